"""Batch incoming messages for a few milliseconds while the server is busy.

Waking up for a message costs more than serving it. So while messages come in crowds, the
event loop sleeps until the batch's time is over and then reads in one go what has come
meanwhile; the log commits it together, too. A lone message never waits, and a server that
works most of the time does not sleep: there, messages gather by themselves.
"""

import asyncio
import time
from collections.abc import Callable

BATCH_SECONDS = 0.012
CROWD = 6  # messages in one batch: 500 a second
WORK_SECONDS = 0.1  # how often the load is measured
MOST_WORK = 0.6  # of the time


class MessageBatching:
    """Decides after each message whether the event loop sleeps until its batch is over."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.thread_time,
        rest: Callable[[float], None] = time.sleep,
    ) -> None:
        self._now = now
        self._worked = worked
        self._rest = rest
        self._until = 0.0
        self._messages = 0  # since this batch began
        self._crowd = False  # came in the batch before
        self._due = False
        self._measured_at = self._measured_work = 0.0
        self._has_time = True

    def received(self) -> None:
        """Count a message, and schedule the decision whether to sleep before the next."""
        self._messages += 1
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._soon)

    def _soon(self) -> None:
        """Let the message take effect first, so that the log commits during the sleep."""
        asyncio.get_running_loop().call_soon(self._hold)

    def _hold(self) -> None:
        """Sleep until the batch is over if messages crowd, and begin the next batch."""
        self._due = False
        now = self._now()
        if self._crowd and self._has_time and now < self._until:
            self._rest(self._until - now)
            now = self._now()
        if now >= self._until:
            lately = now < self._until + BATCH_SECONDS
            self._crowd = lately and self._messages >= CROWD
            self._messages, self._until = 0, now + BATCH_SECONDS
            if now >= self._measured_at + WORK_SECONDS:
                self._measure(now)

    def _measure(self, now: float) -> None:
        """Set whether this thread works little enough to have time for sleeping."""
        work = self._worked()
        share = (work - self._measured_work) / (now - self._measured_at)
        self._has_time = share <= MOST_WORK
        self._measured_at, self._measured_work = now, work
