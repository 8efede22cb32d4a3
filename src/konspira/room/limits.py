"""The time limits of a room: which is next, which has passed, and what happens then."""

from konspira.game import CHANCE, CLOCK, IllegalMove, TimeUp
from konspira.games import game_named
from konspira.packs import PackNames
from konspira.refusals import TOO_EARLY
from konspira.room import acts
from konspira.room.acts import Limit, MemberId
from konspira.room.gist import DeadlineInputs, deadline_inputs
from konspira.room.host import host_is_gone, host_limit
from konspira.room.people import roll_called
from konspira.room.running import moved, running_game
from konspira.room.seats import next_contact, tell_contact
from konspira.room.state import Room


def limits(inputs: DeadlineInputs, at: int) -> dict[Limit, int]:
    """Return when each running limit passes; what is overdue passes `at` this moment.

    Of equal ones the first counts.
    """
    contact = next_contact(inputs, at)  # somebody is absent, or is back
    moments = {
        Limit.ROLL_CALL: inputs.roll_call,
        Limit.HOST: host_limit(inputs),
        Limit.CONTACT: contact[0] if contact else None,
        Limit.GAME: game_limit(inputs),
    }
    return {limit: due for limit, due in moments.items() if due is not None}


def game_limit(inputs: DeadlineInputs) -> int | None:
    game = inputs.running
    if game is None or game.paused_at is not None:
        return None
    due = game_named(game.name).deadline(game.gist)
    return None if due is None else game.started + game.paused + due


def awaits_chance(inputs: DeadlineInputs) -> bool:
    """Return whether the running game waits for a deal or a draw."""
    game = inputs.running
    if game is None or game.paused_at is not None:
        return False
    return CHANCE in game_named(game.name).awaited(game.gist)


def deadline(room: Room) -> int | None:
    """Return when the next Tick is due."""
    return min(limits(deadline_inputs(room), room.at).values(), default=None)


def passed(room: Room) -> Limit | None:
    """Return the limit that has passed; of several, the earliest."""
    running = limits(deadline_inputs(room), room.at)
    due = {limit: at for limit, at in running.items() if at <= room.at}
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
            contact = next_contact(deadline_inputs(room), room.at)
            return tell_contact(room, contact[1]) if contact else room
        case Limit.GAME if room.foreign is None:
            return moved(room, running_game(room), CLOCK, TimeUp())
        case _:
            return room
