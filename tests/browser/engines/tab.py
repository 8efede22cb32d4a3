"""What tests need of any browser engine, in as few words as possible.

Playwright drives today's Chromium, and Chromium 109. It cannot drive a WebKit or a Firefox
that it did not build itself, so these two have small drivers here, by the standards that
they speak: WebDriver (webkitgtk.py) and WebDriver BiDi (firefox.py). Selenium would need
geckodriver besides, and blocks the event loop that our server runs in.
"""

import json
from abc import ABC, abstractmethod
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import ViewportSize

HERE = Path(__file__).parent
LONGEST = 840.0  # seconds until a browser that hangs is ended: before pytest ends its test
# A page writes down what it complains about, from its first line on.
COMPLAINTS = (HERE / "complaints.js").read_text("utf-8")
# What can be asked of a page.
PAGE = (HERE / "page.js").read_text("utf-8").partition("\n;")[2].strip()
TAKE_COMPLAINTS = "() => window.complaints.splice(0)"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

# Only texts pass between a page and us, so every engine passes the same values.
CALL = """async (given) => {
  try {
    const value = await (%s)(...JSON.parse(given))
    return JSON.stringify({ value: value ?? null })
  } catch (error) {
    return JSON.stringify({ error: String(error) })
  }
}"""


class TabError(Exception):
    """Something went wrong in a page, or an engine refused what it was told."""


class Tab(ABC):
    """A page in an engine. Its pointer is a finger where the engine has one."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._has_page = False

    # What every engine does in its own way

    @abstractmethod
    async def load(self, url: str) -> None: ...

    @abstractmethod
    async def call(self, function: str, given: str) -> str: ...

    @abstractmethod
    async def move(self, x: float, y: float) -> None: ...

    @abstractmethod
    async def down(self) -> None: ...

    @abstractmethod
    async def up(self) -> None: ...

    @abstractmethod
    async def write(self, text: str) -> None:
        """Press the keys of a text, which goes where the focus is."""

    @abstractmethod
    async def screenshot(self) -> bytes: ...

    # What follows

    async def goto(self, url: str) -> None:
        await self.take_complaints()
        await self.load(url)
        self._has_page = True

    async def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page, and wait for what it returns."""
        answer = json.loads(await self.call(CALL % function, json.dumps(arguments)))
        if "error" in answer:
            raise TabError(answer["error"])
        return answer["value"]

    async def picture(self) -> bytes:
        """What somebody sees, as a PNG, once it is drawn."""
        await self.evaluate(DRAWN)
        return await self.screenshot()

    async def take_complaints(self) -> list[str]:
        """Everything that its pages complained about so far."""
        if self._has_page:
            self.complaints += await self.evaluate(TAKE_COMPLAINTS)
        return self.complaints


class ActingTab(Tab):
    """A page whose driver takes actions, which WebDriver and BiDi write in the same way."""

    pointer: Literal["touch", "mouse"] = "mouse"

    @abstractmethod
    async def act(self, source: dict[str, Any]) -> None:
        """Have a pointer or a keyboard do something."""

    async def move(self, x: float, y: float) -> None:
        place = {"x": round(x), "y": round(y), "duration": 0}
        await self._point({"type": "pointerMove", **place})

    async def down(self) -> None:
        await self._point({"type": "pointerDown", "button": 0})

    async def up(self) -> None:
        await self._point({"type": "pointerUp", "button": 0})

    async def write(self, text: str) -> None:
        pressed = [
            {"type": step, "value": letter}
            for letter in text
            for step in ("keyDown", "keyUp")
        ]
        await self.act({"type": "key", "id": "keys", "actions": pressed})

    async def _point(self, step: dict[str, Any]) -> None:
        kind = {"id": self.pointer, "parameters": {"pointerType": self.pointer}}
        await self.act({"type": "pointer", **kind, "actions": [step]})


class Engine(ABC):
    """A browser that tests can start, if it is installed."""

    name: str

    def __init__(self) -> None:
        self.tabs: list[Tab] = []
        self.started = AsyncExitStack()  # whatever ends with it

    @classmethod
    @abstractmethod
    def missing(cls) -> str:
        """Return the packages of Debian that must be installed first, or nothing."""

    @abstractmethod
    async def make_tab(self, size: ViewportSize, script: str) -> Tab: ...

    async def open(self, size: ViewportSize, script: str = "") -> Tab:
        """Open a page with nothing stored; `script` runs before those of the page."""
        tab = await self.make_tab(size, f"{COMPLAINTS}\n{script}")
        self.tabs.append(tab)
        return tab

    async def complaints(self) -> list[str]:
        """Everything that its pages complained about."""
        return [text for tab in self.tabs for text in await tab.take_complaints()]

    async def take_pictures(self, folder: Path) -> None:
        """What everybody sees just now."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, tab in enumerate(self.tabs):
            (folder / f"{self.name}-{number}.png").write_bytes(await tab.picture())

    async def close(self) -> None:
        """End everything that was started."""
        await self.started.aclose()
