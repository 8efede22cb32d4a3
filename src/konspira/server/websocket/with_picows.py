"""WebSockets by picows, which packs and unpacks frames in C: the fastest adapter.

It stands on private parts of picows (its protocol class, its check of a request), which is
why the version is pinned. Absent besides what the port leaves out: unix sockets, because
picows sets options that only TCP has.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, cast
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
from uvicorn.server import ServerState

from konspira.server.websocket import (
    LINGER,
    Handler,
    LibraryLog,
    Refused,
    Sockets,
    UpgradeRequest,
    short_reason,
)
from konspira.server.websocket.address import address_of
from konspira.server.websocket.handshake import check_handshake

TEXT = WSMsgType.TEXT

BUFFER = 2048
"""Bytes of picows' first reading buffer; its smallest. Moves are much shorter."""

HEADROOM = bytes(14)
"""What picows wants free in front of a message in order to write the frame's head there."""

COPIED = 1000
"""Messages up to this length are copied by picows, into a buffer of 1 KB that it keeps for
each socket. For a longer one it would grow the buffer, up to 8 KB and for good. Of one that
is longer still, to a reader who is behind, picows 2.3 gives uvloop a mere reference to the
frame's head, which the next frame overwrites. So longer messages are copied here."""


def protocol(sockets: Sockets) -> type[asyncio.Protocol]:
    """Return what `uvicorn.Config(ws=...)` wants.

    No real class, but uvicorn only calls it.
    """
    return cast(type[asyncio.Protocol], partial(_PicowsProtocol, sockets))


class _PicowsSocket(WSListener):
    """One open socket. It is also picows' listener: one object less for every phone."""

    __slots__ = (
        "_handler",
        "_parts",
        "_sockets",
        "_transport",
        "address",
        "behind",
        "silent",
    )

    _transport: WSTransport
    behind: Callable[[], int]

    def __init__(self, sockets: Sockets, handler: Handler, address: str) -> None:
        self.address = address
        self.silent = False
        self._sockets = sockets
        self._handler = handler
        self._parts: bytearray | None = None  # so far, of a message that comes in fragments

    def send(self, message: bytes) -> None:
        if self.behind() > self._sockets.max_behind:
            self._drop_slow()
        elif len(message) <= COPIED:
            self._transport.send(TEXT, message)
        else:
            self._transport.send_reuse_external_bytearray(
                TEXT, bytearray(HEADROOM + message), len(HEADROOM)
            )

    def close(self, code: int, reason: str = "") -> None:
        self._transport.send_close(cast(WSCloseCode, code), short_reason(reason))
        asyncio.get_running_loop().call_later(LINGER, self._transport.disconnect, False)

    @property
    def closing(self) -> bool:
        return self._transport.is_close_frame_sent

    def ping(self) -> None:
        self._transport.send_ping()

    def abort(self) -> None:
        self._transport.disconnect(graceful=False)

    def _drop_slow(self) -> None:
        if not self.closing:
            self._sockets.slow += 1
            # The frame itself is lost with the rest; it makes picows ignore later sends,
            # which would otherwise land in the middle of a half-sent message.
            self._transport.send_close(WSCloseCode.POLICY_VIOLATION)
        self.abort()

    # Called by picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.behind = transport.underlying_transport.get_write_buffer_size
        # picows keeps both for as long as the socket lives: some 3 KB that nobody reads.
        transport.request.headers.clear()
        transport.response.headers.clear()
        self._sockets.add(self)
        self._sockets.call(self, self._handler.opened, self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.silent = False
        kind = frame.msg_type
        if transport.is_close_frame_sent:
            if kind == WSMsgType.CLOSE:
                transport.disconnect()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(1002, "reserved bits")
        elif kind != WSMsgType.CLOSE and not self._sockets.call(
            self, self._handler.counted
        ):
            transport.underlying_transport.pause_reading()  # nothing more is wanted
        elif kind == TEXT and frame.fin and self._parts is None:
            self._sockets.call(self, self._handler.heard, frame.get_payload_as_bytes())
        elif kind == WSMsgType.PING:
            self._answer_ping(frame)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(_answer_to_close(frame))
            transport.disconnect()
        elif kind != WSMsgType.PONG:
            self._piece_together(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._sockets.remove(self)
        self._sockets.call(self, self._handler.closed)

    def pause_writing(self) -> None:
        """Do nothing: picows would log that the reader is behind, which `send` handles."""

    def resume_writing(self) -> None:
        """Do nothing, as `pause_writing`."""

    def _answer_ping(self, frame: WSFrame) -> None:
        if self.behind() > self._sockets.max_behind:  # it pings and pings and never reads
            self._drop_slow()
        else:
            self._transport.send_pong(frame.get_payload_as_bytes())

    def _piece_together(self, kind: WSMsgType, frame: WSFrame) -> None:
        if kind == WSMsgType.BINARY:
            self.close(1003, "text only")
        elif (kind == TEXT) is (self._parts is not None):
            self.close(1002, "fragments out of order")
        else:
            parts = self._parts or bytearray()
            if len(parts) + frame.payload_size > self._sockets.max_message:
                self.close(1009, "message too big")
                return
            parts += frame.get_payload_as_memoryview()
            self._parts = None if frame.fin else parts
            if frame.fin:
                self._sockets.call(self, self._handler.heard, bytes(parts))


class _PicowsLog(LibraryLog):
    """picows' log, shared by all sockets: to a real Logger it would add a child for each.

    A phone that breaks the protocol is no error of ours, so it is logged as information.
    """

    def error(self, msg: object, *args: object, **kwargs: Any) -> None:
        self.info(msg, *args, **kwargs)


_PICOWS_LOG = _PicowsLog(logging.getLogger("picows"))


class _PicowsProtocol(WSProtocol):  # type: ignore[misc]  # absent from picows' stubs
    """One connection as uvicorn sees it.

    Built for a request that asks for a WebSocket, fed with that request through
    `data_received`, and told to `shutdown` at the end.
    """

    __slots__ = ("_config", "_connections", "_sockets")

    def __init__(
        self,
        sockets: Sockets,
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
            max_frame_size=sockets.max_message,
            extra_headers=None,
            read_buffer_init_size=BUFFER,
        )
        self._sockets = sockets
        self._config = config
        self._connections = cast(set[object], server_state.connections)

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(error)

    def data_received(self, request: bytes) -> None:
        """Take the request that uvicorn replays; frames come through picows' buffer."""
        rest = memoryview(request)
        while rest:
            room = self.get_buffer(len(rest))
            part = rest[: len(room)]
            room[: len(part)] = part
            self.buffer_updated(len(part))
            rest = rest[len(part) :]

    def get_buffer(self, size_hint: int) -> memoryview:
        """Return half of the free space, always.

        picows doubles a buffer that one read fills, and never gives it back: a flood of
        small frames would grow it to the size of the kernel's. A buffer that is never
        filled at once grows for a long frame only, and those end at `max_message`.
        """
        free: memoryview = super().get_buffer(size_hint)
        return free[: len(free) // 2 or 1]

    def shutdown(self) -> None:
        socket: _PicowsSocket | None = self.listener
        if socket is None:
            self.transport.disconnect(graceful=False)
        else:
            socket.close(WSCloseCode.SERVICE_RESTART.value, "service restart")

    def _open(
        self, request: WSUpgradeRequest
    ) -> _PicowsSocket | WSUpgradeResponseWithListener:
        # Firefox says "keep-alive, Upgrade", which uvicorn understands and picows does not.
        request.headers["Connection"] = "upgrade"
        try:
            check_handshake(lambda name: request.headers.getall(name, []))
            _validate_upgrade_request(request)  # picows would do so only after `admit`
            asked = self._upgrade_request(request)
            handler = self._sockets.admit(asked)
        except Refused as refusal:
            return self._refuse(refusal)
        except RuntimeError as error:
            return self._refuse(Refused(400, str(error)))
        return _PicowsSocket(self._sockets, handler, asked.address)

    def _refuse(self, why: Refused) -> WSUpgradeResponseWithListener:
        self._sockets.refused += 1
        body = why.text.encode(errors="replace")  # it may quote a header, in any encoding
        answer = WSUpgradeResponse.create_error_response(why.status, body, why.headers)
        return WSUpgradeResponseWithListener(answer, None)

    def _upgrade_request(self, request: WSUpgradeRequest) -> UpgradeRequest:
        path, _, query = request.path.decode("latin-1").partition("?")
        forwarded = request.headers.getall("X-Forwarded-For", [])
        raw = [
            who.encode("ascii", "surrogateescape") for who in forwarded
        ]  # as picows reads
        address = address_of(self.transport.underlying_transport, self._config, raw)
        return UpgradeRequest(unquote(path), query, request.headers, address)


def _answer_to_close(frame: WSFrame) -> WSCloseCode:
    """Return the phone's own code, or what stands for none or a forbidden one."""
    if not frame.payload_size:
        return WSCloseCode.OK
    code = frame.get_close_code()
    sendable = 1000 <= cast(int, code) < 5000 and code != WSCloseCode.ABNORMAL_CLOSURE
    return code if sendable else WSCloseCode.PROTOCOL_ERROR
