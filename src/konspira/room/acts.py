"""Everything that may happen to a room, and who may do it.

Each act is one entry of the room's log. Its base class says who may do it; what it does
stands in one row of `law`.
"""

from enum import Enum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, NewType

from msgspec import Meta, Raw, Struct

from konspira.companions.mind import Meant, Seed, Temper
from konspira.languages import LANGUAGES
from konspira.packs import KINDS as PACK_KINDS
from konspira.packs import About
from konspira.verdict import Verdict

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


class Feeling(Enum):
    """A small face that somebody sends; what it looks like is the client's business."""

    LAUGH = "laugh"
    WOW = "wow"
    HMM = "hmm"
    CLAP = "clap"
    HEART = "heart"
    FACEPALM = "facepalm"


class Mind(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes one companion differ from another."""

    temper: Temper = Temper.NORMAL
    seed: Seed = 0  # 0: the server draws one


class Today(Struct, frozen=True, forbid_unknown_fields=True):
    """A date, and the mind of the companion that leads the game of that day."""

    date: Date
    mind: Mind


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


# People


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


# The ring of seats


class Sit(MemberAct, frozen=True):
    """Plays in the next game."""


class Stand(MemberAct, frozen=True):
    """Only looks on in the next game."""


class Arrange(HostAct, frozen=True):
    """Who plays next, clockwise, as numbers of members."""

    ring: Order


# The host


class PassHost(HostAct, frozen=True):
    """Somebody else is host.

    A host who names themselves stays so for good: nobody can take the place back.
    """

    member: Person


class TakeBack(MemberAct, frozen=True):
    """A member who lost the host's place by being away has it again."""


class Appoint(HostAct, frozen=True):
    """Who leads the next game, if it is led by a person: they do not play in it.

    None: nobody. A member who sits down in the ring again is no longer appointed.
    """

    member: Person | None


class OfferToLead(MemberAct, frozen=True):
    """Would lead the game at the table. `willing: false` takes it back.

    Who leads the game and is not willing any more leaves the place empty.
    """

    willing: bool = True


class Lead(HostAct, frozen=True):
    """This member leads the game at the table from now on.

    They have offered it, or are the host themselves; they hold no seat that is still in
    the game, and never get one. Nobody is put out of the place who is there. After a game
    master whom the host has removed, the table has to agree: see `Propose`.
    """

    member: Person


class Remove(HostAct, frozen=True):
    """Removes a member from the room."""

    member: Person


class Lock(HostAct, frozen=True):
    """Nobody new comes in."""

    locked: bool


class AllowReactions(HostAct, frozen=True):
    """Whether people may react at all."""

    allowed: bool


class Speak(HostAct, frozen=True, omit_defaults=True):
    """The language of the table. Packs that nobody has chosen follow it."""

    filled_in = ("agreed",)
    language: Language
    agreed: OptionValues | None = None  # the options that follow, worked out by the server


class Choose(HostAct, frozen=True, omit_defaults=True):
    """The next game, and what differs from its defaults."""

    filled_in = ("agreed",)
    game: Annotated[str, Meta(max_length=40)]
    options: OptionValues = {}
    agreed: OptionValues | None = None  # with the packs of the language, by the server


class AddPack(HostAct, frozen=True, omit_defaults=True):
    """A pack of the group's own, as the text of its file.

    A text without a header is a plain list of this `kind`, in the language of the table.
    """

    filled_in = ("about",)
    name: PackName
    text: Annotated[str, Meta(max_length=60_000)]
    kind: Annotated[str, Meta(pattern=rf"^({'|'.join(PACK_KINDS)})\Z")] = "words"
    about: About | None = None  # read from the text by the server


class DropPack(HostAct, frozen=True):
    """Removes a pack of the group's own; not while a game runs."""

    name: Annotated[str, Meta(max_length=40)]


# Companions: members without a phone


class Invite(HostAct, frozen=True):
    """A companion comes in and plays in the next game; not while a game runs.

    At most as many as the chosen game has seats, less one for a person. The server draws
    the seed of its mind.
    """

    name: Name
    look: Look = Look()
    mind: Mind = Mind()


class Dismiss(HostAct, frozen=True):
    """A companion leaves the room. What it holds or was lent is an empty seat."""

    member: Person


class SetTemper(HostAct, frozen=True):
    """A companion is another character from now on; not while a game runs."""

    member: Person
    temper: Temper


class Lend(HostAct, frozen=True):
    """A companion plays for a seat of the running game whose player is away.

    It ends when a phone of the player is back. `companion: null` is one without a name,
    with this mind; one with a name must not know another hand of this game.
    """

    seat: Place
    companion: Person | None = None
    mind: Mind = Mind()


class LendAfter(HostAct, frozen=True):
    """After so many seconds a companion plays for whoever is away; null: never."""

    seconds: Literal[60, 180] | None = None


class Hasten(HostAct, frozen=True):
    """Whether companions answer at once."""

    faster: bool = True


class PlayToday(HostAct, frozen=True, omit_defaults=True):
    """Chooses the game of the day, the same for everybody with that language on that date.

    A companion leads it: one that is here, or one that comes in with this name and look.
    The date is the server's, by UTC. Whatever is chosen after it takes its place.
    """

    filled_in = ("today", "agreed")
    name: Name
    look: Look = Look()
    today: Today | None = None
    agreed: OptionValues | None = None  # by which it is played


class StepIn(ServerAct, frozen=True):
    """A companion plays for somebody who was away for as long as `LendAfter` says."""

    seat: Place
    mind: Mind


class PlayFor(ServerAct, frozen=True, omit_defaults=True):
    """A move of the companion that a seat is lent to."""

    seat: Place
    move: Raw
    opinion: Verdict | None = None  # of the referee, if the game asks for it
    meant: Meant | None = None


class Remark(ServerAct, frozen=True, omit_defaults=True):
    """What a companion says over its seat: a word, of which the page has the text."""

    filled_in = ("round",)
    seat: Place
    word: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
    round: int | None = None  # of the game


# What outlives a release


class Upgrade(ServerAct, frozen=True):
    """A newer version of Konspira has opened the room, and what it plays by from now on.

    A game that is running was begun by older rules, and ends here without a result.
    """

    rules: dict[str, int]
    game: str  # the choice of the group, as far as it still fits
    options: OptionValues = {}


class Finish(ServerAct, frozen=True, omit_defaults=True):
    """What the game of this number brought, for versions that cannot replay it."""

    number: int
    game: str
    points: dict[MemberId, int]
    winners: tuple[MemberId, ...]
    why: str
    beaten: bool | None = None  # companions, by people; null: they were no side apart


# The game at the table


class Start(HostAct, frozen=True, omit_defaults=True):
    """Sets up the chosen game for everybody in the ring."""

    filled_in = ("options", "today")
    options: OptionValues | None = None  # all of them, as agreed: defaults may change
    today: Today | None = None  # if the game of the day is chosen: that of this moment


class Play(MemberAct, frozen=True, omit_defaults=True):
    """A move in the game, for a seat of their own.

    The host also moves for the place of the host, -3, and who leads the game for -5.
    """

    filled_in = ("opinion", "meant")
    seat: Place
    move: Raw
    opinion: Verdict | None = None  # of the referee, if the game asks for it
    meant: Meant | None = None  # by a companion; nobody sees it before the game is over


class Deal(ServerAct, frozen=True):
    """The outcome of chance, with the nonce of its seal."""

    move: Raw
    nonce: Annotated[str, Meta(max_length=64)]


class Limit(Enum):
    """What time can run out for."""

    ROLL_CALL = "roll-call"
    HOST = "host"
    CONTACT = "contact"
    GAME = "game"


class Tick(ServerAct, frozen=True, omit_defaults=True):
    """Some time limit has passed, of the game or of the room: `limit` says which."""

    filled_in = ("limit",)
    limit: Limit | None = None  # entries of older versions do not say which


class Pause(HostAct, frozen=True):
    """Stops the game and its clock."""


class Resume(HostAct, frozen=True):
    """Lets the game and its clock go on."""


class Abandon(HostAct, frozen=True):
    """The game is over without a result."""


class Reseat(HostAct, frozen=True):
    """Another member takes over a seat of the running game, for good.

    If its player was removed or lost contact, the table has to agree to somebody who came
    after the game began, or who shares a phone or an address with another player: see
    `Propose`.
    """

    seat: Place
    member: Person


class Propose(HostAct, frozen=True, omit_defaults=True):
    """Asks the table whether a member may have an empty seat, or the game master's place.

    That place is -5. It happens as soon as more than half of those asked `Agree`. Another
    question takes the place of this one. `member: null` takes it back.
    """

    filled_in = ("asked",)
    seat: Place
    member: Person | None
    asked: Some | None = None  # who may answer, by the server


class Agree(MemberAct, frozen=True, omit_defaults=True):
    """Answers the question of this number, which the host has put to the table.

    Those are asked who have played since the game began, are there, and share no phone
    with the host or with whom it is about.
    """

    filled_in = ("decided",)
    question: Annotated[int, Meta(ge=0, le=2**31)]
    yes: bool = True
    decided: bool | None = None  # what the table has said by now, counted by the server


class SitIn(MemberAct, frozen=True):
    """A newcomer joins the game at the table, if it takes one now.

    Some games take only whom the host lets in. Others are brought in by the host alone.
    Somebody who left a seat with cards and came back under the same name gets that seat
    from the host, as by `Reseat`.
    """

    member: Person


KINDS = tuple(
    kind for of in (ServerAct, MemberAct, HostAct) for kind in of.__subclasses__()
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
