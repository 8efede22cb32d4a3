"""Measure companions at Secret Identity: how well they show who they are, and read others.

A clue is read alone here: its reader says which one of the eight it means, by nothing else.

held-out    held_out_traits.txt: sixty signs and sixty characters, described by somebody who
            had not read ours. The companion gives clues by our list; who reads them, knows
            the other one and nothing else, and forgets nothing. Nothing is tuned on it.
            Four rounds with ten cards, as in a game.
minds       games of companions. Each reads each other's clues alone, and then as they vote
            in fact: all safes at once, each number once.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from bench._shares import Row, share
from msgspec import Struct, field

from konspira.companions import Mind, Temper, knowledge, think
from konspira.companions.secret_identity.giving import WORTH, best_plan
from konspira.companions.secret_identity.likeness import Likeness, likeness_of
from konspira.companions.secret_identity.memory import Memory
from konspira.companions.secret_identity.reading import fit
from konspira.game import HOST
from konspira.games import game_named
from konspira.games.secret_identity.clues import safe
from konspira.games.secret_identity.moves import NextRound
from konspira.games.secret_identity.pieces import MOST_CARDS, PLACES, Cards, Safe
from konspira.games.secret_identity.views import Table
from konspira.match import Match
from konspira.packs import Traits
from konspira.packs.shelf import Shelf
from konspira.packs.traits import read_traits

HERE = Path(__file__).parent
GAME = game_named("secret_identity")
ROUNDS = 4
HAND = 10
LANGUAGES = ("en", "pl", "ru")
SEATS = 6
SEED_BITS = 53


class Whole(Memory):
    """A memory that has forgotten nothing: a stand-in for a person."""

    def __init__(self, likeness: Likeness) -> None:
        super().__init__(likeness, 0, forgotten=0.0)


class Tally(Struct):
    """What came of clues, and of votes."""

    clues: int = 0
    signs: int = 0
    right: int = 0
    votes: int = 0
    right_votes: int = 0
    readings: int = 0
    seconds: list[float] = field(default_factory=list)  # CPU time of each thought


Rows = Iterator[Row | Tally]


def held_out_traits() -> Traits:
    name = "held_out_traits.txt"
    text = (HERE / name).read_text("utf-8")
    return read_traits(name, enumerate(text.splitlines(), start=1))


def read_alone(clue: Safe, names: Sequence[str], memory: Memory) -> int:
    """Return the place of the character that a clue is taken to mean."""
    fits = [fit(clue, name, memory) for name in names]
    return fits.index(max(fits))


def dealt(signs: Sequence[str], rng: Random) -> Cards:
    """Return a hand of cards with four of these signs each."""
    drawn = rng.sample(signs, 4 * HAND)
    fours = zip(*[iter(drawn)] * 4, strict=True)
    return tuple((a, b, c, d) for a, b, c, d in fours)


def play_alone(
    theirs: Traits, giver: Memory, reader: Memory, temper: Temper, rng: Random, to: Tally
) -> None:
    """Give the clues of a game to a reader, with the characters and signs of a list."""
    cards = dealt([*theirs.signs], rng)
    for turns in range(ROUNDS, 0, -1):
        names = rng.sample([*theirs.characters], PLACES)
        own = rng.randrange(PLACES)
        most = min(MOST_CARDS, -(-len(cards) // turns))
        plan = best_plan(giver, names, own, cards, most, WORTH[temper])
        used = {laid.card for laid in plan.cards}
        clue = safe(cards, plan.cards)
        cards = tuple(card for place, card in enumerate(cards) if place not in used)
        to.clues += 1
        to.signs += len(used)
        to.right += bool(used) and read_alone(clue, names, reader) == own


def held_out(games: int, seed: int) -> Rows:
    """Yield how people with another list read companions, and companions them."""
    theirs = held_out_traits()
    ours, other = likeness_of(Shelf().traits()), likeness_of(theirs)
    for temper in (Temper.NORMAL, Temper.CALM, Temper.BOLD):
        tally = Tally()
        for number in range(games):
            rng = Random(f"{seed} {number}")
            giver = Memory(ours, rng.getrandbits(SEED_BITS))
            play_alone(theirs, giver, Whole(other), temper, rng, tally)
        least = {"least": 0.45} if temper is Temper.NORMAL else {}
        yield share(f"held out, {temper}: right", tally.right, tally.clues, **least)
        yield signs_a_clue(tally)
    tally = Tally()
    for number in range(games):
        rng = Random(f"{seed} {number}")
        reader = Memory(ours, rng.getrandbits(SEED_BITS))
        play_alone(theirs, Whole(other), reader, Temper.NORMAL, rng, tally)
    yield share("held out, as giver, to a companion: right", tally.right, tally.clues)


def signs_a_clue(tally: Tally) -> Row:
    signs = tally.signs / tally.clues
    return Row("... signs a clue", signs, f"{signs:.2f}")


def minds(language: str, games: int, seed: int) -> Rows:
    """Yield how companions read each other in games of their own."""
    tally = Tally()
    for number in range(games):
        play_game(language, Random(f"{seed} {language} {number}"), tally)
    yield tally
    what = f"one companion reads another, {language}: right"
    yield share(what, tally.right, tally.readings, least=0.65, most=0.85)
    yield share(f"... all at once, {SEATS} at a table", tally.right_votes, tally.votes)
    yield signs_a_clue(tally)


def play_game(language: str, rng: Random, to: Tally) -> None:
    """Play a game of companions, and count how they read each other."""
    packs = Shelf()
    options = {"pack": f"characters.{language}"}
    match = Match(GAME, seats=SEATS, seed=rng.getrandbits(32), options=options, packs=packs)
    known = knowledge(GAME, match.options, packs)
    minds = [Mind(rng.getrandbits(SEED_BITS), knowledge=known) for _ in range(SEATS)]
    while match.outcome is None:
        if not any(moved(match, seat, minds[seat], to) for seat in range(SEATS)):
            match.play(HOST, NextRound())
    table: Any = match.table()
    count(table, minds, to)


def moved(match: Match, seat: int, mind: Mind, to: Tally) -> bool:
    """Make the move of a companion, if it has one, and note what the thought cost."""
    began = thread_time()
    move = think(GAME, match.table(), match.hand(seat), mind).move
    to.seconds.append(thread_time() - began)
    if move is not None:
        match.play(seat, move)
    return move is not None


def count(table: Table, minds: Sequence[Mind], to: Tally) -> None:
    """Count the votes of a game, and what each reads in every clue alone."""
    memories = [Memory(mind.knowledge, mind.seed) for mind in minds]
    for played in table.history:
        names = [each.name if each else "" for each in played.characters]
        for opened in played.opened:
            clue = played.safes[opened.seat]
            if clue is None:
                continue
            to.clues += 1
            to.signs += len(clue.green) + len(clue.red)
            for seat, memory in enumerate(memories):
                if seat != opened.seat:
                    found = read_alone(clue, names, memory) + 1
                    to.right += found == opened.number
                    to.readings += 1
                    to.right_votes += opened.votes[seat] == opened.number
                    to.votes += 1


def speed(tallies: list[Tally]) -> Iterator[Row]:
    times = sorted(second * 1e3 for tally in tallies for second in tally.seconds)
    p95, worst = times[int(len(times) * 0.95)], times[-1]
    yield Row("a thought: p95, ms", p95, f"{p95:.1f} of {len(times):,}", most=40)
    yield Row("... worst, ms", worst, f"{worst:.1f}", most=120)


PARTS: dict[str, Callable[[int, int], Rows]] = {
    "held-out": held_out,
    **{f"minds-{language}": partial(minds, language) for language in LANGUAGES},
}


def measured(part: str | None, games: int, seed: int) -> Iterator[Row]:
    tallies: list[Tally] = []
    for name, rows in PARTS.items():
        for row in rows(games, seed) if part in (None, name) else ():
            if isinstance(row, Tally):
                tallies.append(row)
            else:
                yield row
    if tallies:
        yield from speed(tallies)


def main() -> None:
    given: dict[str, Any] = dict(a.removeprefix("--").split("=") for a in sys.argv[1:])
    games, seed = int(given.get("games", 100)), int(given.get("seed", 0))
    print(f"{games} games for each reader, seed {seed}\n")
    print("| what | measured | target | |\n|---|---|---|---|")
    for row in measured(given.get("part"), games, seed):
        print(row, flush=True)


if __name__ == "__main__":
    main()
