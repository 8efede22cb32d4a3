"""Measure rooms and phones at rest: their memory, and how long a room takes to wake up."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from bench._load import Live
from bench._process import Child
from bench._rooms import PHONES, Scribe, codes, write_rooms

from konspira.client import connect

AT_ONCE = 8
TRIES = 5
SETTLING_SECONDS = 1.5
LONG = 500  # entries of a long evening
LONG_ROOMS = 25
USUAL = 45  # entries of a room in the middle of its first game


class Weight(NamedTuple):
    what: str
    number: int
    bytes_each: float


class Sleepers:
    """A file of rooms in the middle of a game, all opened cold by one server."""

    def __init__(self, rooms: int) -> None:
        self.long, self.usual = split(codes(LONG_ROOMS + rooms), LONG_ROOMS)

    async def write(self, path: Path) -> None:
        long = [(code, Scribe(seed).play(LONG)) for seed, code in enumerate(self.long)]
        samples = [Scribe(seed).play(USUAL) for seed in range(50)]
        usual = [(code, samples[n % 50]) for n, code in enumerate(self.usual)]
        await write_rooms(path, [*long, *usual])

    async def wake(self, server: Child) -> list[float]:
        """Return the seconds from asking for a long room to seeing its table."""
        return [await visit(server.port, code) for code in self.long]

    async def weigh(self, server: Child, phones: Iterable[int]) -> list[Weight]:
        """Weigh rooms without phones first, and then phones in the first of these rooms."""
        await visit(server.port, self.usual[0])
        done, weights = 1, []
        for rooms in sorted({min(1_000, len(self.usual)), len(self.usual)}):
            new = self.usual[done:rooms]
            grown = await growth(server, lambda: self.open_rooms(server, new))  # noqa: B023
            weights.append(Weight("room without phones", rooms, grown / len(new)))
            done = rooms
        seated = 0
        for count in phones:
            groups = [Live(n, self.usual[n]) for n in range(seated, count // PHONES)]
            grown = await growth(server, lambda: connect_all(groups, server.port))  # noqa: B023
            weights.append(Weight("phone", count, grown / len(groups) / PHONES))
            seated = count // PHONES
        return weights

    async def open_rooms(self, server: Child, rooms: Iterable[str]) -> None:
        await several(visit_at_last(server.port, code) for code in rooms)


async def visit(port: int, code: str) -> float:
    """Look into a room and leave; return the seconds until the table was seen."""
    async with connect(f"ws://127.0.0.1:{port}/ws") as phone:
        start = perf_counter()
        await phone.hello(code)
        await phone.until(lambda: phone.table is not None)
        return perf_counter() - start


async def visit_at_last(port: int, code: str) -> None:
    """Visit a room, and try again if the machine stalls for seconds."""
    for _ in range(TRIES):
        with suppress(TimeoutError):
            await visit(port, code)
            return
    raise TimeoutError(f"room {code} could not be opened")


async def connect_all(groups: Iterable[Live], port: int) -> None:
    await several(group.connect(port) for group in groups)


async def several(work: Iterable[Awaitable[object]]) -> None:
    """Run all of it, a few at a time."""
    waiting = iter(work)

    async def worker() -> None:
        for each in waiting:
            await each

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def growth(server: Child, step: Callable[[], Awaitable[None]]) -> int:
    """Return by how many bytes the server has grown once it is idle again."""
    before = server.memory()
    await step()
    await asyncio.sleep(SETTLING_SECONDS)
    return server.memory() - before


def split(names: list[str], at: int) -> tuple[list[str], list[str]]:
    return names[:at], names[at:]
