"""How well companions play Spyfall among themselves, and how fast they think.

Everybody is a companion, questions and answers come from the deck, and each seat has a
mind of its own, which gives every fourth answer otherwise than our list. How people play
with them is not measured here.

Brackets are 95 % intervals (Wilson). Time is CPU time of one thought.

Run `python3 dev.py bench companions_spyfall`; `--rounds=1000` plays more of each kind,
`--seed=7` others, and `--part=five` (`spies`, `buddies`, `boxes`, `galaxy`, ...) only that.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._shares import Row, share
from bench._spyfall import SHELF, Evening, Tally
from msgspec.structs import replace

from konspira.companions import think
from konspira.game import Seat
from konspira.games import game_named
from konspira.games.spyfall.moves import MOST_QUESTIONS
from konspira.games.spyfall.phases import Questioning
from konspira.games.spyfall.record import Question
from konspira.options import choose

ROUNDS = 5  # of a game


class Part(NamedTuple):
    """A kind of table."""

    what: str
    seats: int
    game: str = "spyfall2"
    options: Mapping[str, Any] = {}

    def played(self, rounds: int, seed: int) -> Tally:
        game, tally = game_named(self.game), Tally()
        options = choose(
            game, self.seats, {"asking": "deck", "rounds": ROUNDS, **self.options}, SHELF
        )
        while tally.rounds < rounds:
            number = 1_000_000 * seed + tally.rounds
            Evening(game, self.seats, number, options).play(tally)
        return tally


PARTS = {
    "three": Part("3 companions", 3),
    "four": Part("4 companions", 4),
    "five": Part("5 companions", 5),
    "six": Part("6 companions", 6),
    "seven": Part("7 companions", 7),
    "eight": Part("8 companions", 8),
    "spies": Part("8 companions, two spies", 8, options={"spies": 2}),
    "buddies": Part(
        "8 companions, old buddies", 8, options={"spies": 2, "old_buddies": True}
    ),
    "boxes": Part("6 companions, both boxes", 6, options={"boxes": "combined"}),
    "galaxy": Part("6 companions, Star Wars", 6, "starwars"),
}
BUDGETED = ("four", "five", "six", "seven", "eight")


def rows(part: Part, tally: Tally, budgeted: bool) -> Iterator[Row]:
    won: dict[str, float] = {"least": 0.35, "most": 0.6} if budgeted else {}
    right: dict[str, float] = {"least": 0.75} if budgeted else {}
    yield share(f"{part.what}: spies won", tally.spies_won, tally.rounds, **won)
    yield share(
        "... accusations right", tally.accusations_right, tally.accusations, **right
    )
    yield share("... spies' guesses right", tally.guesses_right, tally.guesses, **right)
    yield share("... rounds that a guess ended", tally.guesses, tally.rounds)
    yield share("... convicted were spies", tally.convictions_right, tally.convictions)
    questions = tally.questions / tally.rounds
    yield Row("... questions a round", questions, f"{questions:.1f}")
    minutes = tally.minutes / tally.rounds
    yield Row("... minutes a round", minutes, f"{minutes:.1f}")


def longest(seed: int) -> Iterator[float]:
    """Yield how long thoughts take after as many answers as a round may have."""
    game, rng = game_named("spyfall2"), Random(seed)
    options = choose(game, 8, {"asking": "deck", "boxes": "combined"}, SHELF)
    evening = Evening(game, 8, seed, options)
    while not isinstance(evening.state.phase, Questioning):
        evening.step(Tally())
    seats = [Seat(seat) for seat in range(8)]
    for _ in range(20):
        said = tuple(any_answer(seats, rng) for _ in range(MOST_QUESTIONS))
        table = replace(game.table(evening.state), talk=said, asked=len(said))
        for seat, mind in zip(seats, evening.minds, strict=True):
            hand = game.hand(evening.state, seat)
            began = thread_time()
            think(game, table, hand, mind)
            yield thread_time() - began


def any_answer(seats: list[Seat], rng: Random) -> Question:
    asker, target = rng.sample(seats, 2)
    return Question(asker, target, card=rng.randint(1, 24), level=rng.randrange(3))


def speed(seconds: list[float], late: list[float]) -> Iterator[Row]:
    times = sorted(second * 1e3 for second in seconds)
    p95, worst = times[int(len(times) * 0.95)], times[-1]
    yield Row("a thought: p95, ms", p95, f"{p95:.1f} of {len(times):,}", most=40)
    yield Row("... worst, ms", worst, f"{worst:.1f}", most=120)
    most = sorted(late)[int(len(late) * 0.95)] * 1e3
    yield Row("... after 100 answers, two boxes: p95, ms", most, f"{most:.1f}", most=40)


def main() -> None:
    given: dict[str, Any] = dict(a.removeprefix("--").split("=") for a in sys.argv[1:])
    rounds, seed = int(given.get("rounds", 400)), int(given.get("seed", 0))
    chosen = [given["part"]] if "part" in given else [*PARTS]
    print(f"{rounds} rounds or more of each kind, seed {seed}\n")
    print("| what | measured | target | |\n|---|---|---|---|")
    seconds: list[float] = []
    for name in chosen:
        tally = PARTS[name].played(rounds, seed)
        seconds += tally.seconds
        for row in rows(PARTS[name], tally, name in BUDGETED):
            print(row, flush=True)
    for row in speed(seconds, [*longest(seed)]):
        print(row)


if __name__ == "__main__":
    main()
