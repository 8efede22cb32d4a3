"""Measure companions at Mafia: how often each side wins among them, and how fast they are.

All seats are companions, none of them knows another as a person, and each has a mind of
its own; tempers are mixed. Nights, windows, talks and ballots go by the rules themselves,
each phone answers every call. Against it stands how often the Police win if victims and
ballots are random: an exact number, by the recursion that tests/mafia/test_odds.py finds
again in the rules. With cards, three others are dealt in each game; a game won by
nobody counts as lost.

Brackets are 95 % intervals (Wilson). Time is CPU time of one thought.

Run `python3 dev.py bench companions_mafia`; `--games=1000` plays more of each kind,
`--seed=7` others, `--seats=12` only at tables of that size, `--cards=3` only with cards.
"""

import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._shares import Row, share

from konspira.companions import Mind, Temper, think
from konspira.game import CHANCE, CLOCK, Act, Move, Seat, TimeUp
from konspira.games import game_named
from konspira.games.mafia.cards import GANG, Card, Force
from konspira.games.mafia.cards.sides import force
from konspira.games.mafia.options import CardSet
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Dealing, Farewell, Lot, Nightfall, Over, Task
from konspira.options import choose
from konspira.packs.shelf import Shelf

GAME, SHELF = game_named("mafia"), Shelf()
SEATS = (8, 12, 16)
CARDS = 3
MOST = 0.65  # of games that the Police may win
SINGLE = [name for name in CardSet.__struct_fields__ if name != Card.NEW_GANG.name.lower()]
assert len(SINGLE) == len(CardSet.__struct_fields__) - 1 and GANG == 3


class Evening:
    """A game of companions: everybody does what they want to, phase by phase."""

    def __init__(self, seats: int, rng: Random, options: dict[str, Any]) -> None:
        self.rng, self.now = rng, 0
        self.state: State = GAME.setup(choose(GAME, seats, options, SHELF), seats)
        self.minds = [
            Mind(rng.getrandbits(53), rng.choice([*Temper])) for _ in range(seats)
        ]
        self.seconds: list[float] = []

    def winner(self) -> Force | None:
        while not isinstance(self.state.phase, Over):
            self.step()
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        forces = {force(self.state.town, seat) for seat in outcome.winners}
        return forces.pop() if len(forces) == 1 else None

    def step(self) -> None:
        phase: Any = self.state.phase
        if isinstance(phase, Dealing | Nightfall | Lot):
            self.do(CHANCE, GAME.deal(self.state, SHELF, self.rng))
            return
        moments = phase.calls if isinstance(phase, Task) else (self.moment(phase),)
        for moment in moments:
            self.now = max(self.now, moment)
            if not self.everybody_moves():
                return
        self.now = max(self.now, phase.clock.until)
        self.do(CLOCK, TimeUp())

    def moment(self, phase: Any) -> int:
        return getattr(phase, "call", self.now)

    def everybody_moves(self) -> bool:
        """Let each seat do one thing; return whether the step goes on.

        The first of them says last that it is ready.
        """
        phase: Any = self.state.phase
        seats = (phase.seat,) if isinstance(phase, Farewell) else self.state.town.living
        for seat in reversed(seats):
            if move := self.thought(seat):
                self.do(seat, move)
            now: Any = self.state.phase
            if type(now) is not type(phase) or now.clock != phase.clock:
                return False
        return True

    def thought(self, seat: Seat) -> Move | None:
        table, hand = GAME.table(self.state), GAME.hand(self.state, seat)
        if not hand.offers:
            return None
        began = process_time()
        found = think(GAME, table, hand, self.minds[seat])
        self.seconds.append(process_time() - began)
        return found.move

    def do(self, seat: Seat, move: Move) -> None:
        self.state = GAME.apply(self.state, Act(self.now, seat, move))


def games(seats: int, number: int, seed: int, cards: int) -> tuple[int, list[float]]:
    """Play so many games; return how many the Police win, and the time of each thought."""
    won, seconds = 0, []
    for each in range(number):
        rng = Random(f"{seed} {seats} {cards} {each}")
        chosen = {name: True for name in rng.sample(SINGLE, cards)}
        evening = Evening(seats, rng, {"cards": chosen})
        won += evening.winner() is Force.POLICE
        seconds += evening.seconds
    return won, seconds


@cache
def mafia_wins(mafia: int, police: int, night: bool = True) -> Fraction:
    """Return how often the Mafia wins, if victims and ballots are random."""
    if mafia == 0 or police == 0:
        return Fraction(police == 0)
    if night:
        return mafia_wins(mafia, police - 1, night=False)
    out = Fraction(mafia, mafia + police)
    return out * mafia_wins(mafia - 1, police) + (1 - out) * mafia_wins(mafia, police - 1)


def measured(
    seats: tuple[int, ...], sets: tuple[int, ...], number: int, seed: int
) -> Iterator[Row]:
    seconds: list[float] = []
    for each in seats:
        mafiosi = GAME.setup(choose(GAME, each, {}, SHELF), each).terms.mafiosi
        chance = float(1 - mafia_wins(mafiosi, each - mafiosi))
        for cards in sets:
            won, more = games(each, number, seed, cards)
            seconds += more
            what = f"{each} companions" + (f", {cards} cards" if cards else "")
            what += f": Police win (random {chance:.1%})"
            yield share(what, won, number, least=chance, most=MOST)
    times = sorted(second * 1e3 for second in seconds)
    p95, worst = times[int(len(times) * 0.95)], times[-1]
    yield Row("a thought: p95, ms", p95, f"{p95:.1f} of {len(times):,}", most=40)
    yield Row("... worst, ms", worst, f"{worst:.1f}", most=120)


def main() -> None:
    given: dict[str, str] = dict(a.removeprefix("--").split("=") for a in sys.argv[1:])
    number, seed = int(given.get("games", 200)), int(given.get("seed", 0))
    seats = (int(given["seats"]),) if "seats" in given else SEATS
    sets = (int(given["cards"]),) if "cards" in given else (0, CARDS)
    print(f"\n{number} games of each kind, seed {seed}\n")
    print("| what | measured | target | |\n|---|---|---|---|")
    for row in measured(seats, sets, number, seed):
        print(row, flush=True)


if __name__ == "__main__":
    main()
