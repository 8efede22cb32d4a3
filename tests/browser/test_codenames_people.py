"""Codenames around the game: late guests, shuffled teams, slips, spoken clues, the host."""

import re

from playwright.async_api import Locator, expect
from server_harness import phase

from browser.actions import (
    at_table,
    cards,
    give_clue,
    is_covered,
    join_by_code,
    open_table,
    team,
    touch,
)
from browser.codenames_players import clue, open_cards, operative, side_at_turn, spymaster
from browser.evening import LAPTOP, Evening, Screen
from browser.screen_checks import settled
from konspira.games.codenames.moves import Flag, Mark, Reason
from konspira.room import MemberId, acts


async def comes_late(evening: Evening, code: str, name: str, reads: str) -> Screen:
    """Somebody who types the code while a game is at the table, and reads what waits."""
    guest = await evening.phone()
    await guest.goto(f"/{code}")
    await guest.shows(reads, host="Ada")
    await guest.page.get_by_label(guest.text("your-name")).fill(name)
    await guest.tap("join-sit")
    return guest


async def test_a_late_guest_takes_a_side_and_the_host_shuffles_teams(
    evening: Evening,
) -> None:
    """CN-O29, CN-02"""
    host = await evening.phone()
    code = await open_table(host, "Ada")
    for name in ("Ben", "Cy", "Dee"):
        await join_by_code(await evening.phone(), code, name)
    await at_table(host)
    await host.tap("start")
    await host.button("codenames-deal").wait_for()
    eve = await comes_late(evening, code, "Eve", "join-pick")
    await host.shows("codenames-without-place", names="Eve")
    await eve.shows("codenames-no-place-me")
    await eve.page.locator(".mine [data-identity=blue]").tap()
    await expect(team(host, "blue")).to_contain_text("Eve")
    await host.shows("codenames-ready")
    uneven = host.page.get_by_text("Even teams are fairer")
    await expect(uneven).to_have_count(0)
    flo = await comes_late(evening, code, "Flo", "join-pick")
    await host.page.get_by_role("button", name=re.compile("Let Flo join Blue")).tap()
    await expect(team(flo, "blue")).to_contain_text("Flo")
    await expect(flo.page.locator(".mine")).to_have_count(0)
    await expect(uneven).to_have_count(1)
    await host.tap("codenames-shuffle")
    await expect(uneven).to_have_count(0)
    await host.tap("codenames-deal")
    for screen in (host, eve, flo):
        await expect(cards(screen)).to_have_count(25)


async def carry(screen: Screen, name: str, post: str) -> None:
    """Drag somebody onto a place in a team, with a real pointer."""
    await screen.page.locator(".person", has_text=name).hover()
    await screen.page.mouse.down()
    place = await screen.page.locator(f"[data-post='{post}']").bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    await screen.page.mouse.move(x, y, steps=5)
    await expect(screen.page.locator(".post.wanted")).to_have_attribute("data-post", post)
    await screen.page.mouse.up()


def post(screen: Screen, name: str) -> Locator:
    return screen.page.locator(f"[data-post='{name}']")


async def test_the_host_drags_people_from_side_to_side(evening: Evening) -> None:
    """CN-02: and who would rather not drag taps, or uses the keyboard"""
    phones = await evening.party.gather(5, evening.house)
    for phone, name in zip(phones, ("Ada", "Ben", "Cy", "Dee", "Eve"), strict=True):
        await phone.do(acts.Rename(name))
    host = await evening.screen_of(phones[0])
    await at_table(host)
    guest = await evening.screen_of(phones[1])
    await host.tap("start")
    await expect(post(host, "blue spymaster")).to_contain_text("Ben")
    await carry(host, "Ben", "red operative")
    for screen in (host, guest):
        await expect(post(screen, "red operative")).to_contain_text("Ben")
    await carry(host, "Cy", "blue spymaster")
    await expect(post(guest, "blue spymaster")).to_contain_text("Cy")
    dee = host.page.locator("button.person", has_text="Dee")
    await dee.focus()
    await host.page.keyboard.press("Enter")
    sheet = host.page.locator("dialog[open]")
    await expect(sheet.locator("h2")).to_have_text(host.text("codenames-move", name="Dee"))
    await sheet.get_by_role("button", name=re.compile("Red.*Operative")).tap()
    await expect(post(guest, "red operative")).to_contain_text("Dee")
    await expect(sheet).to_have_count(0)
    # Everybody else moves themselves alone.
    await expect(guest.page.locator("button.person")).to_have_text(["Ben"])
    await carry(guest, "Ben", "blue operative")
    await expect(post(host, "blue operative")).to_contain_text("Ben")


async def test_in_mid_game_the_host_lets_a_late_guest_in_with_one_tap(
    evening: Evening,
) -> None:
    """CN-O29"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    host = await evening.screen_of(phones[0])
    await expect(cards(host)).to_have_count(25)
    await phones[0].do(acts.Rename("Ada"))
    eve = await comes_late(evening, phones[0].code, "Eve", "join-invited")
    await eve.shows("codenames-wait-to-join")
    side = side_at_turn(phones)
    name = re.compile(f"Let Eve join {side}", re.IGNORECASE)
    await host.page.get_by_role("button", name=name).tap()
    await eve.shows("codenames-clue-soon")
    await clue(phones)
    await touch(eve, open_cards(phones, side)[0])
    await expect(host.page.locator(".came")).to_have_count(0)


async def test_a_mistyped_clue_is_corrected_in_the_open(evening: Evening) -> None:
    """CN-O28"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    chief = await evening.screen_of(spymaster(phones, side))
    agent = await evening.screen_of(operative(phones, side))
    tv = await evening.tv(phones[0].code)
    await give_clue(chief, "zepelin", 2)
    await expect(agent.page.locator("p.clue .said")).to_have_text("zepelin")
    await (
        chief.page.locator(".dock")
        .get_by_role("button", name=chief.text("codenames-correct"))
        .tap()
    )
    sheet = chief.page.locator("dialog[open]")
    await sheet.get_by_label(chief.text("codenames-clue-word")).fill("zeppelin")
    await sheet.get_by_role("button", name=chief.text("codenames-correct")).tap()
    await expect(agent.page.locator("p.clue .said")).to_have_text("zeppelin")
    await expect(tv.page.locator("ol.record s")).to_have_text("zepelin 2")
    await touch(agent, open_cards(phones, side)[0])
    await expect(chief.button("codenames-correct")).to_have_count(0)


async def test_where_clues_are_spoken_the_chief_enters_the_number(
    evening: Evening,
) -> None:
    """CN-O27"""
    phones = await evening.party.codenames(
        4, evening.house, grace_seconds=0, spoken_clues=True
    )
    side = side_at_turn(phones)
    chief = await evening.screen_of(spymaster(phones, side))
    agent = await evening.screen_of(operative(phones, side))
    await chief.shows("codenames-spoken")
    await chief.tap("codenames-number-up")
    await chief.tap("codenames-give-spoken")
    await expect(agent.page.locator("p.clue")).to_contain_text("3")
    card = open_cards(phones, side)[0]
    await touch(agent, card)
    await is_covered(card, chief)


async def test_the_host_goes_on_when_nobody_answers(evening: Evening) -> None:
    """CN-65, CN-68: with the timer off nothing lapses by itself"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0, timer="off")
    friend = operative(phones, side_at_turn(phones))  # who judges nothing
    await phones[0].do(acts.PassHost(MemberId(phones.index(friend) + 1)))
    host = await evening.screen_of(friend)
    await clue(phones)
    await friend.play(friend.seats[0], Flag(Reason.WORD_FORM))
    await friend.until(lambda: phase(friend) == "Review")
    await host.page.get_by_role("button", name="Go on without an answer").first.tap()
    await friend.until(lambda: phase(friend) == "Guessing")


async def test_on_a_laptop_one_types_while_the_key_is_open(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    friend = spymaster(phones, side_at_turn(phones))
    page = (await evening.screen_of(friend, viewport=LAPTOP, touch=False)).page
    word = page.get_by_label("Your clue")
    await word.click()
    await page.get_by_role("button", name="Hold to see the key").hover()
    await page.mouse.down()
    await expect(page.locator(".card.open").first).to_be_visible()
    await page.keyboard.type("zep")
    await page.mouse.up()
    await expect(page.locator(".card.open")).to_have_count(0)
    await page.get_by_role("switch", name="Key stays open").click()
    await page.keyboard.type("pelin")
    await expect(word).to_have_value("zeppelin")
    await expect(page.locator(".card.open").first).to_be_visible()


OVERLAPS = """cards => cards.filter((card) => {
  const box = (one) => one.getBoundingClientRect()
  const boxes = (what) => [...card.querySelectorAll(what)].map(box)
  const slack = (box) => box.height * 0.15 // of a line, above and below its letters
  return boxes('.word > span').some((word) => boxes('.face').some((face) =>
    face.top < word.bottom - slack(word) && face.bottom > word.top + slack(word) &&
    face.left < word.right && face.right > word.left))
}).length"""


async def test_pointers_leave_the_words_readable(evening: Evening) -> None:
    """CN-33: on a laptop and on the TV"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    await clue(phones)
    agent = operative(phones, side)
    for card in range(25):
        await agent.play(agent.seats[0], Mark(card))
    laptop = await evening.screen_of(agent, viewport=LAPTOP)
    tv = await evening.tv(phones[0].code)
    for screen in (laptop, tv):
        await expect(screen.page.locator(".card .face")).to_have_count(25)
        await settled(screen.page)  # words are sized when their typeface has come
        assert await cards(screen).evaluate_all(OVERLAPS) == 0
