"""What a group agrees on before a game of Mafia; `terms` says what follows from it.

Rule ids such as MF-72 lead to docs/rules/mafia.md.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import asdict

from konspira import game
from konspira.game import option
from konspira.games.mafia.cards import GANG, SEATS_PER_CARD, Card


class Master(StrEnum):
    APP = "app"
    PERSON = "person"  # holds no seat, sees everything, and no time limit acts by itself


class NightMode(StrEnum):
    NARRATED = "narrated"  # eyes open, own phone; the tasks one after the other
    SHORT = "short"  # both tasks at once
    EYES = "eyes"  # eyes closed; a person enters the choices


class Pace(StrEnum):
    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


class NightPace(StrEnum):
    SHORTENING = "shortening"  # with every night, and with how many are alive
    STEADY = "steady"


class TalkMode(StrEnum):
    ALOUD = "aloud"
    WRITTEN = "written"  # for people far apart


class Ghosts(StrEnum):
    """What the eliminated get to see."""

    NOTHING = "nothing"
    OPEN_EYES = "open-eyes"  # what they would see at a table: who wakes, looks, marks
    EVERYTHING = "everything"


class GhostTalk(StrEnum):
    AS_TALK = "as-talk"  # on if the talk is written
    ON = "on"
    OFF = "off"


class Theme(StrEnum):
    AS_KIDS = "as-kids"  # the academy with kids' rule 4, otherwise Spytown
    SPYTOWN = "spytown"
    ACADEMY = "academy"  # Cops and Crooks


class SecondPlaceTie(StrEnum):
    ALL_TIED = "all-tied"
    LOT = "lot"


class NoChoice(StrEnum):
    """What happens if nobody of those who wake has marked anybody."""

    RANDOM = "random-legal-target"
    NOBODY = "nobody"


class BallotMode(StrEnum):
    AS_CARDS = "as-cards"  # in turn if the Commander is in the game (MF-O32)
    SIMULTANEOUS = "simultaneous"
    IN_TURN = "in-turn"


class CommanderFirstVote(StrEnum):
    """What the Commander's ballot does in the first vote (MF-O29)."""

    SECOND_SEAT = "second-seat"
    LITERAL = "literal"  # a tie at the top puts the Commander's choice out at once
    OFF = "off"


class TurncoatWakesBy(StrEnum):
    FORCE = "force"
    TOKEN = "token"


class CardSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MF-95: the action cards in the game, one switch for each; New Gang is three."""

    vest: Annotated[bool, option("MF-C01.1")] = False
    bandage: Annotated[bool, option("MF-C02.1")] = False
    recruitment: Annotated[bool, option("MF-C03.1")] = False
    commander: Annotated[bool, option("MF-C04.1")] = False
    turncoat: Annotated[bool, option("MF-C05.1")] = False
    role_swap: Annotated[bool, option("MF-C06.1")] = False
    wiretap: Annotated[bool, option("MF-C07.1")] = False
    shelter: Annotated[bool, option("MF-C08.1")] = False
    safe_conduct: Annotated[bool, option("MF-C09.1")] = False
    arrest: Annotated[bool, option("MF-C10.1")] = False
    corner_shot: Annotated[bool, option("MF-C11.1")] = False
    kidnapping: Annotated[bool, option("MF-C12.1")] = False
    last_shot: Annotated[bool, option("MF-C13.1")] = False
    new_gang: Annotated[bool, option("MF-C14.1")] = False

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The action cards by number, as many of each as there are (MF-C14.3)."""
        on = [Card(name.replace("_", "-")) for name, on in asdict(self).items() if on]
        gang = [Card.NEW_GANG] * (GANG - 1) if self.new_gang else []
        return (*on, *gang)


class Options(game.Options, frozen=True, kw_only=True):
    master: Annotated[Master, option("MF-03")] = Master.APP
    night: Annotated[NightMode, option("MF-18", "MF-65")] = NightMode.NARRATED
    pace: Annotated[Pace, option("MF-30")] = Pace.NORMAL
    night_pace: Annotated[NightPace, option("MF-O72")] = NightPace.SHORTENING
    talk: Annotated[TalkMode, option("MF-36")] = TalkMode.ALOUD
    talk_seconds: Annotated[int, option("MF-37", ge=30, le=1800)] = 300
    vote_seconds: Annotated[int, option("MF-40", "MF-45", ge=10, le=120)] = 20
    speech_seconds: Annotated[int, option("MF-43", ge=10, le=180)] = 45
    dusk_seconds: Annotated[int, option("MF-O70", ge=0, le=120)] = 20
    window_seconds: Annotated[int, option("MF-79", ge=5, le=30)] = 10
    ghosts: Annotated[Ghosts, option("MF-57", "MF-O79")] = Ghosts.EVERYTHING
    ghost_talk: Annotated[GhostTalk, option("MF-O62")] = GhostTalk.AS_TALK
    kids1: Annotated[bool, option("MF-83", "MF-84")] = False
    kids2: Annotated[bool, option("MF-85")] = False
    kids3: Annotated[bool, option("MF-86", "MF-87")] = False
    kids4: Annotated[bool, option("MF-88", "MF-89")] = False
    theme: Annotated[Theme, option("MF-88")] = Theme.AS_KIDS
    last_shot_chain: Annotated[bool, option("MF-O24")] = False
    second_place_tie: Annotated[SecondPlaceTie, option("MF-O12")] = SecondPlaceTie.ALL_TIED
    tie_rounds: Annotated[int, option("MF-O15", ge=1, le=5)] = 3
    mafia_no_choice: Annotated[NoChoice, option("MF-O05")] = NoChoice.RANDOM
    end_at_certain_win: Annotated[bool, option("MF-O17", "MF-O74")] = True
    small_game_mafia_first_turn: Annotated[bool, option("MF-O20")] = False
    cards: CardSet = CardSet()
    new_gang_enlarged: Annotated[bool, option("MF-C14.10")] = False
    ballot: Annotated[BallotMode, option("MF-O08", "MF-O32")] = BallotMode.AS_CARDS
    commander_first_vote: Annotated[CommanderFirstVote, option("MF-O29")] = (
        CommanderFirstVote.SECOND_SEAT
    )
    turncoat_wakes_by: Annotated[TurncoatWakesBy, option("MF-O34")] = TurncoatWakesBy.FORCE
    bandage_stops_shots: Annotated[bool, option("MF-O40", "MF-O69")] = True
    redeal_unusable: Annotated[bool, option("MF-O33", "MF-O50")] = False


PRESETS: dict[str, dict[str, Any]] = {
    "rulebook": {},
    "brisk": {"night": "short", "pace": "quick", "talk_seconds": 180, "speech_seconds": 30},
    "far-apart": {"talk": "written", "talk_seconds": 420, "vote_seconds": 40},
    "kids": {
        **{"kids1": True, "kids2": True, "kids3": True, "kids4": True},
        **{"night": "short", "pace": "slow", "talk_seconds": 180},
    },
    "first-evening": {"pace": "slow", "vote_seconds": 40, "speech_seconds": 60},  # MF-16
    "intrigue": {"cards": {"turncoat": True, "recruitment": True, "commander": True}},
    "storm": {"cards": {"corner_shot": True, "bandage": True, "last_shot": True}},
    "gangs": {"cards": {"new_gang": True}},
}


def preset_for(preset: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return a preset with as many of its first cards as so many people need (MF-O76).

    The three New Gang cards are one choice, and thirteen people need three (MF-O49).
    """
    if "cards" not in preset:
        return {**preset}
    names = [*preset["cards"]][: seats // SEATS_PER_CARD]
    return {**preset, "cards": {name: preset["cards"][name] for name in names}}
