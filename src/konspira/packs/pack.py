"""What every kind of pack has, and how a game finds one."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import ClassVar, NamedTuple, Protocol, Self, TypeVar

from msgspec import Struct

STROKES = str.maketrans("łøđħ", "lodh")  # letters that Unicode does not take apart


@lru_cache(8192)  # the same few words are compared at every clue
def comparable(word: str) -> str:
    """Return a word without case and diacritics: what two words are compared by.

    >>> comparable("Łódź") == comparable("LODZ"), comparable("ёлка") == comparable("елка")
    (True, True)
    """
    return folded(word)


def folded(text: str) -> str:
    """Return a longer text in the same way, and do not keep it."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in letters if not unicodedata.combining(c))
    return bare.translate(STROKES)


class About(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What people see of a pack before they play with it."""

    kind: str
    language: str
    title: str
    entries: int
    known: int | None = None  # so many of them companions know; None: nobody has counted
    few: bool = False  # too few for companions to lead with


Lines = Iterator[tuple[int, str]]
"""The lines of a file, each with its number."""


class Head(NamedTuple):
    """What is said of a pack before its contents."""

    name: str
    language: str
    title: str


class Pack(Struct, frozen=True):
    """A pack. A kind of pack is a subclass, listed in `konspira.packs.KINDS`."""

    kind: ClassVar[str]  # the word in the header
    least: ClassVar[int]  # so many entries it must have
    name: str
    language: str
    title: str

    @classmethod
    def read(cls, head: Head, source: str, lines: Lines) -> Self:
        """Return the pack whose contents stand in these lines, or raise PackError."""
        raise NotImplementedError

    @classmethod
    def listed(cls, lines: Lines) -> Lines:
        """Return a plain list as it would stand under a header."""
        return lines

    @property
    def entries(self) -> int:
        raise NotImplementedError

    @property
    def about(self) -> About:
        return About(self.kind, self.language, self.title, self.entries)


P = TypeVar("P", bound=Pack)


class PackError(ValueError):
    """Raised if a pack cannot be used.

    Says which file, which line, and what was expected.

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


PictogramCard = tuple[str, str, str, str]
"""Names of pictograms: two on the front, two on the back."""
