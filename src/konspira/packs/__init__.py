"""Content packs: the words, places and people that games are played with.

This module holds what a pack is; `konspira.packs.shelf` reads them from files.
Games see a shelf of packs only when cards are dealt, through `Packs`.
"""

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, NamedTuple, Protocol

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


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What people see of a pack before they play with it."""

    kind: str
    language: str
    title: str
    entries: int


class Contents(Struct, frozen=True):
    """What every kind of pack has."""

    kind: ClassVar[str]
    name: str
    language: str
    title: str

    @property
    def entries(self) -> int:
        raise NotImplementedError

    @property
    def about(self) -> About:
        return About(self.kind, self.language, self.title, self.entries)


class Card(NamedTuple):
    """A codename card. A card from a group's own list may have only one side."""

    front: str
    back: str | None = None

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)


class WordPack(Contents, frozen=True):
    """Cards with codenames, in one language."""

    kind: ClassVar = "words"
    cards: tuple[Card, ...]

    @property
    def entries(self) -> int:
        return sum(len(card.sides) for card in self.cards)


class Location(NamedTuple):
    """A place where everybody but the spy is, and who one may be there."""

    name: str
    roles: tuple[str, ...] = ()


class LocationPack(Contents, frozen=True):
    """Places with roles, or without any, in one language."""

    kind: ClassVar = "locations"
    locations: tuple[Location, ...]

    @property
    def entries(self) -> int:
        return len(self.locations)


class Character(NamedTuple):
    """Somebody whom people know, with a line for those who do not."""

    name: str
    hint: str
    theme: str
    famous: bool  # practically everybody knows them
    abroad: bool = False  # known in another country only


class CharacterPack(Contents, frozen=True):
    """Two-sided cards with one character on each side, in one language."""

    kind: ClassVar = "characters"
    cards: tuple[tuple[Character, ...], ...]

    @property
    def entries(self) -> int:
        return sum(len(sides) for sides in self.cards)


Pack = WordPack | LocationPack | CharacterPack
PictogramCard = tuple[str, str, str, str]
"""Names of pictograms: two on the front, two on the back."""


class PackError(ValueError):
    """A pack cannot be used. Says which file, which line, and what was expected.

    `about` holds the facts, for a sentence in another language: see `packs.faults`.
    """

    def __init__(
        self,
        source: str,
        line: int | None,
        problem: str,
        about: Mapping[str, str | int] | None = None,
    ) -> None:
        place = source if line is None else f"{source}:{line}"
        super().__init__(f"{place}: {problem}")
        self.source = source
        self.line = line
        self.about = {**(about or {}), **({} if line is None else {"line": line})}


class PackNames(Protocol):
    """The names on a shelf: all that a choice of packs is checked by."""

    def names(self, kind: str) -> tuple[str, ...]: ...
    def __contains__(self, name: object) -> bool: ...


class Packs(Protocol):
    """A shelf of packs, as a game sees it. A name that is not there raises PackError."""

    def words(self, name: str) -> WordPack: ...
    def locations(self, name: str) -> LocationPack: ...
    def characters(self, name: str) -> CharacterPack: ...
    def pictograms(self) -> tuple[PictogramCard, ...]: ...
