"""All rooms that phones of this server are in: opened, found and forgotten here."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from konspira import wire
from konspira.game import IllegalMove
from konspira.log import Conflict, Log, LogError
from konspira.room import SERVER, Entry, Room, acts, apply, check
from konspira.room.versions import versions
from konspira.server import refusals as no
from konspira.server.address_numbers import AddressNumbers
from konspira.server.limits import Limits, household
from konspira.server.message_batching import MessageBatching
from konspira.server.metrics import Metrics
from konspira.server.open_room import OpenRoom
from konspira.server.packs import todays_packs
from konspira.server.rate_limits import RateLimits
from konspira.server.room_clock import RoomClock

IDLE_SECONDS = 30.0  # so long a room stays in memory when nobody is in it any more
PROBE_SECONDS = 5.0  # so long it is known whether the log takes entries
PROBE_PATIENCE = 1.0  # of whoever asks; then the log is as good as gone

log = logging.getLogger(__name__)


def unix_milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Rooms:
    """One server's share of the rooms. The log may be shared with other servers."""

    def __init__(
        self,
        log: Log,
        limits: Limits | None = None,
        clock: Callable[[], int] = unix_milliseconds,
        seconds: Callable[[], float] = time.monotonic,
        numbers: AddressNumbers | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.rate_limits = RateLimits(self.limits, seconds)
        self.metrics = Metrics()
        self.batching = MessageBatching()
        self.clock = clock
        self.seconds = seconds
        self.numbers = numbers or AddressNumbers()
        self._log = log
        self._rooms: dict[str, OpenRoom] = {}
        self._loading: dict[str, asyncio.Task[OpenRoom]] = {}
        self._folding = asyncio.Lock()
        self._probe: asyncio.Task[bool] | None = None
        self._probe_at = 0.0

    def __len__(self) -> int:
        return len(self._rooms) + len(self._loading)

    async def is_healthy(self) -> bool:
        """Return whether the log accepts entries, and soon: a log that is locked does not.

        It is tried once every few seconds, however often this is asked.
        """
        if self._probe is None or (self._probe.done() and self._stale_probe()):
            self._probe_at = self.seconds()
            self._probe = asyncio.get_running_loop().create_task(self._probe_log())
        left = self._probe_at + PROBE_PATIENCE - self.seconds()
        done, _ = await asyncio.wait({self._probe}, timeout=max(0.0, left))
        return bool(done) and self._probe.result()

    def _stale_probe(self) -> bool:
        return self.seconds() - self._probe_at >= PROBE_SECONDS

    async def _probe_log(self) -> bool:
        try:
            await self._log.probe()
        except LogError as error:
            log.error("not healthy: %s", error)
            return False
        return True

    async def open(self, language: str, join: acts.Join, address: str) -> OpenRoom:
        """Open a new room with its first member, or raise IllegalMove."""
        if len(self) >= self.limits.rooms:
            raise IllegalMove(*no.SERVER_IS_FULL)
        entries = first_entries(self.clock(), language, join)
        self.rate_limits.check_opening(address)
        while True:
            code = new_code()
            line = self.numbers.of(code, address)
            try:
                await self._log.append(code, 0, with_line(entries, line))
            except Conflict:  # one chance in millions: somebody has this code
                continue
            log.info("room opened")
            return await self._in_memory(code, new=True)

    async def find(self, code: str) -> OpenRoom:
        """Return the room of a code, read from the log if need be, or raise NoSuchRoom."""
        return await self._in_memory(code)

    def knows(self, address: str, code: str) -> bool:
        """Return whether a member with this address is in that room.

        Then its code is no secret there, and a school behind one router fits in.
        """
        room, who = self._rooms.get(code), household(address)
        viewers = room.broadcast.viewers if room else ()
        return any(v.members and household(v.address) == who for v in viewers)

    async def mentions(self, code: str, hashes: Sequence[str]) -> bool:
        """Return whether a room has, or ever had, a member with one of these tokens.

        A room that is not in memory is read, but not folded.
        """
        room = self._rooms.get(code)
        if room:
            return any(room.server.room.holder(each) for each in hashes)
        entries = [entry for _, entry in await self._log.read(code)]
        return await asyncio.to_thread(any_mentions, entries, hashes)

    async def _in_memory(self, code: str, new: bool = False) -> OpenRoom:
        """Return the room; it is loaded once, however many ask at the same moment."""
        room, task = self._rooms.get(code), self._loading.get(code)
        if room and not room.server.closed:
            return room
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(code, new))
            self._loading[code] = task
        return await asyncio.shield(task)

    async def _load(self, code: str, new: bool) -> OpenRoom:
        self._rooms.pop(code, None)  # had to close while it was in use
        try:
            clock = RoomClock(self.clock, self.seconds)
            room = OpenRoom(
                code, self._log, clock, self.metrics, self._folding, self.numbers
            )
            await room.server.load(new)
        finally:
            self._loading.pop(code, None)
        self._rooms[code] = room
        self.left(room)  # the phone that asked for it may be gone by now
        return room

    def left(self, room: OpenRoom) -> None:
        """Plan to forget a room without viewers, unless somebody comes back in time."""
        if room.broadcast.viewers:
            return
        if room.forget_timer:
            room.forget_timer.cancel()
        loop = asyncio.get_running_loop()
        room.forget_timer = loop.call_later(IDLE_SECONDS, self._forget, room)

    def _forget(self, room: OpenRoom) -> None:
        if room.busy:
            self.left(room)
            return
        room.close()
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]

    def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()


def any_mentions(entries: Sequence[bytes], hashes: Sequence[str]) -> bool:
    together = b"\n".join(entries)
    return any(each.encode() in together for each in hashes)


def first_entries(now: int, language: str, join: acts.Join) -> list[Entry]:
    """Return the entries of a new room with its first member, or raise IllegalMove."""
    room, entries = Room(), []
    for act in (acts.Open(language, versions()), join):
        entries.append(check(room, Entry(now, SERVER, act), todays_packs()))
        room = apply(room, entries[-1])
    return entries


def with_line(entries: list[Entry], line: int) -> list[bytes]:
    """Return the entries as they are logged, with the number of the newcomer's address."""
    *others, joined = entries
    joined = replace(joined, act=replace(joined.act, line=line))
    return [msgspec.json.encode(entry) for entry in (*others, joined)]


def new_code() -> str:
    """Return a random code of five letters."""
    return "".join(secrets.choice(wire.ALPHABET) for _ in range(5))
