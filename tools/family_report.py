"""List where the family files and the rules of the referee disagree.

    python tools/family_report.py pl             all three lists for Polish
    python tools/family_report.py pl unsettled   one of them

    unsettled   the rules relate a common word to a codename, and its family does not say
    missed      the family names a relative that the rules do not see
    refuted     the family says stranger, and the rules would forbid it

Common words come from wordfreq (`pip install konspira[bench]`). Nothing here is wrong by
itself: read it, and write what you decide into families.*.txt.
"""

import sys
from collections.abc import Callable, Iterator

from wordfreq import top_n_list  # type: ignore[import-not-found, unused-ignore]

from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.referee import load
from konspira.referee.kin import CERTAIN, Dictionary, Kin
from konspira.referee.library import Knowledge, known
from konspira.referee.slavic import Slavic
from konspira.referee.spelling import spelled

COMMON = 60_000


def common_headwords(language: str, dictionary: Dictionary) -> list[str]:
    """Return the most common words by their headwords, most common first."""
    found: dict[str, None] = {}
    for word in top_n_list(language, COMMON):
        word = spelled(word)
        if word.isalpha() and len(word) > 2 and dictionary.knows(word):
            found |= dict.fromkeys(sorted(dictionary.lemmas(word)))
    return list(found)


def near(word: str, headwords: list[str], dictionary: Dictionary) -> Iterator[str]:
    """Yield those that could be related at all, so that not every pair must be tried."""
    roots = [word[:3], word[-4:]]
    if isinstance(dictionary, Slavic):
        roots += [root[:4] for root in dictionary.roots(word) if len(root) > 2]
    for other in headwords:
        if other != word and (other in word or any(root in other for root in roots)):
            yield other


def unsettled(word: str, headwords: list[str], knowledge: Knowledge) -> Iterator[str]:
    families, dictionary = knowledge.families, knowledge.dictionary
    assert dictionary is not None
    for other in near(word, headwords, dictionary):
        if families.kin(word, other) or families.apart(word, other):
            continue
        if not dictionary.is_form(other, word) and (kin := dictionary.kin(word, other)):
            yield written(other, kin)


def missed(word: str, knowledge: Knowledge) -> Iterator[str]:
    dictionary = knowledge.dictionary
    assert dictionary is not None
    for (mine, other), kin in knowledge.families.relatives.items():
        if mine == word and kin.confidence >= CERTAIN:
            seen = dictionary.kin(word, other)
            if not dictionary.is_form(other, word) and not (
                seen and seen.confidence >= CERTAIN
            ):
                yield other


def refuted(word: str, knowledge: Knowledge) -> Iterator[str]:
    dictionary = knowledge.dictionary
    assert dictionary is not None
    for mine, other in sorted(knowledge.families.strangers):
        if mine == word:
            seen = dictionary.kin(word, other)
            if dictionary.is_form(other, word) or (seen and seen.confidence >= CERTAIN):
                yield other


def written(word: str, kin: Kin) -> str:
    """Return a relative as a family file writes it."""
    plus = "+" if kin.kind in ("compound", "part") else ""
    return f"{plus}{word}{'' if kin.confidence >= CERTAIN else '?'}"


def main(language: str, wanted: str = "") -> None:
    load(language)
    knowledge = known(language)
    assert knowledge.dictionary is not None
    headwords = common_headwords(language, knowledge.dictionary)
    words = [
        side
        for card in Shelf().find(WordPack, f"words.{language}").cards
        for side in card.sides
    ]
    lists: dict[str, Callable[[str], Iterator[str]]] = {
        "unsettled": lambda word: unsettled(word, headwords, knowledge),
        "missed": lambda word: missed(word, knowledge),
        "refuted": lambda word: refuted(word, knowledge),
    }
    for name, found_for in lists.items():
        if name != (wanted or name):
            continue
        print(f"# {name}")
        for word in sorted(words, key=spelled):
            if found := list(found_for(spelled(word))):
                print(f"{word}: {', '.join(found)}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
