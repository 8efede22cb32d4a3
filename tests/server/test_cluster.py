"""Three servers of Konspira on three NATS servers are one place to play. All of them are
real processes; `test_cluster_faults.py` kills them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.request import urlopen

import msgspec
import pytest
from processes import limited
from server_harness import PATIENCE, Party, all_see, phase, random_move
from tools.cluster import Cluster, Node

from konspira.client import Phone, Refused
from konspira.game import HOST
from konspira.games import GAMES
from konspira.games.mafia.views.awaited import FRAME_BYTES, LONG_FRAME_BYTES
from konspira.log.engines import open_log
from konspira.room import acts
from server.cluster_harness import hasty, same_everywhere

ROOT = Path(__file__).parents[2]
PEOPLE = 8
PAUSE = 0.02  # between the acts of one person
NO_END = "MoreTime"  # would come of a host who asks for this again and again


# By one command


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_one_command_runs_a_cluster_and_a_signal_ends_all_of_it(by: signal.Signals) -> None:
    command = [sys.executable, "-m", "tools.run_cluster", "--host", "127.0.0.1"]
    started = subprocess.Popen(
        [*command, "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        # As a shell starts what runs in the background.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN) and None,
    )
    with limited(started) as running:
        assert running.stdout
        told = [running.stdout.readline() for _ in range(9)]
        port = int(told[0].rpartition(":")[2])
        asyncio.run(meet(f"ws://127.0.0.1:{port}/ws"))
        running.send_signal(by)
        assert running.communicate(timeout=PATIENCE) == ("Stopped.\n", "")
        assert running.returncode == 0
    for pid in re.findall(r"kill -9 (\d+)", "".join(told)):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


async def meet(url: str) -> None:
    """Through one proxy, people on three servers sit at one table."""
    async with Party() as party:
        phones = await party.gather(6, url)
        await phones[0].do(acts.Lock(True))
        await all_see(phones, lambda phone: phone.room["locked"])


# Whole games


async def play_to_the_end(phones: Sequence[Phone], game: str, rng: Random) -> int:
    """Start the game and make random moves until it is over; how many there were."""
    host = phones[0]
    await host.do(acts.Choose(game, {}))
    await host.do(acts.Start())
    await all_see(phones, lambda phone: phone.table is not None and phase(phone) != "Over")
    async with asyncio.timeout(6 * PATIENCE):
        players = (play_on(phone, Random(rng.random())) for phone in phones)
        return sum(await asyncio.gather(*players))


async def play_on(phone: Phone, rng: Random) -> int:
    """Everybody plays at once: at night an answer comes with the next beat only."""
    moves = 0
    while phase(phone) != "Over":
        seats = [seat for seat in phone.hands if phone.may(seat)]
        seat = rng.choice(seats) if seats else HOST
        move = random_move(phone, seat, rng) if seats else None
        if move is not None and type(move).__name__ != NO_END:
            with suppress(Refused):  # too early, or somebody was faster
                await phone.play(seat, move)
                moves += 1
        await asyncio.sleep(PAUSE)
    return moves


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(("codenames", "mafia"), marks=pytest.mark.short_version),
        pytest.param((*GAMES,), marks=pytest.mark.all_only),
    ],
    ids=["two", "every"],
)
def test_eight_phones_on_three_servers_play_whole_games(
    tmp_path: Path, games: Sequence[str]
) -> None:
    async def scenario(cluster: Cluster) -> None:
        rng = Random(8)
        async with open_log(cluster.log) as log, Party() as party:
            phones = await party.gather(PEOPLE, *(node.url for node in cluster.nodes))
            for number, game in enumerate(games, 1):
                assert await play_to_the_end(phones, game, rng) > 0
                entries = await same_everywhere(cluster, log, phones[0].code)
                kinds = Counter(type(entry.act) for entry in entries)
                assert kinds[acts.Start] == kinds[acts.Finish] == number, game
            nights_are_alike(phones, len(cluster.nodes))
            assert all(overflows(node) == 0 for node in cluster.nodes)

    with Cluster(tmp_path, command=hasty) as cluster:
        asyncio.run(scenario(cluster))


class Beat(NamedTuple):
    at: int  # by the server's clock
    length: int  # without what everybody may know
    last: bool  # of its night


def nights_are_alike(phones: Sequence[Phone], nodes: int) -> None:
    """On whatever server, messages of a hush are as long as the game says, longer to those
    who are out. On one server they come together; the last of a night may be longer."""
    heard = [[beat(frame) for frame in news_at_night(phone)] for phone in phones]
    for beats in heard:
        lengths = [beat.length for beat in beats if not beat.last]
        assert len(lengths) > 10 and lengths[0] == FRAME_BYTES
        assert lengths == sorted(lengths)
        assert set(lengths) <= {FRAME_BYTES, LONG_FRAME_BYTES}
        assert all(beat.length % FRAME_BYTES == 0 for beat in beats)
    for node in range(nodes):
        for together in zip(*heard[node::nodes], strict=True):
            assert len({(beat.at, beat.last) for beat in together}) == 1


def news_at_night(phone: Phone) -> list[bytes]:
    return [frame for frame in phone.frames or () if b',"pad":"' in frame]


def beat(frame: bytes) -> Beat:
    news = msgspec.json.decode(frame)
    room = news.get("room", {})
    # These are the game's, and must fit in.
    public = room.keys() - {"playing", "hushed", "silent"}
    more = len(b',"room":' + msgspec.json.encode(room)) if public else 0
    return Beat(news["at"], len(frame) - more, room.get("hushed") is False)


def overflows(node: Node) -> int:
    with urlopen(f"http://127.0.0.1:{node.port}/metrics", timeout=PATIENCE) as answer:
        counts = dict(line.split() for line in answer.read().decode().splitlines())
    return int(counts["konspira_hush_overflows_total"])
