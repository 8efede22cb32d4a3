"""A game of Mafia at one moment.

The phase is open to everybody. The secrets stand beside it: the tokens, the choices of the
night, the ballots that are not closed yet.
"""

from enum import StrEnum
from typing import TypeVar

from msgspec import Struct

from konspira.game import Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.state.phases import Cause, Dealing, Nightfall, Phase, Talk
from konspira.games.mafia.state.record import (
    Council,
    Fallen,
    Felt,
    Look,
    Lying,
    Night,
    Played,
    Recruit,
    Spoken,
    Wager,
)
from konspira.games.mafia.state.terms import Terms
from konspira.kit import BySeat, Presence, Seats
from konspira.refusals import NOT_YOUR_TURN, Refusal

A = TypeVar("A")


class Step(StrEnum):
    """How many steps of an elimination are done."""

    TO_GO = "to-go"
    ANNOUNCED = "announced"  # nobody has had a chance to save them yet
    UNSAVED = "unsaved"
    OUT = "out"  # what is left is the farewell
    CARD = "card"  # of which only the card Last Shot is left


class Pending(Struct, frozen=True, gc=False):
    """Somebody is to go. The top of the stack is settled first."""

    seat: Seat
    cause: Cause
    by: Seat | None = None  # who fired the shot
    step: Step = Step.TO_GO

    @property
    def out(self) -> bool:
        return self.step in (Step.OUT, Step.CARD)


class Town(Struct, frozen=True, gc=False):
    """Who is who. Stored rather than derived, because every act asks for it."""

    tokens: BySeat[Token] = ()  # secret
    living: Seats = ()
    waking: Seats = ()  # secret: the living who wake in the Mafia's task
    agent: Seat | None = None  # secret: while alive
    fallen: tuple[Fallen, ...] = ()
    cards: BySeat[Card] = ()  # secret; empty: the basic version
    recruit: Recruit | None = None  # secret


class Shown(Struct, frozen=True, gc=False):
    """What lies open of the action cards."""

    plays: tuple[Played, ...] = ()
    lying: tuple[Lying, ...] = ()
    commander: Seat | None = None


class Reaction(Struct, frozen=True, gc=False):
    """What a phone has answered in a window."""

    use: bool
    target: Seat | None = None


class Interrupted(Struct, frozen=True, gc=False):
    """A shot came into this phase of the council, which goes on after it (MF-O45)."""

    phase: Phase
    at: int


class Shot(Struct, frozen=True, gc=False):
    """What somebody has answered who may take a last shot."""

    target: Seat | None


class Said(Struct, frozen=True, gc=False):
    """How much has been written in this council."""

    by_seat: BySeat[int] = ()
    lines: int = 0
    whispers: int = 0
    felt: int = 0


class Choices(Struct, frozen=True, gc=False):
    """The choices of the running night. Secret."""

    order: Seats = ()
    one: BySeat[Seat | None] = ()
    two: BySeat[Seat | None] = ()
    sent: BySeat[int] = ()  # the number of the next call for each seat, in this slot
    look: Look | None = None
    switches: BySeat[bool] = ()  # whether each phone would recruit whom it has chosen


class State(Struct, frozen=True, gc=False):
    terms: Terms
    seats: int
    led: bool  # by a person
    phase: Phase = Dealing()
    turn: int = 0
    town: Town = Town()
    choices: Choices = Choices()
    ballots: BySeat[Seat | None] = ()  # secret until they are counted
    pending: tuple[Pending, ...] = ()
    then: Nightfall | Talk | Interrupted = Nightfall()  # what follows the last of them
    shown: Shown = Shown()
    reactions: BySeat[Reaction | None] = ()  # secret: of the window that is open
    put_back: Seats = ()  # who was eliminated by mistake: their tokens have been seen
    shot: Shot | None = None  # secret until the farewell is over
    council: Council = Council(0)  # of this turn, as far as it lies open
    councils: tuple[Council, ...] = ()
    nights: tuple[Night, ...] = ()  # secret
    bets: tuple[Wager, ...] = ()  # secret
    talk: tuple[Spoken, ...] = ()  # of this council
    whispers: tuple[Spoken, ...] = ()  # the newest of the eliminated, in this council
    felt: tuple[Felt, ...] = ()  # their small faces, the newest
    said: Said = Said()
    presence: Presence = Presence()
    missing: Seats = ()  # who is away, as it is shown: not at night
    nightfall: int = 0  # the moment of the last one: who was away before it, was long
    active: int = 0  # secret: the last turn in which anybody marked or voted (MF-O73)
    agreed: BySeat[Seats] = ()  # who agrees to remove each seat
    leaders: Seats = ()  # the eliminated who have led: they know everything
    informed: Seats = ()  # who may have seen it before a person led: they stay out


def is_not_living(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    """Return why somebody may not do what only the living do, if so (MF-55)."""
    if seat in state.town.living:
        return None
    return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN


def is_not_asked(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    """Return why somebody may not say what people agree on: out, or a companion."""
    if bar := is_not_living(state, phase, seat):
        return bar
    asked = state.presence.is_asked(seat, state.town.living)
    return None if asked else NOT_YOUR_TURN


def is_not_out(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    """Return why somebody may not do what only the eliminated do, if so."""
    if seat in state.town.living:
        return no.YOU_ARE_STILL_IN
    return None if seat >= 0 else NOT_YOUR_TURN


def present(state: State) -> Seats:
    """Return the living people who are there, as far as everybody knows.

    If none of them is, all count. Nobody, if only companions live: then the first of them
    that is ready goes on.
    """
    living, missing = state.presence.people(state.town.living), state.missing
    if not missing:
        return living
    return tuple([seat for seat in living if seat not in missing]) or living


def two_thirds(number: int) -> int:
    """Return how many of so many people are two thirds of them."""
    return (2 * number + 2) // 3


def put(values: tuple[A, ...], seat: Seat, value: A) -> tuple[A, ...]:
    """Return the values of all seats, with another one for this seat."""
    changed = [*values]  # quicker than slices, and every choice and vote comes by here
    changed[seat] = value
    return tuple(changed)
