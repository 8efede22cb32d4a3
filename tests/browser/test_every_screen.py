"""Every screen, on phones of two sizes, a laptop and the TV, and in each language."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, ViewportSize

from browser.evening import LAPTOP, PHONE, SMALL, TV, Evening, Screen
from browser.screen_checks import (
    THUMB,
    barriers,
    covered,
    english_but_for,
    paint,
    settled,
    wrong,
)
from browser.secret_identity_actions import board
from browser.tour import TOURS, stops
from konspira.languages import ENGLISH, LANGUAGES
from konspira.packs import CharacterPack
from konspira.packs.shelf import Shelf

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
PARTS = [
    pytest.param(language, marks=pytest.mark.takes(50 if language == ENGLISH else 40))
    for language in LANGUAGES
]


@pytest.mark.parametrize("language", PARTS)
@pytest.mark.parametrize("tour", TOURS)
async def test_every_screen_is_whole_translated_and_open_to_all(
    evening: Evening, tour: str, language: str
) -> None:
    english = english_but_for(language)
    faults = []
    async for name, screen in stops(tour, evening, language, SMALL):
        page, on_the_wall = screen.page, name.startswith("tv")
        least = 0 if on_the_wall else THUMB  # nobody can tap there, nor scroll
        async for size in sizes(screen, on_the_wall):
            found = await wrong(page, language, english, least)
            if not on_the_wall:
                found += await covered(page, name)
            if size is PHONE and tour in ("spyfall2", "starwars"):
                found += await page.evaluate(UNDER_THE_DOCK)
            if size is TV and tour == "secret_identity":
                found += await page.evaluate(OFF_THE_WALL)
            if tour == "mafia" and not any(word in name for word in HAS_NO_ROOM):
                found += await page.evaluate(NOT_AT_A_GLANCE)
            if size is SMALL or on_the_wall:
                found += await barriers_in_both_lights(page)
            faults += [f"{name}, {size['width']} wide: {fault}" for fault in found]
        if name.endswith(
            ("secret_identity-characters-guest", "tv-secret_identity-characters")
        ):
            faults += [f"{name}: {fault}" for fault in await strangers(screen, language)]
    assert not faults, "\n".join(faults)


async def sizes(screen: Screen, on_the_wall: bool) -> AsyncIterator[ViewportSize]:
    """The size of a TV; or of a laptop, the smallest phone and a common one: a tour goes on
    with one of these two."""
    if on_the_wall:
        yield TV
        return
    small = screen.page.viewport_size == SMALL
    here, there = (SMALL, PHONE) if small else (PHONE, SMALL)
    yield here
    for size in (LAPTOP, there):
        await screen.resize(size)
        await settled(screen.page)
        yield size


async def strangers(screen: Screen, language: str) -> list[str]:
    """Characters on the table that are not of the pack in this language."""
    cards = Shelf().find(CharacterPack, f"characters.{language}").cards
    people = {side.name for card in cards for side in card}
    return [f"not of this pack: {one}" for one in {*await board(screen)} - people]


async def barriers_in_both_lights(page: Page) -> list[str]:
    """What keeps somebody out: all of it in the light that the page has, and the colours in
    the other one, which it keeps: so lights change from screen to screen."""
    found = await barriers(page)
    dark = await page.locator("html").get_attribute("data-theme") == "dark"
    await paint(page, "light" if dark else "dark")
    return found + await barriers(page, "color-contrast")
