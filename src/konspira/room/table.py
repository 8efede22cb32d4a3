"""The game at the table: started, dealt, played, paused, and who holds which seat."""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec.structs import asdict, replace

from konspira import game as contract
from konspira.game import (
    CHANCE,
    HOST,
    ROOM,
    BadSetup,
    Contact,
    HostSeat,
    IllegalMove,
    NewSeat,
    Seat,
)
from konspira.games import GAMES, AnyGame, named
from konspira.options import choose, near, restored
from konspira.packs import PackNames
from konspira.refusals import HOST_ONLY, MALFORMED_MOVE, NO_SUCH_SEAT, PHONE_HOLDS_A_SEAT
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.names import same
from konspira.room.state import Ended, Foreign, Playing, Result, Room, Sealed, SeatChange
from konspira.verdict import Question, Verdict

LONGEST_MOVE = 4_000  # bytes, far more than any move of any game takes
NO_CARDS = ("seat", "may", "padding")  # fields of a hand that tell nothing hidden
ABSENT_MS = 15_000  # after a member was said to be away, which takes some seconds itself


def start(room: Room, agreed: Mapping[str, Any] | None) -> Room:
    """Set the game up as it was agreed on; older entries only say what was chosen."""
    game, number, seats = room.choice.game, room.games + 1, len(room.ring)
    room = replace(room, games=number, playing=None, foreign=Foreign(game, number))
    rules = GAMES.get(game)
    if rules is None or room.rules.get(game) != rules.VERSION:  # a replay must not guess
        return room
    default = rules.defaults(near(rules, seats))
    options = restored(default, room.choice.options if agreed is None else agreed)
    state = set_up(room, rules, options, seats)
    playing = Playing(game, number, room.ring, state, room.at)
    return replace(room, playing=playing, foreign=None)


def set_up(room: Room, rules: AnyGame, options: Any, seats: int) -> Any:
    try:
        return rules.setup(options, seats, *last_game(room, rules.NAME))
    except BadSetup as error:
        raise IllegalMove(error.code) from error


def agreed_start(room: Room, packs: PackNames) -> acts.Start:
    """The start with everything the group agrees on, or a refusal."""
    if room.running:
        raise IllegalMove(*no.GAME_IS_RUNNING)
    seats = len(room.ring)
    try:
        rules = named(room.choice.game)
        options = choose(rules, seats, room.choice.options, packs)
    except BadSetup as error:
        raise IllegalMove(error.code) from error
    if room.rules.get(rules.NAME) != rules.VERSION:
        raise IllegalMove(*no.PLAYED_BY_OTHER_RULES)
    set_up(room, rules, options, seats)
    return acts.Start(msgspec.to_builtins(options))


def running_or_paused(room: Room) -> Playing:
    if room.running is None:
        raise IllegalMove(*no.NO_GAME)
    return room.running


def last_game(room: Room, game: str) -> tuple[Any, ...]:
    """How this group's last game of the kind ended, and where each player of now sat."""
    last = room.previous.get(game)
    if last is None:
        return ()
    sat = {who: Seat(seat) for seat, who in enumerate(last.seating)}
    return last.state, tuple(sat.get(who) for who in room.ring)


def running_game(room: Room) -> Playing:
    """The running game, or a refusal."""
    playing = running_or_paused(room)
    if playing.paused_at is not None:
        raise IllegalMove(*no.GAME_IS_PAUSED)
    return playing


def play(room: Room, seat: int, move: msgspec.Raw, opinion: Verdict | None) -> Room:
    playing = running_game(room)
    made = decode(playing.game, bytes(move))
    return moved(room, playing, Seat(seat), made, opinion)


def question(room: Room, act: acts.Play) -> Question | None:
    """What the referee is asked before this move is made, if the game has a question."""
    playing = running_game(room)
    return playing.rules.question(playing.state, decode(playing.game, bytes(act.move)))


def check_play(room: Room, by: MemberId, act: acts.Play) -> None:
    running_game(room)
    if not room.holds(by, act.seat):
        raise IllegalMove(*no.NOT_YOUR_SEAT)
    if len(bytes(act.move)) > LONGEST_MOVE:
        raise IllegalMove(*MALFORMED_MOVE)


@cache
def decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(named(game).MOVES)


def decode(game: str, move: bytes) -> Any:
    """Nobody has looked into the move before: it may be anything that looks like JSON."""
    try:
        return decoder(game).decode(move)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise IllegalMove(*MALFORMED_MOVE) from None


def moved(
    room: Room,
    playing: Playing,
    seat: Seat,
    move: contract.Move,
    opinion: Verdict | None = None,
) -> Room:
    rules = playing.rules
    act = contract.Act(playing.clock(room.at), seat, move, opinion)
    state = rules.apply(playing.state, act)
    outcome = rules.outcome(state)
    playing = replace(playing, state=state, outcome=outcome)
    if outcome is None:
        return replace(room, playing=playing)
    result = Result(
        playing.game,
        {who: points for who, points in zip(playing.seating, outcome.points, strict=True)},
        tuple(playing.seating[seat] for seat in outcome.winners),
        outcome.why,
    )
    return replace(
        room,
        playing=playing,
        results=(*room.results, result),
        owed={**room.owed, playing.number: result},
        previous={**room.previous, playing.game: Ended(state, playing.seating)},
    )


def deal(room: Room, act: acts.Deal) -> Room:
    playing, raw = running_game(room), bytes(act.move)
    drawn, text = decode(playing.game, raw), raw.decode()
    seal = Sealed(seal_of(act.nonce, text), act.nonce, text)
    playing = replace(playing, seals=(*playing.seals, seal))
    return moved(room, playing, CHANCE, drawn)


def check_deal(room: Room) -> None:
    playing = running_game(room)
    if CHANCE not in playing.rules.awaited(playing.state):
        raise IllegalMove(*no.NOTHING_TO_DEAL)


def finish(room: Room, act: acts.Finish) -> Room:
    """The log holds a result. Whoever could not replay that game learns it from here."""
    if act.number in room.owed:
        owed = {number: each for number, each in room.owed.items() if number != act.number}
        return replace(room, owed=owed)
    result = Result(act.game, act.points, act.winners, act.why)
    seen = room.foreign is not None and room.foreign.number == act.number
    foreign = None if seen else room.foreign
    return replace(room, results=(*room.results, result), foreign=foreign)


def owed_finish(room: Room) -> acts.Finish | None:
    """The first result that the log does not hold yet."""
    for number, result in room.owed.items():
        return acts.Finish(number, result.game, result.points, result.winners, result.why)
    return None


def seal_of(nonce: str, deal: str) -> str:
    """What lies on the table from the start, and what anybody can check at the end."""
    return hashlib.sha256(f"{nonce}\n{deal}".encode()).hexdigest()


def resume(room: Room) -> Room:
    playing = room.running
    if playing is None or playing.paused_at is None:
        raise IllegalMove(*no.GAME_IS_NOT_PAUSED)
    paused = playing.paused + room.at - playing.paused_at
    return replace(room, playing=replace(playing, paused=paused, paused_at=None))


# Seats that change hands


def reseat(room: Room, seat: int, who: MemberId) -> Room:
    """Another member takes the seat, and the record of the game says so for good."""
    playing = running_or_paused(room)
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


def check_reseat(room: Room, seat: int, who: MemberId) -> None:
    """Only an empty seat, and to nobody who would then know the cards of two.

    A host may hold a second member, on one phone or on two. So a card is safe while its
    player is there, and no member sees another seat of the same game.
    """
    playing, member = running_or_paused(room), room.member(who)
    if not 0 <= seat < len(playing.seating):
        raise IllegalMove(*NO_SUCH_SEAT)
    if member.id in playing.seating:
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
    hand = asdict(playing.rules.hand(playing.state, seat))
    return {field: value for field, value in hand.items() if field not in NO_CARDS}


def checked_sit_in(room: Room, by: MemberId, who: MemberId) -> acts.SitIn | acts.Reseat:
    """Whoever looks on may take a seat of their own; only the host has others sit down.

    Whoever has left a seat with cards gets that one again from the host, and no other.
    """
    if by not in (who, room.host):
        raise IllegalMove(*HOST_ONLY)
    playing, member = running_game(room), room.member(who)
    if member.id in playing.seating:
        raise IllegalMove(*no.ALREADY_SEATED)
    if not knows(playing.game, NewSeat):
        raise IllegalMove(*no.NO_NEWCOMERS)
    left = left_seats(room, playing, who)
    if by == room.host and len(left) == 1:
        check_reseat(room, left[0], who)
        return acts.Reseat(left[0], who)
    check_former_seat(room, playing, who, Seat(len(playing.seating)))
    return acts.SitIn(who)


def sit_in(room: Room, by: MemberId, who: MemberId) -> Room:
    """A newcomer joins the game, by themselves or let in by the host, if it takes one."""
    playing = running_game(room)
    ring = room.ring if who in room.ring else (*room.ring, who)
    shared = phone_mates(room, who) & ({*playing.seating, *playing.former} - {who})
    playing = replace(playing, seating=(*playing.seating, who))
    guest = NewSeat(by == room.host, bool(shared))
    return moved(replace(room, ring=ring), playing, ROOM, guest)


@cache
def knows(game: str, move: type[contract.Move]) -> bool:
    """Whether a move is one of this game's: the room tells a game only what it knows."""
    return move in get_args(named(game).MOVES)


def tell_host(room: Room) -> Room:
    """The game hears where the host sits, if it is one of those that want to know."""
    playing = room.running
    if playing is None or not knows(playing.game, HostSeat):
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
    if playing is None or playing.paused_at is not None or not knows(playing.game, Contact):
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
