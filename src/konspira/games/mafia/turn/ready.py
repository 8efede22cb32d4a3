"""Saying that one is ready, or not yet: after the first look, and in the talk."""

from konspira.game import IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Opening, Talk
from konspira.kit import Seats
from konspira.law import Choices


def ready_or_not(state: State, phase: Opening | Talk, seat: Seat) -> Choices:
    return {"ready": (seat not in phase.ready,)}


def with_or_without(seats: Seats, seat: Seat, there: bool) -> Seats:
    """Return these seats with or without this one; refuse what changes nothing."""
    if (seat in seats) is there:
        raise IllegalMove(*no.NOTHING_CHANGES)
    if there:
        return tuple(sorted((*seats, seat)))
    return tuple([other for other in seats if other != seat])
