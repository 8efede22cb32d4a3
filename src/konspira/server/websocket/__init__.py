"""The port to WebSockets: what the server asks of every adapter.

uvicorn serves HTTP and hands over every request that asks to become a WebSocket. An adapter
(`with_picows`, `with_uvicorn`) makes a `Socket` of it:

    sockets = Sockets(admit, max_message=4096, max_behind=262_144, ping_every=20)
    uvicorn.Config(app, ws=adapters.protocol("picows", sockets))

`admit` answers an `UpgradeRequest` with a `Handler` or raises `Refused`. From then on the
handler gets what the phone says and answers through its `Socket`. Everything runs on the
event loop's thread and nothing waits, so a move and its fan-out to all phones are one step.

Deliberately absent: binary messages (closed with 1003), compression (the length of a
compressed secret tells something about it), a queue for slow readers (they are dropped and
come back to a fresh view) and a check of UTF-8 (decoding the JSON checks it anyway).
"""

import asyncio
import logging
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

LINGER = 1.0
"""Seconds a phone has to answer our close. Hanging up at once would let the network discard
the close code together with whatever the phone was still saying."""

ROUNDS = 16
"""The sockets are pinged in so many groups: thousands of pings at once would be a burst."""

REFUSAL_HEADERS = {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'",
    "Cache-Control": "no-store",
}


@dataclass(frozen=True, slots=True)
class UpgradeRequest:
    """A request to open a WebSocket.

    `address` is the peer's IP, found as uvicorn finds it for HTTP: it is the connection's,
    and X-Forwarded-For is believed only if uvicorn's `proxy_headers` is on and the
    connection's IP is one of its `forwarded_allow_ips`. It is empty if the peer has gone.
    """

    path: str
    query: str
    headers: Mapping[str, str]  # names in any case; gone when `admit` has returned
    address: str


class Refused(Exception):
    """Raised by `admit`: the request is answered with this status, text and headers."""

    def __init__(
        self, status: int, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(status, text)
        self.status = status
        self.text = text
        self.headers = {**REFUSAL_HEADERS, **(headers or {})}


class Socket(Protocol):
    """One open WebSocket, as its handler sees it."""

    @property
    def address(self) -> str: ...

    def send(self, message: bytes) -> None:
        """Send a text message. Never waits, and does nothing once the socket is closing."""

    def close(self, code: int, reason: str = "") -> None:
        """Send a close, and disconnect when the phone has answered or `LINGER` is over."""


class Handler(Protocol):
    """What the server puts behind a socket.

    `opened` follows at once when `admit` returns, and `closed` comes exactly once after it.
    An exception in any of them ends this socket alone, with 1011.
    """

    def opened(self, socket: Socket) -> None: ...

    def counted(self) -> bool:
        """Called for anything that comes: a message, a part, a ping.

        Return False if too much.
        """

    def heard(self, message: bytes) -> None:
        """Called with one whole text message; its UTF-8 has not been checked."""

    def closed(self) -> None: ...


Admit = Callable[[UpgradeRequest], Handler]


class OpenSocket(Socket, Protocol):
    """What `Sockets` asks of an adapter's socket besides."""

    silent: bool  # nothing has come since the last ping

    @property
    def closing(self) -> bool: ...

    def behind(self) -> int:
        """Return the bytes that wait in this process until the phone has read others."""

    def ping(self) -> None: ...

    def abort(self) -> None:
        """Close the connection at once, whatever waits to be sent."""


class Sockets:
    """All WebSockets of one server.

    A message longer than `max_message` bytes closes its socket with 1009. A reader with
    more than `max_behind` bytes waiting for it in this process is dropped. Every
    `ping_every` seconds a socket is pinged, and dropped if nothing at all came since the
    ping before.
    """

    def __init__(
        self, admit: Admit, *, max_message: int, max_behind: int, ping_every: float
    ) -> None:
        self.max_message = max_message
        self.max_behind = max_behind
        # For the metrics: dropped as slow or silent, failures of handlers, refusals.
        self.slow = 0
        self.silent = 0
        self.failed = 0
        self.refused = 0
        self._admit = admit
        self._pause = ping_every / ROUNDS
        self._rounds: list[set[OpenSocket]] = [set() for _ in range(ROUNDS)]
        self._turn = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def open(self) -> int:
        """How many sockets are open now."""
        return sum(map(len, self._rounds))

    # Called by adapters

    def admit(self, request: UpgradeRequest) -> Handler:
        """Return the handler for this request; an error of ours becomes a bare refusal."""
        try:
            return self._admit(request)
        except Refused:
            raise
        except Exception as error:
            _log_failure(self._admit, error)
            raise Refused(500, "Internal Server Error") from None

    def add(self, socket: OpenSocket) -> None:
        min(self._rounds, key=len).add(socket)
        if self._timer is None:
            self._set_timer()

    def remove(self, socket: OpenSocket) -> None:
        for sockets in self._rounds:
            sockets.discard(socket)
        if self._timer is not None and not any(self._rounds):
            self._timer.cancel()
            self._timer = None

    def call(self, socket: Socket, what: Callable[..., T], *args: object) -> T | None:
        """Call a handler's method; if it fails, close its socket and return None."""
        try:
            return what(*args)
        except Exception as error:
            self.failed += 1
            _log_failure(what, error)
            socket.close(1011)
            return None

    # One timer pings for all: one for each socket would cost a task or a handle each.

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._pause, self._ping_round)

    def _ping_round(self) -> None:
        self._set_timer()
        self._turn = (self._turn + 1) % ROUNDS
        for socket in list(self._rounds[self._turn]):
            self._ping_or_drop(socket)

    def _ping_or_drop(self, socket: OpenSocket) -> None:
        if not socket.silent:
            socket.silent = True
            socket.ping()
            return
        if not socket.closing:  # else it was leaving, and got stuck
            self.silent += 1
        socket.abort()


class LibraryLog(logging.LoggerAdapter[logging.Logger]):
    """The log of a library, without its details: what a phone said is never logged."""

    def isEnabledFor(self, level: int) -> bool:
        return level >= logging.INFO and super().isEnabledFor(level)


def short_reason(reason: str) -> str:
    """Return as much of a reason as a close frame can hold."""
    return reason.encode()[:123].decode(errors="ignore")


def _log_failure(what: Callable[..., object], error: Exception) -> None:
    """Log the type and place of an error, but not its text, which may quote a secret."""
    where = "".join(traceback.format_tb(error.__traceback__))
    name = getattr(what, "__qualname__", type(what).__name__)
    log.error("%s in %s\n%s", type(error).__name__, name, where)
