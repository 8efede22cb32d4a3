"""Who is in the room: coming, going, names, seats in the ring, and who is host."""

import unicodedata

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.room import acts
from konspira.room.acts import COLOURS, FACES, Look, MemberId
from konspira.room.state import Member, Room

MOST_MEMBERS = 60
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that show nothing


def join(room: Room, act: acts.Join) -> Room:
    if room.locked:
        raise IllegalMove("room-is-locked")
    if len(room.members) >= MOST_MEMBERS:
        raise IllegalMove("room-is-full")
    check_name(room, act.name, None)
    number = MemberId(room.joined + 1)
    look = act.look if act.chosen else free_look(room, act.look)
    member = Member(number, act.name, look, act.token, room.at)
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


def check_name(room: Room, name: str, own: MemberId | None) -> None:
    """A name that can be read aloud, and is nobody else's."""
    if not is_readable(name):
        raise IllegalMove("bad-name")
    taken = {spoken(m.name) for m in room.members if m.id != own}
    if spoken(name) in taken:
        raise IllegalMove("name-is-taken")


def is_readable(text: str) -> bool:
    """Letters or numbers that can be seen, and nothing that plays tricks with them."""
    printable = all(unicodedata.category(c)[0] in "LMNPSZ" for c in text)
    tidy = " ".join(text.split()) == text and FILLERS.isdisjoint(text)
    return printable and tidy and any(c.isalnum() for c in text)


def spoken(name: str) -> str:
    """What two names are compared by: they differ only if they look different."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


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


def gone(room: Room, who: MemberId) -> Room:
    """Out of the room. A seat in a running game stays, for somebody else to take."""
    room.member(who)
    members = tuple(m for m in room.members if m.id != who)
    ring = tuple(other for other in room.ring if other != who)
    former = None if room.former == who else room.former
    room = replace(room, members=members, ring=ring, former=former)
    return hosted(room, heir(room), former) if room.host == who else room


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


def take_back(room: Room, by: MemberId) -> Room:
    if by != room.former:
        raise IllegalMove("nothing-to-take-back")
    return hosted(room, by)


def take_over(room: Room, code: str, token: str) -> Room:
    for member in room.members:
        if member.offer and member.offer[0] == code and room.at <= member.offer[1]:
            return updated(room, replace(member, token=token, offer=None))
    raise IllegalMove("no-such-offer")


def arrange(room: Room, ring: tuple[MemberId, ...]) -> Room:
    if len(set(ring)) != len(ring):
        raise IllegalMove("twice-in-the-ring")
    for who in ring:
        room.member(who)
    return replace(room, ring=ring)
