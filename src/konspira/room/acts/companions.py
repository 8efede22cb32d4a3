"""Members without a phone: they come and go, play for the absent, and say a word."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from konspira.companions.mind import Meant, Seed, Temper
from konspira.room.acts.act import (
    Date,
    HostAct,
    Look,
    Name,
    OptionValues,
    Person,
    Place,
    ServerAct,
)
from konspira.verdict import Verdict


class Mind(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes one companion differ from another."""

    temper: Temper = Temper.NORMAL
    seed: Seed = 0  # 0: the server draws one


class Today(Struct, frozen=True, forbid_unknown_fields=True):
    """A date, and the mind of the companion that leads the game of that day."""

    date: Date
    mind: Mind


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
    word: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}(:[0-9]{1,2}){0,2}\Z")]  # and seats
    round: int | None = None  # of the game
