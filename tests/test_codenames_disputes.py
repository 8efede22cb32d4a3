"""Codenames: a clue in doubt. Who may object, who decides, and what it costs."""

from typing import Any

import pytest
from codenames_table import (
    ADA,
    BEN,
    BLUE_WORDS,
    CY,
    DEE,
    ED,
    FAY,
    KEY,
    WORDS,
    Game,
    Played,
    blue_turn,
    choosing,
    cover,
    dealt,
    red_turn,
    touch,
)

from konspira.game import CHANCE, HOST, Outcome, Seat
from konspira.games.codenames.moves import (
    Accept,
    Answer,
    Ask,
    Clue,
    Cover,
    Deal,
    Decline,
    Flag,
    LeaveTeam,
    Mark,
    Move,
    Reason,
    Reject,
    Start,
    Stop,
    Touch,
)
from konspira.games.codenames.pieces import Identity, Team
from konspira.games.codenames.state import Over, Penalty, Turn, Verdict

FORM = Reason.WORD_FORM
SNAKES: Played = (ADA, Clue("snakes", 2))
NO = Reject(FORM)


def clued(seats: int = 4, **chosen: Any) -> Game:
    """Red's spymaster has said "snakes" while SNAKE lies on the table."""
    return dealt(seats, **chosen).after(SNAKES)


def flagged(seats: int = 4, **chosen: Any) -> Game:
    return clued(seats, **chosen).after((DEE, Flag(FORM)))


# The flag


@pytest.mark.parametrize("seat", [BEN, CY, DEE])
def test_anybody_with_a_seat_may_flag_a_clue_which_only_asks_the_judge(seat: Seat) -> None:
    """CN-65, CN-O09"""
    game = clued().after((seat, Flag(FORM)))
    assert (game.review.flagged_by, game.review.reason) == (seat, FORM)
    assert game.review.verdicts == ()
    assert game.table.turns[-1].rejected is None


def test_an_onlooker_may_flag_a_clue() -> None:
    """CN-65"""
    game = choosing(5).after((ED, LeaveTeam()), (HOST, Start()))
    game = game.after((CHANCE, Deal(WORDS, (), KEY)), SNAKES, (ED, Flag(FORM)))
    assert game.review.flagged_by == ED


@pytest.mark.parametrize("seat", [ADA, HOST])
def test_the_spymaster_of_the_clue_and_people_without_a_seat_flag_nothing(
    seat: Seat,
) -> None:
    """CN-56, CN-65"""
    assert clued().refusal(seat, Flag(FORM)) == ("not-your-turn", None)


@pytest.mark.parametrize(
    ("seat", "move"),
    [(CY, Touch(0)), (CY, Mark(0)), (CY, Stop()), (BEN, Flag(FORM)), (ADA, SNAKES[1])],
)
def test_a_flag_freezes_the_turn_until_the_judge_has_answered(
    seat: Seat, move: Move
) -> None:
    """CN-O05"""
    assert flagged().refusal(seat, move) == ("not-now", None)


def test_only_a_clue_can_be_flagged() -> None:
    """CN-65"""
    assert dealt().refusal(BEN, Flag(FORM)) == ("not-now", None)
    assert dealt().refusal(BEN, NO) == ("not-now", None)


# The judge


def test_an_invalid_clue_ends_the_turn_at_once() -> None:
    """CN-62"""
    game = flagged().after((BEN, NO))
    assert game.phase == Penalty(Team.BLUE, until=game.now + 20_000)
    assert game.covered == {}
    assert game.refusal(CY, touch("whale")) == ("not-now", None)


def test_everybody_sees_the_reason_of_the_judge() -> None:
    """CN-O09"""
    game = flagged().after((BEN, Reject(Reason.COMPOUND_PART)))
    spoken = Clue("snakes", 2)
    assert game.table.turns == (Turn(Team.RED, spoken, (), Reason.COMPOUND_PART),)


def test_a_clue_that_nobody_notices_stands() -> None:
    """CN-64"""
    game = clued().after((CY, touch("whale")), (CY, Stop()))
    assert game.clues is Team.BLUE
    assert game.table.turns == (Turn(Team.RED, Clue("snakes", 2), (0,)),)


@pytest.mark.parametrize("seat", [ADA, CY, DEE, HOST])
def test_the_judge_is_the_opposing_spymaster_alone(seat: Seat) -> None:
    """CN-65"""
    assert flagged().refusal(seat, Accept()) == ("not-your-turn", None)
    assert flagged().refusal(seat, NO) == ("not-your-turn", None)
    assert clued().refusal(seat, NO) == ("not-your-turn", None)


def test_the_judge_needs_no_flag_to_reject_a_clue() -> None:
    """CN-65"""
    assert isinstance(clued().after((BEN, NO)).phase, Penalty)


def test_a_clue_that_the_judge_accepts_stands_and_the_turn_goes_on() -> None:
    """CN-65"""
    game = flagged().after((BEN, Accept()))
    assert (game.turn.team, game.turn.clue) == (Team.RED, Clue("snakes", 2))
    assert game.after((CY, touch("whale"))).turn.made == 1


def test_a_judge_may_accept_a_clue_unasked_and_touches_open_at_once() -> None:
    """CN-65, CN-O05"""
    game = clued()
    soon = game.now + 1_000
    assert game.refusal(CY, touch("whale"), at=soon)[0] == "too-early"
    game = game.at(soon, BEN, Accept())
    assert game.refusal(DEE, Flag(FORM)) == ("clue-was-accepted", "CN-65")
    assert game.at(soon, CY, touch("whale")).turn.made == 1


def test_only_a_single_judge_may_accept_unasked() -> None:
    """CN-O09: where many vote, one of them settles nothing"""
    assert clued(6, judge="vote").refusal(BEN, Accept()) == ("not-your-turn", None)
    assert clued().refusal(DEE, Accept()) == ("not-your-turn", None)


def test_a_judge_who_approved_a_clue_beforehand_cannot_reject_it() -> None:
    """CN-65, CN-O08"""
    game = clued(pre_approval=True).after((BEN, Answer(True)))
    assert game.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")
    asked_another = clued(pre_approval=True, judge="host").after((BEN, Answer(True)))
    assert isinstance(asked_another.after((HOST, NO)).phase, Penalty)


@pytest.mark.parametrize("late", ["first-touch", "end-of-turn"])
def test_an_accepted_clue_cannot_be_challenged_again(late: str) -> None:
    """CN-65, CN-O05"""
    accepted = flagged(challenge_until=late).after((BEN, Accept()))
    for game in (accepted, accepted.after((CY, touch("whale")))):
        assert game.refusal(DEE, Flag(FORM)) == ("clue-was-accepted", "CN-65")
        assert game.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")


def test_no_answer_within_twenty_seconds_counts_as_accepting() -> None:
    """CN-65"""
    game = flagged()
    assert game.deadline == game.now + 20_000
    assert game.time_up().turn.upheld
    assert flagged(answer_seconds=45).deadline == game.now + 45_000


def test_the_first_touch_makes_an_objection_too_late() -> None:
    """CN-64, CN-O05"""
    game = clued().after((CY, touch("whale")))
    assert game.refusal(DEE, Flag(FORM)) == ("too-late-to-challenge", "CN-64")
    assert game.refusal(BEN, NO) == ("too-late-to-challenge", "CN-64")


def test_a_group_may_allow_objections_until_the_end_of_the_turn() -> None:
    """CN-62, CN-O05"""
    game = clued(challenge_until="end-of-turn").after((CY, touch("whale")))
    for late in (game.after((BEN, NO)), game.after((DEE, Flag(FORM)), (BEN, NO))):
        assert late.phase == Penalty(Team.BLUE, until=late.now + 20_000)
        assert late.covered == {"whale": Identity.RED}


def test_not_even_then_can_the_clue_of_an_earlier_turn_be_rejected() -> None:
    """CN-64, CN-O05"""
    game = clued(challenge_until="end-of-turn").after((CY, touch("whale")), (CY, Stop()))
    assert game.refusal(BEN, NO) == ("not-now", None)


# Other judges


def test_the_host_may_be_the_judge() -> None:
    """CN-65, CN-O09"""
    game = flagged(judge="host")
    assert game.refusal(BEN, NO) == ("not-your-turn", None)
    assert game.after((HOST, Accept())).turn.upheld
    assert isinstance(game.after((HOST, NO)).phase, Penalty)
    assert isinstance(clued(judge="host").after((HOST, NO)).phase, Penalty)


def test_in_a_vote_more_than_half_of_the_others_must_reject_the_clue() -> None:
    """CN-O09"""
    game = flagged(5, judge="vote").after((BEN, NO), (CY, Accept()))
    assert game.review.verdicts == (Verdict(BEN, FORM), Verdict(CY, None))
    game = game.after((DEE, NO))
    assert game.review.verdicts[-1] == Verdict(DEE, FORM)
    assert isinstance(game.after((ED, NO)).phase, Penalty)
    assert game.after((ED, Accept())).turn.upheld


def test_a_vote_is_over_as_soon_as_it_is_decided() -> None:
    """CN-O09"""
    game = flagged(4, judge="vote")
    assert game.after((CY, Accept()), (DEE, Accept())).turn.upheld
    assert isinstance(game.after((BEN, NO), (DEE, NO)).phase, Penalty)


def test_everybody_but_the_spymaster_of_the_clue_votes_once() -> None:
    """CN-O09"""
    game = flagged(5, judge="vote").after((BEN, NO))
    assert game.refusal(ADA, Accept()) == ("not-your-turn", None)
    assert game.refusal(HOST, Accept()) == ("not-your-turn", None)
    assert game.refusal(BEN, Accept()) == ("already-answered", "CN-65")


def test_in_a_vote_no_answer_counts_as_accepting() -> None:
    """CN-O09"""
    assert flagged(5, judge="vote").after((BEN, NO), (DEE, NO)).time_up().turn.upheld


def test_in_a_vote_a_rejection_without_a_flag_calls_the_others_to_vote() -> None:
    """CN-O09"""
    game = clued(5, judge="vote").after((DEE, NO))
    assert game.review.flagged_by == DEE
    assert game.review.verdicts == (Verdict(DEE, FORM),)


# The penalty


def rejected(**chosen: Any) -> Game:
    return clued(**chosen).after((BEN, NO))


def test_the_other_spymaster_may_cover_an_own_word_before_the_next_clue() -> None:
    """CN-63"""
    game = rejected().after((BEN, cover("river")))
    assert game.covered == {"river": Identity.BLUE}
    assert game.table.left == (9, 7)
    assert game.clues is Team.BLUE
    assert game.table.turns[-1] == Turn(Team.BLUE, None, (WORDS.index("river"),))


@pytest.mark.parametrize("word", ["whale", "piano", "dagger"])
def test_the_penalty_covers_a_word_of_the_own_team_alone(word: str) -> None:
    """CN-63"""
    refusal = rejected().refusal(BEN, cover(word))
    assert refusal == ("not-a-word-of-that-team", "CN-63")


def test_the_penalty_covers_a_visible_word_alone() -> None:
    """CN-63, CN-O23"""
    game = dealt().after(*red_turn("whale"), *blue_turn("snake"), (ADA, Clue("sneaky", 1)))
    refusal = game.after((BEN, NO)).refusal(BEN, cover("snake"))
    assert refusal == ("card-is-covered", "CN-O23")
    assert rejected().refusal(BEN, Cover(25)) == ("no-such-card", None)


@pytest.mark.parametrize("move", [cover("river"), Decline(), Clue("night", 1)])
def test_the_penalty_is_the_right_of_the_other_spymaster_alone(move: Move) -> None:
    """CN-63"""
    for seat in (ADA, CY, DEE):
        assert rejected().refusal(seat, move) == ("not-your-turn", None)


def test_only_one_word_is_covered() -> None:
    """CN-63"""
    game = rejected().after((BEN, cover("river")))
    assert game.refusal(BEN, cover("money")) == ("not-now", None)


def test_the_penalty_may_win_the_game() -> None:
    """CN-O06"""
    game = dealt().after(*red_turn("whale"), *blue_turn(*BLUE_WORDS[:7]))
    game = game.after(SNAKES, (BEN, NO), (BEN, cover("castle")))
    assert game.phase == Over(Team.BLUE, "all-words-covered")
    assert game.outcome == Outcome((BEN, DEE), (0, 1, 0, 1), "all-words-covered")


def test_the_penalty_may_be_declined() -> None:
    """CN-O07"""
    game = rejected().after((BEN, Decline()))
    assert game.clues is Team.BLUE
    assert game.covered == {}


def test_the_right_to_cover_lapses_with_the_next_clue() -> None:
    """CN-O07"""
    game = rejected().after((BEN, Clue("night", 1)))
    assert game.turn.team is Team.BLUE
    assert game.refusal(BEN, cover("river")) == ("not-now", None)


def test_a_refused_clue_leaves_the_right_to_cover() -> None:
    """CN-O07, CN-O26"""
    game = rejected()
    assert game.refusal(BEN, Clue("whale", 1)) == ("clue-is-on-the-table", "CN-30")
    assert game.after((BEN, cover("river"))).table.left == (9, 7)


def test_a_private_question_leaves_the_right_to_cover() -> None:
    """CN-66, CN-O07"""
    game = rejected().after((BEN, Ask("nightly")), (ADA, Answer(True)))
    assert game.after((BEN, cover("river"))).table.left == (9, 7)


def waiting() -> Game:
    """Blue's spymaster may cover a word, and has handed in a clue for approval."""
    game = clued(pre_approval=True, judge="host").after((BEN, Answer(True)), (HOST, NO))
    return game.after((BEN, Clue("night", 1)))


def test_a_clue_that_is_not_approved_leaves_the_right_to_cover() -> None:
    """CN-O07, CN-O08"""
    game = waiting().after((ADA, Answer(False)))
    assert game.after((BEN, cover("river"))).table.left == (9, 7)


def test_a_clue_that_is_approved_ends_the_right_to_cover() -> None:
    """CN-O07, CN-O08"""
    game = waiting().after((ADA, Answer(True)))
    assert game.turn.clue == Clue("night", 1)
    assert game.refusal(BEN, cover("river")) == ("not-now", None)


def test_a_clue_goes_on_waiting_when_the_right_to_cover_lapses() -> None:
    """CN-O07, CN-O08"""
    game = waiting()
    assert game.deadline == game.now + 10_000
    for lapsed in (game.time_up(), game.after((BEN, Decline()))):
        assert lapsed.clues is Team.BLUE
        assert lapsed.deadline == game.now + 20_000
        assert lapsed.time_up().turn.clue == Clue("night", 1)


def test_no_choice_within_twenty_seconds_counts_as_declining() -> None:
    """CN-O07"""
    game = rejected()
    assert game.deadline == game.now + 20_000
    assert game.time_up().clues is Team.BLUE
    assert rejected(answer_seconds=60).deadline == game.now + 60_000


def test_a_group_may_do_without_the_penalty() -> None:
    """CN-62, CN-63"""
    game = rejected(penalty_cover=False)
    assert game.clues is Team.BLUE
    assert game.refusal(BEN, cover("river")) == ("not-now", None)


def test_a_turn_with_an_invalid_clue_may_pass_without_a_cover() -> None:
    """CN-O03"""
    game = rejected().after((BEN, Decline()), (BEN, Clue("night", 1)))
    assert game.covered == {}
    assert game.turn.team is Team.BLUE


def test_red_punishes_the_clues_of_blue() -> None:
    """CN-62, CN-63, CN-65"""
    game = dealt(6).after(*red_turn("whale"), (BEN, Clue("snakes", 1)), (FAY, Flag(FORM)))
    game = game.after((ADA, NO), (ADA, cover("salt")))
    assert game.clues is Team.RED
    assert game.table.left == (7, 8)
    assert [turn.team for turn in game.table.turns] == [Team.RED, Team.BLUE, Team.RED]
