"""Codenames: touches, the end of a turn, the end of the game, and the poker face."""

from typing import Any

import pytest
from game_table import Played

from codenames.table import (
    ADA,
    BEN,
    BLUE_WORDS,
    CY,
    DEE,
    ED,
    FAY,
    GUS,
    KEY,
    RED_WORDS,
    WORDS,
    Game,
    blue_turn,
    choosing,
    dealt,
    mark,
    red_turn,
    touch,
)
from konspira.game import CHANCE, HOST, Move, Outcome, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    Accept,
    CallTimer,
    Clue,
    Cover,
    Deal,
    Flag,
    LeaveTeam,
    Mark,
    Number,
    Reason,
    Reject,
    Start,
    Stop,
    Touch,
    Unmark,
)
from konspira.games.codenames.pieces import Identity, Team
from konspira.games.codenames.state import Over, Pointer
from konspira.games.codenames.views import Table
from konspira.match import Match


def clued(number: Number = 2, seats: int = 4, **chosen: Any) -> Game:
    """Red's spymaster has spoken."""
    return dealt(seats, **chosen).after((ADA, Clue("ocean", number)))


def touches(*words: str, by: Seat = CY) -> list[Played]:
    return [(by, touch(word)) for word in words]


# Guessing


def test_the_operatives_talk_with_their_fingers() -> None:
    """CN-33"""
    game = clued(seats=6).after((CY, mark("whale")), (ED, mark("whale")), (CY, mark("car")))
    assert game.turn.marks == (Pointer(CY, 0), Pointer(ED, 0), Pointer(CY, 10))
    game = game.after((CY, Unmark(0)))
    assert game.turn.marks == (Pointer(ED, 0), Pointer(CY, 10))
    assert game.covered == {}


def test_a_mark_is_talk_and_not_a_touch() -> None:
    """CN-34"""
    game = clued().after((CY, mark("dagger")), (CY, mark("dagger")))
    assert game.turn.made == 0
    assert game.turn.marks == (Pointer(CY, 24),)


@pytest.mark.parametrize("seat", [ADA, BEN, DEE, HOST])
def test_only_operatives_whose_turn_it_is_point(seat: Seat) -> None:
    """CN-33, CN-56"""
    assert clued().refusal(seat, mark("whale")) == ("not-your-turn", None)
    assert clued().refusal(seat, Unmark(0)) == ("not-your-turn", None)


def test_nobody_points_at_a_covered_word() -> None:
    """CN-33, CN-O23"""
    game = clued().after(*touches("whale"))
    assert game.refusal(CY, mark("whale")) == ("card-is-covered", "CN-O23")


def test_a_mark_disappears_with_the_word_it_points_at() -> None:
    """CN-33"""
    game = clued().after((CY, mark("whale")), (CY, mark("salt")), *touches("whale"))
    assert game.turn.marks == (Pointer(CY, 1),)


@pytest.mark.parametrize("seat", [CY, ED])
def test_the_touch_of_any_one_operative_is_the_guess(seat: Seat) -> None:
    """CN-34, CN-O13"""
    assert clued(seats=6).after(*touches("whale", by=seat)).turn.made == 1


@pytest.mark.parametrize("seat", [ADA, BEN, DEE, HOST])
def test_nobody_else_touches_or_stops(seat: Seat) -> None:
    """CN-34, CN-57, CN-O23"""
    game = clued().after(*touches("whale"))
    assert game.refusal(seat, touch("salt")) == ("not-your-turn", None)
    assert game.refusal(seat, Stop()) == ("not-your-turn", None)


def test_an_onlooker_touches_nothing() -> None:
    """CN-34"""
    game = choosing(5).after((ED, LeaveTeam()), (HOST, Start()))
    game = game.after((CHANCE, Deal(WORDS, (), KEY)), (ADA, Clue("ocean", 2)))
    assert game.refusal(ED, touch("whale")) == ("not-your-turn", None)


def test_an_own_word_is_covered_and_the_team_may_guess_again() -> None:
    """CN-35"""
    game = clued().after(*touches("whale"))
    assert game.covered == {"whale": Identity.RED}
    assert (game.turn.team, game.turn.clue) == (Team.RED, Clue("ocean", 2))


def test_a_bystander_is_covered_and_ends_the_turn() -> None:
    """CN-36"""
    game = clued().after(*touches("piano"))
    assert game.covered == {"piano": Identity.BYSTANDER}
    assert game.clues is Team.BLUE


def test_a_word_of_the_other_team_counts_for_them_and_ends_the_turn() -> None:
    """CN-37"""
    game = clued().after(*touches("snake"))
    assert game.covered == {"snake": Identity.BLUE}
    assert game.table.left == (9, 7)
    assert game.clues is Team.BLUE


def test_the_assassin_is_covered_and_the_touching_team_loses_at_once() -> None:
    """CN-38, CN-54"""
    game = clued().after(*touches("dagger"))
    assert game.covered == {"dagger": Identity.ASSASSIN}
    assert game.phase == Over(Team.BLUE, "assassin")
    assert game.outcome == Outcome((BEN, DEE), (0, 1, 0, 1), "assassin")


@pytest.mark.parametrize("number", [1, 3, 0, "unlimited"])
def test_the_operatives_must_guess_at_least_once(number: Number) -> None:
    """CN-39, CN-47, CN-O15"""
    assert clued(number).refusal(CY, Stop()) == ("touch-first", "CN-39")


@pytest.mark.parametrize("number", [9, 0, "unlimited"])
@pytest.mark.parametrize("wrong", ["piano", "snake"])
def test_a_wrong_touch_ends_the_turn_whatever_guesses_were_left(
    number: Number, wrong: str
) -> None:
    """CN-40, CN-44"""
    game = clued(number).after(*touches("whale", wrong))
    assert game.clues is Team.BLUE
    assert game.refusal(CY, touch("salt")) == ("not-now", None)


@pytest.mark.parametrize("number", range(1, 8))
def test_a_number_allows_that_many_guesses_and_one_more(number: int) -> None:
    """CN-41, CN-44, CN-O02, CN-O04"""
    game = clued(number).after(*touches(*RED_WORDS[:number]))
    assert game.turn.made == number
    assert game.after(*touches(RED_WORDS[number])).clues is Team.BLUE


def test_a_guess_need_not_fit_the_clue() -> None:
    """CN-42"""
    old = dealt().after(*red_turn("whale"), *blue_turn("snake"), (ADA, Clue("night", 1)))
    assert old.after(*touches("salt", "coral")).table.left == (6, 7)


@pytest.mark.parametrize("found", [1, 2, 3])
def test_after_the_first_guess_the_team_may_stop_whenever_it_likes(found: int) -> None:
    """CN-43, CN-44"""
    game = clued(3).after(*touches(*RED_WORDS[:found]), (CY, Stop()))
    assert game.clues is Team.BLUE
    assert game.table.left == (9 - found, 8)


@pytest.mark.parametrize("number", [0, "unlimited"])
def test_zero_and_unlimited_set_no_limit(number: Number) -> None:
    """CN-46, CN-49"""
    game = clued(number).after(*touches(*RED_WORDS[:8]))
    assert game.turn.made == 8
    assert game.after((CY, Stop())).clues is Team.BLUE


def test_the_record_says_whose_hand_made_each_touch() -> None:
    """CN-34"""
    game = clued(seats=6).after((CY, touch("whale")), (ED, touch("salt")))
    assert game.state.turns[-1].touched_by == (CY, ED)
    assert len(game.state.turns[-1].cards) == 2


def test_where_the_majority_touches_the_last_to_agree_has_touched() -> None:
    """CN-34, CN-O13"""
    game = clued(seats=6, touch_by="majority").after((CY, touch("whale")))
    assert game.state.turns[-1].touched_by == ()
    assert game.after((ED, touch("whale"))).state.turns[-1].touched_by == (ED,)


def test_a_covered_word_cannot_be_touched() -> None:
    """CN-O23"""
    game = clued().after(*touches("whale"))
    assert game.refusal(CY, touch("whale")) == ("card-is-covered", "CN-O23")


@pytest.mark.parametrize("card", [25, -1])
def test_only_a_word_of_the_board_can_be_touched(card: int) -> None:
    """CN-07, CN-34"""
    assert clued().refusal(CY, Touch(card)) == ("no-such-card", None)


def test_touches_open_five_seconds_after_the_clue() -> None:
    """CN-O05"""
    game = clued()
    early = game.refusal(CY, touch("whale"), at=game.now + 4_999)
    assert early == ("too-early", "CN-O05")
    assert game.at(game.now + 5_000, CY, touch("whale")).turn.made == 1


@pytest.mark.parametrize("grace", [0, 30])
def test_a_group_may_choose_another_pause_before_the_first_touch(grace: int) -> None:
    """CN-O05"""
    game = dealt(grace_seconds=grace).after((ADA, Clue("ocean", 1)))
    assert game.turn.opens == game.now + grace * 1000
    assert game.at(game.turn.opens, CY, touch("whale")).turn.made == 1


def test_a_second_touch_does_not_count_while_a_card_is_being_turned_over() -> None:
    """CN-O13"""
    game = clued().after(*touches("whale"))
    early = game.refusal(CY, touch("salt"), at=game.now + 1_499)
    assert early == ("too-early", "CN-O13")
    assert game.at(game.now + 1_500, CY, touch("salt")).turn.made == 2


# Whose touch counts


def test_with_a_majority_more_than_half_of_the_operatives_must_choose_the_word() -> None:
    """CN-34, CN-O13"""
    game = clued(seats=7, touch_by="majority").after(*touches("whale", by=CY))
    assert game.covered == {}
    assert game.turn.votes == (Pointer(CY, 0),)
    assert game.after(*touches("salt", by=ED)).covered == {}
    game = game.after(*touches("whale", by=ED))
    assert game.covered == {"whale": Identity.RED}
    assert game.turn.votes == ()


def test_with_a_majority_half_of_the_operatives_is_not_enough() -> None:
    """CN-34"""
    game = clued(seats=6, touch_by="majority").after(*touches("whale", by=CY))
    assert game.after(*touches("whale", by=CY)).covered == {}
    assert game.after(*touches("whale", by=ED)).covered == {"whale": Identity.RED}


def test_with_a_majority_an_operative_may_change_their_mind() -> None:
    """CN-34"""
    game = clued(seats=7, touch_by="majority")
    game = game.after(*touches("whale", by=CY), *touches("salt", by=CY))
    assert game.turn.votes == (Pointer(CY, 1),)
    assert game.after(*touches("whale", by=GUS)).covered == {}


def test_with_a_majority_more_than_half_must_choose_to_stop() -> None:
    """CN-34, CN-43"""
    game = clued(seats=7, touch_by="majority")
    assert game.refusal(CY, Stop()) == ("touch-first", "CN-39")
    game = game.after(*touches("whale", by=CY), *touches("whale", by=ED), (CY, Stop()))
    assert game.turn.votes == (Pointer(CY, None),)
    assert game.after((GUS, Stop())).clues is Team.BLUE


def test_with_a_captain_the_operative_with_the_lowest_seat_touches_and_stops() -> None:
    """CN-34"""
    game = clued(seats=6, touch_by="captain")
    assert game.refusal(ED, touch("whale")) == ("not-your-turn", None)
    game = game.after((ED, mark("whale")), *touches("whale", by=CY))
    assert game.refusal(ED, Stop()) == ("not-your-turn", None)
    game = game.after((CY, Stop()), (BEN, Clue("night", 1)))
    assert game.refusal(FAY, touch("snake")) == ("not-your-turn", None)
    assert game.after(*touches("snake", by=DEE)).turn.made == 1


# The end of the game


def test_a_team_wins_as_soon_as_all_of_its_words_are_covered() -> None:
    """CN-52, CN-O02"""
    game = clued("unlimited").after(*touches(*RED_WORDS))
    assert game.phase == Over(Team.RED, "all-words-covered")
    assert game.outcome == Outcome((ADA, CY), (1, 0, 1, 0), "all-words-covered")


def test_a_team_also_wins_when_its_rivals_touch_its_last_word() -> None:
    """CN-53"""
    game = dealt().after(*red_turn("whale"), *blue_turn(*BLUE_WORDS[:7]))
    game = game.after((ADA, Clue("ocean", 1)), *touches("castle"))
    assert game.phase == Over(Team.BLUE, "all-words-covered")


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (CY, Touch(0)),
        (DEE, Stop()),
        (BEN, Clue("night", 1)),
        (BEN, Reject(Reason.LETTERS)),
        (BEN, Flag(Reason.LETTERS)),
        (BEN, Cover(9)),
        (HOST, Start()),
    ],
)
def test_a_finished_game_is_never_reopened(seat: Seat, move: Move) -> None:
    """CN-52, CN-O05"""
    game = dealt(challenge_until="end-of-turn")
    game = game.after((ADA, Clue("ocean", 2)), *touches("dagger"))
    assert game.refusal(seat, move) == ("game-is-over", None)


def test_every_ordinary_turn_covers_at_least_one_word() -> None:
    """CN-55"""
    for seed in range(10):
        turns = random_game(seed).turns
        assert turns and all(turn.cards for turn in turns if not turn.rejected)


def random_game(seed: int) -> Table:
    """The table after people have moved at random until somebody won."""
    match = Match("codenames", seats=4, seed=seed, options={"timer": "off"})
    match.play(HOST, Start())
    while not match.outcome:
        seat = min(match.awaited)
        if move := match.random_move(seat):
            match.play(seat, move)
    table = match.table()
    assert isinstance(table, Table)
    return table


# Poker face


@pytest.mark.parametrize(
    "move",
    [
        Touch(0),
        Stop(),
        Mark(0),
        Unmark(0),
        CallTimer(),
        Flag(Reason.LETTERS),
        Reject(Reason.LETTERS),
        Accept(),
        Cover(0),
        Clue("night", 1),
    ],
)
def test_the_spymaster_shows_nothing_and_touches_nothing_while_operatives_think(
    move: Move,
) -> None:
    """CN-56, CN-57, CN-61"""
    game = clued().after(*touches("whale"))
    assert game.hand(ADA).may == ()
    assert game.refusal(ADA, move)[0] in ("not-your-turn", "not-now")


def test_who_knows_the_key_may_not_react_while_operatives_think() -> None:
    """CN-56, CN-61"""
    thinking = clued()
    assert codenames.silent(thinking.state) == {ADA: "CN-56", BEN: "CN-61"}
    assert codenames.silent(dealt().state) == {}, "between two turns they may laugh"


@pytest.mark.parametrize("word", ["whale", "snake", "piano", "dagger"])
def test_a_touched_word_is_covered_with_the_identity_that_the_key_shows(word: str) -> None:
    """CN-58, CN-O25"""
    game = clued().after(*touches(word))
    assert game.covered == {word: KEY[WORDS.index(word)]}


def test_no_word_is_ever_covered_with_a_wrong_card() -> None:
    """CN-O25"""
    for seed in range(10):
        table = random_game(seed)
        pairs = zip(table.covers, table.key, strict=True)
        assert all(cover in (None, identity) for cover, identity in pairs)
