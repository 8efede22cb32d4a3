"""Pictures of every screen: phone and TV, dark and light, in three languages.

python3 dev.py shots           all of them, into shots/LANGUAGE/SCHEME/SCREEN.png
python3 dev.py shots pl        in one language
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from hatch_build import ROOT
from playwright.async_api import Browser, async_playwright
from table import Clockwork

from browser.chromium import prepare
from browser.evening import PHONE, Evening, Scheme
from browser.looks import paint
from browser.tour import TOURS, stops
from konspira.languages import LANGUAGES

SHOTS = ROOT / "shots"
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


async def take(browser: Browser, language: str) -> None:
    evening = Evening(browser)
    await evening.begin()
    try:
        for tour in TOURS:
            async for name, screen in stops(tour, evening, language, PHONE):
                for scheme in SCHEMES:
                    await paint(screen.page, scheme)
                    path = picture(language, scheme, name)
                    await screen.page.screenshot(path=path, animations="disabled")
                print(language, name, flush=True)
    finally:
        await evening.end()


def picture(language: str, scheme: Scheme, name: str) -> Path:
    return SHOTS / language / scheme / f"{name}.png"


async def main(languages: Sequence[str]) -> None:
    options = prepare()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        for language in languages:
            await take(browser, language)
        await browser.close()


if __name__ == "__main__":
    chosen = sys.argv[1:] or LANGUAGES
    if unknown := [name for name in chosen if name not in LANGUAGES]:
        sys.exit(f"No texts in {', '.join(unknown)}: choose from {', '.join(LANGUAGES)}.")
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(main(chosen))
