"""Codenames for one team against a simulated enemy."""

from collections.abc import Callable
from typing import Any

import pytest
from game_table import Played

from codenames.table import (
    ADA,
    BEN,
    BLUE_WORDS,
    CY,
    DEE,
    KEY,
    RED_WORDS,
    REVERSE,
    WORDS,
    Game,
    choosing,
    cover,
    deal_of,
    dealt,
    next_game,
    propose,
    touch,
    turn,
)
from konspira.game import CHANCE, HOST, Move, Outcome, Seat
from konspira.games.codenames.moves import (
    Accept,
    Ask,
    BecomeSpymaster,
    CallTimer,
    Clue,
    Cover,
    Deal,
    Draw,
    Flag,
    HandKey,
    JoinTeam,
    LeaveTeam,
    Reason,
    Reject,
    Start,
    Stop,
)
from konspira.games.codenames.pieces import (
    Identity,
    Place,
    Role,
    Team,
    starting_team,
)
from konspira.games.codenames.state import Drawing, EnemyTurn, Over, Turn, Verdict

NO = Reject(Reason.WORD_FORM)
OURS = ("whale", "salt", "coral", "owl", "moon", "tide", "pearl")


def one_team(seats: int = 2, **chosen: Any) -> Game:
    """Ada leads a team without rivals; Ben is its first operative."""
    return dealt(seats, variant="one-team", **chosen)


def our_turn(*words: str) -> list[Played]:
    return list(turn(ADA, BEN, *words))


def proposal(word: str) -> Played:
    """Chance proposes this word of the enemy."""
    return CHANCE, Draw(WORDS.index(word))


def rounds(count: int) -> list[Played]:
    """Turns in which the team finds one word, and the enemy one of its own."""
    moves: list[Played] = []
    for ours, theirs in zip(OURS[:count], BLUE_WORDS[:count], strict=True):
        moves += [*our_turn(ours), proposal(theirs), (ADA, cover(theirs))]
    return moves


def all_the_rest(found: int) -> list[Played]:
    return [
        (ADA, Clue("everything", 0)),
        *[(BEN, touch(word)) for word in RED_WORDS[found:]],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 20])
def test_all_players_form_one_team_with_one_spymaster(seats: int) -> None:
    """CN-97, CN-99, CN-110"""
    places = choosing(seats, variant="one-team").state.places
    assert places[0] == Place(Role.SPYMASTER, Team.RED)
    assert set(places[1:]) == {Place(Role.OPERATIVE, Team.RED)}


@pytest.mark.parametrize("wish", [JoinTeam(Team.BLUE), BecomeSpymaster(Team.BLUE)])
def test_the_enemy_has_no_members(wish: Move) -> None:
    """CN-97"""
    game = choosing(3, variant="one-team")
    assert game.refusal(CY, wish) == ("enemy-has-no-members", "CN-97")


def test_anybody_may_lead_the_one_team() -> None:
    """CN-99"""
    game = choosing(2).after((BEN, BecomeSpymaster(Team.RED)))
    assert game.state.spymaster(Team.RED) == BEN
    assert game.state.operatives(Team.RED) == (ADA,)


def test_the_one_team_needs_an_operative() -> None:
    """CN-99"""
    game = choosing(2).after((BEN, LeaveTeam()))
    assert game.refusal(HOST, Start())[0] == "team-needs-an-operative"


def test_the_pile_of_the_enemy_is_laid_out_and_the_team_starts() -> None:
    """CN-98, CN-100"""
    assert one_team().clues is Team.RED
    assert one_team().table.left == (9, 8)


def test_the_key_is_drawn_among_those_of_the_colour_of_the_team() -> None:
    """CN-100, CN-101, CN-O19"""
    keys = [deal_of(seed, 2).key for seed in range(50)]
    assert {starting_team(key) for key in keys} == {Team.RED}
    assert len(set(keys)) == 50


def test_a_key_of_the_colour_of_the_enemy_is_no_key_for_one_team() -> None:
    """CN-101"""
    swap = {Identity.RED: Identity.BLUE, Identity.BLUE: Identity.RED}
    blue_starts = tuple(swap.get(identity, identity) for identity in KEY)
    game = choosing(2).after((HOST, Start()))
    assert game.refusal(CHANCE, Deal(WORDS, REVERSE, blue_starts))[0] == "not-a-deal"


def test_the_turns_of_the_team_follow_the_ordinary_rules() -> None:
    """CN-102"""
    game = one_team().after((ADA, Clue("ocean", 1)))
    assert game.refusal(BEN, Stop()) == ("touch-first", "CN-39")
    game = game.after((BEN, touch("whale")), (BEN, touch("salt")))
    assert game.phase == Drawing(covers=1)


@pytest.mark.parametrize("last", ["piano", "snake"])
def test_the_enemy_plays_after_every_turn_of_the_team_even_a_wrong_one(last: str) -> None:
    """CN-103, CN-O20"""
    game = one_team().after((ADA, Clue("ocean", 1)), (BEN, touch(last)))
    assert game.phase == Drawing(covers=1)


def test_the_enemy_plays_after_a_turn_that_ran_out_of_time() -> None:
    """CN-103, CN-O14, CN-O20"""
    assert one_team(timer="every-turn").time_up().phase == Drawing(covers=1)


def enemys_turn(word: str = "snake", **chosen: Any) -> Game:
    """The team has found one word, and chance has proposed one of the enemy's."""
    return one_team(3, **chosen).after(*our_turn("whale"), proposal(word))


def test_chance_proposes_one_of_the_enemys_words() -> None:
    """CN-103, CN-O32"""
    game = one_team().after(*our_turn("whale"))
    assert game.awaited == {CHANCE}
    drawn = {game.draw(seed) for seed in range(200)}
    assert drawn == {Draw(WORDS.index(word)) for word in BLUE_WORDS}
    assert game.refusal(ADA, Draw(9)) == ("not-your-turn", None)
    assert game.refusal(ADA, Cover(9)) == ("not-now", None)


def test_chance_proposes_no_word_that_is_covered_or_not_the_enemys() -> None:
    """CN-103, CN-O23, CN-O32"""
    game = one_team().after(*rounds(3), *our_turn("owl"))
    drawn = {game.draw(seed) for seed in range(200)}
    assert drawn == {Draw(WORDS.index(word)) for word in BLUE_WORDS[3:]}
    assert game.refusal(*proposal("snake")) == ("card-is-covered", "CN-O23")
    assert game.refusal(*proposal("dagger")) == ("not-a-word-of-that-team", "CN-103")


@pytest.mark.parametrize("timer", ["soft", "off"])
def test_after_ten_seconds_the_proposal_stands(timer: str) -> None:
    """CN-O32: the app plays the enemy, even where nobody is timed"""
    game = enemys_turn("rose", timer=timer)
    assert game.deadline == game.now + 10_000
    game = game.time_up()
    assert game.covered == {"whale": Identity.RED, "rose": Identity.BLUE}
    assert game.table.turns[-1] == Turn(Team.BLUE, None, (WORDS.index("rose"),))
    assert game.clues is Team.RED
    assert enemys_turn(enemy_seconds=60).deadline == game.now - 10_000 + 60_000


def test_a_proposal_covers_nothing_yet() -> None:
    """CN-O32"""
    game = enemys_turn()
    assert game.table.left == (8, 8)
    assert game.table.turns[-1].team is Team.RED


@pytest.mark.parametrize("word", BLUE_WORDS[1:])
def test_the_spymaster_changes_the_proposal_freely_and_the_last_one_counts(
    word: str,
) -> None:
    """CN-104, CN-O32"""
    game = enemys_turn("snake")
    changed = game.after((ADA, propose("money")), (ADA, propose(word)))
    assert changed.deadline == game.deadline, "which word it is, is not a matter of time"
    assert changed.time_up().covered == {"whale": Identity.RED, word: Identity.BLUE}


def test_the_spymaster_covers_a_word_at_once() -> None:
    """CN-103, CN-104"""
    game = enemys_turn("snake").after((ADA, cover("rose")))
    assert game.table.left == (8, 7)
    assert game.clues is Team.RED
    assert game.table.turns[-1] == Turn(Team.BLUE, None, (WORDS.index("rose"),))
    assert game.refusal(ADA, cover("river")) == ("not-now", None)
    assert game.state.proposal is None


def test_only_the_spymaster_knows_what_is_proposed() -> None:
    """CN-O32: if it is changed, a word of the enemy would have been told to the team"""
    one, other = enemys_turn("snake"), enemys_turn("castle")
    changed = one.after((ADA, propose("rose")))
    for seat in (BEN, CY, HOST):
        assert one.hand(seat) == other.hand(seat) == changed.hand(seat)
        assert one.hand(seat).proposal is None
    assert one.table == other.table == changed.table
    assert changed.hand(ADA).proposal == WORDS.index("rose")


@pytest.mark.parametrize("move", [cover, propose])
@pytest.mark.parametrize("word", ["salt", "piano", "dagger"])
def test_the_enemy_covers_no_words_but_its_own(
    word: str, move: Callable[[str], Move]
) -> None:
    """CN-103"""
    refusal = enemys_turn().refusal(ADA, move(word))
    assert refusal == ("not-a-word-of-that-team", "CN-103")


def test_the_enemy_turn_cannot_be_skipped() -> None:
    """CN-103"""
    game = enemys_turn()
    assert game.refusal(ADA, Clue("night", 1)) == ("not-now", None)
    assert game.refusal(ADA, CallTimer()) == ("not-now", None)
    assert game.refusal(ADA, cover("whale")) == ("card-is-covered", "CN-O23")
    assert game.refusal(ADA, propose("whale")) == ("card-is-covered", "CN-O23")


@pytest.mark.parametrize("seat", [BEN, HOST, CHANCE])
def test_nobody_but_the_spymaster_plays_for_the_enemy(seat: Seat) -> None:
    """CN-103"""
    assert enemys_turn().refusal(seat, cover("rose")) == ("not-your-turn", None)
    assert enemys_turn().refusal(seat, propose("rose")) == ("not-your-turn", None)


def test_who_takes_over_the_key_sees_the_proposal_and_may_change_it() -> None:
    """CN-04, CN-O32"""
    game = enemys_turn("rose").away(ADA).after((HOST, HandKey(Team.RED, BEN)))
    assert game.hand(BEN).proposal == WORDS.index("rose")
    assert game.hand(ADA).proposal is None
    assert game.after((BEN, propose("river"))).time_up().covered["river"] is Identity.BLUE


def test_the_team_loses_without_a_score_if_it_touches_the_assassin() -> None:
    """CN-105"""
    game = one_team().after((ADA, Clue("ocean", 1)), (BEN, touch("dagger")))
    assert game.outcome == Outcome((), (0, 0), "assassin")


def test_the_team_loses_without_a_score_if_the_enemy_covers_its_last_word() -> None:
    """CN-106"""
    game = one_team().after(*rounds(7), *our_turn("star"), proposal("castle"))
    game = game.after((ADA, cover("castle")))
    assert game.phase == Over(Team.BLUE, "all-words-covered")
    assert game.outcome == Outcome((), (0, 0), "all-words-covered")


def test_the_team_loses_without_a_score_if_it_touches_the_last_enemy_word() -> None:
    """CN-106"""
    game = one_team().after(*rounds(7), (ADA, Clue("ocean", 1)), (BEN, touch("castle")))
    assert game.outcome == Outcome((), (0, 0), "all-words-covered")


def test_the_team_loses_if_the_proposal_was_the_last_enemy_word() -> None:
    """CN-106, CN-O32"""
    game = one_team().after(*rounds(7), *our_turn("star"), proposal("castle")).time_up()
    assert game.outcome == Outcome((), (0, 0), "all-words-covered")


@pytest.mark.parametrize("enemy_turns", range(8))
def test_the_score_is_the_number_of_agents_left_in_the_pile_of_the_enemy(
    enemy_turns: int,
) -> None:
    """CN-107, CN-108"""
    game = one_team().after(*rounds(enemy_turns), *all_the_rest(enemy_turns))
    score = 8 - enemy_turns
    assert game.outcome == Outcome((ADA, BEN), (score, score), "all-words-covered")


def test_every_enemy_word_touched_by_mistake_costs_a_point() -> None:
    """CN-108"""
    game = one_team().after((ADA, Clue("ocean", 1)), (BEN, touch("castle")))
    game = game.after(proposal("snake"), (ADA, cover("snake")), *all_the_rest(0))
    assert game.outcome == Outcome((ADA, BEN), (6, 6), "all-words-covered")


# A clue in doubt


def test_the_operatives_of_the_one_team_judge_by_majority() -> None:
    """CN-O10"""
    game = one_team(4).after((ADA, Clue("snakes", 2)), (BEN, Flag(Reason.WORD_FORM)))
    assert game.refusal(ADA, Accept()) == ("not-your-turn", None)
    assert game.after((BEN, NO), (CY, NO)).table.turns[-1].rejected == Reason.WORD_FORM
    assert game.after((BEN, NO), (CY, Accept()), (DEE, Accept())).turn.upheld


@pytest.mark.parametrize("judge", ["host", "vote", "rival-spymaster"])
def test_one_team_has_no_other_judges(judge: str) -> None:
    """CN-O10"""
    game = one_team(judge=judge).after((ADA, Clue("snakes", 2)))
    assert game.refusal(HOST, NO) == ("not-your-turn", None)
    assert isinstance(game.after((BEN, NO)).phase, Drawing)


def in_review(*verdicts: Played) -> Game:
    """Ben has flagged a clue of Ada's, who is lost; Ben, Cy and Dee judge it."""
    game = one_team(4).after((ADA, Clue("snakes", 2)), (BEN, Flag(Reason.WORD_FORM)))
    return game.after(*verdicts).away(ADA)


def test_who_takes_the_key_judges_no_more_and_the_others_verdicts_are_counted() -> None:
    """CN-O10: or everybody would wait for nobody until the time is up"""
    stands = in_review((BEN, Accept())).after((HOST, HandKey(Team.RED, CY)))
    assert stands.turn.upheld
    split = in_review((BEN, NO), (CY, Accept())).after((HOST, HandKey(Team.RED, CY)))
    assert split.review.verdicts == (Verdict(BEN, Reason.WORD_FORM),)
    assert split.awaited == {DEE}
    assert split.after((DEE, Accept())).turn.upheld


def test_the_verdict_of_the_last_judge_decides_when_the_other_takes_the_key() -> None:
    """CN-O10"""
    flagged = (ADA, Clue("snakes", 2)), (CY, Flag(Reason.WORD_FORM))
    game = one_team(3).after(*flagged, (BEN, NO)).away(ADA)
    assert game.awaited == {CY}
    after = game.after((HOST, HandKey(Team.RED, CY)))
    assert after.phase == Drawing(covers=2)
    assert after.table.turns[-1].rejected == Reason.WORD_FORM


def test_the_verdict_of_who_takes_the_key_counts_no_more() -> None:
    """CN-O10: nobody judges their own side's clue with the key in hand"""
    game = in_review((BEN, NO)).after((HOST, HandKey(Team.RED, BEN)))
    assert game.review.verdicts == ()
    assert game.awaited == {CY, DEE}
    assert game.after((CY, NO), (DEE, NO)).table.turns[-1].rejected == Reason.WORD_FORM


def test_a_rejected_clue_makes_the_enemy_cover_two_words_and_costs_a_point() -> None:
    """CN-O10"""
    game = one_team().after((ADA, Clue("snakes", 2)), (BEN, NO), proposal("car"))
    assert game.phase == EnemyTurn(covers=2, until=game.now + 10_000)
    game = game.after((ADA, cover("rose")), proposal("car"))
    assert game.phase == EnemyTurn(covers=1, until=game.now + 10_000)
    game = game.after((ADA, cover("river")), *all_the_rest(0))
    assert game.outcome == Outcome((ADA, BEN), (6, 6), "all-words-covered")


def test_chance_proposes_one_word_at_a_time() -> None:
    """CN-O10, CN-O32"""
    game = one_team().after((ADA, Clue("snakes", 2)), (BEN, NO), proposal("rose")).time_up()
    assert game.phase == Drawing(covers=1)
    assert game.table.left == (9, 7)


def test_without_the_penalty_the_enemy_covers_one_word_as_ever() -> None:
    """CN-63, CN-O10"""
    game = one_team(penalty_cover=False).after((ADA, Clue("snakes", 2)), (BEN, NO))
    assert game.phase == Drawing(covers=1)


def test_one_team_has_nobody_to_ask() -> None:
    """CN-66, CN-O08, CN-O10"""
    assert one_team().refusal(ADA, Ask("oceanic")) == ("nobody-to-ask", "CN-O10")
    assert "Ask" not in one_team().hand(ADA).may
    game = one_team(pre_approval=True).after((ADA, Clue("ocean", 2)))
    assert game.turn.clue == Clue("ocean", 2)


def test_the_enemy_has_no_key_to_hand_on() -> None:
    """CN-04, CN-97"""
    refusal = one_team(3).refusal(HOST, HandKey(Team.BLUE, BEN))
    assert refusal == ("not-an-operative-of-that-team", "CN-04")


def test_the_next_member_leads_the_next_game_of_the_one_team() -> None:
    """CN-115"""
    again = next_game(one_team(3))
    assert again.state.spymaster(Team.RED) == BEN
    assert again.clues is Team.RED
