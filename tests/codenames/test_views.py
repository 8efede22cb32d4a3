"""What the table of Codenames says so that no screen needs to know a rule."""

from typing import Any

import pytest
from game_table import Played

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    Game,
    choosing,
    dealt,
    touch,
)
from konspira.game import CHANCE, HOST, Seat
from konspira.games.codenames.moves import (
    Clue,
    Flag,
    LeaveTeam,
    Number,
    Reason,
    Start,
)
from konspira.games.codenames.pieces import Role, Team
from konspira.games.codenames.setup import Lack

OCEAN: Played = (ADA, Clue("ocean", 2))
FLAG: Played = (DEE, Flag(Reason.LETTERS))


def test_words_that_are_covered_are_not_visible() -> None:
    """CN-O23"""
    game = dealt().after(OCEAN, (CY, touch("whale")), (CY, touch("snake")))
    assert dealt().table.visible == tuple(range(25))
    hidden = {touch("whale").card, touch("snake").card}
    assert set(range(25)) - set(game.table.visible) == hidden


@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [
        (2, (Team.RED,), (Team.RED,)),
        (3, tuple(Team), (None,)),
        (4, tuple(Team), tuple(Team)),
    ],
)
def test_the_teams_that_people_can_join(
    seats: int, teams: tuple[Team, ...], sides: tuple[Team | None, ...]
) -> None:
    """CN-97, CN-111, CN-O29"""
    table = choosing(seats).table
    assert (table.teams, table.sides) == (teams, sides)


@pytest.mark.parametrize(
    ("chosen", "first", "last"),
    [
        ({}, 0, "unlimited"),
        ({"expert_zero": False}, 1, "unlimited"),
        ({"expert_unlimited": False}, 0, 9),
    ],
)
def test_the_numbers_that_a_clue_may_have(
    chosen: dict[str, Any], first: Number, last: Number
) -> None:
    """CN-45, CN-48, CN-O01"""
    numbers = dealt(**chosen).table.numbers
    assert (numbers[0], numbers[-1]) == (first, last)


@pytest.mark.parametrize(("number", "guesses"), [(1, 2), (3, 4), (0, None)])
def test_how_many_guesses_a_clue_gives(number: Number, guesses: int | None) -> None:
    """CN-41, CN-46"""
    game = dealt().after((ADA, Clue("ocean", number)))
    assert game.table.guesses == guesses
    assert game.after(FLAG).table.guesses == guesses, "while the judge looks at it, too"
    assert dealt().table.guesses is None


@pytest.mark.parametrize(
    ("seats", "referee", "enforced"),
    [
        (4, "enforce", True),
        (4, "advise", False),
        (4, "off", False),
        (2, "enforce", False),  # nobody could overrule it
    ],
)
def test_whether_the_referee_keeps_clues_back(
    seats: int, referee: str, enforced: bool
) -> None:
    """CN-O12"""
    assert dealt(seats, referee=referee).table.enforced is enforced


def test_a_touch_waits_as_long_as_the_table_says_a_card_turns() -> None:
    """CN-O13"""
    game = dealt().after(OCEAN, (CY, touch("whale")))
    turned = game.now + game.table.reveal_ms
    assert game.refusal(CY, touch("salt"), turned - 1) == ("too-early", "CN-O13")
    assert game.at(turned, CY, touch("salt")).turn.made == 2


def test_whom_a_team_still_needs() -> None:
    """CN-03, CN-04"""
    game = choosing()
    assert game.table.lacking is None
    no_operative = game.after((CY, LeaveTeam()))
    assert no_operative.table.lacking == Lack(Team.RED, Role.OPERATIVE)
    no_spymaster = game.after((BEN, LeaveTeam()))
    assert no_spymaster.table.lacking == Lack(Team.BLUE, Role.SPYMASTER)
    assert dealt().table.lacking is None


def enemys_turn() -> Game:
    game = dealt(2).after(OCEAN, (BEN, touch("piano")))
    return game.after((CHANCE, game.draw()))


@pytest.mark.parametrize(
    ("game", "seat"),
    [
        (choosing(), None),
        (dealt(), ADA),
        (dealt().after(OCEAN), None),
        (enemys_turn(), None),  # it goes on without the spymaster (CN-O32)
    ],
)
def test_which_spymaster_everybody_waits_for(game: Game, seat: Seat | None) -> None:
    """CN-24, CN-103"""
    assert game.table.waits_for == seat


def test_nobody_sees_whether_the_rival_spymaster_is_asked() -> None:
    """CN-66"""
    game = dealt(pre_approval=True)
    assert game.after(OCEAN).table == game.table


def test_who_touches_for_all() -> None:
    """CN-34"""
    game = dealt(6, touch_by="captain").after(OCEAN)
    assert game.table.captain == CY
    assert game.away(CY).table.captain == CY, "and is it again when they are back"
    assert game.away(CY).hand(ED).may[0] == "Touch"
    assert dealt(6).after(OCEAN).table.captain is None


def test_when_people_are_at_it() -> None:
    """CN-O29"""
    before = choosing()
    game = enemys_turn()
    assert not before.table.in_play
    assert not before.at(0, HOST, Start()).table.in_play
    assert all(at.table.in_play for at in (dealt(), dealt().after(OCEAN, FLAG), game))
    drawing = dealt(2).after(OCEAN, (BEN, touch("piano")))
    assert not drawing.table.in_play, "while chance moves"
    assert not dealt().after(OCEAN, (CY, touch("dagger"))).table.in_play
