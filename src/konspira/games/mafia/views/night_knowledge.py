"""What players have learned at night: who wakes, who was recruited, who is in the gang."""

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.cards.sides import card_active
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    Panel,
    Phase,
    Recognition,
    Recruiting,
    Slot,
    Task,
)
from konspira.games.mafia.state.record import Recruit
from konspira.games.mafia.turn.flow import mafia_acts
from konspira.kit import Seats


def mafia(state: State, seat: Seat) -> Seats:
    """Return all who wake, as known to this seat, which wakes too.

    Those who are out stay in it, so that nothing changes when one of them falls.
    """
    town = state.town
    if not town.cards:
        tokens = enumerate(town.tokens)
        return tuple([Seat(s) for s, token in tokens if token is Token.MAFIOSO])
    shared = [night.waking for night in state.nights if seat in night.waking]
    return tuple(sorted({*town.waking, *[other for seats in shared for other in seats]}))


def has_met(state: State) -> bool:
    """Return whether those who wake have seen each other, since their first slot began.

    MF-28
    """
    if any(night.waking for night in state.nights):
        return True
    match state.phase:
        case Task(slot=Slot.SECOND | Slot.BOTH) | Recruiting():
            return mafia_acts(state)
        case Panel():
            return mafia_acts(state) and state.terms.night is NightMode.SHORT
        case _:
            return False


def recruit_known_to(state: State, seat: Seat) -> Recruit | None:
    """Return who was recruited, and by whom, for those who wake."""
    return state.town.recruit if seat in state.town.waking else None


def gang_known_to(state: State, seat: Seat) -> Seats:
    """Return the gang for its members.

    If enlarged, from the recognition on (MF-C14.4, MF-C14.10).
    """
    town = state.town
    if not gang_has_met(state) or not card_active(town, seat, Card.NEW_GANG):
        return ()
    seats = [Seat(each) for each in range(state.seats)]
    return tuple([each for each in seats if card_active(town, each, Card.NEW_GANG)])


def gang_has_met(state: State) -> bool:
    if not state.terms.gang_meets or state.turn < 1:
        return False
    return state.turn > 1 or bool(state.nights) or has_begun(state.phase, state.terms.night)


def has_begun(phase: Phase, night: NightMode) -> bool:
    """Return whether the first recognition has begun, in the first night."""
    match phase:
        case Recognition() | Recruiting() | Task(slot=Slot.SECOND | Slot.BOTH):
            return True
        case Panel():
            return night is NightMode.SHORT
        case _:
            return False
