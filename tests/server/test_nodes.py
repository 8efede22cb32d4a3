"""Several servers on one log: nobody owns a room, nothing is lost, and nothing is doubled.

The log itself is put to the test here, too: it may be slow, fail, or tell of a room what
cannot be true.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from server_harness import (
    PATIENCE,
    FickleLog,
    House,
    Party,
    all_see,
    any_move,
    folded,
    hears_all,
    house,
    in_time,
    logged,
    news_of,
    now,
    pass_time,
    phase,
    play,
    plays,
    refusal,
    until,
    who_may,
)

from konspira import wire
from konspira.client import Closed, Phone
from konspira.game import HOST
from konspira.games.codenames.moves import Clue, Mark, Start, Stop, Touch
from konspira.log import Log
from konspira.log.memory import MemoryLog
from konspira.room import Entry, MemberId, acts, room_view, table_of

EVERY_TURN: dict[str, Any] = {
    "timer": "every-turn",
    "clue_seconds": 15,
    "guess_seconds": 15,
}


async def same_for_all(log: Log, phones: Sequence[Phone]) -> None:
    """Every phone sees what the log tells, wherever it is connected."""
    await hears_all(*phones)
    room = folded(await logged(log, phones[0].code))
    for phone in phones:
        assert phone.room == as_json(room_view(room))
        assert phone.table == as_json(table_of(room))


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def kinds(entries: Sequence[Entry]) -> Counter[str]:
    return Counter(type(entry.act).__name__ for entry in entries)


def present(phone: Phone, member: int) -> bool:
    return any(m["present"] for m in phone.room["members"] if m["id"] == member)


# A room on two servers


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_a_game_on_two_servers_is_one_game(seed: int) -> None:
    log, rng = MemoryLog(), Random(seed)
    async with house(log) as left, house(log) as right, Party() as party:
        phones = await party.codenames(8, left, right)
        for phone in phones[:2]:
            assert phone.hands[phones.index(phone)]["key"] == phones[0].hands[0]["key"]
        while phase(phones[0]) != "Over":
            await any_move(phones, rng)
            await hears_all(*phones)
        late = await party.onlooker(right, phones[0].code)
        await same_for_all(log, [*phones, late])
        happened = kinds(await logged(log, phones[0].code))
        assert happened["Deal"] == happened["Start"] == 1


async def test_chance_and_clock_move_once_however_many_servers_watch() -> None:
    log = MemoryLog()
    async with (
        house(log) as first,
        house(log) as second,
        house(log) as third,
        Party() as party,
    ):
        options = {"variant": "one-team", "enemy_seconds": 10, "grace_seconds": 0}
        phones = await party.codenames(6, first, second, third, **options)
        turns = 0
        while phase(phones[0]) != "Over":
            turns += 1
            spymaster, seat = who_may(phones, "Clue")
            await spymaster.play(seat, Clue("ocean", 1))
            await hears_all(*phones)
            await touch_a_bystander(phones)
            await hears_all(*phones)
            await all_see(phones, lambda phone: phase(phone) == "EnemyTurn")
            pass_time(10)  # all three have drawn for the enemy, and hear the alarm
            await all_see(phones, lambda phone: phase(phone) in ("Cluing", "Over"))
        await same_for_all(log, phones)
        happened = kinds(await logged(log, phones[0].code))
        assert turns > 5
        assert happened["Deal"] == 1 + turns
        assert turns < happened["Tick"] <= turns + happened["RollCall"]


async def touch_a_bystander(phones: Sequence[Phone]) -> None:
    """A turn that ends at once, and leaves the enemy's words alone."""
    spymaster = next(p for p in phones if any(hand["key"] for hand in p.hands.values()))
    (key,) = [hand["key"] for hand in spymaster.hands.values() if hand["key"]]
    operative, seat = who_may(phones, "Touch")
    assert operative.table is not None
    covers = operative.table["covers"]
    pairs = enumerate(zip(key, covers, strict=True))
    free = {side: card for card, (side, cover) in pairs if cover is None}
    card = free.get("bystander", free.get("red"))
    assert card is not None
    await in_time(operative, seat, Touch(card))
    await operative.until(lambda: phase(operative) != "Guessing" or bool(made(operative)))
    if phase(operative) == "Guessing":
        await stop(phones)


def made(phone: Phone) -> int:
    assert phone.table is not None
    return int(phone.table["phase"]["made"])


async def stop(phones: Sequence[Phone]) -> None:
    await hears_all(*phones)
    operative, seat = who_may(phones, "Stop")
    await operative.play(seat, Stop())


async def test_a_time_limit_passes_once_for_two_servers() -> None:
    log = MemoryLog()
    async with house(log) as left, house(log) as right, Party() as party:
        phones = await party.codenames(4, left, right, **EVERY_TURN)
        pass_time(11)  # the roll that the second server called is over
        await all_see(phones, lambda phone: present(phone, 1))
        before = kinds(await logged(log, phones[0].code))["Tick"]
        for turns in range(1, 9):
            team = phones[0].table["phase"]["team"]  # type: ignore[index]
            pass_time(15)
            await all_see(phones, lambda p, was=team: p.table["phase"]["team"] != was)
            await hears_all(*phones)
            ticks = kinds(await logged(log, phones[0].code))["Tick"]
            assert ticks <= before + turns + 1
        assert ticks >= before + 8


async def test_racing_acts_are_each_in_the_log_once_and_in_their_order() -> None:
    log = MemoryLog()
    async with house(log) as left, house(log) as right, Party() as party:
        phones = await party.gather(8, left, right)
        await asyncio.gather(*(rename_often(phone, 25) for phone in phones))
        entries = await logged(log, phones[0].code)
        for phone in phones:
            who = phone.members[0]
            names = [
                entry.act.name
                for entry in entries
                if isinstance(entry.act, acts.Rename) and entry.by == who
            ]
            assert names == [f"{who} the {number}" for number in range(25)]
        await same_for_all(log, phones)
        assert left.rooms.metrics.conflicts + right.rooms.metrics.conflicts > 0


async def rename_often(phone: Phone, times: int) -> None:
    """All at once, without waiting for the answers in between."""
    me = phone.members[0]
    asks = [phone.do(acts.Rename(f"{me} the {number}")) for number in range(times)]
    await asyncio.gather(*asks)


async def test_racing_moves_are_each_acknowledged_once_or_refused_once() -> None:
    log = MemoryLog()
    async with house(log) as left, house(log) as right, Party() as party:
        phones = await party.codenames(8, left, right, grace_seconds=0)
        spymaster, seat = who_may(phones, "Clue")
        await spymaster.play(seat, Clue("ocean", "unlimited"))
        await hears_all(*phones)
        operatives = [p for p in phones if "Mark" in p.may(p.seats[0])]
        asked = [(p, p.seats[0], card) for p in operatives for card in range(25)]
        Random(5).shuffle(asked)
        outcomes = await asyncio.gather(
            *(race(phone, seat, card) for phone, seat, card in asked)
        )
        entries = plays(await logged(log, phones[0].code))
        marked = Counter((s, m["card"]) for s, m in entries if m["type"] == "Mark")
        touched = [(s, m["card"]) for s, m in entries if m["type"] == "Touch"]
        done = Counter(itertools.chain.from_iterable(outcomes))
        assert marked == Counter({key: n for key, n in done.items() if key[1] < 100})
        assert Counter(touched) == Counter(
            {(s, c - 100): n for (s, c), n in done.items() if c >= 100}
        )
        assert len(touched) == 1  # the next one comes too early, or is stale
        await same_for_all(log, phones)


async def race(phone: Phone, seat: int, card: int) -> list[tuple[int, int]]:
    """Mark a card, and touch it at the same time; what was acknowledged."""
    done = []
    for move, name in ((Mark(card), card), (Touch(card), 100 + card)):
        outcome = (await asyncio.gather(phone.play(seat, move), return_exceptions=True))[0]
        if outcome is None:
            done.append((seat, name))
    return done


# The same at the same moment


async def test_the_same_act_from_two_phones_at_one_moment_is_answered_once_each() -> None:
    log = MemoryLog()
    ways = [FickleLog(log), FickleLog(log)]
    async with house(ways[0]) as left, house(ways[1]) as right, Party() as party:
        host, other = await party.gather(2, left, right)
        tab = await party.back(right, host.code, *host.tokens)
        await same_for_all(log, [host, other, tab])
        stop_the_clock(left, right)
        for way in ways:
            way.writable.clear()
        for phone in (host, tab):
            phone.send(wire.encode(wire.Do(900, MemberId(1), acts.Lock(True))))
        await until(lambda: all(way.waiting == 1 for way in ways))
        for way in ways:
            way.writable.set()
        await all_see([host, other, tab], lambda phone: phone.room["locked"])
        await hears_all(host, other, tab)
        for phone in (host, tab):
            answers = [ask for news in news_of(phone) for ask in news.get("done", ())]
            assert answers.count(900) == 1
            refused = [r for news in news_of(phone) for r in news.get("refused", ())]
            assert all(r["id"] != 900 for r in refused)
        assert kinds(await logged(log, host.code))["Lock"] == 1


def stop_the_clock(*houses: House) -> None:
    """From now on it is the same millisecond in every room of these servers."""
    moment = now() + 1000
    for server in houses:
        for room in server.rooms._rooms.values():
            room.server.now = lambda: moment


async def test_an_equal_entry_of_another_server_does_not_hide_what_came_before_it() -> None:
    log = MemoryLog()
    way = FickleLog(log)
    async with house(log) as left, house(way) as right, Party() as party:
        host, other = await party.gather(2, left, right)
        tab = await party.back(right, host.code, *host.tokens)
        await same_for_all(log, [host, other, tab])
        stop_the_clock(left, right)
        way.writable.clear()
        tab.send(wire.encode(wire.Do(900, MemberId(1), acts.Lock(True))))
        await until(lambda: way.waiting == 1)
        await host.do(acts.Rename("Adam"))
        await host.do(acts.Lock(True))
        way.writable.set()
        await same_for_all(log, [host, other, tab])
        assert tab.room["members"][0]["name"] == "Adam"


async def test_entries_that_come_while_a_room_is_opened_are_not_lost() -> None:
    log = MemoryLog()
    way = FickleLog(log)
    async with house(log) as left, house(way) as right, Party() as party:
        (host,) = await party.gather(1, left)
        way.readable.clear()
        coming = asyncio.create_task(party.onlooker(right, host.code))
        await until(lambda: way.waiting == 1)
        for number in range(5):
            await host.do(acts.Rename(f"Ada {number}"))
        way.readable.set()
        await same_for_all(log, [host, await coming])


async def test_an_act_in_time_counts_though_the_alarm_rings_while_it_is_under_way() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        options = EVERY_TURN | {"guess_seconds": 600}
        phones = await party.codenames(4, server, **options)
        spymaster, seat = who_may(phones, "Clue")
        log.writable.clear()
        clue = acts.Play(seat, msgspec.Raw(msgspec.json.encode(Clue("ocean", 1))))
        spymaster.send(wire.encode(wire.Do(900, spymaster.members[0], clue)))
        await until(lambda: log.waiting == 1)
        pass_time(16)
        await asyncio.sleep(0.01)  # the alarm rings, and its entry must wait
        log.writable.set()
        await all_see(phones, lambda phone: phase(phone) == "Guessing")
        pass_time(3)
        await hears_all(*phones)
        assert phase(phones[0]) == "Guessing"
        assert not kinds(await logged(log, spymaster.code))["Tick"]


async def test_a_room_is_not_forgotten_while_somebody_is_on_the_way_in() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        (host,) = await party.gather(1, server)
        code, offer = host.code, await host.move_out()
        host.hang_up()
        await server.phones(0)
        pass_time(6)
        await until(lambda: server.entries(code) == 4)  # away
        newcomer = await party.phone(server)
        log.writable.clear()
        newcomer.send(wire.encode(wire.MoveIn(900, wire.PROTOCOL, code, offer)))
        await until(lambda: log.waiting == 1)
        pass_time(40)
        await asyncio.sleep(0.01)
        log.writable.set()
        await newcomer.until(lambda: newcomer.members == [1])
        await newcomer.do(acts.Lock(True))
        await same_for_all(log, [newcomer])


async def test_a_server_that_has_closed_says_nothing_more() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.codenames(4, server, **EVERY_TURN)
        before = await log.read(phones[0].code)
        phones[1].hang_up()
        await server.phones(3)
        await server.die()
        for _ in range(5):
            pass_time(20)
            await asyncio.sleep(0.01)
        assert await log.read(phones[0].code) == before


# Who is there


async def test_a_phone_that_hops_to_another_server_is_present_on_both() -> None:
    log = MemoryLog()
    async with house(log) as left, house(log) as right, Party() as party:
        phones = await party.gather(4, left, right)
        code, hopper = phones[0].code, phones[0]
        for there, here in ((right, left), (left, right)):
            hopping = await party.back(there, code, *hopper.tokens)
            hopper.hang_up()
            await until(lambda: left.connections.phones + right.connections.phones == 4)
            pass_time(6)
            await settle(log, code, left, right)
            hopper = hopping
            assert here.connections.phones == (1 if here is left else 2)
            await same_for_all(log, [hopper, *phones[1:]])
            assert all(present(phone, 1) for phone in (hopper, *phones[1:]))
        happened = kinds(await logged(log, code))
        assert happened["Away"] <= 2


async def settle(log: Log, code: str, *houses: House) -> None:
    """The servers have nothing more to say to each other."""
    last = -1
    while (entries := len(await log.read(code))) != last:
        last = entries
        await asyncio.sleep(0.02)
        await until(lambda n=entries: all(h.entries(code) >= n for h in houses))  # type: ignore[misc]


async def test_a_member_with_phones_on_two_servers_is_there_until_the_last_goes() -> None:
    log = MemoryLog()
    async with house(log) as left, house(log) as right, Party() as party:
        host, other = await party.gather(2, left, right)
        code = host.code
        tab = await party.back(right, code, *host.tokens)
        await right.phones(2)
        host.hang_up()
        await left.phones(0)
        pass_time(6)
        await settle(log, code, left, right)
        await same_for_all(log, [tab, other])
        assert present(other, 1)
        tab.hang_up()
        await right.phones(1)
        pass_time(6)
        await all_see([other], lambda phone: not present(phone, 1))
        await settle(log, code, right)
        assert not present(other, 1)


async def test_servers_do_not_talk_to_each_other_for_ever() -> None:
    log = MemoryLog()
    async with house(log) as left, house(log) as right, Party() as party:
        phones = await party.gather(8, left, right)
        code = phones[0].code
        tabs = [
            await party.back(server, code, *phone.tokens)
            for phone, server in zip(phones, (right, left) * 4, strict=True)
        ]
        for _ in range(3):  # each tab might have come from a server that died
            pass_time(11)
            await settle(log, code, left, right)
        quiet = len(await log.read(code))
        for _ in range(10):
            pass_time(30)
            await settle(log, code, left, right)
        assert len(await log.read(code)) == quiet
        await same_for_all(log, [*phones, *tabs])
        assert all(present(phones[0], member) for member in range(1, 9))
        assert kinds(await logged(log, code))["Back"] <= 16


async def test_who_was_on_a_server_that_died_is_missed_at_the_next_roll_call() -> None:
    log = MemoryLog()
    async with house(log) as left, Party() as party:
        async with house(log) as right:
            phones = await party.codenames(6, left, right)
            code, here, lost = phones[0].code, phones[::2], phones[1::2]
            pass_time(11)
            await settle(log, code, left, right)
            await right.die()
        assert not {"Away"} & set(kinds(await logged(log, code)))
        assert present(here[0], 2)  # nobody knows better yet
        async with house(log) as again:
            back = await party.back(again, code, *lost[0].tokens)
            everybody = [*here, back]
            await settle(log, code, left, again)
            pass_time(11)
            await all_see(everybody, lambda phone: not present(phone, 4))
            await settle(log, code, left, again)
            await same_for_all(log, everybody)
            there = [present(back, member) for member in range(1, 7)]
            assert there == [True, True, True, False, True, False]


async def test_who_was_on_a_server_that_died_is_missed_when_another_comes_over() -> None:
    """The room is in the memory of the server that they come to, and not opened anew."""
    log = MemoryLog()
    async with house(log) as left, Party() as party:
        async with house(log) as right:
            phones = await party.gather(6, left, right)
            code, here, lost = phones[0].code, phones[::2], phones[1::2]
            pass_time(11)
            await settle(log, code, left, right)
            await right.die()
        before = kinds(await logged(log, code))["RollCall"]
        back = await party.back(left, code, *lost[0].tokens)
        pass_time(9)
        await until_logged(log, code, "RollCall", before + 1)
        await settle(log, code, left)
        pass_time(11)
        await all_see([*here, back], lambda phone: not present(phone, 4))
        there = [present(back, member) for member in range(1, 7)]
        assert there == [True, True, True, False, True, False]
        await same_for_all(log, [*here, back])


async def test_who_was_on_a_server_that_died_is_missed_if_nobody_comes_over() -> None:
    log = MemoryLog()
    async with house(log) as left, Party() as party:
        async with house(log) as right:
            phones = await party.gather(4, left, right)
            code, here = phones[0].code, phones[::2]
            pass_time(11)
            await settle(log, code, left, right)
            await right.die()
        before = kinds(await logged(log, code))["RollCall"]
        for _ in range(2):  # the roll was called when the second server came
            pass_time(601)
            await asyncio.sleep(0.01)
        await until_logged(log, code, "RollCall", before + 1)
        await settle(log, code, left)
        pass_time(11)
        await all_see(here, lambda phone: not present(phone, 2))
        there = [present(here[0], member) for member in range(1, 5)]
        assert there == [True, False, True, False]


async def until_logged(log: Log, code: str, kind: str, times: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while kinds(await logged(log, code))[kind] < times:
            await asyncio.sleep(0.01)


async def test_a_phone_that_comes_back_where_it_was_calls_no_roll() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        code = phones[0].code
        before = len(await log.read(code))
        for away in (1, 6):
            phones[0].hang_up()
            await server.phones(1)
            pass_time(away)
            await settle(log, code, server)
            phones[0] = await party.back(server, code, *phones[0].tokens)
            await settle(log, code, server)
            pass_time(9)
            await settle(log, code, server)
        for _ in range(2):
            pass_time(601)
            await settle(log, code, server)
        happened = kinds((await logged(log, code))[before:])
        assert happened == {"Away": 1, "Back": 1}


async def test_the_host_of_a_dead_server_is_followed_after_the_roll_call() -> None:
    log = MemoryLog()
    async with house(log) as left, Party() as party:
        async with house(log) as right:
            phones = await party.gather(4, right, left)
            code = phones[0].code
            await right.die()
        async with house(log) as again:
            back = await party.back(again, code, *phones[2].tokens)
            everybody = [phones[1], phones[3], back]
            await settle(log, code, left, again)
            pass_time(11)
            await all_see(everybody, lambda phone: not present(phone, 1))
            pass_time(61)
            await all_see(everybody, lambda phone: phone.room["host"] == 2)


# A log in trouble


async def test_an_act_that_the_log_cannot_keep_is_refused_and_the_room_goes_on() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        log.failing = b""
        assert await refusal(phones[0].do(acts.Lock(True))) == "log-failed"
        assert await refusal(phones[1].join("Cy")) == "log-failed"
        stranger = await party.phone(server)
        assert await refusal(stranger.open("Dee")) == "log-failed"
        await hears_all(*phones)
        assert phones[1].room["locked"] is False
        log.failing = None
        await phones[0].do(acts.Lock(True))
        await same_for_all(log, phones)


async def test_an_act_that_got_into_the_log_in_spite_of_an_error_is_acknowledged() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        log.lying = True
        await phones[0].do(acts.Lock(True))
        log.lying = False
        await same_for_all(log, phones)
        assert kinds(await logged(log, phones[0].code))["Lock"] == 1
        refused = [r for news in news_of(phones[0]) for r in news.get("refused", ())]
        assert [r["code"] for r in refused] == ["not-your-seat"]  # `hears_all`


async def test_time_limits_and_deals_are_tried_again_until_the_log_can_keep_them() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(4, server)
        await phones[0].do(acts.Choose("codenames", EVERY_TURN))
        await phones[0].do(acts.Start())
        log.failing = b'"Deal"'
        await phones[0].play(HOST, Start())
        await until(lambda: log.failed > 0)
        assert phase(phones[0]) == "Dealing"
        log.failing = None
        pass_time(2)
        await all_see(phones, lambda phone: phase(phone) == "Cluing")
        team = phones[0].table["phase"]["team"]  # type: ignore[index]
        log.failing, log.failed = b'"Tick"', 0
        pass_time(16)
        for _ in range(3):
            await until(lambda: log.failed > 0)
            log.failed = 0
            pass_time(10)
        log.failing = None
        pass_time(60)
        await all_see(phones, lambda phone: phone.table["phase"]["team"] != team)


async def test_a_room_that_could_not_be_read_is_found_when_it_can() -> None:
    log = FickleLog()
    async with Party() as party:
        async with house(log) as server:
            (host,) = await party.gather(1, server)
        async with house(log) as server:
            back = await party.phone(server)
            log.unreadable = True
            assert await refusal(back.hello(host.code, *host.tokens)) == "log-failed"
            assert await refusal(back.hello(host.code, *host.tokens)) == "log-failed"
            log.unreadable = False
            await back.hello(host.code, *host.tokens)
            assert back.members == [1]


async def test_an_expired_room_ends_for_the_phones_that_are_still_in_it() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        assert await log.expire(-1) == 1
        with pytest.raises(Closed) as closed:
            await phones[0].do(acts.Lock(True))
            await phones[0].until(lambda: False)
        assert closed.value.code == 1011
        with pytest.raises(Closed):
            await phones[1].until(lambda: False)
        back = await party.phone(server)
        assert await refusal(back.hello(phones[0].code)) == "no-such-room"
        assert len(server.rooms) == 0


NEVER = msgspec.json.encode(Entry(1, MemberId(0), acts.Back(MemberId(77))))


@pytest.mark.parametrize("entry", [NEVER, b"{}", b"\xff", b'{"at":1,"by":0,"act":null}'])
def test_a_room_whose_log_cannot_be_true_is_closed_and_told_so(
    entry: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> str:
        log = MemoryLog()
        async with house(log) as server, Party() as party:
            phones = await party.gather(2, server)
            code = phones[0].code
            await log.append(code, 3, [entry])
            for phone in phones:
                with pytest.raises(Closed) as closed:
                    await phone.until(lambda: False)
                assert closed.value.code == 1011
            back = await party.phone(server)
            assert await refusal(back.hello(code)) == "room-is-broken"
            assert await back.open("Ada")
            return code

    assert play(scenario()) not in caplog.text


async def test_a_server_that_lost_a_race_to_a_broken_entry_appends_nothing_to_it() -> None:
    log = MemoryLog()
    way = FickleLog(log)
    async with house(way) as server, Party() as party:
        phones = await party.gather(2, server)
        way.writable.clear()
        phones[0].send(wire.encode(wire.Do(900, MemberId(1), acts.Lock(True))))
        await until(lambda: way.waiting == 1)
        await log.append(phones[0].code, 3, [NEVER])
        way.writable.set()
        for phone in phones:
            with pytest.raises(Closed):
                await phone.until(lambda: False)
        assert len(await log.read(phones[0].code)) == 4
