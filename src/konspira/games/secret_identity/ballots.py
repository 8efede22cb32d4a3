"""Ballots: every player guesses in secret who every other player is."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import ClearVote, SendBallot, SetVote
from konspira.games.secret_identity.pieces import NUMBERS
from konspira.games.secret_identity.scoring import start_scoring
from konspira.games.secret_identity.state import (
    Ballot,
    State,
    Voting,
    joined,
    not_asked,
    staying,
    timer,
    waiting,
    with_item,
)
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, Refusal

VOTES = {own: tuple(n for n in NUMBERS if n != own) for own in NUMBERS}  # ID-O05


def start_voting(state: State, at: int) -> State:
    """Start the votes: on every safe with a clue, by all who have somebody to guess."""
    state = replace(state, ballots=((None,) * state.seats,) * state.seats)
    voters = tuple(seat for seat in staying(state) if targets(state, seat))
    opponents = sum(key is not None for key in state.keys) - 1
    clock = timer(at, state.options.ballot_seconds * opponents)
    return score_when_complete(state, Voting(voters, clock=clock))


def targets(state: State, seat: Seat) -> Seats:
    """Return whom this seat has to guess: every opponent who gave a clue (ID-34)."""
    safes = enumerate(state.safes)
    return tuple([Seat(other) for other, safe in safes if safe and other != seat])


def votes(state: State, phase: Voting, seat: Seat) -> Choices:
    own = state.keys[seat]
    assert own is not None, "a voter has a key"
    return {"seat": targets(state, seat), "number": VOTES[own]}


def set_vote(state: State, phase: Voting, act: Act[SetVote]) -> State:
    seat, vote = act.seat, act.move
    check_target(state, seat, vote.seat)
    if vote.number == state.keys[seat]:
        raise IllegalMove(*no.THAT_IS_YOUR_OWN_NUMBER)
    ballot = tuple(None if key == vote.number else key for key in state.ballots[seat])
    return with_ballot(state, seat, with_item(ballot, vote.seat, vote.number))


def voted(state: State, phase: Voting, seat: Seat) -> Choices:
    ballot = enumerate(state.ballots[seat])
    return {"seat": tuple([Seat(target) for target, vote in ballot if vote is not None])}


def clear_vote(state: State, phase: Voting, act: Act[ClearVote]) -> State:
    seat, target = act.seat, act.move.seat
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


def not_complete(state: State, phase: Voting, seat: Seat) -> Refusal | None:
    if bar := not_asked(state, phase, seat):
        return bar
    for target, vote in enumerate(state.ballots[seat]):
        if vote is None and target != seat and state.safes[target]:
            return no.GUESS_EVERYBODY
    return None


def send_ballot(state: State, phase: Voting, act: Act[SendBallot]) -> State:
    return score_when_complete(state, replace(phase, sent=joined(phase.sent, [act.seat])))


def skip_ballot(state: State, phase: Voting, seat: Seat) -> State:
    """Count the votes already set; the missing ones are wrong."""
    return score_when_complete(state, replace(phase, skipped=joined(phase.skipped, [seat])))


def score_when_complete(state: State, phase: Voting) -> State:
    """Open the safes when nobody is waited for any more."""
    state = replace(state, phase=phase)
    return state if waiting(state) else start_scoring(state)
