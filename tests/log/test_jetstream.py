"""What a log on NATS JetStream does beyond the contract that `test_log.py` checks: many
servers of Konspira at once, lost connections and answers, and NATS that does not fit."""

import asyncio
import itertools
import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from tools.nats_servers import NatsServers

from konspira.log import Conflict, Damaged, LogEntry, LogError
from konspira.log.engines import open_log, read_log
from konspira.log.jetstream import JetStreamLog
from konspira.log.jetstream.address import Address
from konspira.log.jetstream.connection import Batch, Connection
from konspira.log.jetstream.errors import Passing
from konspira.log.jetstream.messages import SPAN, packed, pieces, seconds, unpacked
from konspira.log.jetstream.store import NO_MESSAGE
from konspira.log.jetstream.streams import STREAMS, Streams, check_server

numbers = itertools.count()


@pytest.fixture
def place(nats_url: str) -> str:
    return nats_url.removeprefix("nats:")


def place_at(servers: NatsServers, options: str = "") -> str:
    return servers.url(f"log-{next(numbers)}", options).removeprefix("nats:")


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(60):
            await scenario

    asyncio.run(in_time())


class Opened:
    """Logs of several servers of Konspira, closed at the end."""

    def __init__(self, place: str, count: int) -> None:
        self.place, self.count = place, count
        self.logs: list[JetStreamLog] = []

    async def __aenter__(self) -> list[JetStreamLog]:
        for _ in range(self.count):
            self.logs.append(await JetStreamLog.open(self.place, patient=True))
        return self.logs

    async def __aexit__(self, *_: object) -> None:
        for log in self.logs:
            await log.close()


class Listener:
    def __init__(self) -> None:
        self.heard: list[LogEntry] = []

    def __call__(self, version: int, entry: bytes) -> None:
        self.heard.append((version, entry))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


# Several servers


def test_every_server_hears_what_any_of_them_appends(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 3) as logs:
            listeners = [Listener() for _ in logs]
            for log, listener in zip(logs, listeners, strict=True):
                log.follow("ROOM", listener)
                assert await log.read("ROOM") == []

            async def write(log: JetStreamLog, name: int) -> None:
                done = 0
                while done < 10:
                    past = await log.read("ROOM")
                    try:
                        await log.append("ROOM", past[-1][0] if past else 0, [b"%d" % name])
                        done += 1
                    except Conflict:
                        continue

            await asyncio.gather(*(write(log, name) for name, log in enumerate(logs)))
            entries = await logs[0].read("ROOM")
            assert len(entries) == 30
            await until(lambda: all(len(each.heard) >= 30 for each in listeners))
            assert all(listener.heard == entries for listener in listeners)

    run(scenario())


def test_only_rooms_that_are_followed_come_over_the_line(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (writer, follower):
            listener = Listener()
            end = follower.follow("FOLLOWED", listener)
            await follower.read("FOLLOWED")
            connection = follower.client.connected
            before = connection.traffic["in_msgs"]
            for number in range(20):
                await writer.append(f"OTHER{number}", 0, [b"nothing to them"])
            version = await writer.append("FOLLOWED", 0, [b"a"])
            await until(lambda: bool(listener.heard))
            assert connection.traffic["in_msgs"] == before + 1
            end()
            await asyncio.sleep(0.05)
            await writer.append("FOLLOWED", version, [b"b"])
            await follower.read("ELSEWHERE")  # two answers, and they come after any news
            assert connection.traffic["in_msgs"] == before + 3

    run(scenario())


def test_lost_news_are_found_with_the_next(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (writer, follower):
            listener = Listener()
            follower.follow("ROOM", listener)
            await follower.read("ROOM")
            channel = follower.subscriptions.channels["ROOM"]
            news = channel._on_news
            lost: list[object] = []

            async def lose(message: object) -> None:
                lost.append(message)

            subscription = channel._subscription
            assert subscription
            subscription._cb = lose
            version = await writer.append("ROOM", 0, [b"a", b"b"])
            version = await writer.append("ROOM", version, [b"c"])
            await until(lambda: len(lost) == 2)
            assert listener.heard == []
            subscription._cb = news
            await writer.append("ROOM", version, [b"d"])
            await until(lambda: len(listener.heard) == 4)
            assert listener.heard == await writer.read("ROOM")

    run(scenario())


def test_lost_news_are_found_although_nothing_follows(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (writer, follower):
            listeners = {room: Listener() for room in ("ONE", "TWO", "THREE")}
            for room, listener in listeners.items():
                follower.follow(room, listener)
                await follower.read(room)
                subscription = follower.subscriptions.channels[room]._subscription
                assert subscription
                await subscription.unsubscribe()
                await writer.append(room, 0, [room.encode()])
            await until(lambda: all(listener.heard for listener in listeners.values()))
            for room, listener in listeners.items():
                assert listener.heard == await writer.read(room)

    run(scenario())


def test_lost_news_are_found_though_the_room_was_followed_during_a_sweep(
    place: str,
) -> None:
    """A look that knew nothing of the room yet does not count for it."""

    async def scenario() -> None:
        async with Opened(place, 2) as (writer, follower):
            listener = Listener()
            follower.follow("ROOM", listener)
            await follower.read("ROOM")
            following = follower.subscriptions
            assert following._sweeper
            following._sweeper.cancel()
            subscription = following.channels["ROOM"]._subscription
            assert subscription
            await subscription.unsubscribe()
            await writer.append("ROOM", 0, [b"a"])
            other = next(
                name
                for name in map("OTHER{}".format, itertools.count())
                if writer.store.streams.of(name) == writer.store.streams.of("ROOM")
            )
            follower.follow(other, Listener())
            await follower.read(other)
            number = writer.store.streams.of("ROOM")
            await following._sweep_stream(number, [following.channels[other]])
            assert listener.heard == []
            await following._sweep()
            assert listener.heard == await writer.read("ROOM")

    run(scenario())


@pytest.mark.parametrize("followed", [True, False])
def test_nothing_is_left_out_though_a_server_that_is_behind_answers(
    place: str, followed: bool
) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (writer, reader):
            version = await writer.append("ROOM", 0, [b"a"])
            await writer.append("ROOM", version, [b"b"])
            listener = Listener()
            if followed:
                reader.follow("ROOM", listener)
            connection, answers = reader.client.connected, 0
            get = connection.get

            async def late(stream: str, what: dict[str, Any]) -> Batch:
                nonlocal answers
                answers += 1
                batch = await get(stream, what)
                return batch if answers > 2 else batch._replace(messages=batch.messages[:1])

            connection.get = late  # type: ignore[method-assign]
            assert [entry for _, entry in await reader.read("ROOM")] == [b"a", b"b"]
            assert answers == 3
            assert listener.heard == []

    run(scenario())


class Sleeper:
    """A connection to a leader that slept when a room had got as far as message `first`,
    and for a few answers does not know what came after it."""

    def __init__(self, connection: Connection, first: int) -> None:
        self.first, self.left = first, 3  # answers
        self._get, self._api = connection.get, connection.api
        connection.get = self.get  # type: ignore[method-assign]
        connection.api = self.api  # type: ignore[method-assign]

    def is_behind(self) -> bool:
        self.left -= 1
        return self.left >= 0

    async def get(self, stream: str, what: dict[str, Any]) -> Batch:
        batch = await self._get(stream, what)
        known = [message for message in batch.messages if message.seq <= self.first]
        return batch._replace(messages=known) if self.is_behind() else batch

    async def api(self, subject: str, what: object = None) -> dict[str, Any]:
        answer = await self._api(subject, what)
        if not self.is_behind():
            return answer
        if "state" in answer:
            known = answer["state"]["subjects"] if self.first else None
            answer["state"] |= {"last_seq": self.first, "subjects": known}
        elif self.first:
            answer["message"]["seq"] = self.first
        else:
            answer = {"error": {"code": 404, "err_code": NO_MESSAGE}}
        return answer


def test_nothing_is_left_out_though_a_leader_that_slept_answers(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (writer, reader):
            first = await writer.append("ROOM", 0, [b"a"])
            await writer.append("ROOM", first, [b"b"])
            reader.follow("ROOM", Listener())
            await reader.subscriptions.wait_for("ROOM")
            sleeper = Sleeper(reader.client.connected, first // SPAN)
            assert [entry for _, entry in await reader.read("ROOM")] == [b"a", b"b"]
            assert sleeper.left < 0

    run(scenario())


@pytest.mark.parametrize("knows_the_room", [True, False])
def test_an_entry_in_doubt_is_there_once_though_a_leader_that_slept_answers(
    place: str, knows_the_room: bool
) -> None:
    async def scenario() -> None:
        async with Opened(place, 1) as (log,):
            first = await log.append("ROOM", 0, [b"a"])
            connection = log.client.connected
            ask = connection.ask

            async def unanswered(*what: Any, **more: Any) -> dict[str, Any]:
                connection.ask = ask  # type: ignore[method-assign]
                await ask(*what, **more)
                raise Passing("no answer")

            connection.ask = unanswered  # type: ignore[method-assign]
            sleeper = Sleeper(connection, first // SPAN if knows_the_room else 0)
            second = await log.append("ROOM", first, [b"b"])
            assert sleeper.left < 0
            assert await log.read("ROOM") == [(first, b"a"), (second, b"b")]

    run(scenario())


def test_damage_of_one_room_stops_its_followers_and_nobody_else(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (writer, follower):
            listeners = {room: Listener() for room in ("DAMAGED", "FINE")}
            for room, listener in listeners.items():
                follower.follow(room, listener)
                assert await follower.read(room) == []
            version = await writer.append("DAMAGED", 0, [b"a"])
            streams = writer.store.streams
            subject = streams.room(streams.of("DAMAGED"), "DAMAGED")
            await writer.client.connected.ask(subject, b"abc", {"Konspira-Sizes": "1 9"})
            await writer.append("FINE", 0, [b"a"])
            await until(lambda: len(listeners["DAMAGED"].heard) == 2)
            await until(lambda: len(listeners["FINE"].heard) == 1)
            first, second = listeners["DAMAGED"].heard
            assert first == (version, b"a")
            assert second == (second[0], b"") and second[0] > version
            with pytest.raises(Damaged, match="is not what Konspira wrote"):
                await follower.read("DAMAGED")
            assert [entry for _, entry in await follower.read("FINE")] == [b"a"]

    run(scenario())


# Lost connections and answers


def test_an_entry_whose_answer_was_lost_is_there_once(tmp_path: Path) -> None:
    """The server sleeps so long that the entry is sent again, and then finds both."""

    async def scenario(servers: NatsServers) -> None:
        async with Opened(place_at(servers), 1) as (log,):
            listener = Listener()
            log.follow("ROOM", listener)
            version = await log.append("ROOM", 0, [b"a"])
            servers.freeze(0)
            append = log.append("ROOM", version, [b"b", b"c"])
            await asyncio.sleep(2.5)
            servers.thaw(0)
            last = await append
            entries = await log.read("ROOM")
            assert [entry for _, entry in entries] == [b"a", b"b", b"c"]
            assert entries[-1][0] == last
            assert listener.heard == entries

    with NatsServers(tmp_path, 1) as servers:
        run(scenario(servers))


def test_a_restarted_server_is_found_again_with_all_entries(tmp_path: Path) -> None:
    async def scenario(servers: NatsServers) -> None:
        async with Opened(place_at(servers), 2) as (writer, follower):
            listener = Listener()
            follower.follow("ROOM", listener)
            assert await follower.read("ROOM") == []
            version = await writer.append("ROOM", 0, [b"a"])
            servers.kill(0)
            append = writer.append("ROOM", version, [b"b"])
            await asyncio.sleep(0.3)
            servers.start(0)
            version = await append
            await writer.append("ROOM", version, [b"c"])
            await until(lambda: len(listener.heard) == 3)
            assert listener.heard == await follower.read("ROOM")
            await writer.probe()

    with NatsServers(tmp_path, 1) as servers:
        run(scenario(servers))


def test_a_lost_connection_is_mended_whatever_goes_wrong_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(servers: NatsServers) -> None:
        async with Opened(place_at(servers), 1) as (log,):
            attempts = 0
            connect = Connection.open

            async def fail_twice(*words: Any) -> Connection:
                nonlocal attempts
                attempts += 1
                if attempts == 1:
                    raise ZeroDivisionError("nobody thought of this")
                connection = await connect(*words)
                if attempts == 2:
                    await connection.close()
                return connection

            monkeypatch.setattr(Connection, "open", fail_twice)
            await log.client.connected.close()
            await log.append("ROOM", 0, [b"a"])
            assert attempts == 3

    with NatsServers(tmp_path, 1) as servers:
        run(scenario(servers))
    assert "nobody thought of this" in caplog.text


def test_without_a_server_everything_is_refused_and_little_is_kept(tmp_path: Path) -> None:
    async def scenario(servers: NatsServers) -> None:
        async with Opened(place_at(servers), 1) as (log,):
            listener = Listener()
            log.follow("ROOM0", listener)
            await log.append("ROOM0", 0, [b"a"])
            servers.kill(0)
            appends = [log.append(f"ROOM{n}", 0, [b"x" * 100_000]) for n in range(100)]
            outcomes = await asyncio.gather(
                *appends, log.read("ROOM0"), log.probe(), return_exceptions=True
            )
            assert all(isinstance(outcome, LogError) for outcome in outcomes)
            assert "cannot be reached" in str(outcomes[0])
            assert log.client.connection is None  # and with it what was on its way
            servers.start(0)
            await until(lambda: log.client.is_ready)
            rooms = [kept.room for kept in await log.rooms()]
            assert "ROOM0" in rooms
            await log.probe()

    with NatsServers(tmp_path, 1) as servers:
        run(scenario(servers))


def test_a_log_can_be_opened_before_its_servers_are_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(servers: NatsServers) -> None:
        async with Opened(place_at(servers), 1) as (log,):
            listener = Listener()
            log.follow("ROOM", listener)
            with pytest.raises(LogError, match=r"cannot be reached .*: start it, or check"):
                await log.probe()
            servers.start(0)
            await until(lambda: log.client.is_ready)
            await log.append("ROOM", 0, [b"a"])
            assert listener.heard == await log.read("ROOM")

    with caplog.at_level(logging.INFO):
        servers = NatsServers(tmp_path, 1)
        try:
            run(scenario(servers))
        finally:
            servers.close()
    said = [record.getMessage() for record in caplog.records if record.levelno > 20]
    assert len([line for line in said if "Trying again" in line]) == 1


# Expiry


def test_a_room_that_got_an_entry_just_now_does_not_expire(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (log, other):
            version = await log.append("ROOM", 0, [b"a"])
            await other.append("ROOM", version, [b"b"])
            assert not await log.store.remove("ROOM", version // SPAN)
            assert [entry for _, entry in await log.read("ROOM")] == [b"a", b"b"]

    run(scenario())


def test_a_room_whose_removal_was_broken_off_is_like_one_that_never_was(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 2) as (log, other):

            async def break_off(*_: object) -> None:
                raise LogError("the power went")

            versions = {
                room: await log.append(room, 0, [b"a", b"b"]) for room in ("ONE", "TWO")
            }
            log.store._purge = break_off  # type: ignore[method-assign,assignment]
            for room, version in versions.items():
                with pytest.raises(LogError, match="the power went"):
                    await log.store.remove(room, version // SPAN)
            assert await other.rooms() == []
            for room in ("ONE", "TWO"):
                assert await other.read(room) == []
            await other.append("ONE", 0, [b"new"])
            assert [entry for _, entry in await other.read("ONE")] == [b"new"]
            assert await other.expire(3600) == 0
            left = [await other.store.subjects(number) for number in range(STREAMS)]
            one = other.store.streams.room(other.store.streams.of("ONE"), "ONE")
            assert list(itertools.chain(*left)) == [one]

    run(scenario())


# What does not fit


def refusal(place: str) -> str:
    async def scenario() -> None:
        async with open_log(f"nats:{place}"):
            pass

    with pytest.raises(LogError) as refused:
        run(scenario())
    return str(refused.value)


def test_an_entry_too_large_for_the_server_is_not_even_sent(place: str) -> None:
    async def scenario() -> None:
        async with Opened(place, 1) as (log,):
            connection = log.client.connected
            before = connection.traffic["out_bytes"]
            with pytest.raises(LogError, match="raise max_payload"):
                await log.append("ROOM", 0, [b"a", b"x" * (2**20 - 4095)])
            with pytest.raises(LogError, match="2001 messages of entries"):
                await log.append("ROOM", 0, [b"x" * 2**19] * 2001)
            assert connection.traffic["out_bytes"] == before
            await log.append("ROOM", 0, [b"x" * (2**20 - 4096)])

    run(scenario())


def test_an_append_of_several_messages_is_there_all_at_once(place: str) -> None:
    """As when a room with large packs is moved here."""

    async def scenario() -> None:
        async with Opened(place, 2) as (log, other):
            listener, remote = Listener(), Listener()
            log.follow("ROOM", listener)
            other.follow("ROOM", remote)
            assert await other.read("ROOM") == []
            large = [b"%d" % number * 400_000 for number in range(7)] + [b"end"]
            first = await log.append("ROOM", 0, large)
            with pytest.raises(Conflict):
                await log.append("ROOM", 0, large)
            entries = await log.read("ROOM")
            assert [entry for _, entry in entries] == large
            assert entries[-1][0] == first
            assert listener.heard == entries
            await other.append("ROOM", first, [b"on we go"])
            await until(lambda: len(remote.heard) == len(large) + 1)
            assert remote.heard == await log.read("ROOM")
            for version, _ in entries[:-1]:
                with pytest.raises(Conflict):
                    await log.append("ROOM", version, [b"late"])

    run(scenario())


def test_servers_without_jetstream_are_refused(tmp_path: Path) -> None:
    servers = NatsServers(tmp_path, 1)
    configuration = tmp_path / "0.conf"
    lines = configuration.read_text().splitlines()
    configuration.write_text("\n".join(line for line in lines if "jetstream" not in line))
    with servers:
        assert "runs without JetStream: add `jetstream" in refusal(place_at(servers))


def test_a_jetstream_without_storage_is_refused(tmp_path: Path) -> None:
    servers = NatsServers(tmp_path, 1)
    configuration = tmp_path / "0.conf"
    limited = configuration.read_text().replace(
        "sync_interval", "max_file: 300, sync_interval"
    )
    configuration.write_text(limited)
    with servers:
        told = refusal(place_at(servers))
    assert "has no space left" in told
    assert "raise max_file_store" in told


def test_a_jetstream_that_gets_full_takes_no_more_and_loses_nothing(
    tmp_path: Path,
) -> None:
    async def scenario(servers: NatsServers) -> None:
        async with Opened(place_at(servers), 1) as (log,):
            version, kept = 0, 0
            with pytest.raises(LogError, match="has no space left"):
                while True:
                    version = await log.append("ROOM", version, [b"x" * 100_000])
                    kept += 1
            with pytest.raises(LogError, match="has no space left"):
                await log.probe()
            assert len(await log.read("ROOM")) == kept > 5
            servers.kill(0)
            configuration.write_text(usual)
            servers.start(0)
            await until(lambda: log.client.is_ready)
            await log.append("ROOM", version, [b"a"])
            assert len(await log.read("ROOM")) == kept + 1

    servers = NatsServers(tmp_path, 1)
    configuration = tmp_path / "0.conf"
    usual = configuration.read_text()
    limited = usual.replace("sync_interval", "max_file: 1048576, sync_interval")
    configuration.write_text(limited)
    with servers:
        run(scenario(servers))


def test_who_only_looks_does_not_mind_how_often_a_room_is_kept(place: str) -> None:
    async def scenario() -> None:
        async with open_log(f"nats:{place}") as log:
            await log.append("ROOM", 0, [b"a"])
        async with read_log(f"nats:{place}?replicas=3") as reader:
            assert [entry for _, entry in await reader.read("ROOM")] == [b"a"]

    run(scenario())
    assert "num_replicas is 1 and should be 3" in refusal(f"{place}?replicas=3")


@pytest.mark.parametrize("version", ["2.12.1", "2.9.4-beta.3", "1.40.1", ""])
def test_servers_that_are_too_old_are_refused(version: str) -> None:
    with pytest.raises(LogError, match=r"Konspira needs 2\.12\.2 or newer"):
        check_server({"version": version, "jetstream": True}, Address(("nats://a:4222",)))


@pytest.mark.parametrize("version", ["2.12.2", "2.15.1", "2.100.0-RC.1", "3.0.0"])
def test_servers_that_are_new_enough_are_not_refused(version: str) -> None:
    check_server({"version": version, "jetstream": True}, Address(("nats://a:4222",)))


def test_a_log_that_is_not_there_is_not_made_by_looking(place: str) -> None:
    async def scenario() -> None:
        for _ in range(2):
            with pytest.raises(LogError, match="keeps no log named"):
                async with read_log(f"nats:{place}"):
                    pass

    run(scenario())


# Messages


@pytest.mark.parametrize("entries", [[b""], [b"a"], [b"", b""], [b"a", b"", b"bc"]])
def test_entries_are_packed_into_a_message_and_unpacked(entries: list[bytes]) -> None:
    body, headers = packed(entries)
    versions = [version for version, _ in unpacked(7, headers, body)]
    assert [entry for _, entry in unpacked(7, headers, body)] == entries
    assert versions == list(range(7 * SPAN - len(entries) + 1, 7 * SPAN + 1))


def test_entries_fill_as_few_messages_as_will_do() -> None:
    entries = [b"x" * 30, b"y" * 30, b"z" * 30, b"", b"w" * 200]
    parts = list(pieces(entries, 101))
    assert [len(part.body) for part in parts] == [90, 200]
    back = [entry for part in parts for _, entry in unpacked(7, part.headers, part.body)]
    assert back == entries
    assert len(list(pieces([b""] * (SPAN + 1), 2**30))) == 2


@pytest.mark.parametrize("sizes", ["", "1", "1 3", "one two", "3 -1"])
def test_a_message_that_is_not_ours_is_damage(sizes: str) -> None:
    with pytest.raises(Damaged):
        unpacked(7, {"Konspira-Sizes": sizes}, b"abc")


def test_a_room_is_always_in_the_same_stream() -> None:
    """Another place would lose it: this is part of the log's format."""
    streams = Streams("konspira")
    assert [streams.of(room) for room in ("BCDFG", "BCDFH", "ZZZZZ")] == [3, 2, 3]


def test_times_are_read_whatever_number_of_digits_they_have() -> None:
    assert seconds("1970-01-01T00:01:00Z") == 60
    assert seconds("1970-01-01T00:01:00.5Z") == 60.5
    assert seconds("1970-01-01T00:01:00.123456789Z") == pytest.approx(60.123456789)
