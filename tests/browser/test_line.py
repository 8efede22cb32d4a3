"""The line breaks, the server restarts, the page is loaded again: nothing is lost."""

import time

from playwright.async_api import expect
from server_harness import pass_time, phase, until, who_may

from browser.actions import (
    cards,
    choose,
    give_clue,
    join_by_code,
    key_held,
    open_table,
    touch,
)
from browser.codenames_players import clue, open_cards, operative, side_at_turn
from browser.evening import Evening, Screen
from konspira.wire import PING_SECONDS

BARE = """
for (const name of ['serviceWorker', 'clipboard', 'wakeLock', 'share', 'vibrate'])
  delete Navigator.prototype[name]
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('no') } })
"""
KEEPS_RULES = """async () => {
  const [name] = await caches.keys()
  const kept = await (await caches.open(name)).keys()
  return kept.some(({ url }) => url.includes('/assets/Rules-'))
}"""


async def stop_clock(phone: Screen) -> None:
    """From now on time passes on this phone only when a test says so."""
    now = await phone.page.evaluate("Date.now()")
    await phone.page.clock.pause_at(now / 1000 + 5)  # it goes on until it is stopped


async def test_a_phone_whose_line_breaks_says_so_and_comes_back(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    agent = operative(phones, side_at_turn(phones))
    line = await evening.line()
    origin = f"http://127.0.0.1:{line.port}"
    phone = await evening.phone(seats=agent, origin=origin)
    await phone.goto(f"/{agent.code}")
    await expect(cards(phone)).to_have_count(25)
    phone.line_breaks()
    await line.cut()
    await phone.shows("reconnecting")
    await clue(phones, "zeppelin", 2)  # meanwhile the others play on
    await line.mend()
    await phone.page.get_by_text("zeppelin", exact=True).wait_for()
    reconnecting = phone.page.get_by_text(phone.text("reconnecting"))
    await expect(reconnecting).to_have_count(0)
    await touch(phone, open_cards(phones, side_at_turn(phones))[0])


async def test_a_move_on_a_broken_line_is_not_lost_in_silence(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    agent = operative(phones, side_at_turn(phones))
    line = await evening.line()
    phone = await evening.phone(seats=agent, origin=f"http://127.0.0.1:{line.port}")
    await phone.page.clock.install()
    await phone.goto(f"/{agent.code}")
    await clue(phones, "zeppelin", 2)
    card = open_cards(phones, side_at_turn(phones))[0]
    await choose(phone, card)
    await phone.page.locator("button.touch").wait_for()
    phone.line_breaks()
    # The line has just broken, and the page has not said so yet.
    await stop_clock(phone)
    await line.cut()
    await phone.page.locator("button.touch").tap()
    await phone.shows("error-offline")
    heard = len(phone.heard)
    await line.mend()
    await phone.page.clock.resume()
    await until(lambda: any('"whole":true' in news for news in phone.heard[heard:]))
    await phone.page.locator("button.touch").tap()
    await expect(phone.page.locator(".card.covered")).to_have_count(1)


async def test_a_dead_line_shows_and_is_back_with_what_was_typed(evening: Evening) -> None:
    """Packets are dropped, and nobody hangs up; the page's clock is moved."""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    chief, _ = who_may(phones, "Clue")
    line = await evening.line()
    phone = await evening.phone(seats=chief, origin=f"http://127.0.0.1:{line.port}")
    clock, page = phone.page.clock, phone.page
    await clock.install(time=time.time() + 3600)  # like many a phone's clock
    await phone.goto(f"/{chief.code}")
    word, give = page.locator(".clue input"), page.locator(".clue .give")
    await word.fill("zeppe")
    await page.get_by_role("button", name=phone.text("codenames-number-up")).tap()
    number = await page.locator(".clue output").inner_text()
    await stop_clock(phone)
    waits = page.get_by_text(phone.text("reconnecting"))

    heard = phone.pings
    await clock.run_for(10_000)
    pass_time(PING_SECONDS)
    await until(lambda: phone.pings > heard)
    await page.evaluate("1")  # it has heard it, too
    await clock.run_for(10_000)
    await expect(waits).to_have_count(0)  # a ping is enough

    phone.line_breaks()
    line.drop()
    await clock.run_for(12_000)
    await waits.wait_for()
    await expect(give).to_be_disabled()
    await expect(give).to_have_text(phone.text("waits"))
    await word.press("End")
    await word.press_sequentially("lin")
    calls = line.calls
    await clock.run_for(3000)
    await until(lambda: line.calls > calls)  # and nobody answers

    await line.mend()
    while await waits.count():  # its clock stands while an answer is on its way
        await clock.run_for(250)
    await expect(give).to_be_enabled()
    await expect(word).to_have_value("zeppelin")
    await expect(page.locator(".clue output")).to_have_text(number)
    await give.tap()
    await chief.until(lambda: phase(chief) == "Guessing")


async def test_a_line_that_is_cut_in_the_middle_of_a_message_comes_back(
    evening: Evening,
) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    agent = operative(phones, side_at_turn(phones))
    line = await evening.line()
    phone = await evening.phone(seats=agent, origin=f"http://127.0.0.1:{line.port}")
    await phone.goto(f"/{agent.code}")
    await expect(cards(phone)).to_have_count(25)
    phone.line_breaks()
    calls = line.calls
    line.cut_after(20)
    await clue(phones, "zeppelin", 2)
    await phone.page.get_by_text("zeppelin", exact=True).wait_for()
    assert line.calls > calls, "it came by another line"


async def test_everybody_is_back_after_the_server_restarts(evening: Evening) -> None:
    chief, agent = await evening.phone(), await evening.phone()
    code = await open_table(chief, "Ada")
    await join_by_code(agent, code, "Ben")
    tv = await evening.tv(code)
    await chief.tap("start")
    await chief.tap("codenames-deal")
    key = await key_held(chief)
    await give_clue(chief, "nocturne", 2)
    await tv.page.get_by_text("nocturne", exact=True).first.wait_for()
    for screen in (chief, agent, tv):
        screen.line_breaks()
    await evening.stop_server()
    for screen in (chief, agent):
        await screen.shows("reconnecting")
    await tv.shows("tv-lost")
    await evening.start_server()
    await agent.page.get_by_text(agent.text("reconnecting")).wait_for(state="detached")
    await touch(agent, key.index("red"))
    # Each screen turns the card in its own time, and a card that turns shows nothing.
    for screen in (tv, chief):
        await expect(screen.page.locator(".card.covered")).to_have_count(1)
    assert await key_held(chief) == key


async def test_a_refresh_loses_nothing(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    agent = operative(phones, side_at_turn(phones))
    phone = await evening.screen_of(agent)
    await clue(phones, "zeppelin", 2)
    await touch(phone, open_cards(phones, side_at_turn(phones))[0])
    await phone.page.reload()
    await expect(phone.page.locator(".card.covered")).to_have_count(1)
    await phone.page.get_by_text("zeppelin", exact=True).wait_for()
    await touch(phone, open_cards(phones, side_at_turn(phones))[0])
    await phone.goto("/")
    await phone.page.get_by_role("button", name="Back to your table").tap()
    await expect(phone.page.locator(".card.covered")).to_have_count(2)


async def test_a_phone_that_was_offline_knows_when_it_is_back(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    phone = await evening.screen_of(phones[0])
    await expect(cards(phone)).to_have_count(25)
    phone.line_breaks()
    await phone.page.context.set_offline(True)
    evening.house.rooms.close()
    await evening.stop_server()
    await phone.shows("reconnecting")
    await evening.start_server()
    await phone.page.context.set_offline(False)
    await phone.page.get_by_text(phone.text("reconnecting")).wait_for(state="detached")


async def test_it_works_without_the_extras_of_a_secure_page(evening: Evening) -> None:
    """Over plain http a phone has no service worker, clipboard, wake lock or sharing.

    And where cookies are forbidden, whoever only looks at the storage gets an error.
    """
    chief = await evening.phone(script=BARE, workers=True)
    agent = await evening.phone(script=BARE, workers=True)
    code = await open_table(chief, "Ada")
    await chief.tap("invite-share")  # nothing to share with: the link shows, large
    await expect(chief.page.locator("dialog[open]")).to_contain_text(f"/{code}")
    await chief.close_sheet()
    await join_by_code(agent, code, "Ben")
    await chief.tap("start")
    await chief.tap("codenames-deal")
    key = await key_held(chief)
    await give_clue(chief, "nocturne", 1)
    await touch(agent, key.index("red"))


async def test_the_page_opens_without_the_server_once_it_was_kept(evening: Evening) -> None:
    """The start page is kept at the first visit, anything else when it is opened."""
    phone = await evening.phone(workers=True)
    await phone.goto("/")
    await phone.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    await phone.goto("/rules/codenames")
    await phone.page.get_by_role("article").nth(1).wait_for()
    await phone.page.wait_for_function(KEEPS_RULES)
    phone.line_breaks()
    await evening.stop_server()
    await phone.page.reload()
    await phone.page.get_by_role("article").nth(1).wait_for()
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    await evening.start_server()
