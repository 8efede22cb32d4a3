"""Read word families: for each codename its relatives, and words that only look related.

One codename a line. First the words that are forms of it or made with it, then after `|`
words that only look so. `+` marks a compound (CN-81), `?` what people may argue about:

    horn: horned, hornist, +unicorn?, +foghorn | thorn

Any line that begins with `#` is a comment. Families are symmetric: with `horn: +foghorn`
the clue `horn` is forbidden while FOGHORN is visible.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import NamedTuple

from konspira.languages import LANGUAGES
from konspira.packs import PackError
from konspira.referee.kin import Kin, Kind
from konspira.referee.spelling import spelled

FOLDER = resources.files("konspira.referee") / "data"
DOUBTFUL = 0.5
BACK = {Kind.PART: Kind.COMPOUND, Kind.COMPOUND: Kind.PART}  # seen from the other word


class Families(NamedTuple):
    """The families of one language, by pairs of spelled words."""

    language: str
    relatives: dict[tuple[str, str], Kin]
    strangers: frozenset[tuple[str, str]]
    words: frozenset[str]

    def kin(self, visible: str, clue: str) -> Kin | None:
        if found := self.relatives.get((visible, clue)):
            return found
        if found := self.relatives.get((clue, visible)):
            return found._replace(kind=BACK.get(found.kind, found.kind))
        return None

    def apart(self, visible: str, clue: str) -> bool:
        return (visible, clue) in self.strangers or (clue, visible) in self.strangers


NONE = Families("", {}, frozenset(), frozenset())


@cache
def families(language: str) -> Families:
    """Return the families that come with Konspira; none for an unknown language."""
    file = FOLDER / f"families.{language}.txt"
    known = language in LANGUAGES and file.is_file()
    return parse(file.read_text("utf-8"), file.name) if known else NONE


def parse(text: str, source: str) -> Families:
    """Return the families of a text, or raise PackError with the line to mend."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    language = read_header(lines, source)
    relatives: dict[tuple[str, str], Kin] = {}
    strangers: set[tuple[str, str]] = set()
    seen: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        word, near, far = read_line(source, number, line)
        if first := seen.get(word):
            problem = f"{word!r} stands in line {first} already; expected each word once"
            raise PackError(source, number, problem)
        seen[word] = number
        for other, kin in near.items():
            relatives[word, other] = kin
        strangers |= {(word, other) for other in far}
    return Families(language, relatives, frozenset(strangers), frozenset(seen))


def read_header(lines: list[str], source: str) -> str:
    key, _, language = (lines[0] if lines else "").partition(":")
    if key.strip() != "families" or language.strip() not in LANGUAGES:
        expected = " or ".join(f"'families: {known}'" for known in LANGUAGES)
        raise PackError(source, 1, f"expected {expected}")
    return language.strip()


def read_line(source: str, number: int, line: str) -> tuple[str, dict[str, Kin], set[str]]:
    word, colon, rest = line.partition(":")
    near, _, far = rest.partition("|")
    relatives = dict(read_relative(spelled(word), item) for item in items(near))
    strangers = {spelled(item) for item in items(far)}
    if not (colon and word.strip()) or not (relatives or strangers):
        problem = f"{line.strip()!r}; expected 'horn: horned, +foghorn | thorn'"
        raise PackError(source, number, problem)
    for other in (*relatives, *strangers):
        if not all(c.isalpha() or c in "-' " for c in other):
            problem = f"{other!r} is no word; expected 'horn: horned, +foghorn | thorn'"
            raise PackError(source, number, problem)
    if both := sorted(strangers & relatives.keys()):
        raise PackError(source, number, f"{both[0]!r} stands on both sides of '|'")
    return spelled(word), relatives, strangers


def items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def read_relative(word: str, item: str) -> tuple[str, Kin]:
    """Parse a relative: `+foghorn` under horn is a compound, the reverse a part."""
    other = spelled(item.strip("+?"))
    kind = Kind.DERIVED
    if item.startswith("+"):
        kind = Kind.PART if len(other) < len(word) else Kind.COMPOUND
    return other, Kin(kind, "", DOUBTFUL if item.endswith("?") else 1.0)


def missing(known: Families, words: Iterable[str]) -> list[str]:
    """Return the words of a pack that have no family yet."""
    return [word for word in words if spelled(word) not in known.words]
