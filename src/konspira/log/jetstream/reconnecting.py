"""A client that reconnects to NATS, and retries a request until it is answered.

A leader of JetStream may be gone for seconds, and so may a server. Whatever passes by
itself is tried again for a while; what does not, or not in time, becomes a LogError.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import sample
from typing import TypeVar

from konspira.log import Conflict, LogError
from konspira.log.jetstream.address import Address
from konspira.log.jetstream.connection import Connection
from konspira.log.jetstream.errors import (
    PASSING,
    NotReady,
    Passing,
    Refused,
    describe,
    not_now,
    unreachable,
)

PATIENCE_SECONDS = 6.0  # longer than JetStream takes to agree on a new leader
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
LONGEST_WAIT = 5.0  # between attempts to reach any server
USUAL_PAYLOAD = 2**20
MOST_FAILING = 10_000  # rooms that are remembered to fail

T = TypeVar("T")
log = logging.getLogger(__name__)


class FailingRooms:
    """The rooms for which nobody answers, each with the time since when, as seen last."""

    def __init__(self) -> None:
        self._rooms: dict[str, tuple[float, float]] = {}

    def since(self, room: str) -> float:
        """Return since when nobody answers for a room: from now on, if somebody did."""
        now = asyncio.get_running_loop().time()
        since, seen = self._rooms.get(room, (now, now))
        return since if now - seen < PATIENCE_SECONDS else now

    def failed(self, room: str) -> None:
        now = asyncio.get_running_loop().time()
        if len(self._rooms) > MOST_FAILING:  # most are old
            self._rooms.clear()
        if room:
            self._rooms[room] = self.since(room), now

    def answered(self, room: str) -> None:
        self._rooms.pop(room, None)


class ReconnectingClient:
    """Holds one connection at a time, and makes a new one when it is lost.

    `prepare` checks what is there before the first is used, and `on_connected` is called
    with each, for messages may have been missed before it.
    """

    def __init__(
        self,
        address: Address,
        prepare: Callable[[Connection], Awaitable[None]],
        on_connected: Callable[[], None],
    ) -> None:
        self.address = address
        self.connection: Connection | None = None  # dead or alive
        self._prepare = prepare
        self._on_connected = on_connected
        self._prepared = False
        self._ready = asyncio.Event()
        self._closed = False
        self._lost_at = 0.0
        self._why = LogError(unreachable(address, "no answer"))
        self.failing = FailingRooms()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self, patient: bool) -> None:
        """Connect, or raise LogError if the servers refuse us or do not fit.

        If they cannot be reached, a patient client logs that and tries until they can.
        """
        end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                return await self._connect()
            except NotReady as error:  # they may only just agree on a leader
                if asyncio.get_running_loop().time() > end:
                    return await self._give_up(error, patient)
            except LogError as error:
                return await self._give_up(error, patient)
            await asyncio.sleep(LONGEST_PAUSE)

    async def _give_up(self, error: LogError, patient: bool) -> None:
        if isinstance(error, Refused) or not patient:
            await self.close()
            raise error
        self._lost(error)

    async def close(self) -> None:
        self._closed = True
        self._ready.clear()
        if self._keeper:
            self._keeper.cancel()
        await self._drop()

    # Connecting

    async def _connect(self) -> None:
        """Connect to any of the servers, or raise LogError with what is most wrong."""
        await self._drop()
        failed: BaseException = LogError("no server is named")
        for server in sample(self.address.servers, len(self.address.servers)):
            try:
                self.connection = await Connection.open(self.address, server, self.check)
                return await self._settle(self.connection)
            except Refused as error:
                failed = error
            except (*PASSING, EOFError) as error:
                failed = failed if isinstance(failed, Refused) else error
        if isinstance(failed, Refused):
            raise failed
        raise LogError(unreachable(self.address, describe(failed))) from failed

    async def _settle(self, connection: Connection) -> None:
        """Check what is there; only then may entries go this way."""
        try:
            if not self._prepared:
                await self._prepare(connection)
            self._prepared = True
            if not connection.is_alive:
                raise Passing("the connection was lost again")
        except BaseException as error:
            await self._drop()
            if isinstance(error, PASSING):
                raise NotReady(not_now(self.address, error)) from error
            raise
        self._on_connected()
        self._ready.set()

    async def _drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection:
            await connection.close()

    # Losing it

    def check(self) -> None:
        """Notice a lost connection: the client of NATS does not always tell of it."""
        if self._ready.is_set() and not (self.connection and self.connection.is_alive):
            self._lost(LogError(unreachable(self.address, "the connection was lost")))

    def _lost(self, error: LogError) -> None:
        self._ready.clear()
        if self._closed:
            return
        self._why, self._lost_at = error, asyncio.get_running_loop().time()
        log.error("%s Trying again until it works.", error)
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        wait = FIRST_PAUSE
        while True:
            try:
                await self._connect()
                log.info("connected to NATS at %s", self.address)
                return
            except LogError as error:
                if isinstance(error, Refused) and str(error) != str(self._why):
                    log.error("%s Trying again until it works.", error)
                self._why = error
            except Exception:  # whatever it is, nobody else would try again
                log.exception("connecting to NATS failed")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def refuse_if_lost(self) -> None:
        """Raise LogError if the connection is known to be lost, without waiting."""
        self.check()
        if not self._ready.is_set():
            raise LogError(str(self._why))

    # Using it

    @property
    def is_ready(self) -> bool:
        return self._ready.is_set()

    @property
    def largest(self) -> int:
        """How many bytes a message may have."""
        return self.connection.largest if self.connection else USUAL_PAYLOAD

    @property
    def connected(self) -> Connection:
        """The connection, if there is one just now."""
        self.check()
        if self.connection is None or not self.connection.is_alive:
            raise Passing("there is no connection")
        return self.connection

    async def insist(self, attempt: Callable[[], Awaitable[T]], room: str = "") -> T:
        """Return the result of `attempt`, retried while it fails in passing.

        Raise LogError if that takes too long. What is asked of a room for which nobody has
        answered so long already is tried once more: the look at what became of an append
        must not double the time until its phone is told.
        """
        loop = asyncio.get_running_loop()
        end, pause = self.failing.since(room) + PATIENCE_SECONDS, FIRST_PAUSE
        while True:
            try:
                await self._wait_until_ready(end)
                async with asyncio.timeout_at(max(end, loop.time() + LONGEST_PAUSE)):
                    result = await attempt()
            except PASSING as error:
                self.failing.failed(room)
                if loop.time() + pause > end:
                    raise LogError(not_now(self.address, error)) from error
            except Conflict:
                self.failing.answered(room)
                raise
            else:
                self.failing.answered(room)
                return result
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _wait_until_ready(self, end: float) -> None:
        """Wait for a connection, briefly if it was lost long ago; or raise LogError."""
        if self._ready.is_set():
            return
        soon = asyncio.get_running_loop().time() + LONGEST_PAUSE
        end = min(end, max(soon, self._lost_at + PATIENCE_SECONDS))
        try:
            async with asyncio.timeout_at(end):
                await self._ready.wait()
        except TimeoutError:
            raise LogError(str(self._why)) from None
