"""Players who lose contact, leave or join between rounds.

A phone may be dark while its owner sits at the table: what is said aloud goes on, a vote
waits for its time limit, and only what is typed passes on.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from konspira.game import Act, CompanionSeats, Contact, IllegalMove, NewSeat, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import Retire
from konspira.games.spyfall.options import BY_PHONE, Terms, fitted, recommended_seconds
from konspira.games.spyfall.phases import (
    Accusing,
    Judging,
    Looking,
    Meeting,
    Phase,
    Pointing,
    Questioning,
    RoundOver,
    Stopped,
)
from konspira.games.spyfall.questions import turn_without
from konspira.games.spyfall.setup import all_have_looked
from konspira.games.spyfall.state import State
from konspira.games.spyfall.straw_poll import polled
from konspira.games.spyfall.votes import counted
from konspira.law import Choices
from konspira.refusals import HOST_ONLY, NO_SUCH_SEAT

FEWEST_SEATS = 3
ANY_PLAYER: Choices = {"seat": "ring"}


def contact(state: State, phase: Phase, act: Act[Contact] | Act[CompanionSeats]) -> State:
    presence = state.presence.updated(act.move, act.at, state.seats)
    if presence == state.presence:
        return state
    state = replace(state, presence=presence)
    match phase:
        case Judging(until=None):  # if all were away, it has waited for all till now
            return counted(state, phase, act.at)
        case Pointing():
            return polled(state, phase, act.at)
        case Looking() | Meeting():
            return all_have_looked(state, act.at)
        case Questioning() | Stopped() | Accusing() if isinstance(act.move, Contact):
            return state if act.move.here else go_on_without(state, phase, act.move.seat)
        case _:
            return state


def go_on_without(
    state: State, phase: Questioning | Stopped | Accusing, seat: Seat
) -> State:
    """Pass on the turn of an absent seat where questions are asked by phone."""
    if state.terms.asking not in BY_PHONE:
        return state
    return replace(state, phase=replace(phase, turn=turn_without(state, phase.turn, seat)))


# Between rounds


def leavers(state: State, phase: RoundOver, seat: Seat) -> Iterator[Choices]:
    """Yield who may leave for good: nobody, if no more are left than the game needs."""
    if len(state.ring) > FEWEST_SEATS:
        yield ANY_PLAYER


def retire(state: State, phase: RoundOver, act: Act[Retire]) -> State:
    """Remove a seat for good; it keeps its points and is out of the ring."""
    leaver, players = act.move.seat, len(state.ring)
    if leaver not in state.ring:
        raise IllegalMove(*NO_SUCH_SEAT)
    if players == FEWEST_SEATS:
        raise IllegalMove(*no.THREE_ARE_NEEDED)
    state = replace(state, gone=tuple(sorted((*state.gone, leaver))))
    return replace(state, terms=refitted(state.terms, players, players - 1))


def new_seat(state: State, phase: RoundOver, act: Act[NewSeat]) -> State:
    """Seat a newcomer, who plays from the next round on and begins with no points."""
    players = len(state.ring)
    if not act.move.invited:
        raise IllegalMove(*HOST_ONLY)
    if players >= state.terms.most_seats:
        raise IllegalMove(*no.RING_IS_FULL)
    terms = refitted(state.terms, players, players + 1)
    return replace(state, scores=(*state.scores, 0), terms=terms)


def refitted(terms: Terms, before: int, now: int) -> Terms:
    """Return the terms for another number of players (SF2-O23)."""
    if terms.round_seconds == recommended_seconds(terms.box, before):
        terms = replace(terms, round_seconds=recommended_seconds(terms.box, now))
    return fitted(terms, now)
