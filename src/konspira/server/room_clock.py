"""The clock of a room on one server."""

from collections.abc import Callable


class RoomClock:
    """Milliseconds since 1970 that advance steadily, whatever happens to the system clock.

    The system clock is read once, when the room is opened; from then on seconds are
    counted. A clock that is wrong for a while, or is set right in the middle of a game,
    changes no deadline. A room that was once opened while the clock was ahead goes on from
    where it was: its dates stay too late, but its timers run at the right speed.
    """

    __slots__ = ("_at", "_seconds", "_since")

    def __init__(self, clock: Callable[[], int], seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._at, self._since = clock(), seconds()

    def now(self) -> int:
        """Return the time of the room in milliseconds since 1970."""
        return self._at + int((self._seconds() - self._since) * 1000)

    def not_before(self, at: int) -> None:
        """Advance to `at` if that is later: another server's clock may be ahead."""
        if at > self.now():
            self._at, self._since = at, self._seconds()
