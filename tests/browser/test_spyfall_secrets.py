"""Nothing that a phone hears, fetches, sends or shows tells a spy from the others.

And a hand of secrets outlives a lost line; a table does not wait for it for ever.
"""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.async_api import Locator, WebSocket, expect
from server_harness import all_see, hears_all, pass_time, until

from browser import spyfall_players as players
from browser.evening import Evening, Screen
from browser.spyfall_actions import (
    accuse,
    card_held,
    hold_card,
    let_go,
    name_place,
    reads_verdict,
    reveal,
    seat_of,
    sheet,
    vote,
)
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.spyfall.moves import Accuse, PickDealer

SPY, OTHER, THIRD = 1, 2, 3  # whose phones we look at; the host's hears more than others
NAMES = ("Ada", "Ben", "Cy", "Dee", "Ed")
# Pictures differ from place to place; how large and how bright they are is another test.
# Without `data-fit`, which says that a text is long, be it a place, a role or a name.
OUTLINE = """part => [part, ...part.querySelectorAll('*:not(.art *)')].map((element) => {
  const attributes = element.getAttributeNames().filter((name) => name !== 'data-fit')
  return `${element.tagName} ${element.className} ${attributes}`
})"""
DRAWN = "parts => parts.map((part) => part.getBBox().width > 0)"
STILL = """() => {
  const page = document.body.cloneNode(true)
  for (const clock of page.querySelectorAll('[role=timer]')) clock.remove()
  // Here the focus goes on this phone alone, if the key that was pressed is gone.
  page.querySelector('[data-phase]')?.removeAttribute('tabindex')
  return page.innerHTML
}"""


class Watched:
    """A phone whose every message and request is written down."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.sent: list[str] = []
        self.fetched: list[str] = []
        screen.page.on("websocket", self._listen)
        screen.page.on("request", lambda request: self.fetched.append(request.url))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))


async def watched(evening: Evening, friend: Phone) -> Watched:
    """The page with a friend's seat, from the list of places on."""
    phone = Watched(await evening.phone(seats=friend, fresh=True))
    await phone.screen.goto(f"/{friend.code}")
    await phone.screen.shows("spyfall-study")
    await phone.screen.has_prefetched("spyfall2")
    return phone


async def gather(evening: Evening, **options: Any) -> list[Phone]:
    """The list of places lies on the table, and the host will deal."""
    phones = await evening.party.gather(len(NAMES), evening.house)
    await players.choose(phones, "spyfall2", **options)
    await phones[0].play(HOST, PickDealer(Seat(0)))
    return phones


async def pages(evening: Evening, phones: Sequence[Phone], *seats: int) -> list[Screen]:
    """Pages with these seats, which hear everything from the list of places on."""
    screens = [await evening.screen_of(phones[seat]) for seat in seats]
    for screen in screens:
        await screen.shows("spyfall-study")
        await screen.has_prefetched("spyfall2")
    return screens


async def asking(evening: Evening, *seats: int) -> tuple[list[Phone], list[Screen]]:
    """The clock runs, and Ben is the spy: his friends, and the pages with these seats."""
    phones = await gather(evening)
    screens = await pages(evening, phones, *seats)
    await players.deal(phones, SPY)
    await players.start_clock(phones)
    for screen in screens:
        await expect(screen.button("spyfall-reveal")).to_be_enabled()
    return phones, screens


def told(screen: Screen) -> list[dict[str, Any]]:
    return [json.loads(message) for message in screen.heard]


def hands_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    return list((message.get("hands") or {}).values())


def cards_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [hand["card"] for hand in hands_in(message) if hand.get("card")]


def the_deal(screen: Screen) -> str:
    return next(message for message in screen.heard if '"Looking"' in message)


def size(message: str) -> int:
    """In bytes, but for the number of the message: who came first has heard more."""
    return len(message.encode()) - len(str(json.loads(message)["v"]))


# What phones hear and fetch


async def test_a_round_tells_a_spys_page_nothing_and_loads_the_same(
    evening: Evening,
) -> None:
    phones = await gather(evening)
    spy, other = await watched(evening, phones[SPY]), await watched(evening, phones[OTHER])
    onlooker = await evening.phone()
    await onlooker.goto(f"/{phones[0].code}")
    await onlooker.page.get_by_label(onlooker.text("your-name")).fill("Ida")
    await onlooker.tap("join-watch")
    tv = await evening.tv(phones[0].code)
    await tv.shows("spyfall-study")
    await players.deal(phones, SPY)
    place, dealt = players.place(phones), players.cards(phones)
    await the_same_taps(phones, spy, other)

    assert sorted(spy.fetched) == sorted(other.fetched)
    assert size(the_deal(spy.screen)) == size(the_deal(other.screen))
    # As a message has them, with their quotes: there is an actor in every factory.
    roles = [json.dumps(card["role"]) for card in dealt if card["role"]]
    assert len(roles) == len(NAMES) - 1
    before_the_end(spy.screen, place, roles)
    for screen in (onlooker, tv):
        before_the_end(screen, place, roles)
        assert not any(cards_in(message) for message in told(screen))
    others = [role for role in roles if role != json.dumps(dealt[OTHER]["role"])]
    assert not any(role in text for text in other.screen.heard for role in others)

    await reveal(spy.screen)
    await name_place(spy.screen, place)
    for screen in (spy.screen, other.screen, tv):
        await screen.page.get_by_text("The spy wins!", exact=True).first.wait_for()
        assert all(role in screen.heard[-1] for role in roles)  # now everything lies open
    assert sorted(spy.fetched) == sorted(other.fetched)


async def the_same_taps(phones: Sequence[Phone], *watched: Watched) -> None:
    """Everything that people do with a phone in a round, on each of these."""
    for phone in watched:
        screen = phone.screen
        await card_held(screen)  # letting go tells the table
    await all_see(phones, lambda phone: len(phone.table["phase"]["seen"]) == 2)
    await players.start_clock(phones)
    for phone in watched:
        for button in (
            "spyfall-places",
            "record",
            "spyfall-accuse",
            "spyfall-reveal",
        ):
            await phone.screen.tap(button)
            await expect(sheet(phone.screen)).to_have_count(1)
            await phone.screen.close_sheet()
    await phones[0].play(0, Accuse(Seat(4)))
    for phone in watched:
        await vote(phone.screen, NAMES[4], guilty=False)
    await players.vote(phones)
    for phone in watched:
        await reads_verdict(phone.screen, "spyfall-not-convicted", NAMES[4])


def before_the_end(screen: Screen, place: str, roles: Sequence[str]) -> None:
    """So far nothing has told where everybody is, or what anybody is there."""
    assert len(screen.heard) >= 8
    for message, text in zip(told(screen), screen.heard, strict=True):
        assert not any(role in text for role in roles)
        assert text.count(json.dumps(place)) <= 1  # in the list of places
        for card in cards_in(message):
            assert card == {**card, "spy": True, "place": None, "role": ""}


async def test_a_spy_gets_as_many_hands_of_the_same_size(evening: Evening) -> None:
    phones = await gather(evening, old_buddies=True, spies=2)
    screens = await pages(evening, phones, SPY, OTHER)
    await players.deal(phones, SPY, THIRD)
    await players.start_clock(phones)
    await players.time_out(phones)
    sizes = []
    for screen in screens:
        await screen.shows("time-is-up")
        hands = [hand for message in told(screen) for hand in hands_in(message)]
        sizes.append([len(msgspec.json.encode(hand)) for hand in hands])
    assert sizes[0] == sizes[1]
    assert len(sizes[0]) >= 4


# What phones show


async def test_a_held_card_looks_the_same_for_a_spy(evening: Evening) -> None:
    phones = await gather(evening)
    screens = await pages(evening, phones, SPY, OTHER)
    await players.deal(phones, SPY)
    for game_goes_on in (players.look, players.start_clock):
        spy, other = await cards_seen_from_afar(screens)
        assert spy == other
        await game_goes_on(phones)


async def test_old_buddies_cards_look_like_the_others(evening: Evening) -> None:
    """SF2-111: the last line is on every card; a spy's has a name in it."""
    phones = await gather(evening, old_buddies=True, spies=2)
    screens = await pages(evening, phones, SPY, OTHER)
    await players.deal(phones, SPY, THIRD)
    await players.look(phones)
    for screen in screens:
        await screen.page.get_by_text(screen.text("spyfall-meeting")).first.wait_for()
    spy, other = screens
    assert (await card_held(spy))[2] == NAMES[THIRD]
    assert (await card_held(other))[2] == other.text("spyfall-card-no-buddy")
    held = await cards_seen_from_afar(screens)
    assert held[0] == held[1]


Outline = tuple[list[str], list[str], Any]


async def cards_seen_from_afar(screens: Sequence[Screen]) -> list[Outline]:
    """Cards held at the same time, without their letters: their parts, the page, where."""
    held = [await hold_card(screen) for screen in screens]
    seen = [
        await seen_from_afar(screen, lines)
        for screen, lines in zip(screens, held, strict=True)
    ]
    for screen in screens:
        await let_go(screen)  # which tells the table, and then the others look different
    return seen


async def seen_from_afar(screen: Screen, lines: Locator) -> Outline:
    parts: list[str] = await lines.evaluate(OUTLINE)
    page: list[str] = await screen.page.locator("main").evaluate(OUTLINE)
    assert len(parts) >= 5
    return parts, sorted(page), await lines.locator("..").bounding_box()


async def test_a_card_is_on_the_page_only_under_a_finger(evening: Evening) -> None:
    phones, (screen,) = await asking(evening, OTHER)
    role = players.cards(phones)[OTHER]["role"]
    assert role not in await screen.page.content()
    await hold_card(screen)
    assert role in await screen.page.content()
    parts = screen.page.locator(".pass .art use")
    assert await parts.count() and all(await parts.evaluate_all(DRAWN))
    await let_go(screen)
    assert role not in await screen.page.content()


# What phones send


async def test_crossing_out_a_place_sends_nothing_and_stays(evening: Evening) -> None:
    phones = await gather(evening)
    phone = await watched(evening, phones[OTHER])
    screen = phone.screen
    await players.deal(phones, SPY)
    await players.start_clock(phones)
    await screen.button("spyfall-places").wait_for()
    assert phone.sent
    sent, heard, fetched = len(phone.sent), len(screen.heard), len(phone.fetched)
    places = players.table(phones)["places"]
    for name in (places[0], places[7], places[7], places[9]):  # one is brought back
        await screen.tap("spyfall-places")
        await sheet(screen).get_by_role("button", name=name, exact=True).tap()
        await screen.close_sheet()
    await screen.tap("spyfall-places")
    assert await crossed(screen) == [places[0], places[9]]
    assert (len(phone.sent), len(screen.heard)) == (sent, heard)
    assert len(phone.fetched) == fetched
    await screen.page.reload()
    await screen.tap("spyfall-places")
    assert await crossed(screen) == [places[0], places[9]]


async def crossed(screen: Screen) -> list[str]:
    await expect(sheet(screen)).to_have_count(1)
    pressed = sheet(screen).get_by_role("button", pressed=True)
    return [name.strip() for name in await pressed.all_inner_texts()]


async def test_the_spys_button_does_nothing_for_the_others(evening: Evening) -> None:
    phones, screens = await asking(evening, SPY, OTHER, THIRD)
    tv = await evening.tv(phones[0].code)
    await tv.page.get_by_role("timer").wait_for()
    await tv.has_prefetched("spyfall2")
    seen = [await still(screen) for screen in (*screens, tv)]
    heard = [len(screen.heard) for screen in (*screens, tv)]
    innocent = screens[1]
    await reveal(innocent)
    await until(lambda: len(innocent.heard) > heard[1])
    await hears_all(*phones)
    assert [await still(screen) for screen in (*screens, tv)] == seen
    assert [len(screen.heard) for screen in (*screens, tv)] == [
        count + (screen is innocent)
        for screen, count in zip((*screens, tv), heard, strict=True)
    ]
    answer = json.loads(innocent.heard[-1])
    assert not answer.get("table") and not answer.get("hands")


async def still(screen: Screen) -> str:
    """All that is on a page, but for the clock and the focus."""
    found: str = await screen.page.evaluate(STILL)
    return found


# Lost lines


async def test_the_card_is_there_again_after_a_lost_line(evening: Evening) -> None:
    phones = await gather(evening)
    line = await evening.line()
    phone = await evening.phone(seats=phones[OTHER], origin=f"http://127.0.0.1:{line.port}")
    await phone.goto(f"/{phones[0].code}")
    await phone.shows("spyfall-study")
    await players.deal(phones, SPY)
    await players.start_clock(phones)
    held = await card_held(phone)
    assert held == [players.place(phones), players.cards(phones)[OTHER]["role"]]
    phone.line_breaks()
    await line.cut()
    await phone.shows("reconnecting")
    assert await card_held(phone) == held  # a phone without a line is still a hand
    await line.mend()
    await phone.page.get_by_text(phone.text("reconnecting")).wait_for(state="detached")
    assert await card_held(phone) == held
    await phone.page.reload()
    assert await card_held(phone) == held


async def test_a_vote_waits_for_a_lost_phone_until_its_time_is_over(
    evening: Evening,
) -> None:
    phones = await gather(evening, vote_seconds=120)
    line = await evening.line()
    lost = await evening.phone(seats=phones[THIRD], origin=f"http://127.0.0.1:{line.port}")
    await lost.goto(f"/{phones[0].code}")
    await lost.shows("spyfall-study")
    (screen,) = await pages(evening, phones, OTHER)
    await players.deal(phones, SPY)
    await players.start_clock(phones)
    await accuse(screen, NAMES[SPY])
    await lost.button("spyfall-vote-no").wait_for()
    there = [phone for seat, phone in enumerate(phones) if seat != THIRD]

    phones[THIRD].hang_up()
    lost.line_breaks()
    await line.cut()
    await evening.house.phones(len(there) + 1)  # our friends', and one page
    await players.go_missing(there, THIRD)
    away = seat_of(screen, NAMES[THIRD]).get_by_text(screen.text("away"))
    await expect(away).to_have_count(1)
    await players.vote(phones)
    await screen.page.get_by_text("Waiting for 1 vote", exact=True).wait_for()
    pass_time(120)
    await reads_verdict(screen, "spyfall-convicted", NAMES[SPY])
    await screen.page.get_by_text("The locals win!", exact=True).wait_for()

    await line.mend()
    await lost.page.get_by_text("The locals win!", exact=True).wait_for()
