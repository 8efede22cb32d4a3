"""A clue in doubt: the flag, the judge, the penalty."""

from msgspec.structs import replace

from konspira.game import IllegalMove, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.moves import Accept, Reason, Reject
from konspira.games.codenames.options import Variant
from konspira.games.codenames.pieces import Role, Team, leads
from konspira.games.codenames.reasons import check_reason
from konspira.games.codenames.state import (
    Guessing,
    Review,
    State,
    Verdict,
    judges,
    may_challenge,
    private_word,
    rival_judges,
)
from konspira.games.codenames.turns import (
    answer_by,
    cover_own,
    enemy_turn,
    finished,
    only,
    over,
    start_turn,
)
from konspira.refusals import NOT_YOUR_TURN


def flag(state: State, turn: Guessing, seat: Seat, reason: Reason, at: int) -> State:
    """CN-O09: anybody but the clue's own spymaster, whose face is stone (CN-56)."""
    if not may_doubt(state, turn, seat):
        raise IllegalMove(*NOT_YOUR_TURN)
    if seat in turn.doubters:
        raise IllegalMove(*no.ALREADY_FLAGGED)
    return replace(state, phase=open_review(state, turn, seat, reason, at))


def may_doubt(state: State, turn: Guessing, seat: Seat) -> bool:
    if seat < 0:
        return False
    place = state.places[seat]
    return place.role is not Role.RETIRED and not leads(place, turn.team)


def may_flag(state: State, turn: Guessing, seat: Seat) -> bool:
    """Once, unless the judge has answered: or one person could hold up the game."""
    return may_doubt(state, turn, seat) and seat not in turn.doubters


def open_review(
    state: State, turn: Guessing, seat: Seat, reason: Reason, at: int
) -> Review:
    check_reason(state.options.clue_rules, reason)
    check_challenge(state, turn)
    return Review(turn, at, answer_by(state, at), seat, reason)


def check_challenge(state: State, turn: Guessing) -> None:
    if turn.upheld:
        raise IllegalMove(*no.CLUE_WAS_ACCEPTED)
    if not may_challenge(state, turn):
        raise IllegalMove(*no.TOO_LATE_TO_CHALLENGE)


def may_reject(state: State, turn: Guessing, seat: Seat) -> bool:
    """Whether this judge has not approved the very word in private before (CN-O08)."""
    bound = seat >= 0 and rival_judges(state, turn.team)
    return not bound or private_word(state, turn.clue.word) is not True


def check_rejection(state: State, turn: Guessing, seat: Seat) -> None:
    if not may_reject(state, turn, seat):
        raise IllegalMove(*no.CLUE_WAS_ACCEPTED)


def reject(state: State, turn: Guessing, seat: Seat, reason: Reason, at: int) -> State:
    """A judge who needs no flag to speak."""
    only(seat, *judges(state, turn.team))
    check_rejection(state, turn, seat)
    review = open_review(state, turn, seat, reason, at)
    return judge(state, review, seat, Reject(reason), at)


def accept(state: State, turn: Guessing, seat: Seat, at: int) -> State:
    """A judge who needs no flag to speak: the clue stands, and touches open at once."""
    bench = judges(state, turn.team)
    only(seat, bench[0] if len(bench) == 1 else None)
    check_challenge(state, turn)
    opens = min(turn.opens, at)
    return replace(state, phase=replace(turn, upheld=True, opens=opens))


def judge(
    state: State, review: Review, seat: Seat, verdict: Accept | Reject, at: int
) -> State:
    bench = judges(state, review.turn.team)
    only(seat, *bench)
    if any(given.seat == seat for given in review.verdicts):
        raise IllegalMove(*no.ALREADY_ANSWERED)
    reason = verdict.reason if isinstance(verdict, Reject) else None
    if reason:
        check_reason(state.options.clue_rules, reason)
        check_rejection(state, review.turn, seat)
    review = replace(review, verdicts=(*review.verdicts, Verdict(seat, reason)))
    against = sum(given.reason is not None for given in review.verdicts)
    majority = len(bench) // 2 + 1
    if reason and against >= majority:
        return penalise(state, review.turn, reason, at)
    if against + len(bench) - len(review.verdicts) < majority:
        return uphold(state, review, at)
    return replace(state, phase=review)


def uphold(state: State, review: Review, at: int) -> State:
    """The judge has spoken: the clue stands."""
    return replace(state, phase=replace(resumed(review, at), upheld=True))


def review_lapses(state: State, review: Review, at: int) -> State:
    """Nobody has spoken: the clue stands for now, and is not immune (CN-65)."""
    turn = resumed(review, at)
    doubters = (*turn.doubters, review.flagged_by)
    return replace(state, phase=replace(turn, doubters=doubters))


def resumed(review: Review, at: int) -> Guessing:
    """The turn goes on, and its clock has lost nothing."""
    clock = review.turn.clock
    if clock:
        clock = replace(clock, until=clock.until + at - review.since)
    return replace(review.turn, clock=clock)


def penalise(state: State, turn: Guessing, reason: Reason, at: int) -> State:
    """CN-62, CN-63: the turn is over, and the other side may cover a word."""
    last = replace(state.turns[-1], rejected=reason)
    state = replace(state, turns=(*state.turns[:-1], last))
    if state.variant is Variant.ONE_TEAM:  # CN-O10
        return enemy_turn(state, 1 + state.options.penalty_cover, at)
    if not state.options.penalty_cover:
        return start_turn(state, turn.team.rival, at)
    state = start_turn(state, turn.team.rival, at)
    return replace(state, phase=replace(state.phase, penalty=True))


def penalty_cover(state: State, team: Team, seat: Seat, card: int, at: int) -> State:
    """CN-63: until the next clue is given. A clue that waits for approval is taken back."""
    only(seat, state.spymaster(team))
    state = cover_own(state, team, card, no.NOT_A_WORD_OF_THAT_TEAM)
    if winner := finished(state):  # CN-O06
        return over(state, winner, "all-words-covered")
    return start_turn(state, team, at)
