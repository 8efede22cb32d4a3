"""Measure what other rooms notice when a room with a heavy past is opened, or in a flood.

Two rooms lie in a server's file: one to which 200 packs of 59,990 letters were added, and
one with 28,000 entries of Codenames. Somebody acts in a third room, one act after the
other, and each is timed until its answer is there. Then both rooms are opened at once, and
the acts that were answered meanwhile are what is shown. In the same run, turn by turn, the
version before packs were read when needed and logs folded in slices does the same, with
rooms of its own making; it comes from git, and is left out where there is none.

Then other rooms act while sixty connections flood the server: see `_flooded.py`.

Run `python3 dev.py bench opening`.
"""

import asyncio
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._budgets import Budget
from bench._budgets import show as show_budgets
from bench._cold import WITH_ENTRIES, WITH_PACKS
from bench._flooded import high, measure_floods
from bench._process import ROOT, cores, pin
from bench._trees import konspira, run_with, version

from konspira import client
from konspira.client import Phone, connect
from konspira.room import acts

BEFORE = "4468876"
ROUNDS = 3
AT_REST = 200  # acts, the first of them to warm up
MEDIAN_BUDGET, RISE_BUDGET = 20.0, 20.0  # milliseconds; of the latter, at the 99th of 100


class Opened(NamedTuple):
    """Milliseconds: of acts before and while the rooms are opened, and until both are."""

    at_rest: list[float]
    waits: list[float]
    took: float


async def opening(tree: Path, data: Path) -> Opened:
    """Return a fresh server on the file, so that the rooms are cold."""
    async with konspira(cores().server, data, tree) as server:
        url = f"ws://127.0.0.1:{server.port}/ws"
        async with connect(url) as host, connect(url) as one, connect(url) as other:
            await host.open("Ada")
            await host.until(lambda: bool(host.room))
            at_rest = [await timed_act(host) for _ in range(AT_REST)]
            began = time.perf_counter()
            both = asyncio.gather(one.hello(WITH_PACKS), other.hello(WITH_ENTRIES))
            waits = []
            while not both.done():
                waits.append(await timed_act(host))
            await both
            return Opened(
                at_rest[AT_REST // 4 :], waits, 1000 * (time.perf_counter() - began)
            )


async def timed_act(host: Phone) -> float:
    began = time.perf_counter()
    await host.do(acts.Lock(not host.room["locked"]))
    return 1000 * (time.perf_counter() - began)


def show(name: str, rounds: list[Opened]) -> list[Budget]:
    """Print the figures of all rounds, and return what they are held against."""
    rest = [wait for opened in rounds for wait in opened.at_rest]
    waits = [wait for opened in rounds for wait in opened.waits]
    took = median(opened.took for opened in rounds)
    print(f"{name}: both rooms open after {took:.0f} ms")
    print(f"  at rest    {figures(rest)}")
    print(f"  meanwhile  {figures(waits)}")
    rises = [high(opened.waits) - high(opened.at_rest) for opened in rounds]
    return [
        Budget("median while both rooms are opened", MEDIAN_BUDGET, "ms", [median(waits)]),
        Budget("by how much p99 rises meanwhile", RISE_BUDGET, "ms", rises),
    ]


def figures(waits: list[float]) -> str:
    return (
        f"{len(waits):5} acts: median {median(waits):7.1f} ms,"
        f" 99% within {high(waits):7.1f} ms, worst {max(waits):7.1f} ms"
    )


def main() -> None:
    client.ANSWER_SECONDS = 300.0  # the version before takes its time
    pin(0, cores().load)
    with version(BEFORE) as before, TemporaryDirectory() as folder:
        trees = {"now": ROOT} | ({"before": before} if before else {})
        files = {name: Path(folder) / f"{name}.sqlite" for name in trees}
        for name, tree in trees.items():
            run_with(tree, "_cold.py", files[name])
        found: dict[str, list[Opened]] = {name: [] for name in trees}
        for _ in range(ROUNDS):
            for name, tree in trees.items():
                found[name].append(asyncio.run(opening(tree, files[name])))
        shown = {name: show(name, rounds) for name, rounds in found.items()}
    if "before" not in shown:
        print(f"{BEFORE} is not in this repository: nothing to compare with")
    rises = asyncio.run(measure_floods(ROUNDS))
    show_budgets([*shown["now"], *(rise.budget() for rise in rises)])


if __name__ == "__main__":
    main()
