"""A moment of a round as one companion sees it: what it holds, has heard, and thinks."""

from functools import cached_property

from konspira.companions.chance import chance
from konspira.companions.mind import Mind
from konspira.companions.spyfall.beliefs import Heard, beliefs
from konspira.companions.spyfall.memory import Memory, Row
from konspira.companions.spyfall.suspects import Odds, odds_of, suspicions
from konspira.game import Seat
from konspira.games.spyfall.views import Card, Hand, Table
from konspira.kit import Seats


def heard_at(table: Table) -> tuple[Heard, ...]:
    """Return all answers of this round, as far as they come from the deck."""
    return tuple(
        Heard(said.target, said.card, said.level)
        for said in table.talk
        if said.card is not None and said.level is not None
    )


class Situation:
    """What a companion sees of a round in which it holds a card."""

    def __init__(self, table: Table, hand: Hand, card: Card, mind: Mind) -> None:
        self.table, self.hand, self.card, self.mind = table, hand, card, mind
        self.heard = heard_at(table)
        self.memory = Memory(mind.knowledge, mind.seed, table.places)
        self.dice = chance(mind.seed, table, hand)

    @property
    def others(self) -> Seats:
        """Who may be a spy, besides oneself and a spy's old buddy."""
        known = (self.hand.seat, self.card.buddy)
        return tuple(seat for seat in self.table.ring if seat not in known)

    @property
    def unknown_spies(self) -> int:
        """How many of the others are spies."""
        known = self.card.spy + (self.card.buddy is not None)
        return self.table.terms.spies - known

    @cached_property
    def beliefs(self) -> Row:
        """How likely each unplayed place is, to somebody who holds a spy's card.

        A spy learns nothing from itself, nor from an old buddy.
        """
        others = self.others
        told = (said for said in self.heard if said.seat in others)
        return beliefs(self.memory, self.table.unplayed, told)

    @property
    def guess(self) -> tuple[int, float]:
        """The likeliest place, and how likely it is."""
        pairs = zip(self.table.unplayed, self.beliefs, strict=True)
        return max(pairs, key=lambda pair: pair[1])

    @property
    def here(self) -> int:
        """Where everybody is, as far as this companion knows."""
        return self.guess[0] if self.card.place is None else self.card.place

    @cached_property
    def odds(self) -> Odds:
        """What the answers of each seat tell about it, to people in this place."""
        table = self.table
        return odds_of(self.memory, table.unplayed, self.here, self.heard, table.ring)

    @cached_property
    def suspicions(self) -> dict[Seat, float]:
        """How likely each of the others is a spy; for a spy: how guilty each looks."""
        return suspicions(self.odds, self.others, max(1, self.unknown_spies))

    def suspected_by(self, seat: Seat) -> dict[Seat, float]:
        """Return how likely each is a spy to another seat, which knows that it is none."""
        others = (other for other in self.table.ring if other != seat)
        return suspicions(self.odds, others, self.table.terms.spies)

    @property
    def own_guilt(self) -> float:
        """How guilty this companion looks to somebody who holds no card at all."""
        table = self.table
        return suspicions(self.odds, table.ring, table.terms.spies)[self.hand.seat]

    @property
    def is_lost(self) -> bool:
        """Whether it is in a place that it does not know, and cannot tell who is not."""
        return not self.card.spy and not self.memory.knows(self.here)

    def suspect(self) -> Seat:
        """Return who most likely is a spy; of equals, at whom most people point."""
        fingers = [pointed.suspect for pointed in self.table.poll]
        others = [*self.others]
        self.dice.shuffle(others)
        guilt = {} if self.is_lost else self.suspicions
        return max(others, key=lambda s: (round(guilt.get(s, 0.0), 6), fingers.count(s)))
