"""Pictures of every screen: phones, laptop and TV, dark and light, in three languages. They
come from the recordings of the tours (`python3 dev.py write screens`), so nobody plays.

python3 dev.py shots           all of them, into shots/LANGUAGE/SCHEME/SIZE/SCREEN.png
python3 dev.py shots pl        in one language
python3 dev.py shots pl mafia  of one game
python3 dev.py shots look      the parts of the look alone, into shots/look/SCHEME/
python3 dev.py shots films     each reveal and each ending as a strip of pictures, on phone
                               and TV, into shots/films/LANGUAGE/SIZE/; in English, unless
                               a language is named, and of one game, if it is
python3 dev.py shots engines   in every engine that is installed, side by side, into
                               shots/engines/SIZE/SCREEN.png; one game, if it is named
"""

import asyncio
import sys
from collections.abc import Sequence
from itertools import product

from hatch_build import ROOT
from playwright.async_api import async_playwright
from server_harness import Clockwork

from browser.chromium import prepare
from browser.engines.side_by_side import take_side_by_side
from browser.evening import LAPTOP, PHONE, SMALL, TV, Evening
from browser.films import take_films
from browser.gallery import (
    HANDS,
    ON_PHONES,
    ON_THE_WALL,
    WALL,
    built_gallery,
    hang,
    look_at,
)
from browser.profiles import Profiles, Scheme
from browser.recordings import Name
from browser.screen_checks import paint
from browser.stage import Stage
from browser.tour import TOURS
from konspira.languages import ENGLISH, LANGUAGES

SHOTS = ROOT / "shots"
LOOK, ENGINES, FILMS = "look", "engines", "films"  # instead of a language
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


async def take(profiles: Profiles, language: str, tour: str) -> None:
    evening = Evening(profiles, painted=True)
    await evening.begin()
    try:
        stage = Stage(evening, Name(tour), language, PHONE)
        async for name, _ in stage.stops():
            await picture(stage, language, name)
            print(language, tour, name, flush=True)
    finally:
        await evening.end()


async def picture(stage: Stage, language: str, name: str) -> None:
    """One screen in every size that it is made for. The way goes on with a phone."""
    sizes = (TV,) if stage.on_the_wall else (SMALL, LAPTOP, PHONE)
    for size in sizes:
        await stage.resize(size)
        for scheme in SCHEMES:
            await paint(stage.page, scheme)
            wide = f"{size['width']}x{size['height']}"
            path = SHOTS / language / scheme / wide / f"{name}.png"
            await stage.page.screenshot(path=path, animations="disabled")


async def take_look(profiles: Profiles) -> None:
    """Every exhibit of the gallery, in every size that it is made for."""
    evening = Evening(profiles, painted=True)
    await evening.begin()
    screen = await evening.phone()
    await hang(screen, built_gallery())
    for exhibits, sizes in (ON_PHONES, HANDS), (ON_THE_WALL, WALL):
        for exhibit in exhibits:
            await look_at(screen, exhibit)
            for size in sizes:
                await screen.page.set_viewport_size(size)
                for scheme in SCHEMES:
                    await paint(screen.page, scheme)
                    name = f"{exhibit.name}-{size['width']}x{size['height']}"
                    path = SHOTS / LOOK / scheme / f"{name}.png"
                    await screen.page.screenshot(path=path, animations="disabled")
            print(exhibit.name, flush=True)
    await evening.end()


async def main(chosen: Sequence[str]) -> None:
    languages = [name for name in LANGUAGES if name in chosen] or LANGUAGES
    tours = [name for name in TOURS if name in chosen] or TOURS
    options = prepare()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        profiles = Profiles(browser)
        if ENGINES in chosen:
            await take_side_by_side(playwright, profiles, tours, SHOTS / ENGINES)
        elif FILMS in chosen:
            spoken = [name for name in languages if name in chosen] or [ENGLISH]
            for language, tour in product(spoken, tours):
                await take_films(profiles, language, tour, SHOTS / FILMS / language)
        elif LOOK in chosen:
            await take_look(profiles)
        else:
            for language, tour in product(languages, tours):
                await take(profiles, language, tour)
        await profiles.close()
        await browser.close()


if __name__ == "__main__":
    known = (*LANGUAGES, *TOURS, LOOK, ENGINES, FILMS)
    if unknown := [name for name in sys.argv[1:] if name not in known]:
        sys.exit(f"There is no {', '.join(unknown)}: choose from {', '.join(known)}.")
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(main(sys.argv[1:]))
