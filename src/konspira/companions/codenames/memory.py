"""One mind's own associations: each companion forgets some, and orders them differently.

Without it two companions would read each other's thoughts.
"""

from collections.abc import Sequence
from hashlib import shake_128

from konspira.companions.codenames.lexicon import Lexicon, Weights, nearness, strength
from konspira.companions.codenames.stems import stem
from konspira.packs import comparable

FORGOTTEN = 0.3  # of all words
SHUFFLED = 3  # places by which a word may come earlier or later
NAMED_BACK = 0.9  # a clue that is a codename, and names the word
ITSELF = 1.5  # what the list of a clue that is a codename counts among those that name it
SECOND_ORDER = 1.5
DOUBT = 0.5


class Memory:
    """What one mind remembers, and how near any clue is to the words of one board.

    A mind that takes care forgets nothing (`whole`): so a chief looks at the board once it
    has thought of a clue.
    """

    def __init__(
        self, lexicon: Lexicon, seed: int, visible: Sequence[str], whole: bool = False
    ) -> None:
        self.lexicon = lexicon
        self.seed = seed
        self.whole = whole
        self.words = [comparable(word) for word in visible]
        self.stems = [stem(word, lexicon.language) for word in visible]
        self._near = nearness(lexicon, self.words)
        self._lists: dict[str, Weights] = {}

    def of(self, codename: str) -> Weights:
        """Return the stems that a codename calls to mind, and how strongly."""
        found = self._lists.get(codename)
        if found is None:
            found = self._lists[codename] = self._recalled(codename)
        return found

    def _recalled(self, codename: str) -> Weights:
        stems = self.lexicon.lists.get(codename, ())
        told = shake_128(f"{self.seed} {codename}".encode()).digest(2 * len(stems))
        recalled: Weights = {}
        for place, each in enumerate(stems):
            luck, moved = told[2 * place] / 256, told[2 * place + 1] / 255
            if self.whole or luck >= FORGOTTEN:
                shifted = place + SHUFFLED * (2 * moved - 1)
                recalled[each] = strength(max(0.0, shifted))
        return recalled

    def strengths(self, clue: str) -> list[float]:
        """Return how strongly a clue (its stem) leads to each visible word.

        Because the word names it or is named by it; and because codenames that name the
        clue are near the word.
        """
        direct = [self.of(word).get(clue, 0.0) for word in self.words]
        named_by = self.lexicon.named_by.get(clue, ())
        others = [(self.of(name).get(clue, 0.0), name) for name in named_by]
        if same := self.lexicon.codenames.get(clue):
            own = self.of(same)
            back = (NAMED_BACK * own.get(each, 0.0) for each in self.stems)
            direct = list(map(max, direct, back))
            others.append((ITSELF, same))
        near = self._through(others)
        return [a + SECOND_ORDER * b for a, b in zip(direct, near, strict=True)]

    def _through(self, others: Sequence[tuple[float, str]]) -> list[float]:
        """Return how near the visible words are to these codenames, on the whole."""
        sums = [0.0] * len(self.words)
        totals = [DOUBT] * len(self.words)
        total = 0.0
        for weight, name in others:
            total += weight
            if near := self._near.get(name):
                sums = [s + weight * x for s, x in zip(sums, near, strict=True)]
            if name in self.words:  # a word says nothing about itself
                totals[self.words.index(name)] -= weight
        return [s / (t + total) for s, t in zip(sums, totals, strict=True)]
