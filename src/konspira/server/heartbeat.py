"""Let the phones of a room hear something every few seconds, so that silence is a fault."""

import asyncio

from konspira import wire
from konspira.server.broadcast import Broadcast


class Heartbeat:
    """Pings all phones of a room at once, every `wire.PING_SECONDS` while there are any.

    Its times follow from when the first of them came, and from nothing that happens in the
    room: were a ping left out after news, its absence would tell of the news.
    """

    __slots__ = ("_broadcast", "_timer")

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin, unless it has begun."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wire.PING_SECONDS, self._ping)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _ping(self) -> None:
        self._timer = None
        if self._broadcast.viewers:
            self.start()
            self._broadcast.ping()
