"""The ways into a room: open one, join one, come back to one, or take a seat over.

A phone that shows a token is always let in. All others guess, and have few guesses: the
code of a room is short enough to be tried out.
"""

import asyncio
from typing import NamedTuple

from konspira import wire
from konspira.game import IllegalMove
from konspira.log import LogError
from konspira.room import SERVER, MemberId, acts
from konspira.room import refusals as room_refusals
from konspira.room.people import may_return
from konspira.room.versions import is_current
from konspira.server import refusals as no
from konspira.server.failures import NoSuchRoom
from konspira.server.open_room import OpenRoom
from konspira.server.rooms import Rooms
from konspira.server.tokens import hashed, new_token
from konspira.server.viewer import Viewer

GUESS_SECONDS = 1.0  # until somebody with a wrong token and no guesses left hears so


class Arrival(NamedTuple):
    """The room that a phone may enter, as which members, and what it is told."""

    room: OpenRoom
    members: tuple[MemberId, ...]
    welcome: wire.Welcome
    newcomer: bool  # with a token that nobody has heard yet


class Joining:
    """Lets phones into the rooms of a server."""

    __slots__ = ("_rooms",)

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def open(self, ask: wire.Open, viewer: Viewer) -> Arrival:
        """Open a new room with its first member."""
        token = new_token()
        join = acts.Join(ask.name, hashed(token), ask.look)
        room = await self._rooms.open(ask.language, join, viewer.address)
        return newcomer(ask.id, room, token)

    async def join(self, ask: wire.Join, viewer: Viewer, room: OpenRoom) -> Arrival:
        """Add a member on a phone that sees the room already."""
        token = new_token()
        beside, line = tuple(viewer.members), self._line(viewer, room)
        join = acts.Join(
            *(ask.name, hashed(token), ask.look, ask.watch, ask.chosen, beside, line)
        )
        await room.server.perform(SERVER, join)
        return newcomer(ask.id, room, token)

    async def take_over(
        self, ask: wire.MoveIn, viewer: Viewer, room: OpenRoom | None
    ) -> Arrival:
        """Move a member here from another phone; raise IllegalMove after too many guesses.

        The code for it is a guess like that of a room.
        """
        rate_limits = self._rooms.rate_limits
        if not rate_limits.try_code(viewer.address):
            raise IllegalMove(*no.TOO_MANY_CODES)
        token, beside = new_token(), tuple(viewer.members)
        take_over = acts.TakeOver(hashed(ask.code), hashed(token), beside)
        try:
            room = room or await self._rooms.find(ask.room)
            await room.server.perform(SERVER, take_over)
        except (NoSuchRoom, IllegalMove):
            rate_limits.was_wrong()
            raise
        return newcomer(ask.id, room, token)

    async def return_to(self, ask: wire.Return, viewer: Viewer, room: OpenRoom) -> Arrival:
        """Let somebody in again who left the game at the table, and shows it by a token."""
        member = may_return(room.server.room, hashed(ask.token))
        if member is None:
            raise IllegalMove(*room_refusals.NO_SUCH_MEMBER)
        token, beside = new_token(), tuple(viewer.members)
        again = acts.Return(member, hashed(token), beside)
        await room.server.perform(SERVER, again)
        return newcomer(ask.id, room, token)

    def _line(self, viewer: Viewer, room: OpenRoom) -> int:
        if not is_current(room.server.room):
            return 0
        return self._rooms.numbers.of(room.code, viewer.address)

    async def come_back(self, ask: wire.Hello, viewer: Viewer) -> Arrival:
        """Let a phone in as the members whose tokens it shows, or as nobody by the code.

        Raise NoSuchRoom, or IllegalMove after too many guesses.
        """
        address, rate_limits = viewer.address, self._rooms.rate_limits
        free = self._rooms.knows(address, ask.room)
        paid = not free and rate_limits.try_code(address)
        allowed = free or paid
        if not allowed:
            await self._check_tokens(ask)
        try:
            room = await self._rooms.find(ask.room)
        except NoSuchRoom:
            rate_limits.was_wrong()
            raise
        holders = {t: room.server.room.holder(hashed(t)) for t in ask.tokens}
        known = tuple(dict.fromkeys(member.id for member in holders.values() if member))
        if known and paid:
            rate_limits.was_no_guess(address)
        elif not known and not allowed:  # a token that held a seat once
            raise IllegalMove(*no.TOO_MANY_CODES)
        room.presence.peers.came(known)
        you = tuple(wire.You(member) for member in known)
        lost = tuple(token for token, member in holders.items() if not member)
        went = [(may_return(room.server.room, hashed(token)), token) for token in lost]
        left = tuple(wire.You(who, token) for who, token in went if who is not None)
        welcome = wire.Welcome(
            ask.id, wire.PROTOCOL, room.code, you, lost, left, wire.PING_SECONDS
        )
        return Arrival(room, known, welcome, newcomer=False)

    async def _check_tokens(self, ask: wire.Hello) -> None:
        """Raise IllegalMove if a phone over the limit shows no token of this room.

        Every wrong token gets the same answer after the same time, so that how long it took
        to look does not reveal whether there is such a room. Therefore no room is folded
        for it: that may take seconds, if the room is long and nobody is in it.
        """
        if not ask.tokens:
            raise IllegalMove(*no.TOO_MANY_CODES)
        answer_at = asyncio.get_running_loop().time() + GUESS_SECONDS
        try:
            known = await self._rooms.mentions(ask.room, [hashed(t) for t in ask.tokens])
        except LogError:
            known = False
        if not known:
            await asyncio.sleep(answer_at - asyncio.get_running_loop().time())
            raise IllegalMove(*no.TOO_MANY_CODES)


def newcomer(ask: int, room: OpenRoom, token: str) -> Arrival:
    """Return the arrival of the member who has just got this token."""
    member = room.server.room.holder(hashed(token))
    if member is None:  # removed in the same moment
        raise IllegalMove(*room_refusals.NO_SUCH_MEMBER)
    you = (wire.You(member.id, token),)
    welcome = wire.Welcome(ask, wire.PROTOCOL, room.code, you, pings=wire.PING_SECONDS)
    return Arrival(room, (member.id,), welcome, newcomer=True)
