"""Every screen, on the smallest phone and in each language."""

import pytest
from playwright.async_api import Page

from browser.evening import SMALL, Evening
from browser.looks import barriers, cut_off, paint, untranslated
from browser.tour import Tour


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_every_screen_is_whole_translated_and_open_to_all(
    evening: Evening, language: str
) -> None:
    faults = []
    async for name, screen in Tour(evening, language, SMALL).everywhere():
        least = 0 if name.startswith("tv") else 44  # a TV is not for thumbs
        found = await cut_off(screen.page, least) + await untranslated(screen.page)
        if await screen.page.locator("html").get_attribute("lang") != language:
            found.append("another language")
        if language == "en":  # roles and colours are the same in every language
            found += await barriers_in_either_light(screen.page)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def barriers_in_either_light(page: Page) -> list[str]:
    """All of them as the page is, and its colours in the other light, which it keeps."""
    found = await barriers(page)
    dark = await page.locator("html").get_attribute("data-theme") == "dark"
    await paint(page, "light" if dark else "dark")
    return found + await barriers(page, "color-contrast")
