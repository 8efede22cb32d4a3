"""The order of the tests: whichever takes long begins early, on a worker of its own.

xdist's `worksteal` hands each worker an equal slice of the tests, and whoever is done takes
half of what is left from the end of the longest slice. So a slice begins with long tests,
about as many seconds of them as any other, and ends with short ones.
"""

from collections.abc import Sequence

import pytest


def takes(test: pytest.Item) -> float:
    """The seconds that a test is said to take; next to none, if nothing is said."""
    mark = test.get_closest_marker("takes")
    return mark.args[0] if mark else 0


def dealt(tests: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order whose equal slices take about equally long."""
    if workers == 1:
        return list(tests)
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
