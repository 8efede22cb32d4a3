"""What most games need: timers, interrupted phases, hidden answers, and who is there.

All of it is data. A phase shows its time limit in one of two fields: `until`, a moment at
which the phase ends, or `clock`, a Timer that may also just ring.
"""

from collections.abc import Iterable
from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from konspira.move import CompanionSeats, Contact, IllegalMove, Seat
from konspira.refusals import NO_SUCH_SEAT

Seats = tuple[Seat, ...]
P = TypeVar("P")
A = TypeVar("A")

BY_SEAT = {"by": "seat"}
BySeat = Annotated[tuple[A, ...], Meta(extra=BY_SEAT)]
"""One value for each seat, in their order: a screen shows them beside the people."""


class Timer(Struct, frozen=True, gc=False):
    """A running timer. A hard one ends something; a soft one only rings."""

    since: int
    until: int
    hard: bool
    rung: bool = False

    @property
    def due(self) -> int | None:
        """When it rings next."""
        return None if self.rung else self.until

    def ring(self) -> "Timer":
        """Return the timer as one that has rung."""
        return replace(self, rung=True)

    def later(self, by: int) -> "Timer":
        """Return the same timer with more time on it."""
        return replace(self, until=self.until + by)

    def moved(self, by: int) -> "Timer":
        """The same timer, begun and due so much later: it stood still in between."""
        return replace(self, since=self.since + by, until=self.until + by)


def due(phase: object) -> int | None:
    """Return when the time limit of a phase passes; None: it has none."""
    clock = getattr(phase, "clock", None)
    if isinstance(clock, Timer):
        return None if clock.rung else clock.until
    until: int | None = getattr(phase, "until", None)
    return until


def asked_in(phase: object) -> tuple[object, ...]:
    """Return what is asked in a phase, without the lists of who has done it already."""
    names = getattr(phase, "__struct_fields__", ())
    values = [getattr(phase, name) for name in names]
    return type(phase), *[value for value in values if not isinstance(value, tuple)]


def resumed(phase: P, waited: int) -> P:
    """Return an interrupted phase, its time limit moved by the time that was `waited`.

    The phase that comes between keeps the interrupted one as data.
    """
    match phase:
        case object(clock=Timer() as clock):
            return replace(phase, clock=clock.moved(waited))  # type: ignore[type-var]
        case object(until=int() as until):
            return replace(phase, until=until + waited)  # type: ignore[type-var]
        case _:
            return phase


class Answer(Struct, Generic[A], frozen=True):
    """What one seat has answered."""

    seat: Seat
    value: A


class Collect(Struct, Generic[A], frozen=True):
    """Hidden answers from many, until all of them are there or time has passed.

    The answers are secret; who has given one may lie open (`seats`).
    """

    answers: tuple[Answer[A], ...] = ()

    @property
    def seats(self) -> Seats:
        """Who has answered, in the order of their answers."""
        return tuple(answer.seat for answer in self.answers)

    def given(self, seat: Seat, value: A) -> "Collect[A]":
        """Return it with this answer, which replaces an earlier one of the same seat."""
        others = tuple(answer for answer in self.answers if answer.seat != seat)
        return replace(self, answers=(*others, Answer(seat, value)))

    def of(self, seat: Seat) -> A | None:
        """Return the answer of a seat; None: it has given none."""
        return next((answer.value for answer in self.answers if answer.seat == seat), None)

    def who(self, value: A) -> Seats:
        """Return who has given this answer, clockwise."""
        return tuple(sorted(each.seat for each in self.answers if each.value == value))

    def lacking(self, asked: Iterable[Seat]) -> Seats:
        """Return who of those asked has not answered."""
        given = self.seats
        return tuple(seat for seat in asked if seat not in given)


class Away(Struct, frozen=True, gc=False):
    """A seat without contact, and since when."""

    seat: Seat
    since: int


class Presence(Struct, frozen=True):
    """Who has had no contact for a while, and which seats companions play."""

    away: tuple[Away, ...] = ()
    companions: Seats = ()

    @property
    def missing(self) -> Seats:
        return tuple([gone.seat for gone in self.away]) if self.away else ()

    def updated(self, told: Contact | CompanionSeats, at: int, seats: int) -> "Presence":
        """Return who is there after what the room has said."""
        named = (told.seat,) if isinstance(told, Contact) else told.seats
        if any(seat >= seats for seat in named):
            raise IllegalMove(*NO_SUCH_SEAT)
        if isinstance(told, Contact):
            return self._after_contact(told, at)
        companions = tuple(sorted({*told.seats}))
        return (
            self if companions == self.companions else replace(self, companions=companions)
        )

    def _after_contact(self, contact: Contact, at: int) -> "Presence":
        known = contact.seat in self.missing
        if contact.here is not known:
            return self  # nothing new: the moment of going away stays the first one
        others = [gone for gone in self.away if gone.seat != contact.seat]
        if not contact.here:
            others.append(Away(contact.seat, at))
        return replace(self, away=tuple(sorted(others, key=lambda gone: gone.seat)))

    def present(self, seats: Seats) -> Seats:
        """Return those of them who can be waited for; if everybody is away, all can."""
        if not self.away:
            return seats
        missing = self.missing
        return tuple(seat for seat in seats if seat not in missing) or seats

    def people(self, seats: Seats) -> Seats:
        """Return those of them that no companion plays."""
        if not self.companions:
            return seats
        return tuple(seat for seat in seats if seat not in self.companions)

    def asked(self, seats: Seats) -> Seats:
        """Return the people among them who can be waited for, and whose consent counts.

        Nobody, if companions are among themselves: then the first of them to move decides.
        """
        return self.present(self.people(seats))

    def is_asked(self, seat: Seat, seats: Seats) -> bool:
        """Return whether a seat may say yes or no: a companion may not speak for people."""
        return seat not in self.companions or not self.people(seats)


def clockwise(seats: Seats, first: Seat) -> Seats:
    """Return these seats clockwise, beginning with `first` or the next one after it."""
    return (*(s for s in seats if s >= first), *(s for s in seats if s < first))
