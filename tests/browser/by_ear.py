"""Somebody who plays by ear and by keys: they hear a screen reader, and press keys.

They know a page only by its accessibility tree: roles, names, states and live regions.
Nothing here looks for a class, a test id or a pixel, and no pointer is used.
"""

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Locator, expect

from browser.evening import Evening, Screen
from konspira.client import Phone

Role = Literal["button", "textbox", "switch", "group", "radio"]

MOST_STOPS = 150  # of the tabulator, before it has been everywhere

LISTENS = (Path(__file__).parent / "listen.js").read_text("utf-8")
NOWHERE = "document.activeElement === document.body || document.activeElement === null"
IS_FOCUSED = "element => element === document.activeElement"


class Guest:
    """A guest at a page that they do not see."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page

    # What they hear

    async def story(self) -> list[str]:
        """Everything that was said to all alike, in order."""
        said = await self.page.evaluate("spoken")
        return [line["said"] for line in said if not line["secret"]]

    async def secrets(self) -> list[str]:
        """What was said while a secret lay open."""
        said = await self.page.evaluate("spoken")
        return [line["said"] for line in said if line["secret"]]

    async def hears(self, what: str) -> str:
        """Wait until something is said of this; what it was."""
        found = "what => spoken.findLast(({ said }) => said.includes(what))?.said"
        heard = await self.page.wait_for_function(found, arg=what)
        return str(await heard.json_value())

    async def hears_text(self, text: str, /, **variables: str) -> str:
        """The same, of a text of the client."""
        return await self.hears(self.screen.text(text, **variables))

    async def is_somewhere(self) -> None:
        """The focus is on the page, or comes back to it."""
        await self.page.wait_for_function(f"() => !({NOWHERE})")

    # What they press

    async def key(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    def named(self, role: Role, name: str | re.Pattern[str], **how: Any) -> Locator:
        exact = isinstance(name, str)
        return self.page.get_by_role(role, name=name, exact=exact, **how).first

    def says(self, text: str, /, **variables: str) -> re.Pattern[str]:
        """A name that begins with a text of the client, as far as it is known."""
        words = self.screen.text(text, **variables).partition("{")[0]
        return re.compile("^" + re.escape(words.strip()))

    async def reach(self, wanted: Locator) -> None:
        """Go on with the tabulator until the focus is there."""
        await wanted.wait_for(state="attached")
        for _ in range(MOST_STOPS):
            if await wanted.evaluate(IS_FOCUSED):
                return
            await self.key("Tab")
        raise AssertionError(f"the tabulator never comes to {wanted}")

    async def into(self, group: Locator) -> None:
        """Go on with the tabulator until the focus is somewhere in there."""
        for _ in range(MOST_STOPS):
            if await group.evaluate("group => group.contains(document.activeElement)"):
                return
            await self.key("Tab")
        raise AssertionError(f"the tabulator never comes to {group}")

    async def walk_to(self, card: Locator, at: int, row: int = 5) -> None:
        """With arrows over a board: to its first corner, and from there."""
        await self.key("Home", *["ArrowUp"] * row, *["ArrowDown"] * (at // row))
        await self.key(*["ArrowRight"] * (at % row))
        assert await card.evaluate(IS_FOCUSED)

    async def press(self, name: str | re.Pattern[str], role: Role = "button") -> None:
        """Go to something by its name, and press Enter; the focus stays on the page."""
        wanted = self.named(role, name)
        await expect(wanted).to_be_enabled()
        await self.reach(wanted)
        await self.key("Enter")
        await self.is_somewhere()

    async def press_text(self, text: str, /, **variables: str) -> None:
        await self.press(self.says(text, **variables))

    async def choose(self, name: str | re.Pattern[str]) -> None:
        """Press something that stays chosen."""
        await self.press(name)
        await expect(self.named("button", name)).to_have_attribute("aria-pressed", "true")

    async def read_secret(self, text: str) -> str:
        """Open what is held, by its key, and hide it again; what was said meanwhile."""
        before = len(await self.secrets())
        bar = self.named("button", self.says(text))
        await self.reach(bar)
        await self.key("Enter")
        await self.page.wait_for_function(
            "before => spoken.filter(({ secret }) => secret).length > before", arg=before
        )
        await self.key("Escape")
        await self.named("button", self.says(text), pressed=False).wait_for()
        return (await self.secrets())[before]


def tells(story: Sequence[str], *what: str) -> None:
    """The story tells all of this, in this order, and says nothing twice in a row."""
    lines = iter(story)
    for part in what:
        assert any(part in line for line in lines), f"not told in time: {part!r} of {story}"
    assert all(one != other for one, other in pairwise(story)), story


def keeps(story: Sequence[str], secret: str, until: str) -> None:
    """Nothing of this was said to all before it lay open."""
    before = takewhile(lambda line: until not in line, story)
    word = re.compile(rf"\b{re.escape(secret)}\b")  # it may be a part of another one
    assert not [line for line in before if word.search(line)]


async def listening(
    evening: Evening, phone: Phone, language: str = "en", **how: Any
) -> Guest:
    """Somebody at the seat of a friend in Python, on a phone with a keyboard."""
    screen = await evening.screen_of(phone, language, script=LISTENS, **how)
    guest = Guest(screen)
    await guest.page.locator("main button:enabled").first.wait_for()  # for the focus
    await guest.key("Tab")  # whoever plays by keys is somewhere
    await guest.is_somewhere()
    return guest
