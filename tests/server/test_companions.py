"""Companions on a real server: whole games, people who are away, nights, two servers."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import msgspec
import pytest
from led_game import SIZE, led_game
from server_harness import (
    House,
    Party,
    folded,
    house,
    logged,
    pass_time,
    play,
    refusal,
    until,
)

from konspira.client import Phone
from konspira.companions import Mind, Temper, Thought, required
from konspira.game import HOST, Game, Hand, Seat, Table
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue, Mark
from konspira.games.codenames.moves import Start as StartTeams
from konspira.log.memory import MemoryLog
from konspira.room import MemberId, acts
from konspira.server.peer_presence import AWAY_SECONDS
from konspira.server.room_companions import moves_of
from server.companion_table import (
    PAUSE_MS,
    board,
    companion_plays,
    idle,
    invited,
    known_deal,
    marks_first_card,
    may,
    play_to_the_end,
    room_of,
    same_as_thought_alone,
    thinking,
)

HOUR = 3_600


@pytest.fixture(autouse=True)
def known_board() -> Iterator[None]:
    with known_deal():
        yield


# Whole games


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_companions_play_every_game_to_its_end(game: str) -> None:
    log, rng = MemoryLog(), Random(5)
    seats = max(GAMES[game].seats.start, 4)
    async with house(log) as server, Party() as party:
        (phone,) = await party.gather(1, server)
        await invited([phone], seats - 1, game)
        await phone.do(acts.Choose(game, dict(required(GAMES[game]))))
        await phone.do(acts.Start())
        await play_to_the_end(server, phone, rng)
        entries = await logged(log, phone.code)
        movers = {entry.by for entry in entries if isinstance(entry.act, acts.Play)}
        assert len(movers) > 1, "companions have played"
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
                made_before = moves_made(server, phones[0])
                pass_time(30)  # to the middle of the beat: companions have chosen
                await until(
                    lambda b=made_before: all_have_chosen(server, phones[0], b)  # type: ignore[misc]
                )
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


def moves_made(server: House, phone: Phone) -> dict[Seat, int]:
    """How many moves each companion has made that is to move now."""
    playing = room_of(server, phone).running
    seats = server.room(phone.code)._companions._turns
    return {seat: moves_of(playing, seat) for seat in seats} if playing else {}


def all_have_chosen(server: House, phone: Phone, before: dict[Seat, int]) -> bool:
    """Whether each companion has made a move since, or wants to make none."""
    turns, now = server.room(phone.code)._companions._turns, moves_made(server, phone)
    waiting = [turns[seat] for seat in before if now.get(seat) == before[seat]]
    return all(turn.thought is not None and turn.thought.move is None for turn in waiting)


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
        assert same_as_thought_alone(entries) > 0
        assert second.rooms.metrics.companion_refusals == 0


async def test_two_servers_think_of_the_same_moves() -> None:
    log = MemoryLog()
    async with house(log) as first, house(log) as second, Party() as party:
        (host,) = await board(party, first)
        await party.onlooker(second, host.code)
        await play_to_the_end(first, host, Random(4))
        entries = await logged(log, host.code)
        assert same_as_thought_alone(entries) > 0
        kinds = Counter(type(entry.act) for entry in entries)
        assert kinds[acts.Start] == kinds[acts.Finish] == 1


def is_due(server: House, phone: Phone) -> bool:
    turns = server.room(phone.code)._companions._turns.values()
    return any(turn.thought and turn.thought.move for turn in turns)
