"""Check entries on the way into the log, by the packs, options and limits of today.

A log outlives releases, so `law.apply` asks none of this again: a stricter check must not
close the rooms that were opened under a milder one.
"""

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.packs import PackNames
from konspira.refusals import HOST_ONLY
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import SERVER, Entry, MemberId, Who
from konspira.room.law import LAW
from konspira.room.state import Room

MOST_ENTRIES = 30_000  # of one room: many evenings
SPARE_ENTRIES = 3_000  # beyond, for who comes and goes


def check(room: Room, entry: Entry, packs: PackNames) -> Entry:
    """Return the entry with all that a replay needs, or raise IllegalMove.

    `packs` are today's.
    """
    check_allowed(room, entry)
    check_entries(room, entry.by)
    row, by, act = LAW[type(entry.act)], entry.by, entry.act
    room = replace(room, at=max(room.at, entry.at))
    if row.check:
        row.check(room, by, act)
    if row.complete:
        act = row.complete(room, by, act, packs)
    return entry if act is entry.act else replace(entry, act=act)


def check_allowed(room: Room, entry: Entry) -> None:
    """Raise IllegalMove if this member may not do the act. Only this looks at its `who`."""
    is_open = room.opened is not None
    if is_open == isinstance(entry.act, acts.Open):
        raise IllegalMove(*(no.ROOM_IS_OPEN if is_open else no.NO_SUCH_ROOM))
    match entry.act.who:
        case Who.THE_SERVER if entry.by == SERVER:
            return
        case Who.THE_HOST if entry.by == room.host:
            return
        case Who.THE_HOST:
            raise IllegalMove(*HOST_ONLY)
        case Who.A_MEMBER if entry.by != SERVER:
            member = room.member(entry.by)
            if not member.is_person and not isinstance(entry.act, acts.Play):
                raise IllegalMove(*no.IS_A_COMPANION)
        case _:
            raise IllegalMove(*no.NOT_ALLOWED)


def check_entries(room: Room, by: MemberId) -> None:
    spare = SPARE_ENTRIES if by == SERVER else 0
    if room.entries >= MOST_ENTRIES + spare:
        raise IllegalMove(*no.ROOM_IS_WORN_OUT)
