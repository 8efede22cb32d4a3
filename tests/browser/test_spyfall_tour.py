"""Every screen of both Spyfall boxes on a common phone, and in one language throughout."""

import pytest
from playwright.async_api import Page

from browser.evening import PHONE, Evening
from browser.looks import (
    cut_off,
    english_but_for,
    said_in_english,
    settled,
    untranslated,
)
from browser.spyfall_tour import SpyfallTour
from browser.starwars_tour import StarWarsTour

ABOVE_EACH_OTHER = """() => {
  const dock = document.querySelector('main .dock')?.getBoundingClientRect()
  const seats = dock ? [...document.querySelectorAll('main ol > li')] : []
  return seats.filter((seat) => seat.getBoundingClientRect().bottom > dock.top + 1).length
}"""


@pytest.mark.parametrize("language", ["pl", "ru"])  # English is shorter than either
async def test_every_screen_speaks_one_language(evening: Evening, language: str) -> None:
    english = english_but_for(language)
    faults = []
    for tour in (SpyfallTour, StarWarsTour):
        async for name, screen in tour(evening, language, PHONE).everywhere():
            page = screen.page
            await settled(page)
            least = 0 if name.startswith("tv") else 44
            found = await cut_off(page, least) + await untranslated(page)
            found += await said_in_english(page, english) + await behind_the_dock(page)
            faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def behind_the_dock(page: Page) -> list[str]:
    """Seats that lie where the buttons are."""
    seats: int = await page.evaluate(ABOVE_EACH_OTHER)
    return [f"{seats} seats behind the dock"] if seats else []
