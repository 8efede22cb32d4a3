"""Codenames for three: two spymasters, and one operative who works for both."""

import pytest

from codenames.table import (
    ADA,
    BEN,
    CY,
    RED_WORDS,
    Game,
    choosing,
    cover,
    dealt,
    next_game,
    touch,
    turn,
)
from konspira.game import HOST, BadSetup, Move, Outcome, Seat
from konspira.games.codenames.moves import (
    BecomeSpymaster,
    Clue,
    Flag,
    HandKey,
    JoinTeam,
    LeaveTeam,
    Reason,
    Reject,
)
from konspira.games.codenames.pieces import (
    BOTH,
    Place,
    Role,
    Team,
)


def three() -> Game:
    return dealt(3)


def test_two_are_spymasters_and_the_third_is_the_operative_of_both() -> None:
    """CN-111"""
    state = three().state
    assert (state.spymaster(Team.RED), state.spymaster(Team.BLUE)) == (ADA, BEN)
    assert state.operatives(Team.RED) == state.operatives(Team.BLUE) == (CY,)


@pytest.mark.parametrize("seats", [2, 4])
def test_this_variant_takes_exactly_three(seats: int) -> None:
    """CN-111"""
    with pytest.raises(BadSetup, match="CN-111") as refused:
        choosing(seats, variant="three-players")
    assert refused.value.code == "variant-does-not-fit"


@pytest.mark.parametrize("wish", [JoinTeam(Team.RED), LeaveTeam()])
def test_all_three_are_needed(wish: Move) -> None:
    """CN-111"""
    assert choosing(3).refusal(CY, wish) == ("all-three-are-needed", "CN-111")


def test_two_of_the_three_may_change_places() -> None:
    """CN-111"""
    places = choosing(3).after((CY, BecomeSpymaster(Team.RED))).state.places
    assert places[ADA] == BOTH
    assert places[CY] == Place(Role.SPYMASTER, Team.RED)
    places = choosing(3).after((ADA, BecomeSpymaster(Team.BLUE))).state.places
    assert places[ADA] == Place(Role.SPYMASTER, Team.BLUE)
    assert places[BEN] == Place(Role.SPYMASTER, Team.RED)


def test_the_one_operative_guesses_in_the_turns_of_both_teams() -> None:
    """CN-112"""
    game = three().after(*turn(ADA, CY, "whale"), (BEN, Clue("night", 2)))
    assert game.after((CY, touch("snake"))).turn.team is Team.BLUE
    assert game.hand(CY).key == ()


@pytest.mark.parametrize(
    ("word", "winners", "points"),
    [("dagger", (BEN,), (0, 1, 0)), ("wave", (ADA,), (1, 0, 0))],
)
def test_the_winning_spymaster_is_found_in_the_usual_way(
    word: str, winners: tuple[Seat, ...], points: tuple[int, ...]
) -> None:
    """CN-113"""
    moves = [(CY, touch(found)) for found in (*RED_WORDS[:8], word)]
    outcome = three().after((ADA, Clue("everything", 0)), *moves).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points) == (winners, points)


def test_the_rival_spymaster_judges_among_three() -> None:
    """CN-65, CN-112"""
    game = three().after((ADA, Clue("snakes", 1)), (CY, Flag(Reason.WORD_FORM)))
    game = game.after((BEN, Reject(Reason.WORD_FORM)))
    assert game.after((BEN, cover("rose"))).table.left == (9, 7)


def test_the_three_change_places_for_the_next_game() -> None:
    """CN-115"""
    places = next_game(three()).state.places
    assert places == (
        BOTH,
        Place(Role.SPYMASTER, Team.RED),
        Place(Role.SPYMASTER, Team.BLUE),
    )


def test_a_game_of_three_is_void_without_an_operative() -> None:
    """CN-04, CN-111"""
    game = three().away(BEN).after((HOST, HandKey(Team.BLUE, CY)))
    assert game.outcome == Outcome((), (0, 0, 0), "void")
