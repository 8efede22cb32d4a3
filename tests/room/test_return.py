"""Who leaves keeps name and face in the game, and may come back to the seat."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from led_game import Next

from konspira.game import HOST
from konspira.games import GAMES
from konspira.room import SERVER, MemberId, acts, room_view
from konspira.room.people import SENT_HOME_MS, may_return
from konspira.room.seats import ABSENT_MS
from konspira.room.views import GameView
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    Done,
    Party,
    choosing,
    dealt,
    digest,
    join,
    lost_by_red,
    party,
    play,
    watched,
)
from room.toy_room import GAME, by_app

DAWN: Done = play(ANN, Next(), HOST)


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with patch.dict(GAMES, led=GAME):
        yield


def seen(room: Party) -> GameView:
    view = room_view(room.room).playing
    assert view is not None
    return view


def comes_back(who: MemberId, *beside: MemberId) -> Done:
    return SERVER, acts.Return(who, digest("another token"), beside)


LEFT: Done = (BEN, acts.Leave())


# Name and face


def test_who_leaves_a_game_keeps_name_and_face_in_it() -> None:
    look = acts.Look(7, 3)
    room = dealt().after((BEN, acts.Rename("Bob", look)), LEFT)
    (one,) = seen(room).left
    assert (one.id, one.name, one.look, one.removed) == (BEN, "Bob", look, False)
    assert seen(room).seating[1] == BEN
    assert BEN not in [member.id for member in room_view(room.room).members]


def test_it_is_told_who_was_removed() -> None:
    (one,) = seen(dealt().after((ANN, acts.Remove(CID)))).left
    assert (one.name, one.removed) == ("Cid", True)


def test_their_faces_stay_until_the_next_game() -> None:
    over = lost_by_red(dealt()).after(LEFT, (DOT, acts.Leave()))
    assert [one.name for one in seen(over).left] == ["Ben", "Dot"]
    again = over.after(join("Eve"), join("Flo"), (ANN, acts.Start()))
    assert seen(again).left == ()


def test_who_only_looked_on_is_not_missed() -> None:
    assert seen(watched().after((EVE, acts.Leave()))).left == ()


def test_who_gave_up_a_seat_and_then_left_is_still_named() -> None:
    room = watched().after(LEFT, (ANN, acts.Reseat(1, EVE)), (EVE, acts.Leave()))
    assert [one.name for one in seen(room).left] == ["Ben", "Eve"]


def test_who_goes_at_night_is_named_at_dawn() -> None:
    for going in (LEFT, (ANN, acts.Remove(BEN))):
        room = by_app().after(going)
        assert seen(room) == seen(by_app())
        assert [one.name for one in seen(room.after(DAWN)).left] == ["Ben"]


def test_at_night_no_seat_is_shown_to_be_free() -> None:
    room = by_app().after(DAWN, LEFT)
    assert [vacancy.seat for vacancy in seen(room).vacancies] == [1]
    assert seen(room.after(DAWN)).vacancies == ()


# Coming back


def test_who_comes_back_is_who_they_were_and_has_the_seat_and_its_hand() -> None:
    room = dealt().after(LEFT, comes_back(BEN))
    assert room.room.seats_of(BEN) == (1,)
    assert room.member(BEN).name == "Ben" and room.member(BEN).present
    assert seen(room).left == () and seen(room).changes == ()
    assert room.room.ring == (ANN, CID, DOT, BEN)
    assert room.room.joined == 4
    assert room.replayed() == room.room


def test_the_old_token_tells_who_they_are_and_is_void_afterwards() -> None:
    left = dealt().after(LEFT)
    assert may_return(left.room, digest("Ben")) == BEN
    assert may_return(left.room, digest("Cid")) is None
    back = left.after(comes_back(BEN))
    assert may_return(back.room, digest("Ben")) is None
    assert back.room.holder(digest("Ben")) is None
    assert back.room.holder(digest("another token")) == back.member(BEN)


def test_who_finds_somebody_on_the_seat_looks_on_and_is_told_who() -> None:
    room = watched().after(LEFT, (ANN, acts.Reseat(1, EVE)), comes_back(BEN))
    assert room.room.seats_of(BEN) == ()
    (change,) = seen(room).changes
    assert (change.before_id, change.after_id, change.after) == (BEN, EVE, "Eve")
    assert room.refusal(ANN, acts.Reseat(2, BEN)) == "held-another-seat"


def test_whom_the_host_has_removed_comes_back_when_the_host_lets_them() -> None:
    room = dealt().after((ANN, acts.Remove(BEN)))
    assert room.refusal(*comes_back(BEN)) == "was-sent-home"
    unlocked = room.after((ANN, acts.Lock(False)))
    again = unlocked.after(comes_back(BEN))
    assert again.room.seats_of(BEN) == (1,)
    assert seen(again).left == ()
    later = room.now + SENT_HOME_MS
    assert room.refusal(*comes_back(BEN), later) is None


def test_a_locked_table_a_taken_name_and_a_stranger_do_not_come_back() -> None:
    room = dealt().after(LEFT)
    locked = room.after((ANN, acts.Lock(True)))
    assert locked.refusal(*comes_back(BEN)) == "room-is-locked"
    assert room.after(join("ben")).refusal(*comes_back(BEN)) == "name-is-taken"
    for who in (CID, EVE, MemberId(99)):
        assert room.refusal(*comes_back(who)) == "no-such-member"
    assert party().after(LEFT).refusal(*comes_back(BEN)) == "no-such-member"


def test_who_left_at_night_may_come_back_at_night_and_nobody_sees_it() -> None:
    room = by_app().after(LEFT, comes_back(BEN))
    assert seen(room) == seen(by_app())
    assert room.room.seats_of(BEN) == (1,)
    before = by_app().after(DAWN, LEFT, DAWN)
    assert before.refusal(*comes_back(BEN)) == "back-at-dawn"
    assert before.after(DAWN).refusal(*comes_back(BEN)) is None


def test_the_game_hears_that_they_are_back() -> None:
    room = choosing().after((CID, acts.Leave()))
    gone = by_app().after(DAWN, LEFT)
    gone = gone.tick(gone.now)
    assert gone.playing.state.missing == (1,)
    back = gone.after(comes_back(BEN))
    assert back.tick(back.now).playing.state.missing == ()
    assert room.after(comes_back(CID)).room.seats_of(CID) == (2,)


def test_a_phone_that_shows_another_hand_is_remembered_as_before() -> None:
    room = dealt().after(LEFT, comes_back(BEN, CID))
    assert room.member(BEN).beside == {CID}


def test_who_is_away_keeps_the_seat_until_somebody_is_seated_there() -> None:
    room = watched().after((SERVER, acts.Away(BEN)))
    late = room.at(room.now + 10 * ABSENT_MS, SERVER, acts.Back(BEN))
    assert late.room.seats_of(BEN) == (1,)
