"""The fold of a room: what each act does. Pure: no clock, no die, no file.

Who is there is the business of `people`, what is agreed on that of `agreement`, the game
that of `table`; the time limits stand here. What is in a log was right when it came, so
that nothing is asked here a second time: `checks` has done so on the way in, by the packs,
options and limits of its day.
"""

from msgspec.structs import replace

from konspira.game import CLOCK, IllegalMove, TimeUp
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import Entry, Limit, MemberId
from konspira.room.agreement import add_pack, choose_game, drop_pack, speak, upgrade
from konspira.room.people import (
    away,
    back,
    gone,
    host_is_gone,
    hosted,
    join,
    lock,
    take_over,
    updated,
)
from konspira.room.state import HOST_GONE_MS, OFFER_MS, ROLL_CALL_MS, Room
from konspira.room.table import (
    deal,
    finish,
    moved,
    next_contact,
    play,
    reseat,
    resume,
    running_game,
    running_or_paused,
    sit_in,
    start,
    tell_contact,
    tell_host,
)


def apply(room: Room, entry: Entry) -> Room:
    """The room after the entry. IllegalMove: this cannot be the log of a room."""
    if (room.opened is None) is not isinstance(entry.act, acts.Open):
        raise IllegalMove(*(no.ROOM_IS_OPEN if room.opened else no.NO_SUCH_ROOM))
    room = replace(room, at=max(room.at, entry.at), entries=room.entries + 1)
    return tell_host(transition(room, entry.by, entry.act))


def transition(room: Room, by: MemberId, act: acts.Any) -> Room:
    match act:
        case acts.Play(seat, move, opinion):  # by far the most frequent
            return play(room, seat, move, opinion) if room.foreign is None else room
        case (
            acts.Start()
            | acts.Deal()
            | acts.Tick()
            | acts.Pause()
            | acts.Resume()
            | acts.Abandon()
            | acts.Reseat()
            | acts.SitIn()
        ):
            return at_the_table(room, by, act)
        case (
            acts.Open()
            | acts.Lock()
            | acts.Speak()
            | acts.Choose()
            | acts.AddPack()
            | acts.DropPack()
            | acts.Upgrade()
            | acts.Finish()
        ):
            return agreed(room, act)
        case (
            acts.Sit()
            | acts.Stand()
            | acts.Arrange()
            | acts.PassHost()
            | acts.TakeBack()
            | acts.Remove()
            | acts.Leave()
        ):
            return in_the_ring(room, by, act)
        case _:
            return among_people(room, by, act)


AtTheTable = (
    acts.Start
    | acts.Deal
    | acts.Tick
    | acts.Pause
    | acts.Resume
    | acts.Abandon
    | acts.Reseat
    | acts.SitIn
)
Agreed = (
    acts.Open
    | acts.Lock
    | acts.Speak
    | acts.Choose
    | acts.AddPack
    | acts.DropPack
    | acts.Upgrade
    | acts.Finish
)
InTheRing = (
    acts.Sit
    | acts.Stand
    | acts.Arrange
    | acts.PassHost
    | acts.TakeBack
    | acts.Remove
    | acts.Leave
)
AmongPeople = (
    acts.Join
    | acts.Back
    | acts.Away
    | acts.RollCall
    | acts.Rename
    | acts.OfferSeat
    | acts.TakeOver
)


def among_people(room: Room, by: MemberId, act: AmongPeople) -> Room:
    match act:
        case acts.Join():
            return join(room, act)
        case acts.Back(who):
            return back(room, who)
        case acts.Away(who):
            return away(room, who)
        case acts.RollCall():
            members = tuple(replace(m, confirmed=not m.present) for m in room.members)
            return replace(room, members=members, roll_call=room.at + ROLL_CALL_MS)
        case acts.Rename(name, look):
            return updated(room, replace(room.member(by), name=name, look=look))
        case acts.OfferSeat(code):
            offer = (code, room.at + OFFER_MS)
            return updated(room, replace(room.member(by), offer=offer))
        case acts.TakeOver():
            return take_over(room, act)


def in_the_ring(room: Room, by: MemberId, act: InTheRing) -> Room:
    match act:
        case acts.Sit():
            return replace(room, ring=(*room.ring, by))
        case acts.Stand():
            return replace(room, ring=tuple(who for who in room.ring if who != by))
        case acts.Arrange(ring):
            return replace(room, ring=ring)
        case acts.PassHost(who):
            return hosted(room, room.member(who).id)
        case acts.TakeBack():
            return hosted(room, by)
        case acts.Remove(who):
            return gone(room, who, sent_home=True)
        case acts.Leave():
            return gone(room, by)


def agreed(room: Room, act: Agreed) -> Room:
    match act:
        case acts.Open(language, rules):
            return speak(replace(room, opened=room.at, rules=rules), language)
        case acts.Lock(locked):
            return lock(room, locked)
        case acts.Speak(language):
            return speak(room, language)
        case acts.Choose(name, options):
            return choose_game(room, name, options)
        case acts.AddPack():
            return add_pack(room, act)
        case acts.DropPack(name):
            return drop_pack(room, name)
        case acts.Upgrade():
            return upgrade(room, act)
        case acts.Finish():
            return finish(room, act)


def at_the_table(room: Room, by: MemberId, act: AtTheTable) -> Room:
    match act:
        case acts.Start(options):
            return start(room, options)
        case acts.Tick(limit):
            return tick(room, limit)
        case acts.Abandon():
            return replace(room, playing=None, foreign=None)
        case _ if room.foreign:  # nobody can follow it by our rules
            return room
        case acts.Deal():
            return deal(room, act)
        case acts.Pause():
            playing = running_or_paused(room)
            return replace(room, playing=replace(playing, paused_at=room.at))
        case acts.Resume():
            return resume(room)
        case acts.Reseat(seat, who):
            return reseat(room, seat, who)
        case acts.SitIn(who):
            return sit_in(room, by, who)


# Time


def deadline(room: Room) -> int | None:
    """When the next Tick is due."""
    moments = [room.roll_call, host_limit(room), contact_limit(room), game_limit(room)]
    return min((moment for moment in moments if moment is not None), default=None)


def host_limit(room: Room) -> int | None:
    """When somebody else becomes host: the others have waited so long for this one."""
    host = next((m for m in room.members if m.id == room.host), None)
    there = [m.since for m in room.members if m.present]
    if host is None or host.present or not there:
        return None
    return max(host.since, min(there)) + HOST_GONE_MS


def contact_limit(room: Room) -> int | None:
    """When the game must hear that somebody is absent, or is back."""
    contact = next_contact(room)
    return contact[0] if contact else None


def game_limit(room: Room) -> int | None:
    playing = room.running
    if playing is None or playing.paused_at is not None:
        return None
    due = playing.rules.deadline(playing.state)
    return None if due is None else playing.started + playing.paused + due


def passed(room: Room) -> Limit | None:
    """The limit that has passed; of several, the earliest."""
    due = deadline(room)
    if due is None or room.at < due:
        return None
    if due == room.roll_call:
        return Limit.ROLL_CALL
    if due == host_limit(room):
        return Limit.HOST
    return Limit.CONTACT if due == contact_limit(room) else Limit.GAME


def tick(room: Room, limit: Limit | None) -> Room:
    match limit or passed(room):
        case Limit.ROLL_CALL:
            return roll_called(room)
        case Limit.HOST:
            return host_is_gone(room)
        case Limit.CONTACT:
            contact = next_contact(room)
            return tell_contact(room, contact[1]) if contact else room
        case Limit.GAME if room.foreign is None:
            return moved(room, running_game(room), CLOCK, TimeUp())
        case _:
            return room


def roll_called(room: Room) -> Room:
    members = tuple(
        m if m.confirmed else replace(m, confirmed=True, present=False, since=room.at)
        for m in room.members
    )
    return replace(room, members=members, roll_call=None)
