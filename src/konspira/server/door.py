"""Connections that are no WebSocket: how many may be open, and for how long.

uvicorn waits for a request as long as anybody likes. Here whoever says nothing, or half a
sentence, is shown out after a while; and when there are too many, the one that has waited
longest makes room, so that nobody can shut others out by standing in the door.
"""

import asyncio
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from konspira.server.limits import Clock, Limits, household

LOOK_EVERY = 1.0  # seconds
DOWNLOAD_SECONDS = 120.0  # for an answer on its way to a slow phone

try:
    import resource

    OPEN_FILES = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
except ImportError:  # Windows has no such limit
    OPEN_FILES = 1_000_000


class Door:
    """All connections of one server that are plain HTTP, or nothing yet.

    `shared`: they come through a proxy, so that an address tells nothing.
    """

    def __init__(self, limits: Limits, seconds: Clock, shared: bool = False) -> None:
        self._seconds = seconds
        self._patience = limits.http_seconds
        # Phones need files as well, and the log has some open.
        self._most = max(1, min(limits.http_connections, OPEN_FILES // 4))
        most_here = max(1, min(limits.http_connections_per_address, self._most // 2))
        self._most_here = self._most if shared else most_here
        self._since: dict[Visit, float] = {}  # the longest waiting first
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._since)

    def protocol(self, *args: Any, **kwargs: Any) -> "Visit":
        return Visit(self, *args, **kwargs)

    def came(self, visit: "Visit") -> None:
        beside = [other for other in self._since if other.household == visit.household]
        if len(beside) >= self._most_here:
            self._show_out(beside)
        elif len(self._since) >= self._most:
            self._show_out(list(self._since))
        self._since[visit] = self._seconds()
        if self._timer is None:
            self._set_timer()

    def was_served(self, visit: "Visit") -> None:
        if self._since.pop(visit, None) is not None:
            self._since[visit] = self._seconds()

    def went(self, visit: "Visit") -> None:
        self._since.pop(visit, None)

    def _show_out(self, visits: "list[Visit]") -> None:
        """Rather somebody who is not being served."""
        chosen = next((visit for visit in visits if not visit.is_served), visits[0])
        self.went(chosen)
        chosen.transport.abort()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        now = self._seconds()
        for visit, since in list(self._since.items()):
            patience = DOWNLOAD_SECONDS if visit.is_served else self._patience
            if now - since >= patience:
                self.went(visit)
                visit.transport.abort()
        self._timer = None
        if self._since:
            self._set_timer()


class Visit(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # chosen when it is imported
    """One such connection, as uvicorn serves it."""

    def __init__(
        self,
        door: Door,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = door
        self.household = ""

    @property
    def is_served(self) -> bool:
        """Whether a whole request is here, and its answer on the way."""
        cycle = self.cycle
        return bool(cycle and not cycle.response_complete and not cycle.more_body)

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.household = household(self.client[0] if self.client else "")
        self._door.came(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.went(self)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._door.was_served(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self._door.went(self)
        super().handle_websocket_upgrade(*request)
