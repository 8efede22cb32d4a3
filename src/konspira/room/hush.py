"""What people see of members in a hush: nobody's coming or going shows.

It follows from the log like everything else, so that all servers show the same. What was
hidden shows as soon as the hush is over.
"""

from msgspec.structs import replace

from konspira.room.state import HushedPeople, Member, Playing, Room


def with_hush(before: Room, room: Room) -> Room:
    """Return the room with what is shown of its people after the last entry."""
    same_members = room.members is before.members
    if same_members and same_phase(before.playing, room.playing):
        return room
    now = room.running
    if now is None or not is_hushed(now):
        return room if room.hush is None else replace(room, hush=None)
    if room.hush is None:
        hush = HushedPeople(
            *(room.members, room.ring, room.former, room.appointed, room.gone, room.loans)
        )
        return replace(room, hush=hush, reactions=())
    if same_members:
        return room
    shown = shown_members(room.hush.members, room.members)
    return replace(room, hush=replace(room.hush, members=shown))


def same_phase(before: Playing | None, now: Playing | None) -> bool:
    """Return whether the game has not changed in what a hush follows from."""
    if now is None or before is None:
        return now is before
    return now.gist is before.gist and now.outcome is before.outcome


def is_hushed(playing: Playing) -> bool:
    """Return whether a game is hushed now."""
    return playing.game.hush(playing.gist) is not None


def shown_members(
    shown: tuple[Member, ...], members: tuple[Member, ...]
) -> tuple[Member, ...]:
    """Return members as they were shown, and newcomers; names are what they are now."""
    there = {member.id: member for member in members}
    before = {member.id for member in shown}
    kept = [renamed(member, there.get(member.id, member)) for member in shown]
    come = [replace(m, present=True) for m in members if m.id not in before]
    return (*kept, *come)


def renamed(shown: Member, now: Member) -> Member:
    if (shown.name, shown.look) == (now.name, now.look):
        return shown
    return replace(shown, name=now.name, look=now.look)
