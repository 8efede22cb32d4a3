"""What a group may agree on before a game of Codenames (section 3 of the rules digest).

Most of the rules about clues are judged by people, not by the program. They stand in
`ClueRules`: one list that everybody can read, and that the judge sees at a challenge.
"""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Struct

from konspira import game
from konspira.game import BadSetup, option
from konspira.games.codenames import refusals as no


class Variant(StrEnum):
    TWO_TEAMS = "two-teams"
    ONE_TEAM = "one-team"  # against a simulated enemy
    THREE_PLAYERS = "three-players"  # two spymasters, one operative for both


class Judge(StrEnum):
    RIVAL_SPYMASTER = "rival-spymaster"
    HOST = "host"
    VOTE = "vote"


class ChallengeUntil(StrEnum):
    FIRST_TOUCH = "first-touch"
    END_OF_TURN = "end-of-turn"


class TimerMode(StrEnum):
    OFF = "off"
    SOFT = "soft"  # on demand, only an alarm
    HARD = "hard"  # on demand, ends the turn
    EVERY_TURN = "every-turn"  # always running, ends the turn


class TouchBy(StrEnum):
    ANY_OPERATIVE = "any-operative"
    MAJORITY = "majority"
    CAPTAIN = "captain"


class Referee(StrEnum):
    OFF = "off"
    ADVISE = "advise"
    ENFORCE = "enforce"  # what is certain; on the rest it advises


class LettersAndNumbers(StrEnum):
    NEVER = "never"
    IF_MEANING = "if-meaning"
    FREE = "free"


class CompoundParts(StrEnum):
    ALLOWED = "allowed"
    LITERAL = "literal"
    BOTH_DIRECTIONS = "both-directions"


class Acronyms(StrEnum):
    NEVER = "never"
    WELL_KNOWN = "well-known"


class ClueRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What makes a clue legal at this table. The program enforces the first two alone."""

    single_word: Annotated[bool, option("CN-25")] = True
    no_visible_codename: Annotated[bool, option("CN-30", "CN-31")] = True
    meaning_only: Annotated[bool, option("CN-73", "CN-74")] = True
    no_position_clues: Annotated[bool, option("CN-75")] = True
    letters_and_numbers: Annotated[LettersAndNumbers, option("CN-76")] = (
        LettersAndNumbers.IF_MEANING
    )
    number_is_not_a_hint: Annotated[bool, option("CN-77")] = True
    loan_words: Annotated[bool, option("CN-78", "CN-79")] = True
    no_word_forms: Annotated[bool, option("CN-80")] = True
    no_compound_parts: Annotated[CompoundParts, option("CN-81", "CN-O11")] = (
        CompoundParts.BOTH_DIRECTIONS
    )
    sound_alikes_differ: Annotated[bool, option("CN-82", "CN-93")] = True
    same_spelling_same_word: Annotated[bool, option("CN-83")] = True
    two_word_terms: Annotated[bool, option("CN-85")] = False
    proper_names: Annotated[bool, option("CN-87")] = True
    long_proper_names: Annotated[bool, option("CN-88")] = False
    long_place_names: Annotated[bool, option("CN-89")] = False
    acronyms: Annotated[Acronyms, option("CN-91", "CN-92")] = Acronyms.NEVER
    any_rhyme: Annotated[bool, option("CN-94", "CN-95")] = False

    @property
    def phrases(self) -> bool:
        """Whether a clue of several words can be legal, so that people must judge it."""
        return self.any_length or self.two_word_terms

    @property
    def any_length(self) -> bool:
        """Whether a clue may have any number of words: names and titles do (CN-88)."""
        return not self.single_word or self.long_proper_names or self.long_place_names


class Options(game.Options, frozen=True, kw_only=True):
    variant: Annotated[Variant, option("CN-03", "CN-97", "CN-111")] = Variant.TWO_TEAMS
    spoken_clues: Annotated[bool, option("CN-26", "CN-O27")] = False
    pack: Annotated[str, option("CN-07", "CN-O16", pack="words")] = "words.en"
    reverse_sides: Annotated[bool, option("CN-117", "CN-O18")] = True
    expert_zero: Annotated[bool, option("CN-45", "CN-46")] = True
    expert_unlimited: Annotated[bool, option("CN-48", "CN-49")] = True
    judge: Annotated[Judge, option("CN-65", "CN-O09")] = Judge.RIVAL_SPYMASTER
    referee: Annotated[Referee, option("CN-O12", "CN-80", "CN-81")] = Referee.ENFORCE
    pre_approval: Annotated[bool, option("CN-66", "CN-O08")] = False
    challenge_until: Annotated[ChallengeUntil, option("CN-64", "CN-O05")] = (
        ChallengeUntil.FIRST_TOUCH
    )
    penalty_cover: Annotated[bool, option("CN-63")] = True
    touch_by: Annotated[TouchBy, option("CN-34", "CN-O13")] = TouchBy.ANY_OPERATIVE
    against_companions: Annotated[bool, option("CN-02", "CN-O34")] = False
    timer: Annotated[TimerMode, option("CN-68", "CN-69", "CN-72", "CN-O14")] = (
        TimerMode.SOFT
    )
    timer_seconds: Annotated[int, option("CN-69", ge=10, le=600)] = 60
    clue_seconds: Annotated[int, option("CN-72", ge=15, le=1800)] = 120
    guess_seconds: Annotated[int, option("CN-72", ge=15, le=1800)] = 90
    touch_bonus_seconds: Annotated[int, option("CN-72", ge=0, le=300)] = 30
    answer_seconds: Annotated[int, option("CN-65", "CN-63", ge=10, le=300)] = 20
    enemy_seconds: Annotated[int, option("CN-103", "CN-O32", ge=10, le=600)] = 10
    grace_seconds: Annotated[int, option("CN-O05", ge=0, le=30)] = 5
    clue_rules: ClueRules = ClueRules()

    def check(self, seats: int) -> None:
        """Raise BadSetup if a turn could end before anybody may touch (CN-O31)."""
        turn = {
            TimerMode.HARD: self.timer_seconds,
            TimerMode.EVERY_TURN: self.guess_seconds,
        }.get(self.timer)
        waits = self.variant is not Variant.ONE_TEAM
        if waits and turn is not None and self.grace_seconds >= turn:
            text = (
                f"touches open after {self.grace_seconds} s, the turn ends after {turn} s"
            )
            raise BadSetup(no.NOBODY_COULD_TOUCH.code, text)


PRESETS: dict[str, dict[str, Any]] = {
    "strict": {},
    "relaxed": {
        "penalty_cover": False,
        "timer": "off",
        "clue_rules": {
            "sound_alikes_differ": False,
            "long_proper_names": True,
            "long_place_names": True,
            "acronyms": "well-known",
        },
    },
}


def defaults(seats: int) -> Options:
    match seats:
        case 2:
            return Options(variant=Variant.ONE_TEAM)
        case 3:
            return Options(variant=Variant.THREE_PLAYERS)
        case _:
            return Options()


LEAST = {Variant.ONE_TEAM: 2, Variant.THREE_PLAYERS: 3, Variant.TWO_TEAMS: 4}


def check_variant(variant: Variant, seats: int) -> None:
    match variant:
        case Variant.TWO_TEAMS if seats < LEAST[variant]:
            fit = "4 players or more (CN-03)"
        case Variant.THREE_PLAYERS if seats != 3:
            fit = "exactly 3 players (CN-111)"
        case _:
            return
    raise BadSetup(no.VARIANT_DOES_NOT_FIT.code, f"{seats} players; {variant} takes {fit}")
