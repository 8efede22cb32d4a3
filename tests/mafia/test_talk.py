"""Mafia in writing: for people far apart, and for those who are out."""

from typing import Any

import pytest

from konspira import MalformedMove, Match
from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.moves import Bet, Say
from konspira.games.mafia.state.phases import (
    Count,
    FirstVote,
    Nightfall,
    Speeches,
    Talk,
    TieTalk,
)
from konspira.match import checked
from mafia.table import ADA, BEN, CY, GUS, Game, dealt

WRITTEN: dict[str, Any] = {"talk": "written", "talk_seconds": 1800}
TIE = {ADA: BEN, BEN: ADA}


def talk(**options: Any) -> Game:
    """The first council. Ada, the victim of the night, is out of it."""
    return dealt(**WRITTEN, **options).murder(ADA).until(Talk)


def lines(game: Game) -> list[tuple[Seat, str]]:
    return [(line.seat, line.text) for line in game.table.talk]


def said(game: Game, seat: Seat, *texts: str) -> Game:
    """After these lines, each a second after the last."""
    for text in texts:
        game = game.at(game.now + 1_000, seat, Say(text))
    return game


def test_the_living_write_and_all_read_it() -> None:
    """MF-36"""
    game = said(said(talk(), BEN, "Gus is so quiet."), GUS, "Me?")
    assert lines(game) == [(BEN, "Gus is so quiet."), (GUS, "Me?")]


def test_every_council_begins_with_an_empty_page() -> None:
    """MF-36"""
    game = said(talk(), BEN, "Gus.").until(Nightfall)
    assert lines(game) == []


def test_aloud_nobody_writes() -> None:
    """MF-36"""
    game = dealt().until(Talk)
    assert game.refusal(game.living[0], Say("hi")) == ("talk-is-aloud", "MF-36")
    assert game.may("Say") == []


def test_after_a_tie_all_write_again() -> None:
    """MF-47"""
    game = dealt(mafia_no_choice="nobody", **WRITTEN).first_vote(TIE).final_vote(TIE)
    assert lines(said(game.until(TieTalk), CY, "Ada, really?")) == [(CY, "Ada, really?")]


def test_in_speeches_only_the_finalist_writes() -> None:
    """MF-43, MF-44"""
    game = dealt(mafia_no_choice="nobody", **WRITTEN).first_vote(TIE).until(Speeches)
    assert game.may("Say") == [ADA]
    assert game.refusal(BEN, Say("No!")) == ("finalists-speak", "MF-44")
    assert game.refusal(CY, Say("No!")) == ("finalists-speak", "MF-44")
    assert lines(said(game, ADA, "I am a Cop."))[-1] == (ADA, "I am a Cop.")


@pytest.mark.parametrize("phase", [FirstVote, Count, Nightfall])
def test_elsewhere_nobody_writes(phase: type) -> None:
    """MF-31, MF-44"""
    game = talk().until(phase)
    assert game.refusal(BEN, Say("hm")) == ("not-now", None)


@pytest.mark.parametrize(
    "text", ["", " ", "\n\t ", "\u200b", "\u2800\u3164", "\u202e\u2066", "\u00ad", "\ufe0f"]
)
def test_a_line_says_something(text: str) -> None:
    """MF-36: neither empty nor invisible"""
    assert talk().refusal(BEN, Say(text)) == ("write-something", "MF-36")


@pytest.mark.parametrize("text", ["?", "Żółć", "Ё", "🕵️", "x" * 300, "7"])
def test_anything_that_shows_is_a_line(text: str) -> None:
    """MF-36"""
    assert lines(said(talk(), BEN, text)) == [(BEN, text)]


def test_a_line_has_300_letters_at_most() -> None:
    """MF-36"""
    match = Match("mafia", seats=6, seed=1)
    with pytest.raises(MalformedMove):
        checked(match.game, {"type": "Say", "text": "x" * 301})


def test_one_line_a_second() -> None:
    """MF-36: for each person"""
    game = talk().at(1_000_000, BEN, Say("one"))
    assert game.refusal(BEN, Say("two"), 1_000_999) == ("too-early", None)
    game = game.at(1_000_500, CY, Say("I, too"))
    assert lines(game.at(1_001_000, BEN, Say("two")))[-1] == (BEN, "two")


def test_60_lines_each_in_a_council() -> None:
    """MF-36: then the others have their say"""
    game = said(talk(), BEN, *map(str, range(60)))
    late = game.now + 1_000
    assert game.refusal(BEN, Say("more"), late) == ("enough-lines", "MF-36")
    assert "Say" not in game.hand(BEN).may and "Say" in game.hand(CY).may
    council = game.until(Nightfall).until(Talk)
    assert "Say" in council.hand(BEN).may or BEN in council.gone


def test_600_lines_in_a_council() -> None:
    """MF-36"""
    game = dealt(13, **WRITTEN).until(Talk)
    start = game.now
    for second in range(60):
        for seat in game.living[:10]:
            game = game.at(start + second * 1_000, seat, Say(f"{second}"))
    assert len(game.table.talk) == 600
    quiet = game.living[10]
    assert game.refusal(quiet, Say("now me")) == ("enough-lines", "MF-36")


# Those who are out


def test_the_eliminated_write_to_each_other() -> None:
    """MF-55, MF-O62: no living hand, no table has it; the game master reads it"""
    game = dealt(**WRITTEN).murder(ADA).until(Talk).vote_out(BEN).until(Nightfall)
    game = said(game.until(Talk), ADA, "It was Gus.")
    assert game.table.talk == ()
    for seat in (ADA, BEN, MASTER):
        assert [line.text for line in game.hand(seat).whispers] == ["It was Gus."]
    for seat in (*game.living, HOST):
        assert game.hand(seat).whispers == ()


def test_at_night_their_room_is_closed() -> None:
    """MF-24, MF-O62: and empty again at the next council"""
    game = said(talk(), ADA, "Boo.").until(Nightfall)
    assert game.hand(ADA).whispers == ()
    assert game.refusal(ADA, Say("Boo.")) == ("not-now", None)


def test_they_see_the_newest_thirty_lines() -> None:
    """MF-O62"""
    game = said(talk(), ADA, *map(str, range(40)))
    assert [line.text for line in game.hand(ADA).whispers] == [*map(str, range(10, 40))]


def test_their_lines_are_counted_too() -> None:
    """MF-O62"""
    game = said(talk(), ADA, *map(str, range(60)))
    late = game.now + 1_000
    assert game.refusal(ADA, Say("more"), late) == ("enough-lines", "MF-36")
    assert game.refusal(ADA, Say(" "), late)[0] == "enough-lines"


def test_an_option_closes_their_room() -> None:
    """MF-55, MF-O62; aloud there is none either"""
    for game in (talk(ghost_talk="off"), dealt().murder(ADA).until(Talk)):
        assert game.refusal(ADA, Say("Boo.")) == ("no-room-for-ghosts", "MF-O62")
        assert game.hand(ADA).may == ("Bet", "Feel")


def test_onlookers_and_the_host_write_nothing() -> None:
    """MF-55"""
    assert talk().refusal(HOST, Say("hi")) == ("not-your-turn", None)
    assert talk().refusal(MASTER, Say("hi")) == ("not-your-turn", None)


def test_a_bet_is_no_word() -> None:
    """MF-55: nothing of it is told before the end"""
    game = talk()
    assert game.after((ADA, Bet(GUS))).table == game.table
