"""Lines to the phones. This module carries messages; it knows nothing of rooms or games.

uvicorn serves HTTP and hands over every request that asks to become a WebSocket. picows
packs and unpacks the frames in C. What stands here is the glue between the two:

    board = Switchboard(admit, max_message=4096, max_behind=262_144, ping_every=20)
    uvicorn.Config(app, ws=board.protocol)

Somebody knocks, `admit` answers with a `Guest` or raises `Refused`, and from then on the
guest hears what the phone says and speaks through its `Line`. Everything runs on the event
loop's thread and nothing waits, so a move and its fan-out to all phones are one step.

Deliberately absent: binary messages (closed with 1003), compression (the length of a
compressed secret tells something about it), a queue for slow readers (they are dropped and
come back to a fresh view), a check of UTF-8 (whoever decodes the JSON checks it anyway) and
unix sockets (picows sets options that only TCP has).
"""

import asyncio
import logging
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, cast
from urllib.parse import unquote

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import (  # type: ignore[attr-defined]  # absent from picows' stubs
    WSProtocol,
    _validate_upgrade_request,
)
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

log = logging.getLogger(__name__)

TEXT = WSMsgType.TEXT

LINGER = 1.0
"""Seconds a phone has to answer our close. Hanging up at once would let the network discard
the close code together with whatever the phone was still saying."""

BUFFER = 2048
"""Bytes of picows' first reading buffer; its smallest. Moves are much shorter."""

ROUNDS = 16
"""The lines are pinged in so many groups, lest thousands of pings go out in one breath."""

HEADROOM = bytes(14)
"""What picows wants free in front of a message in order to write the frame's head there."""

COPIED = 8192
"""picows 2.3 copies messages up to this length. For a longer one to a reader that is
behind, uvloop gets a mere reference to the frame's head, which the next frame overwrites.
So longer messages are copied here."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A request to open a line.

    `address` is the peer's IP, found as uvicorn finds it for HTTP: it is the socket's, and
    X-Forwarded-For is believed only if uvicorn's `proxy_headers` is on and the socket's IP
    is one of its `forwarded_allow_ips`. It is empty if the peer has already gone.
    """

    path: str
    query: str
    headers: Mapping[str, str]  # names in any case; gone when `admit` has returned
    address: str


class Refused(Exception):
    """Raised by `admit`: nobody opens; the knock is answered with this HTTP status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(status, text)
        self.status = status
        self.text = text


class Guest(Protocol):
    """What the server puts behind a line.

    `opened` follows at once when `admit` returns, and `closed` comes exactly once after it.
    An exception in any of them ends this line alone, with 1011.
    """

    def opened(self, line: "Line") -> None: ...

    def counted(self) -> bool:
        """Anything has come: a message, a part of one, a ping. False: that was too much."""

    def heard(self, message: bytes) -> None:
        """One whole text message; its UTF-8 has not been checked."""

    def closed(self) -> None: ...


Admit = Callable[[Knock], Guest]


class Line(WSListener):
    """One open connection. It is also picows' listener: one object less for every phone."""

    __slots__ = ("_behind", "_board", "_guest", "_parts", "_silent", "_socket", "address")

    _socket: WSTransport
    _behind: Callable[[], int]

    def __init__(self, board: "Switchboard", guest: Guest, address: str) -> None:
        self.address = address
        self._board = board
        self._guest = guest
        self._parts: bytearray | None = None  # so far, of a message that comes in fragments
        self._silent = False  # since the last ping

    def send(self, message: bytes) -> None:
        """Send a text message. Never waits, and does nothing once the line is closing."""
        if self._behind() > self._board.max_behind:
            self._drop_slow()
        elif len(message) <= COPIED:
            self._socket.send(TEXT, message)
        else:
            self._socket.send_reuse_external_bytearray(
                TEXT, bytearray(HEADROOM + message), len(HEADROOM)
            )

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye, and hang up when the phone has answered or `LINGER` is over."""
        short = reason.encode()[:123].decode(errors="ignore")  # all a close frame can hold
        self._socket.send_close(cast(WSCloseCode, code), short)
        asyncio.get_running_loop().call_later(LINGER, self._socket.disconnect, False)

    def _drop_slow(self) -> None:
        if not self._socket.is_close_frame_sent:
            self._board.slow += 1
            # The frame itself is lost with the rest; it makes picows ignore later sends,
            # which would otherwise land in the middle of a half-sent message.
            self._socket.send_close(WSCloseCode.POLICY_VIOLATION)
        self._socket.disconnect(graceful=False)

    def _ping_or_drop(self) -> None:
        if not self._silent:
            self._silent = True
            self._socket.send_ping()
            return
        if not self._socket.is_close_frame_sent:  # else it was leaving, and got stuck
            self._board.silent += 1
        self._socket.disconnect(graceful=False)

    # Called by picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._socket = transport
        self._behind = transport.underlying_transport.get_write_buffer_size
        # picows keeps both for as long as the line lives: some 3 KB that nobody reads.
        transport.request.headers.clear()
        transport.response.headers.clear()
        self._board._seat(self)
        self._tell(self._guest.opened, self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._silent = False
        kind = frame.msg_type
        if transport.is_close_frame_sent:
            if kind == WSMsgType.CLOSE:
                transport.disconnect()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(1002, "reserved bits")
        elif kind != WSMsgType.CLOSE and not self._guest.counted():
            transport.underlying_transport.pause_reading()  # nothing more is wanted
        elif kind == TEXT and frame.fin and self._parts is None:
            self._tell(self._guest.heard, frame.get_payload_as_bytes())
        elif kind == WSMsgType.PING:
            self._answer_ping(frame)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(_answer_to_close(frame))
            transport.disconnect()
        elif kind != WSMsgType.PONG:
            self._piece_together(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._board._unseat(self)
        self._tell(self._guest.closed)

    def pause_writing(self) -> None:
        """picows would log that the reader is behind; `send` looks after that."""

    def resume_writing(self) -> None:
        """As `pause_writing`."""

    def _answer_ping(self, frame: WSFrame) -> None:
        if self._behind() > self._board.max_behind:  # it pings and pings and never reads
            self._drop_slow()
        else:
            self._socket.send_pong(frame.get_payload_as_bytes())

    def _piece_together(self, kind: WSMsgType, frame: WSFrame) -> None:
        if kind == WSMsgType.BINARY:
            self.close(1003, "text only")
        elif (kind == TEXT) is (self._parts is not None):
            self.close(1002, "fragments out of order")
        else:
            parts = self._parts or bytearray()
            if len(parts) + frame.payload_size > self._board.max_message:
                self.close(1009, "message too big")
                return
            parts += frame.get_payload_as_memoryview()
            self._parts = None if frame.fin else parts
            if frame.fin:
                self._tell(self._guest.heard, bytes(parts))

    def _tell(self, what: Callable[..., None], *said: object) -> None:
        try:
            what(*said)
        except Exception as error:
            self._board.failed += 1
            _log_failure(what, error)
            self.close(1011)


class Switchboard:
    """All lines of one server; `protocol` is what `uvicorn.Config(ws=...)` wants.

    A message longer than `max_message` bytes closes its line with 1009. A reader with more
    than `max_behind` bytes waiting for it in this process is dropped. Every `ping_every`
    seconds a line is pinged, and dropped if nothing at all came since the ping before.
    """

    def __init__(
        self, admit: Admit, *, max_message: int, max_behind: int, ping_every: float
    ) -> None:
        self.admit = admit
        self.max_message = max_message
        self.max_behind = max_behind
        # Not really a class, but uvicorn does nothing except call it.
        self.protocol = cast(type[asyncio.Protocol], partial(_Wire, self))
        # For the metrics: lines dropped as slow or silent, failures of guests, refusals.
        self.slow = 0
        self.silent = 0
        self.failed = 0
        self.refused = 0
        self._pause = ping_every / ROUNDS
        self._rounds: list[set[Line]] = [set() for _ in range(ROUNDS)]
        self._turn = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def open(self) -> int:
        """How many lines are open now."""
        return sum(map(len, self._rounds))

    # One timer pings for all: picows' own pinging costs a task for every line.

    def _seat(self, line: Line) -> None:
        min(self._rounds, key=len).add(line)
        if self._timer is None:
            self._wind()

    def _unseat(self, line: Line) -> None:
        for lines in self._rounds:
            lines.discard(line)
        if self._timer is not None and not any(self._rounds):
            self._timer.cancel()
            self._timer = None

    def _wind(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._pause, self._ping_round)

    def _ping_round(self) -> None:
        self._wind()
        self._turn = (self._turn + 1) % ROUNDS
        for line in list(self._rounds[self._turn]):
            line._ping_or_drop()


class _PicowsLog(logging.LoggerAdapter[logging.Logger]):
    """picows' log, shared by all lines: to a real Logger it would add a child for each.

    A phone that breaks the protocol is no error of ours, so it is told as information, and
    what a phone said is never told at all.
    """

    def isEnabledFor(self, level: int) -> bool:
        return level >= logging.INFO and super().isEnabledFor(level)

    def error(self, msg: object, *args: object, **kwargs: Any) -> None:
        self.info(msg, *args, **kwargs)


_PICOWS_LOG = _PicowsLog(logging.getLogger("picows"))


class _Wire(WSProtocol):  # type: ignore[misc]  # absent from picows' stubs
    """One connection as uvicorn sees it: built for a request that asks for a WebSocket,
    fed with that request through `data_received`, and told to `shutdown` at the end."""

    __slots__ = ("_board", "_config", "_connections")

    def __init__(
        self,
        board: Switchboard,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._open,
            logger=_PICOWS_LOG,
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,  # uvicorn has already read the whole request
            enable_auto_ping=False,
            auto_ping_idle_timeout=None,
            auto_ping_reply_timeout=None,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # would answer pings with reserved bits, too
            max_frame_size=board.max_message,
            extra_headers=None,
            read_buffer_init_size=BUFFER,
        )
        self._board = board
        self._config = config
        self._connections = cast(set[object], server_state.connections)

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(error)

    def data_received(self, request: bytes) -> None:
        """uvicorn replays the request here; frames arrive through picows' own buffer."""
        rest = memoryview(request)
        while rest:
            room = self.get_buffer(len(rest))
            part = rest[: len(room)]
            room[: len(part)] = part
            self.buffer_updated(len(part))
            rest = rest[len(part) :]

    def get_buffer(self, size_hint: int) -> memoryview:
        """Offer half of the free space, always.

        picows doubles a buffer that one read fills, and never gives it back: a flood of
        small frames would grow it to the size of the kernel's. A buffer that is never
        filled at once grows for a long frame only, and those end at `max_message`.
        """
        free: memoryview = super().get_buffer(size_hint)
        return free[: len(free) // 2 or 1]

    def shutdown(self) -> None:
        line: Line | None = self.listener
        if line is None:
            self.transport.disconnect(graceful=False)
        else:
            line.close(WSCloseCode.SERVICE_RESTART.value, "service restart")

    def _open(self, request: WSUpgradeRequest) -> Line | WSUpgradeResponseWithListener:
        # Firefox says "keep-alive, Upgrade", which uvicorn understands and picows does not.
        request.headers["Connection"] = "upgrade"
        try:
            _validate_upgrade_request(request)  # picows would do so only after `admit`
        except RuntimeError as error:
            return self._refuse(400, str(error))
        knock = self._knock(request)
        try:
            guest = self._board.admit(knock)
        except Refused as refusal:
            return self._refuse(refusal.status, refusal.text)
        except Exception as error:
            _log_failure(self._board.admit, error)
            return self._refuse(500, "Internal Server Error")
        return Line(self._board, guest, knock.address)

    def _refuse(self, status: int, text: str) -> WSUpgradeResponseWithListener:
        self._board.refused += 1
        plain = {
            "Content-Type": "text/plain; charset=utf-8",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "default-src 'none'",
            "Cache-Control": "no-store",
        }
        body = text.encode(errors="replace")  # it may quote a header, in any encoding
        answer = WSUpgradeResponse.create_error_response(status, body, plain)
        return WSUpgradeResponseWithListener(answer, None)

    def _knock(self, request: WSUpgradeRequest) -> Knock:
        path, _, query = request.path.decode("latin-1").partition("?")
        peer = get_remote_addr(self.transport.underlying_transport)
        if self._config.proxy_headers:
            forwarded = request.headers.getall("X-Forwarded-For", [])
            peer = _behind_proxies(self._config, peer, forwarded)
        return Knock(unquote(path), query, request.headers, peer[0] if peer else "")


def _behind_proxies(
    config: Config, peer: tuple[str, int] | None, forwarded: list[str]
) -> tuple[str, int] | None:
    """The address that uvicorn's own middleware would give to an HTTP request."""

    async def nothing(*_: object) -> None: ...

    raw = [who.encode("ascii", "surrogateescape") for who in forwarded]  # as picows reads
    headers = [(b"x-forwarded-for", who) for who in raw]
    scope: Any = {"type": "websocket", "client": peer, "headers": headers}
    ask: Any = ProxyHeadersMiddleware(nothing, config.forwarded_allow_ips)
    with suppress(StopIteration):
        ask(scope, None, None).send(None)  # it awaits nothing, so one step is all of it
    return cast(tuple[str, int] | None, scope["client"])


def _answer_to_close(frame: WSFrame) -> WSCloseCode:
    """The phone's own code, or what stands for none, or for one that must not be sent."""
    if not frame.payload_size:
        return WSCloseCode.OK
    code = frame.get_close_code()
    sendable = 1000 <= cast(int, code) < 5000 and code != WSCloseCode.ABNORMAL_CLOSURE
    return code if sendable else WSCloseCode.PROTOCOL_ERROR


def _log_failure(what: Callable[..., object], error: Exception) -> None:
    """Tell where it failed and how, but not the error's text: it may quote a secret."""
    where = "".join(traceback.format_tb(error.__traceback__))
    name = getattr(what, "__qualname__", type(what).__name__)
    log.error("%s in %s\n%s", type(error).__name__, name, where)
