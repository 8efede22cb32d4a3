"""What waits in the queue of a room: acts, and who is called back when they are made.

There is no task and no lock for an act: whoever wants one made hands in a `Turn`.
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

log = logging.getLogger(__name__)


class Turn:
    """An act that waits for its turn in a room."""

    __slots__ = ("act", "by")

    def __init__(self, by: MemberId, act: RoomAct) -> None:
        self.by, self.act = by, act

    def check(self) -> None:
        """Refuse the act as the rules may, by IllegalMove.

        Like them it is asked in the act's turn, and once more whenever another server was
        first.
        """

    def accepted(self) -> None:
        """The act is in the log, and about to be seen."""

    def over(self, error: Exception | None) -> None:
        """It has happened; or this is why not, and nothing has changed."""


class AwaitedTurn(Turn):
    """A turn that a task waits for."""

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


class OwnTurns:
    """What the server does in a room by itself: repeated while the log fails, and dropped
    when it is no longer needed, because another server was first."""

    __slots__ = ("pending", "submit")

    def __init__(self, submit: Callable[[Turn], None]) -> None:
        self.submit = submit
        self.pending: frozenset[_OwnTurn] = frozenset()

    def make(
        self,
        by: MemberId,
        act: RoomAct,
        needed: Callable[[], bool],
        then: Callable[[bool], None] | None = None,
    ) -> None:
        """Have the act made if it is `needed` when its turn comes.

        `then` hears whether it has happened; if not, it was not needed, or was refused.
        """
        turn = _OwnTurn(self, by, act, needed, then)
        self.pending |= {turn}
        self.submit(turn)

    def close(self) -> None:
        for turn in self.pending:
            turn.drop()
        self.pending = frozenset()


class _OwnTurn(Turn):
    __slots__ = ("_needed", "_retry", "_then", "_turns", "_wait")

    def __init__(
        self,
        turns: OwnTurns,
        by: MemberId,
        act: RoomAct,
        needed: Callable[[], bool],
        then: Callable[[bool], None] | None,
    ) -> None:
        super().__init__(by, act)
        self._turns, self._needed, self._then = turns, needed, then
        self._wait = RETRY_SECONDS
        self._retry: asyncio.TimerHandle | None = None

    def check(self) -> None:
        if not self._needed():
            raise IllegalMove(*no.NOT_NEEDED)

    def over(self, error: Exception | None) -> None:
        if isinstance(error, LogError):
            log.error("%s failed: %s", type(self.act).__name__, error)
            loop = asyncio.get_running_loop()
            self._retry = loop.call_later(self._wait, self._turns.submit, self)
            self._wait = min(2 * self._wait, LONGEST_RETRY_SECONDS)
            return
        if error and not isinstance(error, IllegalMove | NoSuchRoom):
            log_failure("what a room does by itself", error)
        self._turns.pending -= {self}
        if self._then:
            self._then(error is None)

    def drop(self) -> None:
        if self._retry:
            self._retry.cancel()
