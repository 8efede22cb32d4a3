"""Questions from a deck: whom, which of five, and one of three answers (SF2-O41)."""

from functools import lru_cache

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import LEVELS, MOST_QUESTIONS, AnswerCard, AskCard
from konspira.games.spyfall.options import Asking
from konspira.games.spyfall.phases import Questioning, Turn
from konspira.games.spyfall.questions import (
    check_target,
    does_not_ask,
    may_ask_on,
    owes_no_answer,
)
from konspira.games.spyfall.record import Question, QuestionCard, WordedCard
from konspira.games.spyfall.state import State
from konspira.law import Choices
from konspira.refusals import Refusal

ANY_ANSWER: Choices = {"answer": LEVELS}
ANY_CARD: Choices = {"seat": "answerable", "card": "deck"}


def asks_no_card(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    if state.terms.asking is not Asking.DECK:
        return no.NO_DECK
    return does_not_ask(state, phase, seat)


def whom_to_ask_what(
    state: State, phase: Questioning, seat: Seat
) -> Choices | tuple[Choices, ...]:
    return ANY_CARD if may_ask_on(state, phase) else ()


def ask_card(state: State, phase: Questioning, act: Act[AskCard]) -> State:
    """Ask a question of the deck; its card goes to the bottom."""
    move, turn = act.move, phase.turn
    check_target(state, turn, act.seat, move.seat)
    if len(state.talk) >= MOST_QUESTIONS:
        raise IllegalMove(*no.ENOUGH_QUESTIONS)
    if move.card not in state.deck:
        raise IllegalMove(*no.NOT_IN_THE_DECK)
    asked = Question(act.seat, move.seat, card=move.card)
    rest = tuple(card for card in state.pile if card != move.card)
    return replace(
        state,
        phase=replace(phase, turn=replace(turn, answering=move.seat)),
        talk=(*state.talk, asked),
        asked=(*state.asked, move.seat),
        pile=(*rest, move.card),
    )


def owes_no_card(state: State, phase: Questioning, seat: Seat) -> Refusal | None:
    if state.terms.asking is not Asking.DECK:
        return no.NO_DECK
    return owes_no_answer(state, phase, seat)


def answer_card(state: State, phase: Questioning, act: Act[AnswerCard]) -> State:
    """Answer by one of three; the one who has answered asks next (SF2-52)."""
    answered = replace(state.talk[-1], level=act.move.answer)
    turn = Turn(asker=act.seat, barred=answered.asker)
    talk = (*state.talk[:-1], answered)
    return replace(state, phase=replace(phase, turn=turn), talk=talk)


@lru_cache(maxsize=64)  # every table shows them, and they change once in a round
def shown_cards(cards: tuple[WordedCard, ...], played: int) -> tuple[QuestionCard, ...]:
    """Return the cards with the wording of each answer in this round.

    It follows from what is open to all, so it is the same whoever answers.
    """
    return tuple(
        QuestionCard(
            card.number,
            card.text,
            tuple(ways[(card.number + played) % len(ways)] for ways in card.answers),
        )
        for card in cards
    )
