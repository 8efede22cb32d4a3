"""What every companion promises, and proof that breaking it is noticed."""

import os
from random import Random
from typing import Any, get_type_hints

import pytest
from msgspec.structs import replace
from promises import Play, ends
from soak import any_options

from companions.company import (
    PROMISES,
    any_company,
    any_play,
    does_what_is_offered,
    pauses_tell_nothing,
    thinks_by_its_views_alone,
)
from konspira.companions import FAMILIES, Mind, Temper, Thought, plays_well, think
from konspira.game import Game, Hand, Seat, Table
from konspira.games import GAMES, game_named
from konspira.games.codenames.moves import Clue

GAMES_IN_ALL = int(os.environ.get("COMPANION_GAMES", "100"))
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
promises = pytest.mark.parametrize("promise", PROMISES, ids=lambda p: p.__name__)


@games
@promises
def test_every_companion_keeps_its_promises(game: Game, promise: Any) -> None:
    for seed in range(3):
        promise(any_play(game, seed, 40))


@pytest.mark.all_only
@games
@promises
def test_every_companion_keeps_its_promises_at_many_tables(
    game: Game, promise: Any
) -> None:
    for seed in range(3, 60):
        promise(any_play(game, seed, 60))


@games
def test_a_game_of_companions_ends(game: Game) -> None:
    for seed in range(3):
        ends(any_company(game, seed))


@pytest.mark.all_only
@pytest.mark.timeout(600)
@games
@pytest.mark.parametrize("first", range(0, GAMES_IN_ALL, 50))
def test_many_games_of_companions_end(game: Game, first: int) -> None:
    """A thousand take 15 CPU minutes: COMPANION_GAMES=1000 in the environment."""
    for seed in range(first, first + 50):
        ends(any_company(game, seed))


@pytest.mark.parametrize("game", [g for g in GAMES.values() if plays_well(g)])
def test_a_companion_is_given_table_hand_and_mind_and_nothing_else(game: Game) -> None:
    hints = get_type_hints(FAMILIES[game.family].think)
    assert hints == {
        "table": game.table_type,
        "hand": game.hand_type,
        "mind": Mind,
        "return": Thought,
    }


def test_who_asks_for_a_thought_hands_over_views_and_a_mind() -> None:
    hints = get_type_hints(think)
    assert hints == {
        "game": Game,
        "table": Table,
        "hand": Hand,
        "mind": Mind,
        "return": Thought,
    }


@games
def test_the_same_view_gives_the_same_thought(game: Game) -> None:
    play = Play(game, 6, 1, {}, 30)
    view = play.game.table(play.state), play.game.hand(play.state, Seat(0))
    assert think(game, *view, Mind(1)) == think(game, *view, Mind(1))


def test_minds_differ() -> None:
    play = Play(game_named("spyfall2"), 6, 1, {}, 30)
    view = play.game.table(play.state), play.game.hand(play.state, Seat(0))
    assert len({think(play.game, *view, Mind(seed)).after_ms for seed in range(9)}) > 5


def test_tempers_have_stable_names() -> None:
    assert [*Temper] == ["calm", "normal", "bold"]


# Companions that cheat


def clues_begin(seed: int) -> Play:
    """A random game of Codenames in which people are at it."""
    game, rng = game_named("codenames"), Random(seed)
    return Play(game, 6, seed, any_options(game, 6, rng) | {"variant": "two-teams"}, 40)


def test_a_companion_that_reads_the_state_is_noticed() -> None:
    seen: list[Any] = []

    def watched(state: Any) -> Any:
        seen.append(state)
        return codenames.table(state)

    def peeking(game: Game, table: Any, hand: Any, mind: Mind) -> Thought:
        return Thought(Clue("key", 1 + hash(seen[-1].key) % 9), 2_000)

    codenames = game_named("codenames")
    with pytest.raises(AssertionError, match="knows more"):
        for seed in range(5):
            play = clues_begin(seed)
            play.game = replace(codenames, table=watched)
            thinks_by_its_views_alone(play, peeking)


def test_a_companion_whose_pause_depends_on_its_hand_is_noticed() -> None:
    def telling(game: Game, table: Any, hand: Any, mind: Mind) -> Thought:
        return Thought(None, 2_000 + [*hand.key, "assassin"].index("assassin"))

    with pytest.raises(AssertionError, match="pause"):
        for seed in range(5):
            pauses_tell_nothing(clues_begin(seed), telling)


def test_a_companion_that_says_what_it_holds_is_noticed() -> None:
    def telling(game: Game, table: Any, hand: Any, mind: Mind) -> Thought:
        return Thought(None, 2_000, "a" * [*hand.key, "assassin"].index("assassin"))

    with pytest.raises(AssertionError, match="says"):
        for seed in range(5):
            pauses_tell_nothing(clues_begin(seed), telling)


def test_a_companion_that_does_what_it_may_not_is_noticed() -> None:
    def meddling(game: Game, table: Any, hand: Any, mind: Mind) -> Thought:
        return Thought(Clue("meddling", 1), 2_000)

    with pytest.raises(AssertionError, match="not offered"):
        does_what_is_offered(clues_begin(0), meddling)
