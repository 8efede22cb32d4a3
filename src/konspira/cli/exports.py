"""Write and read rooms as text files: a header, then one entry a line, in JSON.

    {"konspira":"room","format":1,"room":"BCDFG","entries":2}
    {"version":1,"entry":{"at":1760000000000,"by":0,"act":{"type":"Open", ...}}}
    {"version":2,"entry":{"at":1760000000000,"by":0,"act":{"type":"Join", ...}}}

Entries keep their very bytes. One that is not JSON on a single line stands as a string
under "text" instead of "entry". Several rooms may follow each other in one file.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from konspira import log, wire

FORMAT = 1
ROOM_CODE = "five letters such as BCDFG"


class Header(Struct, frozen=True, tag_field="konspira", tag="room"):
    format: int
    room: str
    entries: int


class Line(Struct, frozen=True):
    version: int
    entry: Raw = Raw()
    text: str | None = None

    @property
    def body(self) -> bytes:
        return bytes(self.entry) if self.text is None else self.text.encode()


class Room(NamedTuple):
    """A room, read from a file."""

    code: str
    entries: list[log.LogEntry]
    line: int  # of its header; the entries follow


class BrokenExport(Exception):
    """The file is not an export; the message says in which line, and why."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}, line {line}: {problem}.")


# Out


def lines_of(code: str, entries: list[log.LogEntry]) -> Iterator[bytes]:
    """Yield the lines of a room's export."""
    yield msgspec.json.encode(Header(FORMAT, code, len(entries))) + b"\n"
    for version, entry in entries:
        yield entry_line(version, entry)


def entry_line(version: int, entry: bytes) -> bytes:
    line = b'{"version":%d,"entry":%b}\n' % (version, entry)
    try:
        same = msgspec.json.decode(line, type=Line).body == entry
    except (msgspec.MsgspecError, UnicodeDecodeError):
        same = False
    if not same or b"\n" in entry or b"\r" in entry:
        return b'{"version":%d,"text":%b}\n' % (
            version,
            msgspec.json.encode(entry.decode()),
        )
    return line


# In


def is_export(path: Path) -> bool:
    """Return whether this is an export, and not a server's own file."""
    try:
        with path.open("rb") as file:
            return file.read(16).lstrip().startswith(b"{")
    except OSError:
        return False  # the next one to open it says what is wrong


def read_rooms(path: Path) -> Iterator[Room]:
    """Yield the rooms of an export one after the other, or raise BrokenExport."""
    try:
        with path.open("rb") as file:
            lines = enumerate(file, start=1)
            for number, line in lines:
                if line.strip():
                    yield read_room(path, number, line, lines)
    except OSError as error:
        raise BrokenExport(path, 1, f"it cannot be read ({error.strerror})") from None


def read_room(
    path: Path, number: int, line: bytes, lines: Iterator[tuple[int, bytes]]
) -> Room:
    header = read_header(path, number, line)
    entries: list[log.LogEntry] = []
    for at in range(number + 1, number + 1 + header.entries):
        _, text = next(lines, (at, b""))
        if not text.endswith(b"\n") and not text.endswith(b"}"):
            missing = f"the file ends after {len(entries)} of {header.entries} entries"
            raise BrokenExport(path, at, missing)
        entry = read_line(path, at, text)
        if entries and entry.version <= entries[-1][0]:
            raise BrokenExport(path, at, f"version {entry.version} is out of order")
        entries.append((entry.version, entry.body))
    return Room(header.room, entries, number)


def read_header(path: Path, number: int, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BrokenExport(path, number, "expected the header of a room") from None
    if header.format > FORMAT:
        newer = f"format {header.format}, written by a newer Konspira; update this one"
        raise BrokenExport(path, number, newer)
    if header.format < 1 or header.entries < 1:
        raise BrokenExport(path, number, "expected a format and some entries, from 1 on")
    if not is_code(header.room):
        raise BrokenExport(path, number, f"{header.room!r} is no room; {ROOM_CODE} is")
    return header


def read_line(path: Path, number: int, text: bytes) -> Line:
    try:
        line = msgspec.json.decode(text, type=Line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BrokenExport(path, number, f"this is no entry ({error})") from None
    if not line.body:
        raise BrokenExport(path, number, "this is no entry (neither entry nor text)")
    return line


def is_code(text: str) -> bool:
    return len(text) == 5 and set(text) <= set(wire.ALPHABET)
