"""Members of a room: joining, leaving, names, and moving to another phone."""

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import COLOURS, FACES, Look, MemberId
from konspira.room.host import arranged, heir, hosted
from konspira.room.master import check_one_phone, without_master
from konspira.room.names import is_name, same
from konspira.room.phones import MOST_LINES
from konspira.room.state import ROLL_CALL_MS, TRANSFER_MS, Gone, Member, Room

MOST_MEMBERS = 60
SENT_HOME_MS = 600_000  # how long nobody comes in under that name


# Coming


def join(room: Room, by: MemberId, act: acts.Join) -> Room:
    number = MemberId(room.joined + 1)
    look = act.look if act.chosen else free_look(room, act.look)
    member = Member(number, act.name, look, act.token, room.at)
    # Most have a phone of their own, and every empty set would weigh 216 bytes.
    if act.beside:
        member = replace(member, beside=frozenset(act.beside))
    if act.line:
        member = replace(member, lines=(act.line,))
    return replace(
        room,
        members=(*room.members, member),
        joined=number,
        ring=room.ring if act.watch else (*room.ring, number),
        host=number if room.host is None else room.host,
    )


def free_look(room: Room, wish: Look) -> Look:
    """Return the look that was asked for, or else the next one that nobody here has."""
    worn = [member.look for member in room.members]
    return Look(
        free(wish.face, {look.face for look in worn}, FACES),
        free(wish.colour, {look.colour for look in worn}, COLOURS),
    )


def free(wish: int, taken: set[int], count: int) -> int:
    onwards = ((wish + step) % count for step in range(count))
    return next((number for number in onwards if number not in taken), wish)


def check_join(room: Room, by: MemberId, act: acts.Join) -> None:
    if room.locked:
        raise IllegalMove(*no.ROOM_IS_LOCKED)
    if len(room.members) >= MOST_MEMBERS:
        raise IllegalMove(*no.ROOM_IS_FULL)
    check_name(room, act.name, None)
    if any(same(one.name, act.name) for one in room.gone if is_barred(room, one)):
        raise IllegalMove(*no.WAS_SENT_HOME)


def check_name(room: Room, name: str, own: MemberId | None) -> None:
    """Raise IllegalMove for a name that cannot be read aloud, or is somebody else's."""
    if not is_name(name):
        raise IllegalMove(*no.BAD_NAME)
    if any(same(m.name, name) for m in room.members if m.id != own):
        raise IllegalMove(*no.NAME_IS_TAKEN)


def rename(room: Room, by: MemberId, act: acts.Rename) -> Room:
    return updated(room, replace(room.member(by), name=act.name, look=act.look))


def check_rename(room: Room, by: MemberId, act: acts.Rename) -> None:
    check_name(room, act.name, by)


def updated(room: Room, member: Member) -> Room:
    members = tuple(member if m.id == member.id else m for m in room.members)
    return replace(room, members=members)


# Coming back after leaving


def come_again(room: Room, by: MemberId, act: acts.Return) -> Room:
    """Return the room with somebody again as who they were, on the seat they had."""
    before = gone_member(room, act.member).member
    beside = (before.beside | frozenset(act.beside)) - {before.id}
    member = replace(before, token=act.token, since=room.at, present=True, confirmed=True)
    member = replace(member, transfer=None, beside=beside)
    others = tuple(one for one in room.gone if one.id != member.id)
    room = replace(room, members=(*room.members, member), gone=others)
    room = replace(room, host=member.id if room.host is None else room.host)
    sits = room.playing is not None and member.id in room.playing.seating
    return arranged(room, (*room.ring, member.id)) if sits else room


def gone_member(room: Room, who: MemberId) -> Gone:
    """Return somebody who was here, or raise IllegalMove."""
    for one in room.gone:
        if one.id == who:
            return one
    raise IllegalMove(*no.NO_SUCH_MEMBER)


def check_return(room: Room, by: MemberId, act: acts.Return) -> None:
    """Raise IllegalMove if somebody may not come in again, or not now.

    Who went before the night began is missed until it ends, like everybody who is away.
    """
    one = gone_member(room, act.member)
    if one.id not in had_a_part(room) or not one.member.is_person:
        raise IllegalMove(*no.NO_SUCH_MEMBER)
    if room.locked:
        raise IllegalMove(*no.ROOM_IS_LOCKED)
    if len(room.members) >= MOST_MEMBERS:
        raise IllegalMove(*no.ROOM_IS_FULL)
    if is_barred(room, one):
        raise IllegalMove(*no.WAS_SENT_HOME)
    if any(same(member.name, one.name) for member in room.members):
        raise IllegalMove(*no.NAME_IS_TAKEN)
    if room.hush and not any(m.id == one.id for m in room.hush.members):
        raise IllegalMove(*no.BACK_AT_DAWN)
    check_one_phone(room, {one.id, *one.member.beside, *act.beside})


def may_return(room: Room, token: str) -> MemberId | None:
    """Return who had the token with this hash and left the game at the table, or None."""
    went = {one.member.token: one.id for one in room.gone}
    who = went.get(token)
    return who if who is not None and who in had_a_part(room) else None


# Here or away


def seen_at(room: Room, by: MemberId, act: acts.SeenAt) -> Room:
    """Note another address of a member, up to as many as tell anything."""
    member = room.member(act.member)
    if act.line in member.lines or len(member.lines) >= MOST_LINES:
        return room
    return updated(room, replace(member, lines=(*member.lines, act.line)))


def back(room: Room, by: MemberId, act: acts.Back) -> Room:
    member = room.member(act.member)
    since = member.since if member.present else room.at
    return updated(room, replace(member, present=True, confirmed=True, since=since))


def away(room: Room, by: MemberId, act: acts.Away) -> Room:
    """Note that a member is away. Of several servers that log it the first counts."""
    member = room.member(act.member)
    since = room.at if member.present else member.since
    return updated(room, replace(member, present=False, confirmed=True, since=since))


def check_member(
    room: Room, by: MemberId, act: acts.Back | acts.Away | acts.PassHost | acts.SeenAt
) -> None:
    """Raise IllegalMove if this is nobody, or a companion: it has no phone and no say."""
    check_person(room, act.member)


def check_person(room: Room, who: MemberId) -> None:
    if not room.member(who).is_person:
        raise IllegalMove(*no.IS_A_COMPANION)


def call_roll(room: Room, by: MemberId, act: acts.RollCall) -> Room:
    members = tuple(
        replace(m, confirmed=not m.present) if m.is_person else m for m in room.members
    )
    return replace(room, members=members, roll_call=room.at + ROLL_CALL_MS)


def roll_called(room: Room) -> Room:
    """Note that those are away who did not report."""
    members = tuple(
        m if m.confirmed else replace(m, confirmed=True, present=False, since=room.at)
        for m in room.members
    )
    return replace(room, members=members, roll_call=None)


# Going


def leave(room: Room, by: MemberId, act: acts.Leave) -> Room:
    return gone(room, by)


def remove(room: Room, by: MemberId, act: acts.Remove) -> Room:
    playing, who = room.running, act.member
    if playing and who in had_a_part(room):
        removed = (*playing.removed, who)
        room = replace(room, playing=replace(playing, removed=removed))
    return gone(room, who, sent_home=True)


def check_remove(room: Room, by: MemberId, act: acts.Remove) -> None:
    if act.member == by:
        raise IllegalMove(*no.LEAVE_INSTEAD)
    check_person(room, act.member)


def gone(room: Room, who: MemberId, sent_home: bool = False) -> Room:
    """Return the room without this member.

    A seat in a running game stays, for them or for somebody else.
    """
    went = Gone(room.member(who), room.at, sent_home, removed=sent_home)
    members = tuple(m for m in room.members if m.id != who)
    ring = tuple(other for other in room.ring if other != who)
    former = None if room.former == who else room.former
    appointed = None if room.appointed == who else room.appointed
    room = replace(room, members=members, ring=ring, former=former, appointed=appointed)
    room = without_master(room, who)
    room = replace(room, gone=(*remembered(room), went))
    return hosted(room, heir(room), former) if room.host == who else room


def remembered(room: Room) -> tuple[Gone, ...]:
    """Return former members that matter: gone lately, or with a part in the game."""
    held = had_a_part(room)
    return tuple(one for one in room.gone if is_barred(room, one) or one.id in held)


def had_a_part(room: Room) -> set[MemberId]:
    """Return who holds or has held a seat of the game at the table, or has led it."""
    playing = room.playing
    if playing is None:
        return set()
    return {*playing.seating, *playing.former, *(led.member for led in playing.masters)}


def is_barred(room: Room, one: Gone) -> bool:
    return one.sent_home and room.at < one.at + SENT_HOME_MS


def lock(room: Room, by: MemberId, act: acts.Lock) -> Room:
    """Lock or unlock the room. Unlocking also lets those in who were sent home."""
    if not act.locked:
        room = replace(room, gone=tuple(replace(g, sent_home=False) for g in room.gone))
    return replace(room, locked=act.locked)


# To another phone


def begin_transfer(room: Room, by: MemberId, act: acts.OfferSeat) -> Room:
    transfer = (act.code, room.at + TRANSFER_MS)
    return updated(room, replace(room.member(by), transfer=transfer))


def take_over(room: Room, by: MemberId, act: acts.TakeOver) -> Room:
    begun = [(m.transfer, m) for m in room.members if m.transfer]
    fitting = [(until, m) for (code, until), m in begun if code == act.code]
    if not fitting:
        raise IllegalMove(*no.NO_SUCH_OFFER)
    _, member = max(fitting, key=lambda found: found[0])
    beside = (member.beside | frozenset(act.beside)) - {member.id}
    return updated(room, replace(member, token=act.token, transfer=None, beside=beside))


def check_transfer(room: Room, by: MemberId, act: acts.TakeOver) -> None:
    begun = [(m.id, *m.transfer) for m in room.members if m.transfer]
    fitting = [who for who, code, until in begun if code == act.code and room.at <= until]
    if not fitting:
        raise IllegalMove(*no.NO_SUCH_OFFER)
    check_one_phone(room, {*fitting, *act.beside})
