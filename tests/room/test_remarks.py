"""What companions say: how much, and when they hold their tongues."""

import pytest
from companions.test_mafia_reasons import first_day
from led_game import led_game
from mafia.table import Game as MafiaGame
from msgspec.structs import replace as changed

from konspira.companions import FAMILIES
from konspira.companions.mafia import reasons
from konspira.game import Move
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue, Flag, Stop, Touch
from konspira.room import SERVER, acts, room_view
from konspira.room.versions import NewerEntryError, decode_entry
from room import toy_room
from room.table import (
    ANN,
    ASSASSIN,
    BEN,
    CID,
    DOT,
    Done,
    Party,
    away,
    back,
    dealt,
    party,
    play,
    started,
)
from room.test_companions import BOLD, game_with_companions, invite

RED, BLUE = 2, 3  # the seats of Kit 1 and Kit 2
UNKNOWN = "unknown-clue-bold-1"


def say(word: str, seat: int = RED) -> Done:
    return SERVER, acts.Remark(seat, word)


def by_kit(move: Move, seat: int) -> Done:
    return play((CID, DOT)[seat - RED], move)


def red_has_guessed(room: Party | None = None) -> Party:
    """Blue's spymaster is to give a clue. Red's companion has found a word."""
    room = room or game_with_companions()
    room = room.after(play(ANN, Clue("ocean", 1)))
    return room.at(room.now + 20_000, *by_kit(Touch(0), RED)).after(by_kit(Stop(), RED))


def a_round_later(room: Party) -> Party:
    """The same with another round behind it."""
    room = room.after(play(BEN, Clue("drive", 1)))
    blue = room.at(room.now + 20_000, *by_kit(Touch(9), BLUE)).after(by_kit(Stop(), BLUE))
    room = blue.after(play(ANN, Clue("sea", 1)))
    return room.at(room.now + 20_000, *by_kit(Touch(1), RED)).after(by_kit(Stop(), RED))


def test_everybody_sees_what_a_companion_has_said_last() -> None:
    room = red_has_guessed().after(say("cheers-bold-2"))
    view = room_view(room.room).playing
    assert view and view.remark
    assert (view.remark.seat, view.remark.word) == (RED, "cheers-bold-2")
    assert view.remark.at == room.now
    assert room.replayed() == room.room


def test_one_speaks_at_a_time() -> None:
    room = red_has_guessed(game_with_companions(2, 4)).after(say("cheers-bold-2"))
    assert room.refusal(*say("cheers-bold-3", 4), room.now + 5_999) == "too-early"
    assert room.refusal(*say("cheers-bold-3", 4), room.now + 6_000) is None


def test_nothing_is_said_twice_whoever_says_it() -> None:
    room = red_has_guessed(game_with_companions(2, 4)).after(say("cheers-bold-2"))
    assert room.refusal(*say("cheers-bold-2", 4), room.now + 60_000) == "too-early"


def test_a_companion_says_one_thing_in_a_round_besides_what_people_need_to_hear() -> None:
    room = red_has_guessed().after(say("cheers-bold-2"))
    much_later = room.now + 600_000
    assert room.refusal(*say("cheers-bold-3"), much_later) == "too-early"
    later = a_round_later(room)
    assert later.refusal(*say("cheers-bold-3")) is None
    said = game_with_companions().after(play(ANN, Clue("ocean", 1)), say(UNKNOWN))
    assert said.playing.remarks[-1].round == 0
    assert said.refusal(*say("unknown-clue-bold-2"), much_later) == "too-early"


def test_who_does_not_know_a_clue_waits_for_no_small_talk() -> None:
    room = red_has_guessed().after(say("cheers-bold-2"), play(BEN, Clue("drive", 1)))
    assert room.refusal(*say(UNKNOWN, BLUE)) is None


def test_while_the_chief_of_its_team_is_a_person_who_thinks_a_companion_is_silent() -> None:
    room = game_with_companions()
    assert room.refusal(*say("begins-bold-1", RED)) == "not-now"
    assert room.refusal(*say("begins-bold-1", BLUE)) is None


def test_while_anybody_guesses_only_who_does_not_know_the_clue_speaks() -> None:
    room = game_with_companions().after(play(ANN, Clue("ocean", 1)))
    for seat in RED, BLUE:
        assert room.refusal(*say("cheers-bold-1", seat)) == "not-now"
    assert room.refusal(*say(UNKNOWN, BLUE)) == "not-now", "it is not its clue"
    assert room.refusal(*say(UNKNOWN, RED)) is None
    doubted = room.after(play(BEN, Flag()))
    assert doubted.refusal(*say(UNKNOWN, RED)) == "not-now", "the judge has the word"


def test_a_chief_says_nothing_while_people_guess() -> None:
    room = party(1).after(*(invite(f"Kit {number}") for number in range(3)))
    room = started(room.after((ANN, acts.Arrange((*room.room.ring[1:], ANN)))))
    room = room.after(play(BEN, Clue("ocean", 1), 0))
    for seat in range(2):
        assert room.refusal(*say("praises-bold-1", seat)) == "not-now"
        assert room.refusal(*say(UNKNOWN, seat)) == "not-now"


def test_nobody_speaks_before_the_deal_or_for_a_person() -> None:
    room = party(2).after(invite("Kit 1"), invite("Kit 2"), (ANN, acts.Start()))
    assert room.refusal(*say("begins-bold-1", RED)) == "not-now"
    assert game_with_companions().refusal(*say("begins-bold-1", 0)) == "not-your-seat"
    assert game_with_companions().refusal(*say("begins-bold-1", 9)) == "not-your-seat"
    assert party(2).refusal(*say("begins-bold-1")) == "no-game"


def test_for_somebody_who_is_away_a_companion_says_only_what_people_need_to_hear() -> None:
    room = dealt()
    lent = room.after(away(DOT), (ANN, acts.Lend(BLUE, None, BOLD)))
    assert lent.refusal(*say("begins-bold-1", BLUE)) == "not-your-seat"
    guessing = lent.after(away(CID), (ANN, acts.Lend(RED, None, BOLD)))
    guessing = guessing.after(play(ANN, Clue("ocean", 1)))
    assert guessing.refusal(*say(UNKNOWN, RED)) is None
    assert guessing.after(back(CID)).refusal(*say(UNKNOWN, RED)) == "not-your-seat"


def test_in_a_pause_nobody_speaks() -> None:
    room = red_has_guessed().after((ANN, acts.Pause()))
    assert room.refusal(*say("cheers-bold-1")) == "game-is-paused"


def test_at_the_end_they_speak_once_more() -> None:
    room = red_has_guessed().after(say("cheers-bold-1"), play(BEN, Clue("drive", 1)))
    over = room.at(room.now + 20_000, *by_kit(Touch(ASSASSIN), BLUE))
    assert over.room.running is None
    assert over.refusal(*say("won-bold-1")) is None
    assert over.refusal(*say("lost-bold-1", BLUE)) is None


def at_mafia(game: MafiaGame) -> Party:
    """Two people and companions play this; the last entries do not show it."""
    room = party(2).after(*(invite(f"Kit {number}") for number in range(1, 7)))
    room = room.after((ANN, acts.Choose("mafia")), (ANN, acts.Start()))
    playing = changed(room.playing, state=game.state)
    return Party(changed(room.room, playing=playing), room.log)


def test_a_reason_is_true_and_given_once_whoever_gives_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that lies is refused on the way into the log."""
    monkeypatch.setitem(FAMILIES, "mafia", reasons)
    room = at_mafia(first_day())
    true, lie = "voted-police-bold-1:1:2", "voted-police-bold-1:7:2"
    assert room.refusal(*say(lie, 6)) == "not-now"
    assert room.refusal(*say(true, 1)) == "not-your-seat", "a person sits there"
    told = room.after(say(true, 6))
    view = room_view(told.room).playing
    assert view and view.remark and view.remark.word == true
    later = told.now + 6_000
    assert told.refusal(*say("voted-police-calm-2:1:2", 7), later) == "too-early"
    assert told.refusal(*say("voted-police-bold-1:3:2", 7), later) is None


def test_a_word_names_two_seats_at_most() -> None:
    fits = '{"at":1,"by":0,"act":{"type":"Remark","seat":2,"word":"begins-calm-1:%s"}}'
    assert decode_entry((fits % "3:15").encode()).act == acts.Remark(
        2, "begins-calm-1:3:15"
    )
    for wrong in ("3:15:4", "x", "", "333"):
        with pytest.raises(NewerEntryError):
            decode_entry((fits % wrong).encode())


def test_at_night_companions_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "led", led_game())
    monkeypatch.setattr("konspira.room.remarks.may_say", lambda *about: True)
    room = toy_room.lobby(3, led=False).after(invite("Kit 1"), invite("Kit 2"))
    night = room.after((ANN, acts.Start()), toy_room.DEAL)
    assert night.room.hush
    assert night.refusal(SERVER, acts.Remark(3, "begins-bold-1")) == "not-now"
