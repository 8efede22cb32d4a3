"""Secret Identity with companions: a swap and a guess are agreed on by people."""

from konspira.games.secret_identity.moves import (
    ConfirmGuess,
    Consent,
    Flag,
    MarkGuess,
    Object,
    Ready,
)
from konspira.games.secret_identity.state import Characters, Drawing, Guessing, Laying
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    cluing,
    dealt,
    guess,
    guessing,
    marks,
    skip,
    together,
)

YES = Consent(2, True)
ALL = (ADA, BEN, CY, DEE)


def test_a_swap_needs_the_consent_of_people() -> None:
    """ID-12, ID-O06"""
    game = dealt().companions(CY, DEE).after((BEN, Flag(2)))
    assert game.table.waiting == (ADA, BEN)
    assert game.refusal(CY, YES) == ("not-your-turn", None)
    assert isinstance(game.after((ADA, YES), (BEN, YES)).phase, Laying)
    assert isinstance(game.after((BEN, YES)).companions(ADA, CY, DEE).phase, Laying)


def test_a_companion_knows_everybody() -> None:
    """ID-12, ID-O06"""
    assert dealt().companions(CY).may("Flag") == [ADA, BEN, DEE]
    fresh = cluing(mode="cooperative").companions(CY)
    assert CY not in fresh.may("Flag")


def test_people_are_ready_and_companions_are_not_asked() -> None:
    """ID-O06"""
    game = dealt().companions(CY, DEE)
    assert game.may("Ready") == [ADA, BEN]
    assert isinstance(game.after((ADA, Ready()), (BEN, Ready())).phase, Drawing)


def test_companions_among_themselves_go_on_with_the_first() -> None:
    """ID-O06"""
    game = dealt().companions(*ALL)
    assert isinstance(game.phase, Characters) and game.table.waiting == ALL
    assert isinstance(game.after((DEE, Ready())).phase, Drawing)


def test_if_the_host_goes_on_without_the_people_nobody_is_asked() -> None:
    """ID-O06"""
    game = dealt().companions(BEN, CY, DEE)
    assert isinstance(game.after(skip(ADA)).phase, Drawing)


def test_the_guess_of_a_team_is_that_of_its_people() -> None:
    """ID-O17, ID-O30"""
    game = guessing().companions(DEE)
    assert game.table.waiting == (BEN, CY)
    agreed = game.after((DEE, MarkGuess(3)), (BEN, MarkGuess(5)))
    assert isinstance(agreed.phase, Guessing) and marks(agreed) == [(BEN, 5), (DEE, 3)]
    assert guess(agreed.after((CY, MarkGuess(5)))) == 5
    assert guess(agreed.companions(CY, DEE)) == 5, "a lent seat is not waited for"


def test_a_companion_neither_confirms_nor_objects() -> None:
    """ID-O30"""
    game = guessing().companions(DEE).after((DEE, MarkGuess(3)), (BEN, MarkGuess(5)))
    assert game.refusal(DEE, ConfirmGuess()) == ("not-your-turn", None)
    game = game.after((BEN, ConfirmGuess()))
    assert game.refusal(DEE, Object()) == ("not-your-turn", None)
    assert guess(game.at(game.now, DEE, MarkGuess(7)).time_up()) == 5


def test_a_team_of_companions_takes_the_first_mark() -> None:
    """ID-O17"""
    game = guessing().companions(BEN, CY, DEE)
    assert game.table.decisive[CY] != ()
    assert guess(game.after((CY, MarkGuess(4)))) == 4


def test_a_companion_gives_its_clue_like_everybody() -> None:
    """ID-23"""
    assert set(ALL) == set(cluing().companions(CY, DEE).table.waiting)
    assert together().companions(ADA).table.waiting == (ADA,)
