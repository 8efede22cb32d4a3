"""The subscriptions of this process to rooms of a JetStream log; no entry is missed.

JetStream publishes every message once more as it is stored, and who follows a room
listens to that. Such news may get lost, so each names the message before it, and what is
missing is read from the stream. News after which nothing comes are found by a sweep.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from konspira.log import Damaged, Followers, Hear, LogError
from konspira.log.jetstream.connection import Connection
from konspira.log.jetstream.errors import PASSING, Passing
from konspira.log.jetstream.messages import SPAN, Stored
from konspira.log.jetstream.store import ROOMS_AT_ONCE, Store
from konspira.log.jetstream.streams import STREAMS

SWEEP_SECONDS = 3.0

log = logging.getLogger(__name__)


class Channel:
    """A room that this process follows, and how far its followers have heard it."""

    def __init__(self, room: str, store: Store, tell: Hear) -> None:
        self.room = room
        self.heard = 0  # the number of the last message that the followers know
        self._store = store
        self._tell_entry = tell
        self._known = 0  # a message that is there, heard or not
        self._subscription: Subscription | None = None
        self._connection: Connection | None = None  # where we listen
        self._catching_up: asyncio.Future[None] | None = None
        self.ready = asyncio.get_running_loop().create_task(self._start())

    async def _start(self) -> None:
        """Subscribe, then ask for the room's last message, so that nothing is missed.

        The leader is asked: it answers after it has heard of us.
        """
        while True:
            try:
                return await self._store.client.insist(self._subscribe, self.room)
            except LogError:  # requests for the room meanwhile fail with it
                await asyncio.sleep(SWEEP_SECONDS)

    async def _subscribe(self) -> None:
        await self.listen()
        self.heard = max(self.heard, (await self._store.last(self.room)).seq)

    async def listen(self) -> None:
        """Subscribe on the present connection."""
        connection = self._store.client.connected
        if connection is not self._connection:
            subject = self._store.streams.live(self.room)
            self._subscription = await connection.subscribe(subject, self._on_news)
            self._connection = connection

    async def close(self) -> None:
        self.ready.cancel()
        try:
            if self._subscription:
                await self._subscription.unsubscribe()
        except Exception as error:  # with a lost connection it has ended anyway
            log.debug("a subscription had ended: %s", type(error).__name__)

    async def _on_news(self, message: Msg) -> None:
        headers = message.headers or {}
        stored = Stored(self.room, int(headers["Nats-Sequence"]), headers, message.data)
        try:
            await asyncio.shield(self.ready)
            await self.hear(stored, int(headers["Nats-Last-Sequence"]))
        except LogError as error:  # the next sweep tries again
            log.error("A room could not be followed: %s", error)

    async def hear(self, message: Stored, before: int) -> None:
        """Tell followers of a message. When this returns, all up to it were heard."""
        if message.seq <= self.heard:
            return
        if before == self.heard and self._catching_up is None:
            self._tell(message)
        else:
            await self.catch_up(message.seq)

    def _tell(self, message: Stored) -> None:
        """Tell followers the entries of a message; a damaged one as an empty entry.

        They must not go on without it, and a reader of the room gets the error.
        """
        self.heard = message.seq
        try:
            entries = message.entries()
        except Damaged as error:
            log.error("%s", error)
            entries = [(message.seq * SPAN, b"")]
        for version, entry in entries:
            self._tell_entry(version, entry)

    async def catch_up(self, seq: int) -> None:
        """Read what is missing up to this message; one task reads for all who wait."""
        self._known = max(self._known, seq)
        while self.heard < self._known:
            if self._catching_up is None:
                self._catching_up = asyncio.ensure_future(self._read_on())
                self._catching_up.add_done_callback(self._caught_up)
            await asyncio.shield(self._catching_up)

    def _caught_up(self, task: asyncio.Future[None]) -> None:
        self._catching_up = None
        if not task.cancelled():
            task.exception()  # mark it as retrieved: perhaps no task awaits it

    async def _read_on(self) -> None:
        known = self._known
        for message in await self._store.messages(self.room, self.heard + 1, known):
            if message.seq > self.heard:
                self._tell(message)
        self.heard = max(self.heard, known)  # it may have been removed meanwhile


class Subscriptions:
    """All rooms that this process follows."""

    def __init__(self, store: Store) -> None:
        self.channels: dict[str, Channel] = {}
        self._store = store
        self._followers = Followers()
        self._swept = [1] * STREAMS  # all before this message has been looked at twice,
        self._seen = [1] * STREAMS  # and all before this one once
        self._sweeper: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def add(self, room: str, hear: Hear) -> Callable[[], None]:
        end = self._followers.add(room, hear)
        if room not in self.channels:

            def tell(version: int, entry: bytes) -> None:
                self._followers.tell(room, version, entry)

            self.channels[room] = Channel(room, self._store, tell)

        def unfollow() -> None:
            end()
            if room not in self._followers and (channel := self.channels.pop(room, None)):
                self._spawn(channel.close())

        return unfollow

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for channel in self.channels.values():
            channel.ready.cancel()
        for task in (self._sweeper, *self._tasks):
            if task:
                task.cancel()

    def heard(self, room: str) -> int | None:
        """Return the number of the last message that followers know, or None."""
        channel = self.channels.get(room)
        return channel.heard if channel else None

    async def wait_for(self, room: str) -> None:
        """Wait until this process hears of the room, if it follows it."""
        channel = self.channels.get(room)
        if channel is None or channel.ready.done():
            return
        ready = channel.ready

        async def attempt() -> None:
            await asyncio.wait([ready], timeout=1)
            if not ready.done():
                raise Passing("a room could not be followed yet")

        await self._store.client.insist(attempt, room)

    def on_new_connection(self) -> None:
        """Subscribe there, and look for what was missed meanwhile."""
        self._swept, self._seen = [1] * STREAMS, [1] * STREAMS
        if self._sweeper:
            self._sweeper.cancel()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever())

    async def _sweep_for_ever(self) -> None:
        while True:
            self._store.client.check()
            try:
                for channel in tuple(self.channels.values()):
                    await channel.listen()
                await self._sweep()
            except (LogError, *PASSING) as error:  # the link tells of what lasts
                log.debug("rooms could not be looked after: %s", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        """Find a room's last news that got lost: no later one would tell of it."""
        by_stream: list[list[Channel]] = [[] for _ in range(STREAMS)]
        for channel in self.channels.values():
            if channel.ready.done():
                by_stream[self._store.streams.of(channel.room)].append(channel)
        for number, channels in enumerate(by_stream):
            await self._sweep_stream(number, channels)

    async def _sweep_stream(self, number: int, channels: list[Channel]) -> None:
        """Look at the rooms that got something since the last time but one.

        Twice, because a room may have been followed while the first look was on its way.
        """
        first, ends = self._swept[number], []
        for start in range(0, len(channels), ROOMS_AT_ONCE):
            some = channels[start : start + ROOMS_AT_ONCE]
            ends.append(await self._sweep_some(number, some, first))
        if ends and first == self._swept[number]:  # else the connection is a new one
            self._swept[number] = seen = self._seen[number]
            self._seen[number] = max(seen, min(ends) + 1)

    async def _sweep_some(self, number: int, channels: list[Channel], first: int) -> int:
        """Catch up with these rooms; return up to which message was looked."""
        room = self._store.streams.room
        subjects = {room(number, channel.room): channel for channel in channels}
        batch = await self._store.last_of(number, list(subjects), first)
        behind = [
            subjects[message.subject].catch_up(message.seq)
            for message in batch.messages
            if message.seq > subjects[message.subject].heard
        ]
        await asyncio.gather(*behind)
        return batch.up_to
