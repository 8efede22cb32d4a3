"""What an act is, who may do it, and what its fields are made of.

Each act is a class whose base says who may do it: `ServerAct`, `MemberAct` or `HostAct`.
"""

from enum import Enum
from typing import Annotated, ClassVar, NewType

from msgspec import Meta, Struct

from konspira.languages import LANGUAGES

MemberId = NewType("MemberId", int)
"""A person in the room, counted in the order of joining, from 1."""
SERVER = MemberId(0)
"""The program itself: deals, clocks, and who is connected."""

# Patterns end with \Z, because $ would let a line break follow.
Name = Annotated[str, Meta(max_length=200)]  # see `names` for what is a good one
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z")]
PackName = Annotated[str, Meta(max_length=40, pattern=r"^\w([\w. -]*\w)?\Z")]
Person = Annotated[MemberId, Meta(ge=0, le=2**31)]
Place = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Order = Annotated[tuple[Person, ...], Meta(max_length=64)]
Some = Annotated[tuple[MemberId, ...], Meta(max_length=64)]
Line = Annotated[int, Meta(ge=0, le=2**53)]  # an address, without telling which
Date = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]
Value = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | str
OptionValues = dict[str, Value | dict[str, Value]]

FACES, COLOURS = 20, 12  # so many the page can draw


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """A face and a colour, as numbers; what they look like is the client's business."""

    face: Annotated[int, Meta(ge=0, le=63)] = 0
    colour: Annotated[int, Meta(ge=0, le=15)] = 0


class Who(Enum):
    NOBODY = "nobody at all"
    THE_SERVER = "the program itself, or for a newcomer"
    A_MEMBER = "anybody in the room, for themselves"
    THE_HOST = "the host alone"


class RoomAct(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Anything that may happen to a room."""

    who: ClassVar[Who] = Who.NOBODY
    public: ClassVar[bool] = True  # False: phones ask for it in other words
    filled_in: ClassVar[tuple[str, ...]] = ()  # fields that the server adds, nobody else


class ServerAct(RoomAct, frozen=True):
    who = Who.THE_SERVER
    public = False


class MemberAct(RoomAct, frozen=True):
    who = Who.A_MEMBER


class HostAct(RoomAct, frozen=True):
    who = Who.THE_HOST
