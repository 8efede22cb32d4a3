"""Whole games of Spyfall among companions, on a clock of their own, and what they cost."""

from collections.abc import Iterator
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from konspira.companions import Mind, knowledge, think
from konspira.companions.due import due
from konspira.game import (
    CHANCE,
    CLOCK,
    ROOM,
    Act,
    CompanionSeats,
    Game,
    Move,
    Options,
    Seat,
    TimeUp,
)
from konspira.games.spyfall.phases import Over
from konspira.games.spyfall.record import Named, Round, Side
from konspira.kit import asked_in
from konspira.kit import due as time_limit
from konspira.packs.shelf import Shelf

SHELF = Shelf()


class Way(NamedTuple):
    """Who would do what, and when."""

    at: int
    seat: Seat
    move: Move


class Tally(Struct):
    """What came of the rounds that were played."""

    rounds: int = 0
    spies_won: int = 0
    accusations: int = 0  # votes in mid-round
    accusations_right: int = 0
    convictions: int = 0
    convictions_right: int = 0
    guesses: int = 0
    guesses_right: int = 0
    unexposed: int = 0  # rounds in which time ran out, and nobody was convicted
    questions: int = 0
    minutes: float = 0
    seconds: list[float] = field(default_factory=list)  # of each thought

    def note(self, played: Round) -> None:
        spies, place = played.cards.spies, played.cards.place
        self.rounds += 1
        self.spies_won += played.won is Side.SPIES
        self.questions += sum(played.questions)
        for trial in played.trials:
            right = trial.suspect in spies
            self.accusations += trial.mid_round
            self.accusations_right += trial.mid_round and right
            self.convictions += trial.passed
            self.convictions_right += trial.passed and right
        if isinstance(played.ending, Named):
            self.guesses += len(played.ending.guesses)
            self.guesses_right += sum(g.place == place for g in played.ending.guesses)


class Evening:
    """A game in whose seats only companions sit."""

    def __init__(self, game: Game, seats: int, seed: int, options: Options) -> None:
        self.game, self.rng = game, Random(seed)
        self.state: Any = game.setup(options, seats)
        known = knowledge(game, options, SHELF)
        self.minds = [Mind(self.rng.getrandbits(53), knowledge=known) for _ in range(seats)]
        self.now = 0
        self.seen: Any = None  # the table, and since when it lies like this
        self.since = 0
        self.asked: Any = None  # what its phase asks, and since when
        self.asked_at = 0
        self.moved: dict[Seat, int] = {}

    def play(self, tally: Tally) -> None:
        seats = tuple(Seat(seat) for seat in range(len(self.minds)))
        self.do(ROOM, CompanionSeats(seats))
        while not isinstance(self.state.phase, Over):
            self.step(tally)
        for played in self.state.history:
            tally.note(played)
        tally.minutes += self.now / 60_000

    def step(self, tally: Tally) -> None:
        if CHANCE in self.game.awaited(self.state):
            self.do(CHANCE, self.game.deal(self.state, SHELF, self.rng))
            return
        table = self.game.table(self.state)
        if table != self.seen:
            self.seen, self.since = table, self.now
        if (asked := asked_in(table.phase)) != self.asked:
            self.asked, self.asked_at = asked, self.now
        way = min(self.ways(table, tally), key=lambda way: way[:2])
        self.now = max(self.now, way.at)
        self.do(way.seat, way.move)

    def ways(self, table: Any, tally: Tally) -> Iterator[Way]:
        limit = self.game.deadline(self.state)
        if limit is not None:
            yield Way(limit, CLOCK, TimeUp())
        for number, mind in enumerate(self.minds):
            seat = Seat(number)
            hand = self.game.hand(self.state, seat)
            began = thread_time()
            found = think(self.game, table, hand, mind)
            tally.seconds.append(thread_time() - began)
            if found.move is not None:
                own = self.moved.get(seat, 0)
                at = due(
                    found.after_ms, self.since, self.asked_at, own, time_limit(table.phase)
                )
                yield Way(at, seat, found.move)

    def do(self, seat: Seat, move: Move) -> None:
        self.state = self.game.apply(self.state, Act(self.now, seat, move))
        if seat >= 0:
            self.moved[seat] = self.now
            mind = self.minds[seat]
            self.minds[seat] = replace(mind, moves=mind.moves + 1)
