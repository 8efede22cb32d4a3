"""What companions know of pictograms and characters: which traits say how much."""

from functools import lru_cache
from math import log, sqrt

from msgspec import Struct

from konspira.companions.known import Known
from konspira.games.secret_identity.options import Options
from konspira.packs import CharacterPack, Pack, Packs, Traits

NOT = "-"
DENIED = -0.7  # what a trait counts that somebody has not
SIGN_FADES, CHARACTER_FADES = 0.1, 0.04  # from one place of a list to the next
SCALE = 3.0  # so that a sign that fits well counts about 1
ENOUGH = 0.5  # of the characters of a pack, to play more than to guess

Weights = dict[str, float]


class Likeness(Struct, frozen=True, eq=False):
    """Signs and characters by their traits: their sum of products is how well they fit.

    Names of characters are as `comparable` writes them.
    """

    signs: dict[str, Weights]
    characters: dict[str, Weights]


@lru_cache(2)  # ours, and those of a measurement
def likeness_of(traits: Traits) -> Likeness:
    """Return what the lists say: earlier traits count more, and so do those of few signs.

    A sign with many traits says less by each of them.
    """
    had: dict[str, int] = {}
    for words in traits.signs.values():
        for word in words:
            had[word] = had.get(word, 0) + 1
    told = {word: log((1 + len(traits.signs)) / number) for word, number in had.items()}
    signs = {
        name: {
            word: (1 - SIGN_FADES * place) * told[word] / (SCALE * sqrt(len(words)))
            for place, word in enumerate(words)
        }
        for name, words in traits.signs.items()
    }
    return Likeness(signs, {name: weighed(w) for name, w in traits.characters.items()})


def weighed(words: tuple[str, ...]) -> Weights:
    """Return what the traits of a character count."""
    return {
        word.removeprefix(NOT): DENIED if word.startswith(NOT) else 1 - CHARACTER_FADES * n
        for n, word in enumerate(words)
    }


def knowledge(options: Options, packs: Packs) -> Likeness:
    """Return what companions know of all signs, and of all characters of our packs."""
    return likeness_of(packs.traits())


def known_of(pack: Pack, packs: Packs) -> Known | None:
    """Return how many characters of a pack companions know; None: it is of another kind."""
    if not isinstance(pack, CharacterPack):
        return None
    names = [side.name for card in pack.cards for side in card]
    known = packs.traits().known(names)
    return Known(known, known >= ENOUGH * len(names))
