"""Phones round a real server: a whole game, the seats they hold, time, and the goodbye."""

import asyncio
import hashlib
import json
import socket
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server_harness import (
    GENEROUS,
    FickleLog,
    Party,
    all_see,
    any_move,
    folded,
    hears_all,
    house,
    logged,
    news_of,
    pass_time,
    phase,
    play,
    plays,
    refusal,
    start,
    until,
    who_may,
)

from konspira import wire
from konspira.client import Closed, Phone, connect
from konspira.game import (
    CHANCE,
    HOST,
    Act,
    Game,
    Hand,
    Hush,
    IllegalMove,
    Move,
    Options,
    Seat,
    Table,
)
from konspira.games import GAMES
from konspira.games.codenames.moves import (
    Answer,
    Ask,
    CallTimer,
    Clue,
    HandKey,
    Mark,
    Start,
    Touch,
)
from konspira.games.codenames.pieces import Team
from konspira.games.secret_identity.moves import Consent
from konspira.games.secret_identity.moves import Flag as FlagCharacter
from konspira.law import NOTHING, Law, Row, only, players
from konspira.log.memory import MemoryLog
from konspira.log.sqlite import SqliteLog
from konspira.refusals import NOT_NOW, Refusal
from konspira.room import Entry, MemberId, acts, room_view, seal_of, table_of
from konspira.room.seats import ABSENT_MS
from konspira.server.peer_presence import AWAY_SECONDS
from konspira.server.rooms import Rooms

EVERY_TURN = {"timer": "every-turn", "clue_seconds": 15, "guess_seconds": 15}


# A whole game


@dataclass
class Evening:
    """A game of eight on a real file, with everything that anybody got to see of it."""

    phones: list[Phone]
    tv: Phone
    late: Phone  # came when all was over
    log: list[Entry]

    @property
    def uninitiated(self) -> list[Phone]:
        return [*self.phones[2:], self.tv]  # the first two are spymasters


@pytest.fixture(scope="module", params=[1, 2])
def evening(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Evening:
    async def scenario() -> Evening:
        rng = Random(request.param)
        log = await SqliteLog.open(tmp_path_factory.mktemp("evening") / "log.db")
        async with house(log) as server, Party() as party:
            phones = await party.gather(8, server)
            tv = await party.onlooker(server, phones[0].code)
            code = phones[0].code
            await start(phones)
            while phase(phones[0]) != "Over":
                await any_move(phones, rng)
                await hears_all(*phones)
            late = await party.onlooker(server, code)
            await hears_all(*phones, tv, late)
            entries = await logged(log, code)
        await log.close()
        return Evening(phones, tv, late, entries)

    return play(scenario())


def test_all_phones_agree_on_room_and_table_at_the_end(evening: Evening) -> None:
    assert evening.late.room["playing"]["outcome"] is not None
    for phone in (*evening.phones, evening.tv):
        assert phone.room == evening.late.room
        assert phone.table == evening.late.table


def test_what_phones_pieced_together_is_what_the_log_tells(evening: Evening) -> None:
    room = folded(evening.log)
    assert evening.phones[0].room == as_json(room_view(room))
    assert evening.phones[0].table == as_json(table_of(room))


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_nothing_of_the_key_reaches_an_operative_or_the_tv(evening: Evening) -> None:
    for phone in evening.uninitiated:
        table: dict[str, Any] = {}
        for news, frame in before_the_end(phone):
            shown = news.get("table") or {}
            table |= shown
            for field, added in news.get("more", {}).items():
                table[field] = [*table[field], *added]
            assert not any(hand["key"] for hand in news.get("hands", {}).values())
            assert not table.get("key")
            # No word stands for these two identities but themselves.
            open_ones = [c for c in shown.get("covers", ()) if c in SPOKEN_FOR]
            assert len(open_ones) == sum(frame.count(f'"{who}"') for who in SPOKEN_FOR)
            touched = [card for turn in table.get("turns", ()) for card in turn["cards"]]
            covered = [c for c in table.get("covers", ()) if c is not None]
            assert len(covered) == len(touched)


SPOKEN_FOR = ("bystander", "assassin")


def before_the_end(phone: Phone) -> list[tuple[dict[str, Any], str]]:
    """Every News and its text up to the one that tells how the game ended."""
    kept: list[tuple[dict[str, Any], str]] = []
    for frame in phone.frames or ():
        news = msgspec.json.decode(frame)
        if news["type"] != "News":
            continue
        playing = news.get("room", {}).get("playing") or {}
        if playing.get("outcome"):
            return kept
        kept.append((news, frame.decode()))
    raise AssertionError("the game has no end")


def test_nothing_of_a_sealed_deal_is_told_before_the_end(evening: Evening) -> None:
    deals = [entry.act for entry in evening.log if isinstance(entry.act, acts.Deal)]
    assert deals
    for phone in (*evening.phones, evening.tv):
        for _, frame in before_the_end(phone):
            for deal in deals:
                assert deal.nonce not in frame
                assert bytes(deal.move).decode() not in frame


def test_spymasters_know_the_key_from_the_deal_on(evening: Evening) -> None:
    (deal,) = [entry.act for entry in evening.log if isinstance(entry.act, acts.Deal)]
    key = msgspec.json.decode(bytes(deal.move))["key"]
    for seat, phone in enumerate(evening.phones[:2]):
        assert phone.hands[seat]["key"] == key


def test_anybody_can_check_the_seals_at_the_end(evening: Evening) -> None:
    for phone in (*evening.phones, evening.tv):
        playing = phone.room["playing"]
        first = next(
            news["room"]["playing"]["seals"]
            for news in news_of(phone)
            if (news.get("room", {}).get("playing") or {}).get("seals")
        )
        assert first == playing["seals"] == [s["digest"] for s in playing["opened_seals"]]
        for seal in playing["opened_seals"]:
            assert seal["digest"] == seal_of(seal["nonce"], seal["deal"])
            said = f"{seal['nonce']}\n{seal['deal']}".encode()
            assert seal["digest"] == hashlib.sha256(said).hexdigest()
            assert json.loads(seal["deal"])["key"] == phone.table["key"]  # type: ignore[index]


def test_the_log_holds_each_act_once_and_presence_makes_no_noise(evening: Evening) -> None:
    kinds = [type(entry.act).__name__ for entry in evening.log]
    assert kinds[:2] == ["Open", "Join"]
    assert kinds.count("Join") == 8
    assert kinds.count("Deal") == kinds.count("Start") == 1
    assert not {"Back", "Away", "RollCall"} & set(kinds)


# Who holds which seat


async def test_a_phone_comes_back_to_its_seat_with_its_token() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        spymaster = phones[0]
        key = spymaster.hands[0]["key"]
        spymaster.hang_up()
        await server.phones(3)
        again = await party.back(server, phones[1].code, *spymaster.tokens)
        await again.until(lambda: 0 in again.hands)
        assert again.members == spymaster.members
        assert again.hands[0]["key"] == key and len(key) == 25
        assert again.table == phones[1].table
        player, seat = who_may([again, *phones[1:]], "Clue")
        await player.play(seat, Clue("ocean", 1))
        await again.until(lambda: phase(again) == "Guessing")


async def test_a_token_that_was_never_given_holds_nobody() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        thief = await party.back(server, phones[0].code, "A" * 22)
        await hears_all(thief)
        assert thief.members == [] and thief.tokens == [] and thief.hands == {}
        assert welcome_of(thief)["lost"] == ["A" * 22]
        assert await refusal(thief.do(acts.Pause(), by=MemberId(1))) == "not-your-seat"


def welcome_of(phone: Phone) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode((phone.frames or [])[0])
    assert message["type"] == "Welcome"
    return message


async def test_a_token_of_one_room_holds_nobody_in_another() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        ours = await party.gather(2, server)
        theirs = await party.gather(2, server)
        stray = await party.back(server, theirs[0].code, *ours[0].tokens)
        assert stray.members == []
        assert welcome_of(stray)["lost"] == ours[0].tokens


async def test_two_tabs_on_one_seat_see_and_do_the_same() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        spymaster, seat = who_may(phones, "Clue")
        tab = await party.back(server, spymaster.code, *spymaster.tokens)
        await tab.until(lambda: seat in tab.hands)
        assert tab.hands[seat] == spymaster.hands[seat]
        await tab.play(seat, Ask("ocean"))
        await hears_all(tab, spymaster)
        assert tab.hands[seat] == spymaster.hands[seat]
        assert spymaster.hands[seat]["asked"]["word"] == "ocean"
        tab.hang_up()
        await server.phones(4)
        pass_time(60)
        await hears_all(*phones)
        assert all(member["present"] for member in phones[0].room["members"])


async def test_one_phone_passed_round_holds_the_seats_of_all_its_members() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        host, other = await party.gather(2, server)
        third, fourth = await host.join("Cy"), await host.join("Dee")
        assert host.members == [1, third, fourth] and len(host.tokens) == 3
        await host.do(acts.Start())
        await host.play(HOST, Start())
        await all_see([host, other], lambda phone: phase(phone) == "Cluing")
        assert host.seats == [0, 2, 3] and other.seats == [1]
        assert host.hands[0]["key"] and not host.hands[2]["key"]
        assert await refusal(host.play(3, CallTimer(), by=third)) == "not-your-seat"
        await host.play(3, CallTimer(), by=fourth)
        again = await party.back(server, host.code, *host.tokens)
        await again.until(lambda: again.seats == [0, 2, 3])
        assert again.members == host.members


async def test_a_seat_moves_to_another_phone_and_the_old_one_loses_it() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        old, code = phones[0], phones[0].code
        new = await party.phone(server)
        await new.move_in(code, await old.move_out())
        await all_see([new], lambda phone: 0 in phone.hands)
        assert new.members == old.members and new.tokens != old.tokens
        assert new.hands[0]["key"]
        await hears_all(old)
        assert old.hands == {} and old.seats == []
        assert old.table == new.table  # it may look on
        assert await refusal(old.do(acts.Pause())) == "not-your-seat"
        await new.do(acts.Pause())
        for token, holds in ((old.tokens[0], False), (new.tokens[0], True)):
            visitor = await party.back(server, code, token)
            assert bool(visitor.members) is holds


async def test_the_code_for_another_phone_works_once_and_for_two_minutes() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        host, _ = await party.gather(2, server)
        new = await party.phone(server)
        offer = await host.move_out()
        await new.move_in(host.code, offer)
        assert await refusal(new.move_in(host.code, offer)) == "no-such-offer"
        late = await new.move_out()
        pass_time(121)
        other = await party.phone(server)
        assert await refusal(other.move_in(host.code, late)) == "no-such-offer"
        assert await refusal(other.move_in(host.code, "A" * 22)) == "no-such-offer"


async def test_an_act_under_way_is_refused_when_the_seat_moves_before_its_turn() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        old, thief = (
            phones[0],
            await party.back(server, phones[0].code, *phones[0].tokens),
        )
        new, offer = await party.phone(server), await old.move_out()
        log.writable.clear()
        moving = asyncio.create_task(new.move_in(old.code, offer))
        await until(lambda: log.waiting == 1)
        stealing = asyncio.create_task(thief.do(acts.Lock(True)))
        await hears_all(phones[1])
        log.writable.set()
        await moving
        assert await refusal(as_coroutine(stealing)) == "not-your-seat"
        assert new.room["locked"] is False


async def as_coroutine(task: "asyncio.Task[None]") -> None:
    await task


async def test_a_removed_member_only_looks_on_and_may_join_as_somebody_new() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        host, ben = await party.gather(2, server)
        await host.do(acts.Remove(ben.members[0]))
        await hears_all(ben)
        assert len(ben.room["members"]) == 1
        assert await refusal(ben.do(acts.Sit())) == "not-your-seat"
        back = await party.back(server, host.code, *ben.tokens)
        assert back.members == [] and welcome_of(back)["lost"] == ben.tokens
        assert await refusal(back.join("Ben")) == "was-sent-home"
        assert await back.join("Benjamin") == 3


async def test_a_locked_room_lets_members_back_in_and_nobody_new() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        host, ben = await party.gather(2, server)
        await host.do(acts.Lock(True))
        stranger = await party.onlooker(server, host.code)
        assert await refusal(stranger.join("Cy")) == "room-is-locked"
        assert await refusal(ben.join("Dee")) == "room-is-locked"
        again = await party.back(server, host.code, *ben.tokens)
        assert again.members == ben.members


async def test_a_room_that_never_was_is_not_found() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phone = await party.phone(server)
        assert await refusal(phone.hello("BCDFG")) == "no-such-room"
        assert await refusal(phone.move_in("BCDFG", "A" * 22)) == "no-such-room"
        assert not server.holds("BCDFG")
        assert await phone.open("Ada")  # and the phone may go on


async def test_asks_out_of_order_are_refused_one_by_one() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (host,) = await party.gather(1, server)
        phone = await party.phone(server)
        assert await refusal(phone.join("Ben")) == "not-in-a-room"
        assert await refusal(phone.do(acts.Sit(), MemberId(1))) == "not-in-a-room"
        assert await refusal(phone.move_out(MemberId(1))) == "not-in-a-room"
        await phone.hello(host.code)
        assert await refusal(phone.hello(host.code)) == "already-in-a-room"
        assert await refusal(phone.open("Ben")) == "already-in-a-room"
        assert await refusal(phone.move_in("BCDFG", "A" * 22)) == "already-in-a-room"
        hello = wire.Hello(900, wire.PROTOCOL + 1, host.code)
        phone.send(wire.encode(hello))
        await hears_all(phone)
        assert refusals(phone)[900] == "other-protocol"


def refusals(phone: Phone) -> dict[int, str]:
    """Why not, by the number of the ask."""
    refused = [each for news in news_of(phone) for each in news.get("refused", ())]
    return {each["id"]: each["code"] for each in refused}


async def test_nobody_moves_for_somebody_elses_seat() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.codenames(4, server)
        spymaster, seat = who_may(phones, "Clue")
        for thief in phones:
            if thief is spymaster:
                continue
            clue = Clue("ocean", 1)
            assert await refusal(thief.play(seat, clue)) == "not-your-seat"
            by = spymaster.members[0]
            assert await refusal(thief.play(seat, clue, by)) == "not-your-seat"
        for nowhere in (-1, -2, -4, 4, 2**31):
            assert await refusal(phones[0].play(nowhere, clue)) == "not-your-seat"
        key = HandKey(Team.RED, Seat(2))
        assert await refusal(phones[1].play(HOST, key)) == "not-your-seat"
        assert len(plays(await logged(log, spymaster.code))) == 1  # the host's start


async def test_only_the_server_says_what_is_the_servers_to_say() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        (host,) = await party.gather(1, server)
        before = await logged(log, host.code)
        for act in (
            "Tick",
            "RollCall",
            "Open",
            "Join",
            "TakeOver",
            "Deal",
            "OfferSeat",
        ):
            host.send(b'{"type":"Do","id":7,"by":1,"act":{"type":"%b"}}' % act.encode())
        await hears_all(host)
        assert refusals(host)[7] == "malformed"
        assert server.rooms.metrics.malformed == 7
        assert await logged(log, host.code) == before


async def test_a_new_host_gets_the_hosts_hand_and_the_old_one_forgets_it() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        old, new = phones[0], phones[1]
        assert HOST in old.hands and HOST not in new.hands
        await old.do(acts.PassHost(new.members[0]))
        await hears_all(old, new)
        assert HOST not in old.hands and HOST in new.hands
        assert old.hands[0]["key"] and new.hands[1]["key"]


async def test_who_takes_over_a_seat_gets_its_hand_and_the_former_holder_loses_it() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        heir = await party.onlooker(server, phones[0].code)
        who = await heir.join("Zoe")
        assert await refusal(phones[0].do(acts.Reseat(1, who))) == "seat-is-held"
        phones[1].hang_up()
        await server.phones(4)
        pass_time(AWAY_SECONDS)
        await phones[0].until(lambda: not phones[0].room["members"][1]["present"])
        pass_time(ABSENT_MS / 1000)
        assert await refusal(phones[0].do(acts.Reseat(1, who))) == "table-must-agree"
        await phones[0].do(acts.Propose(1, who))
        for other in phones[2:]:
            await other.do(acts.Agree(1))
        back = await party.back(server, phones[0].code, *phones[1].tokens)
        await hears_all(heir, back)
        assert heir.seats == [1] and heir.hands[1]["key"]
        assert back.seats == [] and back.hands == {}
        (change,) = back.room["playing"]["changes"]
        assert (change["seat"], change["before"], change["after"]) == (1, "Ben", "Zoe")


# Moves that cross each other


async def test_a_move_is_stale_if_the_hand_changed_since_it_was_seen() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        spymaster, seat = who_may(phones, "Clue")
        seen = spymaster.v
        await spymaster.play(seat, Ask("ocean"), seen=seen)
        clue = Clue("ocean", 1)
        assert await refusal(spymaster.play(seat, clue, seen=seen)) == "stale"
        await spymaster.play(seat, clue, seen=spymaster.v)


async def test_what_changed_on_the_table_alone_makes_no_move_stale() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(6, server, grace_seconds=0)
        spymaster, seat = who_may(phones, "Clue")
        await spymaster.play(seat, Clue("ocean", 3))
        await hears_all(*phones)
        first, second = (p for p in phones if "Touch" in p.may(p.seats[0]))
        seen = first.v
        await second.play(second.seats[0], Mark(3))
        await hears_all(first)
        assert first.v > seen
        await first.play(first.seats[0], Touch(0), seen=seen)


async def test_a_choice_that_others_have_changed_makes_no_move_stale() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(4, server)
        await phones[0].do(acts.Choose("secret_identity", {}))
        await phones[0].do(acts.Start())
        await all_see(phones, lambda phone: phase(phone) == "Characters")
        await phones[0].play(0, FlagCharacter(1))
        await hears_all(*phones)
        last, seen = phones[3], phones[3].v
        listed = last.hands[3]["offers"]
        await phones[1].play(1, FlagCharacter(2))
        await hears_all(last)
        assert last.v > seen and last.hands[3]["offers"] != listed
        await last.play(3, Consent(1, True), seen=seen)


async def test_of_two_moves_at_once_the_second_is_stale(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "log.db")
    async with house(log) as server, Party() as party:
        phones = await party.codenames(6, server, grace_seconds=0)
        spymaster, seat = who_may(phones, "Clue")
        await spymaster.play(seat, Clue("ocean", "unlimited"))
        await hears_all(*phones)
        touching = [p for p in phones if "Touch" in p.may(p.seats[0])]
        both = [p.play(p.seats[0], Touch(0), seen=p.v) for p in touching]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        codes = [getattr(outcome, "code", None) for outcome in outcomes]
        assert sorted(codes, key=str) == [None, "stale"]
    await log.close()


async def test_a_private_question_makes_no_message_for_anybody_else() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(8, server)
        tv = await party.onlooker(server, phones[0].code)
        everybody = [*phones, tv]
        spymaster, seat = who_may(phones, "Clue")
        rival = phones[1 - phones.index(spymaster)]
        others = [phone for phone in everybody if phone not in (spymaster, rival)]

        async def unnoticed(happens: Coroutine[Any, Any, None], tells: bool) -> None:
            await hears_all(*everybody)
            before = [phone.v for phone in others]
            known = rival.v
            await happens
            await hears_all(*everybody)
            assert [phone.v - 1 for phone in others] == before  # the answer just now
            assert (rival.v - 1 > known) is tells

        await unnoticed(spymaster.play(seat, Ask("ocean")), tells=True)
        await unnoticed(rival.play(rival.seats[0], Answer(True)), tells=True)
        await unnoticed(spymaster.play(seat, Ask("night")), tells=True)
        await unnoticed(a_question_lapses(rival), tells=True)
        assert rival.hands[rival.seats[0]]["asked"] is None


async def a_question_lapses(rival: Phone) -> None:
    pass_time(21)
    await rival.until(lambda: rival.hands[rival.seats[0]]["asked"] is None)


# Time


async def test_a_time_limit_passes_by_itself() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.codenames(4, server, **EVERY_TURN)
        first = team(phones[0])
        pass_time(14)
        await hears_all(*phones)
        assert team(phones[0]) == first
        for turns in range(1, 4):
            pass_time(15)
            await all_see(phones, lambda phone, n=turns: team(phone) == after(first, n))
        entries = await logged(log, phones[0].code)
        assert sum(isinstance(entry.act, acts.Tick) for entry in entries) == 3


def team(phone: Phone) -> str:
    assert phone.table is not None
    return str(phone.table["phase"]["team"])


def after(first: str, turns: int) -> str:
    return first if turns % 2 == 0 else Team(first).rival.value


async def test_a_paused_game_waits_and_its_clock_stands_still() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server, **EVERY_TURN)
        first, host = team(phones[0]), phones[0]
        pass_time(10)
        await host.do(acts.Pause())
        pass_time(600)
        await hears_all(*phones)
        assert team(host) == first
        spymaster, seat = who_may(phones, "Clue")
        assert await refusal(spymaster.play(seat, Clue("ocean", 1))) == "game-is-paused"
        assert await refusal(phones[1].do(acts.Resume())) == "host-only"
        await host.do(acts.Resume())
        await hears_all(*phones)
        assert team(host) == first
        pass_time(6)
        await all_see(phones, lambda phone: team(phone) != first)


async def test_a_deal_waits_for_a_pause_to_end() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(4, server)
        await phones[0].do(acts.Start())
        log.writable.clear()
        starting = asyncio.create_task(phones[0].play(HOST, Start()))
        await until(lambda: log.waiting == 1)
        phones[0].send(wire.encode(wire.Do(900, MemberId(1), acts.Pause())))
        log.writable.set()
        await starting
        await all_see(phones, lambda phone: phone.room["playing"]["paused_at"])
        await phones[0].do(acts.Resume())
        await all_see(phones, lambda phone: phase(phone) == "Cluing")
        deals = [e for e in await logged(log, phones[0].code) if is_deal(e)]
        assert len(deals) == 1


def is_deal(entry: Entry) -> bool:
    return isinstance(entry.act, acts.Deal)


@pytest.mark.parametrize("down_for", [1, 30])
async def test_a_limit_that_passed_while_the_server_was_down_counts_when_it_is_back(
    tmp_path: Path, down_for: int
) -> None:
    async with Party() as party:
        log = await SqliteLog.open(tmp_path / "log.db")
        async with house(log) as server:
            phones = await party.codenames(4, server, **EVERY_TURN)
            code, first = phones[0].code, team(phones[0])
        await log.close()
        pass_time(down_for)
        log = await SqliteLog.open(tmp_path / "log.db")
        async with house(log) as server:
            back = [await party.back(server, code, *p.tokens) for p in phones]
            await hears_all(*back)
            if down_for < 15:
                assert team(back[0]) == first
                pass_time(15 - down_for)
            await all_see(back, lambda phone: team(phone) != first)
            pass_time(15)
            await all_see(back, lambda phone: team(phone) == first)
        await log.close()


async def test_a_host_who_stays_away_is_followed_by_who_was_there_longest() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        phones[0].hang_up()
        await server.phones(3)
        pass_time(6)
        await all_see(phones[1:], lambda phone: not present(phone, 1))
        pass_time(59)
        await hears_all(*phones[1:])
        assert phones[1].room["host"] == 1
        pass_time(2)
        await all_see(phones[1:], lambda phone: phone.room["host"] == 2)
        assert phones[1].may(HOST) == ["HandKey"]  # Ann was a spymaster
        await phones[1].do(acts.Pause())


def present(phone: Phone, member: int) -> bool:
    return any(m["present"] for m in phone.room["members"] if m["id"] == member)


async def test_a_host_who_comes_back_in_time_stays_host() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        phones[0].hang_up()
        await server.phones(1)
        pass_time(30)
        await all_see(phones[1:], lambda phone: not present(phone, 1))
        back = await party.back(server, phones[1].code, *phones[0].tokens)
        await all_see([back, phones[1]], lambda phone: present(phone, 1))
        pass_time(60)
        await hears_all(back, phones[1])
        assert back.room["host"] == 1
        kinds = [type(entry.act).__name__ for entry in await logged(log, back.code)]
        assert kinds == ["Open", "Join", "Join", "Away", "Back"]


async def test_a_phone_that_is_back_at_once_was_never_away() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        phones[0].hang_up()
        await server.phones(1)
        pass_time(4)
        back = await party.back(server, phones[1].code, *phones[0].tokens)
        pass_time(60)
        await hears_all(back, phones[1])
        kinds = [type(entry.act).__name__ for entry in await logged(log, back.code)]
        assert kinds == ["Open", "Join", "Join"]


# Coming and going


async def test_a_room_leaves_memory_when_nobody_is_there_and_comes_from_the_log() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.codenames(4, server)
        code, table = phones[0].code, phones[0].table
        before = server.entries(code)
        for phone in phones:
            phone.hang_up()
        await server.phones(0)
        pass_time(6)
        await until(lambda: server.entries(code) == before + 4)  # everybody is away
        assert server.holds(code)
        pass_time(16)
        await until(lambda: server.entries(code) == before + 8)  # the game knows it
        pass_time(10)
        await until(lambda: not server.holds(code))
        back = await party.back(server, code, *phones[2].tokens)
        await back.until(lambda: present(back, 3))
        assert back.table and table
        await back.until(lambda: tuple((back.table or {})["missing"]) == (0, 1, 3))
        assert back.table == {**table, "missing": [0, 1, 3]} and back.seats == [2]


async def test_who_left_last_is_away_before_the_room_leaves_memory() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        (host,) = await party.gather(1, server)
        code = host.code
        host.hang_up()
        await server.phones(0)
        pass_time(28)
        await until(lambda: server.entries(code) == 3)  # away
        again = await party.back(server, code, *host.tokens)
        await until(lambda: server.entries(code) == 4)  # back
        again.hang_up()
        await server.phones(0)
        pass_time(3)  # half a minute since somebody went for the first time
        await hears_all(await party.phone(server))
        assert server.holds(code)
        pass_time(3)
        await until(lambda: server.entries(code) == 5)
        pass_time(30)
        await until(lambda: not server.holds(code))
        last = (await logged(log, code))[-1]
        assert isinstance(last.act, acts.Away)


async def test_a_phone_gone_before_its_room_was_found_leaves_no_room_in_memory() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        (host,) = await party.gather(1, server)
        code = host.code
        host.hang_up()
        await server.phones(0)
        pass_time(6)
        await until(lambda: server.entries(code) == 3)  # away
        pass_time(40)
        await until(lambda: not server.holds(code))
        log.readable.clear()
        for wanted in (code, "BCDFG"):
            fleeting = await party.phone(server)
            fleeting.send(wire.encode(wire.Hello(1, wire.PROTOCOL, wanted)))
            await until(lambda: len(server.rooms) == log.waiting > 0)
            fleeting.hang_up()
            await server.phones(0)
        log.readable.set()
        await until(lambda: len(server.rooms) == 1)
        await until(lambda: code in server.rooms._rooms)
        pass_time(40)
        await until(lambda: len(server.rooms) == 0)


async def test_a_phone_that_closes_while_its_act_is_under_way_has_acted_once() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        log.writable.clear()
        phones[0].send(wire.encode(wire.Do(900, MemberId(1), acts.Lock(True))))
        await until(lambda: log.waiting == 1)
        phones[0].hang_up()
        await server.phones(1)
        log.writable.set()
        await phones[1].until(lambda: bool(phones[1].room["locked"]))
        locks = [e for e in await logged(log, phones[1].code) if is_lock(e)]
        assert len(locks) == 1


def is_lock(entry: Entry) -> bool:
    return isinstance(entry.act, acts.Lock)


async def test_a_phone_that_closes_while_it_joins_leaves_no_ghost_and_no_name() -> None:
    log = FickleLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(2, server)
        unlucky = await party.onlooker(server, phones[0].code)
        log.writable.clear()
        unlucky.send(wire.encode(wire.Join(900, "Cy")))
        await until(lambda: log.waiting == 1)
        unlucky.hang_up()
        await server.phones(2)
        log.writable.set()
        await until(lambda: server.entries(phones[0].code) == 5)  # joined, and left
        await hears_all(*phones)
        assert [m["name"] for m in phones[0].room["members"]] == ["Ada", "Ben"]
        again = await party.onlooker(server, phones[0].code)
        assert await again.join("Cy") == 4


async def test_a_slow_reader_is_dropped_and_the_others_go_on() -> None:
    limits = msgspec.structs.replace(GENEROUS, behind_bytes=20_000)
    async with house(MemoryLog(), limits, narrow=True) as server, Party() as party:
        phones = await party.gather(8, server)
        with socket.socket() as deaf:
            await watch_without_reading(deaf, server.port, phones[0].code)
            await server.phones(9)
            for round in range(400):
                if server.connections.phones == 8:
                    break
                await phones[0].do(acts.Rename(f"Ada {round}"))
            await server.phones(8)
        await hears_all(*phones)
        assert all(phone.closed is None for phone in phones)
        assert all(phone.room == phones[0].room for phone in phones)


async def watch_without_reading(deaf: socket.socket, port: int, code: str) -> None:
    """A phone in the room whose network takes in hardly anything."""
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", port))
    knock = (
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(deaf, knock.encode())
    assert (await loop.sock_recv(deaf, 1024)).startswith(b"HTTP/1.1 101")
    hello = wire.encode(wire.Hello(1, wire.PROTOCOL, code))
    unmasking = bytes(4)
    await loop.sock_sendall(deaf, bytes([0x81, 0x80 | len(hello)]) + unmasking + hello)


async def test_a_server_that_stops_says_so_to_every_phone() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.codenames(4, server)
        tv = await party.onlooker(server, phones[0].code)
        stranger = await party.phone(server)
        before = await logged(log, phones[0].code)
        await server.close()
        for phone in (*phones, tv, stranger):
            assert phone.closed == 1012
            with pytest.raises(Closed):
                await phone.until(lambda: False)
        assert await logged(log, phones[0].code) == before


async def test_a_restart_calls_the_roll_once_and_hears_of_everybody_once() -> None:
    log = MemoryLog()
    async with Party() as party:
        async with house(log) as server:
            phones = await party.codenames(8, server)
            code, before = phones[0].code, await logged(log, phones[0].code)
        async with house(log) as server:
            back = [await party.back(server, code, *p.tokens) for p in phones[:7]]
            await until(lambda: server.entries(code) == len(before) + 8)
            await hears_all(*back)
            pass_time(11)
            await all_see(back, lambda phone: not present(phone, 8))
            assert all(present(back[0], member) for member in range(1, 8))
            kinds = [type(e.act).__name__ for e in await logged(log, code)]
            after = sorted(kinds[len(before) :])
            assert after == [*["Back"] * 7, "RollCall", "Tick"]


# The phone in Python


async def test_the_python_phone_says_that_the_line_is_gone() -> None:
    async with house(MemoryLog()) as server, connect(server.url) as phone:
        await phone.open("Ada")
        waiting = asyncio.create_task(phone.until(lambda: False))
        await asyncio.sleep(0)
        phone.hang_up()
        with pytest.raises(Closed):
            await waiting
        with pytest.raises(Closed):
            await phone.join("Ben")


# A game that is hushed


class Deal(Move, frozen=True):
    wolf: int


class Pick(Move, frozen=True):
    """The wolf's secret choice, which may be changed."""

    seat: int


class Dawn(Move, frozen=True):
    """The host ends the night."""


class Dusk(msgspec.Struct, frozen=True, tag=True):
    pass


class Dark(msgspec.Struct, frozen=True, tag=True):
    pass


class NightState(msgspec.Struct, frozen=True):
    phase: Dusk | Dark = Dusk()
    wolf: int | None = None
    picked: tuple[int, ...] = ()
    over: bool = False
    seats: int = 8


class NightTable(Table, frozen=True, tag="night"):
    over: bool


class NightHand(Hand, frozen=True, tag="night"):
    wolf: bool
    picked: tuple[int, ...]


class NightOptions(Options, frozen=True, kw_only=True):
    pass


def take_wolf(state: NightState, phase: Dusk, act: Act[Deal]) -> NightState:
    return msgspec.structs.replace(state, phase=Dark(), wolf=act.move.wolf)


def pick(state: NightState, phase: Dark, act: Act[Pick]) -> NightState:
    if act.seat == state.wolf:
        return msgspec.structs.replace(state, picked=(*state.picked, act.move.seat))
    if act.move.seat < 0:
        raise ZeroDivisionError("the wolf is Ben")  # a mistake in the rules
    raise IllegalMove(*NOT_NOW)


def end_night(state: NightState, phase: Dark, act: Act[Dawn]) -> NightState:
    return msgspec.structs.replace(state, over=True)


def host_alone(state: NightState, phase: Dark, seat: Seat) -> Refusal | None:
    return None if seat == HOST else NOT_NOW


NIGHT_LAW = Law(
    {
        Dusk: {Deal: Row(only(CHANCE), NOTHING, take_wolf, to=(Dark,))},
        Dark: {
            Pick: Row(players, {"seat": ()}, pick),
            Dawn: Row(host_alone, NOTHING, end_night),
        },
    }
)


def night_hand(state: NightState, seat: Seat) -> NightHand:
    wolf = seat == state.wolf
    offers = NIGHT_LAW.offers(state, seat)
    return NightHand(wolf, state.picked if wolf else (), seat=seat, offers=offers)


def night(every: int) -> Game:
    """A toy game: one of them is the wolf, and nobody may see who is busy at night."""

    def hush(state: NightState) -> Hush | None:
        dark = isinstance(state.phase, Dark) and not state.over
        return Hush(every=every, size=512) if dark else None

    return Game(
        name="night",
        version=1,
        seats=range(2, 9),
        options=NightOptions,
        table_type=NightTable,
        hand_type=NightHand,
        law=NIGHT_LAW,
        setup=lambda options, seats, *before, **sat: NightState(seats=seats),
        deal=lambda state, packs, rng: Deal(rng.randrange(2)),
        awaited=lambda state: frozenset({CHANCE} if state.wolf is None else ()),
        table=lambda state: NightTable(state.over),
        hand=night_hand,
        outcome=lambda state: None,
        imagine=lambda state, seat, rng: state,
        hush=hush,
    )


async def nightfall(phones: list[Phone]) -> tuple[Phone, int]:
    """The host starts the night; the wolf's phone and seat."""
    await phones[0].do(acts.Choose("night"))
    await phones[0].do(acts.Start())
    await a_beat(phones)
    wolves = [(p, s) for p in phones for s in p.seats if p.hands[s]["wolf"]]
    return wolves[0]


async def a_beat(phones: list[Phone]) -> None:
    """Time passes to the next beat, and everybody hears it."""
    before = [len(hushed(phone)) for phone in phones]
    pass_time(3600)
    for phone, heard in zip(phones, before, strict=True):
        await until(lambda phone=phone, heard=heard: len(hushed(phone)) > heard)  # type: ignore[misc]


def send_move(
    ask: int, phone: Phone, seat: int, move: Move, seen: int | None = None
) -> None:
    """Make a move without waiting for the answer, which must wait for the beat."""
    act = acts.Play(seat, msgspec.Raw(msgspec.json.encode(move)))
    phone.send(wire.encode(wire.Do(ask, phone.members[0], act, seen)))


def hushed(phone: Phone) -> list[bytes]:
    return [frame for frame in phone.frames or () if b'"pad":' in frame]


@pytest.fixture
def slow_night(monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat an hour, so that none comes unless a test lets time pass."""
    monkeypatch.setitem(GAMES, "night", night(every=3_600_000))


def test_at_night_all_phones_get_as_many_messages_each_of_the_same_length(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await party.gather(4, server)
            everybody = [*phones, await party.onlooker(server, phones[0].code)]
            wolf, seat = await nightfall(phones)
            for beats in range(1, 11):
                await wolf.play(seat, Pick(10**8))
                assert await refusal(wolf.play(seat, Dawn())) == "not-now"
                wolf.send(b"nonsense")
                await all_see(everybody, lambda p, n=beats: len(hushed(p)) > 2 * n)
            heard = min(len(hushed(phone)) for phone in everybody)
            assert heard > 20
            lengths = [list(map(len, hushed(phone)[:heard])) for phone in everybody]
            assert all(length % 512 == 0 for length in lengths[0])
            assert all(others == lengths[0] for others in lengths)

    monkeypatch.setitem(GAMES, "night", night(every=20))
    play(scenario())


@pytest.mark.usefixtures("slow_night")
async def test_at_night_an_act_is_acknowledged_with_the_beat_and_not_before() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(4, server)
        wolf, seat = await nightfall(phones)
        before = [len(phone.frames or ()) for phone in phones]
        entries = server.entries(wolf.code)
        send_move(900, wolf, seat, Pick(1))
        send_move(901, wolf, seat, Dawn())
        wolf.send(b"nonsense")
        await until(lambda: server.rooms.metrics.refusals["not-now"] == 1)
        assert server.entries(wolf.code) == entries + 1
        await asyncio.sleep(0.05)
        assert [len(phone.frames or ()) for phone in phones] == before
        await a_beat(phones)
        assert news_of(wolf)[-1]["done"] == [900]
        assert refusals(wolf) == {901: "not-now", 0: "malformed"}
        assert [len(phone.frames or ()) - 1 for phone in phones] == before
        assert wolf.hands[seat]["picked"] == [1]


@pytest.mark.usefixtures("slow_night")
async def test_the_end_of_a_night_comes_with_a_beat_and_then_messages_flow_again() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(4, server)
        await nightfall(phones)
        before = [len(phone.frames or ()) for phone in phones]
        entries = server.entries(phones[0].code)
        send_move(900, phones[0], HOST, Dawn())
        await until(lambda: server.entries(phones[0].code) == entries + 1)
        await asyncio.sleep(0.05)
        assert [len(phone.frames or ()) for phone in phones] == before
        await a_beat(phones)
        assert news_of(phones[0])[-1]["done"] == [900]
        assert all(phone.table == {"type": "night", "over": True} for phone in phones)
        assert len({len(hushed(phone)[-1]) for phone in phones}) == 1
        nights = [len(hushed(phone)) for phone in phones]
        await phones[0].do(acts.Lock(True))
        await hears_all(*phones)
        assert [len(hushed(phone)) for phone in phones] == nights


@pytest.mark.usefixtures("slow_night")
async def test_who_comes_in_at_night_sees_the_room_with_the_next_beat() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(4, server)
        wolf, _ = await nightfall(phones)
        tv = await party.onlooker(server, wolf.code)
        tab = await party.back(server, wolf.code, *wolf.tokens)
        assert tv.room == {} and tab.hands == {}
        await a_beat([*phones, tv, tab])
        assert tv.room == wolf.room and tab.hands == wolf.hands
        lengths = {len(hushed(phone)[-1]) for phone in (*phones, tv, tab)}
        assert len(lengths) == 1


@pytest.mark.usefixtures("slow_night")
async def test_between_beats_a_move_is_stale_if_the_hand_has_changed_unseen() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(4, server)
        wolf, seat = await nightfall(phones)
        seen = wolf.v
        send_move(900, wolf, seat, Pick(1), seen)
        send_move(901, wolf, seat, Pick(2), seen)
        await until(lambda: server.rooms.metrics.refusals["stale"] == 1)
        await a_beat(phones)
        assert news_of(wolf)[-1]["done"] == [900] and refusals(wolf) == {901: "stale"}


@pytest.mark.usefixtures("slow_night")
async def test_nobody_is_told_of_a_beat_when_nobody_is_there() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.gather(2, server)
        code, _ = phones[0].code, await nightfall(phones)
        for phone in phones:
            phone.hang_up()
        await server.phones(0)
        pass_time(3600)
        await until(lambda: len(members_away(server.rooms, code)) == 2)
        pass_time(3600)
        await until(lambda: not server.holds(code))
        back = [await party.back(server, code, *phone.tokens) for phone in phones]
        await a_beat(back)
        assert back[0].room["playing"]["game"] == "night"


def members_away(rooms: Rooms, code: str) -> list[MemberId]:
    room = rooms._rooms[code].server.room
    return [m.id for m in room.members if not m.present]


@pytest.mark.usefixtures("slow_night")
def test_a_mistake_in_the_rules_costs_one_line_and_tells_no_secret(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> None:
        log = MemoryLog()
        async with house(log) as server, Party() as party:
            phones = await party.gather(3, server)
            wolf, _ = await nightfall(phones)
            before = await logged(log, wolf.code)
            victim = next(phone for phone in phones if phone is not wolf)
            with pytest.raises(Closed) as closed:
                await victim.play(victim.seats[0], Pick(-1))
            assert closed.value.code == 1011
            assert await logged(log, wolf.code) == before
            await a_beat([phone for phone in phones if phone is not victim])

    play(scenario())
    assert "ZeroDivisionError" in caplog.text
    assert "the wolf is Ben" not in caplog.text.replace(MISTAKE, "")


MISTAKE = 'raise ZeroDivisionError("the wolf is Ben")  # a mistake in the rules'
