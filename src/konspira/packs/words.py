"""Packs of words: cards with codenames."""

from typing import NamedTuple, Self

from konspira.packs.faults import fault
from konspira.packs.pack import Head, Lines, Pack
from konspira.packs.pasted_list import each_once, items
from konspira.packs.reading import Once, enough, is_name, written

LONGEST_WORD = 24  # what still fits on a card at arm's length


class Card(NamedTuple):
    """A codename card. A card from a group's own list may have only one side."""

    front: str
    back: str | None = None

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)


class WordPack(Pack, frozen=True):
    """Cards with codenames, in one language."""

    kind = "words"
    least = 25  # one board
    cards: tuple[Card, ...]

    @classmethod
    def read(cls, head: Head, source: str, lines: Lines) -> Self:
        once, cards = Once(source, "word"), []
        for number, line in written(lines):
            card = read_card(source, number, line)
            for word in card.sides:
                once.note(number, word)
            cards.append(card)
        enough(source, len(cards), cls.least, "cards")
        return cls(*head, tuple(cards))

    @classmethod
    def listed(cls, lines: Lines) -> Lines:
        return each_once(items(written(lines)))

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(side for card in self.cards for side in card.sides)

    @property
    def entries(self) -> int:
        return len(self.words)


def read_card(source: str, number: int, line: str) -> Card:
    sides = [side.strip() for side in line.split("/")]
    if len(sides) > 2:
        raise fault(source, number, "sides", count=len(sides))
    for side in sides:
        if not is_name(side):
            raise fault(source, number, "no-word", text=side)
        if len(side) > LONGEST_WORD:
            raise fault(source, number, "too-long", text=side, most=LONGEST_WORD)
    return Card(*sides)
