"""Random evenings of Mafia, in which time passes as at a table, night after night."""

from random import Random
from typing import Any

from contract.test_every_game import fitting, values
from hypothesis import strategies as st
from promises import PACKS, Play

from konspira.game import CHANCE, CLOCK, HOST, MASTER, ROOM, Contact, Game, Seat, TimeUp
from konspira.games.mafia.moves import Exclude, PutBack, Remove, WrongPhase
from konspira.games.mafia.options import CardSet
from konspira.games.mafia.state.phases import Farewell, Phase, Task, Window
from konspira.games.mafia.state.terms import GANG_SEATS, SMALL
from konspira.options import form
from mafia.table import BOX

BY_HAND = (Exclude, PutBack, Remove, WrongPhase)


@st.composite
def agreements(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Any options of the basic version that go with this number of seats."""
    fields = [field for field in form(BOX, seats, PACKS) if "." not in field.name]
    chosen = draw(st.lists(st.sampled_from(fields), max_size=8, unique=True))
    return fitting(BOX, seats, {field.name: draw(values(field)) for field in chosen})


@st.composite
def decks(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Any options with any set of action cards that goes with this number of seats."""
    able = [name for name in CardSet.__struct_fields__ if name not in too_large(seats)]
    chosen = draw(st.lists(st.sampled_from(able), min_size=1, max_size=6, unique=True))
    options = draw(agreements(seats))
    return fitting(BOX, seats, {**options, "cards": dict.fromkeys(chosen, True)})


def too_large(seats: int) -> list[str]:
    """The cards for which these are too few players (MF-O35, MF-O49)."""
    gang = ["new_gang"] if seats < GANG_SEATS else []
    return [*gang, "turncoat"] if seats <= SMALL else gang


class Evening(Play):
    """Everybody does something now and then: players, ghosts, host, game master, room."""

    def __init__(
        self,
        seats: int,
        seed: int,
        options: dict[str, Any],
        length: int = 5_000,
        box: Game = BOX,
    ) -> None:
        super().__init__(box, seats, seed, options, length)

    def step(self) -> None:
        rng, due = self.rng, self.game.deadline(self.state)
        if CHANCE in self.game.awaited(self.state):
            self.do(CHANCE, self.game.deal(self.state, PACKS, rng))
        elif due is not None and (due <= self.now or rng.random() < 0.12):
            self.now = max(self.now, due)
            self.do(CLOCK, TimeUp())
        elif rng.random() < 0.05:
            seat = Seat(rng.randrange(self.seats))
            self.do(ROOM, Contact(seat, rng.random() < 0.6))
        else:
            self.now = max(self.now, moment(self.state.phase, rng))
            self.somebody_moves()

    def somebody_moves(self) -> None:
        seats = list(map(Seat, range(self.seats)))
        seat = self.rng.choice([*seats, *seats, HOST, MASTER, MASTER])
        if move := self.random_move(seat):
            self.do(seat, move)


def moment(phase: Phase, rng: Random) -> int:
    """When phones send something: at the calls of a night, otherwise at any time."""
    match phase:
        case Task(calls=calls):
            return rng.choice(calls)
        case Farewell(call=call) | Window(call=call):
            return call
        case _:
            return 0


class ByTheRules(Evening):
    """Nobody is taken out or put back by hand."""

    def random_move(self, seat: Seat) -> Any:
        move = super().random_move(seat)
        return None if isinstance(move, BY_HAND) else move
