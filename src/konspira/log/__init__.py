"""The log: what has happened in every room, in order, permanently.

A room is a fold over its log, so the log is all that is needed of it. This module is the
port: what may be asked of a log, whichever engine keeps it. The engines stand beside it
(`memory`, `sqlite`), `engines` opens them by their URLs, and `tests/log/test_log.py` holds
every one of them to the same contract. An entry is bytes here: its meaning belongs to the
room.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

LogEntry = tuple[int, bytes]
"""The room's version once the entry was there, and the entry's bytes."""

Hear = Callable[[int, bytes], None]

_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # means the same to every engine

_logger = logging.getLogger(__name__)


class Conflict(Exception):
    """Raised if another server appended first, or the room has expired; nothing was added.

    Read what is new, check the move again on the new state, and try once more.
    """

    def __init__(self, room: str, expected: int) -> None:
        super().__init__(f"Room {room} is not at version {expected} any more.")
        self.room = room
        self.expected = expected


class LogError(Exception):
    """Raised if the log cannot do what was asked, for a reason outside the room.

    It may be a full disk, a damaged file, a lost connection. The message is a sentence for
    the operator.
    """


class Damaged(LogError):
    """Raised if the log does not hold what was written of a room. Other rooms are fine."""


class Kept(NamedTuple):
    """A room of a log."""

    room: str
    at: float  # when its last entry came, in seconds since 1970


class Reader(Protocol):
    """A log opened for reading, which a server may be using meanwhile."""

    async def rooms(self) -> list[Kept]:
        """Return every room that has entries, the latest first; of equal ones by name."""
        ...

    async def read(self, room: str, after: int = 0) -> list[LogEntry]:
        """Return the room's entries with a version above `after`, oldest first."""
        ...

    async def close(self) -> None:
        """Close everything. Closing twice is fine."""
        ...


class Log(Reader, Protocol):
    """The entries of many rooms.

    The code that opened a log closes it; others only use it.

    A version is an integer that grows with every entry of its room; 0 is a room without
    entries. Versions are opaque: they may leave gaps, so compare them and hand them back,
    but never count with them. A room's name is 1 to 64 ASCII letters, digits, - or _;
    any other is a ValueError.
    """

    def append(
        self, room: str, expected: int, entries: Sequence[bytes]
    ) -> asyncio.Future[int]:
        """Add all entries if the room is at version `expected`; return the new version.

        They are on their way when this returns: it is a future, and nobody needs a task to
        wait for it. It holds Conflict, and nothing was added, if the room has moved on.
        After a LogError, or when the future was cancelled, the entries may or may not be
        there: read the room before deciding. No entries at all are a ValueError at once.

        The entries are durable when the future is done, and by then all followers have
        heard them: who plays a move may rely on everybody in the process knowing it.
        """
        ...

    def follow(self, room: str, hear: Hear) -> Callable[[], None]:
        """Call `hear(version, entry)` from now on for every entry that anybody appends.

        It is called on the event loop, in order, nothing left out and nothing doubled,
        and only once the entry is durable. Call what is returned to end it. Who wants the
        past too follows first, then reads, and skips what it has heard already: the other
        way round an entry could slip in between.
        """
        ...

    async def expire(self, idle_seconds: float) -> int:
        """Remove every room that got no entry for so long; return how many there were.

        A removed room is like one that never was: its version is 0. Its followers stay
        and hear what is appended under the same name later.
        """
        ...

    async def probe(self) -> None:
        """Prove that an entry could be stored just now, or raise LogError."""
        ...

    async def close(self) -> None:
        """Finish the appends under way and close everything.

        Closing twice is fine; any other use after it raises LogError.
        """
        ...


class Followers:
    """The followers of rooms within this process: every engine has one of these."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[object, Hear]] = {}

    def add(self, room: str, hear: Hear) -> Callable[[], None]:
        """Start calling `hear`; the returned function ends it, at once and for good."""
        ticket = object()  # the same `hear` may follow twice, and each ends by itself
        self._rooms.setdefault(room, {})[ticket] = hear

        def end() -> None:
            listening = self._rooms.get(room, {})
            listening.pop(ticket, None)
            if not listening:
                self._rooms.pop(room, None)

        return end

    def __contains__(self, room: object) -> bool:
        return room in self._rooms

    def tell(self, room: str, version: int, entry: bytes) -> None:
        """Call all followers; one that fails must not stop the others or the writer."""
        listening = self._rooms.get(room, {})
        for ticket, hear in tuple(listening.items()):
            if ticket not in listening:  # ended by a follower called before it
                continue
            try:
                hear(version, entry)
            except Exception as error:  # its text, or the room's name, may be a secret
                _logger.error("A follower failed at %d: %s", version, type(error).__name__)


def check_name(room: str) -> None:
    if not _NAME.fullmatch(room):
        raise ValueError(f"{room!r} is no name of a room: use 1 to 64 of A-Z a-z 0-9 - _.")


def check_entries(entries: Sequence[bytes]) -> None:
    """Raise if entries are not fit for the writer, where they could spoil a whole batch."""
    if not entries:
        raise ValueError("There is nothing to append: give at least one entry.")
    if not all(isinstance(entry, bytes) for entry in entries):
        raise TypeError("Entries are a sequence of bytes objects, one for each entry.")
