"""A log in memory: for tests, also of several servers at once."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from konspira.log import (
    Conflict,
    Followers,
    Hear,
    Kept,
    LogEntry,
    LogError,
    check_entries,
    check_name,
)


@dataclass(slots=True)
class _Room:
    entries: list[bytes] = field(default_factory=list)
    at: float = 0.0


class MemoryLog:
    """Implements the whole contract but durability.

    Servers that share one object see each other's entries, as the nodes of a cluster do.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._rooms: dict[str, _Room] = {}
        self._followers = Followers()
        self._closed = False

    @classmethod
    async def open(cls, place: str) -> "MemoryLog":
        """Return a new log, whatever `place` says: there is nothing to find again."""
        return cls()

    def append(
        self, room: str, expected: int, entries: Sequence[bytes]
    ) -> asyncio.Future[int]:
        check_name(room)
        check_entries(entries)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        # A real log takes a while. Give way, so that tests meet the same races here.
        loop.call_soon(self._append, room, expected, tuple(entries), answer)
        return answer

    def _append(
        self,
        room: str,
        expected: int,
        entries: tuple[bytes, ...],
        answer: asyncio.Future[int],
    ) -> None:
        try:
            version = self._appended(room, expected, entries)
        except (LogError, Conflict) as error:
            if not answer.done():  # else nobody waits for it any more
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(version)

    def _appended(self, room: str, expected: int, entries: tuple[bytes, ...]) -> int:
        self._refuse_if_closed()
        if expected != self._version(room):
            raise Conflict(room, expected)
        kept = self._rooms.setdefault(room, _Room())
        kept.entries.extend(entries)
        kept.at = self._clock()
        for version, entry in enumerate(entries, expected + 1):
            self._followers.tell(room, version, entry)
        return expected + len(entries)

    async def rooms(self) -> list[Kept]:
        self._refuse_if_closed()
        rooms = [Kept(room, kept.at) for room, kept in self._rooms.items()]
        return sorted(rooms, key=lambda kept: (-kept.at, kept.room))

    async def read(self, room: str, after: int = 0) -> list[LogEntry]:
        self._refuse_if_closed()
        check_name(room)
        if room not in self._rooms:
            return []
        return list(enumerate(self._rooms[room].entries[after:], after + 1))

    def follow(self, room: str, hear: Hear) -> Callable[[], None]:
        self._refuse_if_closed()
        check_name(room)
        return self._followers.add(room, hear)

    async def expire(self, idle_seconds: float) -> int:
        self._refuse_if_closed()
        before = self._clock() - idle_seconds
        idle = [room for room, kept in self._rooms.items() if kept.at <= before]
        for room in idle:
            del self._rooms[room]
        return len(idle)

    async def probe(self) -> None:
        self._refuse_if_closed()

    async def close(self) -> None:
        self._closed = True

    def _version(self, room: str) -> int:
        return len(self._rooms[room].entries) if room in self._rooms else 0

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise LogError("The log is closed.")
