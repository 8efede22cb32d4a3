"""Small faces fly over their senders: on phones, a laptop and the TV, in every game."""

import re

from playwright.async_api import Locator, ViewportSize, expect
from server_harness import all_see, pass_time, phase

from browser import mafia_players as mafia
from browser import secret_identity_players as identity
from browser import spyfall_players as spyfall
from browser.codenames_players import clue, operative, other, side_at_turn, spymaster
from browser.evening import LAPTOP, SMALL, Evening, Screen
from browser.screen_checks import covered, cut_off, overlapping, settled
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.spyfall.moves import PickDealer
from konspira.room import acts
from konspira.room.acts import Feeling

NARROW: ViewportSize = {"width": 1000, "height": 600}
WOW = acts.React(Feeling.WOW)
# A face stays in the air, and its sender waits, until a test lets it land: there may be
# several screens to look at.
IN_THE_AIR = """
window.landings = []
const later = window.setTimeout
window.setTimeout = (work, wait, ...rest) =>
  wait === 2600 || wait === 1600 ? window.landings.push(work) : later(work, wait, ...rest)
"""


def flights(screen: Screen) -> Locator:
    return screen.page.locator(".flights .flight")


def own_face(screen: Screen) -> Locator:
    """The own face in the bar above: behind it there are small ones."""
    name = re.compile(rf"{screen.text('react')}$")
    return screen.page.locator("header").get_by_role("button", name=name)


async def react(screen: Screen, feeling: str) -> None:
    tray, label = screen.page.locator(".tray"), screen.text(f"reaction-{feeling}")
    await own_face(screen).tap()
    await tray.get_by_label(label).tap()
    await expect(tray).to_have_count(0)


async def all_see_one(*screens: Screen) -> None:
    for screen in screens:
        await expect(flights(screen)).to_have_count(1)


async def land(*screens: Screen) -> None:
    for screen in screens:
        await screen.page.evaluate("window.landings.splice(0).forEach((land) => land())")
        await expect(flights(screen)).to_have_count(0)


async def over(screen: Screen, person: str) -> None:
    """The face is where somebody's picture is, and nowhere else."""
    face = await flights(screen).locator(".face").bounding_box()
    seat = await screen.page.locator(person).first.bounding_box()
    assert face and seat
    middle = seat["x"] + seat["width"] / 2
    assert abs(face["x"] + face["width"] / 2 - middle) < 30
    assert abs(face["y"] + face["height"] / 2 - seat["y"]) < 160


async def night_passes(phones: list[Phone]) -> None:
    while phase(phones[0]) not in ("Dawn", "Talk"):
        before = mafia.table(phones)["phase"]
        pass_time(mafia.left(phones) + 0.01)
        await all_see(phones, lambda phone, old=before: phone.table["phase"] != old)


async def test_in_codenames_a_face_flies_over_its_sender(evening: Evening) -> None:
    """From the edge with a name where no seat is shown, over the seat where one is."""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    guesser = operative(phones, "red")
    phone = await evening.screen_of(guesser, viewport=SMALL, calm=False, script=IN_THE_AIR)
    laptop = await evening.screen_of(
        phones[0], viewport=LAPTOP, calm=False, script=IN_THE_AIR
    )
    tv = await evening.tv(phones[0].code, script=IN_THE_AIR, calm=False)
    everybody = (phone, laptop, tv)
    for screen in everybody:
        await screen.page.locator(".folder").first.wait_for()
        await screen.page.locator(".flights").wait_for(state="attached")
    await react(phone, "facepalm")
    await all_see_one(*everybody)
    seat = guesser.seats[0]
    for screen in (laptop, tv):
        await over(screen, f"[data-seat='{seat}']")
    await land(*everybody)
    bar = laptop.page.locator(".bar")
    await expect(bar.locator(".keys button")).to_have_count(4)
    wow = bar.get_by_label(laptop.text("reaction-wow"))
    await wow.click()
    await all_see_one(*everybody)
    await expect(wow).to_be_disabled()  # one after the other
    await expect(flights(phone)).to_have_text("Ada")  # she is not on this screen
    await expect(flights(tv)).to_have_text("")
    await land(*everybody)
    await expect(wow).to_be_enabled()


async def test_who_knows_the_key_has_no_faces_while_operatives_think(
    evening: Evening,
) -> None:
    """CN-56, CN-61"""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    chief = await evening.screen_of(
        spymaster(phones, side), viewport=LAPTOP, script=IN_THE_AIR
    )
    rival = await evening.screen_of(spymaster(phones, other(side)), script=IN_THE_AIR)
    guesser = await evening.screen_of(operative(phones, side), script=IN_THE_AIR)
    for screen in (chief, rival, guesser):
        await own_face(screen).wait_for()
    await clue(phones)
    for screen in (chief, rival):
        await expect(own_face(screen)).to_have_count(0)
    await expect(chief.page.locator(".keys")).to_have_count(0)
    await react(guesser, "hmm")
    for screen in (chief, rival):
        await expect(flights(screen)).to_have_count(1)


async def mafia_by_day(
    evening: Evening, viewport: ViewportSize
) -> tuple[list[Phone], Screen, Screen]:
    """Before the first night: everybody, the fourth one's screen, and the wall."""
    phones = await evening.party.gather(7, evening.house)
    await mafia.deal(phones, [1])
    screen = await evening.screen_of(phones[3], viewport=viewport, script=IN_THE_AIR)
    tv = await evening.tv(phones[0].code, script=IN_THE_AIR)
    await tv.page.locator(".flights").wait_for(state="attached")
    return phones, screen, tv


async def test_in_mafia_faces_fly_by_day_and_nothing_does_at_night(
    evening: Evening,
) -> None:
    """MF-24, MF-58"""
    phones, phone, tv = await mafia_by_day(evening, SMALL)
    await react(phone, "clap")  # still by day
    await all_see_one(phone, tv)
    await over(phone, "li[data-seat='3']")
    await over(tv, "li[data-seat='3']")
    await mafia.read_tokens(phones)
    await expect(phone.page.locator("html")).to_have_attribute("data-sky", "night")
    await land(phone, tv)
    await expect(own_face(phone)).to_have_count(0)
    await night_passes(phones)
    await own_face(phone).wait_for()


async def on_the_laptop(laptop: Screen, tv: Screen, sender: str) -> None:
    """Its keys are in nobody's way, on the smallest of laptops too, and one flies."""
    keys = laptop.page.locator("main .keys button")
    for size in (NARROW, LAPTOP):
        await laptop.page.set_viewport_size(size)
        await expect(keys).to_have_count(4)
        await settled(laptop.page)
        assert await cut_off(laptop.page) == []
        assert await covered(laptop.page) == []
        assert await overlapping(laptop.page) == []
    await laptop.page.locator("main").get_by_label(laptop.text("reaction-wow")).click()
    await all_see_one(laptop, tv)
    for screen in (laptop, tv):
        await over(screen, sender)
    await land(laptop, tv)


async def test_a_laptop_has_its_faces_at_hand_in_spyfall(evening: Evening) -> None:
    phones = await evening.party.gather(5, evening.house)
    await spyfall.choose(phones, "spyfall2")
    await phones[0].play(HOST, PickDealer(Seat(0)))
    await spyfall.deal(phones, 1)
    await spyfall.start_clock(phones)
    laptop = await evening.screen_of(phones[2], viewport=LAPTOP, script=IN_THE_AIR)
    tv = await evening.tv(phones[0].code, script=IN_THE_AIR)
    await tv.page.locator(".flights").wait_for(state="attached")
    await on_the_laptop(laptop, tv, "[data-seat='2']")


async def test_a_laptop_has_its_faces_at_hand_in_secret_identity(evening: Evening) -> None:
    """ID-O23: but for while clues are given and votes are cast."""
    phones = await evening.party.gather(4, evening.house)
    await identity.begin(phones)
    laptop = await evening.screen_of(phones[2], viewport=LAPTOP, script=IN_THE_AIR)
    tv = await evening.tv(phones[0].code, script=IN_THE_AIR)
    await tv.page.locator(".flights").wait_for(state="attached")
    member = phones[0].room["members"][2]["id"]
    await on_the_laptop(laptop, tv, f"main [data-member='{member}']")
    await identity.know(phones)
    await laptop.shows("secret_identity-clues")
    await expect(laptop.page.locator("main .keys")).to_have_count(0)


async def test_a_laptop_has_its_faces_at_hand_in_mafia_but_not_at_night(
    evening: Evening,
) -> None:
    """MF-24, MF-58"""
    phones, laptop, tv = await mafia_by_day(evening, LAPTOP)
    await on_the_laptop(laptop, tv, "li[data-seat='3']")
    await mafia.read_tokens(phones)
    await expect(laptop.page.locator("html")).to_have_attribute("data-sky", "night")
    await expect(laptop.page.locator("main .keys")).to_have_count(0)
    await night_passes(phones)
    await expect(laptop.page.locator("main .keys button")).to_have_count(4)


async def test_the_host_switches_them_off_and_anybody_does_for_their_own_phone(
    evening: Evening,
) -> None:
    phones = await evening.party.gather(3, evening.house)
    host = await evening.screen_of(phones[0], script=IN_THE_AIR)
    guest = await evening.screen_of(phones[1], script=IN_THE_AIR)
    tv = await evening.tv(phones[0].code, script=IN_THE_AIR)
    for screen in (host, guest, tv):
        await screen.page.locator(".flights").wait_for(state="attached")
    await guest.tap("menu")
    switch = guest.page.get_by_role("switch", name=guest.text("reactions"), exact=True)
    await switch.tap()
    await guest.close_sheet()
    await expect(own_face(guest)).to_have_count(0)
    await phones[2].do(WOW)
    await all_see_one(host, tv)
    await expect(flights(guest)).to_have_count(0)
    await host.tap("menu")
    table = host.page.get_by_role("switch", name=host.text("reactions-table"), exact=True)
    await table.tap()
    await expect(table).to_have_attribute("aria-checked", "false")
    await host.close_sheet()
    await expect(own_face(host)).to_have_count(0)


async def test_a_phone_that_comes_back_shows_no_faces_of_before(evening: Evening) -> None:
    phones = await evening.party.gather(3, evening.house)
    await phones[2].do(WOW)
    late = await evening.screen_of(phones[1], script=IN_THE_AIR)
    await own_face(late).wait_for()
    await expect(flights(late)).to_have_count(0)
    assert phones[1].room["reactions"], "the room still has it"
