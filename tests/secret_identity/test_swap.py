"""Secret Identity: the swap window. Characters whom not everybody knows leave the table."""

import msgspec
import pytest

from konspira.game import CHANCE, HOST, Seat
from konspira.games.secret_identity.moves import Consent, Draw, Flag, NextRound, Ready, Skip
from konspira.games.secret_identity.state import Characters, Drawing, Laying, Proposal
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    Game,
    OwnShelf,
    by_chance,
    dealt,
    leave,
    seated,
    skip,
)

ALL = (ADA, BEN, CY, DEE)
YES, NO = Consent(2, True), Consent(2, False)


def window(game: Game) -> Characters:
    assert isinstance(game.phase, Characters), game.phase
    return game.phase


def flagged() -> Game:
    """Ben wants the third character swapped."""
    return dealt().after((BEN, Flag(2)))


def test_a_character_is_swapped_if_all_agree() -> None:
    """ID-12, ID-O06"""
    before = flagged()
    game = before.each(YES, *ALL)
    assert isinstance(game.phase, Laying)
    after = game.laid("Somebody else")
    expected = [*before.names[:2], "Somebody else", *before.names[3:]]
    assert after.names == expected
    assert window(after) == Characters()


def test_one_no_keeps_the_character() -> None:
    """ID-12, ID-O06"""
    game = flagged().after((ADA, YES), (BEN, YES), (CY, NO))
    assert window(game) == Characters(kept=(2,))
    assert game.refusal(BEN, Flag(2)) == ("character-was-kept", "ID-O06")


def test_the_old_card_leaves_the_game() -> None:
    """ID-O06"""
    before = flagged()
    game = before.each(YES, *ALL).laid("New")
    assert before.names[2] in game.state.used
    assert game.after((ADA, Flag(2))).phase == Characters((Proposal(2),))


def test_there_is_no_limit_but_the_pack() -> None:
    """ID-O06"""
    shelf = OwnShelf(32)
    game = by_chance(seated(3, rounds=6), 1, shelf)
    swaps, slot = 0, 0
    assert game.table.spare == 64 - 48
    while game.table.spare:
        game = by_chance(game.after((ADA, Flag(slot))).each(Consent(slot, True)), 1, shelf)
        swaps, slot = swaps + 1, (slot + 1) % 8
    assert swaps == 16
    assert game.refusal(ADA, Flag(0)) == ("no-more-characters", "ID-O06")
    assert game.hand(ADA).may == ("Ready",)


def test_several_characters_may_be_in_question() -> None:
    """ID-12, ID-O06"""
    game = flagged().after((CY, Flag(5)))
    assert window(game).proposals == (Proposal(2), Proposal(5))
    assert game.refusal(ADA, Flag(5)) == ("flagged-already", "ID-O06")
    game = game.each(Consent(5, True), *ALL).laid("New")
    assert game.names[5] == "New"
    assert window(game).proposals == (Proposal(2),)


def test_nobody_answers_twice_or_what_was_not_asked() -> None:
    """ID-O06"""
    game = flagged().after((ADA, YES))
    assert game.refusal(ADA, NO) == ("already-answered", "ID-O06")
    assert game.refusal(ADA, Consent(3, True)) == ("nothing-was-asked", "ID-O06")
    assert game.refusal(HOST, YES) == ("not-your-turn", None)


def test_keys_are_drawn_when_everybody_is_ready() -> None:
    """ID-O06"""
    game = dealt().each(Ready(), ADA, BEN, CY)
    assert window(game).ready == (ADA, BEN, CY)
    assert game.refusal(ADA, Ready()) == ("already-answered", "ID-O06")
    assert game.refusal(HOST, Ready()) == ("not-your-turn", None)
    assert game.after((DEE, Ready())).phase == Drawing()


def test_a_flag_is_answered_before_anybody_is_ready() -> None:
    """ID-O06"""
    game = dealt().after((ADA, Ready()), (BEN, Flag(2)))
    assert window(game).ready == ()
    assert game.refusal(ADA, Ready()) == ("answer-first", "ID-O06")


def test_nothing_is_swapped_once_keys_are_drawn() -> None:
    """ID-O06"""
    assert dealt().drawn().refusal(ADA, Flag(2)) == ("not-now", None)
    assert dealt().each(Ready()).refusal(HOST, Flag(2)) == ("not-now", None)


def test_the_window_opens_in_every_round_and_together() -> None:
    """ID-O06"""
    game = dealt().drawn().clued().all_wrong().opened()
    game = game.after((HOST, NextRound())).laid()
    assert window(game) == Characters()
    game = dealt(mode="cooperative")
    assert window(game.after((DEE, Flag(1)))).proposals == (Proposal(1),)


def test_a_group_may_do_without_swapping() -> None:
    """ID-12"""
    assert dealt(swapping=False).phase == Drawing()


# Anonymous


def test_who_raised_a_flag_is_known_to_nobody() -> None:
    """ID-O06"""
    seen = {
        msgspec.json.encode([game.table, *(game.hand(seat) for seat in (HOST, *ALL))])
        for game in (dealt().after((seat, Flag(2))) for seat in ALL)
    }
    assert len(seen) == 1


def test_who_raised_a_flag_answers_like_everybody_else() -> None:
    """ID-O06"""
    game = flagged()
    assert game.table.waiting == ALL
    assert game.each(YES, ADA, CY, DEE).table.waiting == (BEN,)


def test_a_flag_does_not_tell_who_was_passed_over() -> None:
    """ID-O06"""
    passed = dealt().after(skip(DEE))
    phases = {passed.after((seat, Flag(2))).phase for seat in ALL}
    assert phases == {Characters((Proposal(2),), passed=(DEE,))}


# Slow and absent players


def test_only_those_present_have_to_agree() -> None:
    """ID-O06"""
    game = flagged().each(YES, ADA, BEN, CY)
    assert isinstance(game.away(DEE).phase, Laying)
    game = dealt().each(Ready(), ADA, BEN, CY)
    assert game.away(DEE).phase == Drawing()


def test_whoever_comes_back_has_a_say_again() -> None:
    """ID-O06"""
    game = dealt().away(DEE).back(DEE)
    assert isinstance(game.each(Ready(), ADA, BEN, CY).phase, Characters)


def test_nothing_is_agreed_when_nobody_is_there() -> None:
    """ID-O06"""
    game = flagged().away(*ALL)
    assert window(game).proposals == (Proposal(2),)
    assert game.table.waiting == ALL


def test_the_host_may_go_on_without_a_slow_player() -> None:
    """ID-O06"""
    game = dealt().each(Ready(), ADA, BEN, CY)
    assert game.after(skip(DEE)).phase == Drawing()
    assert game.refusal(*skip(ADA)) == ("nobody-waits-for-them", None)
    assert game.refusal(ADA, Skip(DEE)) == ("not-your-turn", None)


def test_whoever_was_passed_over_may_still_speak() -> None:
    """ID-O06"""
    game = flagged().after(skip(DEE)).after((DEE, NO))
    assert window(game) == Characters(kept=(2,))


def test_if_the_host_passes_over_everybody_the_keys_are_drawn() -> None:
    """ID-O06"""
    assert flagged().after(*[skip(seat) for seat in ALL]).phase == Drawing()


def test_whoever_leaves_during_the_window_draws_no_key() -> None:
    game = dealt().after((DEE, Ready()), leave(DEE)).each(Ready(), ADA, BEN, CY)
    assert game.phase == Drawing()
    assert game.refusal(CHANCE, Draw((1, 2, 3, 4))) == ("not-a-deal", "ID-18")
    assert game.drawn(1, 2, 3, None).hand(DEE).key is None


@pytest.mark.parametrize("seat", [ADA, DEE])
def test_the_others_go_on_when_somebody_leaves_during_the_window(seat: Seat) -> None:
    rest = [other for other in ALL if other != seat]
    assert dealt().each(Ready(), *rest).after(leave(seat)).phase == Drawing()
