"""Check the form of a clue: what the program refuses before anybody hears it (CN-O26).

A refused clue was never given, so it costs nothing. Whether a word is a form, a
derivative or a compound of a visible word (CN-80, CN-81) is never settled here: people
judge that.
"""

from collections.abc import Iterator
from functools import lru_cache
from unicodedata import normalize

from konspira.game import IllegalMove
from konspira.games.codenames import refusals as no
from konspira.games.codenames.moves import Number
from konspira.games.codenames.options import Acronyms, ClueRules

LONGEST = 60
JOINTS = "-'’"  # inside one word: twenty-one, o'clock
SIGNS = "./&+"  # inside an acronym: C.I.A., AC/DC, R&B, C++
WITHOUT_JOINTS = str.maketrans("", "", JOINTS)
WITHOUT_SIGNS = str.maketrans("", "", JOINTS + SIGNS)


def check_word(
    word: str, words: tuple[str, ...], covers: tuple[object, ...], rules: ClueRules
) -> None:
    """Raise IllegalMove if this is not one word, or lies visible on the table."""
    if not word.isalnum() or len(word) > LONGEST:  # mostly it is a word like any other
        check_form(word, rules)
    if rules.no_visible_codename:
        cards = cards_by_word(words)
        for part in parts_of(spelling(word)):
            card = cards.get(part)
            if card is not None and covers[card] is None:
                raise IllegalMove(*no.CLUE_IS_ON_THE_TABLE)


def spelling(word: str) -> str:
    """Return what two words are compared by: capitals aside, and ё is е (CN-30, CN-O21).

    >>> spelling("Źródło") == spelling("źródło"), spelling("Łuk") == spelling("luk")
    (True, False)
    """
    letters = normalize("NFC", word).casefold().replace("ё", "е").replace("’", "'")
    return letters.strip(JOINTS + SIGNS)  # "snake." is no other word than "snake"


def parts_of(phrase: str) -> Iterator[str]:
    """Yield a phrase and every run of words in it: names obey the usual rules (CN-87)."""
    yield phrase
    words = phrase.split(" ") if " " in phrase else []
    for first in range(len(words)):
        for last in range(first, len(words)):
            yield " ".join(words[first : last + 1]).strip(JOINTS + SIGNS)


def check_form(word: str, rules: ClueRules) -> None:
    parts = word.split(" ")
    acronyms = rules.acronyms is not Acronyms.NEVER
    if not 1 <= len(word) <= LONGEST or not all(is_word(part, acronyms) for part in parts):
        raise IllegalMove(*no.CLUE_IS_NO_WORD)
    if len(parts) > 1 and not rules.phrases:
        raise IllegalMove(*no.CLUE_HAS_SEVERAL_WORDS)
    if len(parts) > 2 and not rules.any_length:
        raise IllegalMove(*no.CLUE_HAS_MORE_THAN_TWO_WORDS)


@lru_cache(128)  # a board is looked at again and again, and words of a pack differ
def cards_by_word(words: tuple[str, ...]) -> dict[str, int]:
    return {spelling(word): card for card, word in enumerate(words)}


def is_word(part: str, acronyms: bool) -> bool:
    inside = WITHOUT_SIGNS if acronyms else WITHOUT_JOINTS
    letters = normalize("NFC", part).translate(inside)
    return letters.isalnum() and part[0] not in "-" + SIGNS and part[-1] not in "-/&"


def check_number(number: Number, numbers: tuple[Number, ...]) -> None:
    if number == "unlimited":
        why = no.NO_UNLIMITED_CLUES
    elif type(number) is not int or not 0 <= number <= 9:
        raise IllegalMove(*no.NUMBER_OUT_OF_RANGE)
    else:
        why = no.NO_ZERO_CLUES
    if number not in numbers:
        raise IllegalMove(*why)


def guesses_allowed(number: Number) -> int | None:
    """Return one more than the number; None, without limit, for 0 and unlimited (CN-41)."""
    return None if number == "unlimited" or number == 0 else number + 1
