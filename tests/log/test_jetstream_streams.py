"""The streams of a log on NATS: none with limits, and none that was lost in silence."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from unittest.mock import patch

import pytest

from konspira.log import LogError
from konspira.log.engines import open_log, read_log
from konspira.log.jetstream import JetStreamLog
from konspira.log.jetstream.address import parse
from konspira.log.jetstream.errors import Passing
from konspira.log.jetstream.reconnecting import FailingRooms
from konspira.log.jetstream.streams import STREAMS, Streams

ROOM = "BCDFG"
NUMBER = Streams("any").of(ROOM)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(60):
            await scenario

    asyncio.run(in_time())


def opened(url: str, create_streams: bool = False) -> None:
    async def scenario() -> None:
        async with open_log(url, create_streams=create_streams):
            pass

    run(scenario())


def refusal(url: str) -> str:
    with pytest.raises(LogError) as refused:
        opened(url)
    return str(refused.value)


def name_of(url: str) -> str:
    return parse(url.removeprefix("nats:")).name


async def jetstream(url: str) -> JetStreamLog:
    return await JetStreamLog.open(url.removeprefix("nats:"))


def manage(url: str, *requests: tuple[str, Any]) -> None:
    """What an administrator does, by other tools."""

    async def scenario() -> None:
        log = await jetstream(url)
        for subject, what in requests:
            answer = await log.client.connected.api(subject, what)
            assert "error" not in answer
        await log.close()

    run(scenario())


def with_a_room(url: str) -> None:
    async def scenario() -> None:
        async with open_log(url) as log:
            await log.append(ROOM, 0, [b"a"])

    run(scenario())


# Their settings


@pytest.mark.parametrize(
    ("setting", "value", "usual"),
    [
        ("max_age", 10**12, 0),
        ("max_msgs", 10_000, -1),
        ("max_bytes", 10**7, -1),
        ("max_msgs_per_subject", 1_000, -1),
        ("max_msg_size", 1_000, -1),
        ("discard", "old", "'new'"),
    ],
)
def test_a_stream_with_a_limit_is_refused_by_its_name(
    nats_url: str, setting: str, value: Any, usual: Any
) -> None:
    name = name_of(nats_url)
    settings = Streams(name).settings(3, 1) | {setting: value}
    manage(nats_url, (f"STREAM.UPDATE.{name}-3", settings))
    told = refusal(nats_url)
    assert f"The stream {name}-3" in told
    assert f"{setting} is {value!r} and should be {usual}" in told
    assert f"nats stream edit {name}-3" in told
    assert "republish" not in told


# Streams that are gone


def test_a_stream_that_is_gone_with_its_rooms_is_told_and_not_made_anew(
    nats_url: str,
) -> None:
    name = name_of(nats_url)
    with_a_room(nats_url)
    manage(nats_url, (f"STREAM.DELETE.{name}-{NUMBER}", None))
    for _ in range(2):
        told = refusal(nats_url)
        assert f"has lost {name}-{NUMBER} with its rooms" in told
        assert "--create-streams" in told


def test_streams_that_are_all_gone_are_remembered(nats_url: str) -> None:
    name = name_of(nats_url)
    gone = [(f"STREAM.DELETE.{name}-{number}", None) for number in range(STREAMS)]
    manage(nats_url, *gone)
    assert f"has lost {name}-0 and {name}-1" in refusal(nats_url)


def test_who_looks_into_a_log_is_told_that_a_part_of_it_is_gone(nats_url: str) -> None:
    async def look() -> None:
        async with read_log(nats_url):
            pass

    manage(nats_url, (f"STREAM.DELETE.{name_of(nats_url)}-0", None))
    with pytest.raises(LogError, match="has lost"):
        run(look())


def test_an_administrator_goes_on_without_the_rooms_that_are_gone(
    nats_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def rooms() -> None:
        async with open_log(nats_url) as log:
            assert await log.rooms() == []
            await log.append(ROOM, 0, [b"b"])

    name = name_of(nats_url)
    with_a_room(nats_url)
    manage(nats_url, (f"STREAM.DELETE.{name}-{NUMBER}", None))
    caplog.clear()
    opened(nats_url, create_streams=True)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert f"has no {name}-{NUMBER}: made now, empty" in record.getMessage()
    run(rooms())


def test_a_start_that_was_interrupted_while_streams_were_made_is_gone_on_with(
    nats_url: str,
) -> None:
    name = name_of(nats_url)
    gone = [f"{name}-made", *(f"{name}-{number}" for number in range(3, STREAMS))]
    manage(nats_url, *((f"STREAM.DELETE.{each}", None) for each in gone))
    with_a_room(nats_url)


def test_a_log_of_an_older_release_is_remembered_from_the_first_start_on(
    nats_url: str,
) -> None:
    name = name_of(nats_url)
    with_a_room(nats_url)
    manage(nats_url, (f"STREAM.DELETE.{name}-made", None))
    other = (NUMBER + 1) % STREAMS
    manage(nats_url, (f"STREAM.DELETE.{name}-{other}", None))
    assert f"has lost {name}-{other}" in refusal(nats_url)


def test_a_log_without_a_mark_whose_other_streams_hold_rooms_is_known(
    nats_url: str,
) -> None:
    name, other = name_of(nats_url), (NUMBER + 1) % STREAMS
    with_a_room(nats_url)
    gone = [(f"STREAM.DELETE.{each}", None) for each in (f"{name}-made", f"{name}-{other}")]
    manage(nats_url, *gone)
    assert f"has lost {name}-{other}" in refusal(nats_url)


# While a server runs


def test_the_look_at_what_became_of_an_append_has_what_is_left_of_its_patience(
    nats_url: str,
) -> None:
    async def scenario() -> None:
        log = await jetstream(nats_url)
        version = await log.append(ROOM, 0, [b"a"])
        stream = f"{name_of(nats_url)}-{NUMBER}"
        await log.client.connected.api(f"STREAM.DELETE.{stream}")
        with pytest.raises(LogError, match="takes no entries just now"):
            await log.append(ROOM, version, [b"b"])
        began = log.client.failing.since(ROOM)
        with pytest.raises(LogError, match="takes no entries just now"):
            await log.read(ROOM, version)
        assert log.client.failing.since(ROOM) == began
        await log.close()

    run(scenario())


def test_what_is_asked_of_a_room_that_fails_for_long_is_tried_once(nats_url: str) -> None:
    async def scenario() -> None:
        log, tries = await jetstream(nats_url), 0

        async def attempt() -> None:
            nonlocal tries
            tries += 1
            raise Passing("nobody answers")

        long_ago = patch.object(log.client.failing, "since", return_value=0.0)
        with long_ago, pytest.raises(LogError, match="nobody answers"):
            await log.client.insist(attempt, ROOM)
        assert tries == 1
        await log.close()

    run(scenario())


def test_a_room_that_failed_long_ago_or_was_answered_since_has_all_the_patience() -> None:
    async def scenario() -> None:
        failing, loop = FailingRooms(), asyncio.get_running_loop()
        with patch.object(loop, "time") as now:
            now.return_value = 100.0
            failing.failed(ROOM)
            now.return_value = 105.0
            assert failing.since(ROOM) == 100.0
            assert failing.since("OTHER") == 105.0
            failing.failed(ROOM)
            now.return_value = 110.0
            assert failing.since(ROOM) == 100.0
            now.return_value = 111.0
            assert failing.since(ROOM) == 111.0
            failing.failed(ROOM)
            failing.answered(ROOM)
            now.return_value = 112.0
            assert failing.since(ROOM) == 112.0

    run(scenario())
