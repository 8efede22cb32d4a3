"""Moments of cards: a Corner Shot when the vote that puts somebody out has closed and its
fingers are up; and how long cards and marks lie.

Twelve people. In the votes Ida was the first victim, Ben holds Corner Shot, and Dee is the
Commander.
"""

from typing import Any

import pytest

from konspira.game import Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import CornerShot, Tap
from konspira.games.mafia.state.phases import (
    Count,
    Dawn,
    FinalVote,
    FirstVote,
    Nightfall,
    Slot,
    Talk,
    Task,
)
from mafia.cards import OPENS, before, recruited
from mafia.table import ADA, BEN, CY, DEE, EVE, FAY, IDA, KIM, LEO, Game, dealt

CARDS = {BEN: Card.CORNER_SHOT, DEE: Card.COMMANDER, CY: Card.WIRETAP}
DECIDING: dict[str, dict[str, Any]] = {
    "the final vote": {},
    "the one vote of children": {"kids3": True},
    "a first vote by the letter": {"commander_first_vote": "literal"},
}
every_vote = pytest.mark.parametrize("vote", DECIDING)


def lost_by(seat: Seat, vote: str) -> Game:
    """The fingers are up: it is decided that this seat goes."""
    game = dealt(12, cards=CARDS, **DECIDING[vote]).murder(IDA).until(FirstVote)
    others = [each for each in game.living if each != seat]
    votes: dict[Seat, Seat | None] = dict.fromkeys(others, seat)
    if vote == "a first vote by the letter":  # a tie, in which the Commander decides
        votes = {DEE: seat, EVE: seat, FAY: ADA, BEN: ADA}
        if seat == BEN:
            votes = {DEE: seat, EVE: seat, FAY: ADA, CY: ADA}
    else:
        votes[seat] = EVE
    game = game.voted(votes)
    if vote == "the final vote":
        game = game.until(FinalVote).voted(votes)
    assert isinstance(game.phase, Count) and game.phase.finalists == (seat,)
    return game


@every_vote
def test_whoever_has_lost_cannot_shoot_any_more(vote: str) -> None:
    """MF-O45"""
    game = lost_by(BEN, vote)
    assert game.may("CornerShot") == []
    assert game.refusal(BEN, CornerShot(ADA)) == ("too-late-to-shoot", "MF-O45")


@every_vote
def test_nor_listen(vote: str) -> None:
    """MF-O48"""
    assert lost_by(CY, vote).refusal(CY, Tap(ADA)) == ("too-late-to-shoot", "MF-O45")


@every_vote
@pytest.mark.parametrize(("hit", "gone"), [(FAY, (IDA, FAY, CY)), (CY, (IDA, CY))])
def test_a_shot_of_somebody_else_changes_nothing_of_the_vote(
    vote: str, hit: Seat, gone: tuple[Seat, ...]
) -> None:
    """MF-O45, MF-O64: nobody goes in the place of who was to go."""
    game = lost_by(CY, vote).after((BEN, CornerShot(hit)))
    assert game.until(Nightfall).gone == gone


@every_vote
def test_a_commander_shot_then_hands_over_once(vote: str) -> None:
    """MF-O31"""
    game = lost_by(CY, vote).after((BEN, CornerShot(DEE))).until(Nightfall)
    assert game.gone == (IDA, DEE, CY)
    assert game.table.commander == EVE


def test_a_commander_shot_before_hands_over_at_once_and_again_at_the_end() -> None:
    """MF-O31"""
    game = dealt(12, cards=CARDS).murder(IDA).until(FirstVote)
    game = game.after((BEN, CornerShot(DEE))).until(FirstVote)
    assert game.table.commander == EVE
    assert game.until(Nightfall).table.commander == FAY


# How long things lie


def test_after_a_recruitment_only_the_marks_of_the_second_task_count() -> None:
    """MF-O37"""
    game = dealt(12, cards={KIM: Card.RECRUITMENT}).asleep(FAY).task(Slot.SECOND)
    game = recruited(game.called(0, two={LEO: CY}), KIM, ADA)
    assert isinstance(game.phase, Task)
    dawn = game.until(Dawn).phase
    assert isinstance(dawn, Dawn) and dawn.seat == FAY, "nobody has marked anybody since"


def test_a_safe_conduct_lies_until_the_dawn_is_settled() -> None:
    """MF-C09.6, MF-O57"""
    game = dealt(12, cards={BEN: Card.SAFE_CONDUCT}).murder(IDA).protected(BEN)
    assert before(game.until(Task), Card.SAFE_CONDUCT) == (BEN,)
    assert before(game.until(Dawn), Card.SAFE_CONDUCT) == (BEN,)
    assert before(game.until(Talk), Card.SAFE_CONDUCT) == ()


def test_arrest_and_kidnapping_lie_until_the_council_is_settled() -> None:
    """MF-C10.6, MF-C12.7"""
    cards = {BEN: Card.ARREST, CY: Card.KIDNAPPING}
    game = dealt(12, cards=cards).murder(IDA).used(OPENS, {BEN: True, CY: DEE})
    vote, night = game.until(FirstVote), game.until(Nightfall)
    assert [before(vote, card) for card in cards.values()] == [(BEN,), (DEE,)]
    assert [before(night, card) for card in cards.values()] == [(), ()]
