"""Everything that may happen in a game of Codenames."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from konspira.game import Move, Seat
from konspira.games.codenames.pieces import Key, Places, Team

CardIndex = Annotated[int, Meta(ge=0, le=24)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
SpokenWord = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=9)] | Literal["unlimited"]


class Reason(StrEnum):
    """Why a clue is not legal: the rule it breaks (CN-O09). The most common come first."""

    WORD_FORM = "CN-80"
    COMPOUND_PART = "CN-81"
    NOT_ABOUT_MEANING = "CN-73"
    LETTERS = "CN-74"
    POSITION = "CN-75"
    NUMBER_AS_HINT = "CN-77"
    SOUND_ALIKE = "CN-82"
    OTHER_MEANING = "CN-83"
    OTHER_LANGUAGE = "CN-78"
    FOREIGN_WORD = "CN-79"
    PROPER_NAME = "CN-87"
    TWO_WORDS = "CN-85"
    ACRONYM = "CN-91"
    BARE_LETTER_OR_NUMBER = "CN-76"
    BARE_RHYME = "CN-95"
    RHYME_ANNOUNCED = "CN-96"
    INVENTED_TERM = "CN-86"
    INVENTED_NAME = "CN-90"
    COMMENT = "CN-29"
    VISIBLE_WORD = "CN-30"  # a typed one is refused by the program


OF_THE_NUMBER = (Reason.NUMBER_AS_HINT, Reason.RHYME_ANNOUNCED, Reason.COMMENT)
"""What may still be wrong with a clue whose word was approved alone (CN-O30)."""


# Before the game


class JoinTeam(Move, frozen=True):
    """Sit with this team as an operative."""

    team: Team


class BecomeSpymaster(Move, frozen=True):
    team: Team


class LeaveTeam(Move, frozen=True):
    """Sit this game out."""


class Assign(Move, frozen=True):
    """The host: this player sits with that team, as its spymaster or as an operative."""

    seat: Annotated[Seat, Meta(ge=0)]
    team: Team
    spymaster: bool = False


class ShuffleTeams(Move, frozen=True):
    """The host: let chance make the teams (CN-02)."""


class Teams(Move, frozen=True):
    """The teams as chance has made them."""

    places: Places


class Start(Move, frozen=True):
    """The host: the teams stand, deal."""


class Deal(Move, frozen=True):
    """The board and the key, as drawn. `reverse` are the other sides of the same cards."""

    words: tuple[str, ...]
    reverse: tuple[str, ...]
    key: Key
    language: str = ""  # of the words


# A turn


class Ask(Move, frozen=True):
    """In private, to the rival spymaster: would this clue be legal? (CN-66)

    Without a number it is about the word alone (CN-O30).
    """

    word: Word
    number: Number | None = None


class Answer(Move, frozen=True):
    legal: bool


class Clue(Move, frozen=True):
    """A clue. Where clues are spoken, the word is heard in the room and empty here."""

    word: SpokenWord
    number: Number


class Correct(Move, frozen=True):
    """The spymaster or the host mends a slip of the finger, for all to see (CN-O28)."""

    word: SpokenWord
    number: Number


class Mark(Move, frozen=True):
    """'I mean this one': talk, not a touch (CN-33)."""

    card: CardIndex


class Unmark(Move, frozen=True):
    card: CardIndex


class Touch(Move, frozen=True):
    """The official guess (CN-34)."""

    card: CardIndex


class Stop(Move, frozen=True):
    """The operatives guess no further (CN-43)."""


class CallTimer(Move, frozen=True):
    """Turn over the sand timer (CN-69)."""


# A clue in doubt


class Flag(Move, frozen=True):
    """'Hmm, is that allowed?' Asks the judge, and decides nothing (CN-O09).

    A reason may be given at once, later, or never.
    """

    reason: Reason | None = None


class Accept(Move, frozen=True):
    """The judge: the clue stands."""


class Reject(Move, frozen=True):
    """The judge: the clue is invalid (CN-62)."""

    reason: Reason


class Cover(Move, frozen=True):
    """A spymaster covers a word: as a penalty (CN-63), or for the enemy (CN-103)."""

    card: CardIndex


class Draw(Move, frozen=True):
    """The enemy word that chance proposes to cover (CN-O32)."""

    card: CardIndex


class Propose(Move, frozen=True):
    """The spymaster would rather have this word covered for the enemy (CN-O32)."""

    card: CardIndex


class HandKey(Move, frozen=True):
    """The host gives a lost spymaster's key to an operative, or to who sits out."""

    team: Team
    seat: Annotated[Seat, Meta(ge=0)]


class Admit(Move, frozen=True):
    """The host brings who sits out onto a team, as an operative; None: onto both."""

    seat: Annotated[Seat, Meta(ge=0)]
    team: Team | None


class GoOn(Move, frozen=True):
    """The host: we wait no longer for somebody who does not answer."""
