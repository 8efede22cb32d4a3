"""Seats of the running game: who holds which, and whom the game can wait for."""

from typing import Any

from msgspec.structs import replace

from konspira.game import HOST, ROOM, Contact, HostSeat, IllegalMove, NewSeat, Seat
from konspira.packs import PackNames
from konspira.refusals import HOST_ONLY, NO_SUCH_SEAT, NOT_NOW, PHONE_HOLDS_A_SEAT
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.gist import DeadlineInputs
from konspira.room.host import arranged
from konspira.room.names import same
from konspira.room.phones import on_one_phone, phone_mates
from konspira.room.running import knows, moved, running_game, running_or_paused
from konspira.room.state import Member, Playing, Room, SeatChange
from konspira.room.succession import must_agree, shares_a_phone
from konspira.room.views import cards_in

ABSENT_MS = 15_000  # after a member was said to be away, which takes some seconds itself

# Seats that change hands


def reseat(room: Room, by: MemberId, act: acts.Reseat) -> Room:
    """Give a seat to another member, which the record of the game keeps."""
    playing, seat, who = running_or_paused(room), act.seat, act.member
    before = playing.seating[seat]
    former = playing.former
    if playing.seals:  # before a deal there is nothing that one could have seen
        former = {**former, before: Seat(seat)}
    names = name_of(room, before), name_of(room, who)
    change = SeatChange(seat, *names, room.at, before, who)
    seating = (*playing.seating[:seat], who, *playing.seating[seat + 1 :])
    changes = (*playing.changes, change)
    playing = replace(playing, seating=seating, former=former, changes=changes)
    return replace(in_the_ring(room, who), playing=playing)


def in_the_ring(room: Room, who: MemberId) -> Room:
    return room if who in room.ring else arranged(room, (*room.ring, who))


def name_of(room: Room, who: MemberId) -> str:
    names = {one.id: one.name for one in room.gone} | {m.id: m.name for m in room.members}
    return names.get(who, "")


def check_reseat(room: Room, by: MemberId, act: acts.Reseat) -> None:
    """Raise IllegalMove if the seat is not empty, or the table has to agree to the member.

    A host may hold a second member, on one phone or on two. So a card is safe while its
    player is there, and no member sees another seat of the same game.
    """
    check_heir(room, act.seat, act.member)
    playing = running_or_paused(room)
    if not must_agree(room, playing, act.seat, act.member):
        return
    shared = shares_a_phone(room, playing, act.seat, act.member)
    raise IllegalMove(*(PHONE_HOLDS_A_SEAT if shared else no.TABLE_MUST_AGREE))


def check_heir(room: Room, seat: int, member: MemberId) -> None:
    """Raise IllegalMove if nobody may give this seat to this member, not even the table."""
    playing, who = running_or_paused(room), person(room, member)
    if room.hush:  # whether a seat is empty would tell who has gone
        raise IllegalMove(*NOT_NOW)
    if not 0 <= seat < len(playing.seating):
        raise IllegalMove(*NO_SUCH_SEAT)
    if who in playing.seating:
        raise IllegalMove(*no.ALREADY_SEATED)
    check_has_not_led(room, playing, who)
    check_former_seat(room, playing, who, Seat(seat))
    if playing.seals and not is_empty(room, playing.seating[seat]):
        raise IllegalMove(*no.SEAT_IS_HELD)


def person(room: Room, who: MemberId) -> MemberId:
    """Return a member who is no companion, or raise IllegalMove."""
    if not room.member(who).is_person:
        raise IllegalMove(*no.IS_A_COMPANION)
    return who


def is_empty(room: Room, who: MemberId) -> bool:
    """Return whether this member has left, or has been away or sent home for a while."""
    member = next((m for m in room.members if m.id == who), None)
    if member:
        return not member.present and room.at >= member.since + ABSENT_MS
    gone = next((one for one in room.gone if one.id == who), None)
    return gone is None or not gone.sent_home or room.at >= gone.at + ABSENT_MS


def check_has_not_led(room: Room, playing: Playing, who: MemberId) -> None:
    """Raise IllegalMove if a member, or their phone, has led this game."""
    selves = on_one_phone(room, {who}) | namesakes(room, who)
    if any(one.member in selves for one in playing.masters):
        raise IllegalMove(*no.HAS_LED)


def check_former_seat(room: Room, playing: Playing, who: MemberId, seat: Seat) -> None:
    """Raise IllegalMove if a member has held another seat: they know its cards."""
    if playing.seals and former_seats(room, playing, who) - {seat}:
        raise IllegalMove(*no.HELD_ANOTHER_SEAT)


def former_seats(room: Room, playing: Playing, who: MemberId) -> set[Seat]:
    """Return the seats whose cards a member knows, also from before they left."""
    selves = {who, *namesakes(room, who)}
    former = {seat for one, seat in playing.former.items() if one in selves}
    return former | {*left_seats(room, playing, who)}


def left_seats(room: Room, playing: Playing, who: MemberId) -> list[Seat]:
    """Return seats with cards whose holder left under this member's name."""
    selves = namesakes(room, who)
    left = (Seat(s) for s, held_by in enumerate(playing.seating) if held_by in selves)
    return [seat for seat in left if cards(playing, seat) != cards(playing, HOST)]


def namesakes(room: Room, who: MemberId) -> set[MemberId]:
    name = room.member(who).name
    return {one.id for one in room.gone if same(one.name, name)}


def cards(playing: Playing, seat: Seat) -> tuple[Any, ...]:
    """Return what a seat knows besides the table; nothing for the place of the host."""
    return cards_in(playing.game.hand(playing.gist, seat))


def checked_sit_in(
    room: Room, by: MemberId, act: acts.SitIn, packs: PackNames
) -> acts.SitIn | acts.Reseat:
    """Return the act if this onlooker may sit down, or raise IllegalMove.

    Somebody who has left a seat with cards gets that one again, from the host alone.
    """
    if by not in (act.member, room.host):
        raise IllegalMove(*HOST_ONLY)
    playing, who = running_game(room), person(room, act.member)
    if who in playing.seating:
        raise IllegalMove(*no.ALREADY_SEATED)
    check_has_not_led(room, playing, who)
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
    """Seat a newcomer in the game, by themselves or let in by the host."""
    playing, who = running_game(room), act.member
    shared = phone_mates(room, who) & ({*playing.seating, *playing.former} - {who})
    playing = replace(playing, seating=(*playing.seating, who))
    guest = NewSeat(by == room.host, bool(shared))
    return moved(in_the_ring(room, who), playing, ROOM, guest)


def tell_host(room: Room) -> Room:
    """Tell the game where the host sits, if it has that move."""
    playing = room.running
    if playing is None or not knows(playing.name, HostSeat):
        return room
    seating, host = playing.seating, room.host
    seat = Seat(seating.index(host)) if host is not None and host in seating else None
    if seat == playing.host_seat:
        return room
    return moved(room, replace(playing, host_seat=seat), ROOM, HostSeat(seat))


# Who can be waited for


def next_contact(inputs: DeadlineInputs, at: int) -> tuple[int, Contact] | None:
    """Return the next coming or going that the game must be told of, and when.

    Somebody who has left the room for good is due at once, which is `at`.
    """
    game = inputs.running
    if game is None or game.paused_at is not None or not knows(game.name, Contact):
        return None
    there = {member.id: member for member in inputs.members}
    lent = {loan.seat: loan.since for loan in inputs.loans}
    found: list[tuple[int, Contact]] = []
    for seat, who in enumerate(game.seating):
        missing, member = seat in game.missing, there.get(who)
        if seat in lent:  # somebody plays it: as good as being there
            if missing:
                found.append((lent[seat], Contact(Seat(seat), True)))
            continue
        if missing or member is None or not member.present:  # seldom
            due = contact_due(member, missing, at)
            if due is not None:
                found.append((due, Contact(Seat(seat), missing)))
    return min(found, key=lambda found: (found[0], found[1].seat), default=None)


def contact_due(member: Member | None, missing: bool, at: int) -> int | None:
    """Return when to tell that a member is absent or back; None if the game knows."""
    if member is None:  # has left the room
        return None if missing else at
    if member.present:
        return member.since if missing else None
    return None if missing else member.since + ABSENT_MS


def tell_contact(room: Room, contact: Contact) -> Room:
    playing = running_game(room)
    others = tuple(seat for seat in playing.missing if seat != contact.seat)
    missing = others if contact.here else (*others, contact.seat)
    return moved(room, replace(playing, missing=missing), ROOM, contact)
