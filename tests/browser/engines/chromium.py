"""Chromium as one engine among others: today's, which is the measure, and Chromium 109."""

import os
from typing import Any

from playwright.async_api import Browser, Error, Page, ViewportSize

from browser.chromium import Packed, alone
from browser.engines.tab import HERE, Engine, Tab, TabError
from browser.evening import PATIENCE_MS


class Chromium(Engine):
    """Pages in a browser that Playwright has launched."""

    name = "chromium"

    def __init__(self, browser: Browser, name: str = name) -> None:
        super().__init__()
        self.browser, self.name = browser, name

    @classmethod
    def missing(cls) -> str:
        return ""

    async def make_tab(self, size: ViewportSize, script: str) -> Tab:
        context = await self.browser.new_context(
            viewport=size,
            device_scale_factor=1,
            locale="en-GB",
            color_scheme="dark",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE_MS)
        self.started.push_async_callback(context.close)
        await context.add_init_script(script)
        return ChromiumTab(await context.new_page())


class ChromiumTab(Tab):
    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    async def load(self, url: str) -> None:
        await self.page.goto(url)

    async def call(self, function: str, given: str) -> str:
        try:
            return await self.page.evaluate(function, given)
        except Error as error:
            raise TabError(error.message) from None

    async def move(self, x: float, y: float) -> None:
        await self.page.mouse.move(x, y)

    async def down(self) -> None:
        await self.page.mouse.down()

    async def up(self) -> None:
        await self.page.mouse.up()

    async def write(self, text: str) -> None:
        await self.page.keyboard.type(text)

    async def screenshot(self) -> bytes:
        return await self.page.screenshot()


# As old as a phone may be that plays.
CHROMIUM_109 = Packed(HERE, "aws/lib", "aws/.fonts")


def launch_109() -> dict[str, Any]:
    """Return how to launch Chromium 109."""
    with alone(HERE / ".preparing"):
        return CHROMIUM_109.launch()


def with_fonts_of_the_system(options: dict[str, Any]) -> dict[str, Any]:
    """Return how to launch a Chromium whose words are as wide as those of other engines.

    It has the same fonts, and hints no letters: Firefox never does, nor does any phone.
    """
    environment = {**os.environ, **options.get("env", {})}
    environment.pop("FONTCONFIG_FILE", None)
    arguments = [*options.get("args", []), "--font-render-hinting=none"]
    return {**options, "env": environment, "args": arguments}
