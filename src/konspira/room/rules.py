"""The fold of a room: what each act does. Pure: no clock, no die, no file.

Who is there is the business of `people`, what is agreed on that of `agreement`, the game
that of `table`; who may do what, and the time limits, stand here.
"""

from msgspec.structs import replace

from konspira import game as contract
from konspira.game import CLOCK, IllegalMove, TimeUp
from konspira.room import acts
from konspira.room.acts import ALLOWED, SERVER, Entry, MemberId, Who
from konspira.room.agreement import add_pack, choose_game, drop_pack, speak
from konspira.room.people import (
    arrange,
    away,
    back,
    check_name,
    gone,
    host_is_gone,
    hosted,
    join,
    take_back,
    take_over,
    updated,
)
from konspira.room.state import HOST_GONE_MS, OFFER_MS, ROLL_CALL_MS, Room
from konspira.room.table import (
    deal,
    moved,
    next_contact,
    play,
    reseat,
    resume,
    running_game,
    sit_in,
    start,
    tell_contact,
)


def apply(room: Room, entry: Entry) -> Room:
    """The room after the entry; or IllegalMove, and nothing has changed."""
    check_allowed(room, entry)
    room = replace(room, at=max(room.at, entry.at))
    return transition(room, entry.by, entry.act)


def check_allowed(room: Room, entry: Entry) -> None:
    """Who may do what: the one place that asks `ALLOWED`."""
    is_open = room.opened is not None
    if is_open == isinstance(entry.act, acts.Open):
        raise IllegalMove("room-is-open" if is_open else "no-such-room")
    match ALLOWED.get(type(entry.act)):
        case Who.THE_SERVER if entry.by == SERVER:
            return
        case Who.THE_HOST if entry.by == room.host:
            return
        case Who.THE_HOST:
            raise IllegalMove("host-only")
        case Who.A_MEMBER if entry.by != SERVER:
            room.member(entry.by)
        case _:
            raise IllegalMove("not-allowed")


def transition(room: Room, by: MemberId, act: acts.Any) -> Room:
    match act:
        case acts.Play(seat, move):  # by far the most frequent
            return play(room, by, seat, move)
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
            return at_the_table(room, act)
        case (
            acts.Open()
            | acts.Lock()
            | acts.Speak()
            | acts.Choose()
            | acts.AddPack()
            | acts.DropPack()
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
Agreed = acts.Open | acts.Lock | acts.Speak | acts.Choose | acts.AddPack | acts.DropPack
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
            check_name(room, name, by)
            return updated(room, replace(room.member(by), name=name, look=look))
        case acts.OfferSeat(code):
            offer = (code, room.at + OFFER_MS)
            return updated(room, replace(room.member(by), offer=offer))
        case acts.TakeOver(code, token):
            return take_over(room, code, token)


def in_the_ring(room: Room, by: MemberId, act: InTheRing) -> Room:
    match act:
        case acts.Sit():
            if by in room.ring:
                raise IllegalMove("already-seated")
            return replace(room, ring=(*room.ring, by))
        case acts.Stand():
            return replace(room, ring=tuple(who for who in room.ring if who != by))
        case acts.Arrange(ring):
            return arrange(room, ring)
        case acts.PassHost(who):
            return hosted(room, room.member(who).id)
        case acts.TakeBack():
            return take_back(room, by)
        case acts.Remove(who):
            if who == by:
                raise IllegalMove("leave-instead")
            return gone(room, who)
        case acts.Leave():
            return gone(room, by)


def agreed(room: Room, act: Agreed) -> Room:
    match act:
        case acts.Open(language, rules):
            return speak(replace(room, opened=room.at, rules=rules), language)
        case acts.Lock(locked):
            return replace(room, locked=locked)
        case acts.Speak(language):
            return speak(room, language)
        case acts.Choose(name, options):
            return choose_game(room, name, options)
        case acts.AddPack():
            return add_pack(room, act)
        case acts.DropPack(name):
            return drop_pack(room, name)


def at_the_table(room: Room, act: AtTheTable) -> Room:
    match act:
        case acts.Start():
            return start(room)
        case acts.Deal():
            return deal(room, act)
        case acts.Tick():
            return tick(room)
        case acts.Pause():
            playing = running_game(room)
            return replace(room, playing=replace(playing, paused_at=room.at))
        case acts.Resume():
            return resume(room)
        case acts.Abandon():
            if room.running is None:
                raise IllegalMove("no-game")
            return replace(room, playing=None)
        case acts.Reseat(seat, who):
            return reseat(room, seat, who)
        case acts.SitIn(who):
            return sit_in(room, who)


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


def tick(room: Room) -> Room:
    """Whichever limit has passed; several, one after the other, earliest first."""
    due = deadline(room)
    if due is None or room.at < due:
        raise IllegalMove(contract.TOO_EARLY)
    if due == room.roll_call:
        members = tuple(
            m if m.confirmed else replace(m, confirmed=True, present=False, since=room.at)
            for m in room.members
        )
        return replace(room, members=members, roll_call=None)
    if due == host_limit(room):
        return host_is_gone(room)
    contact = next_contact(room)
    if contact and due == contact[0]:
        return tell_contact(room, contact[1])
    return moved(room, running_game(room), CLOCK, TimeUp())
