"""Measure the server under load against its peers, at rest, and with cold rooms.

Every server runs as a child process on 127.0.0.1, on one core, and the load comes from
another. Rooms of eight phones play random legal Codenames over real sockets: mostly
operatives who point at words, and now and then a clue, a touch, a new game. CPU is what the
kernel charged to all threads of the server, by the messages that reached phones. A move
has arrived when the last of the eight phones has it.

docs/performance.md says what the peers do, and why they are fair. The version before is
taken from git; `--against CHECKOUT` names the sources of another one.

Run `python3 dev.py bench server`, or `python bench/server.py --quick` for a rough look.
"""

import asyncio
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from platform import python_version
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._budgets import Budget, show, spread
from bench._idle import LONG, Sleepers, Weight
from bench._load import Pass
from bench._process import Cores, cores, open_many_files, pin
from bench._profile import profile
from bench._race import BOARDGAME, FAIR, KONSPIRA, OLD, PAUSE, ROOMS, Length, Race
from bench._rooms import PHONES
from bench._trees import konspira, version

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

BEFORE = "394e91b"  # the last commit before a move got a straight way through the server
TIMES_FASTER = 20  # than a lively room of people


def cpu(one: Pass) -> float:
    return one.cpu_per_view


def speed(one: Pass) -> float:
    return one.moves_per_second


def p50(one: Pass) -> float:
    return one.wait(0.5) * 1000


COLUMNS: tuple[tuple[str, str, Callable[[Pass], float]], ...] = (
    ("moves/s", ",.0f", speed),
    ("bytes", ",.0f", lambda one: one.bytes / one.views),  # of a view
    ("CPU us", ".1f", lambda one: one.cpu_per_view * 1e6),
    ("kernel", ".1f", lambda one: one.cpu_in_kernel / one.views * 1e6),
    ("threads", ".1f", lambda one: (one.cpu - one.cpu_of_main_thread) / one.views * 1e6),
    ("p50 ms", ".1f", p50),
    ("p99 ms", ".1f", lambda one: one.wait(0.99) * 1000),
    ("busy", ".0%", lambda one: one.cpu / one.seconds),
    ("load", ".0%", lambda one: one.cpu_of_load / one.seconds),
)


class Plan(NamedTuple):
    race: Length
    idle_rooms: int
    idle_phones: tuple[int, ...]


USUAL = Plan(Length(rounds=6, paced=3.0, flat_out=2.0, lone=3.0), 10_000, (1_000, 10_000))
QUICK = Plan(Length(rounds=2, paced=1.5, flat_out=1.0, lone=1.5), 1_000, (1_000,))


# The race


def show_race(race: Race) -> None:
    rooms, people = ROOMS * TIMES_FASTER, ROOMS * PHONES * TIMES_FASTER
    pause = PAUSE * 1000
    print(
        f"The pace: {ROOMS} rooms of {PHONES} phones, a move in each every {pause:.0f} ms;"
    )
    print("  boardgame.io gets half of it. If people make a move every", end="")
    print(f" {PAUSE * TIMES_FASTER:g} s, that is {people:,} people in {rooms:,} rooms.")
    show_passes("At the pace", race.paced)
    show_passes("Flat out", race.flat_out)
    show_passes("One room alone", race.lone)
    for name, why in race.skipped.items():
        print(f"  {name:<18}skipped: {why}")
    everything = (*race.paced.values(), *race.flat_out.values(), *race.lone.values())
    if stalled := sum(one.stalled for passes in everything for one in passes):
        print(f"  {stalled} moves did not reach all phones: the machine is too busy.")


def show_passes(title: str, kinds: dict[str, list[Pass]]) -> None:
    heads = "".join(f"{head:>8}" for head, _, _ in COLUMNS)
    print(f"{title:<18}{heads}  CPU, to Konspira's")
    for name, passes in kinds.items():
        shown = [f"{median(map(of, passes)):{form}}" for _, form, of in COLUMNS]
        ratio = spread(ratios(cpu, passes, kinds[KONSPIRA]))
        print(f"  {name:<16}" + "".join(f"{each:>8}" for each in shown) + f"  {ratio}")


def ratios(
    figure: Callable[[Pass], float], ours: list[Pass], theirs: list[Pass]
) -> list[float]:
    """Return ours to theirs, round by round."""
    return [figure(a) / figure(b) for a, b in zip(ours, theirs, strict=True)]


def budgets_of_race(race: Race) -> list[Budget]:
    def ratio(
        figure: Callable[[Pass], float], kinds: dict[str, list[Pass]], peer: str
    ) -> list[float]:
        return ratios(figure, kinds[KONSPIRA], kinds[peer]) if peer in kinds else []

    at_pace, flat_out = race.paced, race.flat_out
    lone = zip(race.lone[KONSPIRA], race.lone.get(OLD, []), strict=False)
    view, node = "CPU per view", "to the fair Node"
    moves = "moves a second flat out, to the version before"
    later = "p50 of a lone move, later than in the version before"
    return [
        Budget(f"{view} at the pace, {node}", 1.1, "x", ratio(cpu, at_pace, FAIR)),
        Budget(f"{view} flat out, {node}", 1.0, "x", ratio(cpu, flat_out, FAIR)),
        Budget(f"{view}, to boardgame.io", 0.22, "x", ratio(cpu, at_pace, BOARDGAME)),
        Budget(moves, 1.6, "x", ratio(speed, flat_out, OLD), at_least=True),
        Budget(later, 1.0, "ms", [p50(now) - p50(before) for now, before in lone]),
        Budget("p50 at the pace", 25.0, "ms", [p50(one) for one in at_pace[KONSPIRA]]),
    ]


# At rest


async def rest(plan: Plan, where: Cores, data: Path, files: int) -> list[Budget]:
    most = (files - 500) // PHONES * PHONES
    phones = tuple(min(count, most) for count in plan.idle_phones)
    sleepers = Sleepers(plan.idle_rooms)
    await sleepers.write(data)
    async with konspira(where.server, data) as server:
        cold = [wait * 1000 for wait in await sleepers.wake(server)]
        weights = await sleepers.weigh(server, phones)
    budgets = [weighed(weight) for weight in weights]
    return [*budgets, Budget(f"a room of {LONG} entries, opened cold", 20.0, "ms", cold)]


def weighed(weight: Weight) -> Budget:
    limit = 12.0 if weight.what == "phone" else 20.0
    label = f"a {weight.what} at rest, one of {weight.number:,}"
    return Budget(label, limit, "KB", [weight.bytes_each / 1000])


async def measure(
    plan: Plan, where: Cores, folder: Path, before: Path | None, only: str
) -> None:
    files = open_many_files()
    apart = "on different cores" if where.apart else "on one core"
    print(f"{today()}, CPython {python_version()}; {load_average()}")
    print(f"Servers and load {apart}. Compare within this run only: machines are noisy.")
    budgets: list[Budget] = []
    if only in ("", "race"):
        race = Race(plan.race, where, folder)
        if before is None:
            race.skipped[OLD] = f"git does not have {BEFORE}"
        await race.run(before)
        show_race(race)
        budgets += budgets_of_race(race)
    if only in ("", "rest"):
        budgets += await rest(plan, where, folder / "idle.sqlite", files)
    show(budgets)
    print(f"At the end: {load_average()}")


def today() -> str:
    return time.strftime("%Y-%m-%d")


def load_average() -> str:
    """Return how busy the machine has been, also with other work."""
    minutes = " ".join(f"{load:.1f}" for load in os.getloadavg())
    return f"load average {minutes} on {os.cpu_count()} cores"


def options() -> Namespace:
    parser = ArgumentParser(description="Measure the server against its peers and budgets.")
    parser.add_argument("--quick", action="store_true", help="a rough look")
    parser.add_argument("--rounds", type=int, help="how often everybody takes a turn")
    parser.add_argument("--only", choices=("race", "rest"), default="", help="half of it")
    parser.add_argument(
        "--profile", choices=("pace", "flat-out"), help="only show where the CPU goes"
    )
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="instead of the version before"
    )
    return parser.parse_args()


def main() -> None:
    if sys.platform != "linux":
        print("This bench reads /proc and pins processes to cores: it runs on Linux only.")
        return
    asked, where = options(), cores()
    pin(0, where.load)
    plan = QUICK if asked.quick else USUAL
    if asked.rounds:
        plan = plan._replace(race=plan.race._replace(rounds=asked.rounds))
    running = asyncio.Runner(loop_factory=new_event_loop)
    with running as runner, TemporaryDirectory() as name:
        folder = Path(name)
        if asked.profile:
            pause = PAUSE if asked.profile == "pace" else 0.0
            runner.run(profile(where, folder, pause))
            return
        other = nullcontext(asked.against.resolve()) if asked.against else version(BEFORE)
        with other as before:
            runner.run(measure(plan, where, folder, before, asked.only))


if __name__ == "__main__":
    main()
