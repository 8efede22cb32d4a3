"""The address that QR codes and invitations lead to, and what a page on it may be told."""

import json
from collections.abc import Mapping

import pytest
from server_harness import house, play, request

from konspira.log.memory import MemoryLog
from konspira.server import addresses
from konspira.server.addresses import address_for_phones

LAN = "192.168.1.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda family: LAN)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "party.localhost"])
def test_a_page_opened_on_the_machine_itself_invites_to_its_network(host: str) -> None:
    assert (
        address_for_phones("http", f"{host}:8000", "127.0.0.1", "0.0.0.0")
        == f"http://{LAN}:8000"
    )


def test_another_address_is_kept_as_it_was_opened() -> None:
    for host in ("192.168.1.5:8000", "play.example.org", "konspira.local:8000"):
        assert (
            address_for_phones("https", host, "127.0.0.1", "0.0.0.0") == f"https://{host}"
        )


def test_no_phone_finds_a_server_that_listens_here_alone() -> None:
    assert address_for_phones("http", "localhost:8000", "127.0.0.1", "127.0.0.1") is None


def test_behind_a_forwarded_port_nobody_knows_the_way() -> None:
    """The page was opened as localhost, yet not on the machine of the server."""
    assert address_for_phones("http", "localhost:8000", "172.17.0.1", "0.0.0.0") is None


def test_without_a_network_there_is_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda family: "127.0.0.1")
    assert address_for_phones("http", "localhost:8000", "127.0.0.1", "0.0.0.0") is None


async def way_told(port: int, headers: Mapping[str, str] = {}) -> object:
    _, _, body = await request(port, "/api/way", headers)
    return json.loads(body)["url"]


async def test_a_page_is_told_the_public_address_or_the_one_it_was_opened_under() -> None:
    async with house(MemoryLog(), public_url="https://play.example.org") as server:
        assert await way_told(server.port) == "https://play.example.org"
    async with house(MemoryLog()) as server:
        assert await way_told(server.port) is None
        own = {"Host": f"{LAN}:{server.port}"}
        assert await way_told(server.port, own) == f"http://{LAN}:{server.port}"


def test_a_page_is_told_to_stay_alone_only_where_browsers_heed_it() -> None:
    """Elsewhere each load would put an error on the console."""

    async def policy(port: int, host: str) -> str | None:
        _, headers, _ = await request(port, "/healthz", {"Host": host})
        return headers.get("cross-origin-opener-policy")

    async def scenario() -> None:
        async with house(MemoryLog()) as server:
            for host in ("localhost", f"127.0.0.1:{server.port}", "[::1]:8000"):
                assert await policy(server.port, host) == "same-origin"
            for host in (f"{LAN}:8000", "play.example.org", "", "[", "::"):
                assert await policy(server.port, host) is None
        async with house(MemoryLog(), public_url="https://play.example.org") as server:
            assert await policy(server.port, "play.example.org") == "same-origin"

    play(scenario())
