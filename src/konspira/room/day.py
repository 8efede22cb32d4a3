"""The day's game: its date, the mind of the companion that leads it, and who plays.

A date is the server's, by UTC: each table has the day on which its game begins, wherever
its people are.
"""

from datetime import date  # noqa: TID251 - a calendar, no clock
from hashlib import blake2b

from msgspec.structs import replace

from konspira.companions.mind import Temper
from konspira.room.acts import MemberId, Mind, Today
from konspira.room.state import Member, Room

DAY_MS = 86_400_000
EPOCH = date(1970, 1, 1).toordinal()


def today(room: Room) -> Today:
    """Return the day of the room's last entry, for the language of the table."""
    day = date.fromordinal(EPOCH + room.at // DAY_MS).isoformat()
    drawn = blake2b(f"{day} {room.language} mind".encode(), digest_size=6).digest()
    return Today(day, Mind(Temper.NORMAL, 1 + int.from_bytes(drawn, "big")))


def chief(room: Room) -> Member | None:
    """Return the companion that leads the day's game: who has been here longest."""
    return next((member for member in room.members if member.mind), None)


def ring_of_the_day(room: Room) -> tuple[MemberId, ...]:
    """Return who plays the day's game: the companion that leads it, and people."""
    first, people = chief(room), {member.id for member in room.people}
    leads = (first.id,) if first else ()
    return (*leads, *(who for who in room.ring if who in people))


def prepared(room: Room, day: Today) -> Room:
    """Return the room in which the day's game may begin: its chief has the day's mind."""
    first = chief(room)
    members = tuple(
        replace(member, mind=day.mind) if member is first else member
        for member in room.members
    )
    return replace(room, members=members, ring=ring_of_the_day(room), today=day)


def without_chief(room: Room, who: MemberId) -> Room:
    """Return the room after a companion has gone: who led the day's game leads it no more.

    What is played on is a game like any other.
    """
    playing = room.running
    if playing and playing.today and playing.seating[0] == who:
        room = replace(room, playing=replace(playing, today=None))
    return room if chief(room) else replace(room, today=None)
