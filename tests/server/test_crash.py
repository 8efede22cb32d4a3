"""A server that is killed at any moment loses nothing that it has acknowledged.

KONSPIRA_KILLS=20 kills it more often than a usual test run has time for.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from picows import WSError
from server_harness import (
    PATIENCE,
    Party,
    all_see,
    folded,
    free_port,
    news_of,
    phase,
    random_move,
    start,
    until,
)

from konspira.client import Closed, Phone, Refused, connect
from konspira.game import HOST
from konspira.games.codenames.moves import Start
from konspira.log.sqlite import read_room, rooms_of
from konspira.room import Entry, acts, deadline
from konspira.server.rooms import unix_milliseconds

KILLS = int(os.environ.get("KONSPIRA_KILLS", "5"))
ROOMS = 3
PEOPLE = 4
EVERY_TURN: dict[str, Any] = {"timer": "every-turn", "clue_seconds": 15}

# A server of its own, whose clock may be ahead of ours.
RUNNER = """
import asyncio, sys
from functools import partial
from pathlib import Path
from konspira.server import rooms, run
from konspira.server.limits import Limits

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

port, data, ahead = int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
clock = lambda: rooms.unix_milliseconds() + ahead
run.Rooms = partial(rooms.Rooms, clock=clock)
limits = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    rooms_per_address_per_hour=10_000,
    http_requests_per_address=10_000,
)
settings = run.Settings(host="127.0.0.1", port=port, log=f"sqlite:{data}", limits=limits)
with asyncio.Runner(loop_factory=new_event_loop) as runner:
    runner.run(run.serve(settings))
"""


class Machine:
    """Where the server runs: it can be switched on again after the worst."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"ws://127.0.0.1:{self.port}/ws"
        self.process: asyncio.subprocess.Process | None = None

    async def switch_on(self, ahead: int = 0) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", RUNNER, str(self.port), str(self.data), str(ahead)),
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(PATIENCE):
            while not await self.answers():
                assert self.process.returncode is None, "the server did not start"
                await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()

    def entries(self, code: str) -> list[Entry]:
        decode = msgspec.json.Decoder(Entry).decode
        return [decode(raw) for _, raw in read_room(self.data, code)]


@asynccontextmanager
async def machine(folder: Path) -> AsyncIterator[Machine]:
    its = Machine(folder / "log.db")
    await its.switch_on()
    try:
        yield its
    finally:
        if its.process and its.process.returncode is None:
            await its.end(signal.SIGKILL)


class Player:
    """Does one thing after another, and notes what was acknowledged and what may be."""

    def __init__(self, phone: Phone, host: bool, rng: Random) -> None:
        self.code, self.tokens, self.me = phone.code, phone.tokens, phone.members[0]
        self.host, self.rng = host, rng
        self.done: list[tuple[str, bool]] = []  # what, and whether it was acknowledged
        self.returns = 0
        self.inside = False
        self.going_home = False

    async def play(self, url: str) -> None:
        """Until it is time to go home, however often the line breaks."""
        while not self.going_home:
            with suppress(Closed, OSError, WSError):
                async with connect(url) as phone:
                    await phone.hello(self.code, *self.tokens)
                    assert phone.members == [self.me], "the token lost its seat"
                    assert phone.tokens == self.tokens
                    self.returns, self.inside = self.returns + 1, True
                    await self.act_until_cut_off(phone)
            self.inside = False
            await asyncio.sleep(0.01)

    async def act_until_cut_off(self, phone: Phone) -> None:
        await phone.until(lambda: bool(phone.room))
        while not self.going_home:
            act = self.choose(phone)
            try:
                await phone.do(act, by=self.me)
            except Refused:
                continue
            except Closed:
                self.done.append((told(act), False))
                raise
            self.done.append((told(act), True))

    def choose(self, phone: Phone) -> Any:
        if self.host and phase(phone) in ("", "Over"):
            return acts.Start()
        if self.host and "Start" in phone.may(HOST):
            return acts.Play(HOST, raw(Start()))
        for seat in phone.seats:
            move = (
                random_move(phone, seat, self.rng) if phase(phone) != "Choosing" else None
            )
            if move is not None and self.rng.random() < 0.7:
                return acts.Play(seat, raw(move))
        return acts.Rename(f"{self.me} the {len(self.done)}")


def raw(move: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def told(act: Any) -> str:
    """As the phone sent it, without what the server has filled in."""
    filled_in = dict.fromkeys(act.filled_in)
    return msgspec.json.encode(replace(act, **filled_in)).decode()


def may_have_happened(log: Sequence[str], done: Sequence[tuple[str, bool]]) -> bool:
    """Whether the log holds all that was acknowledged, once and in order, and besides it
    nothing but what was still under way when the line broke."""
    read = {0}
    for act, acknowledged in done:
        after = {n + 1 for n in read if n < len(log) and log[n] == act}
        read = after if acknowledged else after | read
    return len(log) in read


def test_the_comparison_notices_what_is_lost_doubled_or_out_of_order() -> None:
    done = [("a", True), ("b", False), ("c", True)]
    for log, fine in (
        ("abc", True),
        ("ac", True),
        ("ab", False),
        ("aac", False),
        ("abbc", False),
        ("cba", False),
        ("abcd", False),
    ):
        assert may_have_happened(log, done) is fine


def check(its: Machine, players: Sequence[Player], opened: Sequence[str]) -> None:
    """What was acknowledged is there, and every room in the file makes sense."""
    codes = {summary.room for summary in rooms_of(its.data)}
    assert codes >= {*opened, *(player.code for player in players)}
    logs = {code: its.entries(code) for code in codes}
    for entries in logs.values():
        room = folded(entries)
        assert room.joined >= 1, "a room was opened by nobody"
    for player in players:
        own = [told(entry.act) for entry in logs[player.code] if entry.by == player.me]
        assert may_have_happened(own, player.done)


def test_what_was_acknowledged_survives_any_crash_and_is_there_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        rng = Random(11)
        async with machine(tmp_path) as its:
            players: list[Player] = []
            async with Party() as party:
                for _ in range(ROOMS):
                    phones = await party.gather(PEOPLE, its.url)
                    players += [
                        Player(phone, phone is phones[0], Random(rng.random()))
                        for phone in phones
                    ]
            opened: list[str] = []
            opener = asyncio.create_task(keep_opening(its.url, opened))
            playing = [asyncio.create_task(player.play(its.url)) for player in players]
            for kill in range(1, KILLS + 1):
                await all_inside(players, playing, kill)
                enough = sum(len(player.done) for player in players) + 50
                await until(lambda n=enough: sum(len(p.done) for p in players) >= n)  # type: ignore[misc]
                await asyncio.sleep(rng.random() / 5)
                await its.end(signal.SIGKILL)
                await until(lambda: not any(player.inside for player in players))
                check(its, players, opened)
                await its.switch_on()
            await all_inside(players, playing, KILLS + 1)
            for player in players:
                player.going_home = True
            await asyncio.gather(*playing)
            if opener.done():
                opener.result()
            opener.cancel()
            await its.end(signal.SIGTERM)
            check(its, players, opened)
            assert len(opened) > KILLS
            done = sum(
                acknowledged for player in players for _, acknowledged in player.done
            )
            assert done > 50 * KILLS

    asyncio.run(scenario())


async def all_inside(
    players: Sequence[Player], playing: Sequence["asyncio.Task[None]"], times: int
) -> None:
    """Everybody is back at their seat, with the token they had from the start."""
    for player, task in zip(players, playing, strict=True):
        await until(lambda p=player, t=task: p.returns >= times or t.done())  # type: ignore[misc]
        if task.done():
            task.result()


async def keep_opening(url: str, opened: list[str]) -> None:
    """Somebody opens one room after the other."""
    while True:
        with suppress(Closed, OSError, WSError):
            async with connect(url) as phone:
                opened.append(await phone.open("Zoe"))
        await asyncio.sleep(0.05)


def test_a_time_limit_set_before_a_crash_passes_at_its_time_after_it(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with machine(tmp_path) as its, Party() as party:
            phones = await party.gather(4, its.url)
            await start(phones, **EVERY_TURN)
            code = phones[0].code
            await its.end(signal.SIGKILL)
            before = its.entries(code)
            due = deadline(folded(before))
            assert due is not None and due > unix_milliseconds()
            # For the new server the moment is a second away.
            await its.switch_on(ahead=due - unix_milliseconds() - 1000)
            back = [await party.back(its.url, code, *phone.tokens) for phone in phones]
            team = phones[0].table["phase"]["team"]  # type: ignore[index]
            await all_see(back, lambda p: p.table and p.table["phase"]["team"] != team)
            first = next(
                news["at"]
                for news in news_of(back[0])
                if news.get("table") and news["table"]["phase"]["team"] != team
            )
            (tick,) = [e for e in its.entries(code) if isinstance(e.act, acts.Tick)]
            assert due <= tick.at <= first

    asyncio.run(scenario())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_says_goodbye_first(
    how: signal.Signals, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with machine(tmp_path) as its, Party() as party:
            phones = await party.gather(2, its.url)
            await its.end(how)
            for phone in phones:
                await until(lambda phone=phone: phone.closed is not None)  # type: ignore[misc]
                assert phone.closed == 1012

    asyncio.run(scenario())
