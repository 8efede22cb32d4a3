"""Parse a pack from its text: the header here, the contents by its kind."""

import unicodedata
from itertools import takewhile

from konspira.packs import KINDS, Head, Lines, Pack
from konspira.packs.faults import fault
from konspira.packs.pasted_list import visible

HEADER = ("kind", "language", "title")


def parse(
    text: str, source: str, name: str, kind: str = "words", language: str = "en"
) -> Pack:
    """Return a pack from its text, or raise PackError with the line to mend.

    A text without a header is a plain list of this kind, in this language.
    """
    text = unicodedata.normalize("NFC", text)
    lines: Lines = enumerate(text.splitlines(), start=1)
    title = name
    if has_header(text):
        head = header(source, lines)
        kind, language, title = (head[key] for key in HEADER)
    else:
        lines = KINDS[kind].listed(visible(lines))
    return KINDS[kind].read(Head(name, language, title), source, lines)


def has_header(text: str) -> bool:
    """Return whether a text has a header: a key with a colon.

    A plain list may hold the word.
    """
    first_part = takewhile(str.strip, text.lstrip().splitlines())
    keys = (line.partition(":") for line in first_part)
    return any(colon and key.strip() in HEADER for key, colon, _ in keys)


def header(source: str, lines: Lines) -> dict[str, str]:
    """Return the lines `key: value` at the top, up to the first empty line."""
    head: dict[str, str] = {}
    number = 1
    for number, line in lines:
        if head and not line.strip():
            break
        if line.strip() and not line.startswith("#"):
            key, value = header_line(source, number, line)
            if key in head:
                raise fault(source, number, "head-twice", text=key)
            head[key] = value
    for key in HEADER:
        if key not in head:
            raise fault(source, number, "head-missing", text=key)
    return head


def header_line(source: str, number: int, line: str) -> tuple[str, str]:
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon or key not in HEADER or not value:
        raise fault(source, number, "head", text=line)
    if key == "kind" and value not in KINDS:
        raise fault(source, number, "head-kind", text=value, kinds=", ".join(KINDS))
    return key, value
