"""Somebody with a page in any engine: they read it, and touch it with a pointer."""

import asyncio
import json
import time
from typing import Any, NamedTuple

from server_harness import PATIENCE

from browser.engines.tab import PAGE, Tab
from browser.evening import words
from konspira.client import Phone
from konspira.languages import ENGLISH

CONTROLS = "button, a, summary, [role=button]"
SOON = 0.05  # seconds between two looks at a page
STEPS = 5  # of a finger that drags something


class Target(NamedTuple):
    """What somebody points at: one of the elements that are seen and fit all of this."""

    css: str = CONTROLS
    name: str = ""  # exactly, as it is read out
    begins: str = ""  # the first words of its name
    holding: str = ""  # the text of a part of it
    within: str = ""  # another element, by its selector
    nth: int = 0


class Person:
    """Does what a person does, one step after the other, and waits for what they see."""

    def __init__(self, tab: Tab, origin: str, language: str = ENGLISH) -> None:
        self.tab, self.origin = tab, origin
        self.words = words(language)

    async def goto(self, path: str) -> None:
        await self.tab.goto(self.origin + path)

    def text(self, key: str, /, **variables: str) -> str:
        """A text of the client."""
        text = self.words[key]
        for variable, value in variables.items():
            text = text.replace(f"{{ ${variable} }}", value)
        return text

    def button(self, key: str, /, **variables: str) -> Target:
        return Target(name=self.text(key, **variables))

    # Looking

    async def page(self, function: str, *arguments: Any) -> Any:
        """Call one of the functions of page.js."""
        call = f"(...given) => ({PAGE}).{function}(...given)"
        return await self.tab.evaluate(call, *arguments)

    async def read(self, function: str, *arguments: Any) -> Any:
        return await self.tab.evaluate(function, *arguments)

    async def sees(self, target: Target) -> bool:
        call = f"(target) => Boolean(({PAGE}).found(target))"
        return await self.tab.evaluate(call, target._asdict())

    async def waits_for(self, *targets: Target) -> Target:
        """Wait for the first of these that is seen."""
        late = time.monotonic() + PATIENCE
        while True:
            for target in targets:
                if await self.sees(target):
                    return target
            assert time.monotonic() < late, f"waited in vain for {targets}"
            await asyncio.sleep(SOON)

    async def waits_for_no(self, target: Target) -> None:
        late = time.monotonic() + PATIENCE
        while await self.sees(target):
            assert time.monotonic() < late, f"still there: {target}"
            await asyncio.sleep(SOON)

    # Pointing

    async def point(self, target: Target) -> tuple[float, float]:
        """Wait until it can be touched; where it is."""
        late = time.monotonic() + PATIENCE
        while True:
            found = await self.page("point", target._asdict())
            if "x" in found:
                return found["x"], found["y"]
            assert time.monotonic() < late, f"{target} cannot be touched: {found['why']}"
            await asyncio.sleep(SOON)

    async def tap(self, target: Target) -> None:
        await self.tab.move(*await self.point(target))
        await self.tab.down()
        await self.tab.up()

    async def press(self, key: str, /, **variables: str) -> None:
        """Tap the button with this text."""
        await self.tap(self.button(key, **variables))

    async def fill(self, target: Target, text: str) -> None:
        """Tap a field, and write over what stands there."""
        await self.tap(target)
        await self.page("mark", target._asdict())
        await self.tab.write(text)

    async def hold(self, target: Target, shows: Target) -> None:
        """Keep a finger on something, and wait for what it shows."""
        await self.tab.move(*await self.point(target))
        await self.tab.down()
        await self.waits_for(shows)

    async def let_go(self, hides: Target) -> None:
        await self.tab.up()
        await self.waits_for_no(hides)

    async def drag(self, what: Target, where: Target) -> None:
        """A finger takes something along, and leaves it there."""
        (x, y), (to_x, to_y) = await self.point(what), await self.point(where)
        await self.tab.move(x, y)
        await self.tab.down()
        for step in range(1, STEPS + 1):
            part = step / STEPS
            await self.tab.move(x + (to_x - x) * part, y + (to_y - y) * part)
        await self.tab.up()

    # At a table

    async def code(self) -> str:
        """The code of the table that this page shows."""
        path: str = await self.read("() => location.pathname")
        return path.rpartition("/")[2]

    async def tokens(self) -> list[str]:
        """Of the seats that this page holds."""
        held = await self.read("() => localStorage['konspira.seats']")
        return json.loads(held)[await self.code()]["tokens"]

    async def take_seats(self, friend: Phone) -> None:
        """Hold the seats of a friend in Python, too, like a second tab."""
        held = {friend.code: {"tokens": friend.tokens, "at": 4_000_000_000_000}}
        await self.goto("/")
        store = "(held) => { localStorage['konspira.seats'] = held }"
        await self.read(store, json.dumps(held))
        await self.goto(f"/{friend.code}")
