"""What a phone asks the server for does not depend on its hand.

Everything that a game may show is fetched before it begins (`games/prefetch.ts` of the
client), and while it runs a phone asks for nothing. Every change is held to it on a few
pages; `test all` watches every seat, an onlooker and the TV from outside, by a proxy, with
and without a service worker, while a game is dealt in two ways.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from browser.evening import TV, Evening, Screen
from browser.profiles import ANCHORED_AT
from browser.short_games import SHORT_GAMES, ShortGame
from browser.wiretap import Asked, PageRequests, Wiretap
from konspira.client import Phone
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
WORKER_READY = "() => navigator.serviceWorker.ready.then(() => true)"


class Watched(NamedTuple):
    """A page, and what it has asked for."""

    screen: Screen
    requests: Wiretap | PageRequests


Watching = Mapping[str, Watched]  # by the name of a seat, or what else it is


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
    for screen, _ in watching.values():
        await screen.has_prefetched(short.game)
    seats = [page.screen for name, page in watching.items() if name not in (WALL, ONLOOKER)]

    async def look() -> None:
        for screen in seats:
            await short.hold(screen)

    begun = {name: len(page.requests.asked) for name, page in watching.items()}
    messages = {name: page.requests.messages for name, page in watching.items()}
    await short.play(phones, special, look)
    for name, (screen, _) in watching.items():
        await sees_the_end(screen, name == WALL)
    return {
        name: Heard(
            plain(page.requests.asked[: begun[name]], phones[0].code),
            since(page.requests.asked[begun[name] :], messages[name]),
            await page.screen.page.evaluate(HINTS),
        )
        for name, page in watching.items()
    }


async def sees_the_end(screen: Screen, on_tv: bool) -> None:
    end = screen.page.locator(".finale h2" if on_tv else ".the-end")
    last = end.or_(screen.button("secret_identity-to-result")).first
    await last.wait_for(timeout=TELLS_MS)


def plain(asked: Sequence[Asked], code: str) -> list[tuple[str, str, int]]:
    """Without order: connections race each other. The name of the room is no difference."""
    return sorted(
        (each.method, each.path.replace(code, "CODE"), each.size)
        for each in asked
        if each.path != ANCHORED_AT  # which the test itself opens
    )


def since(asked: Sequence[Asked], messages: int) -> list[Asked]:
    return [each._replace(messages=each.messages - messages) for each in asked]


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
            await keep_files(watching, phones[0].code)
        heard = await play(watching, phones, short, special)
        assert differences(heard) == []
        found.append(heard)
        for screen, _ in watching.values():
            await screen.page.close()
    assert found[0] == found[1]


async def keep_files(watching: Watching, code: str) -> None:
    """Every worker has kept what it keeps: when it does so depends on nobody's hand."""
    await come_in(watching, code)
    for screen, _ in watching.values():
        await screen.page.evaluate(WORKER_READY)
