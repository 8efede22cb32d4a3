"""Questions: one asks, another answers and asks the next (SF2-47 to SF2-54)."""

from msgspec.structs import replace

from konspira.game import IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import MOST_QUESTIONS, Ask
from konspira.games.spyfall.options import Asking
from konspira.games.spyfall.state import (
    Question,
    Questioning,
    State,
    Turn,
    after,
    answerable,
    only,
)


def ask(state: State, phase: Questioning, seat: Seat, move: Ask) -> State:
    turn, way = phase.turn, state.terms.asking
    if turn.asker is None:
        raise IllegalMove(*no.TURNS_ON_HONOUR)
    if turn.answering is not None:
        raise IllegalMove(*no.ANSWER_FIRST)
    only(seat, turn.asker)
    check_target(state, turn, seat, move.seat)
    if way is Asking.ALOUD:
        asked_aloud = replace(phase, turn=Turn(move.seat, seat), undo=turn)
        return replace(state, phase=asked_aloud)
    if len(state.talk) >= MOST_QUESTIONS:
        raise IllegalMove(*no.ENOUGH_QUESTIONS)
    if not move.question.strip():
        raise IllegalMove(*no.WRITE_A_QUESTION)
    asked = Question(seat, move.seat, move.question.strip())
    turn = replace(turn, answering=move.seat)
    return replace(state, phase=replace(phase, turn=turn), talk=(*state.talk, asked))


def check_target(state: State, turn: Turn, seat: Seat, target: Seat) -> None:
    if target == seat:
        raise IllegalMove(*no.ASK_SOMEBODY_ELSE)
    if target not in state.askable:
        raise IllegalMove(*no.NOBODY_THERE)
    if target not in answerable(state.askable, turn):
        raise IllegalMove(*no.NO_ASKING_BACK)


def take_back(state: State, phase: Questioning, seat: Seat) -> State:
    """A tap on the wrong face: whoever made it asks again."""
    if phase.undo is None:
        raise IllegalMove(*no.NOBODY_WAS_ASKED)
    only(seat, *(() if phase.undo.asker is None else (phase.undo.asker,)))
    return replace(state, phase=replace(phase, turn=phase.undo, undo=None))


def answer(state: State, phase: Questioning, seat: Seat, words: str) -> State:
    """SF2-52: whoever has answered asks next."""
    if phase.turn.answering is None:
        raise IllegalMove(*no.NOTHING_WAS_ASKED)
    only(seat, phase.turn.answering)
    if not words.strip():
        raise IllegalMove(*no.WRITE_AN_ANSWER)
    asked = replace(state.talk[-1], answer=words.strip())
    turn = Turn(asker=seat, barred=asked.asker)
    talk = (*state.talk[:-1], asked)
    return replace(state, phase=replace(phase, turn=turn), talk=talk)


def without(state: State, turn: Turn, seat: Seat) -> Turn:
    """When this seat cannot go on, the next one asks whomever they like."""
    if seat not in (turn.asker, turn.answering):
        return turn
    if seat != turn.answering and turn.answering is not None:
        return turn  # the question stands, and its answer will come
    return Turn(after(state.askable, seat))
