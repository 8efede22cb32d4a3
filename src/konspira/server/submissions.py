"""Acts that are submitted to a room: they wait in its queue and are called back.

There is no task and no lock for an act: its submitter hands in a `Submission`.
"""

import asyncio
import logging
from collections.abc import Callable

from konspira.game import IllegalMove
from konspira.log import LogError
from konspira.room import MemberId
from konspira.room.acts import RoomAct
from konspira.server import refusals as no
from konspira.server.failures import NoSuchRoom, log_failure

RETRY_SECONDS = 1.0  # before the server tries again what the log or the rules refused
LONGEST_RETRY_SECONDS = 60.0

UNNEEDED = no.NOT_NEEDED.code

log = logging.getLogger(__name__)


class Submission:
    """An act in the queue of a room, and the callbacks that tell what becomes of it."""

    __slots__ = ("act", "by")

    def __init__(self, by: MemberId, act: RoomAct) -> None:
        self.by, self.act = by, act

    def check(self) -> None:
        """Raise IllegalMove if the act must not be made now.

        Called with the rules, when the act is next in the queue, and once more whenever
        another server was first.
        """

    def accepted(self) -> None:
        """Called when the act is in the log, just before people see it."""

    def over(self, error: Exception | None) -> None:
        """Called when the act has happened, or with the reason why nothing has changed."""


class AwaitedSubmission(Submission):
    """A submission that a task awaits, by its future `done`."""

    __slots__ = ("_check", "done")

    def __init__(
        self, by: MemberId, act: RoomAct, check: Callable[[], None] | None = None
    ) -> None:
        super().__init__(by, act)
        self._check = check
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def check(self) -> None:
        if self._check:
            self._check()

    def over(self, error: Exception | None) -> None:
        if self.done.done():  # cancelled while it waited
            return
        if error:
            self.done.set_exception(error)
        else:
            self.done.set_result(None)


class AutomaticSubmissions:
    """The acts that the server makes in a room by itself.

    They are repeated while the log fails, and dropped when they are no longer needed,
    because another server was first.
    """

    __slots__ = ("_into_queue", "pending")

    def __init__(self, into_queue: Callable[[Submission], None]) -> None:
        self._into_queue = into_queue
        self.pending: frozenset[_AutomaticSubmission] = frozenset()

    def submit(
        self,
        by: MemberId,
        act: RoomAct,
        needed: Callable[[], bool],
        then: Callable[[bool], None] | None = None,
        refused: Callable[[IllegalMove], None] | None = None,
    ) -> None:
        """Submit an act that is made if it is `needed` when it is next in the queue.

        `then` is called with whether it has happened; if not, it was not needed, or was
        refused. `refused` is called with the reason if the rules did so.
        """
        submission = _AutomaticSubmission(self, by, act, needed, then, refused)
        self.pending |= {submission}
        self.retry(submission)

    def retry(self, submission: Submission) -> None:
        """Put a submission into the queue, for the first time or once more."""
        self._into_queue(submission)

    def close(self) -> None:
        """Cancel all retries."""
        for submission in self.pending:
            submission.drop()
        self.pending = frozenset()


class _AutomaticSubmission(Submission):
    __slots__ = ("_all", "_needed", "_refused", "_then", "_timer", "_wait")

    def __init__(
        self,
        submissions: AutomaticSubmissions,
        by: MemberId,
        act: RoomAct,
        needed: Callable[[], bool],
        then: Callable[[bool], None] | None,
        refused: Callable[[IllegalMove], None] | None,
    ) -> None:
        super().__init__(by, act)
        self._all, self._needed = submissions, needed
        self._then, self._refused = then, refused
        self._wait = RETRY_SECONDS
        self._timer: asyncio.TimerHandle | None = None

    def check(self) -> None:
        if not self._needed():
            raise IllegalMove(*no.NOT_NEEDED)

    def over(self, error: Exception | None) -> None:
        if isinstance(error, LogError):
            log.error("%s failed: %s", type(self.act).__name__, error)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._wait, self._all.retry, self)
            self._wait = min(2 * self._wait, LONGEST_RETRY_SECONDS)
            return
        if error and not isinstance(error, IllegalMove | NoSuchRoom):
            log_failure("what a room does by itself", error)
        self._all.pending -= {self}
        if self._then:
            self._then(error is None)
        if self._refused and isinstance(error, IllegalMove) and error.code != UNNEEDED:
            self._refused(error)

    def drop(self) -> None:
        """Cancel the next attempt, if one is planned."""
        if self._timer:
            self._timer.cancel()
