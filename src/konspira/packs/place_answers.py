"""What is true of each place that comes with Konspira: its answers to the deck's questions.

One file serves all languages: a place stands under its English name, and means the place
at the same position of the pack in any language.
"""

from collections.abc import Mapping, Sequence

from konspira.packs.pack import Lines, PackError
from konspira.packs.reading import written

Answers = tuple[int, ...]
"""By the numbers of the questions, from 1: 0 hardly, 1 it depends, 2 yes, always."""
LEVELS = "012"
MOST_NAMED = 5  # places in an error

Places = Mapping[str, Sequence[str]]
"""The English names of all places, by the packs in which they are."""


def read_answers(
    source: str, lines: Lines, places: Places, questions: int
) -> dict[str, tuple[Answers, ...]]:
    """Return the answers of each pack, place by place, or raise PackError."""
    found: dict[str, dict[str, Answers]] = {name: {} for name in places}
    since: dict[tuple[str, str], int] = {}  # in which line a place stands
    pack: str | None = None
    for number, line in written(lines):
        if line.startswith("["):
            pack = read_section(source, number, line, places)
            continue
        if pack is None:
            raise PackError(source, number, "expected a pack first, such as '[locations]'")
        name, answers = read_place(source, number, line, questions)
        if name not in places[pack]:
            problem = f"{name!r}; expected a place of {pack}.en by its English name"
            raise PackError(source, number, problem)
        if first := since.get((pack, name)):
            problem = f"{name!r} stands in line {first} already; expected each place once"
            raise PackError(source, number, problem)
        since[pack, name] = number
        found[pack][name] = answers
    return {
        name: in_order(source, name, names, found[name]) for name, names in places.items()
    }


def read_section(source: str, number: int, line: str, places: Places) -> str:
    pack = line.strip().removeprefix("[").removesuffix("]")
    if line.strip() != f"[{pack}]" or pack not in places:
        known = ", ".join(f"[{name}]" for name in places)
        raise PackError(source, number, f"{line.strip()!r}; expected one of {known}")
    return pack


def read_place(source: str, number: int, line: str, questions: int) -> tuple[str, Answers]:
    name, colon, rest = line.partition(":")
    if not colon:
        raise PackError(source, number, f"{line.strip()!r}; expected 'Farm: 0100 1211 ...'")
    digits = "".join(rest.split())
    for digit in digits:
        if digit not in LEVELS:
            raise PackError(source, number, f"answer {digit!r}; expected 0, 1 or 2")
    if len(digits) != questions:
        problem = f"{len(digits)} answers; expected {questions}, one for each question"
        raise PackError(source, number, problem)
    return name.strip(), tuple(map(int, digits))


def in_order(
    source: str, pack: str, names: Sequence[str], found: Mapping[str, Answers]
) -> tuple[Answers, ...]:
    """Return the answers by the positions of the places in their pack."""
    missing = [name for name in names if name not in found]
    if missing:
        problem = f"no line for {', '.join(missing[:MOST_NAMED])}; expected one for each"
        raise PackError(source, None, f"{problem} place of {pack}.en")
    return tuple(found[name] for name in names)
