"""Saying that one is ready, or not yet: to vote, for the night."""

from konspira.game import IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.state import State, present, two_thirds
from konspira.games.mafia.state.phases import LastCards, Talk
from konspira.kit import Seats
from konspira.law import Choices


def ready_or_not(state: State, phase: Talk | LastCards, seat: Seat) -> Choices:
    return {"ready": (seat not in phase.ready,)}


def are_ready(state: State, phase: Talk | LastCards) -> bool:
    """Return whether two thirds of those who are there want to go on."""
    here = present(state)
    return sum(seat in phase.ready for seat in here) >= two_thirds(len(here))


def with_or_without(seats: Seats, seat: Seat, there: bool) -> Seats:
    """Return these seats with or without this one; refuse what changes nothing."""
    if (seat in seats) is there:
        raise IllegalMove(*no.NOTHING_CHANGES)
    if there:
        return tuple(sorted((*seats, seat)))
    return tuple([other for other in seats if other != seat])
