"""Challenges of a clue: the flag, the judge, the penalty."""

from msgspec.structs import replace

from konspira.game import Act, CompanionSeats, IllegalMove, Move, Seat
from konspira.games.codenames import presence
from konspira.games.codenames import refusals as no
from konspira.games.codenames.moves import (
    OF_THE_NUMBER,
    Accept,
    Cover,
    Flag,
    HandKey,
    Reason,
    Reject,
)
from konspira.games.codenames.state import (
    Cluing,
    Guessing,
    Review,
    State,
    Verdict,
    is_judge,
    judges,
    rival_judges,
    said_of,
)
from konspira.games.codenames.turns import (
    answer_by,
    cover_own,
    enemy_turn,
    finished,
    over,
    start_turn,
)
from konspira.kit import resumed
from konspira.refusals import Refusal


def settled(state: State, turn: Guessing) -> Refusal | None:
    """Return why a clue can no longer be challenged, or None (CN-O05).

    It was accepted, or somebody has touched a word and the group allows no later challenge.
    """
    if turn.upheld:
        return no.CLUE_WAS_ACCEPTED
    too_late = turn.made and not state.terms.late
    return no.TOO_LATE_TO_CHALLENGE if too_late else None


def open_reasons(state: State, turn: Guessing, seat: Seat) -> tuple[Reason, ...]:
    """Return for what a judge may still reject a clue.

    For nothing, if they approved it in private; if they approved its word alone, for what
    is wrong with the number (CN-O08, CN-O30).
    """
    reasons = state.terms.reasons
    if not state.answered or seat < 0 or not rival_judges(state, turn.team):
        return reasons
    said = said_of(state, turn.clue.word, turn.clue.number)
    if said is None or not said.legal:
        return reasons
    if said.number is not None:
        return ()
    return tuple(reason for reason in reasons if reason in OF_THE_NUMBER)


def approved(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    """Return why this judge cannot reject a clue: they approved it in private (CN-O08)."""
    return None if open_reasons(state, turn, seat) else no.CLUE_WAS_ACCEPTED


def check_open(state: State, turn: Guessing, act: Act[Reject]) -> None:
    """Raise IllegalMove if the judge has approved what they now object to."""
    if act.move.reason not in open_reasons(state, turn, act.seat):
        raise IllegalMove(*no.CLUE_WAS_ACCEPTED)


def flag(state: State, turn: Guessing, act: Act[Flag]) -> State:
    """Ask the judge about a clue; a flag decides nothing (CN-O09)."""
    return replace(state, phase=open_review(state, turn, act))


def open_review(state: State, turn: Guessing, act: Act[Flag | Reject]) -> Review:
    reason = act.move.reason and checked_reason(state, act.move.reason)
    if why := settled(state, turn):
        raise IllegalMove(*why)
    return Review(turn, act.at, answer_by(state, act.at), act.seat, reason)


def explain(state: State, review: Review, act: Act[Flag]) -> State:
    """Say why one has flagged the clue; the judge may think otherwise (CN-O09)."""
    reason = act.move.reason and checked_reason(state, act.move.reason)
    return replace(state, phase=replace(review, reason=reason))


def checked_reason(state: State, reason: Reason) -> Reason:
    """Return the reason, or raise IllegalMove if the group has switched its rule off."""
    if reason not in state.terms.reasons:
        raise IllegalMove(*no.RULE_IS_SWITCHED_OFF.by(reason.value))
    return reason


def accept_unasked(state: State, turn: Guessing, act: Act[Accept]) -> State:
    """Accept a clue that nobody has flagged: touches open at once."""
    opens = min(turn.opens, act.at)
    return replace(state, phase=replace(turn, upheld=True, opens=opens))


def reject_unasked(state: State, turn: Guessing, act: Act[Reject]) -> State:
    """Reject a clue that nobody has flagged."""
    review = open_review(state, turn, act)
    check_open(state, turn, act)
    return judged(state, review, Verdict(act.seat, act.move.reason), act.at)


def accept(state: State, review: Review, act: Act[Accept]) -> State:
    return judged(state, review, Verdict(act.seat, None), act.at)


def reject(state: State, review: Review, act: Act[Reject]) -> State:
    reason = checked_reason(state, act.move.reason)
    check_open(state, review.turn, act)
    return judged(state, review, Verdict(act.seat, reason), act.at)


def judged(state: State, review: Review, verdict: Verdict, at: int) -> State:
    """Add a judge's answer, and end the review if that decides it."""
    verdicts = (*review.verdicts, verdict)
    return counted(state, replace(review, verdicts=verdicts), at)


def counted(state: State, review: Review, at: int) -> State:
    """Count the answers of those who judge; more than half must reject a clue (CN-65)."""
    team = review.turn.team
    verdicts = tuple(
        given for given in review.verdicts if is_judge(state, team, given.seat)
    )
    against = [given.reason for given in verdicts if given.reason is not None]
    bench = len(judges(state, team))
    majority = bench // 2 + 1
    if len(against) >= majority:
        return penalise(state, review.turn, against[-1], at)
    if len(against) + bench - len(verdicts) < majority:
        return uphold(state, review, at)
    return replace(state, phase=replace(review, verdicts=verdicts))


def hand_key(state: State, review: Review, act: Act[HandKey]) -> State:
    """Hand on a key: who holds or held it may judge no more, so count again (CN-O10)."""
    state = presence.hand_key(state, review, act)
    phase = state.phase
    return counted(state, phase, act.at) if isinstance(phase, Review) else state


def companions_sit(state: State, review: Review, act: Act[CompanionSeats]) -> State:
    """Count again when people judge in place of companions, or the other way round."""
    state = presence.contact(state, review, act)
    return counted(state, review, act.at) if review.verdicts else state


def uphold(state: State, review: Review, at: int) -> State:
    """Let the clue stand: the judge has spoken."""
    turn = resumed(review.turn, at - review.since)
    return replace(state, phase=replace(turn, upheld=True))


def review_lapses(state: State, review: Review, act: Act[Move]) -> State:
    """Let a clue stand that no judge has spoken on; it is not immune (CN-65)."""
    turn = resumed(review.turn, act.at - review.since)
    doubters = (*turn.doubters, review.flagged_by)
    return replace(state, phase=replace(turn, doubters=doubters))


def penalise(state: State, turn: Guessing, reason: Reason, at: int) -> State:
    """End the turn, and let the other side cover a word (CN-62, CN-63)."""
    last = replace(state.turns[-1], rejected=reason)
    state = replace(state, turns=(*state.turns[:-1], last))
    cover = state.options.penalty_cover
    if state.terms.one_team:  # CN-O10
        return enemy_turn(state, 1 + cover)
    return start_turn(state, turn.team.rival, at, penalty=cover)


def penalty_cover(state: State, phase: Cluing, act: Act[Cover]) -> State:
    """Cover a word as a penalty, until the next clue is given (CN-63).

    A clue that waits for approval is taken back.
    """
    state = cover_own(state, phase.team, act.move.card, no.NOT_A_WORD_OF_THAT_TEAM)
    if winner := finished(state):  # CN-O06
        return over(state, winner, "all-words-covered")
    return start_turn(state, phase.team, act.at)
