"""Companions: members of a room without a phone, who sit in a seat and play it.

A companion sees what its seat sees, and makes the moves that its seat is offered. `think`
is all there is to it: a pure function of table, hand and mind. A module or package here
that is named after a family of games, with a function `think(table, hand, mind)`, plays
these games; any others are played at random. docs/companions.md goes through it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import import_module  # noqa: TID251 - finds modules, opens nothing else
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from konspira.companions import voice
from konspira.companions.by_chance import any_thought
from konspira.companions.known import Known
from konspira.companions.mind import Meant, Mind, Referee, Seed, Temper, Thought
from konspira.companions.required import REQUIRED
from konspira.game import Game, Hand, Move, Options, Seat, Table
from konspira.packs import Pack, Packs


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


def required(game: Game) -> Mapping[str, Any]:
    """Return the options by which companions can play a game that they know.

    What they do not know they play at random, however it is played.
    """
    return REQUIRED.get(game.family, {}) if plays_well(game) else {}


def may_play(game: Game, options: Options) -> bool:
    """Return whether companions can take part in a game with these options."""
    return all(getattr(options, name) == each for name, each in required(game).items())


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


def known_of(pack: Pack, packs: Packs) -> Known | None:
    """Return how much companions know of a pack; None if that makes no difference.

    It may read files, as `knowledge` does.
    """
    ways = (getattr(module, "known_of", None) for module in FAMILIES.values())
    found: Iterator[Known | None] = (known(pack, packs) for known in ways if known)
    return next(filter(None, found), None)


def hearers(
    game: Game, table: Table, move: Move, companions: Collection[Seat]
) -> tuple[Seat, ...]:
    """Return the seats of companions who are given words by this move, if any."""
    heard = getattr(FAMILIES.get(game.family), "hearers", None)
    seats: tuple[Seat, ...] = heard(table, move, companions) if heard else ()
    return seats


def understands(game: Game, known: Any, move: Move) -> bool:
    """Return whether companions with this knowledge know the words of a move to hearers.

    It depends on nothing but language, so whoever makes the move may be told.
    """
    answer: bool = FAMILIES[game.family].understands(known, move)
    return answer


def may_say(
    game: Game, table: Table, seat: Seat, word: str, people: tuple[Seat, ...]
) -> bool:
    """Return whether nobody else has the word, so that a companion may say this.

    It is asked on the way into the log, by what lies open and which seats people hold.
    """
    answer: bool = speech_of(game).may_say(table, seat, word, people)
    return answer


def round_of(game: Game, table: Table) -> int:
    """Return the number of the round: in each a companion says little."""
    number: int = speech_of(game).round_of(table)
    return number


def speech_of(game: Game) -> Any:
    """Return the module with what companions say in a game."""
    module = FAMILIES.get(game.family)
    return module if hasattr(module, "may_say") else voice


__all__ = [
    "FAMILIES",
    "Known",
    "Meant",
    "Mind",
    "Referee",
    "Seed",
    "Temper",
    "Thought",
    "hearers",
    "knowledge",
    "known_of",
    "may_play",
    "may_say",
    "plays_well",
    "required",
    "round_of",
    "think",
    "understands",
]
