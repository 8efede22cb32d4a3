"""NATS servers for tests start, though other programs start at the same time."""

import socket
from pathlib import Path

import pytest
from tools import nats_servers
from tools.nats_servers import NatsServers, free_ports


def test_a_server_whose_port_was_taken_meanwhile_chooses_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        taken = other.getsockname()[1]
        found = iter([[taken, *free_ports(1)], free_ports(2)])
        monkeypatch.setattr(nats_servers, "free_ports", lambda count: next(found))
        with NatsServers(tmp_path, 1) as servers:
            assert servers.ports != [taken]
            servers.wait_until_listening(0)
