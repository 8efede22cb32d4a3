"""Runs a real server for tests, with phones and a clock that a test can move on.

Everything runs in one event loop: `play(scenario())` gives it a clock that can be moved
on, so a time limit of a minute costs nothing, and the alarms ring in their order.
"""

import asyncio
import itertools
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import (
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from functools import partial
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest
import uvicorn

from konspira.client import Phone, Refused, connect
from konspira.game import HOST, TOO_EARLY, Move, Seat
from konspira.games.codenames.moves import Start as StartTeams
from konspira.games.codenames.moves import Touch
from konspira.log import Log, LogEntry, LogError, Reader
from konspira.log.memory import MemoryLog
from konspira.room import Entry, MemberId, Room, acts, apply
from konspira.server.connections import Connections
from konspira.server.http_connections import HttpConnections
from konspira.server.limits import Limits
from konspira.server.room_server import RoomServer
from konspira.server.rooms import Rooms
from konspira.server.run import Settings, make_server

T = TypeVar("T")

PATIENCE = 120.0  # seconds until a test that hangs is given up; nothing is measured by it

GENEROUS = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    opinions_per_address_per_minute=1_000_000,
    http_requests_per_address=1_000_000,
    http_seconds=1_000_000,  # tests move the clock on while a page still fetches its files
)
NAMES = (
    *("Ada", "Ben", "Cy", "Dee", "Ed", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou"),
    *("Mo", "Ned", "Ola", "Pat", "Quin", "Ray", "Sue", "Tom", "Una", "Vic"),
)


# Time


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose clock runs as usual, and a test may move it on, or stop it."""

    ahead = 0.0
    _stopped: float | None = None  # when it was

    def time(self) -> float:
        return super().time() + self.offset

    @property
    def offset(self) -> float:
        """How far it is ahead of the time on the wall."""
        behind = 0.0 if self._stopped is None else super().time() - self._stopped
        return self.ahead - behind

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Meanwhile time passes by `pass_time` alone, and nobody can sleep."""
        self._stopped = super().time()
        try:
            yield
        finally:
            self.ahead, self._stopped = self.offset, None


def play(scenario: Coroutine[Any, Any, T]) -> T:
    """Run a scenario to its end, on a clock that can be moved on."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(scenario)


def pass_time(seconds: float) -> None:
    """So much time has passed at once. Nobody should be waiting for an answer just now."""
    clockwork().ahead += seconds


def now() -> int:
    """What the server takes for the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000 + int(clockwork().offset * 1000)


def clockwork() -> Clockwork:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Clockwork), "run the scenario with `play`"
    return loop


# A server


class House:
    """A server that runs, and where to find it."""

    def __init__(
        self, server: uvicorn.Server, connections: Connections, port: int, narrow: bool
    ) -> None:
        self.connections = connections
        self.rooms = connections.rooms
        self.port = port
        self.url = f"ws://127.0.0.1:{port}/ws"
        self._server = server
        self._narrow = narrow
        self._serving = asyncio.get_running_loop().create_task(self._serve())

    @property
    def http_connections(self) -> HttpConnections:
        """The connections of the server that are no phones."""
        made_by: Any = self._server.config.http
        connections: HttpConnections = made_by.__self__
        return connections

    async def _serve(self) -> None:
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if self._narrow:
                door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            door.bind(("127.0.0.1", self.port))
            await self._server.serve(sockets=[door])

    async def ready(self) -> None:
        while not self._server.started:
            if self._serving.done():
                self._serving.result()
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Say goodbye to every phone, as when a signal comes."""
        self._server.should_exit = True
        while not self._serving.done():
            pass_time(0.1)  # uvicorn looks up every so often
            await asyncio.sleep(0.005)
        self._serving.result()
        self.rooms.close()

    async def phones(self, number: int) -> None:
        """Wait until so many phones are connected."""
        await until(lambda: self.connections.phones == number)

    async def die(self) -> None:
        """Be gone without a word in the log."""
        self.rooms.close()
        await self.close()

    def room(self, code: str) -> RoomServer:
        """A room that this server has in memory."""
        return self.rooms._rooms[code].server

    def entries(self, code: str) -> int:
        """How much has happened in a room, as this server knows it."""
        return self.room(code)._version

    def holds(self, code: str) -> bool:
        return code in {*self.rooms._rooms, *self.rooms._loading}


ADDRESS_KEY = "as all servers of a cluster have the same one"


@asynccontextmanager
async def house(
    log: Log,
    limits: Limits = GENEROUS,
    port: int = 0,
    narrow: bool = False,
    clock: Callable[[], int] | None = None,
    seconds: Callable[[], float] | None = None,
    **settings: Any,
) -> AsyncIterator[House]:
    """A real server on this log, which may be another server's too.

    Behind a narrow door the network holds next to nothing for a phone that does not read.
    Its time is the loop's, unless a test brings another clock.
    """
    port = port or free_port()
    settings.setdefault("address_key", ADDRESS_KEY)
    asked = Settings(host="127.0.0.1", limits=limits, **settings)
    clock, seconds = clock or now, seconds or asyncio.get_running_loop().time
    with patch("konspira.server.run.Rooms", partial(Rooms, clock=clock, seconds=seconds)):
        server, connections = make_server(log, asked)
    # Several servers in one process would fight over its signals.
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    running = House(server, connections, port, narrow)
    await running.ready()
    try:
        yield running
    finally:
        await running.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that no phone is told of."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def request(
    port: int,
    target: str,
    headers: Mapping[str, str] = {},
    method: str = "GET",
    body: bytes = b"",
) -> tuple[int, dict[str, str], bytes]:
    """A plain HTTP request: status, headers and body of the answer."""
    own = {"Host": f"127.0.0.1:{port}", "Connection": "close"}
    if body or method == "POST":
        own["Content-Length"] = str(len(body))
    own |= headers
    lines = [f"{method} {target} HTTP/1.1", *(f"{k}: {v}" for k, v in own.items())]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        async with asyncio.timeout(PATIENCE):
            status = int((await reader.readline()).split()[1])
            answer = {}
            while line := (await reader.readline()).decode("latin-1").strip():
                name, _, value = line.partition(":")
                answer[name.lower()] = value.strip()
            text = b""
            with suppress(ConnectionResetError):  # it need not hear us out
                while status != 101 and (part := await reader.read(65_536)):
                    text += part
            return status, answer, text
    finally:
        writer.close()


async def knock(port: int, target: str = "/ws", headers: Mapping[str, str] = {}) -> int:
    """Ask for a WebSocket and hang up: the status of the answer."""
    upgrade = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    status, _, _ = await request(port, target, {**upgrade, **headers})
    return status


def free_port() -> int:
    """Below those that the system hands out: a phone that knocks again and again at a
    port where nobody listens would meet itself one day."""
    while True:
        port = Random().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def reserved_port() -> socket.socket:
    """Return a socket whose port no other test finds free; a server may listen there."""
    while True:
        held = socket.socket()
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            held.bind(("127.0.0.1", free_port()))
        except OSError:  # somebody was faster
            held.close()
        else:
            return held


# People


class Party(AsyncExitStack):
    """People who come with their phones, and leave when the test is over."""

    async def phone(self, house: House | str) -> Phone:
        """Somebody's phone at the door; it keeps every message it gets."""
        url = house if isinstance(house, str) else house.url
        phone = await self.enter_async_context(connect(url))
        phone.frames = []
        return phone

    async def onlooker(self, house: House | str, code: str) -> Phone:
        """A TV: it shows the table, and is nobody's phone."""
        phone = await self.phone(house)
        await phone.hello(code)
        return phone

    async def back(self, house: House | str, code: str, *tokens: str) -> Phone:
        """A phone that was here before comes back with what it has kept."""
        phone = await self.phone(house)
        await phone.hello(code, *tokens)
        return phone

    async def gather(self, people: int, *houses: House | str) -> list[Phone]:
        """So many people in a new room, each with a phone; the first is the host."""
        ways = itertools.cycle(houses)
        host = await self.phone(next(ways))
        code = await host.open(NAMES[0])
        phones = [host]
        for name in NAMES[1:people]:
            phone = await self.onlooker(next(ways), code)
            await phone.join(name)
            phones.append(phone)
        await all_see(phones, lambda phone: len(phone.room["members"]) == people)
        return phones

    async def codenames(
        self, people: int, *houses: House | str, **options: Any
    ) -> list[Phone]:
        """A room in which the words lie on the table, and the first spymaster thinks."""
        phones = await self.gather(people, *houses)
        await start(phones, **options)
        return phones


async def start(phones: Sequence[Phone], **options: Any) -> None:
    """The host starts Codenames, and everybody sees the board."""
    host = phones[0]
    await host.do(acts.Choose("codenames", options))
    await host.do(acts.Start())
    await host.play(HOST, StartTeams())
    await all_see(phones, lambda phone: phase(phone) in ("Cluing", "Guessing"))


async def all_see(phones: Sequence[Phone], what: Any) -> None:
    for phone in phones:
        await phone.until(lambda phone=phone: what(phone))  # type: ignore[misc]


async def hears_all(*phones: Phone) -> None:
    """Whatever was on its way to these phones has arrived: an answer comes after it."""
    for phone in phones:
        assert await refusal(phone.do(acts.Sit(), by=MemberId(0))) in (
            "not-your-seat",
            "not-in-a-room",
        )


async def refusal(ask: Coroutine[Any, Any, Any]) -> str:
    """The code with which this is refused."""
    with pytest.raises(Refused) as refused:
        await ask
    return str(refused.value.code)


def phase(phone: Phone) -> str:
    return str(phone.table["phase"]["type"]) if phone.table else ""


def news_of(phone: Phone) -> list[dict[str, Any]]:
    """Every News this phone got, oldest first."""
    messages = [msgspec.json.decode(frame) for frame in phone.frames or ()]
    return [message for message in messages if message["type"] == "News"]


# Codenames


def who_may(phones: Sequence[Phone], kind: str) -> tuple[Phone, int]:
    """A phone, and its seat to which this kind of move is open."""
    for phone in phones:
        for seat in phone.seats:
            if kind in phone.may(seat):
                return phone, seat
    raise AssertionError(f"{kind} is open to nobody")


def random_move(phone: Phone, seat: int, rng: Random) -> Move | None:
    """Any legal move of a seat, as its phone sees it."""
    move: Move | None = phone.game.random_move(*phone.views(seat), rng)
    return move


async def any_move(phones: Sequence[Phone], rng: Random) -> None:
    """Somebody who may makes a random legal move."""
    open_to = [(phone, seat) for phone in phones for seat in phone.seats if phone.may(seat)]
    phone, seat = rng.choice(open_to)
    move = random_move(phone, seat, rng)
    assert move is not None, f"seat {seat} was offered {phone.may(seat)}, and has no move"
    await in_time(phone, seat, move)


async def in_time(phone: Phone, seat: int, move: Move) -> None:
    """Make a move; if it comes too early, let time pass and make it again."""
    try:
        await phone.play(seat, move)
    except Refused as refused:
        if refused.code != TOO_EARLY:
            raise
        pass_time(10)
        await phone.play(seat, move)


async def touch_any(phones: Sequence[Phone]) -> int:
    """Touch the first word that still lies open, by a player who may; return its card."""
    phone, seat = who_may(phones, "Touch")
    assert phone.table is not None
    card = int(phone.table["covers"].index(None))
    await in_time(phone, seat, Touch(card))
    return card


# The log


class FickleLog:
    """One server's way to a log, which is slow, or fails, when a test says so."""

    def __init__(self, kept: Log | None = None) -> None:
        self.kept = kept or MemoryLog()
        self.follow, self.expire = self.kept.follow, self.kept.expire
        self.close, self.rooms = self.kept.close, self.kept.rooms
        self.full = False  # nothing more can be kept
        self.probes = 0
        self.writable, self.readable = asyncio.Event(), asyncio.Event()
        self.writable.set()  # cleared: appends wait
        self.readable.set()  # cleared: reads wait with what is there now
        self.waiting = 0
        self.failing: bytes | None = None  # entries with this in them are not written
        self.lying = False  # it is written, and an error reported all the same
        self.unreadable = False
        self.failed = 0

    def append(
        self, room: str, expected: int, entries: Sequence[bytes]
    ) -> asyncio.Future[int]:
        return asyncio.ensure_future(self._append(room, expected, entries))

    async def _append(self, room: str, expected: int, entries: Sequence[bytes]) -> int:
        await self._wait_for(self.writable)
        if self.failing is not None and any(self.failing in entry for entry in entries):
            self.failed += 1
            raise LogError("The disk is full.")
        version = await self.kept.append(room, expected, entries)
        if self.lying:
            self.failed += 1
            raise LogError("The disk did not answer.")
        return version

    async def read(self, room: str, after: int = 0) -> list[LogEntry]:
        entries = await self.kept.read(room, after)
        await self._wait_for(self.readable)
        if self.unreadable:
            raise LogError("The disk is gone.")
        return entries

    async def probe(self) -> None:
        self.probes += 1
        await self._wait_for(self.writable)
        if self.full:
            raise LogError("The disk is full.")

    async def _wait_for(self, free: asyncio.Event) -> None:
        self.waiting += 1
        await free.wait()
        self.waiting -= 1


async def logged(log: Reader, code: str) -> list[Entry]:
    decode = msgspec.json.Decoder(Entry).decode
    return [decode(raw) for _, raw in await log.read(code)]


def folded(entries: Sequence[Entry]) -> Room:
    """The room that the log tells of, folded from its first entry."""
    room = Room()
    for entry in entries:
        room = apply(room, entry)
    return room


def plays(entries: Sequence[Entry]) -> list[tuple[Seat, Any]]:
    """Every move that people made, in order."""
    return [
        (Seat(entry.act.seat), msgspec.json.decode(bytes(entry.act.move)))
        for entry in entries
        if isinstance(entry.act, acts.Play)
    ]
