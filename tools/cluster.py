"""Start a whole cluster on this machine: NATS servers, and servers of Konspira on them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

from tools.nats_servers import NatsServers, free_ports

Command = Callable[[int, str], list[str]]
"""What starts a server on this port with the log of this URL."""


def serve(port: int, log: str) -> list[str]:
    here = ["--host", "127.0.0.1", "--port", str(port), "--log", log]
    return [sys.executable, "-m", "konspira", "serve", *here]


class Node:
    """One server of Konspira."""

    def __init__(self, port: int, log: str, output: Path, command: Command = serve) -> None:
        self.port = port
        self.url = f"ws://127.0.0.1:{port}/ws"
        self._command = command(port, log)
        self._output = output
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    @property
    def output(self) -> str:
        return self._output.read_text("utf-8", "replace")

    def start(self) -> None:
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(self._command, stdout=output, stderr=output)

    def wait_until_healthy(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not self._is_healthy():
            if time.monotonic() > end or not self.is_running:
                raise RuntimeError(f"The server did not start:\n{self.output}")
            time.sleep(0.05)

    def _is_healthy(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=10):
                return True
        except (URLError, OSError):
            return False

    def send(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)

    def stop(self, seconds: float = 30) -> int:
        """Stop it as an administrator does; return the exit code."""
        assert self._process
        self._process.terminate()
        code = self._process.wait(seconds)
        self._process = None
        return code

    def kill(self) -> None:
        """Kill it at once, as a power cut of one machine would."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


class Cluster:
    """So many NATS servers, and so many servers of Konspira. Numbered from 0."""

    def __init__(
        self, folder: Path, nats: int = 3, nodes: int = 3, command: Command = serve
    ) -> None:
        self.nats = NatsServers(folder, nats)
        self.log = self.nats.url()
        self.nodes = [
            Node(port, self.log, folder / f"node-{port}.log", command)
            for port in free_ports(nodes)
        ]

    def __enter__(self) -> Cluster:
        try:
            self.nats.__enter__()
            for node in self.nodes:
                node.start()
            for node in self.nodes:
                node.wait_until_healthy()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        for node in self.nodes:
            node.kill()
        self.nats.close()
