"""The act that chooses the day's game: with one companion, which leads it."""

from msgspec.structs import replace

from konspira.game import Daily, IllegalMove
from konspira.games import game_named
from konspira.packs import PackNames
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.agreement import chosen
from konspira.room.companions import invite
from konspira.room.day import chief, prepared, today
from konspira.room.people import MOST_MEMBERS, check_name
from konspira.room.state import Choice, Room

GAME = "codenames"  # of which there is one for each day


def play_today(room: Room, by: MemberId, act: acts.PlayToday) -> Room:
    """Choose the day's game; a companion comes in to lead it, if there is none."""
    assert act.today and act.agreed is not None, "the server has filled them in"
    room = replace(room, choice=Choice(GAME, act.agreed))
    if chief(room) is None:
        room = invite(room, by, acts.Invite(act.name, act.look, act.today.mind))
    return prepared(room, act.today)


def completed_day(
    room: Room, by: MemberId, act: acts.PlayToday, packs: PackNames
) -> acts.PlayToday:
    """Return the act with its date, mind and options, or raise IllegalMove."""
    if room.running:
        raise IllegalMove(*no.GAME_IS_RUNNING)
    if chief(room) is None:
        if len(room.members) >= MOST_MEMBERS:
            raise IllegalMove(*no.ROOM_IS_FULL)
        check_name(room, act.name, None)
    agreed = chosen(room, acts.Choose(GAME, {**daily().options}))
    return replace(act, today=today(room), agreed=agreed)


def daily() -> Daily:
    found = game_named(GAME).daily
    assert found, "there is one for each day"
    return found
