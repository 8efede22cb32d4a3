"""Whom the table waits for, and how the host goes on without them."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.spyfall.moves import PassTurn
from konspira.games.spyfall.phases import (
    Accusing,
    Facing,
    Guessing,
    Judging,
    Looking,
    Meeting,
    Nominating,
    Phase,
    Pointing,
    Questioning,
    Stopped,
)
from konspira.games.spyfall.questions import turn_without
from konspira.games.spyfall.setup import seen, unseen
from konspira.games.spyfall.state import State
from konspira.games.spyfall.straw_poll import not_pointed
from konspira.games.spyfall.time_out import next_in_lap
from konspira.games.spyfall.votes import excuse, not_voted
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NOBODY_WAITS_FOR_THEM, Refusal


def waiting(state: State) -> Seats:
    """Return the seats that everybody waits for, as all can see."""
    match state.phase:
        case Looking() | Meeting() as phase:
            return unseen(state, phase)
        case Questioning(turn=turn):
            return () if turn.due is None else (turn.due,)
        case Accusing() | Judging() as vote:
            return not_voted(state, vote)
        case Pointing() as poll:
            return not_pointed(state, poll)
        case Stopped(accuser=seat) | Guessing(seat=seat) | Nominating(seat=seat):
            return (seat,)
        case Facing():
            return (state.acting_dealer,)
        case _:
            return ()


def passable(state: State, phase: Phase) -> Seats:
    """Return the seats without which the host may go on."""
    match phase:
        case Looking() | Meeting():
            return tuple(seat for seat in state.ring if seat not in phase.seen)
        case Questioning() | Nominating() | Judging(until=None):
            return waiting(state)
        case _:
            return ()


def waits_for_nobody(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    return None if passable(state, phase) else NOBODY_WAITS_FOR_THEM


def whom_to_pass(state: State, phase: Phase, seat: Seat) -> Choices:
    """Return the choices of PassTurn: those whom the table waits for.

    At the first look also who is away.
    """
    seats = passable(state, phase)
    return {"seat": "waiting" if seats == waiting(state) else seats}


def pass_turn(state: State, phase: Phase, act: Act[PassTurn]) -> State:
    """Go on without a seat that is there but does nothing."""
    seat = act.move.seat
    if seat not in passable(state, phase):
        raise IllegalMove(*NOBODY_WAITS_FOR_THEM)
    match phase:
        case Looking() | Meeting():
            return seen(state, phase, seat, act.at)
        case Questioning(turn=turn):
            phase = replace(phase, turn=turn_without(state, turn, seat), undo=None)
            return replace(state, phase=phase)
        case Nominating(lap=lap):
            return next_in_lap(state, lap + 1, act.at)
        case Judging():
            return excuse(state, phase, seat, act.at)
        case _:  # pragma: no cover - there nobody can be passed over
            raise AssertionError(phase)
