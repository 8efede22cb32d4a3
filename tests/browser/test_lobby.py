"""The lobby and its sheets: every control can be hit, Back closes, the host is known."""

import re
from functools import partial

from playwright.async_api import expect
from server_harness import pass_time

from browser import spyfall_players as players
from browser.actions import (
    all_options,
    at_table,
    cards,
    join_by_code,
    menu,
    open_table,
    sit_down,
)
from browser.evening import LAPTOP, PHONE, SMALL, Evening, Screen
from browser.screen_checks import covered, settled
from browser.short_games import SHORT_GAMES
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.spyfall.moves import Guess, Reveal
from konspira.room import acts
from konspira.room.acts import Look

SIZES = (LAPTOP, PHONE, SMALL)
LONG = "Konstantynopolitanka"
AWAY, GONE = 6, 61  # seconds until a phone is missed, and until another one is host


async def look_at(faults: list[str], name: str, screen: Screen) -> None:
    """In every size; it goes on in the last of them."""
    for size in SIZES:
        await screen.page.set_viewport_size(size)
        await settled(screen.page)
        found = await covered(screen.page)
        faults += [f"{name}, {size['width']}: {fault}" for fault in found]


# Everything can be hit


async def test_the_host_locks_the_table(evening: Evening) -> None:
    phones = await evening.party.gather(5, evening.house)
    host = await evening.screen_of(phones[0])
    lock = host.page.locator("button.lock")
    for size in SIZES:
        await host.page.set_viewport_size(size)
        for locked in (True, False):
            await expect(lock).to_have_text(host.text("unlocked" if locked else "locked"))
            await lock.hover()
            await host.page.mouse.down()
            await host.page.mouse.up()
            await phones[1].until(partial(is_locked, phones[1], locked))


def is_locked(phone: Phone, locked: bool) -> bool:
    return phone.room["locked"] is locked


async def test_the_middle_of_every_control_takes_a_tap(evening: Evening) -> None:
    faults: list[str] = []
    host = await evening.phone()
    await host.goto("/")
    await host.button("home-open").wait_for()
    await look_at(faults, "home", host)
    await host.tap("home-open")
    await host.button("that-is-me").wait_for()
    await look_at(faults, "who are you", host)
    await host.goto("/BBBBB")
    await host.shows("no-table-how")
    await look_at(faults, "no table", host)
    code = await open_table(host, LONG)
    await look_at(faults, "alone", host)
    guest = await evening.phone()
    await guest.goto(f"/{code}")
    await guest.button("join-sit").wait_for()
    await look_at(faults, "join", guest)
    for number in range(2, 13):
        friend = await evening.party.back(evening.house, code)
        await friend.join(f"{LONG[:17]} {number}")
        if number in (2, 3, 4, 5, 8, 12):
            await expect(host.page.locator("ol.oval > li")).to_have_count(number)
            await look_at(faults, f"{number} players", host)
    for name, way in SHEETS.items():
        for step in way:
            await host.page.locator(step.format(**host.words)).first.tap()
        await host.page.locator("dialog[open] h2").last.wait_for()
        await look_at(faults, name, host)
        while await host.page.locator("dialog[open]").count():
            await host.close_sheet()
            await settled(host.page)
    assert not faults, "\n".join(faults)


SHEETS = {
    "games": ["section button.game"],
    "options": ["section .rules button"],
    "all options": [
        "section .rules button",
        "dialog[open] .packs > button",
        "dialog[open] summary",
        "dialog[open] details:not([open]) summary",
    ],
    "rules": ["section .rules button", "dialog[open] button.rules"],
    "member": ["ol.oval li:nth-child(2) button"],
    "invitation": [".invite .qr"],
    "tv": [".invite .tv"],
    "one more player": ["main button:has-text('{add-player}')"],
    "menu": ["header .menu"],
    "move": ["header .menu", "dialog[open] button:has-text('{move-seat}')"],
}


async def test_a_long_name_is_whole_where_there_is_space(evening: Evening) -> None:
    phones = await evening.party.gather(6, evening.house)
    for number, phone in enumerate(phones):
        await phone.do(acts.Rename(f"{LONG[:-1]}{number}"))
    host = await evening.screen_of(phones[0], viewport=LAPTOP)
    tv = await evening.tv(phones[0].code)
    cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth).length"
    for screen, names in (host, "ol.oval .tag > span"), (tv, ".who li > span:last-child"):
        await expect(screen.page.locator(names).nth(5)).to_contain_text(f"{LONG[:-1]}5")
        assert not await screen.page.locator(names).evaluate_all(cut)


LONGER_THAN_THE_WINDOW = "document.documentElement.scrollHeight - innerHeight"
OUT_OF_SIGHT = """
parts => parts.filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
}).map((part) => part.className + part.textContent)
"""


async def test_a_laptop_has_its_lobby_in_sight_after_a_game_as_before_it(
    evening: Evening,
) -> None:
    """And all that the evening has brought is one tap away."""
    phones = await evening.party.gather(8, evening.house)
    game = SHORT_GAMES["codenames"]
    await game.play(phones, 0, nothing)
    await game.play(phones, 1, nothing)
    host = await evening.screen_of(phones[0], viewport=LAPTOP, touch=False)
    await host.button("to-lobby").click()
    strip = host.page.locator("button.strip")
    await strip.wait_for()
    await settled(host.page)
    assert not await host.page.evaluate(LONGER_THAN_THE_WINDOW)
    kept = (".invite", ".invite .code", "ol.oval button", "button.strip", ".bar button")
    parts = host.page.locator(f"main :is({', '.join(kept)})")
    assert await parts.count() == 1 + 1 + 8 + 1 + 2
    assert not await parts.evaluate_all(OUT_OF_SIGHT)
    await strip.click()
    await host.page.locator("dialog[open] .podium").wait_for()
    await host.page.locator("dialog[open] details summary").click()
    await host.shows("fair-yes")


async def nothing() -> None:
    pass


# Back


async def sheets(screen: Screen, number: int) -> None:
    await expect(screen.page.locator("dialog[open]")).to_have_count(number)


async def test_back_closes_the_sheet_and_then_goes_back(evening: Evening) -> None:
    phone = await evening.phone()
    code = await open_table(phone, "Ada")
    here = re.compile(f"/{code}$")
    await phone.tap("options")
    await phone.page.locator("dialog[open] button.rules").first.tap()
    await sheets(phone, 2)
    await phone.page.go_back()  # the rule
    await sheets(phone, 1)
    await phone.page.go_back()  # the options
    await sheets(phone, 0)
    await menu(phone, "rename")  # one sheet makes way for another
    await sheets(phone, 1)
    await phone.page.go_back()
    await sheets(phone, 0)
    for _ in range(3):  # closed by hand: no dead entry is left
        await phone.tap("options")
        await phone.page.locator("dialog[open]").get_by_label(phone.text("close")).tap()
        await sheets(phone, 0)
    await expect(phone.page).to_have_url(here)
    await phone.tap("menu")
    await phone.page.reload()  # nor by a page that is loaded anew
    await at_table(phone)
    await phone.page.wait_for_function("!history.state?.sheets")
    await phone.page.go_back()
    await phone.button("home-open").wait_for()
    await phone.page.go_forward()
    await at_table(phone)


async def test_back_asks_before_it_leaves_a_game(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house)
    phone = await evening.phone(seats=phones[0])
    await phone.goto("/")
    await phone.page.get_by_role("button", name=phone.text("home-back")).tap()
    here = re.compile(f"/{phones[0].code}$")
    await cards(phone).first.wait_for()
    await phone.tap("menu")
    await phone.page.go_back()  # the menu
    await sheets(phone, 0)
    await phone.page.go_back()
    await phone.shows("leave-page")
    faults: list[str] = []
    await look_at(faults, "leave the page", phone)
    assert not faults
    await phone.page.go_back()  # closes the question: still here
    await sheets(phone, 0)
    await expect(phone.page).to_have_url(here)
    await phone.page.go_back()
    await phone.tap("leave-page-stay")
    await sheets(phone, 0)
    await phone.page.reload()
    await cards(phone).first.wait_for()
    await phone.page.go_back()
    await phone.tap("leave-page-go")
    await phone.button("home-open").wait_for()
    await phone.page.go_back()
    await cards(phone).first.wait_for()  # the seat was kept


async def test_back_closes_sheets_of_a_page_opened_by_a_link(evening: Evening) -> None:
    phones = await evening.party.gather(3, evening.house)
    phone = await evening.screen_of(phones[0])
    await at_table(phone)
    await phone.page.locator("ol.oval li").nth(1).get_by_role("button").tap()
    await phone.page.go_back()
    await sheets(phone, 0)
    await phone.tap("menu")
    await phone.page.get_by_role("link", name=phone.text("rules")).tap()
    await phone.page.get_by_role("article").nth(1).wait_for()
    await phone.page.go_back()  # the rules took the place of the sheet
    await at_table(phone)
    await sheets(phone, 0)
    await phone.goto("/")
    await phone.page.locator("header .me").tap()
    await phone.page.go_back()
    await sheets(phone, 0)
    await phone.button("home-open").wait_for()


# The host


async def test_a_host_who_was_away_is_told_and_takes_the_place_back(
    evening: Evening,
) -> None:
    ann, bob, cy = [await evening.phone() for _ in range(3)]
    code = await open_table(ann, "Ann")
    await join_by_code(bob, code, "Bob")
    await join_by_code(cy, code, "Cy")
    friend = await evening.twin(cy)
    await ann.page.goto("about:blank")
    await evening.house.phones(3)
    pass_time(AWAY)
    await friend.until(lambda: not friend.room["members"][0]["present"])
    pass_time(GONE)
    await cy.shows("host-now-away", before="Ann", name="Bob")
    await bob.shows("host-stand-in", name="Ann")
    await bob.button("start").wait_for()
    await bob.tap("host-ok")
    await ann.goto(f"/{code}")
    await ann.shows("host-lost", name="Bob")
    await ann.tap("host-take-back")
    await bob.shows("host-again", name="Ann")
    await ann.button("start").wait_for()
    await expect(ann.page.locator(".strip p")).to_have_count(0)


async def test_a_game_of_rounds_ends_early_with_its_score(evening: Evening) -> None:
    phones = await evening.party.gather(4, evening.house)
    await players.choose(phones, "spyfall2", rounds=5)
    await players.deal(phones, 1)
    host = await evening.screen_of(phones[0])
    await players.start_clock(phones)
    await host.tap("menu")
    await host.button("abandon").wait_for()
    await expect(host.button("end-now")).to_have_count(0)  # there is no score yet
    await host.close_sheet()
    await phones[1].play(Seat(1), Reveal())
    await players.becomes(phones, "Guessing")
    where = players.table(phones)["places"].index(players.place(phones))
    await phones[1].play(Seat(1), Guess(where))
    await players.becomes(phones, "RoundOver")
    await menu(host, "end-now")
    await host.tap("end-now-sure")
    await phones[2].until(lambda: bool(phones[2].room["results"]))
    (result,) = phones[2].room["results"]
    assert result["points"][str(phones[1].members[0])] > 0, "what was won is kept"


# Coming in


async def test_nobody_sits_down_with_a_look_of_somebody_else(evening: Evening) -> None:
    """Phones that would all propose the same face, and two that sit down at once."""
    same = "Math.random = () => 0.5"
    host, second, third = [await evening.phone(script=same) for _ in range(3)]
    code = await open_table(host, "Ada")
    await host.tap("add-player")
    sheet = "document.activeElement === document.querySelector('dialog[open] input')"
    await host.page.wait_for_function(sheet)
    await host.close_sheet()
    for screen in (second, third):
        await screen.goto(f"/{code}")
        await screen.button("join-sit").wait_for()
    focused = "document.activeElement === document.querySelector('main input')"
    assert await second.page.evaluate(focused), "the name is what is asked for"
    await sit_down(second, "Ben")
    await sit_down(third, "Cy")
    friend = await evening.twin(host)
    looks = [Look(**member["look"]) for member in friend.room["members"]]
    assert len({look.face for look in looks}) == len({look.colour for look in looks}) == 3


async def test_a_code_tells_which_letters_it_has_and_can_be_typed_again(
    evening: Evening,
) -> None:
    phones = await evening.party.gather(2, evening.house)
    phone = await evening.phone()
    await phone.goto("/BBBBB")
    field = phone.page.get_by_label(phone.text("home-code"))
    await field.press_sequentially("k0o!1")
    await expect(field).to_have_value("K")
    await expect(phone.page.locator("form")).to_contain_text("Codes never use 1")
    await field.fill(f"Come: {phone.origin}/{phones[0].code}")
    await expect(field).to_have_value(phones[0].code)
    await phone.tap("home-join")
    await phone.button("join-sit").wait_for()


async def test_a_phone_says_what_to_type_on_the_tv(evening: Evening) -> None:
    phones = await evening.party.gather(2, evening.house)
    phone = await evening.screen_of(phones[0])
    await phone.tap("invite-tv")
    address = f"127.0.0.1:{evening.house.port}/tv/{phones[0].code}"
    await expect(phone.page.locator("dialog[open] .address")).to_have_text(address)
    await phone.goto(f"/tv/{phones[0].code}")
    await phone.shows("tv-small")
    assert not await covered(phone.page)
    await phone.page.get_by_role("link", name=phone.text("tv-small-back")).tap()
    await at_table(phone)


# What is agreed on, learned and heard


async def test_friends_begin_relaxed_and_the_strict_set_is_one_tap_away(
    evening: Evening,
) -> None:
    host = await evening.phone()
    await open_table(host, "Ada")
    friend = await evening.twin(host)
    assert friend.room["options"]["timer"] == "off"
    await expect(host.page.locator("section .rules p")).to_contain_text(
        host.text("preset-relaxed")
    )
    await host.tap("options")
    strict = host.page.get_by_role(
        "button", name=re.compile(f"^{host.text('preset-strict')}")
    )
    await strict.click()
    await expect(strict).to_have_attribute("aria-pressed", "true")
    await friend.until(lambda: "timer" not in friend.room["options"])
    await host.tap("codenames-minutes", minutes="2")
    await friend.until(lambda: friend.room["options"].get("timer_seconds") == 120)
    await host.tap("codenames-no-timer")
    await friend.until(lambda: friend.room["options"]["timer"] == "off")


async def test_options_under_which_nobody_could_guess_are_refused_with_a_sentence(
    evening: Evening,
) -> None:
    """CN-O31: and the form shows again what the group has agreed on"""
    phones = await evening.party.gather(4, evening.house)
    timed = acts.Choose("codenames", {"timer": "every-turn", "guess_seconds": 15})
    await phones[0].do(timed)
    host = await evening.screen_of(phones[0], viewport=SMALL)
    sheet = await all_options(host)
    await sheet.get_by_text(host.text("options-times"), exact=True).tap()
    label = host.text("option-codenames-grace-seconds")
    pause = host.page.get_by_role("spinbutton", name=label)
    await pause.fill("30")
    await pause.blur()
    await host.shows("error-nobody-could-touch")
    await expect(pause).to_have_value("5")
    assert "grace_seconds" not in phones[1].room["options"]


async def test_whoever_is_new_to_a_game_is_offered_60_seconds(evening: Evening) -> None:
    phones = await evening.party.gather(3, evening.house)
    guest = await evening.screen_of(phones[1])
    await guest.tap("lesson-new")
    first = guest.text("howto-codenames-1")
    await guest.page.get_by_role("heading", name=first, exact=True).wait_for()
    await guest.tap("lesson-done")
    await guest.button("lesson-how").wait_for()
    await guest.page.reload()
    await guest.button("lesson-how").wait_for()  # it is remembered
    await phones[0].do(acts.Choose("spyfall2"))
    await guest.button("lesson-new").wait_for()  # which is another game


async def test_a_phone_is_silent_answers_its_owner_or_speaks_for_the_table(
    evening: Evening,
) -> None:
    phones = await evening.party.gather(2, evening.house)
    phone = await evening.screen_of(phones[0])
    stop = phone.button("sound-stop")
    await phone.tap("menu")
    for way in ("off", "table", "mine", "table"):
        name = re.compile(f"^{phone.text(f'sound-{way}')}")
        tile = phone.page.locator("dialog[open]").get_by_role("button", name=name)
        await tile.click()
        await expect(tile).to_have_attribute("aria-pressed", "true")
    await phone.close_sheet()
    await stop.click()  # one tap, and it is quiet again
    await expect(stop).to_have_count(0)
    kept = await phone.page.evaluate("JSON.parse(localStorage['konspira.settings'])")
    assert (kept["sound"], kept["narrator"]) == (True, False)
