"""The game master: a person outside the game who leads it and knows everything.

The host gives the place, before a game or during it. Nobody has it by accident: it is
never inherited, and during a game nobody gets it who has not said that they would lead.
Once the host has removed a game master, nobody follows to whom the table has not agreed.
"""

from msgspec.structs import replace

from konspira.game import ROOM, IllegalMove, MasterPlace, Seat
from konspira.games import GAMES
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.phones import on_one_phone, phone_mates
from konspira.room.running import knows, moved, running_or_paused
from konspira.room.seats import former_seats, is_empty, person
from konspira.room.state import Led, Playing, Room
from konspira.room.succession import master_by_vote

# Before a game


def appoint(room: Room, by: MemberId, act: acts.Appoint) -> Room:
    """Appoint the member who leads the next game, and does not play in it."""
    ring = tuple(who for who in room.ring if who != act.member)
    return replace(room, appointed=act.member, ring=ring)


def check_appointment(room: Room, by: MemberId, act: acts.Appoint) -> None:
    if act.member is None:
        return
    game = GAMES.get(room.choice.game)
    if game is None or not game.has_master:
        raise IllegalMove(*no.NOBODY_LEADS)
    who = person(room, act.member)
    if phone_mates(room, who) & {*room.ring}:
        raise IllegalMove(*no.MAY_NOT_LEAD)


# During a game


def offer_to_lead(room: Room, by: MemberId, act: acts.OfferToLead) -> Room:
    """Note that a member would lead, or no longer would; a leader then stops leading."""
    playing = running_or_paused(room)
    others = tuple(who for who in playing.willing if who != by)
    if act.willing:
        playing = replace(playing, willing=(*others, by))
    else:
        master = None if playing.master == by else playing.master
        playing = replace(playing, willing=others, master=master)
    return replace(room, playing=playing)


def check_offer(room: Room, by: MemberId, act: acts.OfferToLead) -> None:
    playing = game_with_master(room)
    if not act.willing:
        return
    if playing.master == by:
        raise IllegalMove(*no.ALREADY_LEADS)
    check_may_lead(room, playing, by)


def lead(room: Room, by: MemberId, act: acts.Lead) -> Room:
    playing, who = running_or_paused(room), act.member
    return replace(room, playing=led(room, playing, who))


def led(room: Room, playing: Playing, who: MemberId) -> Playing:
    """Return the game with this master, which its record keeps."""
    willing = tuple(other for other in playing.willing if other != who)
    masters = (*playing.masters, Led(who, room.member(who).name, room.at))
    return replace(playing, master=who, masters=masters, willing=willing)


def check_lead(room: Room, by: MemberId, act: acts.Lead) -> None:
    """Raise IllegalMove if this member may not lead, or the table has to agree to it."""
    check_leader(room, by, act.member)
    playing = running_or_paused(room)
    if master_by_vote(playing):
        raise IllegalMove(*no.TABLE_MUST_AGREE)


def check_leader(room: Room, by: MemberId, member: MemberId) -> None:
    """Raise IllegalMove if somebody leads, or this member has not offered or may not."""
    playing, who = game_with_master(room), person(room, member)
    if playing.master == who:
        raise IllegalMove(*no.ALREADY_LEADS)
    if playing.master is not None and not is_empty(room, playing.master):
        raise IllegalMove(*no.MASTER_IS_HERE)
    check_may_lead(room, playing, who)
    if who != by and who not in playing.willing:
        raise IllegalMove(*no.HAS_NOT_OFFERED)


def game_with_master(room: Room) -> Playing:
    playing = running_or_paused(room)
    if not playing.game.has_master:
        raise IllegalMove(*no.NOBODY_LEADS)
    return playing


def without_master(room: Room, who: MemberId) -> Room:
    """Return the room without a master who has left it. Nobody takes their place."""
    playing = room.playing
    if playing is None or playing.master != who:
        return room
    return replace(room, playing=replace(playing, master=None))


# Who knows too much


def check_may_lead(room: Room, playing: Playing, who: MemberId) -> None:
    """Raise IllegalMove if a member, or their phone, knows a seat still in the game."""
    seats: set[Seat | None] = {*known_seats(room, playing, who)}
    if not all(playing.game.may_lead(playing.state, seat) for seat in seats or {None}):
        raise IllegalMove(*no.MAY_NOT_LEAD)


def known_seats(room: Room, playing: Playing, who: MemberId) -> set[Seat]:
    """Return the seats that this member or anybody on their phone holds, or has held."""
    phone = on_one_phone(room, {who})
    return seats_on(playing, phone) | former_seats(room, playing, who)


def seats_on(playing: Playing, phone: set[MemberId]) -> set[Seat]:
    held = {Seat(seat) for seat, who in enumerate(playing.seating) if who in phone}
    return held | {seat for who, seat in playing.former.items() if who in phone}


def check_one_phone(room: Room, people: set[MemberId]) -> None:
    """Raise IllegalMove if one phone would bring a leader and an active player together."""
    playing = room.running
    if playing is None or not playing.masters:
        return
    phone = on_one_phone(room, people)
    if not any(led.member in phone for led in playing.masters):
        return
    for seat in seats_on(playing, phone):
        if not playing.game.may_lead(playing.state, seat):
            raise IllegalMove(*no.MAY_NOT_LEAD)


# What the game hears


def tell_master(room: Room) -> Room:
    """Tell the game that somebody leads now, or nobody does, if it has that move."""
    playing = room.running
    if playing is None or playing.master == playing.master_told:
        return room
    playing, master = replace(playing, master_told=playing.master), playing.master
    if not knows(playing.name, MasterPlace):
        return replace(room, playing=playing)
    if master is None:
        return moved(room, playing, ROOM, MasterPlace(False))
    seats = tuple(sorted(known_seats(room, playing, master)))
    return moved(room, playing, ROOM, MasterPlace(True, seats))
