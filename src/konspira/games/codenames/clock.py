"""The sand timer, and what happens when a time limit passes."""

from msgspec.structs import replace

from konspira.game import CLOCK, HOST, Act, IllegalMove, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.dispute import review_lapses
from konspira.games.codenames.moves import Clue, Move
from konspira.games.codenames.options import Timer
from konspira.games.codenames.pieces import Role, Team, leads
from konspira.games.codenames.referee import forbids
from konspira.games.codenames.state import (
    Clock,
    Cluing,
    Drawing,
    EnemyTurn,
    Guessing,
    Phase,
    Review,
    State,
)
from konspira.games.codenames.turns import end_turn, give, needs_approval, only
from konspira.refusals import NO_DEADLINE, NOT_NOW, NOT_YOUR_TURN, TOO_EARLY


def call_timer(state: State, phase: Cluing | Guessing, seat: Seat, at: int) -> State:
    """CN-69, CN-70: anybody may, but a spymaster shows no impatience (CN-56)."""
    if not may_call_timer(state, phase, seat):
        raise IllegalMove(*NOT_YOUR_TURN)
    timer = state.options.timer
    if timer is Timer.OFF:
        raise IllegalMove(*no.TIMER_IS_OFF)
    if phase.clock and not phase.clock.rung:
        raise IllegalMove(*no.TIMER_IS_RUNNING)
    until = at + state.options.timer_seconds * 1000
    clock = Clock(until, hard=timer is Timer.HARD)
    return replace(state, phase=replace(phase, clock=clock))


def may_call_timer(state: State, phase: Cluing | Guessing, seat: Seat) -> bool:
    if seat < 0:
        return False
    place = state.places[seat]
    poker_face = isinstance(phase, Guessing) and leads(place, phase.team)
    return place.role is not Role.RETIRED and not poker_face


def deadline(state: State) -> int | None:
    moments = (phase_limit(state.phase), question_limit(state))
    return min((moment for moment in moments if moment is not None), default=None)


def phase_limit(phase: Phase) -> int | None:
    """The time limit that everybody can see."""
    match phase:
        case Cluing(clock=clock) | Guessing(clock=clock):
            return clock.until if clock and not clock.rung else None
        case Review(until=until) | EnemyTurn(until=until):
            return until
        case _:
            return None


def question_limit(state: State) -> int | None:
    """The time limit that only the spymasters know of."""
    question = state.question
    return question.until if question and question.answer is None else None


def time_up(state: State, act: Act[Move]) -> State:
    only(act.seat, CLOCK)
    due, at = deadline(state), act.at
    if due is None:
        raise IllegalMove(*NO_DEADLINE)
    if at < due:
        raise IllegalMove(*TOO_EARLY)
    match state.phase:
        case Cluing(team) if due == question_limit(state):
            return question_lapses(state, team, at)
        case Cluing(clock=Clock() as clock) | Guessing(clock=Clock() as clock) as phase:
            return clock_rings(state, phase, clock, at)
        case _:
            return lapse(state, at)


def lapse(state: State, at: int) -> State:
    """Nobody answers, so the table goes on without an answer."""
    match state.phase:
        case Review() as review:
            return review_lapses(state, review, at)
        case EnemyTurn(covers):
            return replace(state, phase=Drawing(covers))
        case Cluing(team):
            return question_lapses(state, team, at)
        case _:  # pragma: no cover - the other phases wait for no answer
            raise AssertionError(state.phase)


def go_on(state: State, seat: Seat, at: int) -> State:
    """The host waits no longer. Whether a clue waits for approval is a secret, so going on
    is open whenever one might, and mere questions stay between the spymasters."""
    only(seat, HOST)
    if not may_go_on(state):
        raise IllegalMove(*NOT_NOW)
    if isinstance(state.phase, Cluing) and not clue_waits(state):
        return state
    return lapse(state, at)


def clue_waits(state: State) -> bool:
    question = state.question
    return bool(question and question.answer is None and question.number is not None)


def may_go_on(state: State) -> bool:
    match state.phase:
        case Review() | EnemyTurn():
            return True
        case Cluing(team):
            return needs_approval(state, team)
        case _:
            return False


def clock_rings(state: State, phase: Cluing | Guessing, clock: Clock, at: int) -> State:
    """CN-O14: a soft timer only rings; a hard one ends the turn of who has not decided."""
    if not clock.hard:
        return replace(state, phase=replace(phase, clock=replace(clock, rung=True)))
    question = state.question
    if question and clue_waits(state) and not forbids(state, phase.team, question.opinion):
        return question_lapses(state, phase.team, at)  # the clue was handed in in time
    return end_turn(state, phase.team, at)


def question_lapses(state: State, team: Team, at: int) -> State:
    """An unanswered question is forgotten; a clue that waits is given, and may still be
    objected to: silence is no judge's word, and does not overrule the referee."""
    question = state.question
    if question is None or question.number is None:
        return replace(state, question=None)
    if forbids(state, team, question.opinion):
        return replace(state, question=None)
    clue = Clue(question.word, question.number)
    return give(state, team, clue, at, question.opinion)
