"""The time of a room on one server."""

from collections.abc import Callable


class Watch:
    """Milliseconds since 1970 that pass as time does, whatever happens to the clock.

    The clock is read once, when the room is opened; from then on seconds are counted. A
    clock that is wrong for a while, or is set right in the middle of a game, changes no
    deadline. And a room that was once opened while it was ahead goes on from where it was:
    its dates stay too late, but what shall take a minute takes a minute.
    """

    __slots__ = ("_at", "_seconds", "_since")

    def __init__(self, clock: Callable[[], int], seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._at, self._since = clock(), seconds()

    def now(self) -> int:
        return self._at + int((self._seconds() - self._since) * 1000)

    def not_before(self, at: int) -> None:
        """Time never runs backwards in a room, whichever server's clock is ahead."""
        if at > self.now():
            self._at, self._since = at, self._seconds()
