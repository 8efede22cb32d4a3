"""Secret Identity together: one gives the clue, the team looks for one character."""

from collections import Counter

import msgspec
import pytest

from konspira.game import CHANCE, HOST, Outcome
from konspira.games.secret_identity.moves import (
    Consent,
    Draw,
    EndTurn,
    Flag,
    MarkGuess,
    NextRound,
    Place,
    Ready,
    SendClues,
)
from konspira.games.secret_identity.state import (
    Characters,
    Clues,
    Drawing,
    Laying,
    Opened,
    Proposal,
)
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    GREEN,
    Game,
    by_chance,
    cluing,
    dealt,
    guess,
    guessing,
    leave,
    marks,
    skip,
    together,
)

# A turn


def test_the_active_seat_draws_a_key_alone() -> None:
    """ID-65, ID-69, ID-71"""
    game = dealt(mode="cooperative").each(Ready())
    assert game.refusal(CHANCE, Draw((1, 2, 3, 4))) == ("not-a-deal", "ID-18")
    game = game.drawn(6)
    assert game.table.active == ADA
    assert [game.hand(seat).key for seat in (ADA, BEN, CY, DEE)] == [6, None, None, None]


def test_the_team_chooses_one_character_together() -> None:
    """ID-73, ID-O17"""
    game = guessing().after((BEN, MarkGuess(1)), (CY, MarkGuess(5)), (DEE, MarkGuess(1)))
    assert marks(game) == [(BEN, 1), (CY, 5), (DEE, 1)]
    game = game.after((CY, MarkGuess(1)))
    assert guess(game) == 1
    assert game.table.team_score == 1


def test_whoever_gave_the_clue_does_not_guess() -> None:
    """ID-74"""
    assert guessing().refusal(ADA, MarkGuess(1)) == ("not-your-turn", None)
    assert guessing().refusal(HOST, MarkGuess(1)) == ("not-your-turn", None)
    assert guessing().hand(ADA).may == ()


def test_a_right_guess_is_a_point_for_the_team() -> None:
    """ID-64, ID-75"""
    assert guessing().guessed(1).table.team_score == 1
    assert guessing().guessed(2).table.team_score == 0
    assert guessing().guessed(1).table.scores == (0, 0, 0, 0)


@pytest.mark.parametrize("number", [1, 2])
def test_the_true_character_is_discarded_right_or_wrong(number: int) -> None:
    """ID-76, ID-77, ID-O07, ID-O18"""
    before = guessing().guessed(number)
    game = before.after((ADA, EndTurn()))
    assert isinstance(game.phase, Laying)
    assert game.table.characters == (None, *before.table.characters[1:])
    assert game.laid("New").names == ["New", *before.names[1:]]


def test_the_key_is_shown_after_the_guess() -> None:
    """ID-76"""
    game = guessing().guessed(4)
    assert game.table.history[-1].opened == (Opened(ADA, 1, (None, 4, 4, 4), ()),)


def test_the_used_cards_are_discarded() -> None:
    """ID-76"""
    game = together().after((ADA, Place(3, 0, 0, GREEN)), (ADA, Place(5, 0, 0, GREEN)))
    game = game.after((ADA, SendClues()))
    assert game.table.cards_left == (8, 10, 10, 10)


def test_the_next_person_goes_on_in_the_same_way() -> None:
    """ID-79, ID-O16"""
    game = guessing().guessed(2)
    assert game.refusal(BEN, EndTurn()) == ("not-your-turn", None)
    assert game.refusal(HOST, NextRound()) == ("not-now", None)
    game = game.after((ADA, EndTurn())).laid().drawn()
    assert (game.table.active, game.table.round) == (BEN, 2)
    assert game.table.safes == (None,) * 4
    assert game.hand(ADA).key is None


def test_all_eight_keys_are_mixed_again() -> None:
    """ID-78, ID-O21"""
    game = guessing().guessed(2).after((HOST, EndTurn())).laid().each(Ready())
    drawn = {game.draw(seed).keys[BEN] for seed in range(60)}
    assert drawn == set(range(1, 9))


# A new character whom somebody does not know


def second_turn() -> Game:
    """Ben gives the clue, and number 1 is new."""
    return guessing().guessed(2).after((ADA, EndTurn())).laid("New").drawn(4)


def test_a_turn_goes_on_without_anybody_saying_ready() -> None:
    """ID-77, ID-O06"""
    game = guessing().guessed(2).after((ADA, EndTurn())).laid()
    assert game.phase == Drawing()
    game = game.drawn()
    assert isinstance(game.phase, Clues)
    assert game.table.waiting == (BEN,)


def test_whoever_does_not_know_the_new_character_opens_the_window() -> None:
    """ID-12, ID-O06"""
    game = second_turn().after((BEN, Place(0, 0, 0, GREEN)), (CY, Flag(0)))
    assert game.phase == Characters((Proposal(0),), reopened=True)
    assert game.hand(BEN).key is None  # it goes back, and is drawn again after the swap
    assert game.hand(BEN).draft == ()
    game = game.each(Consent(0, True)).laid("Newer")
    assert game.names[0] == "Newer"
    assert game.phase == Drawing()
    drawn = {game.draw(seed).keys[BEN] for seed in range(60)}
    assert drawn == set(range(1, 9))
    game = game.drawn()
    assert (game.table.active, game.table.round) == (BEN, 2)
    assert isinstance(game.after((DEE, Flag(0))).phase, Characters)


def test_one_no_keeps_the_new_character_and_the_turn_goes_on() -> None:
    """ID-O06"""
    game = second_turn().after((CY, Flag(0)), (DEE, Consent(0, False)))
    assert game.phase == Drawing()
    game = game.drawn()
    assert game.names[0] == "New"
    assert game.table.fresh is None
    assert game.refusal(CY, Flag(0)) == ("not-now", None)


def test_only_the_new_character_is_asked_about_after_the_set_up() -> None:
    """ID-O06"""
    game = second_turn()
    assert game.table.fresh == 0
    assert game.refusal(CY, Flag(3)) == ("character-is-not-new", "ID-O06")
    asked = game.after((CY, Flag(0)))
    assert asked.refusal(DEE, Flag(3)) == ("character-is-not-new", "ID-O06")
    assert asked.hand(DEE).may == ("Consent",)
    assert together().refusal(CY, Flag(0)) == ("not-now", None)  # all eight were shown


def test_whoever_drew_the_key_gets_no_other_by_a_swap() -> None:
    """ID-O06"""
    game = second_turn()
    assert game.refusal(BEN, Flag(0)) == ("not-your-turn", None)
    assert game.refusal(HOST, Flag(0)) == ("not-your-turn", None)
    assert "Flag" not in game.hand(BEN).may
    assert game.hand(CY).may == game.hand(DEE).may == ("Flag",)


def test_once_the_clue_lies_open_the_new_character_stays() -> None:
    """ID-O06"""
    game = second_turn().clued()
    assert game.table.fresh is None
    assert game.refusal(CY, Flag(0)) == ("not-now", None)


def test_who_does_not_know_the_new_character_is_known_to_nobody() -> None:
    """ID-O06"""
    game = second_turn()
    seen = {
        msgspec.json.encode([one.table, *(one.hand(seat) for seat in (HOST, ADA, BEN))])
        for one in (game.after((seat, Flag(0))) for seat in (ADA, CY, DEE))
    }
    assert len(seen) == 1


def test_a_new_character_may_be_swapped_as_long_as_the_pack_has_another() -> None:
    """ID-O06"""
    game = second_turn()
    spent = game.changed(spare=0)
    assert spent.refusal(CY, Flag(0)) == ("no-more-characters", "ID-O06")
    assert spent.hand(CY).may == ()


def test_without_swapping_nobody_asks_about_the_new_character() -> None:
    """ID-12, ID-O06"""
    game = guessing(swapping=False).guessed(2).next_turn()
    assert game.table.fresh is None
    assert game.refusal(CY, Flag(0)) == ("not-now", None)


# Ten rounds


@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        (3, [4, 3, 3]),
        (4, [3, 3, 2, 2]),
        (5, [2] * 5),
        (6, [2] * 4 + [1] * 2),
        (7, [2] * 3 + [1] * 4),
        (8, [2] * 2 + [1] * 6),
    ],
)
def test_ten_rounds_are_played_and_the_cards_suffice(seats: int, turns: list[int]) -> None:
    """ID-65, ID-80, ID-81, ID-86, ID-O19"""
    game, played = together(seats), []
    while game.outcome is None:
        active = game.table.active
        assert active is not None
        played.append(active)
        cards = [(active, Place(card, 0, 0, GREEN)) for card in range(3)]
        game = game.after(*cards[: len(game.hand(active).cards)], (active, SendClues()))
        game = game.guessed(2).next_turn()
    assert len(played) == 10
    assert sorted(Counter(played).values(), reverse=True) == turns
    assert len(game.state.used) == 17


@pytest.mark.parametrize(
    ("score", "rating", "won"),
    [
        (0, "anybody-there", False),
        (2, "anybody-there", False),
        (3, "could-be-better", False),
        (5, "could-be-better", False),
        (6, "nearly-made-it", False),
        (8, "nearly-made-it", False),
        (9, "mind-readers", True),
        (10, "mind-readers", True),
    ],
)
def test_the_team_is_rated(score: int, rating: str, won: bool) -> None:
    """ID-82, ID-83, ID-84, ID-85, ID-O20"""
    game = together(3)
    for turn in range(10):
        game = game.clued().guessed(1 if turn < score else 2).next_turn()
    winners = (ADA, BEN, CY) if won else ()
    assert game.outcome == Outcome(winners, (score,) * 3, rating)


def test_a_swap_does_not_make_the_game_shorter() -> None:
    """ID-O20"""
    game = by_chance(dealt(3, mode="cooperative").after((ADA, Flag(0))))
    assert game.state.spare > 0
    game = game.each(Consent(0, True)).laid("Swapped")
    assert game.table.round == 1
    assert game.table.rounds == 10


# Absent and departed players


def test_an_absent_player_is_passed_over_before_the_key_is_drawn() -> None:
    """ID-O16"""
    game = dealt(mode="cooperative").away(ADA, BEN)
    assert game.each(Ready()).drawn().table.active == CY
    assert dealt(mode="cooperative", swapping=False).away(ADA).table.active == ADA


def test_if_nobody_is_there_the_game_waits_for_the_next() -> None:
    """ID-O16"""
    game = guessing().away(ADA, BEN, CY, DEE).guessed(2).after((HOST, EndTurn()))
    assert game.table.active == BEN


def test_whoever_was_passed_over_after_the_draw_gives_the_key_back() -> None:
    """ID-O16"""
    game = together().after((ADA, Place(0, 0, 0, GREEN)), skip(ADA))
    assert game.phase == Drawing()
    game = game.drawn()
    assert (game.table.active, game.table.round) == (BEN, 1)
    assert game.hand(ADA).key is None
    assert game.hand(ADA).draft == ()
    assert game.table.cards_left == (10,) * 4
    assert game.table.missed == (0,) * 4


def test_a_mere_loss_of_contact_keeps_the_turn() -> None:
    """ID-O16"""
    game = together().away(ADA)
    assert isinstance(game.phase, Clues)
    assert game.table.waiting == (ADA,)


def test_whoever_leaves_with_a_key_gives_it_back() -> None:
    """ID-O16"""
    game = together().after(leave(ADA)).drawn()
    assert (game.table.active, game.table.round, game.table.gone) == (BEN, 1, (ADA,))


def test_whoever_leaves_during_the_guess_is_left_out() -> None:
    """ID-O17"""
    game = guessing().after((BEN, MarkGuess(3)), (CY, MarkGuess(3)), leave(DEE))
    assert guess(game) == 3
    game = guessing().away(DEE).after((BEN, MarkGuess(3)), leave(DEE))
    assert marks(game) == [(BEN, 3)]
    assert game.refusal(DEE, MarkGuess(3)) == ("not-your-turn", None)


def test_the_clue_of_one_who_left_is_still_guessed() -> None:
    """ID-O18"""
    game = guessing().after(leave(ADA)).guessed(1)
    assert game.table.team_score == 1
    assert game.awaited == {HOST}
    game = game.after((HOST, EndTurn())).laid().drawn()
    assert game.table.active == BEN


@pytest.mark.parametrize("game", [dealt(3, mode="cooperative"), together(3), guessing(3)])
def test_a_game_broken_off_gets_no_rating(game: Game) -> None:
    """ID-O20"""
    game = game.after(leave(BEN))
    assert game.outcome == Outcome((), (0, 0, 0), "broken-off")


# House rules


def test_whoever_has_no_card_left_is_passed_over() -> None:
    """ID-O09"""
    game = together(3, hand_size=4)
    played = []
    while game.outcome is None:
        active = game.table.active
        assert active is not None
        played.append(active)
        cards = [(active, Place(card, 0, 0, GREEN)) for card in range(3)]
        most = len(game.hand(active).cards) if active == ADA else 1
        game = game.after(*cards[:most], (active, SendClues())).guessed(2).next_turn()
    assert played == [ADA, BEN, CY, ADA, BEN, CY, BEN, CY, BEN, CY]


def test_the_game_ends_when_nobody_has_a_card_left() -> None:
    """ID-O09"""
    game = together(3, hand_size=1)
    for _ in range(3):
        game = game.clued().guessed(1).next_turn()
    assert game.outcome == Outcome((), (3, 3, 3), "could-be-better")


def test_the_last_one_with_a_card_may_leave() -> None:
    """ID-O09"""
    game = together(4, hand_size=1)
    for _ in range(3):
        game = game.clued().guessed(1).after((HOST, EndTurn())).laid()
        game = game if game.table.round == 4 else game.drawn()
    game = game.drawn()
    assert game.table.active == DEE
    left = game.after((BEN, Flag(0)), leave(DEE), (ADA, Consent(0, False)))
    assert left.outcome == Outcome((), (3,) * 4, "could-be-better")
    left = game.after(leave(DEE))
    assert left.outcome == Outcome((), (3,) * 4, "could-be-better")


def test_the_competitive_game_knows_no_active_seat() -> None:
    """ID-64"""
    assert cluing().table.active is None
