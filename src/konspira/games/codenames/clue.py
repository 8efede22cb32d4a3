"""The form of a clue: what the program refuses before anybody hears it (CN-O26).

A refused clue was never given, so it costs nothing. Whether a word is a form, a
derivative or a compound of a visible word (CN-80, CN-81) is never settled here:
that is a warning for people, which the referee will give from the same arguments.
"""

from collections.abc import Iterable

from konspira.game import IllegalMove
from konspira.games.codenames.moves import Number
from konspira.games.codenames.options import ClueRules, Options
from konspira.packs import plain

JOINTS = "-'’"  # inside one word: twenty-one, o'clock


def check_word(word: str, visible: Iterable[str], rules: ClueRules) -> None:
    """Refuse what is not one word, or lies on the table already."""
    parts = word.split(" ")
    if not 1 <= len(word) <= 60 or not all(is_word(part) for part in parts):
        raise IllegalMove("clue-is-no-word", "CN-25")
    if len(parts) > 1 and not rules.phrases:
        raise IllegalMove("clue-has-several-words", "CN-25")
    if rules.no_visible_codename and plain(word) in {plain(other) for other in visible}:
        raise IllegalMove("clue-is-on-the-table", "CN-30")


def is_word(part: str) -> bool:
    letters = part.translate({ord(joint): None for joint in JOINTS})
    return letters.isalnum() and part[0] not in JOINTS and part[-1] not in "-"


def check_number(number: Number, options: Options) -> None:
    if number == "unlimited":
        if not options.expert_unlimited:
            raise IllegalMove("no-unlimited-clues", "CN-48")
    elif type(number) is not int or not 0 <= number <= 9:
        raise IllegalMove("number-out-of-range", "CN-O01")
    elif number == 0 and not options.expert_zero:
        raise IllegalMove("no-zero-clues", "CN-45")


def guesses_allowed(number: Number) -> int | None:
    """CN-41: one more than the number; None, without limit, for 0 and unlimited."""
    return None if number == "unlimited" or number == 0 else number + 1
