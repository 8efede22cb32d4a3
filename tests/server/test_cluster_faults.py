"""Whatever breaks in a cluster, each entry that was acknowledged is there once, in order.

A usual run breaks each thing once, and then a few at a time. KONSPIRA_FAULTS=1000 breaks
so many things both ways, and with `-s` tells how long people had to wait. The seed of a run
is printed; KONSPIRA_SEED=... repeats its choices.
"""

import asyncio
import os
import signal
from collections import Counter, defaultdict
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterator,
    Sequence,
)
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from picows import WSError
from server_harness import PATIENCE, Party, phase, random_move
from tools.cluster import Cluster, Node

from konspira.client import Closed, Phone, Refused, connect
from konspira.games import GAMES
from konspira.log.jetstream import JetStreamLog
from konspira.room import acts
from server.cluster_harness import generous, same_everywhere
from server.test_crash import raw, told

FAULTS = int(os.environ.get("KONSPIRA_FAULTS", "0"))
SEED = int(os.environ.get("KONSPIRA_SEED", "0")) or Random().randrange(10**6)
AN_EVENING = 10  # faults; then a new table, for a room takes only so many entries
AT_ONCE = 10  # steps of the roulette in a usual run
PEOPLE = 8
PAUSE = 0.05  # between the acts of one person
ANSWER = 10.0  # seconds until a phone takes its server for dead


# People


class Guest:
    """Somebody at the table who does one thing after another, comes back by any server when
    the connection breaks, and notes what was acknowledged and what may have happened."""

    def __init__(self, phone: Phone, host: bool, rng: Random) -> None:
        self.code, self.tokens, self.me = phone.code, phone.tokens, phone.members[0]
        self.host, self.rng = host, rng
        self.done: list[tuple[str, bool]] = []  # what, and whether it was acknowledged
        self.inside = self.acting = self.resting = self.going_home = False
        self.url = ""  # of the server that it was at last
        self.longest_wait = 0.0  # from one acknowledged act to the next
        self._last_at = now()

    @property
    def acknowledged(self) -> int:
        return sum(acknowledged for _, acknowledged in self.done)

    def wake_up(self) -> None:
        self.resting, self.longest_wait, self._last_at = False, 0.0, now()

    async def play(self, urls: Sequence[str]) -> None:
        while not self.going_home:
            with suppress(Closed, Refused, OSError, WSError, TimeoutError):
                self.url = self.rng.choice(urls)
                async with asyncio.timeout(ANSWER):
                    context = connect(self.url)
                    phone = await context.__aenter__()
                try:
                    async with asyncio.timeout(ANSWER):
                        await phone.hello(self.code, *self.tokens)
                    assert phone.members == [self.me], "the token lost its seat"
                    self.inside = True
                    await self._act_until_cut_off(phone)
                finally:
                    self.inside = False
                    await context.__aexit__(None, None, None)
            await asyncio.sleep(PAUSE)

    async def _act_until_cut_off(self, phone: Phone) -> None:
        await phone.until(lambda: bool(phone.room))
        while not self.going_home:
            await asyncio.sleep(PAUSE)
            if self.resting:
                continue
            self.acting = True
            try:
                await self._act(phone, self._choose(phone))
            finally:
                self.acting = False

    async def _act(self, phone: Phone, act: Any) -> None:
        try:
            async with asyncio.timeout(ANSWER):
                await phone.do(act, by=self.me)
            self._acknowledged(act)
        except Refused as refused:
            if refused.code == "log-failed":
                self.done.append((told(act), False))
        except (Closed, TimeoutError):
            self.done.append((told(act), False))
            raise

    def _acknowledged(self, act: Any) -> None:
        self.done.append((told(act), True))
        self.longest_wait = max(self.longest_wait, now() - self._last_at)
        self._last_at = now()

    def _choose(self, phone: Phone) -> Any:
        if self.host and phase(phone) in ("", "Over"):
            game = self.rng.choice(list(GAMES))
            return self.rng.choice([acts.Choose(game, {}), acts.Start()])
        for seat in phone.hands:
            move = random_move(phone, seat, self.rng) if phone.may(seat) else None
            if move is not None and self.rng.random() < 0.7:
                return acts.Play(seat, raw(move))
        return acts.Rename(f"{self.me} the {len(self.done)}")


def now() -> float:
    return asyncio.get_running_loop().time()


def misfits(log: Sequence[str], done: Sequence[tuple[str, bool]]) -> dict[str, Any]:
    """What speaks against it that the log holds what was acknowledged, once and in order,
    and besides it only what nobody was told of. That may have come late: a server that
    slept finds it in a connection that its phone has left long ago."""
    acknowledged = [act for act, told_so in done if told_so]
    unknown = Counter(act for act, told_so in done if not told_so)
    rest = iter(log)
    found = {
        "lost": Counter(acknowledged) - Counter(log),
        "too many": Counter(log) - Counter(acknowledged) - unknown,
        "out of order": next((act for act in acknowledged if act not in rest), None),
    }
    return {what: acts for what, acts in found.items() if acts}


def test_the_comparison_notices_what_is_lost_doubled_or_out_of_order() -> None:
    done = [("a", True), ("b", False), ("c", True), ("a", True)]
    for log, problems in (
        ("aca", set()),
        ("abca", set()),
        ("acab", set()),
        ("ac", {"lost", "out of order"}),
        ("aac", {"out of order"}),
        ("abcba", {"too many"}),
        ("acaa", {"too many"}),
        ("acad", {"too many"}),
    ):
        assert set(misfits(log, done)) == problems


# The table


class Evening:
    """A cluster with people at a table, who go on whatever breaks."""

    def __init__(
        self, cluster: Cluster, log: JetStreamLog, guests: list[Guest], rng: Random
    ) -> None:
        self.cluster, self.log = cluster, log
        self.guests, self.rng = guests, rng
        self.code = guests[0].code
        self.entries = 0

    async def go_on(self) -> None:
        """Until everybody is there and something has happened."""
        before = [guest.acknowledged for guest in self.guests]
        async with asyncio.timeout(4 * PATIENCE):
            while not all(
                guest.inside and guest.acknowledged >= then + 3
                for guest, then in zip(self.guests, before, strict=True)
            ):
                await asyncio.sleep(0.05)

    async def check(self) -> float:
        """What was acknowledged is in the log, once and in order, and all servers show it;
        how long somebody had to wait since the last time. Only when everybody has had an
        answer: before it an act may be in the log, and its guest does not know."""
        for guest in self.guests:
            guest.resting = True
        async with asyncio.timeout(PATIENCE):
            while any(guest.acting for guest in self.guests):
                await asyncio.sleep(PAUSE)
        entries = await same_everywhere(self.cluster, self.log, self.code)
        for guest in self.guests:
            own = [told(entry.act) for entry in entries if entry.by == guest.me]
            found = misfits(own, guest.done)
            assert not found, f"member {guest.me}: {found}\n{own}\n{guest.done}"
        self.entries = len(entries)
        waited = max(guest.longest_wait for guest in self.guests)
        for guest in self.guests:
            guest.wake_up()
        return waited

    def node(self) -> Node:
        """A server that somebody is at."""
        url = self.rng.choice(self.guests).url
        return next(node for node in self.cluster.nodes if node.url == url)

    async def leader(self) -> int:
        """The NATS server that leads the room's stream."""
        streams, link = self.log.store.streams, self.log.client
        stream = streams.stream(streams.of(self.code))
        about = await link.insist(lambda: link.connected.api(f"STREAM.INFO.{stream}"))
        return int(about["cluster"]["leader"].rpartition("-")[2])

    async def follower(self) -> int:
        return (await self.leader() + self.rng.choice([1, 2])) % 3


@asynccontextmanager
async def evening_at(cluster: Cluster, rng: Random) -> AsyncIterator[Evening]:
    """A new table with eight people, on all servers."""
    urls = [node.url for node in cluster.nodes]
    async with Party() as party:
        phones = await party.gather(PEOPLE, *urls)
        guests = [
            Guest(phone, phone is phones[0], Random(rng.random())) for phone in phones
        ]
    playing = [asyncio.create_task(guest.play(urls)) for guest in guests]
    log = await JetStreamLog.open(cluster.log.removeprefix("nats:"))
    try:
        evening = Evening(cluster, log, guests, rng)
        await evening.go_on()
        yield evening
    finally:
        for guest in guests:
            guest.going_home = True
        await asyncio.gather(*playing)
        await log.close()


class Record:
    """What a run has seen, for people who asked for a long one."""

    def __init__(self) -> None:
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.entries = self.acknowledged = self.unknown = 0

    def count(self, evening: Evening) -> None:
        done = [told_so for guest in evening.guests for _, told_so in guest.done]
        self.entries += evening.entries
        self.acknowledged += sum(done)
        self.unknown += len(done) - sum(done)

    def show(self) -> None:
        print(f"\n{sum(map(len, self.waits.values()))} faults, {self.entries:,} entries:")
        print(f"{self.acknowledged:,} acts were acknowledged, none was lost or doubled;")
        print(f"for {self.unknown:,} the client got no answer.")
        print("fault, times, longest wait of anybody: median, worst")
        for fault, waits in sorted(self.waits.items()):
            name = fault.replace("_", " ")
            print(f"{name:42} {len(waits):4} {median(waits):6.1f} s {max(waits):6.1f} s")


# One thing at a time


Fault = Callable[[Evening], Awaitable[None]]


async def a_node_is_killed(evening: Evening) -> None:
    node = evening.node()
    node.kill()
    await evening.go_on()
    node.start()
    await asyncio.to_thread(node.wait_until_healthy)


async def a_node_sleeps_and_wakes_with_old_rooms(evening: Evening) -> None:
    node = evening.node()
    node.send(signal.SIGSTOP)
    try:
        await evening.go_on()
    finally:
        node.send(signal.SIGCONT)


async def the_nodes_restart_in_turn(evening: Evening) -> None:
    """As in an upgrade."""
    for node in evening.cluster.nodes:
        assert await asyncio.to_thread(node.stop) == 0, node.output
        node.start()
        await asyncio.to_thread(node.wait_until_healthy)


async def the_leader_is_killed(evening: Evening) -> None:
    await kill_nats(evening, await evening.leader())


async def a_follower_is_killed(evening: Evening) -> None:
    await kill_nats(evening, await evening.follower())


async def kill_nats(evening: Evening, number: int) -> None:
    nats = evening.cluster.nats
    nats.kill(number)
    await evening.go_on()
    nats.start(number)
    await asyncio.to_thread(nats.wait_until_listening, number)


async def the_leader_sleeps(evening: Evening) -> None:
    nats, number = evening.cluster.nats, await evening.leader()
    nats.freeze(number)
    try:
        await evening.go_on()
    finally:
        nats.thaw(number)


async def all_of_nats_restarts(evening: Evening) -> None:
    nats = evening.cluster.nats
    for number in range(nats.count):
        nats.kill(number)
    await asyncio.sleep(evening.rng.random())
    for number in range(nats.count):
        nats.start(number)


EACH_ONCE: list[Fault] = [
    a_node_is_killed,
    the_leader_is_killed,
    a_node_sleeps_and_wakes_with_old_rooms,
    the_leader_sleeps,
    a_follower_is_killed,
    all_of_nats_restarts,
    the_nodes_restart_in_turn,
]


@pytest.mark.all_only
def test_nothing_acknowledged_is_lost_or_doubled_whatever_breaks(tmp_path: Path) -> None:
    rng, record = Random(SEED), Record()
    faults = [rng.choice(EACH_ONCE) for _ in range(FAULTS)] or EACH_ONCE

    async def scenario(cluster: Cluster) -> None:
        for start in range(0, len(faults), AN_EVENING):
            async with evening_at(cluster, rng) as evening:
                for fault in faults[start : start + AN_EVENING]:
                    with noted(fault.__name__):
                        await fault(evening)
                        await evening.go_on()
                        record.waits[fault.__name__].append(await evening.check())
            record.count(evening)

    run(scenario, tmp_path, record)


# Several things at once


class Part:
    """A process of the cluster, which may be broken, and mended."""

    def __init__(self, cluster: Cluster, number: int) -> None:
        """The nodes come first, then the NATS servers."""
        self._node = cluster.nodes[number] if number < len(cluster.nodes) else None
        self._nats, self._number = cluster.nats, number - len(cluster.nodes)
        self.state = "hale"

    def kill(self) -> None:
        self.state = "killed"
        if self._node:
            self._node.kill()
        else:
            self._nats.kill(self._number)

    def freeze(self) -> None:
        self.state = "frozen"
        self._send(signal.SIGSTOP)

    def mend(self) -> None:
        if self.state == "frozen":
            self._send(signal.SIGCONT)
        elif self.state == "killed" and self._node:
            self._node.start()
        elif self.state == "killed":
            self._nats.start(self._number)
        self.state = "hale"

    def _send(self, what: signal.Signals) -> None:
        pid = self._node.pid if self._node else self._nats.pid(self._number)
        os.kill(pid, what)


async def roulette(evening: Evening, steps: int) -> None:
    """Break and mend parts at any moment, even so many that nobody can go on."""
    cluster, rng = evening.cluster, evening.rng
    parts = [Part(cluster, n) for n in range(len(cluster.nodes) + cluster.nats.count)]
    try:
        for _ in range(steps):
            part = rng.choice(parts)
            if part.state == "hale":
                rng.choice([part.kill, part.freeze])()
            else:
                part.mend()
            await asyncio.sleep(2 * rng.random())
    finally:
        for part in parts:
            part.mend()
    for node in cluster.nodes:
        await asyncio.to_thread(node.wait_until_healthy)


def test_nothing_acknowledged_is_lost_or_doubled_though_much_breaks_at_once(
    tmp_path: Path,
) -> None:
    rng, record = Random(SEED), Record()
    steps = FAULTS or AT_ONCE

    async def scenario(cluster: Cluster) -> None:
        for start in range(0, steps, AT_ONCE):
            number = min(AT_ONCE, steps - start)
            async with evening_at(cluster, rng) as evening:
                with noted(f"the roulette, after {start} steps"):
                    await roulette(evening, number)
                    await evening.go_on()
                    wait = await evening.check()
                    record.waits[f"{number} steps of the roulette"].append(wait)
            record.count(evening)

    run(scenario, tmp_path, record)


# Running


@contextmanager
def noted(what: str) -> Iterator[None]:
    try:
        yield
    except BaseException as error:
        error.add_note(f"in {what} of KONSPIRA_SEED={SEED}")
        raise


def run(
    scenario: Callable[[Cluster], Coroutine[Any, Any, None]], folder: Path, record: Record
) -> None:
    print(f"KONSPIRA_SEED={SEED}")
    with Cluster(folder, command=generous) as cluster:
        asyncio.run(scenario(cluster))
        for node in cluster.nodes:
            assert "Traceback" not in node.output, node.output
    record.show()
