"""Rows of a table: shares of something, with an interval, and what they should be."""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple


class Share(NamedTuple):
    """So many of so many, with Wilson's interval for 95 %."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    def __str__(self) -> str:
        z, n, p = 1.96, max(1, self.of), self.value
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return f"{p:.1%} ({max(0, middle - half):.1%} to {middle + half:.1%})"


class Row(NamedTuple):
    """One line of the table: what was found, and what it should be."""

    what: str
    value: float
    found: str
    least: float | None = None
    most: float | None = None
    unit: Callable[[float], str] = "{:g}".format

    def __str__(self) -> str:
        low = "" if self.least is None else f">= {self.unit(self.least)}"
        high = "" if self.most is None else f"<= {self.unit(self.most)}"
        target = ", ".join(filter(None, (low, high)))
        return f"| {self.what} | {self.found} | {target or '-'} | {self.verdict()} |"

    def verdict(self) -> str:
        if self.least is None and self.most is None:
            return ""
        low = self.least is None or self.value >= self.least
        return (
            "kept" if low and (self.most is None or self.value <= self.most) else "MISSED"
        )


percent = "{:.0%}".format


def share(what: str, hits: int, of: int, **target: float) -> Row:
    found = Share(hits, of)
    return Row(what, found.value, str(found), unit=percent, **target)
