"""Recorded screens look in other engines as they do in today's Chromium."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Playwright

from browser.conftest import evening_with
from browser.engines.chromium import with_fonts_of_the_system
from browser.engines.layout import BOXES, Box, as_boxes, differences
from browser.engines.replayed import TOUCHED, EngineReplay, fullest
from browser.engines.tab import Engine
from browser.evening import PHONE, Evening
from browser.profiles import Profiles
from browser.recordings import Name
from browser.stage import Stage
from browser.tour import TOURS

FILE_SECONDS = 5  # until a file that is on its way has come; only a fault takes that long
BUTTON = Box('button "Start"', (10, 20, 100, 44))


@pytest.fixture
def chromium(
    request: pytest.FixtureRequest,
    runner: asyncio.Runner,
    playwright: Playwright,
    launch_options: dict[str, Any],
) -> Iterator[Evening]:
    """An evening in today's Chromium, by which the others are measured."""
    options = with_fonts_of_the_system(launch_options)
    browser = runner.run(playwright.chromium.launch(**options))
    profiles = Profiles(browser)
    yield from evening_with(profiles, request, runner)
    runner.run(profiles.close())
    runner.run(browser.close())


async def expected_layouts(evening: Evening, tour: str) -> dict[str, list[Box]]:
    """Where everything is at the stops of the fullest tracks of a tour."""
    stage = Stage(evening, Name(tour), viewport=PHONE, script=TOUCHED)
    layouts = {}
    for track in fullest(stage.recording):
        async for name, screen in stage.along(track):
            layouts[name] = as_boxes(await screen.page.evaluate(BOXES))
    return layouts


async def faults(replay: EngineReplay, expected: list[Box]) -> list[str]:
    """What is elsewhere. The clock stands still; only a file may still be on its way."""
    late = time.monotonic() + FILE_SECONDS
    while True:
        found = as_boxes(await replay.evaluate(f"() => {BOXES}"))
        wrong = differences(found, expected, replay.size["height"])
        if not wrong or time.monotonic() > late:
            return wrong
        await replay.rest()
        await asyncio.sleep(0.1)


@pytest.mark.all_only
@pytest.mark.parametrize("tour", TOURS)
async def test_screens_are_laid_out_as_in_chromium(
    chromium: Evening, engine: Engine, tour: str
) -> None:
    expected = await expected_layouts(chromium, tour)
    replay = EngineReplay(engine, chromium.origin, Name(tour))
    stops = replay.stops(fullest(replay.recording))
    wrong = {name: await faults(replay, expected[name]) async for name in stops}
    assert wrong.keys() == expected.keys()
    assert {name: found[:5] for name, found in wrong.items() if found} == {}


def test_three_pixels_are_no_difference_and_four_are() -> None:
    moved = [BUTTON._replace(place=(13, 17, 103, 41))]
    assert differences(moved, [BUTTON], 800) == []
    wide = [BUTTON._replace(place=(10, 20, 104, 44))]
    told = ['button "Start": width is 104.0 instead of 100.0']
    assert differences(wide, [BUTTON], 800) == told
    assert differences(wide, [BUTTON], 20) == [], "it is below the edge"


def test_what_is_seen_in_one_engine_alone_is_a_difference() -> None:
    assert differences([], [BUTTON], 800) == ['missing: button "Start"']
    assert differences([BUTTON], [], 800) == ['not expected: button "Start"']
    other = Box("h2 ", (0, 0, 1, 1))
    assert differences([other, BUTTON], [BUTTON, other], 800) == ["in another order"]
