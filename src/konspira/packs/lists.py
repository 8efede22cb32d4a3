"""Plain lists, as people paste them: no header, one a line or with commas between."""

import re
from collections.abc import Iterable, Iterator

from konspira.packs import plain
from konspira.packs.readers import Lines, written

BETWEEN = re.compile(r"[,;\t]")
BULLET = re.compile(r"^\s*(?:[*•·]|[-–—]\s|\d+[.)]\s)\s*")
# What web pages put between and inside words, and nobody sees.
UNSEEN = str.maketrans("\xa0\u2009\u202f", "   ", "\xad\u200b\u2060\ufeff")
AROUND = ' "“”„«»'  # a word may stand in quotation marks


def list_of(kind: str, lines: Lines) -> Lines:
    """The same lines as they would stand under the header of a pack of this kind."""
    lines = ((number, line.translate(UNSEEN)) for number, line in lines)
    match kind:
        case "words":
            return each_once(items(written(lines)))
        case "locations":
            kept = [(number, BULLET.sub("", line)) for number, line in written(lines)]
            has_roles = any(":" in line for _, line in kept)
            return iter(kept) if has_roles else each_once(items(kept))
        case _:
            return lines


def items(lines: Iterable[tuple[int, str]]) -> Lines:
    for number, line in lines:
        for item in BETWEEN.split(BULLET.sub("", line)):
            if word := item.strip(AROUND):
                yield number, word


def each_once(lines: Lines) -> Iterator[tuple[int, str]]:
    """Whatever stands there twice counts once: nobody needs to hunt for it by hand."""
    seen: set[str] = set()
    for number, item in lines:
        sides = [side.strip() for side in item.split("/")]
        fresh = [side for side in dict.fromkeys(sides) if plain(side) not in seen]
        seen.update(map(plain, fresh))
        if fresh:
            yield number, " / ".join(fresh)
