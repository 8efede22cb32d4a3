"""Reads packs from text files that people can write by hand. See docs/packs.md."""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import takewhile
from pathlib import Path
from typing import TypeVar

from konspira.packs import (
    CharacterPack,
    LocationPack,
    Pack,
    PackError,
    PictogramCard,
    WordPack,
)
from konspira.packs.faults import fault
from konspira.packs.lists import list_of
from konspira.packs.readers import (
    Lines,
    read_characters,
    read_locations,
    read_pictograms,
    read_words,
)

KINDS = ("words", "locations", "characters")
HEADER = ("kind", "language", "title")
LARGEST_FILE = 1_000_000  # bytes; a thousand cards take about 20,000
FOLDER = resources.files("konspira.packs")
PICTOGRAMS = "pictograms.txt"  # the page draws them, so no group can bring its own

P = TypeVar("P", WordPack, LocationPack, CharacterPack)


class Shelf:
    """The packs that come with Konspira, and those that a group brings along.

    >>> shelf = Shelf()
    >>> [pack.name for pack in shelf if pack.kind == "words"]
    ['words.en', 'words.pl', 'words.ru']
    """

    def __init__(self, own: Iterable[Pack] = ()) -> None:
        self._packs = {pack.name: pack for pack in (*builtin(), *own)}

    def __iter__(self) -> Iterator[Pack]:
        return iter(self._packs.values())

    def names(self, kind: str) -> tuple[str, ...]:
        return tuple(name for name, pack in self._packs.items() if pack.kind == kind)

    def words(self, name: str) -> WordPack:
        return self._find(name, WordPack)

    def locations(self, name: str) -> LocationPack:
        return self._find(name, LocationPack)

    def characters(self, name: str) -> CharacterPack:
        return self._find(name, CharacterPack)

    def pictograms(self) -> tuple[PictogramCard, ...]:
        return pictograms()

    def _find(self, name: str, kind: type[P]) -> P:
        pack = self._packs.get(name)
        if isinstance(pack, kind):
            return pack
        known = ", ".join(sorted(self.names(kind.kind)))
        raise PackError(name, None, f"no such pack; there are {known}")


@cache
def builtin() -> tuple[Pack, ...]:
    names = sorted(f.name for f in FOLDER.iterdir() if f.name.endswith(".txt"))
    return tuple(
        parse((FOLDER / name).read_text("utf-8"), name, name.removesuffix(".txt"))
        for name in names
        if name != PICTOGRAMS
    )


@cache
def pictograms() -> tuple[PictogramCard, ...]:
    text = (FOLDER / PICTOGRAMS).read_text("utf-8").partition("\n\n")[2]
    return read_pictograms(PICTOGRAMS, enumerate(text.splitlines(), start=1))


def load(path: Path) -> Pack:
    """A pack from a group's own file; its name is the file's."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        raise PackError(str(path), None, f"{reason}; expected a text file") from None
    if len(raw) > LARGEST_FILE:
        raise PackError(str(path), None, f"more than {LARGEST_FILE:,} bytes; expected less")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        problem = "not readable as UTF-8; save the file with that encoding"
        raise PackError(str(path), line, problem) from None
    return parse(text, str(path), path.stem)


def parse(
    text: str, source: str, name: str, kind: str = "words", language: str = "en"
) -> Pack:
    """A pack from its text, or PackError with the line to mend.

    A text without a header is a plain list of this kind, in this language.
    """
    text = unicodedata.normalize("NFC", text)
    lines: Lines = enumerate(text.splitlines(), start=1)
    title = name
    if has_header(text):
        head = header(source, lines)
        kind, language, title = (head[key] for key in HEADER)
    else:
        lines = list_of(kind, lines)
    match kind:
        case "words":
            return WordPack(name, language, title, read_words(source, lines))
        case "locations":
            return LocationPack(name, language, title, read_locations(source, lines))
        case _:
            return CharacterPack(name, language, title, read_characters(source, lines))


def has_header(text: str) -> bool:
    first_part = takewhile(str.strip, text.lstrip().splitlines())
    return any(line.partition(":")[0].strip() in HEADER for line in first_part)


def header(source: str, lines: Lines) -> dict[str, str]:
    """The lines `key: value` at the top, up to the first empty line."""
    head: dict[str, str] = {}
    number = 1
    for number, line in lines:
        if not line.strip() and head:
            break
        if not line.strip() or line.startswith("#"):
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or key not in HEADER or not value:
            raise fault(source, number, "head", text=line)
        if key in head:
            raise fault(source, number, "head-twice", text=key)
        if key == "kind" and value not in KINDS:
            raise fault(source, number, "head-kind", text=value)
        head[key] = value
    for key in HEADER:
        if key not in head:
            raise fault(source, number, "head-missing", text=key)
    return head
