"""Packs of associations: what people think of when they read a codename."""

import re
from typing import NamedTuple, Self

from konspira.packs.faults import fault
from konspira.packs.pack import Head, Lines, Pack, folded
from konspira.packs.reading import Once, enough, is_name, written
from konspira.packs.words import LONGEST_WORD

FEWEST, MOST = 15, 40  # words to a codename
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")  # rock'n'roll, ping-pong
LATIN, CYRILLIC = re.compile("[A-Za-zÀ-ž'’-]+"), re.compile("[А-Яа-яЁё-]+")
SCRIPTS = {"en": LATIN, "pl": LATIN, "ru": CYRILLIC}  # another language has any letters


class Associations(NamedTuple):
    """A codename, and the words that it calls to mind: the strongest first."""

    codename: str
    words: tuple[str, ...]
    line: int  # of its file, for whoever mends it


class AssociationPack(Pack, frozen=True):
    """Associations of codenames in one language, whichever word packs these are in."""

    kind = "associations"
    least = 25  # one board
    lists: tuple[Associations, ...]

    @classmethod
    def read(cls, head: Head, source: str, lines: Lines) -> Self:
        once, lists = Once(source, "codename"), []
        for number, line in written(lines):
            entry = read_list(source, number, line)
            once.note(number, entry.codename)
            for word in entry.words:
                check_word(source, number, word, head.language)
            lists.append(entry)
        enough(source, len(lists), cls.least, "codenames")
        return cls(*head, tuple(lists))

    @property
    def entries(self) -> int:
        return len(self.lists)


def read_list(source: str, number: int, line: str) -> Associations:
    """Return what stands before and after the colon, if its number is right."""
    codename, _, rest = (part.strip() for part in line.partition(":"))
    if not is_name(codename) or not rest:
        raise fault(source, number, "no-list", text=line.strip())
    if len(codename) > LONGEST_WORD:
        raise fault(source, number, "too-long", text=codename, most=LONGEST_WORD)
    words = tuple(word.strip() for word in rest.split(","))
    if not FEWEST <= len(words) <= MOST:
        facts = {"count": len(words), "least": FEWEST, "most": MOST}
        raise fault(source, number, "list-length", **facts)
    seen = {folded(codename)}
    for word, bare in zip(words, folded(",".join(words)).split(","), strict=True):
        if bare in seen:
            raise fault(source, number, "listed-twice", text=word)
        seen.add(bare)
    return Associations(codename, words, number)


def check_word(source: str, number: int, word: str, language: str) -> None:
    """Raise PackError unless it is one word, not too long, in the letters of a language."""
    if not WORD.fullmatch(word):
        raise fault(source, number, "not-one-word", text=word)
    if len(word) > LONGEST_WORD:
        raise fault(source, number, "too-long", text=word, most=LONGEST_WORD)
    script = SCRIPTS.get(language)
    if script and not script.fullmatch(word):
        raise fault(source, number, "other-alphabet", text=word, language=language)
