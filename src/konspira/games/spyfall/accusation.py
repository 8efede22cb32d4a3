"""Accusations: somebody stops the clock, and names a suspect or nobody."""

from msgspec.structs import replace

from konspira.game import HOST, Act, Seat, TimeUp
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import Accuse, StopClock, Withdraw
from konspira.games.spyfall.phases import Accusing, Questioning, Stopped, resumed
from konspira.games.spyfall.state import State
from konspira.games.spyfall.suspects import check_suspect
from konspira.games.spyfall.votes import counted, vote_until
from konspira.kit import Collect, Seats
from konspira.refusals import NOT_NOW, NOT_YOUR_TURN, Refusal

STOP_MS = 20_000  # how long an accuser may look for the name


def accused_already(state: State) -> Seats:
    """Return who has used their accusation of this round (SF2-68, SW-48)."""
    callers = [trial.accuser for trial in state.trials if trial.mid_round]
    if isinstance(state.phase, Accusing):
        callers.append(state.phase.accuser)
    return tuple(sorted(seat for seat in callers if seat is not None))


def has_accused(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    if seat not in state.ring:
        return NOT_YOUR_TURN
    if state.trials and seat in accused_already(state):
        return no.ACCUSED_ALREADY
    return None


def stops_no_clock(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    """Return why this seat cannot stop the clock: it may withdraw once in a round."""
    if bar := has_accused(state, phase, seat):
        return bar
    return no.CLOCK_STOPPED_ALREADY if seat in state.withdrawn else None


def has_not_stopped(state: State, phase: Stopped, seat: Seat) -> Refusal | None:
    return None if seat == phase.accuser else NOT_NOW


def does_not_withdraw(state: State, phase: Stopped, seat: Seat) -> Refusal | None:
    return None if seat in (phase.accuser, HOST) else NOT_YOUR_TURN


def stop_clock(state: State, phase: Questioning, act: Act[StopClock]) -> State:
    """Stop the clock before anybody is named (SF2-68, SW-48)."""
    left = phase.until - act.at
    stopped = Stopped(act.seat, act.at + STOP_MS, phase.turn, left)
    return replace(state, phase=stopped)


def withdraw(state: State, phase: Stopped, act: Act[Withdraw | TimeUp]) -> State:
    """Accuse nobody: the clock goes on with the time that was left."""
    withdrawn = tuple(sorted((*state.withdrawn, phase.accuser)))
    return replace(state, phase=resumed(phase, act.at), withdrawn=withdrawn)


def accuse(state: State, phase: Questioning | Stopped, act: Act[Accuse]) -> State:
    """Name a suspect and open the vote; the accuser counts as a yes (SF2-68, SF2-O18)."""
    check_suspect(state, act.seat, act.move.seat)
    vote = Accusing(
        accuser=act.seat,
        suspect=act.move.seat,
        voted=(act.seat,),
        until=vote_until(state, act.at),
        turn=phase.turn,
        left=phase.left if isinstance(phase, Stopped) else phase.until - act.at,
    )
    ballots = Collect[bool]().given(act.seat, True)
    return counted(replace(state, ballots=ballots), vote, act.at)
