"""The stopwatch, and what happens when a time limit passes."""

from msgspec.structs import replace

from konspira.game import CLOCK, ROOM, TOO_EARLY, Act, Contact, IllegalMove, Seat
from konspira.games.spyfall.before import all_have_looked, seen
from konspira.games.spyfall.guess import guessed
from konspira.games.spyfall.moves import Move
from konspira.games.spyfall.questions import without
from konspira.games.spyfall.state import (
    Accusing,
    Facing,
    Guessing,
    Judging,
    Looking,
    Meeting,
    Missing,
    Nominating,
    Questioning,
    State,
    only,
)
from konspira.games.spyfall.votes import (
    counted,
    next_in_lap,
    opened,
    put_to_vote,
    time_out,
)


def deadline(state: State) -> int | None:
    match state.phase:
        case (
            Questioning(until=until)
            | Accusing(until=until)
            | Guessing(until=until)
            | Nominating(until=until)
            | Facing(until=until)
            | Judging(until=until)
        ):
            return until
        case _:
            return None


def time_up(state: State, act: Act[Move]) -> State:
    only(act.seat, CLOCK)
    due, at = deadline(state), act.at
    if due is None:
        raise IllegalMove("no-deadline")
    if at < due:
        raise IllegalMove(TOO_EARLY)
    match state.phase:
        case Questioning():
            return time_out(state, at)
        case Accusing() | Judging() as vote:
            return opened(state, vote, at)
        case Guessing() as phase:
            return guessed(state, phase, None, at)
        case Nominating(lap=lap):
            return next_in_lap(state, lap + 1, at)
        case Facing() as phase:
            return put_to_vote(state, phase, at)
        case _:  # pragma: no cover - the other phases have no time limit
            raise AssertionError(state.phase)


# People come and go, and the table does not wait for the absent.


def contact(state: State, act: Act[Move], move: Contact) -> State:
    only(act.seat, ROOM)
    if move.seat >= state.seats:
        raise IllegalMove("no-such-seat")
    others = tuple(gone for gone in state.missing if gone.seat != move.seat)
    if move.here:
        return go_on_with(replace(state, missing=others), act.at)
    if others != state.missing:
        return state  # away already, and since then
    missing = tuple(sorted((*others, Missing(move.seat, act.at)), key=lambda m: m.seat))
    return go_on_without(replace(state, missing=missing), move.seat, act.at)


def go_on_with(state: State, at: int) -> State:
    """If all were away, an open vote has waited for all; from now on for the present."""
    match state.phase:
        case Accusing() | Judging() as vote:
            return counted(state, vote, at)
        case _:
            return state


def go_on_without(state: State, seat: Seat, at: int) -> State:
    """What the table does when it no longer waits for a seat."""
    match state.phase:
        case Looking():
            return all_have_looked(state)
        case Questioning(turn=turn) as phase:
            return replace(state, phase=replace(phase, turn=without(state, turn, seat)))
        case Accusing(turn=turn) as phase:
            phase = replace(phase, turn=without(state, turn, seat))
            return counted(state, phase, at)
        case Judging() as phase:
            return counted(state, phase, at)
        case Nominating(seat=nominator, lap=lap) if nominator == seat:
            return next_in_lap(state, lap + 1, at)
        case _:
            return state


def pass_turn(state: State, seat: Seat, at: int) -> State:
    """The host goes on without a seat that is there but does nothing."""
    match state.phase:
        case Looking() | Meeting() as phase if seat in state.ring:
            if seat not in phase.seen:
                return seen(state, phase, seat)
        case Questioning(turn=turn) if turn.due == seat:
            return go_on_without(state, seat, at)
        case Nominating(seat=nominator) if nominator == seat:
            return go_on_without(state, seat, at)
    raise IllegalMove("nobody-waits-for-them")
