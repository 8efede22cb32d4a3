"""Mafia with companions: people say when it goes on, and companions vote like everybody."""

import pytest

from konspira.game import Seat
from konspira.games.mafia.moves import AgreeToRemove, Ready, Vote
from konspira.games.mafia.state.phases import (
    FirstVote,
    LastCards,
    Nightfall,
    Opening,
    Talk,
    Task,
)
from mafia.table import ADA, BEN, CY, DEE, EVE, FAY, GUS, HAL, PEOPLE, Game, dealt

READY = Ready()


def talk(*companions: Seat) -> Game:
    """The first council of eight, without Ada."""
    return dealt().companions(*companions).murder(ADA).until(Talk)


def test_night_falls_when_all_people_have_looked() -> None:
    """MF-O71"""
    game = dealt().companions(*PEOPLE[2:8])
    assert game.table.ready_needed == 2 and game.may("Ready") == [ADA, BEN]
    game = game.at(20_000, ADA, READY)
    assert isinstance(game.phase, Opening)
    assert isinstance(game.after((BEN, READY)).phase, Nightfall)
    assert isinstance(game.companions(*PEOPLE[1:8]).phase, Nightfall), "that seat is lent"


def test_two_thirds_of_the_people_end_the_talk() -> None:
    """MF-37"""
    game = talk(EVE, FAY, GUS, HAL)
    assert game.living == PEOPLE[1:8] and game.table.ready_needed == 2
    assert game.may("Ready") == [BEN, CY, DEE]
    assert game.refusal(EVE, READY) == ("not-your-turn", None)
    game = game.after((BEN, READY))
    assert isinstance(game.after((CY, READY)).phase, FirstVote)


def test_the_talk_ends_when_those_are_lent_who_were_not_ready() -> None:
    """MF-37"""
    game = talk(EVE, FAY, GUS, HAL).after((BEN, READY))
    assert isinstance(game.companions(CY, DEE, EVE, FAY, GUS, HAL).phase, FirstVote)


def test_of_companions_alone_the_first_one_ends_the_talk() -> None:
    """MF-37"""
    game = talk(*PEOPLE[1:8])
    assert isinstance(game.phase, Talk) and game.table.ready_needed == 0
    assert isinstance(game.after((GUS, READY)).phase, FirstVote)


def test_two_thirds_of_the_people_let_night_fall() -> None:
    """MF-O70"""
    game = talk(EVE, FAY, GUS, HAL).until(LastCards)
    assert game.may("Ready") == [BEN, CY, DEE]
    assert isinstance(game.after((BEN, READY), (CY, READY)).phase, Nightfall)


def test_a_companion_votes_and_is_voted_for() -> None:
    """MF-38"""
    game = talk(EVE, FAY, GUS, HAL).until(FirstVote)
    assert {EVE, HAL} < {*game.may("Vote")} and {EVE, HAL} < {*game.table.candidates}
    assert game.after((EVE, Vote(HAL))).table.voted == (EVE,)


def test_people_alone_agree_to_remove_somebody() -> None:
    """MF-O64"""
    game = dealt().companions(EVE, FAY, GUS, HAL).away(BEN).murder(ADA).until(Talk)
    game = game.until(Nightfall).until(Talk) if BEN not in game.table.removable else game
    assert game.table.removable == (BEN,)
    assert game.refusal(EVE, AgreeToRemove(BEN)) == ("not-your-turn", None)
    assert game.table.ready_needed == 2, "of Cy and Dee"


@pytest.mark.parametrize("companions", [(), (BEN,)])
def test_at_night_nobody_sees_who_has_come_back(companions: tuple[Seat, ...]) -> None:
    """MF-O64: a loan that ends in the hush changes nothing that anybody sees"""
    night = dealt().companions(BEN, CY).until(Task)
    back = night.companions(*companions)
    assert back.table == night.table
    assert [back.hand(seat) for seat in PEOPLE[:8]] == [
        night.hand(seat) for seat in PEOPLE[:8]
    ]
