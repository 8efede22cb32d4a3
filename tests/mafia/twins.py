"""Twins of a town: other games of Mafia that a viewer cannot tell from the real one."""

from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Any

from konspira.game import Seat
from konspira.games.mafia.state import State
from mafia.table import BOX, Game

Viewer = Seat | None


def twins(game: Game, viewer: Viewer, number: int = 60) -> Iterator[State]:
    """Yield so many of them, each imagined when it is asked for."""
    return (BOX.imagine(game.state, viewer, Random(seed)) for seed in range(number))


def is_certain(
    game: Game, value: Callable[[State], Hashable], viewer: Any, number: int = 60
) -> bool:
    """Whether a viewer knows this: it is so in all twins. The first that differs decides,
    so those who do not know cost next to nothing."""
    known = value(game.state)
    return all(value(twin) == known for twin in twins(game, viewer, number))
