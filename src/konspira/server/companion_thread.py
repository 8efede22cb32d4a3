"""Let companions think in a thread of its own, so that the event loop never waits for them.

One thought at a time: a process with many rooms thinks no faster with more threads.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Any

from msgspec import Struct

from konspira import companions
from konspira.companions import Thought
from konspira.game import Game, Hand, Move, Options, Seat, Table
from konspira.packs import Packs
from konspira.room.acts import Mind
from konspira.server.failures import log_failure
from konspira.server.referee_thread import wait_for_verdict

_thread = ThreadPoolExecutor(1, "companions")


class Knowledge:
    """What companions know in one game of a room; it is read when one first thinks."""

    __slots__ = ("_game", "_known", "_options", "_packs", "_read", "number")

    def __init__(self, number: int, game: Game, options: Options, packs: Packs) -> None:
        self.number = number  # of the game in its room
        self._game, self._options, self._packs = game, options, packs
        self._read, self._known = False, None

    def read(self) -> Any:
        """Return what they know. Slow at the first time: called in the thread alone."""
        if not self._read:
            self._known = companions.knowledge(self._game, self._options, self._packs)
            self._read = True
        return self._known


class Situation(Struct, frozen=True):
    """All that a thought follows from. A thought holds as long as its situation does."""

    table: Table
    hand: Hand
    mind: Mind
    people: tuple[Seat, ...]  # the seats that no companion plays
    moves: int = 0  # that companions have made for this seat


class Considered(Struct, frozen=True):
    """A thought, and whether it is one at random because the companion's own failed."""

    thought: Thought
    failed: bool = False


def consider(
    game: Game, knowledge: Knowledge, seen: Situation
) -> asyncio.Future[Considered]:
    """Let a companion think; the future never fails because of the companion."""
    loop = asyncio.get_running_loop()
    return loop.run_in_executor(_thread, thought_of, game, knowledge, seen)


def understood(game: Game, knowledge: Knowledge, move: Move) -> asyncio.Future[bool | None]:
    """Let companions say whether they know the words of a move; the future never fails."""
    loop = asyncio.get_running_loop()
    return loop.run_in_executor(_thread, is_understood, game, knowledge, move)


def is_understood(game: Game, knowledge: Knowledge, move: Move) -> bool | None:
    """Return whether companions know the words; None if that fails, which is logged."""
    try:
        return companions.understands(game, knowledge.read(), move)
    except Exception as error:
        log_failure(f"what companions know in {game.name}", error)
        return None


def thought_of(game: Game, knowledge: Knowledge, seen: Situation) -> Considered:
    """Return what a companion thinks; a move at random if that fails, which is logged."""
    try:
        mind = companions.Mind(
            seen.mind.seed,
            seen.mind.temper,
            knowledge.read(),
            seen.people,
            wait_for_verdict,
            seen.moves,
        )
        return Considered(companions.think(game, seen.table, seen.hand, mind))
    except Exception as error:
        log_failure(f"the thought of a companion in {game.name}", error)
        return Considered(any_thought(game, seen), failed=True)


def any_thought(game: Game, seen: Situation) -> Thought:
    """Return a move at random from the offers of a hand, to be made at once."""
    return Thought(game.random_move(seen.table, seen.hand, SystemRandom()), 0)
