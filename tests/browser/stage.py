"""Shows recorded tours to the real page: no friends, no games, no server that keeps any.

A page gets what a device once got, and what was done there is done again, on a clock that
stands still at each stop: in any language, and as often as somebody wants to look.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any
from urllib.parse import quote

from hatch_build import CLIENT
from playwright.async_api import CDPSession, Error, Page, Request, ViewportSize

from browser.base_tour import Stop
from browser.evening import SMALL, TV, Evening, Screen
from browser.recordings import HEAR, LOAD, Event, Name, StaleRecordingError, Track, load
from browser.screen_checks import settled
from konspira.languages import ENGLISH

REPLAY = (CLIENT / "gallery" / "replay.js").read_text("utf-8")
THUMBNAIL = 0.1  # of a picture's size: a page is laid out all the same, and cheap to paint


class Replay(ABC):
    """The way along a recording, whatever browser shows it."""

    failures: tuple[type[Exception], ...]  # of what a browser is told to do
    patience = 0  # milliseconds without a new file, where nobody counts them: replay.js

    def __init__(self, name: Name, language: str) -> None:
        self.path = name.path
        self.recording = load(name)
        self.language = language
        self.loads = 0

    @abstractmethod
    async def turn_to(self, tv: bool) -> None:
        """From now on we look at the phone, or at the TV."""

    @abstractmethod
    async def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a function in the page."""

    @abstractmethod
    async def goto(self, path: str) -> None: ...

    @abstractmethod
    async def rest(self) -> None:
        """Nothing moves any more, and nothing is on its way."""

    async def names(self, track: Track) -> AsyncIterator[str]:
        """Every stop of a device, by its name, when it has come to rest."""
        await self.turn_to(track.tv)
        fresh = True
        for (when, what, *how), before in track.parts():
            try:
                *views, events = until_views(before)
                for view in views:
                    await self.play(view)
                    await self.rest()
                if what == LOAD:
                    if events:
                        await self.play(events)
                    await self.load(when, how[0], how[1] if fresh else None)
                    fresh = False
                    continue
                await self.play([*events, (when, "")])
                await self.rest()
            except self.failures as error:
                where = how[0] if what != LOAD else f"the way to {how[0]}"
                raise StaleRecordingError(self.path, f"{where}: {error}") from None
            await self.check_sheets(how[0], how[2])
            yield how[0]

    async def play(self, events: Sequence[Event]) -> None:
        # As a text, which Playwright passes on faster than values.
        await self.evaluate(
            "(events) => replay.play(JSON.parse(events))", json.dumps(events)
        )

    async def load(self, when: int, path: str, seats: Any) -> None:
        """Another page; `seats` that a phone has which was never used before."""
        self.loads += 1  # or an address that differs in its # alone would load nothing
        asked = {"now": when, "seats": seats, "load": self.loads}
        asked |= {"language": self.language, "patience": self.patience}
        place, _, law = path.partition("#")
        await self.goto(f"{place}?replay={quote(json.dumps(asked))}{'#' * bool(law)}{law}")

    async def check_sheets(self, name: str, sheets: int) -> None:
        if (found := await self.evaluate("() => replay.sheets")) != sheets:
            why = f"{name}: {found} sheets are open instead of {sheets}"
            raise StaleRecordingError(self.path, why)


class Stage(Replay):
    """A phone and a TV for all tracks of a recording.

    `small_picture`: nobody looks at its pictures, which need not be painted in full.
    """

    failures = (Error,)

    def __init__(
        self,
        evening: Evening,
        name: Name,
        language: str = ENGLISH,
        viewport: ViewportSize = SMALL,
        script: str = "",
        small_picture: bool = False,
    ) -> None:
        super().__init__(name, language)
        self.evening, self.script = evening, script
        evening.painted = True  # what is seen is asked all the time
        self.sizes: dict[bool, ViewportSize] = {False: viewport, True: TV}
        self.scale = THUMBNAIL if small_picture else 1
        self.screens: dict[bool, Screen] = {}  # the phone, and the TV
        self.tools: dict[bool, CDPSession] = {}
        self.on_the_wall = False  # whether the TV is what we look at
        self.fetched: set[Request] = set()  # is on its way

    @property
    def screen(self) -> Screen:
        return self.screens[self.on_the_wall]

    @property
    def page(self) -> Page:
        return self.screen.page

    @property
    def size(self) -> ViewportSize:
        return self.sizes[self.on_the_wall]

    # The way

    async def stops(self, part: int = 0, parts: int = 1) -> AsyncIterator[Stop]:
        """Every stop, one device after the other, when it has come to rest; or those of a
        part of the tracks, of about as many stops as the other parts have."""
        for track in share(self.recording.tracks, part, parts):
            async for stop in self.along(track):
                yield stop

    async def along(self, track: Track) -> AsyncIterator[Stop]:
        async for name in self.names(track):
            yield Stop(name, self.screen)

    async def turn_to(self, tv: bool) -> None:
        self.on_the_wall = tv
        if tv in self.screens:
            return
        screen = await self.evening.phone(
            self.language,
            viewport=self.size,
            script=REPLAY + self.script,
            touch=not tv,
        )
        screen.page.on("request", self._asked)
        screen.page.on("requestfinished", self._came)
        screen.page.on("requestfailed", self._came)
        self.screens[tv] = screen
        self.tools[tv] = await screen.page.context.new_cdp_session(screen.page)
        await self._measure()

    def _asked(self, request: Request) -> None:
        self.fetched.add(request)

    def _came(self, request: Request) -> None:
        self.fetched.discard(request)

    async def evaluate(self, function: str, *arguments: Any) -> Any:
        return await self.page.evaluate(function, *arguments)

    async def goto(self, path: str) -> None:
        while True:
            try:
                return await self.screen.goto(path)
            except Error as error:
                # A closed sheet takes the page a step back, which may come between.
                if "ERR_ABORTED" not in error.message:
                    raise

    async def rest(self) -> None:
        await settled(self.page)
        while self.fetched:
            await next(iter(self.fetched)).response()
            await settled(self.page)

    # What can be changed at a stop

    async def speak(self, language: str) -> None:
        """The page, and the table it shows, speak another language from now on."""
        if language == self.language:
            return
        self.language = language
        await self.page.evaluate("(language) => replay.speak(language)", language)
        await self.rest()

    async def resize(self, size: ViewportSize) -> None:
        if size != self.size:
            self.sizes[self.on_the_wall] = size
            await self._measure()
            await settled(self.page)

    async def _measure(self) -> None:
        if self.scale == 1:  # or a picture would have the size that the page had first
            return await self.page.set_viewport_size(self.size)
        tv = self.on_the_wall
        how = {"deviceScaleFactor": 1, "mobile": not tv, "scale": self.scale}
        tools = self.tools[tv]
        await tools.send("Emulation.setDeviceMetricsOverride", {**self.size, **how})

    async def enlarge(self, letter: int) -> None:
        """As somebody sets it in their browser: a letter has so many pixels."""
        sizes = {"fontSizes": {"standard": letter}}
        await self.tools[self.on_the_wall].send("Page.setFontSizes", sizes)
        await settled(self.page)


def until_views(events: Sequence[Event]) -> list[list[Event]]:
    """The same in parts, each of which ends with a whole view but for the last one: there a
    page fetches what shows it, which takes none of the time that it counts."""
    parts: list[list[Event]] = [[]]
    for event in events:
        parts[-1].append(event)
        if event[1] == HEAR and event[2].get("whole"):
            parts.append([])
    return parts


def share(tracks: Sequence[Track], part: int, parts: int) -> list[Track]:
    """Those tracks that are this part's: the fullest first, each to who has least."""
    loads = [0] * parts
    mine = []
    for track in sorted(tracks, key=lambda track: -len(track.stops)):
        least = loads.index(min(loads))
        loads[least] += len(track.stops)
        mine += [track] if least == part else []
    return mine
