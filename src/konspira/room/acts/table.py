"""Who plays next, who is host, who leads, and what is played."""

from typing import Annotated

from msgspec import Meta, field

from konspira.packs import KINDS as PACK_KINDS
from konspira.packs import About
from konspira.room.acts.act import (
    HostAct,
    Language,
    MemberAct,
    OptionValues,
    Order,
    PackName,
    Person,
)

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


# The next game


class Speak(HostAct, frozen=True, omit_defaults=True):
    """The language of the table. Packs that nobody has chosen follow it."""

    filled_in = ("agreed",)
    language: Language
    agreed: OptionValues | None = None  # the options that follow, worked out by the server


class Choose(HostAct, frozen=True, omit_defaults=True):
    """The next game, and what differs from its defaults."""

    filled_in = ("agreed",)
    game: Annotated[str, Meta(max_length=40)]
    options: OptionValues = field(default_factory=dict)
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
