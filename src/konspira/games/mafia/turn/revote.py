"""Votes begin, and begin again when somebody has gone in the middle of the council."""

from msgspec.structs import replace

from konspira.games.mafia.clock import timer
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    Count,
    FinalVote,
    FirstVote,
    LastCards,
    Lot,
    Phase,
    RollCall,
    Speeches,
    TieTalk,
)
from konspira.games.mafia.turn.tally import most_named
from konspira.kit import Seats


def to_first_vote(state: State, at: int) -> State:
    """Begin the first vote, at once and unseen (MF-40, MF-O08)."""
    vote = FirstVote(timer(state, at, state.terms.vote_ms))
    return replace(state, phase=vote, ballots=(None,) * state.seats)


def to_final_vote(state: State, finalists: Seats, at: int) -> State:
    """Begin the final vote, only for the finalists (MF-45, MF-O11)."""
    vote = FinalVote(finalists, timer(state, at, state.terms.vote_ms))
    return replace(state, phase=vote, ballots=(None,) * state.seats)


def vote_again(state: State, phase: Phase, at: int) -> State:
    """Go on with a council in which somebody has gone in this phase (MF-O45, MF-O64).

    A vote in which they had a part begins again; what is decided stays decided.
    """
    living = state.town.living
    match phase:
        case Count(finalists=decided) if is_decided(state, phase):
            left = tuple([seat for seat in decided if seat in living])
            return replace(state, phase=replace(phase, finalists=left))
        case FirstVote() | RollCall(final=False) | Count(final=False):
            return to_first_vote(state, at)
        case Lot(leader=leader) if leader is not None:
            return to_first_vote(state, at)
        case Speeches(finalists=all_there) if all([s in living for s in all_there]):
            return replace(state, phase=phase)
        case Count(finalists=tied) | Lot(tied=tied):
            return final_again(state, tied, at)
        case Speeches() | FinalVote() | RollCall() | TieTalk():
            return final_again(state, phase.finalists, at)
        case _:
            return replace(state, phase=phase)


def final_again(state: State, finalists: Seats, at: int) -> State:
    left = tuple([seat for seat in finalists if seat in state.town.living])
    return to_final_vote(state, left, at) if len(left) > 1 else to_first_vote(state, at)


# What is decided


def is_decided(state: State, phase: Phase) -> bool:
    """Return whether the vote that puts somebody out has closed (MF-O31, MF-O45).

    The first vote may be that one, too (MF-86, MF-O29). A lot that is not drawn yet has
    decided nothing (MF-O75).
    """
    match phase:
        case Count(finalists=(_,)):
            return phase.final or state.terms.one_vote or is_tied(state)
        case Count(final=True, finalists=()) | LastCards():
            return True
        case _:
            return False


def is_tied(state: State) -> bool:
    """Return whether several share the lead.

    Then the Commander has chosen a single finalist.
    """
    return len(most_named(state.ballots, state.seats)) > 1
