"""No two options contradict each other: what is accepted can be played to its end.

Every pair of values of every two options is in one game, at a number of players that goes
with it; or it is refused with a sentence. Of numbers, the ends and the default are played.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from bots import MEAN_SECONDS, BotPlay, IdlePlay
from covering import Choice, Covering, Row
from promises import PACKS

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
    """The options of a row, those of a group in a dict of their own."""
    options: dict[str, Any] = {}
    for name, value in row.items():
        *groups, last = name.split(".")
        place = options
        for group in groups:
            place = place.setdefault(group, {})
        place[last] = value
    del options[SEATS]
    return options


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


# How long a game usually is


def acts_of_codenames(options: Any, seats: int) -> int:
    """A turn opens a card at least: everybody points, thinks again and touches."""
    words, about_a_clue = 25, 10
    return words * (about_a_clue + 3 * seats)


def acts_of_spyfall(options: Any, seats: int) -> int:
    """Everybody looks, votes and accuses in a round, and questions go on until it ends."""
    return int(options.rounds * (8 * seats + options.round_seconds / MEAN_SECONDS))


def acts_of_secret_identity(options: Any, seats: int) -> int:
    """Eight characters may be swapped; then clues, and votes for everybody."""
    swaps, clue = 8 * (seats + 2), 6
    if options.mode == "cooperative":
        return 10 * (swaps + clue + 4 * seats)
    return options.rounds * (swaps + seats * (clue + seats + 2))


def acts_of_mafia(options: Any, seats: int) -> int:
    """A turn takes one out: a night, a talk, two votes and what breaks their ties."""
    return seats * (20 + seats * (6 + options.tie_rounds))


USUAL_ACTS: dict[str, Callable[[Any, int], int]] = {
    "codenames": acts_of_codenames,
    "spyfall2": acts_of_spyfall,
    "starwars": acts_of_spyfall,
    "secret_identity": acts_of_secret_identity,
    "mafia": acts_of_mafia,
}
DETOURS = 6  # bots change their minds, ask again and let time limits pass


def most_acts(game: Game, row: Row) -> int:
    seats = row[SEATS]
    usual = USUAL_ACTS[game.name]
    return DETOURS * usual(choose(game, seats, options_of(row), PACKS), seats)


# They are played


@games
@seeds
def test_every_pair_of_options_can_be_played_to_the_end(game: Game, seed: int) -> None:
    for row in covering(game).rows:
        most = most_acts(game, row)
        play = BotPlay(game, row[SEATS], seed, options_of(row), most)
        assert game.outcome(play.state), f"no end after {most} acts with {row}"


@games
def test_a_table_at_which_nobody_moves_does_not_go_on_for_ever(game: Game) -> None:
    """It ends, or it waits for people; time alone does not keep it going."""
    for row in covering(game).rows:
        most = most_acts(game, row)
        play = IdlePlay(game, row[SEATS], 0, options_of(row), most)
        assert len(play.log) < most, f"still goes on after {most} acts with {row}"


def test_an_endless_game_is_noticed() -> None:
    assert not coin("endless").outcome(BotPlay(coin("endless"), 3, 0, {}, 200).state)
    assert len(BotPlay(coin(), 3, 0, {}, 200).log) < 200
