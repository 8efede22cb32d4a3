"""The ring of seats for the next game, and who is host."""

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.gist import DeadlineInputs
from konspira.room.state import HOST_GONE_MS, HUSHED_HOST_GONE_MS, Room

# The ring


def sit(room: Room, by: MemberId, act: acts.Sit) -> Room:
    return arranged(room, (*room.ring, by))


def check_sit(room: Room, by: MemberId, act: acts.Sit) -> None:
    if by in room.ring:
        raise IllegalMove(*no.ALREADY_SEATED)


def stand(room: Room, by: MemberId, act: acts.Stand) -> Room:
    return replace(room, ring=tuple(who for who in room.ring if who != by))


def arrange(room: Room, by: MemberId, act: acts.Arrange) -> Room:
    return arranged(room, act.ring)


def arranged(room: Room, ring: tuple[MemberId, ...]) -> Room:
    """Return the room with this ring. A player of the next game does not lead it."""
    appointed = None if room.appointed in ring else room.appointed
    return replace(room, ring=ring, appointed=appointed)


def check_ring(room: Room, by: MemberId, act: acts.Arrange) -> None:
    if len(set(act.ring)) != len(act.ring):
        raise IllegalMove(*no.TWICE_IN_THE_RING)
    for who in act.ring:
        room.member(who)


# The host


def pass_host(room: Room, by: MemberId, act: acts.PassHost) -> Room:
    return hosted(room, room.member(act.member).id)


def take_back(room: Room, by: MemberId, act: acts.TakeBack) -> Room:
    return hosted(room, by)


def check_take_back(room: Room, by: MemberId, act: acts.TakeBack) -> None:
    if by != room.former:
        raise IllegalMove(*no.NOTHING_TO_TAKE_BACK)


def hosted(room: Room, host: MemberId | None, former: MemberId | None = None) -> Room:
    return replace(room, host=host, former=None if former == host else former)


def heir(room: Room) -> MemberId | None:
    """Return the next host: who lost the place by being away, or the longest present.

    If nobody is present, who joined first.
    """
    ranked = sorted(
        room.people,
        key=lambda m: (
            not m.present,
            m.id != room.former,
            m.since if m.present else 0,
            m.id,
        ),
    )
    return ranked[0].id if ranked else None


def host_limit(inputs: DeadlineInputs) -> int | None:
    """Return when an absent host is replaced; None: never."""
    host = next((m for m in inputs.members if m.id == inputs.host), None)
    if host is None or host.present:
        return None
    there = [m.since for m in inputs.members if m.present and m.is_person]
    if not there:
        return None
    patience = HUSHED_HOST_GONE_MS if inputs.hushed else HOST_GONE_MS
    return max(host.since, min(there)) + patience


def host_is_gone(room: Room) -> Room:
    """Replace the host. The host before keeps the claim."""
    return hosted(room, heir(room), room.former or room.host)
