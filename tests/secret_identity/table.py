"""A table of Secret Identity for tests: known people, known cards, and time that passes.

Ada has key 1, Ben 2, Cy 3 and so on, unless a test says otherwise. Card c of seat s shows
the pictograms "s.c.front-left", "s.c.front-right", "s.c.back-left" and "s.c.back-right".
Every move comes ten seconds after the last.
"""

from random import Random
from typing import Any

from game_table import GameTable, Played

from konspira.game import CHANCE, HOST, Move, Seat
from konspira.games.secret_identity import GAME as secret_identity
from konspira.games.secret_identity import Hand, Options, State, Table
from konspira.games.secret_identity.moves import (
    Deal,
    Draw,
    EndTurn,
    Lay,
    Leave,
    MarkGuess,
    NextRound,
    Open,
    Place,
    Ready,
    SendBallot,
    SendClues,
    SetVote,
    Skip,
)
from konspira.games.secret_identity.options import hand_size_of
from konspira.games.secret_identity.pieces import Cards, Character, Side
from konspira.games.secret_identity.state import (
    Characters,
    Guessing,
    Phase,
    Revealed,
    Scoring,
    Voting,
)
from konspira.options import choose
from konspira.packs import Character as Person
from konspira.packs import CharacterPack, PictogramCard
from konspira.packs.characters import THEMES
from konspira.packs.shelf import Shelf

ADA, BEN, CY, DEE, ED, FAY, GUS, HAL = (Seat(seat) for seat in range(8))
GREEN, RED = Side.GREEN, Side.RED
CORNERS = ("front-left", "front-right", "back-left", "back-right")


def people(cards: int) -> tuple[tuple[Person, ...], ...]:
    """Two-sided cards; the fronts are famous, and the themes go round."""
    return tuple(
        (
            Person(f"Front {card}", f"hint {card}", THEMES[card % len(THEMES)], True),
            Person(f"Back {card}", f"other hint {card}", THEMES[card % len(THEMES)], False),
        )
        for card in range(cards)
    )


class OwnShelf(Shelf):
    """Packs of the test's own, so that editing the shipped ones changes nothing here."""

    def __init__(self, cards: int = 150, pictograms: int = 90) -> None:
        super().__init__([CharacterPack("characters.en", "en", "People", people(cards))])
        self._pictograms: Cards = tuple(
            (f"{n}-a", f"{n}-b", f"{n}-c", f"{n}-d") for n in range(pictograms)
        )

    def pictograms(self) -> tuple[PictogramCard, ...]:
        return self._pictograms


SHELF = OwnShelf()


class Game(GameTable[State, Phase, Table, Hand]):
    """A game of Secret Identity at one moment."""

    pace = 10_000
    shelf = SHELF

    def each(self, move: Move, *seats: Seat) -> "Game":
        """After all these (or all who are awaited) have made the same move."""
        return self.after(*[(seat, move) for seat in seats or self.table.waiting])

    # A round

    def laid(self, *names: str) -> "Game":
        """After chance has filled the empty places, if need be with these characters."""
        empty = self.state.characters.count(None)
        fresh = [f"Character {len(self.state.used) + n}" for n in range(empty)]
        lay = Lay(tuple(Character(name, f"{name}?") for name in names or fresh), 99)
        return self.at(self.now, CHANCE, lay)

    def drawn(self, *keys: int | None) -> "Game":
        """After everybody is ready and has drawn a key: 1, 2, 3 and so on, or these."""
        game = self.each(Ready()) if isinstance(self.phase, Characters) else self
        seats, state = range(self.state.seats), game.state
        if state.together and len(keys) < 2:
            number = keys[0] if keys else 1
            keys = tuple(number if seat == state.active else None for seat in seats)
        default = [None if Seat(s) in state.gone else s + 1 for s in seats]
        return game.at(game.now, CHANCE, Draw(keys or tuple(default)))

    def clued(self, *seats: Seat) -> "Game":
        """After all have sent a clue: their first card, front left, on green."""
        game = self
        for seat in seats or self.table.waiting:
            game = game.after((seat, Place(0, 0, 0, GREEN)), (seat, SendClues()))
        return game

    def voted(self, ballots: dict[Seat, dict[Seat, int]]) -> "Game":
        """After these ballots are sent."""
        game = self
        for seat, ballot in ballots.items():
            game = game.after(*[(seat, SetVote(s, n)) for s, n in ballot.items()])
            game = game.after((seat, SendBallot()))
        return game

    def all_wrong(self) -> "Game":
        """After everybody has voted, and nobody was guessed."""
        if not isinstance(self.phase, Voting):  # nobody gave a clue
            return self
        return self.voted({seat: wrong(self, seat) for seat in self.table.waiting})

    def opened(self) -> "Game":
        """After every safe is open."""
        game = self
        while isinstance(game.phase, Scoring):
            game = game.after((HOST, Open()))
        return game

    def next_round(self) -> "Game":
        return self.after((HOST, NextRound())).laid().drawn()

    def guessed(self, number: int) -> "Game":
        """Together: after all present guessers have marked this number."""
        return self.each(MarkGuess(number))

    def next_turn(self) -> "Game":
        game = self.after((HOST, EndTurn()))
        return game.laid().drawn() if game.outcome is None else game

    # What is seen

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.table.characters if person]


def wrong(game: Game, seat: Seat) -> dict[Seat, int]:
    """A vote for every clue that misses: never the own number, none of them right."""
    keys = game.state.keys
    voters = [Seat(s) for s, safe in enumerate(game.table.safes) if safe and s != seat]
    free = [number for number in range(1, 9) if number != keys[seat]]
    for shift in range(len(free)):
        numbers = free[shift:] + free[:shift]
        votes = dict(zip(voters, numbers, strict=False))
        if all(keys[target] != number for target, number in votes.items()):
            return votes
    raise AssertionError("there is always a wrong number left")


def cards_of(seat: int, size: int) -> Cards:
    def picture(card: int, corner: int) -> str:
        return f"{seat}.{card}.{CORNERS[corner]}"

    return tuple(
        (picture(card, 0), picture(card, 1), picture(card, 2), picture(card, 3))
        for card in range(size)
    )


def options(seats: int, **chosen: Any) -> Options:
    """The defaults for a group of this size, with what the test is about."""
    chosen_options = choose(secret_identity, seats, chosen, SHELF)
    assert isinstance(chosen_options, Options)
    return chosen_options


def seated(seats: int = 4, **chosen: Any) -> Game:
    """Nothing is dealt yet."""
    return Game.set_up(secret_identity, seats, **chosen)


def dealt(seats: int = 4, **chosen: Any) -> Game:
    """Hands and eight characters are dealt, the swap window is open. It is moment 0."""
    game = seated(seats, **chosen)
    size = hand_size_of(game.state.options, seats)
    hands = tuple(cards_of(seat, size) for seat in range(seats))
    first = ADA if game.state.together else None
    return game.at(0, CHANCE, Deal(hands, first)).laid()


def cluing(seats: int = 4, **chosen: Any) -> Game:
    """Everybody has a key, and nobody a clue."""
    return dealt(seats, **chosen).drawn()


def voting(seats: int = 4, **chosen: Any) -> Game:
    """Everybody has given a clue, and nobody has voted."""
    return cluing(seats, **chosen).clued()


def together(seats: int = 4, **chosen: Any) -> Game:
    """The co-operative game: Ada has drawn key 1."""
    return cluing(seats, mode="cooperative", **chosen)


def guessing(seats: int = 4, **chosen: Any) -> Game:
    """Ada is number 1 and has given her clue."""
    return together(seats, **chosen).clued()


def marks(game: Game) -> list[tuple[Seat, int]]:
    """Together: who means whom."""
    assert isinstance(game.phase, Guessing), game.phase
    return [(mark.seat, mark.number) for mark in game.phase.marks]


def guess(game: Game) -> int | None:
    """Together: what the team has answered."""
    assert isinstance(game.phase, Revealed), game.phase
    return game.table.history[-1].guess


def by_chance(game: Game, seed: int = 0, shelf: Shelf = SHELF) -> Game:
    """After all that chance has to bring now."""
    rng = Random(seed)
    while CHANCE in game.awaited:
        move = secret_identity.deal(game.state, shelf, rng)
        game = game.at(game.now, CHANCE, move)
    return game


def skip(seat: Seat) -> Played:
    return HOST, Skip(seat)


def leave(seat: Seat) -> Played:
    return HOST, Leave(seat)
