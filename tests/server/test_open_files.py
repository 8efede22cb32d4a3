"""A process with few open files: whoever takes connections never takes the last one."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest
from server_harness import PATIENCE, free_port

from konspira.server.limits import Limits
from konspira.server.open_files import fitting, open_files, queue_length

resource = pytest.importorskip("resource")  # which Windows does not have

FEW = 256
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize("files", [64, 256, 1024, 1_048_576])
def test_the_shares_of_all_connections_leave_files_for_the_log(files: int) -> None:
    fitted = fitting(Limits(phones=10**9, http_connections=10**9), files)
    together = fitted.phones + fitted.http_connections + queue_length(files)
    assert together <= files - files // 8
    assert 2 * fitted.phones_per_address <= fitted.phones
    assert 2 * fitted.http_connections_per_address <= fitted.http_connections


def test_limits_that_fit_are_kept() -> None:
    assert fitting(Limits(), 1_048_576) == Limits()
    assert open_files() > 0


def test_who_holds_connections_open_shuts_out_nobody() -> None:
    """F7 (g): six hundred from one address, to a server with 256 files."""
    port = free_port()
    command = [sys.executable, "-m", "konspira", "serve", "--data", ":memory:"]
    command += ["--host", "127.0.0.1", "--port", str(port)]
    few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW))  # noqa: E731
    with subprocess.Popen(command, preexec_fn=few, stdout=subprocess.DEVNULL) as server:
        try:
            soon(lambda: answered(port, "127.0.0.1"))
            with ExitStack() as held:
                for said in 200 * [b"", b"GET / HTTP/1.1\r\nHost:", UPGRADE]:
                    with suppress(OSError):
                        line = held.enter_context(connected(port, "127.0.0.1"))
                        line.sendall(said)
                soon(lambda: answered(port, "127.0.0.2"))
                soon(lambda: upgraded(held, port, "127.0.0.3"))
            assert server.poll() is None
        finally:
            server.terminate()


def connected(port: int, own: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (own, 0))


def answered(port: int, own: str) -> bool:
    with suppress(OSError), connected(port, own) as line:
        line.sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return b" 200 " in line.recv(100)
    return False


def upgraded(held: ExitStack, port: int, own: str) -> bool:
    with suppress(OSError):
        line = held.enter_context(connected(port, own))
        line.sendall(UPGRADE)
        return b" 101 " in line.recv(100)
    return False


def soon(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
