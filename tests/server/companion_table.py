"""What tests of companions on servers share: a table, a clock, and what a log must hold."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from bots import QUITTING
from codenames.table import KEY, REVERSE, WORDS
from server_harness import (
    PATIENCE,
    House,
    Party,
    folded,
    logged,
    pass_time,
    phase,
)

from konspira import wire
from konspira.client import Phone, Refused
from konspira.companions import Mind, Thought
from konspira.game import HOST, Game, Hand, Move, Seat, Table
from konspira.games import GAMES
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import Deal, Mark
from konspira.games.codenames.moves import Start as StartTeams
from konspira.log.memory import MemoryLog
from konspira.packs import Packs
from konspira.packs.shelf import Shelf
from konspira.room import Entry, Room, acts, apply, hand_of, table_of
from konspira.room.companions import minds
from konspira.server.companion_thread import Knowledge, Situation, thought_of
from konspira.server.room_companions import moves_of

STEP_SECONDS = 0.5
ENOUGH_STEPS = 40_000
PAUSE_MS = 4_000
Think = Callable[[Game, Table, Hand, Mind], Thought]
NO_END = (*QUITTING, "MoreTime")  # of a person who taps at random


def tap(phone: Phone, rng: Random, number: int) -> None:
    """Send a random move of any place of a phone without waiting for its answer.

    In a hush that comes on a beat only. If nothing is open to it, nothing is sent.
    """
    if found := any_move(phone, rng):
        place, move = found
        made = acts.Play(place, msgspec.Raw(msgspec.json.encode(move)))
        ask = wire.Do(10_000 + number, phone.members[0], made)
        phone.send(wire.spaced(wire.encode(ask)))


async def tapped(phone: Phone, rng: Random) -> None:
    """Make such a move and wait for its answer: a server that is slow is not flooded."""
    if found := any_move(phone, rng):
        with suppress(Refused):
            await phone.play(*found)


def any_move(phone: Phone, rng: Random) -> tuple[Seat, Move] | None:
    places = [place for place in phone.hands if phone.may(place)]
    if phone.table is None or not places:
        return None
    place = rng.choice(places)
    table, hand = phone.views(place)
    kept = tuple(offer for offer in hand.offers if offer.kind not in NO_END)
    move = phone.game.random_move(table, msgspec.structs.replace(hand, offers=kept), rng)
    return None if move is None else (Seat(place), move)


def same_as_thought_alone(entries: Sequence[Entry]) -> int:
    """Compare every move of a companion with what it thinks of the same table; count."""
    room, compared = Room(), 0
    for entry in entries:
        act, before, room = entry.act, room, apply(room, entry)
        playing = before.running
        played = minds(before)
        if playing is None or not isinstance(act, acts.Play) or act.seat not in played:
            continue
        table, hand = table_of(before), hand_of(before, Seat(act.seat))
        assert table is not None
        people = tuple(Seat(s) for s in range(len(playing.seating)) if s not in played)
        moves = moves_of(playing, Seat(act.seat))
        seen = Situation(table, hand, played[Seat(act.seat)], people, moves)
        known = Knowledge(1, playing.game, playing.options, Shelf(before.packs))
        thought = thought_of(playing.game, known, seen).thought
        thinks = msgspec.json.encode(thought.move)
        made = bytes(act.move)
        assert made == thinks, f"{made!r}, but it thinks of {thinks!r}"
        compared += 1
    return compared


# A table with companions


async def invited(phones: Sequence[Phone], companions: int, game: str) -> None:
    """The host has chosen a game, and so many companions."""
    await phones[0].do(acts.Choose(game))
    for number in range(companions):
        await phones[0].do(acts.Invite(f"Kit {number + 1}"))


async def board(
    party: Party,
    *servers: House,
    people: int = 1,
    companions: int | None = None,
) -> list[Phone]:
    """Codenames, usually of four: words lie on the table, and the host is to give a clue.

    Seats 0, 2 and 4 are Red's, 1 and 3 Blue's; 0 and 1 are spymasters.
    """
    phones = await party.gather(people, *servers)
    await invited(phones, 4 - people if companions is None else companions, "codenames")
    await phones[0].do(acts.Start())
    await phones[0].play(HOST, StartTeams())
    await phones[0].until(lambda: phase(phones[0]) == "Cluing" and "Clue" in may(phones[0]))
    return phones


def red_begins(state: Any, packs: Packs, rng: Random) -> Any:
    drawn = codenames.deal(state, packs, rng)
    return Deal(WORDS, REVERSE, KEY) if isinstance(drawn, Deal) else drawn


@contextmanager
def known_deal() -> Iterator[None]:
    """Deal a known board meanwhile, so that the host gives the first clue."""
    known = msgspec.structs.replace(codenames, deal=red_begins)
    with patch.dict(GAMES, codenames=known):
        yield


def may(phone: Phone) -> list[str]:
    return phone.may(0)


def room_of(server: House, phone: Phone) -> Room:
    return server.room(phone.code).room


@contextmanager
def thinking(think: Think) -> Iterator[None]:
    with patch("konspira.companions.think", think):
        yield


def marks_first_card(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
    """A companion that marks the first card once, and then has nothing to do."""
    open_ = "Mark" in hand.may and not any(m.seat == hand.seat for m in table.phase.marks)
    return Thought(Mark(0) if open_ else None, PAUSE_MS)


def idle(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    return Thought(None, 0)


async def companion_plays(log: MemoryLog, code: str) -> list[Entry]:
    """The moves that companions have made, for themselves or for somebody."""
    entries = await logged(log, code)
    room = folded(entries)
    people = {one.id for one in room.people}
    kinds = (acts.Play, acts.PlayFor)
    return [e for e in entries if isinstance(e.act, kinds) and e.by not in people]


def kind_of(entry: Entry) -> str:
    assert isinstance(entry.act, acts.Play | acts.PlayFor)
    return str(msgspec.json.decode(bytes(entry.act.move))["type"])


async def spin(true: Callable[[], bool] = lambda: False, turns: int = 200) -> None:
    """Let the loop turn while its clock stands still, until something is true.

    Without anything to wait for: so often that whatever is due has happened.
    """
    end = time.monotonic() + PATIENCE
    waits = true() is False and turns == 0
    while not true() and (waits or turns > 0):
        assert time.monotonic() < end, "this never happens"
        turns -= 1
        await asyncio.sleep(0)


async def thought_through(server: House, phone: Phone, seat: int) -> None:
    """The companion on this seat has made up its mind, and waits for its time."""
    companions = server.room(phone.code)._companions

    def done() -> bool:
        turn = companions._turns.get(Seat(seat))
        return turn is not None and turn.thought is not None

    pass_time(0.3)
    await spin(done, 0)


async def has_moved(server: House, phone: Phone) -> None:
    """Wait until a companion has made a move."""

    def done() -> bool:
        playing = room_of(server, phone).playing
        return playing is not None and bool(playing.moved)

    await spin(done, 0)


async def play_to_the_end(server: House, phone: Phone, rng: Random) -> None:
    """The person taps now and then, time passes, and companions do the rest."""
    for step in range(ENOUGH_STEPS):
        if room_of(server, phone).running is None:
            return
        if rng.random() < 0.05:
            tap(phone, rng, step)
        pass_time(STEP_SECONDS)
        await asyncio.sleep(0.001)
    raise AssertionError("this game does not end")
