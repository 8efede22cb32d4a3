"""Drives WebKitGTK by WebDriver: a driver, a window and a display for itself.

The window is ours (webkit_window.py), because no other is as narrow as a phone.
"""

import asyncio
import base64
import json
import os
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import ViewportSize
from processes import limited
from server_harness import free_port

from browser.engines.tab import HERE, LONGEST, ActingTab, Engine, Tab, TabError

WINDOW = HERE / "webkit_window.py"
PYTHON = "/usr/bin/python3"  # Debian's: it finds the packages of Debian that WINDOW needs
SCREEN = "2000x1200x24"  # of the display: a TV has room on it


def has_window() -> bool:
    """Whether Debian's Python can show a page."""
    try:
        asked = subprocess.run([PYTHON, WINDOW, "--check"], capture_output=True, timeout=60)
    except OSError:
        return False
    return asked.returncode == 0


# What shows that a package is there.
PACKAGES: dict[str, Callable[[], object]] = {
    "webkit2gtk-driver": lambda: shutil.which("WebKitWebDriver"),
    "xvfb": lambda: shutil.which("Xvfb"),
    "python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1": has_window,
}


class WebKitGTK(Engine):
    name = "webkitgtk"
    is_flat = False  # nothing is drawn in space, which takes long without hardware for it

    @classmethod
    def missing(cls) -> str:
        return " ".join(package for package, is_there in PACKAGES.items() if not is_there())

    async def make_tab(self, size: ViewportSize, script: str) -> Tab:
        port = free_port()
        # On a display of its own: a window that lies under another one is not drawn.
        await self._start_driver(port, await self._start_display())
        place = self.started.enter_context(tempfile.TemporaryDirectory())
        first = Path(place, "first.js")
        first.write_text(script, "utf-8")
        shown = f"{size['width']}x{size['height']}"
        options = [f"--size={shown}", f"--script={first}", *["--flat"] * self.is_flat]
        window = {"binary": str(WINDOW), "args": options}
        tab = WebKitTab(f"http://127.0.0.1:{port}/session")
        await tab.begin({"webkitgtk:browserOptions": window})
        return tab

    async def _start_display(self) -> str:
        """A display that nobody looks at; the next free one, which it tells by itself."""
        ours, its = os.pipe()
        self._run("Xvfb", "-displayfd", str(its), "-screen", "0", SCREEN, pass_fds=[its])
        os.close(its)
        with open(ours) as told:
            number = (await asyncio.to_thread(told.readline)).strip()
        if not number:
            raise TabError("Xvfb ended at once")
        return f":{number}"

    async def _start_driver(self, port: int, display: str) -> None:
        own = {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        child = self._run("WebKitWebDriver", "-p", str(port), env={**os.environ, **own})
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                if child.poll() is not None:
                    raise TabError("WebKitWebDriver ended at once") from None
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return

    def _run(self, *command: str, **how: Any) -> subprocess.Popen[bytes]:
        child: subprocess.Popen[bytes] = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **how,
        )
        self.started.enter_context(limited(child, LONGEST, family=True))
        return child


class WebKitTab(ActingTab):
    """A session by WebDriver with a browser of its own. It takes a finger for a mouse."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self._place = place

    async def begin(self, wanted: dict[str, Any]) -> None:
        session = await self._send("", {"capabilities": {"alwaysMatch": wanted}})
        self._place += f"/{session['sessionId']}"
        await self._send("/timeouts", {"script": 1000 * round(LONGEST)})

    async def load(self, url: str) -> None:
        await self._send("/url", {"url": url})

    async def call(self, function: str, given: str) -> str:
        script = f"({function})(arguments[0]).then(arguments[1])"
        return await self._send("/execute/async", {"script": script, "args": [given]})

    async def screenshot(self) -> bytes:
        return base64.b64decode(await self._send("/screenshot", None, "GET"))

    async def act(self, source: dict[str, Any]) -> None:
        await self._send("/actions", {"actions": [source]})

    async def _send(self, path: str, body: Any, method: str = "POST") -> Any:
        return await asyncio.to_thread(ask, self._place + path, body, method)


def ask(url: str, body: Any, method: str) -> Any:
    """Ask a WebDriver, and wait for its answer."""
    data = None if body is None else json.dumps(body).encode()
    kind = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, data, kind, method=method)
    try:
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
        told = json.load(error)["value"]
        raise TabError(f"{told['error']}: {told['message']}") from None
