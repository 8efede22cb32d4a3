"""A room is a fold over its log: `reduce(apply, entries, Room())`, and nothing else.

`acts` says what may happen and who may do it, `state` what a room is, `law` what each act
does (one row of a table) and `checks` what is refused on the way into the log; `views` is
what people see of it. Nothing here reads a clock, a die or a file.
"""

from konspira.room.acts import SERVER, Entry, Look, MemberId, Who
from konspira.room.checks import check
from konspira.room.gist import deadline_inputs, outline
from konspira.room.law import apply
from konspira.room.limits import awaits_chance, deadline
from konspira.room.running import seal_of
from konspira.room.state import Room
from konspira.room.views import (
    RoomView,
    cards_in,
    hand_of,
    room_view,
    table_of,
    view_of,
)

__all__ = [
    "SERVER",
    "Entry",
    "Look",
    "MemberId",
    "Room",
    "RoomView",
    "Who",
    "apply",
    "awaits_chance",
    "cards_in",
    "check",
    "deadline",
    "deadline_inputs",
    "hand_of",
    "outline",
    "room_view",
    "seal_of",
    "table_of",
    "view_of",
]
