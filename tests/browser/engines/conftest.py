"""Starts the engines, and skips the tests of those that are not installed."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import Playwright

from browser.chromium import npm_has_one
from browser.conftest import FAILED, evening_with
from browser.engines.chromium import launch_109
from browser.engines.installing import ENGINES
from browser.engines.tab import Engine
from browser.evening import Evening
from browser.profiles import Profiles


@pytest.fixture(params=ENGINES, ids=lambda kind: kind.name)
def engine(request: pytest.FixtureRequest, runner: asyncio.Runner) -> Iterator[Engine]:
    """An engine that ends with its test. One with complaints has failed."""
    kind: type[Engine] = request.param
    if missing := kind.missing():
        pytest.skip(f"{missing} is missing: see CONTRIBUTING.md, Real engines")
    engine = kind()
    failures = request.session.testsfailed
    try:
        yield engine
        if request.session.testsfailed > failures:
            runner.run(engine.take_pictures(FAILED / request.node.name))
        complaints = runner.run(engine.complaints())
    finally:
        runner.run(engine.close())
    assert not complaints


@pytest.fixture(scope="session")
def old_profiles(runner: asyncio.Runner, playwright: Playwright) -> Iterator[Profiles]:
    """Chromium 109."""
    if not npm_has_one():
        pytest.skip("npm has Chromium 109 for Linux on x86-64 alone")
    browser = runner.run(playwright.chromium.launch(**launch_109()))
    profiles = Profiles(browser)
    yield profiles
    runner.run(profiles.close())
    runner.run(browser.close())


@pytest.fixture
def old_evening(
    request: pytest.FixtureRequest, runner: asyncio.Runner, old_profiles: Profiles
) -> Iterator[Evening]:
    """A server and nobody there yet; every page is one of Chromium 109."""
    yield from evening_with(old_profiles, request, runner)
