"""What a text looks like: its skeleton by the confusables of Unicode (UTS #39).

Two texts that many people would take for one another have equal skeletons. The table is
Unicode's own, as the package `confusable_homoglyphs` has it; it is read once, at import.
"""

import unicodedata
from importlib.resources import files

import msgspec
from msgspec import Struct

MARKS = str.maketrans("", "", "\u200e\u200f")  # stand around letters that go leftwards


class Twin(Struct, frozen=True):
    """A letter, or several, that look like another."""

    c: str


Twins = dict[str, tuple[Twin, ...]]


def read_table() -> dict[str, str]:
    """Return what each letter of the table is to be replaced by."""
    raw = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    twins = msgspec.json.decode(raw, type=Twins)
    pairs = {
        letter.translate(MARKS): prototype(letter, twins).translate(MARKS)
        for letter in twins
    }
    return {one: other for one, other in pairs.items() if len(one) == 1 and one != other}


def prototype(letter: str, twins: Twins) -> str:
    """Return the one of all twins of a letter that stands for them.

    The package lists twins both ways. Unicode names one of them the prototype of all
    others, so it alone has several, or is of several letters; of two any will do.
    """
    alike = twins[letter]
    if len(alike) > 1:
        return letter
    (twin,) = alike
    is_prototype = len(twin.c) > 1 or len(twins[twin.c]) > 1
    return twin.c if is_prototype else min(letter, twin.c)


PROTOTYPES = str.maketrans(read_table())


def skeleton(text: str) -> str:
    """Return the skeleton of a text; it is for comparisons alone.

    >>> skeleton("m"), skeleton("Ivo") == skeleton("1vo")
    ('rn', True)
    """
    apart = unicodedata.normalize("NFD", text).translate(PROTOTYPES)
    return unicodedata.normalize("NFD", apart)
