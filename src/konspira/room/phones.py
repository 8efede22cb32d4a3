"""Members who share a phone: what one of them sees, the others see."""

from collections.abc import Iterable

from konspira.room.acts import MemberId
from konspira.room.state import Room


def on_one_phone(room: Room, people: Iterable[MemberId]) -> set[MemberId]:
    """Return these, and all who were ever on one phone with them, directly or not."""
    mates = {*people}
    while True:
        phones = [{m.id, *m.beside} for m in room.members]
        more = {one for phone in phones if phone & mates for one in phone} - mates
        if not more:
            return mates
        mates |= more


def phone_mates(room: Room, who: MemberId) -> set[MemberId]:
    """Return all who were ever on one phone with this member, directly or not."""
    return on_one_phone(room, {who}) - {who}
