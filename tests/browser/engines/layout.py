"""Compares where engines lay out what is on a page: boxes, and never pixels.

Chromium is the measure. All of them have the same typefaces and hint no letter, so a word
is as wide in one as in another, and everything on a page can be compared: controls, cards,
faces, sheets and docks, and whatever holds them. What nobody would see is evened out in the
page, before it is measured (layout.js).
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import NamedTuple

from browser.engines.replayed import EngineReplay
from browser.engines.tab import HERE, Tab
from browser.recordings import Track
from browser.screen_checks import CHECKS

TOLERANCE = 3  # pixels
PART = (
    0.005  # of its own size: a sentence on a wall is a little wider in one than in another
)
LATE = 10  # seconds after which a difference is one: until then a file may be on its way
SOON = 0.1
LAYOUT = (HERE / "layout.js").read_text("utf-8").partition("\n;")[2].strip()
BOXES = f"() => ({LAYOUT}).boxes(() => ({CHECKS.strip()}).rest())"


class Box(NamedTuple):
    """What is seen of an element."""

    what: str
    left: float
    top: float
    width: float
    height: float

    def beside(self, other: "Box") -> tuple[float, ...]:
        """How much farther to the right, lower, wider and higher the other one is."""
        pairs = zip(self[1:], other[1:], strict=True)
        return tuple(float(theirs) - float(ours) for ours, theirs in pairs)


Boxes = Mapping[str, Box]  # by the place of an element in the document


async def boxes(tab: Tab) -> Boxes:
    """Where everything on a page is."""
    found: dict[str, list[str | float]] = await tab.evaluate(BOXES)
    return {place: Box(*box) for place, box in found.items()}  # type: ignore[arg-type]


def differences(measure: Boxes, other: Boxes) -> list[str]:
    """Return what is not where it should be; what lies in it and went along is not told."""
    moved = {
        place: box.beside(other[place])
        for place, box in measure.items()
        if place in other and is_far(box, box.beside(other[place]))
    }
    told = [
        f"{measure[place].what} is off by {tuple(round(way) for way in ways)}"
        for place, ways in moved.items()
        if not went_along(measure[place], ways, moved.get(around(place)))
    ]
    gone = [f"{box.what} is not there" for box in only_in(measure, other)]
    more = [f"{box.what} should not be there" for box in only_in(other, measure)]
    return [*told, *gone, *more]


def is_far(box: Box, ways: Iterable[float]) -> bool:
    most = max(TOLERANCE, PART * max(box.width, box.height))
    return any(abs(way) > most for way in ways)


def around(place: str) -> str:
    """Return the place of what an element lies in."""
    return place.rpartition(" ")[0]


def went_along(
    box: Box, ways: tuple[float, ...], ways_around: tuple[float, ...] | None
) -> bool:
    """Whether something is where it should be in what it lies in."""
    if ways_around is None:
        return False
    (x, y, *sizes), (x_around, y_around, *_) = ways, ways_around
    return not is_far(box, (x - x_around, y - y_around, *sizes))


def only_in(ours: Boxes, theirs: Boxes) -> list[Box]:
    """Return what others lack, from the outside."""
    lacking = [place for place in ours if place not in theirs]
    return [ours[place] for place in lacking if around(place) not in lacking]


async def compare(measure: Tab, other: Tab, patience: float = LATE) -> list[str]:
    """Wait until both pages look alike, and return what differs if they never do."""
    late = time.monotonic() + patience
    while True:
        found = differences(*await asyncio.gather(boxes(measure), boxes(other)))
        if not found or time.monotonic() > late:
            return found
        await asyncio.sleep(SOON)


async def side_by_side(
    tracks: Iterable[Track], measure: EngineReplay, other: EngineReplay
) -> AsyncIterator[str]:
    """Every stop of these tracks, when both engines are there."""
    for track in tracks:
        ways = [replay.names(track) for replay in (measure, other)]
        while name := (await asyncio.gather(*(anext(way, "") for way in ways)))[0]:
            yield name
