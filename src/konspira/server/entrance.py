"""The ways into a room: open one, join one, come back to one, or take a seat over.

Who shows a token comes back, always. All others guess, and have few guesses: a code of a
room is short enough to be tried out.
"""

import asyncio
from typing import NamedTuple

from konspira import wire
from konspira.game import IllegalMove
from konspira.log import LogError
from konspira.room import SERVER, MemberId, acts
from konspira.room import refusals as room_refusals
from konspira.server import refusals as no
from konspira.server.failures import BrokenRoom, NoSuchRoom
from konspira.server.open_room import OpenRoom
from konspira.server.rooms import Rooms
from konspira.server.tokens import hashed, new_token
from konspira.server.viewer import Viewer

GUESS_SECONDS = 1.0  # until somebody with a wrong token and no guesses left hears so


class Arrival(NamedTuple):
    """A phone that may come in, and what it is told."""

    room: OpenRoom
    members: tuple[MemberId, ...]
    welcome: wire.Welcome
    newcomer: bool  # with a token that nobody has heard yet


class Entrance:
    """Of all rooms of a server."""

    __slots__ = ("_rooms",)

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def open(self, ask: wire.Open, viewer: Viewer) -> Arrival:
        """A new room, with its first member."""
        token = new_token()
        join = acts.Join(ask.name, hashed(token), ask.look)
        room = await self._rooms.open(ask.language, join, viewer.address)
        return newcomer(ask.id, room, token)

    async def join(self, ask: wire.Join, viewer: Viewer, room: OpenRoom) -> Arrival:
        """Somebody new on a phone that sees the room already."""
        token = new_token()
        beside = tuple(viewer.members)
        join = acts.Join(ask.name, hashed(token), ask.look, ask.watch, ask.chosen, beside)
        await room.server.perform(SERVER, join)
        return newcomer(ask.id, room, token)

    async def take_over(
        self, ask: wire.MoveIn, viewer: Viewer, room: OpenRoom | None
    ) -> Arrival:
        """A seat from another phone. The code for it is a guess like that of a room."""
        if not self._rooms.allowances.try_code(viewer.address):
            raise IllegalMove(*no.TOO_MANY_CODES)
        room, token = room or await self._rooms.find(ask.room), new_token()
        beside = tuple(viewer.members)
        take_over = acts.TakeOver(hashed(ask.code), hashed(token), beside)
        await room.server.perform(SERVER, take_over)
        return newcomer(ask.id, room, token)

    async def come_back(self, ask: wire.Hello, viewer: Viewer) -> Arrival:
        """The members whose tokens are shown; nobody yet, for one who only has the code."""
        address, allowances = viewer.address, self._rooms.allowances
        free = self._rooms.knows(address, ask.room)
        paid = not free and allowances.try_code(address)
        allowed = free or paid
        if not allowed and not ask.tokens:
            raise IllegalMove(*no.TOO_MANY_CODES)
        answer_at = asyncio.get_running_loop().time() + GUESS_SECONDS
        try:
            room = await self._rooms.find(ask.room)
        except (NoSuchRoom, BrokenRoom, LogError):
            if not allowed:
                await no_such_luck(answer_at)
            raise
        holders = {t: room.server.room.holder(hashed(t)) for t in ask.tokens}
        known = tuple(dict.fromkeys(member.id for member in holders.values() if member))
        if known and paid:
            allowances.was_no_guess(address)
        elif not known and not allowed:
            await no_such_luck(answer_at)
        room.attendance.neighbours.came(known)
        you = tuple(wire.You(member) for member in known)
        lost = tuple(token for token, member in holders.items() if not member)
        welcome = wire.Welcome(ask.id, wire.PROTOCOL, room.code, you, lost)
        return Arrival(room, known, welcome, newcomer=False)


async def no_such_luck(answer_at: float) -> None:
    """Over the limit every wrong token hears the same, after the same time: whether there
    is such a room cannot be told from how long it took to look."""
    await asyncio.sleep(answer_at - asyncio.get_running_loop().time())
    raise IllegalMove(*no.TOO_MANY_CODES)


def newcomer(ask: int, room: OpenRoom, token: str) -> Arrival:
    member = room.server.room.holder(hashed(token))
    if member is None:  # removed in the same moment
        raise IllegalMove(*room_refusals.NO_SUCH_MEMBER)
    you = (wire.You(member.id, token),)
    welcome = wire.Welcome(ask, wire.PROTOCOL, room.code, you)
    return Arrival(room, (member.id,), welcome, newcomer=True)
