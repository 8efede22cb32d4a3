"""Secret Identity: the host ends a game before its last round, with the score as it is."""

from collections.abc import Callable

import pytest

from konspira.game import HOST, EndNow, Outcome
from konspira.games.secret_identity.moves import (
    EndTurn,
    NextRound,
    Open,
    Place,
    SendClues,
    SetVote,
)
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    GREEN,
    Game,
    cluing,
    dealt,
    leave,
    together,
    voting,
)

ALL = (ADA, BEN, CY, DEE)
NOBODY = (None,) * 4


VOTES = {  # Ben sees through Ada, and nobody through anybody else
    ADA: {BEN: 3, CY: 4, DEE: 2},
    BEN: {ADA: 1, CY: 4, DEE: 3},
    CY: {ADA: 2, BEN: 4, DEE: 1},
    DEE: {ADA: 2, BEN: 3, CY: 1},
}


def first_round() -> Game:
    """The first round is scored."""
    return voting().voted(VOTES).opened()


def second_round() -> Game:
    return first_round().next_round()


ENDED = Outcome((ADA, BEN), (1, 1, 0, 0), "ended-early")
UNFINISHED: dict[str, Callable[[], Game]] = {
    "characters": lambda: first_round().after((HOST, NextRound())).laid(),
    "clues": lambda: second_round().after((ADA, Place(0, 0, 0, GREEN))),
    "votes": lambda: second_round().clued().after((ADA, SetVote(BEN, 2))),
    "safes": lambda: second_round().clued().all_wrong(),
}


def test_the_host_ends_the_game_with_the_score_as_it_stands() -> None:
    """ID-O26"""
    game = first_round()
    assert game.after((HOST, EndNow())).outcome == ENDED
    assert game.refusal(ADA, EndNow()) == ("not-your-turn", None)


@pytest.mark.parametrize("where", UNFINISHED)
def test_an_unfinished_round_is_void(where: str) -> None:
    """ID-O26"""
    game = UNFINISHED[where]().after((HOST, EndNow()))
    assert game.outcome == ENDED
    assert game.table.history == first_round().table.history
    assert game.table.round == 1


@pytest.mark.parametrize("where", UNFINISHED)
def test_nobody_learns_a_key_of_a_void_round(where: str) -> None:
    """ID-O26"""
    game = UNFINISHED[where]().after((HOST, EndNow()))
    assert game.table.safes == NOBODY
    for seat in (HOST, *ALL):
        hand = game.hand(seat)
        assert (hand.key, hand.draft, hand.may) == (None, (), ())
        assert hand.ballot in ((), NOBODY)


def test_the_points_of_a_round_half_opened_are_taken_back() -> None:
    """ID-O26"""
    game = second_round().clued()
    votes = {
        ADA: {BEN: 2, CY: 3, DEE: 4},
        BEN: {ADA: 1, CY: 3, DEE: 4},
        CY: {ADA: 1, BEN: 2, DEE: 4},
        DEE: {ADA: 1, BEN: 2, CY: 3},
    }
    game = game.voted(votes).after((HOST, Open()))
    assert game.table.scores == (2, 4, 1, 1)  # Ben's safe is open, all saw through it
    ended = game.after((HOST, EndNow()))
    assert ended.outcome == ENDED
    assert ended.table.history == first_round().table.history


@pytest.mark.parametrize("game", [dealt(), cluing(), voting(), voting().all_wrong()])
def test_without_a_scored_round_there_is_nothing_to_end_with(game: Game) -> None:
    """ID-O26"""
    assert game.refusal(HOST, EndNow()) == ("no-round-yet", "ID-O26")
    assert "EndNow" not in game.hand(HOST).may


def test_the_host_is_offered_the_end_from_the_first_score_on() -> None:
    """ID-O26"""
    for game in (first_round(), *[build() for build in UNFINISHED.values()]):
        assert "EndNow" in game.hand(HOST).may


def test_cards_saved_for_rounds_that_nobody_played_decide_nothing() -> None:
    """ID-58, ID-O26"""
    lavish = [(ADA, Place(card, 0, 0, GREEN)) for card in range(3)]
    game = cluing().after(*lavish, (ADA, SendClues())).clued(BEN, CY, DEE)
    game = game.voted(VOTES).opened()
    assert game.table.cards_left == (7, 9, 9, 9)
    assert game.after((HOST, EndNow())).outcome == ENDED


def test_whoever_has_left_yields_to_those_who_stayed() -> None:
    """ID-O15, ID-O26"""
    game = first_round().after(leave(ADA), (HOST, EndNow()))
    assert game.outcome == Outcome((BEN,), (1, 1, 0, 0), "ended-early")


# Together


def answered(*right: bool) -> Game:
    """So many turns have been played, and the last answer lies open."""
    game = together()
    for turn, hit in enumerate(right):
        game = game.clued().guessed(1 if hit else 2)
        game = game.next_turn() if turn < len(right) - 1 else game
    return game


def test_together_the_right_answers_so_far_count_and_are_not_rated() -> None:
    """ID-O20, ID-O26"""
    game = answered(True, False, True)
    assert game.after((HOST, EndNow())).outcome == Outcome((), (2,) * 4, "ended-early")
    assert together().refusal(HOST, EndNow()) == ("no-round-yet", "ID-O26")


@pytest.mark.parametrize("clued", [False, True])
def test_together_the_key_of_an_unfinished_turn_stays_unknown(clued: bool) -> None:
    """ID-O26"""
    game = answered(True).after((HOST, EndTurn())).laid().drawn(5)
    game = game.clued() if clued else game.after((BEN, Place(0, 0, 0, GREEN)))
    ended = game.after((HOST, EndNow()))
    assert ended.outcome == Outcome((), (1,) * 4, "ended-early")
    assert [ended.hand(seat).key for seat in ALL] == [None] * 4
    assert ended.hand(BEN).draft == ()
    assert len(ended.table.history) == 1


def test_together_nine_right_answers_are_won_even_if_the_tenth_turn_is_not_played() -> None:
    """ID-85, ID-O20, ID-O26"""
    game = answered(*[True] * 9).after((HOST, EndNow()))
    assert game.outcome == Outcome(ALL, (9,) * 4, "ended-early")
