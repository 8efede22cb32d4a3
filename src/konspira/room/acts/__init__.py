"""Everything that may happen to a room, and who may do it.

Each act is one entry of the room's log. `act` says what an act is; the acts themselves
stand in one module for each part of a room's life. What an act does is a row of `law`.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from msgspec import Struct

from konspira.room.acts import companions, game, people, table
from konspira.room.acts.act import (
    COLOURS,
    FACES,
    SERVER,
    HostAct,
    Language,
    Look,
    MemberAct,
    MemberId,
    Name,
    OptionValues,
    PackName,
    Person,
    Place,
    RoomAct,
    ServerAct,
    Who,
)
from konspira.room.acts.companions import (
    Dismiss,
    Hasten,
    Invite,
    Lend,
    LendAfter,
    Mind,
    PlayFor,
    PlayToday,
    Remark,
    SetTemper,
    StepIn,
    Today,
)
from konspira.room.acts.game import (
    Abandon,
    Agree,
    Deal,
    Finish,
    Limit,
    Pause,
    Play,
    Propose,
    Reseat,
    Resume,
    SitIn,
    Start,
    Tick,
    Upgrade,
)
from konspira.room.acts.people import (
    Away,
    Back,
    Feeling,
    Join,
    Leave,
    OfferSeat,
    Open,
    React,
    Rename,
    Return,
    RollCall,
    SeenAt,
    TakeOver,
)
from konspira.room.acts.table import (
    AddPack,
    AllowReactions,
    Appoint,
    Arrange,
    Choose,
    DropPack,
    Lead,
    Lock,
    OfferToLead,
    PassHost,
    Remove,
    Sit,
    Speak,
    Stand,
    TakeBack,
)

__all__ = [
    "COLOURS",
    "FACES",
    "KINDS",
    "SERVER",
    "Abandon",
    "AddPack",
    "Agree",
    "AllowReactions",
    "AnyAct",
    "Appoint",
    "Arrange",
    "Away",
    "Back",
    "Choose",
    "Deal",
    "Dismiss",
    "DropPack",
    "Entry",
    "Feeling",
    "Finish",
    "Hasten",
    "HostAct",
    "Invite",
    "Join",
    "Language",
    "Lead",
    "Leave",
    "Lend",
    "LendAfter",
    "Limit",
    "Lock",
    "Look",
    "MemberAct",
    "MemberId",
    "Mind",
    "Name",
    "OfferSeat",
    "OfferToLead",
    "Open",
    "OptionValues",
    "PackName",
    "PassHost",
    "Pause",
    "Person",
    "Place",
    "Play",
    "PlayFor",
    "PlayToday",
    "Propose",
    "PublicAct",
    "React",
    "Remark",
    "Remove",
    "Rename",
    "Reseat",
    "Resume",
    "Return",
    "RollCall",
    "RoomAct",
    "SeenAt",
    "ServerAct",
    "SetTemper",
    "Sit",
    "SitIn",
    "Speak",
    "Stand",
    "Start",
    "StepIn",
    "TakeBack",
    "TakeOver",
    "Tick",
    "Today",
    "Upgrade",
    "Who",
]

KINDS = tuple(
    kind
    for of in (ServerAct, MemberAct, HostAct)
    for module in (people, table, companions, game)
    for kind in of.__subclasses__()
    if kind.__module__ == module.__name__
)
if TYPE_CHECKING:
    AnyAct = RoomAct
    PublicAct = RoomAct
else:  # closed sums, for decoding
    AnyAct = reduce(or_, KINDS)
    PublicAct = reduce(or_, (kind for kind in KINDS if kind.public))


class Entry(Struct, frozen=True):
    """One line of a room's log."""

    at: int  # milliseconds since 1970
    by: MemberId
    act: AnyAct
