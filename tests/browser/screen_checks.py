"""Finds what is wrong with a screen; screen_checks.js is the part that runs in the page."""

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from hatch_build import CLIENT
from playwright.async_api import Page

from browser.evening import source, words
from browser.profiles import Scheme
from konspira.packs import LocationPack
from konspira.packs.shelf import Shelf

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
CHECKS = Path(__file__).with_suffix(".js").read_text("utf-8").partition("\n;")[2]


ROLES = {
    role
    for name in Shelf().names("locations")
    for location in Shelf().find(LocationPack, name).locations
    for role in location.roles
}
THUMB = 44  # the least size of what a finger is to hit
# There something lies over the screen on purpose: a card, a veil. And the law book has
# links that go on in the next line, whose middle is between them.
COVERED = (
    *("-held", "-key", "-card", "card-of-a-spy", "token", "ghost-sees"),
    *("-paused", "paused-host", "paused-guest", "assassin", "rules"),
)
WORD = re.compile(r"[^\W\d_]+")
VARIABLE = re.compile(r"\{[^}]*\}")


# The page keeps the checks, so that they are compiled once; and JSON is faster than the
# way in which Playwright passes values on.
KEEP = f"window.screenChecks = {CHECKS}"
CALL = """async (asked) => {
  const [check, argument] = JSON.parse(asked)
  if (!window.screenChecks) return []
  return [JSON.stringify(await screenChecks[check](argument)) ?? 'null']
}"""


async def look(page: Page, check: str, argument: Any = None) -> Any:
    """Return what a function of screen_checks.js finds on a page as people see it."""
    return await call(page, "whenPainted", [check, argument])


async def call(page: Page, check: str, argument: Any = None) -> Any:
    """Return what a function of screen_checks.js does."""
    asked = json.dumps([check, argument])
    while not (found := await page.evaluate(CALL, asked)):
        await page.evaluate(KEEP)
    return json.loads(found[0])


async def settled(page: Page) -> None:
    """Whatever moves has come to rest, but for what moves for ever."""
    await call(page, "rest")


async def cut_off(page: Page, least: int = THUMB) -> list[str]:
    """What is too small for a thumb, out of reach, or cut off."""
    return await look(page, "layout", least)


async def covered(page: Page, where: str = "") -> list[str]:
    """Controls whose middle does not take a tap, because something lies over it; none at
    stops of a tour where something does on purpose."""
    return [] if where.endswith(COVERED) else await look(page, "covered")


async def overlapping(page: Page) -> list[str]:
    """Words that stand over other words."""
    return await look(page, "overlapping")


async def behind(page: Page) -> list[str]:
    """Words on a wall that stand behind something, or below an edge."""
    return await look(page, "behind")


async def spilled(page: Page) -> list[str]:
    """Words that hang over the edge of their button or the screen."""
    return await look(page, "spilled")


async def broken(page: Page, longest: int, names: Iterable[str]) -> list[str]:
    """Words up to so many letters that go on in the next line, those of names included; but
    for what may be a piece of something longer in a name."""
    pieces = [piece for name in names for piece in name.split() if len(piece) > longest]
    own = [word for piece in pieces for word in WORD.findall(piece)]
    return await look(page, "broken", {"longest": longest, "names": own})


async def letters(page: Page) -> dict[str, float]:
    """How many pixels the letters of each word on a board have; empty if there is none."""
    found: dict[str, float] = await look(page, "letters")
    return found


async def apart(page: Page) -> list[str]:
    """A clue and a board that are never on the screen together."""
    return await look(page, "apart")


async def untranslated(page: Page) -> list[str]:
    """Names of texts that stand where a text should be. A role may look like one."""
    return but_for_roles(await look(page, "untranslated"))


def but_for_roles(found: list[str]) -> list[str]:
    return [fault for fault in found if fault.rpartition(": ")[2] not in ROLES]


async def places(page: Page) -> list[str]:
    """Where everything on the page is."""
    return await look(page, "places")


async def paint(page: Page, scheme: Scheme) -> None:
    """As if the phone went dark, or light."""
    await page.emulate_media(color_scheme=scheme)
    await look(page, "painted", scheme)


async def barriers(page: Page) -> list[str]:
    """What keeps somebody out who sees, hears or points in another way: axe's verdict."""
    await bring_axe(page)
    found: list[str] = await look(page, "barriers", {})
    return found


async def unreadable(page: Page, scheme: Scheme) -> list[str]:
    """What has too little contrast in this light, which changes nothing but colours."""
    await paint(page, scheme)
    await bring_axe(page)
    found: list[str] = await look(page, "barriers", {"runOnly": ["color-contrast"]})
    return found


async def bring_axe(page: Page) -> None:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))


@cache
def english_but_for(language: str) -> re.Pattern[str]:
    """Any text of the client in English, unless it stands in this language, too."""
    own = set(re.findall(r"^.*?[=\]] (.+)$", source(language), re.MULTILINE))
    texts = [text for text in words("en").values() if text not in own]
    whole = [
        text
        for text in texts
        if len(VARIABLE.sub("", text).strip()) > 3 and "->" not in text
    ]
    parts = ("(?:.+)".join(map(re.escape, VARIABLE.split(text))) for text in whole)
    return re.compile("|".join(parts))


async def wrong(
    page: Page, language: str, english: re.Pattern[str], least: int = THUMB
) -> list[str]:
    """What is cut off, untranslated, in English or in another language: asked at once."""
    return faults_of(await look(page, "whole", least), language, english)


def faults_of(seen: dict[str, Any], language: str, english: re.Pattern[str]) -> list[str]:
    """What is wrong with what was seen of a page in this language."""
    found = but_for_roles(seen["untranslated"])
    found += [f"in English: {text}" for text in seen["texts"] if english.fullmatch(text)]
    if seen["language"] != language:
        found.append("another language")
    return [*found, *seen["layout"]]
