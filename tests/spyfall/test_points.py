"""Spyfall, points: what an option changes, and which rule gives what."""

from typing import Any

import pytest

from konspira.game import Game as AnyGame
from konspira.game import Seat
from konspira.games.spyfall.moves import Guess, Nominate, Reveal
from konspira.games.spyfall.phases import Nominating
from konspira.games.spyfall.record import Award
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    IDA,
    JOE,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
)

NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}


def at_time_out(game: Game, suspect: Seat) -> Game:
    """After this suspect is convicted when time is up."""
    game = game.out_of_time()
    assert isinstance(game.phase, Nominating)
    return game.after((game.phase.seat, Nominate(suspect))).votes()


# What the options change


@pytest.mark.parametrize(
    ("box", "chosen", "points"),
    [
        (SPYFALL2, "by-the-box", 2),
        (SPYFALL2, "one", 1),
        (SPYFALL2, "two", 2),
        (STARWARS, "by-the-box", 1),
        (STARWARS, "one", 1),
        (STARWARS, "two", 2),
    ],
)
def test_the_points_of_the_non_spies_are_an_option(
    box: AnyGame, chosen: str, points: int
) -> None:
    """SF2-100, SF2-O01, SW-74"""
    game = asking(6, box, non_spy_points=chosen).after((FAY, Reveal()), (FAY, Guess(BANK)))
    assert game.points == (*[points] * 5, 0)


def test_with_one_point_for_the_non_spies_the_second_spy_gets_as_much() -> None:
    """SF2-102, SF2-O01"""
    game = asking(10, non_spy_points="one").trial(ADA, IDA)
    assert game.points == (2, *[1] * 7, 0, 1)


@pytest.mark.parametrize(
    ("chosen", "mid_round", "time_out"), [("any-vote", 4, 4), ("mid-round", 4, 2)]
)
@both_boxes
def test_the_bonus_for_an_innocent_may_be_limited_to_accusations(
    box: AnyGame, chosen: str, mid_round: int, time_out: int
) -> None:
    """SF2-99, SF2-O02, SW-73, SW-O02"""
    game = asking(6, box, innocent_bonus=chosen, **NOMINATORS)
    assert game.trial(BEN, ADA).points == (0, 0, 0, 0, 0, mid_round)
    assert at_time_out(game, CY).points == (0, 0, 0, 0, 0, time_out)


def test_the_bonus_for_an_innocent_goes_to_each_spy_even_with_votes_against() -> None:
    """SF2-99, SF2-O02"""
    for noes in ((), (BEN,), (BEN, CY)):
        assert asking(10).trial(ADA, DEE, *noes).points == (*[0] * 8, 4, 4)


@pytest.mark.parametrize(
    ("chosen", "points"),
    [("first-accuser", (2, 3, 2, 2, 2, 0)), ("successful-accuser", (2, 2, 2, 3, 2, 0))],
)
def test_the_bonus_goes_to_the_first_accuser_or_to_the_successful_one(
    chosen: str, points: tuple[int, ...]
) -> None:
    """SF2-101, SF2-103, SF2-O29"""
    game = asking(6, accuser_bonus=chosen).trial(BEN, FAY, CY).trial(DEE, FAY)
    assert game.points == points


@pytest.mark.parametrize(
    ("chosen", "points"),
    [("first-accuser", (1, 2, 1, 1, 1, 0)), ("successful-accuser", (1, 1, 1, 2, 1, 0))],
)
def test_in_starwars_too(chosen: str, points: tuple[int, ...]) -> None:
    """SW-75, SW-76"""
    game = asking(6, STARWARS, accuser_bonus=chosen).trial(BEN, FAY, CY).trial(DEE, FAY)
    assert game.points == points


@pytest.mark.parametrize(("chosen", "ben"), [(False, 0), (True, 1)])
@both_boxes
def test_the_first_accuser_may_be_rewarded_at_time_out_as_well(
    box: AnyGame, chosen: bool, ben: int
) -> None:
    """SF2-O07, SW-O03"""
    game = asking(6, box, accuser_bonus_at_time_out=chosen, **NOMINATORS)
    points = at_time_out(game.trial(BEN, FAY, CY), FAY).points
    won = points[ADA]
    assert points == (won, won + ben, won, won, won, 0)


def test_a_nomination_is_no_accusation() -> None:
    """SF2-O07"""
    game = at_time_out(asking(6, accuser_bonus_at_time_out=True), FAY)
    assert game.points == (2, 2, 2, 2, 2, 0)


def test_at_time_out_nobody_accused_successfully() -> None:
    """SF2-O07"""
    agreed: dict[str, Any] = {"accuser_bonus": "successful-accuser"}
    game = asking(6, accuser_bonus_at_time_out=True, **agreed)
    assert at_time_out(game.trial(BEN, FAY, CY), FAY).points == (2, 2, 2, 2, 2, 0)


def test_a_spy_gets_nothing_for_a_first_accusation_when_both_fall_at_time_out() -> None:
    """SF2-67, SF2-O06"""
    game = asking(10, accuser_bonus_at_time_out=True)
    game = at_time_out(game.trial(JOE, IDA, ADA, BEN, CY), IDA)
    assert game.points == (*[2] * 8, 0, 0)


@pytest.mark.parametrize(
    ("chosen", "points"),
    [({}, (1, 2, 1, 1, 1, 0)), ({"non_spy_points": "two"}, (2, 3, 2, 2, 2, 0))],
)
def test_combined_boxes_score_like_starwars(
    chosen: dict[str, Any], points: tuple[int, ...]
) -> None:
    """SF2-108, SF2-O29"""
    game = asking(6, boxes="combined", **chosen)
    assert game.trial(BEN, FAY).points == points
    assert game.after((FAY, Reveal()), (FAY, Guess(BEACH))).points == (0, 0, 0, 0, 0, 4)


# Being first


def test_accusing_an_innocent_first_is_no_first_accusation_of_the_spy() -> None:
    """SF2-103, SF2-O10"""
    game = asking(6).trial(BEN, ADA, CY).trial(CY, FAY)
    assert game.points == (2, 2, 3, 2, 2, 0)


def test_the_first_accuser_may_vote_against_the_later_accusation() -> None:
    """SF2-103"""
    game = asking(10).trial(ADA, IDA, BEN, CY, DEE).trial(BEN, IDA, ADA)
    assert game.points == (3, *[2] * 7, 0, 2)


def test_old_buddies_score_as_usual_but_for_accusations() -> None:
    """SF2-114, SF2-O09"""
    game = asking(10, old_buddies=True)
    guess = (IDA, Reveal()), (IDA, Guess(BEACH)), (JOE, Guess(BANK))
    assert game.after(*guess).points == (*[0] * 8, 4, 2)
    assert game.trial(ADA, BEN).points == (*[0] * 8, 4, 4)
    assert game.trial(JOE, IDA).points == (*[2] * 8, 0, 0)
    assert at_time_out(game, IDA).points == (*[2] * 8, 0, 0)


# The reasons


def awards(game: Game) -> list[tuple[Seat, int, str]]:
    return [(award.seat, award.points, award.rule) for award in game.last.awards]


def test_each_award_names_its_rule() -> None:
    """SF2-97, SF2-98, SF2-99, SF2-100, SF2-103, SF2-O33"""
    game = asking(6)
    guess = game.after((FAY, Reveal()), (FAY, Guess(BEACH)))
    assert awards(guess) == [(FAY, 2, "SF2-97"), (FAY, 2, "SF2-98")]
    assert awards(game.trial(BEN, ADA)) == [(FAY, 2, "SF2-97"), (FAY, 2, "SF2-99")]
    others = [(seat, 2, "SF2-100") for seat in (ADA, BEN, CY, DEE, EVE)]
    assert awards(game.trial(BEN, FAY)) == [*others, (BEN, 1, "SF2-103")]


def test_each_award_of_starwars_names_a_rule_of_its_own_book() -> None:
    """SW-71, SW-72, SW-73, SW-74, SW-75, SW-76"""
    game = asking(6, STARWARS)
    guess = game.after((FAY, Reveal()), (FAY, Guess(BEACH)))
    assert awards(guess) == [(FAY, 2, "SW-71"), (FAY, 2, "SW-72")]
    assert awards(game.trial(BEN, ADA)) == [(FAY, 2, "SW-71"), (FAY, 2, "SW-73")]
    others = [(seat, 1, "SW-74") for seat in (ADA, BEN, CY, DEE, EVE)]
    assert awards(game.trial(BEN, FAY)) == [*others, (BEN, 1, "SW-76")]
    other_bonus = asking(6, STARWARS, accuser_bonus="successful-accuser")
    assert awards(other_bonus.trial(BEN, FAY))[-1] == (BEN, 1, "SW-75")


def test_the_second_spy_and_the_successful_accuser_have_their_own_rules() -> None:
    """SF2-74, SF2-101, SF2-102"""
    game = asking(10, accuser_bonus="successful-accuser").trial(ADA, IDA)
    assert game.last.awards[-2:] == (Award(JOE, 2, "SF2-102"), Award(ADA, 1, "SF2-101"))
