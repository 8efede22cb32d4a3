"""Packs of characters: people whom everybody knows, and hints for those who do not."""

from typing import NamedTuple, Self

from konspira.packs.faults import fault
from konspira.packs.pack import Head, Lines, Pack
from konspira.packs.reading import Once, check_name, enough, written

LONGEST_HINT = 90
FAMOUS, ABROAD = MARKS = "*~"  # before a character: known to all, or elsewhere only
THEMES = (
    "fairy-tales",
    "myths",
    "books",
    "films",
    "cartoons",
    "history",
    "science",
    "arts",
    "sport",
)


class Character(NamedTuple):
    """Somebody whom people know, with a line for those who do not."""

    name: str
    hint: str
    theme: str
    famous: bool  # practically everybody knows them
    abroad: bool = False  # known in another country only


class CharacterPack(Pack, frozen=True):
    """Two-sided cards with one character on each side, in one language."""

    kind = "characters"
    least = 64  # four rounds of eight two-sided cards
    cards: tuple[tuple[Character, ...], ...]

    @classmethod
    def read(cls, head: Head, source: str, lines: Lines) -> Self:
        cards = read_characters(source, lines)
        enough(source, sum(map(len, cards)), cls.least, "characters")
        return cls(*head, tuple(cards))

    @property
    def entries(self) -> int:
        return sum(len(sides) for sides in self.cards)


def read_characters(source: str, lines: Lines) -> list[tuple[Character, ...]]:
    """Read cards: two neighbours under a theme are the two sides of one."""
    once, theme = Once(source, "character"), ""
    cards: list[tuple[Character, ...]] = []
    for number, line in written(lines):
        if line.startswith("["):
            theme = read_theme(source, number, line)
            continue
        if not theme:
            raise fault(source, number, "no-theme")
        character = read_character(source, number, line, theme)
        once.note(number, character.name)
        if cards and len(cards[-1]) == 1 and cards[-1][0].theme == theme:
            cards[-1] = (*cards[-1], character)
        else:
            cards.append((character,))
    return cards


def read_theme(source: str, number: int, line: str) -> str:
    theme = line.strip().removeprefix("[").removesuffix("]")
    if theme not in THEMES:
        themes = ", ".join(THEMES)
        raise fault(source, number, "unknown-theme", text=theme, themes=themes)
    return theme


def read_character(source: str, number: int, line: str, theme: str) -> Character:
    mark = line[0] if line[0] in MARKS else ""
    name, colon, hint = (part.strip() for part in line.removeprefix(mark).partition(":"))
    check_name(source, number, name, "character")
    if not colon or not hint:
        raise fault(source, number, "no-hint", text=name)
    if len(hint) > LONGEST_HINT:
        raise fault(source, number, "hint-long", most=LONGEST_HINT)
    return Character(name, hint, theme, mark == FAMOUS, mark == ABROAD)
