"""One mind's own associations: each companion forgets some, and orders them differently.

Without it two companions would read each other's thoughts.
"""

from collections.abc import Callable, Sequence
from hashlib import shake_128

from konspira.companions.codenames.lexicon import Lexicon, Weights, nearness, strength
from konspira.packs import comparable

FORGOTTEN = 0.3  # of all words
SHUFFLED = 3  # places by which a word may come earlier or later
NAMED_BACK = 0.9  # a clue that is a codename, and names the word
ITSELF = 1.5  # what the list of a clue that is a codename counts among those that name it
SECOND_ORDER = 1.5
DOUBT = 0.5
OTHER_FORM = 0.7  # what another form of a clue counts, where the clue itself is known


class Memory:
    """What one mind remembers, and how near any clue is to the words of one board.

    A mind that takes care forgets nothing (`whole`). `fades` says how strong a word is, by
    its place in a list.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        seed: int,
        visible: Sequence[str],
        whole: bool = False,
        fades: Callable[[float], float] = strength,
    ) -> None:
        self.lexicon = lexicon
        self.seed = seed
        self.whole = whole
        self.fades = fades
        self.words = [comparable(word) for word in visible]
        self._near = nearness(lexicon, self.words)
        self._lists: dict[str, Weights] = {}

    def of(self, codename: str) -> Weights:
        """Return the words that a codename calls to mind, and how strongly."""
        found = self._lists.get(codename)
        if found is None:
            found = self._lists[codename] = self._recalled(codename)
        return found

    def _recalled(self, codename: str) -> Weights:
        words = self.lexicon.lists.get(codename, ())
        told = shake_128(f"{self.seed} {codename}".encode()).digest(2 * len(words))
        recalled: Weights = {}
        for place, each in enumerate(words):
            luck, moved = told[2 * place] / 256, told[2 * place + 1] / 255
            if self.whole or luck >= FORGOTTEN:
                shifted = place + SHUFFLED * (2 * moved - 1)
                recalled[each] = self.fades(max(0.0, shifted))
        return recalled

    def heard(self, clue: str) -> list[float]:
        """Return how strongly a clue leads to each visible word, in whatever form."""
        forms, bare = self.lexicon.forms_of(clue), comparable(clue)
        found = [0.0] * len(self.words)
        for form in forms:
            share = OTHER_FORM if form != bare and bare in forms else 1.0
            found = list(map(max, found, (share * x for x in self.strengths(form))))
        return found

    def strengths(self, clue: str) -> list[float]:
        """Return how strongly a word leads to each visible word, in one way or another."""
        return [a + b for a, b in zip(self.direct(clue), self.indirect(clue), strict=True)]

    def direct(self, clue: str) -> list[float]:
        """Return how strongly each visible word names a clue, or is named by it."""
        there = [self.of(word).get(clue, 0.0) for word in self.words]
        if clue in self.lexicon.lists:
            own = self.of(clue)
            back = (NAMED_BACK * own.get(word, 0.0) for word in self.words)
            there = list(map(max, there, back))
        return there

    def indirect(self, clue: str) -> list[float]:
        """Return how near the visible words are to codenames that name the clue."""
        named_by = self.lexicon.named_by.get(clue, ())
        others = [(self.of(name).get(clue, 0.0), name) for name in named_by]
        if clue in self.lexicon.lists:
            others.append((ITSELF, clue))
        return [SECOND_ORDER * each for each in self._through(others)]

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
