"""The game at the table: started, dealt, played, paused, ended."""

import hashlib
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec.structs import astuple, replace

from konspira import game as contract
from konspira.companions import may_play
from konspira.companions.mind import Meant
from konspira.game import CHANCE, BadSetup, Game, IllegalMove, Seat
from konspira.games import GAMES, game_named
from konspira.options import choose, near, restored
from konspira.packs import PackNames
from konspira.refusals import MALFORMED_MOVE
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.agreement import Names
from konspira.room.day import prepared, ring_of_the_day, today
from konspira.room.phones import phone_mates
from konspira.room.state import (
    Aim,
    Ended,
    Foreign,
    Led,
    Moved,
    Playing,
    Result,
    Room,
    Sealed,
)
from konspira.verdict import Question, Verdict

LONGEST_MOVE = 4_000  # bytes, far more than any move of any game takes
MOST_AIMS = 100  # of one game that are kept, and shown at its end

# Which game


def running_or_paused(room: Room) -> Playing:
    playing = room.running
    if playing is None:
        raise IllegalMove(*no.NO_GAME)
    return playing


def running_game(room: Room) -> Playing:
    """Return the running game, or raise IllegalMove."""
    playing = running_or_paused(room)
    if playing.paused_at is not None:
        raise IllegalMove(*no.GAME_IS_PAUSED)
    return playing


@cache
def knows(game: str, move: type[contract.Move]) -> bool:
    """Return whether a game has such a move: the room tells it only those."""
    return move in get_args(game_named(game).moves)


# Beginning


def start(room: Room, by: MemberId, act: acts.Start) -> Room:
    """Set the game up as it was agreed on; older entries only say what was chosen."""
    if act.today:
        room = prepared(room, act.today)
    name, number, seats = room.choice.game, room.games + 1, len(room.ring)
    room = replace(room, games=number, playing=None, foreign=Foreign(name, number))
    room = replace(room, reactions=(), reactions_in_game=0)
    game = GAMES.get(name)
    if game is None or room.versions.get(name) != game.version:  # a replay must not guess
        return room
    default = game.defaults(near(game, seats))
    agreed = room.choice.options if act.options is None else act.options
    options = restored(default, agreed)
    state = set_up(room, game, options, seats, act.today)
    playing = Playing(
        *(name, number, room.ring, state, game.gist(state), room.at),
        first=room.ring,
        newest=MemberId(room.joined),
        options=options,
        today=act.today,
    )
    if game.needs_master(options) and room.appointed is not None:
        who = room.appointed
        masters = (Led(who, room.member(who).name, room.at),)
        playing = replace(playing, master=who, masters=masters, master_told=who)
    return replace(room, playing=playing, foreign=None)


def set_up(room: Room, game: Game, options: Any, seats: int, day: acts.Today | None) -> Any:
    try:
        if day and game.daily:
            return game.daily.setup(options, seats)
        return game.setup(options, seats, *last_game(room, game.name))
    except BadSetup as error:
        raise IllegalMove(error.code) from error


def last_game(room: Room, game: str) -> tuple[Any, ...]:
    """Return how the group's last such game ended, and where each player sat."""
    last = room.previous.get(game)
    if last is None:
        return ()
    sat = {who: Seat(seat) for seat, who in enumerate(last.seating)}
    return last.state, tuple(sat.get(who) for who in room.ring)


def agreed_start(room: Room, by: MemberId, act: acts.Start, packs: PackNames) -> acts.Start:
    """Return the start with everything the group agrees on, or raise IllegalMove."""
    if room.running:
        raise IllegalMove(*no.GAME_IS_RUNNING)
    day = today(room) if room.today else None
    seats = len(ring_of_the_day(room) if day else room.ring)
    try:
        game = game_named(room.choice.game)
        options = choose(game, seats, room.choice.options, Names(room, packs))
    except BadSetup as error:
        raise IllegalMove(error.code) from error
    if room.versions.get(game.name) != game.version:
        raise IllegalMove(*no.PLAYED_BY_OTHER_RULES)
    set_up(room, game, options, seats, day)
    if any(room.member(who).mind for who in room.ring) and not may_play(game, options):
        raise IllegalMove(*no.COMPANIONS_ONLY_LOOK_ON)
    if game.needs_master(options):
        check_master(room)
    return acts.Start(msgspec.to_builtins(options), day)


def check_master(room: Room) -> None:
    """Raise IllegalMove if the leader is missing, or shares a phone with a player."""
    if room.appointed is None:
        raise IllegalMove(*no.NO_MASTER)
    if phone_mates(room, room.appointed) & {*room.ring}:
        raise IllegalMove(*no.MAY_NOT_LEAD)


# Moves


def play(room: Room, by: MemberId, act: acts.Play) -> Room:
    playing = running_game(room)
    made = decode(playing.name, bytes(act.move))
    if not room.member(by).is_person:
        playing = moved_by_companion(playing, act.seat, room.at)
        playing = with_meaning(playing, by, act.seat, act.meant)
    elif playing.unattended:
        playing = replace(playing, unattended=0)
    return moved(room, playing, Seat(act.seat), made, act.opinion)


def moved_by_companion(playing: Playing, seat: int, at: int) -> Playing:
    """Note when a companion made a move: it takes its time before it makes another."""
    before = playing.moved.get(seat, Moved())
    moves = {**playing.moved, seat: Moved(before.times + 1, playing.clock(at))}
    return replace(playing, moved=moves, unattended=playing.unattended + 1)


def with_meaning(
    playing: Playing, by: MemberId | None, seat: int, meant: Meant | None
) -> Playing:
    """Keep what a companion meant until the game is over; before, nobody sees it."""
    if meant is None:
        return playing
    aim = Aim(by, seat, meant.said, meant.aims)
    return replace(playing, aims=(*playing.aims, aim)[-MOST_AIMS:])


def check_play(room: Room, by: MemberId, act: acts.Play) -> None:
    running_game(room)
    if not room.holds(by, act.seat):
        raise IllegalMove(*no.NOT_YOUR_SEAT)
    if len(bytes(act.move)) > LONGEST_MOVE:
        raise IllegalMove(*MALFORMED_MOVE)


def question(room: Room, act: acts.Play | acts.PlayFor) -> Question | None:
    """Return the question to the referee before this move, if the game has one."""
    playing = running_game(room)
    return playing.game.question(playing.state, decode(playing.name, bytes(act.move)))


def has_question(room: Room, act: acts.Play | acts.PlayFor) -> bool:
    """Return whether there may be a question, before the act is checked."""
    playing = room.running
    if playing is None or playing.game.question is contract.no_question:
        return False
    try:
        move = decode(playing.name, bytes(act.move))
    except IllegalMove:  # it will be refused for that in its turn
        return False
    return playing.game.question(playing.state, move) is not None


@cache
def decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game_named(game).moves)


def decode(game: str, move: bytes) -> Any:
    """Return the move of a game from unchecked JSON, or raise IllegalMove."""
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
    game = playing.game
    act = contract.Act(playing.clock(room.at), seat, move, opinion)
    state = game.apply(playing.state, act)
    gist = game.gist(state)
    if gist == playing.gist:  # the very same one is kept: nothing else need be compared
        return replace(room, playing=replace(playing, state=state))
    outcome = game.outcome(gist)
    playing = replace(playing, state=state, gist=gist, outcome=outcome)
    if outcome is None:
        return replace(room, playing=playing)
    result = result_of(room, playing, outcome)
    return replace(
        room,
        playing=playing,
        results=(*room.results, result),
        owed={**room.owed, playing.number: result},
        previous={**room.previous, playing.name: Ended(state, playing.seating)},
    )


def result_of(room: Room, playing: Playing, outcome: contract.Outcome) -> Result:
    """Return what the game brought to people: an evening does not count companions."""
    met = (*room.members, *(one.member for one in room.gone))
    companions = {member.id for member in met if not member.is_person}
    points = zip(playing.seating, outcome.points, strict=True)
    winners = tuple(playing.seating[seat] for seat in outcome.winners)
    return Result(
        playing.name,
        {who: worth for who, worth in points if who not in companions},
        tuple(who for who in winners if who not in companions),
        outcome.why,
        people_beat({*winners}, {*playing.seating}, companions),
    )


def people_beat(
    winners: set[MemberId], players: set[MemberId], companions: set[MemberId]
) -> bool | None:
    """Return whether people won and companions lost, or the other way round.

    None: people and companions were on one side, or nobody won, or one of them did not
    play. Each is what they are by name: a seat that is lent is still that person's.
    """
    losers = players - winners
    if winners and not winners & companions and losers & companions:
        return True
    if winners and winners <= companions and losers - companions:
        return False
    return None


def deal(room: Room, by: MemberId, act: acts.Deal) -> Room:
    playing, raw = running_game(room), bytes(act.move)
    drawn, text = decode(playing.name, raw), raw.decode()
    seal = Sealed(seal_of(act.nonce, text), act.nonce, text)
    playing = replace(playing, seals=(*playing.seals, seal))
    return moved(room, playing, CHANCE, drawn)


def check_deal(room: Room, by: MemberId, act: acts.Deal) -> None:
    playing = running_game(room)
    if CHANCE not in playing.game.awaited(playing.gist):
        raise IllegalMove(*no.NOTHING_TO_DEAL)


def seal_of(nonce: str, deal: str) -> str:
    """Return the hash of a deal: shown from the start, and checkable at the end."""
    return hashlib.sha256(f"{nonce}\n{deal}".encode()).hexdigest()


# Pauses


def pause(room: Room, by: MemberId, act: acts.Pause) -> Room:
    playing = running_or_paused(room)
    return replace(room, playing=replace(playing, paused_at=room.at))


def check_pause(room: Room, by: MemberId, act: acts.Pause) -> None:
    running_game(room)


def resume(room: Room, by: MemberId, act: acts.Resume) -> Room:
    playing = paused_game(room)
    paused = playing.paused + room.at - (playing.paused_at or 0)
    return replace(room, playing=replace(playing, paused=paused, paused_at=None))


def check_resume(room: Room, by: MemberId, act: acts.Resume) -> None:
    paused_game(room)


def paused_game(room: Room) -> Playing:
    playing = room.running
    if playing is None or playing.paused_at is None:
        raise IllegalMove(*no.GAME_IS_NOT_PAUSED)
    return playing


# Ending


def abandon(room: Room, by: MemberId, act: acts.Abandon) -> Room:
    return replace(room, playing=None, foreign=None)


def check_abandon(room: Room, by: MemberId, act: acts.Abandon) -> None:
    running_or_paused(room)


def finish(room: Room, by: MemberId, act: acts.Finish) -> Room:
    """Note a result from the log, for releases that cannot replay that game."""
    if act.number in room.owed:
        owed = {number: each for number, each in room.owed.items() if number != act.number}
        return replace(room, owed=owed)
    result = Result(act.game, act.points, act.winners, act.why, act.beaten)
    seen = room.foreign is not None and room.foreign.number == act.number
    foreign = None if seen else room.foreign
    return replace(room, results=(*room.results, result), foreign=foreign)


def owed_finish(room: Room) -> acts.Finish | None:
    """Return the first result that the log does not hold yet."""
    for number, result in room.owed.items():
        return acts.Finish(number, *astuple(result))
    return None
