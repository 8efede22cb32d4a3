"""The messages of rooms in the streams of JetStream: putting, finding, removing them."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

from konspira.log import Conflict, LogError
from konspira.log.jetstream.connection import OVER_LIMITS, Batch
from konspira.log.jetstream.errors import Passing
from konspira.log.jetstream.messages import (
    GONE,
    ID,
    SPAN,
    SPARE_BYTES,
    Headers,
    Piece,
    Stored,
)
from konspira.log.jetstream.reconnecting import ReconnectingClient
from konspira.log.jetstream.streams import STREAMS, Streams, no_space

BATCH = 1000  # messages in one answer, and in one append
BATCH_BYTES = 2**22
ROOMS_AT_ONCE = 500  # JetStream tells the last message of 1,024 subjects at most
REMEMBERED = 10_000  # rooms whose last message is known
EXPECTED = "Nats-Expected-Last-Subject-Sequence"
CONFLICTS = {10071, 10164}
NO_MESSAGE = 10037


class Store:
    """The messages of all rooms.

    Every method retries until it is done, or raises LogError.
    """

    def __init__(self, link: ReconnectingClient, streams: Streams) -> None:
        self.client = link
        self.streams = streams
        self._last: dict[str, int] = {}  # messages that are there, whatever a server says

    # Putting

    async def put(self, room: str, expected: int, pieces: Sequence[Piece]) -> int:
        """Store the pieces if `expected` is the room's last message; return the new last.

        They are stored once, however often they must be sent.
        """
        id = secrets.token_hex(8)
        sent = 0

        async def attempt() -> int:
            nonlocal sent
            sent += 1
            answer = await self._send(room, expected, pieces, id)
            error = answer.get("error")
            if error is None:
                return int(answer["seq"])
            if error.get("err_code") not in CONFLICTS:
                raise self._failure(error)
            last = await self.last(room)
            in_doubt = sent > 1
            if in_doubt and (mine := await self._find(room, expected, last, id)):
                return mine
            await self._check_conflict(room, expected, last, in_doubt)
            raise Conflict(room, expected * SPAN)

        seq = await self.client.insist(attempt, room)
        self._remember(room, seq)
        return seq

    async def _send(
        self, room: str, expected: int, pieces: Sequence[Piece], id: str
    ) -> dict[str, Any]:
        """Send one message; or several, which JetStream stores together with the last."""
        subject = self.streams.room(self.streams.of(room), room)
        *earlier, final = pieces
        batch, expecting = secrets.token_hex(8), {EXPECTED: str(expected)}
        for number, piece in enumerate(earlier, 1):
            headers = piece.headers | expecting | in_batch(batch, number) | {ID: id}
            await self.client.connected.tell(subject, piece.body, headers)
            expecting = {}
        headers = final.headers | expecting | {ID: id}
        if earlier:
            headers |= in_batch(batch, len(pieces)) | {"Nats-Batch-Commit": "1"}
        return await self.client.connected.ask(subject, final.body, headers)

    async def _find(self, room: str, expected: int, last: Stored, id: str) -> int | None:
        """Return the last message with this id: it may be there without an answer to us."""
        found = await self.messages(room, expected + 1, last.seq)
        mine = [message.seq for message in found if message.headers.get(ID) == id]
        return mine[-1] if mine else None

    async def _check_conflict(
        self, room: str, expected: int, last: Stored, in_doubt: bool
    ) -> None:
        """Raise Conflict if it is one.

        A server that is behind must be asked again, and so must one where the room has only
        just expired.
        """
        if last.is_gone and expected == 0:
            await self._purge(room, last.seq)
            raise Passing("an expired room was still there")
        missing = last.seq == 0 < expected  # who is not in doubt has nothing there anyway
        if missing and (not in_doubt or await self._is_gone(room, expected)):
            return
        if last.seq <= expected:
            raise Passing("the server was behind")
        self._remember(room, last.seq)

    def _failure(self, error: dict[str, Any]) -> Exception:
        told = error.get("description", "")
        full = error.get("err_code") in OVER_LIMITS
        return no_space(self.client.address, told) if full else Passing(told)

    # Finding

    async def read(self, room: str, first: int, heard: int | None) -> list[Stored]:
        """Return the room's messages from number `first` on, and all heard of already.

        A follower skips nothing; without one, the leader knows the last.
        """
        if heard is None:
            heard = (await self.client.insist(lambda: self.last(room), room)).seq
        return await self.messages(room, first, max(heard, self._last.get(room, 0)))

    async def messages(self, room: str, first: int, known: int) -> list[Stored]:
        """Return messages up to the known one, asking again a server that is behind."""

        async def attempt() -> list[Stored]:
            found = await self._messages(room, first)
            last = found[-1].seq if found else 0
            if first <= known and last < known:
                if not await self._is_gone(room, known):
                    raise Passing("the server was behind")
                self._last.pop(room, None)
                return []
            return found

        return await self.client.insist(attempt, room)

    async def _is_gone(self, room: str, known: int) -> bool:
        """Return whether the room has expired, and with it the message that was known.

        It is asked once.

        A leader that slept takes itself for one when it wakes, and for some milliseconds
        tells of the room as it was. So only who has got as far as that message is believed.
        """
        number = self.streams.of(room)
        what = {"subjects_filter": self.streams.room(number, room)}
        state = await self._state(number, what)
        return int(state["last_seq"]) >= known and not state.get("subjects")

    async def _state(self, number: int, what: dict[str, Any]) -> dict[str, Any]:
        """Return the state of a stream, from its leader."""
        stream = self.streams.stream(number)
        answer = await self.client.connected.api(f"STREAM.INFO.{stream}", what)
        if error := answer.get("error"):
            raise Passing(error.get("description", ""))
        return {"total": answer.get("total", 0), **answer["state"]}

    async def _messages(self, room: str, first: int) -> list[Stored]:
        number = self.streams.of(room)
        found: list[Stored] = []
        while True:
            what = {
                "seq": found[-1].seq + 1 if found else first,
                "next_by_subj": self.streams.room(number, room),
                "batch": BATCH,
                "max_bytes": BATCH_BYTES,
            }
            batch = await self.client.connected.get(self.streams.stream(number), what)
            found += batch.messages
            if not (batch.more and batch.messages):
                return found

    async def last(self, room: str) -> Stored:
        """Return the room's last message, without its entries, from the leader.

        It is asked once.
        """
        number = self.streams.of(room)
        subject = self.streams.room(number, room)
        stream = self.streams.stream(number)
        answer = await self.client.connected.api(
            f"STREAM.MSG.GET.{stream}", {"last_by_subj": subject}
        )
        if error := answer.get("error"):
            if error.get("err_code") == NO_MESSAGE:
                return Stored(subject, 0, {}, b"")
            raise Passing(error.get("description", ""))
        message = answer["message"]
        gone = GONE.encode() in base64.b64decode(message.get("hdrs", ""))
        return Stored(subject, int(message["seq"]), {GONE: "1"} if gone else {}, b"")

    async def last_of_all(self, number: int) -> list[Stored]:
        """Return the last message of every room in a stream."""
        subjects = await self.subjects(number)
        found: list[Stored] = []
        for start in range(0, len(subjects), ROOMS_AT_ONCE):
            wanted = subjects[start : start + ROOMS_AT_ONCE]
            found += (await self.last_of(number, wanted, 1)).messages
        return found

    async def subjects(self, number: int) -> list[str]:
        every = self.streams.room(number, "*")
        subjects: list[str] = []

        async def attempt() -> int:
            what = {"subjects_filter": every, "offset": len(subjects)}
            state = await self._state(number, what)
            subjects.extend(state.get("subjects") or ())
            return int(state["total"]) - len(subjects)

        while await self.client.insist(attempt) > 0:
            pass
        return subjects

    async def last_of(self, number: int, subjects: list[str], first: int) -> Batch:
        """Return the last messages of those subjects that have one from `first` on."""
        what = {"multi_last": subjects, "seq": first, "batch": len(subjects)}
        stream = self.streams.stream(number)
        return await self.client.insist(lambda: self.client.connected.get(stream, what))

    def _remember(self, room: str, seq: int) -> None:
        self._last.pop(room, None)
        self._last[room] = seq
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    # Removing and probing

    async def remove(self, room: str, last: int) -> bool:
        """Remove a room, if no message came after `last`; return whether it was removed.

        A mark takes the place of all its messages and is then removed. An entry that comes
        in between is kept.
        """
        mark = Piece(b"", {GONE: "1", "Nats-Rollup": "sub"})
        try:
            seq = await self.put(room, last, [mark])
        except Conflict:
            return False
        await self._purge(room, seq)
        self._last.pop(room, None)
        return True

    async def clear(self, mark: Stored) -> None:
        """Remove a mark that was left when a removal was interrupted."""
        await self._purge(mark.room, mark.seq)

    async def _purge(self, room: str, last: int) -> None:
        number = self.streams.of(room)
        what = {"filter": self.streams.room(number, room), "seq": last + 1}

        async def attempt() -> None:
            stream = self.streams.stream(number)
            answer = await self.client.connected.api(f"STREAM.PURGE.{stream}", what)
            if "error" in answer:
                raise self._failure(answer["error"])

        await self.client.insist(attempt, room)

    async def probe(self) -> None:
        """Store a real message in every stream, in place of the one before it."""
        probes = (partial(self.probe_once, number) for number in range(STREAMS))
        await asyncio.gather(*(self.client.insist(probe) for probe in probes))

    async def probe_once(self, number: int) -> None:
        subject = self.streams.probe(number)
        answer = await self.client.connected.ask(subject, b"", {"Nats-Rollup": "sub"})
        if "error" in answer:
            raise self._failure(answer["error"])

    # Sizes

    @property
    def largest(self) -> int:
        """How many bytes of entries fit into a message."""
        return self.client.largest - SPARE_BYTES

    def check_sizes(self, pieces: Sequence[Piece]) -> None:
        size = max(len(piece.body) for piece in pieces)
        if size > self.largest:
            raise LogError(
                f"An entry of {size} bytes is more than the {self.largest} that NATS at"
                f" {self.client.address} takes: raise max_payload in its configuration."
            )
        if len(pieces) > BATCH:
            raise LogError(
                f"{len(pieces)} messages of entries are more than NATS at"
                f" {self.client.address} stores at once, which is {BATCH}: raise"
                " max_payload in its configuration, so that they are fewer."
            )


def in_batch(batch: str, number: int) -> Headers:
    return {"Nats-Batch-Id": batch, "Nats-Batch-Sequence": str(number)}
