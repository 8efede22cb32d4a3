"""WebSockets by `websockets`, the library that uvicorn uses: slower, but no private API.

uvicorn's own class cannot keep the promises of the port: it runs an ASGI application, whose
sends wait for a slow reader, which cannot drop one, and which sees no control frame. Here
is what uvicorn does, once more, for a `Handler`: a protocol of asyncio round a library that
reads and writes frames. It needs no part of any library that is not documented.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Any, cast
from urllib.parse import unquote

from starlette.datastructures import Headers
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers as RawHeaders
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from konspira.server.websocket import (
    LINGER,
    REFUSAL_HEADERS,
    Handler,
    LibraryLog,
    Refused,
    Sockets,
    UpgradeRequest,
    short_reason,
)
from konspira.server.websocket.address import address_of
from konspira.server.websocket.handshake import check_handshake

SLICE = 1024
"""Bytes that are read at a time. `websockets` reads all frames that it is given before it
shows the first, and a flood of small ones must be stopped at the first that is too much."""

_LOG = LibraryLog(logging.getLogger("websockets.server"))


def protocol(sockets: Sockets) -> type[asyncio.Protocol]:
    """Return what `uvicorn.Config(ws=...)` wants.

    No real class, but uvicorn only calls it.
    """
    return cast(type[asyncio.Protocol], partial(_UvicornSocket, sockets))


class _UvicornSocket(asyncio.Protocol):
    """One socket, which is also the connection as uvicorn sees it.

    Built for a request that asks for a WebSocket, fed with that request, and told to
    `shutdown` at the end.
    """

    _transport: asyncio.Transport
    _handler: Handler | None = None  # until the request was admitted

    def __init__(
        self,
        sockets: Sockets,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        self.address = ""
        self.silent = False
        self.closing = False
        self._sockets = sockets
        self._config = config
        self._connections = cast(set[object], server_state.connections)
        self._frames = ServerProtocol(state=OPEN, max_size=sockets.max_message, logger=_LOG)
        self._message = bytearray()  # so far, of one that comes in fragments

    def send(self, message: bytes) -> None:
        if self._frames.state is OPEN:
            self._frames.send_text(message)
            self._flush()

    def close(self, code: int, reason: str = "") -> None:
        if self._frames.state is OPEN:
            self._frames.send_close(code, short_reason(reason))
            self._flush()

    def behind(self) -> int:
        return self._transport.get_write_buffer_size()

    def ping(self) -> None:
        if self._frames.state is OPEN:
            self._frames.send_ping(b"")
            self._flush()

    def abort(self) -> None:
        self.closing = True
        self._transport.abort()

    def _flush(self) -> None:
        """Write what is to be sent, unless the phone has not read enough of the rest."""
        data = self._frames.data_to_send()
        if not data or self._transport.is_closing():
            return
        if self.behind() > self._sockets.max_behind:
            if not self.closing:
                self._sockets.slow += 1
            self.abort()
            return
        self._transport.write(b"".join(data))
        if self._frames.state is not OPEN and not self.closing:
            self.closing = True
            asyncio.get_running_loop().call_later(LINGER, self._transport.abort)
        if self._frames.eof_sent:
            self._hang_up()

    def _hang_up(self) -> None:
        """End our half. The other ends when the phone has read the close: see `LINGER`."""
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()

    # Called by uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)
        with suppress(OSError):  # asyncio itself does so for some TCP sockets only
            socket = transport.get_extra_info("socket")
            socket.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)

    def connection_lost(self, error: Exception | None) -> None:
        self.closing = True
        self._connections.discard(self)
        if self._handler:
            self._sockets.remove(self)
            self._sockets.call(self, self._handler.closed)

    def shutdown(self) -> None:
        if self._handler:
            self.close(1012, "service restart")
        else:
            self.abort()

    def data_received(self, data: bytes) -> None:
        if self._handler is None:  # uvicorn replays the request in one piece
            if not self._transport.is_closing():
                self._answer(data)
            return
        self.silent = False
        for start in range(0, len(data), SLICE):
            self._frames.receive_data(data[start : start + SLICE])
            for frame in self._frames.events_received():
                if not self._take(cast(Frame, frame), self._handler):
                    if not self._transport.is_closing():
                        self._transport.pause_reading()  # nothing more is wanted
                    return
            self._flush()

    def _take(self, frame: Frame, handler: Handler) -> bool:
        """Return whether another frame may come."""
        if frame.opcode is Opcode.CLOSE:
            return True
        if not self._sockets.call(self, handler.counted):
            return False
        if self.closing:
            return True
        if frame.opcode is Opcode.BINARY:
            self.close(1003, "text only")
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._message += frame.data
            if frame.fin:
                message = bytes(self._message)
                self._message.clear()
                self._sockets.call(self, handler.heard, message)
        return True

    # The request

    def _answer(self, data: bytes) -> None:
        head, *lines = data.decode("latin-1").split("\r\n")
        method, target, _ = head.split(" ")
        fields = (line.partition(": ") for line in lines if line)
        headers = RawHeaders([(name, value) for name, _, value in fields])
        handshake = ServerProtocol(logger=_LOG)
        more = REFUSAL_HEADERS
        try:
            check_handshake(headers.get_all)
            response = handshake.accept(Request(target, headers, method))
            if response.status_code == 101:
                self._open(response, self._upgrade_request(target, headers))
                return
        except Refused as refusal:
            response = handshake.reject(refusal.status, refusal.text)
            more = refusal.headers
        self._sockets.refused += 1
        del response.headers["Content-Type"]  # else it would stand there twice
        response.headers.update(more)
        self._transport.write(response.serialize())
        self._transport.close()

    def _open(self, response: Response, request: UpgradeRequest) -> None:
        self._handler = self._sockets.admit(request)
        self.address = request.address
        self._transport.write(response.serialize())
        self._sockets.add(self)
        self._sockets.call(self, self._handler.opened, self)

    def _upgrade_request(self, target: str, headers: RawHeaders) -> UpgradeRequest:
        path, _, query = target.partition("?")
        raw = [(k.lower().encode(), v.encode("latin-1")) for k, v in headers.raw_items()]
        forwarded = [value for name, value in raw if name == b"x-forwarded-for"]
        address = address_of(self._transport, self._config, forwarded)
        return UpgradeRequest(unquote(path), query, Headers(raw=raw), address)
