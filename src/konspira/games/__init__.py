"""The games Konspira knows, by name.

A line here is all that rooms, servers and bots need of a new game; docs/adding-a-game.md
says what people with phones need besides.
"""

from konspira.game import BadSetup, Game
from konspira.games import codenames, secret_identity
from konspira.games.spyfall import spyfall2, starwars
from konspira.refusals import UNKNOWN_GAME

ALL = (codenames.GAME, spyfall2.GAME, starwars.GAME, secret_identity.GAME)
GAMES = {game.name: game for game in ALL}


def named(name: str) -> Game:
    """The game of this name, or BadSetup with the names there are."""
    if name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise BadSetup(UNKNOWN_GAME.code, f"{name!r} is no game; there are {known}")
    return GAMES[name]
