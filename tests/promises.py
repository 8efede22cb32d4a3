"""What every game promises. Each function raises AssertionError when a promise is broken.

They stand apart from the tests that call them, so that a game written elsewhere can be
held against them, and so that the tests can show that they notice a broken promise.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum
from functools import reduce
from random import Random
from typing import Any

import msgspec

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    ROOM,
    TOO_EARLY,
    Act,
    CompanionSeats,
    Contact,
    Game,
    HostSeat,
    Hush,
    IllegalMove,
    MasterPlace,
    Move,
    NewSeat,
    Offer,
    Seat,
    TimeUp,
)
from konspira.law import combinations
from konspira.options import choose
from konspira.packs.shelf import Shelf

PACKS = Shelf()
encode = msgspec.json.encode


class Play:
    """A random game, of which every state is kept."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, Any], length: int
    ) -> None:
        self.game, self.seats, self.rng = game, seats, Random(seed)
        self.options = choose(game, seats, options, PACKS)
        self.log: list[Act[Any]] = []
        self.states = [game.setup(self.options, seats)]
        self.now = 0
        while self.goes_on() and len(self.log) < length:
            self.step()

    @property
    def state(self) -> Any:
        return self.states[-1]

    def goes_on(self) -> bool:
        return bool(self.game.awaited(self.state))

    def step(self) -> None:
        """Somebody moves: mostly who is awaited, now and then anybody, clock or room."""
        self.now += self.rng.choice([0, 700, 2_000, 9_000])
        due = self.game.deadline(self.state)
        if due is not None and self.rng.random() < 0.05:
            self.now = max(self.now, due)
        if due is not None and due <= self.now:
            self.do(CLOCK, TimeUp())
            return
        awaited = sorted(self.game.awaited(self.state))
        restless = 0.3 if awaited == [HOST] else 0.08  # between rounds people get up
        if self.rng.random() < restless and (told := self.told_by_the_room()):
            self.do(ROOM, told)
            return
        anybody = self.rng.random() < 0.15 and CHANCE not in awaited
        seat = self.rng.choice(everybody(self.game, self.state) if anybody else awaited)
        if seat == CHANCE:
            self.do(seat, self.game.deal(self.state, PACKS, self.rng))
        elif move := self.random_move(seat):
            self.do(seat, move)

    def told_by_the_room(self) -> Move | None:
        """Somebody comes, goes, sits down, leads or is host, if the game wants to know."""
        state, phase = self.state, self.state.phase
        rows = self.game.law.rows[type(phase)]
        known = (Contact, CompanionSeats, NewSeat, HostSeat, MasterPlace)
        kinds = [kind for kind in known if kind in rows]
        told = [kind for kind in kinds if rows[kind].bar(state, phase, ROOM) is None]
        if not told:
            return None
        kind, seat = self.rng.choice(told), Seat(self.rng.randrange(state.seats))
        if kind is NewSeat:
            return NewSeat(self.rng.random() < 0.5, self.rng.random() < 0.2)
        if kind is HostSeat:
            return HostSeat(self.rng.choice([seat, None]))
        if kind is MasterPlace:
            return MasterPlace(self.rng.random() < 0.5)
        if kind is CompanionSeats:
            share = self.rng.choice([0, 0.3, 0.7, 1])
            seats = [s for s in range(state.seats) if self.rng.random() < share]
            return CompanionSeats(tuple(map(Seat, seats)))
        return Contact(seat, self.rng.random() < 0.5)

    def random_move(self, seat: Seat) -> Any:
        view = self.game.table(self.state), self.game.hand(self.state, seat)
        return self.game.random_move(*view, self.rng)

    def do(self, seat: Seat, move: Any) -> None:
        act = Act(self.now, seat, move)
        try:
            self.states.append(self.game.apply(self.state, act))
        except IllegalMove as refusal:
            if isinstance(move, NewSeat):
                return  # a game need not take everybody, nor always
            assert refusal.code == TOO_EARLY, f"{act} was offered, then refused: {refusal}"
            self.now += 1_000  # the same may be tried again in a moment
        else:
            self.log.append(act)


def nested(flat: Mapping[str, Any]) -> dict[str, Any]:
    """Options by the names of a form, those of a group in a dict of their own."""
    options: dict[str, Any] = {}
    for name, value in flat.items():
        *groups, last = name.split(".")
        place = options
        for group in groups:
            place = place.setdefault(group, {})
        place[last] = value
    return options


def everybody(game: Game, state: Any) -> list[Seat]:
    """The places of HOST and, if there is one, MASTER, and every seat of this state:
    newcomers may have sat down."""
    places = [MASTER, HOST] if game.has_master else [HOST]
    return [*places, *map(Seat, range(state.seats))]


def replay_equals_state(play: Play) -> None:
    start = play.game.setup(play.options, play.seats)
    assert reduce(play.game.apply, play.log, start) == play.state


def log_round_trips(play: Play) -> None:
    kind = list[Act[play.game.moves]]  # type: ignore[name-defined]
    assert msgspec.json.decode(encode(play.log), type=kind) == play.log


def ends(play: Play) -> None:
    assert play.game.outcome(play.state) is not None, f"no end after {len(play.log)} moves"


def gist_is_enough(play: Play) -> None:
    """What is asked about the gist of a state is what the state itself would answer."""
    game = play.game
    for state in play.states:
        gist = game.gist(state)
        for seat in everybody(game, state):
            assert game.hand(gist, seat) == game.hand(state, seat), f"hand of {seat}"
        for ask in (game.awaited, game.deadline, game.outcome, game.hush, game.silent):
            assert ask(gist) == ask(state), f"{ask.__name__} needs more than the gist"


def views_hide_what_they_must(play: Play) -> None:
    """Table and hand of an imagined twin are equal, byte by byte."""
    game, rng = play.game, Random(len(play.log))
    for state in play.states:
        onlooker = game.imagine(state, None, rng)
        assert encode(game.table(state)) == encode(game.table(onlooker)), "table tells"
        for seat in everybody(game, state):
            twin = game.imagine(state, seat, rng)
            assert encode(game.table(state)) == encode(game.table(twin)), "table tells"
            assert encode(game.hand(state, seat)) == encode(game.hand(twin, seat)), (
                f"hand of {seat} tells"
            )


def hands_are_alike(play: Play) -> None:
    """In a hush, seats to which the same moves are open have hands of one length, which
    fits into their messages; and the length of these stays what it is."""
    game, before = play.game, None
    for state in play.states:
        hush = game.hush(state)
        if hush is not None:
            assert before is None or before.size == hush.size, "another length in a hush"
            check_lengths(game, state, hush)
        before = hush


def check_lengths(game: Game, state: Any, hush: Hush) -> None:
    lengths: dict[Any, set[int]] = {}
    for seat in everybody(game, state):
        hand, room = game.hand(state, seat), hush.length((seat,))
        length = len(encode(hand))
        assert length <= room, f"hand of {seat} does not fit"
        if seat >= 0:
            lengths.setdefault((room, hand.may), set()).add(length)
    for (_, may), found in lengths.items():
        assert len(found) == 1, f"hands with {may} have lengths {sorted(found)}"


def hush_lies_open(play: Play) -> None:
    """Whether a game is hushed, how, who may lead it, and who has to keep a straight face
    by which rule, follows from what lies open."""
    game, rng = play.game, Random(len(play.log))
    for state in play.states:
        for seat in (None, *everybody(game, state)):
            twin = game.imagine(state, seat, rng)
            assert game.hush(state) == game.hush(twin), "the hush tells"
            assert game.silent(state) == game.silent(twin), "who may not react tells"
            for other in (None, *map(Seat, range(state.seats))):
                assert game.may_lead(state, other) == game.may_lead(twin, other), (
                    f"whether {other} may lead tells"
                )


def nothing_is_hidden_from_the_master(play: Play) -> None:
    game, rng = play.game, Random(len(play.log))
    for state in play.states if game.has_master else ():
        assert game.imagine(state, MASTER, rng) == state


def questions_tell_nothing(play: Play) -> None:
    """The referee is asked the same about a move, whatever the secrets are."""
    game, rng = play.game, Random(len(play.log))
    tried = list(attempts(play))
    for state, _, twin in some_twins(play, rng):
        for move in tried:
            asked = game.question(state, move)
            assert asked == game.question(twin, move), f"question about {move} tells"


def refusals_tell_nothing(play: Play) -> None:
    """Whatever anybody tries, in the twin it is refused with the same words."""
    game, rng = play.game, Random(len(play.log))
    tried = list(attempts(play))
    for state, seat, twin in some_twins(play, rng):
        for move in rng.sample(tried, min(40, len(tried))):
            act = Act(play.now, seat, move)
            assert refusal(game, state, act) == refusal(game, twin, act), act


def some_twins(play: Play, rng: Random) -> Iterator[tuple[Any, Seat, Any]]:
    """About eight states of the game, each with a twin that a seat cannot tell from it."""
    for state in play.states[:: max(1, len(play.states) // 8)]:
        for seat in everybody(play.game, state):
            yield state, seat, play.game.imagine(state, seat, rng)


def refused_moves_change_nothing(play: Play) -> None:
    game = play.game
    tried = list(attempts(play))
    for seat in everybody(game, play.state):
        for move in tried:
            before = encode(whole(play.state))
            refusal(game, play.state, Act(play.now, seat, move))
            assert encode(whole(play.state)) == before


def offers_are_kept(play: Play) -> None:
    """What is offered is accepted, and what is accepted was offered."""
    game = play.game
    tried = list(attempts(play))
    far = play.now + 30_000  # past every moment of "not yet"
    due = game.deadline(play.state)
    if due is not None and due <= far:
        far = max(due - 1, play.now)
    for seat in everybody(game, play.state):
        offers = game.offers(game.table(play.state), game.hand(play.state, seat))
        for offer in offers:
            assert next(combinations(offer), None) is not None, f"{offer} leaves no choice"
        for move in (m for o in offers for m in game.moves_of(o, **word(game, o))):
            why = refusal(game, play.state, Act(far, seat, move))
            assert why in (None, (TOO_EARLY, why and why[1])), f"{seat} {move}: {why}"
        for move in tried:
            accepted = refusal(game, play.state, Act(far, seat, move)) is None
            asked = any(holds(offer, move) for offer in offers)
            assert not accepted or asked, f"{seat} may {move} unasked"


def holds(offer: Offer, move: Any) -> bool:
    """Whether a move is one of this offer's, whatever stands in its free fields."""
    if offer.kind != type(move).__name__:
        return False
    listed = all(getattr(move, name) in values for name, values in offer.choices.items())
    return listed and len({getattr(move, f) for f in offer.differ}) == len(offer.differ)


def moves_lead_where_the_law_says(play: Play) -> None:
    """A move leads to one of the phases in its row, or stays in its phase."""
    for before, act, after in zip(play.states, play.log, play.states[1:], strict=False):
        row = play.game.law.rows[type(before.phase)][type(act.move)]
        there = type(after.phase)
        assert there in (type(before.phase), *row.to), f"{act} led to {there.__name__}"


def word(game: Game, offer: Offer) -> dict[str, str]:
    return dict.fromkeys(game.free(offer), "zeppelin")


def attempts(play: Play) -> Iterator[Any]:
    """Moves that the game has seen or offers anywhere: somebody may try them here."""
    game, rng = play.game, Random(len(play.log))
    yield from {type(act.move): act.move for act in play.log}.values()
    tried = set()
    for state in play.states[:: max(1, len(play.states) // 6)]:
        for seat in everybody(game, state):
            for offer in game.offers(game.table(state), game.hand(state, seat)):
                fields, free = list(combinations(offer)), word(game, offer)
                some = (fields[0], fields[-1], rng.choice(fields)) if fields else ()
                tried |= {game.move(offer.kind, {**each, **free}) for each in some}
    tried |= {other for move in tried for other in slips(game, move)}
    yield from sorted(tried, key=repr)


def slips(game: Game, move: Any) -> Iterator[Any]:
    """The same move with one field changed, as long as it is still a move."""
    fields = msgspec.structs.asdict(move)
    for name, value in fields.items():
        others: Any = ()
        match value:
            case bool():
                others = (not value,)
            case int():
                others = (value - 1, value + 1)
            case Enum():
                others = type(value)
        for other in others:
            with suppress(msgspec.ValidationError):
                yield game.move(type(move).__name__, {**fields, name: other})


def refusal(game: Game, state: Any, act: Act[Any]) -> tuple[str, str | None] | None:
    try:
        game.apply(state, act)
    except IllegalMove as error:
        return error.code, error.rule
    return None


def whole(state: Any) -> Any:
    return msgspec.structs.asdict(state)


PROMISES = [
    replay_equals_state,
    log_round_trips,
    moves_lead_where_the_law_says,
    gist_is_enough,
    views_hide_what_they_must,
    nothing_is_hidden_from_the_master,
    hands_are_alike,
    hush_lies_open,
    questions_tell_nothing,
    refusals_tell_nothing,
    refused_moves_change_nothing,
    offers_are_kept,
]
