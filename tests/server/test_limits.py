"""How much anybody may ask, what every answer forbids, and what is never told at all."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from picows import WSMsgType, ws_connect
from server_harness import (
    GENEROUS,
    FickleLog,
    House,
    Party,
    any_move,
    clockwork,
    hears_all,
    house,
    knock,
    logged,
    pass_time,
    phase,
    play,
    refusal,
    request,
    start,
    until,
    who_may,
)

from konspira import wire
from konspira.client import Closed, Phone
from konspira.game import Game
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue
from konspira.log.memory import MemoryLog
from konspira.options import GameInfo, game_info
from konspira.packs import PackNames
from konspira.room import MemberId, acts
from konspira.server import app, connection, joining, run
from konspira.server.app import HEADERS, make_app
from konspira.server.http_connections import HttpConnection
from konspira.server.limits import Buckets, Limits

PACK = "kind: words\nlanguage: en\ntitle: Ours\n\n" + "\n".join(
    f"word {one}{other}" for one in "abcde" for other in "abcdef"
)
TOO_MUCH = 1008
TOO_BIG = 1009


# Every number


async def a_message_too_big() -> None:
    async with house(MemoryLog(), Limits(message_bytes=2000)) as server, Party() as party:
        (host,) = await party.gather(1, server)
        host.send(b'{"type":"Join","id":1,"name":"%b"}' % (b"A" * 1900))
        await hears_all(host)  # refused, and the phone may go on
        host.send(b" " * 2001)
        assert await goodbye(host) == TOO_BIG


async def unread_by_a_slow_phone() -> None:
    """Nobody gets a queue: what is behind by more than this is dropped."""
    limits = replace(
        GENEROUS,
        behind_bytes=1,
        packs_per_address_per_minute=1000,
        packs_per_room_per_minute=1000,
    )
    async with house(MemoryLog(), limits, narrow=True) as server, Party() as party:
        host = await party.phone(server)
        await host.open("Ada")
        lazy = await party.onlooker(server, host.code)
        assert lazy._transport is not None
        lazy._transport.underlying_transport.pause_reading()
        for number in range(200):
            await host.do(acts.AddPack(f"Pack {number}", PACK))
            await host.do(acts.DropPack(f"Pack {number}"))
            if server.connections.phones == 1:
                break
        await server.phones(1)


async def messages_in_one_burst() -> None:
    limits = Limits(message_burst=5, messages_per_second=1)
    async with house(MemoryLog(), limits) as server, Party() as party:
        talker = await party.phone(server)
        for _ in range(5):
            await hears_all(talker)
        talker.send(b"one more")
        assert await goodbye(talker) == TOO_MUCH
        assert server.rooms.metrics.throttled == 1


async def messages_in_a_second() -> None:
    limits = Limits(message_burst=5, messages_per_second=2)
    async with house(MemoryLog(), limits) as server, Party() as party:
        talker = await party.phone(server)
        for _ in range(5):
            await hears_all(talker)
        for _ in range(20):
            pass_time(0.5)
            await hears_all(talker)
        pass_time(0.4)
        talker.send(b"too early")
        assert await goodbye(talker) == TOO_MUCH


async def phones_at_once() -> None:
    async with house(MemoryLog(), Limits(phones=3)) as server, Party() as party:
        for _ in range(3):
            first = await party.phone(server)
        assert await knock(server.port) == 503
        first.hang_up()
        await server.phones(2)
        assert await knock(server.port) == 101


async def phones_of_one_address() -> None:
    limits = Limits(phones_per_address=2)
    async with house(MemoryLog(), limits, proxies="127.0.0.1") as server, Party() as party:
        for _ in range(2):
            await party.phone(server)
        assert await knock(server.port) == 429
        assert await knock(server.port, headers=seen_as("192.0.2.1")) == 101
        assert await knock(server.port, headers=seen_as("127.0.0.1")) == 429


def seen_as(address: str) -> dict[str, str]:
    """What a proxy adds to tell who is behind it."""
    return {"X-Forwarded-For": address}


async def rooms_in_memory() -> None:
    async with house(MemoryLog(), Limits(rooms=2)) as server, Party() as party:
        for _ in range(2):
            opener = await party.phone(server)
            await opener.open("Ada")
        late = await party.phone(server)
        assert await refusal(late.open("Ada")) == "server-is-full"
        await late.hello(opener.code)  # but a room that is there lets people in


async def rooms_of_one_address() -> None:
    limits = Limits(rooms_per_address_per_hour=2)
    async with house(MemoryLog(), limits) as server, Party() as party:
        for number in range(2):
            opener = await party.phone(server)
            assert await refusal(opener.open(" Ada ")) == "bad-name"  # costs nothing
            await opener.open(f"Ada {number}")
        late = await party.phone(server)
        assert await refusal(late.open("Ada")) == "too-many-rooms"
        pass_time(1700)
        assert await refusal(late.open("Ada")) == "too-many-rooms"
        pass_time(101)
        assert await late.open("Ada")


async def codes_at_once() -> None:
    """Right ones count as well: otherwise the limit would tell them from wrong ones."""
    limits = replace(GENEROUS, codes_per_address=3, codes_per_address_per_minute=0)
    async with house(MemoryLog(), limits, proxies="127.0.0.1") as server, Party() as party:
        host = await party.phone(server)
        code = await host.open("Ada")
        there = seen_as("192.0.2.1")
        assert await guess(server, "BCDFG", there) == "no-such-room"
        assert await guess(server, code, there) == "Welcome"
        assert await guess(server, code, there, move_in=True) == "no-such-offer"
        for tried in ("BCDFG", code):
            assert await guess(server, tried, there) == "too-many-codes"
            assert await guess(server, tried, there, move_in=True) == "too-many-codes"
        assert await guess(server, code, seen_as("192.0.2.2")) == "Welcome"


async def codes_in_a_minute() -> None:
    limits = replace(GENEROUS, codes_per_address=1, codes_per_address_per_minute=3)
    async with house(MemoryLog(), limits) as server:
        assert await guess(server, "BCDFG") == "no-such-room"
        assert await guess(server, "BCDFG") == "too-many-codes"
        pass_time(20)
        assert await guess(server, "BCDFG") == "no-such-room"
        assert await guess(server, "BCDFG") == "too-many-codes"


async def codes_of_one_site() -> None:
    """Whoever has a /48 has 65,536 households to guess from."""
    limits = replace(GENEROUS, codes_per_site=3, codes_per_site_per_minute=0)
    async with house(MemoryLog(), limits, proxies="127.0.0.1") as server:
        for number in range(3):
            there = seen_as(f"2001:db8:7:{number}::1")
            assert await guess(server, "BCDFG", there) == "no-such-room"
        assert await guess(server, "BCDFG", seen_as("2001:db8:7:9::1")) == "too-many-codes"
        assert await guess(server, "BCDFG", seen_as("2001:db8:8::1")) == "no-such-room"


async def codes_of_one_site_in_a_minute() -> None:
    limits = replace(GENEROUS, codes_per_site=1, codes_per_site_per_minute=3)
    async with house(MemoryLog(), limits, proxies="127.0.0.1") as server:
        first, second = (seen_as(f"2001:db8:7:{number}::1") for number in range(2))
        assert await guess(server, "BCDFG", first) == "no-such-room"
        assert await guess(server, "BCDFG", second) == "too-many-codes"
        pass_time(20)
        assert await guess(server, "BCDFG", second) == "no-such-room"
        assert await guess(server, "BCDFG", first) == "too-many-codes"


FLOOD = replace(GENEROUS, wrong_codes=3, wrong_codes_per_minute=0)


async def wrong_codes_from_everywhere() -> None:
    """In a flood everybody still has a few tries, and members are let in as ever."""
    limits = replace(FLOOD, codes_per_site_per_hour_in_a_flood=2)
    log = MemoryLog()
    async with house(log, limits, proxies="127.0.0.1") as server, Party() as party:
        host = await party.phone(server)
        code = await host.open("Ada")
        await many_wrong_codes(server)
        there = seen_as("203.0.113.7")
        assert await guess(server, "BCDFG", there) == "no-such-room"
        assert await guess(server, code, there) == "Welcome"
        assert await guess(server, code, there) == "too-many-codes"
        assert await guess(server, code, there, tuple(host.tokens)) == "Welcome"
        pass_time(1800)
        assert await guess(server, code, there) == "Welcome"
        assert await guess(server, code, there) == "too-many-codes"


async def wrong_codes_in_a_minute() -> None:
    limits = replace(FLOOD, wrong_codes_per_minute=3, codes_per_site_per_hour_in_a_flood=0)
    async with house(MemoryLog(), limits, proxies="127.0.0.1") as server:
        await many_wrong_codes(server)
        pass_time(20)
        assert await guess(server, "BCDFG", seen_as("192.0.2.9")) == "no-such-room"
        assert await guess(server, "BCDFG", seen_as("192.0.2.10")) == "too-many-codes"


async def many_wrong_codes(server: House) -> None:
    """Wrong codes of rooms and of seats, each from another address."""
    async with Party() as party:
        host = await party.phone(server)
        code = await host.open("Ben")
        assert await guess(server, "BCDFG", seen_as("192.0.2.1")) == "no-such-room"
        for tried in ("BCDFG", code):
            told = await guess(server, tried, seen_as("192.0.2.2"), move_in=True)
            assert told in ("no-such-room", "no-such-offer")


async def guess(
    server: House,
    code: str,
    headers: dict[str, str] | None = None,
    tokens: tuple[str, ...] = (),
    move_in: bool = False,
) -> str:
    """What somebody hears who tries a code, by a line of their own."""
    ask: wire.In = wire.Hello(1, wire.PROTOCOL, code, tokens)
    if move_in:
        ask = wire.MoveIn(1, wire.PROTOCOL, code, "A" * 22)
    guesser = Phone()
    guesser.frames = []
    more = list((headers or {}).items())
    line, _ = await ws_connect(lambda: guesser, server.url, extra_headers=more)
    try:
        guesser.send(wire.encode(ask))
        with suppress(Closed):
            await guesser.until(lambda: bool(guesser.frames))
        answer = json.loads(guesser.frames[0])
        if answer["type"] == "Welcome":
            return "Welcome"
        refused = str(answer["refused"][0]["code"])
        if refused == "too-many-codes":
            assert await goodbye(guesser) == TOO_MUCH
        return refused
    finally:
        line.disconnect(graceful=False)
        await line.wait_disconnected()


async def packs_of_one_address() -> None:
    """Whether they are good or broken: both are read to the end."""
    limits = replace(GENEROUS, packs_per_address_per_minute=2)
    async with house(MemoryLog(), limits) as server, Party() as party:
        for tried, (name, text) in enumerate([("own", PACK), ("own", "broken")]):
            host = await party.phone(server)
            await host.open("Ada")
            if tried:
                assert await refusal(host.do(acts.AddPack(name, text))) == "broken-pack"
            else:
                await host.do(acts.AddPack(name, text))
        more = acts.AddPack("more", PACK)
        assert await refusal(host.do(more)) == "too-many-packs-at-once"
        pass_time(30)
        await host.do(more)


async def packs_of_one_room() -> None:
    limits = replace(GENEROUS, packs_per_room_per_minute=1)
    async with house(MemoryLog(), limits) as server, Party() as party:
        (host,) = await party.gather(1, server)
        assert await refusal(host.do(acts.AddPack("own", "broken"))) == "broken-pack"
        add = acts.AddPack("own", PACK)
        assert await refusal(host.do(add)) == "too-many-packs-at-once"
        (other,) = await party.gather(1, server)
        await other.do(add)


async def opinions_for_one_address() -> None:
    limits = replace(GENEROUS, opinions_per_address_per_minute=20)
    async with house(MemoryLog(), limits) as server, Party() as party:
        phones = await party.codenames(4, server)
        chief, seat = who_may(phones, "Clue")
        for word in ("zeppelin", "glockenspiel"):
            await chief.consult(seat, Clue(word, 1))
        third = Clue("harpsichord", 1)
        assert await refusal(chief.consult(seat, third)) == "too-many-questions"
        assert await refusal(chief.play(seat, third)) == "too-many-questions"
        pass_time(3)
        await chief.play(seat, third)


async def http_requests_at_once() -> None:
    """Whatever is asked for counts, and an upgrade too; another address is free."""
    limits = Limits(http_requests_per_address=5, http_requests_per_address_per_second=0.1)
    async with house(MemoryLog(), limits, proxies="127.0.0.1") as server:
        for target in ("/healthz", "/nowhere.js", "/api/games", "/api/rooms"):
            assert (await request(server.port, target))[0] != 429
        assert await knock(server.port) == 101
        for target in ("/healthz", "/nowhere.js", "/api/games", "/api/rooms"):
            status, headers, body = await request(server.port, target)
            assert (status, headers["retry-after"]) == (429, "10"), target
            assert json.loads(body)["code"] == "too-many-requests"
        assert await knock(server.port) == 429
        assert (await request(server.port, "/healthz", seen_as("192.0.2.1")))[0] == 200


async def http_requests_in_a_second() -> None:
    limits = Limits(http_requests_per_address=1, http_requests_per_address_per_second=4)
    async with house(MemoryLog(), limits) as server:
        with clockwork().stopped():
            for _ in range(5):
                assert (await request(server.port, "/livez"))[0] == 200
                assert (await request(server.port, "/livez"))[0] == 429
                pass_time(0.26)


async def http_connections() -> None:
    """The connection that has waited longest is closed for a new one."""
    limits = Limits(http_connections=3)
    proxied = house(MemoryLog(), limits, proxies="127.0.0.1")
    async with proxied as server, AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(raw_line(server)) for _ in range(3)]
        assert await knock(server.port) == 101
        assert await silent[0].hung_up()
        assert (await request(server.port, "/healthz"))[0] == 200
        silent[2].say(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200" in await silent[2].reader.readline()


async def http_connections_of_one_address() -> None:
    limits = Limits(http_connections_per_address=2)
    async with house(MemoryLog(), limits) as server, AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(raw_line(server)) for _ in range(2)]
        silent[0].say(b"GET /healthz HTTP/1.1\r\nHost:")
        async with Party() as party:
            (host,) = await party.gather(1, server)  # phones come in all the same
            assert await silent[0].hung_up()
            await hears_all(host)


async def seconds_for_a_request() -> None:
    async with house(MemoryLog(), Limits(http_seconds=3)) as server, Party() as party:
        (host,) = await party.gather(1, server)
        half = [
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow",
            b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
        ]
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(raw_line(server)) for _ in half]
            for line, said in zip(lines, half, strict=True):
                line.say(said)
            await hears_all(host)
            assert len(server.http_connections) == 4
            for _ in range(4):
                pass_time(1.5)
                await asyncio.sleep(0.01)
            for line in lines:
                assert await line.hung_up()
            await hears_all(host)  # whose line is no request


class RawLine(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def say(self, said: bytes) -> None:
        self.writer.write(said)

    async def hung_up(self) -> bool:
        """Whether the server has let go of it, once whatever it said was read."""
        with suppress(ConnectionResetError):
            async with asyncio.timeout(20):
                await self.reader.read()
        return True


@asynccontextmanager
async def raw_line(server: House) -> AsyncIterator[RawLine]:
    line = RawLine(*await asyncio.open_connection("127.0.0.1", server.port))
    own = line.writer.get_extra_info("sockname")
    await until(
        lambda: any(other.client == own for other in server.http_connections._since)
    )
    try:
        yield line
    finally:
        line.writer.close()


CROSSED: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
    "message_bytes": a_message_too_big,
    "behind_bytes": unread_by_a_slow_phone,
    "message_burst": messages_in_one_burst,
    "messages_per_second": messages_in_a_second,
    "http_connections": http_connections,
    "http_connections_per_address": http_connections_of_one_address,
    "http_seconds": seconds_for_a_request,
    "http_requests_per_address": http_requests_at_once,
    "http_requests_per_address_per_second": http_requests_in_a_second,
    "phones": phones_at_once,
    "phones_per_address": phones_of_one_address,
    "rooms": rooms_in_memory,
    "rooms_per_address_per_hour": rooms_of_one_address,
    "codes_per_address": codes_at_once,
    "codes_per_address_per_minute": codes_in_a_minute,
    "codes_per_site": codes_of_one_site,
    "codes_per_site_per_minute": codes_of_one_site_in_a_minute,
    "wrong_codes": wrong_codes_from_everywhere,
    "wrong_codes_per_minute": wrong_codes_in_a_minute,
    "codes_per_site_per_hour_in_a_flood": wrong_codes_from_everywhere,
    "packs_per_address_per_minute": packs_of_one_address,
    "packs_per_room_per_minute": packs_of_one_room,
    "opinions_per_address_per_minute": opinions_for_one_address,
}


async def goodbye(phone: Phone) -> int:
    """The code with which the server closes this line."""
    with pytest.raises(Closed) as closed:
        await phone.until(lambda: False)
    return closed.value.code


@pytest.mark.parametrize("limit", CROSSED)
def test_a_limit_is_kept(limit: str) -> None:
    play(CROSSED[limit]())


def test_every_number_in_limits_has_a_test_that_crosses_it() -> None:
    assert set(CROSSED) == set(Limits.__struct_fields__)


async def test_in_a_turn_of_the_event_loop_one_request_is_read() -> None:
    """However many come at once: phones at open tables have their turn in between."""
    turn, read_at, usual = 0, [], HttpConnection.read

    def noted(connection: HttpConnection, data: bytes) -> None:
        read_at.append(turn)
        usual(connection, data)

    async def count_turns() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    async with house(MemoryLog()) as server:
        with patch.object(HttpConnection, "read", noted):
            counting = asyncio.create_task(count_turns())
            asked = (request(server.port, "/livez") for _ in range(30))
            assert {status for status, _, _ in await asyncio.gather(*asked)} == {200}
            counting.cancel()
    assert len(read_at) == len(set(read_at)) == 30


async def test_a_phone_with_too_many_asks_waiting_is_sent_away() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        host, other = await party.gather(2, server)
        before = server.entries(host.code)
        log.writable.clear()
        for number in range(connection.MOST_WAITING + 2):
            host.send(wire.encode(wire.Do(100 + number, MemberId(1), acts.Stand())))
        assert await goodbye(host) == TOO_MUCH
        log.writable.set()
        await hears_all(other)
        await until(lambda: server.entries(host.code) == before + 1)  # was under way


async def test_who_shows_a_token_comes_back_though_a_whole_school_comes_at_once() -> None:
    log = MemoryLog()
    limits = replace(GENEROUS, codes_per_address=3, codes_per_address_per_minute=0)
    async with Party() as party:
        async with house(log, limits) as server:
            hosts = [(await party.gather(1, server))[0] for _ in range(8)]
        async with house(log, limits) as server:
            for host in hosts:
                back = await party.back(server, host.code, *host.tokens)
                assert back.members == [1]
            while await guess(server, "BCDFG") != "too-many-codes":
                pass
            for host in hosts:
                await party.back(server, host.code, *host.tokens)


async def test_a_household_may_come_to_a_room_of_one_of_them_as_often_as_it_likes() -> None:
    """Twenty friends, twice, a TV that is switched on and off, and everybody reloads."""
    limits = replace(GENEROUS, codes_per_address=1, codes_per_address_per_minute=0)
    async with house(MemoryLog(), limits) as server, Party() as party:
        host = await party.phone(server)
        code = await host.open("Ada")
        for _ in range(60):
            assert await guess(server, code) == "Welcome"
        assert await guess(server, "BCDFG") == "no-such-room"
        assert await guess(server, "BCDFG") == "too-many-codes"
        assert await guess(server, code) == "Welcome"


async def test_so_many_codes_one_address_can_try_in_a_minute_right_ones_included() -> None:
    log = MemoryLog()
    async with house(log, proxies="127.0.0.1") as server, Party() as party:
        codes = [(await party.gather(1, server))[0].code for _ in range(10)]
        there, tried = seen_as("192.0.2.1"), 0
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(240):
            pass_time(0.25)
            code = codes[number // 2 % 10] if number % 2 else "BCDFG"
            tried += await guess(server, code, there) != "too-many-codes"
        minutes = (loop.time() - began) / 60
        limits = Limits()
        most = limits.codes_per_address + minutes * limits.codes_per_address_per_minute
        assert 150 <= tried <= most


async def test_over_the_limit_a_wrong_token_hears_the_same_of_every_code() -> None:
    limits = replace(GENEROUS, codes_per_address=1, codes_per_address_per_minute=0)
    proxied = house(MemoryLog(), limits, proxies="127.0.0.1")
    async with proxied as server, Party() as party:
        (host,) = await party.gather(1, server)
        there, token = seen_as("192.0.2.1"), ("A" * 22,)
        assert await guess(server, "BCDFG", there, token) == "no-such-room"
        loop = asyncio.get_running_loop()
        for code in (host.code, "BCDFG"):
            asked = loop.time()
            assert await guess(server, code, there, token) == "too-many-codes"
            assert loop.time() - asked >= joining.GUESS_SECONDS
        back = await party.back(server, host.code, *host.tokens)
        assert back.members == [1]


async def test_over_the_limit_no_room_is_folded_for_a_wrong_token() -> None:
    """How long a cold room takes to fold would reveal that there is one."""
    log, there = MemoryLog(), seen_as("192.0.2.1")
    limits = replace(GENEROUS, codes_per_address=0, codes_per_address_per_minute=0)
    async with Party() as party:
        async with house(log) as server:
            (host,) = await party.gather(1, server)
        async with house(log, limits, proxies="127.0.0.1") as server:
            told = await guess(server, host.code, there, ("A" * 22,))
            assert (told, len(server.rooms)) == ("too-many-codes", 0)
            assert await guess(server, host.code, there, tuple(host.tokens)) == "Welcome"


def test_an_address_is_forgotten_once_its_bucket_is_full_again() -> None:
    time = [0.0]
    buckets = Buckets(rate=1, size=2, clock=lambda: time[0])
    buckets.MOST = buckets._most = 10
    for number in range(10):
        assert buckets.take(f"192.0.2.{number}")
    assert len(buckets._buckets) == 10
    time[0] = 5
    assert buckets.take("192.0.2.99")
    assert len(buckets._buckets) == 1


def test_many_busy_addresses_do_not_make_every_further_one_slow() -> None:
    buckets = Buckets(rate=0, size=2, clock=lambda: 0.0)
    buckets.MOST = buckets._most = 10
    looks = 0

    def counted(now: float) -> None:
        nonlocal looks
        looks += 1
        Buckets._forget(buckets, now)

    buckets._forget = counted  # type: ignore[method-assign]
    for number in range(1000):
        assert buckets.take(f"192.0.2.{number}")
    assert looks < 10


# Who may knock

OWN_PAGE = "http://127.0.0.1:{port}"
KNOCKS: list[tuple[dict[str, str], int]] = [
    ({}, 101),  # a program, not a page
    ({"Origin": OWN_PAGE}, 101),
    ({"Origin": OWN_PAGE.replace("http", "https")}, 101),  # behind a proxy with TLS
    ({"Origin": "https://konspira.example"}, 101),  # the public address
    ({"Origin": "https://konspira.example/"}, 403),
    ({"Origin": "https://konspira.example.evil.example"}, 403),
    ({"Origin": "http://konspira.example"}, 403),
    ({"Origin": "https://evil.example"}, 403),
    ({"Origin": "http://127.0.0.1:1"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": ""}, 403),
    ({"Origin": "https://evil.example", "Host": "konspira.example"}, 403),
]


@pytest.mark.parametrize("slash", ["", "/"])
async def test_only_pages_of_this_server_may_open_a_line(slash: str) -> None:
    public_url = f"https://konspira.example{slash}"
    async with house(MemoryLog(), public_url=public_url) as server:
        for headers, status in KNOCKS:
            given = {k: value.format(port=server.port) for k, value in headers.items()}
            assert await knock(server.port, headers=given) == status, headers


async def test_pages_of_other_sites_are_refused_when_no_public_address_is_known() -> None:
    async with house(MemoryLog()) as server:
        elsewhere = {"Origin": "https://konspira.example"}
        assert await knock(server.port, headers=elsewhere) == 403


async def test_there_is_one_door() -> None:
    async with house(MemoryLog()) as server:
        assert await knock(server.port, "/ws") == 101
        assert await knock(server.port, "/ws?room=BCDFG") == 101  # and is not read
        for path in ("/", "/wss", "/ws/", "/api/games", "/BCDFG"):
            assert await knock(server.port, path) == 404


# What is answered


ANSWERS = [
    ("GET", "/", 200),
    ("HEAD", "/", 200),
    ("GET", "/healthz", 200),
    ("POST", "/healthz", 405),
    ("GET", "/livez", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/games?seats=many", 400),
    ("GET", "/api/qr/BCDFG.svg", 404),
    ("GET", "/api/rooms", 404),
    ("POST", "/api/rooms", 404),
    ("GET", "/api", 404),
    ("GET", "/ws", 426),
    ("GET", "/nowhere", 404),
    ("GET", "/broken", 500),
]


def test_every_answer_forbids_what_our_pages_never_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def scenario() -> None:
        async with house(MemoryLog()) as server:
            for method, target, status in ANSWERS:
                if target == "/broken":
                    monkeypatch.setattr(app, "game_info", broken)
                    app.games_for.cache_clear()
                    target = "/api/games?seats=3"
                answer = await request(server.port, target, method=method)
                assert answer[0] == status, target
                for name, value in HEADERS.items():
                    assert answer[1][name.lower()] == value, target
                assert "server" not in answer[1]

    monkeypatch.setattr(run, "make_app", partial(make_app, web=Path("/nowhere")))
    play(scenario())


async def test_health_tells_that_the_server_runs_and_what_it_speaks() -> None:
    async with house(MemoryLog()) as server:
        _, headers, body = await request(server.port, "/healthz")
        assert json.loads(body)["ok"] is True
        assert json.loads(body)["protocol"] == wire.PROTOCOL
        assert headers["cache-control"] == "no-store"


async def test_health_tells_when_nothing_can_be_kept_any_more() -> None:
    log = FickleLog()
    async with house(log) as server:
        assert (await request(server.port, "/healthz"))[0] == 200
        log.full = True
        pass_time(6)
        status, _, body = await request(server.port, "/healthz")
        assert (status, json.loads(body)["ok"]) == (503, False)
        assert (await request(server.port, "/livez"))[0] == 200
        asked = log.probes
        for _ in range(5):  # the disk is asked once in a while
            assert (await request(server.port, "/healthz"))[0] == 503
        assert log.probes == asked
        log.full = False
        pass_time(6)
        assert (await request(server.port, "/healthz"))[0] == 200


async def test_health_is_told_soon_though_the_log_is_locked() -> None:
    """F7 (e): a log that answers nobody takes no entries either."""
    log = FickleLog()
    async with house(log) as server:
        log.writable.clear()
        asked = asyncio.create_task(request(server.port, "/healthz"))
        await until(lambda: log.probes == 1)
        while not asked.done():
            pass_time(0.5)
            await asyncio.sleep(0.001)
        assert (await asked)[0] == 503
        assert (await request(server.port, "/healthz"))[0] == 503  # and at once
        assert log.probes == 1
        log.writable.set()
        await until(lambda: bool(server.rooms._probe and server.rooms._probe.done()))
        assert (await request(server.port, "/healthz"))[0] == 200


def flood(kind: WSMsgType, fin: bool = True) -> Callable[[Phone], None]:
    def one(phone: Phone) -> None:
        assert phone._transport is not None
        phone._transport.send(kind, b"", fin)

    return one


PINGS = flood(WSMsgType.PING)
PONGS = flood(WSMsgType.PONG)
EMPTY = flood(WSMsgType.CONTINUATION, fin=False)


@pytest.mark.parametrize("more", [PINGS, PONGS, EMPTY], ids=["pings", "pongs", "fragments"])
async def test_whatever_comes_counts_as_a_message(more: Callable[[Phone], None]) -> None:
    limits = Limits(message_burst=10, messages_per_second=1)
    async with house(MemoryLog(), limits) as server, Party() as party:
        talker = await party.phone(server)
        if more is EMPTY:
            flood(WSMsgType.TEXT, fin=False)(talker)
        for _ in range(20):
            more(talker)
        assert await goodbye(talker) == TOO_MUCH
        assert server.rooms.metrics.throttled == 1


async def test_a_phone_that_answers_our_pings_is_never_too_loud() -> None:
    limits = Limits(message_burst=2, messages_per_second=1)
    async with house(MemoryLog(), limits) as server, Party() as party:
        quiet = await party.phone(server)
        for _ in range(30):
            pass_time(run.PING_SECONDS)
            flood(WSMsgType.PONG)(quiet)
            await asyncio.sleep(0.001)
        pass_time(2)
        await hears_all(quiet)


async def test_forms_of_games_are_made_once_for_each_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []

    def noted(game: Game, seats: int, packs: PackNames) -> GameInfo:
        made.append(seats)
        return game_info(game, seats, packs)

    monkeypatch.setattr(app, "game_info", noted)
    app.games_for.cache_clear()
    async with house(MemoryLog()) as server:
        tags = set()
        for seats in (4, 4, 5, 21, 99, 1_000_000_000):
            _, headers, _ = await request(server.port, f"/api/games?seats={seats}")
            tags.add(headers["etag"])
            assert headers["cache-control"] == "no-cache"
        assert sorted(set(made)) == [4, 5, 21] and len(made) == 3 * len(GAMES)
        assert len(tags) == 3
        known = {"If-None-Match": f'"other", W/{headers["etag"]}'}
        status, headers, body = await request(server.port, "/api/games?seats=21", known)
        assert (status, body) == (304, b"") and headers["etag"] in tags
        status, _, body = await request(server.port, "/api/games?seats=4", known)
        assert status == 200 and json.loads(body)


async def test_the_form_of_a_game_fits_the_number_of_players() -> None:
    async with house(MemoryLog()) as server:
        for seats, variant in (("2", "one-team"), ("3", "three-players"), ("-9", None)):
            target = f"/api/games?seats={seats}"
            status, _, body = await request(server.port, target)
            (codenames,) = [g for g in json.loads(body) if g["name"] == "codenames"]
            form = {field["name"]: field["default"] for field in codenames["form"]}
            assert status == 200 and variant in (form["variant"], None)
        for seats in ("many", "", "1.5", "9" * 5000):
            status, _, body = await request(server.port, f"/api/games?seats={seats}")
            assert status == 400 and json.loads(body)["code"] == "seats-do-not-fit"


async def test_counts_are_told_to_this_machine_alone() -> None:
    async with house(MemoryLog(), proxies="127.0.0.1") as server:
        assert (await request(server.port, "/metrics"))[0] == 200
        for address in ("192.0.2.1", "10.0.0.1", "2001:db8::1"):
            got = await request(server.port, "/metrics", seen_as(address))
            assert got[0] == 403 and b"konspira_" not in got[2]


async def test_counts_are_told_to_monitors_too() -> None:
    monitors = "10.1.0.0/16, 2001:db8::7"
    async with house(MemoryLog(), proxies="127.0.0.1", monitors=monitors) as server:
        for address in ("127.0.0.1", "10.1.2.3", "2001:db8::7"):
            got = await request(server.port, "/metrics", seen_as(address))
            assert got[0] == 200, address
        for address in ("192.0.2.1", "10.2.0.1", "2001:db8::8", "nobody"):
            got = await request(server.port, "/metrics", seen_as(address))
            assert got[0] == 403 and b"konspira_" not in got[2], address


# What is never told


def test_counts_and_log_lines_hold_no_names_codes_tokens_or_secrets(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> tuple[list[str], str]:
        log = MemoryLog()
        async with house(log) as server, Party() as party:
            phones = await party.gather(4, server)
            for player, name in zip(phones, SPEAKING_NAMES, strict=True):
                await player.do(acts.Rename(name))
            await start(
                phones, pack="words.pl"
            )  # "frame" is a codename, and a word of logs
            rng = Random(4)
            for _ in range(40):
                if phase(phones[0]) == "Over":
                    break
                await any_move(phones, rng)
                await hears_all(*phones)
            await misbehave(party, server, phones)
            entries = await logged(log, phones[0].code)
            deal = next(e.act for e in entries if isinstance(e.act, acts.Deal))
            words = json.loads(bytes(deal.move))["words"]
            tokens = [token for player in phones for token in player.tokens]
            _, _, counts = await request(server.port, "/metrics")
            metrics_are_well_formed(counts.decode())
            secrets = [*SPEAKING_NAMES, *tokens, phones[0].code, deal.nonce, *words]
            return secrets, counts.decode()

    with caplog.at_level(logging.DEBUG):
        secrets, counts = play(scenario())
    lines = "\n".join(
        f"{record.getMessage()} {record.exc_text or ''}"
        for record in caplog.records
        if record.name != "asyncio"  # its debugging names files and lines
    )
    assert "room opened" in lines
    for secret in secrets:  # as a word of its own, not within another one
        found = re.compile(rf"\b{re.escape(secret)}\b", re.IGNORECASE).search
        assert not found(lines) and not found(counts), secret


SPEAKING_NAMES = ("Adalbert", "Benedikta", "Cyrillus", "Desdemona")


async def misbehave(party: Party, server: House, phones: list[Phone]) -> None:
    """Everything that might be worth a line in the log."""
    stranger = await party.back(server, phones[0].code, "A" * 22)
    assert await refusal(stranger.join(SPEAKING_NAMES[0])) == "name-is-taken"
    stranger.send(b'{"name":"' + SPEAKING_NAMES[1].encode())
    assert await refusal(stranger.move_in(phones[0].code, "B" * 22)) == "no-such-offer"
    await hears_all(stranger)
    stranger.send(b"x" * 200_000)
    assert await goodbye(stranger) == TOO_BIG
    await request(server.port, f"/{phones[0].code}")


def metrics_are_well_formed(text: str) -> None:
    """Prometheus' text format: a name, perhaps labels, a number."""
    assert text.endswith("\n")
    seen = {}
    for line in text.splitlines():
        name, number = line.rsplit(" ", 1)
        assert name.startswith("konspira_") and float(number) >= 0
        assert name not in seen
        seen[name] = float(number)
    assert seen["konspira_rooms"] == 1
    assert seen["konspira_phones"] >= 4
    assert seen["konspira_entries_total"] > 10 and seen["konspira_news_total"] > 10
    assert seen['konspira_refusals_total{code="name-is-taken"}'] == 1
    assert seen["konspira_malformed_total"] == 1


def test_nothing_that_a_phone_says_ever_stands_in_a_url(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            admit, paths = server.connections.admit, []

            def noted(knocking: Any) -> Any:
                paths.append((knocking.path, knocking.query))
                return admit(knocking)

            monkeypatch.setattr(server.connections, "admit", noted)
            phones = await party.gather(2, server)
            await party.back(server, phones[0].code, *phones[0].tokens)
            assert set(paths) <= {("/ws", "")}

    play(scenario())
