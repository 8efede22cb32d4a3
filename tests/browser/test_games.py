"""Whole games in the browser, from the start page to the result."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from browser.actions import (
    at_turn,
    be_spymaster,
    cards,
    give_clue,
    is_covered,
    join_by_code,
    join_team,
    key_held,
    open_table,
    sit_down,
    some,
    stop_guessing,
    touch,
    without_grace,
)
from browser.codenames_players import touch_quickly
from browser.evening import Evening

NAMES = ("Zoë", "Łucja", "Ёлка", "Jürgen", "Ola", "Ádám", "Siobhán", "Nguyễn")


@pytest.mark.all_only
async def test_eight_phones_and_a_tv_play_a_whole_game(evening: Evening) -> None:
    phones = list(await asyncio.gather(*(evening.phone() for _ in NAMES)))
    code = await open_table(phones[0], NAMES[0])
    tv = await evening.tv(code)
    for phone, name in zip(phones[1:], NAMES[1:], strict=True):
        await join_by_code(phone, code, name)
    await expect(phones[0].page.locator("ol.oval > li")).to_have_count(8)
    await expect(tv.page.locator(".who li")).to_have_count(8)
    await without_grace(phones[0])
    await phones[0].tap("start")

    await join_team(phones[0], "blue", NAMES[0])  # others take the keys than were offered
    await be_spymaster(phones[2], "red", NAMES[2])
    await be_spymaster(phones[3], "blue", NAMES[3])
    await phones[0].tap("codenames-deal")
    for screen in (*phones, tv):
        await expect(cards(screen)).to_have_count(25)

    teams = {"red": [phones[n] for n in (2, 4, 6)], "blue": [phones[n] for n in (3, 5, 7)]}
    first = await at_turn(tv)
    second = "blue" if first == "red" else "red"
    key = await key_held(teams[first][0])
    assert key == await key_held(teams[second][0])

    await give_clue(teams[first][0], "zażółć", 2)
    _, operative, another = teams[first]
    await touch(operative, some(key, first)[0])
    await touch(another, some(key, "bystander")[0])  # which ends the turn (CN-37)
    await give_clue(teams[second][0], "façade", 1)
    await touch(teams[second][1], some(key, second)[0])
    await stop_guessing(teams[second][2])
    await give_clue(teams[first][0], "jaźń", 9)
    found = some(key, first)[1:]
    for card in found[:3]:
        await touch(operative, card)
    await touch_quickly(await evening.twin(another), found[3:])

    for screen in (*phones, tv):
        await screen.page.get_by_text(f"{first.title()} wins!").first.wait_for()
    for phone in phones:
        await phone.tap("codenames-to-board")
    for screen in (*phones, tv):  # the wall cheers first, for half a minute
        await expect(screen.page.locator(".card.covered")).to_have_count(
            len(some(key, first)) + 2, timeout=60_000
        )


async def test_two_phones_win_against_the_enemy(evening: Evening) -> None:
    """CN-97 to CN-109: one team, an enemy who is not there, and a score."""
    chief, agent = await evening.phone(), await evening.phone()
    code = await open_table(chief, "Ada")
    await join_by_code(agent, code, "Ben")
    await without_grace(chief)
    await chief.tap("start")
    await chief.tap("codenames-deal")
    key = await key_held(chief)
    await give_clue(chief, "nocturne", 1)
    await touch(agent, some(key, "bystander")[0])

    enemy = some(key, "blue")[0]
    await cards(chief).nth(enemy).tap()
    await chief.page.get_by_role("button", name=re.compile("^Cover ")).tap()
    await is_covered(enemy, chief, agent)
    await give_clue(chief, "zeppelin", 9)
    found = some(key, "red")
    await touch(agent, found[0])
    await touch_quickly(await evening.twin(agent), found[1:])
    for screen in (chief, agent):
        await screen.shows("codenames-you-won")
        said = screen.page.locator(".the-end")
        await expect(said).to_contain_text(screen.text("codenames-solo-won"))
        await expect(said).to_contain_text(f"7 points. {screen.text('codenames-score-7')}")


@pytest.mark.all_only
async def test_three_phones_play_for_two_rivals(evening: Evening) -> None:
    """CN-111, CN-112: two spymasters, and one operative who guesses for both."""
    phones = [await evening.phone() for _ in range(3)]
    code = await open_table(phones[0], "Ada")
    for phone, name in zip(phones[1:], ("Ben", "Cy"), strict=True):
        await phone.goto(f"/{code}")
        await sit_down(phone, name)
    await without_grace(phones[0])
    await phones[0].tap("start")
    await phones[0].tap("codenames-deal")
    agent = phones[2]
    await expect(cards(agent)).to_have_count(25)
    first = await at_turn(agent)
    chiefs = {"red": phones[0], "blue": phones[1]}
    second = "blue" if first == "red" else "red"
    key = await key_held(chiefs[first])
    await give_clue(chiefs[first], "nocturne", 1)
    await touch(agent, some(key, first)[0])
    await stop_guessing(agent)
    await give_clue(chiefs[second], "zeppelin", 1)
    await touch(agent, some(key, "assassin")[0])
    winner = {"red": "Ada", "blue": "Ben"}[first]
    for screen in phones:
        await screen.page.get_by_text(
            f"{winner} wins for {first.title()}!"
        ).first.wait_for()
