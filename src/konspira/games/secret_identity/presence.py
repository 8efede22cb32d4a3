"""Players who are slow, absent or gone (section 4.4 of the rules)."""

from msgspec.structs import replace

from konspira.game import Act, CompanionSeats, Contact, HostSeat, IllegalMove, Seat
from konspira.games.secret_identity import ballots, clues, cooperative, swap
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import Leave, Skip
from konspira.games.secret_identity.scoring import broken_off
from konspira.games.secret_identity.state import (
    FEWEST,
    Characters,
    Clues,
    Guessing,
    Phase,
    Scoring,
    State,
    Voting,
    joined,
    staying,
    waiting,
)
from konspira.kit import Seats, due
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, NOBODY_WAITS_FOR_THEM

# Late


def late(state: State, phase: Phase, seat: Seat) -> Choices:
    return {"seat": skippable(state)}


def skippable(state: State) -> Seats:
    """Return whom the host may skip: those over the time limit, or absent."""
    seats = waiting(state)
    if due(state.phase) is None:
        return seats
    return tuple(seat for seat in seats if seat in state.presence.missing)


def skip(state: State, phase: Phase, act: Act[Skip]) -> State:
    seat = act.move.seat
    if seat not in waiting(state):
        raise IllegalMove(*NOBODY_WAITS_FOR_THEM)
    if seat not in skippable(state):
        raise IllegalMove(*no.TOO_EARLY_TO_SKIP)
    return go_on_without(state, seat, act.at)


def go_on_without(state: State, seat: Seat, at: int) -> State:
    match state.phase:
        case Characters() as phase:
            return swap.swap_when_agreed(
                state, replace(phase, passed=joined(phase.passed, [seat]))
            )
        case Clues() if state.together:
            return cooperative.pass_over(state)
        case Clues() as phase:
            return clues.skip_clue(state, phase, seat, at)
        case Voting() as phase:
            return ballots.skip_ballot(state, phase, seat)
        case Guessing() as phase:
            return cooperative.agree(state, cooperative.without(phase, seat))
        case _:
            return state


# Gone


def remaining(state: State, phase: Phase, seat: Seat) -> Choices:
    return {"seat": staying(state)}


def leave(state: State, phase: Phase, act: Act[Leave]) -> State:
    """Note that a seat leaves for good. The full game ends if fewer than three stay."""
    seat = act.move.seat
    if seat >= state.seats or seat in state.gone:
        raise IllegalMove(*NO_SUCH_SEAT)
    waited_for = seat in waiting(state)
    state = replace(state, gone=joined(state.gone, [seat]))
    finishing = isinstance(phase, Clues | Voting | Scoring) and not state.together
    if len(staying(state)) < FEWEST and not finishing:
        return broken_off(state)
    return go_on_without(state, seat, act.at) if waited_for else go_on_when_agreed(state)


# Absent


def contact(state: State, phase: Phase, act: Act[Contact] | Act[CompanionSeats]) -> State:
    """Note who has contact: a swap needs the consent of nobody else (ID-O06).

    A team waits for its guessers, whose phones may merely sleep (ID-O30); not for
    companions, as long as people guess.
    """
    presence = state.presence.updated(act.move, act.at, state.seats)
    return go_on_when_agreed(replace(state, presence=presence))


def host_sits(state: State, phase: Phase, act: Act[HostSeat]) -> State:
    seat = act.move.seat
    if seat is not None and seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    return replace(state, host=seat)


def go_on_when_agreed(state: State) -> State:
    """Go on if all agree who still have a say."""
    match state.phase:
        case Characters() as phase:
            return swap.swap_when_agreed(state, phase)
        case Guessing() as phase:
            return cooperative.agree(state, phase)
        case _:
            return state
