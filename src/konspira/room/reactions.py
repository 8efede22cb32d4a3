"""Small faces that people send each other: who may, how often, and which still show.

Everybody sees them, so what is refused here follows from what lies open alone. A room keeps
those of a few seconds, and only a reaction drops older ones: if anything else did, it would
show by that, and most of what happens at a table is nobody's business.
"""

from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.refusals import NOT_NOW, TOO_EARLY
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.seats import namesakes
from konspira.room.state import Reaction, Room

PAUSE_MS = 1_500  # between two of the same person
SHOWN_MS = 4_000  # how long they count as new
MOST_SHOWN = 12  # of all in the room, in this time
# All of them stay in the log, which must never be full of faces.
MOST_IN_A_GAME = 400
MOST_EVER = 6_000


def react(room: Room, by: MemberId, act: acts.React) -> Room:
    return replace(
        room,
        reactions=(*recent(room), Reaction(by, act.feeling, room.at)),
        reactions_in_game=room.reactions_in_game + 1,
        reactions_ever=room.reactions_ever + 1,
    )


def allow(room: Room, by: MemberId, act: acts.AllowReactions) -> Room:
    return replace(room, reactions_allowed=act.allowed)


def check_reaction(room: Room, by: MemberId, act: acts.React) -> None:
    if not room.reactions_allowed:
        raise IllegalMove(*no.REACTIONS_ARE_OFF)
    if room.hush is not None:
        raise IllegalMove(*NOT_NOW)
    if rule := rule_of_silence(room, by):
        raise IllegalMove(*no.KEEP_A_STRAIGHT_FACE.by(rule))
    if room.reactions_in_game >= MOST_IN_A_GAME or room.reactions_ever >= MOST_EVER:
        raise IllegalMove(*no.TOO_MANY_REACTIONS)
    lately = recent(room)
    own = [one.at for one in lately if one.by == by]
    if len(lately) >= MOST_SHOWN or (own and room.at < own[-1] + PAUSE_MS):
        raise IllegalMove(*TOO_EARLY)


def rule_of_silence(room: Room, who: MemberId) -> str | None:
    """Return the rule by which this member may not react, or None.

    Who left and came back is the same.
    """
    silence = room.silence
    if not silence:
        return None
    selves = (who, *sorted(namesakes(room, who)))
    return next((silence[one] for one in selves if one in silence), None)


def recent(room: Room) -> tuple[Reaction, ...]:
    """Return the reactions that still show."""
    return tuple(one for one in room.reactions if room.at < one.at + SHOWN_MS)
