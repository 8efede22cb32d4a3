"""What a group may agree on before a game of Secret Identity."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import asdict

from konspira import game
from konspira.game import BadSetup, option
from konspira.games.secret_identity import refusals as no

DEALT = 10  # ID-14
PICTOGRAM_CARDS = 90  # ID-63
ROUNDS_TOGETHER = 10  # ID-81


class Mode(StrEnum):
    COMPETITIVE = "competitive"
    COOPERATIVE = "cooperative"


class Themes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which characters may lie on the table: one switch for each theme of a pack."""

    fairy_tales: Annotated[bool, option("ID-O25")] = True
    myths: Annotated[bool, option("ID-O25")] = True
    books: Annotated[bool, option("ID-O25")] = True
    films: Annotated[bool, option("ID-O25")] = True
    cartoons: Annotated[bool, option("ID-O25")] = True
    history: Annotated[bool, option("ID-O25")] = True
    science: Annotated[bool, option("ID-O25")] = True
    arts: Annotated[bool, option("ID-O25")] = True
    sport: Annotated[bool, option("ID-O25")] = True

    @property
    def chosen(self) -> frozenset[str]:
        """Their names, as they stand in a pack."""
        return frozenset(name.replace("_", "-") for name, on in asdict(self).items() if on)


class Options(game.Options, frozen=True, kw_only=True):
    mode: Annotated[Mode, option("ID-07", "ID-64")] = Mode.COMPETITIVE
    rounds: Annotated[int, option("ID-56", "ID-81", ge=1, le=6)] = 4  # together always 10
    hand_size: Annotated[int, option("ID-14", "ID-66", "ID-67", "ID-68", ge=0, le=12)] = 0
    pack: Annotated[str, option("ID-10", "ID-O25", pack="characters")] = "characters.en"
    famous_only: Annotated[bool, option("ID-12", "ID-O25")] = True
    known_abroad: Annotated[bool, option("ID-12", "ID-O25")] = False
    family: Annotated[bool, option("ID-10", "ID-O32")] = False
    themes: Themes = Themes()
    swapping: Annotated[bool, option("ID-12", "ID-O06")] = True
    clue_seconds: Annotated[int, option("ID-O22", ge=0, le=1800)] = 0  # 0: no limit
    ballot_seconds: Annotated[int, option("ID-O22", ge=0, le=300)] = 0  # per opponent
    talk_seconds: Annotated[int, option("ID-O17", "ID-O22", ge=0, le=1800)] = 0

    def check(self, seats: int) -> None:
        """Raise BadSetup for hands that the cards of the box do not allow (ID-O31)."""
        most = PICTOGRAM_CARDS // seats
        if hand_size_of(self, seats) > most:
            text = f"{self.hand_size} cards each; {seats} players can have at most {most}"
            raise BadSetup(no.HANDS_DO_NOT_FIT.code, text)


PRESETS: dict[str, dict[str, Any]] = {
    "rulebook": {},
    "brisk": {"clue_seconds": 120, "ballot_seconds": 30, "talk_seconds": 120},
    "together": {"mode": "cooperative"},
}


def check_themes(themes: Themes) -> None:
    if not themes.chosen:
        text = "no theme is chosen, so no character could be laid; choose at least one"
        raise BadSetup(no.THEMES_DO_NOT_FIT.code, text)


def together(options: Options) -> bool:
    return options.mode is Mode.COOPERATIVE


def rounds_of(options: Options) -> int:
    return ROUNDS_TOGETHER if together(options) else options.rounds


def hand_size_of(options: Options, seats: int) -> int:
    """Return how many cards a hand has (ID-14); fewer together (ID-66 to ID-68)."""
    if options.hand_size:
        return options.hand_size
    if not together(options):
        return DEALT
    return {3: 10, 4: 10, 5: 8, 6: 8}.get(seats, 6)
