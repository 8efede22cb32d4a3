"""Mafia's ghosts: what the eliminated see, bet and show each other; nobody living gets any.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

import pytest

from konspira.game import MASTER, ROOM, MasterPlace
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import Bet, CornerShot, Feel, PutBack
from konspira.games.mafia.state.phases import (
    Dawn,
    Dusk,
    Farewell,
    LastCards,
    Over,
    Panel,
    Reveal,
    Slot,
    Talk,
    Task,
    Window,
)
from konspira.games.mafia.state.record import Feeling, Wager
from konspira.games.mafia.views.hands import encode
from mafia.table import ADA, BEN, CY, DEE, EVE, FAY, JOE, KIM, LEO, PERSON, Game, dealt
from mafia.twins import twins


def council(**chosen: object) -> Game:
    """Ada went in the first night, and the town talks."""
    return dealt(12, **chosen).murder(ADA).until(Talk)  # type: ignore[arg-type]


# What they see


def test_who_went_in_the_first_night_sees_everything_from_the_first_morning_on() -> None:
    """MF-O79, MF-57"""
    ghost = council().hand(ADA).ghost
    assert ghost is not None and ghost.tokens == council().tokens
    assert (ghost.agent, ghost.waking) == (JOE, (KIM, LEO))


def test_nobody_sees_more_before_their_last_shot() -> None:
    """MF-O79, MF-79: not at dawn, not while they aim"""
    game = dealt(12, kids2=True).murder(ADA)
    assert isinstance(game.phase, Dawn) and game.hand(ADA).ghost is None
    game = game.until(Farewell)
    assert game.hand(ADA).ghost is None
    assert game.shot(KIM).until(Talk).hand(ADA).ghost is not None


def test_who_was_shot_in_the_council_waits_for_its_end_of_the_story() -> None:
    """MF-O79, MF-C13.2: they may hold the Last Shot"""
    cards = {BEN: Card.CORNER_SHOT, CY: Card.LAST_SHOT, DEE: Card.BANDAGE}
    game = dealt(12, cards=cards, mafia_no_choice="nobody").until(Talk)
    game = game.after((BEN, CornerShot(CY)))
    for phase in (Window, Reveal, Farewell):
        game = game if isinstance(game.phase, phase) else game.until(phase)
        assert game.hand(CY).ghost is None
    assert game.until(Talk).hand(CY).ghost is not None


@pytest.mark.parametrize("ghosts", ["open-eyes", "nothing"])
def test_a_table_may_agree_that_they_see_less(ghosts: str) -> None:
    """MF-O79, MF-57"""
    assert council(ghosts=ghosts).hand(ADA).ghost is None


def test_where_a_person_leads_they_wait_for_the_night() -> None:
    """MF-O79: the game master may put somebody back in the same turn"""
    game = council(**PERSON)
    assert game.hand(ADA).ghost is None
    assert game.after((MASTER, PutBack(ADA))).living[0] == ADA


def test_who_may_have_seen_everything_is_not_put_back() -> None:
    """MF-O79: also if a person leads only afterwards"""
    game = council().after((ROOM, MasterPlace(True)))
    assert game.refusal(MASTER, PutBack(ADA)) == ("out-for-good", "MF-50")


# Bets


@pytest.mark.parametrize("phase", [LastCards, Dusk, Task, Panel])
def test_they_bet_on_the_night_until_the_mafia_meets(phase: type) -> None:
    """MF-O80"""
    game = council().until(phase).after((ADA, Bet(BEN)))
    assert game.state.bets == (Wager(2, ADA, BEN, night=True),)
    assert game.hand(ADA).bet == BEN


def test_nobody_bets_when_marks_can_be_seen() -> None:
    """MF-O80"""
    game = council().until(LastCards).asleep().task(Slot.SECOND)
    assert "Bet" not in game.hand(ADA).may
    assert game.refusal(ADA, Bet(BEN)) == ("not-now", None)


@pytest.mark.parametrize("phase", [Task, Panel])
def test_in_a_short_night_bets_close_when_it_begins(phase: type) -> None:
    """MF-O80: both tasks are one"""
    game = council(night="short").until(phase)
    assert game.refusal(ADA, Bet(BEN)) == ("not-now", None)


def test_a_night_without_the_mafia_is_nothing_to_bet_on() -> None:
    """MF-O80, MF-O20: the first of a small game; a council always is"""
    game = dealt(7, **PERSON).until(Dusk)
    assert "Bet" not in game.hand(ADA).may


def test_a_bet_on_the_night_is_won_by_whom_the_mafia_chose() -> None:
    """MF-O80: told at the end, with those of the councils"""
    game = council().until(LastCards).after((ADA, Bet(BEN)))
    game = game.murder(BEN).until(Talk)
    assert game.hand(ADA).bet is None  # it was about the night
    assert all(Wager(2, ADA, BEN, True) in twin.bets for twin in twins(game, ADA, 5))
    for out in (KIM, LEO):
        game = game if isinstance(game.phase, Talk) else game.murder(CY).until(Talk)
        game = game.vote_out(out)
    told = game.until(Over).table.told
    assert told is not None and told.best_prophets == (ADA,)


# Faces


def two_ghosts() -> Game:
    return council().vote_out(BEN).until(LastCards)


def test_the_eliminated_show_each_other_faces() -> None:
    """MF-O80"""
    game = two_ghosts().after((ADA, Feel(Feeling.LAUGH)))
    assert [(f.seat, f.feeling) for f in game.hand(BEN).felt] == [(ADA, Feeling.LAUGH)]
    assert game.refusal(CY, Feel(Feeling.LAUGH)) == ("you-are-still-in", "MF-54")
    assert game.refusal(ADA, Feel(Feeling.WOW)) == ("too-early", None)
    assert game.at(game.now + 1_500, ADA, Feel(Feeling.WOW)).hand(BEN).felt[1].seat == ADA


def test_no_hand_of_the_living_changes_with_a_face_or_a_bet() -> None:
    """MF-O80, MF-58: nor does the table"""
    before = two_ghosts()
    after = before.after((ADA, Feel(Feeling.CLAP)), (BEN, Bet(DEE)))
    assert after.table == before.table
    for seat in before.living:
        assert encode(after.hand(seat)) == encode(before.hand(seat))


def test_faces_are_forgotten_at_night() -> None:
    """MF-O80"""
    game = two_ghosts().after((ADA, Feel(Feeling.HMM))).until(Dusk)
    assert game.hand(BEN).felt == () and "Feel" not in game.hand(BEN).may


def test_what_the_eliminated_do_is_otherwise_in_a_twin_of_the_living() -> None:
    """MF-O80: faces, and bets on the night"""
    game = two_ghosts().after((ADA, Feel(Feeling.HMM)), (ADA, Bet(EVE)))
    seen = [*twins(game, FAY, 40)]
    assert len({twin.felt for twin in seen}) > 1
    assert len({twin.bets for twin in seen}) > 1
