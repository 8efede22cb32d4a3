"""The straw poll when time is up: all point at once, and it binds nobody (SF2-O40)."""

from msgspec.structs import replace

from konspira.game import Act, TimeUp
from konspira.games.spyfall.moves import OpenPoll, Point
from konspira.games.spyfall.phases import Pointing, Questioning
from konspira.games.spyfall.record import Pointed
from konspira.games.spyfall.state import State
from konspira.games.spyfall.suspects import check_suspect
from konspira.games.spyfall.time_out import next_in_lap
from konspira.kit import Collect, Seats

POLL_MS = 20_000


def time_out(state: State, phase: Questioning, act: Act[TimeUp]) -> State:
    """Begin the straw poll; nobody can guess the place any more."""
    return replace(state, phase=Pointing((), act.at + POLL_MS))


def not_pointed(state: State, phase: Pointing) -> Seats:
    """Return whom the poll waits for: who is there and has not pointed yet."""
    return tuple(seat for seat in state.present if seat not in phase.pointed)


def point(state: State, phase: Pointing, act: Act[Point]) -> State:
    """Point at somebody, or at somebody else after all: hidden until the poll opens."""
    check_suspect(state, act.seat, act.move.seat)
    phase = replace(phase, pointed=tuple(sorted({*phase.pointed, act.seat})))
    fingers = state.fingers.given(act.seat, act.move.seat)
    return polled(replace(state, fingers=fingers), phase, act.at)


def polled(state: State, phase: Pointing, at: int) -> State:
    """Open the poll when everybody who is there has pointed."""
    if not_pointed(state, phase):
        return replace(state, phase=phase)
    return opened(state, at)


def open_poll(state: State, phase: Pointing, act: Act[OpenPoll | TimeUp]) -> State:
    """Open the poll as it is: time has passed, or the host goes on."""
    return opened(state, act.at)


def opened(state: State, at: int) -> State:
    """Show who points at whom, and begin the lap of votes with the dealer (SF2-57)."""
    fingers = sorted(state.fingers.answers, key=lambda finger: finger.seat)
    poll = tuple(Pointed(finger.seat, finger.value) for finger in fingers)
    return next_in_lap(replace(state, poll=poll, fingers=Collect()), 0, at)
