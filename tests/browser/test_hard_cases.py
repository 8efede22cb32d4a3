"""Every screen of every game with the hardest group there can be.

Names of 20 wide letters, from right to left and with pictures in them, as many people as
fit, words of 24 letters from a pack of their own, no sound, no Web Animations, a phone on
its side, letters twice as large: nothing is cut off, nothing lies over something else.
"""

from collections.abc import AsyncIterator, Sequence
from types import ModuleType
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize

from browser import (
    base_tour,
    mafia_cards_tour,
    mafia_led_tour,
    mafia_tour,
    secret_identity_tour,
    spyfall_tour,
    starwars_tour,
    tour,
)
from browser import secret_identity_players as players
from browser.base_tour import BaseTour
from browser.evening import SMALL, Evening, Screen
from browser.mafia_tour import MafiaTour
from browser.screen_checks import (
    THUMB,
    behind,
    broken,
    covered,
    cut_off,
    overlapping,
    settled,
    spilled,
)
from browser.secret_identity_tour import SecretIdentityTour
from browser.spyfall_tour import BoxTour, Party, SpyfallTour
from browser.starwars_tour import StarwarsTour
from browser.tour import CodenamesTour, at_rest
from konspira.client import Phone
from konspira.room import acts

USUAL, LARGE = 16, 32  # pixels of a letter
SHORT = 6  # letters: whatever is longer may go on in the next line
LARGER = "twice as large"
SIDEWAYS = "on its side"
SCROLLS = ("the board scrolls", "below the edge")
SIDE: ViewportSize = {"width": 844, "height": 390}
NAMES = (
    *("WWWWWWWWWWWWWWWWWWWW", "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ", "שרה בת שבע אברהם כהן"),
    *("🦊🎉🦊🎉🦊🎉🦊🎉 Ola", "محمد عبد الرحمن علي", "MMMMMMMMM MMMMMMMMMM"),
    *("Ġgħħ ŴŴŴŴŴŴŴŴŴŴŴŴŴŴŴ", "Q", "ЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖ"),
    *(
        "7️⃣ 🎈🎈🎈🎈🎈🎈🎈🎈🎈",
        "Œ@%ŒŒŒ%@@@ŒŒŒŒŒŒŒŒŒ",
        "漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢",
    ),
    *("אבגדהוזחטיכלמנסעפצקר", "ＷＷＷＷＷＷＷＷＷ", "ÆÆÆÆÆÆÆÆÆÆÆÆÆÆÆÆÆÆÆÆ"),
    *("ЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮ", "Wm Wm Wm Wm Wm Wm Wm", "ضضضضضضضضضضضضضضضضضضضض"),
    *("👑👑👑👑👑👑 the 1st 👑👑👑", "Nguyễn Ngọc Nguyễn W"),
)
MODULES: tuple[ModuleType, ...] = (
    *(base_tour, tour, mafia_tour, mafia_led_tour, mafia_cards_tour),
    *(secret_identity_tour, spyfall_tour, starwars_tour),
)
# What an old browser lacks, and what a strict one forbids.
POOR = """
delete Element.prototype.animate
delete window.AudioContext
delete window.speechSynthesis
delete Navigator.prototype.vibrate
"""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PACK = "kind: words\nlanguage: en\ntitle: WWWWWWWWWWWWWWWWWWWWWWWW\n\n" + "\n".join(
    f"{2 * letter}W{other}WMWMWMWMWMWMWMWMWMM{letter}"
    for letter in LETTERS
    for other in LETTERS[:4]
)


class HardCodenames(CodenamesTour):
    """Twenty people, and words of 24 letters."""

    async def gather(self, people: int, **options: Any) -> list[Phone]:
        crowd = {6: len(NAMES)}.get(people, people)
        phones = await self.meet(crowd)
        await phones[0].do(acts.AddPack("WWWWWWWWWWWWWWWWWWWWWWWW", PACK))
        agreed: Any = {"pack": "WWWWWWWWWWWWWWWWWWWWWWWW", "grace_seconds": 0} | options
        await phones[0].do(acts.Choose("codenames", agreed))
        return phones


HINT = " ".join(["WMWMWMWM"] * 10)  # 89 letters
CHARACTERS = "kind: characters\nlanguage: en\ntitle: Guests\n\n[films]\n" + "\n".join(
    f"{letter}{other}WMWMWMWMWMWMWMWMWMWMWM WMWMWM{letter}: {HINT}"
    for letter in LETTERS
    for other in LETTERS[:4]
)


class HardSecretIdentity(SecretIdentityTour):
    """Eight people from the start, and characters of 32 letters with no picture."""

    async def meet(self, people: int) -> list[Phone]:
        return await super().meet({3: 8}.get(people, people))

    async def begin(self, phones: Sequence[Phone], **options: Any) -> None:
        await phones[0].do(acts.AddPack("guests", CHARACTERS))
        await players.begin(phones, pack="guests", **options)


def places(count: int, *roles: str) -> str:
    """So many places of 24 letters, with the same roles everywhere or without any."""
    head = "kind: locations\nlanguage: en\ntitle: WWWWWWWWWWWWWWWWWWWWWWWW\n\n"
    names = (f"{letter}{n}WMWMWMWMWMWMWMWMWMWMWM" for n in (1, 2) for letter in LETTERS)
    here = f": {', '.join(roles)}" if roles else ""
    return head + "\n".join(f"{name}{here}" for name in [*names][:count])


class OwnPlaces(BoxTour):
    """As many people as can sit there, in places of their own without pictures."""

    seats: int
    text: str

    async def meet(self, people: int) -> list[Phone]:
        phones = await super().meet(self.seats)
        await phones[0].do(acts.AddPack("WWWWWWWWWWWWWWWWWWWWWWWW", self.text))
        return phones

    async def open(self, game: str, people: int, **options: Any) -> Party:
        options["pack"] = "WWWWWWWWWWWWWWWWWWWWWWWW"
        return await super().open(game, people, **options)


class HardSpyfall(OwnPlaces, SpyfallTour):
    seats = 12
    text = places(30, *(f"{letter}WMWMWMWMWMWMWMWMWMWMWMW" for letter in LETTERS[:12]))


class HardStarwars(OwnPlaces, StarwarsTour):
    seats, text = 9, places(20)


class MafiaLedByTheApp(MafiaTour):
    everywhere = MafiaTour.led_by_the_app


class MafiaLedByAPerson(MafiaTour):
    """With as many as can play, too."""

    everywhere = MafiaTour.led_by_a_person


class MafiaWithCards(MafiaTour):
    everywhere = MafiaTour.with_cards


HARD: dict[str, type[BaseTour]] = {
    "codenames": HardCodenames,
    "secret_identity": HardSecretIdentity,
    "spyfall2": HardSpyfall,
    "starwars": HardStarwars,
    "mafia-led-by-the-app": MafiaLedByTheApp,
    "mafia-led-by-a-person": MafiaLedByAPerson,
    "mafia-with-cards": MafiaWithCards,
}


@pytest.mark.takes(120)
@pytest.mark.parametrize("name", HARD)
async def test_the_hardest_group_sees_every_screen_whole(
    evening: Evening, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in MODULES:
        if hasattr(module, "NAMES"):
            monkeypatch.setattr(module, "NAMES", NAMES)
    faults = []
    async for where, screen in at_rest(HARD[name](evening, "en", SMALL, POOR)):
        async for how in hardships(screen, where.startswith("tv")):
            found = await wrong(screen.page, where, how)
            faults += [f"{where}, {how}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


async def wrong(page: Page, where: str, how: str) -> list[str]:
    """What is cut off, broken, or lies over something else. With letters twice as large a
    screen may scroll."""
    found = await overlapping(page)
    if where.startswith("tv"):
        found += await cut_off(page, 0)
        return found + (await behind(page) if where.startswith("tv-mafia") else [])
    found += await spilled(page) + await broken(page, SHORT, NAMES)
    found += await covered(page, where)
    cut = await cut_off(page, THUMB)
    return found + [
        fault for fault in cut if how != LARGER or not fault.startswith(SCROLLS)
    ]


async def hardships(screen: Screen, on_the_wall: bool) -> AsyncIterator[str]:
    """A TV is what it is. A phone lies on its side, or has letters twice as large."""
    yield "as it is"
    if on_the_wall:
        return
    page = screen.page
    here = page.viewport_size
    await screen.resize(SIDE)
    await settled(page)
    yield SIDEWAYS
    await screen.resize(here or SMALL)
    tools = await page.context.new_cdp_session(page)
    for standard in (LARGE, USUAL):  # as somebody sets it in their browser
        await tools.send("Page.setFontSizes", {"fontSizes": {"standard": standard}})
        await screen.hold_on()
        await settled(page)
        if standard == LARGE:
            yield LARGER
    await tools.detach()
