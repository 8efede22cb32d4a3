"""Measure the referee: how often it is right or wrong, how fast, how large.

Accuracy: the cases of referee_cases_*.tsv, one clue and one visible word each, with the
verdict that people expect. "Doubtful" counts half. The cases were split before the referee
was written: a case is apart if the first byte of the SHA-256 of "language, word, clue"
(with tabs) is divisible by three. Nobody looked at those while building. Some of them ask
about a word that other cases ask about too; "unseen" leaves these out. "Rules alone" are
the cases apart without the family files, as in a group's own pack.

"Fresh" are cases that were written later, by hand, before the families were revised, and
measured when that was done.

False alarms: 3,000 times a word that wordfreq counts between the 12,001st and the 60,000th
most common meets a random board of 25 words from our packs. tools/referee_walk.py lists the
12,000 before them, and that list was read, but not these. A form of a visible word,
a foreign word or an abbreviation (wordfreq's lists hold such) are no false alarms: all are
counted in the first figure. The second counts what is forbidden as a relative or compound:
`--read` prints each such pair, and a person says which are wrong. The third counts what the
rules forbid beyond the families, and the fourth what is doubtful.

Time is CPU time of one check against a board of 25, with warm and with cold caches: cold is
as if nobody had asked about any word before. Memory is what a fresh process gains by
loading a language and judging 500 clues.

Run `python3 dev.py bench referee`. `--wrong` also prints each case of the building part
that went wrong, and `--seed=anything` meets other boards with other words.
"""

import csv
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.referee import (
    LANGUAGES,
    Reason,
    Ruling,
    Verdict,
    check,
    english,
    library,
    load,
    spelling,
)
from konspira.referee.families import NONE
from konspira.referee.library import known
from konspira.referee.spelling import spelled

HERE = Path(__file__).parent
BUDGET = {
    "building": 0.96,
    "apart": 0.93,
    "fresh": 0.97,
    "warm": 5.0,
    "cold": 10.0,
    "MB": 120,
}
WALKED, CLUES = 12_000, 60_000  # of the most common words
BOARDS, PER_BOARD = 100, 30
SEED = next((word[7:] for word in sys.argv if word.startswith("--seed=")), "first")
KINSHIP = {Reason.DERIVED, Reason.COMPOUND, Reason.PART}
NASTY = [
    *("", " ", "\u200b", "a" * 100_000, "ą" * 60, "-" * 5_000, "🐍", "👩‍👩‍👧", "z̷̢̛̗a̸lgo"),
    *(
        "wаter",
        "ко\u0301т",
        "róg\u200bu",
        "\ud800",
        "\x00",
        "ﬁsh",
        "İ",
        "ß",
        "x" * 59,
        "о" * 59,
    ),
    *("a-" * 29, "rogo" * 15, "водо" * 15, "light" * 12, "1" * 59, "٣", "ǅ", "\u202ewolf"),
]


class Case(NamedTuple):
    language: str
    word: str
    clue: str
    expected: str
    reason: str

    @property
    def score(self) -> float:
        ruling = self.verdict
        if ruling == Ruling.DOUBTFUL:
            return 0.5
        return float((ruling == Ruling.FORBIDDEN) == (self.expected == "illegal"))

    @property
    def verdict(self) -> Ruling:
        return check(self.clue, 2, self.word.split(","), self.language).ruling


def cases(part: str, language: str) -> list[Case]:
    with (HERE / f"referee_cases_{part}.tsv").open(encoding="utf-8") as file:
        rows = list(csv.reader(file, delimiter="\t"))[1:]
    return [case for row in rows if (case := Case(*row)).language == language]


def accuracy(some: list[Case]) -> float:
    return sum(case.score for case in some) / len(some)


@contextmanager
def rules_alone(language: str) -> Iterator[None]:
    """Use the referee without the family files, as in a group's own pack."""
    whole = known(language)
    library._loaded[language] = whole._replace(families=NONE)
    try:
        yield
    finally:
        library._loaded[language] = whole


def by_rules_alone(some: list[Case], language: str) -> float:
    with rules_alone(language):
        return accuracy(some)


def boards(language: str, rng: Random) -> Iterator[list[str]]:
    cards = Shelf().find(WordPack, f"words.{language}").cards
    for _ in range(BOARDS):
        yield [rng.choice(card.sides) for card in rng.sample(cards, 25)]


def unread_words(language: str) -> list[str]:
    from wordfreq import top_n_list  # type: ignore[import-not-found, unused-ignore]

    later = top_n_list(language, CLUES)[WALKED:]
    return [word for word in later if word.isalpha() and len(word) >= 3]


def forget(language: str) -> None:
    """Empty all caches of the referee."""
    dictionary = known(language).dictionary
    places = (*vars(dictionary).values(), *vars(spelling).values(), *vars(english).values())
    for each in places:
        if hasattr(each, "cache_clear"):
            each.cache_clear()


class Alarms(NamedTuple):
    checks: int
    forbidden: int
    related: list[str]
    by_rules: int
    doubtful: int
    warm: list[float]  # milliseconds
    cold: list[float]


def timed(clue: str, board: list[str], language: str) -> tuple[Verdict, float]:
    before = process_time()
    verdict = check(clue, 2, board, language)
    return verdict, (process_time() - before) * 1000


def alarms(language: str) -> Alarms:
    knowledge = known(language)
    assert knowledge.dictionary is not None
    families, lemmas = knowledge.families, knowledge.dictionary.lemmas
    rng = Random(SEED)
    told: list[str] = []
    forbidden = doubtful = by_rules = 0
    warm: list[float] = []
    cold: list[float] = []
    clues = unread_words(language)
    for board in boards(language, rng):
        for clue in rng.sample(clues, PER_BOARD):
            forget(language)
            cold.append(timed(clue, board, language)[1])
            verdict, took = timed(clue + "x", board, language)  # as while somebody types
            verdict, took = timed(clue, board, language)
            warm.append(took)
            doubtful += verdict.ruling == Ruling.DOUBTFUL
            forbidden += verdict.ruling == Ruling.FORBIDDEN
            if verdict.ruling == Ruling.FORBIDDEN and verdict.reason in KINSHIP:
                shown = spelled(verdict.word)
                mine = any(families.kin(shown, word) for word in (clue, *lemmas(clue)))
                by_rules += not mine
                told.append(f"{verdict.word}/{clue} ({verdict.how or 'family'})")
    return Alarms(BOARDS * PER_BOARD, forbidden, told, by_rules, doubtful, warm, cold)


def slowest_nasty(language: str) -> tuple[float, str]:
    board = next(boards(language, Random(1)))
    times = []
    for text in NASTY:
        before = process_time()
        check(text, 1, board, language)
        times.append(((process_time() - before) * 1000, ascii(text[:12])))
    return max(times)


def memory(language: str) -> float:
    """Return the megabytes that a process gains by knowing one language; Linux only."""
    code = f"import sys; sys.path.insert(0, {str(HERE)!r})\n"
    code += f"import referee; referee.grow({language!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def grow(language: str) -> None:
    rng, board = Random(3), next(boards(language, Random(3)))
    cards = Shelf().find(WordPack, f"words.{language}").cards
    before = resident()
    load(language)
    for card in rng.choices(cards, k=500):
        check(card.front, 1, board, language)
    print(resident() - before)


def resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def mark(value: float, budget: float, least: bool = False) -> str:
    return "ok" if (value >= budget if least else value <= budget) else "MISSED"


def percentile(times: list[float], hundredth: int) -> float:
    return sorted(times)[len(times) * hundredth // 100]


def print_accuracy(wrong: bool) -> None:
    print("accuracy         cases         building    apart       fresh       rules alone")
    for language in LANGUAGES:
        load(language)
        parts = {part: cases(part, language) for part in ("building", "apart", "fresh")}
        right = {part: accuracy(some) for part, some in parts.items()}
        counts = " + ".join(f"{len(some):3}" for some in parts.values())
        marks = (f"{right[p]:.3f} {mark(right[p], BUDGET[p], True):6}" for p in parts)
        alone = by_rules_alone(parts["apart"], language)
        print(f"  {language}    {counts}    {'  '.join(marks)}  {alone:.3f}")
        for case in parts["building"] if wrong else ():
            if case.score < 1:
                print("     ", *case, case.verdict)


def print_alarms(found: dict[str, Alarms], read: bool) -> None:
    print("\nrandom clues     checks   forbidden   relatives   by rules   doubtful")
    for language, a in found.items():
        print(
            f"  {language}             {a.checks:6}   {a.forbidden / a.checks:8.2%}   "
            f"{len(a.related):9}   {a.by_rules:8}   {a.doubtful / a.checks:8.2%}"
        )
        for pair in a.related if read else ():
            print("     ", pair)


def print_times(found: dict[str, Alarms]) -> None:
    print("\nms a check       warm: median, 99 %      cold: median, 99 %     slowest nasty")
    for language, a in found.items():
        warm, cold = percentile(a.warm, 99), percentile(a.cold, 99)
        slow, text = slowest_nasty(language)
        print(
            f"  {language}            {median(a.warm):6.2f}  "
            f"{warm:6.2f} {mark(warm, BUDGET['warm']):6}  {median(a.cold):6.2f}  "
            f"{cold:6.2f} {mark(cold, BUDGET['cold']):6}  {slow:6.2f} {text}"
        )


def main() -> None:
    print_accuracy("--wrong" in sys.argv)
    gc.freeze()  # as the server does
    found = {language: alarms(language) for language in LANGUAGES}
    print_alarms(found, "--read" in sys.argv)
    print_times(found)
    print("\nmemory           MB")
    for language in LANGUAGES:
        megabytes = memory(language)
        print(f"  {language}           {megabytes:6.1f} {mark(megabytes, BUDGET['MB'])}")


if __name__ == "__main__":
    main()
