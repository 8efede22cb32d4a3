"""The time limits of a room: which is next, which has passed, and what happens then."""

from konspira.game import CLOCK, IllegalMove, TimeUp
from konspira.packs import PackNames
from konspira.refusals import TOO_EARLY
from konspira.room import acts
from konspira.room.acts import Limit, MemberId
from konspira.room.host import host_is_gone, host_limit
from konspira.room.people import roll_called
from konspira.room.running import moved, running_game
from konspira.room.seats import next_contact, tell_contact
from konspira.room.state import Room


def limits(room: Room) -> dict[Limit, int]:
    """When each limit passes that is running. Of equal ones the first counts."""
    contact = next_contact(room)  # somebody is absent, or is back
    moments = {
        Limit.ROLL_CALL: room.roll_call,
        Limit.HOST: host_limit(room),
        Limit.CONTACT: contact[0] if contact else None,
        Limit.GAME: game_limit(room),
    }
    return {limit: due for limit, due in moments.items() if due is not None}


def game_limit(room: Room) -> int | None:
    playing = room.running
    if playing is None or playing.paused_at is not None:
        return None
    due = playing.game.deadline(playing.state)
    return None if due is None else playing.started + playing.paused + due


def deadline(room: Room) -> int | None:
    """When the next Tick is due."""
    return min(limits(room).values(), default=None)


def passed(room: Room) -> Limit | None:
    """The limit that has passed; of several, the earliest."""
    due = {limit: at for limit, at in limits(room).items() if at <= room.at}
    return min(due, key=due.__getitem__, default=None)


def passed_tick(room: Room, by: MemberId, act: acts.Tick, packs: PackNames) -> acts.Tick:
    limit = passed(room)
    if limit is None:
        raise IllegalMove(*TOO_EARLY)
    return acts.Tick(limit)


def tick(room: Room, by: MemberId, act: acts.Tick) -> Room:
    match act.limit or passed(room):
        case Limit.ROLL_CALL:
            return roll_called(room)
        case Limit.HOST:
            return host_is_gone(room)
        case Limit.CONTACT:
            contact = next_contact(room)
            return tell_contact(room, contact[1]) if contact else room
        case Limit.GAME if room.foreign is None:
            return moved(room, running_game(room), CLOCK, TimeUp())
        case _:
            return room
