"""A night of Mafia with companions on the line: it is that of people alone.

The first night is played on a real server, by five people with their phones and three
others, who are people or companions, as Cop, Agent or Mafioso. Of the five phones and the
TV the number, the moments and the lengths of all messages are the same.
"""

import asyncio
import time
from typing import NamedTuple
from unittest.mock import patch

import pytest
from mafia.server_table import EARLY, LONGEST, Lengths, Rigged, Stage, stage, stopwatch
from rings import first
from server.companion_table import invited, room_of
from server_harness import PATIENCE, Party, hears_all, house

from konspira.client import Phone
from konspira.game import Move, Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import Choose, Ready
from konspira.log.memory import MemoryLog

C, A, M = Token.COP, Token.AGENT, Token.MAFIOSO
PEOPLE, OTHERS = 5, 3
DEALS = [(C, A, M), (C, C, C), (M, C, M), (A, M, C)]  # what the three others are


class Night(NamedTuple):
    heard: list[list[Lengths]]  # by five phones and the TV, in each step of the night
    answered: tuple[int, ...]  # how many calls of the Mafia's task each seat has answered


class PeopleOnly(Stage):
    """A table at which only those have phones who sit first."""

    def tap(self, seat: int, move: Move) -> None:
        if seat < len(self.phones):
            super().tap(seat, move)


def tokens_for(others: tuple[Token, ...]) -> tuple[Token, ...]:
    """The five people hold what is left of five Cops, the Agent and two Mafiosi."""
    rest = [C] * 5 + [A] + [M] * 2
    for token in others:
        rest.remove(token)
    return (*rest, *others)


async def first_night(others: tuple[Token, ...], companions: bool) -> Night:
    chance = Rigged(tokens_for(others))
    with patch("konspira.server.room_timers.SystemRandom", lambda: chance):
        async with house(MemoryLog()) as server, Party() as party:
            phones = await party.gather(PEOPLE + (0 if companions else OTHERS), server)
            tv = await party.onlooker(server, phones[0].code)
            await invited(phones, OTHERS if companions else 0, "mafia")
            await hears_all(*phones, tv)
            forget([*phones, tv])
            at = PeopleOnly(server, party, phones, [tv])
            stopwatch().hold(server.rooms._rooms[tv.code].broadcast._clock)
            await at.start()
            await to_the_dawn(at)
            stopwatch().let_go()
            playing = room_of(server, tv).running
            assert playing and server.rooms.metrics.hush_overflows == 0
            assert server.rooms.metrics.companion_refusals == 0
            nights = [step for step in at.steps if step.hushed]
            heard = [[*step.heard[:PEOPLE], step.heard[-1]] for step in nights]
            return Night(heard, playing.state.choices.sent)


def forget(phones: list[Phone]) -> None:
    for phone in phones:
        assert phone.frames is not None
        phone.frames.clear()
        phone.pings = 0


async def to_the_dawn(at: Stage) -> None:
    """All phones do the same; the steps of a task are counted by its calls."""
    seen, calls, ready = "", 0, 0
    while at.phase != "Dawn":
        phase = at.table["phase"]
        name = phase["type"] + phase.get("slot", "")
        seen, calls = (name, calls) if name == seen else (name, 0)
        if name == "Opening" and ready < len(at.phones):
            at.tap(ready, Ready())
            ready += 1
        elif phase["type"] == "Task":
            left = phase["calls"][calls:]
            if left and at.now >= left[0] - EARLY:
                answer(at, calls, phase["slot"])
                calls += 1
        await at.step()
        await all_have_thought(at)
        assert len(at.steps) < LONGEST, f"it never comes out of {at.phase}"


async def all_have_thought(at: Stage) -> None:
    """Wait for the thread of companions: it has no part in the clock that stands still."""
    turns = at.server.room(at.tv.code)._companions._turns
    patience = time.monotonic() + PATIENCE
    while any(isinstance(turn.step, asyncio.Future) for turn in turns.values()):
        await asyncio.sleep(0)
        assert time.monotonic() < patience, "a thought takes for ever"


def answer(at: Stage, call: int, slot: str) -> None:
    for seat in range(len(at.phones)):
        other = Seat((seat + 1 + call) % len(at.living))
        one, two = (other, None) if slot == "first" else (None, other)
        at.tap(seat, Choose(call, one, two))


@pytest.mark.parametrize("others", first(DEALS))
def test_nothing_on_the_line_tells_a_companion_from_a_person(
    others: tuple[Token, ...],
) -> None:
    """MF-24, MF-65"""
    alone = stage(first_night((C, A, M), companions=False))
    mixed = stage(first_night(others, companions=True))
    assert mixed.heard == alone.heard and len(alone.heard) > 70
    assert {*mixed.answered[:PEOPLE]} == {*alone.answered} == {3}
    assert min(mixed.answered[PEOPLE:]) >= 1, "companions choose as well"
