"""Codenames: a clue in doubt. Who may object, who decides, and what it costs."""

from typing import Any

import pytest
from game_table import Played
from msgspec.structs import replace

from codenames.table import (
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
    blue_turn,
    choosing,
    cover,
    dealt,
    red_turn,
    touch,
)
from konspira.game import CHANCE, HOST, ROOM, HostSeat, Move, Outcome, Seat
from konspira.games.codenames.moves import (
    Accept,
    Answer,
    Ask,
    Clue,
    Cover,
    Deal,
    Flag,
    LeaveTeam,
    Mark,
    Reason,
    Reject,
    Start,
    Stop,
    Touch,
)
from konspira.games.codenames.pieces import Identity, Team
from konspira.games.codenames.state import Over, Turn, Verdict

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


def test_a_flag_needs_no_reason_and_whoever_raised_it_may_give_one_later() -> None:
    """CN-O09"""
    game = clued().after((DEE, Flag()))
    assert (game.review.flagged_by, game.review.reason) == (DEE, None)
    told = game.after((DEE, Flag(FORM)))
    assert told.review == replace(game.review, reason=FORM)
    assert told.after((DEE, Flag())).review.reason is None
    assert told.refusal(CY, Flag(FORM)) == ("not-now", None)
    assert told.refusal(BEN, Flag(FORM)) == ("not-now", None)


def test_a_reason_that_nobody_plays_by_is_no_reason_at_any_time() -> None:
    """CN-O09"""
    game = clued(clue_rules={"any_rhyme": True}).after((DEE, Flag()))
    assert game.refusal(DEE, Flag(Reason.BARE_RHYME))[0] == "rule-is-switched-off"


# The judge


def test_an_invalid_clue_ends_the_turn_at_once() -> None:
    """CN-62"""
    game = flagged().after((BEN, NO))
    assert game.punishes is Team.BLUE
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
    heard = Turn(Team.RED, Clue("snakes", 2), (0,), touched_by=(CY,))
    assert game.table.turns == (heard,)


@pytest.mark.parametrize("seat", [ADA, CY, DEE, HOST])
def test_the_judge_is_the_opposing_spymaster_alone(seat: Seat) -> None:
    """CN-65"""
    assert flagged().refusal(seat, Accept()) == ("not-your-turn", None)
    assert flagged().refusal(seat, NO) == ("not-your-turn", None)
    assert clued().refusal(seat, NO) == ("not-your-turn", None)


def test_the_judge_needs_no_flag_to_reject_a_clue() -> None:
    """CN-65"""
    assert clued().after((BEN, NO)).punishes is Team.BLUE


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
    assert asked_another.after((HOST, NO)).punishes is Team.BLUE


@pytest.mark.parametrize("late", ["first-touch", "end-of-turn"])
def test_an_accepted_clue_cannot_be_challenged_again(late: str) -> None:
    """CN-65, CN-O05"""
    accepted = flagged(challenge_until=late).after((BEN, Accept()))
    for game in (accepted, accepted.after((CY, touch("whale")))):
        assert game.refusal(DEE, Flag(FORM)) == ("clue-was-accepted", "CN-65")
        assert game.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")


def test_without_an_answer_for_twenty_seconds_the_turn_goes_on() -> None:
    """CN-65"""
    game = flagged()
    assert game.deadline == game.now + 20_000
    assert game.time_up().after((CY, touch("whale"))).turn.made == 1
    assert flagged(answer_seconds=45).deadline == game.now + 45_000


def test_silence_does_not_make_a_clue_immune() -> None:
    """CN-65, CN-O05: a friend's flag that nobody answers protects no clue"""
    game = clued().after((CY, Flag(FORM))).time_up()
    assert not game.turn.upheld
    assert game.after((BEN, NO)).punishes is Team.BLUE
    assert game.after((DEE, Flag(FORM)), (BEN, NO)).punishes is Team.BLUE


def test_a_flag_that_nobody_answered_is_not_repeated_by_the_same_person() -> None:
    """CN-65: or one person could hold up the game for ever"""
    game = clued().after((CY, Flag(FORM))).time_up()
    assert game.refusal(CY, Flag(FORM)) == ("already-flagged", "CN-65")
    assert "Flag" not in game.hand(CY).may
    assert "Flag" in game.hand(DEE).may


def test_the_first_touch_makes_an_objection_too_late() -> None:
    """CN-64, CN-O05"""
    game = clued().after((CY, touch("whale")))
    assert game.refusal(DEE, Flag(FORM)) == ("too-late-to-challenge", "CN-64")
    assert game.refusal(BEN, NO) == ("too-late-to-challenge", "CN-64")


def test_a_group_may_allow_objections_until_the_end_of_the_turn() -> None:
    """CN-62, CN-O05"""
    game = clued(challenge_until="end-of-turn").after((CY, touch("whale")))
    for late in (game.after((BEN, NO)), game.after((DEE, Flag(FORM)), (BEN, NO))):
        assert late.punishes is Team.BLUE
        assert late.covered == {"whale": Identity.RED}


def test_not_even_then_can_the_clue_of_an_earlier_turn_be_rejected() -> None:
    """CN-64, CN-O05"""
    game = clued(challenge_until="end-of-turn").after((CY, touch("whale")), (CY, Stop()))
    assert game.refusal(BEN, NO) == ("not-now", None)


# Rules that the group has switched off


SWITCHED_OFF: dict[Reason, dict[str, Any]] = {
    Reason.NOT_ABOUT_MEANING: {"meaning_only": False},
    Reason.LETTERS: {"meaning_only": False},
    Reason.POSITION: {"no_position_clues": False},
    Reason.BARE_LETTER_OR_NUMBER: {"letters_and_numbers": "free"},
    Reason.NUMBER_AS_HINT: {"number_is_not_a_hint": False},
    Reason.WORD_FORM: {"no_word_forms": False},
    Reason.COMPOUND_PART: {"no_compound_parts": "allowed"},
    Reason.SOUND_ALIKE: {"sound_alikes_differ": False},
    Reason.OTHER_MEANING: {"same_spelling_same_word": True},
    Reason.TWO_WORDS: {"single_word": False},
    Reason.PROPER_NAME: {"proper_names": True},
    Reason.ACRONYM: {"acronyms": "well-known"},
    Reason.BARE_RHYME: {"any_rhyme": True},
    Reason.VISIBLE_WORD: {"no_visible_codename": False},
}
SWITCHED_ON: dict[Reason, dict[str, Any]] = {
    Reason.OTHER_MEANING: {"same_spelling_same_word": False},
    Reason.PROPER_NAME: {"proper_names": False},
}
SPOKEN = {Reason.VISIBLE_WORD}  # that the program cannot hear
BREACHES: dict[Reason, str] = {  # a clue that breaks the rule, and nothing else
    Reason.COMMENT: "ocean",  # said with a wink
    Reason.NOT_ABOUT_MEANING: "palindrome",
    Reason.LETTERS: "sibilant",
    Reason.POSITION: "corner",
    Reason.BARE_LETTER_OR_NUMBER: "S",
    Reason.NUMBER_AS_HINT: "dwarfs",
    Reason.OTHER_LANGUAGE: "Schlange",
    Reason.FOREIGN_WORD: "serpente",
    Reason.WORD_FORM: "snakes",
    Reason.COMPOUND_PART: "rain",
    Reason.SOUND_ALIKE: "flour",
    Reason.OTHER_MEANING: "bank",
    Reason.TWO_WORDS: "sleepy-snake",
    Reason.INVENTED_TERM: "snakodon",
    Reason.PROPER_NAME: "Kaa",
    Reason.INVENTED_NAME: "Slitherman",
    Reason.ACRONYM: "WWF",
    Reason.BARE_RHYME: "cake",
    Reason.RHYME_ANNOUNCED: "brake",  # said with a bow
    Reason.VISIBLE_WORD: "",  # everybody has heard "snake"
}


def breach(reason: Reason, rules: dict[str, Any], **chosen: Any) -> Game:
    """Red's spymaster has given a clue that breaks this rule."""
    clue, spoken = Clue(BREACHES[reason], 2), reason in SPOKEN
    game = dealt(5, clue_rules=rules, spoken_clues=spoken, **chosen)
    return game.after((ADA, clue))


@pytest.mark.parametrize("reason", Reason)
def test_a_judge_quotes_the_rule_that_a_clue_breaks_and_it_is_punished(
    reason: Reason,
) -> None:
    """CN-29, CN-30, CN-62, CN-73, CN-74, CN-75, CN-76, CN-77, CN-78, CN-79, CN-80, CN-81,
    CN-82, CN-83, CN-85, CN-86, CN-87, CN-90, CN-91, CN-95, CN-96, CN-O09, CN-O22"""
    game = breach(reason, SWITCHED_ON.get(reason, {}))
    assert reason in game.table.reasons
    for judged in (game, game.after((DEE, Flag(reason)))):
        punished = judged.after((BEN, Reject(reason)))
        assert punished.punishes is Team.BLUE
        assert punished.table.turns[-1].rejected == reason


@pytest.mark.parametrize("reason", SWITCHED_OFF)
def test_a_rule_that_the_group_has_switched_off_is_no_reason(reason: Reason) -> None:
    """CN-30, CN-73, CN-74, CN-75, CN-76, CN-77, CN-80, CN-81, CN-82, CN-83, CN-85, CN-87,
    CN-91, CN-93, CN-95, CN-O11"""
    game = breach(reason, SWITCHED_OFF[reason])
    refused = ("rule-is-switched-off", reason)
    assert reason not in game.table.reasons
    assert game.refusal(DEE, Flag(reason)) == refused
    assert game.refusal(BEN, Reject(reason)) == refused
    flagged_for_another = game.after((DEE, Flag(Reason.COMMENT)))
    assert flagged_for_another.refusal(BEN, Reject(reason)) == refused
    in_a_vote = breach(reason, SWITCHED_OFF[reason], judge="vote")
    assert in_a_vote.refusal(DEE, Reject(reason)) == refused


def test_a_visible_word_is_a_reason_only_where_the_program_hears_no_words() -> None:
    """CN-30, CN-O09, CN-O27"""
    assert Reason.VISIBLE_WORD not in clued().table.reasons
    refused = ("rule-is-switched-off", "CN-30")
    assert clued().refusal(BEN, Reject(Reason.VISIBLE_WORD)) == refused


def test_terms_of_two_words_do_not_lift_the_rule_against_mere_descriptions() -> None:
    """CN-85: "polar bear", but not "sleepy bear\""""
    game = dealt(referee="off", clue_rules={"two_word_terms": True})
    game = game.after((ADA, Clue("sleepy bear", 2)))
    assert game.after((BEN, Reject(Reason.TWO_WORDS))).punishes is Team.BLUE


@pytest.mark.parametrize("value", ["literal", "both-directions"])
def test_compounds_may_be_judged_unless_the_group_allows_them(value: str) -> None:
    """CN-81, CN-O11"""
    game = breach(Reason.COMPOUND_PART, {"no_compound_parts": value})
    assert game.after((BEN, Reject(Reason.COMPOUND_PART))).punishes is Team.BLUE


def test_terms_made_up_for_the_occasion_are_never_allowed() -> None:
    """CN-86, CN-90: no agreement lifts these two"""
    lenient = {k: v for rules in SWITCHED_OFF.values() for k, v in rules.items()}
    for reason in (Reason.INVENTED_TERM, Reason.INVENTED_NAME):
        game = breach(reason, lenient)
        assert game.after((BEN, Reject(reason))).punishes is Team.BLUE


# Other judges


def test_the_host_may_be_the_judge() -> None:
    """CN-65, CN-O09"""
    game = flagged(judge="host")
    assert game.refusal(BEN, NO) == ("not-your-turn", None)
    assert game.after((HOST, Accept())).turn.upheld
    assert game.after((HOST, NO)).punishes is Team.BLUE
    assert clued(judge="host").after((HOST, NO)).punishes is Team.BLUE


def test_nobody_judges_their_own_clue() -> None:
    """CN-65, CN-O09: a host who is the clue's spymaster leaves it to the other one"""
    game = dealt(judge="host").at(0, ROOM, HostSeat(ADA)).after(SNAKES)
    for doubted in (game, game.after((DEE, Flag(FORM)))):
        assert doubted.refusal(HOST, Accept()) == ("not-your-turn", None)
        assert doubted.refusal(HOST, NO) == ("not-your-turn", None)
        assert not {"Accept", "Reject"} & set(doubted.hand(HOST).may)
        assert doubted.after((BEN, NO)).punishes is Team.BLUE
    elsewhere = dealt(judge="host").at(0, ROOM, HostSeat(CY)).after(SNAKES)
    assert elsewhere.after((HOST, NO)).punishes is Team.BLUE


def test_in_a_vote_more_than_half_of_the_others_must_reject_the_clue() -> None:
    """CN-O09"""
    game = flagged(5, judge="vote").after((BEN, NO), (CY, Accept()))
    assert game.review.verdicts == (Verdict(BEN, FORM), Verdict(CY, None))
    game = game.after((DEE, NO))
    assert game.review.verdicts[-1] == Verdict(DEE, FORM)
    assert game.after((ED, NO)).punishes is Team.BLUE
    assert game.after((ED, Accept())).turn.upheld


def test_a_vote_is_over_as_soon_as_it_is_decided() -> None:
    """CN-O09"""
    game = flagged(4, judge="vote")
    assert game.after((CY, Accept()), (DEE, Accept())).turn.upheld
    assert game.after((BEN, NO), (DEE, NO)).punishes is Team.BLUE


def test_everybody_but_the_spymaster_of_the_clue_votes_once() -> None:
    """CN-O09"""
    game = flagged(5, judge="vote").after((BEN, NO))
    assert game.refusal(ADA, Accept()) == ("not-your-turn", None)
    assert game.refusal(HOST, Accept()) == ("not-your-turn", None)
    assert game.refusal(BEN, Accept()) == ("already-answered", "CN-65")


def test_in_a_vote_those_who_do_not_answer_reject_nothing() -> None:
    """CN-O09"""
    game = flagged(5, judge="vote").after((BEN, NO), (DEE, NO)).time_up()
    assert game.turn.clue == SNAKES[1]
    assert not game.turn.upheld


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


@pytest.mark.parametrize("move", [cover("river"), Clue("night", 1)])
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
    game = rejected().after((BEN, Clue("night", 1)))
    assert game.turn.team is Team.BLUE
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


@pytest.mark.parametrize("timer", ["off", "soft", "hard"])
def test_the_right_to_cover_lasts_until_the_next_clue_however_long_that_takes(
    timer: str,
) -> None:
    """CN-63, CN-O07"""
    game = rejected(timer=timer)
    assert game.deadline is None
    late = game.at(game.now + 10**7, BEN, cover("river"))
    assert late.table.left == (9, 7)


def test_a_group_may_do_without_the_penalty() -> None:
    """CN-62, CN-63"""
    game = rejected(penalty_cover=False)
    assert game.clues is Team.BLUE
    assert game.refusal(BEN, cover("river")) == ("not-now", None)


def test_a_turn_with_an_invalid_clue_may_pass_without_a_cover() -> None:
    """CN-O03"""
    game = rejected().after((BEN, Clue("night", 1)))
    assert game.covered == {}
    assert game.turn.team is Team.BLUE


def test_red_punishes_the_clues_of_blue() -> None:
    """CN-62, CN-63, CN-65"""
    game = dealt(6).after(*red_turn("whale"), (BEN, Clue("snakes", 1)), (FAY, Flag(FORM)))
    game = game.after((ADA, NO), (ADA, cover("salt")))
    assert game.clues is Team.RED
    assert game.table.left == (7, 8)
    assert [turn.team for turn in game.table.turns] == [Team.RED, Team.BLUE, Team.RED]
