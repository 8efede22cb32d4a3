"""People who play among companions, as companions would, while the server's time passes."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random

from bots import QUITTING
from msgspec.structs import replace
from server_harness import House, pass_time

from browser.evening import Evening
from konspira.client import Phone, Refused
from konspira.companions import Mind, knowledge, think
from konspira.game import HOST, TOO_EARLY, Move
from konspira.packs.shelf import Shelf
from konspira.room import Room
from konspira.room.state import Playing

STEP_SECONDS = 0.5
TOO_LATE_OR_EARLY = (TOO_EARLY, "stale")
ENOUGH_STEPS = 20_000
HOSTS_DICE = Random(1)


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

    def wants(self) -> Move | None:
        seat = self.phone.seats[0]
        if not self.phone.may(seat):
            return None
        table, hand = self.phone.views(seat)
        return think(self.phone.game, table, hand, self.mind).move

    async def move(self) -> None:
        move = self.wants()
        if move is not None and await moved(self.phone, self.phone.seats[0], move):
            self.mind = replace(self.mind, moves=self.mind.moves + 1)


async def moved(phone: Phone, seat: int, move: Move) -> bool:
    """Make a move; return False if a companion was quicker, or it does not count yet."""
    hushed = phone.room.get("hushed", False)
    try:
        await phone.play(seat, move, seen=phone.v, spaced=hushed)
    except Refused as refusal:
        assert refusal.code in TOO_LATE_OR_EARLY, refusal.code
        return False
    return True


async def run_table(evening: Evening, host: Phone) -> None:
    """Do what only a host can do, as soon as the game waits for it."""
    playing = game_of(evening.house, host.code)
    if HOST not in playing.game.awaited(playing.state) or not host.may(HOST):
        return
    table, hand = host.views(HOST)
    kept = tuple(offer for offer in hand.offers if offer.kind not in QUITTING)
    move = playing.game.random_move(table, replace(hand, offers=kept), HOSTS_DICE)
    if move is not None:
        await moved(host, HOST, move)


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
        if phones and phones[0].is_host and game_of(evening.house, phones[0].code):
            await run_table(evening, phones[0])
        pass_time(STEP_SECONDS)
        await asyncio.sleep(0.002)
    raise AssertionError("this never happens")


async def play_to_the_end(evening: Evening, phones: Sequence[Phone]) -> None:
    code = phones[0].code
    await play_on(evening, phones, lambda: room_of(evening.house, code).running is None)
    assert evening.house.rooms.metrics.companion_refusals == 0
