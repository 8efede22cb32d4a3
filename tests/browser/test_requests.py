"""What a phone asks the server for does not depend on its hand.

Everything that a game may show is fetched before it begins (`games/prefetch.ts` of the
client), and while it runs a phone asks for nothing. Every change is held to it on a few
pages; `test all` watches every seat, an onlooker and the TV from outside, by a proxy, with
and without a service worker, while a game is dealt in two ways.
"""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest
from hatch_build import ROOT
from server_harness import PATIENCE, all_see, phase

from browser import spyfall_players as spyfall
from browser.companion_players import game_of, play_to_the_end
from browser.evening import Evening
from browser.short_games import SHORT_GAMES, Look, ShortGame
from browser.watching import (
    WALL,
    Moment,
    Watching,
    Way,
    a_few,
    alike,
    all_hold,
    changes,
    come_in,
    differences,
    everybody,
    from_outside,
    hear,
    now,
    play,
    play_late,
    said_by_guests,
    supplied,
)
from browser.wiretap import Wiretap
from konspira.client import Phone
from konspira.companions.mind import Temper
from konspira.game import HOST, Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import Assign
from konspira.games.codenames.moves import Start as StartTeams
from konspira.games.codenames.pieces import Team
from konspira.room import acts

FAMILIES = ("codenames", "spyfall2", "secret_identity", "mafia")
NO_ROOM = "no room is called like this"
WORKS = "() => navigator.serviceWorker.controller !== null"
# The start page fetches the screen of a room a little later, when somebody looks round.
HAS_LOOKED_AHEAD = """() => ['js', 'css'].every((kind) =>
  performance.getEntriesByType('resource').some(
    ({ name }) => name.includes('/RoomScreen-') && name.endsWith(kind)))"""


async def lobby(evening: Evening, short: ShortGame) -> list[Phone]:
    phones = await evening.party.gather(short.seats, evening.house)
    await phones[0].do(acts.Choose(short.game, {}))
    return phones


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
    heard = await play_late(watching, phones, short, special=1)
    assert differences(heard) == []


COMPANIONS = ("Iris", "Otto", "Vera", "Hugo", "Nina")  # so many that some of them speak


async def people_and_companions(evening: Evening) -> list[Phone]:
    phones = await evening.party.gather(3, evening.house)
    await phones[0].do(acts.Choose("codenames", {}))
    for name in COMPANIONS:
        await phones[0].do(acts.Invite(name, mind=acts.Mind(Temper.BOLD)))
    await phones[0].do(acts.Hasten())
    return phones


async def play_with_companions(
    evening: Evening, phones: Sequence[Phone], spymaster: int, look: Look
) -> None:
    """Somebody leads Blue and has the key; a companion leads Red, and all others guess."""
    host, chief = phones[0], len(phones)
    await host.do(acts.Start())
    for seat in range(chief + len(COMPANIONS)):
        team = Team.BLUE if seat == spymaster or seat > chief + 1 else Team.RED
        await host.play(HOST, Assign(Seat(seat), team, seat in (spymaster, chief)))
    await host.play(HOST, StartTeams())
    await all_see(phones, lambda phone: phase(phone) == "Cluing")
    await look()
    await play_to_the_end(evening, phones)
    playing = game_of(evening.house, host.code)
    assert playing.remarks and playing.meant, "otherwise there was nothing to fetch"


@pytest.mark.all_only
@pytest.mark.parametrize("way", [play, play_late])
async def test_among_companions_nobody_on_the_network_learns_a_hand(
    evening: Evening, way: Way
) -> None:
    """What they may say has come before they say it, and so has what they tell at the end.
    Whether a companion has moved for somebody, every phone asks that comes late.
    """
    play_it = partial(play_with_companions, evening)
    short = ShortGame("codenames", 3, play_it, SHORT_GAMES["codenames"].hold)
    found = []
    for special in (1, 2):
        phones = await people_and_companions(evening)
        watching = await everybody(evening, phones, workers=False)
        heard = await way(watching, phones, short, special)
        assert differences(heard) == []
        assert heard[WALL].since == []
        said = said_by_guests(watching)
        assert alike(said) and len(said[0]) == (2 if way is play_late else 1)
        found.append(heard)
    assert changes(*found) == []


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
