"""What companions meant with their clues: nobody learns of it before the game is over."""

import msgspec
import pytest

from konspira.companions import Meant
from konspira.game import Seat
from konspira.games.codenames.moves import Clue, Touch
from konspira.room import SERVER, acts, hand_of, room_view, table_of
from konspira.room.gist import outline
from konspira.room.state import Aim, Playing
from room.table import (
    ANN,
    ASSASSIN,
    BEN,
    CID,
    Party,
    away,
    dealt,
    party,
    raw,
    started,
)
from room.test_companions import BOLD, invite

SHORT, LONG = Meant("ocean", ("tide",)), Meant("ocean", ("whale", "salt", "coral"))
encode = msgspec.json.encode


def clued(meant: Meant | None) -> Party:
    """Kit 1, on seat 0, has given a clue for these words; Ann guesses."""
    room = party(1).after(*(invite(f"Kit {number}") for number in range(1, 4)))
    ring = (BEN, CID, ANN, *room.room.ring[3:])
    room = started(room.after((ANN, acts.Arrange(ring))))
    return room.after((BEN, acts.Play(0, raw(Clue("ocean", 3)), meant=meant)))


def over(room: Party) -> Party:
    return room.at(room.now + 20_000, ANN, acts.Play(2, raw(Touch(ASSASSIN))))


def check_that_nobody_knows(room: Party, other: Party) -> None:
    """Raise AssertionError if people see whether, or what, a companion meant."""
    assert outline(room.room) == outline(other.room), "it makes views be sent"
    assert encode(room_view(room.room)) == encode(room_view(other.room)), "the room tells"
    assert encode(table_of(room.room)) == encode(table_of(other.room)), "the table tells"
    for seat in range(4):
        hands = [hand_of(each.room, Seat(seat)) for each in (room, other)]
        assert encode(hands[0]) == encode(hands[1]), "a hand tells"


@pytest.mark.parametrize("other", [None, SHORT])
def test_nobody_learns_what_a_companion_meant_while_the_game_runs(
    other: Meant | None,
) -> None:
    room, twin = clued(LONG), clued(other)
    check_that_nobody_knows(room, twin)
    touch = ANN, acts.Play(2, raw(Touch(0)))
    later = [each.at(each.now + 20_000, *touch) for each in (room, twin)]
    paused = [each.after((ANN, acts.Pause())) for each in later]
    for each in later, paused:
        check_that_nobody_knows(*each)


def test_a_room_that_tells_it_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Playing, "meant", property(lambda playing: playing.aims))
    with pytest.raises(AssertionError):
        check_that_nobody_knows(clued(LONG), clued(SHORT))


def test_at_the_end_everybody_sees_it() -> None:
    room = over(clued(LONG))
    view = room_view(room.room).playing
    assert view and view.meant == (Aim(BEN, 0, "ocean", LONG.aims),)
    assert room.replayed() == room.room


def test_what_was_meant_for_somebody_who_was_away_names_who_meant_it() -> None:
    room = dealt()
    room = room.after((ANN, acts.PassHost(BEN)), away(ANN))
    room = room.after((BEN, acts.Lend(0, None, BOLD)))
    said = (SERVER, acts.PlayFor(0, raw(Clue("ocean", 1)), meant=SHORT))
    assert room.after(said).playing.aims == (Aim(None, 0, "ocean", SHORT.aims),)
    named = room.after((BEN, acts.Resume())) if room.playing.paused_at else room
    assert named.after(said).playing.meant == ()


def test_a_game_that_is_abandoned_tells_nothing() -> None:
    room = clued(LONG).after((ANN, acts.Abandon()))
    view = room_view(room.room)
    assert view.playing is None or view.playing.meant == ()
