"""Measures what each test costs: `python3 dev.py test --measure`.

Writes tests/seconds.txt, which tests/order.py reads, and tells what each folder costs. The
CPU seconds are those of the worker and all its children: browsers, Node, servers.
"""

import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cpu_time import CpuTime
from order import SECONDS, Cost, read_seconds

ROOT = Path(__file__).parent.parent
LEAST = 1.0  # seconds by the clock; shorter tests have no row
COST = "cost"
COLLECTED = "collected"
HEAD = "# by the clock, CPU seconds, test: written by `python3 dev.py test --measure`\n"


class Began(NamedTuple):
    clock: float
    cpu: float


BEGAN = pytest.StashKey[Began]()


class Measure:
    """In every worker: measures. In the process that started them: collects and writes."""

    def __init__(self, config: Any) -> None:
        self.config = config
        self.cpu = CpuTime()
        self.found: dict[str, Cost] = {}
        self.collected: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Every test, those included that this ring leaves out."""
        self.collected |= {item.nodeid for item in items}

    def pytest_sessionfinish(self) -> None:
        if is_worker(self.config):
            self.config.workeroutput[COLLECTED] = [*self.collected]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker of xdist has ended."""
        self.collected |= {*getattr(node, "workeroutput", {}).get(COLLECTED, ())}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        item.stash[BEGAN] = Began(time.monotonic(), self.cpu.seconds())
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            began = item.stash[BEGAN]
            cost = (time.monotonic() - began.clock, self.cpu.seconds() - began.cpu)
            report.user_properties.append((COST, cost))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == COST:
                self.found[report.nodeid] = Cost(*value)  # type: ignore[misc]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if is_worker(self.config):
            return
        before = read_seconds()
        gone = gone_tests(before, self.collected)
        after = {
            test: cost for test, cost in (before | self.found).items() if test not in gone
        }
        write_seconds(after)
        terminalreporter.section("what the tests cost")
        for line in table(self.found):
            terminalreporter.write_line(line)
        for test in gone:
            terminalreporter.write_line(f"gone, and so is its row: {test}")


def is_worker(config: Any) -> bool:
    return hasattr(config, "workerinput")


def gone_tests(rows: Iterable[str], collected: Iterable[str]) -> list[str]:
    """Return the rows whose test is not there any more: neither its function, nor, if that
    was collected, these parameters of it."""
    collected = set(collected)
    functions = {test.partition("[")[0] for test in collected}
    return [
        row
        for row in rows
        if row not in collected
        and (row.partition("[")[0] in functions or not is_written(row.partition("[")[0]))
    ]


def is_written(test: str) -> bool:
    path, _, name = test.partition("::")
    file = ROOT / path
    return file.is_file() and f"def {name.rpartition('::')[2]}(" in file.read_text("utf-8")


def write_seconds(costs: Mapping[str, Cost], path: Path = SECONDS) -> None:
    rows = sorted((test, cost) for test, cost in costs.items() if cost.clock >= LEAST)
    lines = [f"{cost.clock:.0f} {cost.cpu:.0f} {test}\n" for test, cost in rows]
    path.write_text(HEAD + "".join(lines), "utf-8")


def table(costs: Mapping[str, Cost]) -> Iterable[str]:
    """Return the lines of a table of what each folder costs, for a page."""
    folders: dict[str, list[Cost]] = defaultdict(list)
    for test, cost in costs.items():
        folders[test.partition("::")[0].rpartition("/")[0]].append(cost)
    folders["together"] = list(costs.values())
    yield "| part | tests | CPU seconds | seconds by the clock | longest |"
    yield "|---|---|---|---|---|"
    for folder, found in sorted(folders.items()):
        clock, cpu = (sum(column) for column in zip(*found, strict=True))
        longest = max(cost.clock for cost in found)
        yield f"| {folder} | {len(found)} | {cpu:.0f} | {clock:.0f} | {longest:.0f} |"
