"""What every page hears of Secret Identity is what its seat may know, and nothing else."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.async_api import expect
from server_harness import until

from browser import secret_identity_players as players
from browser.evening import Evening, Screen
from browser.secret_identity_actions import (
    hold_key,
    lay,
    let_go,
    listed,
    send_ballot,
    send_clue,
    take_back,
    turn_over,
    vote,
)
from konspira.client import Phone
from konspira.game import HOST
from konspira.games.secret_identity.moves import Consent, Flag, Look

WRITER = 0  # who draws up a clue and a ballot on the page; the others move in Python
OWN = {"key", "keys", "cards", "draft", "drafts", "ballot", "ballots", "hands"}


class Watch:
    """The pages of three players, of an onlooker and of a TV, and all that they hear."""

    def __init__(self, phones: list[Phone], screens: list[Screen]) -> None:
        self.phones, self.screens = phones, screens

    async def counts(self, then: str) -> list[int]:
        """How many messages there were when every page had come so far."""
        for screen in self.screens:
            await screen.shows(then)
        return [len(screen.heard) for screen in self.screens]

    async def hears_only(self, before: Sequence[int], field: str, seat: int) -> None:
        """Since then the others have heard one thing: this seat is done with something."""
        for place, (screen, count) in enumerate(zip(self.screens, before, strict=True)):
            if place not in (WRITER, seat):
                await until(lambda s=screen, n=count: len(s.heard) > n)  # type: ignore[misc]
                (told,) = (json.loads(text) for text in screen.heard[count:])
                assert told["table"]["phase"][field] == [seat]


async def sit_round(evening: Evening) -> Watch:
    phones = await evening.party.gather(3, evening.house)
    onlooker = await evening.party.onlooker(evening.house, phones[0].code)
    await onlooker.join("Eve", watch=True)
    await players.begin(phones)
    screens = [await evening.screen_of(phone) for phone in (*phones, onlooker)]
    screens.append(await evening.tv(phones[0].code))
    for screen in screens:
        await listed(screen, "secret_identity-characters").nth(7).wait_for()
    return Watch(phones, screens)


async def test_nobody_hears_a_secret_before_its_time(evening: Evening) -> None:
    watch = await sit_round(evening)
    phones, writer = watch.phones, watch.screens[WRITER]
    await phones[1].play(1, Flag(3))
    await players.each(phones, Consent(3, True))
    await players.know(phones)
    hands = [hand_of(phone, seat) for seat, phone in enumerate(phones)]

    before = await watch.counts("secret_identity-clues")
    await turn_over(writer)
    shown = await lay(writer, 2, 1, "red")
    await take_back(writer, "red", shown)
    await lay(writer, 2, 0, "green")
    await phones[2].play(2, Look())
    await watch.hears_only(before, "looked", 2)
    await send_clue(writer)
    await players.clues(phones, cards=2)

    numbers = players.keys(phones)
    ballots = [players.ballot(numbers, seat) for seat in range(3)]
    before = await watch.counts("secret_identity-voting")
    for owner, number in ballots[0].items():
        await vote(writer, ("Ada", "Ben", "Cy")[owner], number)
    await players.vote(phones, 1, ballots[1])
    await watch.hears_only(before, "sent", 1)
    await send_ballot(writer)
    await players.votes(phones, ballots)
    await players.open_safes(phones)
    for screen in watch.screens:
        await screen.shows("secret_identity-round-over", round="1")
    for place, screen in enumerate(watch.screens):
        check(screen.heard, place if place < 3 else None, hands)


async def test_a_page_shows_a_key_only_under_the_finger(evening: Evening) -> None:
    watch = await sit_round(evening)
    await players.know(watch.phones)
    screen, key = watch.screens[0], players.keys(watch.phones)[0]
    character = players.table(watch.phones)["characters"][(key or 0) - 1]
    await screen.button("secret_identity-hold").wait_for()
    assert character["hint"] not in await screen.page.content()
    await hold_key(screen)
    assert character["hint"] in await screen.page.content()
    await let_go(screen)
    assert character["hint"] not in await screen.page.content()


async def test_what_a_page_fetches_tells_nothing_of_its_cards(evening: Evening) -> None:
    """All pictures of the box as one file, and nothing more for those that are shown."""
    phones = await evening.party.gather(3, evening.house)
    await players.begin(phones)
    screen = await evening.phone(seats=phones[0])
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    await screen.goto(f"/{phones[0].code}")
    await screen.has_prefetched("secret_identity")
    assert len([url for url in asked if "/pictograms-" in url]) == 1

    await players.know(phones)
    await screen.shows("secret_identity-clues")
    await expect(screen.page.locator(".hand .pictogram")).to_have_count(20)
    before = len(asked)
    await turn_over(screen)
    shown = await lay(screen, 2, 1, "red")
    await take_back(screen, "red", shown)
    await lay(screen, 2, 0, "green")
    await send_clue(screen)
    await players.clues(phones, cards=2)
    await screen.shows("secret_identity-voting")
    drawn = "all => all.map((one) => one.getBBox().width > 0)"
    pictures = screen.page.locator(".pictogram use")
    assert await pictures.count() >= 1 + 2 + 2
    assert all(await pictures.evaluate_all(drawn))
    assert not asked[before:]


def hand_of(phone: Phone, seat: int) -> list[list[str]]:
    cards: list[list[str]] = phone.hands[seat]["cards"]
    return cards


# What a page has heard


def check(heard: Sequence[str], seat: int | None, hands: Sequence[list[list[str]]]) -> None:
    """Every message of a game, for a page that holds this seat, or none."""
    news = [message for message in map(json.loads, heard) if message["type"] == "News"]
    own = {str(seat), str(HOST)} if seat == 0 else {str(seat)}
    for message in news:
        assert set(message.pop("hands", {})) <= own
        assert not {name for name, _ in fields(message)} & OWN
    told = [{**(one.get("table") or {}), **one.get("more", {})} for one in news]
    tables = [table for table in told if table]
    check_flags(tables)
    check_safes(tables)
    check_pictures(tables, hands)
    assert [opened["number"] for opened in tables[-1]["history"][-1]["opened"]]


def check_flags(tables: Sequence[dict[str, Any]]) -> None:
    """ID-O06: that somebody asked, and not who."""
    phases = [table["phase"] for table in tables if "phase" in table]
    asked = [one for phase in phases for one in phase.get("proposals", [])]
    assert asked and asked[0] == {"slot": 3, "agreed": []}
    assert all(set(one) == {"slot", "agreed"} for one in asked)


def check_safes(tables: Sequence[dict[str, Any]]) -> None:
    """ID-37: keys and votes are told of safes that are open, and nowhere else."""
    opened: list[int] = []
    for table in tables:
        rounds = table.pop("history", [])
        named = {name for name, _ in fields(table)}
        assert not named & {"votes", "vote", "number", "gains"}
        if rounds and rounds[-1]["opened"]:
            safes = [one["seat"] for one in rounds[-1]["opened"]]
            assert safes == [*opened, safes[-1]], "one after the other"
            assert safes[-1] not in table["phase"].get("order", [])
            opened = safes
        table["history"] = rounds
    assert opened == [0, 1, 2]


def check_pictures(
    tables: Sequence[dict[str, Any]], hands: Sequence[list[list[str]]]
) -> None:
    """ID-26: before all clues lie open no pictogram is told, and then one of each card."""
    dealt = {picture for hand in hands for card in hand for picture in card}
    start = next(n for n, one in enumerate(tables) if phase_of(one) == "Voting")
    for table in tables[:start]:
        assert not strings(table) & dealt
    told = set().union(*(strings(table) for table in tables)) & dealt
    assert len(told) == 1 + 2 + 2
    for hand in hands:
        assert max(len(told.intersection(card)) for card in hand) == 1


def phase_of(table: dict[str, Any]) -> str:
    return str(table.get("phase", {}).get("type"))


def strings(message: Any) -> set[str]:
    return {value for _, value in fields(message) if isinstance(value, str)}


def fields(message: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Everything in a message, however deep, with the name under which it stands."""
    yield name, message
    inside = message.items() if isinstance(message, dict) else ()
    for inner, value in inside:
        yield from fields(value, inner)
    for value in message if isinstance(message, list) else ():
        yield from fields(value, name)
