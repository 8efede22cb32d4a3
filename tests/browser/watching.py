"""What devices at one table ask the server for, and what tells them apart by it."""

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

from browser.evening import TV, Evening, Screen
from browser.profiles import ANCHORED_AT
from browser.short_games import ShortGame
from browser.wiretap import Asked, PageRequests, Wiretap
from konspira.client import Phone

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


Way = Callable[
    [Watching, Sequence[Phone], ShortGame, int], Coroutine[Any, Any, dict[str, Heard]]
]

# Who is watched, and how


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
    return await hear_the_end(watching, begun, phones[0].code)


async def play_late(
    watching: Watching, phones: Sequence[Phone], short: ShortGame, special: int
) -> dict[str, Heard]:
    """The same, when everybody comes after the deal."""
    begun: dict[str, tuple[int, int]] = {}

    async def look() -> None:
        if not begun:
            await come_in(watching, phones[0].code)
            begun.update(await supplied(watching, short.game))
        await all_hold(watching, short)

    await short.play(phones, special, look)
    return await hear_the_end(watching, begun, phones[0].code)


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


async def hear_the_end(watching: Watching, begun: Moment, code: str) -> dict[str, Heard]:
    for name, (screen, _) in watching.items():
        await sees_the_end(screen, name == WALL)
    return await hear(watching, begun, code)


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


def said_by_guests(watching: Watching) -> list[list[int]]:
    """How long each message was that the pages of players sent; but for the host's."""
    taps = [requests for name, (_, requests) in watching.items() if is_guest(name)]
    return [tap.said for tap in taps if isinstance(tap, Wiretap)]


def is_guest(name: str) -> bool:
    return name.startswith("seat") and name != "seat 0"


def alike(found: Sequence[object]) -> bool:
    return all(each == found[0] for each in found)


def differences(heard: Mapping[str, Heard]) -> list[str]:
    """What tells a seat from the others, or shows that one has a card in hand."""
    seats = {name: each for name, each in heard.items() if name.startswith("seat")}
    guests = [each for name, each in seats.items() if is_guest(name)]
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
