"""Workers have about equally much to do, and each begins with what takes long."""

from typing import Any

import pytest
from order import dealt, takes

WORKERS = 3
SECONDS = [0, 1, 0, 9, 0, 0, 4, 0, 0, 5, 0, 3, 2, 0, 0, 0, 0, 0, 0, 7, 0, 0]


class Item:
    """As much of a test as its order depends on."""

    def __init__(self, number: int, seconds: float) -> None:
        self.number, self.seconds = number, seconds

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return pytest.mark.takes(self.seconds).mark if self.seconds else None


def in_order(seconds: list[int], workers: int = WORKERS) -> list[Any]:
    tests: Any = [Item(number, each) for number, each in enumerate(seconds)]
    return dealt(tests, workers)


def slices(tests: list[Any]) -> list[list[Any]]:
    """As xdist cuts them."""
    found, rest = [], tests
    for workers in range(WORKERS, 0, -1):
        size = len(rest) // workers
        found.append(rest[:size])
        rest = rest[size:]
    return found


def test_each_worker_begins_with_what_takes_long() -> None:
    for part in slices(in_order(SECONDS)):
        seconds = [takes(test) for test in part]
        assert seconds == sorted(seconds, reverse=True)
        assert seconds[0] and not seconds[-1]


def test_workers_have_about_equally_much_to_do() -> None:
    sums = [sum(map(takes, part)) for part in slices(in_order(SECONDS))]
    assert max(sums) - min(sums) <= 2
    assert sum(sums) == sum(SECONDS)


@pytest.mark.parametrize("seconds", [[], [3], [3, 2, 1, 1, 1, 1], [0] * 7, SECONDS])
def test_every_test_runs_once(seconds: list[int]) -> None:
    numbers = [test.number for test in in_order(seconds)]
    assert sorted(numbers) == list(range(len(seconds)))


def test_short_tests_and_those_of_one_worker_stay_in_their_order() -> None:
    short = [test.number for test in in_order(SECONDS) if not takes(test)]
    assert short == sorted(short)
    alone = [test.number for test in in_order(SECONDS, workers=1)]
    assert alone == sorted(alone)
