"""Votes: mid-round accusations, and the vote when time is up in its two forms."""

from msgspec.structs import replace

from konspira.game import HOST, IllegalMove, Seat
from konspira.games.spyfall import refusals as no
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
    Stopped,
    Trial,
    Unexposed,
    Voting,
    accused_already,
    acting_dealer,
    from_seat,
    heard,
    only,
    voters,
)
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN

FEWEST_VOTERS = 2
STOP_MS = 20_000  # so long an accuser may look for the name


def check_suspect(state: State, seat: Seat, suspect: Seat) -> None:
    if suspect not in state.ring:
        raise IllegalMove(*NO_SUCH_SEAT)
    if suspect == seat:
        raise IllegalMove(*no.ACCUSE_SOMEBODY_ELSE)


def stop_clock(state: State, phase: Questioning, seat: Seat, at: int) -> State:
    """SF2-68, SW-48: the clock stops first. Once in vain, then the name comes with it."""
    check_accuser(state, seat)
    if seat in state.withdrawn:
        raise IllegalMove(*no.CLOCK_STOPPED_ALREADY)
    stopped = Stopped(seat, at + STOP_MS, phase.turn, phase.until - at)
    return replace(state, phase=stopped)


def withdraw(state: State, phase: Stopped, seat: Seat, at: int) -> State:
    """Nobody is accused: the clock goes on with the time that was left."""
    only(seat, phase.accuser, HOST)
    return resumed(state, phase, at)


def resumed(state: State, phase: Stopped, at: int) -> State:
    withdrawn = tuple(sorted((*state.withdrawn, phase.accuser)))
    asking = Questioning(phase.turn, at + phase.left)
    return replace(state, phase=asking, withdrawn=withdrawn)


def check_accuser(state: State, seat: Seat) -> None:
    if seat not in state.ring:
        raise IllegalMove(*NOT_YOUR_TURN)
    if seat in accused_already(state):
        raise IllegalMove(*no.ACCUSED_ALREADY)


def accuse(
    state: State, phase: Questioning | Stopped, seat: Seat, suspect: Seat, at: int
) -> State:
    """SF2-68, SW-48: the clock stands, and the accuser counts as a yes (SF2-O18)."""
    check_accuser(state, seat)
    check_suspect(state, seat, suspect)
    vote = Accusing(
        accuser=seat,
        suspect=suspect,
        voted=(seat,),
        until=vote_until(state, at),
        turn=phase.turn,
        left=phase.left if isinstance(phase, Stopped) else phase.until - at,
    )
    return counted(replace(state, ballots=(Ballot(seat, True),)), vote, at)


def cast(state: State, phase: Voting, seat: Seat, guilty: bool, at: int) -> State:
    """SF2-O18: hidden until complete, and final."""
    if seat == phase.suspect:
        raise IllegalMove(*no.SUSPECT_HAS_NO_VOTE)
    if seat not in state.ring:
        raise IllegalMove(*NOT_YOUR_TURN)
    if seat in phase.voted:
        raise IllegalMove(*no.VOTED_ALREADY)
    phase = replace(phase, voted=tuple(sorted((*phase.voted, seat))))
    ballots = (*state.ballots, Ballot(seat, guilty))
    return counted(replace(state, ballots=ballots), phase, at)


def counted(state: State, phase: Voting, at: int) -> State:
    """When everybody has voted for whom the vote waits, the votes are opened."""
    if set(voters(state, phase)) <= set(phase.voted):
        return opened(state, phase, at)
    return replace(state, phase=phase)


def opened(state: State, phase: Voting, at: int) -> State:
    """A vote that somebody present has not cast counts as no: consent must be given."""
    guilty = tuple(sorted(ballot.seat for ballot in state.ballots if ballot.guilty))
    innocent = tuple(seat for seat in heard(state, phase) if seat not in guilty)
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
    if lap == len(order):
        return finish(state, Unexposed())  # SF2-66, SW-47
    if state.terms.time_out_vote is TimeOutVote.CANDIDATES:
        return replace(state, phase=Facing(order[lap], lap, until))
    return replace(state, phase=Nominating(order[lap], lap, until))


def nominate(state: State, phase: Nominating, seat: Seat, suspect: Seat, at: int) -> State:
    """The talk about a suspect begins when the name is known (SF2-60)."""
    only(seat, phase.seat)
    check_suspect(state, seat, suspect)
    until = at + state.terms.talk_seconds * 1000
    return replace(state, phase=Facing(suspect, phase.lap, until, nominator=seat))


def open_vote(state: State, phase: Facing, seat: Seat, at: int) -> State:
    """SF2-60, SW-42: the vote comes when the talk is over."""
    only(seat, *chairs(state, phase), HOST)
    return put_to_vote(state, phase, at)


def chairs(state: State, phase: Facing) -> tuple[Seat, ...]:
    """Who opens the vote: the dealer (SW-41), or whoever has named the suspect."""
    named = () if phase.nominator is None else (phase.nominator,)
    return (acting_dealer(state), *named)


def put_to_vote(state: State, phase: Facing, at: int) -> State:
    """Whoever has named the suspect counts as a yes (SF2-O18)."""
    voted = () if phase.nominator is None else (phase.nominator,)
    ballots = tuple(Ballot(seat, True) for seat in voted)
    until = vote_until(state, at)
    vote = Judging(phase.nominator, phase.seat, voted, phase.lap, until)
    return counted(replace(state, ballots=ballots), vote, at)


def no_longer_wait(state: State, phase: Judging, at: int) -> State:
    """SF2-O18: here silence is no no. Only who is away is left out when time has passed."""
    return counted(state, replace(phase, until=None), at)


def excuse(state: State, phase: Judging, seat: Seat, at: int) -> State:
    """The host goes on without the vote of somebody who keeps the table waiting."""
    excused = tuple(sorted((*phase.excused, seat)))
    return counted(state, replace(phase, excused=excused), at)


def vote_until(state: State, at: int) -> int:
    return at + state.terms.vote_seconds * 1000
