"""Content packs: the words, places and people that games are played with.

This module holds what a pack is; `konspira.packs.shelf` reads them from files.
Games see a shelf of packs only when cards are dealt, through `Packs`.
"""

import unicodedata
from functools import lru_cache
from typing import NamedTuple, Protocol

from msgspec import Struct

STROKES = str.maketrans("łøđħ", "lodh")  # letters that Unicode does not take apart


@lru_cache(8192)  # the same few words are compared at every clue
def plain(word: str) -> str:
    """A word without case and diacritics: what two words are compared by.

    >>> plain("Łódź") == plain("LODZ"), plain("ёлка") == plain("елка")
    (True, True)
    """
    letters = unicodedata.normalize("NFKD", word.casefold())
    bare = "".join(c for c in letters if not unicodedata.combining(c))
    return bare.translate(STROKES)


class Card(NamedTuple):
    """A codename card. A card from a group's own list may have only one side."""

    front: str
    back: str | None = None

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)


class WordPack(Struct, frozen=True):
    """Cards with codenames, in one language."""

    name: str
    language: str
    title: str
    cards: tuple[Card, ...]


class PackError(ValueError):
    """A pack cannot be used. Says which file, which line, and what was expected."""

    def __init__(self, source: str, line: int | None, problem: str) -> None:
        place = source if line is None else f"{source}:{line}"
        super().__init__(f"{place}: {problem}")
        self.source = source
        self.line = line


class Packs(Protocol):
    """A shelf of packs, as a game sees it."""

    def words(self, name: str) -> WordPack:
        """The word pack of this name, or PackError."""
