"""The views of a room as its phones have them, so that only changes need to be sent."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from konspira import wire
from konspira.game import Hand, Seat, Table
from konspira.room import Room, RoomView, outline, table_of, view_of
from konspira.room.gist import Outline


class ViewSnapshot(NamedTuple):
    """The views of a room at one moment. Hands are added when they are first needed."""

    number: int | None  # of the game
    gist: Any
    outline: Outline
    room: RoomView
    table: Table | None
    hands: dict[Seat, Hand]

    def continues(self, old: ViewSnapshot) -> bool:
        """Return whether this is the same game, so that changes can be sent."""
        return self.number == old.number and type(self.table) is type(old.table)

    def changes_since(self, old: ViewSnapshot) -> tuple[bytes, bytes]:
        """Return the changes of room and table, encoded as parts of a News."""
        room = wire.changes(old.room, self.room) if self.room is not old.room else b""
        table, more = b"", b""
        if self.table and old.table:
            table, more = wire.growth(old.table, self.table)
            table = (table and b',"table":' + table) + (more and b',"more":' + more)
        return room and b',"room":' + room, table

    def room_has_changed(self, old: ViewSnapshot) -> bool:
        """Return whether the view of the room has changed apart from its game.

        What the table is asked, and answers, is public like the room.
        """
        if self.room is old.room:
            return False
        now = self.room
        asked, was_asked = (
            view.playing and view.playing.question for view in (now, old.room)
        )
        if asked != was_asked:
            return True
        of_the_game = {"playing": now.playing, "hushed": now.hushed, "silent": now.silent}
        return now != replace(old.room, **of_the_game)

    def whole(self) -> bytes:
        """Return room and table in full, encoded as parts of a News."""
        room, table = wire.whole(self.room), wire.whole(self.table)
        return b',"whole":true,"room":%b,"table":%b' % (room, table)


def snapshot(room: Room, old: ViewSnapshot | None) -> ViewSnapshot:
    """Return the views of a room, reusing those of `old` whose inputs have not changed."""
    playing, now = room.playing, outline(room)
    number, gist = (playing.number, playing.gist) if playing else (None, None)
    view = old.room if old and old.outline == now else view_of(now)
    same_hands = old is not None and gist is old.gist and number == old.number
    hands = old.hands if old and same_hands else {}
    return ViewSnapshot(number, gist, now, view, table_of(room), hands)
