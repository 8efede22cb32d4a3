"""A room in the memory of one server: the room itself, its viewers, and who is here."""

import asyncio
from collections.abc import Iterable

from konspira.log import Log
from konspira.room import MemberId, Room
from konspira.server.attendance import Attendance
from konspira.server.broadcast import Broadcast
from konspira.server.metrics import Metrics
from konspira.server.room_server import RoomServer
from konspira.server.viewer import Viewer
from konspira.server.watch import Watch

CANNOT_GO_ON = 1011


class OpenRoom:
    """Joins the parts, in the one direction that everything takes: an act goes to the
    server, and what comes out of the log goes to the broadcast."""

    __slots__ = ("attendance", "broadcast", "farewell", "server")

    def __init__(
        self, code: str, log: Log, watch: Watch, metrics: Metrics, folding: asyncio.Lock
    ) -> None:
        self.server = RoomServer(
            code, log, watch, metrics, folding, self._published, self._ended
        )
        self.broadcast = Broadcast(watch, metrics, self.server.fail)
        self.attendance = Attendance(self.server, self.broadcast)
        self.farewell: asyncio.TimerHandle | None = None  # runs while nobody is here

    @property
    def code(self) -> str:
        return self.server.code

    @property
    def busy(self) -> bool:
        return bool(self.broadcast.viewers) or self.server.busy

    def enter(self, viewer: Viewer, members: Iterable[MemberId]) -> None:
        """A phone comes in, or has shown that it is these members' too."""
        self.attendance.enter(viewer, members)
        try:
            self.broadcast.publish(self.server.room)
        except Exception as error:
            self.server.fail(error)

    def _published(self, before: Room, room: Room) -> None:
        self.broadcast.publish(room)
        if room.members is not before.members:
            self.attendance.look()

    def _ended(self, why: str) -> None:
        self.attendance.neighbours.close()
        self.broadcast.close()
        self.broadcast.dismiss(CANNOT_GO_ON, why)

    def close(self) -> None:
        """Let go of the room; it lives on in the log."""
        self.server.close()
        self.attendance.neighbours.close()
        self.broadcast.close()
