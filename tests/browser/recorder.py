"""Plays every tour once on a real server, and writes down what each device got and did.

python3 dev.py write screens

All of them, into tests/browser/recordings; or some, from the root of the repository with
PYTHONPATH=.:tests and `.venv/bin/python -m browser.recorder tests/browser/recordings
mafia.json.xz`.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.async_api import Browser, Page, async_playwright
from server_harness import Clockwork, clockwork, now

from browser.base_tour import BaseTour
from browser.chromium import prepare
from browser.evening import SMALL, TV, Evening, Screen
from browser.hard_tours import HARD_TOURS, hard_names
from browser.profiles import Profiles
from browser.recordings import (
    LOAD,
    START,
    STOP,
    Event,
    Name,
    Recording,
    Track,
    digest,
    pack,
    unpack,
)
from browser.tour import TOURS, at_rest
from konspira.languages import ENGLISH
from konspira.wire import PROTOCOL

SCRIPT = Path(__file__).with_name("record.js").read_text("utf-8")
TOKEN = 22  # letters
# The longest first.
NAMES = [Name(tour, hard) for tour in reversed(TOURS) for hard in (False, True)]


class RecordedEvening(Evening):
    """An evening whose pages tell what they get and what is done on them."""

    def __init__(self, profiles: Profiles) -> None:
        super().__init__(profiles)
        self.events: dict[int, list[Event]] = {}  # by page
        self.began = 0

    async def begin(self) -> None:
        """Every evening begins at the same time, by the server's clock."""
        self.began = time.time_ns() // 1_000_000
        clockwork().ahead += (START - now()) / 1000
        await super().begin()

    async def _open(self, page: Page, origin: str, language: str, script: str) -> Screen:
        number = len(self.screens)
        self.events[number] = []
        await page.expose_binding("konspiraTell", partial(self._told, number))
        return await super()._open(page, origin, language, SCRIPT + script)

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
    profiles = Profiles(browser)
    evening = RecordedEvening(profiles)
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
            await profiles.close()
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


async def write(name: Name, folder: Path) -> None:
    options = prepare()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        recording = await record(browser, name)
        await browser.close()
    packed = pack(recording)
    (folder / name.path.name).write_bytes(packed)
    unpack(name, packed)  # it must fit, before anybody relies on it
    print(
        f"{name.path.name}: {len(recording.stops)} stops, {len(packed)} bytes", flush=True
    )


def write_all(names: Sequence[Name], folder: Path) -> list[Name]:
    """Each tour in a process of its own, as many at once as there are cores; those that
    could not be recorded."""
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        codes = workers.map(partial(write_alone, folder), names)
        return [name for name, code in zip(names, codes, strict=True) if code]


def write_alone(folder: Path, name: Name) -> int:
    """A tour that fails is played once more: others may starve a page of its time."""
    one = (str(folder), name.path.name, "--here")
    command = [sys.executable, "-m", "browser.recorder", *one]
    return subprocess.run(command).returncode and subprocess.run(command).returncode


def main(folder: Path, chosen: Sequence[str]) -> None:
    known = {name.path.name: name for name in NAMES}
    names = [known[word] for word in chosen if word in known] or NAMES
    if "--here" in chosen:
        with asyncio.Runner(loop_factory=Clockwork) as runner:
            runner.run(write(names[0], folder))
        return
    try:
        prepare()
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        sys.exit(f"Screens are recorded in a browser, and there is none to be had: {error}")
    folder.mkdir(exist_ok=True)
    if failed := write_all(names, folder):
        tours = ", ".join(name.path.name for name in failed)
        sys.exit(f"These could not be recorded, see above: {tours}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
