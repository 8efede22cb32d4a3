"""No two options contradict each other: what is accepted can be played to its end.

Every pair of values of every two options is in one game, at a number of players that goes
with it; or it is refused with a sentence. Of numbers, the ends and the default are played.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from bots import BotPlay, IdlePlay
from covering import Choice, Covering, Row
from game_length import most_acts
from promises import PACKS, nested

from contract.faulty_game import coin
from konspira.game import BadSetup, Game
from konspira.games import GAMES
from konspira.options import Field, choose, form, near

ERRORS = Path(__file__).parents[2] / "client" / "locales" / "en" / "errors.ftl"
SEATS = "seats"  # is a factor, like an option
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
seeds = pytest.mark.parametrize(
    "seed",
    [0, 1, *(pytest.param(seed, marks=pytest.mark.all_only) for seed in range(2, 12))],
)


# All pairs


def values(field: Field) -> tuple[Any, ...]:
    match field.kind:
        case "switch":
            return False, True
        case "number":
            return tuple(dict.fromkeys((field.default, field.least, field.most)))
        case _:
            return field.values


def options_of(row: Row) -> dict[str, Any]:
    return nested({name: value for name, value in row.items() if name != SEATS})


def refusal(game: Game, row: Row) -> str | None:
    """The code with which such a game is refused; None: it may begin."""
    seats = row[SEATS]
    try:
        game.setup(choose(game, seats, options_of(row), PACKS), seats)
    except BadSetup as bad:
        assert str(bad), "a refusal says what would fit"
        return bad.code
    return None


@cache
def covering(game: Game) -> Covering:
    """Games in which every pair of values occurs that goes together at all.

    With so many players: few, just more, some, many.
    """
    least, most = game.seats[0], game.seats[-1]
    usual = near(game, (least + most) // 2)
    fields = form(game, usual, PACKS)
    numbers = tuple(dict.fromkeys((usual, least, least + 1, most)))
    return Covering(
        {SEATS: numbers, **{field.name: values(field) for field in fields}},
        {SEATS: usual, **{field.name: field.default for field in fields}},
        lambda row: refusal(game, row) is None,
    )


@games
def test_every_value_of_every_option_can_be_played(game: Game) -> None:
    played = {choice for row in covering(game).rows for choice in row.items()}
    assert not [choice for choice in all_choices(game) if choice not in played]


def all_choices(game: Game) -> Iterator[Choice]:
    for name, each in covering(game).factors.items():
        yield from ((name, value) for value in each)


@games
def test_every_pair_of_values_is_played_or_refused(game: Game) -> None:
    found = covering(game)
    played = {pair for row in found.rows for pair in combinations(row.items(), 2)}
    refused = {*found.refused}
    for one, other in combinations(all_choices(game), 2):
        if one[0] != other[0]:
            assert ((one, other) in played) is not ((one, other) in refused)


@games
def test_what_contradicts_is_refused_with_a_sentence(game: Game) -> None:
    sentences, found = ERRORS.read_text("utf-8"), covering(game)
    for pair in found.refused:
        code = refusal(game, found.defaults | dict(pair))
        assert f"error-{code} = " in sentences, pair


# They are played


@games
@seeds
def test_every_pair_of_options_can_be_played_to_the_end(game: Game, seed: int) -> None:
    for row in covering(game).rows:
        most = most_acts(game, row[SEATS], options_of(row))
        play = BotPlay(game, row[SEATS], seed, options_of(row), most)
        assert game.outcome(play.state), f"no end after {most} acts with {row}"


@games
def test_a_table_at_which_nobody_moves_does_not_go_on_for_ever(game: Game) -> None:
    """It ends, or it waits for people; time alone does not keep it going."""
    for row in covering(game).rows:
        most = most_acts(game, row[SEATS], options_of(row))
        play = IdlePlay(game, row[SEATS], 0, options_of(row), most)
        assert len(play.log) < most, f"still goes on after {most} acts with {row}"


def test_an_endless_game_is_noticed() -> None:
    assert not coin("endless").outcome(BotPlay(coin("endless"), 3, 0, {}, 200).state)
    assert len(BotPlay(coin(), 3, 0, {}, 200).log) < 200
