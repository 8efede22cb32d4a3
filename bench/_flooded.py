"""What a room notices when others flood the server with HTTP, hellos and questions.

A server with its usual limits; eight phones, each in a room of its own, act as fast as
they may, and each act is timed until its answer is there: first in peace, then while
`_flood.py` does its worst from another process. What is shown is by how much the flood
raises the time within which 99 of 100 acts are answered.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from bench._budgets import Budget
from bench._flood import FLOODS
from bench._process import ROOT, child, cores, pin
from bench._trees import environment

from konspira.client import Phone, connect
from konspira.room import acts
from konspira.server.app import WEB

WATCHERS = 8
PACE_SECONDS = 0.08  # a phone may send 15 messages a second
QUIET_SECONDS, FLOOD_SECONDS = 4.0, 8.0
FROM = (1, 60)  # addresses
RISE_BUDGET = 20.0  # milliseconds


class Rise(NamedTuple):
    """Within which milliseconds 99 of 100 acts were answered: in peace, and in a flood."""

    flood: str
    addresses: int
    quiet: float
    flooded: float

    def budget(self) -> Budget:
        what = f"{self.flood} from {self.addresses}: p99 {self.quiet:.1f} and"
        what += f" {self.flooded:.1f} ms, so"
        return Budget(what, RISE_BUDGET, "ms", [self.flooded - self.quiet])


async def measure_floods(rounds: int) -> list[Rise]:
    """Return one rise for each kind of flood and number of addresses: the median one."""
    # In memory: how long a disk takes has nothing to do with a flood.
    words = ["serve", "--data", ":memory:", "--host", "127.0.0.1", "--port", "0"]
    command = (sys.executable, "-m", "konspira", *words)
    found: dict[tuple[str, int], list[Rise]] = {}
    for _ in range(rounds):
        running = child(cores().server, *command, env=environment(ROOT))
        async with running as server, watchers(server.port) as phones:
            await acted(phones, QUIET_SECONDS)  # to warm up, until the referee is loaded
            net = 1  # each flood from a net of its own, which has asked for nothing yet
            for flood in FLOODS:
                for addresses in FROM:
                    quiet = await acted(phones, QUIET_SECONDS)
                    async with flooding(flood, server.port, net, addresses):
                        waits = await acted(phones, FLOOD_SECONDS)
                    rise = Rise(flood, addresses, high(quiet), high(waits))
                    found.setdefault((flood, addresses), []).append(rise)
                    net += 1
    by_rise = lambda rise: rise.flooded - rise.quiet  # noqa: E731
    return [sorted(rises, key=by_rise)[len(rises) // 2] for rises in found.values()]


@asynccontextmanager
async def watchers(port: int) -> AsyncIterator[list[Phone]]:
    async with AsyncExitStack() as stack:
        phones = []
        for _ in range(WATCHERS):
            phone = await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws"))
            await phone.open("Ada")
            phones.append(phone)
            await phone.until(lambda: bool(phones[-1].room))
        yield phones


async def acted(phones: Sequence[Phone], seconds: float) -> list[float]:
    """Return the milliseconds that each act has taken in this time."""
    end = time.perf_counter() + seconds
    waits: list[float] = []

    async def act(phone: Phone) -> None:
        while (began := time.perf_counter()) < end:
            await phone.do(acts.Lock(not phone.room["locked"]))
            waits.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(max(0.0, began + PACE_SECONDS - time.perf_counter()))

    await asyncio.gather(*map(act, phones))
    return waits


def high(waits: list[float]) -> float:
    """Return the time within which 99 of 100 acts were answered."""
    return sorted(waits)[int(0.99 * len(waits))]


@asynccontextmanager
async def flooding(kind: str, port: int, net: int, addresses: int) -> AsyncIterator[None]:
    """Run the flood in a process of its own, which may not take our time to measure."""
    words = (kind, port, net, addresses, largest_asset())
    process = await asyncio.create_subprocess_exec(
        *map(str, (sys.executable, ROOT / "bench" / "_flood.py", *words)),
        env=environment(ROOT),
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=lambda: pin(0, cores().load, 0),
    )
    assert process.stdout is not None
    try:
        if not await process.stdout.readline():
            raise RuntimeError(f"the flood {kind} has not begun")
        yield
    finally:
        process.kill()
        await process.wait()


def largest_asset() -> str:
    """Return the path of the largest script of the page."""
    largest = max((WEB / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    return f"/assets/{largest.name}"
