"""Compare the adapters of the WebSocket port: CPU per view, memory per socket.

Each runs in a bare server of its own, without rooms and a log, in a child process: what one
of eight phones says, all eight get. The adapters take turns, so that a noisy machine is
noisy for both: look at the ratios. CPU is what the kernel charged to the server's process.
The weight of a socket is the growth of its resident memory when many more connect.

Run `python3 dev.py bench adapters`.
"""

import asyncio
import socket
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._process import Child, child, cores, open_many_files, pin

from konspira.server.websocket.adapters import ADAPTERS

ROOMS, PHONES = 50, 8
ROUNDS = 7  # the first warms up
SILENT = 1_000
VIEW = b"v" * 640  # about as long as a view of Codenames
REQUEST = (
    "GET /ws?{} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SAID = b"\x81" + bytes([0x80 | 126]) + len(VIEW).to_bytes(2) + bytes(4) + VIEW
HEARD = len(SAID) - 4  # the server masks nothing


def phone(port: int, room: object) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port))
    connection.sendall(REQUEST.format(room).encode())
    assert b" 101 " in connection.recv(4096)
    return connection


def talk(rooms: Sequence[Sequence[socket.socket]]) -> None:
    """Let each phone of every room send a message, and wait until all have it."""
    for phones in rooms:
        for speaker in phones:
            speaker.sendall(SAID)
            for listener in phones:
                got = 0
                while got < HEARD:
                    got += len(listener.recv(HEARD - got))


def spent(server: Child) -> float:
    return sum(server.cpu().values())


def weigh(server: Child) -> float:
    """Return the kilobytes for each of many sockets that send nothing."""
    before = server.memory()
    phones = [phone(server.port, number) for number in range(SILENT)]
    grown = server.memory() - before
    for each in phones:
        each.close()
    return grown / SILENT / 1000


async def measure() -> None:
    where = cores()
    open_many_files()
    pin(0, where.load)
    cost: dict[str, list[float]] = {name: [] for name in ADAPTERS}
    async with AsyncExitStack() as stack:
        servers = {
            name: await stack.enter_async_context(
                child(where.server, sys.executable, "-m", "bench._fan_out", name)
            )
            for name in ADAPTERS
        }
        rooms = {
            name: [[phone(each.port, room) for _ in range(PHONES)] for room in range(ROOMS)]
            for name, each in servers.items()
        }
        for _ in range(ROUNDS):
            for name, server in servers.items():
                before = spent(server)
                talk(rooms[name])
                views = ROOMS * PHONES * PHONES
                cost[name].append((spent(server) - before) / views * 1e6)
        weights = {name: weigh(server) for name, server in servers.items()}
    first = cost[ADAPTERS[0]][1:]
    print("                CPU per view        memory per socket")
    for name in ADAPTERS:
        own = cost[name][1:]
        ratio = median(mine / theirs for mine, theirs in zip(own, first, strict=True))
        us, weight = median(own), weights[name]
        print(f"  {name:<10}{us:>10.1f} us {ratio:>5.2f} x{weight:>18.1f} KB")


def main() -> None:
    if sys.platform != "linux":
        print("This bench reads /proc and pins processes to cores: it runs on Linux only.")
        return
    asyncio.run(measure())


if __name__ == "__main__":
    main()
