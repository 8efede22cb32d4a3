"""Every screen, on the smallest phone and in each language."""

import pytest

from browser.evening import SMALL, Evening
from browser.looks import barriers, cut_off, paint, untranslated
from browser.tour import Tour

every_language = pytest.mark.parametrize("language", ["en", "pl", "ru"])


@every_language
async def test_nothing_is_cut_off_or_untranslated_on_any_screen(
    evening: Evening, language: str
) -> None:
    faults = []
    async for name, screen in Tour(evening, language, SMALL).everywhere():
        least = 0 if name.startswith("tv") else 44  # a TV is not for thumbs
        found = await cut_off(screen.page, least) + await untranslated(screen.page)
        if await screen.page.locator("html").get_attribute("lang") != language:
            found.append("another language")
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def test_axe_finds_no_barrier_on_any_screen(evening: Evening) -> None:
    faults = []
    async for name, screen in Tour(evening, "en", SMALL).everywhere():
        found = await barriers(screen.page)
        await paint(screen.page, "light")
        found += await barriers(screen.page, "color-contrast")
        await paint(screen.page, "dark")
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
