"""How smoothly Codenames moves: the longest frames of a flip and an ending, on a slow CPU.

A real server, and a page in Chromium that is slowed down four times: a phone, then a TV.
Friends in Python find an agent, and in the end they wake the assassin. Chromium traces what
its main thread did for each picture: shown are the longest pieces of work, by the clock and
in time of the CPU, which what else this machine does cannot stretch. A frame is in time if
no piece takes more than 50 ms. The same page at rest comes first. Nothing is asserted.

Run `python3 dev.py bench frames`.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.actions import cards
from browser.chromium import prepare
from browser.codenames_players import clue, open_cards, operative, side_at_turn
from browser.evening import Evening, Screen
from playwright.async_api import Browser, async_playwright
from server_harness import Clockwork, in_time

from konspira.client import Phone
from konspira.games.codenames.moves import Touch

SLOWER = 4  # times
BUDGET = 50.0  # milliseconds of a frame
A_WHILE = 2000
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"


class Work(NamedTuple):
    """Pieces of work of a page's main thread, in milliseconds: by the clock, and of CPU."""

    moment: str
    pieces: list[tuple[float, float]]

    def line(self) -> str:
        clock = max((wall for wall, _ in self.pieces), default=0.0)
        cpu = sorted((cpu for _, cpu in self.pieces), reverse=True)
        late = sum(piece > BUDGET for piece in cpu)
        longest = " ".join(f"{piece:.0f}" for piece in cpu[:5])
        verdict = "in time" if not late else f"{late} over {BUDGET:.0f}"
        return f"{self.moment:34} {clock:8.0f}   {longest:24} {verdict}"


HEAD = f"{'':34} {'by clock':>8}   {'longest, ms of CPU':24}"


class Stage:
    """One page, slowed down, of which moments are traced."""

    def __init__(self, browser: Browser, screen: Screen, name: str) -> None:
        self.browser, self.screen, self.name = browser, screen, name
        self.found: list[Work] = []

    async def slow_down(self) -> None:
        devtools = await self.screen.page.context.new_cdp_session(self.screen.page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    async def watch(self, moment: str, happens: Callable[[], Awaitable[None]]) -> None:
        await self.browser.start_tracing(page=self.screen.page, categories=CATEGORIES)
        await happens()
        trace = json.loads(await self.browser.stop_tracing())
        self.found.append(Work(f"{self.name}: {moment}", pieces(trace["traceEvents"])))

    async def rest(self) -> None:
        await self.screen.page.wait_for_timeout(A_WHILE)


def pieces(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """The tasks of the thread that scripts run in; of pages, the busiest one's."""
    scripted = [event for event in events if event["name"] == "FunctionCall"]
    threads = [(event["pid"], event["tid"]) for event in scripted]
    if not threads:
        return []
    main = max(set(threads), key=threads.count)
    tasks = [
        event
        for event in events
        if event["name"] == TASK
        and event.get("ph") == "X"
        and (event["pid"], event["tid"]) == main
    ]
    return [(task["dur"] / 1000, task.get("tdur", task["dur"]) / 1000) for task in tasks]


async def played(browser: Browser, name: str) -> list[Work]:
    """A game of which only one page is in the browser: two would measure each other."""
    evening = Evening(browser)
    await evening.begin()
    try:
        phones = await evening.party.codenames(6, evening.house, grace_seconds=0)
        side = side_at_turn(phones)
        agent = operative(phones, side)
        if name == "phone":
            screen = await evening.screen_of(agent, calm=False)
        else:
            screen = await evening.tv(phones[0].code, calm=False)
        await cards(screen).nth(24).wait_for()
        await clue(phones, number=9)
        await screen.page.locator(".slip").wait_for()
        stage = Stage(browser, screen, name)
        await stage.slow_down()
        await stage.rest()
        await stage.watch("at rest", stage.rest)
        await moments(
            stage, agent, open_cards(phones, side), open_cards(phones, "assassin")
        )
        return stage.found
    finally:
        await evening.end()


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


async def main() -> None:
    options = prepare()
    print(HEAD, flush=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        for name in ("phone", "tv"):
            for work in await played(browser, name):
                print(work.line(), flush=True)
        await browser.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(main())
