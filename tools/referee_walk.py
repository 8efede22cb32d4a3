"""List what the referee says of common words, for every codename of our packs.

    python tools/referee_walk.py pl                  all lists for Polish
    python tools/referee_walk.py pl --rules-alone    as in a group's own pack

    forbidden   all that is kept back, but for plain forms, which a dictionary has
    forms       forms that are a headword of their own as well
    doubtful    what goes to people
    close       what is legal and begins alike

Every codename meets the 12,000 most common words of its language, as wordfreq counts them
(`pip install konspira[bench]`). Read the lists, and write what is wrong or missed into
families.*.txt, left or right of the bar.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator

from wordfreq import top_n_list  # type: ignore[import-not-found, unused-ignore]

from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.referee import Reason, Ruling, load
from konspira.referee.families import NONE
from konspira.referee.judge import SEVERITY, against_card
from konspira.referee.library import Knowledge, known
from konspira.referee.slavic import Slavic
from konspira.referee.spelling import spelled
from konspira.verdict import STRICT, Verdict

COMMON = 12_000


def common_words(language: str, most: int = COMMON) -> list[str]:
    """Return the most common words of a language that are words, most common first."""
    return [w for w in top_n_list(language, most) if w.isalpha() and len(w) > 1]


def codenames(language: str) -> list[str]:
    cards = Shelf().find(WordPack, f"words.{language}").cards
    return sorted((side for card in cards for side in card.sides), key=spelled)


def verdict(clue: str, card: str, knowledge: Knowledge) -> Verdict | None:
    """Return what speaks against a clue most strongly while one word is visible."""
    found = list(against_card(clue, card, STRICT, knowledge))
    return max(found, key=lambda v: (SEVERITY[v.ruling], v.confidence), default=None)


def forbidden(clue: str, card: str, knowledge: Knowledge) -> str:
    told = verdict(clue, card, knowledge)
    if told is None or told.ruling != Ruling.FORBIDDEN:
        return ""
    return "" if told.reason in (Reason.SAME_WORD, Reason.FORM) else written(clue, told)


def doubtful(clue: str, card: str, knowledge: Knowledge) -> str:
    told = verdict(clue, card, knowledge)
    return written(clue, told) if told and told.ruling == Ruling.DOUBTFUL else ""


def forms(clue: str, card: str, knowledge: Knowledge) -> str:
    told = verdict(clue, card, knowledge)
    if told is None or told.reason != Reason.FORM or knowledge.dictionary is None:
        return ""
    others = knowledge.dictionary.lemmas(clue) - {spelled(card)}
    return f"{clue} ({told.ruling}; {', '.join(sorted(others))})" if others else ""


def close(clue: str, card: str, knowledge: Knowledge) -> str:
    dictionary, word = knowledge.dictionary, spelled(card)
    start = min(4, max(3, len(word) - 1))
    if dictionary is None or clue[:start] != word[:start]:
        return ""
    if knowledge.families.apart(word, clue) or verdict(clue, card, knowledge):
        return ""
    return clue if clue in dictionary.lemmas(clue) else ""


def written(clue: str, told: Verdict) -> str:
    plus = "+" if told.reason in (Reason.COMPOUND, Reason.PART) else ""
    return f"{plus}{clue}" + (f" ({told.how} {told.confidence:.2f})" if told.how else "")


def near(clue: str, card: str, knowledge: Knowledge) -> bool:
    """Return whether two words can be related at all, so that few pairs must be judged."""
    dictionary, families, shown = knowledge.dictionary, knowledge.families, spelled(card)
    assert dictionary is not None
    for word in {clue, *dictionary.lemmas(clue)}:
        if word == shown or word[:2] in shown or shown[:2] in word:
            return True
        if families.kin(shown, word) or (
            isinstance(dictionary, Slavic)
            and (dictionary.may_hold(word, shown) or dictionary.may_hold(shown, word))
        ):
            return True
    return False


LISTS: dict[str, Callable[[str, str, Knowledge], str]] = {
    "forbidden": forbidden,
    "doubtful": doubtful,
    "forms": forms,
    "close": close,
}


def walk(language: str, alone: bool) -> Iterator[str]:
    load(language)
    knowledge = known(language)
    if alone:
        knowledge = knowledge._replace(families=NONE)
    cards = codenames(language)
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for clue in common_words(language):  # card by card, the caches would not hold all clues
        for card in cards:
            if near(clue, card, knowledge):
                for name, told in LISTS.items():
                    if line := told(clue, card, knowledge):
                        found[name, card].append(line)
    for name in LISTS:
        yield f"# {name}"
        for card in cards:
            if lines := found[name, card]:
                yield f"{card}: {', '.join(lines)}"


if __name__ == "__main__":
    for row in walk(sys.argv[1], "--rules-alone" in sys.argv):
        print(row)
