"""The oldest Chromium that plays shows the end of every game, and throws nothing."""

import asyncio

import pytest
from playwright.async_api import Locator
from server_harness import PATIENCE

from browser.ending_players import GAMES, friends
from browser.evening import Evening, Screen

pytestmark = pytest.mark.all_only


async def sees(screen: Screen, wanted: Locator) -> None:
    """Wait for something, unless the page complains: then it will not come."""
    async with asyncio.timeout(PATIENCE):
        while not await wanted.first.is_visible():
            assert not screen.complaints
            await asyncio.sleep(0.05)


async def reads_the_end(screen: Screen, won: bool) -> None:
    """How it ended, the honours, and the picture to share."""
    to_result = screen.button("secret_identity-to-result")
    ending = screen.page.locator(f".the-end.{'won' if won else 'lost'} h2")
    await sees(screen, ending.or_(to_result))
    if await to_result.count():  # the last panels are read first
        await to_result.tap()
    await sees(screen, ending)
    await sees(screen, screen.page.locator(".the-end section li"))
    await screen.tap("share-picture")
    await sees(screen, screen.page.locator("dialog[open] canvas[aria-busy=false]"))


@pytest.mark.parametrize("game", GAMES)
async def test_it_shows_the_end_of_every_game(old_evening: Evening, game: str) -> None:
    people, play = GAMES[game]
    phones = await friends(old_evening, people)
    tv = await old_evening.tv(phones[0].code)
    pages = [await old_evening.screen_of(phone) for phone in phones[:2]]
    await play(phones)
    winners = phones[0].room["playing"]["outcome"]["winners"]
    for seat, screen in enumerate(pages):
        await reads_the_end(screen, won=seat in winners)
    await sees(tv, tv.page.locator(".finale .end h2, .finale .frame"))


async def test_it_is_as_old_as_we_say(old_evening: Evening) -> None:
    assert old_evening.profiles.browser.version.startswith("109.")
