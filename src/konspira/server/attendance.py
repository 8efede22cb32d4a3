"""Tells the log who is connected: who is back, and who has been away for a while."""

import asyncio
from collections.abc import Iterable
from functools import partial

from konspira.room import SERVER, MemberId, acts
from konspira.room.state import Member
from konspira.server.broadcast import Broadcast
from konspira.server.neighbours import AWAY_SECONDS, Neighbours
from konspira.server.room_server import RoomServer
from konspira.server.viewer import Viewer


class Attendance:
    """The door of a room: viewers come and go through it."""

    __slots__ = ("_answering_for", "_broadcast", "_server", "neighbours")

    def __init__(self, server: RoomServer, broadcast: Broadcast) -> None:
        self.neighbours = Neighbours(server, broadcast)
        self._server = server
        self._broadcast = broadcast
        self._answering_for: frozenset[MemberId] = frozenset()

    def enter(self, viewer: Viewer, members: Iterable[MemberId]) -> None:
        """A phone comes in, or has shown that it is these members' too."""
        self._broadcast.enter(viewer)
        for member in members:
            viewer.hold(member, self._server.room.member(member).token)
            self._say_back(member)

    def leave(self, viewer: Viewer) -> None:
        self._broadcast.leave(viewer)
        for member in viewer.members:
            if not self._broadcast.shows_to(member):
                self.neighbours.left(member)
                asyncio.get_running_loop().call_later(AWAY_SECONDS, self._say_away, member)

    def never_came(self, who: MemberId) -> None:
        """The phone was gone before it heard its token, so nobody can ever be this member.

        They will come again as somebody new, and find their name free.
        """
        self._server.own.make(who, acts.Leave(), lambda: True)

    def look(self) -> None:
        """Answer for members with a phone here whom the room takes for absent."""
        self.neighbours.look()
        for viewer in self._broadcast.viewers:
            for member in viewer.members:
                self._say_back(member)

    def _say_back(self, who: MemberId) -> None:
        if who not in self._answering_for and self._is_missed(who):
            self._answering_for |= {who}

            def answered(happened: bool) -> None:
                self._answering_for -= {who}
                if happened:
                    self._say_back(who)  # they may have been called again in the meantime

            missed = partial(self._is_missed, who)
            self._server.own.make(SERVER, acts.Back(who), missed, answered)

    def _say_away(self, who: MemberId) -> None:
        if self._has_gone(who):
            self._server.own.make(SERVER, acts.Away(who), lambda: self._has_gone(who))

    def _is_missed(self, who: MemberId) -> bool:
        """Whether others must be told that this member has a phone here."""
        member = self._find(who)
        known = member is None or (member.present and member.confirmed)
        return not known and self._broadcast.shows_to(who)

    def _has_gone(self, who: MemberId) -> bool:
        member = self._find(who)
        return member is not None and member.present and not self._broadcast.shows_to(who)

    def _find(self, who: MemberId) -> Member | None:
        return next((m for m in self._server.room.members if m.id == who), None)
