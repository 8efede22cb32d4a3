"""Votes: hidden ballots on one suspect, in mid-round and when time is up."""

from msgspec.structs import replace

from konspira.game import HOST, Act, Seat, TimeUp
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import OpenVote, Vote
from konspira.games.spyfall.options import Terms
from konspira.games.spyfall.phases import Accusing, Facing, Judging, Voting, resumed
from konspira.games.spyfall.record import Convicted, Trial
from konspira.games.spyfall.rounds import finish
from konspira.games.spyfall.state import State
from konspira.games.spyfall.time_out import next_in_lap
from konspira.kit import Collect, Seats
from konspira.refusals import NOT_YOUR_TURN, Refusal

FEWEST_VOTERS = 2


def voters(state: State, phase: Voting) -> Seats:
    """Return who votes: all but the suspect; after the time limit only those counted."""
    if phase.until is None:
        return heard(state, phase)
    return tuple(seat for seat in state.ring if seat != phase.suspect)


def heard(state: State, phase: Voting) -> Seats:
    """Return who is counted after the time limit: all but those who are away or excused.

    A companion counts if it has voted in time.
    """
    excused = phase.excused if isinstance(phase, Judging) else ()
    counted = {*state.people_present} - {*excused} | {*phase.voted}
    return tuple(s for s in state.ring if s in counted and s != phase.suspect)


def not_voted(state: State, phase: Voting) -> Seats:
    """Return the voters whom an open vote still waits for."""
    return tuple(seat for seat in voters(state, phase) if seat not in phase.voted)


def votes_needed(terms: Terms, voters: int) -> int:
    """Return how many yes votes convict: all but the suspect, or fewer (SF2-61, SF2-62)."""
    return max(voters - terms.dissent, voters // 2 + 1, FEWEST_VOTERS)


def has_no_vote(state: State, phase: Voting, seat: Seat) -> Refusal | None:
    if seat == phase.suspect:
        return no.SUSPECT_HAS_NO_VOTE
    if seat not in state.ring:
        return NOT_YOUR_TURN
    return no.VOTED_ALREADY if seat in phase.voted else None


def cast(state: State, phase: Voting, act: Act[Vote]) -> State:
    """Note a vote, which is final, and hidden until all have voted (SF2-O18)."""
    phase = replace(phase, voted=tuple(sorted((*phase.voted, act.seat))))
    ballots = state.ballots.given(act.seat, act.move.guilty)
    return counted(replace(state, ballots=ballots), phase, act.at)


def counted(state: State, phase: Voting, at: int) -> State:
    """Open the votes when all have voted whom the vote waits for."""
    if not_voted(state, phase):
        return replace(state, phase=phase)
    return opened(state, phase, at)


def opened(state: State, phase: Voting, at: int) -> State:
    """Count the votes. Somebody present who has not voted counts as a no."""
    guilty = state.ballots.who(True)
    innocent = tuple(seat for seat in heard(state, phase) if seat not in guilty)
    needed = votes_needed(state.terms, len(guilty) + len(innocent))
    trial = Trial(
        suspect=phase.suspect,
        accuser=phase.accuser if isinstance(phase, Accusing) else phase.nominator,
        mid_round=isinstance(phase, Accusing),
        guilty=guilty,
        innocent=innocent,
        passed=len(guilty) >= needed,
    )
    state = replace(state, trials=(*state.trials, trial), ballots=Collect())
    if trial.passed:  # SF2-63, SF2-71: the suspect turns their card over
        return finish(state, Convicted(trial.suspect, trial.mid_round))
    match phase:
        case Accusing():  # SF2-73, SF2-O28: from where it stopped
            return replace(state, phase=resumed(phase, at))
        case Judging(lap=lap):
            return next_in_lap(state, lap + 1, at)


def vote_until(state: State, at: int) -> int:
    return at + state.terms.vote_seconds * 1000


def end_vote(state: State, phase: Accusing, act: Act[TimeUp]) -> State:
    return opened(state, phase, act.at)


# When time is up


def opens_no_vote(state: State, phase: Facing, seat: Seat) -> Refusal | None:
    """Return why this seat cannot open the vote: the dealer or nominator does (SW-41).

    A companion who has nominated lets people talk.
    """
    nominator = phase.nominator
    if nominator is not None and not state.presence.is_asked(nominator, state.ring):
        nominator = None
    chairs = (HOST, nominator, state.acting_dealer)
    return None if seat in chairs else NOT_YOUR_TURN


def open_vote(state: State, phase: Facing, act: Act[OpenVote | TimeUp]) -> State:
    """End the talk; the nominator counts as a yes (SF2-60, SW-42, SF2-O18)."""
    ballots = Collect[bool]()
    if phase.nominator is not None:
        ballots = ballots.given(phase.nominator, True)
    until = vote_until(state, act.at)
    vote = Judging(phase.nominator, phase.seat, ballots.seats, phase.lap, until)
    return counted(replace(state, ballots=ballots), vote, act.at)


def no_longer_wait(state: State, phase: Judging, act: Act[TimeUp]) -> State:
    """Wait only for those who are there, after the time limit (SF2-O18)."""
    return counted(state, replace(phase, until=None), act.at)


def excuse(state: State, phase: Judging, seat: Seat, at: int) -> State:
    """Go on without the vote of somebody who keeps the table waiting."""
    excused = tuple(sorted((*phase.excused, seat)))
    return counted(state, replace(phase, excused=excused), at)
