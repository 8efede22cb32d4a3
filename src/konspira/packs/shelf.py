"""Reads packs from text files that people can write by hand. See docs/packs.md."""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from konspira.packs import Card, PackError, WordPack, plain

KIND = "words"
HEADER = ("kind", "language", "title")
LONGEST_WORD = 24  # what still fits on a card at arm's length
FEWEST_CARDS = 25  # one board
LARGEST_FILE = 1_000_000  # bytes; a thousand cards take about 20,000


class Shelf:
    """The packs that come with Konspira, and those that a group brings along.

    >>> shelf = Shelf()
    >>> [pack.language for pack in shelf]
    ['en', 'pl', 'ru']
    """

    def __init__(self, own: Iterable[WordPack] = ()) -> None:
        self._packs = {pack.name: pack for pack in (*builtin(), *own)}

    def __iter__(self) -> Iterator[WordPack]:
        return iter(self._packs.values())

    def words(self, name: str) -> WordPack:
        try:
            return self._packs[name]
        except KeyError:
            known = ", ".join(sorted(self._packs))
            raise PackError(name, None, f"no such pack; there are {known}") from None


@cache
def builtin() -> tuple[WordPack, ...]:
    files = resources.files("konspira.packs")
    names = sorted(f.name for f in files.iterdir() if f.name.endswith(".txt"))
    return tuple(
        parse((files / name).read_text("utf-8"), name, name.removesuffix(".txt"))
        for name in names
    )


def load(path: Path) -> WordPack:
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


def parse(text: str, source: str, name: str) -> WordPack:
    """A pack from its text, or PackError with the line to mend."""
    lines = enumerate(unicodedata.normalize("NFC", text).splitlines(), start=1)
    head = header(source, lines)
    cards = tuple(read_cards(source, lines))
    if len(cards) < FEWEST_CARDS:
        problem = f"{len(cards)} cards; expected at least {FEWEST_CARDS}, one a line"
        raise PackError(source, None, problem)
    return WordPack(name, head["language"], head["title"], cards)


def header(source: str, lines: Iterator[tuple[int, str]]) -> dict[str, str]:
    """The lines `key: value` at the top, up to the first empty line."""
    head: dict[str, str] = {}
    number = 1
    for number, line in lines:
        if not line.strip():
            break
        if line.startswith("#"):
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or key not in HEADER or not value:
            expected = ", ".join(f"'{key}: ...'" for key in HEADER)
            raise PackError(source, number, f"{line!r}; expected one of {expected}")
        if key in head:
            raise PackError(source, number, f"{key!r} stands here twice; expected it once")
        if key == "kind" and value != KIND:
            raise PackError(source, number, f"kind is {value!r}; expected {KIND!r}")
        head[key] = value
    for key in HEADER:
        if key not in head:
            raise PackError(source, number, f"expected a line '{key}: ...' above the cards")
    return head


def read_cards(source: str, lines: Iterator[tuple[int, str]]) -> Iterator[Card]:
    seen: dict[str, int] = {}
    for number, line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        card = read_card(source, number, line)
        for word in card.sides:
            if first := seen.get(plain(word)):
                problem = (
                    f"{word!r} stands in line {first} already; expected each word once"
                )
                raise PackError(source, number, problem)
            seen[plain(word)] = number
        yield card


def read_card(source: str, number: int, line: str) -> Card:
    sides = [side.strip() for side in line.split("/")]
    if len(sides) > 2:
        raise PackError(source, number, f"{len(sides)} sides; expected 'front / back'")
    for side in sides:
        if not is_codename(side):
            problem = f"{side!r} is no codename; expected letters, as in 'front / back'"
            raise PackError(source, number, problem)
        if len(side) > LONGEST_WORD:
            problem = f"{side!r} is too long; expected at most {LONGEST_WORD} letters"
            raise PackError(source, number, problem)
    return Card(*sides)


def is_codename(side: str) -> bool:
    letters = any(c.isalnum() for c in side)
    return letters and all(c.isalnum() or c in " -'’." for c in side)
