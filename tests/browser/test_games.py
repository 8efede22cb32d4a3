"""Whole games in the browser, from the start page to the result."""

import asyncio

from browser.evening import Evening, Screen
from browser.hands import (
    be_spymaster,
    cards,
    give_clue,
    is_covered,
    join_by_code,
    join_team,
    key_held,
    open_table,
    some,
    stop_guessing,
    touch,
)
from playwright.async_api import expect

NAMES = ("Zoë", "Łucja", "Ёлка", "Jürgen", "Ola", "Ádám", "Siobhán", "Nguyễn")


async def test_eight_phones_and_a_tv_play_a_whole_game(evening: Evening) -> None:
    phones = list(await asyncio.gather(*(evening.phone() for _ in NAMES)))
    code = await open_table(phones[0], NAMES[0])
    tv = await evening.tv(code)
    for phone, name in zip(phones[1:], NAMES[1:], strict=True):
        await join_by_code(phone, code, name)
    await expect(phones[0].page.locator("ol.oval > li")).to_have_count(8)
    await expect(tv.page.locator(".who li")).to_have_count(8)
    await phones[0].tap("start")

    sides = ["red", "blue"] * 4
    for phone, side, name in zip(phones[:2], sides, NAMES, strict=False):
        await be_spymaster(phone, side, name)
    for phone, side, name in zip(phones[2:], sides, NAMES[2:], strict=False):
        await join_team(phone, side, name)
    await phones[0].tap("codenames-deal")
    for screen in (*phones, tv):
        await expect(cards(screen)).to_have_count(25)
