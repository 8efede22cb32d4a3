"""What a game hears of companions, and since when something is asked of them."""

import pytest
from led_game import led_game

from konspira.game import Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue, Mark, Touch
from konspira.room import MemberId, acts
from konspira.room.seats import ABSENT_MS
from room import toy_room
from room.table import ANN, BEN, CID, DOT, Party, away, back, dealt, play
from room.test_companions import BOLD, game_with_companions, invite, play_for


def told(room: Party) -> tuple[Seat, ...]:
    companions = room.playing.state.presence.companions
    assert companions == room.playing.companion_seats
    return tuple(companions)


def test_a_game_hears_at_its_start_which_seats_companions_play() -> None:
    room = game_with_companions()
    assert told(room) == (2, 3)
    assert room.replayed() == room.room
    assert told(dealt()) == ()


def test_a_game_hears_of_seats_that_are_lent_and_of_their_end() -> None:
    gone = dealt().after(away(CID))
    lent = gone.after((ANN, acts.Lend(2, mind=BOLD)))
    assert told(gone) == () and told(lent) == (2,)
    returned = lent.after(back(CID))
    assert told(returned) == ()
    assert returned.replayed() == returned.room and lent.replayed() == lent.room


def test_a_seat_whose_companion_is_dismissed_is_that_of_somebody_who_has_gone() -> None:
    room = game_with_companions().after((ANN, acts.Dismiss(CID)))
    assert told(room) == (3,)
    assert room.tick(room.now + ABSENT_MS).playing.missing == (2,)


def test_a_game_that_asks_nobody_hears_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "led", led_game())
    room = toy_room.without(toy_room.by_app())
    lent = room.after(away(CID), (ANN, acts.Lend(2)))
    assert lent.room.loans and lent.playing.companion_seats == ()


def test_the_majority_of_a_room_is_one_of_people() -> None:
    room = dealt(6, touch_by="majority").after(away(MemberId(5)))
    room = room.after((ANN, acts.Lend(4, mind=BOLD)), play(ANN, Clue("ocean", 2)))
    assert room.refusal(*play_for(Touch(3), seat=4)) == "not-your-turn"
    touched = room.at(room.now + 10_000, *play(CID, Touch(3)))
    assert touched.playing.state.phase.made == 1


# When thoughts are due


def test_what_others_point_at_asks_nothing_new() -> None:
    room = game_with_companions(4, 1).after(play(ANN, Clue("ocean", 2)))
    asked = room.playing.asked_at
    assert asked == room.playing.table_at == room.playing.clock(room.now)
    marked = room.after(play(CID, Mark(3)))
    assert marked.playing.table_at > marked.playing.asked_at == asked
    touched = marked.at(marked.now + 10_000, *play(CID, Touch(3)))
    assert touched.playing.asked_at == touched.playing.table_at > marked.playing.table_at


def test_a_companion_that_steps_in_is_asked_from_now_on() -> None:
    room = dealt().after(play(ANN, Clue("ocean", 2)), away(CID))
    lent = room.at(room.now + 60_000, ANN, acts.Lend(2, mind=BOLD))
    assert lent.playing.asked_at == lent.playing.clock(lent.now)


# Bad input


def test_without_people_nobody_brings_companions() -> None:
    left = game_with_companions().after((ANN, acts.Abandon()))
    left = left.after((BEN, acts.Leave()), (ANN, acts.Leave()))
    assert left.room.host is None and not left.room.people
    for who in (ANN, CID, DOT):
        assert left.refusal(who, invite("Zed")[1]) == "host-only"
