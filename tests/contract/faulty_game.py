"""A toy game with switches for everything that a game must not do.

`test_every_game.py` turns each switch on and shows that its promises notice.
"""

from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import CHANCE, MASTER, Act, Game, Hush, Offer, Outcome, Seat
from konspira.law import NOTHING, Law, Row, only
from konspira.packs import Packs
from konspira.refusals import NOT_NOW, Refusal
from konspira.verdict import Question

NAME = "coin"
LENGTH = 250  # bytes of a hand while the coin is called
encode = msgspec.json.encode


class Deal(game.Move, frozen=True):
    heads: bool


class Call(game.Move, frozen=True):
    heads: bool


class Options(game.Options, frozen=True, kw_only=True):
    pass


class Dealing(Struct, frozen=True, tag=True):
    pass


class Calling(Struct, frozen=True, tag=True):
    pass


class Over(Struct, frozen=True, tag=True):
    pass


class State(Struct, frozen=True):
    """Seat 0 has seen the coin; seat 1 calls three times."""

    phase: Dealing | Calling | Over = Dealing()
    heads: bool | None = None
    calls: tuple[bool, ...] = ()
    seats: int = 3


class Table(game.Table, frozen=True, tag=NAME):
    calls: tuple[bool, ...]
    sides: tuple[bool, ...] = (True, False)
    hint: str = ""


class Hand(game.Hand, frozen=True, tag=NAME):
    heads: bool | None
    padding: str = ""


class Coin:
    """The functions of the toy game; `fault` names what they do wrong."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.memory = 0
        narrow = fault == "narrow offer"
        choices = {"heads": (True,)} if narrow else {"heads": "sides"}
        leads = () if fault == "strays" else (Over,)
        self.law = Law(
            {
                Dealing: {Deal: Row(only(CHANCE), NOTHING, self.take, to=(Calling,))},
                Calling: {Call: Row(self.not_calling, choices, self.call, to=leads)},
                Over: {},
            }
        )

    def setup(self, options: Options, seats: int, *before: Any, **sat: Any) -> State:
        return State()

    def deal(self, state: State, packs: Packs, rng: Random) -> Deal:
        return Deal(rng.random() < 0.5)

    def take(self, state: State, phase: Dealing, act: Act[Deal]) -> State:
        return replace(state, phase=Calling(), heads=act.move.heads)

    def not_calling(self, state: State, phase: Calling, seat: Seat) -> Refusal | None:
        if seat == 1:
            return None
        tells = self.fault == "telling refusal" and state.heads and seat >= 0
        return Refusal("not-now-heads") if tells else NOT_NOW

    def call(self, state: State, phase: Calling, act: Act[Call]) -> State:
        heads = act.move.heads
        if self.fault == "endless":
            return state
        if self.fault == "remembers":
            self.memory += 1
            heads = self.memory % 2 == 0
        calls = (*state.calls, heads)
        return replace(state, calls=calls, phase=Over() if len(calls) == 3 else phase)

    def awaited(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case Dealing():
                return frozenset({CHANCE})
            case Calling():
                return frozenset({Seat(1)})
            case Over():
                return frozenset()

    def table(self, state: State) -> Table:
        tells = self.fault == "open table" and state.calls
        return Table(state.calls, hint=str(state.heads) if tells else "")

    def hand(self, state: State, seat: Seat) -> Hand:
        seen = state.heads if seat in (0, MASTER) or self.fault == "wrong hand" else None
        dark = self.hush(state) is not None
        offers = self.law.offers(state, seat)
        if self.fault == "false offer" and seat == 2 and isinstance(state.phase, Calling):
            offers = (Offer("Call", {"heads": "sides"}),)
        if self.fault == "empty offer" and offers:
            offers = (*offers, Offer("Call", {"heads": ()}))
        hand = Hand(seen, seat=seat, offers=offers)
        if not dark or self.fault == "uneven hands":
            return hand
        missing = LENGTH - len(encode(hand))
        missing += bool(state.heads) if self.fault == "telling size" else 0
        return replace(hand, padding="." * missing)

    def hush(self, state: State) -> Hush | None:
        if not isinstance(state.phase, Calling):
            return None
        size = LENGTH - 1 if self.fault == "hands too long" else LENGTH + 100
        size += bool(state.heads) if self.fault == "telling hush" else 0
        size += len(state.calls) if self.fault == "growing hush" else 0
        return Hush(1_000, size)

    def silent(self, state: State) -> dict[Seat, str]:
        tells = self.fault == "telling silence" and state.heads
        return {Seat(0): "T-1"} if tells else {}

    def may_lead(self, state: State, seat: Seat | None) -> bool:
        if self.fault == "telling leader" and seat == 2:
            return bool(state.heads)
        return seat is None

    def gist(self, state: State) -> State:
        return replace(state, heads=None) if self.fault == "thin gist" else state

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((), (0, 0, 0), "called") if len(state.calls) == 3 else None

    def question(self, state: State, move: game.Move) -> Question | None:
        told = ("heads",) if state.heads and self.fault == "telling question" else ()
        return Question("call", None, told, "en")

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        knows = seat == 0 or (seat == MASTER and self.fault != "blind master")
        if knows or state.heads is None:
            return state
        return replace(state, heads=rng.random() < 0.5)


def coin(fault: str = "") -> Game:
    """The toy game, with this fault."""
    toy = Coin(fault)
    return Game(
        name=NAME,
        version=1,
        seats=range(3, 4),
        options=Options,
        table_type=Table,
        hand_type=Hand,
        law=toy.law,
        setup=toy.setup,
        deal=toy.deal,
        awaited=toy.awaited,
        table=toy.table,
        hand=toy.hand,
        gist=toy.gist,
        outcome=toy.outcome,
        imagine=toy.imagine,
        question=toy.question,
        hush=toy.hush,
        silent=toy.silent,
        may_lead=toy.may_lead,
    )
