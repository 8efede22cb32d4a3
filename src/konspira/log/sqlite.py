"""The log in one SQLite file: what a server on a laptop uses, with nothing to install.

An acknowledged entry survives a power cut, because every commit waits for the disk
(`synchronous=FULL`). Entries are handed to SQLite on the event loop, where nobody fights
for the interpreter; a thread commits them, which is nothing but waiting for the disk. A
lone entry is committed at once. In a busy time one commit serves all entries that gathered
within `PACE_SECONDS`, or while the last commit was under way: many rooms share the price
of a flush.

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
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from konspira.log import (
    Followers,
    Hear,
    Kept,
    LogEntry,
    LogError,
    check_entries,
    check_name,
)
from konspira.log.sqlite_file import (
    Files,
    as_log_error,
    as_log_errors,
    open_files,
    read_only,
)
from konspira.log.sqlite_tables import (
    ROOMS_EXPIRED_AT_ONCE,
    Append,
    Expire,
    Nothing,
    Outcome,
    Probe,
    Work,
    add_all,
    all_rooms,
    done,
    entries_of,
    is_move,
)

T = TypeVar("T")

LARGEST_BATCH = 512  # appends in one commit
PATIENCE_MS = 5_000  # of the committer, when another program writes to the file
PACE_SECONDS = 0.005  # from one commit to the next, at least


def rooms_of(path: str | Path) -> list[Kept]:
    """Return the rooms in a log file, the latest first. A server may be using the file."""
    with read_only(Path(path).resolve()) as connection:
        return all_rooms(connection)


def read_room(path: str | Path, room: str, after: int = 0) -> list[LogEntry]:
    """Return the entries of one room in a log file. A server may be using the file."""
    check_name(room)
    with read_only(Path(path).resolve()) as connection:
        return entries_of(connection, room, after)


class SqliteReader:
    """Reads a file, which it neither makes nor changes nor keeps open."""

    def __init__(self, path: str | Path) -> None:
        self._path = path

    @classmethod
    async def open(cls, path: str | Path) -> SqliteReader:
        return cls(path)

    async def rooms(self) -> list[Kept]:
        return await asyncio.to_thread(rooms_of, self._path)

    async def read(self, room: str, after: int = 0) -> list[LogEntry]:
        return await asyncio.to_thread(read_room, self._path, room, after)

    async def close(self) -> None:
        pass


@dataclass(slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[int]


@dataclass(slots=True)
class _Batch:
    jobs: list[_Job]
    outcomes: list[Outcome] | None  # None: its transaction has not begun


class SqliteLog:
    """Made by `await SqliteLog.open(path)`, and used on that event loop alone."""

    def __init__(self, files: Files, clock: Callable[[], float]) -> None:
        self._files = files
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._followers = Followers()
        self._closed = False
        self._waiting: list[_Job] = []
        self._under_way = False  # a batch is due, or with the committer
        self._not_before = 0.0
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "log-reader")
        self._committer = threading.Thread(target=self._commit_all, name="log", daemon=True)
        self._committer.start()

    @classmethod
    async def open(
        cls, path: str | Path, clock: Callable[[], float] = time.time
    ) -> SqliteLog:
        """Open the file, or make it; raise LogError if it is not fit for a log."""
        return cls(await asyncio.to_thread(open_files, Path(path).resolve()), clock)

    def append(
        self, room: str, expected: int, entries: Sequence[bytes]
    ) -> asyncio.Future[int]:
        check_name(room)
        check_entries(entries)
        return self._submit(Append(room, expected, tuple(entries)))

    async def rooms(self) -> list[Kept]:
        self._refuse_if_closed()
        return await self._look(all_rooms)

    async def read(self, room: str, after: int = 0) -> list[LogEntry]:
        self._refuse_if_closed()
        check_name(room)
        return await self._look(entries_of, room, after)

    def follow(self, room: str, hear: Hear) -> Callable[[], None]:
        self._refuse_if_closed()
        check_name(room)
        return self._followers.add(room, hear)

    async def expire(self, idle_seconds: float) -> int:
        before = self._clock() - idle_seconds
        total = removed = await self._submit(Expire(before))
        while removed == ROOMS_EXPIRED_AT_ONCE:
            removed = await self._submit(Expire(before))
            total += removed
        return total

    async def probe(self) -> None:
        """Write for real and wait for the disk, as an entry does."""
        await self._submit(Probe())

    async def close(self) -> None:
        if not self._closed:
            last = self._submit(Nothing())  # after everything that was asked before
            self._closed = True
            await asyncio.wait([last])
            self._batches.put(None)
        await asyncio.to_thread(self._let_go)

    # On the event loop

    def _look(self, read: Callable[..., T], *what: object) -> asyncio.Future[T]:
        """Read in a thread of its own.

        Readers never wait for the writer, and the event loop does not wait for a room with
        a long past.
        """

        def look() -> T:
            with as_log_errors(self._files.path):
                self._files.check_place()
                return read(self._files.reading, *what)

        return self._loop.run_in_executor(self._reader, look)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise LogError(f"The log {self._files.path} is closed.")

    def _submit(self, work: Work) -> asyncio.Future[int]:
        self._refuse_if_closed()
        answer: asyncio.Future[int] = self._loop.create_future()
        self._waiting.append(_Job(work, answer))
        if not self._under_way:
            self._schedule(gathered=False)
        return answer

    def _schedule(self, gathered: bool) -> None:
        """Send the next batch on its way when the pace allows; a lone entry at once."""
        self._under_way = True
        wait = self._not_before - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._flush)
        elif gathered:
            self._flush()
        else:
            self._loop.call_soon(self._flush)  # what comes in the same moment goes along

    def _flush(self) -> None:
        self._not_before = self._loop.time() + PACE_SECONDS
        jobs = self._waiting[:LARGEST_BATCH]
        del self._waiting[:LARGEST_BATCH]
        self._batches.put(_Batch(jobs, self._written(jobs)))

    def _written(self, jobs: list[_Job]) -> list[Outcome] | None:
        """Return the outcomes of a batch of moves, written but not yet committed.

        None: there is something else in it, or something is wrong. Then nothing is open,
        and the committer does the whole batch, one job after the other, at its leisure.
        """
        moves = [job.work for job in jobs if is_move(job.work)]
        if len(moves) < len(jobs):
            return None
        connection, at = self._files.writing, int(self._clock())
        try:
            connection.execute("BEGIN IMMEDIATE")
            if add_all(moves, connection, at):
                return [move.version for move in moves]
        except sqlite3.Error:
            pass  # the committer will meet it again, and tell
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return None

    def _settle(self, jobs: list[_Job], outcomes: list[Outcome]) -> None:
        """Tell followers and appenders of a commit, with one wake-up of the loop.

        What has gathered is committed meanwhile, and followers hear before the appender's
        await can return: the answer only schedules it.
        """
        self._under_way = False
        if self._waiting:
            self._schedule(gathered=True)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, int) and isinstance(job.work, Append):
                for version, entry in job.work.numbered():
                    self._followers.tell(job.work.room, version, entry)
            if job.answer.done():  # cancelled while it waited
                continue
            if isinstance(outcome, int):
                job.answer.set_result(outcome)
            else:
                job.answer.set_exception(outcome)

    # In the committer's thread

    def _commit_all(self) -> None:
        while batch := self._batches.get():
            outcomes = self._committed(batch)
            try:
                self._loop.call_soon_threadsafe(self._settle, batch.jobs, outcomes)
            except RuntimeError:  # the loop ended without closing us: nobody is waiting
                return

    def _committed(self, batch: _Batch) -> list[Outcome]:
        """Return the outcomes of one transaction; only after it may anybody hear of them.

        A conflict is one job's own. Any other error undoes the whole batch, so it fails
        all of them, and the thread lives on: a full disk may be emptied.
        """
        connection, outcomes = self._files.writing, batch.outcomes
        try:
            if outcomes is None:
                begin_patiently(connection)
                at = int(self._clock())
                outcomes = [done(job.work, connection, at) for job in batch.jobs]
            self._files.check_place()
            connection.execute("COMMIT")
            return outcomes
        except Exception as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                connection.execute("ROLLBACK")
            return [as_log_error(self._files.path, error) for _ in batch.jobs]

    def _let_go(self) -> None:
        self._committer.join()
        self._reader.shutdown()
        self._files.close()


def begin_patiently(connection: sqlite3.Connection) -> None:
    """Begin to write; if another program is writing, such as a shell, wait for it."""
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout = 0")
