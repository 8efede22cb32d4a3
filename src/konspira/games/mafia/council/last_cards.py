"""The last cards of the day: the town talks once more, and cards may be played (MF-O70).

The moment comes after every council and on every phone alike, with cards or without. Who is
ready for the night says so; a Corner Shot interrupts it, and what is left of it goes on.
"""

from msgspec.structs import replace

from konspira.game import Act
from konspira.games.mafia.cards.card_play import played
from konspira.games.mafia.clock import check_in_time
from konspira.games.mafia.moves import CallNight, Protect, Ready
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import LastCards
from konspira.games.mafia.turn.flow import end_council
from konspira.games.mafia.turn.ready import are_ready, with_or_without


def want_the_night(state: State, phase: LastCards, act: Act[Ready]) -> State:
    ready = with_or_without(phase.ready, act.seat, act.move.ready)
    return enough_want_the_night(replace(state, phase=replace(phase, ready=ready)), act.at)


def enough_want_the_night(state: State, at: int) -> State:
    """Let night fall, if enough are ready for it and no person leads."""
    phase = state.phase
    assert isinstance(phase, LastCards)
    if state.led or not are_ready(state, phase):
        return state
    return end_council(state, at)


def end_last_cards(state: State, phase: LastCards, at: int) -> State:
    return end_council(state, at)


def call_night(state: State, phase: LastCards, act: Act[CallNight]) -> State:
    return end_council(state, act.at)


def protect(state: State, phase: LastCards, act: Act[Protect]) -> State:
    """Lay a Shelter or a Safe Conduct before its holder (MF-C08.2, MF-C09.2)."""
    check_in_time(phase, act.at)
    return played(state, state.town.cards[act.seat], act.seat)
