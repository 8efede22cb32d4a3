"""Tests in a browser are coroutines: they share one event loop, one server each."""

import asyncio
import inspect
from collections.abc import Iterator
from typing import Any

import pytest
from hatch_build import ROOT
from playwright.async_api import Browser, Playwright, async_playwright
from server_harness import Clockwork

from browser.chromium import prepare
from browser.evening import Evening
from browser.profiles import Profiles
from konspira import wire

FAILED = ROOT / "shots" / "failed"  # git ignores it


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        yield runner


@pytest.fixture(scope="session")
def launch_options() -> dict[str, Any]:
    return prepare()


@pytest.fixture(scope="session")
def playwright(
    runner: asyncio.Runner, launch_options: dict[str, Any]
) -> Iterator[Playwright]:
    playwright = runner.run(async_playwright().start())
    yield playwright
    runner.run(playwright.stop())


@pytest.fixture(scope="session")
def browser(
    runner: asyncio.Runner, playwright: Playwright, launch_options: dict[str, Any]
) -> Iterator[Browser]:
    """One Chromium for all."""
    browser = runner.run(playwright.chromium.launch(**launch_options))
    yield browser
    runner.run(browser.close())


@pytest.fixture(scope="session")
def profiles(runner: asyncio.Runner, browser: Browser) -> Iterator[Profiles]:
    """Every phone has a profile of its own, which another one gets after the test."""
    profiles = Profiles(browser)
    yield profiles
    runner.run(profiles.close())


@pytest.fixture
def evening(
    request: pytest.FixtureRequest, runner: asyncio.Runner, profiles: Profiles
) -> Iterator[Evening]:
    """A server and nobody there yet. An evening with complaints has failed."""
    yield from evening_with(profiles, request, runner)


def evening_with(
    profiles: Profiles, request: pytest.FixtureRequest, runner: asyncio.Runner
) -> Iterator[Evening]:
    evening = Evening(profiles)
    runner.run(evening.begin())
    failures = request.session.testsfailed
    yield evening
    if request.session.testsfailed > failures:
        runner.run(evening.picture(FAILED / request.node.name))
    runner.run(evening.end())
    assert not evening.complaints


@pytest.fixture
def rare_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    """For pages whose clocks a test moves: they would miss the pings of the server's."""
    monkeypatch.setattr(wire, "PING_SECONDS", 3600)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    runner: asyncio.Runner = pyfuncitem._request.getfixturevalue("runner")
    runner.run(pyfuncitem.obj(**arguments))
    return True
