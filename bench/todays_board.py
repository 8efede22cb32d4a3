"""How often does a chief lead a careful person through the board of a day?

The readers are those of bench/companions.py: one that knows the same lists and forgets
nothing, and a companion with a mind of its own, which nobody has tuned for.
"""

import argparse
import sys
from datetime import date, timedelta
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._boards import GAME, Reader, as_companion, forgetting_nothing, judge
from bench._shares import Share

from konspira.companions import Mind, knowledge
from konspira.game import CHANCE, Act, Seat
from konspira.games.codenames.moves import Clue
from konspira.games.codenames.state import Cluing, Dealing, Drawing, EnemyTurn, Over, State
from konspira.languages import LANGUAGES
from konspira.options import choose
from konspira.packs.shelf import Shelf
from konspira.room import Room
from konspira.room.day import DAY_MS, EPOCH, today

FIRST = date(2026, 11, 19)
CHIEF, READER = Seat(0), Seat(1)
SHELF = Shelf()
READERS: dict[str, Reader] = {
    "forgets nothing": forgetting_nothing,
    "its own mind": as_companion,
}


def played(day: date, language: str, reader: Reader) -> tuple[Over, int]:
    """Return how the board of a day ends with a reader, and after how many clues."""
    daily = GAME.daily
    assert daily
    agreed = {**daily.options, "pack": f"words.{language}"}
    options = choose(GAME, 2, agreed, SHELF)
    known = knowledge(GAME, options, SHELF)
    of_day = today(Room(at=(day.toordinal() - EPOCH) * DAY_MS, language=language)).mind
    chief = Mind(of_day.seed, of_day.temper, known, (READER,), judge)
    guesser = Mind(of_day.seed + 1, knowledge=known)
    state: State = daily.setup(options, 2)
    at, clues = 0, 0
    while not isinstance(state.phase, Over):
        at, seat = at + 60_000, CHANCE
        table, move = GAME.table(state), None
        if isinstance(state.phase, Dealing | Drawing):
            move = daily.deal(state, SHELF, day.isoformat())
        else:
            leads = isinstance(state.phase, Cluing | EnemyTurn)
            seat, mind = (CHIEF, chief) if leads else (READER, guesser)
            think = as_companion if leads else reader
            move = think(table, GAME.hand(GAME.gist(state), seat), mind)
        clues += isinstance(move, Clue)
        state = GAME.apply(state, Act(at, seat, move))
    return state.phase, clues


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=60)
    boards = parser.parse_args().boards
    print("| reader | language | won | assassin | clues of a win: fewest, median |")
    print("|---|---|---|---|---|")
    for name, reader in READERS.items():
        for language in LANGUAGES:
            days = (FIRST + timedelta(days=number) for number in range(boards))
            ends = [played(day, language, reader) for day in days]
            won = [clues for over, clues in ends if over.winner == "red"] or [0]
            killed = sum(over.why == "assassin" for over, _ in ends)
            least, middle = min(won), median(won)
            share = Share(sum(over.winner == "red" for over, _ in ends), boards)
            print(f"| {name} | {language} | {share} | {killed} | {least}, {middle:g} |")


if __name__ == "__main__":
    main()
