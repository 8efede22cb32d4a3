"""People come, go, and show what they feel; phones and servers are connected or not."""

from enum import Enum

from konspira.room.acts.act import (
    Hash,
    Language,
    Line,
    Look,
    MemberAct,
    Name,
    OptionValues,
    Person,
    ServerAct,
    Some,
)


class Feeling(Enum):
    """A small face that somebody sends; what it looks like is the client's business."""

    LAUGH = "laugh"
    WOW = "wow"
    HMM = "hmm"
    CLAP = "clap"
    HEART = "heart"
    FACEPALM = "facepalm"


class Open(ServerAct, frozen=True, omit_defaults=True):
    """The first entry of every room, with the versions of the games it is played by."""

    filled_in = ("agreed",)
    language: Language
    rules: dict[str, int]
    agreed: OptionValues | None = None  # what the first game would be played with


class Join(ServerAct, frozen=True, omit_defaults=True):
    """Somebody new. `token` is the SHA-256, in hexadecimal, of what lets them come back.

    `beside` are those who were on that phone before. A look that is not `chosen`
    gives way to those at the table. Members count from 1.
    """

    name: Name
    token: Hash
    look: Look = Look()
    watch: bool = False  # only look on
    chosen: bool = True  # False: if somebody has such a look, another will do
    beside: Some = ()  # members who were on this phone before
    line: Line = 0  # as in `SeenAt`; 0: the server did not say


class Return(ServerAct, frozen=True):
    """Somebody who has left comes back as who they were, to a game they had a part in.

    Their old token has proved it, and `token` is the hash of a new one. A seat that nobody
    was given meanwhile is theirs again, with its hand.
    """

    member: Person
    token: Hash
    beside: Some = ()  # members who were on this phone before


class SeenAt(ServerAct, frozen=True):
    """A phone of this member is connected by another line than before.

    `line` stands for its address: equal within a room for equal addresses, and meaning
    nothing to anybody who does not have the key of the server.
    """

    member: Person
    line: Line


class Back(ServerAct, frozen=True):
    """A phone of this member is connected."""

    member: Person


class Away(ServerAct, frozen=True):
    """No phone of this member has been connected for a while."""

    member: Person


class RollCall(ServerAct, frozen=True):
    """A server has opened the room cold. Who does not report in ten seconds is away."""


class Rename(MemberAct, frozen=True):
    """Another name, another face."""

    name: Name
    look: Look = Look()


class Leave(MemberAct, frozen=True):
    """Leaves the room. The name is free again, and the token only good for `Return`.

    A seat in the running game stays, for them or for somebody else.
    """


class OfferSeat(MemberAct, frozen=True):
    """This member is about to move to another phone, which will show what this hashes."""

    public = False
    code: Hash


class TakeOver(ServerAct, frozen=True):
    """Another phone showed the code and gets a new token; the old one is void."""

    code: Hash
    token: Hash
    beside: Some = ()  # members who were on that phone before


class React(MemberAct, frozen=True):
    """Shows everybody a small face for a moment.

    Refused while a game is hushed, and for seats listed in `silent`.
    """

    feeling: Feeling
