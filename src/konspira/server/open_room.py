"""A room in the memory of one server: the room itself, its viewers, and their presence."""

import asyncio
from collections.abc import Iterable

from konspira.log import Log
from konspira.room import MemberId, Room
from konspira.server.address_numbers import AddressNumbers
from konspira.server.broadcast import Broadcast
from konspira.server.heartbeat import Heartbeat
from konspira.server.metrics import Metrics
from konspira.server.presence import Presence
from konspira.server.room_clock import RoomClock
from konspira.server.room_server import RoomServer
from konspira.server.viewer import Viewer


class OpenRoom:
    """Connects the parts of an open room, in one direction: an act goes to the server, and
    what comes out of the log goes to the broadcast."""

    __slots__ = ("broadcast", "forget_timer", "heartbeat", "presence", "server")

    def __init__(
        self,
        code: str,
        log: Log,
        clock: RoomClock,
        metrics: Metrics,
        folding: asyncio.Lock,
        numbers: AddressNumbers,
    ) -> None:
        self.server = RoomServer(
            code, log, clock, metrics, folding, self._published, self._ended
        )
        self.broadcast = Broadcast(clock, metrics, self.server.fail)
        self.heartbeat = Heartbeat(self.broadcast)
        self.presence = Presence(self.server, self.broadcast, numbers)
        self.forget_timer: asyncio.TimerHandle | None = None  # runs while nobody is here

    @property
    def code(self) -> str:
        return self.server.code

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory."""
        return bool(self.broadcast.viewers) or self.server.busy

    def enter(self, viewer: Viewer, members: Iterable[MemberId]) -> None:
        """Show the room to a viewer, who has proved to be these members (too)."""
        self.presence.enter(viewer, members)
        self.heartbeat.start()
        try:
            self.broadcast.publish(self.server.room)
        except Exception as error:
            self.server.fail(error)

    def _published(self, before: Room, room: Room) -> None:
        self.broadcast.publish(room)
        if room.members is not before.members:
            self.presence.look()

    def _ended(self, code: int, why: str) -> None:
        self.presence.peers.close()
        self.heartbeat.stop()
        self.broadcast.close()
        self.broadcast.dismiss(code, why)

    def close(self) -> None:
        """Remove the room from memory; it stays in the log."""
        self.server.close()
        self.presence.peers.close()
        self.heartbeat.stop()
        self.broadcast.close()
