"""Members who share a phone, so that what one of them sees the others see, or an address.

An address proves nothing: a whole party may be behind one router. But one person with two
phones is mostly at one address, so that the table is asked before a secret goes there.
"""

from collections.abc import Iterable
from typing import Protocol

from konspira.room.acts import MemberId
from konspira.room.state import Gone, Member, Room

MOST_LINES = 20  # of one member; who has had more may have been anywhere


class People(Protocol):
    """A room, or what its view follows from."""

    @property
    def members(self) -> tuple[Member, ...]: ...
    @property
    def gone(self) -> tuple[Gone, ...]: ...


def on_one_phone(room: Room, people: Iterable[MemberId]) -> set[MemberId]:
    """Return these, and all who were ever on one phone with them, directly or not."""
    return joined(room.members, people)


def joined(members: Iterable[Member], people: Iterable[MemberId]) -> set[MemberId]:
    mates, phones = {*people}, [{m.id, *m.beside} for m in members if m.beside]
    while True:
        more = {one for phone in phones if phone & mates for one in phone} - mates
        if not more:
            return mates
        mates |= more


def shared_phones(members: tuple[Member, ...]) -> tuple[tuple[MemberId, ...], ...]:
    """Return the members who came in on one phone, for each phone with more than one."""
    if not any(member.beside for member in members):
        return ()
    here = [member.id for member in members]
    groups = [joined(members, {who}) for who in here]
    shared = [tuple(who for who in here if who in group) for group in groups]
    return tuple(dict.fromkeys(group for group in shared if len(group) > 1))


def phone_mates(room: Room, who: MemberId) -> set[MemberId]:
    """Return all who were ever on one phone with this member, directly or not."""
    return on_one_phone(room, {who}) - {who}


def everybody(room: People) -> tuple[Member, ...]:
    """Return the members, and those who have left but are still remembered."""
    return (*room.members, *(one.member for one in room.gone))


def on_the_phone_of(room: People, who: MemberId) -> set[MemberId]:
    """Return this member and all who were ever on one phone with them, left or not."""
    return joined(everybody(room), {who})


def at_the_address_of(room: People, who: MemberId) -> set[MemberId]:
    """Return all who ever shared a phone or an address with this member, left or not."""
    people, phone = everybody(room), on_the_phone_of(room, who)
    lines = {line for one in people if one.id in phone for line in one.lines}
    anywhere = any(len(one.lines) >= MOST_LINES for one in people if one.id in phone)
    near = {one.id for one in people if anywhere or not lines.isdisjoint(one.lines)}
    return joined(people, phone | near)
