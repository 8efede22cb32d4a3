"""The server under load: CPU per delivered view against peers, memory at rest, cold rooms.

The real server runs as a child process on 127.0.0.1, on a SQLite file that waits for the
disk as in production; only the limits on one address are raised. Rooms of eight phones
play random legal Codenames over real sockets: mostly operatives who point at words, and
now and then a clue, a touch, a new game. A move counts as arrived when the last of the
eight phones has it. CPU is what the kernel charged to the server's process, all threads.

The peers get the same load: one pass of Konspira is kept on tape, and the same phones say
the same at the same moments. Node with the package `ws` reads each move as JSON and sends
the recorded bytes to the room; so does a C program on epoll, without reading; neither has
rules, secrets or a log. boardgame.io plays a comparable game by itself, in memory and for
every second room, because it could not keep up with all. All of them run throughout, and
passes take turns, so that a noisy machine is noisy for everybody: look at the ratios.

A room without phones is one in the middle of a game that was opened from the file and left
again; a phone is connected, seated in such a room and silent. Weights are the growth of the
process' resident memory. The kernel's buffers of a socket come on top.

Run `python3 dev.py bench server`, or `python bench/server.py --quick` for a rough look.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import _peers
from bench._idle import LONG, Sleepers, Weight, several
from bench._load import Boardgame, Group, Live, Pass, Replayed, Tape, play, write_tape
from bench._process import Child, Cores, child, cores, konspira, open_many_files, pin
from bench._rooms import PHONES, Scribe, codes, write_rooms

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

ROOMS = 128
PAUSE = 0.16  # seconds between two moves of a room
TRIES = 4
NODE, FLOOR, BOARDGAME = "Node ws", "C on epoll", "boardgame.io"
BUDGETS = {NODE: 0.6, FLOOR: 2.0, BOARDGAME: 0.15}  # times the peer's CPU per view
WEIGHT_BUDGET = 20_000  # bytes
COLD_BUDGET = 20.0  # milliseconds


class Plan(NamedTuple):
    seconds: float  # of one pass
    rounds: int
    idle_rooms: int
    idle_phones: tuple[int, ...]


USUAL = Plan(3.0, 4, 10_000, (1_000, 10_000))
QUICK = Plan(1.0, 2, 1_000, (1_000,))


class Player(NamedTuple):
    """A server and its phones."""

    server: Child
    groups: Sequence[Group]


class Race:
    """All servers at the same load, one after the other, again and again."""

    def __init__(self, plan: Plan, where: Cores, folder: Path) -> None:
        self.plan, self.where, self.folder = plan, where, folder
        self.players: dict[str, Player] = {}
        self.passes: dict[str, list[Pass]] = {}
        self.skipped: dict[str, str] = {}  # peers, and why

    async def run(self) -> Pass:
        """The rounds; at the end Konspira once more, as fast as it can."""
        async with AsyncExitStack() as stack:
            tape = await self.start_konspira(stack)
            await self.start_peers(stack, tape)
            for _ in range(self.plan.rounds):
                for name in self.players:
                    self.passes[name].append(await self.play(name, PAUSE))
            return await self.play("Konspira", 0.0)

    async def play(self, name: str, pause: float) -> Pass:
        server, groups = self.players[name]
        return await play(groups, server, self.plan.seconds, pause)

    async def start_konspira(self, stack: AsyncExitStack) -> Tape:
        data, names = self.folder / "busy.sqlite", codes(ROOMS)
        logs = [(code, Scribe(seed).play(45)) for seed, code in enumerate(names)]
        await write_rooms(data, logs)
        groups = [Live(number, code) for number, code in enumerate(names)]
        await self.start(stack, "Konspira", konspira(data), groups)
        return await self.record(groups)

    async def record(self, groups: list[Live]) -> Tape:
        """One pass on tape; again, if the machine was too busy to keep the pace."""
        wanted = 0.95 * ROOMS * self.plan.seconds / PAUSE
        for _ in range(TRIES):
            for group in groups:
                group.tape = []
            moves = (await self.play("Konspira", PAUSE)).moves
            tape = [group.tape or [] for group in groups]
            for group in groups:
                group.tape = None
            if moves >= wanted:
                break
        return tape

    async def start_peers(self, stack: AsyncExitStack, tape: Tape) -> None:
        file = self.folder / "tape"
        write_tape(file, tape)
        replay = [Replayed(number, steps) for number, steps in enumerate(tape)]
        again = [Replayed(number, steps) for number, steps in enumerate(tape)]
        half = [Boardgame(number, steps) for number, steps in enumerate(tape[::2])]
        if lack := _peers.install():
            self.skipped |= {NODE: lack, BOARDGAME: lack}
        else:
            await self.start(stack, NODE, _peers.node_ws(file), replay)
            await self.start(stack, BOARDGAME, _peers.boardgame(), half)
        if floor := _peers.epoll(file):
            await self.start(stack, FLOOR, floor, again)
        else:
            self.skipped[FLOOR] = "there is no C compiler"
        for name in list(self.players)[1:]:
            await self.play(name, PAUSE)  # Node compiles what is used often

    async def start(
        self,
        stack: AsyncExitStack,
        name: str,
        command: _peers.Command,
        groups: Sequence[Group],
    ) -> None:
        server = await stack.enter_async_context(child(self.where.server, *command))
        await several(group.connect(server.port) for group in groups)
        self.players[name] = Player(server, groups)
        self.passes[name] = []
        await asyncio.sleep(1.0)


def verdict(value: float, budget: float, unit: str) -> str:
    return f"   budget {budget:g} {unit}: {'PASS' if value <= budget else 'MISS'}"


def show_race(race: Race, flat_out: Pass) -> None:
    plan, heads = race.plan, ("moves/s", "views/s", "bytes", "CPU us", "p50 ms", "p99 ms")
    print(
        f"{ROOMS} rooms of {PHONES} phones, a move in each every {PAUSE * 1000:.0f} ms;",
        end="",
    )
    print(f" medians of {plan.rounds} passes of {plan.seconds:g} s")
    print(f"  {'':<22}" + "".join(f"{head:>9}" for head in heads))
    for name, passes in race.passes.items():
        show_passes(name, passes)
    show_passes("Konspira, flat out", [flat_out])
    ours = race.passes["Konspira"]
    log = median((p.cpu - p.cpu_of_main_thread) / p.views for p in ours)
    print(f"  Of Konspira's CPU per view, {log * 1e6:.1f} us are the log's thread's.")
    if stalled := sum(p.stalled for passes in race.passes.values() for p in passes):
        print(
            f"  {stalled} moves did not reach all phones in time: the machine is too busy."
        )
    print("CPU per delivered view, Konspira's to the peer's in the same round")
    for name, budget in BUDGETS.items():
        if name in race.skipped:
            print(f"  {name:<22}  skipped: {race.skipped[name]}")
            continue
        pairs = zip(ours, race.passes[name], strict=True)
        ratio = median(a.cpu_per_view / b.cpu_per_view for a, b in pairs)
        print(f"  {name:<22}{ratio:>9.2f} x{verdict(ratio, budget, 'x')}")


def show_passes(name: str, passes: list[Pass]) -> None:
    figures = (
        median(p.moves / p.seconds for p in passes),
        median(p.views / p.seconds for p in passes),
        median(p.bytes / p.views for p in passes),
    )
    times = (
        median(p.cpu_per_view for p in passes) * 1e6,
        median(p.wait(0.5) for p in passes) * 1e3,
        median(p.wait(0.99) for p in passes) * 1e3,
    )
    shown = "".join(f"{each:>9,.0f}" for each in figures)
    print(f"  {name:<22}{shown}" + "".join(f"{each:>9.1f}" for each in times))


def show_idle(waits: list[float], weights: list[Weight]) -> None:
    print("At rest")
    for what, number, each in weights:
        label = f"{what}, {number:,} of them"
        kilobytes = verdict(each / 1000, WEIGHT_BUDGET / 1000, "KB")
        print(f"  {label:<36}{each / 1000:>8.1f} KB{kilobytes}")
    cold, slowest = median(waits) * 1000, max(waits) * 1000
    label = f"a room of {LONG} entries, opened cold"
    print(f"  {label:<36}{cold:>8.1f} ms{verdict(cold, COLD_BUDGET, 'ms')}", end="")
    print(f" (median of {len(waits)}; the slowest {slowest:.1f} ms)")


async def measure(plan: Plan) -> None:
    where = cores()
    files = open_many_files()
    pin(0, where.load)
    apart = "on different cores" if where.apart else "on one core"
    print(
        f"Server and load {apart}. The machine may be noisy: compare within this run only."
    )
    phones = tuple(
        min(count, (files - 500) // PHONES * PHONES) for count in plan.idle_phones
    )
    with TemporaryDirectory() as folder:
        race = Race(plan, where, Path(folder))
        show_race(race, await race.run())
        sleepers, data = Sleepers(plan.idle_rooms), Path(folder) / "idle.sqlite"
        await sleepers.write(data)
        async with child(where.server, *konspira(data)) as server:
            waits = await sleepers.wake(server)
            show_idle(waits, await sleepers.weigh(server, phones))


def main() -> None:
    if sys.platform != "linux":
        print("This bench reads /proc and pins processes to cores: it runs on Linux only.")
        return
    plan = QUICK if "--quick" in sys.argv[1:] else USUAL
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(measure(plan))


if __name__ == "__main__":
    main()
