"""The load: rooms of eight phones over real sockets, at a steady pace or flat out.

Servers that know the game are played live, move by move, by what a phone sees. What the
phones said and heard in one pass of Konspira is kept as a tape for those that know nothing:
they get the same messages at the same moments from the same phones.
"""

import asyncio
import gc
import struct
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec
from bench._process import Child
from bench._rooms import PHONES, REVEAL_SECONDS, TOKENS, Views, next_act
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from konspira import wire
from konspira.room import MemberId, acts

TEXT = WSMsgType.TEXT
STALLED_SECONDS = 2.0
PATIENCE_SECONDS = 60.0  # until a phone is connected, on a machine that is busy


class Pass:
    """The result of one stretch of play."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.cpu = 0.0  # of the server
        self.cpu_of_main_thread = 0.0
        self.cpu_in_kernel = 0.0
        self.cpu_of_load = 0.0
        self.moves = 0
        self.views = 0  # messages delivered to phones
        self.bytes = 0
        self.stalled = 0  # moves that did not reach everybody: the load itself is wrong
        self.waits: list[float] = []  # from a move to its arrival at the last phone

    @property
    def cpu_per_view(self) -> float:
        return self.cpu / self.views

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    def wait(self, share: float) -> float:
        """Return the time within which this share of the moves reached the last phone."""
        ranked = sorted(self.waits)
        return ranked[int(share * (len(ranked) - 1))]


class Step(NamedTuple):
    """A move, and every message that followed from it."""

    at: float  # seconds since the beginning
    phone: int
    ask: bytes
    frames: list[tuple[int, bytes]]


Tape = list[list[Step]]
"""The steps of each room."""


PING_BYTES = len(wire.encode(wire.Ping(10**12)))


def is_ping(frame: WSFrame) -> bool:
    """Return whether Konspira pings; hardly anything else need be looked at for it."""
    same_size = bool(frame.payload_size == PING_BYTES)
    return same_size and frame.get_payload_as_bytes().startswith(b'{"type":"Ping"')


class Ear(WSListener):
    """One phone: it counts what it receives, and leaves the rest to its group."""

    def __init__(self, group: "Group", number: int) -> None:
        self.group, self.number = group, number
        self.heard = 0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == TEXT and not is_ping(frame):
            self.heard += 1
            self.group.hear(self, frame)

    def say(self, message: bytes) -> None:
        assert self.transport is not None
        self.transport.send(TEXT, message)


class Group:
    """Eight phones in one room. At most one of their moves is under way."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ears = [Ear(self, phone) for phone in range(PHONES)]
        self.result = Pass()
        self.missing = 0  # messages that the last move must still bring
        self.sent = 0.0

    def url(self, port: int, phone: int) -> str:
        return f"ws://127.0.0.1:{port}/{self.number}/{phone}"

    async def connect(self, port: int) -> None:
        for ear in self.ears:
            url = self.url(port, ear.number)
            await ws_connect(
                lambda ear=ear: ear, url, websocket_handshake_timeout=PATIENCE_SECONDS
            )
            await self.enter(ear)

    async def enter(self, ear: Ear) -> None:
        """Send what a phone sends before the first move."""

    async def play(self, start: float, seconds: float, pause: float) -> None:
        raise NotImplementedError

    def ask(self, phone: int, message: bytes, brings: int) -> None:
        self.missing, self.sent = brings, perf_counter()
        self.result.moves += 1
        self.ears[phone].say(message)

    def hear(self, ear: Ear, frame: WSFrame) -> None:
        self.result.views += 1
        self.result.bytes += frame.payload_size
        self.missing -= 1
        if self.missing == 0:
            self.result.waits.append(perf_counter() - self.sent)
            self.arrived()

    def arrived(self) -> None:
        """Called when the last phone has received the move."""

    async def until(self, moment: float) -> None:
        """Wait until this moment, and longer while the last move is still under way."""
        await asyncio.sleep(max(0.0, moment - perf_counter()))
        while self.missing > 0:
            await asyncio.sleep(0.002)
            if perf_counter() - self.sent > STALLED_SECONDS:
                self.missing = 0
                self.result.stalled += 1


class Live(Group):
    """Plays by what its first phone sees, in Konspira's protocol.

    Without a pause it plays flat out: the next move follows as soon as the last phone has
    the one before.
    """

    def __init__(self, number: int, code: str, protocol: int = wire.PROTOCOL) -> None:
        super().__init__(number)
        self.code = code
        self.protocol = protocol  # which an older version of Konspira expects
        self.rng = Random(number)
        self.ids = count(2)
        self.table: Views = {}
        self.touched = 0.0
        self.start = 0.0
        self.tape: list[Step] | None = None
        self.flat_out = False

    def url(self, port: int, phone: int) -> str:
        return f"ws://127.0.0.1:{port}/ws"

    async def enter(self, ear: Ear) -> None:
        hello = wire.Hello(1, self.protocol, self.code, (TOKENS[ear.number],))
        ear.say(wire.encode(hello))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while ear.heard < 2:  # a Welcome, and the first News
                await asyncio.sleep(0.001)

    async def play(self, start: float, seconds: float, pause: float) -> None:
        self.start, self.flat_out = start, not pause
        moment = start + self.rng.random() * pause
        while moment < start + seconds:
            await self.until(moment)
            self.move()
            moment += pause or seconds
        if self.flat_out:
            await asyncio.sleep(start + seconds - perf_counter())
            self.flat_out = False
        await self.until(0.0)

    def move(self) -> None:
        phase, now = self.table["phase"], perf_counter()
        if phase["type"] == "Dealing":  # after a stall
            return
        may_touch = not phase.get("made") or now > self.touched + REVEAL_SECONDS
        phone, act = next_act(self.table, self.rng, may_touch)
        if isinstance(act, acts.Play) and b"Touch" in bytes(act.move):
            self.touched = now
        message = self.message(phone, act)
        if self.tape is not None:
            self.tape.append(Step(now - self.start, phone, message, []))
        dealt = phase["type"] == "Choosing"
        self.ask(phone, message, 2 * PHONES if dealt else PHONES)

    def message(self, phone: int, act: acts.RoomAct) -> bytes:
        seen = self.ears[phone].heard - 1  # all but the Welcome were News
        return wire.encode(wire.Do(next(self.ids), MemberId(phone + 1), act, seen))

    def arrived(self) -> None:
        if self.flat_out:
            self.move()

    def hear(self, ear: Ear, frame: WSFrame) -> None:
        if self.tape:
            self.tape[-1].frames.append((ear.number, frame.get_payload_as_bytes()))
        if ear.number == 0:
            news = wire.decode_out(frame.get_payload_as_bytes())
            if isinstance(news, wire.News):
                self.see_table(news)
        super().hear(ear, frame)

    def see_table(self, news: wire.News) -> None:
        """Keep the fields of the table that moves depend on, none of which only grow."""
        if isinstance(news.table, dict):
            self.table = news.table if news.whole else self.table | news.table


class Replayed(Group):
    """Sends what a tape says, to a server that answers what the tape says."""

    def __init__(self, number: int, steps: list[Step]) -> None:
        super().__init__(number)
        self.steps = steps

    async def play(self, start: float, seconds: float, pause: float) -> None:
        for step in self.steps:
            await self.until(start + step.at)
            self.ask(step.phone, step.ask, len(step.frames))
        await self.until(0.0)


class Boardgame(Live):
    """The same game in the words of boardgame.io, which speaks socket.io."""

    SPACE = b"42/codenames,"
    SYNC, UPDATE = SPACE + b'["sync"', SPACE + b'["update"'

    def __init__(self, number: int) -> None:
        super().__init__(number, f"room {number}")
        self.version = 0

    def url(self, port: int, phone: int) -> str:
        return f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def enter(self, ear: Ear) -> None:
        while ear.heard < 3:  # opened, in the name space, in the match
            await asyncio.sleep(0.001)

    def hear(self, ear: Ear, frame: WSFrame) -> None:
        message = frame.get_payload_as_bytes()
        if message.startswith(self.UPDATE):
            if ear.number == 0:
                self.see(self.body(message)[2])
            Group.hear(self, ear, frame)
        elif message == b"2":  # a ping
            ear.say(b"3")
        elif message.startswith(b"0"):
            ear.say(b"40/codenames,")
        elif message.startswith(b"40"):
            ear.say(self.event("sync", self.code, str(ear.number), None, PHONES))
        elif message.startswith(self.SYNC) and ear.number == 0:
            self.see(self.body(message)[2]["state"])

    def see(self, state: Views) -> None:
        self.table, self.version = state["G"], state["_stateID"]

    def body(self, message: bytes) -> list[Any]:
        body: list[Any] = msgspec.json.decode(message[len(self.SPACE) :])
        return body

    def event(self, *words: object) -> bytes:
        return self.SPACE + msgspec.json.encode(words)

    def message(self, phone: int, act: acts.RoomAct) -> bytes:
        name, arguments = "again", []
        if isinstance(act, acts.Play):
            move = msgspec.json.decode(act.move)
            name, arguments = move.pop("type").lower(), list(move.values())
        payload = {"type": name, "args": arguments, "playerID": str(phone)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self.event("update", action, self.version, self.code, str(phone))


async def play(
    groups: Sequence[Group], server: Child, seconds: float, pause: float = 0.0
) -> Pass:
    """Play with all groups at once.

    The garbage collector must not stop the load's clock.
    """
    result = Pass()
    for group in groups:
        group.result = result
    gc.collect()
    gc.disable()
    before, kernel = server.cpu(), server.cpu_in_kernel()
    own, start = process_time(), perf_counter()
    await asyncio.gather(*(group.play(start, seconds, pause) for group in groups))
    result.seconds, after = perf_counter() - start, server.cpu()
    result.cpu = sum(after.values()) - sum(before.values())
    result.cpu_of_main_thread = after[server.pid] - before[server.pid]
    result.cpu_in_kernel = server.cpu_in_kernel() - kernel
    result.cpu_of_load = process_time() - own
    gc.enable()
    return result


def write_tape(path: Path, tape: Tape) -> None:
    """Write a tape as the peers read it: numbers of 32 bits, each list after its length."""
    number = struct.Struct("<I").pack
    with path.open("wb") as file:
        file.write(number(len(tape)))
        for steps in tape:
            file.write(number(len(steps)))
            for step in steps:
                file.write(number(len(step.frames)))
                for phone, frame in step.frames:
                    file.write(number(phone) + number(len(frame)) + frame)
