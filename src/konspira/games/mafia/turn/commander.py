"""The Commander: opens every vote, breaks ties, and passes on clockwise (MF-C04.1)."""

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.mafia.state import State
from konspira.kit import Seats, clockwise


def choice_among(state: State, tied: Seats) -> Seat | None:
    """Return whom of the tied the Commander has voted for, if anybody.

    MF-C04.3, MF-O30
    """
    commander = state.shown.commander
    if commander is None or commander not in state.town.living:
        return None
    ballot = state.ballots[commander]
    return ballot if ballot in tied else None


def in_order(state: State, voters: Seats) -> Seats:
    """Return the voters clockwise from the Commander, or the next after.

    MF-C04.4, MF-O30
    """
    commander = state.shown.commander
    return voters if commander is None else clockwise(voters, commander)


def passed_on(state: State) -> State:
    """Pass the card to the next living player on the left (MF-C04.5)."""
    commander, living = state.shown.commander, state.town.living
    if commander is None or not living:
        return state
    (first, *_) = clockwise(living, Seat(commander + 1))
    return replace(state, shown=replace(state.shown, commander=first))


def replaced_if_out(state: State) -> State:
    """Pass the card at once, if its holder is out before the final vote has closed.

    MF-O31
    """
    commander = state.shown.commander
    there = commander is None or commander in state.town.living
    return state if there else passed_on(state)
