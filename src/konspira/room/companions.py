"""Companions in a room: members without a phone, and seats that they play for the absent.

A companion is never host, game master or heir, and is asked nothing: what a room counts are
people. It is always there, so nobody ever waits for it to come back.
"""

from msgspec.structs import replace

from konspira.game import ROOM, CompanionSeats, IllegalMove, Seat, Table
from konspira.games import GAMES
from konspira.kit import asked_in
from konspira.refusals import MALFORMED_MOVE, NO_SUCH_SEAT, NOT_NOW, TOO_EARLY
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId, Mind
from konspira.room.day import without_chief
from konspira.room.gist import DeadlineInputs, deadline_inputs
from konspira.room.host import arranged
from konspira.room.people import MOST_MEMBERS, check_name, free_look, gone
from konspira.room.running import (
    LONGEST_MOVE,
    decode,
    knows,
    moved,
    moved_by_companion,
    running_game,
    running_or_paused,
    with_meaning,
)
from konspira.room.seats import check_former_seat
from konspira.room.state import Deed, Loan, Member, Playing, Room
from konspira.room.views import table_of

MOST_DEEDS = 200  # of one game that are remembered for those who were away


# Coming and going


def invite(room: Room, by: MemberId, act: acts.Invite) -> Room:
    """Seat a new companion at the end of the ring. Its look gives way to people's."""
    number = MemberId(room.joined + 1)
    look = free_look(room, act.look)
    member = Member(number, act.name, look, token="", since=room.at, mind=act.mind)
    room = replace(room, members=(*room.members, member), joined=number)
    return arranged(room, (*room.ring, number))


def check_invite(room: Room, by: MemberId, act: acts.Invite) -> None:
    if room.running:
        raise IllegalMove(*no.GAME_IS_RUNNING)
    if len(room.members) >= MOST_MEMBERS:
        raise IllegalMove(*no.ROOM_IS_FULL)
    seats = 2 if room.today else most_seats(room)  # the others are people's
    if len(room.members) - len(room.people) >= seats - 1 or len(room.ring) >= seats:
        raise IllegalMove(*no.NO_SEAT_FOR_COMPANIONS)
    check_name(room, act.name, None)


def most_seats(room: Room) -> int:
    """Return how many can play the chosen game; none if it is gone since it was chosen."""
    game = GAMES.get(room.choice.game)
    return game.seats.stop - 1 if game else 0


def dismiss(room: Room, by: MemberId, act: acts.Dismiss) -> Room:
    """Remove a companion. To its seat the table has to agree as if a person were removed:
    a host must not come by a hand that way."""
    playing, who = room.running, act.member
    if playing and who in {*playing.seating, *playing.former}:
        removed = (*playing.removed, who)
        room = replace(room, playing=replace(playing, removed=removed))
    return without_chief(gone(room, who), who)


def check_dismissal(room: Room, by: MemberId, act: acts.Dismiss) -> None:
    companion(room, act.member)


def set_temper(room: Room, by: MemberId, act: acts.SetTemper) -> Room:
    member = companion(room, act.member)
    assert member.mind, "a companion has one"
    other = replace(member, mind=replace(member.mind, temper=act.temper))
    members = tuple(other if one is member else one for one in room.members)
    return replace(room, members=members)


def check_temper(room: Room, by: MemberId, act: acts.SetTemper) -> None:
    if room.running:
        raise IllegalMove(*no.GAME_IS_RUNNING)
    companion(room, act.member)


def companion(room: Room, who: MemberId) -> Member:
    """Return a companion, or raise IllegalMove: there is none, or it is a person."""
    member = room.member(who)
    if member.mind is None:
        raise IllegalMove(*no.NO_COMPANION)
    return member


def hasten(room: Room, by: MemberId, act: acts.Hasten) -> Room:
    return replace(room, faster=act.faster)


# Seats that are lent


def lend(room: Room, by: MemberId, act: acts.Lend) -> Room:
    """Let a companion play a seat until its player is back. It knows that hand from now."""
    who, mind = act.companion, act.mind
    if who is not None:
        mind, playing = room.member(who).mind or mind, running_or_paused(room)
        former = {**playing.former, who: Seat(act.seat)}
        room = replace(room, playing=replace(playing, former=former))
    return lent(room, Loan(act.seat, who, mind, room.at))


def lent(room: Room, loan: Loan) -> Room:
    playing = running_or_paused(room)
    now = playing.clock(room.at)
    playing = replace(playing, table_at=now, asked_at=now)
    return replace(room, loans=(*room.loans, loan), playing=playing)


def check_loan(room: Room, by: MemberId, act: acts.Lend) -> None:
    playing = check_empty_seat(room, act.seat)
    if act.companion is None:
        return
    who = companion(room, act.companion).id
    if who in playing.seating or any(loan.companion == who for loan in room.loans):
        raise IllegalMove(*no.ALREADY_SEATED)
    check_former_seat(room, playing, who, Seat(act.seat))


def check_empty_seat(room: Room, seat: int) -> Playing:
    """Return the running game; raise IllegalMove if nobody is to play for this seat."""
    playing = running_or_paused(room)
    if room.hush:  # whether a seat is empty would tell who has gone
        raise IllegalMove(*NOT_NOW)
    if not 0 <= seat < len(playing.seating):
        raise IllegalMove(*NO_SUCH_SEAT)
    if is_here(room, playing.seating[seat]):
        raise IllegalMove(*no.SEAT_IS_HELD)
    if loan_of(room, seat):
        raise IllegalMove(*no.SEAT_IS_LENT)
    return playing


def is_here(room: Room, who: MemberId) -> bool:
    return any(member.id == who and member.present for member in room.members)


def loan_of(room: Room, seat: int) -> Loan | None:
    return next((loan for loan in room.loans if loan.seat == seat), None)


def lend_after(room: Room, by: MemberId, act: acts.LendAfter) -> Room:
    return replace(room, lend_after=act.seconds)


def next_loan(inputs: DeadlineInputs) -> tuple[int, Seat] | None:
    """Return which seat a companion plays next by itself, and from when; None: no seat.

    At night nobody steps in, because it would tell who has gone.
    """
    game, after = inputs.running, inputs.lend_after
    if after is None or game is None or game.paused_at is not None or inputs.hushed:
        return None
    if not any(member.present and member.is_person for member in inputs.members):
        return None
    away = {m.id: m.since for m in inputs.members if not m.present}
    taken = {loan.seat for loan in inputs.loans}
    due = [
        (away[who] + 1000 * after, Seat(seat))
        for seat, who in enumerate(game.seating)
        if who in away and seat not in taken
    ]
    return min(due, default=None)


def step_in(room: Room, by: MemberId, act: acts.StepIn) -> Room:
    return lent(room, Loan(act.seat, None, act.mind, room.at))


def check_step_in(room: Room, by: MemberId, act: acts.StepIn) -> None:
    check_empty_seat(room, act.seat)
    loan = next_loan(deadline_inputs(room))
    if loan is None or loan[0] > room.at or loan[1] != act.seat:
        raise IllegalMove(*TOO_EARLY)


def settled(room: Room) -> Room:
    """End the loans whose player is back, or whose companion or game is gone."""
    if not room.loans:
        return room
    playing = room.running
    here = {member.id for member in room.members}
    kept = tuple(
        loan
        for loan in room.loans
        if playing
        and not is_here(room, playing.seating[loan.seat])
        and (loan.companion is None or loan.companion in here)
    )
    return room if kept == room.loans else replace(room, loans=kept)


# What they play


def play_for(room: Room, by: MemberId, act: acts.PlayFor) -> Room:
    """Make a move for somebody who is away, and remember it for them."""
    playing, move = running_game(room), bytes(act.move)
    deed = Deed(playing.seating[act.seat], act.seat, room.at, move.decode())
    deeds = (*playing.deeds, deed)[-MOST_DEEDS:]
    playing = moved_by_companion(replace(playing, deeds=deeds), act.seat, room.at)
    made = decode(playing.name, move)
    loan = loan_of(room, act.seat)
    playing = with_meaning(playing, loan.companion if loan else None, act.seat, act.meant)
    return moved(room, playing, Seat(act.seat), made, act.opinion)


def check_play_for(room: Room, by: MemberId, act: acts.PlayFor) -> None:
    running_game(room)
    if loan_of(room, act.seat) is None:
        raise IllegalMove(*no.NOT_YOUR_SEAT)
    if len(bytes(act.move)) > LONGEST_MOVE:
        raise IllegalMove(*MALFORMED_MOVE)


def minds(room: Room) -> dict[Seat, Mind]:
    """Return the seats of the game at the table that companions play, with their minds."""
    playing = room.playing
    members = {m.id: m.mind for m in room.members if m.mind}
    if playing is None or not (members or room.loans):
        return {}
    held = {Seat(s): members.get(who) for s, who in enumerate(playing.seating)}
    found = {seat: mind for seat, mind in held.items() if mind}
    return found | {Seat(loan.seat): loan.mind for loan in room.loans}


def tell_companions(room: Room) -> Room:
    """Tell the game which seats companions play, if it has that move."""
    playing = room.running
    if playing is None:
        return room
    seats = tuple(sorted(minds(room)))
    if seats == playing.companion_seats or not knows(playing.name, CompanionSeats):
        return room
    playing = replace(playing, companion_seats=seats)
    return moved(room, playing, ROOM, CompanionSeats(seats))


def with_table_change(before: Room, room: Room) -> Room:
    """Note on the game's clock that what lies open or is asked has changed.

    Thoughts are due by it.

    Only where companions play, because tables have to be built for it.
    """
    was, playing = before.playing, room.playing
    if playing is None or (was and was.state is playing.state) or not minds(room):
        return room
    same_game = was is not None and was.number == playing.number
    lay, lies = table_of(before) if same_game else None, table_of(room)
    if lay == lies:
        return room
    playing = replace(playing, table_at=playing.clock(room.at))
    if lay is None or what_is_asked(lay) != what_is_asked(lies):
        playing = replace(playing, asked_at=playing.table_at)
    return replace(room, playing=playing)


def what_is_asked(table: Table | None) -> tuple[object, ...]:
    """Return what the phase of a table asks, whoever has done it already."""
    return asked_in(getattr(table, "phase", None))
