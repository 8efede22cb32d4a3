"""The log in one SQLite file: what a server on a laptop uses, with nothing to install.

An acknowledged entry survives a power cut, because every commit waits for the disk
(`synchronous=FULL`). One thread writes, and one commit serves all the appends that
gathered while it waited for the previous one: many rooms share the price of a disk flush.

One server at a time. Compare-and-swap would hold between processes, but a follower hears
only its own process, so a second server would show stale tables in silence. It is refused
instead. The lock is SQLite's own, on an empty file beside the log: it works on every
system, ends with the process however that ends, and leaves the log itself free, so that
`rooms_of` and `read_room` can look into the file of a running server.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from konspira.log import (
    Conflict,
    Entry,
    Followers,
    Hear,
    LogError,
    check_entries,
    check_name,
)

APPLICATION_ID = 0x4B6F6E73  # "Kons": tells our files from other programs' databases
SCHEMA = 1
SMALLEST_DATABASE = 512  # bytes; SQLite itself would take a file of one byte for empty
LARGEST_VERSION = 2**62  # SQLite's integers end there; no room comes near it
LARGEST_BATCH = 512  # appends in one commit
ROOMS_EXPIRED_AT_ONCE = 100  # in one transaction, so that moves need not wait for long

TABLES = (
    """CREATE TABLE IF NOT EXISTS room (
        name TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS entry (
        room TEXT NOT NULL, version INTEGER NOT NULL,
        body BLOB NOT NULL, checksum INTEGER NOT NULL,
        PRIMARY KEY (room, version)
    ) WITHOUT ROWID""",
)
FIRST = "INSERT OR IGNORE INTO room (version, at, name) VALUES (?, ?, ?)"
NEXT = "UPDATE room SET version = ?, at = ? WHERE name = ? AND version = ?"
ADD = "INSERT INTO entry (room, version, body, checksum) VALUES (?, ?, ?, ?)"
# The outer join tells a room whose entries are lost from a room that never was.
READ = """SELECT room.version, entry.version, body, checksum
    FROM room LEFT JOIN entry ON entry.room = room.name AND entry.version > ?
    WHERE room.name = ? ORDER BY entry.version"""
IDLE = "SELECT name FROM room WHERE at <= ? LIMIT ?"
SUMMARIES = "SELECT name, version, at FROM room ORDER BY at DESC, name"


class RoomSummary(NamedTuple):
    room: str
    entries: int
    at: int  # of the last entry, in unix seconds


def rooms_of(path: str | Path) -> list[RoomSummary]:
    """The rooms in a log file, the latest first. A server may be using the file."""
    with _read_only(Path(path).resolve()) as connection:
        return [RoomSummary(*row) for row in connection.execute(SUMMARIES)]


def read_room(path: str | Path, room: str) -> list[Entry]:
    """The entries of one room in a log file. A server may be using the file."""
    check_name(room)
    with _read_only(Path(path).resolve()) as connection:
        return _read(connection, room, 0)


class SqliteLog:
    """Made by `await SqliteLog.open(path)`, and used on that event loop alone."""

    def __init__(self, files: _Files, clock: Callable[[], float]) -> None:
        self._files = files
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._followers = Followers()
        self._closed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="log", daemon=True)
        self._writer.start()

    @classmethod
    async def open(
        cls, path: str | Path, clock: Callable[[], float] = time.time
    ) -> SqliteLog:
        """Open the file, or make it. LogError says why it is not fit for a log."""
        return cls(await asyncio.to_thread(_open, Path(path).resolve()), clock)

    async def append(self, room: str, expected: int, entries: Sequence[bytes]) -> int:
        check_name(room)
        check_entries(entries)
        return await self._submit(_Append(room, expected, tuple(entries)))

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """On the event loop: a long game takes about a millisecond, and readers never
        wait for the writer. A thread would make it no faster."""
        self._refuse_if_closed()
        check_name(room)
        with _plain_errors(self._files.path):
            self._files.check_place()
            return _read(self._files.reading, room, after)

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

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._let_go)

    # On the event loop

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
            return [_plain(self._files.path, error) for _ in jobs]

    def _let_go(self) -> None:
        self._writer.join()
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


_Work = _Append | _Expire
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


def _read(connection: sqlite3.Connection, room: str, after: int) -> list[Entry]:
    rows = connection.execute(READ, (after, room)).fetchall()
    entries: list[Entry] = []
    for _, version, entry, checksum in rows:
        if version is None:
            break
        if checksum != _checksum(room, version, entry):
            raise LogError(f"Entry {version} of room {room} is damaged: {RESTORE}.")
        entries.append((version, entry))
    last = rows[0][0] if rows else 0
    if [version for version, _ in entries] != list(range(after + 1, last + 1)):
        raise LogError(f"Entries of room {room} are missing from the log: {RESTORE}.")
    return entries


RESTORE = "restore the file from a backup, or start with a new one"


# Opening


@dataclass(slots=True)
class _Files:
    """The open file, by three connections: one to write, one to read, one for the lock."""

    path: Path
    writing: sqlite3.Connection
    reading: sqlite3.Connection
    lock: sqlite3.Connection
    place: list[tuple[int, int]]

    def check_place(self) -> None:
        """Many systems let an open file be deleted and written to as if it were there."""
        try:
            unchanged = _place(self.path) == self.place
        except OSError:
            unchanged = False
        if not unchanged:
            raise LogError(
                f"The log {self.path} was moved, deleted or replaced while in use:"
                " stop the server, put the file back with its -wal beside it, start again."
            )

    def close(self) -> None:
        self.reading.close()
        self.writing.close()  # last: it moves what is left in the -wal into the file
        self.lock.close()


def _place(path: Path) -> list[tuple[int, int]]:
    """Which files these names mean at present."""
    status = [os.stat(name) for name in (path, f"{path}-wal")]
    return [(each.st_dev, each.st_ino) for each in status]


def _open(path: Path) -> _Files:
    with ExitStack() as undo, _plain_errors(path):
        if path.exists():  # look before touching what may belong to another program
            _refuse_at_sight(path)
            with closing(_connect(path, "ro")) as connection:
                _examine(path, connection, may_be_empty=True)
        lock = undo.enter_context(closing(_lock(path)))
        if not path.exists():
            # The file will hold every room's secrets, so it is for its owner alone.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        writing = undo.enter_context(closing(_connect(path, "rw")))
        _examine(path, writing, may_be_empty=True)
        _prepare(path, writing)
        reading = undo.enter_context(closing(_connect(path, "ro")))
        files = _Files(path, writing, reading, lock, _place(path))
        undo.pop_all()
        return files


def _lock(path: Path) -> sqlite3.Connection:
    """Hold an exclusive transaction on a file beside the log for as long as it is open."""
    connection = sqlite3.connect(
        f"{path}-lock", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode = OFF")  # nothing is ever written to it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise LogError(
                f"{path} is in use by another Konspira server:"
                " stop that one first, or give this one a file of its own."
            ) from error
        raise
    return connection


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,  # we say BEGIN and COMMIT ourselves
        check_same_thread=False,  # made in one thread, used in another, never in two
    )


def _prepare(path: Path, connection: sqlite3.Connection) -> None:
    """Set the file up; on a file that is set up already this proves that we may write."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise LogError(f"{path} is on a disk without shared memory: give a local place.")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS calls a plain flush done too early
    connection.execute("PRAGMA secure_delete = ON")  # an expired room's secrets are wiped
    connection.execute("PRAGMA wal_autocheckpoint = 4000")  # pages: rarer and larger moves
    connection.execute("BEGIN IMMEDIATE")
    for table in TABLES:
        connection.execute(table)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
    connection.execute("COMMIT")


def _examine(path: Path, connection: sqlite3.Connection, *, may_be_empty: bool) -> None:
    """Refuse what is not a Konspira log, or one that only a later Konspira can read."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if may_be_empty and not (application or schema or tables):
        return
    if application != APPLICATION_ID:
        raise LogError(_foreign(path))
    if schema > SCHEMA:
        raise LogError(
            f"{path} was written by a newer Konspira: its schema is {schema}, and this"
            f" program knows schemas up to {SCHEMA}. Update Konspira, or give another file."
        )


@contextmanager
def _read_only(path: Path) -> Iterator[sqlite3.Connection]:
    with _plain_errors(path):
        if not path.exists():
            raise LogError(f"There is no file {path}: give the file of a Konspira log.")
        _refuse_at_sight(path)
        with closing(_connect(path, "ro")) as connection:
            _examine(path, connection, may_be_empty=False)
            yield connection


def _refuse_at_sight(path: Path) -> None:
    if path.is_dir():
        example = path / "konspira.sqlite"
        raise LogError(f"{path} is a folder: give a file, such as {example}.")
    if 0 < path.stat().st_size < SMALLEST_DATABASE:
        raise LogError(_foreign(path))


# Errors, in sentences


@contextmanager
def _plain_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise _plain(path, error) from error


def _plain(path: Path, error: Exception) -> LogError:
    plain = LogError(str(error) if isinstance(error, LogError) else _sentence(path, error))
    plain.__cause__ = error
    return plain


def _sentence(path: Path, error: Exception) -> str:
    match _code(error):
        case sqlite3.SQLITE_NOTADB:
            return _foreign(path)
        case sqlite3.SQLITE_CORRUPT:
            return f"The log {path} is damaged: {RESTORE}."
        case sqlite3.SQLITE_FULL:
            return f"The log {path} cannot grow because the disk is full: make room there."
    if not os.path.isdir(path.parent):  # unlike Path's, it takes no right to look
        return f"There is no folder {path.parent}: create it, or give another place."
    return f"The log {path} cannot be used ({error}): check the file, folder and rights."


def _code(error: Exception) -> int:
    """SQLite's primary code; the higher bits only tell its variants apart."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _foreign(path: Path) -> str:
    return f"{path} is not a Konspira log and was left alone: give another file."
