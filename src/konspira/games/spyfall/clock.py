"""The stopwatch, and what happens when a time limit passes."""

from msgspec.structs import replace

from konspira.game import CLOCK, ROOM, Act, Contact, IllegalMove, Seat
from konspira.games.spyfall.before import all_have_looked, seen
from konspira.games.spyfall.guess import guessed
from konspira.games.spyfall.moves import Move
from konspira.games.spyfall.options import Asking
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
    Stopped,
    not_voted,
    only,
)
from konspira.games.spyfall.votes import (
    counted,
    excuse,
    next_in_lap,
    no_longer_wait,
    opened,
    put_to_vote,
    resumed,
    time_out,
)
from konspira.refusals import NO_DEADLINE, NO_SUCH_SEAT, NOBODY_WAITS_FOR_THEM, TOO_EARLY


def deadline(state: State) -> int | None:
    match state.phase:
        case (
            Questioning(until=until)
            | Stopped(until=until)
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
        raise IllegalMove(*NO_DEADLINE)
    if at < due:
        raise IllegalMove(*TOO_EARLY)
    match state.phase:
        case Questioning():
            return time_out(state, at)
        case Stopped() as phase:
            return resumed(state, phase, at)
        case Accusing() as vote:
            return opened(state, vote, at)
        case Judging() as vote:
            return no_longer_wait(state, vote, at)
        case Guessing() as phase:
            return guessed(state, phase, None, at)
        case Nominating(lap=lap):
            return next_in_lap(state, lap + 1, at)
        case Facing() as phase:
            return put_to_vote(state, phase, at)
        case _:  # pragma: no cover - the other phases have no time limit
            raise AssertionError(state.phase)


# People come and go. A phone may be dark while its owner sits at the table: what is said
# aloud goes on, a vote waits for its time limit, and only what is typed passes on.


def contact(state: State, act: Act[Move], move: Contact) -> State:
    only(act.seat, ROOM)
    if move.seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    others = tuple(gone for gone in state.missing if gone.seat != move.seat)
    if move.here:
        return go_on_with(replace(state, missing=others), act.at)
    if others != state.missing:
        return state  # away already, and since then
    missing = tuple(sorted((*others, Missing(move.seat, act.at)), key=lambda m: m.seat))
    return go_on_without(replace(state, missing=missing), move.seat, act.at)


def go_on_with(state: State, at: int) -> State:
    """If all were away, a late vote has waited for all; from now on for the present."""
    match state.phase:
        case Judging(until=None) as vote:
            return counted(state, vote, at)
        case _:
            return state


def go_on_without(state: State, seat: Seat, at: int) -> State:
    """What the table does when a seat has lost contact."""
    written = state.terms.asking is Asking.WRITTEN
    match state.phase:
        case Looking():
            return all_have_looked(state)
        case Questioning() | Stopped() | Accusing() as phase if written:
            return replace(
                state, phase=replace(phase, turn=without(state, phase.turn, seat))
            )
        case Judging(until=None) as phase:
            return counted(state, phase, at)
        case _:
            return state


def pass_turn(state: State, seat: Seat, at: int) -> State:
    """The host goes on without a seat that is there but does nothing."""
    match state.phase:
        case Looking() | Meeting() as phase if seat in state.ring:
            if seat not in phase.seen:
                return seen(state, phase, seat)
        case Questioning(turn=turn) as phase if turn.due == seat:
            phase = replace(phase, turn=without(state, turn, seat), undo=None)
            return replace(state, phase=phase)
        case Nominating(seat=nominator, lap=lap) if nominator == seat:
            return next_in_lap(state, lap + 1, at)
        case Judging(until=None) as vote if seat in not_voted(state, vote):
            return excuse(state, vote, seat, at)
    raise IllegalMove(*NOBODY_WAITS_FOR_THEM)
