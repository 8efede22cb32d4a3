"""Compares where things are in two engines. Letters differ by a pixel here and there, and
colours by more: what must not differ is the place of what a screen is made of.
"""

from typing import Any, NamedTuple

from browser.engines.tab import PAGE

# What a screen is made of, and what people touch. Lines of lists are left out: a fraction
# of a pixel in each adds up, and what they hold is compared all the same.
KEY_ELEMENTS = (
    *("main", "dialog[open]", "h1", "h2", "button", "input", "select", "summary"),
    *("canvas", "[role=timer]", ".card", ".podium", ".oval"),
)
BOXES = f"({PAGE}).boxes({', '.join(KEY_ELEMENTS)!r})"
TOLERANCE = 3.0  # pixels
SIDES = ("left", "top", "width", "height")


class Box(NamedTuple):
    """An element that is seen, and where: left, top, width and height in pixels."""

    name: str
    place: tuple[float, ...]

    @property
    def top(self) -> float:
        return self.place[1]


def as_boxes(found: list[dict[str, Any]]) -> list[Box]:
    """What a page answers to BOXES."""
    return [Box(each["name"], tuple(each["box"])) for each in found]


def differences(ours: list[Box], theirs: list[Box], height: int) -> list[str]:
    """Return in words what is elsewhere in one of two layouts, or only in one of them.

    Nobody sees how far below the edge of a screen of this height something is.
    """
    names, expected = [box.name for box in ours], [box.name for box in theirs]
    if names != expected:
        gone = [f"missing: {name}" for name in expected if name not in names]
        more = [f"not expected: {name}" for name in names if name not in expected]
        return gone + more or ["in another order"]
    return [
        f"{our.name}: {side} is {a:.1f} instead of {b:.1f}"
        for our, their in zip(ours, theirs, strict=True)
        if min(our.top, their.top) < height
        for side, a, b in zip(SIDES, our.place, their.place, strict=True)
        if abs(a - b) > TOLERANCE
    ]
