"""Reactions on real servers: a night stays as quiet as it was, and a flood harms nobody."""

from unittest.mock import patch

import msgspec
from led_game import SIZE, Next, Pick
from server_harness import (
    Party,
    all_see,
    hears_all,
    house,
    logged,
    news_of,
    pass_time,
    play,
    refusal,
    until,
)

from konspira import wire
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import LeaveTeam
from konspira.log.memory import MemoryLog
from konspira.room import acts
from konspira.room.acts import Feeling
from konspira.room.reactions import MOST_SHOWN, PAUSE_MS
from server.test_hush import a_beat, lengths, nightfall, rigged, tap

WOW = acts.React(Feeling.WOW)


def senders(phone: Phone) -> list[int]:
    return [one["by"] for one in phone.room["reactions"]]


async def test_phones_on_two_servers_and_a_tv_see_the_same_faces() -> None:
    log = MemoryLog()
    async with house(log) as one, house(log) as other, Party() as party:
        phones = await party.gather(4, one, other)
        tv = await party.onlooker(other, phones[0].code)
        await phones[0].do(WOW)
        await phones[1].do(acts.React(Feeling.CLAP))
        everybody = [*phones, tv]
        both = [phones[0].members[0], phones[1].members[0]]
        await all_see(everybody, lambda phone: senders(phone) == both)
        assert len({str(phone.room["reactions"]) for phone in everybody}) == 1
        assert await refusal(phones[1].do(WOW)) == "too-early"
        pass_time(PAUSE_MS / 1000)
        await phones[1].do(WOW)


async def test_a_face_makes_nobodys_tap_stale() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        host, mover, *_ = phones = await party.gather(4, server)
        await host.do(acts.Choose("codenames"))
        await host.do(acts.Start())
        await hears_all(*phones)
        seen = mover.v
        await host.do(WOW)
        await hears_all(*phones)
        assert mover.v > seen
        move = msgspec.Raw(msgspec.json.encode(LeaveTeam()))
        await mover.do(acts.Play(1, move), seen=seen)


def test_a_night_with_refused_faces_is_as_quiet_as_one_without() -> None:
    async def scenario(faces: bool) -> list[list[int]]:
        log = MemoryLog()
        async with house(log) as server, Party() as party:
            phones = await nightfall(party, server)
            refused, beats = server.rooms.metrics.refusals, []
            for seat in range(3):
                if faces:
                    ask = wire.Do(500 + seat, phones[seat].members[0], WOW)
                    phones[seat].send(wire.spaced(wire.encode(ask)))
                    await until(lambda seat=seat: refused["not-now"] > seat)  # type: ignore[misc]
                await tap(server, phones[seat], seat, Pick(Seat(4)))
                await a_beat(phones)
                beats.append(lengths(phones))
                told = [one["code"] for one in news_of(phones[seat])[-1].get("refused", [])]
                assert told == (["not-now"] if faces else [])
            made = [type(entry.act) for entry in await logged(log, phones[0].code)]
            assert acts.React not in made
            assert server.rooms.metrics.hush_overflows == 0
            return beats

    with patch.dict(GAMES, led=rigged(1)):
        loud, still = play(scenario(True)), play(scenario(False))
    assert loud == still == [[SIZE] * 5] * 3


def test_a_face_just_before_nightfall_leaves_all_messages_alike() -> None:
    async def scenario(face: bool) -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            await tap(server, phones[0], HOST, Next())
            await a_beat(phones)
            if face:
                await phones[1].do(WOW)
            await tap(server, phones[0], HOST, Next())
            await a_beat(phones)
            assert len({*lengths(phones)}) == 1
            assert all(phone.room["reactions"] == [] for phone in phones)
            await a_beat(phones)
            assert set(lengths(phones)) == {SIZE}

    with patch.dict(GAMES, led=rigged(1)):
        play(scenario(True))
        play(scenario(False))


async def test_a_flood_of_faces_writes_no_more_than_a_room_may_show() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(20, server)
        before = server.entries(phones[0].code)
        for _ in range(3):
            for number, phone in enumerate(phones):
                ask = wire.Do(700 + number, phone.members[0], WOW)
                phone.send(wire.encode(ask))
        await hears_all(*phones)
        assert server.entries(phones[0].code) == before + MOST_SHOWN
        assert server.rooms.metrics.refusals["too-early"] == 60 - MOST_SHOWN
