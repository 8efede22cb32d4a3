"""The messages of a JetStream log: each holds the entries of one append.

A version is the message's number in its stream, times SPAN. The entries of one message
count up to that, so that the last one has the message's own version.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import accumulate
from typing import NamedTuple

from konspira.log import Damaged, LogEntry

SPAN = 2**16  # versions of one message
LARGEST_VERSION = 2**62
SPARE_BYTES = 4096  # of a message, for what the server puts in its headers

ID = "Konspira-Id"  # of one append, however often it had to be sent
SIZES = "Konspira-Sizes"  # of the entries in a message, unless it is one
GONE = "Konspira-Gone"  # in place of a room that has expired, for a moment

Headers = dict[str, str]


class Stored(NamedTuple):
    """A message of a stream; number 0 is none."""

    subject: str
    seq: int
    headers: Headers
    data: bytes

    @property
    def room(self) -> str:
        return self.subject.rpartition(".")[2]

    @property
    def is_gone(self) -> bool:
        return GONE in self.headers

    @property
    def at(self) -> float:
        """When it was stored, in seconds since 1970."""
        return seconds(self.headers["Nats-Time-Stamp"])

    def entries(self) -> list[LogEntry]:
        """Return the entries with their versions; none if it marks a removed room."""
        return [] if self.is_gone else unpacked(self.seq, self.headers, self.data)


class Piece(NamedTuple):
    """What goes into one message."""

    body: bytes
    headers: Headers


def pieces(entries: Sequence[bytes], largest: int) -> Iterator[Piece]:
    """Yield all entries in as few messages as will do."""
    some: list[bytes] = []
    room = largest
    for entry in entries:
        if some and (len(entry) + len(str(len(entry))) + 1 > room or len(some) == SPAN):
            yield packed(some)
            some, room = [], largest
        some.append(entry)
        room -= len(entry) + len(str(len(entry))) + 1
    yield packed(some)


def packed(entries: Sequence[bytes]) -> Piece:
    if len(entries) == 1:
        return Piece(entries[0], {})
    sizes = " ".join(str(len(entry)) for entry in entries)
    return Piece(b"".join(entries), {SIZES: sizes})


def unpacked(seq: int, headers: Headers, data: bytes) -> list[LogEntry]:
    sizes = headers.get(SIZES)
    if sizes is None:
        return [(seq * SPAN, data)]
    try:
        ends = list(accumulate(int(size) for size in sizes.split()))
    except ValueError:
        ends = []
    if not ends or ends != sorted(ends) or ends[-1] != len(data):
        raise Damaged(f"Message {seq} of a room is not what Konspira wrote.")
    bodies = (data[start:end] for start, end in zip([0, *ends], ends, strict=False))
    return list(enumerate(bodies, seq * SPAN - len(ends) + 1))


def seconds(stamp: str) -> float:
    """Parse `2026-11-16T12:00:00.123456789Z`, whose zeros at the end may be left out."""
    whole, _, fraction = stamp.removesuffix("Z").partition(".")
    return datetime.fromisoformat(f"{whole}+00:00").timestamp() + float(f".{fraction}0")
