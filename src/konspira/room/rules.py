"""The fold of a room: what each act does. Pure: no clock, no die, no file.

Who is there is the business of `people`, what is played that of `agreement`; the game at
the table and the time limits stand here.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from konspira import game as contract
from konspira.game import CHANCE, CLOCK, BadSetup, IllegalMove, Seat, TimeUp
from konspira.games import named
from konspira.options import choose
from konspira.room import acts
from konspira.room.acts import ALLOWED, SERVER, Entry, MemberId, Who
from konspira.room.agreement import add_pack, choose_game, drop_pack, speak
from konspira.room.people import (
    arrange,
    away,
    back,
    check_name,
    gone,
    heir,
    join,
    take_over,
    updated,
)
from konspira.room.state import (
    HOST_GONE_MS,
    OFFER_MS,
    ROLL_CALL_MS,
    Playing,
    Result,
    Room,
    Sealed,
)

LONGEST_MOVE = 4_000  # bytes, far more than any move of any game takes


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
)
Agreed = acts.Open | acts.Lock | acts.Speak | acts.Choose | acts.AddPack | acts.DropPack
InTheRing = acts.Sit | acts.Stand | acts.Arrange | acts.PassHost | acts.Remove | acts.Leave
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
            return replace(room, host=room.member(who).id)
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


# The game at the table


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
    """For a player who is lost. The newcomer must not hold another seat of this game."""
    playing, member = room.running, room.member(who)
    if playing is None:
        raise IllegalMove("no-game")
    if not 0 <= seat < len(playing.seating):
        raise IllegalMove("no-such-seat")
    if member.id in playing.seating:
        raise IllegalMove("already-seated")
    seating = (*playing.seating[:seat], who, *playing.seating[seat + 1 :])
    ring = room.ring if who in room.ring else (*room.ring, who)
    return replace(room, playing=replace(playing, seating=seating), ring=ring)


# Time


def deadline(room: Room) -> int | None:
    """When the next Tick is due."""
    moments = [room.roll_call, host_limit(room), game_limit(room)]
    return min((moment for moment in moments if moment is not None), default=None)


def host_limit(room: Room) -> int | None:
    """When somebody else becomes host: the others have waited so long for this one."""
    host = next((m for m in room.members if m.id == room.host), None)
    there = [m.since for m in room.members if m.present]
    if host is None or host.present or not there:
        return None
    return max(host.since, min(there)) + HOST_GONE_MS


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
        return replace(room, host=heir(room))
    return moved(room, running_game(room), CLOCK, TimeUp())
