"""Everything that may happen in a game of Secret Identity."""

from typing import Annotated

from msgspec import Meta

from konspira import game
from konspira.game import Seat
from konspira.games.secret_identity.pieces import Character, Side
from konspira.packs import PictogramCard

Slot = Annotated[int, Meta(ge=0, le=7)]  # a place at the board, counted from 0
Number = Annotated[int, Meta(ge=1, le=8)]  # the number printed there, and on a key
CardIndex = Annotated[int, Meta(ge=0, le=11)]  # a card, by its place in the own hand
Half = Annotated[int, Meta(ge=0, le=1)]
Somebody = Annotated[Seat, Meta(ge=0)]


# Chance


class Deal(game.Move, frozen=True):
    """The pictogram cards of every seat, once; together, also who begins (ID-O16)."""

    hands: tuple[tuple[PictogramCard, ...], ...]
    first: Seat | None = None


class Lay(game.Move, frozen=True):
    """Characters for the empty places at the board, in order.

    `spare`: how many more the pack has beyond what the rest of this game needs.
    """

    characters: tuple[Character, ...]
    spare: int


class Draw(game.Move, frozen=True):
    """The mystery key of every seat, or of the active seat alone; None: draws none."""

    keys: tuple[Number | None, ...]


# The characters


class Flag(game.Move, frozen=True):
    """'Not everybody knows them, shall we swap?' Nobody learns who asked (ID-O06).

    Together, after the set-up, it is said of the new character, and opens the window.
    """

    slot: Slot


class Consent(game.Move, frozen=True):
    """The answer to a flag. One no keeps the character."""

    slot: Slot
    yes: bool


class Ready(game.Move, frozen=True):
    """I know these eight: draw the keys."""


# Clues


class Look(game.Move, frozen=True):
    """I have seen my key (ID-19)."""


class Place(game.Move, frozen=True):
    """Lay a card at the own safe, or lay it otherwise: one of its four pictograms shows.

    A draft until the clue is sent.
    """

    card: CardIndex
    face: Half  # front, back
    end: Half
    side: Side


class TakeBack(game.Move, frozen=True):
    card: CardIndex


class SendClues(game.Move, frozen=True):
    """This is my clue, for good (ID-O10)."""


# Votes


class SetVote(game.Move, frozen=True):
    """Put the voting key with this number aside for a seat's safe.

    There is one of each, so it is taken from where it was before (ID-O04).
    """

    seat: Somebody
    number: Number


class ClearVote(game.Move, frozen=True):
    seat: Somebody


class SendBallot(game.Move, frozen=True):
    """These are my votes, for good (ID-O11)."""


class Open(game.Move, frozen=True):
    """Open the next safe: its owner does, or the host (ID-40)."""


class NextRound(game.Move, frozen=True):
    """The host: eight new characters (ID-48)."""


# Together


class MarkGuess(game.Move, frozen=True):
    """'I think it is this one': a proposal, until all say the same (ID-O17, ID-O30)."""

    number: Number


class ConfirmGuess(game.Move, frozen=True):
    """'This one!' Whom the guesser marked is the answer, if nobody objects (ID-O30)."""


class Object(game.Move, frozen=True):
    """'Wait!' What was confirmed is a proposal again (ID-O30)."""


class Decide(game.Move, frozen=True):
    """The host: the talk is over, and this number is the answer (ID-O30)."""

    number: Number


class EndTurn(game.Move, frozen=True):
    """The active seat, or the host: on to the next turn (ID-76)."""


# People


class Skip(game.Move, frozen=True):
    """The host goes on without a seat that everybody waits for."""

    seat: Somebody


class Leave(game.Move, frozen=True):
    """The host: this seat has left for good, and is removed after the round."""

    seat: Somebody
