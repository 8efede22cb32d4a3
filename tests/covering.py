"""Rows in which every two choices occur together: a covering array, built greedily.

Few rows are enough, because each of them holds a choice of every factor: about as many as
the two factors with the most values have pairs.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

Choice = tuple[str, Any]  # of a factor, one of its values
Pair = tuple[Choice, Choice]
Row = dict[str, Any]


class Covering:
    """Rows that `accepts` takes, until all pairs of choices that go together are in one.

    A row starts with what is left to be covered and is filled up with whatever covers
    most. `refused` holds the pairs that are in no row: neither on top of the defaults, nor
    with what else either choice needs, are they accepted.
    """

    def __init__(
        self,
        factors: Mapping[str, Sequence[Any]],
        defaults: Row,
        accepts: Callable[[Row], bool],
        seed: int = 0,
    ) -> None:
        self.factors, self.accepts = factors, accepts
        self.defaults = {name: defaults[name] for name in factors}
        self.order = {name: place for place, name in enumerate(factors)}
        self.random = Random(seed)
        self.needs = {choice: self.needed(choice) for choice in choices(factors)}
        self.refused: list[Pair] = []
        self.rows: list[Row] = []
        self.open = dict.fromkeys(pairs(factors))  # in order, unlike a set
        while self.open:
            self.cover(next(iter(self.open)))

    def cover(self, pair: Pair) -> None:
        """Add a row with this pair, or note that none can have it."""
        started = self.started(pair)
        if started is None:
            self.refused.append(pair)
            del self.open[pair]
            return
        row = self.filled(pair, started)
        self.rows.append(row)
        for covered in combinations(row.items(), 2):
            self.open.pop(covered, None)

    def needed(self, choice: Choice) -> dict[str, Any]:
        """Return what a choice needs besides the defaults: nothing, or one more choice."""
        row = self.defaults | dict([choice])
        more = [{}, *(dict([other]) for other in choices(self.factors))]
        found = (each for each in more if self.accepts(row | each | dict([choice])))
        return next(found, {})

    def started(self, pair: Pair) -> Row | None:
        """Return an accepted row with this pair, and with what its choices need."""
        one, other = (self.needs[choice] for choice in pair)
        for more in ({}, one, other, one | other, other | one):
            row = self.defaults | more | dict(pair)
            if self.accepts(row):
                return row
        return None

    def filled(self, pair: Pair, row: Row) -> Row:
        """Return the row with the choices that bring most new pairs, as far as they go."""
        settled: dict[str, Any] = dict(pair)
        names = [name for name in self.factors if name not in settled]
        for name in self.random.sample(names, len(names)):
            gains = {value: self.gain(settled, name, value) for value in self.factors[name]}
            for value in sorted(gains, key=lambda value: -gains[value]):
                tried = {**row, name: value}
                if value == row[name] or self.accepts(tried):
                    row, settled[name] = tried, value
                    break
        return row

    def gain(self, settled: Row, name: str, value: Any) -> int:
        """Return how many pairs would be new with this choice."""
        here, mine = self.order[name], (name, value)
        return sum(
            ((mine, other) if here < self.order[other[0]] else (other, mine)) in self.open
            for other in settled.items()
        )


def choices(factors: Mapping[str, Sequence[Any]]) -> Iterator[Choice]:
    return ((name, value) for name, values in factors.items() for value in values)


def pairs(factors: Mapping[str, Sequence[Any]]) -> Iterator[Pair]:
    """Yield all pairs of choices of different factors."""
    for one, other in combinations(factors, 2):
        for first, second in product(factors[one], factors[other]):
            yield (one, first), (other, second)
