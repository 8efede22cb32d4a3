"""A companion is a pure function of what its seat sees."""

import pytest
from promises import Play

from konspira.companions import Mind, Temper, think
from konspira.game import Seat
from konspira.games import GAMES, game_named

games = pytest.mark.parametrize("game", GAMES, ids=str)


@games
def test_the_same_view_gives_the_same_thought(game: str) -> None:
    play = Play(game_named(game), 6, 1, {}, 30)
    table, hand = play.game.table(play.state), play.game.hand(play.state, Seat(0))
    assert think(play.game, table, hand, Mind(1)) == think(play.game, table, hand, Mind(1))


def test_minds_differ() -> None:
    play = Play(game_named("spyfall2"), 6, 1, {}, 30)
    views = play.game.table(play.state), play.game.hand(play.state, Seat(0))
    pauses = {think(play.game, *views, Mind(seed)).after_ms for seed in range(9)}
    assert len(pauses) > 5


def test_tempers_have_stable_names() -> None:
    assert [*Temper] == ["calm", "normal", "bold"]
