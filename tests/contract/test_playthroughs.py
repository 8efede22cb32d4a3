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
from typing import Any, NamedTuple

import msgspec
import pytest
from secret_identity.table import people

from konspira import CHANCE, CLOCK, HOST, IllegalMove, Match
from konspira.game import Act, Seat
from konspira.games import GAMES
from konspira.match import PACE_MS
from konspira.options import form
from konspira.packs import Card, CharacterPack, Location, LocationPack, WordPack
from konspira.packs.shelf import Shelf

STORED = Path(__file__).parent / "playthroughs"
NAMES: dict[int, str] = {CHANCE: "chance", CLOCK: "clock", HOST: "host"}
LONGEST = 200  # acts
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
SPIES: dict[str, Any] = {
    "start_by_hand": True,
    "spies": 2,
    "old_buddies": True,
    "asking": "aloud",
    "rounds": 3,
}
STORM = ("vest", "bandage", "commander", "role_swap", "corner_shot", "last_shot", "arrest")


class Table(NamedTuple):
    """Who sits down to what."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    pace: int = PACE_MS


QUICK = 1_500  # phones of Mafia answer within seconds, where others take their time
CALLED = 150
TABLES = {  # by the name of the playthrough: games in which much happens
    "codenames": Table("codenames", 7, 40, {}),
    "spyfall2": Table("spyfall2", 7, 181, SPIES),
    "starwars": Table("starwars", 5, 280, {"asking": "aloud", "rounds": 3}),
    "secret_identity": Table("secret_identity", 4, 58, {}),
    "mafia": Table("mafia", 7, 12, {"kids2": True}, QUICK),
    "mafia_cards": Table("mafia", 8, 9, {"cards": dict.fromkeys(STORM, True)}, QUICK),
}
for each in set(GAMES) - {table.game for table in TABLES.values()}:  # a game of your own
    TABLES[each] = Table(each, GAMES[each].seats[-1], 1, {})
every_table = pytest.mark.parametrize("name", TABLES)


def playthrough(at: Table) -> str:
    """A new one: somebody moves, until the game is over."""
    match = begun(at)
    lines = [head(at), *situation(match)]
    rng = Random(at.seed)
    while match.awaited and len(match.log) < LONGEST:
        told = len(match.log)
        lines += step(match, at, rng)
        lines += [line(act.at, act.seat, act.move) for act in match.log[told:]]
        lines += situation(match) if match.log[told:] else ()
    return "\n".join([*lines, f"outcome {text(match.outcome)}", ""])


def retold(table: Table, stored: str) -> str:
    """What the stored acts lead to today: the same game again, move by move."""
    match, moves = begun(table), GAMES[table.game].moves
    lines = [head(table), *situation(match)]
    for step in stored.split("\n\n")[1:]:
        acts = [act for act in map(ACT.fullmatch, step.splitlines()) if act]
        for at, who, move, refused in (act.groups() for act in acts):
            act = Act(int(at), seat_of(who), msgspec.json.decode(move, type=moves))
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


def begun(at: Table) -> Match:
    game, seats = GAMES[at.game], at.seats
    fields = form(game, seats, SHELF)
    own = {field.name: PACKS[field.pack] for field in fields if field.pack}
    options = {**own, **at.options}
    return Match(
        game, seats=seats, options=options, seed=at.seed, packs=SHELF, pace=at.pace
    )


def head(at: Table) -> str:
    version = GAMES[at.game].version
    agreed = f", {text(at.options)}" if at.options else ""
    return f"{at.game} (rules version {version}), {at.seats} seats, seed {at.seed}{agreed}"


def step(match: Match, table: Table, rng: Random) -> Iterator[str]:
    """Somebody moves: mostly who is awaited, at times anybody, or the clock. Where phones
    answer at a call, they do so within a moment."""
    call = getattr(match.table().phase, "call", None)  # type: ignore[attr-defined]
    if call is not None and match.now < call:
        match.wait(call)
    match.pace = CALLED if call is not None else table.pace
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


@every_table
def test_a_game_goes_as_it_went_when_it_was_written_down(name: str) -> None:
    stored = (STORED / f"{name}.txt").read_text("utf-8")
    assert retold(TABLES[name], stored).splitlines() == stored.splitlines()


@every_table
def test_a_playthrough_reaches_the_end_of_the_game(name: str) -> None:
    stored = (STORED / f"{name}.txt").read_text("utf-8")
    assert not stored.endswith("outcome null\n")


def test_every_game_has_a_playthrough_and_every_playthrough_its_table() -> None:
    assert {table.game for table in TABLES.values()} == {*GAMES}
    assert {path.stem for path in STORED.glob("*.txt")} == set(TABLES)


def main() -> None:
    match sys.argv[1:]:
        case ["--write", *folder]:
            target = Path(folder[0]) if folder else STORED
            for name, table in TABLES.items():
                path, stored = target / f"{name}.txt", STORED / f"{name}.txt"
                old = stored.read_text("utf-8") if stored.exists() else ""
                path.write_text(retold(table, old) if old else playthrough(table), "utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
