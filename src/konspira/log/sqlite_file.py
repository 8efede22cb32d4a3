"""The file of a SQLite log: opening it, locking it, and telling what is wrong with it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from konspira.log import LogError

APPLICATION_ID = 0x4B6F6E73  # "Kons": tells our files from other programs' databases
SCHEMA = 1
SMALLEST_DATABASE = 512  # bytes; SQLite itself would take a file of one byte for empty
RESTORE = "restore the file from a backup, or start with a new one"

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


@dataclass(slots=True)
class Files:
    """The open file, by three connections: one to write, one to read, one for the lock."""

    path: Path
    writing: sqlite3.Connection
    reading: sqlite3.Connection
    lock: sqlite3.Connection
    place: list[tuple[int, int]]

    def check_place(self) -> None:
        """Raise LogError if the file is gone: many systems let us go on writing to it."""
        try:
            unchanged = place_of(self.path) == self.place
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


def place_of(path: Path) -> list[tuple[int, int]]:
    """Return which files these names mean at present."""
    status = [os.stat(name) for name in (path, f"{path}-wal")]
    return [(each.st_dev, each.st_ino) for each in status]


def open_files(path: Path) -> Files:
    with ExitStack() as undo, as_log_errors(path):
        if path.exists():  # look before touching what may belong to another program
            refuse_at_sight(path)
            with closing(connect(path, "ro")) as connection:
                examine(path, connection, may_be_empty=True)
        held = undo.enter_context(closing(lock(path)))
        if not path.exists():
            # The file will hold every room's secrets, so it is for its owner alone.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        writing = undo.enter_context(closing(connect(path, "rw")))
        examine(path, writing, may_be_empty=True)
        prepare(path, writing)
        reading = undo.enter_context(closing(connect(path, "ro")))
        files = Files(path, writing, reading, held, place_of(path))
        undo.pop_all()
        return files


def lock(path: Path) -> sqlite3.Connection:
    """Hold an exclusive transaction on a file beside the log for as long as it is open."""
    connection = sqlite3.connect(
        f"{path}-lock", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode = OFF")  # nothing is ever written to it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if code_of(error) == sqlite3.SQLITE_BUSY:
            raise LogError(
                f"{path} is in use by another Konspira server:"
                " stop that one first, or give this one a file of its own."
            ) from error
        raise
    return connection


def connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,  # we say BEGIN and COMMIT ourselves
        check_same_thread=False,  # made in one thread, used in another, never in two
    )


def prepare(path: Path, connection: sqlite3.Connection) -> None:
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
    connection.execute("PRAGMA busy_timeout = 0")  # the event loop never waits for others


def examine(path: Path, connection: sqlite3.Connection, *, may_be_empty: bool) -> None:
    """Raise LogError for what is not a Konspira log, or only a later Konspira reads."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if may_be_empty and not (application or schema or tables):
        return
    if application != APPLICATION_ID:
        raise LogError(foreign(path))
    if schema > SCHEMA:
        raise LogError(
            f"{path} was written by a newer Konspira: its schema is {schema}, and this"
            f" program knows schemas up to {SCHEMA}. Update Konspira, or give another file."
        )


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    with as_log_errors(path):
        if not path.exists():
            raise LogError(f"There is no file {path}: give the file of a Konspira log.")
        refuse_at_sight(path)
        with closing(connect(path, "ro")) as connection:
            examine(path, connection, may_be_empty=False)
            yield connection


def refuse_at_sight(path: Path) -> None:
    if path.is_dir():
        example = path / "konspira.sqlite"
        raise LogError(f"{path} is a folder: give a file, such as {example}.")
    if 0 < path.stat().st_size < SMALLEST_DATABASE:
        raise LogError(foreign(path))


# Errors, in sentences


@contextmanager
def as_log_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise as_log_error(path, error) from error


def as_log_error(path: Path, error: Exception) -> LogError:
    told = LogError(str(error) if isinstance(error, LogError) else sentence(path, error))
    told.__cause__ = error
    return told


def sentence(path: Path, error: Exception) -> str:
    match code_of(error):
        case sqlite3.SQLITE_NOTADB:
            return foreign(path)
        case sqlite3.SQLITE_CORRUPT:
            return f"The log {path} is damaged: {RESTORE}."
        case sqlite3.SQLITE_FULL:
            return f"The log {path} cannot grow because the disk is full: make room there."
    if not os.path.isdir(path.parent):  # unlike Path's, it takes no right to look
        return f"There is no folder {path.parent}: create it, or give another place."
    return f"The log {path} cannot be used ({error}): check the file, folder and rights."


def code_of(error: Exception) -> int:
    """Return SQLite's primary code; the higher bits only tell its variants apart."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def foreign(path: Path) -> str:
    return f"{path} is not a Konspira log and was left alone: give another file."
