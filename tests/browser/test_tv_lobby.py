"""The TV before a game: whoever comes has a moment; if nobody comes, it calls for them."""

import pytest
from playwright.async_api import expect
from rings import first
from server_harness import phase

from browser.codenames_players import (
    clue,
    open_cards,
    operative,
    side_at_turn,
    touch_quickly,
)
from browser.evening import Evening, Screen
from browser.profiles import Scheme
from browser.screen_checks import barriers, covered, cut_off, paint, settled
from konspira.room import acts

pytestmark = pytest.mark.usefixtures("rare_pings")

IDLE, TURN = 60_000, 12_000  # milliseconds until the loop begins, and of one turn
LONG = "W" * 20
NOWHERE = 1800, 500  # on the TV


async def tv_with_clock(evening: Evening, code: str) -> Screen:
    """A TV whose time stands still unless a test moves it."""
    tv = await evening.tv(code)
    await tv.page.clock.install()
    await tv.page.reload()
    await tv.page.locator("main h1").first.wait_for(state="attached")
    now = await tv.page.evaluate("Date.now()")
    await tv.page.clock.pause_at(now / 1000 + 1)
    await tv.page.mouse.click(*NOWHERE)  # from now on it waits
    return tv


async def test_when_nobody_comes_the_tv_shows_everything_until_somebody_does(
    evening: Evening,
) -> None:
    phones = await evening.party.gather(2, evening.house)
    tv = await tv_with_clock(evening, phones[0].code)
    first = tv.page.get_by_text(tv.text("tv-first"), exact=True)
    missing = tv.page.get_by_text(tv.text("tv-missing-you"), exact=True)
    await expect(first).to_be_visible()
    await tv.page.clock.run_for(IDLE - 1000)
    await expect(missing).to_have_count(0)
    await tv.page.clock.run_for(1000)
    await expect(missing).to_be_visible()
    title = tv.page.locator(".show h2").first
    for game in ("codenames", "spyfall2", "starwars", "secret_identity", "mafia"):
        await tv.page.clock.run_for(TURN)
        await expect(title).to_have_text(tv.text(f"game-{game}"))
    await expect(tv.page.get_by_text(phones[0].code).first).to_be_visible()
    eve = await evening.party.back(evening.house, phones[0].code)
    await eve.join("Ева")
    await expect(first).to_be_visible()
    await expect(tv.page.locator(".hello")).to_have_text("Привет!")
    await tv.page.clock.run_for(IDLE - 1000)  # it begins to wait anew
    await expect(tv.page.locator(".hello")).to_have_count(0)
    await expect(first).to_be_visible()
    await tv.page.clock.run_for(1000)
    await expect(missing).to_be_visible()
    await tv.page.mouse.click(*NOWHERE)  # or somebody touches it
    await expect(first).to_be_visible()


async def test_after_a_game_the_tv_turns_to_the_next_and_keeps_the_best_clue(
    evening: Evening,
) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    tv = await tv_with_clock(evening, phones[0].code)
    side = side_at_turn(phones)
    await clue(phones, "zeppelin", 9)
    await touch_quickly(operative(phones, side), open_cards(phones, side))
    await phones[0].until(lambda: phase(phones[0]) == "Over")
    await expect(tv.page.get_by_text(tv.text("tv-next"), exact=True)).to_have_count(0)
    await phones[0].do(acts.Choose("mafia"))
    await expect(tv.page.locator(".show h2").first).to_have_text(tv.text("game-mafia"))
    await expect(tv.page.get_by_text(tv.text("tv-next"), exact=True)).to_be_visible()
    await tv.page.clock.run_for(IDLE)
    await tv.page.wait_for_load_state("networkidle")
    for _ in range(6):  # the mask, and five games
        await tv.page.clock.run_for(TURN)
    await expect(tv.page.locator(".slip")).to_have_text("zeppelin")
    await tv.shows("codenames-best-clue")


async def test_the_tv_speaks_or_keeps_quiet_by_one_tap(evening: Evening) -> None:
    phones = await evening.party.gather(2, evening.house)
    tv = await evening.tv(phones[0].code)
    voice = tv.page.locator(".voice button")
    if await voice.get_attribute("aria-pressed") != "true":
        await voice.click()  # without a tap no page is heard
    await expect(voice).to_have_attribute("aria-pressed", "true")
    await voice.click()
    await expect(voice).to_have_attribute("aria-pressed", "false")
    await voice.click()
    await expect(voice).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("count", first([20, 1, 6, 8]))
async def test_a_full_tv_cuts_nothing(evening: Evening, count: int) -> None:
    phones = await evening.party.gather(count, evening.house)
    for number, phone in enumerate(phones):
        await phone.do(acts.Rename(f"{LONG[:17]} {number:02}"))
    tv = await evening.tv(phones[0].code)
    await expect(tv.page.locator(".who li")).to_have_count(count)
    await expect(tv.page.locator(".who li").last).to_contain_text(f" {count - 1:02}")
    await settled(tv.page)
    faults = [*await cut_off(tv.page, 0), *await covered(tv.page)]
    schemes: tuple[Scheme, ...] = ("light", "dark")
    for scheme in schemes:
        await paint(tv.page, scheme)
        faults += await barriers(tv.page)
    assert not faults, "\n".join(faults)
