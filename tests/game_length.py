"""How many acts a game takes, by its options: beyond that it is endless."""

from collections.abc import Callable
from typing import Any

from bots import MEAN_SECONDS
from promises import PACKS

from konspira.game import Game
from konspira.options import choose


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


def most_acts(game: Game, seats: int, options: dict[str, Any]) -> int:
    """Return after how many acts a game with these options has ended, by far."""
    usual = USUAL_ACTS[game.name]
    return DETOURS * usual(choose(game, seats, options, PACKS), seats)
