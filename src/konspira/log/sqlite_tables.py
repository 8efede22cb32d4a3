"""The two tables of a SQLite log: what is written into them, and read from them.

The caller of these functions has begun a transaction, and commits it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeGuard
from zlib import crc32

from konspira.log import Conflict, Damaged, Kept, LogEntry
from konspira.log.sqlite_file import RESTORE, SCHEMA

LARGEST_VERSION = 2**62  # SQLite's integers end there; no room comes near it
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


# Writing


@dataclass(slots=True)
class Append:
    """Entries for one room, by compare-and-swap."""

    room: str
    expected: int
    entries: tuple[bytes, ...]

    @property
    def version(self) -> int:
        return self.expected + len(self.entries)

    def numbered(self) -> Iterator[LogEntry]:
        return enumerate(self.entries, self.expected + 1)

    def rows(self) -> Iterator[tuple[str, int, bytes, int]]:
        for number, entry in self.numbered():
            yield self.room, number, entry, checksum(self.room, number, entry)

    def do(self, connection: sqlite3.Connection, at: int) -> int:
        if not 0 <= self.expected < LARGEST_VERSION:
            raise Conflict(self.room, self.expected)
        if self.expected == 0:
            won = connection.execute(FIRST, (self.version, at, self.room))
        else:
            won = connection.execute(NEXT, (self.version, at, self.room, self.expected))
        if not won.rowcount:
            raise Conflict(self.room, self.expected)
        connection.executemany(ADD, self.rows())
        return self.version


@dataclass(slots=True)
class Expire:
    """Removes rooms, as many as one transaction may; the answer is how many."""

    before: float

    def do(self, connection: sqlite3.Connection, at: int) -> int:
        idle = connection.execute(IDLE, (self.before, ROOMS_EXPIRED_AT_ONCE)).fetchall()
        connection.executemany("DELETE FROM entry WHERE room = ?", idle)
        connection.executemany("DELETE FROM room WHERE name = ?", idle)
        return len(idle)


@dataclass(slots=True)
class Probe:
    """Writes, and changes nothing."""

    def do(self, connection: sqlite3.Connection, at: int) -> int:
        connection.execute(f"PRAGMA user_version = {SCHEMA}")  # writes the first page anew
        return 0


@dataclass(slots=True)
class Nothing:
    """Does nothing: what awaits it has waited for everything before it."""

    def do(self, connection: sqlite3.Connection, at: int) -> int:
        return 0


Work = Append | Expire | Probe | Nothing
"""What one transaction can do besides other work; each is done or not for itself."""

Outcome = int | Exception


def done(work: Work, connection: sqlite3.Connection, at: int) -> Outcome:
    """Return the outcome of the work: a conflict is its own, and concerns no other work."""
    try:
        return work.do(connection, at)
    except Conflict as conflict:
        return conflict


def is_move(work: Work) -> TypeGuard[Append]:
    """Return whether this is an entry for a room that has some already: nearly all are."""
    return type(work) is Append and 0 < work.expected < LARGEST_VERSION


def add_all(moves: Sequence[Append], connection: sqlite3.Connection, at: int) -> bool:
    """Write all moves in two statements; return False if something is half-written."""
    versions = [(move.version, at, move.room, move.expected) for move in moves]
    if connection.executemany(NEXT, versions).rowcount < len(moves):
        return False
    connection.executemany(ADD, [row for move in moves for row in move.rows()])
    return True


# Reading


def checksum(room: str, version: int, entry: bytes) -> int:
    """Return a checksum of an entry: SQLite checks its own pages, not what we put there."""
    return crc32(entry, crc32(room.encode()) + version)


def all_rooms(connection: sqlite3.Connection) -> list[Kept]:
    """Return every room, the latest first."""
    return [Kept(*row) for row in connection.execute(ROOMS)]


def entries_of(connection: sqlite3.Connection, room: str, after: int) -> list[LogEntry]:
    """Return the entries after that version of a room, or raise Damaged."""
    rows = connection.execute(READ, (after, room)).fetchall()
    entries: list[LogEntry] = []
    for _, version, entry, kept in rows:
        if version is None:
            break
        if type(entry) is not bytes or kept != checksum(room, version, entry):
            raise Damaged(f"Entry {version} of a room is damaged: {RESTORE}.")
        entries.append((version, entry))
    last = rows[0][0] if rows else 0
    if [version for version, _ in entries] != list(range(after + 1, last + 1)):
        raise Damaged(f"Entries of a room are missing from the log: {RESTORE}.")
    return entries
