"""Parse plain lists as people paste them: no header, one a line or with commas."""

import re
from collections.abc import Iterable, Iterator

from konspira.packs.pack import Lines, comparable

BETWEEN = re.compile(r"[,;\t]")
BULLET = re.compile(r"^\s*(?:[*•·]|[-–—]\s|\d+[.)]\s)\s*")
# What web pages put between and inside words, and nobody sees.
UNSEEN = str.maketrans("\xa0\u2009\u202f", "   ", "\xad\u200b\u2060\ufeff")
AROUND = ' "“”„«»'  # a word may stand in quotation marks


def visible(lines: Lines) -> Lines:
    """Return the lines without what nobody sees."""
    return ((number, line.translate(UNSEEN)) for number, line in lines)


def items(lines: Iterable[tuple[int, str]]) -> Lines:
    """Yield the items of a list, without bullets and quotation marks."""
    for number, line in lines:
        for item in BETWEEN.split(BULLET.sub("", line)):
            if word := item.strip(AROUND):
                yield number, word


def each_once(lines: Lines) -> Iterator[tuple[int, str]]:
    """Yield the items of a list without duplicates."""
    seen: set[str] = set()
    for number, item in lines:
        sides = [side.strip() for side in item.split("/")]
        fresh = [side for side in dict.fromkeys(sides) if comparable(side) not in seen]
        seen.update(map(comparable, fresh))
        if fresh:
            yield number, " / ".join(fresh)
