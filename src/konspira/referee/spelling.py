"""Normalise what somebody typed: letters, scripts, spaces, capitals."""

import re
import unicodedata
from functools import lru_cache

from konspira.packs import comparable

LONGEST = 60  # letters of a clue, and
MOST_WORDS = 8  # in a title that a group may allow
ALPHABETS = {"en": "LATIN", "pl": "LATIN", "ru": "CYRILLIC"}
JOINTS = re.compile(r"[\s\-‐‑–—/&+.·']+")
DOTTED = re.compile(r"(?:[^\W\d_]\.){2,}[^\W\d_]?|[^\W\d_]{1,2}[&/][^\W\d_]{1,2}")
UNRUSSIAN = re.compile("^[ьъы]|[жшщч]ы|[жшщч]я|щ[^аеиоуьнр]")  # no Russian word has these
LOOSE_MARKS = re.compile("[\u0300-\u036f]")  # that no letter has: stress in Russian, Zalgo
INVISIBLE = ("Cf", "Cc")  # formatting and control characters, such as a zero-width space


@lru_cache(4_000)  # a board is asked about at every letter that somebody types
def typed(clue: str) -> str:
    """Return a clue as it is read: composed letters, single spaces, nothing invisible.

    >>> typed("  wie\\u200bża \\n ")
    'wieża'
    """
    composed = LOOSE_MARKS.sub("", unicodedata.normalize("NFC", clue))
    spaced = "".join(" " if c.isspace() else c for c in composed)
    seen = "".join(c for c in spaced if unicodedata.category(c) not in INVISIBLE)
    return " ".join(seen.replace("’", "'").split())


@lru_cache(4_000)
def spelled(word: str) -> str:
    """Return a word as spelling is compared: without capitals, and ё as е.

    >>> spelled("Ёлка") == spelled("ЕЛКА"), spelled("ŁUK") == spelled("luk")
    (True, False)
    """
    return typed(word).casefold().replace("ё", "е")


def only_accents_differ(one: str, other: str) -> bool:
    """Return whether two words differ in diacritics alone.

    >>> only_accents_differ("ŻEBRA", "zebra"), only_accents_differ("zebra", "ZEBRA")
    (True, False)
    """
    return spelled(one) != spelled(other) and without_accents(one) == without_accents(other)


@lru_cache(4_000)
def without_accents(word: str) -> str:
    return comparable(typed(word))


def words(text: str) -> list[str]:
    """Return the words that a phrase or a hyphened word is made of."""
    return [word for word in JOINTS.split(spelled(text)) if word]


def is_initials(clue: str) -> bool:
    """Return whether a clue is written as only abbreviations are: C.I.A., R&B, AC/DC."""
    return bool(DOTTED.fullmatch(typed(clue)))


def letters(text: str) -> str:
    return "".join(c for c in text if c.isalpha())


def has_signs(text: str) -> bool:
    """Return whether there is anything but letters, digits and what joins words."""
    return any(not (c.isalnum() or JOINTS.fullmatch(c)) for c in text)


def foreign_script(text: str, language: str) -> bool:
    """Return whether some letter is of another alphabet than the language's."""
    alphabet = ALPHABETS.get(language)
    if alphabet is None:
        return False
    return any(not unicodedata.name(c, "").startswith(alphabet) for c in letters(text))


def is_noise(word: str, language: str) -> bool:
    """Return whether a word is unpronounceable: no vowel, or too many consonants in a row.

    >>> is_noise("qwrtplk", "en"), is_noise("bezwzględny", "pl")
    (True, False)
    """
    if language == "ru" and UNRUSSIAN.search(word):
        return True
    vowels = "aeiouyаеиоуыэюя"
    sounds = "".join("v" if comparable(c) in vowels else "c" for c in word)
    return "v" not in sounds or "c" * 6 in sounds or "v" * 5 in sounds
