"""Companions on a real server: they think off the loop, in time, and move by the log."""

import asyncio
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from codenames.table import KEY, REVERSE, WORDS
from led_game import SIZE, led_game
from server_harness import (
    PATIENCE,
    House,
    Party,
    clockwork,
    folded,
    house,
    logged,
    pass_time,
    phase,
    play,
    refusal,
    until,
)

from konspira.client import Phone
from konspira.companions import Mind, Temper, Thought
from konspira.game import HOST, Game, Hand, Seat, Table
from konspira.games import GAMES
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import Clue, Deal, Mark
from konspira.games.codenames.moves import Start as StartTeams
from konspira.log.memory import MemoryLog
from konspira.packs import Packs
from konspira.room import Entry, MemberId, Room, acts
from konspira.server.peer_presence import AWAY_SECONDS
from server.companion_table import same_as_thought_alone, tap

STEP_SECONDS = 0.5
ENOUGH_STEPS = 40_000
PAUSE_MS = 4_000
HOUR = 3_600
Think = Callable[[Game, Table, Hand, Mind], Thought]


# A table with companions


async def invited(phones: Sequence[Phone], companions: int, game: str) -> None:
    """The host has chosen a game, and so many companions."""
    await phones[0].do(acts.Choose(game))
    for number in range(companions):
        await phones[0].do(acts.Invite(f"Kit {number + 1}"))


async def board(
    party: Party, *servers: House, people: int = 1, companions: int | None = None
) -> list[Phone]:
    """Codenames, usually of four: words lie on the table, and the host is to give a clue.

    Seats 0, 2 and 4 are Red's, 1 and 3 Blue's; 0 and 1 are spymasters.
    """
    phones = await party.gather(people, *servers)
    await invited(phones, 4 - people if companions is None else companions, "codenames")
    await phones[0].do(acts.Start())
    await phones[0].play(HOST, StartTeams())
    await phones[0].until(lambda: phase(phones[0]) == "Cluing" and "Clue" in may(phones[0]))
    return phones


def red_begins(state: Any, packs: Packs, rng: Random) -> Any:
    """Deal a known board, so that the host gives the first clue."""
    drawn = codenames.deal(state, packs, rng)
    return Deal(WORDS, REVERSE, KEY) if isinstance(drawn, Deal) else drawn


@pytest.fixture(autouse=True)
def known_board() -> Iterator[None]:
    with patch.dict(GAMES, codenames=msgspec.structs.replace(codenames, deal=red_begins)):
        yield


def may(phone: Phone) -> list[str]:
    return phone.may(0)


def room_of(server: House, phone: Phone) -> Room:
    return server.room(phone.code).room


@contextmanager
def thinking(think: Think) -> Iterator[None]:
    with patch("konspira.companions.think", think):
        yield


def marks_first_card(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
    """A companion that marks the first card once, and then has nothing to do."""
    open_ = "Mark" in hand.may and not any(m.seat == hand.seat for m in table.phase.marks)
    return Thought(Mark(0) if open_ else None, PAUSE_MS)


def idle(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    return Thought(None, 0)


async def companion_plays(log: MemoryLog, code: str) -> list[Entry]:
    """The moves that companions have made, for themselves or for somebody."""
    entries = await logged(log, code)
    room = folded(entries)
    people = {one.id for one in room.people}
    kinds = (acts.Play, acts.PlayFor)
    return [e for e in entries if isinstance(e.act, kinds) and e.by not in people]


def kind_of(entry: Entry) -> str:
    assert isinstance(entry.act, acts.Play | acts.PlayFor)
    return str(msgspec.json.decode(bytes(entry.act.move))["type"])


async def spin(true: Callable[[], bool] = lambda: False, turns: int = 200) -> None:
    """Let the loop turn while its clock stands still, until something is true.

    Without anything to wait for: so often that whatever is due has happened.
    """
    end = time.monotonic() + PATIENCE
    waits = true() is False and turns == 0
    while not true() and (waits or turns > 0):
        assert time.monotonic() < end, "this never happens"
        turns -= 1
        await asyncio.sleep(0)


async def thought_through(server: House, phone: Phone, seat: int) -> None:
    """The companion on this seat has made up its mind, and waits for its time."""
    companions = server.room(phone.code)._companions

    def done() -> bool:
        turn = companions._turns.get(Seat(seat))
        return turn is not None and turn.thought is not None

    pass_time(0.3)
    await spin(done, 0)


async def has_moved(server: House, phone: Phone) -> None:
    """Wait until a companion has made a move."""

    def done() -> bool:
        playing = room_of(server, phone).playing
        return playing is not None and bool(playing.moved_at)

    await spin(done, 0)


# Whole games


async def play_to_the_end(server: House, phone: Phone, rng: Random) -> None:
    """The person taps now and then, time passes, and companions do the rest."""
    for step in range(ENOUGH_STEPS):
        if room_of(server, phone).running is None:
            return
        if rng.random() < 0.05:
            tap(phone, rng, step)
        pass_time(STEP_SECONDS)
        await asyncio.sleep(0.001)
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_companions_play_every_game_to_its_end(game: str) -> None:
    log, rng = MemoryLog(), Random(5)
    seats = max(GAMES[game].seats.start, 4)
    async with house(log) as server, Party() as party:
        (phone,) = await party.gather(1, server)
        await invited([phone], seats - 1, game)
        await phone.do(acts.Start())
        await play_to_the_end(server, phone, rng)
        entries = await logged(log, phone.code)
        movers = {entry.by for entry in entries if isinstance(entry.act, acts.Play)}
        assert len(movers) == seats, "everybody has made a move"
        assert folded(entries).results[-1].game == game
        assert server.rooms.metrics.companion_refusals == 0
        assert server.rooms.metrics.hush_overflows == 0


# Who they are


async def test_a_server_draws_the_seed_of_every_mind_and_the_log_keeps_it() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        (phone,) = await party.gather(1, server)
        for name in ("Kit", "Lou", "Mo"):
            await phone.do(acts.Invite(name, mind=acts.Mind(Temper.CALM)))
        invites = [e.act for e in await logged(log, phone.code)]
        drawn = [act.mind for act in invites if isinstance(act, acts.Invite)]
        assert len({mind.seed for mind in drawn}) == 3
        assert all(mind.seed > 0 and mind.temper is Temper.CALM for mind in drawn)
        assert [m["companion"] for m in phone.room["members"]] == [None, *3 * ["calm"]]
        for act in (acts.Invite("Ned", mind=acts.Mind(seed=7)), acts.Lend(0, None)):
            assert await refusal(phone.do(act)) in ("not-allowed", "no-game")


async def test_no_phone_speaks_for_a_companion() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (phone,) = await board(party, server)
        move = msgspec.Raw(msgspec.json.encode(Clue("ocean", 1)))
        for act in (acts.Play(1, move), acts.Rename("Zed"), acts.Leave(), acts.Sit()):
            assert await refusal(phone.do(act, by=MemberId(2))) == "not-your-seat"
        assert await refusal(phone.recall(by=MemberId(2))) == "not-your-seat"
        guest = await party.phone(server)
        await guest.hello(phone.code, "A" * 22)
        assert guest.members == []


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


async def test_what_a_companion_says_is_shown_once_and_with_its_move() -> None:
    def speaks(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        thought = marks_first_card(game, table, hand, mind)
        bubble = "well-done" if "Mark" in hand.may else None
        return msgspec.structs.replace(thought, bubble=bubble)

    log = MemoryLog()
    with thinking(speaks):
        async with house(log) as server, Party() as party:
            (host,) = await board(party, server)
            await host.play(0, Clue("ocean", 1))
            for _ in range(100):
                pass_time(0.5)
                await asyncio.sleep(0.002)
            entries = await logged(log, host.code)
            kinds = [type(entry.act).__name__ for entry in entries]
            assert kinds.count("Remark") == 1 and "Remark" in kinds[-3:]
            assert host.room["playing"]["remark"]["word"] == "well-done"
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


# Somebody is away


async def test_a_companion_steps_in_plays_and_leaves_when_the_phone_is_back() -> None:
    log = MemoryLog()
    with thinking(marks_first_card):
        async with house(log) as server, Party() as party:
            phones = await party.gather(4, server)
            await phones[0].do(acts.LendAfter(60))
            await phones[0].do(acts.Start())
            await phones[0].play(HOST, StartTeams())
            await phones[0].until(lambda: "Clue" in may(phones[0]))
            await phones[0].play(0, Clue("ocean", 1))
            away = phones[2]
            away.hang_up()
            await server.phones(3)
            pass_time(AWAY_SECONDS + 0.1)
            await until(lambda: not room_of(server, away).member(MemberId(3)).present)
            pass_time(60)
            await phones[0].until(lambda: bool(phones[0].room["lent"]))
            assert [loan["seat"] for loan in phones[0].room["lent"]] == [2]
            while not await companion_plays(log, away.code):
                pass_time(1)
                await asyncio.sleep(0.005)
            back = await party.back(server, away.code, *away.tokens)
            await back.until(lambda: not back.room["lent"])
            (deed,) = await back.recall()
            assert deed.seat == 2 and msgspec.json.decode(bytes(deed.move))["card"] == 0
            assert await phones[0].recall() == ()
            await back.play(2, Mark(5))


# Nights


def test_a_night_with_companions_has_no_message_more_or_less() -> None:
    """One evening in which they choose, and one in which they do not: equal frames."""

    async def evening() -> tuple[list[list[int]], int]:
        log = MemoryLog()
        async with house(log) as server, Party() as party:
            phones = await party.gather(3, server)
            await invited(phones, 2, "led")
            for phone in phones:
                assert phone.frames is not None
                phone.frames.clear()
            await phones[0].do(acts.Start())
            for _ in range(4):
                pass_time(30)  # to the middle of the beat: companions have chosen
                for _ in range(20):
                    await asyncio.sleep(0.005)
                heard = [len(night_frames(phone)) for phone in phones]
                pass_time(HOUR)
                for phone, before in zip(phones, heard, strict=True):
                    await until(lambda p=phone, b=before: len(night_frames(p)) > b)  # type: ignore[misc]
            assert server.rooms.metrics.hush_overflows == 0
            made = await companion_plays(log, phones[0].code)
            return [[len(frame) for frame in night_frames(p)] for p in phones], len(made)

    def chooses(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
        return Thought(game.random_move(table, hand, Random(mind.seed)), PAUSE_MS)

    with patch.dict(GAMES, led=led_game(HOUR * 1000)):
        with thinking(chooses):
            chosen, moves = play(evening())
        with thinking(idle):
            quiet, none = play(evening())
    assert moves >= 2 and none == 0
    assert chosen == quiet
    assert {length for frames in chosen for length in frames[1:]} == {SIZE}


def night_frames(phone: Phone) -> list[bytes]:
    return [frame for frame in phone.frames or () if b'"pad":' in frame]


# Two servers


async def test_two_servers_make_every_move_once_and_lose_none_when_one_dies() -> None:
    """What is in the log is what one server alone would have played."""
    log = MemoryLog()
    async with Party() as party, house(log) as second:
        async with house(log) as first:
            (host,) = await board(party, first)
            tv = await party.onlooker(second, host.code)
            await host.play(0, Clue("ocean", 2))
            await until(lambda: is_due(first, host) and is_due(second, host))
            tokens = host.tokens
            await first.die()
        back = await party.back(second, tv.code, *tokens)
        await play_to_the_end(second, back, Random(3))
        entries = await logged(log, tv.code)
        assert same_as_thought_alone(entries) > 10
        assert second.rooms.metrics.companion_refusals == 0


async def test_two_servers_think_of_the_same_moves() -> None:
    log = MemoryLog()
    async with house(log) as first, house(log) as second, Party() as party:
        (host,) = await board(party, first)
        await party.onlooker(second, host.code)
        await play_to_the_end(first, host, Random(4))
        entries = await logged(log, host.code)
        assert same_as_thought_alone(entries) > 5
        kinds = Counter(type(entry.act) for entry in entries)
        assert kinds[acts.Start] == kinds[acts.Finish] == 1


def is_due(server: House, phone: Phone) -> bool:
    turns = server.room(phone.code)._companions._turns.values()
    return any(turn.thought and turn.thought.move for turn in turns)
