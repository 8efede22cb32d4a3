"""Run a whole cluster on this machine until Ctrl+C: `python3 dev.py cluster`.

Three NATS servers, three servers of Konspira and a small proxy before them, for people who
want to see it. Kill any of them and play on.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tools.cluster import Cluster

CHUNK = 2**16


class Proxy:
    """Connects every client to the next server that answers, byte by byte."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._turns = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, host: str, port: int) -> asyncio.Server:
        return await asyncio.start_server(self._connected, host, port, backlog=1024)

    def _connected(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.get_running_loop().create_task(self._join(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _join(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            there = await self._next_server()
            await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))
        writer.close()

    async def _next_server(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        first = next(self._turns)
        for number in range(first, first + len(self._ports)):
            with suppress(OSError):
                port = self._ports[number % len(self._ports)]
                return await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionError("no server answers")


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copy bytes until one side ends; then end the other, too."""
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()


async def run(cluster: Cluster, host: str, port: int) -> None:
    proxy = Proxy([node.port for node in cluster.nodes])
    async with await proxy.serve(host, port) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"Konspira runs on three servers: http://127.0.0.1:{port}")
        for node in cluster.nodes:
            print(f"  http://127.0.0.1:{node.port}  (kill -9 {node.pid})")
        print("and keeps its rooms on three NATS servers, until it stops:")
        for number, nats_port in enumerate(cluster.nats.ports):
            print(f"  127.0.0.1:{nats_port}  (kill -9 {cluster.nats.pid(number)})")
        print("Stop them all with Ctrl+C.", flush=True)
        await server.serve_forever()


def stop(*_: object) -> None:
    """End as by Ctrl+C, which asyncio takes between two callbacks, and never within one."""
    signal.raise_signal(signal.SIGINT)


def main() -> None:
    options = argparse.ArgumentParser(prog="dev.py cluster", description=__doc__)
    options.add_argument("--host", default="0.0.0.0", help="where the proxy listens")
    options.add_argument("--port", type=int, default=8000, help="of the proxy")
    given = options.parse_args()
    # In the background a shell has SIGINT ignored, and Python then leaves it so.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, stop)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        suppress(KeyboardInterrupt),
        Cluster(Path(folder)) as cluster,
    ):
        try:
            asyncio.run(run(cluster, given.host, given.port))
        except OSError as error:
            sys.exit(f"Nobody can listen on port {given.port} ({error.strerror}).")
    print("Stopped.")


if __name__ == "__main__":
    main()
