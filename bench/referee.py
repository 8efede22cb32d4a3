"""Measure the referee: how often it is right or wrong, how fast, how large.

Accuracy: the cases of referee_cases_*.tsv, one clue and one visible word each, with the
verdict that people expect. "Doubtful" counts half. The cases were split before the referee
was written: a case is apart if the first byte of the SHA-256 of "language, word, clue"
(with tabs) is divisible by three. Nobody looked at those while building. Some of them ask
about a word that other cases ask about too; "unseen" leaves these out. "Rules alone" are
the cases apart without the family files, as in a group's own pack.

False alarms: common words as wordfreq counts them, against random boards of 25 words from
our packs. A form of a visible word, a clue that the family file names as a relative, a
foreign word or an abbreviation (wordfreq's lists hold such) are no false alarms: all are
counted in the first figure. The second counts what rules of derivation forbid beyond the
families; the third what they would forbid without them, and people do not.

Time is CPU time of one check against a board of 25, with warm and with cold caches. Memory
is what a fresh process gains by loading a language and judging 500 clues.

Run `python3 dev.py bench referee`; `python bench/referee.py --wrong` also prints each case
of the building part that went wrong, and each false alarm.
"""

import csv
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
from konspira.referee import LANGUAGES, Reason, Ruling, check, library, load
from konspira.referee.families import NONE
from konspira.referee.library import known
from konspira.referee.spelling import spelled

HERE = Path(__file__).parent
BUDGET = {"building": 0.96, "apart": 0.93, "alarms": 0.003, "ms": 5.0, "MB": 120}
CLUES = 12_000  # of the most common words
BOARDS, PER_BOARD = 100, 100
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


def common_words(language: str) -> list[str]:
    from wordfreq import top_n_list  # type: ignore[import-not-found, unused-ignore]

    return [w for w in top_n_list(language, CLUES) if w.isalpha() and len(w) >= 3]


class Alarms(NamedTuple):
    checks: int
    forbidden: int
    alarms: list[str]
    by_rules: int
    doubtful: int
    warm: list[float]  # milliseconds
    cold: list[float]


def alarms(language: str) -> Alarms:
    knowledge = known(language)
    assert knowledge.dictionary is not None
    families, lemmas = knowledge.families, knowledge.dictionary.lemmas
    rng = Random(7)
    told: list[str] = []
    forbidden = doubtful = by_rules = 0
    warm: list[float] = []
    cold: list[float] = []
    clues = common_words(language)
    for board in boards(language, rng):
        for index, clue in enumerate(rng.sample(clues, PER_BOARD)):
            before = process_time()
            verdict = check(clue, 2, board, language)
            (warm if index else cold).append((process_time() - before) * 1000)
            doubtful += verdict.ruling == Ruling.DOUBTFUL
            with rules_alone(language):
                alone = check(clue, 2, board, language)
            if alone.ruling == Ruling.FORBIDDEN and alone.reason in KINSHIP:
                by_rules += verdict.ruling != Ruling.FORBIDDEN  # people see it otherwise
            if verdict.ruling == Ruling.FORBIDDEN:
                forbidden += 1
                shown = spelled(verdict.word)
                mine = any(families.kin(shown, word) for word in (clue, *lemmas(clue)))
                if verdict.reason in KINSHIP and not mine:
                    told.append(f"{verdict.word}/{clue} ({verdict.how})")
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


def main() -> None:
    wrong = "--wrong" in sys.argv
    print("accuracy         cases   building      apart      unseen words   rules alone")
    for language in LANGUAGES:
        load(language)
        building, apart = cases("building", language), cases("apart", language)
        seen = {case.word for case in building}
        unseen = [case for case in apart if case.word not in seen]
        here, there = accuracy(building), accuracy(apart)
        marks = mark(here, BUDGET["building"], True), mark(there, BUDGET["apart"], True)
        print(
            f"  {language}    {len(building):4} + {len(apart):3}    {here:.3f} {marks[0]}"
            f"   {there:.3f} {marks[1]}   {accuracy(unseen):.3f} ({len(unseen):2})"
            f"     {by_rules_alone(apart, language):.3f}"
        )
        for case in building if wrong else ():
            if case.score < 1:
                print("     ", *case, case.verdict)
    print("\nrandom clues     checks   forbidden   false alarms   rules alone   doubtful")
    found = {language: alarms(language) for language in LANGUAGES}
    for language, a in found.items():
        rate = len(a.alarms) / a.checks
        print(
            f"  {language}             {a.checks:6}   {a.forbidden / a.checks:8.3%}   "
            f"{rate:8.3%} {mark(rate, BUDGET['alarms'])}    "
            f"{a.by_rules / a.checks:8.3%}      {a.doubtful / a.checks:7.3%}"
        )
        for alarm in sorted({*a.alarms}) if wrong else ():
            print("     ", alarm)
    print("\nms a check       median    99 %   first of a board   slowest of nasty strings")
    for language, a in found.items():
        top = sorted(a.warm)[len(a.warm) * 99 // 100]
        slow, text = slowest_nasty(language)
        print(
            f"  {language}             {median(a.warm):6.2f}   "
            f"{top:5.2f} {mark(top, BUDGET['ms'])}   {median(a.cold):6.2f}   "
            f"{slow:6.2f} {text}"
        )
    print("\nmemory           MB")
    for language in LANGUAGES:
        megabytes = memory(language)
        print(f"  {language}           {megabytes:6.1f} {mark(megabytes, BUDGET['MB'])}")


if __name__ == "__main__":
    main()
