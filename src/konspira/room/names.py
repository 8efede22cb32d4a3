"""Check names: people must be able to read them aloud, and to tell them apart."""

import unicodedata

from konspira.skeletons import skeleton

LONGEST_NAME = 20
MOST_MARKS = 2  # on one letter: Vietnamese needs as many
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that show nothing
# Marks that show nothing either. Beside an emoji they are fine.
JOINERS = (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810))
SELECTORS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
UNSEEN = dict.fromkeys((*JOINERS, *SELECTORS))

# What looks alike on a small screen, and is not in Unicode's own table (`skeletons`).
# Capitals and small letters differ: a Cyrillic Ве looks like B, a small one like nothing.
ALIKE = {
    **{"A": "ᴀ", "B": "ʙ", "E": "ᴇ", "H": "ʜ", "J": "ᴊ", "K": "ᴋ", "M": "ᴍ", "N": "ɴ"},
    **{"P": "ᴘ", "T": "ᴛ", "e": "ε", "k": "кκ", "m": "м", "n": "пη", "t": "тτ", "w": "ω"},
    **{"x": "χ", "l": "ӏᏆ", "3": "зʒ", "4": "Ч", "-": "—"},
}
LOOKS = str.maketrans({seen: like for like, all_ in ALIKE.items() for seen in all_})


def is_name(text: str) -> bool:
    """Return whether a name has a fitting length, is readable, and has few marks."""
    return 0 < len(text) <= LONGEST_NAME and is_readable(text) and not has_towers(text)


def is_readable(text: str) -> bool:
    """Return whether a name has visible letters or digits, and no invisible characters."""
    printable = all(unicodedata.category(c)[0] in "LMNPSZ" for c in text)
    tidy = " ".join(text.split()) == text and FILLERS.isdisjoint(text)
    return printable and tidy and any(c.isalnum() for c in text)


def has_towers(text: str) -> bool:
    """Return whether a letter carries more marks than any language puts on one."""
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MOST_MARKS:
            return True
    return False


def same(one: str, other: str) -> bool:
    """Return whether two names sound alike or look alike.

    >>> same("Ann", "ANN"), same("Ann", "\N{CYRILLIC CAPITAL LETTER A}nn")
    (True, True)
    >>> same("CIeo", "Cleo"), same("Ann", "Anna")
    (True, False)
    """
    return spoken(one) == spoken(other) or seen(one) == seen(other)


def spoken(name: str) -> str:
    """Return a name without regard to capitals."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def seen(name: str) -> str:
    """Return a name as it looks on a small screen, whether in capitals or not."""
    return look(spoken(look(name.translate(UNSEEN))))


def look(text: str) -> str:
    return skeleton(text.translate(LOOKS))
