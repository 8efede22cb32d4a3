"""Words without their endings: how a companion sees that two are forms of one.

Rough on purpose. A clue that the referee would allow may be held back here; one that it
would forbid is held back by the referee itself.
"""

from functools import lru_cache

from konspira.packs import comparable

SHORTEST = 3  # letters that are left of a word
INFLECTED = {  # as `comparable` writes them; the longest that fits is taken off
    "en": "ings ing ies ied es ed s e y",
    "pl": """ami ach ych ich ego emu owie owi om em ow iej ej ym im ia ie
        a e y i o u""",
    "ru": """ами ями ах ях ого его ому ему ыми ими ов ев еи ом ем ои ая яя ое ее ые ие
        ыи ии ую юю а я о е ы и у ю ь""",
}
DERIVED = {"en": "ers er ors or ish", "pl": "", "ru": ""}
ENDINGS = {
    language: sorted(endings.split(), key=len, reverse=True)
    for language, endings in INFLECTED.items()
}
ALIKE, NEARLY_ALIKE = 5, 4  # letters with which words of one root begin


@lru_cache(32_768)  # the words of all languages, which come up again in every thought
def stem(word: str, language: str) -> str:
    """Return what all forms of a word have in common, as a rule.

    >>> stem("Berries", "en") == stem("berry", "en"), stem("Źródła", "pl")
    (True, 'zrodl')
    """
    bare = comparable(word)
    for ending in ENDINGS.get(language, ()):
        if bare.endswith(ending) and len(bare) - len(ending) >= SHORTEST:
            return bare[: -len(ending)]
    return bare


def root(word: str, language: str) -> str:
    """Return the stem without what makes a baker of baking."""
    bare = stem(word, language)
    for ending in DERIVED.get(language, "").split():
        if bare.endswith(ending) and len(bare) - len(ending) >= SHORTEST:
            return bare[: -len(ending)]
    return bare


def share_a_root(one: str, other: str, language: str) -> bool:
    """Return whether two words may be forms or parts of each other.

    >>> share_a_root("firefly", "fire", "en"), share_a_root("water", "fire", "en")
    (True, False)
    """
    short, long = sorted((root(one, language), root(other, language)), key=len)
    if len(short) >= SHORTEST and short in long:
        return True
    return short == long or begin_alike(short, long)


def begin_alike(short: str, long: str) -> bool:
    same = 0
    for one, other in zip(short, long, strict=False):
        if one != other:
            break
        same += 1
    return same >= ALIKE or (same >= NEARLY_ALIKE and same >= len(short) - 1)
