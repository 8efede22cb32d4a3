"""What all companions know of a language: packs of associations, ready to think with."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log, sqrt

from msgspec import Struct
from msgspec.structs import replace

from konspira.companions.codenames.stems import stem
from konspira.games.codenames.options import Options
from konspira.packs import AssociationPack, PackError, Packs, WordPack, comparable

OWN_NAME = 1.5  # how much a codename itself counts among the words of its list
FADING = 12  # a word at this place of a list is half as strong as the first

Weights = dict[str, float]


class Lexicon(Struct, frozen=True, eq=False):
    """Codenames as `comparable` writes them, and the stems that they call to mind."""

    language: str
    lists: dict[str, tuple[str, ...]]  # by codename, the strongest first
    named_by: dict[str, tuple[str, ...]]  # by stem: the codenames in whose lists it is
    codenames: dict[str, str]  # by stem
    spelled: dict[str, str]  # by stem: how a clue is written
    likeness: dict[str, tuple[tuple[str, float], ...]]  # by stem: codenames, how much
    share: float = 1.0  # of the words that are played with: those that have a list

    def knows(self, word: str) -> bool:
        """Return whether a clue calls anything to mind."""
        bare = stem(word, self.language)
        return bare in self.named_by or bare in self.codenames

    def known(self, words: Iterable[str]) -> int:
        """Return how many of these codenames have a list."""
        return sum(comparable(word) in self.lists for word in words)


@lru_cache(4)  # languages that are played in at the same time
def lexicon_of(pack: AssociationPack) -> Lexicon:
    language = pack.language
    lists: dict[str, tuple[str, ...]] = {}
    codenames: dict[str, str] = {}
    spelled: dict[str, str] = {}
    named_by: dict[str, list[str]] = defaultdict(list)
    for codename, words, _ in pack.lists:
        name = comparable(codename)
        stems = dict.fromkeys(stem(word, language) for word in words)
        lists[name] = tuple(stems)
        codenames.setdefault(stem(codename, language), name)
        spelled[stem(codename, language)] = codename
        for word in words:
            spelled.setdefault(stem(word, language), word)
        for each in stems:
            named_by[each].append(name)
    return Lexicon(
        language,
        lists,
        {each: tuple(names) for each, names in named_by.items()},
        codenames,
        spelled,
        likeness(lists, named_by, language),
    )


def strength(place: float) -> float:
    """Return how strongly a word comes to mind, by its place in a list."""
    return 1 / (1 + place / FADING)


def likeness(
    lists: dict[str, tuple[str, ...]], named_by: dict[str, list[str]], language: str
) -> dict[str, tuple[tuple[str, float], ...]]:
    """Return how much each stem counts when two codenames are compared.

    A word that many name tells little. The squares of all that one codename names add up
    to one, so codenames are compared by the sum of the products of what both name.
    """
    found: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for name, stems in lists.items():
        weights = {
            each: strength(place) * log(1 + len(lists) / len(named_by[each]))
            for place, each in enumerate(stems)
        }
        weights[stem(name, language)] = OWN_NAME * log(1 + len(lists))
        norm = sqrt(sum(weight * weight for weight in weights.values()))
        for each, weight in weights.items():
            found[each].append((name, weight / norm))
    return {each: tuple(names) for each, names in found.items()}


def nearness(lexicon: Lexicon, visible: Sequence[str]) -> dict[str, list[float]]:
    """Return how near every codename is to each visible word; a word to itself: 0."""
    near: dict[str, list[float]] = {}
    for place, word in enumerate(visible):
        for each in (*lexicon.lists.get(word, ()), stem(word, lexicon.language)):
            names = lexicon.likeness.get(each, ())
            own = next((weight for name, weight in names if name == word), 0.0)
            for name, weight in names if own else ():
                if name not in near:
                    near[name] = [0.0] * len(visible)
                near[name][place] += own * weight
        if word in near:
            near[word][place] = 0.0
    return near


def lexicon_in(language: str, packs: Packs) -> Lexicon | None:
    """Return what companions know of a language; None: nothing."""
    try:
        return lexicon_of(packs.find(AssociationPack, f"associations.{language}"))
    except PackError:
        return None


def knowledge(options: Options, packs: Packs) -> Lexicon | None:
    """Return what companions know of the language of a word pack, and of its words."""
    try:
        pack = packs.find(WordPack, options.pack)
    except PackError:
        return None
    lexicon = lexicon_in(pack.language, packs)
    return lexicon and replace(lexicon, share=lexicon.known(pack.words) / pack.entries)
