"""Workers have about equally much to do, and each begins with what takes long."""

from pathlib import Path
from typing import Any

import pytest
from cpu_time import Family, Key, Process
from measure import gone_tests, table, write_seconds
from order import Cost, dealt, read_seconds

WORKERS = 3
SECONDS = [0, 1, 0, 9, 0, 0, 4, 0, 0, 5, 0, 3, 2, 0, 0, 0, 0, 0, 0, 7, 0, 0]


class Item:
    """As much of a test as its order depends on."""

    def __init__(self, number: int, seconds: float) -> None:
        self.number, self.seconds = number, seconds
        self.nodeid = f"tests/test_some.py::test_{number}"


def takes(test: Item) -> float:
    return test.seconds


def in_order(seconds: list[int], workers: int = WORKERS) -> list[Any]:
    """A test that takes no time has no row, as one that is new."""
    tests: Any = [Item(number, each) for number, each in enumerate(seconds)]
    costs = {test.nodeid: Cost(test.seconds, 0) for test in tests if test.seconds}
    return dealt(tests, workers, costs)


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


# What was measured


HERE = "tests/test_order.py"
THIS = f"{HERE}::test_a_row_whose_test_is_gone_is_noticed"


def test_what_was_measured_is_read_again_but_for_short_tests(tmp_path: Path) -> None:
    rows = {"b.py::test[a b]": Cost(12.3, 4.6), "a.py::test": Cost(2, 3)}
    write_seconds({**rows, "a.py::test_short": Cost(0.4, 0.9)}, tmp_path / "seconds.txt")
    read = read_seconds(tmp_path / "seconds.txt")
    assert read == {"a.py::test": Cost(2, 3), "b.py::test[a b]": Cost(12, 5)}
    assert list(read) == sorted(read)
    assert read_seconds(tmp_path / "missing.txt") == {}


def test_a_row_whose_test_is_gone_is_noticed() -> None:
    not_run = "tests/test_order.py::test_every_test_runs_once[seconds0]"
    rows = [THIS, f"{THIS}[old]", not_run, f"{HERE}::test_gone", "tests/gone.py::test"]
    measured = [f"{THIS}[new]", f"{HERE}::test_new"]
    assert gone_tests(rows, measured) == [
        *(THIS, f"{THIS}[old]"),  # it has other parameters now
        *(f"{HERE}::test_gone", "tests/gone.py::test"),
    ]


def process(number: int, parent: int, own: int, told: int = 0, start: int = 1) -> Process:
    return Process(Key(number, start), parent, own, told)


def test_what_a_child_used_counts_whether_or_not_anybody_waited_for_it() -> None:
    family = Family(5)
    stranger = process(4, 1, 1000)
    family.look([stranger, process(5, 1, 10, 100), process(7, 5, 50), process(8, 5, 3)])
    assert family.ticks() == 10 + 100 + 50 + 3
    family.look([stranger, process(5, 1, 11, 120), process(8, 5, 4)])
    assert family.ticks() == 11 + 100 + 50 + 4  # it was told of 20 of these 50


def test_what_ended_unheard_counts_and_an_orphan_still_belongs_to_us() -> None:
    family = Family(5)
    family.look([process(5, 1, 10), process(6, 5, 20), process(7, 6, 30)])
    family.look([process(5, 1, 10), process(7, 1, 35)])  # 6 was killed
    assert family.ticks() == 10 + 20 + 35
    family.look([process(5, 1, 10), process(7, 1, 900, start=2)])  # somebody else's number
    assert family.ticks() == 10 + 20 + 35


def test_the_table_adds_up_what_each_folder_costs() -> None:
    costs = {"a/x.py::t": Cost(1, 2), "a/y.py::t": Cost(3, 4), "b/c/z.py::t": Cost(5, 6)}
    assert list(table(costs))[2:] == [
        "| a | 2 | 6 | 4 | 3 |",
        "| b/c | 1 | 6 | 5 | 5 |",
        "| together | 3 | 12 | 9 | 5 |",
    ]
