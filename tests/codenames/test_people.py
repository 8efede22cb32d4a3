"""Codenames around the rules: late guests, lost people, the host who helps, slips."""

from typing import Any

import pytest
from game_table import Played

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    FAY,
    KEY,
    WORDS,
    Game,
    choosing,
    dealt,
    mark,
    red_turn,
    touch,
)
from konspira.game import CHANCE, HOST, ROOM, Contact, HostSeat, Move, NewSeat, Seat
from konspira.games.codenames.moves import (
    Accept,
    Admit,
    Answer,
    Ask,
    Assign,
    BecomeSpymaster,
    Clue,
    Correct,
    Deal,
    Flag,
    GoOn,
    HandKey,
    JoinTeam,
    LeaveTeam,
    Reason,
    Reject,
    ShuffleTeams,
    Start,
    Stop,
    Touch,
)
from konspira.games.codenames.pieces import BOTH, OPERATIVE, OUT, Role, Team
from konspira.games.codenames.state import Choosing, Cluing, Shuffling, Turn
from konspira.games.codenames.views import Asked

NEW: Played = (ROOM, NewSeat())
ALONE: Played = (ROOM, NewSeat(invited=False))
SNAKES: Played = (ADA, Clue("snakes", 2))
NO = Reject(Reason.WORD_FORM)


def with_onlooker(**chosen: Any) -> Game:
    """Ada and Cy against Ben and Dee; Ed sits this game out."""
    game = choosing(5, **chosen).after((ED, LeaveTeam()), (HOST, Start()))
    return game.after((CHANCE, Deal(WORDS, (), KEY)))


# Late guests


def test_a_late_guest_takes_a_side_while_sides_are_chosen() -> None:
    """CN-O29"""
    game = choosing().after(ALONE)
    assert game.state.places[ED] == OUT
    assert game.hand(ED).may == ("JoinTeam", "BecomeSpymaster", "LeaveTeam")
    game = game.after((ED, JoinTeam(Team.BLUE)))
    assert game.state.operatives(Team.BLUE) == (DEE, ED)


@pytest.mark.parametrize(
    "moves", [(), (SNAKES,), (SNAKES, (DEE, Flag(Reason.WORD_FORM))), (SNAKES, (BEN, NO))]
)
def test_a_late_guest_becomes_an_operative_at_any_moment(moves: tuple[Played, ...]) -> None:
    """CN-O29"""
    game = dealt().after(*moves, NEW)
    assert game.hand(ED).key == ()
    assert not {"Touch", "Mark", "Clue"} & set(game.hand(ED).may)
    game = game.after((HOST, Admit(ED, Team.RED)))
    assert game.state.operatives(Team.RED) == (CY, ED)
    assert game.hand(ED).key == ()


def test_a_late_guest_guesses_with_the_team() -> None:
    """CN-34, CN-O29"""
    game = dealt().after(SNAKES, NEW, (HOST, Admit(ED, Team.RED)), (ED, touch("whale")))
    assert game.turn.made == 1
    assert game.outcome is None
    won = game.after(*[(ED, Touch(card)) for card in range(1, 3)])
    assert len(won.table.places) == 5


def test_in_mid_game_a_guest_comes_in_by_the_host_alone() -> None:
    """CN-O29"""
    assert dealt().refusal(*ALONE) == ("host-only", None)
    game = dealt().after(NEW)
    for seat in (ADA, CY, ED):
        assert game.refusal(seat, Admit(ED, Team.RED)) == ("not-your-turn", None)
    assert game.refusal(ED, JoinTeam(Team.RED)) == ("not-now", None)


def test_nobody_sits_down_while_chance_deals_or_after_the_game() -> None:
    """CN-O29"""
    assert choosing().after((HOST, Start())).refusal(*NEW) == ("not-now", None)
    over = dealt().after((ADA, Clue("ocean", 1)), (CY, touch("dagger")))
    assert over.refusal(*NEW) == ("game-is-over", None)


def test_in_mid_game_no_guest_sits_down_at_a_phone_that_may_have_shown_the_key() -> None:
    """CN-13, CN-O29"""
    beside = NewSeat(shared=True)
    assert dealt().refusal(ROOM, beside) == ("phone-holds-a-seat", None)
    assert choosing().after((ROOM, beside)).state.places[ED] == OUT


def test_there_are_twenty_seats() -> None:
    """CN-03"""
    assert dealt(20).refusal(*NEW) == ("no-seat-left", None)


def test_whoever_sits_out_helps_a_team_that_has_lost_somebody() -> None:
    """CN-O29"""
    game = with_onlooker().after(SNAKES, (HOST, Admit(ED, Team.RED)), (ED, touch("whale")))
    assert game.turn.made == 1


def test_whoever_sits_out_may_take_a_lost_spymasters_key_and_the_game_goes_on() -> None:
    """CN-04, CN-O29"""
    game = with_onlooker().away(ADA).after((HOST, HandKey(Team.RED, ED)))
    assert game.state.spymaster(Team.RED) == ED
    assert game.state.operatives(Team.RED) == (CY,)
    assert game.after((ED, Clue("ocean", 1))).turn.team is Team.RED


def test_nobody_who_has_seen_the_key_ever_guesses() -> None:
    """CN-13, CN-O29"""
    game = dealt(6).away(ADA).after((HOST, HandKey(Team.RED, CY))).away(BEN)
    for seat in (ADA, CY, BEN):
        refused = game.refusal(HOST, Admit(seat, Team.BLUE))
        assert refused == ("does-not-sit-out", "CN-O29")
    assert game.refusal(HOST, HandKey(Team.BLUE, ADA))[0] == "not-an-operative-of-that-team"


@pytest.mark.parametrize("seat", [CY, DEE, Seat(9)])
def test_an_operative_does_not_change_sides_in_mid_game(seat: Seat) -> None:
    """CN-O29"""
    refused = dealt().refusal(HOST, Admit(seat, Team.BLUE))
    assert refused == ("does-not-sit-out", "CN-O29")


def test_one_team_takes_guests_into_its_own_ranks_alone() -> None:
    """CN-97, CN-O29"""
    game = dealt(2).after(NEW)
    assert game.refusal(HOST, Admit(CY, Team.BLUE)) == ("no-such-team", "CN-O29")
    assert game.after((HOST, Admit(CY, Team.RED))).state.operatives(Team.RED) == (BEN, CY)


def test_a_fourth_joins_the_operative_of_three_players_and_works_for_both() -> None:
    """CN-112, CN-O29"""
    assert choosing(3).after(ALONE).state.places[DEE] == BOTH
    game = dealt(3).after(NEW, (HOST, Admit(DEE, None)))
    assert game.state.operatives(Team.RED) == game.state.operatives(Team.BLUE) == (CY, DEE)
    assert dealt(3).after(NEW).refusal(HOST, Admit(DEE, Team.RED))[0] == "no-such-team"


# Lost operatives


def test_a_majority_counts_those_who_are_there() -> None:
    """CN-34, CN-O13"""
    game = dealt(6, touch_by="majority").after((ADA, Clue("ocean", 2)))
    assert game.table.needed == 2
    voted = game.after((CY, touch("whale")))
    assert voted.turn.made == 0
    alone = game.away(ED)
    assert alone.table.needed == 1
    assert alone.after((CY, touch("whale"))).turn.made == 1


def test_a_vote_that_was_given_counts_whoever_has_gone_since() -> None:
    """CN-34, CN-O13"""
    game = dealt(8, touch_by="majority").after((ADA, Clue("ocean", 2)), (CY, touch("salt")))
    game = game.away(CY)
    assert game.turn.votes[0].seat == CY
    assert game.after((ED, touch("salt"))).turn.made == 1


def test_nothing_is_touched_because_somebody_is_lost() -> None:
    """CN-34: only a tap touches"""
    game = dealt(6, touch_by="majority").after((ADA, Clue("ocean", 2)), (CY, touch("salt")))
    assert game.away(ED).turn.made == 0
    assert game.away(ED).after((CY, touch("salt"))).turn.made == 1


def test_somebody_who_is_back_counts_again() -> None:
    """CN-34, CN-O13"""
    game = dealt(6, touch_by="majority").after((ADA, Clue("ocean", 2))).away(ED).back(ED)
    assert game.table.needed == 2
    assert game.after((CY, touch("whale"))).turn.made == 0


def test_a_stop_too_needs_only_those_who_are_there() -> None:
    """CN-43, CN-O13"""
    game = dealt(6, touch_by="majority").after((ADA, Clue("ocean", 2))).away(ED)
    assert game.after((CY, touch("whale")), (CY, Stop())).clues is Team.BLUE


def test_a_lost_captain_has_a_deputy() -> None:
    """CN-34, CN-O13"""
    game = dealt(6, touch_by="captain").after((ADA, Clue("ocean", 2)))
    assert game.refusal(ED, touch("whale")) == ("not-your-turn", None)
    game = game.away(CY)
    assert "Touch" in game.hand(ED).may
    assert game.after((ED, touch("whale"))).turn.made == 1
    assert game.after((CY, touch("whale"))).turn.made == 1, "a sleeping phone wakes up"
    assert game.back(CY).refusal(ED, touch("whale")) == ("not-your-turn", None)


def test_if_nobody_is_there_everybody_counts() -> None:
    """CN-34"""
    game = dealt(6, touch_by="majority").after((ADA, Clue("ocean", 2))).away(CY, ED)
    assert game.table.needed == 2
    captain = dealt(6, touch_by="captain").after((ADA, Clue("ocean", 2))).away(CY, ED)
    assert captain.refusal(ED, touch("whale")) == ("not-your-turn", None)


# Nothing lapses with the timer off, and the host can go on


def test_with_the_timer_off_a_judge_has_all_the_time_there_is() -> None:
    """CN-65, CN-68"""
    game = dealt(timer="off").after(SNAKES, (DEE, Flag(Reason.WORD_FORM)))
    assert game.deadline is None
    assert game.at(10**8, BEN, NO).punishes is Team.BLUE


def test_with_the_timer_off_a_private_question_waits() -> None:
    """CN-66, CN-68"""
    game = dealt(timer="off").after((ADA, Ask("oceanic")))
    assert game.deadline is None
    assert game.at(10**8, BEN, Answer(True)).hand(ADA).asked is not None


def test_the_host_goes_on_without_an_answer_of_the_judge() -> None:
    """CN-65"""
    game = dealt(timer="off").after(SNAKES, (DEE, Flag(Reason.WORD_FORM)), (HOST, GoOn()))
    assert game.turn.clue == SNAKES[1]
    assert game.after((BEN, NO)).punishes is Team.BLUE, "silence makes no clue immune"


def test_the_host_has_the_proposed_word_covered_at_once() -> None:
    """CN-103, CN-O32"""
    game = dealt(2, timer="off").after((ADA, Clue("ocean", 2)), (BEN, touch("piano")))
    game = game.after((CHANCE, game.draw(1)), (HOST, GoOn()))
    assert game.clues is Team.RED
    assert game.table.left == (9, 7)


def test_the_host_goes_on_without_an_approval_and_the_clue_is_not_immune() -> None:
    """CN-O08"""
    game = dealt(timer="off", pre_approval=True).after(SNAKES)
    assert game.deadline is None
    game = game.after((HOST, GoOn()))
    assert game.turn.clue == SNAKES[1]
    assert game.after((BEN, NO)).punishes is Team.BLUE


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ((ADA, Ask("oceanic")),),
        (SNAKES, (BEN, Answer(False))),
    ],
)
def test_going_on_tells_the_host_nothing_of_what_goes_on_in_private(
    moves: tuple[Played, ...],
) -> None:
    """CN-66: neither that nothing waits, nor that a clue was refused"""
    game = dealt(timer="off", pre_approval=True).after(*moves)
    after = game.after((HOST, GoOn()))
    assert "GoOn" in game.hand(HOST).may
    assert (after.table, after.hand(HOST)) == (game.table, game.hand(HOST))
    assert after.state == game.state


@pytest.mark.parametrize("seat", [ADA, BEN, CY])
def test_only_the_host_goes_on(seat: Seat) -> None:
    """CN-65"""
    game = dealt(timer="off").after(SNAKES, (DEE, Flag(Reason.WORD_FORM)))
    assert game.refusal(seat, GoOn()) == ("not-your-turn", None)


def test_the_host_decides_nothing_for_those_who_play() -> None:
    """CN-24, CN-39"""
    assert dealt().refusal(HOST, GoOn()) == ("not-now", None)
    assert dealt().after(SNAKES).refusal(HOST, GoOn()) == ("not-now", None)


def test_where_only_the_operatives_could_object_there_is_no_grace() -> None:
    """CN-O05, CN-O10"""
    game = dealt(2).after((ADA, Clue("ocean", 2)))
    assert game.at(game.now, BEN, touch("whale")).turn.made == 1
    rivals = dealt().after((ADA, Clue("ocean", 2)))
    assert rivals.refusal(CY, touch("whale"), at=rivals.now)[0] == "too-early"


# A slip of the finger


@pytest.mark.parametrize("seat", [ADA, HOST])
def test_a_mistyped_clue_is_corrected_for_all_to_see(seat: Seat) -> None:
    """CN-O28"""
    game = dealt().after((ADA, Clue("ocaen", 2)), (seat, Correct("ocean", 3)))
    assert game.turn.clue == Clue("ocean", 3)
    slip = Clue("ocaen", 2)
    assert game.table.turns == (Turn(Team.RED, Clue("ocean", 3), slips=(slip,)),)


@pytest.mark.parametrize("seat", [BEN, CY, DEE])
def test_nobody_else_corrects_a_clue(seat: Seat) -> None:
    """CN-O28"""
    game = dealt().after((ADA, Clue("ocaen", 2)))
    assert game.refusal(seat, Correct("ocean", 2)) == ("not-your-turn", None)
    assert "Correct" not in game.hand(seat).may


def test_after_the_first_touch_a_clue_stays_as_it_is() -> None:
    """CN-O28"""
    game = dealt().after((ADA, Clue("ocaen", 2)), (CY, touch("whale")))
    assert game.refusal(ADA, Correct("ocean", 2)) == ("too-late-to-correct", "CN-O28")


def test_a_corrected_clue_obeys_the_same_rules() -> None:
    """CN-30, CN-O01, CN-O28"""
    game = dealt(expert_zero=False).after((ADA, Clue("ocaen", 2)))
    assert game.refusal(ADA, Correct("snake", 2)) == ("clue-is-on-the-table", "CN-30")
    assert game.refusal(ADA, Correct("ocean", 0)) == ("no-zero-clues", "CN-45")
    refused = dealt().after((ADA, Ask("oceanic")), (BEN, Answer(False)), SNAKES)
    assert refused.refusal(ADA, Correct("oceanic", 2))[0] == "clue-was-refused"


def test_a_correction_tells_the_host_nothing_of_what_was_refused_in_private() -> None:
    """CN-66, CN-O08, CN-O28: and the judge may still say no to it, aloud"""
    asked = dealt().after((ADA, Ask("oceanic")), (BEN, Answer(False)), SNAKES)
    for game in (asked, dealt().after(SNAKES)):
        corrected = game.after((HOST, Correct("oceanic", 2)))
        assert corrected.turn.clue.word == "oceanic"
        assert corrected.after((BEN, NO)).table.turns[-1].rejected is Reason.WORD_FORM


def test_another_word_may_be_objected_to_like_any_clue() -> None:
    """CN-65, CN-O05, CN-O28"""
    game = dealt().after((ADA, Clue("ocaen", 2)), (BEN, Accept()))
    word = game.after((ADA, Correct("snakes", 2)))
    assert word.refusal(CY, touch("whale"), at=word.now)[0] == "too-early"
    assert word.after((BEN, NO)).punishes is Team.BLUE
    capitals = game.after((ADA, Correct("Ocaen", 2)))
    assert capitals.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")


def test_another_number_makes_a_new_clue_of_an_accepted_one() -> None:
    """CN-65, CN-77, CN-O28, CN-O30"""
    hint = Reject(Reason.NUMBER_AS_HINT)
    accepted = dealt().after((ADA, Clue("fruit", 2)), (BEN, Accept()))
    assert accepted.refusal(BEN, hint) == ("clue-was-accepted", "CN-65")
    game = accepted.after((ADA, Correct("fruit", 8)))
    assert game.refusal(CY, touch("whale"), at=game.now)[0] == "too-early"
    assert game.after((BEN, hint)).punishes is Team.BLUE
    assert game.after((DEE, Flag(Reason.NUMBER_AS_HINT)), (BEN, hint)).punishes is Team.BLUE


def test_who_has_flagged_a_clue_in_vain_may_flag_another_number() -> None:
    """CN-65, CN-O30"""
    game = dealt().after((ADA, Clue("fruit", 2)), (DEE, Flag(Reason.COMMENT))).time_up()
    assert game.refusal(DEE, Flag(Reason.COMMENT))[0] == "already-flagged"
    game = game.after((ADA, Correct("fruit", 8)))
    assert game.after((DEE, Flag(Reason.COMMENT))).review.flagged_by == DEE


@pytest.mark.parametrize("seat", [ADA, HOST])
@pytest.mark.parametrize("corrected", [Correct("snakes", 2), Correct("ocean", 8)])
def test_where_clues_need_approval_a_corrected_one_needs_it_again(
    seat: Seat, corrected: Correct
) -> None:
    """CN-66, CN-O08, CN-O28, CN-O30: until then it is nobody's to guess by"""
    slip = Clue("ocean", 2)
    given = dealt(pre_approval=True).after((ADA, slip), (BEN, Answer(True)))
    game = given.after((seat, corrected))
    assert game.clues is Team.RED and game.table.turns == ()
    assert game.refusal(CY, touch("whale")) == ("not-now", None)
    asked = Asked(corrected.word, corrected.number, True, None)
    assert game.hand(ADA).asked == game.hand(BEN).asked == asked
    clue = Clue(corrected.word, corrected.number)
    approved = game.after((BEN, Answer(True)))
    assert approved.table.turns == (Turn(Team.RED, clue, slips=(slip,)),)
    assert approved.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")
    again = game.after((BEN, Answer(False)), (ADA, slip), (BEN, Answer(True)))
    assert again.turn.clue == slip
    silent = game.time_up()
    assert silent.turn.clue == clue
    assert silent.after((BEN, NO)).punishes is Team.BLUE


def test_capitals_need_no_new_approval() -> None:
    """CN-O28, CN-O30"""
    given = dealt(pre_approval=True).after((ADA, Clue("ocean", 2)), (BEN, Answer(True)))
    game = given.after((ADA, Correct("OCEAN", 2)))
    assert game.turn.clue == Clue("OCEAN", 2) and game.turn.upheld


def test_a_clue_taken_back_tells_nobody_what_is_proposed_instead() -> None:
    """CN-66, CN-O30"""
    given = dealt(pre_approval=True).after((ADA, Clue("ocean", 2)), (BEN, Answer(True)))
    games = [given.after((ADA, Correct(word, 3))) for word in ("sea", "seaside")]
    assert games[0].table == games[1].table
    assert games[0].table.phase == Cluing(Team.RED, slips=(Clue("ocean", 2),))
    for seat in (CY, DEE, HOST):
        assert games[0].hand(seat) == games[1].hand(seat)


def test_votes_for_a_misread_clue_are_taken_back() -> None:
    """CN-O13, CN-O28"""
    game = dealt(6, touch_by="majority").after((ADA, Clue("ocaen", 2)))
    game = game.after((CY, mark("salt")), (CY, touch("whale")), (ADA, Correct("ocean", 2)))
    assert game.turn.votes == ()
    assert len(game.turn.marks) == 1


def test_a_correction_that_changes_nothing_leaves_no_trace() -> None:
    """CN-O28"""
    game = dealt().after((ADA, Clue("ocean", 2)))
    assert game.after((ADA, Correct("ocean", 2))).state == game.state


# Spoken clues


SPOKEN: Played = (ADA, Clue("", 2))


def test_where_clues_are_spoken_only_the_number_is_entered() -> None:
    """CN-26, CN-O27"""
    game = dealt(spoken_clues=True).after(SPOKEN)
    assert game.table.turns == (Turn(Team.RED, Clue("", 2)),)
    assert game.after((CY, touch("whale")), (CY, touch("salt"))).turn.made == 2


def test_a_spoken_word_is_not_typed_and_a_typed_clue_has_a_word() -> None:
    """CN-25, CN-O27"""
    refused = ("clues-are-spoken", "CN-O27")
    assert dealt(spoken_clues=True).refusal(ADA, Clue("ocean", 2)) == refused
    assert dealt(spoken_clues=True).refusal(ADA, Ask("ocean")) == refused
    assert "Ask" not in dealt(spoken_clues=True).hand(ADA).may
    assert dealt().refusal(*SPOKEN) == ("clue-is-no-word", "CN-25")


def test_people_still_judge_a_spoken_clue() -> None:
    """CN-62, CN-65, CN-O27"""
    game = dealt(spoken_clues=True).after(SPOKEN, (DEE, Flag(Reason.WORD_FORM)))
    assert game.after((BEN, NO)).punishes is Team.BLUE


def test_a_spoken_clue_cannot_be_unsaid_so_nobody_approves_it_first() -> None:
    """CN-O08, CN-O27"""
    game = dealt(spoken_clues=True, pre_approval=True).after(SPOKEN)
    assert game.turn.clue == Clue("", 2)


def test_of_a_spoken_clue_the_number_is_corrected_alone() -> None:
    """CN-O27, CN-O28"""
    game = dealt(spoken_clues=True).after(SPOKEN)
    assert game.refusal(ADA, Correct("ocean", 3)) == ("clues-are-spoken", "CN-O27")
    game = game.after((ADA, Correct("", 3)))
    assert game.table.turns == (Turn(Team.RED, Clue("", 3), slips=(Clue("", 2),)),)


# The host moves people


def test_the_host_puts_somebody_on_a_side_who_may_still_change() -> None:
    """CN-02"""
    game = choosing(6).after((HOST, Assign(FAY, Team.RED)))
    assert game.state.places[FAY] == OPERATIVE[Team.RED]
    game = game.after((HOST, Assign(FAY, Team.BLUE, spymaster=True)))
    assert game.state.spymaster(Team.BLUE) == FAY
    assert game.state.places[BEN] == OPERATIVE[Team.BLUE], "and the former one steps down"
    game = game.after((FAY, JoinTeam(Team.RED)))
    assert game.state.places[FAY] == OPERATIVE[Team.RED]


def test_whoever_sits_out_is_brought_in_by_the_host() -> None:
    """CN-02"""
    game = choosing(5).after((ED, LeaveTeam()), (HOST, Assign(ED, Team.BLUE)))
    assert game.state.places[ED] == OPERATIVE[Team.BLUE]


def test_nobody_but_the_host_moves_others() -> None:
    """CN-02"""
    assert choosing().refusal(ADA, Assign(BEN, Team.RED)) == ("not-your-turn", None)
    assert choosing().refusal(HOST, Assign(Seat(9), Team.RED)) == ("no-such-seat", None)


def test_of_three_players_the_host_moves_keys_alone() -> None:
    """CN-02, CN-111"""
    game = choosing(3)
    assert game.refusal(HOST, Assign(ADA, Team.BLUE)) == ("all-three-are-needed", "CN-111")
    game = game.after((HOST, Assign(Seat(2), Team.RED, spymaster=True)))
    assert game.state.spymaster(Team.RED) == Seat(2)
    assert game.state.places[ADA] == BOTH, "two of them change places"


def test_a_single_team_has_no_other_side() -> None:
    """CN-02, CN-97"""
    refused = choosing(2).refusal(HOST, Assign(ADA, Team.BLUE))
    assert refused == ("enemy-has-no-members", "CN-97")


# Shuffled teams


def shuffled(seed: int, game: Game) -> Game:
    game = game.after((HOST, ShuffleTeams()))
    assert game.phase == Shuffling()
    return game.after((CHANCE, game.draw(seed)))


def test_the_host_has_chance_make_the_teams() -> None:
    """CN-02"""
    games = [shuffled(seed, choosing(7)) for seed in range(30)]
    leaders = {game.state.spymaster(Team.RED) for game in games}
    assert leaders == {Seat(seat) for seat in range(7)}
    for game in games:
        assert game.phase == Choosing()
        assert len(game.state.operatives(Team.RED)) == 3
        assert len(game.state.operatives(Team.BLUE)) == 2
        assert game.state.spymaster(Team.BLUE) is not None


def test_whoever_sits_out_is_not_shuffled_in() -> None:
    """CN-02"""
    for seed in range(10):
        game = shuffled(seed, choosing(5).after((ED, LeaveTeam())))
        assert game.state.places[ED] == OUT


@pytest.mark.parametrize("seats", [2, 3])
def test_small_groups_shuffle_their_roles(seats: int) -> None:
    """CN-02, CN-97, CN-111"""
    games = [shuffled(seed, choosing(seats)) for seed in range(30)]
    assert {game.state.spymaster(Team.RED) for game in games} == set(range(seats))
    assert all(not game.after((HOST, Start())).table.words for game in games)


@pytest.mark.parametrize(
    ("seat", "move"), [(ADA, ShuffleTeams()), (HOST, JoinTeam(Team.RED))]
)
def test_nobody_but_the_host_shuffles(seat: Seat, move: Move) -> None:
    """CN-02"""
    assert choosing().refusal(seat, move) == ("not-your-turn", None)


def test_too_few_people_make_no_two_teams() -> None:
    """CN-02, CN-03"""
    game = choosing().after((DEE, LeaveTeam()))
    assert game.refusal(HOST, ShuffleTeams()) == ("too-few-to-shuffle", "CN-03")
    assert "ShuffleTeams" not in game.hand(HOST).may


def test_after_a_shuffle_people_may_still_change() -> None:
    """CN-02, CN-04"""
    game = shuffled(1, choosing(6)).after((FAY, BecomeSpymaster(Team.BLUE)))
    assert game.state.spymaster(Team.BLUE) == FAY


# What the room says


def test_only_the_room_says_who_is_there() -> None:
    """CN-34"""
    for seat in (HOST, ADA):
        for move in (Contact(CY, False), NewSeat(), HostSeat(ADA)):
            assert dealt().refusal(seat, move) == ("not-now", None)


def test_the_room_makes_no_moves_of_its_own() -> None:
    """CN-24"""
    assert dealt().refusal(ROOM, Clue("ocean", 1)) == ("not-your-turn", None)
    assert dealt().refusal(ROOM, Contact(Seat(9), False)) == ("no-such-seat", None)
    assert dealt().refusal(ROOM, HostSeat(Seat(9))) == ("no-such-seat", None)


def test_a_former_spymaster_stays_what_they_are_when_they_come_back() -> None:
    """CN-04, CN-13"""
    game = dealt(6).away(ADA).after((HOST, HandKey(Team.RED, CY))).back(ADA)
    assert game.state.places[ADA].role is Role.RETIRED
    assert "Touch" not in game.after((CY, Clue("ocean", 1))).hand(ADA).may


def test_the_table_shows_who_is_missing() -> None:
    """CN-34"""
    game = dealt().away(DEE, CY).after(*red_turn("whale"))
    assert game.table.missing == (CY, DEE)
