"""Bots that play any game to its end: random moves of people who listen to each other."""

from typing import Any

from msgspec.structs import replace
from promises import PACKS, Play, holds

from konspira.game import CHANCE, CLOCK, Hand, Move, Seat, TimeUp

MOMENTS = (500, 2_000, 5_000, 20_000)  # milliseconds between two moves
MEAN_SECONDS = sum(MOMENTS) / len(MOMENTS) / 1000
IDLE = 0.1  # how often nobody decides, and time passes up to the next limit
LISTENING = 0.7  # how often somebody does what the one before has done
QUITTING = ("EndNow", "Leave")  # the game shall come to an end by itself


class BotPlay(Play):
    """A game of those who are waited for. Everybody stays, and nobody gives up."""

    said: Move | None = None  # the last move of somebody else in this phase

    def step(self) -> None:
        game, state = self.game, self.state
        self.now += self.rng.choice(MOMENTS)
        due, awaited = game.deadline(state), sorted(game.awaited(state))
        if CHANCE in awaited:
            self.do(CHANCE, game.deal(state, PACKS, self.rng))
            return
        if due is not None and (self.now >= due or self.rng.random() < IDLE):
            self.let_pass(due)
            return
        movers = [seat for seat in awaited if self.open_to(seat).offers]
        if not movers:
            assert due is not None, f"{awaited} are waited for in {state.phase}, for ever"
            self.let_pass(due)
            return
        seat = self.rng.choice(movers)
        self.do(seat, self.chosen(seat))

    def let_pass(self, due: int) -> None:
        self.now = max(due, self.log[-1].at if self.log else 0)
        self.do(CLOCK, TimeUp())

    def open_to(self, seat: Seat) -> Hand:
        """Return a hand without the ways to give up."""
        hand: Hand = self.game.hand(self.state, seat)
        kept = tuple(offer for offer in hand.offers if offer.kind not in QUITTING)
        return replace(hand, offers=kept)

    def chosen(self, seat: Seat) -> Any:
        """Return the same as somebody before, if it is open to this seat, or any move."""
        table, hand = self.game.table(self.state), self.open_to(seat)
        offers = self.game.offers(table, hand)
        if self.rng.random() < LISTENING and any(holds(o, self.said) for o in offers):
            return self.said
        return self.game.random_move(table, hand, self.rng)

    def do(self, seat: Seat, move: Any) -> None:
        before = type(self.state.phase)
        super().do(seat, move)
        self.said = move if type(self.state.phase) is before and seat >= 0 else None


class IdlePlay(BotPlay):
    """A table at which nobody does anything: chance deals, and time passes."""

    def goes_on(self) -> bool:
        timed = self.game.deadline(self.state) is not None
        return timed or CHANCE in self.game.awaited(self.state)

    def step(self) -> None:
        due = self.game.deadline(self.state)
        if CHANCE in self.game.awaited(self.state):
            self.do(CHANCE, self.game.deal(self.state, PACKS, self.rng))
        elif due is not None:
            self.let_pass(due)
