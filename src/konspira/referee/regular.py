"""Inflect English words by rule: what the table of words need not spell out."""

VOWELS = "aeiou"
HISS = ("s", "x", "z", "ch", "sh")


def plural(word: str) -> str:
    """Return the regular plural of a noun.

    >>> [plural(word) for word in ("box", "lady", "key", "cat")]
    ['boxes', 'ladies', 'keys', 'cats']
    """
    if word.endswith(HISS):
        return word + "es"
    return word[:-1] + "ies" if ends_in_soft_y(word) else word + "s"


def tenses(word: str, doubled: bool = False) -> tuple[str, str, str]:
    """Return third person, past and participle of a verb.

    >>> tenses("carry"), tenses("stop", doubled=True)
    (('carries', 'carried', 'carrying'), ('stops', 'stopped', 'stopping'))
    """
    stem = word + word[-1] if doubled else word
    if word.endswith("ie"):
        return plural(word), word + "d", word[:-2] + "ying"
    if word.endswith("e"):
        silent = not word.endswith(("ee", "oe", "ye"))
        return plural(word), word + "d", (word[:-1] if silent else word) + "ing"
    past = word[:-1] + "ied" if ends_in_soft_y(word) else stem + "ed"
    return plural(word), past, stem + "ing"


def comparison(word: str, doubled: bool = False) -> tuple[str, str]:
    """Return comparative and superlative of an adjective.

    >>> comparison("icy"), comparison("big", doubled=True)
    (('icier', 'iciest'), ('bigger', 'biggest'))
    """
    if doubled:
        word += word[-1]
    elif ends_in_soft_y(word):
        word = word[:-1] + "i"
    elif word.endswith("e"):
        word = word[:-1]
    return word + "er", word + "est"


def ends_in_soft_y(word: str) -> bool:
    return word.endswith("y") and word[-2:-1] not in VOWELS


def forms(word: str, flags: str) -> list[str]:
    """Return all regular forms; a capital flag says that the last letter is doubled."""
    found = [plural(word)] if "n" in flags else []
    for flag in flags:
        match flag:
            case "v" | "V":
                found += tenses(word, flag == "V")
            case "a" | "A":
                found += comparison(word, flag == "A")
    return found
