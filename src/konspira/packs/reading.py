"""Helpers that the readers of all kinds of packs share."""

from konspira.packs.faults import fault
from konspira.packs.pack import Lines, comparable

LONGEST_NAME = 32  # of a place, a role, a character


class Once:
    """Notices what stands in a pack twice: case and diacritics make no difference."""

    def __init__(self, source: str, what: str) -> None:
        self._source = source
        self._what = what
        self._seen: dict[str, int] = {}

    def note(self, number: int, text: str) -> None:
        if first := self._seen.get(comparable(text)):
            raise fault(
                self._source, number, "twice", text=text, first=first, what=self._what
            )
        self._seen[comparable(text)] = number


def written(lines: Lines) -> Lines:
    """Return the lines without comments and empty ones."""
    return ((n, line) for n, line in lines if line.strip() and not line.startswith("#"))


def enough(source: str, found: int, least: int, what: str) -> None:
    if found < least:
        raise fault(source, None, "too-few", count=found, what=what, least=least)


def is_name(text: str) -> bool:
    return any(c.isalnum() for c in text) and all(c.isalnum() or c in " -'’." for c in text)


def check_name(source: str, number: int, text: str, what: str) -> None:
    if not is_name(text):
        raise fault(source, number, "no-name", text=text, what=what)
    if len(text) > LONGEST_NAME:
        raise fault(source, number, "too-long", text=text, most=LONGEST_NAME)
