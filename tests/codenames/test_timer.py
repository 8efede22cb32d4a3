"""Codenames: the sand timer and the firm time limit. The board is dealt at moment 0."""

from typing import Any

import pytest

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    KEY,
    WORDS,
    Game,
    choosing,
    cover,
    dealt,
    touch,
)
from konspira.game import CHANCE, CLOCK, HOST, BadSetup, Seat, TimeUp
from konspira.games.codenames.moves import (
    Accept,
    Ask,
    CallTimer,
    Clue,
    Correct,
    Deal,
    Flag,
    LeaveTeam,
    Reason,
    Reject,
    Start,
    Stop,
)
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import Cluing, Guessing
from konspira.kit import Timer

LETTERS = Reason.LETTERS


def clued(**chosen: Any) -> Game:
    """Red's spymaster has spoken, ten seconds after the deal."""
    return dealt(**chosen).after((ADA, Clue("ocean", 3)))


def clock(game: Game) -> Timer | None:
    assert isinstance(game.phase, Cluing | Guessing)
    return game.phase.clock


# On demand


def test_normally_no_timer_runs() -> None:
    """CN-68"""
    assert dealt().deadline is None
    assert clued().deadline is None


def test_a_group_may_do_without_a_timer() -> None:
    """CN-68"""
    assert dealt(timer="off").refusal(DEE, CallTimer()) == ("timer-is-off", "CN-68")
    assert "CallTimer" not in dealt(timer="off").hand(DEE).may


@pytest.mark.parametrize("seat", [BEN, CY, DEE])
def test_anybody_may_start_the_timer_on_a_slow_spymaster(seat: Seat) -> None:
    """CN-69"""
    game = dealt().after((seat, CallTimer()))
    assert clock(game) == Timer(game.now, game.now + 60_000, hard=False)


@pytest.mark.parametrize("seat", [BEN, DEE])
def test_anybody_may_start_the_timer_on_slow_operatives(seat: Seat) -> None:
    """CN-69"""
    game = clued().after((seat, CallTimer()))
    assert clock(game) == Timer(game.now, game.now + 60_000, hard=False)


def test_an_onlooker_may_start_the_timer_but_nobody_without_a_seat() -> None:
    """CN-69"""
    game = choosing(5).after((ED, LeaveTeam()), (HOST, Start()))
    game = game.after((CHANCE, Deal(WORDS, (), KEY)))
    assert clock(game.after((ED, CallTimer())))
    assert game.refusal(HOST, CallTimer()) == ("not-your-turn", None)


def test_players_may_time_themselves() -> None:
    """CN-70"""
    assert clock(dealt().after((ADA, CallTimer())))
    assert clock(clued().after((CY, CallTimer())))


def test_the_spymaster_of_the_clue_does_not_hurry_the_operatives() -> None:
    """CN-56, CN-70"""
    assert clued().refusal(ADA, CallTimer()) == ("not-your-turn", None)


def test_a_running_timer_cannot_be_started_again() -> None:
    """CN-69"""
    game = dealt().after((DEE, CallTimer()))
    assert game.refusal(CY, CallTimer()) == ("timer-is-running", "CN-69")
    assert "CallTimer" not in game.hand(CY).may


def test_the_group_chooses_how_long_the_sand_runs() -> None:
    """CN-69"""
    game = dealt(timer_seconds=45).after((DEE, CallTimer()))
    assert game.deadline == game.now + 45_000


def test_the_clock_does_not_speak_before_its_time() -> None:
    """CN-69"""
    game = dealt(timer="hard").after((DEE, CallTimer()))
    early = game.refusal(CLOCK, TimeUp(), at=game.now + 59_999)
    assert early == ("too-early", None)
    assert game.at(game.now + 60_000, CLOCK, TimeUp()).clues is Team.BLUE


def test_nobody_but_the_clock_says_that_the_time_is_up() -> None:
    """CN-69"""
    game = dealt(timer="hard").after((DEE, CallTimer()))
    late = game.now + 60_000
    assert game.refusal(DEE, TimeUp(), at=late) == ("not-your-turn", None)
    assert dealt().refusal(CLOCK, TimeUp()) == ("no-deadline", None)


def test_a_soft_timer_only_rings() -> None:
    """CN-O14"""
    game = clued().after((DEE, CallTimer())).time_up()
    assert clock(game) == Timer(20_000, 80_000, hard=False, rung=True)
    assert game.deadline is None
    assert game.after((CY, touch("whale"))).turn.made == 1


def test_a_timer_that_has_run_out_may_be_turned_over_again() -> None:
    """CN-69"""
    game = dealt().after((DEE, CallTimer())).time_up()
    assert "CallTimer" in game.hand(DEE).may
    game = game.after((DEE, CallTimer()))
    assert clock(game) == Timer(game.now, game.now + 60_000, hard=False)


def test_a_clue_given_in_time_stops_the_timer() -> None:
    """CN-69"""
    game = dealt(timer="hard").after((DEE, CallTimer()), (ADA, Clue("ocean", 1)))
    assert clock(game) is None


def test_a_hard_timer_passes_the_turn_of_a_spymaster_without_a_clue() -> None:
    """CN-O03, CN-O14"""
    game = dealt(timer="hard").after((DEE, CallTimer())).time_up()
    assert game.clues is Team.BLUE
    assert game.covered == {}


def test_a_hard_timer_passes_the_turn_of_operatives_who_touched_nothing() -> None:
    """CN-O14"""
    game = clued(timer="hard").after((DEE, CallTimer())).time_up()
    assert game.clues is Team.BLUE
    assert game.refusal(BEN, cover("river")) == ("not-now", None)


def test_a_hard_timer_counts_as_stopping_once_the_operatives_have_touched() -> None:
    """CN-O14"""
    game = clued(timer="hard").after((CY, touch("whale")), (DEE, CallTimer())).time_up()
    assert game.clues is Team.BLUE
    assert game.table.left == (8, 8)


def test_a_correct_touch_adds_nothing_to_a_timer_on_demand() -> None:
    """CN-69, CN-72"""
    game = clued(timer="hard").after((DEE, CallTimer()), (CY, touch("whale")))
    assert game.deadline == 20_000 + 60_000


def test_a_timer_is_called_only_while_somebody_has_to_decide() -> None:
    """CN-69"""
    game = choosing()
    assert game.refusal(DEE, CallTimer()) == ("not-now", None)
    review = clued().after((DEE, Flag(LETTERS)))
    assert review.refusal(DEE, CallTimer()) == ("not-now", None)


# Every turn


def test_a_firm_limit_runs_in_every_turn() -> None:
    """CN-72"""
    assert clock(dealt(timer="every-turn")) == Timer(0, 120_000, hard=True)
    assert clock(clued(timer="every-turn")) == Timer(10_000, 10_000 + 90_000, hard=True)


def test_each_correct_touch_adds_thirty_seconds_to_the_firm_limit() -> None:
    """CN-72"""
    game = clued(timer="every-turn").after((CY, touch("whale")))
    assert game.deadline == 10_000 + 90_000 + 30_000
    assert game.after((CY, touch("salt"))).deadline == 10_000 + 90_000 + 60_000


def test_the_group_chooses_its_firm_limits() -> None:
    """CN-72"""
    game = dealt(
        timer="every-turn", clue_seconds=60, guess_seconds=40, touch_bonus_seconds=7
    )
    assert game.deadline == 60_000
    game = game.after((ADA, Clue("ocean", 3)))
    assert game.deadline == 10_000 + 40_000
    assert game.after((CY, touch("whale"))).deadline == 10_000 + 47_000


def test_the_firm_limit_ends_the_turn_and_the_next_one_has_its_own() -> None:
    """CN-72, CN-O14"""
    game = dealt(timer="every-turn").time_up()
    assert game.phase == Cluing(Team.BLUE, Timer(120_000, 240_000, hard=True))
    game = clued(timer="every-turn").time_up()
    clock = Timer(100_000, 100_000 + 120_000, hard=True)
    assert game.phase == Cluing(Team.BLUE, clock)


def test_a_turn_that_ends_in_time_starts_the_clock_of_the_next() -> None:
    """CN-72"""
    game = clued(timer="every-turn").after((CY, touch("whale")), (CY, Stop()))
    assert game.deadline == game.now + 120_000


def test_nobody_calls_a_timer_that_always_runs() -> None:
    """CN-69, CN-72"""
    game = dealt(timer="every-turn")
    assert game.refusal(DEE, CallTimer()) == ("timer-is-running", "CN-69")
    assert "CallTimer" not in game.hand(DEE).may


# Time enough to touch


NEVER_OPEN: dict[str, dict[str, Any]] = {
    "every turn": {"timer": "every-turn", "guess_seconds": 15, "grace_seconds": 30},
    "on demand": {"timer": "hard", "timer_seconds": 10, "grace_seconds": 11},
    "at the same moment": {"timer": "hard", "timer_seconds": 10, "grace_seconds": 10},
}


@pytest.mark.parametrize("chosen", NEVER_OPEN.values(), ids=NEVER_OPEN)
def test_nobody_can_choose_a_turn_that_ends_before_touches_open(
    chosen: dict[str, Any],
) -> None:
    """CN-O31"""
    with pytest.raises(BadSetup, match="touches open after") as refused:
        dealt(**chosen)
    assert refused.value.code == "nobody-could-touch"


@pytest.mark.parametrize(
    "chosen",
    [
        {"timer": "every-turn", "guess_seconds": 15, "grace_seconds": 14},
        {"timer": "hard", "timer_seconds": 11, "grace_seconds": 10},
    ],
)
def test_where_the_turn_is_longer_than_the_pause_somebody_can_touch(
    chosen: dict[str, Any],
) -> None:
    """CN-O05, CN-O31"""
    game = clued(**chosen)
    if chosen["timer"] == "hard":
        game = game.at(game.now, DEE, CallTimer())
    assert game.deadline is not None and game.turn.opens < game.deadline
    assert game.at(game.turn.opens, CY, touch("whale")).turn.made == 1


def test_a_pause_may_be_long_where_no_timer_ends_a_turn_or_nobody_waits() -> None:
    """CN-O05, CN-O31: one team does not wait"""
    long: dict[str, Any] = {"timer_seconds": 10, "guess_seconds": 15, "grace_seconds": 30}
    for timer in ("off", "soft"):
        assert clued(timer=timer, **long).turn.opens == 10_000 + 30_000
    alone = dealt(2, timer="every-turn", **long).after((ADA, Clue("ocean", 2)))
    assert alone.turn.opens == alone.now


@pytest.mark.parametrize("timer", ["hard", "every-turn"])
def test_a_clue_corrected_at_the_last_moment_leaves_time_to_touch(timer: str) -> None:
    """CN-O28, CN-O30, CN-O31: the clock waits for as long as touches do"""
    game = clued(timer=timer, guess_seconds=15, timer_seconds=15, grace_seconds=14)
    if timer == "hard":
        game = game.at(game.now, DEE, CallTimer())
    late = game.at(24_500, ADA, Correct("ocean", 4))
    assert (late.turn.opens, late.deadline) == (24_500 + 14_000, 25_000 + 14_000)
    early = game.at(20_000, ADA, Correct("ocean", 4))
    assert (early.turn.opens, early.deadline) == (20_000 + 14_000, 25_000 + 10_000)
    for corrected in (late, early):
        assert corrected.at(corrected.turn.opens, CY, touch("whale")).turn.made == 1


# The clock waits for the judge


def test_the_clock_stands_still_while_the_judge_thinks() -> None:
    """CN-72, CN-O05"""
    game = clued(timer="every-turn")
    game = game.at(12_000, DEE, Flag(LETTERS))
    assert game.deadline == 12_000 + 20_000
    assert game.at(19_000, BEN, Accept()).deadline == 100_000 + 7_000


def test_the_clock_stands_still_while_a_judge_does_not_answer() -> None:
    """CN-65, CN-72"""
    game = clued(timer="every-turn").at(12_000, DEE, Flag(LETTERS)).time_up()
    assert game.deadline == 100_000 + 20_000


def test_a_timer_on_demand_waits_for_the_judge_too() -> None:
    """CN-65, CN-69"""
    game = clued().at(12_000, DEE, CallTimer()).at(13_000, DEE, Flag(LETTERS))
    assert game.at(14_500, BEN, Accept()).deadline == 12_000 + 60_000 + 1_500


def test_the_clock_of_a_rejected_clue_is_gone() -> None:
    """CN-62, CN-72"""
    game = clued(timer="every-turn").after((BEN, Reject(LETTERS)))
    assert game.punishes is Team.BLUE
    assert game.deadline == game.now + 120_000
    assert game.time_up().clues is Team.RED


# The private question and the clock


def test_a_private_question_does_not_stop_the_clock() -> None:
    """CN-66, CN-72"""
    game = dealt(timer="every-turn", clue_seconds=15).after((ADA, Ask("oceanic")))
    assert game.deadline == 15_000
    game = game.time_up()
    assert game.clues is Team.BLUE
    assert game.hand(BEN).asked is None


def test_a_question_may_lapse_before_the_clock_rings() -> None:
    """CN-66, CN-69"""
    game = dealt(timer="hard").after((DEE, CallTimer()), (ADA, Ask("oceanic")))
    assert game.deadline == 20_000 + 20_000
    game = game.time_up()
    assert game.hand(ADA).asked is None
    assert game.deadline == 10_000 + 60_000
    assert game.time_up().clues is Team.BLUE


def test_a_clue_handed_in_in_time_is_not_lost_while_the_rival_thinks() -> None:
    """CN-69, CN-O08, CN-O14: only a spymaster without a clue loses the turn"""
    game = dealt(timer="every-turn", clue_seconds=15, pre_approval=True)
    game = game.after((ADA, Clue("ocean", 3))).time_up()
    assert game.turn.clue == Clue("ocean", 3)
