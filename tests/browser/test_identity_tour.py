"""Every screen of Secret Identity on a common phone, and in one language throughout."""

import pytest

from browser.evening import PHONE, Evening
from browser.identity_hands import board
from browser.identity_tour import IdentityTour
from browser.looks import (
    cut_off,
    english_but_for,
    said_in_english,
    settled,
    untranslated,
)
from konspira.packs.shelf import Shelf

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


@pytest.mark.parametrize("language", ["pl", "ru"])
async def test_every_screen_speaks_one_language(evening: Evening, language: str) -> None:
    english = english_but_for(language)
    cards = Shelf().characters(f"characters.{language}").cards
    people = {side.name for card in cards for side in card}
    faults = []
    async for name, screen in IdentityTour(evening, language, PHONE).everywhere():
        await settled(screen.page)
        least = 0 if name.startswith("tv") else 44
        found = await cut_off(screen.page, least) + await untranslated(screen.page)
        found += await said_in_english(screen.page, english)
        if name.startswith("tv"):  # where nobody can scroll
            found += await screen.page.evaluate(OFF_THE_WALL)
        if name.endswith(("identity-characters-guest", "tv-identity-characters")):
            found += [f"not of this pack: {one}" for one in {*await board(screen)} - people]
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
