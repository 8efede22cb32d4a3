"""What all companions know of a language: packs of associations, ready to think with."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum, log, sqrt

from msgspec import Struct
from msgspec.structs import replace

from konspira.companions.codenames.stems import stem
from konspira.games.codenames.options import Options
from konspira.packs import AssociationPack, PackError, Packs, WordPack, comparable

OWN_NAME = 1.5  # how much a codename itself counts among the words of its list
FADING = 12  # a word at this place of a list is half as strong as the first

Weights = dict[str, float]


class Lexicon(Struct, frozen=True, eq=False):
    """Codenames and the words that they call to mind, all as `comparable` writes them.

    A word is itself alone: fine is not fin, and a plan no plane. Only where a clue is read
    its other forms count too.
    """

    language: str
    lists: dict[str, tuple[str, ...]]  # by codename, the strongest first
    named_by: dict[str, tuple[str, ...]]  # by word: the codenames in whose lists it is
    forms: dict[str, tuple[str, ...]]  # by stem: the words and codenames that have it
    spelled: dict[str, str]  # by word: how it is written as a clue
    likeness: dict[str, tuple[tuple[str, float], ...]]  # by word: codenames, how much
    share: float = 1.0  # of the words that are played with: those that have a list

    def knows(self, word: str) -> bool:
        """Return whether a clue calls anything to mind."""
        return stem(word, self.language) in self.forms

    def forms_of(self, word: str) -> tuple[str, ...]:
        """Return what is known of a word: itself, as far as it is known, and its forms."""
        bare = comparable(word)
        others = self.forms.get(stem(word, self.language), ())
        return tuple(sorted(others, key=lambda each: each != bare))

    def known(self, words: Iterable[str]) -> int:
        """Return how many of these codenames have a list."""
        return sum(comparable(word) in self.lists for word in words)


@lru_cache(4)  # languages that are played in at the same time
def lexicon_of(pack: AssociationPack) -> Lexicon:
    language = pack.language
    lists: dict[str, tuple[str, ...]] = {}
    spelled: dict[str, str] = {}
    named_by: dict[str, list[str]] = defaultdict(list)
    each_once = {word for entry in pack.lists for word in entry.words}
    plain = {word: comparable(word) for word in each_once}
    for codename, words, _ in pack.lists:
        name = comparable(codename)
        spelled[name] = codename
        bare = {plain[word]: word for word in words}
        lists[name] = tuple(bare)
        for each, word in bare.items():
            spelled.setdefault(each, word)
            named_by[each].append(name)
    forms: dict[str, list[str]] = defaultdict(list)
    for each in spelled:
        forms[stem(each, language)].append(each)
    return Lexicon(
        language,
        lists,
        {each: tuple(names) for each, names in named_by.items()},
        {each: tuple(words) for each, words in forms.items()},
        spelled,
        likeness(lists, named_by),
    )


def strength(place: float) -> float:
    """Return how strongly a word comes to mind, by its place in a list."""
    return 1 / (1 + place / FADING)


def likeness(
    lists: dict[str, tuple[str, ...]], named_by: dict[str, list[str]]
) -> dict[str, tuple[tuple[str, float], ...]]:
    """Return how much each word counts when two codenames are compared.

    A word that many name tells little. The squares of all that one codename names add up
    to one, so codenames are compared by the sum of the products of what both name.
    """
    found: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for name, words in lists.items():
        weights = {
            each: strength(place) * log(1 + len(lists) / len(named_by[each]))
            for place, each in enumerate(words)
        }
        weights[name] = OWN_NAME * log(1 + len(lists))
        norm = sqrt(fsum(weight * weight for weight in weights.values()))
        for each, weight in weights.items():
            found[each].append((name, weight / norm))
    return {each: tuple(names) for each, names in found.items()}


def nearness(lexicon: Lexicon, visible: Sequence[str]) -> dict[str, list[float]]:
    """Return how near every codename is to each visible word; a word to itself: 0."""
    near: dict[str, list[float]] = {}
    for place, word in enumerate(visible):
        for each in (*lexicon.lists.get(word, ()), word):
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
