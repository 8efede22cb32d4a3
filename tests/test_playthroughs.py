"""A golden playthrough of every game: one seeded game, move by move, as text.

A change of the rules shows as a change of these texts, which whoever reads the commit
can check. The acts are the stored ones: `python3 dev.py write playthroughs` writes anew
what they lead to, and plays a new game only where none is stored.

Each act is a line: moment, who, move. Under it stands what is true after it: the phase
on the table, how much lies there, and what each hand may do.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from secret_identity_table import people

from konspira import CHANCE, CLOCK, HOST, IllegalMove, Match
from konspira.game import Act, Seat
from konspira.games import GAMES
from konspira.options import form
from konspira.packs import Card, CharacterPack, Location, LocationPack, WordPack
from konspira.packs.shelf import Shelf

STORED = Path(__file__).parent / "playthroughs"
NAMES: dict[int, str] = {CHANCE: "chance", CLOCK: "clock", HOST: "host"}
LONGEST = 150  # acts
ACT = re.compile(r" *(\d+) (host|chance|clock|seat \d+) +(\{.*?\})( refused: .*)?")
# The cards are the test's own, so that editing a pack does not change a playthrough.
SPELLING = """alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike
november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu"""
CARDS = tuple(Card(word, f"{word}-back") for word in SPELLING.split())
ROLES = tuple(f"role {number}" for number in range(1, 11))
PLACES = tuple(Location(f"at {word}", ROLES) for word in SPELLING.split()[:12])
OWN = (
    WordPack("golden", "en", "Golden", CARDS),
    LocationPack("golden-places", "en", "Golden places", PLACES),
    CharacterPack("golden-people", "en", "Golden people", people(150)),
)
SHELF = Shelf(OWN)
PACKS = {pack.kind: pack.name for pack in OWN}
SPIES: dict[str, Any] = {"spies": 2, "old_buddies": True, "asking": "aloud", "rounds": 3}
TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {  # games in which much happens
    "codenames": (7, 40, {}),
    "spyfall2": (7, 163, SPIES),
    "starwars": (5, 366, {"asking": "aloud", "rounds": 3}),
    "secret_identity": (4, 58, {}),
}


def playthrough(game: Any) -> str:
    """A new one: somebody moves, until the game is over."""
    match = begun(game)
    lines = [head(game), *situation(match)]
    rng = Random(seed_of(game))
    while match.awaited and len(match.log) < LONGEST:
        told = len(match.log)
        lines += step(match, rng)
        lines += [line(act.at, act.seat, act.move) for act in match.log[told:]]
        lines += situation(match) if match.log[told:] else ()
    return "\n".join([*lines, f"outcome {text(match.outcome)}", ""])


def retold(game: Any, stored: str) -> str:
    """What the stored acts lead to today: the same game again, move by move."""
    match = begun(game)
    lines = [head(game), *situation(match)]
    for step in stored.split("\n\n")[1:]:
        acts = [act for act in map(ACT.fullmatch, step.splitlines()) if act]
        for at, who, move, refused in (act.groups() for act in acts):
            act = Act(int(at), seat_of(who), msgspec.json.decode(move, type=game.moves))
            why = again(match, act)
            lines.append(f"{line(act.at, act.seat, act.move)}{why}")
            lines += [""] if refused else []
        lines += situation(match) if acts and not acts[-1][4] else ()
    return "\n".join([*lines, f"outcome {text(match.outcome)}", ""])


def again(match: Match, act: Act[Any]) -> str:
    """Make a move that is written down; the words with which it is refused, if it is."""
    try:
        match._apply(act)  # chance has spoken, too: nothing is drawn again
    except IllegalMove as refusal:
        return f" refused: {refusal}"
    return ""


def begun(game: Any) -> Match:
    seats, seed, chosen = TABLES.get(game.name, (game.seats[-1], 1, {}))
    fields = form(game, seats, SHELF)
    own = {field.name: PACKS[field.pack] for field in fields if field.pack}
    return Match(game, seats=seats, options={**own, **chosen}, seed=seed, packs=SHELF)


def head(game: Any) -> str:
    seats, seed, chosen = TABLES.get(game.name, (game.seats[-1], 1, {}))
    agreed = f", {text(chosen)}" if chosen else ""
    return f"{game.name} (rules version {game.version}), {seats} seats, seed {seed}{agreed}"


def seed_of(game: Any) -> int:
    return TABLES.get(game.name, (0, 1))[1]


def step(match: Match, rng: Random) -> Iterator[str]:
    """Somebody moves: mostly who is awaited, at times anybody, or the clock."""
    due, next_move = match.deadline, match.now + match.pace
    if due is not None and (due <= next_move or rng.random() < 0.1):
        match.wait()
        return
    anybody = rng.random() < 0.4
    seat = rng.choice([HOST, *range(match.seats)] if anybody else sorted(match.awaited))
    move = match.random_move(seat)
    if move is None:
        return
    try:
        match.play(seat, move)
    except IllegalMove as refusal:
        yield f"{line(next_move, seat, move)} refused: {refusal}\n"


def line(at: int, seat: int, move: object) -> str:
    return f"{at:>8} {who(seat):<6} {text(move)}"


def seat_of(who: str) -> Seat:
    special = {name: seat for seat, name in NAMES.items()}
    return Seat(special[who] if who in special else int(who.removeprefix("seat ")))


def who(seat: int) -> str:
    return NAMES.get(seat, f"seat {seat}")


def situation(match: Match) -> Iterator[str]:
    table = match.table()
    yield f"         table  {text(getattr(table, 'phase', None))}"
    yield f"         counts {', '.join(counts(table))}"
    holders: dict[str, list[str]] = {}
    for seat in (HOST, *range(match.seats)):
        holders.setdefault(may(match, seat), []).append(NAMES.get(seat, str(seat)))
    for moves, seats in holders.items():
        yield f"         may    {' '.join(seats)}: {moves}"
    yield ""


def counts(table: Any) -> Iterator[str]:
    """Numbers as they are; of a row of things, how many there are."""
    for name in table.__struct_fields__:
        match getattr(table, name):
            case int() as number:
                yield f"{name} {number}"
            case (int(), *_) as numbers:
                yield f"{name} {' '.join(map(str, numbers))}"
            case tuple() as things:
                yield f"{name} {sum(thing is not None for thing in things)}"


def may(match: Match, seat: int) -> str:
    return " ".join(sorted(match.hand(seat).may)) or "nothing"


def text(thing: object) -> str:
    return msgspec.json.encode(thing, order="sorted").decode()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_goes_as_it_went_when_it_was_written_down(game: Any) -> None:
    stored = (STORED / f"{game.name}.txt").read_text("utf-8")
    assert retold(game, stored).splitlines() == stored.splitlines()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_playthrough_reaches_the_end_of_the_game(game: Any) -> None:
    stored = (STORED / f"{game.name}.txt").read_text("utf-8")
    assert not stored.endswith("outcome null\n")


def test_there_is_no_playthrough_of_an_unknown_game() -> None:
    assert {path.stem for path in STORED.glob("*.txt")} == set(GAMES)


def main() -> None:
    match sys.argv[1:]:
        case ["--write", *folder]:
            target = Path(folder[0]) if folder else STORED
            for name, game in GAMES.items():
                path, stored = target / f"{name}.txt", STORED / f"{name}.txt"
                old = stored.read_text("utf-8") if stored.exists() else ""
                path.write_text(retold(game, old) if old else playthrough(game), "utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
