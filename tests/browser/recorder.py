"""Plays every tour once on a real server, and writes down what each device got and did.

python3 dev.py write screens    all of them, into tests/browser/recordings
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.async_api import Browser, BrowserContext, async_playwright
from server_harness import Clockwork, clockwork, now

from browser.base_tour import BaseTour
from browser.chromium import prepare
from browser.evening import SMALL, TV, Evening, Screen
from browser.hard_tours import HARD_TOURS, hard_names
from browser.recordings import (
    FOLDER,
    LOAD,
    START,
    STOP,
    Event,
    Name,
    Recording,
    Track,
    digest,
    load,
    pack,
)
from browser.tour import TOURS, at_rest
from konspira.languages import ENGLISH
from konspira.wire import PROTOCOL

SCRIPT = Path(__file__).with_name("record.js").read_text("utf-8")
TOKEN = 22  # letters
NAMES = [Name(tour, hard) for hard in (False, True) for tour in TOURS]


class RecordedEvening(Evening):
    """An evening whose pages tell what they get and what is done on them."""

    def __init__(self, browser: Browser) -> None:
        super().__init__(browser)
        self.events: dict[int, list[Event]] = {}  # by page
        self.began = 0

    async def begin(self) -> None:
        """Every evening begins at the same time, by the server's clock."""
        self.began = time.time_ns() // 1_000_000
        clockwork().ahead += (START - now()) / 1000
        await super().begin()

    async def _open(
        self, context: BrowserContext, origin: str, language: str, script: str = ""
    ) -> Screen:
        number = len(self.screens)
        self.events[number] = []
        await context.expose_binding("konspiraTell", partial(self._told, number))
        return await super()._open(context, origin, language, SCRIPT + script)

    def _told(self, number: int, source: Any, text: str) -> None:
        when, *what = json.loads(text)
        self.events[number].append((when - self.began + START, *what))

    async def stop(self, name: str, screen: Screen, number: int) -> None:
        """This screen is one to look at, just as it is now."""
        when = await screen.page.evaluate("Date.now()")
        sheets = await screen.page.locator("dialog[open]").count()
        events = self.events[self.screens.index(screen)]
        events.append((when - self.began + START, STOP, name, number, sheets))

    def tracks(self) -> tuple[Track, ...]:
        return tuple(
            Track(screen.page.viewport_size == TV, tidied(self.events[number]))
            for number, screen in enumerate(self.screens)
            if any(event[1] == STOP for event in self.events[number])
        )


def tidied(events: list[Event]) -> tuple[Event, ...]:
    """Until the last stop, and nothing in it that opens a seat or only fills space."""
    last = max(n for n, event in enumerate(events) if event[1] == STOP)
    told: list[Event] = []
    for event in events[: last + 1]:
        if event[1] == LOAD and told and told[-1][1] == LOAD:
            told.pop()  # nobody saw that page
        told.append((*event[:2], *(without_secrets(part) for part in event[2:])))
    return tuple(told)


def without_secrets(part: Any) -> Any:
    """The same, with tokens that open nothing."""
    if not isinstance(part, dict):
        return part
    part = {key: value for key, value in part.items() if key != "pad"}
    if part.get("type") == "Transfer":
        part["code"] = "A" * TOKEN
    for number, you in enumerate(part.get("you", ())):
        if "token" in you:
            you["token"] = str(number).rjust(TOKEN, "A")
    if part.get("lost"):
        part["lost"] = [str(n).rjust(TOKEN, "A") for n in range(len(part["lost"]))]
    return part


class Dice(random.Random):
    """Instead of the system's: every evening has the same deals, codes and seals."""


async def record(browser: Browser, name: Name) -> Recording:
    """Play one tour."""
    dice = Dice(f"{name.tour}{name.hard}")
    system = random.SystemRandom
    evening = RecordedEvening(browser)
    with (
        patch.object(system, "random", lambda self: dice.random()),
        patch.object(system, "getrandbits", lambda self, bits: dice.getrandbits(bits)),
        patch.object(system, "randbytes", lambda self, count: dice.randbytes(count)),
        hard_names(name.hard),
    ):
        await evening.begin()
        try:
            await walk(evening, name)
            tracks = evening.tracks()
        finally:
            await evening.end()
    if evening.complaints:
        raise AssertionError("\n".join(evening.complaints))
    return Recording(name.tour, PROTOCOL, digest(*name), tracks)


async def walk(evening: RecordedEvening, name: Name) -> None:
    number = 0
    async for where, screen in at_rest(tour_of(evening, name)):
        await evening.stop(where, screen, number)
        number += 1


def tour_of(evening: Evening, name: Name) -> BaseTour:
    kinds = HARD_TOURS if name.hard else TOURS
    return kinds[name.tour](evening, ENGLISH, SMALL)


async def write(name: Name) -> None:
    options = prepare()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        recording = await record(browser, name)
        await browser.close()
    FOLDER.mkdir(exist_ok=True)
    name.path.write_bytes(pack(recording))
    load(name)  # it must fit, before anybody relies on it
    size = name.path.stat().st_size
    print(f"{name.path.name}: {len(recording.stops)} stops, {size} bytes", flush=True)


def main(arguments: list[str]) -> None:
    """Each tour in a process of its own, as many at once as there are cores."""
    if arguments[:1] == ["--one"]:
        with asyncio.Runner(loop_factory=Clockwork) as runner:
            runner.run(write(Name(arguments[1], arguments[2:] == ["hard"])))
        return
    try:
        prepare()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"Screens are recorded in a browser, and there is none to be had: {error}")
    known = {name.path.name.partition(".")[0]: name for name in NAMES}
    chosen = [known[word] for word in arguments if word in known] or NAMES
    # The longest first.
    todo = sorted(chosen, key=lambda name: ("mafia", "codenames").count(name.tour))
    failed = []
    running: dict[Name, subprocess.Popen[bytes]] = {}
    while todo or running:
        while todo and len(running) < (os.cpu_count() or 1):
            name = todo.pop()
            one = ("--one", name.tour, *(["hard"] if name.hard else ()))
            command = [sys.executable, "-m", "browser.recorder", *one]
            running[name] = subprocess.Popen(command)
        os.wait() if os.name != "nt" else next(iter(running.values())).wait()
        for name, process in [*running.items()]:
            if process.poll() is not None:
                del running[name]
                failed += [name] if process.returncode else []
    if failed:
        tours = ", ".join(name.path.name for name in failed)
        sys.exit(f"These could not be recorded, see above: {tours}")


if __name__ == "__main__":
    main([word for word in sys.argv[1:] if not Path(word).is_dir()])
