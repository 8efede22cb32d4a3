"""What a phone asks the server for does not depend on its hand.

Everything that a game may show is fetched before it begins (`games/prefetch.ts` of the
client), and while it runs a phone asks for nothing. Every change is held to it on a few
pages; `test all` watches every seat, an onlooker and the TV from outside, by a proxy, with
and without a service worker, while a game is dealt in two ways.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from hatch_build import ROOT
from server_harness import PATIENCE

from browser import spyfall_players as spyfall
from browser.companion_players import game_of, play_to_the_end
from browser.evening import TV, Evening, Screen
from browser.profiles import ANCHORED_AT
from browser.short_games import SHORT_GAMES, ShortGame
from browser.wiretap import Asked, PageRequests, Wiretap
from konspira.client import Phone
from konspira.companions.mind import Temper
from konspira.game import HOST, Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import Assign
from konspira.games.codenames.moves import Start as StartTeams
from konspira.games.codenames.pieces import Team
from konspira.room import acts

FAMILIES = ("codenames", "spyfall2", "secret_identity", "mafia")
WALL, ONLOOKER = "TV", "onlooker"
TELLS_MS = 60_000  # a whole game in a moment: a screen still tells how it ended

# Links that make a browser fetch something, or look up a host. It does the latter by itself
# for a host to which a page links.
HINTS = """() => [
  ...[...document.querySelectorAll('link')].map(
    ({ rel, href }) => `${rel} ${new URL(href).pathname}`
  ),
  ...[...document.links].filter(({ host }) => host !== location.host).map(String),
].sort()"""
PLAIN_LINKS = ("icon", "apple-touch-icon", "manifest", "stylesheet", "modulepreload")
# A test opens the one itself; a browser looks for a newer worker when it likes.
UNTIMED = (ANCHORED_AT, "/sw.js")
NO_ROOM = "no room is called like this"
WORKS = "() => navigator.serviceWorker.controller !== null"
# The start page fetches the screen of a room a little later, when somebody looks round.
HAS_LOOKED_AHEAD = """() => ['js', 'css'].every((kind) =>
  performance.getEntriesByType('resource').some(
    ({ name }) => name.includes('/RoomScreen-') && name.endsWith(kind)))"""


class Watched(NamedTuple):
    """A page, and what it has asked for."""

    screen: Screen
    requests: Wiretap | PageRequests


Watching = Mapping[str, Watched]  # by the name of a seat, or what else it is
Moment = Mapping[str, tuple[int, int]]  # how many requests and messages there were then


class Heard(NamedTuple):
    """What a device asked for before the game began; since then; and the hints it got."""

    before: list[tuple[str, str, int]]
    since: list[Asked]
    hints: list[str]


# Who is watched, and how


async def lobby(evening: Evening, short: ShortGame) -> list[Phone]:
    phones = await evening.party.gather(short.seats, evening.house)
    await phones[0].do(acts.Choose(short.game, {}))
    return phones


async def on_page(evening: Evening, name: str, friend: Phone | None = None) -> Watched:
    screen = await evening.phone(seats=friend, **size_of(name))
    return Watched(screen, PageRequests(screen))


async def from_outside(
    evening: Evening, name: str, friend: Phone | None = None, workers: bool = False
) -> Watched:
    tap = await evening.laid(Wiretap(evening.house.port))
    origin = f"http://127.0.0.1:{tap.port}"
    how = size_of(name)
    screen = await evening.phone(seats=friend, origin=origin, workers=workers, **how)
    return Watched(screen, tap)


def size_of(name: str) -> dict[str, Any]:
    return {"viewport": TV, "touch": False} if name == WALL else {}


async def a_few(evening: Evening, phones: Sequence[Phone], special: int) -> Watching:
    """The seat with another hand, one that has none, and the TV."""
    seats = {
        f"seat {seat}": phones[seat] for seat in (special, (special + 2) % len(phones))
    }
    held = {name: await on_page(evening, name, phone) for name, phone in seats.items()}
    return held | {WALL: await on_page(evening, WALL)}


async def everybody(evening: Evening, phones: Sequence[Phone], workers: bool) -> Watching:
    friends: dict[str, Phone | None] = {
        **{f"seat {seat}": phone for seat, phone in enumerate(phones)},
        ONLOOKER: None,
        WALL: None,
    }
    return {
        name: await from_outside(evening, name, friend, workers)
        for name, friend in friends.items()
    }


async def come_in(watching: Watching, code: str) -> None:
    for name, (screen, _) in watching.items():
        await screen.goto(f"/tv/{code}" if name == WALL else f"/{code}")
    if ONLOOKER in watching:
        onlooker = watching[ONLOOKER].screen
        await onlooker.page.get_by_label(onlooker.text("your-name")).fill("Ida")
        await onlooker.tap("join-watch")


async def play(
    watching: Watching, phones: Sequence[Phone], short: ShortGame, special: int
) -> dict[str, Heard]:
    """A whole game; what every device has asked for."""
    await come_in(watching, phones[0].code)
    begun = await supplied(watching, short.game)

    async def look() -> None:
        await all_hold(watching, short)

    await short.play(phones, special, look)
    for name, (screen, _) in watching.items():
        await sees_the_end(screen, name == WALL)
    return await hear(watching, begun, phones[0].code)


async def supplied(watching: Watching, game: str) -> Moment:
    """The moment from which on nobody needs anything."""
    for screen, _ in watching.values():
        await screen.has_prefetched(game)
    return now(watching)


def now(watching: Watching) -> Moment:
    found = {name: requests for name, (_, requests) in watching.items()}
    return {name: (len(each.asked), each.messages) for name, each in found.items()}


async def all_hold(watching: Watching, short: ShortGame) -> None:
    """Every seat holds its card, if it has one, and lets go."""
    for name, (screen, _) in watching.items():
        if name not in (WALL, ONLOOKER):
            await short.hold(screen)


async def hear(watching: Watching, begun: Moment, code: str) -> dict[str, Heard]:
    found = {}
    for name, (screen, requests) in watching.items():
        count, messages = begun[name]
        before, after = requests.asked[:count], requests.asked[count:]
        hints = await screen.page.evaluate(HINTS)
        found[name] = Heard(plain(before, code), since(after, messages), hints)
    return found


async def sees_the_end(screen: Screen, on_tv: bool) -> None:
    end = screen.page.locator(".finale h2" if on_tv else ".the-end")
    last = end.or_(screen.button("secret_identity-to-result")).first
    await last.wait_for(timeout=TELLS_MS)


def plain(asked: Sequence[Asked], code: str) -> list[tuple[str, str, int]]:
    """Without order: connections race each other. What the room is called is no difference,
    nor how large a drawing of its address is.
    """
    return sorted(
        (
            each.method,
            each.path.replace(code, "CODE"),
            0 if code in each.path else each.size,
        )
        for each in answered(asked)
        if each.path not in UNTIMED
    )


def answered(asked: Sequence[Asked]) -> list[Asked]:
    """Without those that a browser made again, because the server had just closed the
    connection on which it made them first."""
    again = {(each.method, each.path) for each in asked if each.size}
    return [each for each in asked if each.size or (each.method, each.path) not in again]


def since(asked: Sequence[Asked], messages: int) -> list[Asked]:
    return [
        each._replace(messages=each.messages - messages)
        for each in asked
        if each.path not in UNTIMED
    ]


def alike(found: Sequence[object]) -> bool:
    return all(each == found[0] for each in found)


def differences(heard: Mapping[str, Heard]) -> list[str]:
    """What tells a seat from the others, or shows that one has a card in hand."""
    seats = {name: each for name, each in heard.items() if name.startswith("seat")}
    guests = [each for name, each in seats.items() if name != "seat 0"]  # no host
    found = [f"{name} asked for {each.since}" for name, each in seats.items() if each.since]
    if not alike([each.before for each in guests]):
        found.append("before the game")
    if not alike([each.hints for each in guests]):
        found.append("hints")
    for name, each in heard.items():
        odd = [hint for hint in each.hints if hint.split(" ")[0] not in PLAIN_LINKS]
        found += [f"{name} got a hint: {hint}" for hint in odd]
    return found


def changes(one: Mapping[str, Heard], other: Mapping[str, Heard]) -> list[str]:
    """What a device did in one game and not in the other."""
    found = []
    for name in one:
        pairs: zip[tuple[str, list[Any], list[Any]]]
        pairs = zip(Heard._fields, one[name], other[name], strict=True)
        for field, ours, theirs in pairs:
            mine, its = Counter(map(str, ours)), Counter(map(str, theirs))
            found += [f"{name}, {field}: {each}" for each in (mine - its) + (its - mine)]
    return found


@pytest.mark.parametrize("family", FAMILIES)
async def test_while_a_game_runs_a_phone_asks_for_nothing(
    evening: Evening, family: str
) -> None:
    short = SHORT_GAMES[family]
    phones = await lobby(evening, short)
    watching = await a_few(evening, phones, special=1)
    heard = await play(watching, phones, short, special=1)
    assert differences(heard) == []
    assert heard[WALL].since == []
    assert all(each.before for each in heard.values())


@pytest.mark.all_only
@pytest.mark.parametrize("workers", [False, True], ids=["plain", "workers"])
@pytest.mark.parametrize("name", SHORT_GAMES)
async def test_nobody_on_the_network_learns_a_hand_from_requests(
    evening: Evening, name: str, workers: bool
) -> None:
    short = SHORT_GAMES[name]
    found = []
    for special in (1, 2):
        phones = await lobby(evening, short)
        watching = await everybody(evening, phones, workers)
        if workers:
            await keep_files(watching)
        heard = await play(watching, phones, short, special)
        assert differences(heard) == []
        found.append(heard)
    assert changes(*found) == []


async def keep_files(watching: Watching) -> None:
    """Every phone was here before, and its worker answers from now on."""
    for screen, requests in watching.values():
        await screen.goto("/")
        await screen.page.wait_for_function(WORKS)
        await screen.page.wait_for_function(HAS_LOOKED_AHEAD)
        # What it began to fetch before.
        await screen.page.wait_for_load_state("networkidle")
        assert isinstance(requests, Wiretap)
        requests.forget()


@pytest.mark.all_only
@pytest.mark.parametrize("name", SHORT_GAMES)
async def test_a_phone_that_comes_late_asks_for_what_the_others_do(
    evening: Evening, name: str
) -> None:
    """Its hand comes with its first message, before it has fetched anything."""
    short = SHORT_GAMES[name]
    phones = await lobby(evening, short)
    watching = await everybody(evening, phones, workers=False)
    begun: dict[str, tuple[int, int]] = {}

    async def look() -> None:
        if not begun:
            await come_in(watching, phones[0].code)
            begun.update(await supplied(watching, short.game))
        await all_hold(watching, short)

    await short.play(phones, 1, look)
    for each, (screen, _) in watching.items():
        await sees_the_end(screen, each == WALL)
    assert differences(await hear(watching, begun, phones[0].code)) == []


@pytest.mark.all_only
async def test_among_companions_who_speak_a_phone_asks_for_nothing(
    evening: Evening,
) -> None:
    """What they may say has come before, and so has what they tell at the end."""
    phones = await evening.party.gather(3, evening.house)
    host = phones[0]
    await host.do(acts.Choose("codenames", {"variant": "one-team"}))
    for name in ("Iris", "Otto", "Vera", "Hugo", "Nina"):  # so that some of them speak
        await host.do(acts.Invite(name, mind=acts.Mind(Temper.BOLD)))
    watching = {
        f"seat {seat}": await on_page(evening, f"seat {seat}", phone)
        for seat, phone in enumerate(phones)
    } | {WALL: await on_page(evening, WALL)}
    await come_in(watching, host.code)
    begun = await supplied(watching, "codenames")
    await host.do(acts.Hasten())
    await host.do(acts.Start())
    await host.play(HOST, Assign(Seat(len(phones)), Team.RED, spymaster=True))
    await host.play(HOST, StartTeams())
    await play_to_the_end(evening, phones)
    for name, (screen, _) in watching.items():
        await sees_the_end(screen, name == WALL)
    heard = await hear(watching, begun, host.code)
    assert differences(heard) == []
    assert heard[WALL].since == []
    playing = game_of(evening.house, host.code)
    assert playing.remarks and playing.meant, "otherwise there was nothing to fetch"


def test_every_game_is_held_to_it() -> None:
    assert {short.game for short in SHORT_GAMES.values()} == {*GAMES}


# Whatever is planted is noticed


def added(html: str) -> str:
    return f"document.body.insertAdjacentHTML('beforeend', `<i class=planted>{html}</i>`)"


PLANTED = {
    "a picture": "new Image().src = '/icon-512.png'",
    "a drawing": added('<svg><use href="/icon.svg#mask" /></svg>'),
    "link preload": added('<link rel="preload" as="image" href="/icon-192.png">'),
    "DNS prefetch": added('<link rel="dns-prefetch" href="//example.org">'),
    "a link to another host": added('<a href="https://example.org/">Elsewhere</a>'),
}
WEEDED = "for (const weed of document.querySelectorAll('.planted')) weed.remove()"


@pytest.mark.all_only
async def test_what_a_page_fetches_when_its_card_is_held_would_be_noticed(
    evening: Evening,
) -> None:
    short = SHORT_GAMES["spyfall2"]
    phones = await lobby(evening, short)
    watching = {
        name: await from_outside(evening, name, phones[seat])
        for seat, name in ((1, "seat 1"), (2, "seat 2"))
    }
    await come_in(watching, phones[0].code)
    begun = await supplied(watching, short.game)
    await spyfall.choose(phones, short.game)
    await spyfall.deal(phones, 1)
    await all_hold(watching, short)
    assert differences(await hear(watching, begun, phones[0].code)) == []
    (chunk,) = (ROOT / "src" / "konspira" / "web" / "assets").glob("Rules-*.js")
    faults = PLANTED | {"a chunk": f"void import('/assets/{chunk.name}')"}
    page = watching["seat 2"].screen.page  # no spy: it has a place to show
    for fault in faults.values():
        begun = now(watching)
        assert await noticed(watching, begun) == []
        plant = f"document.addEventListener('pointerdown', () => {fault}, {{ once: true }})"
        await page.evaluate(plant)
        await all_hold(watching, short)
        async with asyncio.timeout(PATIENCE):
            while not await noticed(watching, begun):
                await asyncio.sleep(0.05)
        await page.evaluate(WEEDED)


async def noticed(watching: Watching, begun: Moment) -> list[str]:
    """What tells the pages apart since then, whatever was planted before."""
    heard = await hear(watching, begun, NO_ROOM)
    return differences({name: each._replace(before=[]) for name, each in heard.items()})
