"""Who may follow on an empty seat, and when the table has to agree to it.

A host may hold a second device, and may remove whom they like. So what the host alone
decides must never bring a card to somebody who could be the host, or another player.
"""

from typing import Protocol

from msgspec import Struct

from konspira.game import Seat
from konspira.room.acts import MemberId
from konspira.room.phones import People, at_the_address_of, on_the_phone_of
from konspira.room.state import Led, Sealed


class Seats(Protocol):
    """The game at the table, or what its view follows from."""

    @property
    def seating(self) -> tuple[MemberId, ...]: ...
    @property
    def seals(self) -> tuple[Sealed, ...]: ...
    @property
    def former(self) -> dict[MemberId, Seat]: ...
    @property
    def newest(self) -> MemberId: ...
    @property
    def removed(self) -> tuple[MemberId, ...]: ...
    @property
    def masters(self) -> tuple[Led, ...]: ...


class Vacancy(Struct, frozen=True):
    """A seat whose player has left or is away, and who is there to take it."""

    seat: int
    heirs: tuple[MemberId, ...]  # the host may give it to them
    by_vote: tuple[MemberId, ...]  # or to them, if the table agrees


def shares_a_phone(room: People, playing: Seats, seat: int, who: MemberId) -> bool:
    """Return whether this member was ever on one phone with another player."""
    return bool(on_the_phone_of(room, who) & other_players(playing, seat, who))


def must_agree(room: People, playing: Seats, seat: int, who: MemberId) -> bool:
    """Return whether the table has to agree before this member gets an empty seat.

    Who has left by themselves has let it go. But the host can remove anybody, and a broken
    line is nobody's wish: then it takes a majority for a latecomer, and for who shares a
    phone or an address with another player. Who has held the very seat knows its cards.
    """
    holder = playing.seating[seat]
    if not playing.seals or playing.former.get(who) == seat:
        return False
    if shares_a_phone(room, playing, seat, who):
        return True
    if holder not in playing.removed and not any(m.id == holder for m in room.members):
        return False
    near = at_the_address_of(room, who) & other_players(playing, seat, who)
    return who > playing.newest or bool(near)


def master_by_vote(playing: Seats) -> bool:
    """Return whether the table has to agree to who leads the game next.

    It has to since the host removed somebody who led it, even if they have come back.
    """
    return any(led.member in playing.removed for led in playing.masters)


def other_players(playing: Seats, seat: int, who: MemberId) -> set[MemberId]:
    """Return all who know the cards of another seat."""
    return {*playing.seating, *playing.former} - {playing.seating[seat], who}


def vacancies(room: People, playing: Seats) -> tuple[Vacancy, ...]:
    """Return the seats of those who are not there, each with who could take it.

    What only the moment decides is left to the check of the act: how long somebody has been
    away, and whether it is night.
    """
    there = {member.id for member in room.members if member.present}
    people = {member.id for member in room.members if member.is_person}
    empty = [seat for seat, who in enumerate(playing.seating) if who not in there]
    if not empty:
        return ()
    led = {one.member for one in playing.masters}
    free = sorted(there & people - {*playing.seating} - led)
    return tuple(vacancy(room, playing, seat, free) for seat in empty)


def vacancy(room: People, playing: Seats, seat: int, free: list[MemberId]) -> Vacancy:
    able = [who for who in free if playing.former.get(who, seat) == seat]
    asked = tuple(who for who in able if must_agree(room, playing, seat, who))
    return Vacancy(seat, tuple(who for who in able if who not in asked), asked)
