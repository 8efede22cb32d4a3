"""The games that Konspira knows, by name: every `GAME` in this folder.

A module or package here is all that rooms, servers, bots and phones need of a new game;
docs/adding-a-game.md goes through it.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module  # noqa: TID251 - finds games, plays none
from pkgutil import iter_modules

from konspira.game import BadSetup, Game
from konspira.refusals import UNKNOWN_GAME

FIRST = ("codenames", "spyfall2", "starwars", "secret_identity")
"""How a lobby lists them; those that are not named here come after these."""


def games_in(folder: Iterable[str], package: str) -> Iterator[Game]:
    """Yield the games of modules and packages; an engine of several has none itself."""
    for found in iter_modules(folder):
        module = import_module(f"{package}.{found.name}")
        game = getattr(module, "GAME", None)
        if isinstance(game, Game):
            yield game
        elif found.ispkg:
            yield from games_in(module.__path__, module.__name__)


def place(game: Game) -> int:
    return FIRST.index(game.name) if game.name in FIRST else len(FIRST)


GAMES = {game.name: game for game in sorted(games_in(__path__, __name__), key=place)}


def game_named(name: str) -> Game:
    """Return the game of this name, or raise BadSetup with the names there are."""
    if name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise BadSetup(UNKNOWN_GAME.code, f"{name!r} is no game; there are {known}")
    return GAMES[name]
