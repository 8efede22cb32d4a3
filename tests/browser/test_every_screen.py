"""Every screen, on phones of two sizes, a laptop and the TV, and in each language.

The screens come from recordings, so nobody plays: see stage.py. What a server of today
sends is seen by test_live_tours.py.
"""

from collections.abc import AsyncIterator, Iterator
from itertools import cycle

import pytest
from playwright.async_api import Page, ViewportSize

from browser.evening import LAPTOP, PHONE, SMALL, TV, Evening
from browser.recordings import Name
from browser.screen_checks import (
    THUMB,
    barriers,
    covered,
    english_but_for,
    paint,
    wrong,
)
from browser.stage import Stage
from browser.tour import TOURS
from konspira.languages import LANGUAGES

UNDER_THE_DOCK = """() => {
  const dock = document.querySelector('main .dock')?.getBoundingClientRect()
  const seats = dock ? [...document.querySelectorAll('main ol > li')] : []
  return seats
    .filter((seat) => seat.getBoundingClientRect().bottom > dock.top + 1)
    .map(({ textContent }) => `under the dock: ${textContent.trim()}`)
}"""
OFF_THE_WALL = """() => [...document.querySelectorAll('main *')]
  .filter((element) => !element.closest('.hidden'))
  .filter(({ childNodes }) =>
    [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
  .filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const onTheEdge = getComputedStyle(element).position === 'absolute'
    const around = onTheEdge ? null : element.closest('header, li, article')
    const frame = (around ?? document.body).getBoundingClientRect()
    return top < frame.top - 2 || bottom > Math.min(frame.bottom, innerHeight) + 2
  })
  .map(({ textContent }) => `off the wall: ${textContent.trim()}`)"""
# Names that go on in another line, and grids in which somebody has to be looked for.
NOT_AT_A_GLANCE = """() => [
  ...[...document.querySelectorAll('[data-fit="4"]')]
    .map(({ textContent }) => `broken: ${textContent}`),
  ...[...document.querySelectorAll('.box')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => `the grid scrolls: ${textContent.trim()}`),
]"""
# A crowd; and the lobby, where the longest name goes on in a second line.
HAS_NO_ROOM = ("crowd", "appoint", "lobby", "options")
ENGLISH_BUT_FOR = {language: english_but_for(language) for language in LANGUAGES}
# No job may be so long that the others wait for it at the end.
PARTS = {"codenames": 3, "spyfall2": 2, "starwars": 1, "secret_identity": 3, "mafia": 4}
JOBS = [
    pytest.param(tour, part, id=f"{tour}-{part + 1}", marks=pytest.mark.takes(30))
    for tour in TOURS
    for part in range(PARTS[tour])
]


@pytest.mark.parametrize(("tour", "part"), JOBS)
async def test_every_screen_is_whole_translated_and_open_to_all(
    evening: Evening, tour: str, part: int
) -> None:
    faults = []
    stage = Stage(evening, Name(tour), small_picture=True)
    async for name, _ in stage.stops(part, PARTS[tour]):
        languages = snake(LANGUAGES.index(stage.language))
        async for size in sizes(stage, name):
            for language in next(languages):
                await stage.speak(language)
                where = f"{name}, {language}, {size['width']} wide"
                found = await wrong_here(stage.page, tour, name, language, size)
                if size in (SMALL, TV):
                    found += await barriers_in_both_lights(stage.page)
                faults += [f"{where}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def snake(first: int) -> Iterator[tuple[str, ...]]:
    """All languages, and then back again: none need change between two sizes. Each screen
    begins with another, because an announcement is made once and stays as it was."""
    languages = (*LANGUAGES[first:], *LANGUAGES[:first])
    return cycle((languages, languages[::-1]))


async def sizes(stage: Stage, name: str) -> AsyncIterator[ViewportSize]:
    """The size of a TV; or of the smallest phone, a laptop and a common phone."""
    if stage.on_the_wall:
        yield TV
        return
    for size in (SMALL, LAPTOP, PHONE) if stage.size == SMALL else (PHONE, LAPTOP, SMALL):
        await stage.resize(size)
        yield size


async def wrong_here(
    page: Page, tour: str, name: str, language: str, size: ViewportSize
) -> list[str]:
    """What can be told without axe."""
    least = 0 if size is TV else THUMB  # nobody can tap there, nor scroll
    found = await wrong(page, language, ENGLISH_BUT_FOR[language], least)
    if size is not TV:
        found += await covered(page, name)
    if size is PHONE and tour in ("spyfall2", "starwars"):
        found += await page.evaluate(UNDER_THE_DOCK)
    if size is TV and tour == "secret_identity":
        found += await page.evaluate(OFF_THE_WALL)
    if tour == "mafia" and not any(word in name for word in HAS_NO_ROOM):
        found += await page.evaluate(NOT_AT_A_GLANCE)
    return found


async def barriers_in_both_lights(page: Page) -> list[str]:
    """What keeps somebody out: all of it in the light that the page has, and the colours in
    the other one, which it keeps: so lights change from screen to screen."""
    found = await barriers(page)
    dark = await page.locator("html").get_attribute("data-theme") == "dark"
    await paint(page, "light" if dark else "dark")
    return found + await barriers(page, "color-contrast")
