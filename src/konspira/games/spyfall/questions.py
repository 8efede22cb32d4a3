"""Questions: one asks, another answers and asks the next (SF2-47 to SF2-54)."""

from collections.abc import Iterator

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import MOST_QUESTIONS, Answer, Ask, TakeBack
from konspira.games.spyfall.options import Asking
from konspira.games.spyfall.phases import Questioning, Turn
from konspira.games.spyfall.record import Question
from konspira.games.spyfall.state import State, after, answerable
from konspira.law import Choices
from konspira.refusals import NOT_YOUR_TURN, Refusal

ALOUD: Choices = {"seat": "answerable", "question": ("",)}
WRITTEN: Choices = {"seat": "answerable"}


def does_not_ask(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    turn = phase.turn
    if turn.asker is None:
        return no.TURNS_ON_HONOUR
    if turn.answering is not None:
        return no.ANSWER_FIRST
    return None if seat == turn.asker else NOT_YOUR_TURN


def asks_by_card(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    """Return why this seat cannot say what it likes: the question is on a card."""
    if state.terms.asking is Asking.DECK:
        return no.CHOOSE_A_CARD
    return does_not_ask(state, phase, seat)


def answers_by_card(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    if state.terms.asking is Asking.DECK:
        return no.CHOOSE_A_CARD
    return owes_no_answer(state, phase, seat)


def whom_to_ask(state: State, phase: Questioning, seat: Seat) -> Iterator[Choices]:
    """Yield whom the asker may ask; no offer if there is nobody, or enough was asked."""
    if may_ask_on(state, phase):
        yield ALOUD if state.terms.asking is Asking.ALOUD else WRITTEN


def may_ask_on(state: State, phase: Questioning) -> bool:
    """Return whether there is anybody to ask, and not enough was asked."""
    asked = len(state.talk)
    return asked < MOST_QUESTIONS and bool(answerable(state.askable, phase.turn))


def ask(state: State, phase: Questioning, act: Act[Ask]) -> State:
    turn, move = phase.turn, act.move
    check_target(state, turn, act.seat, move.seat)
    if state.terms.asking is Asking.ALOUD:
        asked_aloud = replace(phase, turn=Turn(move.seat, act.seat), undo=turn)
        return replace(state, phase=asked_aloud, asked=(*state.asked, move.seat))
    if len(state.talk) >= MOST_QUESTIONS:
        raise IllegalMove(*no.ENOUGH_QUESTIONS)
    if not move.question.strip():
        raise IllegalMove(*no.WRITE_A_QUESTION)
    asked = Question(act.seat, move.seat, move.question.strip())
    turn = replace(turn, answering=move.seat)
    return replace(
        state,
        phase=replace(phase, turn=turn),
        talk=(*state.talk, asked),
        asked=(*state.asked, move.seat),
    )


def check_target(state: State, turn: Turn, seat: Seat, target: Seat) -> None:
    if target == seat:
        raise IllegalMove(*no.ASK_SOMEBODY_ELSE)
    if target not in state.askable:
        raise IllegalMove(*no.NOBODY_THERE)
    if target not in answerable(state.askable, turn):
        raise IllegalMove(*no.NO_ASKING_BACK)


def has_asked_nobody(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    if phase.undo is None:
        return no.NOBODY_WAS_ASKED
    return None if seat == phase.undo.asker else NOT_YOUR_TURN


def take_back(state: State, phase: Questioning, act: Act[TakeBack]) -> State:
    """Undo a question that was addressed to the wrong player: the asker asks again."""
    assert phase.undo is not None, "has_asked_nobody has looked"
    phase = replace(phase, turn=phase.undo, undo=None)
    return replace(state, phase=phase, asked=state.asked[:-1])


def owes_no_answer(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    if phase.turn.answering is None:
        return no.NOTHING_WAS_ASKED
    return None if seat == phase.turn.answering else NOT_YOUR_TURN


def answer(state: State, phase: Questioning, act: Act[Answer]) -> State:
    """Answer a question; the one who has answered asks next (SF2-52)."""
    words = act.move.answer.strip()
    if not words:
        raise IllegalMove(*no.WRITE_AN_ANSWER)
    asked = replace(state.talk[-1], answer=words)
    turn = Turn(asker=act.seat, barred=asked.asker)
    talk = (*state.talk[:-1], asked)
    return replace(state, phase=replace(phase, turn=turn), talk=talk)


def turn_without(state: State, turn: Turn, seat: Seat) -> Turn:
    """Return the turn if this seat cannot go on: the next one may ask anybody."""
    if seat not in (turn.asker, turn.answering):
        return turn
    if seat != turn.answering and turn.answering is not None:
        return turn  # the question stands, and its answer will come
    return Turn(after(seat, state.askable))
