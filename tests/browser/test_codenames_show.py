"""Reveals on the wall and on phones: told in steps, and nothing of a later one early."""

from dataclasses import dataclass

import pytest
from playwright.async_api import expect
from server_harness import in_time

from browser.actions import cards
from browser.codenames_players import (
    clue,
    open_cards,
    operative,
    other,
    side_at_turn,
)
from browser.evening import Evening, Screen
from konspira.games.codenames.moves import Touch

# Whatever is on the page, whenever anything on it has changed: the step, and all of it.
WATCH = """
window.seen = []
new MutationObserver(() => {
  const moment = document.querySelector('.moment')
  const hero = moment?.querySelector('.hero')
  const turning = document.querySelector('.card.turning')
  const step = hero?.classList[1] ?? (moment ? 'awake' : turning ? 'breath' : 'told')
  window.seen.push({ step, page: document.body?.outerHTML ?? '' })
}).observe(document, { subtree: true, childList: true, attributes: true })
"""
# A touch has been told to its end.
TOLD = """() => seen.at(-1).step === 'told' && seen.some(({ step }) => step === 'breath')"""


@dataclass
class Sight:
    step: str
    page: str


async def seen(screen: Screen) -> list[Sight]:
    """All that this screen has shown since the first touch."""
    found = [Sight(**one) for one in await screen.page.evaluate("window.seen")]
    first = next(at for at, one in enumerate(found) if one.step == "breath")
    return found[first:]


def steps(sights: list[Sight]) -> list[str]:
    order = dict.fromkeys(sight.step for sight in sights)
    return list(order)


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "lively"])
async def test_the_assassin_is_told_in_steps_and_nothing_comes_early(
    evening: Evening, calm: bool
) -> None:
    """CN-54, CN-58: on the wall and on phones, with motion and without"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    agent = operative(phones, side)
    tv = await evening.tv(phones[0].code, script=WATCH, steady=True, calm=calm)
    phone = await evening.screen_of(agent, script=WATCH, steady=True, calm=calm)
    for screen in (tv, phone):
        await expect(cards(screen)).to_have_count(25)
    await clue(phones)
    (card,) = open_cards(phones, "assassin")
    await in_time(agent, agent.seats[0], Touch(card))
    for screen in (tv, phone):
        await screen.shows("codenames-awards")
        sights = await seen(screen)
        assert steps(sights)[:4] == ["breath", "dark", "shown", "awake"]
        winner, ending = other(side).title() + " wins", screen.text("codenames-awards")
        for sight in sights:
            if sight.step in ("breath", "dark"):
                assert "assassin" not in sight.page
            if sight.step in ("breath", "dark", "shown"):
                assert screen.text("codenames-assassin") not in sight.page
            if sight.step in ("breath", "dark", "shown", "awake"):
                assert winner not in sight.page
                assert ending not in sight.page
                assert sight.page.count("data-identity=") <= 5  # teams, and one card
        assert winner in sights[-1].page


async def test_a_stranger_changes_nothing_on_the_wall_until_the_card_has_turned(
    evening: Evening,
) -> None:
    """CN-37, CN-58: neither the turn, nor the clue, nor a count gives it away"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    agent = operative(phones, side)
    tv = await evening.tv(phones[0].code, script=WATCH, steady=True, calm=False)
    await expect(cards(tv)).to_have_count(25)
    await clue(phones, "zeppelin")
    await expect(tv.page.locator(".slip")).to_be_visible()
    left = await tv.page.locator(".team").all_inner_texts()
    (card, *_) = open_cards(phones, other(side))
    await in_time(agent, agent.seats[0], Touch(card))
    await tv.page.wait_for_function(TOLD)
    sights = await seen(tv)
    assert steps(sights)[:2] == ["breath", "shown"]
    for sight in sights:
        if sight.step == "breath":
            assert sight.page.count("data-identity=") == 2  # the teams
            assert 'class="agent' not in sight.page
        if sight.step in ("breath", "shown"):
            assert "zeppelin" in sight.page
            assert "is thinking of a clue" not in sight.page
    assert await tv.page.locator(".team").all_inner_texts() != left
