"""People with phones of one release, who play in the rooms of a server of that release.

Run as a program with the source of another release on the path, it does what it reads from
its standard input, one JSON list a line: the name of a method of `Guests`, and what is
passed to it. So nothing here may need more than that release had.
"""

import asyncio
import json
import sys
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any

import konspira
from konspira.client import Closed, Phone, Refused, connect
from konspira.games import GAMES
from konspira.room import acts

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve", "Fay")
PAUSE = 0.02  # between the moves that somebody tries
ENDLESS = ("MoreTime",)  # moves that a host could make for ever


class Guests(AsyncExitStack):
    """The same people in several rooms, each with a phone of their own in each room."""

    def __init__(self) -> None:
        super().__init__()
        self._rooms: dict[str, list[Phone]] = {}
        self._rng = Random(15)

    async def source(self) -> str:
        """Return where the program of these guests is."""
        return str(konspira.__file__)

    async def rules(self) -> dict[str, int]:
        return {game.name: game.version for game in GAMES.values()}

    # Coming and going

    async def open(self, url: str) -> tuple[str, list[str]]:
        """Open a room, and let everybody in; return its code and their tokens."""
        host = await self.enter_async_context(connect(url))
        phones = self._rooms[await host.open(NAMES[0])] = [host]
        for name in NAMES[1:]:
            phone = await self.enter_async_context(connect(url))
            await phone.hello(host.code)
            await phone.join(name)
            phones.append(phone)
        return host.code, [phone.tokens[0] for phone in phones]

    async def back(self, url: str, code: str, tokens: list[str]) -> None:
        """Come back to a room, everybody with their token."""
        self._rooms[code] = []
        for token in tokens:
            phone = await self.enter_async_context(connect(url))
            await phone.hello(code, token)
            self._rooms[code].append(phone)

    async def look_on(self, url: str, code: str, name: str) -> None:
        """Somebody new comes in the middle of a game."""
        phone = await self.enter_async_context(connect(url))
        await phone.hello(code)
        await phone.join(name, watch=True)

    async def refusal(self, url: str, code: str, token: str) -> str | None:
        """Return how a phone that comes back is refused."""
        async with connect(url) as phone:
            try:
                await phone.hello(code, token)
            except Refused as refused:
                return refused.code
        return None

    async def dismissed(self, code: str) -> list[int]:
        """Wait until the server has closed every line; return its close codes."""
        return [await closing(phone) for phone in self._rooms.pop(code)]

    # Playing

    def _host(self, code: str) -> Phone:
        return next(phone for phone in self._rooms[code] if phone.is_host)

    async def begin(self, code: str, game: str) -> None:
        await self._host(code).do(acts.Choose(game, {}))
        await self._host(code).do(acts.Start())
        for phone in self._rooms[code]:
            await phone.until(lambda phone=phone: phone.table is not None)  # type: ignore[misc]

    async def pause(self, code: str) -> None:
        await self._host(code).do(acts.Pause())

    async def resume(self, code: str) -> None:
        await self._host(code).do(acts.Resume())

    async def abandon(self, code: str) -> None:
        await self._host(code).do(acts.Abandon())

    async def play(self, code: str, moves: int) -> None:
        """Make so many random moves; nobody touches the assassin, which would end it."""
        while moves:
            moves -= await self._any_move(code)
            await asyncio.sleep(PAUSE)

    async def _any_move(self, code: str) -> bool:
        phones = self._rooms[code]
        ways = [
            (phone, seat) for phone in phones for seat in phone.hands if phone.may(seat)
        ]
        if not ways:
            return False
        phone, seat = self._rng.choice(ways)
        move: Any = phone.game.random_move(*phone.views(seat), self._rng)
        if move is None or type(move).__name__ in ENDLESS or self._ends_it(code, move):
            return False
        with suppress(Refused):  # too early, or somebody was faster
            await phone.play(seat, move)
            return True
        return False

    def _ends_it(self, code: str, move: Any) -> bool:
        hands = [hand for phone in self._rooms[code] for hand in phone.hands.values()]
        keys = [hand["key"] for hand in hands if hand.get("key")]
        card = getattr(move, "card", None)
        return type(move).__name__ == "Touch" and any(k[card] == "assassin" for k in keys)

    # What they see

    async def seen(self, code: str) -> list[tuple[Any, Any, dict[str, Any]]]:
        """Return room, table and hands on every phone."""
        return [
            (
                phone.room,
                phone.table,
                {str(seat): hand for seat, hand in phone.hands.items()},
            )
            for phone in self._rooms[code]
        ]


async def closing(phone: Phone) -> int:
    try:
        await phone.until(lambda: False)
    except Closed as closed:
        return closed.code
    return 0


async def main() -> None:
    async with Guests() as guests:
        while line := await asyncio.to_thread(sys.stdin.readline):
            name, *given = json.loads(line)
            print(json.dumps(await getattr(guests, name)(*given)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
