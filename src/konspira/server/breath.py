"""Gathers messages for a few milliseconds when the server is busy, but has time to spare.

To wake up for a message costs more than to serve it. So while a crowd of messages comes in
every breath, the event loop rests until the breath is over and then reads in one go what
has come meanwhile; the log commits it together, too. A lone message never waits, and a
server that works most of the time does not rest: there, messages gather by themselves.
"""

import asyncio
import time
from collections.abc import Callable

BREATH_SECONDS = 0.012
CROWD = 6  # messages in one breath: 500 a second
WORK_SECONDS = 0.1  # so often it looks how much there is to do
MOST_WORK = 0.6  # of the time


class Breath:
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
        self._messages = 0  # since this breath began
        self._crowd = False  # came in the breath before
        self._due = False
        self._measured_at = self._measured_work = 0.0
        self._has_time = True

    def taken(self) -> None:
        """A message has come. Before the loop waits for others, it may rest."""
        self._messages += 1
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._soon)

    def _soon(self) -> None:
        """First let go what this message has set going: the log commits during the rest."""
        asyncio.get_running_loop().call_soon(self._hold)

    def _hold(self) -> None:
        self._due = False
        now = self._now()
        if self._crowd and self._has_time and now < self._until:
            self._rest(self._until - now)
            now = self._now()
        if now >= self._until:
            lately = now < self._until + BREATH_SECONDS
            self._crowd = lately and self._messages >= CROWD
            self._messages, self._until = 0, now + BREATH_SECONDS
            if now >= self._measured_at + WORK_SECONDS:
                self._measure(now)

    def _measure(self, now: float) -> None:
        work = self._worked()
        share = (work - self._measured_work) / (now - self._measured_at)
        self._has_time = share <= MOST_WORK
        self._measured_at, self._measured_work = now, work
