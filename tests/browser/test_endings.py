"""The end of every game: cheers, honours, a picture to share, and the evening's podium."""

import base64
import struct
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.async_api import Page, expect
from rings import later

from browser.ending_players import (
    GAMES,
    NAMES,
    friends,
    play_codenames,
    play_identity,
    play_spyfall,
    share_the_win,
)
from browser.evening import LAPTOP, SMALL, TV, Evening, Screen
from browser.screen_checks import barriers, covered, cut_off
from konspira.client import Phone

pytestmark = pytest.mark.usefixtures("rare_pings")

# Every text that is drawn on a canvas of this page.
DRAWN = """
window.drawn = []
const { fillText } = CanvasRenderingContext2D.prototype
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
  window.drawn.push(text)
  return fillText.call(this, text, ...where)
}
"""
# Whatever moves arrives, but for what moves for ever.
ARRIVES = """document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  .forEach((animation) => animation.finish())"""
# How many of each are on the wall: who won, awards, podium, poster; noted at every change.
TOLD = """
window.told = []
const PARTS = ['.end h2', '.end .wall', '.podium', '.frame']
new MutationObserver(() => {
  const count = (part) => document.querySelectorAll(`.finale ${part}`).length
  const now = PARTS.map(count).join(' ')
  if (now !== window.told.at(-1)) window.told.push(now)
}).observe(document, { childList: true, subtree: true })
"""
PICTURE = "document.querySelector('dialog[open] canvas').toDataURL('image/png')"

LENGTHS = {"mafia": (14_000, 30_000)}  # who was who, then honours
FIRST = "spyfall2"  # with three rounds, awards and a spy: what all endings are made of
OTHERS = [game for game in GAMES if game != FIRST]
each_game = pytest.mark.parametrize("game", [FIRST, *later(OTHERS)])


async def after(evening: Evening, game: str) -> list[Phone]:
    people, play = GAMES[game]
    phones = await friends(evening, people)
    await play(phones)
    return phones


async def whole(*screens: Screen) -> None:
    """Nothing is cut off, covered, or in anybody's way."""
    for screen in screens:
        page = screen.page
        await page.evaluate(ARRIVES)
        assert await cut_off(page) == []
        assert await covered(page) == []
        assert await barriers(page) == []


# On a phone


@each_game
async def test_everybody_reads_how_it_ended_for_them(evening: Evening, game: str) -> None:
    phones = await after(evening, game)
    outcome = phones[0].room["playing"]["outcome"]
    winners: Sequence[int] = outcome["winners"]
    losers = [seat for seat in range(len(phones)) if seat not in winners]
    for seat, kind in (*((s, "won") for s in winners[:1]), (losers[0], "lost")):
        screen = await evening.screen_of(phones[seat], viewport=SMALL)
        await screen.page.locator(f".the-end.{kind} h2").wait_for()
        awards = screen.page.locator(".the-end section li")
        await awards.first.wait_for()
        assert await awards.count() <= 4
        await whole(screen)
        await screen.page.set_viewport_size(LAPTOP)
        wide = await screen.page.locator(".the-end").bounding_box()
        assert wide and wide["width"] >= (380 if game == "codenames" else 1200)
        await whole(screen)
        assert (await screen.page.locator("canvas").count() == 1) == (kind == "won")


@each_game
async def test_a_picture_to_share_shows_names_only_if_wanted(
    evening: Evening, game: str
) -> None:
    phones = await after(evening, game)
    screen = await evening.screen_of(phones[0], viewport=SMALL, script=DRAWN)
    await screen.tap("share-picture")
    ready = screen.page.locator("dialog[open] canvas[aria-busy=false]")
    await ready.wait_for()
    with_names = await screen.page.evaluate(PICTURE)
    assert size(with_names) == (1080, 1350)
    drawn = " ".join(await screen.page.evaluate("window.drawn"))
    assert sum(name in drawn for name in NAMES[: len(phones)]) > 0
    await screen.page.evaluate("window.drawn = []")
    await screen.page.get_by_role("switch", name=screen.text("share-names")).tap()
    await screen.page.wait_for_function(f"{PICTURE} !== {with_names!r}")
    await ready.wait_for()
    assert size(await screen.page.evaluate(PICTURE)) == (1080, 1350)
    drawn = " ".join(await screen.page.evaluate("window.drawn"))
    assert "Konspira" in drawn
    assert [name for name in NAMES[: len(phones)] if name in drawn.split()] == []
    async with screen.page.expect_download() as saved:
        await screen.tap("share-save")
    assert (await saved.value).suggested_filename == "konspira.png"
    await whole(screen)


def size(picture: str) -> tuple[int, int]:
    """Width and height of a PNG, as it says itself."""
    data = base64.b64decode(picture.partition(",")[2])
    assert data.startswith(b"\x89PNG")
    return struct.unpack(">II", data[16:24])


async def test_the_host_plays_once_more_by_one_tap_and_others_see_who_can(
    evening: Evening,
) -> None:
    phones = await after(evening, "spyfall2")
    host = await evening.screen_of(phones[0])
    guest = await evening.screen_of(phones[1])
    await guest.shows("host-next", name=NAMES[0])
    await expect(guest.button("once-more")).to_have_count(0)
    await host.tap("spyfall-final")
    await expect(host.page.locator("dialog[open] ol").first).to_be_visible()
    await host.close_sheet()
    await host.tap("once-more")
    for screen in (host, guest):
        await expect(screen.page.locator(".the-end")).to_have_count(0)


# The evening


async def test_the_podium_counts_the_wins_of_all_games(evening: Evening) -> None:
    phones = await friends(evening, 4)
    for play in (play_codenames, play_spyfall, play_identity):
        await play(phones)
    wins = [0] * 4
    for result in phones[0].room["results"]:
        for winner in result["winners"]:
            wins[winner - phones[0].room["members"][0]["id"]] += 1
    best = [NAMES[seat] for seat in range(4) if wins[seat] == max(wins)]
    screen = await evening.screen_of(phones[0], viewport=SMALL)
    await screen.page.locator("button.strip").tap()
    first = screen.page.locator("dialog[open] .podium > li").first
    for name in best:
        await expect(first.get_by_text(name, exact=True)).to_be_visible()
    about = screen.page.get_by_role("button", name=screen.text("evening-about"))
    await about.tap()
    await screen.shows("evening-how")
    await whole(screen)
    await screen.close_sheet()
    await screen.tap("to-lobby")
    await expect(screen.page.locator("main .podium > li").first).to_be_visible()


# On the wall


async def watch_anew(page: Page) -> None:
    """From the beginning, on a clock that the test may move on."""
    await page.locator(".finale").wait_for()
    await page.evaluate("sessionStorage.clear()")
    await page.clock.install()
    await page.reload()
    await page.locator(".finale h2").wait_for()


async def test_a_wall_that_is_loaded_anew_goes_on_where_it_was(evening: Evening) -> None:
    phones = await after(evening, "codenames")
    tv = await evening.tv(phones[0].code)
    await watch_anew(tv.page)
    await tv.page.clock.run_for(21_000)
    await expect(tv.page.locator(".finale .frame")).to_be_visible()
    await tv.page.reload()
    await expect(tv.page.locator(".finale .frame")).to_be_visible()
    await expect(tv.page.locator(".finale .end")).to_have_count(0)


@each_game
async def test_the_wall_tells_the_end_in_steps_and_nothing_early(
    evening: Evening, game: str
) -> None:
    phones = await after(evening, game)
    tv = await evening.tv(phones[0].code, script=TOLD)
    page = tv.page
    await watch_anew(page)
    opening, honours = LENGTHS.get(game, (0, 10_000))
    if opening:
        await expect(page.locator(".finale .who")).to_be_visible()
        await whole(tv)
        await page.clock.run_for(opening)
    await expect(page.locator(".finale .end .wall").first).to_be_visible()
    await whole(tv)
    await page.clock.run_for(honours)
    await expect(page.locator(".finale .end .wall")).to_have_count(0)
    await whole(tv)
    await page.clock.run_for(9000)
    await expect(page.locator(".finale .frame")).to_be_visible()
    await tv.shows("host-next", name=NAMES[0])
    await whole(tv)
    told = [tuple(map(int, step.split())) for step in await page.evaluate("told")]
    told = told[told.index((1, 0, 0, 0)) :]  # who won, and nothing else
    awards = [step[1] for step in told if step[0]]
    assert all(later - before in (0, 1) for before, later in pairwise(awards))
    assert all(podium == poster == 0 for who, _, podium, poster in told if who)
    assert all(poster == 0 for _, _, podium, poster in told if podium)
    assert told[-1] == (0, 0, 0, 1)


async def test_ten_winners_with_long_names_fit_everywhere(evening: Evening) -> None:
    phones = await friends(evening, 12)
    await share_the_win(phones)
    phone = await evening.screen_of(phones[0], viewport=SMALL)
    await phone.page.locator("button.strip").tap()
    await phone.page.locator("dialog[open] .podium").wait_for()
    await whole(phone)
    tv = await evening.tv(phones[0].code)
    page = tv.page
    assert page.viewport_size == TV
    await watch_anew(page)
    for moment in (6000, 7000):
        await page.clock.run_for(moment)
        await whole(tv)
