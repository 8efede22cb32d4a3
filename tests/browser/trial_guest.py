"""A guest who tries a game alone and does nothing but what the coach says."""

from collections.abc import Awaitable, Callable

from playwright.async_api import FloatRect

from browser.evening import Screen

MOST_STEPS = 150
LOOK_MS = 60
RING = "[...document.querySelectorAll('[popover] > .ring')].map((one) => one.getBoundingClientRect().toJSON())"
POINTED = "([x, y]) => document.elementFromPoint(x, y)?.closest('input, textarea')?.tagName ?? ''"

Watch = Callable[[str], Awaitable[None]]


class Guest:
    """Reads the bubble, taps it on, taps what is ringed, writes a word where one is asked for."""

    def __init__(self, screen: Screen, word: str = "") -> None:
        self.screen = screen
        self.page = screen.page
        self.word = word
        self.told: list[str] = []  # everything that the coach said

    async def begin(self, game: str) -> None:
        await self.screen.goto(f"/try/{game}")
        await self.page.locator("header[data-waits]").wait_for()

    async def play(self, watch: Watch) -> None:
        """To the end. `watch` is called with every new thing that the coach waits for."""
        for _ in range(MOST_STEPS):
            if await self.screen.button("trial-open").count():
                return
            waits = await self.page.locator("header").get_attribute("data-waits")
            said = await self.page.locator("header [role=status]").inner_text()
            if waits in ("tap", "move") and said not in self.told:
                self.told.append(said)
                await watch(said)
            if waits == "move":
                await self._act()
            else:
                await self._go_on()
            await self.page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"no end after {MOST_STEPS} steps; last: {self.told[-1]}")

    async def _go_on(self) -> None:
        button = self.page.locator("header .bubble button")
        if await button.count():
            await button.tap(timeout=2_000)

    async def _act(self) -> None:
        rings: list[FloatRect] = await self.page.evaluate(RING)
        if not rings:
            await self.page.wait_for_timeout(LOOK_MS)  # perhaps a card still turns
            return
        ring = rings[0]
        x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
        if await self.page.evaluate(POINTED, [x, y]):
            await self.page.touchscreen.tap(x, y)
            await self.page.keyboard.type(self.word)
        else:
            await self.page.touchscreen.tap(x, y)
        await self.page.wait_for_timeout(300)
