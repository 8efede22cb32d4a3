"""Every screen of Secret Identity on a common phone, and in one language throughout."""

import re

import pytest
from playwright.async_api import Page

from browser.evening import PHONE, Evening, words
from browser.identity_hands import board
from browser.identity_tour import IdentityTour
from browser.looks import cut_off, settled, untranslated
from konspira.packs.shelf import Shelf

READ = """() => {
  const found = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode.data)
  const named = [...document.querySelectorAll('[aria-label]')]
  found.push(...named.map(({ ariaLabel }) => ariaLabel))
  return found.map((text) => text.trim()).filter(Boolean)
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
VARIABLE = re.compile(r"\{[^}]*\}")


def english_but_for(language: str) -> re.Pattern[str]:
    """Any text of the client in English, unless it is the same in this language."""
    own = words(language)
    texts = [text for name, text in words("en").items() if own.get(name) != text]
    whole = [text for text in texts if len(VARIABLE.sub("", text)) > 3 and "->" not in text]
    parts = ("(?:.+)".join(map(re.escape, VARIABLE.split(text))) for text in whole)
    return re.compile("|".join(parts))


async def said_in_english(page: Page, english: re.Pattern[str]) -> list[str]:
    texts: list[str] = await page.evaluate(READ)
    return [f"in English: {text}" for text in texts if english.fullmatch(text)]


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
