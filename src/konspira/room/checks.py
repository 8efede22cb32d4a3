"""What is refused on the way into the log, by the packs, options and limits of today.

A log outlives releases, so `rules` asks none of this again: a stricter check must not
close the rooms that were opened under a milder one.
"""

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.packs import PackNames
from konspira.refusals import HOST_ONLY, TOO_EARLY
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import ALLOWED, SERVER, Entry, MemberId, Who
from konspira.room.agreement import (
    Names,
    check_choice,
    check_drop,
    check_pack,
    with_about,
)
from konspira.room.people import check_join, check_name, check_offer, check_ring
from konspira.room.rules import passed
from konspira.room.state import Room
from konspira.room.table import (
    agreed_start,
    check_deal,
    check_play,
    check_reseat,
    checked_sit_in,
    running_game,
    running_or_paused,
)

MOST_ENTRIES = 30_000  # of one room: many evenings
SPARE_ENTRIES = 3_000  # beyond, for who comes and goes


def check(room: Room, entry: Entry, packs: PackNames) -> Entry:
    """The entry with all that a replay needs, or IllegalMove. `packs` are today's."""
    check_allowed(room, entry)
    if room.entries >= MOST_ENTRIES:
        check_entries(room, entry.by)
    if isinstance(entry.act, acts.Play):  # by far the most frequent
        check_play(room, entry.by, entry.act)
        return entry
    room = replace(room, at=max(room.at, entry.at))
    return replace(entry, act=checked(room, entry.by, entry.act, packs))


def check_allowed(room: Room, entry: Entry) -> None:
    """Who may do what: the one place that asks `ALLOWED`."""
    is_open = room.opened is not None
    if is_open == isinstance(entry.act, acts.Open):
        raise IllegalMove(*(no.ROOM_IS_OPEN if is_open else no.NO_SUCH_ROOM))
    match ALLOWED.get(type(entry.act)):
        case Who.THE_SERVER if entry.by == SERVER:
            return
        case Who.THE_HOST if entry.by == room.host:
            return
        case Who.THE_HOST:
            raise IllegalMove(*HOST_ONLY)
        case Who.A_MEMBER if entry.by != SERVER:
            room.member(entry.by)
        case _:
            raise IllegalMove(*no.NOT_ALLOWED)


def check_entries(room: Room, by: MemberId) -> None:
    spare = SPARE_ENTRIES if by == SERVER else 0
    if room.entries >= MOST_ENTRIES + spare:
        raise IllegalMove(*no.ROOM_IS_WORN_OUT)


def checked(room: Room, by: MemberId, act: acts.Any, packs: PackNames) -> acts.Any:
    """The act, completed where a replay could not know something."""
    match act:
        case acts.Start():
            return agreed_start(room, Names(room, packs))
        case acts.Tick():
            limit = passed(room)
            if limit is None:
                raise IllegalMove(*TOO_EARLY)
            return acts.Tick(limit)
        case acts.AddPack():
            check_pack(room, act, Names(room, packs))
            return act if act.about else with_about(act, room.language)
        case acts.SitIn(who):
            return checked_sit_in(room, by, who)
        case acts.Choose():
            check_choice(room, act, Names(room, packs))
        case acts.DropPack(name):
            check_drop(room, name)
        case acts.Join() | acts.Rename() | acts.TakeOver() | acts.Back() | acts.Away():
            check_people(room, by, act)
        case (
            acts.Sit() | acts.Arrange() | acts.PassHost() | acts.TakeBack() | acts.Remove()
        ):
            check_ring_and_host(room, by, act)
        case _:
            check_at_the_table(room, by, act)
    return act


def check_people(
    room: Room,
    by: MemberId,
    act: acts.Join | acts.Rename | acts.TakeOver | acts.Back | acts.Away,
) -> None:
    match act:
        case acts.Join():
            check_join(room, act)
        case acts.Rename(name):
            check_name(room, name, by)
        case acts.TakeOver(code):
            check_offer(room, code)
        case acts.Back(who) | acts.Away(who):
            room.member(who)


def check_ring_and_host(
    room: Room,
    by: MemberId,
    act: acts.Sit | acts.Arrange | acts.PassHost | acts.TakeBack | acts.Remove,
) -> None:
    match act:
        case acts.Sit() if by in room.ring:
            raise IllegalMove(*no.ALREADY_SEATED)
        case acts.TakeBack() if by != room.former:
            raise IllegalMove(*no.NOTHING_TO_TAKE_BACK)
        case acts.Arrange(ring):
            check_ring(room, ring)
        case acts.Remove(who) if who == by:
            raise IllegalMove(*no.LEAVE_INSTEAD)
        case acts.PassHost(who) | acts.Remove(who):
            room.member(who)


def check_at_the_table(room: Room, by: MemberId, act: acts.Any) -> None:
    match act:
        case acts.Deal():
            check_deal(room)
        case acts.Pause():
            running_game(room)
        case acts.Resume():
            playing = room.running
            if playing is None or playing.paused_at is None:
                raise IllegalMove(*no.GAME_IS_NOT_PAUSED)
        case acts.Abandon():
            running_or_paused(room)
        case acts.Reseat(seat, who):
            check_reseat(room, seat, who)
