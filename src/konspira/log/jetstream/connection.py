"""One connection to one NATS server. `reconnecting` makes the next one.

Nothing here is tried twice. Whatever fails raises one of PASSING, or Refused if only a
person can mend it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from konspira.log.jetstream.address import Address
from konspira.log.jetstream.credentials import CarefulClient, refusal
from konspira.log.jetstream.errors import Passing
from konspira.log.jetstream.messages import Headers, Stored

ANSWER_SECONDS = 2.0  # before the same is asked again
CONNECT_SECONDS = 2.0  # to one server; a sleeping one may be the first that is tried
CLOSE_SECONDS = 1.0
PING_SECONDS = 1.0  # a server that has not answered three of them is given up
OUTBOUND_BYTES = 2**21  # on their way to the server; who sends more must wait
PENDING_MESSAGES = 4096  # of one room that wait to be heard; more are read from the log
PENDING_BYTES = 2**22
NOT_FOUND, DONE = "404", "204"
OVER_LIMITS = {10002, 10023, 10028, 10047, 10077, 10122}  # JetStream's words for "full"
NO_ACCOUNT = {10035, 10039}
LASTING = OVER_LIMITS | NO_ACCOUNT  # though called unavailable as if they would pass

log = logging.getLogger(__name__)


class Batch(NamedTuple):
    """The answer to one request, which came in many messages."""

    messages: list[Stored]
    more: int  # that are still to be asked for
    up_to: int  # the stream's last message when it was looked through


class _Collecting:
    """A batch on its way."""

    def __init__(self) -> None:
        self.messages: list[Stored] = []
        self.answer: asyncio.Future[Batch] = asyncio.get_running_loop().create_future()

    def add(self, message: Msg) -> None:
        if self.answer.done():
            return
        headers = message.headers or {}
        status = headers.get("Status")
        if status is None:
            self._add_one(headers, message.data)
        elif status in (DONE, NOT_FOUND):
            more = int(headers.get("Nats-Num-Pending", 0))
            up_to = int(headers.get("Nats-UpTo-Sequence", 0))
            self.answer.set_result(Batch(self.messages, more, up_to))
        else:
            why = f"{status} {headers.get('Description', '')}"
            self.answer.set_exception(Passing(why))

    def _add_one(self, headers: Headers, data: bytes) -> None:
        before = self.messages[-1].seq if self.messages else 0
        if int(headers["Nats-Last-Sequence"]) != before:
            self.answer.set_exception(Passing("a part of the answer was lost"))
            return
        seq, subject = int(headers["Nats-Sequence"]), headers["Nats-Subject"]
        self.messages.append(Stored(subject, seq, headers, data))


class Connection:
    """Made by `await Connection.open(...)`."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._inbox = client.new_inbox()
        self._collecting: dict[str, _Collecting] = {}
        self._asked = 0

    @classmethod
    async def open(
        cls, address: Address, server: str, ended: Callable[[], None]
    ) -> Connection:
        """Connect to this server of the address; `ended` is called when it is lost."""
        client = CarefulClient(address)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await client.connect(**options(address, server, ended))
            connection = cls(client)
            await connection._listen()
        except BaseException as error:
            await close_quietly(client)
            if refused := refusal(address, error):
                raise refused from error
            raise
        return connection

    async def _listen(self) -> None:
        """Subscribe to batches without a limit: who asked for one has room for it."""
        await self._client.subscribe(
            f"{self._inbox}.*",
            cb=self._collect,
            pending_msgs_limit=0,
            pending_bytes_limit=0,
        )

    @property
    def is_alive(self) -> bool:
        return self._client.is_connected

    @property
    def largest(self) -> int:
        """How many bytes a message may have."""
        return self._client.max_payload

    @property
    def server(self) -> dict[str, Any]:
        """What the server says of itself."""
        return self._client._server_info

    @property
    def traffic(self) -> dict[str, int]:
        """How many messages and bytes came and went."""
        return self._client.stats

    async def close(self) -> None:
        await close_quietly(self._client)

    async def tell(self, subject: str, body: bytes, headers: Headers) -> None:
        """Publish a message without an answer."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._client.publish(subject, body, headers=headers)

    async def ask(
        self, subject: str, body: bytes = b"", headers: Headers | None = None
    ) -> dict[str, Any]:
        """Send a request and return its answer in JSON, which may hold an error."""
        async with asyncio.timeout(2 * ANSWER_SECONDS):  # it may not even get away
            message = await self._client.request(
                subject, body, ANSWER_SECONDS, headers=headers
            )
        answer: dict[str, Any] = msgspec.json.decode(message.data)
        error = answer.get("error")
        if error and error.get("code") == 503 and error.get("err_code") not in LASTING:
            raise Passing(error.get("description", "not available"))
        return answer

    async def api(self, subject: str, what: object = None) -> dict[str, Any]:
        """Send a request to the administration of JetStream, and return its answer."""
        body = msgspec.json.encode(what) if what is not None else b""
        return await self.ask(f"$JS.API.{subject}", body)

    async def get(self, stream: str, what: dict[str, Any]) -> Batch:
        """Return messages of a stream, from any server that has them."""
        self._asked += 1
        token, collecting = str(self._asked), _Collecting()
        self._collecting[token] = collecting
        subject, reply = f"$JS.API.DIRECT.GET.{stream}", f"{self._inbox}.{token}"
        try:
            # Twice, because `publish` may keep the end of its time from us.
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._client.publish(subject, msgspec.json.encode(what), reply)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await collecting.answer
        finally:
            del self._collecting[token]

    async def _collect(self, message: Msg) -> None:
        collecting = self._collecting.get(message.subject.rpartition(".")[2])
        if collecting:
            collecting.add(message)

    async def subscribe(
        self, subject: str, hear: Callable[[Msg], Awaitable[None]]
    ) -> Subscription:
        return await self._client.subscribe(
            subject,
            cb=hear,
            pending_msgs_limit=PENDING_MESSAGES,
            pending_bytes_limit=PENDING_BYTES,
        )


def options(address: Address, server: str, ended: Callable[[], None]) -> dict[str, Any]:
    """Return the client's options, with its own reconnecting off: it misses some losses."""

    async def on_closed() -> None:
        ended()

    async def on_error(error: Exception) -> None:
        log.debug("NATS: %s", type(error).__name__)

    return {
        "servers": [server],
        "name": "konspira",
        "error_cb": on_error,
        "closed_cb": on_closed,
        "user": address.user,
        "password": address.password,
        "user_credentials": address.credentials,
        "tls": address.tls(),
        "allow_reconnect": False,
        "max_reconnect_attempts": 1,
        "connect_timeout": CONNECT_SECONDS,
        "ping_interval": PING_SECONDS,
        "max_outstanding_pings": 2,
        "pending_size": OUTBOUND_BYTES,
        "flush_timeout": ANSWER_SECONDS,
    }


async def close_quietly(client: Client) -> None:
    """Close a client, whatever is wrong with it.

    After a failed handshake of TLS its end would never come.
    """
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await client.close()
    except Exception as error:
        log.debug("closing a connection failed: %s", type(error).__name__)
