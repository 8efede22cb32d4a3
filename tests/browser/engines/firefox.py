"""Drives Firefox by WebDriver BiDi, which it speaks itself: no driver is needed."""

import asyncio
import base64
import itertools
import json
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.async_api import ViewportSize
from processes import limited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from browser.engines.tab import LONGEST, ActingTab, Engine, Tab, TabError

PROGRAMS = ("firefox-esr", "firefox")
ADDRESS = "WebDriverBiDiServer.json"  # in its profile, as soon as it listens
# A calm page in the dark, as Chromium shows it to our tests; and nothing of its own to do.
PREFERENCES: dict[str, int | bool | str] = {
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.serviceWorkers.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "layout.css.devPixelsPerPx": "1.0",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,  # BiDi
    "services.settings.server": "",
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 1,
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": True,
}


def find() -> str:
    """Where Firefox is, if anywhere."""
    return next(filter(None, map(shutil.which, PROGRAMS)), "")


class Firefox(Engine):
    name = "firefox"

    def __init__(self) -> None:
        super().__init__()
        self._bidi: Bidi | None = None

    @classmethod
    def missing(cls) -> str:
        return "" if find() else "firefox-esr"

    async def make_tab(self, size: ViewportSize, script: str) -> Tab:
        bidi = self._bidi = self._bidi or await self._start()
        person = (await bidi.send("browser.createUserContext"))["userContext"]
        code = f"() => {{ {script} }}"
        await bidi.send(
            "script.addPreloadScript", functionDeclaration=code, userContexts=[person]
        )
        # In a window of its own, or another tab would put it to sleep.
        opened = await bidi.send(
            "browsingContext.create", type="window", userContext=person
        )
        context = opened["context"]
        seen = {"context": context, "viewport": size, "devicePixelRatio": 1}
        await bidi.send("browsingContext.setViewport", **seen)
        return FirefoxTab(bidi, context, is_phone=size["width"] < size["height"])

    async def _start(self) -> "Bidi":
        place = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = Path(self.started.enter_context(place))
        chosen = (
            f"user_pref({json.dumps([*each])[1:-1]});\n" for each in PREFERENCES.items()
        )
        (profile / "user.js").write_text("".join(chosen))
        command = [find(), "--headless", "--no-remote", "--remote-debugging-port=0"]
        child = subprocess.Popen(
            [*command, "--profile", str(profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.started.enter_context(limited(child, LONGEST, family=True))
        while not (address := listens_at(profile / ADDRESS)):
            if child.poll() is not None:
                raise TabError(f"Firefox ended at once, with {child.returncode}")
            await asyncio.sleep(0.05)
        socket = connect(f"{address}/session", max_size=None, ping_interval=None)
        bidi = Bidi(await self.started.enter_async_context(socket))
        reading = asyncio.create_task(bidi.read())
        self.started.callback(reading.cancel)
        await bidi.send("session.new", capabilities={})
        return bidi


def listens_at(file: Path) -> str:
    """The address that Firefox has written down, if all of it is there."""
    with suppress(OSError, ValueError):
        told = json.loads(file.read_text())
        return f"ws://{told['ws_host']}:{told['ws_port']}"
    return ""


class Bidi:
    """A connection by WebDriver BiDi: commands, and their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count(1)
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def send(self, method: str, **params: Any) -> dict[str, Any]:
        asked = next(self._ids)
        self._asked[asked] = answered = asyncio.get_running_loop().create_future()
        message = {"id": asked, "method": method, "params": params}
        await self._socket.send(json.dumps(message))
        answer = await answered
        if answer["type"] == "error":
            raise TabError(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]

    async def read(self) -> None:
        """Give every answer to who waits for it, until the connection ends."""
        try:
            async for message in self._socket:
                answer = json.loads(message)
                if waiting := self._asked.pop(answer.get("id"), None):
                    waiting.set_result(answer)
        except ConnectionClosed:
            pass
        for waiting in self._asked.values():
            waiting.set_exception(TabError("Firefox has ended"))


class FirefoxTab(ActingTab):
    def __init__(self, bidi: Bidi, context: str, is_phone: bool) -> None:
        super().__init__()
        self._bidi, self._context = bidi, context
        self.pointer = "touch" if is_phone else "mouse"

    async def load(self, url: str) -> None:
        await self._send("browsingContext.navigate", url=url, wait="complete")

    async def call(self, function: str, given: str) -> str:
        told = await self._bidi.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": given}],
            awaitPromise=True,
            target={"context": self._context},
        )
        if told["type"] == "exception":
            raise TabError(told["exceptionDetails"]["text"])
        return told["result"]["value"]

    async def screenshot(self) -> bytes:
        taken = await self._send("browsingContext.captureScreenshot")
        return base64.b64decode(taken["data"])

    async def act(self, source: dict[str, Any]) -> None:
        await self._send("input.performActions", actions=[source])

    async def _send(self, method: str, **params: Any) -> dict[str, Any]:
        return await self._bidi.send(method, context=self._context, **params)
