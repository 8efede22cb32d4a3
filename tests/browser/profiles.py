"""Keeps browser profiles from test to test, emptied in between.

A page in a new profile costs three times as much as one in a profile that was used before,
most of it for a process that starts and for code that is compiled. So a profile keeps an
idle page, its anchor, and every other page is opened by it, which puts it into the same
process. Such a page is as new as any other: it has no history, no listeners and no scripts.
"""

import json
from collections.abc import Mapping
from typing import Literal, NamedTuple

from playwright.async_api import Browser, BrowserContext, Page, ViewportSize
from server_harness import reserved_port

Scheme = Literal["dark", "light"]

KEPT = 16  # idle profiles; each is a process
ANCHORED_AT = "/healthz"
# Playwright moves the clock of a whole profile, and cannot give it back.
CLOCK_IS_NATIVE = "Function.prototype.toString.call(Date).includes('[native code]')"


class Device(NamedTuple):
    """What a profile was made for, and what it cannot change any more."""

    origin: str
    width: int
    height: int
    touch: bool = False
    locale: str = "en-GB"
    scheme: Scheme = "dark"
    calm: bool = True  # asks for little motion
    workers: bool = False  # may keep a service worker


class Profile:
    """One profile of the browser, with pages that share its storage."""

    def __init__(self, device: Device, context: BrowserContext, anchor: Page) -> None:
        self.device, self.context, self.anchor = device, context, anchor

    async def new_page(self) -> Page:
        async with self.context.expect_page() as opened:
            await self.anchor.evaluate("void window.open('about:blank')")
        return await opened.value

    async def store(self, items: Mapping[str, object]) -> None:
        """Lay these into localStorage, as JSON."""
        for name, value in items.items():
            item = [name, json.dumps(value)]
            await self.anchor.evaluate("item => localStorage.setItem(...item)", item)

    async def empty(self) -> bool:
        """Close all pages and forget everything; return whether it is as good as new."""
        is_new = not self.device.workers
        for page in self.context.pages:
            if page is not self.anchor:
                is_new = is_new and bool(await page.evaluate(CLOCK_IS_NATIVE))
                await page.close()
        if is_new:
            is_new = await self.anchor.evaluate("localStorage.clear(), navigator.onLine")
        return is_new


class Profiles:
    """The profiles of one browser that nobody uses just now."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        # Servers follow each other at one port: what is cached is kept by address.
        self._reserved = reserved_port()
        self._idle: list[Profile] = []  # the one that was used last is the last

    @property
    def port(self) -> int:
        port: int = self._reserved.getsockname()[1]
        return port

    async def lend(self, device: Device, fresh: bool = False) -> Profile:
        """Return a profile with nothing in it; a fresh one has cached nothing, either."""
        for profile in reversed(() if fresh else self._idle):
            if profile.device == device:
                self._idle.remove(profile)
                return profile
        return await self._make(device)

    async def take_back(self, profile: Profile) -> None:
        lasts = profile.device.origin.endswith(f":{self.port}")  # some lines do not
        if not lasts or not await profile.empty():
            await profile.context.close()
            return
        self._idle.append(profile)
        while len(self._idle) > KEPT:
            await self._idle.pop(0).context.close()

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().context.close()
        self._reserved.close()

    async def _make(self, device: Device) -> Profile:
        viewport: ViewportSize = {"width": device.width, "height": device.height}
        context = await self.browser.new_context(
            viewport=viewport,
            device_scale_factor=1,
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=device.locale,
            color_scheme=device.scheme,
            reduced_motion="reduce" if device.calm else "no-preference",
            service_workers="allow" if device.workers else "block",
        )
        anchor = await context.new_page()
        await anchor.goto(device.origin + ANCHORED_AT)
        return Profile(device, context, anchor)
