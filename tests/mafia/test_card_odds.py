"""Mafia with one action card: how often the Mafia wins, if everybody plays at random.

Exact numbers, as in `test_odds`: the game's own tree is walked with fractions, each
step through the rules. Victims and ballots are random, and so is who holds the card. A draw
is no win.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.cards.sides import card_active, force
from konspira.games.mafia.state.phases import Farewell, Nightfall, Over, Talk, Window
from konspira.kit import Seats
from mafia.cards import loses
from mafia.table import AGENT, COP, MAFIOSO, Game, dealt

SEATS = 12
HOLDERS = {COP: Seat(0), AGENT: Seat(9), MAFIOSO: Seat(11)}


class Walk:
    """Walks the tree from a state on. Everybody uses their card whenever it helps."""

    def __init__(self) -> None:
        self.known: dict[Any, Fraction] = {}

    def mafia_wins(self, game: Game) -> Fraction:
        game = game.within(Nightfall, Farewell, Talk, Window)
        match game.phase:
            case Over():
                assert game.outcome is not None
                return Fraction(game.outcome.why in ("mafia", "certain"))
            case Window():
                return self.mafia_wins(game.react(dict.fromkeys(game.living, True)).on())
            case Farewell(seat=seat):
                if not card_active(game.state.town, seat, Card.LAST_SHOT):
                    return self.mafia_wins(game.shot(game.living[0]))
                return self.average(game, game.living, game.shot)
        kinds = Counter(kind(game, seat) for seat in game.living)
        key = type(game.phase), frozenset(kinds.items()), game.table.spent
        if key not in self.known:
            self.known[key] = self.one_step(game)
        return self.known[key]

    def one_step(self, game: Game) -> Fraction:
        if isinstance(game.phase, Talk):
            return self.average(game, game.living, lambda seat: loses(game, seat))
        asleep = tuple(s for s in game.living if s not in game.state.town.waking)
        return self.average(game, asleep, game.murder)

    def average(self, game: Game, seats: Seats, after: Callable[[Seat], Game]) -> Fraction:
        """One branch per kind of player, as likely as there are of it."""
        kinds: dict[Any, list[Seat]] = {}
        for seat in seats:
            kinds.setdefault(kind(game, seat), []).append(seat)
        return sum(
            (
                Fraction(len(alike), len(seats)) * self.mafia_wins(after(alike[0]))
                for alike in kinds.values()
            ),
            Fraction(0),
        )


def kind(game: Game, seat: Seat) -> tuple[object, ...]:
    """Players of one kind are equal: the same side, and the same card or none."""
    town = game.state.town
    card = town.cards[seat] if town.cards else Card.NEUTRAL
    return force(town, seat), card, None if card is Card.NEUTRAL else town.tokens[seat]


def with_card(card: Card) -> Fraction:
    """The card is dealt to each of twelve equally often."""
    tokens = Counter(dealt(SEATS).tokens)
    assert tokens == {COP: 9, AGENT: 1, MAFIOSO: 2}
    return sum(
        (Fraction(tokens[token], SEATS) * with_holder(card, token) for token in HOLDERS),
        Fraction(0),
    )


def with_holder(card: Card, token: Token) -> Fraction:
    game = dealt(SEATS, cards={HOLDERS[token]: card})
    assert game.tokens[HOLDERS[token]] is token
    return Walk().mafia_wins(game)


def test_without_a_card_it_is_as_ever() -> None:
    """MF-90"""
    assert Walk().mafia_wins(dealt(SEATS)) == Fraction(449, 693)


@pytest.mark.parametrize("token", HOLDERS)
@pytest.mark.parametrize("card", [Card.WIRETAP, Card.BANDAGE])
def test_a_card_that_is_not_used_changes_nothing(card: Card, token: Token) -> None:
    """MF-90, MF-98, MF-N.2: nor does a window that comes and goes."""

    class Idle(Walk):
        def mafia_wins(self, game: Game) -> Fraction:
            while isinstance(game.phase, Window):
                game = game.on()
            return super().mafia_wins(game.within(Nightfall, Farewell, Talk))

    game = dealt(SEATS, cards={HOLDERS[token]: card})
    assert Idle().mafia_wins(game) == Fraction(449, 693)


@pytest.mark.parametrize(
    ("card", "odds"),
    [
        (Card.TURNCOAT, "1543/2079"),
        (Card.VEST, "21274031/42577920"),
        (Card.LAST_SHOT, "1613659/3548160"),
    ],
)
def test_with_one_card_the_mafia_wins_exactly_so_often(card: Card, odds: str) -> None:
    """MF-93, MF-97, MF-C01.4, MF-C01.5, MF-C01.8, MF-C05.2, MF-C05.3, MF-C13.3, MF-O18,
    MF-O34, MF-O65: a Vest is always used, a Last Shot is always fired, at anybody."""
    assert with_card(card) == Fraction(odds)


@pytest.mark.parametrize("card", [Card.VEST, Card.LAST_SHOT, Card.TURNCOAT])
def test_in_the_hand_of_the_agent_these_cards_are_dead(card: Card) -> None:
    """MF-93, MF-O27"""
    assert with_holder(card, AGENT) == Fraction(449, 693)


def test_only_a_cop_can_use_last_shot() -> None:
    """MF-C13.1"""
    assert with_holder(Card.LAST_SHOT, MAFIOSO) == Fraction(449, 693)
    assert with_holder(Card.LAST_SHOT, COP) != Fraction(449, 693)
