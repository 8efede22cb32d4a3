"""A game begins, goes on and ends, and its empty seats are filled."""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Raw, field

from konspira.companions.mind import Meant
from konspira.room.acts.act import (
    HostAct,
    MemberAct,
    MemberId,
    OptionValues,
    Person,
    Place,
    ServerAct,
    Some,
)
from konspira.room.acts.companions import Today
from konspira.verdict import Verdict

# What outlives a release


class Upgrade(ServerAct, frozen=True):
    """A newer version of Konspira has opened the room, and what it plays by from now on.

    A game that is running was begun by older rules, and ends here without a result.
    """

    rules: dict[str, int]
    game: str  # the choice of the group, as far as it still fits
    options: OptionValues = field(default_factory=dict)


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


# Empty seats, and who follows


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
