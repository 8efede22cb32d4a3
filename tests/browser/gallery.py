"""The gallery of client/gallery: the shared parts of the look, a page for each."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from hatch_build import CLIENT, SOURCES, digest, node, npm_ci
from playwright.async_api import Route, ViewportSize

from browser.chromium import HERE, alone
from browser.evening import LAPTOP, PHONE, SMALL, TV, Screen
from konspira.server.app import HEADERS

SMALL_TV: ViewportSize = {"width": 1280, "height": 720}
HANDS = (SMALL, PHONE, LAPTOP)  # what people hold, or have on their knees
WALL = (TV, SMALL_TV)

PLACE = "/gallery/"
BUILT = HERE / "built"  # git ignores it


@dataclass(frozen=True)
class Exhibit:
    """One page: what it shows, by night or by day, and of how many people."""

    show: str
    sky: str = "night"
    count: int = 12
    hard: bool = False  # among them, people with names that do not want to fit

    @property
    def name(self) -> str:
        return f"{self.show}-{self.sky}-{self.count}{'-hard' * self.hard}"

    @property
    def query(self) -> str:
        asked = {"show": self.show, "sky": self.sky, "count": self.count}
        return urlencode(asked | ({"hard": 1} if self.hard else {}))


ON_PHONES = [
    Exhibit("Faces"),
    Exhibit("Controls"),
    Exhibit("Controls", "day"),
    Exhibit("Night", count=5),
    Exhibit("Night", count=11),
    Exhibit("Night", count=20, hard=True),
    Exhibit("Night", "day", count=20, hard=True),
    Exhibit("Council", "day", count=6),
    Exhibit("Council", "day", count=12, hard=True),
    Exhibit("Council", "day", count=21, hard=True),
    Exhibit("Nightfall", "day"),
    Exhibit("Votes", "day", count=5),
    Exhibit("End", "day", count=12),
    Exhibit("End", "day", count=5),
]
ON_THE_WALL = [
    Exhibit("CouncilTv", count=12),
    *(Exhibit("CouncilTv", "day", count=count, hard=True) for count in (6, 8, 14, 21)),
    Exhibit("EndTv", "day", count=3),
    Exhibit("EndTv", "day", count=19, hard=True),
]


def built_gallery() -> Path:
    """The folder of the built gallery. It is built if what it shows has changed."""
    BUILT.mkdir(exist_ok=True)
    with alone(HERE / ".preparing"):
        npm_ci(CLIENT)
    with alone(BUILT / "lock"):
        wanted, stamp = digest((*SOURCES, CLIENT / "gallery")), BUILT / "stamp"
        if not (stamp.is_file() and stamp.read_text() == wanted):
            build(BUILT / "gallery")
            stamp.write_text(wanted)
    return BUILT / "gallery"


def build(folder: Path) -> None:
    vite = "node_modules/vite/bin/vite.js"
    config = ("--config", "gallery/vite.config.ts", "--base", PLACE)
    into = ("--outDir", str(folder), "--emptyOutDir")
    node(CLIENT, vite, "build", "gallery", *config, *into)


async def hang(screen: Screen, folder: Path) -> None:
    """Lets this screen into the gallery, by the same security policy as everywhere."""

    async def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path.removeprefix(PLACE)
        file = folder / (path or "index.html")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        await route.fulfill(
            body=file.read_bytes(), headers={**HEADERS, "Content-Type": kind}
        )

    await screen.page.route(f"{screen.origin}{PLACE}**", answer)


async def look_at(screen: Screen, exhibit: Exhibit) -> None:
    await screen.goto(f"{PLACE}?{exhibit.query}")
    await screen.page.locator("main").first.wait_for()
    await screen.page.evaluate("document.fonts.ready")
