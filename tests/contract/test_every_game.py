"""Promises that every game keeps, and proof that breaking them is noticed."""

from collections.abc import Iterable
from itertools import cycle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from led_game import led_game
from promises import (
    PACKS,
    PROMISES,
    Play,
    ends,
    gist_is_enough,
    hands_are_alike,
    hush_lies_open,
    moves_lead_where_the_law_says,
    nested,
    nothing_is_hidden_from_the_master,
    offers_are_kept,
    questions_tell_nothing,
    refusals_tell_nothing,
    replay_equals_state,
    views_hide_what_they_must,
)

from contract.faulty_game import coin
from konspira.game import BadSetup
from konspira.games import GAMES
from konspira.options import Field, choose, form

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
seeds = st.integers(0, 10**6)


@st.composite
def tables(draw: st.DrawFn, game: Any) -> tuple[int, dict[str, Any]]:
    """A number of seats, and any options that go with it."""
    seats = draw(st.integers(game.seats.start, game.seats.stop - 1))
    chosen = draw(
        st.lists(st.sampled_from(form(game, seats, PACKS)), max_size=6, unique=True)
    )
    options = nested({field.name: draw(values(field)) for field in chosen})
    return seats, fitting(game, seats, options)


def fitting(game: Any, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """These options; or none, if they are a variant for another number of players."""
    try:
        game.setup(choose(game, seats, options, PACKS), seats)
    except BadSetup:
        return {}
    return options


def values(field: Field) -> st.SearchStrategy[Any]:
    match field.kind:
        case "switch":
            return st.booleans()
        case "number":
            return st.integers(field.least, field.most)
        case _:
            return st.sampled_from(field.values)


@games
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@given(data=st.data(), seed=seeds, length=st.integers(0, 60))
def test_every_game_keeps_its_promises(
    game: Any, promise: Any, data: st.DataObject, seed: int, length: int
) -> None:
    seats, options = data.draw(tables(game))
    promise(Play(game, seats, seed, options, length))


@games
@given(data=st.data(), seed=seeds)
def test_every_random_game_ends(game: Any, data: st.DataObject, seed: int) -> None:
    seats, options = data.draw(tables(game))
    ends(Play(game, seats, seed, options, 5_000))


@pytest.mark.short_version
@games
def test_the_promises_hold_at_the_least_and_the_largest_table(game: Any) -> None:
    hold_at(game, (min(game.seats), max(game.seats)))


@pytest.mark.all_only
@games
def test_the_promises_hold_at_every_number_of_seats(game: Any) -> None:
    hold_at(game, game.seats)


def hold_at(game: Any, numbers: Iterable[int]) -> None:
    """Raise AssertionError if a promise is broken with so many seats, with any preset."""
    agreed = cycle([{}, *game.presets.values()])
    for seats, options in zip(numbers, agreed, strict=False):
        for promise in PROMISES:
            promise(Play(game, seats, seats, fitting(game, seats, options), 40))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@given(seats=st.integers(3, 21), led=st.booleans(), seed=seeds, length=st.integers(0, 60))
def test_a_game_with_a_night_and_a_master_keeps_its_promises(
    promise: Any, seats: int, led: bool, seed: int, length: int
) -> None:
    promise(Play(led_game(), seats, seed, {"led": led}, length))


@pytest.mark.parametrize(
    ("fault", "promise"),
    [
        ("open table", views_hide_what_they_must),
        ("wrong hand", views_hide_what_they_must),
        ("telling size", views_hide_what_they_must),
        ("uneven hands", hands_are_alike),
        ("hands too long", hands_are_alike),
        ("growing hush", hands_are_alike),
        ("telling hush", hush_lies_open),
        ("telling leader", hush_lies_open),
        ("telling silence", hush_lies_open),
        ("blind master", nothing_is_hidden_from_the_master),
        ("telling refusal", refusals_tell_nothing),
        ("telling question", questions_tell_nothing),
        ("thin gist", gist_is_enough),
        ("remembers", replay_equals_state),
        ("false offer", offers_are_kept),
        ("narrow offer", offers_are_kept),
        ("empty offer", offers_are_kept),
        ("strays", moves_lead_where_the_law_says),
        ("endless", ends),
    ],
)
def test_a_broken_promise_is_noticed(fault: str, promise: Any) -> None:
    lengths = [60, 1, 2, 3] * 5
    for seed, length in enumerate(lengths):
        if length == 60 or promise is not ends:
            promise(Play(coin(), 3, seed, {}, length))
    with pytest.raises(AssertionError):
        for seed, length in enumerate(lengths):
            promise(Play(coin(fault), 3, seed, {}, length))
