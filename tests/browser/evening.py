"""An evening in one browser: a real server, phones and TVs as pages, players in Python.

Whatever a page complains about (an error on its console, a request that failed or went
to another host, something its own security policy forbids) ends the test. All of it is
told on the console: to hear of every request would cost a test a fifth of its time.
"""

import asyncio
import json
import re
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from playwright.async_api import (
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)
from server_harness import GENEROUS, PATIENCE, House, Party, house

from browser.line import Line
from browser.profiles import Device, Profile, Profiles, Scheme
from konspira.client import Phone
from konspira.languages import ENGLISH
from konspira.log import Log
from konspira.log.memory import MemoryLog

CLIENT = Path(__file__).parents[2] / "client"
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
TV: ViewportSize = {"width": 1920, "height": 1080}
PATIENCE_MS = 1000 * PATIENCE
expect.set_options(timeout=PATIENCE_MS)

TICK_MS = 200

FORBIDDEN = """
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('The policy forbids:', violatedDirective, blockedURI))
"""
# Nothing is drawn, which would cost more than all that a page computes; it is laid out and
# can be touched as ever. `unpainted.disabled` draws it for those who want to see.
UNPAINTED = """
window.unpainted = new CSSStyleSheet()
unpainted.replaceSync('html { opacity: 0 }')
document.adoptedStyleSheets = [unpainted]
"""
STORY = r"^([a-z][\w-]*) = \{ \$theme ->\n +\[academy\] (.+)\n +\*\[spytown\] (.+)$"
BROKEN_LINE = re.compile(r"WebSocket connection|net::ERR_|Failed to load ")


def source(language: str) -> str:
    """All texts of the client in a language, as Fluent has them."""
    common = (CLIENT / "locales" / language).glob("*.ftl")
    games = (CLIENT / "src" / "games").glob(f"*/texts/{language}.ftl")
    return "\n".join(file.read_text("utf-8") for file in sorted([*common, *games]))


@cache
def words(language: str) -> Mapping[str, str]:
    """The texts of the client by id; with variables only where a test fills them in.

    A text that knows the story of Mafia's table is that of Spytown; that of the Academy
    has another name: `mafia-farewell academy`.
    """
    text = source(language)
    told = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))
    for name, academy, spytown in re.findall(STORY, text, re.MULTILINE):
        told |= {name: spytown, f"{name} academy": academy}
    return told


class Screen:
    """A page on somebody's phone, or on the wall."""

    def __init__(self, page: Page, origin: str, language: str) -> None:
        self.page = page
        self.origin = origin
        self.words = words(language)
        self.complaints: list[str] = []
        self.heard: list[str] = []  # every message of every WebSocket, but for pings
        self.pings = 0  # which come by the clock, whatever happens
        self._broken = False  # the line is: failed requests are no surprise
        self._held: tuple[Locator, Locator] | None = None  # what, and what it shows
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._websocket)

    # What happens

    async def goto(self, path: str) -> None:
        await self.page.goto(self.origin + path)

    def text(self, name: str, /, **variables: str) -> str:
        """A text of the client, in the language of this screen."""
        text = self.words[name]
        for variable, value in variables.items():
            text = text.replace(f"{{ ${variable} }}", value)
        return text

    def button(self, name: str, /, **variables: str) -> Locator:
        label = self.text(name, **variables)
        return self.page.get_by_role("button", name=label, exact=True)

    async def tap(self, name: str, /, **variables: str) -> None:
        await self.button(name, **variables).tap()

    async def shows(self, name: str, /, **variables: str) -> None:
        """Wait for a text of the client."""
        text = self.text(name, **variables)
        await self.page.get_by_text(text, exact=True).first.wait_for()

    async def has_prefetched(self, game: str) -> None:
        """Wait until this page has fetched all that it may need in a game."""
        mark = "name => performance.getEntriesByName(name, 'mark').length > 0"
        await self.page.wait_for_function(mark, arg=f"prefetched {game}")

    async def close_sheet(self) -> None:
        await self.page.locator("dialog[open]").last.press("Escape")

    async def hold(self, what: Locator, shows: Locator) -> None:
        """Keep a finger on something, and wait for what it shows."""
        await what.hover()
        await self.page.mouse.down()
        await shows.wait_for()
        self._held = what, shows

    async def let_go(self) -> None:
        await self.page.mouse.up()
        self._held = None

    async def resize(self, size: ViewportSize) -> None:
        await self.page.set_viewport_size(size)
        await self.hold_on()

    async def hold_on(self) -> None:
        """What the finger is on has moved: it follows."""
        if self._held:
            await self.page.mouse.up()
            await self.hold(*self._held)

    async def picture(self, of: Locator | None = None, **how: Any) -> bytes:
        """What somebody sees, of the page or of a part of it."""
        await self.page.evaluate("window.unpainted && (unpainted.disabled = true)")
        picture = await (of or self.page).screenshot(**how)
        await self.page.evaluate("window.unpainted && (unpainted.disabled = false)")
        return picture

    def line_breaks(self) -> None:
        """From now on no request needs to succeed."""
        self._broken = True

    # What there is to complain about

    def _complain(self, text: str) -> None:
        if not (self._broken and BROKEN_LINE.search(text)):
            self.complaints.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self._complain(f"{message.text} ({message.location['url']})")

    def _websocket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.origin.replace("http", "ws", 1) + "/"):
            self._complain(f"a WebSocket to another host: {socket.url}")
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if '"type":"Ping"' in str(frame):
            self.pings += 1
        else:
            self.heard.append(str(frame))


AnyLine = TypeVar("AnyLine", bound=Line)


def at_home(language: str) -> str:
    """What a browser asks for in a country of this language."""
    return "en-GB" if language == ENGLISH else f"{language}-{language.upper()}"


class Evening(AsyncExitStack):
    """Everybody who takes part in one test, and the server between them.

    `painted`: somebody looks at the pages, or measures how they are drawn.
    """

    house: House

    def __init__(self, profiles: Profiles, painted: bool = False) -> None:
        super().__init__()
        self.profiles = profiles
        self.painted = painted
        self._lent: list[Profile] = []
        self.log: Log = MemoryLog()
        self.screens: list[Screen] = []
        self._server = AsyncExitStack()
        self._lines = AsyncExitStack()

    async def begin(self) -> None:
        await self._serve(self.profiles.port)
        self.party = await self.enter_async_context(Party())
        self.push_async_callback(self._close_pages)
        # Friends in Python wait for what pages do, as long as a test does.
        self.enter_context(patch("konspira.client.ANSWER_SECONDS", PATIENCE))

    async def end(self) -> None:
        await self.aclose()
        await self._lines.aclose()
        await self._server.aclose()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.house.port}"

    @property
    def complaints(self) -> list[str]:
        return [complaint for screen in self.screens for complaint in screen.complaints]

    async def _close_pages(self) -> None:
        while self._lent:
            await self.profiles.take_back(self._lent.pop())

    async def picture(self, folder: Path) -> None:
        """What everybody sees just now."""
        for number, screen in enumerate(self.screens):
            await screen.picture(path=folder / f"{number}.png")

    async def stop_server(self) -> None:
        await self._server.aclose()

    async def start_server(self) -> None:
        """On the log that is there, where the phones expect it."""
        await self._serve(self.house.port)

    async def _serve(self, port: int) -> None:
        """The browser is the only guest, and finds the server here."""
        url = f"http://127.0.0.1:{port}"
        opening = house(self.log, GENEROUS, port, public_url=url)
        self.house = await self._server.enter_async_context(opening)

    # In the browser

    async def phone(
        self,
        language: str = "en",
        *,
        viewport: ViewportSize = PHONE,
        scheme: Scheme = "dark",
        locale: str = "",
        script: str = "",
        origin: str = "",
        workers: bool = False,
        seats: Phone | None = None,
        calm: bool = True,
        steady: bool = False,
        touch: bool = True,
        fresh: bool = False,
    ) -> Screen:
        """Somebody's phone, with nothing on it yet.

        `seats`: it holds the seats of a friend in Python, like a second tab. `calm`: it
        asks for little motion, so that a picture of it is always the same. `steady`: its
        clock goes only as fast as it can follow, and its timers ring at their times, one
        after the other: a page on a busy machine would leave out steps of a reveal.
        `fresh`: it fetches everything, as if it had never seen our page.
        """
        device = Device(
            origin or self.origin,
            **viewport,
            touch=touch,
            locale=locale or at_home(language),
            scheme=scheme,
            calm=calm,
            workers=workers,
        )
        profile = await self.profiles.lend(device, fresh)
        self._lent.append(profile)
        if seats:
            held = {seats.code: {"tokens": seats.tokens, "at": 4_000_000_000_000}}
            await profile.store({"konspira.seats": held})
        screen = await self._open(await profile.new_page(), device.origin, language, script)
        if steady:
            await self._hold_clock(screen)
        return screen

    async def tv(
        self,
        code: str,
        language: str = "en",
        **how: Any,
    ) -> Screen:
        """The screen on the wall."""
        screen = await self.phone(language, viewport=TV, touch=False, **how)
        await screen.goto(f"/tv/{code}")
        return screen

    async def _open(self, page: Page, origin: str, language: str, script: str) -> Screen:
        page.set_default_timeout(PATIENCE_MS)
        painting = "" if self.painted else UNPAINTED
        await page.add_init_script(FORBIDDEN + painting + script)
        screen = Screen(page, origin, language)
        self.screens.append(screen)
        return screen

    async def _hold_clock(self, screen: Screen) -> None:
        """From its first page on, time passes on this screen by `tick` alone."""
        await screen.page.clock.install()
        await screen.page.clock.pause_at(time.time() + 1)
        ticking = asyncio.create_task(tick(screen.page))
        self.callback(ticking.cancel)

    async def screen_of(self, friend: Phone, language: str = "en", **how: Any) -> Screen:
        """What a friend in Python would see, in the browser."""
        screen = await self.phone(language, seats=friend, **how)
        await screen.goto(f"/{friend.code}")
        return screen

    async def twin(self, screen: Screen) -> Phone:
        """A friend in Python who holds the seats of this screen, too."""
        held = await screen.page.evaluate("localStorage['konspira.seats']")
        code = screen.page.url.rsplit("/", 1)[1]
        tokens: list[str] = json.loads(held)[code]["tokens"]
        phone = await self.party.back(self.house, code, *tokens)
        await phone.until(lambda: bool(phone.room))
        return phone

    async def line(self) -> Line:
        """A line of its own for one phone: its address is the near end."""
        return await self.laid(Line(self.house.port))

    async def laid(self, line: AnyLine) -> AnyLine:
        await line.mend()
        self._lines.push_async_callback(line.cut)  # when no page needs it any more
        return line


async def tick(page: Page) -> None:
    """The time of a steady page passes, a little at a time, until it is closed."""
    with suppress(Error):
        while not page.is_closed():
            await page.clock.run_for(TICK_MS)
            await asyncio.sleep(TICK_MS / 1000)
