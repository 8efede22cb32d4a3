"""What companions say over their seats: little, and while nobody else has the word."""

from msgspec.structs import replace

from konspira.companions import may_say, round_of
from konspira.companions.voice import is_useful, says_the_same
from konspira.game import IllegalMove, Seat
from konspira.packs import PackNames
from konspira.refusals import NOT_NOW, TOO_EARLY
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.companions import loan_of, minds
from konspira.room.state import Playing, Room, Said
from konspira.room.views import table_of

REMARK_MS = 6_000  # one bubble at a time
MOST_REMARKS = 2  # of one companion in a round, one of them for what people need to hear
MOST_REMEMBERED = 100  # of one game: none of these is said again


def remark(room: Room, by: MemberId, act: acts.Remark) -> Room:
    playing = room.playing
    assert playing, "something is said in a game"
    said = Said(act.seat, act.word, room.at, act.round or 0)
    remarks = (*playing.remarks, said)[-MOST_REMEMBERED:]
    return replace(room, playing=replace(playing, remarks=remarks))


def checked_remark(
    room: Room, by: MemberId, act: acts.Remark, packs: PackNames
) -> acts.Remark:
    """Return what is said, with the round, or raise IllegalMove: it is not the moment.

    Nobody speaks at night, in a pause, for a person, or while somebody else has the word.
    """
    playing = speaking_game(room)
    table, played, seat = table_of(room), minds(room), Seat(act.seat)
    assert table is not None, "there is a game"
    if seat not in played or (loan_of(room, seat) and not is_useful(act.word)):
        raise IllegalMove(*no.NOT_YOUR_SEAT)
    people = tuple(Seat(s) for s in range(len(playing.seating)) if s not in played)
    if room.hush or not may_say(playing.game, table, seat, act.word, people):
        raise IllegalMove(*NOT_NOW)
    act = replace(act, round=round_of(playing.game, table))
    check_pause(room, playing, act)
    return act


def speaking_game(room: Room) -> Playing:
    """Return the game at the table, running or over; raise IllegalMove in a pause."""
    playing = room.playing
    if playing is None:
        raise IllegalMove(*no.NO_GAME)
    if playing.paused_at is not None:
        raise IllegalMove(*no.GAME_IS_PAUSED)
    return playing


def check_pause(room: Room, playing: Playing, act: acts.Remark) -> None:
    """Raise IllegalMove if a companion has just spoken, or this one has said enough.

    What people need to hear waits for no small talk, and may be said in each round.
    """
    said, useful = playing.remarks, is_useful(act.word)
    own = [one for one in said if (one.seat, one.round) == (act.seat, act.round)]
    speaks = bool(said) and room.at < said[-1].at + REMARK_MS
    if speaks and not (useful and not is_useful(said[-1].word)):
        raise IllegalMove(*TOO_EARLY)
    if useful and any(is_useful(one.word) for one in own):
        raise IllegalMove(*TOO_EARLY)
    if not useful and any(says_the_same(one.word, act.word) for one in said):
        raise IllegalMove(*TOO_EARLY)
    if len(own) > (MOST_REMARKS - 1 if useful else MOST_REMARKS - 2):
        raise IllegalMove(*TOO_EARLY)
