"""Limit the number, the age and the share of time of connections that are not WebSockets.

uvicorn waits for a request without a limit of time. Here a connection that sends nothing,
or half a request, is closed after a while; and when there are too many, the one that has
waited longest is closed for the new one, so that nobody can lock others out by holding
connections open. And in each turn of the event loop one of them is read: sixty requests
that come at once would else be answered in one go, and every phone at an open table would
wait for all of them.
"""

import asyncio
from collections import deque
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from konspira.server.limits import Clock, Limits, household

LOOK_EVERY = 1.0  # seconds
DOWNLOAD_SECONDS = 120.0  # for an answer on its way to a slow phone


class HttpConnections:
    """All connections of one server that are plain HTTP, or nothing yet.

    `shared`: they come through a proxy, so that they all have its address.
    """

    def __init__(self, limits: Limits, seconds: Clock, shared: bool = False) -> None:
        self._seconds = seconds
        self._patience = limits.http_seconds
        self._most = max(1, limits.http_connections)
        most_here = max(1, min(limits.http_connections_per_address, self._most // 2))
        self._most_here = self._most if shared else most_here
        self._since: dict[HttpConnection, float] = {}  # the longest waiting first
        self._timer: asyncio.TimerHandle | None = None
        self._unread: deque[tuple[HttpConnection, bytes]] = deque()

    def __len__(self) -> int:
        return len(self._since)

    def protocol(self, *args: Any, **kwargs: Any) -> "HttpConnection":
        """Return a new connection: what uvicorn calls as its HTTP protocol class."""
        return HttpConnection(self, *args, **kwargs)

    def opened(self, connection: "HttpConnection") -> None:
        """Add a connection, and abort another if there are too many."""
        beside = [other for other in self._since if other.household == connection.household]
        if len(beside) >= self._most_here:
            self._abort_one(beside)
        elif len(self._since) >= self._most:
            self._abort_one(list(self._since))
        self._since[connection] = self._seconds()
        if self._timer is None:
            self._set_timer()

    def was_served(self, connection: "HttpConnection") -> None:
        """Start the time of a connection anew after an answer."""
        if self._since.pop(connection, None) is not None:
            self._since[connection] = self._seconds()

    def closed(self, connection: "HttpConnection") -> None:
        """Forget a connection that is closed, or has become a WebSocket."""
        self._since.pop(connection, None)

    def read_in_turn(self, connection: "HttpConnection", data: bytes) -> None:
        """Let a connection read what has come, when those before it have had their turn."""
        self._unread.append((connection, data))
        if len(self._unread) == 1:
            asyncio.get_running_loop().call_soon(self._read_next)

    def _read_next(self) -> None:
        connection, data = self._unread[0]
        try:
            connection.read(data)
        finally:
            self._unread.popleft()
            if self._unread:
                asyncio.get_running_loop().call_soon(self._read_next)

    def _abort_one(self, connections: "list[HttpConnection]") -> None:
        """Abort the oldest connection that is not being served, or else the oldest."""
        idle = (connection for connection in connections if not connection.is_served)
        self._abort(next(idle, connections[0]))

    def _abort(self, connection: "HttpConnection") -> None:
        self.closed(connection)
        connection.transport.abort()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        """Abort every connection whose time is over, and look again if any is left."""
        now = self._seconds()
        for connection, since in list(self._since.items()):
            patience = DOWNLOAD_SECONDS if connection.is_served else self._patience
            if now - since >= patience:
                self._abort(connection)
        self._timer = None
        if self._since:
            self._set_timer()


class HttpConnection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # chosen when it is imported
    """One such connection, as uvicorn serves it."""

    def __init__(
        self,
        connections: HttpConnections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = connections
        self.household = ""

    @property
    def is_served(self) -> bool:
        """Whether a whole request has arrived, and its answer is not yet complete."""
        cycle = self.cycle
        return bool(cycle and not cycle.response_complete and not cycle.more_body)

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.household = household(self.client[0] if self.client else "")
        self._all.opened(self)

    def data_received(self, data: bytes) -> None:
        self.transport.pause_reading()
        self._all.read_in_turn(self, data)

    def read(self, data: bytes) -> None:
        """Read a request, or a part of one; what follows an upgrade is the WebSocket's."""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        protocol = self.transport.get_protocol()
        if protocol is self:
            super().data_received(data)
        else:
            protocol.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.closed(self)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._all.was_served(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self._all.closed(self)
        super().handle_websocket_upgrade(*request)
