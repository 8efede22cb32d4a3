"""How two words can be related, and what a dictionary must be able to tell.

A dictionary knows one language. It is asked in small letters, as `spelling.spelled` writes
them, and answers without reading any file.
"""

from enum import StrEnum
from typing import NamedTuple, Protocol


class Kind(StrEnum):
    FORM = "form"  # wolf, wolves
    DERIVED = "derived"  # wolf, wolfish
    COMPOUND = "compound"  # wolf, werewolf
    PART = "part"  # werewolf, wolf


class Kin(NamedTuple):
    """Two words are related: in which way, how one sees it, and how sure that is."""

    kind: Kind
    how: str = ""
    confidence: float = 1.0


CERTAIN = 0.6  # from here on a clue is forbidden; below it is only doubtful


class Dictionary(Protocol):
    def knows(self, word: str) -> bool:
        """Return whether this is a word of the language, in any of its forms."""

    def is_common(self, word: str) -> bool:
        """Return whether everybody knows this word."""

    def is_name(self, word: str) -> bool:
        """Return whether the word is a proper name and nothing else."""

    def describes(self, word: str) -> bool:
        """Return whether the word is an adjective, and a noun only as such."""

    def lemmas(self, word: str) -> frozenset[str]:
        """Return the headwords that a dictionary lists a word under, or the word itself."""

    def is_form(self, word: str, of: str) -> bool:
        """Return whether the first word is an inflected form of the second."""

    def is_own_word(self, word: str, of: str) -> bool:
        """Return whether a form is another word, too: банка, of банк, is also a jar."""

    def kin(self, visible: str, clue: str) -> Kin | None:
        """Return how two different words are related by derivation, as rules can tell."""


def split(text: str) -> tuple[str, ...]:
    """Return a list of words as the tables of the languages write it."""
    return tuple(text.split())
