"""Players of Spyfall in Python: they look, vote and let time pass at once.

Everywhere here the phone at an index holds the seat with that number.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import SystemRandom
from typing import Any
from unittest.mock import patch

from server_harness import all_see, now, pass_time, phase, who_may

from konspira.client import Phone
from konspira.game import HOST, Move, Seat
from konspira.games.spyfall.moves import (
    Ask,
    Look,
    NextRound,
    Point,
    Start,
    StartClock,
    Vote,
)
from konspira.room import acts

LONGEST = 1800.0  # seconds: no time limit is longer


class Stacked(SystemRandom):
    """Chance as ever, but the cards of the spies lie where a test wants them."""

    spies: tuple[int, ...]

    def sample(self, population: Any, k: int, **kwargs: Any) -> list[Any]:
        if k == len(self.spies) and isinstance(population[0], int):  # seats
            return [Seat(spy) for spy in self.spies]
        return super().sample(population, k, **kwargs)


@contextmanager
def spies_are(*spies: int) -> Iterator[None]:
    """Whoever deals in the meantime makes spies of these."""

    def stacked() -> Stacked:
        chance = Stacked()
        chance.spies = spies
        return chance

    with patch("konspira.server.room_timers.SystemRandom", stacked):
        yield


# What the table shows


def table(phones: Sequence[Phone]) -> dict[str, Any]:
    shown = phones[0].table
    assert shown is not None
    return shown


def cards(phones: Sequence[Phone]) -> list[dict[str, Any]]:
    """What everybody holds."""
    return [phone.hands[seat]["card"] for seat, phone in enumerate(phones)]


def place(phones: Sequence[Phone]) -> str:
    """Where everybody is, as all but the spies know."""
    found = {card["place"] for card in cards(phones) if not card["spy"]}
    assert len(found) == 1
    name: str = table(phones)["places"][found.pop()]
    return name


def others(phones: Sequence[Phone], *but: int) -> list[int]:
    """Who is no spy, and none of these."""
    held = enumerate(cards(phones))
    return [seat for seat, card in held if not card["spy"] and seat not in but]


def seconds_left(phones: Sequence[Phone]) -> float:
    """What is left on the clock of this phase, as the server sees it."""
    playing = phones[0].room["playing"]
    began = playing["started"] + playing["paused"]
    return float(table(phones)["phase"]["until"] + began - now()) / 1000


# What they do


async def choose(phones: Sequence[Phone], game: str, **options: Any) -> None:
    """The host opens the box: the list of places lies on the table."""
    await phones[0].do(
        acts.Choose(game, {"asking": "aloud", "start_by_hand": True, **options})
    )
    await phones[0].do(acts.Start())
    await becomes(phones, "Choosing")


async def deal(phones: Sequence[Phone], *spies: int) -> None:
    with spies_are(*spies):
        await phones[0].play(HOST, Start())
        await becomes(phones, "Looking")


async def look(phones: Sequence[Phone]) -> None:
    """Whoever has not looked at their card does."""
    for seat, phone in enumerate(phones):
        if "Look" in phone.may(seat):
            await phone.play(seat, Look())


async def start_clock(phones: Sequence[Phone]) -> None:
    await look(phones)
    if table(phones)["terms"]["old_buddies"]:
        await becomes(phones, "Meeting")
        await look(phones)
    await all_see(phones, lambda phone: len(phone.table["phase"]["seen"]) == len(phones))
    await play(phones, StartClock(), "Questioning")


async def ask(phones: Sequence[Phone], whom: int, question: str = "") -> None:
    """Whose turn it is asks."""
    phone, seat = who_may(phones, "Ask")
    await phone.play(seat, Ask(Seat(whom), question))


async def vote(phones: Sequence[Phone], *no: int) -> None:
    """Everybody there who has yet to vote says yes, but for these."""
    for seat, phone in enumerate(phones):
        if phone.closed is None and "Vote" in phone.may(seat):
            await phone.play(seat, Vote(seat not in no))


async def play(phones: Sequence[Phone], move: Move, then: str) -> None:
    """Whoever may makes this move, and the game goes on with another phase."""
    phone, seat = who_may(phones, type(move).__name__)
    await phone.play(seat, move)
    await becomes(phones, then)


async def next_round(phones: Sequence[Phone], *spies: int) -> None:
    with spies_are(*spies):
        await phones[0].play(HOST, NextRound())
        await becomes(phones, "Looking")
    await start_clock(phones)


async def go_missing(phones: Sequence[Phone], seat: int) -> None:
    """A seat whose last phone has just gone is away soon, and absent a little later."""
    pass_time(6)
    await all_see(phones, lambda phone: not phone.room["members"][seat]["present"])
    pass_time(20)
    await all_see(phones, lambda phone: bool(phone.table["missing"]))


async def becomes(phones: Sequence[Phone], wanted: str) -> None:
    await all_see(phones, lambda phone: phase(phone) == wanted)


async def point(phones: Sequence[Phone], at: int, instead: int) -> None:
    """Whoever has not pointed at anybody points at this one, who points at another."""
    for seat, phone in enumerate(phones):
        if seat in table(phones)["waiting"]:
            await phone.play(seat, Point(Seat(instead if seat == at else at)))


async def out_of_time(phones: Sequence[Phone]) -> None:
    """The clock runs out, and nobody points at anybody."""
    await time_out(phones)
    await becomes(phones, "Pointing")
    await time_out(phones)


async def time_out(phones: Sequence[Phone]) -> None:
    """The next time limit passes."""
    before = table(phones)["phase"]
    pass_time(LONGEST)
    await all_see(phones, lambda phone: phone.table["phase"] != before)
