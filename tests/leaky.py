"""A toy game with switches for everything that a game must not do.

`test_every_game.py` turns each switch on and shows that its promises notice.
"""

from random import Random
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import CHANCE, Act, Hush, IllegalMove, Offer, Outcome, Seat, TimeUp
from konspira.packs import Packs
from konspira.verdict import Question

NAME = "coin"


class Deal(game.Move, frozen=True):
    heads: bool


class Call(game.Move, frozen=True):
    heads: bool


Move = Deal | Call | TimeUp


class Options(game.Options, frozen=True, kw_only=True):
    pass


class State(Struct, frozen=True):
    """Seat 0 has seen the coin; seat 1 calls."""

    heads: bool | None = None
    calls: tuple[bool, ...] = ()


class Table(game.Table, frozen=True, tag=NAME):
    calls: tuple[bool, ...]
    hint: str = ""


class Hand(game.Hand, frozen=True, tag=NAME):
    seat: Seat
    heads: bool | None
    may: bool
    padding: str = ""


class Coin:
    """The toy game, with what a module would offer; `fault` names what it does wrong."""

    NAME = NAME
    VERSION = 1
    SEATS = range(3, 4)
    MOVES = Move
    PRESETS: ClassVar[dict[str, Any]] = {}

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.memory = 0

    def defaults(self, seats: int) -> Options:
        return Options()

    def setup(
        self,
        options: Options,
        seats: int,
        previous: State | None = None,
        sat: tuple[Seat | None, ...] = (),
    ) -> State:
        return State()

    def deal(self, state: State, packs: Packs, rng: Random) -> Move:
        return Deal(rng.random() < 0.5)

    def awaited(self, state: State) -> frozenset[Seat]:
        if state.heads is None:
            return frozenset({CHANCE})
        return frozenset({Seat(1)}) if len(state.calls) < 3 else frozenset()

    def deadline(self, state: State) -> int | None:
        return None

    def apply(self, state: State, act: Act[Move]) -> State:
        match act.move:
            case Deal(heads) if act.seat == CHANCE and state.heads is None:
                return replace(state, heads=heads)
            case Call(heads) if act.seat in self.awaited(state):
                return self.call(state, heads)
            case _ if self.fault == "telling refusal" and state.heads:
                raise IllegalMove("not-now-heads")
            case _:
                raise IllegalMove("not-now")

    def call(self, state: State, heads: bool) -> State:
        if self.fault == "endless":
            return state
        if self.fault == "remembers":
            self.memory += 1
            heads = self.memory % 2 == 0
        return replace(state, calls=(*state.calls, heads))

    def table(self, state: State) -> Table:
        tells = self.fault == "open table" and state.calls
        return Table(state.calls, str(state.heads) if tells else "")

    def hand(self, state: State, seat: Seat) -> Hand:
        seen = state.heads if seat == 0 or self.fault == "wrong hand" else None
        padding = "x" * bool(state.heads) if self.fault == "telling size" else ""
        return Hand(seat, seen, seat in self.awaited(state), padding)

    def outcome(self, state: State) -> Outcome | None:
        return None if self.awaited(state) else Outcome((), (0, 0, 0), "called")

    def hush(self, state: State) -> Hush | None:
        return None

    def question(self, state: State, move: Move) -> Question | None:
        told = ("heads",) if state.heads and self.fault == "telling question" else ()
        return Question("call", None, told, "en")

    def offers(self, table: Table, hand: Hand) -> tuple[Offer, ...]:
        false_hope = self.fault == "false offer" and hand.seat == 2
        return (Offer(Call, {"heads": (True, False)}),) if hand.may or false_hope else ()

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        if seat == 0 or state.heads is None:
            return state
        return replace(state, heads=rng.random() < 0.5)

    def random_move(self, table: Table, hand: Hand, rng: Random) -> Move | None:
        return Call(rng.random() < 0.5) if hand.may else None
