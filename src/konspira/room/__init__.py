"""A room is a fold over its log: `reduce(apply, entries, Room())`, and nothing else.

`acts` says what may happen and who may do it, `state` what a room is, `checks` what is
refused on the way into the log, `rules` what each act does, `views` what people see of
it. Nothing here reads a clock, a die or a file.
"""

from konspira.room.acts import ALLOWED, SERVER, Entry, Look, MemberId, Who
from konspira.room.checks import check
from konspira.room.rules import apply, deadline
from konspira.room.state import Room
from konspira.room.table import seal_of
from konspira.room.views import RoomView, hand_of, room_view, table_of

__all__ = [
    "ALLOWED",
    "SERVER",
    "Entry",
    "Look",
    "MemberId",
    "Room",
    "RoomView",
    "Who",
    "apply",
    "check",
    "deadline",
    "hand_of",
    "room_view",
    "seal_of",
    "table_of",
]
