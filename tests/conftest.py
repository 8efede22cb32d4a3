"""What holds for all tests: the order they run in, and how many examples are tried.

A test that carries the id of a rule plays that rule: whoever only looks fails.
"""

import inspect
import itertools
import os
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from hypothesis import settings
from measure import Measure
from order import dealt, read_seconds
from rule_coverage import RULE_ID, watched
from server_harness import play
from tools.nats_servers import NatsServers

# How many examples a random test tries: in `dev.py test`, in `dev.py test all`, and with
# `--hypothesis-profile thorough`, which takes half an hour.
EXAMPLES = {"default": 10, "all": 30, "thorough": 2000}
for profile, number in EXAMPLES.items():
    settings.register_profile(profile, max_examples=number, deadline=None)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "write down what each test costs, in tests/seconds.txt"
    parser.addoption("--measure", action="store_true", help=told)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("measure"):
        config.pluginmanager.register(Measure(config))


# A browser or a cluster of real processes may be starved on a machine that others share.
# There, and nowhere else, such a test has a second try. The report names it (RERUN), and it
# is a fault to mend: no test may depend on how fast the machine is.
STARVED = ("tests/browser/", "tests/server/test_cluster")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    items[:] = dealt(items, workers, read_seconds())
    if os.environ.get("CI"):
        for item in items:
            if item.nodeid.startswith(STARVED):
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, Any, Any]:
    rules = RULE_ID.findall(item.function.__doc__ or "")
    if not rules:
        return (yield)
    with watched() as played:
        result = yield
    assert played, f"carries {', '.join(rules)} in its docstring, but plays no game"
    return result


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine to its end, on a clock that it can move on."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None  # pytest calls it
    names = inspect.signature(test).parameters
    play(test(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def nats_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServers]:
    """One real server for all tests of a process; every test has a log of its own."""
    with NatsServers(tmp_path_factory.mktemp("nats"), 1) as servers:
        yield servers


@pytest.fixture
def nats_url(nats_server: NatsServers) -> str:
    """Of a log that no other test uses."""
    return nats_server.url(f"log-{next(logs)}")


logs = itertools.count()
