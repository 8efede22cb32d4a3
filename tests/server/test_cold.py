"""Opening a room cold: however its log looks, nobody else waits, and nothing gets lost."""

import asyncio
import sqlite3
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from room.table import ANN, OPENED, VERSIONS, digest
from server_harness import (
    FickleLog,
    Party,
    house,
    now,
    pass_time,
    play,
    refusal,
    start,
    until,
)

from konspira import wire
from konspira.log.memory import MemoryLog
from konspira.log.sqlite import SqliteLog
from konspira.packs import parsing
from konspira.room import SERVER, Entry, acts
from konspira.room.agreement import MOST_LETTERS_EVER
from konspira.room.checks import MOST_ENTRIES, SPARE_ENTRIES
from konspira.server import packs, room_server
from konspira.server.room_clock import RoomClock

CODE = "BCDFG"
PACK = "kind: words\nlanguage: en\ntitle: Ours\n\n" + "\n".join(
    f"word {one}{other}" for one in "abcde" for other in "abcdef"
)


def long_log(entries: int) -> list[bytes]:
    """Somebody opened a room and renamed themselves for hours."""
    acted: list[tuple[int, acts.RoomAct]] = [
        (0, acts.Open("en", VERSIONS)),
        (0, acts.Join("Ann", digest("Ann"))),
    ]
    acted += [(1, acts.Rename(f"Ann {number}")) for number in range(entries - 2)]
    return [
        msgspec.json.encode(Entry(OPENED + at, by, act))  # type: ignore[arg-type]
        for at, (by, act) in enumerate(acted)
    ]


# Everybody else


async def test_others_act_while_a_long_log_is_folded() -> None:
    """However slow the machine: every slice holds one entry, and turns go round."""
    log = MemoryLog()
    await log.append(CODE, 0, long_log(400))
    async with house(log) as server, Party() as party:
        host, _ = await party.gather(2, server)
        late = await party.phone(server)
        late.send(wire.encode(wire.Hello(1, wire.PROTOCOL, CODE)))
        acted = 0
        with patch.object(room_server, "SLICE_SECONDS", 0.0):
            await until(lambda: server.holds(CODE))
            opening = server.rooms._loading[CODE]
            while not opening.done():
                await host.do(acts.Lock(acted % 2 == 0))
                acted += 1
        assert acted > 10
        await late.until(lambda: bool(late.room))
        assert late.room["members"][0]["name"] == "Ann 397"


def test_of_many_rooms_that_are_opened_at_once_each_has_its_slice_in_turn() -> None:
    async def scenario() -> None:
        log, codes = MemoryLog(), ["BCDFG", "BCDFH", "BCDFJ"]
        for code in codes:
            await log.append(code, 0, long_log(50))
        slices: list[str] = []
        usual = room_server.RoomServer._fold_slice

        def noted(room: room_server.RoomServer, entries: object) -> bool:
            slices.append(room.code)
            return usual(room, entries)  # type: ignore[arg-type]

        async with house(log) as server:
            with (
                patch.object(room_server, "SLICE_SECONDS", 0.0),
                patch.object(room_server.RoomServer, "_fold_slice", noted),
            ):
                await asyncio.gather(*(server.rooms.find(code) for code in codes))
        assert set(slices[:3]) == set(slices[30:33]) == set(codes)

    play(scenario())


async def test_what_happens_while_a_room_is_opened_is_not_lost() -> None:
    """Another server appends while this one folds slice by slice, and while it reads."""
    log = MemoryLog()
    await log.append(CODE, 0, long_log(300))
    slow = FickleLog(log)
    slow.readable.clear()
    async with house(slow) as server, Party() as party:
        late = await party.phone(server)
        with patch.object(room_server, "SLICE_SECONDS", 0.0):
            late.send(wire.encode(wire.Hello(1, wire.PROTOCOL, CODE)))
            await until(lambda: slow.waiting == 1)
            await append(log, acts.Rename("while reading"))
            slow.readable.set()
            for number in range(40):
                await append(log, acts.Rename(f"while folding {number}"))
                await asyncio.sleep(0)
            await late.until(lambda: bool(late.room))
        await late.until(lambda: late.room["members"][0]["name"] == "while folding 39")
        assert server.entries(CODE) >= 341


async def append(log: MemoryLog, act: acts.RoomAct) -> None:
    version, _ = (await log.read(CODE))[-1]
    await log.append(CODE, version, [msgspec.json.encode(Entry(OPENED, ANN, act))])


# Packs


def added_and_dropped(name: str, text: str) -> list[bytes]:
    """As older versions logged it: without what the pack is about."""
    both = (acts.AddPack(name, text), acts.DropPack(name))
    return [msgspec.json.encode(Entry(OPENED, ANN, act)) for act in both]


async def test_a_dropped_pack_is_never_read_and_others_once() -> None:
    log = MemoryLog()
    entries = long_log(2)
    for number in range(50):
        for act in (
            acts.AddPack(f"own {number}", PACK),
            acts.DropPack(f"own {number}"),
        ):
            entries.append(msgspec.json.encode(Entry(OPENED, ANN, act)))
    kept = acts.AddPack("kept", PACK)
    entries.append(msgspec.json.encode(Entry(OPENED, ANN, kept)))
    await log.append(CODE, 0, entries)
    with patch("konspira.packs.group_pack.parse", wraps=parsing.parse) as parse:
        async with house(log) as server, Party() as party:
            tv = await party.onlooker(server, CODE)
            await party.onlooker(server, CODE)
            assert [pack["entries"] for pack in tv.room["packs"]] == [30]
        assert parse.call_count == 1


async def test_a_pack_that_says_what_it_is_about_is_read_when_it_is_dealt_from() -> None:
    log = MemoryLog()
    with patch("konspira.packs.group_pack.parse", wraps=parsing.parse) as parse:
        async with house(log) as server, Party() as party:
            phones = await party.gather(4, server)
            await phones[0].do(acts.AddPack("own", PACK))
            code, tokens = phones[0].code, [phone.tokens for phone in phones]
        async with house(log) as server, Party() as party:
            back = [await party.back(server, code, *each) for each in tokens]
            assert back[0].room["packs"][0]["entries"] == 30
            assert parse.call_count == 0
            await start(back, pack="own")
            assert parse.call_count == 1
            assert back[0].table and back[0].table["words"][0].startswith("word")


def test_a_pack_is_read_beside_the_loop() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            host, other = await party.gather(2, server)
            go_on = asyncio.Event()
            loop = asyncio.get_running_loop()

            def slowly(*what: object) -> object:
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(20)
                return usual(*what)  # type: ignore[arg-type]

            usual = packs.described
            with patch.object(room_server, "described", slowly):
                adding = asyncio.create_task(host.do(acts.AddPack("own", PACK)))
                await other.do(acts.Rename("Benno"))
                await host.until(lambda: host.room["members"][1]["name"] == "Benno")
                assert not adding.done()
                go_on.set()
                await adding
            assert host.room["packs"][0]["title"] == "Ours"

    play(scenario())


# Caps


async def test_the_letters_of_all_packs_of_a_room_are_capped() -> None:
    log = MemoryLog()
    text = PACK + "\n" + "#" * (60_000 - len(PACK) - 1)
    entries = long_log(2)
    for number in range(MOST_LETTERS_EVER // 60_000):
        for act in (
            acts.AddPack(f"own {number}", text),
            acts.DropPack(f"own {number}"),
        ):
            entries.append(msgspec.json.encode(Entry(OPENED, ANN, act)))
    await log.append(CODE, 0, entries)
    async with house(log) as server:
        room = (await server.rooms.find(CODE)).server
        with pytest.raises(Exception, match="no-more-packs-here"):
            await room.perform(ANN, acts.AddPack("more", PACK))


async def test_the_entries_of_a_room_are_capped_and_people_still_come_and_go() -> None:
    log = MemoryLog()
    await log.append(CODE, 0, long_log(MOST_ENTRIES))
    async with house(log) as server:
        room = (await server.rooms.find(CODE)).server
        with pytest.raises(Exception, match="room-is-worn-out"):
            await room.perform(ANN, acts.Rename("Anna"))
        await room.perform(SERVER, acts.Away(ANN))
        await room.perform(SERVER, acts.Back(ANN))
        version = server.entries(CODE)
        entry = msgspec.json.encode(Entry(OPENED, SERVER, acts.Back(ANN)))
        await log.append(CODE, version, [entry] * SPARE_ENTRIES)
        with pytest.raises(Exception, match="room-is-worn-out"):
            await room.perform(SERVER, acts.Away(ANN))


# Damage


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entry SET body = 'text' WHERE version = 2",
        "UPDATE entry SET body = x'7b' WHERE version = 2",
        "UPDATE entry SET checksum = 0 WHERE version = 2",
        "DELETE FROM entry WHERE version = 2",
        "DELETE FROM entry",
    ],
)
def test_a_damaged_room_is_told_to_be_broken_and_others_go_on(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        path = tmp_path / "rooms.sqlite"
        log = await SqliteLog.open(path)
        await log.append(CODE, 0, long_log(3))
        with sqlite3.connect(path) as connection:
            connection.execute(damage)
        connection.close()
        try:
            async with house(log) as server, Party() as party:
                late = await party.phone(server)
                assert await refusal(late.hello(CODE)) == "room-is-broken"
                await late.open("Ada")
        finally:
            await log.close()

    play(scenario())
    assert "Traceback" not in caplog.text


# The clock


async def test_a_clock_that_was_ahead_moves_no_deadline() -> None:
    days = 60 * 86_400_000
    log, ahead = MemoryLog(), [days]
    async with Party() as party:
        async with house(log, clock=lambda: now() + ahead[0]) as server:
            (host,) = await party.gather(1, server)
            code, tokens = host.code, host.tokens
        ahead[0] = 0  # and the clock is right again
        async with house(log, clock=lambda: now() + ahead[0]) as server:
            back = await party.back(server, code, *tokens)
            offered = await back.move_out()
            pass_time(119)
            other = await party.phone(server)
            await other.move_in(code, offered)
            offered = await other.move_out()
            pass_time(121)
            third = await party.phone(server)
            assert await refusal(third.move_in(code, offered)) == "no-such-offer"


async def test_a_clock_that_jumps_in_the_middle_of_a_game_moves_no_deadline() -> None:
    ahead = [0]
    limits = {"timer": "every-turn", "clue_seconds": 60}
    clocked = house(MemoryLog(), clock=lambda: now() + ahead[0])
    async with clocked as server, Party() as party:
        phones = await party.codenames(4, server, **limits)
        team = phones[0].table["phase"]["team"]  # type: ignore[index]
        ahead[0] = 10**9
        pass_time(30)
        await phones[1].do(acts.Rename("Benno"))
        assert phones[0].table and phones[0].table["phase"]["team"] == team
        ahead[0] = -(10**9)
        await phones[1].do(acts.Rename("Ben"))
        pass_time(31)
        await phones[0].until(lambda: phones[0].table["phase"]["team"] != team)  # type: ignore[index]


def test_a_watch_counts_seconds_and_never_runs_backwards() -> None:
    clock, seconds = [1_000], [0.0]
    watch = RoomClock(lambda: clock[0], lambda: seconds[0])
    clock[0] = 10**12
    seconds[0] = 1.5
    assert watch.now() == 2_500
    watch.not_before(2_000)
    assert watch.now() == 2_500
    watch.not_before(9_000)
    seconds[0] = 2.5
    assert watch.now() == 10_000
