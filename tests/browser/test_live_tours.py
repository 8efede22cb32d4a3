"""A tour of each game on a real server, in English: it stops where its recording does, and
shows what is whole, so that a server that sends something else is noticed."""

import pytest
from playwright.async_api import Page

from browser.evening import SMALL, Evening, Screen
from browser.recordings import COMMAND, Name, load
from browser.screen_checks import THUMB, covered, english_but_for, wrong
from browser.secret_identity_actions import board
from browser.tour import TOURS, stops
from konspira.languages import ENGLISH
from konspira.packs import CharacterPack
from konspira.packs.shelf import Shelf

pytestmark = pytest.mark.all_only

SHOW_CHARACTERS = ("secret_identity-characters-guest", "tv-secret_identity-characters")


@pytest.mark.parametrize("tour", TOURS)
async def test_a_server_of_today_leads_to_the_same_screens(
    evening: Evening, tour: str
) -> None:
    names, faults = [], []
    async for name, screen in stops(tour, evening, ENGLISH, SMALL):
        names.append(name)
        found = await wrong_here(screen.page, name)
        if name in SHOW_CHARACTERS:
            found += await strangers(screen)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
    assert names == load(Name(tour)).stops, COMMAND


async def wrong_here(page: Page, name: str) -> list[str]:
    if name.startswith("tv"):
        return await wrong(page, ENGLISH, english_but_for(ENGLISH), 0)
    found = await wrong(page, ENGLISH, english_but_for(ENGLISH), THUMB)
    return found + await covered(page, name)


async def strangers(screen: Screen) -> list[str]:
    """Characters on the table that are not of the pack in this language."""
    cards = Shelf().find(CharacterPack, f"characters.{ENGLISH}").cards
    people = {side.name for card in cards for side in card}
    return [f"not of this pack: {one}" for one in {*await board(screen)} - people]
