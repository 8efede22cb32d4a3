"""The sand timer, the private time limit, and what happens when time has passed."""

from msgspec.structs import replace

from konspira.game import Act, Move, TimeUp
from konspira.games.codenames.moves import CallTimer, GoOn
from konspira.games.codenames.options import TimerMode
from konspira.games.codenames.referee import forbids
from konspira.games.codenames.state import Cluing, Guessing, State
from konspira.games.codenames.turns import end_turn, give, waiting_clue
from konspira.kit import Timer, due


def call_timer(state: State, phase: Cluing | Guessing, act: Act[CallTimer]) -> State:
    until = act.at + state.options.timer_seconds * 1000
    clock = Timer(act.at, until, hard=state.options.timer is TimerMode.HARD)
    return replace(state, phase=replace(phase, clock=clock))


def deadline(state: State) -> int | None:
    moments = (due(state.phase), question_due(state))
    return min((moment for moment in moments if moment is not None), default=None)


def question_due(state: State) -> int | None:
    """Return the time limit that only the spymasters know of."""
    question = state.question
    return question.until if question and question.answer is None else None


def cluing_time_up(state: State, phase: Cluing, act: Act[TimeUp]) -> State:
    if deadline(state) == question_due(state):
        return question_lapses(state, phase, act)
    return clock_rings(state, phase, act)


def clock_rings(state: State, phase: Cluing | Guessing, act: Act[TimeUp]) -> State:
    """Let a soft timer ring; end the turn by a hard one (CN-O14)."""
    clock = phase.clock
    assert clock is not None, "or no time was up"
    if not clock.hard:
        return replace(state, phase=replace(phase, clock=clock.ring()))
    if isinstance(phase, Cluing) and clue_waits(state) and not kept_back(state):
        return question_lapses(state, phase, act)  # the clue was handed in in time
    return end_turn(state, phase.team, act.at)


def go_on(state: State, phase: Cluing, act: Act[GoOn]) -> State:
    """Give a clue that waits for approval.

    Whether one does is a secret, so the host may always try, and a private question is left
    alone.
    """
    return question_lapses(state, phase, act) if clue_waits(state) else state


def clue_waits(state: State) -> bool:
    question = state.question
    return bool(question and question.waits and question.answer is None)


def kept_back(state: State) -> bool:
    """Return whether the referee forbids what is asked about."""
    return state.question is not None and forbids(state, state.question.opinion)


def question_lapses(state: State, phase: Cluing, act: Act[Move]) -> State:
    """Forget an unanswered question, and give the clue that waits for it.

    Unless the referee forbids it; it may still be objected to: silence is no approval.
    """
    question = state.question
    clue = waiting_clue(question) if question else None
    if question is None or clue is None or kept_back(state):
        return replace(state, question=None)
    return give(state, phase, clue, act.at, question.opinion)
