"""Rooms of eight that play Codenames at random: what a phone does next, and ready logs."""

import asyncio
import time
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from konspira import wire
from konspira.game import HOST, Move
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import Clue, Mark, Start, Stop, Touch, Unmark
from konspira.log.sqlite import SqliteLog
from konspira.packs.shelf import Shelf
from konspira.room import SERVER, Entry, MemberId, Room, acts, apply, table_of
from konspira.server.tokens import hashed

PHONES = 8
TOKENS = tuple(f"{phone}".rjust(22, "t") for phone in range(PHONES))
OPTIONS: acts.OptionValues = {"grace_seconds": 0}
CLUES = ("ocean", "night", "comet", "desert", "music", "winter", "metal", "kitchen")
TOUCHES = 0.25  # of what operatives do; the rest is pointing at words
STOPS = 0.1
REVEAL_SECONDS = 1.7  # a little more than the game takes to turn a card over
TURN_MS = 2_000

Views = dict[str, Any]


def next_act(table: Views, rng: Random, may_touch: bool) -> tuple[int, acts.RoomAct]:
    """Return which phone does what next.

    Phone n holds seat n, and the first is the host's.
    """
    phase = table["phase"]
    match phase["type"]:
        case "Over":
            return 0, acts.Start()
        case "Choosing":
            return 0, acts.Play(HOST, raw(Start()))
        case "Cluing":
            seat = seats(table, "spymaster", phase["team"])[0]
            clue = Clue(rng.choice(CLUES) + rng.choice("abcdefghij"), rng.randint(1, 4))
            return seat, acts.Play(seat, raw(clue))
        case "Guessing":
            seat, move = guess(table, rng, may_touch)
            return seat, acts.Play(seat, raw(move))
    raise AssertionError(phase)


def guess(table: Views, rng: Random, may_touch: bool) -> tuple[int, Move]:
    """Return what an operative does: mostly point, which changes what all phones show."""
    phase, covers = table["phase"], table["covers"]
    operatives = seats(table, "operative", phase["team"])
    cards = [card for card, cover in enumerate(covers) if cover is None]
    if may_touch and rng.random() < TOUCHES:
        return rng.choice(operatives), Touch(rng.choice(cards))
    if phase["made"] and rng.random() < STOPS:
        return rng.choice(operatives), Stop()
    marks = [(mark["seat"], mark["card"]) for mark in phase["marks"]]
    if len(marks) > rng.randint(0, 4):
        seat, card = rng.choice(marks)
        return seat, Unmark(card)
    free = [pair for pair in product(operatives, cards) if pair not in marks]
    seat, card = rng.choice(free)
    return seat, Mark(card)


def seats(table: Views, role: str, team: str) -> list[int]:
    wanted = {"role": role, "team": team}
    return [seat for seat, place in enumerate(table["places"]) if place == wanted]


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


class Scribe:
    """Writes the log of a room by folding it, as a server would."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.room = Room()
        self.log: list[bytes] = []
        self.at = time.time_ns() // 1_000_000 - 3_600_000
        self.do(SERVER, acts.Open("en", {codenames.name: codenames.version}))
        for number, token in enumerate(TOKENS, 1):
            self.do(SERVER, acts.Join(f"Player {number}", hashed(token)))
        self.do(MemberId(1), acts.Choose(codenames.name, OPTIONS))

    def do(self, by: MemberId, act: Any) -> None:
        self.at += TURN_MS
        entry = Entry(self.at, by, act)
        self.room = apply(self.room, entry)
        self.log.append(msgspec.json.encode(entry))

    def play(self, entries: int) -> list[bytes]:
        """Play until the log has this length, or a little more if a game has just ended."""
        while len(self.log) < entries or not self.in_the_middle:
            table = table_of(self.room)
            if table is None:
                self.do(MemberId(1), acts.Start())
                continue
            seen = msgspec.to_builtins(table)
            if seen["phase"]["type"] == "Dealing":
                self.deal()
                continue
            phone, act = next_act(seen, self.rng, may_touch=True)
            self.do(MemberId(phone + 1), act)
        return self.log

    @property
    def in_the_middle(self) -> bool:
        playing = self.room.running
        return playing is not None and 0 < playing.state.covers.count(None) < 22

    def deal(self) -> None:
        playing = self.room.running
        assert playing is not None
        drawn = playing.game.deal(playing.state, Shelf(), self.rng)
        self.do(SERVER, acts.Deal(raw(drawn), "0" * 32))


def codes(count: int) -> list[str]:
    """Return so many different codes of rooms."""
    letters = product(wire.ALPHABET, repeat=5)
    return ["".join(code) for code, _ in zip(letters, range(count), strict=False)]


async def write_rooms(path: Path, logs: Iterable[tuple[str, list[bytes]]]) -> None:
    """Write the logs into a file that a server may be started on."""
    log = await SqliteLog.open(path)
    try:
        await asyncio.gather(*(log.append(code, 0, entries) for code, entries in logs))
    finally:
        await log.close()
