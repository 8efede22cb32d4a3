"""An evening from the start page to the podium: five games, six phones, a laptop, a TV.

People come, choose each game and look at how it ended with a pointer; what lies between is
played fast by friends in Python who hold the same seats.
"""

import asyncio
from collections import Counter
from typing import NamedTuple

import pytest
from playwright.async_api import expect
from server_harness import all_see

from browser.actions import at_table, join_by_code, open_table
from browser.ending_players import GAMES
from browser.evening import LAPTOP, PHONE, SMALL, Evening, Screen
from konspira.client import Phone

NAMES = ("Ada", "Bartłomiej", "Констанция", "Dee", "Ewa", "Фёдор", "Guadalupe")
TELLS_MS = 60_000  # three rounds in a moment: a screen still tells how each of them ended
PROGRAMME = ("codenames", "spyfall2", "starwars", "secret_identity", "mafia")


class Company(NamedTuple):
    """The pages, the host's laptop first; the TV; and a friend in Python for each seat."""

    screens: list[Screen]
    tv: Screen
    phones: list[Phone]


async def gather(evening: Evening) -> Company:
    """From the start page to the table: the host on a laptop, the others by the code."""
    sizes = [LAPTOP, *([SMALL, PHONE] * 3)]
    screens = list(await asyncio.gather(*(evening.phone(viewport=size) for size in sizes)))
    code = await open_table(screens[0], NAMES[0])
    tv = await evening.tv(code)
    for screen, name in zip(screens[1:], NAMES[1:], strict=True):
        await join_by_code(screen, code, name)
    phones = [await evening.twin(screen) for screen in screens]
    await all_see(phones, lambda phone: len(phone.room["ring"]) == len(NAMES))
    return Company(screens, tv, phones)


async def lay_out(company: Company, game: str) -> None:
    """The host takes a game off the shelf beside the table, and everybody sees it."""
    host = company.screens[0]
    title = host.text(f"game-{game}")
    if company.phones[0].room["game"] != game:
        await host.page.get_by_role("button", name=title).first.tap()
    await all_see(company.phones, lambda phone: phone.room["game"] == game)
    await company.tv.page.get_by_role("heading", name=title, exact=True).wait_for()


async def see_the_end(company: Company) -> list[str]:
    """Everybody reads how it ended for them, and goes back to the lobby; who has won."""
    winners = company.phones[0].room["playing"]["outcome"]["winners"]
    for seat, screen in enumerate(company.screens):
        to_result = screen.button("secret_identity-to-result")
        ending = screen.page.locator(".the-end")
        await expect(ending.or_(to_result).first).to_be_visible(timeout=TELLS_MS)
        if await to_result.count():  # the last panels are read first
            await to_result.tap()
        kind = "won" if seat in winners else "lost"
        await screen.page.locator(f".the-end.{kind} h2").wait_for()
    await company.tv.page.locator(".finale h2").first.wait_for()
    for screen in company.screens:
        await screen.tap("to-lobby")
        await at_table(screen)
    return [NAMES[seat] for seat in winners]


@pytest.mark.all_only
async def test_five_games_from_the_start_page_to_the_podium(evening: Evening) -> None:
    company = await gather(evening)
    wins: Counter[str] = Counter()
    for game in PROGRAMME:
        await lay_out(company, game)
        _, play = GAMES[game]
        await play(company.phones)
        wins.update(await see_the_end(company))
    best = [name for name in NAMES if wins[name] == max(wins.values())]
    for screen in company.screens:
        if screen.page.viewport_size == LAPTOP:  # it lies behind the strip of the evening
            await screen.page.locator("button.strip").click()
        first = screen.page.locator(".podium > li").first
        for name in best:
            await expect(first).to_contain_text(name)
