"""Companions: members of a room without a phone, who sit in a seat and play it.

A companion sees what its seat sees, and makes the moves that its seat is offered. `think`
is all there is to it: a pure function of table, hand and mind. A module or package here
that is named after a family of games, with a function `think(table, hand, mind)`, plays
these games; any others are played at random. docs/companions.md goes through it.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module  # noqa: TID251 - finds modules, opens nothing else
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from konspira.companions.by_chance import any_thought
from konspira.companions.mind import Mind, Referee, Seed, Temper, Thought
from konspira.game import Game, Hand, Options, Table
from konspira.packs import Packs


def families_in(folder: Iterable[str], package: str) -> Iterator[tuple[str, ModuleType]]:
    """Yield the modules that can think, by the names of their families."""
    for found in iter_modules(folder):
        module = import_module(f"{package}.{found.name}")
        if hasattr(module, "think"):
            yield found.name, module


FAMILIES = dict(families_in(__path__, __name__))


def plays_well(game: Game) -> bool:
    """Return whether companions know this game; others they play at random."""
    return game.family in FAMILIES


def knowledge(game: Game, options: Options, packs: Packs) -> Any:
    """Return what companions know in a game with these options, for their minds.

    It may read files through the shelf and take a tenth of a second, so it is asked in a
    thread, once for each game. It is the same for all companions at a table.
    """
    module = FAMILIES.get(game.family)
    read = getattr(module, "knowledge", None)
    return read(options, packs) if read else None


def think(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    """Return what a companion does in this situation: pure, the same on every server."""
    module = FAMILIES.get(game.family)
    if module is None:
        return any_thought(game, table, hand, mind)
    thought: Thought = module.think(table, hand, mind)
    return thought


__all__ = [
    "FAMILIES",
    "Mind",
    "Referee",
    "Seed",
    "Temper",
    "Thought",
    "knowledge",
    "plays_well",
    "think",
]
