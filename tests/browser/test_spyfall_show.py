"""Spyfall as a show: at once from Start to the questions, and reveals told in steps."""

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from server_harness import all_see, pass_time, until

from browser import spyfall_players as players
from browser.evening import LAPTOP, Evening, Screen
from browser.screen_checks import settled
from browser.spyfall_actions import (
    card_held,
    hold_card,
    let_go,
    name_place,
    pick,
    put_away,
    reveal,
    seat_of,
)
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.spyfall.moves import (
    Accuse,
    Guess,
    NextRound,
    Reveal,
    StartClock,
    VoidRound,
)
from konspira.room import acts

SPY, OTHER = 1, 2
BOXES = pytest.mark.parametrize(
    "box", ["spyfall2", pytest.param("starwars", marks=pytest.mark.all_only)]
)

# All that was ever on the page, with the step of the reveal that it was.
NUMBER = 'class="number'  # beside a face, when a round is over
WATCH = """
window.seen = {}
new MutationObserver(() => {
  const beat = document.querySelector('[data-beat]')?.dataset.beat ?? 'told'
  const page = document.querySelector('main')?.outerHTML ?? ''
  ;(window.seen[beat] ??= new Set()).add(page)
}).observe(document, { subtree: true, childList: true, attributes: true })
window.forget = () => (window.seen = {})
window.recall = () =>
  Object.entries(window.seen).map(([beat, pages]) => [beat, [...pages].join(' ')])
"""
# Whether the yellow words of the saga were moved, each time that they appeared.
CRAWLS = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, ...how) {
  const moves = frames.some((frame) => 'transform' in frame)
  if (this.closest('.crawl')) window.moved.push(moves)
  return animate.call(this, frames, ...how)
}
"""
MEAN_COLOUR = """async (shot) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + shot
  await picture.decode()
  const paper = Object.assign(document.createElement('canvas'), { width: 24, height: 16 })
  const pen = paper.getContext('2d')
  pen.drawImage(picture, 0, 0, 24, 16)
  return [...pen.getImageData(0, 0, 24, 16).data].filter((_, at) => at % 4 < 3)
}"""


@dataclass
class Sight:
    beat: str
    page: str


async def sights(screen: Screen) -> list[Sight]:
    """All that this screen has shown since it forgot, step by step.

    Without the names of drawings: the poster of a repair shop shows a mechanic to all.
    """
    recalled = await screen.page.evaluate("window.recall()")
    return [Sight(beat, re.sub(r'href="[^"]*"', "", page)) for beat, page in recalled]


def first(seen: Sequence[Sight], text: str) -> str | None:
    """The step with which a text appeared."""
    return next((sight.beat for sight in seen if text in sight.page), None)


async def begin(evening: Evening, box: str, people: int = 5, **options: Any) -> list[Phone]:
    """From the lobby to the cards: nobody presses anything but Start."""
    phones = await evening.party.gather(people, evening.house)
    await phones[0].do(acts.Choose(box, {"asking": "aloud", **options}))
    with players.spies_are(SPY):
        await phones[0].do(acts.Start())
        await players.becomes(phones, "Looking")
    return phones


async def questions(phones: Sequence[Phone]) -> None:
    await players.look(phones)
    await players.play(phones, StartClock(), "Questioning")


# From Start to the questions


@pytest.mark.parametrize(
    "box", ["spyfall2", pytest.param("starwars", marks=pytest.mark.all_only)]
)
async def test_the_clock_runs_when_everybody_has_looked_and_one_tap_asks(
    evening: Evening, box: str
) -> None:
    """SF2-O38, SW-O27"""
    phones = await begin(evening, box)
    tv = await evening.tv(phones[0].code)
    screens = [await evening.screen_of(phone) for phone in phones]
    asleep = tv.page.locator("ol .face svg.sleep")
    await expect(asleep).to_have_count(5)
    for number, screen in enumerate(screens):
        await card_held(screen)
        await expect(asleep).to_have_count(4 - number)  # they wake as they have looked
    pass_time(4)
    await players.becomes(phones, "Questioning")
    await tv.page.get_by_role("timer").wait_for()
    asker = players.table(phones)["phase"]["turn"]["asker"]
    other = next(seat for seat in range(5) if seat != asker)
    name = phones[0].room["members"][other]["name"]
    await pick(screens[asker], name)
    await screens[asker].button("spyfall-undo-ask", name=name).wait_for()
    await expect(seat_of(tv, name).locator(".bubble.asker")).to_be_visible()


# Reveals


@pytest.mark.parametrize(
    ("calm", "box"),
    [
        pytest.param(True, "spyfall2", id="calm-spyfall2"),
        pytest.param(False, "starwars", id="lively-starwars"),
        pytest.param(True, "starwars", id="calm-starwars", marks=pytest.mark.all_only),
        pytest.param(False, "spyfall2", id="lively-spyfall2", marks=pytest.mark.all_only),
    ],
)
async def test_a_conviction_is_told_in_steps_and_nothing_comes_early(
    evening: Evening, box: str, calm: bool
) -> None:
    phones = await begin(evening, box)
    tv = await evening.tv(phones[0].code, script=WATCH, steady=True, calm=calm)
    phone = await evening.screen_of(phones[OTHER], script=WATCH, steady=True, calm=calm)
    place, name = players.place(phones), phones[0].room["members"][SPY]["name"]
    roles = [f">{card['role']}<" for card in players.cards(phones) if card["role"]]
    await questions(phones)
    await phones[0].play(Seat(0), Accuse(Seat(SPY)))
    for screen in (tv, phone):
        await screen.page.locator(".seat.suspect").wait_for()
        await screen.page.evaluate("window.forget()")
    await players.vote(phones)
    for screen in (tv, phone):
        await screen.page.locator(".told").wait_for()
        seen = await sights(screen)
        beats = [sight.beat for sight in seen if sight.beat != "told"]
        assert beats == ["votes", "verdict", "pass", "stamp", "poster"]
        seen.sort(key=lambda sight: [*beats, "told"].index(sight.beat))
        during = [sight for sight in seen if sight.beat != "told"]
        assert first(during, f"{name} is convicted") == "verdict"
        assert first(during, f"And {name} is") == "pass"
        spy = "Rebel spy" if box == "starwars" else "Spy"
        assert first(during, f">{spy}<") == "stamp"
        assert first(during, f"You were here: {place}") == "poster"
        for late in ("locals win", "Empire wins", "+1", "+2", NUMBER, *roles):
            assert first(during, late) is None
        assert first(during, screen.text("spyfall-played")) is None  # the tick on the wall


async def test_a_guess_is_told_in_steps_and_nothing_comes_early(evening: Evening) -> None:
    phones = await begin(evening, "spyfall2")
    tv = await evening.tv(phones[0].code, script=WATCH, steady=True)
    watcher = await evening.screen_of(phones[OTHER], script=WATCH, steady=True)
    spy = await evening.screen_of(phones[SPY])
    place = players.place(phones)
    elsewhere = next(one for one in players.table(phones)["places"] if one != place)
    await questions(phones)
    await reveal(spy)
    for screen in (tv, watcher):
        await screen.page.locator(".seat.spy").wait_for()
        await screen.page.evaluate("window.forget()")
    await name_place(spy, elsewhere)
    for screen in (tv, watcher):
        await screen.page.locator(".told").wait_for()
        during = [sight for sight in await sights(screen) if sight.beat != "told"]
        assert [sight.beat for sight in during] == ["pass", "named", "stamp", "poster"]
        assert first(during, "Wrong<") == "stamp"
        assert first(during, f"You were here: {place}") == "poster"
        for late in ("locals win", "+2", NUMBER, "wrong."):
            assert first(during, late) is None
    await put_away(spy)
    await spy.page.get_by_text("The locals win!", exact=True).first.wait_for()


# The saga


@pytest.mark.parametrize(
    "calm",
    [
        pytest.param(True, id="calm", marks=pytest.mark.all_only),
        pytest.param(False, id="lively"),
    ],
)
async def test_a_saga_begins_and_ends_with_words_in_perspective(
    evening: Evening, calm: bool
) -> None:
    """Who wants no motion reads the same words in the same place, and they stand still."""
    phones = await begin(evening, "starwars", rounds=1)
    tv = await evening.tv(phones[0].code, script=CRAWLS, calm=calm)
    words = tv.page.locator(".show .crawl p")
    await expect(words).to_have_text(tv.text("spyfall-saga-begins"))
    await lies_in_perspective(tv, words, calm)

    phone = await evening.screen_of(phones[OTHER], script=CRAWLS, calm=calm)
    await questions(phones)
    place = players.cards(phones)[OTHER]["place"]
    await phones[SPY].play(Seat(SPY), Reveal())
    await players.becomes(phones, "Guessing")
    await phones[SPY].play(Seat(SPY), Guess(place))
    await players.becomes(phones, "RoundOver")
    for screen in (tv, phone):
        await screen.page.evaluate("window.moved = []")
    await phones[0].play(HOST, NextRound())
    ends = re.compile(re.escape(tv.text("spyfall-saga-ends")))
    await expect(tv.page.locator(".finale .crawl p")).to_have_text(ends)
    await lies_in_perspective(tv, tv.page.locator(".finale .crawl p"), calm)
    await lies_in_perspective(phone, phone.page.locator(".the-end .crawl p"), calm)


async def lies_in_perspective(screen: Screen, words: Locator, calm: bool) -> None:
    await words.wait_for()
    assert await screen.page.evaluate("window.moved") == [not calm]
    await settled(screen.page)
    lies: str = await words.evaluate("(words) => getComputedStyle(words).transform")
    assert lies.startswith("matrix3d")


# The pass


@BOXES
async def test_a_spys_pass_differs_from_others_no_more_than_they_do_from_each_other(
    evening: Evening, box: str
) -> None:
    """Seen from across the table, in size, in light and in colours: over all places."""
    phones = await begin(evening, box)
    spy = await evening.screen_of(phones[SPY])
    other = await evening.screen_of(phones[OTHER])
    size, hers = await seen_from_afar(spy, spy.text("spyfall-card-unknown"))
    places = []
    for played in range(len(players.table(phones)["places"])):
        if played:
            heard = len(other.heard)
            await deal_elsewhere(phones, played)
            await until(lambda n=heard: any('"card"' in news for news in other.heard[n:]))  # type: ignore[misc]
        as_large, colours = await seen_from_afar(other, players.place(phones))
        assert as_large == size
        places.append(colours)
    others = [[one for one in places if one is not place] for place in places]
    from_each = [unlike(*pair) for pair in zip(places, others, strict=True)]
    from_hers = unlike(hers, places)
    assert min(map(light, places)) <= light(hers) <= max(map(light, places))
    assert min(from_hers) <= max(map(min, from_each))  # no place alone is so strange
    assert fmean(from_hers) <= max(map(fmean, from_each))
    assert max(from_hers) <= max(map(max, from_each))


async def deal_elsewhere(phones: Sequence[Phone], played: int) -> None:
    """The round is void; the next one is dealt for a place that was not played yet."""
    with players.spies_are(SPY):
        await phones[0].play(HOST, VoidRound())
        await all_see(phones, lambda phone: len(phone.table["used"]) == played)
        await players.becomes(phones, "Looking")


async def seen_from_afar(screen: Screen, place: str) -> tuple[Any, list[int]]:
    """Where a held pass lies, how large it is, and its colours."""
    while place not in " ".join(await (await hold_card(screen)).all_text_contents()):
        await let_go(screen)  # this page is still to hear of the deal
    await settled(screen.page)  # it rises, and comes out of the dark
    held = screen.page.locator(".card .pass")
    box, shot = await held.bounding_box(), await screen.picture(held)
    await let_go(screen)
    return box, await small(screen, shot)


def unlike(one: Sequence[int], others: Sequence[Sequence[int]]) -> list[float]:
    """How far a picture is from each of the others: a colour's mean distance, of 255."""
    return [fmean(abs(a - b) for a, b in zip(one, other, strict=True)) for other in others]


def light(picture: Sequence[int]) -> float:
    return fmean(picture)


async def small(screen: Screen, shot: bytes) -> list[int]:
    """A picture as it is seen from across the table: 24 points wide."""
    found: list[int] = await screen.page.evaluate(MEAN_COLOUR, b64encode(shot).decode())
    return found


# A laptop


async def test_a_laptop_has_the_wall_beside_the_table_and_is_played_with_keys(
    evening: Evening,
) -> None:
    phones = await begin(evening, "spyfall2", asking="written")
    dealer = players.table(phones)["dealer"]
    screen = await evening.screen_of(phones[dealer], viewport=LAPTOP)
    await questions(phones)
    wall = screen.page.get_by_role("list", name=screen.text("spyfall-places"))
    table = screen.page.get_by_role("list", name=screen.text("ring"))
    await expect(wall.get_by_role("button")).to_have_count(30)
    left, right = await wall.bounding_box(), await table.bounding_box()
    assert left and right and left["x"] + left["width"] <= right["x"]
    await wall.get_by_role("button").nth(3).click()
    await expect(wall.get_by_role("button", pressed=True)).to_have_count(1)

    other = phones[0].room["members"][(dealer + 1) % 5]["name"]
    await seat_of(screen, other).get_by_role("button").click()
    await screen.page.get_by_role("textbox").fill("Is it cold here?")
    await screen.page.get_by_role("textbox").press("Enter")
    await screen.page.get_by_role("log").get_by_text("Is it cold here?").wait_for()
    await screen.button("spyfall-hold").focus()
    await screen.page.keyboard.down(" ")
    await expect(screen.page.locator(".card dl")).to_be_visible()
    await screen.page.keyboard.press("Escape")
    await expect(screen.page.locator(".card dl")).to_have_count(0)
    await screen.page.keyboard.up(" ")
