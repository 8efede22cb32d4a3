"""A table of Codenames for tests: a known board, known people, and time that passes.

The key is not shuffled: nine red words, eight blue ones, seven bystanders, the assassin.
Ada and Ben are the spymasters of Red and Blue. The others sit down in turn: Cy, Ed and
Gus with Red, Dee, Fay and Hal with Blue. Every move comes ten seconds after the last.
"""

from collections.abc import Iterator
from typing import Any

from game_table import GameTable, Played
from msgspec.structs import replace

from konspira.game import CHANCE, HOST, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    Clue,
    Cover,
    Deal,
    Mark,
    Propose,
    Start,
    Stop,
    Touch,
)
from konspira.games.codenames.options import Options
from konspira.games.codenames.pieces import Identity, Key, Team
from konspira.games.codenames.state import Cluing, Guessing, Over, Phase, Review, State
from konspira.games.codenames.views import Hand, Table
from konspira.options import choose
from konspira.packs.shelf import Shelf

ADA, BEN, CY, DEE, ED, FAY, GUS, HAL = (Seat(seat) for seat in range(8))
SHELF = Shelf()

RED_WORDS = ("whale", "salt", "coral", "owl", "moon", "tide", "pearl", "star", "wave")
BLUE_WORDS = ("snake", "car", "rainbow", "river", "money", "rose", "flower", "castle")
BYSTANDERS = ("table", "piano", "cloud", "bridge", "spoon", "train", "glove")
WORDS = (*RED_WORDS, *BLUE_WORDS, *BYSTANDERS, "dagger")
REVERSE = tuple(f"{word}back" for word in WORDS)
KEY: Key = (
    *[Identity.RED] * 9,
    *[Identity.BLUE] * 8,
    *[Identity.BYSTANDER] * 7,
    Identity.ASSASSIN,
)


class Game(GameTable[State, Phase, Table, Hand]):
    """A game of Codenames at one moment."""

    pace = 10_000

    @property
    def turn(self) -> Guessing:
        assert isinstance(self.phase, Guessing), self.phase
        return self.phase

    @property
    def review(self) -> Review:
        assert isinstance(self.phase, Review), self.phase
        return self.phase

    @property
    def clues(self) -> Team:
        """The team whose spymaster is to give a clue."""
        assert isinstance(self.phase, Cluing), self.phase
        return self.phase.team

    @property
    def punishes(self) -> Team | None:
        """The team that may cover a word before its clue, because of an invalid one."""
        phase = self.phase
        return phase.team if isinstance(phase, Cluing) and phase.penalty else None

    @property
    def winner(self) -> Team | None:
        assert isinstance(self.phase, Over), self.phase
        return self.phase.winner

    @property
    def covered(self) -> dict[str, Identity]:
        pairs = zip(self.state.words, self.state.covers, strict=True)
        return {word: cover for word, cover in pairs if cover is not None}


def options(seats: int, **chosen: Any) -> Options:
    """The defaults for a group of this size, with what the test is about."""
    chosen_options = choose(codenames, seats, chosen, SHELF)
    assert isinstance(chosen_options, Options)
    return chosen_options


def choosing(seats: int = 4, **chosen: Any) -> Game:
    """People are still picking their teams."""
    return Game.set_up(codenames, seats, **chosen)


def dealt(
    seats: int = 4,
    *,
    words: tuple[str, ...] = WORDS,
    key: Key = KEY,
    **chosen: Any,
) -> Game:
    """The board lies on the table, and nobody has spoken yet. It is moment 0."""
    game = choosing(seats, **chosen).at(0, HOST, Start())
    return game.at(0, CHANCE, Deal(words, REVERSE, key))


def next_game(game: Game, seed: int = 0, **changed: Any) -> Game:
    """The same people play again, and chance deals."""
    agreed = replace(game.state.options, **changed)
    again = Game(codenames, codenames.setup(agreed, len(game.state.places), game.state))
    again = again.at(0, HOST, Start())
    return again.at(0, CHANCE, again.draw(seed))


def deal_of(seed: int, seats: int = 4, **chosen: Any) -> Deal:
    """The board and the key that chance deals."""
    drawn = choosing(seats, **chosen).at(0, HOST, Start()).draw(seed)
    assert isinstance(drawn, Deal)
    return drawn


def touch(word: str) -> Touch:
    return Touch(WORDS.index(word))


def mark(word: str) -> Mark:
    return Mark(WORDS.index(word))


def cover(word: str) -> Cover:
    return Cover(WORDS.index(word))


def propose(word: str) -> Propose:
    return Propose(WORDS.index(word))


def turn(spymaster: Seat, operative: Seat, *words: str) -> Iterator[Played]:
    """A whole turn: a clue without a limit, these touches, and a stop."""
    yield spymaster, Clue("anything", "unlimited")
    for word in words:
        yield operative, touch(word)
    yield operative, Stop()


def red_turn(*words: str) -> Iterator[Played]:
    return turn(ADA, CY, *words)


def blue_turn(*words: str) -> Iterator[Played]:
    return turn(BEN, DEE, *words)
