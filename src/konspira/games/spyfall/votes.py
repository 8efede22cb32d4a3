"""Votes: mid-round accusations, and the vote when time is up in its two forms."""

from msgspec.structs import replace

from konspira.game import HOST, IllegalMove, Seat
from konspira.games.spyfall.options import Terms, TimeOutVote
from konspira.games.spyfall.rounds import finish
from konspira.games.spyfall.state import (
    Accusing,
    Ballot,
    Convicted,
    Facing,
    Judging,
    Nominating,
    Questioning,
    State,
    Trial,
    Unexposed,
    Voting,
    accused_already,
    acting_dealer,
    from_seat,
    only,
    voters,
)

FEWEST_VOTERS = 2


def check_suspect(state: State, seat: Seat, suspect: Seat) -> None:
    if suspect not in state.ring:
        raise IllegalMove("no-such-seat")
    if suspect == seat:
        raise IllegalMove("accuse-somebody-else", "SF2-O15")


def accuse(state: State, phase: Questioning, seat: Seat, suspect: Seat, at: int) -> State:
    """SF2-68, SW-48: the clock stops, and the accuser counts as a yes (SF2-O18)."""
    if seat not in state.ring:
        raise IllegalMove("not-your-turn")
    if seat in accused_already(state):
        raise IllegalMove("accused-already", "SF2-68")
    check_suspect(state, seat, suspect)
    vote = Accusing(
        accuser=seat,
        suspect=suspect,
        voted=(seat,),
        until=at + state.terms.vote_seconds * 1000,
        turn=phase.turn,
        left=phase.until - at,
    )
    return counted(replace(state, ballots=(Ballot(seat, True),)), vote, at)


def cast(state: State, phase: Voting, seat: Seat, guilty: bool, at: int) -> State:
    """SF2-O18: hidden until complete, and final."""
    if seat == phase.suspect:
        raise IllegalMove("suspect-has-no-vote", "SF2-O15")
    if seat not in state.ring:
        raise IllegalMove("not-your-turn")
    if seat in phase.voted:
        raise IllegalMove("voted-already", "SF2-O18")
    phase = replace(phase, voted=tuple(sorted((*phase.voted, seat))))
    ballots = (*state.ballots, Ballot(seat, guilty))
    return counted(replace(state, ballots=ballots), phase, at)


def counted(state: State, phase: Voting, at: int) -> State:
    """When everybody who is there has voted, the votes are opened."""
    if set(voters(state, phase)) <= set(phase.voted):
        return opened(state, phase, at)
    return replace(state, phase=phase)


def opened(state: State, phase: Voting, at: int) -> State:
    """A vote that somebody present has not cast counts as no: consent must be given."""
    guilty = tuple(sorted(ballot.seat for ballot in state.ballots if ballot.guilty))
    innocent = tuple(seat for seat in voters(state, phase) if seat not in guilty)
    trial = Trial(
        suspect=phase.suspect,
        accuser=phase.accuser if isinstance(phase, Accusing) else phase.nominator,
        mid_round=isinstance(phase, Accusing),
        guilty=guilty,
        innocent=innocent,
        passed=binding(state.terms, len(guilty), len(innocent)),
    )
    state = replace(state, trials=(*state.trials, trial), ballots=())
    if trial.passed:  # SF2-63, SF2-71: the suspect turns their card over
        return finish(state, Convicted(trial.suspect, trial.mid_round))
    match phase:
        case Accusing(turn=turn, left=left):  # SF2-73, SF2-O28: from where it stopped
            return replace(state, phase=Questioning(turn, at + left))
        case Judging(lap=lap):
            return next_in_lap(state, lap + 1, at)


def binding(terms: Terms, guilty: int, innocent: int) -> bool:
    """SF2-61, SF2-62: all but the suspect; with two spies some may differ (SF2-O05)."""
    if guilty + innocent < FEWEST_VOTERS:
        return False
    return innocent <= terms.dissent and guilty > innocent


# Time is up


def time_out(state: State, at: int) -> State:
    """SF2-56, SW-40: somebody must be accused now, and nobody can guess any more."""
    return next_in_lap(state, 0, at)


def next_in_lap(state: State, lap: int, at: int) -> State:
    """SF2-57, SF2-59, SW-41: from the dealer on, clockwise, one lap (SF2-O17)."""
    order = from_seat(state.ring, state.dealer)
    until = at + state.terms.talk_seconds * 1000
    if state.terms.time_out_vote is TimeOutVote.CANDIDATES:
        if lap == len(order):
            return finish(state, Unexposed())
        return replace(state, phase=Facing(order[lap], lap, until))
    while lap < len(order) and order[lap] not in state.present:
        lap += 1  # whoever is away nominates nobody
    if lap == len(order):
        return finish(state, Unexposed())  # SF2-66
    return replace(state, phase=Nominating(order[lap], lap, until))


def nominate(state: State, phase: Nominating, seat: Seat, suspect: Seat, at: int) -> State:
    only(seat, phase.seat)
    check_suspect(state, seat, suspect)
    vote = Judging(seat, suspect, (seat,), phase.lap, vote_until(state, at))
    return counted(replace(state, ballots=(Ballot(seat, True),)), vote, at)


def open_vote(state: State, phase: Facing, seat: Seat, at: int) -> State:
    """SW-41: the dealer puts the candidate to the vote when the talk is over (SW-42)."""
    only(seat, acting_dealer(state), HOST)
    return put_to_vote(state, phase, at)


def put_to_vote(state: State, phase: Facing, at: int) -> State:
    vote = Judging(None, phase.seat, (), phase.lap, vote_until(state, at))
    return counted(state, vote, at)


def vote_until(state: State, at: int) -> int:
    return at + state.terms.vote_seconds * 1000
