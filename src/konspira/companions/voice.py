"""What companions say: one of the sentences that the page has for an occasion.

A word such as `begins-calm-3` stands for a sentence: the occasion, the temper of who says
it, and which of them. It follows from what lies open and from the seed, and from no hand.
Here are the occasions of games that companions do not know; a family that they know has
its own, in a module or package with the functions `says`, `may_say` and `round_of`. A word
may name seats, whose names stand in the sentence: `voted-police-calm-2:3:5`.
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from konspira.companions.chance import Range, drawn_from, pause
from konspira.companions.mind import Mind, Temper
from konspira.game import Seat, Table

SPEAKING: Range = (1_500, 4_000)  # milliseconds after the last change of the table
OFTEN = {Temper.CALM: 0.3, Temper.NORMAL: 0.45, Temper.BOLD: 0.6}
"""How likely it says anything at an occasion."""
USEFUL = "unknown-clue"
"""The one occasion at which people need to hear it: then it always speaks."""

BEGINS, ROUND_ENDS, ENDS = "begins", "round", "ends"
SENTENCES: Mapping[str, int] = {BEGINS: 14, ROUND_ENDS: 14, ENDS: 14}
MOMENTS = {  # by the phases at which nobody thinks, speaks or votes
    "Choosing": BEGINS,
    "Characters": BEGINS,
    "Opening": BEGINS,
    "RoundOver": ROUND_ENDS,
    "Over": ENDS,
}

WORD = re.compile(r"([a-z-]+)-(calm|normal|bold)-([1-9]\d?)((?::(?:0|[1-9]\d?))*)")


class Word(NamedTuple):
    """A word in its parts."""

    occasion: str
    temper: Temper
    wording: int
    seats: tuple[Seat, ...] = ()


def parsed(word: str) -> Word | None:
    """Return the parts of a word; None: it is none.

    >>> parsed("voted-police-calm-2:3:15")
    Word(occasion='voted-police', temper=<Temper.CALM: 'calm'>, wording=2, seats=(3, 15))
    """
    found = WORD.fullmatch(word)
    if found is None:
        return None
    occasion, temper, wording, seats = found.groups()
    named = tuple(Seat(int(seat)) for seat in seats.split(":")[1:])
    return Word(occasion, Temper(temper), int(wording), named)


def says_the_same(word: str, other: str) -> bool:
    """Return whether two words stand for the same sentence, or one fact in two wordings."""
    one, two = parsed(word), parsed(other)
    if one is None or two is None or not one.seats:
        return word == other
    return (one.occasion, one.seats) == (two.occasion, two.seats)


def is_useful(word: str) -> bool:
    return word.startswith(USEFUL)


def moment(table: Table) -> str | None:
    """Return the occasion for small talk that any game has now, or None."""
    found = MOMENTS.get(type(getattr(table, "phase", None)).__name__)
    return None if found == BEGINS and round_of(table) > 1 else found


def says(table: Table, seat: Seat, mind: Mind) -> str | None:
    """Return what a companion says in a game that it does not know: little."""
    occasion = moment(table)
    if occasion is None:
        return None
    return sentence(mind, occasion, SENTENCES[occasion], round_of(table))


def may_say(table: Table, seat: Seat, word: str, people: tuple[Seat, ...]) -> bool:
    """Return whether this is the moment for a word: while nobody thinks or speaks."""
    occasion = moment(table)
    return occasion is not None and word.startswith(f"{occasion}-")


def round_of(table: Table) -> int:
    number = getattr(table, "round", 1)
    return number if isinstance(number, int) else 1


def sentence(mind: Mind, occasion: str, sentences: int, number: int) -> str | None:
    """Return one of so many sentences, or None: not every occasion needs a word.

    `number` counts the occasions of a game. None is said again until all were its turn.
    """
    if occasion != USEFUL and not is_drawn(mind, occasion, number, OFTEN):
        return None
    return worded(mind, occasion, sentences, number)


def is_drawn(mind: Mind, occasion: str, number: int, often: Mapping[Temper, float]) -> bool:
    """Return whether it says anything at an occasion: how often depends on its temper."""
    return drawn_from(mind.seed, "speaks", occasion, number).random() < often[mind.temper]


def worded(
    mind: Mind, occasion: str, sentences: int, number: int, seats: tuple[Seat, ...] = ()
) -> str:
    """Return the word for one of so many sentences, in which these seats are named."""
    order = [*range(1, sentences + 1)]
    drawn_from(mind.seed, "order", occasion).shuffle(order)
    word = f"{occasion}-{mind.temper}-{order[number % sentences]}"
    return ":".join([word, *map(str, seats)])


def bubble_ms(table: Any, mind: Mind) -> int:
    """Return when a companion speaks, after the last change of the table."""
    return pause(mind.seed, table, SPEAKING)
