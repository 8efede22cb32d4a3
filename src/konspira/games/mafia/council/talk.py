"""The talk of a council, until enough of those present are ready to vote."""

from msgspec.structs import replace

from konspira.game import Act
from konspira.games.mafia.moves import CallVote, Ready
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    Talk,
)
from konspira.games.mafia.turn.ready import are_ready, with_or_without
from konspira.games.mafia.turn.revote import to_first_vote


def want_the_vote(state: State, phase: Talk, act: Act[Ready]) -> State:
    ready = with_or_without(phase.ready, act.seat, act.move.ready)
    return enough_are_ready(replace(state, phase=replace(phase, ready=ready)), act.at)


def enough_are_ready(state: State, at: int) -> State:
    """Go on to the vote, if enough want it and no person leads (MF-37)."""
    phase = state.phase
    assert isinstance(phase, Talk)
    if state.led or not are_ready(state, phase):
        return state
    return to_first_vote(state, at)


def end_talk(state: State, phase: Talk, at: int) -> State:
    return to_first_vote(state, at)


def call_vote(state: State, phase: Talk, act: Act[CallVote]) -> State:
    return to_first_vote(state, act.at)
