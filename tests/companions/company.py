"""Games of companions, and what every companion promises.

Each promise raises AssertionError when it is broken. They take the function that thinks as
an argument, so that the tests can show that they notice a companion that cheats.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
from bots import QUITTING
from game_length import most_acts
from msgspec.structs import replace
from promises import PACKS, Play, holds, refusal
from soak import any_options

from konspira.companions import Mind, Temper, Thought, knowledge, think
from konspira.companions.due import due
from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    ROOM,
    TOO_EARLY,
    Act,
    CompanionSeats,
    Game,
    Seat,
    TimeUp,
)
from konspira.kit import asked_in
from konspira.kit import due as time_limit

Think = Callable[[Game, Any, Any, Mind], Thought]
PERSON_MS = 5_000  # how long the host, or who leads the game, takes to move
PATIENCE_MS = 60_000  # a touch that comes too early is one of the next minute
encode = msgspec.json.encode


class View(NamedTuple):
    """What a companion sees at a moment of a game, and the state that it must not see."""

    state: Any
    table: Any
    hand: Any
    mind: Mind

    def of(self, game: Game, state: Any) -> "View":
        """Return what the same companion sees in another state."""
        hand = game.hand(state, self.hand.seat)
        return View(state, game.table(state), hand, self.mind)


def any_minds(game: Game, options: Any, seats: int, rng: Random) -> list[Mind]:
    """Return companions for all seats, who take some of the others for people."""
    known = knowledge(game, options, PACKS)
    people = {Seat(seat) for seat in range(seats) if rng.random() < 0.3}
    return [
        Mind(
            rng.getrandbits(53),
            rng.choice([*Temper]),
            rng.choice([known, None]),
            tuple(sorted(people - {seat})),
        )
        for seat in range(seats)
    ]


def views(play: Play, most: int = 25) -> Iterator[View]:
    """Yield what companions in all seats see at some moments of a random game."""
    game, rng = play.game, Random(len(play.log))
    for state in play.states[:: max(1, len(play.states) // most)]:
        table, told = game.table(state), state.presence.companions
        seats = tuple(map(Seat, range(state.seats)))
        for seat, mind in enumerate(any_minds(game, play.options, state.seats, rng)):
            if told:  # as everybody sees by the badges
                people = tuple(s for s in seats if s not in {*told, seat})
                mind = replace(mind, people=people)
            yield View(state, table, game.hand(state, Seat(seat)), mind)


def thought(play: Play, view: View, think: Think) -> Thought:
    return think(play.game, view.table, view.hand, view.mind)


def thinks_by_its_views_alone(play: Play, think: Think = think) -> None:
    """The thoughts of a twin, in which all that a seat cannot know differs, are equal."""
    rng = Random(len(play.log))
    for view in views(play):
        twin = view.of(play.game, play.game.imagine(view.state, view.hand.seat, rng))
        true = encode(thought(play, view.of(play.game, view.state), think))
        other = view.of(play.game, twin.state)
        assert encode(thought(play, other, think)) == true, f"{view.hand.seat} knows more"


def pauses_tell_nothing(play: Play, think: Think = think) -> None:
    """How long a companion takes, and what it says, is the same, whatever it holds."""
    rng = Random(len(play.log))
    for view in views(play):
        twin = view.of(play.game, play.game.imagine(view.state, None, rng))
        one, other = thought(play, view, think), thought(play, twin, think)
        seat = view.hand.seat
        assert one.after_ms == other.after_ms, f"the pause of {seat} tells"
        said = one.bubble, one.bubble_ms
        assert said == (other.bubble, other.bubble_ms), f"what {seat} says tells"


def does_what_is_offered(play: Play, think: Think = think) -> None:
    """A move of a companion is one of those that its hand lists, and is accepted."""
    game = play.game
    for view in views(play):
        move = thought(play, view, think).move
        if move is None:
            continue
        offers = game.offers(view.table, view.hand)
        assert any(holds(offer, move) for offer in offers), f"{move} was not offered"
        limit = game.deadline(view.state)
        far = play.now + PATIENCE_MS
        at = far if limit is None else min(far, limit - 1)
        why = refusal(game, view.state, Act(at, view.hand.seat, move))
        assert why is None or why[0] == TOO_EARLY, f"{move}: {why}"


PROMISES = [thinks_by_its_views_alone, pauses_tell_nothing, does_what_is_offered]


class Company(Play):
    """A game in whose seats only companions sit. A person hosts it, and may lead it."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, Any], length: int
    ) -> None:
        self.minds: list[Mind] = []
        self.seen: Any = None  # the table, and since when it lies like this
        self.since = 0
        self.asked: Any = None  # what its phase asks, and since when
        self.asked_at = 0
        self.moved: dict[Seat, int] = {}  # when each companion has moved last
        self.early = 0  # moves that came too early
        super().__init__(game, seats, seed, options, length)

    def step(self) -> None:
        game, state = self.game, self.state
        if not self.log:
            everybody = tuple(map(Seat, range(self.seats)))
            self.do(ROOM, CompanionSeats(everybody))
            return
        if CHANCE in game.awaited(state):
            self.do(CHANCE, game.deal(state, PACKS, self.rng))
            return
        if (table := game.table(state)) != self.seen:
            self.seen, self.since = table, self.now
        if (asked := asked_in(table.phase)) != self.asked:
            self.asked, self.asked_at = asked, self.now
        self.minds = self.minds or self.strangers()
        ways = sorted(self.ways_on(table), key=lambda way: way[:2])
        assert ways, f"nobody moves in {state.phase}, for ever"
        at, seat, move = ways[0]
        self.now = max(self.now, at)
        self.do(seat, move)

    def ways_on(self, table: Any) -> Iterator[tuple[int, Seat, Any]]:
        """Yield who would do what next, and when: companions, people, or time."""
        limit = self.game.deadline(self.state)
        if limit is not None:
            yield limit, CLOCK, TimeUp()
        for seat, mind in enumerate(self.minds):
            hand = self.game.hand(self.state, Seat(seat))
            if not hand.offers:
                continue
            found = think(self.game, table, hand, mind)
            if found.move is not None:
                yield self.due(Seat(seat), found), Seat(seat), found.move
        for place in self.game.awaited(self.state) & {HOST, MASTER}:
            if move := self.person_move(place):
                yield self.since + PERSON_MS, place, move

    def due(self, seat: Seat, found: Thought) -> int:
        own, limit = self.moved.get(seat, 0), time_limit(self.seen.phase)
        return due(found.after_ms, self.since, self.asked_at, own, limit)

    def strangers(self) -> list[Mind]:
        """Return minds that know the game, and nobody of whom is a person."""
        known = knowledge(self.game, self.options, PACKS)
        return [Mind(self.rng.getrandbits(53), knowledge=known) for _ in range(self.seats)]

    def person_move(self, place: Seat) -> Any:
        hand = self.game.hand(self.state, place)
        kept = tuple(offer for offer in hand.offers if offer.kind not in QUITTING)
        table = self.game.table(self.state)
        return self.game.random_move(table, replace(hand, offers=kept), self.rng)

    def do(self, seat: Seat, move: Any) -> None:
        length = len(self.log)
        super().do(seat, move)
        self.early += len(self.log) == length
        if seat >= 0 and len(self.log) > length:
            self.moved[seat] = self.now
            mind = self.minds[seat]
            self.minds[seat] = replace(mind, moves=mind.moves + 1)


def any_play(game: Game, seed: int, length: int) -> Play:
    rng = Random(seed)
    seats = rng.choice(game.seats)
    return Play(game, seats, seed, any_options(game, seats, rng), length)


USUAL_SEATS = 7
CROWDED = 25  # every so many-eth table may be of any size, which costs ten times as much


def any_company(game: Game, seed: int) -> Company:
    """Return a whole game of companions, with any options that go together."""
    rng = Random(seed)
    usual = [n for n in game.seats if n <= USUAL_SEATS] or game.seats
    seats = rng.choice(usual if seed % CROWDED else game.seats)
    options = any_options(game, seats, rng)
    return Company(game, seats, seed, options, most_acts(game, seats, options))
