"""Spyfall, the stopwatch: it stops to the millisecond, and goes on from there."""

from typing import Any

import pytest

from konspira.game import CLOCK, HOST, TOO_EARLY, Seat, TimeUp
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import Accuse, Ask, Guess, OpenVote, Reveal, Vote
from konspira.games.spyfall.phases import Accusing, Pointing, Questioning
from konspira.games.spyfall.straw_poll import POLL_MS
from spyfall.table import (
    ADA,
    BEACH,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    Game,
    asking,
    both_boxes,
    dealt,
    round_over,
    timed_out,
    unpacked,
)


def vote_fails(game: Game, moments: list[int]) -> Game:
    """Everybody left votes, at these moments; the last of them says no."""
    voters = game.may("Vote")
    for now, seat in zip(moments, voters, strict=True):
        game = game.at(now, seat, Vote(seat != voters[-1]))
    return game


@both_boxes
def test_an_accusation_stops_the_clock_to_the_millisecond(box: AnyGame) -> None:
    """SF2-68, SF2-73, SF2-O28, SW-48, SW-52, SW-O19"""
    game = asking(6, box)
    due = game.deadline
    assert due is not None
    game = game.at(due - 123_457, BEN, Accuse(FAY))
    assert isinstance(game.phase, Accusing)
    assert game.phase.left == 123_457
    stopped = game.now
    game = vote_fails(game, [stopped + 1, stopped + 17, stopped + 18, stopped + 9_001])
    assert game.clock == 123_457
    assert game.deadline == stopped + 9_001 + 123_457


@both_boxes
def test_the_clock_forgets_nothing_over_several_stops(box: AnyGame) -> None:
    """SF2-25, SF2-73, SW-15, SW-52"""
    game = asking(6, box)
    left = game.clock
    stops = [(BEN, 12_345), (CY, 1), (DEE, 77_777), (FAY, 0), (ADA, 9_999)]
    for accuser, ran in stops:
        game = game.at(game.now + ran, accuser, Accuse(EVE))
        left -= ran
        game = vote_fails(game, [game.now + 3_331 * n for n in range(1, 5)])
        assert game.clock == left
    assert left == 420_000 - 100_122
    assert isinstance(game.time_up().phase, Pointing)


@both_boxes
def test_a_vote_that_nobody_answers_costs_the_round_no_time(box: AnyGame) -> None:
    """SF2-73, SF2-O18, SW-52, SW-O16"""
    game = asking(6, box).after((BEN, Accuse(FAY)))
    assert isinstance(game.phase, Accusing)
    left = game.phase.left
    game = game.time_up()
    assert isinstance(game.phase, Questioning)
    assert game.clock == left


@both_boxes
def test_the_last_millisecond_is_not_lost(box: AnyGame) -> None:
    """SF2-73, SW-52"""
    game = asking(6, box)
    due = game.deadline
    assert due is not None
    game = game.at(due - 1, BEN, Accuse(FAY)).votes(ADA)
    assert game.clock == 1
    assert game.at(game.now, FAY, Reveal()).deadline == game.now + 60_000


@both_boxes
def test_questions_do_not_stop_the_clock(box: AnyGame) -> None:
    game = asking(6, box)
    due = game.deadline
    assert game.after((ADA, Ask(BEN)), (BEN, Ask(CY)), (CY, Ask(ADA))).deadline == due
    written = asking(6, box, asking="written")
    assert written.after((ADA, Ask(BEN, "Loud?"))).deadline == written.deadline


@both_boxes
def test_the_buttons_of_non_spies_do_not_stop_the_clock(box: AnyGame) -> None:
    """SF2-78, SW-54"""
    game = asking(6, box)
    assert game.after((ADA, Reveal())).deadline == game.deadline


def every_deadline(box: AnyGame) -> dict[str, Game]:
    asks = asking(6, box)
    faces = timed_out(6, box, time_out_vote="candidates")
    return {
        "questions": asks,
        "an accusation": asks.after((BEN, Accuse(FAY))),
        "a guess": asks.after((FAY, Reveal())),
        "a nomination": timed_out(6, box, time_out_vote="nominators"),
        "a candidate": faces,
        "a vote at time out": faces.after((ADA, OpenVote())),
    }


@pytest.mark.parametrize(
    "name",
    [
        "questions",
        "an accusation",
        "a guess",
        "a nomination",
        "a candidate",
        "a vote at time out",
    ],
)
@both_boxes
def test_the_clock_moves_neither_too_early_nor_by_another_hand(
    box: AnyGame, name: str
) -> None:
    game = every_deadline(box)[name]
    due = game.deadline
    assert due is not None
    assert game.refusal(CLOCK, TimeUp(), at=due - 1) == (TOO_EARLY, None)
    for seat in (HOST, ADA, Seat(-1)):
        assert game.refusal(seat, TimeUp(), at=due) == ("not-your-turn", None)
    assert game.at(due, CLOCK, TimeUp()).phase != game.phase
    assert game.at(due + 5_000, CLOCK, TimeUp()).phase != game.phase


@both_boxes
def test_before_and_between_rounds_nobody_waits_for_the_clock(box: AnyGame) -> None:
    """SF2-47, SW-31"""
    for game in (unpacked(6, box), dealt(6, box), round_over(6, box)):
        assert game.deadline is None
        assert game.refusal(CLOCK, TimeUp()) == ("no-deadline", None)


@both_boxes
def test_after_a_late_time_up_the_next_limit_counts_from_then(box: AnyGame) -> None:
    game = asking(6, box)
    assert game.deadline is not None
    late = game.at(game.deadline + 7_000, CLOCK, TimeUp())
    assert late.deadline == late.now + POLL_MS
    poll = late.at(late.now + POLL_MS + 7_000, CLOCK, TimeUp())
    assert poll.deadline == poll.now + game.table.terms.talk_seconds * 1000


@pytest.mark.parametrize(
    ("chosen", "name", "seconds"),
    [
        ({"vote_seconds": 77}, "an accusation", 77),
        ({"vote_seconds": 77}, "a vote at time out", 77),
        ({"talk_seconds": 300}, "a nomination", 300),
        ({"talk_seconds": 300}, "a candidate", 300),
        ({"guess_seconds": 15}, "a guess", 15),
    ],
)
@both_boxes
def test_the_group_agrees_on_the_other_times_too(
    box: AnyGame, chosen: dict[str, Any], name: str, seconds: int
) -> None:
    """SF2-O17, SF2-O18, SF2-O20, SW-42, SW-56, SW-O16"""
    form = "nominators" if name == "a nomination" else "candidates"
    game = asking(6, box, time_out_vote=form, **chosen)
    match name:
        case "an accusation":
            game = game.after((BEN, Accuse(FAY)))
        case "a guess":
            game = game.after((FAY, Reveal()))
        case "a vote at time out":
            game = game.out_of_time().after((ADA, OpenVote()))
        case _:
            game = game.out_of_time()
    assert game.deadline == game.now + seconds * 1000


@both_boxes
def test_a_guess_in_the_last_moment_counts(box: AnyGame) -> None:
    """SF2-78, SF2-O12, SW-54, SW-O05"""
    game = asking(6, box)
    assert game.deadline is not None
    game = game.at(game.deadline - 1, FAY, Reveal()).after((FAY, Guess(BEACH)))
    assert game.points[FAY] == 4
