"""The log on NATS JetStream, which several equal servers of Konspira share.

A room is a subject, and an append is one message that is stored only if the subject's
last message is the expected one. All its entries are in that message, so that they are
kept together or not at all. There are no consumers, whose price would be paid for every
room: see `following`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from konspira.log import (
    Conflict,
    Hear,
    Kept,
    LogEntry,
    LogError,
    check_entries,
    check_name,
)
from konspira.log.jetstream.address import parse
from konspira.log.jetstream.connection import Connection
from konspira.log.jetstream.messages import (
    LARGEST_VERSION,
    SPAN,
    Piece,
    Stored,
    pieces,
)
from konspira.log.jetstream.reconnecting import ReconnectingClient
from konspira.log.jetstream.store import Store
from konspira.log.jetstream.streams import STREAMS, Missing, Streams, prepare
from konspira.log.jetstream.subscriptions import Subscriptions


class JetStreamLog:
    """Made by `await JetStreamLog.open(place)`, and used on that event loop alone."""

    def __init__(self, place: str, missing: Missing) -> None:
        address = parse(place)
        streams = Streams(address.name)

        async def prepared(connection: Connection) -> None:
            await prepare(connection, address, streams, missing)
            for number in range(STREAMS) if missing is not Missing.REFUSED else ():
                await self.store.probe_once(number)

        self.client = ReconnectingClient(
            address, prepared, lambda: self.subscriptions.on_new_connection()
        )
        self.store = Store(self.client, streams)
        self.subscriptions = Subscriptions(self.store)
        self._appends: set[asyncio.Task[int]] = set()
        self._closed = False

    @classmethod
    async def open(
        cls, place: str, patient: bool = False, create_streams: bool = False
    ) -> JetStreamLog:
        """Open the log at `place`, made if it never was there, or raise LogError.

        A patient one waits in the background for servers that cannot be reached; every use
        tells of that. With `create_streams` those that were lost are made anew, empty.
        """
        log = cls(place, Missing.MADE if create_streams else Missing.MADE_ONCE)
        await log.client.open(patient)
        return log

    @classmethod
    async def look(cls, place: str) -> JetStreamLog:
        """Open the log at `place` for reading; it is not made."""
        log = cls(place, Missing.REFUSED)
        await log.client.open(patient=False)
        return log

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._appends:
            await asyncio.wait(self._appends)
        self.subscriptions.close()
        await self.client.close()

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise LogError(f"The log at NATS {self.client.address} is closed.")

    def append(
        self, room: str, expected: int, entries: Sequence[bytes]
    ) -> asyncio.Future[int]:
        check_name(room)
        check_entries(entries)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        task = loop.create_task(self._append(room, expected, tuple(entries)))
        self._appends.add(task)

        def settle(task: asyncio.Task[int]) -> None:
            self._appends.discard(task)
            if task.cancelled():
                answer.cancel()
            elif answer.done():  # cancelled while it waited; the entry goes its way
                task.exception()
            elif error := task.exception():
                answer.set_exception(error)
            else:
                answer.set_result(task.result())

        task.add_done_callback(settle)
        return answer

    async def _append(self, room: str, expected: int, entries: Sequence[bytes]) -> int:
        self._refuse_if_closed()
        if not 0 <= expected < LARGEST_VERSION or expected % SPAN:
            raise Conflict(room, expected)
        before, parts = expected // SPAN, list(pieces(entries, self.store.largest))
        self.store.check_sizes(parts)
        await self.subscriptions.wait_for(room)
        seq = await self.store.put(room, before, parts)
        await self._tell(room, seq, before, parts)
        return seq * SPAN

    async def _tell(self, room: str, seq: int, before: int, parts: list[Piece]) -> None:
        """Tell followers of an append before its caller goes on."""
        channel = self.subscriptions.channels.get(room)
        if channel and len(parts) == 1:
            body, headers = parts[0]
            await channel.hear(Stored(room, seq, headers, body), before)
        elif channel:
            await channel.catch_up(seq)

    async def read(self, room: str, after: int = 0) -> list[LogEntry]:
        self._refuse_if_closed()
        check_name(room)
        await self.subscriptions.wait_for(room)
        first = min(after, LARGEST_VERSION) // SPAN + 1
        messages = await self.store.read(room, first, self.subscriptions.heard(room))
        entries = (entry for message in messages for entry in message.entries())
        return [entry for entry in entries if entry[0] > after]

    async def rooms(self) -> list[Kept]:
        self._refuse_if_closed()
        kept = [
            Kept(message.room, message.at)
            for number in range(STREAMS)
            for message in await self.store.last_of_all(number)
            if not message.is_gone
        ]
        return sorted(kept, key=lambda kept: (-kept.at, kept.room))

    def follow(self, room: str, hear: Hear) -> Callable[[], None]:
        self._refuse_if_closed()
        check_name(room)
        return self.subscriptions.add(room, hear)

    async def expire(self, idle_seconds: float) -> int:
        self._refuse_if_closed()
        before = time.time() - idle_seconds
        gone = 0
        for number in range(STREAMS):
            for last in await self.store.last_of_all(number):
                if last.is_gone:
                    await self.store.clear(last)
                elif last.at <= before:
                    gone += await self.store.remove(last.room, last.seq)
        return gone

    async def probe(self) -> None:
        self._refuse_if_closed()
        self.client.refuse_if_lost()
        await self.store.probe()
