"""Spyfall with companions: they look, vote and point, and hold up nobody."""

from typing import Any

import pytest

from konspira.game import CHANCE, HOST
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Look,
    Nominate,
    OpenVote,
    Point,
    StartClock,
    Vote,
)
from konspira.games.spyfall.phases import (
    Accusing,
    Facing,
    Judging,
    Looking,
    Pointing,
    Questioning,
    RoundOver,
)
from spyfall.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    PEOPLE,
    SPYFALL2,
    Game,
    asking,
    both_boxes,
    cards,
    dealt,
)

NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}


@both_boxes
def test_the_clock_starts_when_all_people_have_looked(box: AnyGame) -> None:
    """SF2-O38"""
    game = dealt(6, box, start_by_hand=True).companions(CY, DEE)
    assert game.table.waiting == (ADA, BEN, EVE, FAY)
    assert "Look" in game.hand(CY).may, "it may look all the same"


def test_cards_are_looked_at_without_companions() -> None:
    """SF2-O38"""
    game = dealt_by_itself().companions(CY, DEE)
    looked = game.after((ADA, Look()), (BEN, Look()), (EVE, Look()))
    assert until(looked) is None
    assert until(looked.after((FAY, Look()))) is not None
    assert until(looked.companions(CY, DEE, FAY)) is not None, "that seat is lent"


def test_companions_among_themselves_begin_with_the_first_look() -> None:
    """SF2-O38"""
    game = dealt_by_itself().companions(*PEOPLE[:6])
    assert until(game.after((DEE, Look()))) is not None


def dealt_by_itself() -> Game:
    game = Game.set_up(SPYFALL2, 6, start_by_hand=False)
    game = game.at(0, CHANCE, game.draw())
    game = game.at(0, CHANCE, game.draw())
    return game.at(0, CHANCE, cards(game.state, game.state.unplayed[0]))


def until(game: Game) -> int | None:
    assert isinstance(game.phase, Looking), game.phase
    return game.phase.until


@both_boxes
def test_a_companion_deals_for_nobody_while_people_are_there(box: AnyGame) -> None:
    """SF2-48, SF2-O38"""
    game = dealt(6, box, start_by_hand=True).looked()
    assert game.state.dealer == ADA and game.may("StartClock") == [ADA]
    game = game.companions(ADA)
    assert game.table.dealer == ADA and game.may("StartClock") == [BEN]
    assert game.away(BEN).may("StartClock") == [CY]
    assert isinstance(game.after((BEN, StartClock())).phase, Questioning)
    assert game.companions(*PEOPLE[:6]).may("StartClock") == [ADA]


def test_a_companion_votes_like_everybody() -> None:
    """SF2-61, SF2-O18"""
    game = asking().companions(CY).after((ADA, Accuse(FAY)))
    assert CY in game.table.waiting
    game = game.after(*((seat, Vote(True)) for seat in (BEN, DEE, EVE)))
    assert isinstance(game.phase, Accusing), "a ballot is a move of the game"
    assert isinstance(game.after((CY, Vote(True))).phase, RoundOver)


def test_after_the_time_limit_nobody_waits_for_a_companion() -> None:
    """SF2-O18"""
    game = asking(time_out_vote="nominators").companions(CY).out_of_time()
    game = game.after((ADA, Nominate(FAY)), (HOST, OpenVote()))
    judging = game.after((BEN, Vote(False)), (DEE, Vote(False)))
    assert isinstance(judging.phase, Judging) and judging.table.waiting == (CY, EVE)
    late = judging.time_up()
    assert late.table.waiting == (EVE,), "and for people they do"
    done = late.after((EVE, Vote(False)))
    assert not isinstance(done.phase, Judging)


@pytest.mark.parametrize("companion", [False, True])
def test_a_companion_who_has_nominated_lets_people_talk(companion: bool) -> None:
    """SW-41"""
    game = asking(6, **NOMINATORS).out_of_time()
    game = game.companions(ADA) if companion else game
    game = game.after((ADA, Nominate(FAY)))
    assert isinstance(game.phase, Facing)
    assert game.may("OpenVote") == ([BEN] if companion else [ADA])


def test_the_straw_poll_has_the_finger_of_a_companion_if_it_points_in_time() -> None:
    """SF2-O40"""
    game = asking().companions(CY).time_up()
    game = game.pointed({ADA: FAY, BEN: FAY, DEE: FAY, EVE: FAY, FAY: ADA})
    assert isinstance(game.phase, Pointing)
    assert len(game.time_up().table.poll) == 5
    assert len(game.after((CY, Point(ADA))).table.poll) == 6
