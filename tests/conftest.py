"""What holds for all tests: the order they run in, and how many examples are tried.

A test that carries the id of a rule plays that rule: whoever only looks fails.
"""

import itertools
import os
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from hypothesis import settings
from order import dealt
from rule_coverage import RULE_ID, watched
from tools.nats_servers import NatsServers

# How many examples a random test tries: in `dev.py test quick`, in `dev.py test`, and with
# `--hypothesis-profile thorough`, which takes half an hour.
EXAMPLES = {"quick": 10, "default": 30, "thorough": 2000}
for profile, number in EXAMPLES.items():
    settings.register_profile(profile, max_examples=number, deadline=None)
settings.load_profile("default")


# A browser or a cluster of real processes may be starved on a shared machine. There, and
# nowhere else, such a test has a second try, which the report names.
STARVED = (
    "tests/browser/",
    *(f"tests/server/test_{name}" for name in ("cluster", "deploy", "serve_")),
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1)))
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
