"""What every log promises, checked on every engine, and what only the SQLite file does.

A new engine is held to the contract as soon as it stands in `ENGINES`.
"""

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from processes import limited

from konspira.log import Conflict, Log, LogEntry, LogError
from konspira.log.engines import ENGINES, is_url, open_log, read_log, url_of
from konspira.log.memory import MemoryLog
from konspira.log.sqlite import SqliteLog, read_room, rooms_of
from konspira.log.sqlite_file import SCHEMA


@pytest.fixture
def url(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Where an engine keeps the log of one test; one that keeps no file may ignore it."""
    if engine == "nats":
        return str(request.getfixturevalue("nats_url"))
    return f"{engine}:{tmp_path / 'log.db'}"


def for_every_log(
    scenario: Callable[[Log], Coroutine[None, None, None]],
) -> Callable[[str], None]:
    """Turn a scenario on an empty log into a test of every engine."""

    async def run(url: str) -> None:
        async with open_log(url) as log:
            await scenario(log)

    def test(url: str) -> None:
        asyncio.run(run(url))

    test.__doc__ = scenario.__doc__
    return pytest.mark.parametrize("engine", ENGINES)(test)


def bodies(entries: list[LogEntry]) -> list[bytes]:
    return [entry for _, entry in entries]


async def insist(log: Log, room: str, entry: bytes) -> int:
    """Append as a server does: after a conflict, look again and retry."""
    while True:
        past = await log.read(room)
        try:
            return await log.append(room, past[-1][0] if past else 0, [entry])
        except Conflict:
            continue


class Listener:
    """A follower who remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[LogEntry] = []

    def __call__(self, version: int, entry: bytes) -> None:
        self.heard.append((version, entry))


# Appending and reading


@for_every_log
async def test_an_unknown_room_is_empty(log: Log) -> None:
    assert await log.read("ROOM") == []


@for_every_log
async def test_entries_are_read_in_the_order_they_were_appended(log: Log) -> None:
    version = 0
    for number in range(30):
        version = await log.append("ROOM", version, [b"%d" % number])
    entries = await log.read("ROOM")
    assert bodies(entries) == [b"%d" % number for number in range(30)]
    versions = [version for version, _ in entries]
    assert versions == sorted(set(versions))
    assert versions[0] > 0
    assert versions[-1] == version


@for_every_log
async def test_any_bytes_come_back_as_they_were(log: Log) -> None:
    entries = [b"", b"\0", bytes(range(256)), "żółć щука".encode(), b"x" * 100_000]
    await log.append("ROOM", 0, entries)
    assert bodies(await log.read("ROOM")) == entries


@for_every_log
async def test_a_room_can_be_read_from_any_version(log: Log) -> None:
    middle = await log.append("ROOM", 0, [b"a", b"b", b"c"])
    await log.append("ROOM", middle, [b"d", b"e"])
    entries = await log.read("ROOM")
    for count, (version, _) in enumerate(entries, 1):
        assert await log.read("ROOM", version) == entries[count:]
    assert await log.read("ROOM", entries[-1][0] + 1000) == []


@for_every_log
async def test_rooms_do_not_mix(log: Log) -> None:
    first = await log.append("ONE", 0, [b"one"])
    await log.append("TWO", 0, [b"two"])
    await log.append("ONE", first, [b"one again"])
    assert bodies(await log.read("ONE")) == [b"one", b"one again"]
    assert bodies(await log.read("TWO")) == [b"two"]
    assert await log.read("one") == []


@for_every_log
async def test_a_stale_append_conflicts_and_adds_nothing(log: Log) -> None:
    version = await log.append("ROOM", 0, [b"a", b"b"])
    past = await log.read("ROOM")
    for stale in (0, past[0][0], version + 1, -1, 2**80):
        with pytest.raises(Conflict) as conflict:
            await log.append("ROOM", stale, [b"late"])
        assert (conflict.value.room, conflict.value.expected) == ("ROOM", stale)
    with pytest.raises(Conflict):
        await log.append("EMPTY", version, [b"to a room that never was"])
    assert await log.read("ROOM") == past
    assert await log.read("EMPTY") == []


@for_every_log
async def test_of_eight_racing_writers_exactly_one_wins_each_version(log: Log) -> None:
    won: list[tuple[int, bytes]] = []

    async def write(name: int) -> None:
        for turn in range(10):
            entry = b"%d/%d" % (name, turn)
            won.append((await insist(log, "ROOM", entry), entry))

    await asyncio.gather(*(write(name) for name in range(8)))
    assert len(won) == 80
    assert await log.read("ROOM") == sorted(won)


@for_every_log
async def test_the_entries_of_one_append_stay_together(log: Log) -> None:
    won: list[bytes] = []

    async def write(name: bytes) -> None:
        past = await log.read("ROOM")
        try:
            await log.append("ROOM", past[-1][0] if past else 0, [name] * 3)
            won.append(name)
        except Conflict:
            pass

    for turn in range(5):
        await asyncio.gather(*(write(b"%d/%d" % (name, turn)) for name in range(8)))
    assert len(won) >= 5
    assert bodies(await log.read("ROOM")) == [name for name in won for _ in range(3)]


@for_every_log
async def test_an_append_without_entries_is_an_error(log: Log) -> None:
    with pytest.raises(ValueError, match="at least one entry"):
        await log.append("ROOM", 0, [])
    with pytest.raises(TypeError, match="sequence of bytes"):
        await log.append("ROOM", 0, b"one entry by itself")  # type: ignore[arg-type]
    assert await log.read("ROOM") == []


@for_every_log
async def test_a_malformed_name_of_a_room_is_an_error(log: Log) -> None:
    for name in ("", "A B", "A.B", "*", ">", "żółw", "\ud800", "A\0", "A\n", "A" * 65):
        with pytest.raises(ValueError, match="no name of a room"):
            await log.append(name, 0, [b"a"])
        with pytest.raises(ValueError, match="no name of a room"):
            await log.read(name)
        with pytest.raises(ValueError, match="no name of a room"):
            log.follow(name, Listener())


@for_every_log
async def test_a_closed_log_refuses_everything(log: Log) -> None:
    await log.append("ROOM", 0, [b"a"])
    await log.close()
    await log.close()
    with pytest.raises(LogError, match="closed"):
        await log.append("ROOM", 1, [b"b"])
    with pytest.raises(LogError, match="closed"):
        await log.read("ROOM")
    with pytest.raises(LogError, match="closed"):
        log.follow("ROOM", Listener())
    with pytest.raises(LogError, match="closed"):
        await log.expire(0)


# Following


@for_every_log
async def test_followers_have_heard_an_entry_when_its_append_returns(log: Log) -> None:
    one, two = Listener(), Listener()
    log.follow("ROOM", one)
    log.follow("ROOM", two)
    version = await log.append("ROOM", 0, [b"a", b"b"])
    assert one.heard == two.heard == await log.read("ROOM")
    await log.append("ROOM", version, [b"c"])
    assert one.heard == two.heard == await log.read("ROOM")


@for_every_log
async def test_a_follower_hears_only_its_room_and_only_what_is_new(log: Log) -> None:
    listener = Listener()
    version = await log.append("ROOM", 0, [b"before"])
    log.follow("ROOM", listener)
    await log.append("OTHER", 0, [b"elsewhere"])
    version = await log.append("ROOM", version, [b"after"])
    assert listener.heard == [(version, b"after")]


@for_every_log
async def test_an_append_that_conflicts_is_not_heard(log: Log) -> None:
    listener = Listener()
    log.follow("ROOM", listener)
    outcomes = await asyncio.gather(
        *(log.append("ROOM", 0, [b"%d" % name]) for name in range(8)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7
    assert len(listener.heard) == 1
    assert listener.heard == await log.read("ROOM")


@for_every_log
async def test_followers_miss_nothing_and_hear_nothing_twice_in_a_race(log: Log) -> None:
    rooms = ["ONE", "TWO"]
    listeners = {room: [Listener() for _ in range(3)] for room in rooms}
    for room in rooms:
        for listener in listeners[room]:
            log.follow(room, listener)

    async def write(room: str, name: int) -> None:
        for turn in range(8):
            await insist(log, room, b"%s %d %d" % (room.encode(), name, turn))

    await asyncio.gather(*(write(room, name) for room in rooms for name in range(4)))
    for room in rooms:
        entries = await log.read(room)
        assert len(entries) == 32
        assert all(listener.heard == entries for listener in listeners[room])


@for_every_log
async def test_who_follows_and_then_reads_has_everything_once(log: Log) -> None:
    """Newcomers arrive at any moment of a race and skip what they have already."""

    async def arrive(moment: int) -> Callable[[], list[LogEntry]]:
        for _ in range(moment):
            await asyncio.sleep(0)
        listener = Listener()
        log.follow("ROOM", listener)
        past = await log.read("ROOM")
        last = past[-1][0] if past else 0
        return lambda: past + [entry for entry in listener.heard if entry[0] > last]

    async def write(name: int) -> None:
        for turn in range(8):
            await insist(log, "ROOM", b"%d/%d" % (name, turn))

    moments = [Random(7).randrange(60) for _ in range(20)]
    newcomers = asyncio.gather(*(arrive(moment) for moment in moments))
    await asyncio.gather(*(write(name) for name in range(8)))
    entries = await log.read("ROOM")
    assert len(entries) == 64
    for known in await newcomers:
        assert known() == entries


@for_every_log
async def test_who_ends_following_hears_no_more(log: Log) -> None:
    leaver, stayer = Listener(), Listener()
    leave = log.follow("ROOM", leaver)
    log.follow("ROOM", stayer)
    version = await log.append("ROOM", 0, [b"a"])
    leave()
    leave()  # twice is fine
    await log.append("ROOM", version, [b"b"])
    assert bodies(leaver.heard) == [b"a"]
    assert bodies(stayer.heard) == [b"a", b"b"]


@for_every_log
async def test_a_follower_can_be_ended_by_another_or_by_itself(log: Log) -> None:
    ends: list[Callable[[], None]] = []
    first, second = Listener(), Listener()

    def end_all(version: int, entry: bytes) -> None:
        first(version, entry)
        for end in ends:
            end()

    ends.append(log.follow("ROOM", end_all))
    ends.append(log.follow("ROOM", second))
    await log.append("ROOM", 0, [b"a", b"b"])
    assert bodies(first.heard) == [b"a"]
    assert second.heard == []


@for_every_log
async def test_one_function_may_follow_twice_and_each_ends_by_itself(log: Log) -> None:
    listener = Listener()
    end = log.follow("ROOM", listener)
    log.follow("ROOM", listener)
    version = await log.append("ROOM", 0, [b"a"])
    end()
    await log.append("ROOM", version, [b"b"])
    assert bodies(listener.heard) == [b"a", b"a", b"b"]


def broken(version: int, entry: bytes) -> None:
    raise RuntimeError("a follower with a bug")


@for_every_log
async def test_a_broken_follower_hurts_nobody_else(log: Log) -> None:
    reported: list[logging.LogRecord] = []

    def keep(record: logging.LogRecord) -> bool:
        reported.append(record)
        return False  # and go no further

    logger = logging.getLogger("konspira.log")
    logger.addFilter(keep)
    try:
        before, after = Listener(), Listener()
        for hear in (before, broken, after):
            log.follow("ROOM", hear)
        version = await log.append("ROOM", 0, [b"a", b"b"])
        await log.append("ROOM", version, [b"c"])
    finally:
        logger.removeFilter(keep)
    assert before.heard == after.heard == await log.read("ROOM")
    assert len(reported) == 3
    assert not any(record.exc_info for record in reported), "an error may quote a secret"


@for_every_log
async def test_an_entry_is_heard_although_its_writer_gave_up_waiting(log: Log) -> None:
    listener = Listener()
    log.follow("ROOM", listener)
    writer = asyncio.ensure_future(log.append("ROOM", 0, [b"a"]))
    await asyncio.sleep(0)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
    await insist(log, "ROOM", b"b")
    assert listener.heard == await log.read("ROOM")


# Expiry


@for_every_log
async def test_rooms_in_use_do_not_expire(log: Log) -> None:
    await log.append("ROOM", 0, [b"a"])
    assert await log.expire(3600) == 0
    assert bodies(await log.read("ROOM")) == [b"a"]


@for_every_log
async def test_an_expired_room_is_like_one_that_never_was(log: Log) -> None:
    listener = Listener()
    log.follow("ROOM", listener)
    version = await log.append("ROOM", 0, [b"a", b"b"])
    await log.append("OTHER", 0, [b"c"])
    assert await log.expire(0) == 2
    assert await log.read("ROOM") == await log.read("OTHER") == []
    with pytest.raises(Conflict):
        await log.append("ROOM", version, [b"for the old room"])
    await log.append("ROOM", 0, [b"new"])
    assert bodies(await log.read("ROOM")) == [b"new"]
    assert bodies(listener.heard) == [b"a", b"b", b"new"]


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


# Listing


@for_every_log
async def test_every_room_with_entries_is_listed_once(log: Log) -> None:
    assert await log.rooms() == []
    version = await log.append("B", 0, [b"a", b"b"])
    await log.append("A", 0, [b"c"])
    await log.append("B", version, [b"d"])
    await log.read("C")
    log.follow("D", Listener())
    assert sorted(kept.room for kept in await log.rooms()) == ["A", "B"]


@for_every_log
async def test_a_room_that_has_expired_is_listed_no_more(log: Log) -> None:
    await log.append("ROOM", 0, [b"a"])
    assert await log.expire(0) == 1
    assert await log.rooms() == []
    await log.append("ROOM", 0, [b"b"])
    assert [kept.room for kept in await log.rooms()] == ["ROOM"]


@for_every_log
async def test_a_closed_log_lists_nothing(log: Log) -> None:
    await log.close()
    with pytest.raises(LogError):
        await log.rooms()


@pytest.mark.parametrize("engine", ["memory", "sqlite"])
def test_rooms_are_listed_by_their_last_entry_the_latest_first(
    engine: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        clock = Clock()
        log: Log = MemoryLog(clock)
        if engine == "sqlite":
            log = await SqliteLog.open(tmp_path / "log.db", clock)
        version = await log.append("OLD", 0, [b"a"])
        await log.append("B", 0, [b"b"])
        await log.append("A", 0, [b"c"])
        clock.now += 60
        assert [kept.room for kept in await log.rooms()] == ["A", "B", "OLD"]
        await log.append("OLD", version, [b"d"])
        listed = [("OLD", clock.now), ("A", clock.now - 60), ("B", clock.now - 60)]
        assert await log.rooms() == listed
        await log.close()

    asyncio.run(scenario())


# By URL


@pytest.mark.parametrize("engine", ENGINES)
def test_a_log_is_opened_by_its_url_and_what_lasts_is_there_afterwards(
    engine: str, url: str
) -> None:
    async def scenario() -> None:
        async with open_log(url) as log:
            await log.append("ROOM", 0, [b"a", b"b"])
            assert [kept.room for kept in await log.rooms()] == ["ROOM"]
        with pytest.raises(LogError):
            await log.rooms()
        there = ENGINES[engine].lasts
        async with read_log(url) as reader:
            assert [kept.room for kept in await reader.rooms()] == ["ROOM"] * there
            entries = await reader.read("ROOM")
            assert bodies(entries) == [b"a", b"b"] * there
            for version, _ in entries[:1]:
                assert bodies(await reader.read("ROOM", version)) == [b"b"]

    asyncio.run(scenario())


def test_looking_into_a_log_makes_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with read_log(f"sqlite:{tmp_path / 'log.db'}") as reader:
            with pytest.raises(LogError, match="There is no file"):
                await reader.rooms()

    asyncio.run(scenario())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("rooms.sqlite", "sqlite:rooms.sqlite"),
        ("sqlite:rooms.sqlite", "sqlite:rooms.sqlite"),
        ("memory:", "memory:"),
        ("a:b", "sqlite:a:b"),
        (r"C:\rooms.sqlite", r"sqlite:C:\rooms.sqlite"),
        ("memory", "sqlite:memory"),
    ],
)
def test_the_name_of_a_file_alone_is_that_of_a_sqlite_log(given: str, url: str) -> None:
    assert url_of(given) == url
    assert is_url(given) == (given == url)


@pytest.mark.parametrize("url", ["rooms.sqlite", "paper:rooms", ""])
def test_a_url_of_no_engine_is_refused_with_those_there_are(url: str) -> None:
    async def scenario() -> None:
        async with open_log(url):
            pass

    known = ", ".join(f"{engine}:" for engine in ENGINES)
    with pytest.raises(LogError, match=f"must begin with {known}"):
        asyncio.run(scenario())


@pytest.mark.parametrize("engine", ["memory", "sqlite"])
def test_a_room_expires_by_its_last_entry(engine: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Clock()
        log: Log = MemoryLog(clock)
        if engine == "sqlite":
            log = await SqliteLog.open(tmp_path / "log.db", clock)
        version = await log.append("KEPT", 0, [b"a"])
        await log.append("IDLE", 0, [b"b"])
        clock.now += 60
        await log.append("KEPT", version, [b"c"])
        clock.now += 60
        assert await log.expire(121) == 0
        assert await log.expire(100) == 1
        assert bodies(await log.read("KEPT")) == [b"a", b"c"]
        assert await log.read("IDLE") == []
        await log.close()

    asyncio.run(scenario())


# The SQLite file


@contextmanager
def writes_held_up(path: Path) -> Iterator[None]:
    """Until this ends the log's writer waits for its first transaction."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def in_another_process(code: str, *arguments: Path | str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", code, *(str(argument) for argument in arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_a_log_survives_being_closed_and_opened(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def first() -> int:
        log = await SqliteLog.open(path)
        version = await log.append("ROOM", 0, [b"a", b"b"])
        await log.close()
        return version

    async def second(version: int) -> None:
        log = await SqliteLog.open(path)
        assert bodies(await log.read("ROOM")) == [b"a", b"b"]
        with pytest.raises(Conflict):
            await log.append("ROOM", 0, [b"stale"])
        await log.append("ROOM", version, [b"c"])
        await log.close()

    asyncio.run(second(asyncio.run(first())))
    assert bodies(read_room(path, "ROOM")) == [b"a", b"b", b"c"]


WRITE_FOR_EVER = """
import asyncio, sys
from konspira.log.sqlite import SqliteLog

async def write(log, room):
    version = 0
    while True:
        version = await log.append(room, version, [f"{room} {version}".encode()] * 2)
        print(room, version, flush=True)

async def main():
    log = await SqliteLog.open(sys.argv[1])
    await asyncio.gather(*(write(log, f"ROOM{number}") for number in range(4)))

asyncio.run(main())
"""


def test_a_killed_server_loses_no_acknowledged_entry(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with limited(in_another_process(WRITE_FOR_EVER, path)) as server:
        assert server.stdout
        lines = [server.stdout.readline() for _ in range(150)]
        server.kill()
        lines += server.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):  # the last one may have been cut off
            room, version = line.split()
            acknowledged[room] = int(version)
    assert len(acknowledged) == 4

    async def reopened() -> None:
        log = await SqliteLog.open(path)  # a dead server holds no lock
        for room, version in acknowledged.items():
            entries = await log.read(room)
            assert version <= len(entries) <= version + 2
            assert entries == [
                (number, f"{room} {(number - 1) // 2 * 2}".encode())
                for number in range(1, len(entries) + 1)
            ]
            await log.append(room, entries[-1][0], [b"on we go"])
        await log.close()

    asyncio.run(reopened())


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """No test can cut the power, so this one looks at the settings that withstand it."""

    async def scenario() -> None:
        log = await SqliteLog.open(tmp_path / "log.db")
        settings = {"journal_mode": "wal", "synchronous": 2, "fullfsync": 1}
        for name, value in settings.items():
            assert log._files.writing.execute(f"PRAGMA {name}").fetchone() == (value,)
        await log.close()

    asyncio.run(scenario())


async def begin_in_rooms(log: Log, rooms: int) -> list[asyncio.Future[int]]:
    """An append is under way in each of so many rooms."""
    names = [f"ROOM{number}" for number in range(rooms)]
    appends = [asyncio.ensure_future(log.append(name, 0, [b"a"])) for name in names]
    await asyncio.sleep(0)
    return appends


def test_appends_that_wait_together_share_one_commit(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        statements: list[str] = []
        log._files.writing.set_trace_callback(statements.append)
        with writes_held_up(path):
            appends = await begin_in_rooms(log, 200)
        await asyncio.gather(*appends)
        assert 1 <= statements.count("COMMIT") <= 2
        await log.close()

    asyncio.run(scenario())
    assert len(rooms_of(path)) == 200


def test_a_conflict_fails_only_its_own_append_of_a_commit(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        with writes_held_up(path):
            appends = asyncio.gather(
                log.append("ONE", 0, [b"a"]),
                log.append("ONE", 0, [b"b"]),
                log.append("TWO", 0, [b"c"]),
                log.append("ONE", 1, [b"d"]),
                log.append("TWO", 0, [b"e"]),
                return_exceptions=True,
            )
            await asyncio.sleep(0)
        outcomes = [type(outcome) for outcome in await appends]
        assert outcomes == [int, Conflict, int, int, Conflict]
        assert bodies(await log.read("ONE")) == [b"a", b"d"]
        assert bodies(await log.read("TWO")) == [b"c"]
        await log.close()

    asyncio.run(scenario())


def test_closing_finishes_the_appends_under_way(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        listener = Listener()
        log.follow("ROOM7", listener)
        with writes_held_up(path):
            appends = await begin_in_rooms(log, 50)
            closing_log = asyncio.create_task(log.close())
            await asyncio.sleep(0)
        await closing_log
        assert await asyncio.gather(*appends) == [1] * 50
        assert listener.heard == [(1, b"a")]

    asyncio.run(scenario())
    assert len(rooms_of(path)) == 50


def test_an_entry_is_in_the_file_before_anybody_hears_it(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    found: list[bool] = []

    def look(version: int, entry: bytes) -> None:
        found.append((version, entry) in read_room(path, "ROOM"))

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        log.follow("ROOM", look)
        version = await log.append("ROOM", 0, [b"a"])
        await log.append("ROOM", version, [b"b", b"c"])
        await log.close()

    asyncio.run(scenario())
    assert found == [True] * 3


def test_a_full_disk_fails_the_append_and_the_log_lives_on(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        listener = Listener()
        log.follow("ROOM", listener)
        version = await log.append("ROOM", 0, [b"a"])
        log._files.writing.execute("PRAGMA max_page_count = 10")
        with writes_held_up(path):
            appends = asyncio.gather(
                log.append("SMALL", 0, [b"small"]),
                log.append("ROOM", version, [b"x" * 1_000_000]),
                log.append("ROOM", 0, [b"stale"]),
                return_exceptions=True,
            )
            await asyncio.sleep(0)
        small, large, stale = await appends
        assert isinstance(large, LogError)
        assert "disk is full" in str(large)
        assert isinstance(stale, LogError | Conflict)
        assert isinstance(small, LogError | int)  # an int if it went in a commit before
        assert len(await log.read("SMALL")) == isinstance(small, int)
        log._files.writing.execute("PRAGMA max_page_count = 1000000")
        await log.append("ROOM", version, [b"b"])
        assert bodies(await log.read("ROOM")) == bodies(listener.heard) == [b"a", b"b"]
        await log.close()

    asyncio.run(scenario())


def test_many_rooms_expire_in_several_transactions(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await SqliteLog.open(tmp_path / "log.db")
        await asyncio.gather(
            *(log.append(f"ROOM{number}", 0, [b"a"] * 3) for number in range(250))
        )
        statements: list[str] = []
        log._files.writing.set_trace_callback(statements.append)
        assert await log.expire(0) == 250
        assert statements.count("COMMIT") == 3
        assert rooms_of(tmp_path / "log.db") == []
        await log.close()

    asyncio.run(scenario())


def test_an_expired_room_leaves_no_trace_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    secret = b"the spy sits at the head of the table"

    async def write_and_expire() -> None:
        log = await SqliteLog.open(path)
        await log.append("ROOM", 0, [secret] * 500)
        await log.close()
        assert secret in path.read_bytes()
        log = await SqliteLog.open(path)
        assert await log.expire(0) == 1
        await log.close()

    asyncio.run(write_and_expire())
    assert secret not in path.read_bytes()


# Whose file it is


OPEN_BESIDE = """
import asyncio, sys
from konspira.log import LogError
from konspira.log.sqlite import SqliteLog, read_room, rooms_of

print(read_room(sys.argv[1], "ROOM"))
print([kept.room for kept in rooms_of(sys.argv[1])])
try:
    asyncio.run(SqliteLog.open(sys.argv[1]))
except LogError as error:
    print(error)
"""


def test_a_second_server_is_refused_but_may_read(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        version = await log.append("ROOM", 0, [b"a"])
        with limited(in_another_process(OPEN_BESIDE, path)) as other:
            output, _ = await asyncio.to_thread(other.communicate)
        assert output.splitlines() == [
            "[(1, b'a')]",
            "['ROOM']",
            f"{path} is in use by another Konspira server:"
            " stop that one first, or give this one a file of its own.",
        ]
        with pytest.raises(LogError, match="in use"):
            await SqliteLog.open(path)
        await log.append("ROOM", version, [b"b"])  # and the first was not disturbed
        assert bodies(read_room(path, "ROOM")) == [b"a", b"b"]
        await log.close()

    asyncio.run(scenario())


def test_the_rooms_of_a_file_are_listed_latest_first(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        clock = Clock()
        log = await SqliteLog.open(path, clock)
        await log.append("OLD", 0, [b"a", b"b"])
        clock.now += 60
        await log.append("NEW", 0, [b"c"])
        await log.close()

    asyncio.run(scenario())
    assert rooms_of(path) == [("NEW", 1_000_060), ("OLD", 1_000_000)]
    assert read_room(path, "NONE") == []


def refusal(path: Path) -> str:
    """Why this file can be neither opened nor read, checking that it stays as it is."""
    before = path.read_bytes() if path.is_file() else None
    beside = sorted(path.parent.iterdir()) if path.parent.is_dir() else None
    with pytest.raises(LogError) as refused:
        asyncio.run(SqliteLog.open(path))
    with pytest.raises(LogError):
        rooms_of(path)
    with pytest.raises(LogError):
        read_room(path, "ROOM")
    assert (path.read_bytes() if path.is_file() else None) == before
    assert (sorted(path.parent.iterdir()) if path.parent.is_dir() else None) == beside
    return str(refused.value)


def make(path: Path) -> None:
    async def one_room() -> None:
        log = await SqliteLog.open(path)
        await log.append("ROOM", 0, [b"entry %d" % number for number in range(1000)])
        await log.close()

    asyncio.run(one_room())


def test_a_log_of_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    make(path)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA journal_mode = DELETE")
        newer.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    reason = refusal(path)
    assert f"its schema is {SCHEMA + 1}" in reason
    assert f"up to {SCHEMA}" in reason
    assert "Update Konspira" in reason


@pytest.mark.parametrize("text", ["x", "Dear diary", "Dear diary,\n" * 1000])
def test_a_text_file_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    assert "not a Konspira log" in refusal(path)


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE diary (day, text)")
    assert "not a Konspira log" in refusal(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "is a folder" in refusal(tmp_path)


def test_a_place_without_a_folder_is_refused(tmp_path: Path) -> None:
    assert "There is no folder" in refusal(tmp_path / "nowhere" / "log.db")


NOBODY = 65534  # on every Unix


@contextmanager
def as_a_plain_user() -> Iterator[None]:
    """Root may write everywhere, and is somebody else meanwhile."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_an_unwritable_place_is_refused() -> None:
    with TemporaryDirectory() as name:  # below it nothing is root's alone
        folder = Path(name)
        make(folder / "log.db")
        for file in folder.iterdir():
            file.chmod(0o666)
        folder.chmod(0o555)
        with as_a_plain_user():
            assert "log.db" in os.listdir(folder)
            for log in ("log.db", "new.db"):
                with pytest.raises(LogError, match="check the file, folder and rights"):
                    asyncio.run(SqliteLog.open(folder / log))
        folder.chmod(0o700)


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    path.touch()
    make(path)
    assert len(read_room(path, "ROOM")) == 1000


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_new_log_is_for_its_owner_alone(tmp_path: Path) -> None:
    make(tmp_path / "log.db")
    assert (tmp_path / "log.db").stat().st_mode & 0o077 == 0


# Damage


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps open files in their place")
@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_a_log_deleted_while_open_is_an_error(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def scenario() -> None:
        log = await SqliteLog.open(path)
        listener = Listener()
        log.follow("ROOM", listener)
        version = await log.append("ROOM", 0, [b"a"])
        Path(f"{path}{suffix}").rename(tmp_path / "elsewhere")
        with pytest.raises(LogError, match="moved, deleted or replaced"):
            await log.append("ROOM", version, [b"b"])
        with pytest.raises(LogError, match="moved, deleted or replaced"):
            await log.read("ROOM")
        Path(tmp_path / "elsewhere").rename(f"{path}{suffix}")
        await log.append("ROOM", version, [b"c"])
        assert bodies(await log.read("ROOM")) == bodies(listener.heard) == [b"a", b"c"]
        await log.close()

    asyncio.run(scenario())


def read_after(path: Path, damage: Callable[[bytes], bytes]) -> str:
    """Damage a good file and say what reading it says."""
    make(path)
    path.write_bytes(damage(path.read_bytes()))

    async def read() -> None:
        log = await SqliteLog.open(path)
        try:
            await log.read("ROOM")
        finally:
            await log.close()

    with pytest.raises(LogError):
        asyncio.run(read())
    with pytest.raises(LogError) as damaged:
        read_room(path, "ROOM")
    return str(damaged.value)


def test_one_changed_byte_of_an_entry_is_noticed(tmp_path: Path) -> None:
    def damage(content: bytes) -> bytes:
        return content.replace(b"entry 777", b"entry 778")

    reason = read_after(tmp_path / "log.db", damage)
    assert "Entry 778 of a room is damaged" in reason


def test_overwritten_pages_are_noticed(tmp_path: Path) -> None:
    def damage(content: bytes) -> bytes:
        return content[:12288] + Random(7).randbytes(len(content) - 12288)

    assert "damaged" in read_after(tmp_path / "log.db", damage)


def test_a_file_cut_short_is_noticed(tmp_path: Path) -> None:
    reason = read_after(tmp_path / "log.db", lambda content: content[: len(content) // 2])
    assert "damaged" in reason


def test_missing_entries_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    for lost in ("version = 500", "version > 990", "version > 0"):
        make(path)
        with closing(sqlite3.connect(path)) as other, other:
            other.execute(f"DELETE FROM entry WHERE {lost}")
        with pytest.raises(LogError, match="missing"):
            read_room(path, "ROOM")
        path.unlink()
