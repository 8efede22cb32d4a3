"""People who play among companions, as companions would, while the server's time passes."""

import asyncio
from collections.abc import Callable, Sequence

from server_harness import House, pass_time

from browser.evening import Evening
from konspira.client import Phone, Refused
from konspira.companions import Mind, knowledge, think
from konspira.game import TOO_EARLY
from konspira.packs.shelf import Shelf
from konspira.room import Room
from konspira.room.state import Playing

STEP_SECONDS = 0.5
TOO_LATE_OR_EARLY = (TOO_EARLY, "stale")
ENOUGH_STEPS = 20_000


def room_of(house: House, code: str) -> Room:
    return house.room(code).room


def game_of(house: House, code: str) -> Playing:
    playing = room_of(house, code).playing
    assert playing is not None
    return playing


class Player:
    """Somebody who plays on a phone in Python as a companion would."""

    def __init__(self, phone: Phone, known: object) -> None:
        self.phone = phone
        self.mind = Mind(seed=phone.seats[0] + 1, knowledge=known)

    def wants(self) -> object | None:
        seat = self.phone.seats[0]
        if not self.phone.may(seat):
            return None
        table, hand = self.phone.views(seat)
        return think(self.phone.game, table, hand, self.mind).move

    async def move(self) -> None:
        move = self.wants()
        if move is None:
            return
        try:
            await self.phone.play(self.phone.seats[0], move, seen=self.phone.v)  # type: ignore[arg-type]
        except Refused as refusal:  # a companion was quicker, or a touch does not count yet
            assert refusal.code in TOO_LATE_OR_EARLY, refusal.code


def players(evening: Evening, phones: Sequence[Phone]) -> list[Player]:
    playing = game_of(evening.house, phones[0].code)
    shelf = Shelf(room_of(evening.house, phones[0].code).packs)
    known = knowledge(playing.game, playing.options, shelf)
    return [Player(phone, known) for phone in phones]


async def play_on(
    evening: Evening, phones: Sequence[Phone], done: Callable[[], bool]
) -> None:
    """Time passes; people move as companions would, until something is so."""
    people = players(evening, phones) if phones else []
    for _ in range(ENOUGH_STEPS):
        if done():
            return
        for player in people:
            await player.move()
        pass_time(STEP_SECONDS)
        await asyncio.sleep(0.002)
    raise AssertionError("this never happens")


async def play_to_the_end(evening: Evening, phones: Sequence[Phone]) -> None:
    code = phones[0].code
    await play_on(evening, phones, lambda: room_of(evening.house, code).running is None)
    assert evening.house.rooms.metrics.companion_refusals == 0
