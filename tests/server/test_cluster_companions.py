"""Companions on servers that are killed: no move is made twice, and none is lost."""

import asyncio
from pathlib import Path
from random import Random

from server_harness import PATIENCE, Party, logged, phase
from tools.cluster import Cluster

from konspira.client import Phone
from konspira.log import Log
from konspira.log.engines import open_log
from konspira.room import MemberId, acts
from server.cluster_harness import hasty, same_everywhere
from server.companion_table import same_as_thought_alone, tapped

KILLS = 3


def test_a_server_is_killed_while_a_thought_is_due_and_the_other_one_plays_on(
    tmp_path: Path,
) -> None:
    """What the log holds is move by move what one server alone would have thought."""

    async def scenario(cluster: Cluster) -> None:
        rng = Random(18)
        async with open_log(cluster.log) as log, Party() as party:
            phone = await party.phone(cluster.nodes[0].url)
            await phone.open("Ada")
            for number in range(3):
                await phone.do(acts.Invite(f"Kit {number + 1}"))
            await phone.do(acts.Start())
            tokens = phone.tokens
            for kill in range(KILLS):
                here, there = cluster.nodes[kill % 2], cluster.nodes[(kill + 1) % 2]
                await party.onlooker(there.url, phone.code)
                await somebody_moves(phone, rng)
                here.kill()  # whatever follows from that move is due on both
                phone = await party.back(there.url, phone.code, *tokens)
                await companion_moves(log, phone, rng)
                here.start()
                await asyncio.to_thread(here.wait_until_healthy)
            await phone.do(acts.Hasten())
            await to_the_end(phone, rng)
            entries = await same_everywhere(cluster, log, phone.code)
            assert same_as_thought_alone(entries) > 0
            starts = [entry for entry in entries if isinstance(entry.act, acts.Start)]
            ends = [entry for entry in entries if isinstance(entry.act, acts.Finish)]
            assert len(starts) == len(ends) == 1

    with Cluster(tmp_path, nats=1, nodes=2, command=hasty) as cluster:
        asyncio.run(scenario(cluster))


async def somebody_moves(phone: Phone, rng: Random) -> None:
    """The person taps until the table has changed, so that companions think anew."""
    before = phone.table
    async with asyncio.timeout(PATIENCE):
        while phone.table == before and phase(phone) != "Over":
            await tapped(phone, rng)
            await asyncio.sleep(0.02)


async def companion_moves(log: Log, phone: Phone, rng: Random) -> None:
    """A companion goes on, on the server that is left; the person does so, too."""
    before = await moves_of_companions(log, phone.code)
    async with asyncio.timeout(PATIENCE):
        while phase(phone) != "Over":
            if await moves_of_companions(log, phone.code) > before:
                return
            await tapped(phone, rng)
            await asyncio.sleep(0.05)


async def moves_of_companions(log: Log, code: str) -> int:
    entries = await logged(log, code)
    plays = [entry for entry in entries if isinstance(entry.act, acts.Play)]
    return sum(entry.by != MemberId(1) for entry in plays)


async def to_the_end(phone: Phone, rng: Random) -> None:
    async with asyncio.timeout(3 * PATIENCE):
        while phase(phone) != "Over":
            await tapped(phone, rng)
            await asyncio.sleep(0.05)
