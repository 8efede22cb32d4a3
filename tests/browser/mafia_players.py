"""A game of Mafia as players in Python make it, so that screens have something to show."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import SystemRandom
from typing import Any
from unittest.mock import patch

from server_harness import (
    PATIENCE,
    all_see,
    hears_all,
    logged,
    now,
    pass_time,
    phase,
    plays,
)

from konspira.client import Phone
from konspira.game import Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import Bet, Choose, EndSpeech, Ready, Vote
from konspira.log import Log
from konspira.room import acts

AGENT, MAFIOSO, COP = 0, 1, 2  # who is what where the tokens are stacked, others follow


class Stacked(SystemRandom):
    """Chance as ever, but the tokens lie where a test wants them."""

    tokens: Mapping[int, Token]

    def shuffle(self, x: Any) -> None:
        if x and isinstance(x[0], Token):
            left = list(x)
            for token in self.tokens.values():
                left.remove(token)
            x[:] = [self.tokens.get(seat) or left.pop() for seat in range(len(x))]
        else:
            super().shuffle(x)


@contextmanager
def tokens_are(tokens: Mapping[int, Token]) -> Iterator[None]:
    """Whoever deals in the meantime gives these seats these tokens."""

    def stacked() -> Stacked:
        chance = Stacked()
        chance.tokens = tokens
        return chance

    with patch("konspira.server.room_timers.SystemRandom", stacked):
        yield


def stacked(seats: int, mafia: Sequence[int], agent: int | None) -> dict[int, Token]:
    """A token for every seat: these are the Mafia, this one is the Agent."""
    dealt = {seat: Token.COP for seat in range(seats)}
    dealt |= {seat: Token.MAFIOSO for seat in mafia}
    return dealt if agent is None else dealt | {agent: Token.AGENT}


# What the table shows


def table(phones: Sequence[Phone]) -> dict[str, Any]:
    shown = phones[0].table
    assert shown is not None
    return shown


def living(phones: Sequence[Phone]) -> list[int]:
    return list(table(phones)["living"])


def here(phones: Sequence[Phone]) -> list[int]:
    """Who is in the game, and has one of these phones."""
    held = {seat for phone in phones for seat in phone.seats}
    return [seat for seat in living(phones) if seat in held]


def at(phones: Sequence[Phone], seat: int) -> Phone:
    """The phone that holds a seat."""
    return next(phone for phone in phones if seat in phone.seats)


# What they do


async def deal(
    phones: Sequence[Phone], mafia: Sequence[int], agent: int | None = AGENT, **options: Any
) -> None:
    """Everybody holds a token, and reads it."""
    await phones[0].do(acts.Choose("mafia", options))
    seats = len(phones[0].room["ring"])
    with tokens_are(stacked(seats, mafia, agent)):
        await phones[0].do(acts.Start())
        await becomes(phones, "Opening")


async def read_tokens(phones: Sequence[Phone], then: str = "Dusk") -> None:
    """Everybody has looked at their token, and the shortest opening is over."""
    await all_ready(phones)
    await all_see(phones, have_looked)
    if phase(phones[0]) == "Opening":
        pass_time(left(phones) + 0.01)
    await becomes(phones, then)


def have_looked(phone: Phone) -> bool:
    """Whether this phone has heard that all have looked, or of what follows."""
    opening, living = table([phone])["phase"], table([phone])["living"]
    return opening["type"] != "Opening" or {*opening["ready"]} == {*living}


async def look(phones: Sequence[Phone], seat: int) -> None:
    """This seat has looked at its token, if its page has not said so already."""
    if seat not in table(phones)["phase"]["ready"]:
        await at(phones, seat).play(seat, Ready())


async def all_ready(phones: Sequence[Phone]) -> None:
    """Whoever is not ready yet says so, while anybody asks: two thirds may be enough."""
    asked = phase(phones[0])
    for seat in here(phones):
        await hears_all(phones[0])
        now = table(phones)["phase"]
        if now["type"] == asked and seat not in now.get("ready", [seat]):
            await at(phones, seat).play(seat, Ready())


async def step(phones: Sequence[Phone], then: str) -> None:
    """The time of this step passes."""
    before = table(phones)["phase"]
    pass_time(left(phones) + 0.01)
    await all_see(phones, lambda phone: phone.table["phase"] != before)
    await becomes(phones, then)


def left(phones: Sequence[Phone]) -> float:
    """Seconds until the clock of this step is due."""
    return until(phones, table(phones)["phase"]["clock"]["until"])


def until(phones: Sequence[Phone], moment: int) -> float:
    """Seconds until a moment of the game."""
    playing = phones[0].room["playing"]
    return max(0.0, (moment - now() + playing["started"] + playing["paused"]) / 1000)


async def choose(
    phones: Sequence[Phone], call: int, ones: Mapping[int, int], twos: Mapping[int, int]
) -> None:
    """At a call, these phones tell what they have chosen, and the others nothing."""
    pass_time(until(phones, table(phones)["phase"]["calls"][call]))
    choices = {
        seat: Choose(call, seat_or_none(ones, seat), seat_or_none(twos, seat))
        for seat in living(phones)
    }
    # They are answered on the next beat, all at once.
    await asyncio.gather(*(at(phones, s).play(s, move) for s, move in choices.items()))


async def pages_answer(
    phones: Sequence[Phone], log: Log, seats: Sequence[int], moments: Sequence[int]
) -> None:
    """The time of each of these calls comes, and the pages of these seats answer it.

    A page hears of the time with the next beat, and sends something whatever was chosen.
    """

    async def sent() -> Counter[int]:
        entries = await logged(log, phones[0].code)
        return Counter(seat for seat, _ in plays(entries))

    for moment in moments:
        before = await sent()
        pass_time(until(phones, moment))
        async with asyncio.timeout(PATIENCE):
            while not {*seats} <= {*(await sent() - before)}:
                await asyncio.sleep(0.05)


def seat_or_none(choices: Mapping[int, int], seat: int) -> Seat | None:
    return Seat(choices[seat]) if seat in choices else None


async def vote(phones: Sequence[Phone], ballots: Mapping[int, int], then: str) -> None:
    """These vote, and time passes for those who do not."""
    for seat, target in ballots.items():
        await at(phones, seat).play(seat, Vote(Seat(target)))
    if phase(phones[0]) in ("FirstVote", "FinalVote"):
        await step(phones, then)
    await becomes(phones, then)


async def ready_to_vote(phones: Sequence[Phone]) -> None:
    await all_ready(phones)
    await becomes(phones, "FirstVote")


async def end_speeches(phones: Sequence[Phone], then: str) -> None:
    while phase(phones[0]) == "Speeches":
        speaker = table(phones)["phase"]["speaker"]
        await at(phones, speaker).play(speaker, EndSpeech())
        await all_see(
            phones,
            lambda phone, done=speaker: phone.table["phase"].get("speaker") != done,
        )
    await becomes(phones, then)


async def bet(phones: Sequence[Phone], seat: int, on: int) -> None:
    await at(phones, seat).play(seat, Bet(Seat(on)))


async def becomes(phones: Sequence[Phone], *wanted: str) -> None:
    await all_see(phones, lambda phone: phase(phone) in wanted)


async def to_the_next_night(phones: Sequence[Phone], out: int) -> None:
    """The day passes, and the council votes this one out, whom all but they point at."""
    await becomes(phones, "Dawn", "Talk")
    if phase(phones[0]) == "Dawn":
        await step(phones, "Talk")
    await ready_to_vote(phones)
    own = next(seat for seat in living(phones) if seat != out)
    await vote(phones, {s: own if s == out else out for s in living(phones)}, "Count")
    await step(phones, "Speeches")
    await end_speeches(phones, "FinalVote")
    await vote(phones, {s: own if s == out else out for s in living(phones)}, "Count")
    await step(phones, "Reveal")
    await step(phones, "LastCards")
    await step(phones, "Dusk")
