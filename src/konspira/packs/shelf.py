"""Read packs from text files that people can write by hand. See docs/packs.md."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib import resources
from pathlib import Path

from msgspec import Struct

from konspira.packs import (
    Answers,
    AssociationPack,
    CharacterPack,
    Lines,
    LocationPack,
    Pack,
    PackError,
    PictogramCard,
    QuestionPack,
    Traits,
    comparable,
)
from konspira.packs.group_pack import GroupPack
from konspira.packs.pack import P
from konspira.packs.parsing import parse
from konspira.packs.place_answers import read_answers
from konspira.packs.reading import written
from konspira.packs.traits import check_complete, in_all_languages, read_traits

__all__ = ["Shelf", "builtin", "load", "parse", "pictograms"]

LARGEST_FILE = 1_000_000  # bytes; a thousand cards take about 20,000
FOLDER = resources.files("konspira.packs")
PICTOGRAMS = "pictograms.txt"  # the page draws them, so no group can bring its own
FAMILY = "family.txt"  # names that a group with children leaves out of any pack
TRAITS = "traits.txt"  # what describes pictograms and characters, for companions
LANGUAGE_OF_TRAITS = "en"  # in which they name the characters
ANSWERS = "answers.txt"  # by places and questions that come with Konspira, for companions
NO_PACKS = (PICTOGRAMS, FAMILY, TRAITS, ANSWERS)


class Shelf:
    """The packs that come with Konspira, and those that a group brings along.

    >>> shelf = Shelf()
    >>> "words.en" in shelf.names("words")
    True
    """

    def __init__(self, own: Iterable[Pack | GroupPack] = ()) -> None:
        """Put the group's packs first: `own` hide built-in ones of the same name."""
        self._packs: dict[str, AnyPack] = {pack.name: pack for pack in builtin()}
        self._packs |= {pack.name: pack for pack in own}

    def __iter__(self) -> Iterator[Pack]:
        return filter(None, map(read, self._packs.values()))

    def __contains__(self, name: object) -> bool:
        return name in self._packs

    def names(self, kind: str) -> tuple[str, ...]:
        return tuple(name for name, pack in self._packs.items() if pack.kind == kind)

    def find(self, kind: type[P], name: str) -> P:
        pack = read(self._packs.get(name))
        if isinstance(pack, kind):
            return pack
        known = ", ".join(sorted(self.names(kind.kind)))
        raise PackError(name, None, f"no such pack; there are {known}")

    def pictograms(self) -> tuple[PictogramCard, ...]:
        return pictograms()

    def not_for_children(self) -> frozenset[str]:
        return not_for_children()

    def traits(self) -> Traits:
        return traits()

    def place_answers(self, language: str) -> Mapping[str, Answers]:
        return place_answers(language)


class UnreadPack(Struct, frozen=True, dict=True):
    """A large pack that few need: its file is read when it is first asked for."""

    name: str
    kind: str

    @cached_property
    def contents(self) -> Pack:
        return read_builtin(self.name)


AnyPack = Pack | GroupPack | UnreadPack


def read(pack: AnyPack | None) -> Pack | None:
    return pack.contents if isinstance(pack, GroupPack | UnreadPack) else pack


@cache
def builtin() -> tuple[Pack | UnreadPack, ...]:
    files = sorted(f.name for f in FOLDER.iterdir() if f.name.endswith(".txt"))
    names = [file.removesuffix(".txt") for file in files if file not in NO_PACKS]
    large = AssociationPack.kind
    return tuple(
        UnreadPack(name, large) if name.startswith(f"{large}.") else read_builtin(name)
        for name in names
    )


def read_builtin(name: str) -> Pack:
    file = f"{name}.txt"
    return parse((FOLDER / file).read_text("utf-8"), file, name)


@cache
def pictograms() -> tuple[PictogramCard, ...]:
    text = (FOLDER / PICTOGRAMS).read_text("utf-8").partition("\n\n")[2]
    return read_pictograms(enumerate(text.splitlines(), start=1))


@cache
def not_for_children() -> frozenset[str]:
    lines = enumerate((FOLDER / FAMILY).read_text("utf-8").splitlines(), start=1)
    return frozenset(comparable(line.strip()) for _, line in written(lines))


@cache
def traits() -> Traits:
    """Return what describes pictograms, and characters by their names in any language."""
    text = (FOLDER / TRAITS).read_text("utf-8")
    found = read_traits(TRAITS, enumerate(text.splitlines(), start=1))
    packs = {
        pack.language: [side.name for card in pack.cards for side in card]
        for pack in builtin()
        if isinstance(pack, CharacterPack)
    }
    own = packs.pop(LANGUAGE_OF_TRAITS)
    check_complete(TRAITS, found, [sign for card in pictograms() for sign in card], own)
    return in_all_languages(found, zip(own, *packs.values(), strict=True))


@cache
def place_answers(language: str) -> Mapping[str, Answers]:
    """Return what is true of the places that come with Konspira, by their names.

    They are the places at the same positions of the English packs.
    """
    found: dict[str, Answers] = {}
    for pack, answers in all_answers().items():
        name = f"{pack}.{language}"
        names = place_names(name)
        if names and len(names) != len(answers):
            problem = f"{len(names)} places; expected {len(answers)}, as in {pack}.en"
            raise PackError(name, None, problem)
        found |= dict(zip(map(comparable, names), answers, strict=False))
    return found


@cache
def all_answers() -> Mapping[str, tuple[Answers, ...]]:
    english = [pack for pack in builtin() if pack.name.endswith(".en")]
    places = {
        pack.name.removesuffix(".en"): place_names(pack.name)
        for pack in english
        if isinstance(pack, LocationPack)
    }
    (questions,) = (pack.entries for pack in english if isinstance(pack, QuestionPack))
    text = (FOLDER / ANSWERS).read_text("utf-8")
    lines = enumerate(text.splitlines(), start=1)
    return read_answers(ANSWERS, lines, places, questions)


def place_names(name: str) -> tuple[str, ...]:
    """Return the places of a built-in pack; none, if there is no such pack."""
    found = (pack for pack in builtin() if pack.name == name)
    return tuple(
        location.name
        for pack in found
        if isinstance(pack, LocationPack)
        for location in pack.locations
    )


def read_pictograms(lines: Lines) -> tuple[PictogramCard, ...]:
    """Read cards of four lines, each beginning with the name of the picture."""
    names = [line.partition("|")[0].strip() for _, line in written(lines)]
    fours = zip(*[iter(names)] * 4, strict=True)
    return tuple((a, b, c, d) for a, b, c, d in fours)


def load(path: Path) -> Pack:
    """Return a pack from a group's own file; its name is the file's."""
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
