"""Somebody is taken out from outside, whatever is going on (MF-64, MF-O64)."""

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.mafia.cards import WindowKind
from konspira.games.mafia.council.anytime_cards import end_tapped
from konspira.games.mafia.council.last_cards import enough_want_the_night
from konspira.games.mafia.council.talk import enough_are_ready
from konspira.games.mafia.setup import when_all_have_looked
from konspira.games.mafia.state import Pending, State, put
from konspira.games.mafia.state.phases import (
    Cause,
    Going,
    LastCards,
    Opening,
    Phase,
    Talk,
    Tapped,
    Window,
)
from konspira.games.mafia.turn.commander import replaced_if_out
from konspira.games.mafia.turn.elimination import out, without
from konspira.games.mafia.turn.flow import is_over, over
from konspira.games.mafia.turn.revote import is_decided, vote_again


def taken_out(state: State, seat: Seat, cause: Cause, at: int) -> State:
    """Put somebody out at once, with the token shown and no last shot (MF-O19).

    If they were about to go anyway, nobody goes in their place.
    """
    if isinstance(state.phase, Tapped):  # the council goes on, which they had a part in
        state = end_tapped(state, state.phase, at)
    state = out(state, Pending(seat, cause))
    pending = tuple([each for each in state.pending if each.seat != seat])
    agreed = tuple([without(seats, seat) for seats in put(state.agreed, seat, ())])
    state = replace(state, pending=pending, agreed=agreed)
    if somebody_goes(state.phase):
        return state  # the end is looked at when nothing is pending any more
    if is_over(state):
        return over(state)
    if not is_decided(state, state.phase):
        state = replaced_if_out(state)
    return begun_again(state, seat, at)


def somebody_goes(phase: Phase) -> bool:
    saving = isinstance(phase, Window) and phase.kind is WindowKind.SAVE
    return saving or isinstance(phase, Going)


def begun_again(state: State, seat: Seat, at: int) -> State:
    """Begin the vote again in which they had a part (MF-O64)."""
    match state.phase:
        case Opening(ready=ready) as phase:
            phase = replace(phase, ready=without(ready, seat))
            return when_all_have_looked(state, phase, at)
        case Talk(ready=ready) as phase:
            phase = replace(phase, ready=without(ready, seat))
            return enough_are_ready(replace(state, phase=phase), at)
        case LastCards(ready=ready) as phase:
            phase = replace(phase, ready=without(ready, seat))
            return enough_want_the_night(replace(state, phase=phase), at)
        case phase:
            return vote_again(state, phase, at)
