"""Measure companions at Codenames: how well they give and read clues, how fast, how large.

Each board is played by one team, a companion as chief, against the simulated enemy: who
needs more than eight clues for nine words has lost. The chief knows the lists of our pack
and asks the referee, as on a server. Who reads its clues, is said in each row:

second list      second_associations.en.txt, by somebody who had not read ours. The settings
                 of chiefs were chosen on it.
held out         held_out_associations.*.txt: lists written before ours and the second were
                 read, on which nothing is tuned.
... and ours     such a list, and what our pack knows of the codenames that it lacks: for no
                 person knows only a hundred words. The board's are from the list alone.
... and forgets  the same, as a companion: it forgets 30 % of all lists.
... as chief     the lists are the chief's, who stands for a person; a companion with our
                 pack reads them.
its own mind     a companion with our pack, like the chief, and another seed.

All but companions forget nothing.

Brackets are 95 % intervals (Wilson). Time is CPU time of one thought, the referee's within;
memory is what Python allocates for one language in a fresh process, and load the CPU time.

Run `python3 dev.py bench companions`; `--boards=1000` plays more, `--seed=7` others, and
`--part=held-out-en` (or `-pl`, `-ru`, `second`, `tempers`, `minds`, `costs`) measures
only that.
"""

import asyncio
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._boards import (
    Reader,
    Tally,
    any_minds,
    as_companion,
    forgetting_nothing,
    judge,
    play_board,
)
from bench._shares import Row, share
from msgspec.structs import replace

from konspira import referee
from konspira.companions import Mind, Temper
from konspira.companions.codenames.lexicon import Lexicon, lexicon_of
from konspira.game import HOST
from konspira.games import game_named
from konspira.games.codenames.moves import Start
from konspira.match import Match as GameMatch
from konspira.packs import AssociationPack, comparable
from konspira.packs.shelf import FOLDER, Shelf, load, parse
from konspira.room.acts import Mind as SeatMind
from konspira.server.companion_thread import Knowledge, Situation, consider

HERE = Path(__file__).parent
LANGUAGES = ("en", "pl", "ru")
MEASURE = """
import sys, time, tracemalloc
from konspira.packs import AssociationPack
from konspira.packs.shelf import Shelf
from konspira.companions.codenames.lexicon import lexicon_of
shelf, name = Shelf(), f"associations.{sys.argv[1]}"
if sys.argv[2] == "memory":
    tracemalloc.start()
began = time.process_time()
kept = lexicon_of(shelf.find(AssociationPack, name))
if sys.argv[2] == "memory":
    print(tracemalloc.get_traced_memory()[0] / 1e6)
else:
    print((time.process_time() - began) * 1e3)
"""


def lists(name: str) -> AssociationPack:
    found = load(HERE / f"{name}.txt")
    assert isinstance(found, AssociationPack)
    return found


def and_ours(pack: AssociationPack) -> AssociationPack:
    """Return a list, and what our pack knows of all other codenames."""
    there = {comparable(entry.codename) for entry in pack.lists}
    ours = our_pack(pack.language).lists
    rest = (entry for entry in ours if comparable(entry.codename) not in there)
    return replace(pack, lists=(*pack.lists, *rest))


def our_pack(language: str) -> AssociationPack:
    return Shelf().find(AssociationPack, f"associations.{language}")


def shelf_of(pack: AssociationPack, rng: Random) -> Shelf:
    """Return a shelf on which the codenames of a list are a pack of words."""
    names = [entry.codename for entry in pack.lists]
    head = f"kind: words\nlanguage: {pack.language}\ntitle: Boards\n\n"
    return Shelf(
        [parse(head + "\n".join(rng.sample(names, len(names))), "boards", "boards")]
    )


class Match(NamedTuple):
    """Who gives clues to whom, on boards of which words."""

    temper: Temper
    chief: Lexicon
    reads: Lexicon
    reader: Reader
    words: AssociationPack | None = None  # None: those of our own pack
    pack: str = "boards"

    def played(self, boards: int, seed: int) -> Tally:
        tally = Tally()
        for number in range(boards):
            rng = Random(f"{seed} {number}")
            shelf = shelf_of(self.words, rng) if self.words else Shelf()
            given, read = any_minds(rng.getrandbits(32))
            chief = Mind(given, self.temper, self.chief, referee=judge)
            minds = chief, Mind(read, knowledge=self.reads)
            play_board(rng.getrandbits(32), shelf, self.pack, minds, self.reader, tally)
        return tally


Rows = Iterator[Row | Tally]


def read_by_others(name: str, pack: AssociationPack, boards: int, seed: int) -> Rows:
    """Yield how people with other lists read a chief, and tallies for its times."""
    ours, alone = lexicon_of(our_pack(pack.language)), lexicon_of(pack)
    mixed = lexicon_of(and_ours(pack))
    readers: tuple[tuple[str, Lexicon, Reader], ...] = (
        (name, alone, forgetting_nothing),
        (f"{name}, and ours", mixed, forgetting_nothing),
        (f"{name}, and ours, and forgets", mixed, as_companion),
    )
    for who, reads, reader in readers:
        found = Match(Temper.NORMAL, ours, reads, reader, pack).played(boards, seed)
        yield found
        yield share(f"{who}: won", found.won, boards, least=0.85)
        yield share("... assassin", found.assassin, boards, most=0.08)
        yield share("... right guesses", found.right, found.touches, least=0.8)
        yield share("... first clue for 2 or more", found.bold_starts, boards, least=0.75)


def second(boards: int, seed: int) -> Rows:
    yield from read_by_others("second list", lists("second_associations.en"), boards, seed)


def held_out(language: str, boards: int, seed: int) -> Rows:
    pack = lists(f"held_out_associations.{language}")
    yield from read_by_others(f"held out, {language}", pack, boards, seed)
    ours, theirs = lexicon_of(our_pack(language)), lexicon_of(pack)
    found = Match(Temper.NORMAL, theirs, ours, as_companion, pack).played(boards, seed)
    who = f"held out, {language}, as chief: right guesses"
    yield share(who, found.right, found.touches, least=0.8)


def tempers(boards: int, seed: int) -> Rows:
    pack = lists("second_associations.en")
    ours, mixed = lexicon_of(our_pack("en")), lexicon_of(and_ours(pack))

    def tally(temper: Temper) -> Tally:
        return Match(temper, ours, mixed, forgetting_nothing, pack).played(boards, seed)

    yield (found := tally(Temper.CALM))
    yield share("calm, second list, and ours: assassin", found.assassin, boards, most=0.04)
    yield (found := tally(Temper.BOLD))
    words = found.words / found.clues
    yield Row("bold, ...: words a clue", words, f"{words:.2f}", least=1.4)
    yield share("... assassin", found.assassin, boards, most=0.12)


def minds(boards: int, seed: int) -> Rows:
    for language in LANGUAGES:
        yield from own_minds(language, boards, seed)


def own_minds(language: str, boards: int, seed: int) -> Rows:
    """Yield how two companions understand each other, on boards of a built-in pack."""
    known = lexicon_of(our_pack(language))
    match = Match(Temper.NORMAL, known, known, as_companion, None, f"words.{language}")
    found = match.played(boards, seed)
    yield found
    name = f"its own mind, {language}: right guesses"
    yield share(name, found.right, found.touches, least=0.8, most=0.92)
    yield share("... won", found.won, boards)
    yield share("... assassin", found.assassin, boards)


def speed(tallies: list[Tally]) -> Iterator[Row]:
    times = sorted(second * 1e3 for tally in tallies for second in tally.seconds)
    p95, worst = times[int(len(times) * 0.95)], times[-1]
    yield Row("a thought: p95, ms", p95, f"{p95:.1f} of {len(times):,}", most=40)
    yield Row("... worst, ms", worst, f"{worst:.1f}", most=120)


def sizes() -> Iterator[Row]:
    """Yield what knowledge costs: memory, time to load, files."""
    packed = 0
    for language in LANGUAGES:
        memory, time = (
            fresh(language, "memory"),
            min(fresh(language, "time") for _ in range(3)),
        )
        yield Row(f"knowledge, {language}: MB", memory, f"{memory:.1f}", most=15)
        yield Row("... load, ms", time, f"{time:.0f}", most=100)
        text = (FOLDER / f"associations.{language}.txt").read_bytes()
        packed += len(zlib.compress(text, 9))
        most = 230 if language == "ru" else 130
        yield Row("... file, KB", len(text) / 1e3, f"{len(text) / 1e3:.0f}", most=most)
    code = Path(__file__).parents[1] / "src" / "konspira" / "companions"
    packed += sum(len(zlib.compress(p.read_bytes(), 9)) for p in code.rglob("*.py"))
    yield Row("the wheel grows by, KB", packed / 1e3, f"{packed / 1e3:.0f}", most=250)


def fresh(language: str, what: str) -> float:
    command = [sys.executable, "-c", MEASURE, language, what]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def on_the_loop() -> Row:
    """Return what a thought costs the event loop: the CPU time of its thread."""
    game, packs = game_named("codenames"), Shelf()
    rooms = [GameMatch(game, seats=2, seed=seed, packs=packs) for seed in range(50)]
    for room in rooms:
        room.play(HOST, Start())

    async def thoughts() -> float:
        known = Knowledge(1, game, rooms[0].options, packs)
        seen = [Situation(r.table(), r.hand(0), SeatMind(seed=1), ()) for r in rooms]
        await consider(game, known, seen[0])  # reads the lists
        began = thread_time()
        for each in seen:
            assert not (await consider(game, known, each)).failed
        return (thread_time() - began) / len(seen) * 1e3

    found = asyncio.run(thoughts())
    return Row("... of it on the event loop, ms", round(found), f"{found:.2f}", most=0)


PARTS: dict[str, Callable[[int, int], Rows]] = {
    "second": second,
    **{f"held-out-{language}": partial(held_out, language) for language in LANGUAGES},
    "tempers": tempers,
    "minds": minds,
}


def measured(part: str | None, boards: int, seed: int) -> Iterator[Row]:
    tallies: list[Tally] = []
    for name, rows in PARTS.items():
        for row in rows(boards, seed) if part in (None, name) else ():
            if isinstance(row, Tally):
                tallies.append(row)
            else:
                yield row
    if tallies:
        yield from speed(tallies)
    if part in (None, "costs"):
        yield on_the_loop()
        yield from sizes()


def main() -> None:
    given: dict[str, Any] = dict(a.removeprefix("--").split("=") for a in sys.argv[1:])
    boards, seed = int(given.get("boards", 200)), int(given.get("seed", 0))
    for language in LANGUAGES:
        print(f"referee, {language}: forms {referee.load(language)}")
    print(f"\n{boards} boards for each reader, seed {seed}\n")
    print("| what | measured | target | |\n|---|---|---|---|")
    for row in measured(given.get("part"), boards, seed):
        print(row, flush=True)


if __name__ == "__main__":
    main()
