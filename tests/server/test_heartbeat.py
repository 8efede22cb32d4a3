"""A phone hears something at least every ten seconds, and that tells it nothing else."""

from collections.abc import Sequence

import pytest
from led_game import led_game
from server_harness import (
    Party,
    hears_all,
    house,
    pass_time,
    until,
)

from konspira import wire
from konspira.client import Closed, Phone, connect
from konspira.games import GAMES
from konspira.games.mafia.views.awaited import BEAT
from konspira.log.memory import MemoryLog
from konspira.room import acts


async def ping(phones: Sequence[Phone]) -> None:
    """Time passes, and everybody is pinged once."""
    before = [phone.pings for phone in phones]
    pass_time(wire.PING_SECONDS)
    await until(lambda: all(p.pings > n for p, n in zip(phones, before, strict=True)))


async def test_every_phone_of_a_room_is_pinged_every_ten_seconds() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(3, server)
        tv = await party.onlooker(server, phones[0].code)
        for _ in range(3):
            await ping([*phones, tv])


async def test_a_phone_is_told_how_often_it_will_hear_something() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        host = await party.phone(server)
        await host.open("Ada")
        guest = await party.onlooker(server, host.code)
        await guest.join("Ben")
        for phone in (host, guest):
            messages = [wire.decode_out(frame) for frame in phone.frames or ()]
            welcomes = [told for told in messages if isinstance(told, wire.Welcome)]
            assert {told.pings for told in welcomes} == {wire.PING_SECONDS}


async def test_a_ping_tells_the_time_of_the_server_and_nothing_else() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (phone,) = await party.gather(1, server)
        await hears_all(phone)
        before, heard, v = phone.at, len(phone.frames or ()), phone.v
        await ping([phone])
        assert phone.at >= before + wire.PING_SECONDS * 1000
        assert len(phone.frames or ()) == heard and phone.v == v
        assert wire.Ping.__struct_fields__ == ("at",)


async def test_news_put_no_ping_off() -> None:
    """Or its absence would tell that somebody has had news."""
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(3, server)
        await ping(phones)
        pass_time(wire.PING_SECONDS - 1)
        assert pings_of(phones) == {1}
        await phones[1].do(acts.Stand())
        await hears_all(*phones)
        pass_time(1)
        await until(lambda: pings_of(phones) == {2})


def pings_of(phones: Sequence[Phone]) -> set[int]:
    return {phone.pings for phone in phones}


async def test_a_phone_that_comes_later_is_pinged_with_the_others() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(2, server)
        await ping(phones)
        pass_time(wire.PING_SECONDS - 1)
        late = await party.onlooker(server, phones[0].code)
        pass_time(1)
        await until(lambda: [phone.pings for phone in (*phones, late)] == [2, 2, 1])


async def test_an_empty_room_is_not_pinged_and_begins_anew() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (host,) = await party.gather(1, server)
        opened = server.rooms._rooms[host.code]
        host.hang_up()
        await server.phones(0)
        pass_time(wire.PING_SECONDS)
        await until(lambda: opened.heartbeat._timer is None)
        back = await party.back(server, host.code, *host.tokens)
        await ping([back])


async def test_a_phone_outside_of_every_room_is_not_pinged() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        stranger = await party.phone(server)
        (host,) = await party.gather(1, server)
        await ping([host])
        await hears_all(stranger)
        assert stranger.pings == 0


async def test_in_a_hush_there_is_no_ping_because_the_beat_is_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beat = 1000
    assert beat < wire.PING_SECONDS * 1000
    monkeypatch.setitem(GAMES, "led", led_game(beat))
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(3, server)
        await phones[0].do(acts.Choose("led", {}))
        await phones[0].do(acts.Start())
        await until(lambda: all(phone.room["hushed"] for phone in phones))
        pings = pings_of(phones)
        for _ in range(2 * wire.PING_SECONDS):
            await a_beat(phones)
        assert pings_of(phones) == pings


async def a_beat(phones: Sequence[Phone]) -> None:
    before = [phone.v for phone in phones]
    pass_time(1)
    await until(lambda: all(p.v > v for p, v in zip(phones, before, strict=True)))


def test_the_beat_of_every_hush_comes_more_often_than_a_ping() -> None:
    assert BEAT < wire.PING_SECONDS * 1000


async def test_a_phone_in_python_hangs_up_when_the_line_is_silent() -> None:
    async with house(MemoryLog()) as server, connect(server.url, silence=12) as phone:
        await phone.open("Ada")
        for number in (1, 2):  # pings alone keep the line
            pass_time(wire.PING_SECONDS)
            await until(lambda number=number: phone.pings >= number)  # type: ignore[misc]
        server.rooms._rooms[phone.code].heartbeat.stop()
        pass_time(12)
        with pytest.raises(Closed) as closed:
            await phone.until(lambda: False)
        assert closed.value.code == 1006
