"""What the tests of a cluster share: its servers, and whether all of them agree."""

import asyncio
import sys
from typing import Any

import msgspec
from server_harness import PATIENCE, Party, folded, logged
from tools.cluster import Cluster

from konspira.log import Log
from konspira.room import Entry, room_view, table_of
from konspira.server.rooms import unix_milliseconds

# A server that does not mind how fast its guests are. The time of its rooms may pass faster
# than ours, by the same clock as that of the other servers: limits and beats come sooner.
# How long a phone, another server or NATS may be silent does not change.
RUNNER = """
import asyncio, sys, time
from functools import partial
from konspira.cli import run_server
from konspira.server import rooms, run
from konspira.server.limits import Limits

GAMES_TIME = tuple(
    f"konspira.server.{name}" for name in ("room_timers", "room_companions", "broadcast")
)
port, log, haste, began = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])


class Hurry(asyncio.SelectorEventLoop):
    def call_later(self, delay, *what, **how):
        if sys._getframe(1).f_globals["__name__"] in GAMES_TIME:
            delay /= haste
        return super().call_later(delay, *what, **how)


if haste > 1:
    run_server.new_event_loop = Hurry
    clock = lambda: began + haste * (rooms.unix_milliseconds() - began)
    seconds = lambda: haste * time.monotonic()
    run.Rooms = partial(rooms.Rooms, clock=clock, seconds=seconds)
generous = dict.fromkeys(
    (
        "messages_per_second",
        "message_burst",
        "rooms_per_address_per_hour",
        "http_requests_per_address",
    ),
    10_000,
)
# An older release knows fewer limits.
limits = Limits(**{n: v for n, v in generous.items() if n in Limits.__struct_fields__})
settings = run.Settings(host="127.0.0.1", port=port, log=log, limits=limits)
run_server.run_until_stopped(settings, json_logs=False)
"""
HASTE = 40  # times
BEGAN = unix_milliseconds()


def generous(port: int, log: str, haste: int = 1) -> list[str]:
    return [sys.executable, "-c", RUNNER, *map(str, (port, log, haste, BEGAN))]


def hasty(port: int, log: str) -> list[str]:
    """What takes an hour takes a minute and a half, so that games by the clock end."""
    return generous(port, log, HASTE)


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


async def same_everywhere(cluster: Cluster, log: Log, code: str) -> list[Entry]:
    """Wait until every server shows what the log tells; the log. Nobody is acting now, but
    a server may still have something to write down."""
    async with Party() as party, asyncio.timeout(PATIENCE):
        urls = [node.url for node in cluster.nodes]
        onlookers = [await party.onlooker(url, code) for url in urls]
        while True:
            entries = await logged(log, code)
            room = folded(entries)
            wanted = as_json(room_view(room)), as_json(table_of(room))
            if all((phone.room, phone.table) == wanted for phone in onlookers):
                return entries
            await asyncio.sleep(0.1)
