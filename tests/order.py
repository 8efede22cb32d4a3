"""The order of the tests: whichever takes long begins early, on a worker of its own.

xdist's `worksteal` hands each worker an equal slice of the tests, and whoever is done takes
half of what is left from the end of the longest slice. So a slice begins with long tests,
about as many seconds of them as any other, and ends with short ones. How long they take was
measured (tests/measure.py); a test without a row counts as short.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

SECONDS = Path(__file__).with_name("seconds.txt")


class Cost(NamedTuple):
    """What a test took, in seconds: by the clock, and of all cores together."""

    clock: float
    cpu: float


def read_seconds(path: Path = SECONDS) -> dict[str, Cost]:
    """Return what each of the longer tests took when it was measured."""
    found: dict[str, Cost] = {}
    for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
        if not line.startswith("#"):
            clock, cpu, test = line.split(" ", 2)
            found[test] = Cost(float(clock), float(cpu))
    return found


def dealt(
    tests: Sequence[pytest.Item], workers: int, costs: Mapping[str, Cost]
) -> list[pytest.Item]:
    """Return the tests in an order whose equal slices take about equally long."""
    if workers == 1:
        return list(tests)

    def takes(test: pytest.Item) -> float:
        return costs[test.nodeid].clock if test.nodeid in costs else 0

    slices: list[list[pytest.Item]] = [[] for _ in range(workers)]
    seconds = [0.0] * workers
    for test in sorted(filter(takes, tests), key=takes, reverse=True):
        least = seconds.index(min(seconds))
        slices[least].append(test)
        seconds[least] += takes(test)
    short = [test for test in tests if not takes(test)]
    found: list[pytest.Item] = []
    for number, part in enumerate(slices):
        size = (len(tests) - len(found)) // (workers - number)
        missing = max(0, size - len(part))
        found += part + short[:missing]
        del short[:missing]
    return found
