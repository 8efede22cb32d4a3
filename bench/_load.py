"""The load: rooms of eight phones over real sockets, at a steady pace or flat out.

Konspira is played live. What its phones said and heard in one pass is kept as a tape, and
the peers get the same messages at the same moments from the same phones.
"""

import asyncio
import gc
import re
import struct
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec
from bench._process import Child
from bench._rooms import PHONES, REVEAL_SECONDS, TOKENS, Views, next_act
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from konspira import wire
from konspira.room import MemberId, acts

TEXT = WSMsgType.TEXT
STALLED_SECONDS = 2.0


class Pass:
    """What one stretch of play came to."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.cpu = 0.0  # of the server
        self.cpu_of_main_thread = 0.0
        self.moves = 0
        self.views = 0  # messages delivered to phones
        self.bytes = 0
        self.stalled = 0  # moves that did not reach everybody: the load itself is wrong
        self.waits: list[float] = []  # from a move to its arrival at the last phone

    @property
    def cpu_per_view(self) -> float:
        return self.cpu / self.views

    def wait(self, share: float) -> float:
        """So many of the moves reached the last phone within this time."""
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


class Ear(WSListener):
    """One phone: it counts, and leaves the rest to its group."""

    def __init__(self, group: "Group", number: int) -> None:
        self.group, self.number = group, number
        self.heard = 0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == TEXT:
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
            await ws_connect(lambda ear=ear: ear, self.url(port, ear.number))
            await self.enter(ear)

    async def enter(self, ear: Ear) -> None:
        """Whatever a phone says before the first move."""

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
        """The last phone has heard of the move."""

    async def until(self, moment: float) -> None:
        """Wait until then; and on, while the last move is still under way."""
        await asyncio.sleep(max(0.0, moment - perf_counter()))
        while self.missing > 0:
            await asyncio.sleep(0.002)
            if perf_counter() - self.sent > STALLED_SECONDS:
                self.missing = 0
                self.result.stalled += 1


class Live(Group):
    """Plays Konspira by what its first phone sees. Without a pause it plays flat out."""

    def __init__(self, number: int, code: str) -> None:
        super().__init__(number)
        self.code = code
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
        hello = wire.Hello(1, wire.PROTOCOL, self.code, (TOKENS[ear.number],))
        ear.say(wire.encode(hello))
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
        seen = self.ears[phone].heard - 1  # all but the Welcome were News
        message = wire.encode(wire.Do(next(self.ids), MemberId(phone + 1), act, seen))
        if self.tape is not None:
            self.tape.append(Step(now - self.start, phone, message, []))
        dealt = phase["type"] == "Choosing"
        self.ask(phone, message, 2 * PHONES if dealt else PHONES)

    def arrived(self) -> None:
        if self.flat_out:
            self.move()

    def hear(self, ear: Ear, frame: WSFrame) -> None:
        if self.tape:
            self.tape[-1].frames.append((ear.number, frame.get_payload_as_bytes()))
        if ear.number == 0:
            match wire.decode_out(frame.get_payload_as_bytes()):
                case wire.News(table=dict(table), whole=whole):
                    self.table = table if whole else self.table | table
        super().hear(ear, frame)


class Replayed(Group):
    """Says what a tape says, to a server that answers what the tape says."""

    def __init__(self, number: int, steps: list[Step]) -> None:
        super().__init__(number)
        self.steps = steps

    async def play(self, start: float, seconds: float, pause: float) -> None:
        for step in self.steps:
            await self.until(start + step.at)
            self.ask(step.phone, *self.message(step))
        await self.until(0.0)

    def message(self, step: Step) -> tuple[bytes, int]:
        """What to say, and how many messages it brings."""
        return step.ask, len(step.frames)


class Boardgame(Replayed):
    """The same moves in the words of boardgame.io, which speaks socket.io."""

    STATE = re.compile(rb'"_stateID":(\d+)')
    VIEW = b'42/codenames,["update"'

    def __init__(self, number: int, steps: list[Step]) -> None:
        super().__init__(number, steps)
        self.state = 0

    def url(self, port: int, phone: int) -> str:
        return f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def enter(self, ear: Ear) -> None:
        while ear.heard < 3:  # opened, in the name space, in the match
            await asyncio.sleep(0.001)

    def hear(self, ear: Ear, frame: WSFrame) -> None:
        message = frame.get_payload_as_bytes()
        if message.startswith(self.VIEW):
            if ear.number == 0 and (state := self.STATE.search(message)):
                self.state = int(state[1])
            super().hear(ear, frame)
        elif message == b"2":  # a ping
            ear.say(b"3")
        elif message.startswith(b"0"):
            ear.say(b"40/codenames,")
        elif message.startswith(b"40"):
            me = [f"room {self.number}", str(ear.number), None, PHONES]
            ear.say(b"42/codenames," + msgspec.json.encode(["sync", *me]))

    def message(self, step: Step) -> tuple[bytes, int]:
        name, arguments = boardgame_move(step.ask)
        me = str(step.phone)
        payload = {"type": name, "args": arguments, "playerID": me}
        action = {"type": "MAKE_MOVE", "payload": payload}
        told = ["update", action, self.state, f"room {self.number}", me]
        return b"42/codenames," + msgspec.json.encode(told), PHONES


def boardgame_move(ask: bytes) -> tuple[str, list[object]]:
    """The name and arguments of a move, as boardgame.io wants them."""
    act = wire.decode(ask).act  # type: ignore[union-attr]
    if not isinstance(act, acts.Play):
        return "again", []
    move = msgspec.json.decode(act.move)
    return move.pop("type").lower(), list(move.values())


async def play(
    groups: Sequence[Group], server: Child, seconds: float, pause: float = 0.0
) -> Pass:
    """All groups at once. The garbage collector must not stop the load's clock."""
    result = Pass()
    for group in groups:
        group.result = result
    gc.collect()
    gc.disable()
    cpu, main, start = server.cpu(), server.cpu_of_main_thread(), perf_counter()
    await asyncio.gather(*(group.play(start, seconds, pause) for group in groups))
    result.seconds = perf_counter() - start
    result.cpu = server.cpu() - cpu
    result.cpu_of_main_thread = server.cpu_of_main_thread() - main
    gc.enable()
    return result


def write_tape(path: Path, tape: Tape) -> None:
    """As the peers read it: numbers of 32 bits, each list after its length."""
    number = struct.Struct("<I").pack
    with path.open("wb") as file:
        file.write(number(len(tape)))
        for steps in tape:
            file.write(number(len(steps)))
            for step in steps:
                file.write(number(len(step.frames)))
                for phone, frame in step.frames:
                    file.write(number(phone) + number(len(frame)) + frame)
