"""Messages are gathered when they come in crowds, and never when they come alone."""

import asyncio

from konspira.server.message_batching import (
    BATCH_SECONDS,
    CROWD,
    WORK_SECONDS,
    MessageBatching,
)


class Day:
    """A clock of the test's own, on which the server's rests are written down."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.worked = 0.0
        self.rests: list[float] = []
        self.batching = MessageBatching(lambda: self.now, lambda: self.worked, self.rest)

    def rest(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.now += seconds

    async def come(self, messages: int) -> None:
        """So many messages in one moment."""
        for _ in range(messages):
            self.batching.received()
        for _ in range(3):  # until the loop has done what the messages set going
            await asyncio.sleep(0)

    def pass_by(self, batches: float, work: float = 0.0) -> None:
        """Time passes, and the server works for a part of it."""
        self.now += batches * BATCH_SECONDS
        self.worked += work * batches * BATCH_SECONDS


def test_a_lone_message_never_waits() -> None:
    async def scenario() -> None:
        day = Day()
        for _ in range(50):
            await day.come(1)
            day.pass_by(0.5)
        assert not day.rests

    asyncio.run(scenario())


def test_a_sudden_burst_does_not_wait_either() -> None:
    async def scenario() -> None:
        day = Day()
        for _ in range(5):
            await day.come(10 * CROWD)
            day.pass_by(20)
        assert not day.rests

    asyncio.run(scenario())


def test_a_crowd_in_every_batch_is_read_in_one_go() -> None:
    async def scenario() -> None:
        day = Day()
        for _ in range(20):
            await day.come(CROWD)
            day.pass_by(0.25, work=1.0)  # a quarter of the time
        assert len(day.rests) >= 10
        assert all(0 < rest <= BATCH_SECONDS for rest in day.rests)

    asyncio.run(scenario())


def test_when_the_crowd_is_gone_nobody_waits_any_more() -> None:
    async def scenario() -> None:
        day = Day()
        for _ in range(10):
            await day.come(CROWD)
            day.pass_by(0.25)
        await day.come(1)  # rests once more, and sees that hardly anybody came
        day.rests.clear()
        for _ in range(20):
            day.pass_by(0.5)
            await day.come(1)
        assert not day.rests

    asyncio.run(scenario())


def test_a_server_that_works_most_of_the_time_does_not_rest() -> None:
    async def scenario() -> None:
        day = Day()
        while day.now < 1000.0 + 3 * WORK_SECONDS:  # until it has seen how much there is
            await day.come(100)
            day.pass_by(0.9, work=1.0)
        day.rests.clear()
        for _ in range(100):
            await day.come(100)
            day.pass_by(0.9, work=1.0)
        assert not day.rests
        for _ in range(200):
            await day.come(CROWD)
            day.pass_by(0.5, work=0.2)
        assert day.rests  # there is time again

    asyncio.run(scenario())
