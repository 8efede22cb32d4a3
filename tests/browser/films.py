"""Films of reveals and endings: their steps as one strip of pictures, on phones and TV.

They come from the recordings, and no reveal is known here by name: whatever is told in
steps (`client/src/lib/look/steps.svelte.ts`) says so, and the clock of the page goes from
one step to the next, to the end, however early somebody put it away in the recording.
"""

import base64
from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from browser.evening import PHONE, Evening
from browser.profiles import Profiles
from browser.recordings import Event, Name, StaleRecordingError, Track
from browser.screen_checks import paint
from browser.stage import Stage

IN_MOTION_MS = 160  # how far a movement has come that is seen half-way
AFTER_MS = 1_500  # what follows a last step is seen, too
LONGEST_MS = 30_000  # to the next step: later ones are not waited for
MOST = 60  # pictures of one film
WIDTHS = {False: 230, True: 600}  # pixels of a picture in a strip: a phone's, the TV's
COLUMNS = {False: 8, True: 3}
STRIP = """<body style="margin: 0; width: max-content; display: grid; gap: 6px;
grid-template-columns: repeat({columns}, max-content); background: gray">
{pictures}</body>"""
PICTURE = """<img src="data:image/jpeg;base64,{data}" width="{width}">"""


class Camera(Stage):
    """Shows a recording, and takes pictures whenever something is told in steps."""

    def __init__(self, evening: Evening, name: Name, language: str) -> None:
        super().__init__(evening, name, language, PHONE)
        self.steps = 0  # that were told on this page
        self.films: list[list[bytes]] = []  # since the last stop

    async def load(self, when: int, path: str, seats: Any) -> None:
        self.steps = 0
        await super().load(when, path, seats)
        await paint(self.page, "dark")

    async def play(self, events: Sequence[Event]) -> None:
        """Play them one by one, and see each story that one of them begins to its end."""
        await self.evaluate(f"() => replay.film({IN_MOTION_MS})")
        for event in events:
            await super().play([event])
            if film := await self.film():
                self.films.append(film)
            await self.evaluate(f"() => (replay.freeze({IN_MOTION_MS}), replay.thaw())")

    async def film(self) -> list[bytes]:
        """The pictures of a story that has begun; none, if there is none."""
        pictures: list[bytes] = []
        while (told := await self.told())[0] > self.steps:
            while told[0] > self.steps or told[1] < LONGEST_MS:
                if told[0] > self.steps:
                    self.steps = told[0]
                    pictures += await self.pictures()
                if len(pictures) > MOST:
                    return pictures
                told = await self.told()
                if told[1] < LONGEST_MS:
                    await self.wait(told[1] + 1)
                    told = await self.told()
            await self.wait(AFTER_MS)
            pictures += await self.pictures()
        return [picture for picture, _ in groupby(pictures)]

    async def told(self) -> tuple[int, float]:
        found = await self.evaluate("() => replay.told()")
        return found["steps"], found["next"] if found["next"] is not None else LONGEST_MS

    async def wait(self, ms: float) -> None:
        await self.evaluate("(ms) => replay.wait(ms)", ms)

    async def pictures(self) -> list[bytes]:
        """The step half-way, if anything moves, and when it has come to rest."""
        taken = []
        if await self.evaluate("(ms) => replay.freeze(ms)", IN_MOTION_MS):
            taken.append(await self.picture())
            await self.evaluate("() => replay.thaw()")
        return [*taken, await self.picture()]

    async def picture(self) -> bytes:
        return await self.page.screenshot(type="jpeg", quality=80)

    async def strips(self, track: Track) -> AsyncIterator[tuple[str, list[bytes]]]:
        """Every film on the way of a device, named after the stop that it leads to."""
        name = "end"
        async for name in self.names(track):
            for film in self.cut():
                yield name, film
        for film in self.cut():
            yield f"{name}-after", film

    def cut(self) -> list[list[bytes]]:
        films, self.films = self.films, []
        return films


async def take_films(profiles: Profiles, language: str, tour: str, folder: Path) -> None:
    """Write SIZE/STOP-NUMBER.png for every reveal and ending of a tour."""
    evening = Evening(profiles, painted=True)
    await evening.begin()
    page = await profiles.browser.new_page(device_scale_factor=1)
    try:
        camera = Camera(evening, Name(tour), language)
        for track in camera.recording.tracks:
            await take_track(camera, track, page, folder)
    finally:
        await page.close()
        await evening.end()


async def take_track(camera: Camera, track: Track, page: Page, folder: Path) -> None:
    number = 0
    try:
        async for name, film in camera.strips(track):
            number += 1
            size = f"{camera.size['width']}x{camera.size['height']}"
            path = folder / size / f"{name}-{number}.png"
            await write_strip(page, film, track.tv, path)
            print(path, len(film), "pictures", flush=True)
    except (
        StaleRecordingError
    ) as error:  # a later tap found another screen than it did then
        print(f"No further on this device: {error}", flush=True)


async def write_strip(page: Page, film: Sequence[bytes], tv: bool, path: Path) -> None:
    """Write the pictures of a film as one, line by line."""
    pictures = [
        PICTURE.format(data=base64.b64encode(picture).decode(), width=WIDTHS[tv])
        for picture in film
    ]
    columns = min(COLUMNS[tv], len(film))
    await page.set_viewport_size({"width": 1, "height": 1})  # the last one was larger
    await page.set_content(STRIP.format(columns=columns, pictures="".join(pictures)))
    size = "[document.body.scrollWidth, document.body.scrollHeight]"
    width, height = await page.evaluate(size)
    await page.set_viewport_size({"width": width, "height": height})
    path.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=path)
