"""Notice that another server of a room has died, and call the roll.

A server logs everybody who has left it as away. One that has died logs nothing, and its
members would stay present for good. Two things reveal it: a phone comes here from
elsewhere, and no server logs that it has left there; or the roll was not called for long
although somebody is present who is not here.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from konspira.room import SERVER, MemberId, acts
from konspira.server.broadcast import Broadcast
from konspira.server.room_server import RoomServer

AWAY_SECONDS = 5.0  # a phone that comes back sooner was never away
SILENCE_SECONDS = AWAY_SECONDS + 3  # within it a living server has said who left it
ROLL_SECONDS = 600.0  # a roll call costs an entry for everybody in the room


def in_time(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


class PeerPresence:
    """What this server knows from the log of the other servers that hold the room."""

    __slots__ = ("_broadcast", "_doubts", "_left_at", "_rolled", "_server", "_timer")

    def __init__(self, server: RoomServer, broadcast: Broadcast) -> None:
        self._server = server
        self._broadcast = broadcast
        self._left_at: dict[MemberId, float] = {}
        self._doubts: dict[MemberId, asyncio.TimerHandle] = {}
        self._rolled = False  # since the timer was set
        self._timer = in_time(ROLL_SECONDS, self._look_round)

    def left(self, member: MemberId) -> None:
        """Note that the last phone of a member has left this server."""
        self._left_at[member] = asyncio.get_running_loop().time()

    def came(self, members: Iterable[MemberId]) -> None:
        """Doubt the other servers if these members return here while present elsewhere."""
        now = asyncio.get_running_loop().time()
        for member in members:
            away_from_here = now - self._left_at.pop(member, -SILENCE_SECONDS)
            was_here = self._broadcast.shows_to(member) or away_from_here < AWAY_SECONDS
            if not was_here and self._is_present(member) and member not in self._doubts:
                doubt = in_time(SILENCE_SECONDS, partial(self._call_roll, member))
                self._doubts[member] = doubt

    def look(self) -> None:
        """Drop the doubts that the log has settled: that server lives, or the roll was
        called."""
        self._rolled = self._rolled or self._server.room.roll_call is not None
        for member in [each for each in self._doubts if not self._is_present(each)]:
            self._doubts.pop(member).cancel()

    def close(self) -> None:
        self._timer.cancel()
        for doubt in self._doubts.values():
            doubt.cancel()
        self._doubts.clear()

    def _is_present(self, who: MemberId) -> bool:
        """Return whether the room counts a member as present, and not by a pending roll."""
        members = self._server.room.members
        return any(m.id == who and m.present and m.confirmed for m in members)

    def _call_roll(self, doubted: MemberId) -> None:
        def then(happened: bool) -> None:
            self._doubts.pop(doubted, None)

        needed = partial(self._doubts.__contains__, doubted)
        self._server.automatic.submit(SERVER, acts.RollCall(), needed, then)

    def _look_round(self) -> None:
        """Call the roll if that was not done for long and somebody is on another server."""
        if not self._rolled and self._somebody_is_elsewhere():
            self._server.automatic.submit(
                SERVER, acts.RollCall(), self._somebody_is_elsewhere
            )
        self._rolled = False
        self._timer = in_time(ROLL_SECONDS, self._look_round)

    def _somebody_is_elsewhere(self) -> bool:
        members = self._server.room.people
        return any(
            m.present and m.confirmed and not self._broadcast.shows_to(m.id)
            for m in members
        )
