"""Votes: everybody guesses everybody, alone and unseen."""

from msgspec.structs import replace

from konspira.game import IllegalMove, Seat
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import SetVote
from konspira.games.secret_identity.pieces import Safe
from konspira.games.secret_identity.scoring import start_scoring
from konspira.games.secret_identity.state import (
    Ballot,
    Clock,
    State,
    Voting,
    joined,
    only,
    staying,
    waiting,
    with_item,
)
from konspira.refusals import NO_SUCH_SEAT


def start_voting(state: State, at: int) -> State:
    """A safe without a clue takes no votes; whoever has nobody to guess waits."""
    state = replace(state, ballots=((None,) * state.seats,) * state.seats)
    voters = tuple(seat for seat in staying(state) if targets(state.safes, seat))
    opponents = sum(key is not None for key in state.keys) - 1
    seconds = state.options.ballot_seconds * opponents
    clock = Clock(at + seconds * 1000) if seconds else None
    return settle(state, Voting(voters, clock=clock))


def targets(safes: tuple[Safe | None, ...], seat: Seat) -> tuple[Seat, ...]:
    """Whom this seat has to guess: every opponent who gave a clue (ID-34)."""
    return tuple(Seat(s) for s, safe in enumerate(safes) if safe and s != seat)


def set_vote(state: State, seat: Seat, vote: SetVote) -> State:
    only(seat, *waiting(state))
    check_target(state, seat, vote.seat)
    if vote.number == state.keys[seat]:
        raise IllegalMove(*no.THAT_IS_YOUR_OWN_NUMBER)
    ballot = tuple(None if key == vote.number else key for key in state.ballots[seat])
    return with_ballot(state, seat, with_item(ballot, vote.seat, vote.number))


def clear_vote(state: State, seat: Seat, target: Seat) -> State:
    only(seat, *waiting(state))
    check_target(state, seat, target)
    if state.ballots[seat][target] is None:
        raise IllegalMove(*no.NO_VOTE_THERE)
    return with_ballot(state, seat, with_item(state.ballots[seat], target, None))


def check_target(state: State, seat: Seat, target: Seat) -> None:
    if target >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    if target == seat:
        raise IllegalMove(*no.GUESS_SOMEBODY_ELSE)
    if state.safes[target] is None:
        raise IllegalMove(*no.NO_CLUE_IN_THAT_SAFE)


def with_ballot(state: State, seat: Seat, ballot: Ballot) -> State:
    return replace(state, ballots=with_item(state.ballots, seat, ballot))


def complete(safes: tuple[Safe | None, ...], seat: Seat, ballot: Ballot) -> bool:
    return all(ballot[target] is not None for target in targets(safes, seat))


def send_ballot(state: State, phase: Voting, seat: Seat) -> State:
    only(seat, *waiting(state))
    if not complete(state.safes, seat, state.ballots[seat]):
        raise IllegalMove(*no.GUESS_EVERYBODY)
    return settle(state, replace(phase, sent=joined(phase.sent, [seat])))


def skip_ballot(state: State, phase: Voting, seat: Seat) -> State:
    """The votes already set count; the missing ones are wrong."""
    return settle(state, replace(phase, skipped=joined(phase.skipped, [seat])))


def settle(state: State, phase: Voting) -> State:
    state = replace(state, phase=phase)
    return state if waiting(state) else start_scoring(state)
