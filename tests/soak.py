"""Play random games for as long as you like: nothing but IllegalMove, and nothing endless.

python3 dev.py soak                         ten CPU minutes of all games
python3 dev.py soak --minutes 3 mafia       three of one game
python3 dev.py soak --seed 7                other games than with 0

Any number of players, any options that go together, and people who come and go. Every game
is played to its end, and a part of it is held against every promise. What goes wrong is
printed with all it takes to play it once more; then the exit code is 1.
"""

import argparse
import itertools
import sys
import time
import traceback
from collections import Counter
from random import Random
from typing import Any

from game_length import most_acts
from promises import PACKS, PROMISES, Play, ends, nested

from konspira.game import BadSetup, Game
from konspira.games import GAMES, game_named
from konspira.options import Field, choose, form

PART = 60  # acts of a game that are held against a promise: it looks at every state
PRESENCE = 4  # times as many acts with people who come and go


def any_value(field: Field, rng: Random) -> Any:
    match field.kind:
        case "switch":
            return rng.random() < 0.5
        case "number":
            assert field.least is not None and field.most is not None, field
            ends_and_default = (field.least, field.most, field.default)
            return rng.choice([*ends_and_default, rng.randint(field.least, field.most)])
        case _:
            return rng.choice(field.values)


def any_options(game: Game, seats: int, rng: Random) -> dict[str, Any]:
    """Options of which any number differ from the defaults, as many as go together."""
    fields = list(form(game, seats, PACKS))
    rng.shuffle(fields)
    chosen: dict[str, Any] = {}
    for field in fields[: rng.randint(0, len(fields))]:
        tried = chosen | {field.name: any_value(field, rng)}
        if is_accepted(game, seats, nested(tried)):
            chosen = tried
    return nested(chosen)


def is_accepted(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.setup(choose(game, seats, options, PACKS), seats)
    except BadSetup:
        return False
    return True


def soak_one(game: Game, seed: int) -> str | None:
    """Play a game to its end, and hold a part of one against a promise; what went wrong."""
    rng = Random(seed)
    seats = rng.choice(game.seats)
    options = any_options(game, seats, rng)
    promise = rng.choice(PROMISES)
    try:
        most = PRESENCE * most_acts(game, seats, options)
        ends(Play(game, seats, seed, options, most))
        promise(Play(game, seats, seed, options, rng.randint(0, PART)))
    except Exception:
        how = f"{game.name}, {seats} players, seed {seed}, {promise.__name__}, {options}"
        return f"{how}\n{traceback.format_exc(limit=-6)}"
    return None


def main() -> None:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(GAMES))
    parser.add_argument("--minutes", type=float, default=10, help="of CPU time")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    games = [game_named(name) for name in chosen.games] or list(GAMES.values())
    played: Counter[str] = Counter()
    faults = 0
    for number, game in enumerate(itertools.cycle(games)):
        if time.process_time() > chosen.minutes * 60:
            break
        played[game.name] += 1
        if fault := soak_one(game, chosen.seed * 1_000_000 + number):
            faults += 1
            print(fault, flush=True)
    told = ", ".join(f"{name} {number}" for name, number in played.items())
    print(f"{played.total()} games ({told}): {faults or 'no'} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
