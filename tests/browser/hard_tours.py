"""Tours with the hardest group there can be: the longest names, as many people as fit, and
words of 24 letters from packs of their own."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any
from unittest.mock import patch

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
from browser.lobby_tour import LobbyTour
from browser.mafia_tour import MafiaTour
from browser.secret_identity_tour import SecretIdentityTour
from browser.spyfall_tour import BoxTour, Party, SpyfallTour
from browser.starwars_tour import StarwarsTour
from browser.tour import CodenamesTour
from konspira.client import Phone
from konspira.room import acts

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
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PACK = "kind: words\nlanguage: en\ntitle: WWWWWWWWWWWWWWWWWWWWWWWW\n\n" + "\n".join(
    f"{2 * letter}W{other}WMWMWMWMWMWMWMWMWMM{letter}"
    for letter in LETTERS
    for other in LETTERS[:4]
)


class Crowd(BaseTour):
    """Twenty people, and words of 24 letters."""

    async def gather(self, people: int, **options: Any) -> list[Phone]:
        crowd = {6: len(NAMES)}.get(people, people)
        phones = await self.meet(crowd)
        await phones[0].do(acts.AddPack("WWWWWWWWWWWWWWWWWWWWWWWW", PACK))
        agreed: Any = {"pack": "WWWWWWWWWWWWWWWWWWWWWWWW", "grace_seconds": 0} | options
        await phones[0].do(acts.Choose("codenames", agreed))
        return phones


class HardLobby(Crowd, LobbyTour):
    pass


class HardCodenames(Crowd, CodenamesTour):
    pass


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


HARD_TOURS: dict[str, type[BaseTour]] = {
    "lobby": HardLobby,
    "codenames": HardCodenames,
    "secret_identity": HardSecretIdentity,
    "spyfall2": HardSpyfall,
    "starwars": HardStarwars,
    "mafia": MafiaTour,  # as many as can play are among its stops
}


@contextmanager
def hard_names(hard: bool) -> Iterator[None]:
    """Meanwhile everybody on a tour has a hard name, if they are to be hard."""
    with ExitStack() as names:
        for module in MODULES if hard else ():
            if hasattr(module, "NAMES"):
                names.enter_context(patch.object(module, "NAMES", NAMES))
        yield
