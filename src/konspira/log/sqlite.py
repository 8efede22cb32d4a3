"""The log in one SQLite file: what a server on a laptop uses, with nothing to install.

An acknowledged entry survives a power cut, because every commit waits for the disk
(`synchronous=FULL`). One thread writes, and one commit serves all the appends that
gathered while it waited for the previous one: many rooms share the price of a disk flush.

One server at a time. Compare-and-swap would hold between processes, but a follower hears
only its own process, so a second server would show stale tables in silence. It is refused
instead. The lock is SQLite's own, on an empty file beside the log: it works on every
system, ends with the process however that ends, and leaves the log itself free, so that
`SqliteReader` can look into the file of a running server.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar
from zlib import crc32

from konspira.log import (
    Conflict,
    Damaged,
    Entry,
    Followers,
    Hear,
    Kept,
    LogError,
    check_entries,
    check_name,
)
from konspira.log.sqlite_file import (
    RESTORE,
    SCHEMA,
    Files,
    open_files,
    plain,
    plain_errors,
    read_only,
)

T = TypeVar("T")

LARGEST_VERSION = 2**62  # SQLite's integers end there; no room comes near it
LARGEST_BATCH = 512  # appends in one commit
ROOMS_EXPIRED_AT_ONCE = 100  # in one transaction, so that moves need not wait for long

FIRST = "INSERT OR IGNORE INTO room (version, at, name) VALUES (?, ?, ?)"
NEXT = "UPDATE room SET version = ?, at = ? WHERE name = ? AND version = ?"
ADD = "INSERT INTO entry (room, version, body, checksum) VALUES (?, ?, ?, ?)"
# The outer join tells a room whose entries are lost from a room that never was.
READ = """SELECT room.version, entry.version, body, checksum
    FROM room LEFT JOIN entry ON entry.room = room.name AND entry.version > ?
    WHERE room.name = ? ORDER BY entry.version"""
IDLE = "SELECT name FROM room WHERE at <= ? LIMIT ?"
ROOMS = "SELECT name, at FROM room ORDER BY at DESC, name"


def rooms_of(path: str | Path) -> list[Kept]:
    """The rooms in a log file, the latest first. A server may be using the file."""
    with read_only(Path(path).resolve()) as connection:
        return _rooms(connection)


def read_room(path: str | Path, room: str, after: int = 0) -> list[Entry]:
    """The entries of one room in a log file. A server may be using the file."""
    check_name(room)
    with read_only(Path(path).resolve()) as connection:
        return _read(connection, room, after)


class SqliteReader:
    """Looks into a file, which it neither makes nor changes nor keeps open."""

    def __init__(self, path: str | Path) -> None:
        self._path = path

    @classmethod
    async def open(cls, path: str | Path) -> SqliteReader:
        return cls(path)

    async def rooms(self) -> list[Kept]:
        return await asyncio.to_thread(rooms_of, self._path)

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        return await asyncio.to_thread(read_room, self._path, room, after)

    async def close(self) -> None:
        pass


class SqliteLog:
    """Made by `await SqliteLog.open(path)`, and used on that event loop alone."""

    def __init__(self, files: Files, clock: Callable[[], float]) -> None:
        self._files = files
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._followers = Followers()
        self._closed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "log-reader")
        self._writer = threading.Thread(target=self._write, name="log", daemon=True)
        self._writer.start()

    @classmethod
    async def open(
        cls, path: str | Path, clock: Callable[[], float] = time.time
    ) -> SqliteLog:
        """Open the file, or make it. LogError says why it is not fit for a log."""
        return cls(await asyncio.to_thread(open_files, Path(path).resolve()), clock)

    async def append(self, room: str, expected: int, entries: Sequence[bytes]) -> int:
        check_name(room)
        check_entries(entries)
        return await self._submit(_Append(room, expected, tuple(entries)))

    async def rooms(self) -> list[Kept]:
        self._refuse_if_closed()
        return await self._look(_rooms)

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        self._refuse_if_closed()
        check_name(room)
        return await self._look(_read, room, after)

    def follow(self, room: str, hear: Hear) -> Callable[[], None]:
        self._refuse_if_closed()
        check_name(room)
        return self._followers.add(room, hear)

    async def expire(self, idle_seconds: float) -> int:
        before = self._clock() - idle_seconds
        total = removed = await self._submit(_Expire(before))
        while removed == ROOMS_EXPIRED_AT_ONCE:
            removed = await self._submit(_Expire(before))
            total += removed
        return total

    async def probe(self) -> None:
        """A real write, which waits for the disk as an entry does."""
        await self._submit(_Probe())

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._let_go)

    # On the event loop

    def _look(self, read: Callable[..., T], *what: object) -> asyncio.Future[T]:
        """In a thread of its own: readers never wait for the writer, and nobody on the
        event loop waits for a room with a long past."""

        def look() -> T:
            with plain_errors(self._files.path):
                self._files.check_place()
                return read(self._files.reading, *what)

        return self._loop.run_in_executor(self._reader, look)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise LogError(f"The log {self._files.path} is closed.")

    def _submit(self, work: _Work) -> asyncio.Future[int]:
        self._refuse_if_closed()
        answer: asyncio.Future[int] = self._loop.create_future()
        self._jobs.put(_Job(work, answer))
        return answer

    def _settle(self, jobs: list[_Job], outcomes: list[_Outcome]) -> None:
        """One wake-up of the loop for each commit. Followers hear before the appender's
        await can return: the answer only schedules it."""
        for job, outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, int) and isinstance(job.work, _Append):
                for version, entry in job.work.numbered():
                    self._followers.tell(job.work.room, version, entry)
            if job.answer.done():  # cancelled while it waited
                continue
            if isinstance(outcome, int):
                job.answer.set_result(outcome)
            else:
                job.answer.set_exception(outcome)

    # In the writer's thread

    def _write(self) -> None:
        open_for_more = True
        while open_for_more:
            batch = self._next_batch()
            jobs = [job for job in batch if job is not None]
            open_for_more = len(jobs) == len(batch)
            outcomes = self._commit(jobs) if jobs else []
            try:
                self._loop.call_soon_threadsafe(self._settle, jobs, outcomes)
            except RuntimeError:  # the loop ended without closing us: nobody is waiting
                return

    def _next_batch(self) -> list[_Job | None]:
        """Wait for one job, and take all others that are there by now."""
        batch = [self._jobs.get()]
        with suppress(queue.Empty):
            while batch[-1] is not None and len(batch) < LARGEST_BATCH:
                batch.append(self._jobs.get_nowait())
        return batch

    def _commit(self, jobs: list[_Job]) -> list[_Outcome]:
        """Do all jobs in one transaction; only after it may anybody hear of them.

        A conflict is one job's own. Any other error undoes the whole batch, so it fails
        all of them, and the thread lives on: a full disk may be emptied.
        """
        connection = self._files.writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            at = int(self._clock())
            outcomes = [_outcome(job.work, connection, at) for job in jobs]
            self._files.check_place()
            connection.execute("COMMIT")
            return outcomes
        except Exception as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                connection.execute("ROLLBACK")
            return [plain(self._files.path, error) for _ in jobs]

    def _let_go(self) -> None:
        self._writer.join()
        self._reader.shutdown()
        self._files.close()


# What the writer does


@dataclass(slots=True)
class _Append:
    room: str
    expected: int
    entries: tuple[bytes, ...]

    def numbered(self) -> Iterator[Entry]:
        return enumerate(self.entries, self.expected + 1)

    def do(self, connection: sqlite3.Connection, at: int) -> int:
        if not 0 <= self.expected < LARGEST_VERSION:
            raise Conflict(self.room, self.expected)
        version = self.expected + len(self.entries)
        if self.expected == 0:
            won = connection.execute(FIRST, (version, at, self.room))
        else:
            won = connection.execute(NEXT, (version, at, self.room, self.expected))
        if not won.rowcount:
            raise Conflict(self.room, self.expected)
        connection.executemany(
            ADD,
            (
                (self.room, number, entry, _checksum(self.room, number, entry))
                for number, entry in self.numbered()
            ),
        )
        return version


@dataclass(slots=True)
class _Expire:
    before: float

    def do(self, connection: sqlite3.Connection, at: int) -> int:
        idle = connection.execute(IDLE, (self.before, ROOMS_EXPIRED_AT_ONCE)).fetchall()
        connection.executemany("DELETE FROM entry WHERE room = ?", idle)
        connection.executemany("DELETE FROM room WHERE name = ?", idle)
        return len(idle)


@dataclass(slots=True)
class _Probe:
    def do(self, connection: sqlite3.Connection, at: int) -> int:
        connection.execute(f"PRAGMA user_version = {SCHEMA}")  # writes the first page anew
        return 0


_Work = _Append | _Expire | _Probe
_Outcome = int | Exception


@dataclass(slots=True)
class _Job:
    work: _Work
    answer: asyncio.Future[int]


def _outcome(work: _Work, connection: sqlite3.Connection, at: int) -> _Outcome:
    try:
        return work.do(connection, at)
    except Conflict as conflict:
        return conflict


# Reading


def _checksum(room: str, version: int, entry: bytes) -> int:
    """SQLite notices damage to its own pages, but not to what we put on them."""
    return crc32(entry, crc32(room.encode()) + version)


def _rooms(connection: sqlite3.Connection) -> list[Kept]:
    return [Kept(*row) for row in connection.execute(ROOMS)]


def _read(connection: sqlite3.Connection, room: str, after: int) -> list[Entry]:
    rows = connection.execute(READ, (after, room)).fetchall()
    entries: list[Entry] = []
    for _, version, entry, checksum in rows:
        if version is None:
            break
        if type(entry) is not bytes or checksum != _checksum(room, version, entry):
            raise Damaged(f"Entry {version} of a room is damaged: {RESTORE}.")
        entries.append((version, entry))
    last = rows[0][0] if rows else 0
    if [version for version, _ in entries] != list(range(after + 1, last + 1)):
        raise Damaged(f"Entries of a room are missing from the log: {RESTORE}.")
    return entries
