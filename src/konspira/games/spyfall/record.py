"""What a round leaves on record: what was asked, who was tried, how it ended."""

from enum import StrEnum

from msgspec import Struct

from konspira.game import Seat


class WordedCard(Struct, frozen=True):
    """A question of the deck, and all wordings of its answers, as it was laid out."""

    number: int  # the same question in every language
    text: str
    answers: tuple[tuple[str, ...], ...]  # three levels, from hardly to yes always


class QuestionCard(Struct, frozen=True):
    """A question of the deck, and its three answers as they are worded in this round."""

    number: int
    text: str
    answers: tuple[str, ...]


class Question(Struct, frozen=True, gc=False):
    """A question in writing or from the deck, and its answer when it has come."""

    asker: Seat
    target: Seat
    question: str = ""
    answer: str = ""
    card: int | None = None  # from the deck: the number of the question
    level: int | None = None  # of its answer: 0 hardly, 1 it depends, 2 yes always


class Trial(Struct, frozen=True, gc=False):
    """A vote that is over, by name."""

    suspect: Seat
    accuser: Seat | None  # who called it; nobody: a candidate's turn had come
    mid_round: bool
    guilty: tuple[Seat, ...]
    innocent: tuple[Seat, ...]
    passed: bool


class Pointed(Struct, frozen=True, gc=False):
    """At whom somebody pointed in the straw poll."""

    seat: Seat
    suspect: Seat


# How a round ended


class Guessed(Struct, frozen=True, gc=False):
    """What a spy named; nothing, if the time passed."""

    seat: Seat
    place: int | None


class Convicted(Struct, frozen=True, tag=True, gc=False):
    suspect: Seat
    mid_round: bool


class Unexposed(Struct, frozen=True, tag=True, gc=False):
    """Time ran out, and no vote convicted anybody."""


class Named(Struct, frozen=True, tag=True, gc=False):
    """A spy stopped the game and named a place; with two spies, both did."""

    guesses: tuple[Guessed, ...]


Ending = Convicted | Unexposed | Named


class Side(StrEnum):
    SPIES = "spies"
    OTHERS = "others"


class Award(Struct, frozen=True, gc=False):
    """Points, and the rule that gives them."""

    seat: Seat
    points: int
    rule: str


class Cards(Struct, frozen=True, gc=False):
    """The cards of a round: a secret, until it is over."""

    place: int
    spies: tuple[Seat, ...]
    roles: tuple[str, ...]  # one for each seat, empty if there is none


class Round(Struct, frozen=True, gc=False):
    """A finished round: nothing of it is secret any more (SF2-O33)."""

    dealer: Seat
    cards: Cards
    ending: Ending
    won: Side
    awards: tuple[Award, ...]
    trials: tuple[Trial, ...] = ()  # every vote of it, in order
    questions: tuple[int, ...] = ()  # that each seat was asked, as far as the phones know
