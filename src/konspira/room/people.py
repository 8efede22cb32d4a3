"""Who is in the room: coming, going, names, seats in the ring, and who is host."""

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import COLOURS, FACES, Look, MemberId
from konspira.room.names import is_name, same
from konspira.room.state import Gone, Member, Room

MOST_MEMBERS = 60
SENT_HOME_MS = 600_000  # so long nobody comes in under that name


def join(room: Room, act: acts.Join) -> Room:
    number = MemberId(room.joined + 1)
    look = act.look if act.chosen else free_look(room, act.look)
    beside = frozenset(act.beside)
    member = Member(number, act.name, look, act.token, room.at, beside=beside)
    return replace(
        room,
        members=(*room.members, member),
        joined=number,
        ring=room.ring if act.watch else (*room.ring, number),
        host=number if room.host is None else room.host,
    )


def free_look(room: Room, wish: Look) -> Look:
    """What is wished for, or else the next face and colour that nobody here has."""
    worn = [member.look for member in room.members]
    return Look(
        free(wish.face, {look.face for look in worn}, FACES),
        free(wish.colour, {look.colour for look in worn}, COLOURS),
    )


def free(wish: int, taken: set[int], count: int) -> int:
    onwards = ((wish + step) % count for step in range(count))
    return next((number for number in onwards if number not in taken), wish)


def check_join(room: Room, act: acts.Join) -> None:
    if room.locked:
        raise IllegalMove(*no.ROOM_IS_LOCKED)
    if len(room.members) >= MOST_MEMBERS:
        raise IllegalMove(*no.ROOM_IS_FULL)
    check_name(room, act.name, None)
    if any(same(one.name, act.name) for one in room.gone if is_barred(room, one)):
        raise IllegalMove(*no.WAS_SENT_HOME)


def check_name(room: Room, name: str, own: MemberId | None) -> None:
    """A name that can be read aloud, and is nobody else's."""
    if not is_name(name):
        raise IllegalMove(*no.BAD_NAME)
    if any(same(m.name, name) for m in room.members if m.id != own):
        raise IllegalMove(*no.NAME_IS_TAKEN)


def updated(room: Room, member: Member) -> Room:
    members = tuple(member if m.id == member.id else m for m in room.members)
    return replace(room, members=members)


def back(room: Room, who: MemberId) -> Room:
    member = room.member(who)
    since = member.since if member.present else room.at
    return updated(room, replace(member, present=True, confirmed=True, since=since))


def away(room: Room, who: MemberId) -> Room:
    """Several servers may say so, one after the other: the first counts."""
    member = room.member(who)
    since = room.at if member.present else member.since
    return updated(room, replace(member, present=False, confirmed=True, since=since))


def gone(room: Room, who: MemberId, sent_home: bool = False) -> Room:
    """Out of the room. A seat in a running game stays, for somebody else to take."""
    went = Gone(who, room.member(who).name, room.at, sent_home)
    members = tuple(m for m in room.members if m.id != who)
    ring = tuple(other for other in room.ring if other != who)
    former = None if room.former == who else room.former
    room = replace(room, members=members, ring=ring, former=former)
    room = replace(room, gone=(*remembered(room), went))
    return hosted(room, heir(room), former) if room.host == who else room


def remembered(room: Room) -> tuple[Gone, ...]:
    """Who went lately, or has held a seat of the game at the table."""
    playing = room.playing
    held = {*playing.seating, *playing.former} if playing else set()
    return tuple(one for one in room.gone if is_barred(room, one) or one.id in held)


def is_barred(room: Room, one: Gone) -> bool:
    return one.sent_home and room.at < one.at + SENT_HOME_MS


def lock(room: Room, locked: bool) -> Room:
    """Opening the door again also forgives those who were sent home."""
    if not locked:
        room = replace(room, gone=tuple(replace(g, sent_home=False) for g in room.gone))
    return replace(room, locked=locked)


# The host


def hosted(room: Room, host: MemberId | None, former: MemberId | None = None) -> Room:
    return replace(room, host=host, former=None if former == host else former)


def heir(room: Room) -> MemberId | None:
    """Who lost the place by being away, if they are back; else the longest present.

    If nobody is present, who joined first.
    """
    ranked = sorted(
        room.members,
        key=lambda m: (
            not m.present,
            m.id != room.former,
            m.since if m.present else 0,
            m.id,
        ),
    )
    return ranked[0].id if ranked else None


def host_is_gone(room: Room) -> Room:
    """Somebody stands in. Whom people had as host keeps the claim, not who stood in."""
    return hosted(room, heir(room), room.former or room.host)


def take_over(room: Room, act: acts.TakeOver) -> Room:
    offers = [(m.offer[1], m) for m in room.members if m.offer and m.offer[0] == act.code]
    if not offers:
        raise IllegalMove(*no.NO_SUCH_OFFER)
    _, member = max(offers, key=lambda offer: offer[0])
    beside = (member.beside | frozenset(act.beside)) - {member.id}
    return updated(room, replace(member, token=act.token, offer=None, beside=beside))


def check_offer(room: Room, code: str) -> None:
    offers = [member.offer for member in room.members if member.offer]
    if not any(offer[0] == code and room.at <= offer[1] for offer in offers):
        raise IllegalMove(*no.NO_SUCH_OFFER)


def check_ring(room: Room, ring: tuple[MemberId, ...]) -> None:
    if len(set(ring)) != len(ring):
        raise IllegalMove(*no.TWICE_IN_THE_RING)
    for who in ring:
        room.member(who)
