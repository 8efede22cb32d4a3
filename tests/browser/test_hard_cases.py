"""Every screen of every game with the hardest group there can be, from recordings.

Names of 20 wide letters, from right to left and with pictures in them, as many people as
fit, words of 24 letters from a pack of their own, no sound, no Web Animations, a phone on
its side, letters twice as large: nothing is cut off, nothing lies over something else, and
no word of a board is smaller than with usual letters.
"""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, ViewportSize

from browser.evening import SMALL, Evening
from browser.hard_tours import HARD_TOURS, NAMES
from browser.recordings import Name
from browser.screen_checks import (
    THUMB,
    apart,
    behind,
    broken,
    covered,
    cut_off,
    letters,
    overlapping,
    spilled,
)
from browser.stage import Stage

pytestmark = pytest.mark.all_only

USUAL, LARGE = 16, 32  # pixels of a letter
PERCENTS = (130, 150, 200)  # of the usual size of letters
READABLE = 12  # pixels of a letter
ROUNDING = 0.1  # pixels: a border is never half a one
SHORT = 6  # letters: whatever is longer may go on in the next line
LARGER = "twice as large"
SIDEWAYS = "on its side"
SCROLLS = ("the board scrolls", "below the edge")
SIDE: ViewportSize = {"width": 844, "height": 390}
# What an old browser lacks, and what a strict one forbids.
POOR = """
delete Element.prototype.animate
delete window.AudioContext
delete window.speechSynthesis
delete Navigator.prototype.vibrate
"""
PARTS = {
    **{"lobby": 1, "codenames": 2, "spyfall2": 2},
    **{"starwars": 1, "secret_identity": 2, "mafia": 3},
}
JOBS = [
    pytest.param(tour, part, id=f"{tour}-{part + 1}")
    for tour in HARD_TOURS
    for part in range(PARTS[tour])
]


@pytest.mark.parametrize(("tour", "part"), JOBS)
async def test_the_hardest_group_sees_every_screen_whole(
    evening: Evening, tour: str, part: int
) -> None:
    faults = []
    stage = Stage(evening, Name(tour, hard=True), script=POOR, small_picture=True)
    async for where, _ in stage.stops(part, PARTS[tour]):
        async for how in hardships(stage):
            found = await wrong(stage.page, where, how)
            faults += [f"{where}, {how}: {fault}" for fault in found]
        faults += [f"{where}: {fault}" for fault in await shrunk(stage)]
    assert not faults, "\n".join(faults)


async def shrunk(stage: Stage) -> list[str]:
    """Words of a board that larger letters make smaller, or that nobody can read; and where
    they push the clue away from it."""
    usual = {} if stage.on_the_wall else await letters(stage.page)
    if not usual:
        return []
    found = [f"{word} has {px} px" for word, px in usual.items() if px < READABLE]
    for percent in PERCENTS:
        await stage.enlarge(USUAL * percent // 100)
        now = await letters(stage.page)
        found += [
            f"at {percent} % {word} has {now.get(word)} px instead of {px}"
            for word, px in usual.items()
            if now.get(word, 0) < px - ROUNDING
        ]
        found += [f"at {percent} %: {fault}" for fault in await apart(stage.page)]
    await stage.enlarge(USUAL)
    return found


async def wrong(page: Page, where: str, how: str) -> list[str]:
    """What is cut off, broken, or lies over something else. With letters twice as large a
    screen may scroll."""
    found = await overlapping(page)
    if where.startswith("tv"):
        found += await cut_off(page, 0)
        return found + (await behind(page) if where.startswith("tv-mafia") else [])
    found += await spilled(page) + await broken(page, SHORT, NAMES)
    found += await covered(page, where)
    cut = await cut_off(page, THUMB)
    return found + [
        fault for fault in cut if how != LARGER or not fault.startswith(SCROLLS)
    ]


async def hardships(stage: Stage) -> AsyncIterator[str]:
    """A TV is what it is. A phone lies on its side, or has letters twice as large."""
    yield "as it is"
    if stage.on_the_wall:
        return
    await stage.resize(SIDE)
    yield SIDEWAYS
    await stage.resize(SMALL)
    await stage.enlarge(LARGE)
    yield LARGER
    await stage.enlarge(USUAL)
