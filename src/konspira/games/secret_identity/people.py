"""Slow, absent and departed players, in the spirit of the rules (section 4.4)."""

from msgspec.structs import replace

from konspira.game import HOST, ROOM, Act, Contact, IllegalMove, Seat
from konspira.games.secret_identity import ballots, clues, together, window
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import Move
from konspira.games.secret_identity.scoring import (
    broken_off,
    leading,
    scored,
    void_round,
)
from konspira.games.secret_identity.state import (
    FEWEST,
    Characters,
    Clues,
    Guessing,
    Over,
    Phase,
    Revealed,
    RoundOver,
    Scoring,
    Seats,
    State,
    Voting,
    joined,
    only,
    staying,
    waiting,
)
from konspira.refusals import NO_SUCH_SEAT, NOBODY_WAITS_FOR_THEM


def in_play(phase: Phase) -> bool:
    """Whether people are at it; neither while chance moves, nor after the end."""
    return isinstance(
        phase, Characters | Clues | Voting | Scoring | RoundOver | Guessing | Revealed
    )


def skippable(phase: Phase, waited_for: Seats, missing: Seats) -> Seats:
    """Whom the host may go on without: the time limit first, unless they are not there."""
    match phase:
        case Characters():
            return waited_for
        case Clues(clock=clock) | Voting(clock=clock) | Guessing(clock=clock):
            running = clock is not None and not clock.rung
            return tuple(s for s in waited_for if not running or s in missing)
        case _:
            return ()


def skip(state: State, act: Act[Move], seat: Seat) -> State:
    only(act.seat, HOST)
    waited_for = waiting(state)
    if isinstance(state.phase, Scoring | Revealed) or seat not in waited_for:
        raise IllegalMove(*NOBODY_WAITS_FOR_THEM)
    if seat not in skippable(state.phase, waited_for, state.missing):
        raise IllegalMove(*no.TOO_EARLY_TO_SKIP)
    return go_on_without(state, seat, act.at)


def go_on_without(state: State, seat: Seat, at: int) -> State:
    match state.phase:
        case Characters() as phase:
            return window.settle(state, replace(phase, passed=joined(phase.passed, [seat])))
        case Clues() if state.together:
            return together.pass_over(state)
        case Clues() as phase:
            return clues.skip_clue(state, phase, seat, at)
        case Voting() as phase:
            return ballots.skip_ballot(state, phase, seat)
        case Guessing() as phase:
            marks = tuple(mark for mark in phase.marks if mark.seat != seat)
            passed = joined(phase.passed, [seat])
            return together.agree(state, replace(phase, marks=marks, passed=passed))
        case _:
            return state


def leave(state: State, act: Act[Move], seat: Seat) -> State:
    """The round is finished without them; at least three must stay for a full game."""
    only(act.seat, HOST)
    if seat >= state.seats or seat in state.gone:
        raise IllegalMove(*NO_SUCH_SEAT)
    waited_for = seat in waiting(state)
    state = replace(state, gone=joined(state.gone, [seat]))
    finishing = isinstance(state.phase, Clues | Voting | Scoring) and not state.together
    if len(staying(state)) < FEWEST and not finishing:
        return broken_off(state)
    return go_on_without(state, seat, act.at) if waited_for else agreed(state)


def may_end_now(state: State) -> bool:
    """ID-O26: there must be something to end with: a round that is scored, a turn."""
    played = len(state.history) if state.together else scored(state)
    return in_play(state.phase) and played > 0


def end_now(state: State, seat: Seat) -> State:
    """ID-O26: the score as it stands; what is not finished is void."""
    only(seat, HOST)
    if not may_end_now(state):
        raise IllegalMove(*no.NO_ROUND_YET)
    if state.together:
        winners, state = together.winners(state), together.put_away(state)
    else:
        state = void_round(state)
        winners = leading(state)
    return replace(state, phase=Over(winners, "ended-early"))


def contact(state: State, act: Act[Move], move: Contact) -> State:
    """The absent are left out of agreements, but nobody plays a card for them."""
    only(act.seat, ROOM)
    if move.seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    others = tuple(seat for seat in state.missing if seat != move.seat)
    missing = others if move.here else joined(others, [move.seat])
    return agreed(replace(state, missing=missing))


def agreed(state: State) -> State:
    """Where somebody no longer has a say, the others may already be of one mind."""
    match state.phase:
        case Characters() as phase:
            return window.settle(state, phase)
        case Guessing() as phase:
            return together.agree(state, phase)
        case _:
            return state
