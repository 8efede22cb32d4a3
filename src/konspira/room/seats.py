"""Who holds which seat of the running game, and whom the game can wait for."""

from typing import Any

from msgspec.structs import replace

from konspira.game import HOST, ROOM, Contact, HostSeat, IllegalMove, NewSeat, Seat
from konspira.packs import PackNames
from konspira.refusals import HOST_ONLY, NO_SUCH_SEAT, PHONE_HOLDS_A_SEAT
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.names import same
from konspira.room.running import knows, moved, running_game, running_or_paused
from konspira.room.state import Playing, Room, SeatChange
from konspira.room.views import cards_in

ABSENT_MS = 15_000  # after a member was said to be away, which takes some seconds itself

# Seats that change hands


def reseat(room: Room, by: MemberId, act: acts.Reseat) -> Room:
    """Another member takes the seat, and the record of the game says so for good."""
    playing, seat, who = running_or_paused(room), act.seat, act.member
    before = playing.seating[seat]
    former = playing.former
    if playing.seals:  # before a deal there is nothing that one could have seen
        former = {**former, before: Seat(seat)}
    change = SeatChange(seat, name_of(room, before), name_of(room, who), room.at)
    seating = (*playing.seating[:seat], who, *playing.seating[seat + 1 :])
    changes = (*playing.changes, change)
    playing = replace(playing, seating=seating, former=former, changes=changes)
    ring = room.ring if who in room.ring else (*room.ring, who)
    return replace(room, playing=playing, ring=ring)


def name_of(room: Room, who: MemberId) -> str:
    names = {one.id: one.name for one in room.gone} | {m.id: m.name for m in room.members}
    return names.get(who, "")


def check_reseat(room: Room, by: MemberId, act: acts.Reseat) -> None:
    """Only an empty seat, and to nobody who would then know the cards of two.

    A host may hold a second member, on one phone or on two. So a card is safe while its
    player is there, and no member sees another seat of the same game.
    """
    playing, seat, who = running_or_paused(room), act.seat, room.member(act.member).id
    if not 0 <= seat < len(playing.seating):
        raise IllegalMove(*NO_SUCH_SEAT)
    if who in playing.seating:
        raise IllegalMove(*no.ALREADY_SEATED)
    check_former_seat(room, playing, who, Seat(seat))
    if not playing.seals:
        return
    if not is_empty(room, playing.seating[seat]):
        raise IllegalMove(*no.SEAT_IS_HELD)
    others = {*playing.seating, *playing.former} - {playing.seating[seat], who}
    if phone_mates(room, who) & others:
        raise IllegalMove(*PHONE_HOLDS_A_SEAT)


def is_empty(room: Room, who: MemberId) -> bool:
    """Whether this member has left, or has been away or sent home for a while."""
    member = next((m for m in room.members if m.id == who), None)
    if member:
        return not member.present and room.at >= member.since + ABSENT_MS
    gone = next((one for one in room.gone if one.id == who), None)
    return gone is None or not gone.sent_home or room.at >= gone.at + ABSENT_MS


def phone_mates(room: Room, who: MemberId) -> set[MemberId]:
    """Everybody who was ever on one phone with this member, or with one of those."""
    mates = {who}
    while True:
        phones = [{m.id, *m.beside} for m in room.members]
        more = {one for phone in phones if phone & mates for one in phone} - mates
        if not more:
            return mates - {who}
        mates |= more


def check_former_seat(room: Room, playing: Playing, who: MemberId, seat: Seat) -> None:
    """Whoever has held a seat of this game knows its cards, and comes back to it alone."""
    if playing.seals and former_seats(room, playing, who) - {seat}:
        raise IllegalMove(*no.HELD_ANOTHER_SEAT)


def former_seats(room: Room, playing: Playing, who: MemberId) -> set[Seat]:
    """Also of who went out and came in again: nobody forgets a card at the door."""
    selves = {who, *namesakes(room, who)}
    former = {seat for one, seat in playing.former.items() if one in selves}
    return former | {*left_seats(room, playing, who)}


def left_seats(room: Room, playing: Playing, who: MemberId) -> list[Seat]:
    """Seats with cards whose holder went out under this member's name."""
    selves = namesakes(room, who)
    left = (Seat(s) for s, held_by in enumerate(playing.seating) if held_by in selves)
    return [seat for seat in left if cards(playing, seat) != cards(playing, HOST)]


def namesakes(room: Room, who: MemberId) -> set[MemberId]:
    name = room.member(who).name
    return {one.id for one in room.gone if same(one.name, name)}


def cards(playing: Playing, seat: Seat) -> dict[str, Any]:
    """What a seat knows besides the table. The host's place as such knows nothing."""
    return cards_in(playing.game.hand(playing.state, seat))


def checked_sit_in(
    room: Room, by: MemberId, act: acts.SitIn, packs: PackNames
) -> acts.SitIn | acts.Reseat:
    """Whoever looks on may take a seat of their own; only the host has others sit down.

    Whoever has left a seat with cards gets that one again from the host, and no other.
    """
    if by not in (act.member, room.host):
        raise IllegalMove(*HOST_ONLY)
    playing, who = running_game(room), room.member(act.member).id
    if who in playing.seating:
        raise IllegalMove(*no.ALREADY_SEATED)
    if not knows(playing.name, NewSeat):
        raise IllegalMove(*no.NO_NEWCOMERS)
    left = left_seats(room, playing, who)
    if by == room.host and len(left) == 1:
        again = acts.Reseat(left[0], who)
        check_reseat(room, by, again)
        return again
    check_former_seat(room, playing, who, Seat(len(playing.seating)))
    return act


def sit_in(room: Room, by: MemberId, act: acts.SitIn) -> Room:
    """A newcomer joins the game, by themselves or let in by the host, if it takes one."""
    playing, who = running_game(room), act.member
    ring = room.ring if who in room.ring else (*room.ring, who)
    shared = phone_mates(room, who) & ({*playing.seating, *playing.former} - {who})
    playing = replace(playing, seating=(*playing.seating, who))
    guest = NewSeat(by == room.host, bool(shared))
    return moved(replace(room, ring=ring), playing, ROOM, guest)


def tell_host(room: Room) -> Room:
    """The game hears where the host sits, if it is one of those that want to know."""
    playing = room.running
    if playing is None or not knows(playing.name, HostSeat):
        return room
    seat = next((s for s, who in enumerate(playing.seating) if who == room.host), None)
    if seat == playing.host_seat:
        return room
    told = None if seat is None else Seat(seat)
    return moved(room, replace(playing, host_seat=told), ROOM, HostSeat(told))


# Who can be waited for


def next_contact(room: Room) -> tuple[int, Contact] | None:
    """The next coming or going that the game must hear of, and when it is due."""
    playing = room.running
    if playing is None or playing.paused_at is not None or not knows(playing.name, Contact):
        return None
    found = [
        (due, Contact(Seat(seat), seat in playing.missing))
        for seat, who in enumerate(playing.seating)
        if (due := contact_due(room, who, seat in playing.missing)) is not None
    ]
    return min(found, key=lambda found: (found[0], found[1].seat), default=None)


def contact_due(room: Room, who: MemberId, missing: bool) -> int | None:
    """When to tell that this member is absent, or is back; None if the game knows."""
    member = next((m for m in room.members if m.id == who), None)
    if member is None:  # has left the room
        return None if missing else room.at
    if member.present:
        return member.since if missing else None
    return None if missing else member.since + ABSENT_MS


def tell_contact(room: Room, contact: Contact) -> Room:
    playing = running_game(room)
    others = tuple(seat for seat in playing.missing if seat != contact.seat)
    missing = others if contact.here else (*others, contact.seat)
    return moved(room, replace(playing, missing=missing), ROOM, contact)
