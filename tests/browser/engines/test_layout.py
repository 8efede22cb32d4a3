"""Every recorded screen has the same layout in other engines as in Chromium."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, Playwright

from browser.chromium import find
from browser.engines.chromium import Chromium, with_fonts_of_the_system
from browser.engines.layout import LATE, Box, compare, differences, side_by_side
from browser.engines.replayed import EngineReplay
from browser.engines.tab import Engine
from browser.engines.webkitgtk import WebKitGTK
from browser.evening import PHONE, Evening
from browser.recordings import Name
from browser.stage import share
from browser.tour import TOURS

pytestmark = pytest.mark.all_only

# No test may take longer than a minute.
PARTS = {
    **{"lobby": 2, "codenames": 2, "spyfall2": 3},
    **{"starwars": 1, "secret_identity": 3, "mafia": 5},
}
JOBS = [
    pytest.param(tour, part, id=f"{tour}-{part + 1}")
    for tour in TOURS
    for part in range(PARTS[tour])
]
# Where an engine may differ, and why.
KNOWN = {
    # The longest name is fitted by steps, and takes one more: its letters are 8% smaller.
    ("webkitgtk", "tv-spyfall2-round-over"),
    ("webkitgtk", "choosing-guest"),
    # In the longest of the rulings a line breaks a word earlier.
    ("firefox", "rules-law"),
}
PAGE = """data:text/html,<!doctype html><style>
  main { display: flex; flex-direction: column; align-items: start; gap: 12px }
  h1, button { font: 16px/20px sans-serif; margin: 0; padding: 4px; border: none }
</style><main><h1>Ready?</h1><button>Start</button><button>Stop</button></main>"""
PLANT = "(css) => void (document.querySelector('style').textContent += css)"


@pytest.fixture(scope="session")
def same_fonts(runner: asyncio.Runner, playwright: Playwright) -> Iterator[Browser]:
    """A Chromium with the fonts of other engines."""
    launched = playwright.chromium.launch(**with_fonts_of_the_system(find()))
    browser = runner.run(launched)
    yield browser
    runner.run(browser.close())


@pytest.fixture
def measure(runner: asyncio.Runner, same_fonts: Browser) -> Iterator[Engine]:
    """What other engines are compared with."""
    chromium = Chromium(same_fonts)
    yield chromium
    runner.run(chromium.close())


@pytest.mark.parametrize(("tour", "part"), JOBS)
async def test_every_box_is_where_chromium_has_it(
    evening: Evening, measure: Engine, engine: Engine, tour: str, part: int
) -> None:
    """On a phone of 390x844 and on the TV, in English."""
    if isinstance(engine, WebKitGTK):
        engine.is_flat = True
    ours, theirs = (
        EngineReplay(each, evening.origin, Name(tour)) for each in (measure, engine)
    )
    faults: list[str] = []
    tracks = share(ours.recording.tracks, part, PARTS[tour])
    async for name in side_by_side(tracks, ours, theirs):
        if (engine.name, name) in KNOWN:
            continue
        patience = 0 if faults else LATE  # who has failed need not wait any more
        found = await compare(ours.tab, theirs.tab, patience)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("main { gap: 0 }", 'button "Start" is off by (0, -12, 0, 0)'),
        ("h1 { display: none }", 'h1 "Ready?" is not there'),
    ],
)
async def test_a_planted_fault_is_found(
    measure: Engine, engine: Engine, fault: str, told: str
) -> None:
    ours, theirs = await measure.open(PHONE), await engine.open(PHONE)
    for tab in (ours, theirs):
        await tab.goto(PAGE)
    assert not await compare(ours, theirs)
    await theirs.evaluate(PLANT, fault)
    assert told in await compare(ours, theirs, patience=0)


def test_what_went_along_is_not_told() -> None:
    sheet, button = Box("dialog", 0, 100, 390, 744), Box("button", 16, 780, 358, 48)
    lower = {"0": sheet._replace(top=110), "0 1": button._replace(top=790)}
    found = differences({"0": sheet, "0 1": button}, lower)
    assert found == ["dialog is off by (0, 10, 0, 0)"]
    tolerable = {"0": sheet._replace(top=103), "0 1": button._replace(left=13)}
    assert not differences({"0": sheet, "0 1": button}, tolerable)
