"""The game at the table: started, dealt, played, paused, and who holds which seat."""

import hashlib
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from konspira import game as contract
from konspira.game import CHANCE, ROOM, BadSetup, Contact, IllegalMove, NewSeat, Seat
from konspira.games import named
from konspira.options import choose
from konspira.room import acts
from konspira.room.acts import MemberId
from konspira.room.state import Playing, Result, Room, Sealed

LONGEST_MOVE = 4_000  # bytes, far more than any move of any game takes
ABSENT_MS = 15_000  # after a member was said to be away, which takes some seconds itself


def start(room: Room) -> Room:
    if room.running:
        raise IllegalMove("game-is-running")
    rules, seats = named(room.choice.game), len(room.ring)
    if room.rules.get(rules.NAME) != rules.VERSION:  # a replay must not guess
        raise IllegalMove("played-by-other-rules")
    try:
        options = choose(rules, seats, room.choice.options, room.shelf)
        state = rules.setup(options, seats, room.previous.get(rules.NAME))
    except BadSetup as error:
        raise IllegalMove(error.code) from error
    number = room.games + 1
    playing = Playing(rules.NAME, number, room.ring, state, room.at)
    return replace(room, playing=playing, games=number)


def running_game(room: Room) -> Playing:
    """The running game, or a refusal."""
    if room.running is None:
        raise IllegalMove("no-game")
    if room.running.paused_at is not None:
        raise IllegalMove("game-is-paused")
    return room.running


def play(room: Room, by: MemberId, seat: int, move: msgspec.Raw) -> Room:
    playing = running_game(room)
    if not room.holds(by, seat):
        raise IllegalMove("not-your-seat")
    raw = bytes(move)
    if len(raw) > LONGEST_MOVE:
        raise IllegalMove("malformed-move")
    return moved(room, playing, Seat(seat), decode(playing.game, raw))


@cache
def decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(named(game).MOVES)


def decode(game: str, move: bytes) -> Any:
    """Nobody has looked into the move before: it may be anything that looks like JSON."""
    try:
        return decoder(game).decode(move)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise IllegalMove("malformed-move") from None


def moved(room: Room, playing: Playing, seat: Seat, move: contract.Move) -> Room:
    rules = playing.rules
    act = contract.Act(playing.clock(room.at), seat, move)
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
        previous={**room.previous, playing.game: state},
    )


def deal(room: Room, act: acts.Deal) -> Room:
    playing = running_game(room)
    if CHANCE not in playing.rules.awaited(playing.state):
        raise IllegalMove("nothing-to-deal")
    raw = bytes(act.move)
    drawn, text = decode(playing.game, raw), raw.decode()
    seal = Sealed(seal_of(act.nonce, text), act.nonce, text)
    playing = replace(playing, seals=(*playing.seals, seal))
    return moved(room, playing, CHANCE, drawn)


def seal_of(nonce: str, deal: str) -> str:
    """What lies on the table from the start, and what anybody can check at the end."""
    return hashlib.sha256(f"{nonce}\n{deal}".encode()).hexdigest()


def resume(room: Room) -> Room:
    playing = room.running
    if playing is None or playing.paused_at is None:
        raise IllegalMove("game-is-not-paused")
    paused = playing.paused + room.at - playing.paused_at
    return replace(room, playing=replace(playing, paused=paused, paused_at=None))


def reseat(room: Room, seat: int, who: MemberId) -> Room:
    """For a player who is lost. The newcomer must not know another seat of this game."""
    playing, member = room.running, room.member(who)
    if playing is None:
        raise IllegalMove("no-game")
    if not 0 <= seat < len(playing.seating):
        raise IllegalMove("no-such-seat")
    if member.id in playing.seating:
        raise IllegalMove("already-seated")
    check_former_seat(playing, who, Seat(seat))
    former = playing.former
    if playing.seals:  # before a deal there is nothing that one could have seen
        former = {**former, playing.seating[seat]: Seat(seat)}
    seating = (*playing.seating[:seat], who, *playing.seating[seat + 1 :])
    ring = room.ring if who in room.ring else (*room.ring, who)
    return replace(
        room, playing=replace(playing, seating=seating, former=former), ring=ring
    )


def check_former_seat(playing: Playing, who: MemberId, seat: Seat) -> None:
    """Whoever has held a seat of this game knows its cards, and comes back to it alone."""
    if playing.former.get(who, seat) != seat:
        raise IllegalMove("held-another-seat")


def sit_in(room: Room, who: MemberId) -> Room:
    """A newcomer joins a game of several rounds, if it takes one now."""
    playing, member = running_game(room), room.member(who)
    if member.id in playing.seating:
        raise IllegalMove("already-seated")
    if not knows(playing.game, NewSeat):
        raise IllegalMove("no-newcomers")
    check_former_seat(playing, who, Seat(len(playing.seating)))
    ring = room.ring if who in room.ring else (*room.ring, who)
    playing = replace(playing, seating=(*playing.seating, who))
    return moved(replace(room, ring=ring), playing, ROOM, NewSeat())


@cache
def knows(game: str, move: type[contract.Move]) -> bool:
    """Whether a move is one of this game's: the room tells a game only what it knows."""
    return move in get_args(named(game).MOVES)


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
