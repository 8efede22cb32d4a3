"""Log who is connected: which members are back, and which have been away for a while."""

import asyncio
from collections.abc import Iterable
from functools import partial

from konspira.room import SERVER, MemberId, acts
from konspira.room.phones import MOST_LINES
from konspira.room.state import Member
from konspira.room.versions import is_current
from konspira.server.address_numbers import AddressNumbers
from konspira.server.broadcast import Broadcast
from konspira.server.peer_presence import AWAY_SECONDS, PeerPresence
from konspira.server.room_server import RoomServer
from konspira.server.viewer import Viewer


class Presence:
    """The viewers that come to and leave a room on this server, by member."""

    __slots__ = ("_answering_for", "_broadcast", "_numbers", "_server", "peers")

    def __init__(
        self, server: RoomServer, broadcast: Broadcast, numbers: AddressNumbers
    ) -> None:
        self.peers = PeerPresence(server, broadcast)
        self._server = server
        self._broadcast = broadcast
        self._numbers = numbers
        self._answering_for: frozenset[MemberId] = frozenset()

    def enter(self, viewer: Viewer, members: Iterable[MemberId]) -> None:
        """Show the room to a viewer, who has proved to be these members (too)."""
        self._broadcast.enter(viewer)
        for member in members:
            viewer.hold(member, self._server.room.member(member).token)
            self._say_back(member)
            self._say_seen_at(member, viewer.address)

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer; its members are logged as away if they stay away."""
        self._broadcast.leave(viewer)
        for member in viewer.members:
            if not self._broadcast.shows_to(member):
                self.peers.left(member)
                asyncio.get_running_loop().call_later(AWAY_SECONDS, self._say_away, member)

    def never_came(self, who: MemberId) -> None:
        """Remove a member whose phone was gone before it got the token of its seat.

        Nobody can ever be this member. They will come again as somebody new, and find
        their name free.
        """
        self._server.automatic.submit(who, acts.Leave(), lambda: True)

    def look(self) -> None:
        """Log as back the members with a phone here whom the room takes for absent."""
        self.peers.look()
        for viewer in self._broadcast.viewers:
            for member in viewer.members:
                self._say_back(member)

    def _say_back(self, who: MemberId) -> None:
        """Log a member as back if they are missed."""
        if who not in self._answering_for and self._is_missed(who):
            self._answering_for |= {who}

            def answered(happened: bool) -> None:
                self._answering_for -= {who}
                if happened:
                    self._say_back(who)  # they may have been called again in the meantime

            missed = partial(self._is_missed, who)
            self._server.automatic.submit(SERVER, acts.Back(who), missed, answered)

    def _say_seen_at(self, who: MemberId, address: str) -> None:
        """Log by which line a member is connected, if they never were before."""
        line = self._numbers.of(self._server.code, address)

        def is_new() -> bool:
            member = self._find(who)
            lines = member.lines if member else ()
            return member is not None and line not in lines and len(lines) < MOST_LINES

        if is_current(self._server.room) and is_new():
            self._server.automatic.submit(SERVER, acts.SeenAt(who, line), is_new)

    def _say_away(self, who: MemberId) -> None:
        """Log a member as away if they have not come back."""
        if self._has_gone(who):
            self._server.automatic.submit(
                SERVER, acts.Away(who), lambda: self._has_gone(who)
            )

    def _is_missed(self, who: MemberId) -> bool:
        """Return whether a member has a phone here but counts as absent or unconfirmed."""
        member = self._find(who)
        known = member is None or (member.present and member.confirmed)
        return not known and self._broadcast.shows_to(who)

    def _has_gone(self, who: MemberId) -> bool:
        """Return whether a member counts as present but has no phone here."""
        member = self._find(who)
        return member is not None and member.present and not self._broadcast.shows_to(who)

    def _find(self, who: MemberId) -> Member | None:
        return next((m for m in self._server.room.members if m.id == who), None)
