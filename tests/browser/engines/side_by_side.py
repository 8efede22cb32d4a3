"""Pictures of every recorded screen in each engine that is installed, side by side."""

import base64
import struct
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path

from playwright.async_api import Page, Playwright

from browser.chromium import find, npm_has_one
from browser.engines.chromium import Chromium, launch_109, with_fonts_of_the_system
from browser.engines.installing import ENGINES, missing
from browser.engines.replayed import EngineReplay
from browser.engines.tab import Engine
from browser.evening import Evening
from browser.profiles import Profiles
from browser.recordings import Name, StaleRecordingError

FRAME = """<body style="margin: 0; width: max-content; display: grid; gap: 8px;
grid-template-columns: repeat({columns}, max-content); background: gray">{figures}</body>"""
FIGURE = """<figure style="margin: 0; font: 20px sans-serif">{name}<br>
<img src="data:image/png;base64,{data}"></figure>"""


@asynccontextmanager
async def all_engines(playwright: Playwright) -> AsyncIterator[list[Engine]]:
    """Today's Chromium first, then the others that are here."""
    chromiums = {"chromium": find()}
    if npm_has_one():
        chromiums["chromium-109"] = launch_109()
    first, *others = [
        Chromium(
            await playwright.chromium.launch(**with_fonts_of_the_system(options)), name
        )
        for name, options in chromiums.items()
    ]
    engines = [first, *(kind() for kind in ENGINES if not kind.missing()), *others]
    try:
        yield engines
    finally:
        for engine in engines:
            await engine.close()
        for chromium in (first, *others):
            await chromium.browser.close()


async def take_side_by_side(
    playwright: Playwright, profiles: Profiles, tours: Iterable[str], folder: Path
) -> None:
    """Write SIZE/SCREEN.png for every screen of these tours."""
    if packages := missing():
        print("Without", *packages, "some engines are left out: see CONTRIBUTING.md")
    for tour in tours:
        evening = Evening(profiles)
        await evening.begin()
        async with all_engines(playwright) as engines:
            taken = [await screens(engine, evening, tour) for engine in engines]
            page = await profiles.browser.new_page(device_scale_factor=1)
            names = [engine.name for engine in engines]
            for path in taken[0]:
                await beside(page, names, [of.get(path) for of in taken], folder / path)
            await page.close()
        await evening.end()


async def screens(engine: Engine, evening: Evening, tour: str) -> dict[str, bytes]:
    """What is seen at every stop, by size and name; up to where an engine gets."""
    taken: dict[str, bytes] = {}
    replay = EngineReplay(engine, evening.origin, Name(tour), painted=True)
    try:
        async for name in replay.stops():
            size = f"{replay.size['width']}x{replay.size['height']}"
            taken[f"{size}/{name}.png"] = await replay.tab.picture()
    except StaleRecordingError as error:
        print(f"{engine.name} comes no further: {error}", flush=True)
    for complaint in dict.fromkeys(await engine.complaints()):
        print(f"{engine.name} complains: {complaint}", flush=True)
    print(tour, engine.name, len(taken), "screens", flush=True)
    return taken


async def beside(
    page: Page, names: Sequence[str], pictures: Sequence[bytes | None], path: Path
) -> None:
    """Write one picture of several, each below its name."""
    figures = [
        FIGURE.format(name=escape(name), data=base64.b64encode(picture).decode())
        for name, picture in zip(names, pictures, strict=True)
        if picture
    ]
    columns = 2 if is_wide(pictures[0]) else len(figures)
    await page.set_viewport_size({"width": 1, "height": 1})  # the last one was larger
    await page.set_content(FRAME.format(columns=columns, figures="".join(figures)))
    size = "[document.body.scrollWidth, document.body.scrollHeight]"
    width, height = await page.evaluate(size)
    await page.set_viewport_size({"width": width, "height": height})
    await page.screenshot(path=path)


def is_wide(png: bytes | None) -> bool:
    """Whether a picture is one of a TV."""
    width, height = struct.unpack(">II", (png or bytes(24))[16:24])
    return width > height
