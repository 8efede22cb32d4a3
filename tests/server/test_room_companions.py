"""When companions move on a server, and what happens if they fail."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from server_harness import (
    House,
    Party,
    clockwork,
    house,
    logged,
    pass_time,
    refusal,
    until,
)

from konspira.client import Phone
from konspira.companions import Meant, Mind, Thought
from konspira.companions.due import LONGEST_MS
from konspira.game import HOST, Game, Hand, Seat, Table
from konspira.games.codenames.moves import Clue, Mark, Touch, Unmark
from konspira.games.codenames.moves import Start as StartTeams
from konspira.log.memory import MemoryLog
from konspira.room import MemberId, acts
from konspira.server.peer_presence import AWAY_SECONDS
from server.companion_table import (
    PAUSE_MS,
    Think,
    board,
    companion_plays,
    has_moved,
    idle,
    kind_of,
    known_deal,
    marks_first_card,
    room_of,
    spin,
    thinking,
    thought_through,
)

ASSASSIN = 24


@pytest.fixture(autouse=True)
def known_board() -> Iterator[None]:
    with known_deal():
        yield


# When they move


@pytest.mark.parametrize(
    ("people", "faster", "after"),
    [(2, False, PAUSE_MS), (1, False, PAUSE_MS // 2), (2, True, 0), (1, True, 0)],
    ids=["two people", "alone", "faster", "alone and faster"],
)
async def test_a_thought_is_due_so_long_after_the_table_has_last_changed(
    people: int, faster: bool, after: int
) -> None:
    """Alone one follows twice the pace, and whoever is in a hurry says so."""
    log = MemoryLog()
    with thinking(marks_first_card):
        async with house(log) as server, Party() as party:
            (host, *_) = await board(party, server, people=people)
            await host.do(acts.Hasten(faster))
            with clockwork().stopped():
                await host.play(0, Clue("ocean", 1))
                await thought_through(server, host, 2)
                since = (await logged(log, host.code))[-1].at
                if after:
                    pass_time((after - 300) / 1000 - 0.005)
                    await spin()
                    assert await companion_plays(log, host.code) == []
                    pass_time(0.01)
                await has_moved(server, host)
                (marked,) = await companion_plays(log, host.code)
                assert after <= marked.at - since <= max(after, 300) + 10


async def test_nobody_holds_up_a_companion_by_pointing_all_the_time() -> None:
    log = MemoryLog()
    with thinking(marks_first_card):
        async with house(log) as server, Party() as party:
            host, _, cid = await board(party, server, people=3, companions=2)
            with clockwork().stopped():
                await host.play(0, Clue("ocean", 1))
                for second in range(LONGEST_MS // 1000 + 3):
                    if await companion_plays(log, host.code):
                        break
                    await cid.play(2, Unmark(5) if second % 2 else Mark(5))
                    await thought_through(server, host, 4)
                    pass_time(0.7)
                    await spin()
                assert second > PAUSE_MS // 1000, "until then it has waited"
                assert len(await companion_plays(log, host.code)) == 1


async def test_a_pause_stops_companions_and_their_time() -> None:
    log = MemoryLog()
    with thinking(marks_first_card):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            with clockwork().stopped():
                await host.play(0, Clue("ocean", 1))
                await thought_through(server, host, 2)
                pass_time(1)
                await host.do(acts.Pause())
                pass_time(9)
                await spin()
                assert await companion_plays(log, host.code) == []
                await host.do(acts.Resume())
                await thought_through(server, host, 2)
                pass_time(0.1)
                await spin()
                assert await companion_plays(log, host.code) == [], "0.6 s are left"
                pass_time(0.7)
                await has_moved(server, host)


async def test_nothing_moves_while_no_person_is_there() -> None:
    log = MemoryLog()
    with thinking(marks_first_card):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            tv = await party.onlooker(server, host.code)
            await host.play(0, Clue("ocean", 1))
            host.hang_up()
            await server.phones(1)
            pass_time(AWAY_SECONDS + 0.1)
            await until(lambda: not room_of(server, tv).people[0].present)
            before = len(await companion_plays(log, tv.code))
            for _ in range(20):
                pass_time(10)
                await asyncio.sleep(0.005)
            assert len(await companion_plays(log, tv.code)) == before
            back = await party.back(server, tv.code, *host.tokens)
            await back.until(lambda: bool(back.table and back.table["phase"]["marks"]))


async def test_a_thought_is_dropped_and_made_anew_when_the_table_changes() -> None:
    log, seen = MemoryLog(), []

    def counts(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        if "Mark" in hand.may:
            seen.append(len(table.phase.marks))
        return marks_first_card(game, table, hand, mind)

    with thinking(counts):
        async with house(log) as server, Party() as party:
            phones = await board(party, server, people=3, companions=2)
            with clockwork().stopped():
                await phones[0].play(0, Clue("ocean", 1))
                await thought_through(server, phones[0], 4)
                pass_time(3)
                await phones[2].play(2, Mark(7))
                await thought_through(server, phones[0], 4)
                pass_time(3)
                await spin()
                assert await companion_plays(log, phones[0].code) == [], "0.7 s are left"
                pass_time(0.8)
                await has_moved(server, phones[0])
            assert seen[:2] == [0, 1]


async def test_companions_think_in_a_thread_of_their_own() -> None:
    threads = set()

    def think(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
        threads.add(threading.current_thread())
        assert mind.people == (Seat(0),) and mind.referee is not None
        return idle(game, table, hand, mind)

    with thinking(think):
        async with house(MemoryLog()) as server, Party() as party:
            (host,) = await board(party, server)
            pass_time(1)
            await until(lambda: bool(threads))
            assert threading.main_thread() not in threads and len(threads) == 1
            assert server.rooms.metrics.companion_refusals == 0
            assert host.closed is None


def says(
    word: str, at: str, after: int = 2_000
) -> Callable[[Game, Any, Hand, Mind], Thought]:
    """A companion that marks a card, and says this in a phase."""

    def speaks(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        thought = marks_first_card(game, table, hand, mind)
        bubble = word if type(table.phase).__name__ == at else None
        return msgspec.structs.replace(thought, bubble=bubble, bubble_ms=after)

    return speaks


async def logged_remarks(log: MemoryLog, phone: Phone) -> list[acts.Remark]:
    found = (entry.act for entry in await logged(log, phone.code))
    return [act for act in found if isinstance(act, acts.Remark)]


async def test_what_a_companion_says_is_shown_once_and_its_move_waits_for_nothing() -> None:
    word = "unknown-clue-calm-1"
    log = MemoryLog()
    with thinking(says(word, "Guessing")):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            await host.play(0, Clue("ocean", 1))
            for _ in range(100):
                pass_time(0.5)
                await asyncio.sleep(0.002)
            assert await logged_remarks(log, host) == [acts.Remark(2, word, 0)]
            assert host.room["playing"]["remark"]["word"] == word
            assert len(await companion_plays(log, host.code)) == 1
            assert server.rooms.metrics.companion_refusals == 0


async def test_companions_have_a_last_word_and_only_if_it_comes_in_time() -> None:
    """A server that opens a room long after a game says nothing of it."""
    log = MemoryLog()
    with thinking(says("won-calm-1", "Over")):
        async with house(log) as server, Party() as party:
            phones = await board(party, server, people=3, companions=1)
            await phones[0].play(0, Clue("ocean", 1))
            pass_time(60)
            await phones[2].play(2, Touch(ASSASSIN))
            host = phones[0]
            await host.until(lambda: bool(host.room["playing"]["outcome"]))
            while not await logged_remarks(log, host):
                pass_time(0.3)
                await asyncio.sleep(0.002)
            assert len(await logged_remarks(log, host)) == 1
    with thinking(says("won-calm-2", "Over")):
        pass_time(3_600)
        async with house(log) as server, Party() as party:
            back = await party.back(server, host.code, *host.tokens)
            for _ in range(30):
                pass_time(0.5)
                await asyncio.sleep(0.002)
            assert back.room["playing"]["remark"]["word"] == "won-calm-1"


async def test_what_a_companion_has_meant_is_logged_with_its_clue_and_shown_later() -> None:
    aims = ("whale", "salt")

    def clues(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        if "Clue" not in hand.may:
            return Thought(None, 0)
        return Thought(Clue("ocean", 2), 0, meant=Meant("ocean", aims))

    log = MemoryLog()
    with thinking(clues):
        async with house(log) as server, Party() as party:
            phones = await party.gather(3, server)
            host = phones[0]
            await host.do(acts.Invite("Kit"))
            await host.do(acts.Arrange(tuple(map(MemberId, (4, 2, 1, 3)))))
            await host.do(acts.Start())
            await host.play(HOST, StartTeams())
            while not host.table or host.table["phase"]["type"] != "Guessing":
                pass_time(0.3)
                await asyncio.sleep(0.002)
            entries = await logged(log, host.code)
            assert entries[-1].act.meant == Meant("ocean", aims)  # type: ignore[attr-defined]
            assert host.room["playing"]["meant"] == []
            pass_time(60)
            await host.play(2, Touch(ASSASSIN))
            await host.until(lambda: bool(host.room["playing"]["outcome"]))
            assert host.room["playing"]["meant"] == [
                {"member": 4, "seat": 0, "said": "ocean", "aims": [*aims]}
            ]


async def test_nobody_says_what_a_companion_has_meant() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (host,) = await board(party, server)
        made = msgspec.Raw(msgspec.json.encode(Clue("ocean", 1)))
        claimed = acts.Play(0, made, meant=Meant("ocean", ("whale",)))
        assert await refusal(host.do(claimed)) == "not-allowed"


async def test_a_server_that_hears_of_a_change_before_it_thinks_need_not_think() -> None:
    """Each waits a moment of its own, so that mostly one of them thinks."""
    thoughts: list[Seat] = []

    def counts(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        thoughts.append(hand.seat)
        return idle(game, table, hand, mind)

    with thinking(counts):
        async with house(MemoryLog()) as server, Party() as party:
            (host,) = await board(party, server)
            pass_time(1)
            await until(lambda: not waiting(server, host))
            with clockwork().stopped():
                thoughts.clear()
                await host.play(0, Clue("ocean", 1))
                assert waiting(server, host)
                await spin()
                assert thoughts == [], "the moment is not over"
                await host.do(acts.Pause())
                pass_time(1)
                await spin()
                assert thoughts == [], "and now there is nothing to think of"


def waiting(server: House, phone: Phone) -> list[Seat]:
    """The companions that are to think, or think just now."""
    turns = server.room(phone.code)._companions._turns
    return [seat for seat, turn in turns.items() if turn.thought is None]


async def test_companions_stop_when_no_person_has_moved_for_very_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those who toggle a mark for ever would fill the log."""
    monkeypatch.setattr("konspira.server.room_companions.MOST_UNATTENDED", 10)

    def fidgets(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        if "Mark" not in hand.may:
            return idle(game, table, hand, mind)
        marked = any(mark.seat == hand.seat for mark in table.phase.marks)
        return Thought(Unmark(0) if marked else Mark(0), 0)

    log = MemoryLog()
    with thinking(fidgets):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            await host.play(0, Clue("ocean", 1))
            while len(await companion_plays(log, host.code)) < 10:
                pass_time(0.5)
                await asyncio.sleep(0.002)
            for _ in range(50):
                pass_time(0.5)
                await asyncio.sleep(0.002)
            assert len(await companion_plays(log, host.code)) == 10
            assert server.rooms.metrics.companion_refusals == 0
            assert room_of(server, host).running, "and it goes on with a person's move"


async def test_a_move_that_comes_too_early_is_made_again_and_is_no_defect() -> None:
    def hasty(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        return Thought(Touch(0) if "Touch" in hand.may else None, 0)

    log = MemoryLog()
    with thinking(hasty):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            await host.play(0, Clue("ocean", 1))
            while not await companion_plays(log, host.code):
                pass_time(0.5)
                await asyncio.sleep(0.002)
            (touched, *_) = await companion_plays(log, host.code)
            assert kind_of(touched) == "Touch"
            assert server.rooms.metrics.companion_refusals == 0


# What goes wrong


SECRET = "the assassin is card 24"


class SecretError(Exception):
    pass


def fails(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    raise SecretError(SECRET)


def cheats(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    return Thought(Clue("ocean", 1) if "Mark" in hand.may else None, 0)


@pytest.mark.parametrize("think", [fails, cheats])
async def test_a_companion_that_fails_plays_at_random_and_is_counted(
    think: Think, caplog: pytest.LogCaptureFixture
) -> None:
    log = MemoryLog()
    with thinking(idle):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            with thinking(think), caplog.at_level(logging.ERROR):
                await host.play(0, Clue("ocean", 1))
                while not await companion_plays(log, host.code):
                    pass_time(1)
                    await asyncio.sleep(0.005)
            assert server.rooms.metrics.companion_refusals > 0
            assert "konspira_companion_refusals_total 0" not in server.rooms.metrics.text()
            assert host.closed is None, "the room goes on"
    told: dict[Think, str] = {
        fails: "SecretError in the thought of a companion in codenames",
        cheats: "Clue of a companion in codenames: ",
    }
    assert told[think] in caplog.text and SECRET not in caplog.text
