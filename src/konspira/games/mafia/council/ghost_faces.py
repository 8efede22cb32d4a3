"""Small faces that the eliminated show each other by day: nobody who lives gets any."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.moves import Feel
from konspira.games.mafia.state import State, is_not_out
from konspira.games.mafia.state.phases import InCouncil
from konspira.games.mafia.state.record import Feeling, Felt
from konspira.law import Choices
from konspira.refusals import TOO_EARLY, Refusal

PAUSE = 1_500  # milliseconds between two of the same seat
NEWEST = 8  # so many are in a hand
MOST = 200  # in a council: all of them stay in the log


def feels_nothing(state: State, phase: InCouncil, seat: Seat) -> Refusal | None:
    barred = is_not_out(state, phase, seat)
    if barred is None and state.said.felt >= MOST:
        return no.ENOUGH_LINES
    return barred


def feelings(state: State, phase: InCouncil, seat: Seat) -> Choices:
    return {"feeling": tuple(Feeling)}


def feel(state: State, phase: InCouncil, act: Act[Feel]) -> State:
    """Show the others who are out a small face (MF-O80)."""
    just_now = [f.seat for f in state.felt if f.at > act.at - PAUSE]
    if act.seat in just_now:
        raise IllegalMove(*TOO_EARLY)
    felt = (*state.felt, Felt(act.seat, act.move.feeling, act.at))[-NEWEST:]
    return replace(state, felt=felt, said=replace(state.said, felt=state.said.felt + 1))
