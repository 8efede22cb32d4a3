"""What is wrong with a screen, as far as a program can see; looks.js is the page's part."""

import json
import re
from pathlib import Path
from typing import Any

from hatch_build import CLIENT
from playwright.async_api import Page

from browser.evening import Scheme, words
from konspira.packs import LocationPack
from konspira.packs.shelf import Shelf

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = Path(__file__).with_suffix(".js").read_text("utf-8").partition("\n;")[2]


READ = """() => {
  const found = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode.data)
  const named = [...document.querySelectorAll('[aria-label]')]
  found.push(...named.map(({ ariaLabel }) => ariaLabel))
  return found.map((text) => text.trim()).filter(Boolean)
}"""
ROLES = {
    role
    for name in Shelf().names("locations")
    for location in Shelf().find(LocationPack, name).locations
    for role in location.roles
}
VARIABLE = re.compile(r"\{[^}]*\}")


async def look(page: Page, what: str, argument: Any = None) -> list[str]:
    found: list[str] = await page.evaluate(f"{LOOKS}.{what}({json.dumps(argument)})")
    return found


async def settled(page: Page) -> None:
    """Whatever moves has come to rest, but for what moves for ever."""
    await look(page, "rest")


async def cut_off(page: Page, least: int = 44) -> list[str]:
    """What is too small for a thumb, out of reach, or cut off."""
    return await look(page, "layout", least)


async def covered(page: Page) -> list[str]:
    """Controls whose middle does not take a tap, because something lies over it."""
    return await look(page, "covered")


async def untranslated(page: Page) -> list[str]:
    """Names of texts that stand where a text should be. A role may look like one."""
    found = await look(page, "untranslated")
    return [fault for fault in found if fault.rpartition(": ")[2] not in ROLES]


async def places(page: Page) -> list[str]:
    """Where everything on the page is."""
    return await look(page, "places")


async def paint(page: Page, scheme: Scheme) -> None:
    """As if the phone went dark, or light."""
    await page.emulate_media(color_scheme=scheme)
    await page.locator(f"html[data-theme={scheme}]").wait_for(state="attached")
    await settled(page)


async def barriers(page: Page, *only: str) -> list[str]:
    """What keeps somebody out who sees, hears or points in another way: axe's verdict."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    return await look(page, "barriers", list(only))


def english_but_for(language: str) -> re.Pattern[str]:
    """Any text of the client in English, unless it is the same in this language."""
    own = words(language)
    texts = [text for name, text in words("en").items() if own.get(name) != text]
    whole = [text for text in texts if len(VARIABLE.sub("", text)) > 3 and "->" not in text]
    parts = ("(?:.+)".join(map(re.escape, VARIABLE.split(text))) for text in whole)
    return re.compile("|".join(parts))


async def said_in_english(page: Page, english: re.Pattern[str]) -> list[str]:
    texts: list[str] = await page.evaluate(READ)
    return [f"in English: {text}" for text in texts if english.fullmatch(text)]
