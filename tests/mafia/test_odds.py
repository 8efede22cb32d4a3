"""Mafia: who wins how often, if everybody plays at random.

Exact numbers: the game's own tree is walked with fractions, each step through the rules
themselves. Which of the equal players of a side goes makes no difference, so one branch per
side is enough. What comes out is compared with the recursion of Migdał (arXiv 1009.1031),
whose turns begin by day; ours begin at night, and know no end at parity.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from konspira.game import CHANCE, Seat
from konspira.games.mafia.moves import Vote
from konspira.games.mafia.state.phases import (
    Farewell,
    FinalVote,
    FirstVote,
    Lot,
    Nightfall,
    Reveal,
    Talk,
)
from konspira.kit import Seats
from mafia.table import AGENT, MAFIOSO, SHELF, Game, dealt

PLAIN = {"one_look": False, "mafia_first_night": True, "first_last_shots": False}
"""MF-17..62 alone, at every number of players: without MF-69..77 and MF-78..82."""


# By the formula


@cache
def night(mafia: int, police: int) -> Fraction:
    """How likely the Mafia wins, if night falls over so many of both sides."""
    if mafia == 0 or police == 0:
        return Fraction(police == 0)
    return day(mafia, police - 1)


@cache
def day(mafia: int, police: int) -> Fraction:
    if mafia == 0 or police == 0:
        return Fraction(police == 0)
    out = Fraction(mafia, mafia + police)
    return out * night(mafia - 1, police) + (1 - out) * night(mafia, police - 1)


# By the rules


class Walk:
    """Walks the tree of a game from a state on, and remembers what it has seen."""

    def __init__(self) -> None:
        self.known: dict[tuple[type, int, int, int], Fraction] = {}

    def mafia_wins(self, game: Game) -> Fraction:
        game = game.within(Nightfall, Farewell, Talk)
        if game.winner is not None:
            return Fraction(game.winner == "mafia")
        if isinstance(game.phase, Farewell):  # not remembered: there are two kinds of it
            return self.average(game, game.living, game.shot)
        mafia = len(game.state.town.waking)
        police = len(game.living) - mafia
        key = type(game.phase), game.state.turn, mafia, police
        if key not in self.known:
            self.known[key] = self.one_step(game)
        return self.known[key]

    def one_step(self, game: Game) -> Fraction:
        if isinstance(game.phase, Talk):
            return self.average(game, game.living, game.vote_out)
        agent = game.state.town.agent
        if game.state.terms.one_look and game.state.turn == 1 and agent is not None:
            others = tuple(seat for seat in game.living if seat != agent)
            return self.average(game, others, lambda seat: game.night({agent: seat}))
        return self.mafia_wins(game.murder(police_of(game)[0]))

    def average(self, game: Game, seats: Seats, after: Callable[[Seat], Game]) -> Fraction:
        """One branch per side, as likely as these seats belong to it."""
        odds = Fraction(0)
        for side in sides(game, seats):
            odds += Fraction(len(side), len(seats)) * self.mafia_wins(after(side[0]))
        return odds


def sides(game: Game, seats: Seats) -> Iterator[Seats]:
    for mafia in (True, False):
        side = tuple(s for s in seats if (game.tokens[s] is MAFIOSO) is mafia)
        if side:
            yield side


def police_of(game: Game) -> Seats:
    return tuple(seat for seat in game.living if game.tokens[seat] is not MAFIOSO)


@pytest.mark.parametrize("seats", range(6, 22))
def test_the_mafia_wins_as_often_as_the_recursion_says(seats: int) -> None:
    """MF-15, MF-17, MF-34, MF-46, MF-59, MF-O17: no special rules, no end at parity."""
    game = dealt(seats, terms=PLAIN)
    mafia = game.tokens.count(MAFIOSO)
    assert Walk().mafia_wins(game) == night(mafia, seats - mafia)


@pytest.mark.parametrize(
    ("seats", "odds"),
    [
        *[(6, "8/15"), (7, "5/16"), (8, "27/35"), (9, "35/64"), (10, "221/315")],
        *[(11, "63/128"), (12, "449/693"), (13, "21/32"), (14, "61/77")],
        *[(15, "627/1024"), (16, "1619/2145"), (17, "4719/8192")],
        *[(18, "92891/109395"), (19, "715/1024"), (20, "41941/46189")],
        (21, "25883/32768"),
    ],
)
def test_the_recursion_says_what_it_always_said(seats: int, odds: str) -> None:
    mafia = dealt(seats).tokens.count(MAFIOSO)
    assert night(mafia, seats - mafia) == Fraction(odds)


@pytest.mark.parametrize(
    ("seats", "options", "odds"),
    [
        (6, {}, "107/300"),
        (7, {}, "97/224"),
        (6, {"small_game_mafia_first_turn": True}, "301/600"),
        (7, {"small_game_mafia_first_turn": True}, "503/1440"),
    ],
)
def test_in_a_small_game_the_one_look_and_the_first_night_count(
    seats: int, options: dict[str, Any], odds: str
) -> None:
    """MF-69, MF-71, MF-72, MF-77, MF-O20: with a look at random."""
    assert Walk().mafia_wins(dealt(seats, **options)) == Fraction(odds)


@pytest.mark.parametrize(("seats", "odds"), [(20, "122527/138567"), (21, "471757/622592")])
def test_in_a_large_game_the_first_two_shoot_at_random(seats: int, odds: str) -> None:
    """MF-78, MF-79, MF-80, MF-81, MF-82"""
    assert Walk().mafia_wins(dealt(seats)) == Fraction(odds)


def test_random_ballots_eliminate_everybody_equally_often() -> None:
    """MF-40, MF-41, MF-45, MF-47, MF-48: nobody's seat or token is at a disadvantage."""
    rng, councils = Random(6), 2_000
    game = dealt(8).murder(Seat(0)).until(FirstVote)
    out: Counter[Seat] = Counter()
    for _ in range(councils):
        out[voted_out_at_random(game, rng)] += 1
    assert set(out) == set(game.living)
    assert {game.tokens[seat] for seat in out} >= {AGENT, MAFIOSO}
    fair = councils / len(game.living)
    unevenness = sum((often - fair) ** 2 / fair for often in out.values())
    assert unevenness < 16.8, out  # chi-squared with six degrees: one in a hundred


def voted_out_at_random(game: Game, rng: Random) -> Seat:
    while not isinstance(game.phase, Reveal):
        if isinstance(game.phase, FirstVote | FinalVote):
            candidates = game.table.candidates
            for seat in game.living:
                may = [each for each in candidates if each != seat]
                game = game.after((seat, Vote(rng.choice(may))))
        if isinstance(game.phase, Lot):
            game = game.after((CHANCE, game.rules.deal(game.state, SHELF, rng)))
        elif not isinstance(game.phase, Reveal):
            game = game.on()
    assert game.phase.seat is not None
    return game.phase.seat
