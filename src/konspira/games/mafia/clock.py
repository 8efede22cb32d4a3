"""Time: the app ends a step when its time is up; a person's clocks only show."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, TimeUp
from konspira.games.mafia.moves import MoreTime
from konspira.games.mafia.state import Interrupted, State
from konspira.games.mafia.state.phases import Lot, Phase, Task, Timed
from konspira.kit import Timer, resumed
from konspira.refusals import NOT_NOW

EARLY = 2_000  # so long before a call a phone may answer it: clocks differ
REPEATED = 10_000  # between the calls that a person who leads waits for
GRACE = 10_000  # at least so long a step lasts when the app takes it over
MORE = 30_000

Onward = Callable[[State, Any, int], State]
"""What follows a phase: the state after `onward(state, phase, at)`."""


def timer(state: State, at: int, length: int) -> Timer:
    return Timer(at, at + length, hard=not state.led)


def when_time_is_up(onward: Onward) -> Callable[[State, Any, Act[TimeUp]], State]:
    """Return the rule that goes on when time is up; while a person leads, it only rings."""

    def time_is_up(state: State, phase: Any, act: Act[TimeUp]) -> State:
        if phase.clock.hard:
            return onward(state, phase, act.at)
        return replace(state, phase=replace(phase, clock=phase.clock.ring()))

    return time_is_up


def check_in_time(phase: Timed, at: int) -> None:
    """Refuse whatever comes after the time limit, even if the clock comes late."""
    clock = phase.clock
    if clock.hard and at >= clock.until:
        raise IllegalMove(*NOT_NOW)


def more_time(state: State, phase: Timed, act: Act[MoreTime]) -> State:
    until = max(phase.clock.until, act.at) + MORE
    return replace(
        state, phase=replace(phase, clock=replace(phase.clock, until=until, rung=False))
    )


# Calls


def call_at(phase: Task, call: int) -> int:
    """Return the moment of a call; those after the last one repeat it."""
    calls = phase.calls
    late = call - len(calls) + 1
    return calls[call] if late <= 0 else calls[-1] + late * REPEATED


def calls_left(phase: Task, sent: int) -> range:
    """Return the calls that a phone may still answer.

    While a person leads, always one more.
    """
    number = len(phase.calls)
    return range(sent, number if phase.clock.hard else max(number, sent + 1))


# Who leads


def led_by_a_person(phase: Phase) -> Phase:
    """Return the same phase with a clock that only shows."""
    if not isinstance(phase, Timed):
        return phase
    return replace(phase, clock=replace(phase.clock, hard=False))


def led_by_the_app(phase: Phase, at: int) -> Phase:
    """Return the same phase, which now ends by itself, though not at once."""
    if isinstance(phase, Lot):
        return replace(phase, called=True)
    if not isinstance(phase, Timed):
        return phase
    until = max(phase.clock.until, at + GRACE)
    if isinstance(phase, Task) and until > phase.clock.until:
        phase = replace(phase, calls=(*calls_until(phase, at), until - EARLY))
    return replace(phase, clock=Timer(phase.clock.since, until, hard=True))


def continued(state: State, interrupted: Interrupted, at: int) -> Phase:
    """Return the interrupted phase as it goes on, by the clock of who leads now."""
    phase = resumed(interrupted.phase, at - interrupted.at)
    if not isinstance(phase, Timed) or phase.clock.hard is not state.led:
        return phase
    return led_by_a_person(phase) if state.led else led_by_the_app(phase, at)


def calls_until(phase: Task, at: int) -> tuple[int, ...]:
    """Return the calls that have been answered by now, or might have been."""
    found: list[int] = []
    while (moment := call_at(phase, len(found))) <= at + EARLY:
        found.append(moment)
    return tuple(found)
