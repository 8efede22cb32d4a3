"""Every screen, on phones of two sizes, on the TV, and in each language."""

import pytest
from playwright.async_api import Page

from browser.evening import PHONE, SMALL, Evening, Screen
from browser.looks import (
    barriers,
    cut_off,
    english_but_for,
    paint,
    said_in_english,
    settled,
    untranslated,
)
from browser.secret_identity_hands import board
from browser.tour import TOURS, stops
from konspira.languages import LANGUAGES
from konspira.packs import CharacterPack
from konspira.packs.shelf import Shelf

UNDER_THE_DOCK = """() => {
  const dock = document.querySelector('main .dock')?.getBoundingClientRect()
  const seats = dock ? [...document.querySelectorAll('main ol > li')] : []
  return seats.filter((seat) => seat.getBoundingClientRect().bottom > dock.top + 1).length
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tour", TOURS)
async def test_every_screen_is_whole_translated_and_open_to_all(
    evening: Evening, tour: str, language: str
) -> None:
    english = english_but_for(language)
    faults = []
    async for name, screen in stops(tour, evening, language, SMALL):
        page = screen.page
        found = await untranslated(page) + await said_in_english(page, english)
        if await page.locator("html").get_attribute("lang") != language:
            found.append("another language")
        if name.startswith("tv"):  # it is not for thumbs, and nobody can scroll there
            found += await cut_off(page, least=0)
            if tour == "secret_identity":
                found += await page.evaluate(OFF_THE_WALL)
        else:
            found += await cut_off_on_any_phone(page, tour)
        if name.endswith(
            ("secret_identity-characters-guest", "tv-secret_identity-characters")
        ):
            found += await strangers(screen, language)
        if language == "en":  # roles and colours are the same in every language
            found += await barriers_in_either_light(page)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def cut_off_on_any_phone(page: Page, tour: str) -> list[str]:
    """On the smallest phone, which it keeps, and on a common one."""
    found = await cut_off(page)
    await page.set_viewport_size(PHONE)
    await settled(page)
    found += [f"{fault} (on a common phone)" for fault in await cut_off(page)]
    if tour in ("spyfall2", "starwars"):
        seats: int = await page.evaluate(UNDER_THE_DOCK)
        found += [f"{seats} seats under the dock"] if seats else []
    await page.set_viewport_size(SMALL)
    await settled(page)
    return found


async def strangers(screen: Screen, language: str) -> list[str]:
    """Characters on the table that are not of the pack in this language."""
    cards = Shelf().find(CharacterPack, f"characters.{language}").cards
    people = {side.name for card in cards for side in card}
    return [f"not of this pack: {one}" for one in {*await board(screen)} - people]


async def barriers_in_either_light(page: Page) -> list[str]:
    """All of them as the page is, and its colours in the other light, which it keeps."""
    found = await barriers(page)
    dark = await page.locator("html").get_attribute("data-theme") == "dark"
    await paint(page, "light" if dark else "dark")
    return found + await barriers(page, "color-contrast")
