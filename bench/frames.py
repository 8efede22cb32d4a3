"""Measure how smoothly games move: the longest frames of a flip and of endings.

A real server, and a page in Chromium that is slowed down four times: a phone, then a TV.
In Codenames friends in Python find an agent, and in the end they wake the assassin; of the
other games the end is looked at. Chromium traces what its main thread did for each picture:
shown is the longest piece of work of each run, and the median of the runs, in time of the
CPU, which what else this machine does stretches least. A frame is in time if no piece takes
more than 50 ms. The same page at rest comes first. Nothing is asserted.

Run `python3 dev.py bench frames`, with `--runs 5` for a longer look.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.actions import cards
from browser.chromium import prepare
from browser.codenames_players import clue, open_cards, operative, side_at_turn
from browser.ending_players import friends, play_identity, play_mafia, play_spyfall
from browser.evening import Evening, Screen
from browser.profiles import Profiles
from playwright.async_api import Browser, async_playwright
from server_harness import Clockwork, in_time

from konspira.client import Phone
from konspira.games.codenames.moves import Touch
from konspira.room import acts

SLOWER = 4  # times
BUDGET = 50.0  # milliseconds of a frame
A_WHILE = 2000
PARTS = 6  # of a piece that is too long: they lie within each other
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
SCREENS = ("phone", "tv")
# Of the games but Codenames: how many play, to which end, and what shows that it has come.
ENDINGS: dict[str, tuple[int, Callable[..., Awaitable[None]]]] = {
    "spyfall2": (5, play_spyfall),
    "secret_identity": (4, play_identity),
    "mafia": (7, play_mafia),
}
END = {"phone": ".the-end h2", "tv": ".finale .end h2"}


class Piece(NamedTuple):
    """A piece of work of a page's main thread, in milliseconds."""

    clock: float
    cpu: float
    parts: dict[str, float]  # what took longest within it, by the clock


class Work(NamedTuple):
    moment: str
    pieces: list[Piece]

    def worst(self) -> Piece:
        return max(self.pieces, key=lambda piece: piece.cpu, default=Piece(0, 0, {}))


HEAD = f"{'':38} {'by clock':>8} {'median':>8}   worst of each run, ms of CPU"


def lines(runs: list[Work]) -> Iterator[str]:
    worst = [work.worst() for work in runs]
    clock, cpu = (
        median(piece.clock for piece in worst),
        median(piece.cpu for piece in worst),
    )
    late = [piece for piece in worst if piece.cpu > BUDGET]
    verdict = f"{len(late)} of {len(runs)} over {BUDGET:.0f}" if late else "in time"
    each = " ".join(f"{piece.cpu:4.0f}" for piece in worst)
    yield f"{runs[0].moment:38} {clock:8.0f} {cpu:8.0f}   {each}   {verdict}"
    if late:
        parts = max(late).parts.items()
        yield "    of which " + ", ".join(f"{name} {took:.0f}" for name, took in parts)


class Stage:
    """One page, slowed down, of which moments are traced."""

    def __init__(self, browser: Browser, screen: Screen, name: str) -> None:
        self.browser, self.screen, self.name = browser, screen, name
        self.found: list[Work] = []

    async def slow_down(self) -> None:
        devtools = await self.screen.page.context.new_cdp_session(self.screen.page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    async def watch(self, moment: str, happens: Callable[[], Awaitable[None]]) -> None:
        await self.begin()
        await happens()
        await self.end(moment)

    async def begin(self) -> None:
        await self.browser.start_tracing(page=self.screen.page, categories=CATEGORIES)

    async def end(self, moment: str) -> None:
        trace = json.loads(await self.browser.stop_tracing())
        self.found.append(Work(f"{self.name}: {moment}", pieces(trace["traceEvents"])))

    async def rest(self) -> None:
        await self.screen.page.wait_for_timeout(A_WHILE)


def pieces(events: list[dict[str, Any]]) -> list[Piece]:
    """Return the tasks of the thread that scripts run in; of pages, the busiest one's."""
    scripted = [event for event in events if event["name"] == "FunctionCall"]
    threads = [(event["pid"], event["tid"]) for event in scripted]
    if not threads:
        return []
    main = max(set(threads), key=threads.count)
    timed = [
        event
        for event in events
        if event.get("ph") == "X" and (event["pid"], event["tid"]) == main
    ]
    tasks = [event for event in timed if event["name"] == TASK]
    return [piece(task, timed) for task in tasks]


def piece(task: dict[str, Any], timed: list[dict[str, Any]]) -> Piece:
    clock, cpu = task["dur"] / 1000, task.get("tdur", task["dur"]) / 1000
    if cpu < BUDGET:
        return Piece(clock, cpu, {})
    end = task["ts"] + task["dur"]
    parts: Counter[str] = Counter()
    for event in timed:
        if task["ts"] <= event["ts"] < end and event is not task:
            parts[event["name"]] += event["dur"] / 1000
    return Piece(clock, cpu, dict(parts.most_common(PARTS)))


async def codenames(browser: Browser, evening: Evening, name: str) -> list[Work]:
    phones = await evening.party.codenames(6, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    agent = operative(phones, side)
    screen = await shown(evening, name, agent)
    await cards(screen).nth(24).wait_for()
    await clue(phones, number=9)
    await screen.page.locator(".slip").wait_for()
    stage = Stage(browser, screen, f"codenames, {name}")
    await stage.slow_down()
    await stage.rest()
    await stage.watch("at rest", stage.rest)
    await moments(stage, agent, open_cards(phones, side), open_cards(phones, "assassin"))
    return stage.found


async def shown(evening: Evening, name: str, friend: Phone) -> Screen:
    """Return a page that is alone in the browser: two would measure each other."""
    if name == "tv":
        return await evening.tv(friend.code, calm=False)
    return await evening.screen_of(friend, calm=False)


async def moments(stage: Stage, agent: Phone, own: list[int], assassin: list[int]) -> None:
    page = stage.screen.page

    async def flip() -> None:
        await in_time(agent, agent.seats[0], Touch(own[0]))
        await page.locator(".card.fresh").wait_for()
        await stage.rest()

    async def wake() -> None:
        await in_time(agent, agent.seats[0], Touch(assassin[0]))
        await page.locator(".moment.awake").wait_for()
        await page.wait_for_timeout(A_WHILE / 2)

    async def end() -> None:
        await stage.screen.shows("codenames-awards")
        await stage.rest()
        await stage.rest()

    await stage.watch("an agent is found", flip)
    await stage.watch("the assassin wakes", wake)
    await stage.watch("the ending", end)


async def ending(browser: Browser, evening: Evening, name: str, game: str) -> list[Work]:
    """Let friends play to the end, with the page opened for the last move, and trace it.

    The phone is that of the host, who has won.
    """
    people, play = ENDINGS[game]
    phones = await friends(evening, people)
    stages: list[Stage] = []

    async def take_a_seat() -> None:
        await phones[0].do(acts.Pause())  # nothing goes on by itself meanwhile
        screen = await shown(evening, name, phones[0])
        await screen.page.locator(f"html[data-world={game}] main").first.wait_for()
        stage = Stage(browser, screen, f"{game}, {name}")
        await stage.slow_down()
        await stage.rest()
        await phones[0].do(acts.Resume())
        await stage.rest()  # what is fetched for later has come
        await stage.begin()
        stages.append(stage)

    await play(phones, before_the_end=take_a_seat)
    (stage,) = stages
    if game == "secret_identity" and name == "phone":
        # Where everybody stands comes first.
        await stage.screen.tap("secret_identity-to-result")
    await stage.screen.page.locator(END[name]).first.wait_for()
    for _ in range(4):
        await stage.rest()
    await stage.end("the ending")
    return stage.found


async def run(browser: Browser, game: str, name: str) -> list[Work]:
    profiles = Profiles(browser)
    evening = Evening(profiles, painted=True)
    await evening.begin()
    try:
        if game == "codenames":
            return await codenames(browser, evening, name)
        return await ending(browser, evening, name, game)
    finally:
        await evening.end()
        await profiles.close()


async def main(games: list[str], runs: int) -> None:
    options = prepare()
    print(HEAD, flush=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        for game in games:
            for name in SCREENS:
                found = [await run(browser, game, name) for _ in range(runs)]
                for same in zip(*found, strict=True):
                    print(*lines(list(same)), sep="\n", flush=True)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=3, help="how often each is played")
    parser.add_argument("--games", nargs="*", default=["codenames", *ENDINGS])
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(main(asked.games, asked.runs))
