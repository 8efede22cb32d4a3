"""`konspira serve` and the commands around rooms with a log on NATS, run for real."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from server_harness import PATIENCE
from tools.nats_servers import NatsServers

from konspira.client import Phone, connect
from konspira.client import Refused as Refusal
from konspira.log.engines import without_secrets
from konspira.log.jetstream import JetStreamLog
from konspira.log.sqlite import read_room
from konspira.room import acts
from server.test_cli import (
    FINISHED,
    RUNNING,
    Served,
    keep,
    output_of,
    refusal_of,
    serving,
    start_refused,
)


@asynccontextmanager
async def phone_at(server: Served) -> AsyncIterator[Phone]:
    async with connect(f"ws://127.0.0.1:{server.port}/ws") as phone:
        yield phone


def bodies(file: Path, room: str) -> list[bytes]:
    return [entry for _, entry in read_room(file, room)]


# Rooms on the move


def test_rooms_are_moved_from_a_file_to_nats_and_back(
    tmp_path: Path, nats_url: str
) -> None:
    file = keep(tmp_path / "rooms.sqlite", BCDFG=FINISHED, KMNPQ=RUNNING)
    there, back = tmp_path / "there.jsonl", tmp_path / "back.jsonl"
    output_of("export", file, "--all", "-o", there)
    assert f"2 rooms imported into {nats_url}." in output_of("import", nats_url, there)
    assert "BCDFG, KMNPQ is in" in refusal_of("import", nats_url, there)
    assert "Clue (word ocean, number 2)" in output_of("replay", nats_url, "bcdfg")
    assert {"BCDFG", "KMNPQ"} <= set(output_of("replay", nats_url).split())
    output_of("export", nats_url, "--all", "-o", back)
    again = tmp_path / "again.sqlite"
    output_of("import", again, back)
    for room, entries in {"BCDFG": FINISHED, "KMNPQ": RUNNING}.items():
        assert bodies(again, room) == entries


def test_a_room_that_is_played_on_nats_can_be_taken_home(
    tmp_path: Path, nats_url: str
) -> None:
    async def open_room(server: Served) -> tuple[str, list[str]]:
        async with phone_at(server) as phone:
            await phone.open("Ann")
            return phone.code, phone.tokens

    async def come_back(server: Served, code: str, tokens: list[str]) -> list[str]:
        async with phone_at(server) as phone:
            await phone.hello(code, *tokens)
            await phone.until(lambda: bool(phone.room))
            return [member["name"] for member in phone.room["members"]]

    exported, home = tmp_path / "room.jsonl", tmp_path / "home.sqlite"
    with serving("--log", nats_url) as server:
        code, tokens = asyncio.run(open_room(server))
        output_of("export", nats_url, code, "-o", exported)
    output_of("import", home, exported)
    with serving("--log", home) as server:
        assert asyncio.run(come_back(server, code, tokens)) == ["Ann"]


def test_two_servers_on_nats_are_one_place_for_phones(nats_url: str) -> None:
    async def scenario(left: Served, right: Served) -> None:
        async with phone_at(left) as ann, phone_at(right) as ben:
            await ann.open("Ann")
            await ben.hello(ann.code)
            await ben.join("Ben")
            await ben.do(acts.Rename("Bertie"))
            await ann.until(lambda: "Bertie" in names(ann))
            await ann.do(acts.Lock(True))
            await ben.until(lambda: bool(ben.room["locked"]))

    def names(phone: Phone) -> list[str]:
        return [member["name"] for member in phone.room["members"]]

    with (
        serving("--log", nats_url) as left,
        serving(env={"KONSPIRA_LOG": nats_url}) as right,
    ):
        asyncio.run(scenario(left, right))
        for server in (left, right):
            assert f"Rooms are kept in {nats_url} for 30 days." in server.told
            code, _, errors = server.stop(signal.SIGTERM)
            assert (code, "Traceback" in errors) == (0, False)


# With a stream that was deleted


def test_a_server_that_lost_a_stream_does_not_start_unless_it_is_told_to(
    tmp_path: Path, nats_url: str
) -> None:
    async def spoil() -> None:
        log = await JetStreamLog.open(nats_url.removeprefix("nats:"))
        await log.client.connected.api(f"STREAM.DELETE.{log.client.address.name}-3")
        await log.close()

    asyncio.run(spoil())
    assert "-3 with its rooms" in start_refused("--log", nats_url)
    with serving("--log", nats_url, "--create-streams") as server:
        assert health(server)[0] == 200
        _, _, errors = server.stop(signal.SIGTERM)
    assert "-3: made now, empty." in errors
    with serving("--log", nats_url) as server:
        assert health(server)[0] == 200


# Without NATS


def health(server: Served) -> tuple[int, Any]:
    try:
        return 200, server.get("/healthz")
    except HTTPError as error:
        return error.code, json.load(error)


async def healthy(server: Served) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(health, server))[0] != 200:
            await asyncio.sleep(0.2)


def test_a_server_that_starts_before_nats_says_so_and_waits(tmp_path: Path) -> None:
    async def scenario(servers: NatsServers, server: Served) -> None:
        async with phone_at(server) as phone:
            with pytest.raises(Refusal) as refused:
                await phone.open("Ann")
            assert refused.value.code == "log-failed"
            servers.start(0)
            await healthy(server)
            await phone.open("Ann")
            assert phone.members == [1]

    servers = NatsServers(tmp_path, 1)
    try:
        with serving("--log", servers.url()) as server:
            assert health(server)[0] == 503
            assert health(server)[1]["ok"] is False
            asyncio.run(scenario(servers, server))
            _, _, errors = server.stop(signal.SIGTERM)
    finally:
        servers.close()
    assert "cannot be reached" in errors
    assert "Trying again until it works" in errors
    assert "connected to NATS" in errors
    assert "Traceback" not in errors


def test_moves_are_refused_while_nats_is_gone_and_go_on_when_it_is_back(
    tmp_path: Path,
) -> None:
    async def scenario(servers: NatsServers, server: Served) -> None:
        async with phone_at(server) as ann, phone_at(server) as ben:
            await ann.open("Ann")
            await ben.hello(ann.code)
            await ben.join("Ben")
            servers.kill(0)
            with pytest.raises(Refusal) as refused:
                await ann.do(acts.Lock(True))
            assert refused.value.code == "log-failed"
            assert (await asyncio.to_thread(health, server))[0] == 503
            assert not ben.room["locked"]
            servers.start(0)
            await healthy(server)
            await ann.do(acts.Lock(True))
            await ben.until(lambda: bool(ben.room["locked"]))
            assert [member["present"] for member in ann.room["members"]] == [True, True]

    with NatsServers(tmp_path, 1) as servers, serving("--log", servers.url()) as server:
        asyncio.run(scenario(servers, server))
        _, _, errors = server.stop(signal.SIGTERM)
    assert "the connection was lost" in errors
    assert "Traceback" not in errors


def test_a_server_does_not_start_with_wrong_credentials(tmp_path: Path) -> None:
    users = 'authorization { user: ada, password: "s3cret" }'
    with NatsServers(tmp_path, 1, users) as servers:
        told = start_refused("--log", servers.url(), KONSPIRA_NATS_PASSWORD="wr0ng")
        assert "refuses these credentials" in told
        assert "wr0ng" not in told
        with serving(
            "--log",
            servers.url(),
            env={"KONSPIRA_NATS_USER": "ada", "KONSPIRA_NATS_PASSWORD": "s3cret"},
        ) as server:
            assert health(server)[0] == 200


def test_commands_tell_at_once_when_there_is_no_nats(tmp_path: Path) -> None:
    url = NatsServers(tmp_path, 1).url()  # not started
    there = tmp_path / "there.jsonl"
    output_of(
        *("export", keep(tmp_path / "rooms.sqlite", BCDFG=FINISHED), "--all", "-o", there)
    )
    for words in (["replay", url], ["export", url, "--all"], ["import", url, there]):
        assert "cannot be reached" in refusal_of(*words)


def test_a_log_is_shown_without_what_opens_it() -> None:
    assert without_secrets("rooms.sqlite") == "rooms.sqlite"
    assert without_secrets("sqlite:a@b?c") == "sqlite:a@b?c"
    url = "nats://ada:s3cret@a:1,b:2/log?password=s3cret"
    assert without_secrets(url) == "nats://a:1,b:2/log"
