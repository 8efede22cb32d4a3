"""A guest who tries a game alone and does nothing but what the coach says."""

import time
from collections.abc import Awaitable, Callable

from playwright.async_api import FloatRect
from server_harness import PATIENCE

from browser.evening import Screen

AT_MOST = (
    5 * PATIENCE
)  # until a trial without an end is given up; nothing is measured by it
LOOK_MS = 500  # on the clock of the page: friends and reveals take their time
SHOWN_MS = 300  # until what was touched is seen
PLACES = """() => [...document.querySelectorAll('{}')]
  .map((each) => each.getBoundingClientRect().toJSON())"""
RINGS = PLACES.format("[popover] > .ring")
BUBBLES = PLACES.format("header[data-waits] .bubble button")
IS = "([x, y, what]) => document.elementFromPoint(x, y)?.closest(what) != null"
FIELD, HELD = "input, textarea", "[data-coach=hold]"
HOLD_MS = 700

Watch = Callable[[str], Awaitable[None]]


class Guest:
    """Reads the bubble and taps it on, taps what is ringed, writes a word if asked to."""

    def __init__(self, screen: Screen, word: str = "") -> None:
        self.screen = screen
        self.page = screen.page
        self.word = word
        self._coach = self.page.locator("header[data-waits]")
        self.told: list[str] = []  # everything that the coach said

    async def begin(self, game: str) -> None:
        await self.page.clock.install()
        await self.screen.goto(f"/try/{game}")
        await self._coach.wait_for()

    async def play(self, watch: Watch) -> None:
        """To the end. `watch` is called with every new thing that the coach waits for."""
        late = time.monotonic() + AT_MOST
        while time.monotonic() < late:
            if await self.screen.button("practice-open").count():
                return
            waits = await self._coach.get_attribute("data-waits")
            said = await self._coach.get_by_role("status").inner_text()
            if waits in ("tap", "does", "move") and said not in self.told:
                self.told.append(said)
                await watch(said)
            if waits in ("does", "move"):
                await self._act()
            else:
                await self._go_on()
            await self._wait(LOOK_MS)
        raise AssertionError(f"no end after {AT_MOST} seconds; last: {self.told[-1]}")

    async def _go_on(self) -> None:
        """The whole bubble can be tapped, unless something is being revealed."""
        bubbles: list[FloatRect] = await self.page.evaluate(BUBBLES)
        for each in bubbles:
            x, y = each["x"] + each["width"] / 2, each["y"] + each["height"] / 2
            await self.page.touchscreen.tap(x, y)

    async def _act(self) -> None:
        rings: list[FloatRect] = await self.page.evaluate(RINGS)
        if not rings:
            await self._wait(LOOK_MS)  # perhaps a card still turns
            return
        ring = rings[0]
        x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
        if await self.page.evaluate(IS, [x, y, FIELD]):
            await self.page.touchscreen.tap(x, y)
            await self.page.keyboard.type(self.word)
        elif await self.page.evaluate(IS, [x, y, HELD]):
            await self.page.mouse.move(x, y)
            await self.page.mouse.down()
            await self._wait(HOLD_MS)
            await self.page.mouse.up()
        else:
            await self.page.touchscreen.tap(x, y)
        await self._wait(SHOWN_MS)

    async def _wait(self, ms: int) -> None:
        """So much time passes on the page, at once."""
        await self.page.clock.run_for(ms)
