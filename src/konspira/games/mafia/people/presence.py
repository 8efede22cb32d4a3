"""Players who lose contact. Nothing waits for them, and at night nobody sees it."""

from collections.abc import Iterator

from msgspec.structs import replace

from konspira.game import Act, CompanionSeats, Contact, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.council.last_cards import enough_want_the_night
from konspira.games.mafia.council.talk import enough_are_ready
from konspira.games.mafia.moves import AgreeToRemove, Remove
from konspira.games.mafia.people.removal import taken_out
from konspira.games.mafia.setup import when_all_have_looked
from konspira.games.mafia.state import State, present, put, two_thirds
from konspira.games.mafia.state.phases import (
    HUSHED,
    Cause,
    Dusk,
    LastCards,
    Nightfall,
    Opening,
    Phase,
    Talk,
)
from konspira.games.mafia.turn.flow import by_day
from konspira.games.mafia.turn.ready import with_or_without
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, Refusal

UNSEEN = Nightfall | Dusk | HUSHED
"""The phases in which nobody sees who comes and goes: it is shown from dawn on."""


def contact(state: State, phase: Phase, act: Act[Contact] | Act[CompanionSeats]) -> State:
    presence = state.presence.updated(act.move, act.at, state.seats)
    if presence == state.presence:
        return state
    state = replace(state, presence=presence)
    if isinstance(phase, UNSEEN):
        return state
    if isinstance(phase, Opening) and isinstance(act.move, CompanionSeats):
        return when_all_have_looked(by_day(state), phase, act.at)
    return noticed(by_day(state), act.at)


def noticed(state: State, at: int) -> State:
    """Go on, if all have answered who are there."""
    match state.phase:
        case Talk() | LastCards() if not present(state):
            return state  # companions alone: the first of them that is ready goes on
        case Talk():
            return enough_are_ready(state, at)
        case LastCards():
            return enough_want_the_night(state, at)
        case _:
            return state


# Away for a whole turn


def removable(state: State) -> Seats:
    """Return the living who are away, and were when night fell."""
    long = [gone.seat for gone in state.presence.away if gone.since < state.nightfall]
    return tuple([s for s in long if s in state.missing and s in state.town.living])


def agree_or_not(state: State, phase: Phase, seat: Seat) -> Iterator[Choices]:
    for absent in removable(state):
        if absent != seat:
            yield {"seat": (absent,), "agree": (seat not in state.agreed[absent],)}


def agree_to_remove(state: State, phase: Phase, act: Act[AgreeToRemove]) -> State:
    absent = checked(state, act.move.seat)
    if absent == act.seat:
        raise IllegalMove(*no.NOT_LONG_AWAY)
    agreed = with_or_without(state.agreed[absent], act.seat, act.move.agree)
    return replace(state, agreed=put(state.agreed, absent, agreed))


def checked(state: State, absent: Seat) -> Seat:
    if absent in removable(state):
        return absent
    raise IllegalMove(*(no.NOT_LONG_AWAY if absent < state.seats else NO_SUCH_SEAT))


def given_up(state: State) -> Seats:
    """Return the absent whom two thirds of those who are there would remove."""
    here = present(state)
    return tuple(
        [
            absent
            for absent in removable(state)
            if sum(seat in state.agreed[absent] for seat in here) >= two_thirds(len(here))
        ]
    )


def removes_nobody(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    if not removable(state):
        return no.NOT_LONG_AWAY
    return None if given_up(state) else no.TOO_FEW_AGREE


def whom_to_remove(state: State, phase: Phase, seat: Seat) -> Choices:
    return {"seat": given_up(state)}


def remove(state: State, phase: Phase, act: Act[Remove]) -> State:
    """Remove somebody for the host, after two thirds have agreed."""
    absent = checked(state, act.move.seat)
    if absent not in given_up(state):
        raise IllegalMove(*no.TOO_FEW_AGREE)
    return taken_out(state, absent, Cause.REMOVED, act.at)
