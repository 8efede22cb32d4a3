"""Questions and answers from the deck, of those who live here and of those who do not."""

from konspira.companions.spyfall.beliefs import expected, surprise
from konspira.companions.spyfall.situation import Situation
from konspira.companions.spyfall.suspects import likeliest
from konspira.game import Seat
from konspira.games.spyfall.moves import AnswerCard, AskCard

BALANCE = 0.35
"""A resident likes a question best if a listener expects its true answer so much: a spy
would often get it wrong, and learns little from it."""
CURIOSITY = 0.03  # with which anybody may be asked, however innocent


def ask(seen: Situation) -> AskCard | None:
    """Return a question and whom it is for; None: nobody can be asked, or enough was."""
    if "AskCard" not in seen.hand.may or not seen.table.deck:
        return None
    if not seen.table.answerable:
        return None
    return AskCard(whom(seen), which(seen))


def whom(seen: Situation) -> Seat:
    """Return somebody by chance, suspects more often."""
    seats = seen.table.answerable
    guilt = {} if seen.card.spy or seen.is_lost else seen.suspicions
    return seen.dice.choices(seats, [CURIOSITY + guilt.get(seat, 0) for seat in seats])[0]


def which(seen: Situation) -> int:
    """Return the question that catches a spy best, or from which a spy learns most."""
    deck = [*seen.table.deck]
    seen.dice.shuffle(deck)
    if seen.is_lost:
        return deck[0]
    return max(deck, key=lambda question: worth(seen, question))


def worth(seen: Situation, question: int) -> float:
    chances = expected(seen.memory, seen.table.unplayed, seen.beliefs, question)
    if seen.card.spy:
        return surprise(chances)
    return -abs(chances[seen.memory.answer(seen.here, question)] - BALANCE)


def answer(seen: Situation) -> AnswerCard | None:
    """Return the answer that this seat owes, or None."""
    if "AnswerCard" not in seen.hand.may:
        return None
    question = seen.table.talk[-1].card
    assert question is not None, "what is answered by a card was asked by one"
    if seen.card.spy:
        return AnswerCard(spys_answer(seen, question))
    return AnswerCard(seen.memory.answer(seen.here, question))


def spys_answer(seen: Situation, question: int) -> int:
    """Return the likeliest answer, and the same one if it is asked again."""
    for said in seen.heard:
        if (said.seat, said.question) == (seen.hand.seat, question):
            return said.answer
    chances = expected(seen.memory, seen.table.unplayed, seen.beliefs, question)
    if max(chances) - min(chances) < 1e-9:  # it knows nothing of any place
        return seen.memory.made_up(question)
    return likeliest(chances)
