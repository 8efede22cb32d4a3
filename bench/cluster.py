"""Measure what a log on NATS costs beside SQLite, and a cluster beside one server.

All of it runs on this machine, so three servers share its cores: read the figures as
ratios. In one run and turn by turn, each as the median of ROUNDS:

- appends: to one room, one after the other, and to 256 rooms at once, in all eight streams
  of a log on NATS and in one of them;
- a move: from its sending until the last of eight phones, spread over the servers, has it;
- work: the CPU that 200 moves a second of Codenames take, in 64 rooms of eight phones;
- many rooms: what ten thousand with twenty entries each take up, and what it costs a
  server to follow them all while nothing happens.

Run `python3 dev.py bench cluster`.
"""

import asyncio
import itertools
import os
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import _rooms
from bench._load import Live, play
from bench._process import Child
from bench._rooms import Scribe, codes
from tools.cluster import Node
from tools.nats_servers import NatsServers, free_ports

from konspira.client import Phone, connect
from konspira.log import Log
from konspira.log.engines import open_log
from konspira.log.jetstream.streams import Streams
from konspira.room import acts

ROUNDS = 3
ENTRY = b"x" * 200
ALONE = 300  # appends, one after the other
AT_ONCE, EACH = 256, 10  # rooms, and appends to each
MOVES = 200
PEOPLE = 8
ROOMS, PACE, WORK_SECONDS = 64, 0.32, 10.0  # that is 200 moves a second
PLAYED = 45  # entries of a room in the middle of its first game
MANY = int(os.environ.get("KONSPIRA_ROOMS", "10000"))
ENTRIES = 20
IDLE_SECONDS = 10.0
TICKS = os.sysconf("SC_CLK_TCK")


class Appends(NamedTuple):
    p50: float  # milliseconds, one in flight
    p99: float
    per_second: float  # many rooms at once
    in_one_stream: float  # the same, if all are in one of the eight streams


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


# Appends


async def measure_appends(log: Log, round_: int) -> Appends:
    times, version = [], 0
    for _ in range(ALONE):
        start = time.perf_counter()
        version = await log.append(f"ALONE{round_}", version, [ENTRY])
        times.append((time.perf_counter() - start) * 1000)
    numbers = (f"R{round_}-{number}" for number in itertools.count())
    spread = list(itertools.islice(numbers, AT_ONCE))
    one = (name for name in numbers if Streams("").of(name) == 0)
    together = list(itertools.islice(one, AT_ONCE))
    rates = [await fill_all(log, names) for names in (spread, together)]
    return Appends(median(times), p99(times), *rates)


async def fill_all(log: Log, rooms: list[str]) -> float:
    """Return the appends a second."""
    start = time.perf_counter()
    await asyncio.gather(*(fill(log, room, EACH) for room in rooms))
    return len(rooms) * EACH / (time.perf_counter() - start)


async def fill(log: Log, room: str, entries: int) -> None:
    version = 0
    for _ in range(entries):
        version = await log.append(room, version, [ENTRY])


async def compare_appends(urls: dict[str, str]) -> dict[str, Appends]:
    rounds: dict[str, list[Appends]] = {name: [] for name in urls}
    for number in range(ROUNDS):
        for name, url in urls.items():
            async with open_log(url) as log:
                rounds[name].append(await measure_appends(log, number))
    return {
        name: Appends(*(median(column) for column in zip(*each, strict=True)))
        for name, each in rounds.items()
    }


# Moves


async def measure_moves(urls: list[str]) -> list[float]:
    """Return the milliseconds from sending an act until the last phone has it."""
    times = []
    async with AsyncExitStack() as stack:
        phones = await gather(stack, urls)
        for number in range(MOVES):
            locked = number % 2 == 0
            start = time.perf_counter()
            await asyncio.gather(
                phones[0].do(acts.Lock(locked)),
                *(sees(phone, locked) for phone in phones),
            )
            times.append((time.perf_counter() - start) * 1000)
            await asyncio.sleep(0.005)
    return times[MOVES // 10 :]


async def gather(stack: AsyncExitStack, urls: list[str]) -> list[Phone]:
    """Return eight phones in a new room, at one server after the other."""
    ways = itertools.cycle(urls)
    phones = [await stack.enter_async_context(connect(next(ways)))]
    code = await phones[0].open("Ada")
    for number in range(1, PEOPLE):
        phone = await stack.enter_async_context(connect(next(ways)))
        await phone.hello(code)
        await phone.join(f"Ben {number}")
        phones.append(phone)
    for phone in phones:
        await phone.until(lambda phone=phone: len(phone.room["members"]) == PEOPLE)  # type: ignore[misc]
    return phones


async def sees(phone: Phone, locked: bool) -> None:
    await phone.until(lambda: phone.room["locked"] is locked)


# Work


class Work(NamedTuple):
    """Milliseconds of CPU for a move, and of waiting until the last phone had it."""

    konspira: float
    nats: float
    p50: float
    p99: float


class Spread(Live):
    """Eight phones at one server after the other."""

    def __init__(self, number: int, code: str, urls: list[str]) -> None:
        super().__init__(number, code)
        self.urls = urls

    def url(self, port: int, phone: int) -> str:
        return self.urls[(self.number + phone) % len(self.urls)]


class Several(Child):
    """Processes that are weighed as one."""

    def __init__(self, pids: list[int]) -> None:
        super().__init__(pids[0], 0)
        self.each = [Child(pid, 0) for pid in pids]

    def cpu(self) -> dict[int, float]:
        return {thread: spent for one in self.each for thread, spent in one.cpu().items()}

    def cpu_in_kernel(self) -> float:
        return sum(one.cpu_in_kernel() for one in self.each)


async def write_rooms(log_url: str) -> None:
    """Write rooms in the middle of a game without a referee."""
    _rooms.OPTIONS = {"grace_seconds": 0, "referee": "off"}
    async with open_log(log_url) as log:
        for seed, code in enumerate(codes(ROOMS)):
            await log.append(code, 0, Scribe(seed).play(PLAYED))


async def measure_work(running: "Running") -> Work:
    groups = [Spread(n, code, running.urls) for n, code in enumerate(codes(ROOMS))]
    for group in groups:
        await group.connect(0)
    nodes, nats = Several(running.nodes), [Child(pid, 0) for pid in running.nats]
    before = [sum(server.cpu().values()) for server in nats]
    result = await play(groups, nodes, WORK_SECONDS, PACE)
    spent = sum(sum(server.cpu().values()) for server in nats) - sum(before)
    for ear in (ear for group in groups for ear in group.ears):
        if ear.transport:
            ear.transport.disconnect(graceful=False)
    return Work(
        result.cpu / result.moves * 1000,
        spent / result.moves * 1000,
        result.wait(0.5) * 1000,
        result.wait(0.99) * 1000,
    )


# Many rooms


class Usage(NamedTuple):
    cpu: float  # seconds
    memory: float  # megabytes


def usage(pid: int) -> Usage:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    cpu = (int(fields[11]) + int(fields[12])) / TICKS
    (line,) = [
        line
        for line in Path(f"/proc/{pid}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    ]
    return Usage(cpu, int(line.split()[1]) / 1024)


def memory_of(nats: NatsServers) -> float:
    """Return the megabytes of a NATS server."""
    return median(usage(nats.pid(number)).memory for number in range(nats.count))


def size(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file())
    return sum(path.stat().st_size for path in files) / 2**20


async def many_rooms(nats: NatsServers) -> None:
    names = [f"ROOM{number}" for number in range(MANY)]
    async with open_log(nats.url("many")) as log:
        empty = memory_of(nats)
        for start in range(0, MANY, AT_ONCE):
            some = names[start : start + AT_ONCE]
            await asyncio.gather(*(fill(log, name, ENTRIES) for name in some))
        disk = size(nats.folder / "store-0")
        print(f"\n{MANY:,} rooms with {ENTRIES} entries of {len(ENTRY)} bytes:")
        print(f"  each NATS server: {disk:.0f} MB of disk,", end=" ")
        print(f"{memory_of(nats):.0f} MB of memory, {empty:.0f} MB when empty")
        times = []
        for name in names[:: max(1, MANY // 100)]:
            start_at = time.perf_counter()
            await log.read(name)
            times.append((time.perf_counter() - start_at) * 1000)
        print(f"  reading one: {median(times):.1f} ms, p99 {p99(times):.1f} ms")
        before = usage(os.getpid())
        start_at = time.perf_counter()
        for start in range(0, MANY, AT_ONCE):
            some = names[start : start + AT_ONCE]
            for name in some:
                log.follow(name, lambda version, entry: None)
            await asyncio.gather(*(log.read(name, 2**61) for name in some))
        took = time.perf_counter() - start_at
        after = usage(os.getpid())
        print(f"  following all: {took:.1f} s,", end=" ")
        print(f"{(after.memory - before.memory) * 1024 / MANY:.1f} KB of memory each")
        await idle(nats)


async def idle(nats: NatsServers) -> None:
    pids = [os.getpid(), *(nats.pid(number) for number in range(nats.count))]
    before = [usage(pid).cpu for pid in pids]
    await asyncio.sleep(IDLE_SECONDS)
    spent = [
        (usage(pid).cpu - then) / IDLE_SECONDS * 100
        for pid, then in zip(pids, before, strict=True)
    ]
    print(f"  at rest: {spent[0]:.1f} % of a core to follow them,", end=" ")
    print(f"{median(spent[1:]):.1f} % for each NATS server")


# All of it


class Running(NamedTuple):
    urls: list[str]
    nodes: list[int]  # process ids
    nats: list[int]


def command(port: int, log: str) -> list[str]:
    return [sys.executable, "-m", "bench._konspira", log, str(port)]


@contextmanager
def servers(folder: Path, nats: int, nodes: int, rooms: bool = False) -> Iterator[Running]:
    """Run the nodes on NATS, or one node on a file if there is no NATS server.

    There may be rooms in it.
    """
    folder.mkdir()
    with ExitStack() as stack:
        if nats:
            kept = stack.enter_context(NatsServers(folder, nats))
            log, pids = kept.url(), [kept.pid(number) for number in range(nats)]
        else:
            log, pids = f"sqlite:{folder / 'rooms.sqlite'}", []
        if rooms:
            asyncio.run(write_rooms(log))
        started = [Node(p, log, folder / f"{p}.log", command) for p in free_ports(nodes)]
        for node in started:
            node.start()
            stack.callback(node.kill)
        for node in started:
            node.wait_until_healthy()
        yield Running([node.url for node in started], [node.pid for node in started], pids)


def show_appends(folder: Path) -> None:
    one, three = folder / "one", folder / "three"
    one.mkdir()
    three.mkdir()
    with NatsServers(one, 1) as single, NatsServers(three, 3) as cluster:
        urls = {
            "SQLite": f"sqlite:{folder / 'log.sqlite'}",
            "1 NATS server": single.url(),
            "3 NATS servers, R3": cluster.url(),
        }
        found = asyncio.run(compare_appends(urls))
    print(
        "\nlog                 one in flight p50 / p99   256 rooms   to SQLite   one stream"
    )
    for name, each in found.items():
        ratio = each.per_second / found["SQLite"].per_second
        print(
            f"{name:18}  {each.p50:8.2f} / {each.p99:.2f} ms"
            f"   {each.per_second:10,.0f} /s {ratio:8.2f} {each.in_one_stream:10,.0f} /s"
        )


def show_moves(folder: Path) -> None:
    print("\nmove to the last of eight phones          p50        p99")
    for nats, nodes in ((0, 1), (1, 1), (1, 2), (3, 1), (3, 2), (3, 3)):
        rounds: list[float] = []
        with servers(folder / f"{nats}-{nodes}", nats, nodes) as running:
            for _ in range(ROUNDS):
                rounds += asyncio.run(measure_moves(running.urls))
        name = name_of(nats, nodes)
        print(f"{name:34}  {median(rounds):8.1f} ms {p99(rounds):8.1f} ms", flush=True)


def name_of(nats: int, nodes: int) -> str:
    return f"{nats} NATS, {nodes} of Konspira" if nats else "SQLite, 1 of Konspira"


def show_work(folder: Path) -> None:
    print("\n200 moves a second in 64 rooms: CPU per move   Konspira      NATS   p50 / p99")
    for nats, nodes in ((0, 1), (1, 1), (3, 1), (3, 2), (3, 3)):
        with servers(folder / f"work-{nats}-{nodes}", nats, nodes, rooms=True) as running:
            rounds = [asyncio.run(measure_work(running)) for _ in range(ROUNDS)]
        found = Work(*(median(column) for column in zip(*rounds, strict=True)))
        print(
            f"{name_of(nats, nodes):46} {found.konspira:5.2f} ms {found.nats:6.2f} ms"
            f"   {found.p50:.1f} / {found.p99:.1f} ms",
            flush=True,
        )


def load_average() -> str:
    busy = " ".join(f"{each:.1f}" for each in os.getloadavg())
    return f"load average {busy} on {os.cpu_count()} cores"


def main() -> None:
    print(f"{time.strftime('%Y-%m-%d')}, {load_average()}")
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        show_appends(folder)
        show_moves(folder)
        show_work(folder)
        (folder / "many").mkdir()
        with NatsServers(folder / "many", 3) as nats:
            asyncio.run(many_rooms(nats))
    print(f"At the end: {load_average()}")


if __name__ == "__main__":
    main()
