"""Shows recorded tours in any engine: the same screens in all of them, and nobody plays."""

from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import ViewportSize

from browser.engines.tab import Engine, Tab, TabError
from browser.evening import PHONE, TV, UNPAINTED
from browser.recordings import Name
from browser.screen_checks import CHECKS
from browser.stage import REPLAY, Replay
from konspira.languages import ENGLISH

# Whatever Playwright evaluates counts as a touch, after which a page may sound; elsewhere
# nothing does that a driver evaluates.
TOUCHED = """
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } })
"""
SIZES: dict[bool, ViewportSize] = {False: PHONE, True: TV}


class EngineReplay(Replay):
    """A phone and a TV in one engine, for all tracks of a recording.

    `painted`: somebody looks at its pictures. Else it is laid out, and nothing is drawn.
    """

    failures = (TabError,)
    patience = 30

    def __init__(
        self,
        engine: Engine,
        origin: str,
        name: Name,
        language: str = ENGLISH,
        painted: bool = False,
    ) -> None:
        super().__init__(name, language)
        self.engine, self.origin = engine, origin
        self.script = REPLAY + TOUCHED + ("" if painted else UNPAINTED)
        self.tabs: dict[bool, Tab] = {}
        self.on_the_wall = False

    @property
    def tab(self) -> Tab:
        return self.tabs[self.on_the_wall]

    @property
    def size(self) -> ViewportSize:
        return SIZES[self.on_the_wall]

    async def stops(self) -> AsyncIterator[str]:
        """Every stop, one device after the other."""
        for track in self.recording.tracks:
            async for name in self.names(track):
                yield name

    async def turn_to(self, tv: bool) -> None:
        self.on_the_wall = tv
        if tv not in self.tabs:
            self.tabs[tv] = await self.engine.open(self.size, self.script)

    async def evaluate(self, function: str, *arguments: Any) -> Any:
        return await self.tab.evaluate(function, *arguments)

    async def goto(self, path: str) -> None:
        await self.tab.goto(self.origin + path)

    async def rest(self) -> None:
        await self.tab.evaluate(f"() => ({CHECKS.strip()}).rest()")
