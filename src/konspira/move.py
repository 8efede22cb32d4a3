"""Moves: who makes them, how they are logged, and how they are refused or offered."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, NewType, TypeVar

from msgspec import Meta, Struct

from konspira import refusals
from konspira.refusals import MALFORMED_MOVE, Code
from konspira.verdict import Verdict

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""
CHANCE = Seat(-1)  # the dealer; its moves carry the cards already drawn
CLOCK = Seat(-2)  # the watch; its moves say that a deadline has passed
HOST = Seat(-3)  # the host of the room, player or not, who moves for the table
ROOM = Seat(-4)  # the room around the table: says who is there
MASTER = Seat(-5)  # the person who leads the game, if one does: knows all, holds no seat

TOO_EARLY = refusals.TOO_EARLY.code
"""The one refusal that time alone cures: the same move may be made a moment later."""


class Move(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Anything that may happen to a game. Also its form on the wire and in the log."""


class TimeUp(Move, frozen=True):
    """The CLOCK's only move: a deadline has passed. Every game knows it."""


class Contact(Move, frozen=True):
    """The ROOM: this seat has had no contact for a while, or is back.

    Only games that would otherwise wait for the absent list it among their moves; the
    room tells no others.
    """

    seat: Annotated[Seat, Meta(ge=0)]
    here: bool


class CompanionSeats(Move, frozen=True):
    """The ROOM: companions play these seats from now on, and people all others.

    Some for good, some while somebody is away. Games in which people agree on something,
    or are waited for, list it among their moves: a companion is neither asked nor waited
    for where people are (`kit.Presence.asked`).
    """

    seats: tuple[Annotated[Seat, Meta(ge=0)], ...]


class NewSeat(Move, frozen=True):
    """The ROOM: somebody sits down at the end of the ring of a game that is at the table.

    Only games that take newcomers list it among their moves, and say when they do: some
    only if the host has let them in.
    """

    invited: bool = True  # False: they came by themselves
    shared: bool = False  # their phone holds, or held, another seat of this game


class HostSeat(Move, frozen=True):
    """The ROOM: the host sits here (None: has no seat), for games to which it matters."""

    seat: Annotated[Seat, Meta(ge=0)] | None


class MasterPlace(Move, frozen=True):
    """The ROOM: somebody holds the place of the MASTER from now on, or nobody does.

    Only games that a person may lead list it among their moves. At the start of a game
    that needs a MASTER the place is held, and a game that loses its MASTER waits for the
    HOST: nobody takes the place without being asked.
    """

    held: bool
    seats: tuple[Seat, ...] = ()  # on the phone of who leads: out of the game for good


class EndNow(Move, frozen=True):
    """The HOST: the game ends here, with the score as it stands.

    Only games of several rounds that keep a score list it among their moves. It reveals
    what the end of a game reveals, and no more.
    """


M = TypeVar("M", bound=Move, covariant=True)


class Act(Struct, Generic[M], frozen=True, omit_defaults=True, gc=False):
    """One line of a game's append-only log: who did what, and when."""

    at: int  # milliseconds on the game's clock, which stands still while a game is paused
    seat: Seat
    move: M
    opinion: Verdict | None = None  # of the referee, where the game has a question for it


class Offer(Struct, frozen=True, omit_defaults=True, gc=False):
    """A kind of move that is open to a seat now, as its hand lists it.

    `choices` says for each field which values it may hold: a list of them, or the name of
    the field of the table that lists them, so that what everybody sees is sent once. A
    field that is not named is free text. Fields in `differ` must not hold the same value.
    Where one field depends on another, a kind is offered several times: each offer is one
    way to make the move.
    """

    kind: str
    choices: Mapping[str, str | tuple[Any, ...]] = {}
    differ: tuple[str, ...] = ()


class IllegalMove(Exception):
    """Raised when the rules refuse a move; nothing has changed.

    `code` is a stable word for clients and `rule` the rule that says so, if one does.
    Both may depend only on what the mover can already see; otherwise the refusal
    itself would be a leak.
    """

    def __init__(self, code: Code, rule: str | None = None) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.code = code
        self.rule = rule


class MalformedMove(ValueError):
    """Raised for what is no move of the game at all, whatever the situation."""

    code = MALFORMED_MOVE.code
