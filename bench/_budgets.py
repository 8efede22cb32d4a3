"""Print a table of budgets: what was measured, what is allowed, and whether it is kept."""

from collections.abc import Sequence
from statistics import median, quantiles
from typing import NamedTuple


class Spread(NamedTuple):
    """The median of several figures, and the quartiles around it."""

    low: float
    middle: float
    high: float

    def __str__(self) -> str:
        return f"{self.middle:.2f} ({self.low:.2f} to {self.high:.2f})"


def spread(values: Sequence[float]) -> Spread:
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, median(values), high)


class Budget(NamedTuple):
    """A figure that must not be greater than its limit; or, `at_least`, not less."""

    what: str
    limit: float
    unit: str
    values: Sequence[float]  # one for each round; none: it was not measured
    at_least: bool = False

    def __str__(self) -> str:
        allowed = f"{'>=' if self.at_least else '<='} {self.limit:g} {self.unit}"
        return f"  {self.what:<54}{self.found():>26}{allowed:>15}  {self.verdict()}"

    def found(self) -> str:
        if not self.values:
            return "not measured"
        found: object = self.values[0]
        if len(self.values) > 1:
            found = spread(self.values)
        elif not isinstance(found, int):
            found = f"{found:.2f}"
        return f"{found} {self.unit}"

    def verdict(self) -> str:
        if not self.values:
            return ""
        middle = spread(self.values).middle
        kept = middle >= self.limit if self.at_least else middle <= self.limit
        return "PASS" if kept else "MISS"


def show(budgets: Sequence[Budget]) -> None:
    print("Budgets: the median of all rounds, and their quartiles")
    for budget in budgets:
        print(budget)
