"""A table of any game for tests: a state at one moment, what is seen, time that passes.

Each game has its own in `<game>/table.py`, which adds known people and cards and the words
of its rules. `room/table.py` is a whole room.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
import pytest

from konspira.game import (
    CLOCK,
    ROOM,
    Act,
    CompanionSeats,
    Contact,
    Game,
    Hand,
    IllegalMove,
    Move,
    Offer,
    Outcome,
    Seat,
    Table,
    TimeUp,
)
from konspira.options import choose
from konspira.packs.shelf import Shelf
from konspira.verdict import Verdict

StateT = TypeVar("StateT")
PhaseT = TypeVar("PhaseT")
TableT = TypeVar("TableT", bound=Table)
HandT = TypeVar("HandT", bound=Hand)

Played = tuple[Seat, Move]


def away(seat: Seat) -> Played:
    """The room tells that this player has had no contact for a while."""
    return ROOM, Contact(seat, False)


def back(seat: Seat) -> Played:
    """The room tells that this player has contact again."""
    return ROOM, Contact(seat, True)


@dataclass(frozen=True)
class GameTable(Generic[StateT, PhaseT, TableT, HandT]):
    """A game at one moment. Playing on gives another one and leaves this as it is."""

    rules: Game
    state: StateT
    now: int = 0

    pace: ClassVar[int] = 0  # milliseconds before each move of `after`
    shelf: ClassVar[Shelf] = Shelf()

    @classmethod
    def set_up(cls, rules: Game, seats: int, /, **chosen: Any) -> Self:
        """Before the deal, with what is chosen, and else the defaults. It is moment 0."""
        return cls(rules, rules.setup(choose(rules, seats, chosen, cls.shelf), seats))

    # Playing on

    def at(self, now: int, seat: Seat, move: Move, opinion: Verdict | None = None) -> Self:
        """After this move, made at this very millisecond."""
        act = Act(now, seat, move, opinion)
        return replace(self, state=self.rules.apply(self.state, act), now=now)

    def after(self, *moves: Played) -> Self:
        """After these moves, each of them `pace` later."""
        game = self
        for seat, move in moves:
            game = game.at(game.now + self.pace, seat, move)
        return game

    def time_up(self) -> Self:
        """After the next deadline has passed."""
        due = self.deadline
        assert due is not None, f"nobody is waiting for the clock in {self.phase}"
        return self.at(max(due, self.now), CLOCK, TimeUp())

    def away(self, *seats: Seat) -> Self:
        """After these have had no contact for a while."""
        return self.after(*map(away, seats))

    def back(self, *seats: Seat) -> Self:
        """After these have contact again."""
        return self.after(*map(back, seats))

    def companions(self, *seats: Seat) -> Self:
        """After the room has told that companions play these seats, and people the rest."""
        return self.after((ROOM, CompanionSeats(seats)))

    def refusal(
        self, seat: Seat, move: Move, at: int | None = None
    ) -> tuple[str, str | None]:
        """The code and the rule with which this move is refused."""
        with pytest.raises(IllegalMove) as refused:
            self.at(self.now + self.pace if at is None else at, seat, move)
        return refused.value.code, refused.value.rule

    # Otherwise

    def changed(self, **fields: Any) -> Self:
        """This moment, with other values in the state."""
        state: Any = self.state
        return replace(self, state=msgspec.structs.replace(state, **fields))

    def imagined(self, seat: Seat | None, rng: Random) -> Self:
        """A twin of this moment, which this seat cannot tell from it."""
        return replace(self, state=self.rules.imagine(self.state, seat, rng))

    def draw(self, seed: int = 0, shelf: Shelf | None = None) -> Any:
        """The move that chance makes now."""
        return self.rules.deal(self.state, shelf or self.shelf, Random(seed))

    # What is seen

    @property
    def phase(self) -> PhaseT:
        state: Any = self.state
        return state.phase

    @property
    def table(self) -> TableT:
        return self.rules.table(self.state)

    def hand(self, seat: Seat) -> HandT:
        return self.rules.hand(self.state, seat)

    def hands(self) -> list[HandT]:
        """Those of all players."""
        state: Any = self.state
        return [self.hand(Seat(seat)) for seat in range(state.seats)]

    def may(self, kind: str) -> list[Seat]:
        """The players to whom this kind of move is open."""
        return [Seat(seat) for seat, hand in enumerate(self.hands()) if kind in hand.may]

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What is open to this seat, with the values of all choices."""
        return self.rules.offers(self.table, self.hand(seat))

    def choices(self, seat: Seat, kind: str, field: str) -> tuple[Any, ...]:
        """The values that a seat is offered for a field of a move; none: no such move."""
        found = (o.choices[field] for o in self.offers(seat) if o.kind == kind)
        return tuple(next(found, ()))

    @property
    def awaited(self) -> frozenset[Seat]:
        return self.rules.awaited(self.state)

    @property
    def deadline(self) -> int | None:
        return self.rules.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)
