"""A host with a second device, on a real server: whoever is removed, no card goes there."""

import json
from collections.abc import Iterable
from unittest.mock import patch

import pytest
from led_game import Next
from picows import ws_connect
from server_harness import (
    Party,
    all_see,
    hears_all,
    house,
    logged,
    pass_time,
    refusal,
    start,
    until,
)

from konspira.cli.serve import address_key
from konspira.cli.terminal import Failure
from konspira.client import Phone
from konspira.game import MASTER
from konspira.games import GAMES
from konspira.log.memory import MemoryLog
from konspira.room import MemberId, acts
from konspira.room.seats import ABSENT_MS
from konspira.server.address_numbers import VARIABLE, AddressNumbers, WeakKeyError
from server.test_hush import a_beat, nightfall, rigged, tap

HOME, ELSEWHERE = "127.0.0.1", "127.0.0.2"
SIXTEEN_SECONDS = ABSENT_MS / 1000 + 1


async def phone_at(address: str, party: Party, url: str) -> Phone:
    """A phone that reaches the server from this address."""
    phone = Phone()
    transport, _ = await ws_connect(lambda: phone, url, local_addr=(address, 0))
    party.callback(transport.disconnect, graceful=False)
    phone.frames = []
    return phone


def hands_seen(phone: Phone) -> set[str]:
    """The places whose cards were ever sent to this phone."""
    assert phone.frames is not None
    hands = [json.loads(frame).get("hands", {}) for frame in phone.frames]
    return {seat for shown in hands for seat, hand in shown.items() if secret(hand)}


def secret(hand: dict[str, object]) -> bool:
    return bool(hand.get("key")) or hand.get("wolf") is not None


def kinds(entries: Iterable[object]) -> list[str]:
    return [type(entry.act).__name__ for entry in entries]  # type: ignore[attr-defined]


@pytest.mark.parametrize("address", [HOME, ELSEWHERE])
async def test_a_removed_players_cards_do_not_go_to_a_device_that_came_later(
    address: str,
) -> None:
    """F4 of the audit, from the host's own network and from another one."""
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        host = phones[0]
        second = await phone_at(address, party, server.url)
        await second.hello(host.code)
        zed = await second.join("Zed")
        await host.do(acts.Remove(phones[1].members[0]))
        pass_time(SIXTEEN_SECONDS)
        assert await refusal(host.do(acts.Reseat(1, zed))) == "table-must-agree"
        await host.do(acts.PassHost(zed))
        assert await refusal(second.do(acts.Reseat(1, zed))) == "table-must-agree"
        await hears_all(second)
        assert hands_seen(second) == set()


async def test_nor_to_one_that_was_there_before_from_the_hosts_own_network() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(4, server)
        host = phones[0]
        near, far = [await phone_at(at, party, server.url) for at in (HOME, ELSEWHERE)]
        neighbour, guest = await watch(near, host.code, 0), await watch(far, host.code, 1)
        await start(phones)
        await host.do(acts.Remove(phones[1].members[0]))
        pass_time(SIXTEEN_SECONDS)
        await all_see([host], lambda phone: phone.room["playing"]["vacancies"])
        (vacancy,) = host.room["playing"]["vacancies"]
        assert (vacancy["heirs"], vacancy["by_vote"]) == ([guest], [neighbour])
        assert await refusal(host.do(acts.Reseat(1, neighbour))) == "table-must-agree"
        await host.do(acts.Reseat(1, guest))
        await hears_all(near, far)
        assert hands_seen(near) == set() and hands_seen(far) == {"1"}


async def watch(phone: Phone, code: str, number: int) -> MemberId:
    await phone.hello(code)
    return await phone.join(f"Zed {number}", watch=True)


async def test_nor_to_one_that_was_once_seen_there() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(4, server)
        host = phones[0]
        second = await phone_at(ELSEWHERE, party, server.url)
        zed = await watch(second, host.code, 0)
        again = await phone_at(HOME, party, server.url)
        await again.hello(host.code, *second.tokens)
        await until(lambda: len(server.room(host.code).room.member(zed).lines) == 2)
        again.hang_up()
        await start(phones)
        await host.do(acts.Remove(phones[1].members[0]))
        pass_time(SIXTEEN_SECONDS)
        assert await refusal(host.do(acts.Reseat(1, zed))) == "table-must-agree"
        assert kinds(await logged(log, host.code)).count("SeenAt") == 1


async def test_the_log_holds_no_address() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        phones = await party.gather(3, server)
        code = phones[0].code
        other = await phone_at(ELSEWHERE, party, server.url)
        await watch(other, code, 0)
        raw = b"".join([entry for _, entry in await log.read(code)])
        assert b"127." not in raw
        joined = [e.act for e in await logged(log, code) if isinstance(e.act, acts.Join)]
        assert len({join.line for join in joined[:3]}) == 1
        assert joined[3].line != joined[0].line and all(join.line for join in joined)
        assert not any(b'"line' in frame for frame in other.frames or ())


def test_without_the_key_a_number_means_nothing() -> None:
    one, other = AddressNumbers(), AddressNumbers()
    assert one.of("BCDFG", HOME) == one.of("BCDFG", HOME)
    assert one.of("BCDFG", HOME) != other.of("BCDFG", HOME)
    assert AddressNumbers("k" * 32).of("B", HOME) == AddressNumbers("k" * 32).of("B", HOME)
    with pytest.raises(WeakKeyError, match="KONSPIRA_ADDRESS_KEY has 5 letters"):
        AddressNumbers("short")


async def test_a_host_who_removes_the_master_does_not_see_the_game() -> None:
    """F3 of the audit: Remove, OfferToLead from the second device, Lead."""
    with patch.dict(GAMES, led=rigged(1)):
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server, master=True)
            host, master = phones[0], phones[-1]
            await tap(server, master, MASTER, Next())
            await a_beat(phones)
            second = await phone_at(ELSEWHERE, party, server.url)
            zed = await watch(second, host.code, 0)
            await second.do(acts.OfferToLead())
            await host.do(acts.Remove(master.members[0]))
            pass_time(SIXTEEN_SECONDS)
            assert await refusal(host.do(acts.Lead(zed))) == "table-must-agree"
            await host.do(acts.Propose(MASTER, zed))
            await phones[1].do(acts.Agree(1))
            await hears_all(second)
            assert hands_seen(second) == set()
            assert host.room["playing"]["master"] is None
            for other in phones[2:-1]:
                if host.room["playing"]["question"]["decided"] is None:
                    await other.do(acts.Agree(1))
                    await hears_all(host)
            await all_see([second], lambda phone: phone.room["playing"]["master"] == zed)
            assert hands_seen(second) == {str(MASTER)}


async def test_who_left_comes_back_to_the_seat_by_the_old_token_alone() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        code, (token,), ben = phones[0].code, phones[1].tokens, phones[1].members[0]
        await phones[1].do(acts.Leave())
        await all_see(phones[2:], lambda phone: phone.room["playing"]["left"])
        (left,) = phones[2].room["playing"]["left"]
        assert (left["id"], left["name"], left["removed"]) == (ben, "Ben", False)
        again = await party.onlooker(server, code)
        for wrong in (phones[2].tokens[0], "x" * 22):
            assert await refusal(again.come_again(wrong)) == "no-such-member"
        assert await again.come_again(token) == ben
        await hears_all(again)
        assert again.seats == [1] and again.hands[1]["key"]
        assert phones[2].room["playing"]["left"] == []
        assert await refusal(again.come_again(token)) == "no-such-member"


def test_a_server_with_a_weak_key_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "k" * 31)
    with pytest.raises(Failure, match="31 letters"):
        address_key()
    monkeypatch.setenv(VARIABLE, "k" * 32)
    assert address_key() == "k" * 32
