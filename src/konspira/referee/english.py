"""English: tables made from free dictionaries, and rules of derivation.

`data/english.txt` holds the words with their forms, `english-derived.txt` words derived
from each other, `english-compounds.txt` words made of two. tools/english_tables.py makes
them.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources

from konspira.referee import regular
from konspira.referee.kin import Kin, Kind, split

DATA = resources.files("konspira.referee") / "data"
SUFFIXES = frozenset(
    split("""
    er ist ism ness less ful y ish ly able ible ation ition ment ial ical ous ious ity
    dom hood ship ize ise izer ify ed ing let ling ward wards wise like eer ess ian ese
    ery some fold craft
    """)
)
RARER_SUFFIXES = frozenset(split("ie th en"))
AFTER_THREE_LETTERS = frozenset(
    split("""
    ful less ness ish able dom hood ship like ward ing ed fully lessly
    """)
)
PREFIXES = frozenset(
    split("""
    un re mis dis over under out fore en em be non pre anti super sub mid inter co up
    down self trans
    """)
)
BEFORE_THREE_LETTERS = frozenset(("un", "re"))
NO_PARTS = frozenset(
    split("""
    ness ing less able ism ally fully ist ian ion ate ted some ling ship hood ability
    ier est ant ent age ers ton pol don mon con
    """)
)
SHORT_PARTS = frozenset(
    split("""
    fly way man men day box cup bag pot bed dog cat eye arm gun car bus boy pit pin net
    top tip mat pad rod saw axe hop run set bow sun jar jet log map oil
    """)
)
# Pairs that are one word to English speakers, though no rule makes one of the other.
IRREGULAR = """
    long/length strong/strength wide/width broad/breadth deep/depth high/height thief/theft
    give/gift live/life die/death see/sight sell/sale tell/tale speak/speech sing/song
    choose/choice lose/loss bleed/blood feed/food fly/flight hot/heat think/thought sit/seat
    shoot/shot weigh/weight advise/advice believe/belief prove/proof grieve/grief save/safe
    young/youth true/truth warm/warmth foul/filth bath/bathe breath/breathe cloth/clothes
    prince/princess duke/duchess actor/actress wait/waiter god/goddess glass/glaze
    grass/graze brass/brazen france/french greece/greek spain/spanish china/chinese
    wales/welsh holland/dutch england/english poland/polish turkey/turkish
    switzerland/swiss denmark/danish scotland/scottish ireland/irish"""
RELATED = frozenset(frozenset(pair.split("/")) for pair in IRREGULAR.split())


DOUBLING = re.compile("[^aeiou][aeiou][^aeiouwxy]$")  # sun, sunny


class English:
    """A dictionary of English, looked up in the tables or derived by rules."""

    def __init__(
        self, words: Iterable[str], derived: Iterable[str], compounds: Iterable[str]
    ) -> None:
        self._flags: dict[str, str] = {}  # word to its flags; see tools/english_tables.py
        self._irregular: dict[str, list[str]] = {}
        self._names: set[str] = set()
        self._lemma_of: dict[str, set[str]] = defaultdict(set)
        self._family: dict[str, set[str]] = defaultdict(set)
        self._parts: dict[str, set[str]] = defaultdict(set)
        for line in words:
            self._add(*line.split())
        for line in derived:
            base, *others = line.lower().split()
            for other in others:
                self._family[base].add(other)
                self._family[other].add(base)
        for line in compounds:
            self._parts["".join(line.split())].update(line.split())
        self.lemmas = lru_cache(20_000)(self._find_lemmas)
        self.forms = lru_cache(4_000)(self._find_forms)
        self.parts = lru_cache(4_000)(self._find_parts)

    def _add(self, spelled: str, flags: str, *irregular: str) -> None:
        word = spelled.lower()
        if word != spelled:
            self._names.add(word)
        self._flags[word] = flags
        if irregular:
            self._irregular[word] = [form.lower() for form in irregular]
        for form in irregular:
            self._lemma_of[form].add(word)

    # What a dictionary tells

    def knows(self, word: str) -> bool:
        return word in self._flags or self.lemmas(word) != frozenset([word])

    def is_name(self, word: str) -> bool:
        return word in self._names

    def describes(self, word: str) -> bool:
        return False  # English adjectives serve as nouns, and nouns as adjectives

    def is_common(self, word: str) -> bool:
        return len(word) >= 3 and "c" in self._flags.get(word, "")

    def _find_lemmas(self, word: str) -> frozenset[str]:
        bases = (base for base in possible_bases(word) if word in self.forms(base))
        found = {*bases, *self._lemma_of.get(word, ())}
        if word in self._flags or not found:
            found.add(word)
        return frozenset(found)

    def _find_forms(self, lemma: str) -> frozenset[str]:
        flags = self._flags.get(lemma, "")
        return frozenset((*regular.forms(lemma, flags), *self._irregular.get(lemma, ())))

    def is_form(self, word: str, of: str) -> bool:
        return word in self.forms(of) or of in self.forms(word) or of in self.lemmas(word)

    # What rules tell

    def kin(self, visible: str, clue: str) -> Kin | None:
        found = [
            kin for lemma in self.lemmas(clue) for kin in self.relations(visible, lemma)
        ]
        return max(found, key=lambda kin: kin.confidence, default=None)

    def relations(self, visible: str, lemma: str) -> Iterator[Kin]:
        if kin := self.listed(visible, lemma):
            yield kin
        yield from self.from_base(visible, lemma)
        if len(lemma) >= 4 and (how := derived(lemma, visible)):
            weak = how.endswith(("+ er", "+ y", "+ ed", "+ ing"))
            yield Kin(Kind.DERIVED, how, 0.45 if weak else 0.65)
        for part in self.parts(visible):
            if lemma == part:
                yield Kin(Kind.PART, part, 0.8)
            elif len(part) >= 4:
                for kin in self.from_base(part, lemma):
                    if kin.confidence >= 0.6:
                        yield Kin(Kind.PART, f"{part}: {kin.how}", 0.65)

    def from_base(self, base: str, word: str) -> Iterator[Kin]:
        if how := derived(base, word):
            yield Kin(Kind.DERIVED, how, 0.7)
        if kin := self.compound(base, word):
            yield kin

    def listed(self, visible: str, lemma: str) -> Kin | None:
        """Return how the tables relate two words, directly or through one other word."""
        if any(
            frozenset((base, lemma)) in RELATED for base in {*self.lemmas(visible), visible}
        ):
            return Kin(Kind.DERIVED, "", 1.0)
        near, far = self._family.get(visible, set()), self._family.get(lemma, set())
        if lemma in near:
            return Kin(Kind.DERIVED, "", 1.0)
        if any(
            len(w) >= 4 and w[:4] == visible[:4] and w[:3] == lemma[:3] for w in near & far
        ):
            return Kin(Kind.DERIVED, "", 0.8)
        return None

    def compound(self, part: str, word: str) -> Kin | None:
        if part in self._parts.get(word, ()):
            return Kin(Kind.COMPOUND, part, 0.8)
        if word.endswith(("ing", "ed", "er")) and self.lemmas(word) - {word}:
            return None
        for form in self.forms(part):
            alike = len(form) >= 5 and form[:3] == part[:3] and word.endswith(form)
            if alike and self.is_common(word.removesuffix(form)):
                return Kin(Kind.COMPOUND, f"{word.removesuffix(form)} + {form}", 0.7)
        for other, last in (
            (word.removeprefix(part), False),
            (word.removesuffix(part), True),
        ):
            if other != word and other not in NO_PARTS and self.is_common(other):
                how = f"{other} + {part}" if last else f"{part} + {other}"
                return Kin(Kind.COMPOUND, how, self.sure(part, other, last, word))
        return None

    def sure(self, part: str, other: str, last: bool, word: str) -> float:
        """Return the confidence in an unlisted compound: carpet is no car + pet."""
        end, rest = (part, other) if last else (other, part)
        if end in SHORT_PARTS and len(rest) >= 4:
            return 0.65
        long = min(len(part), len(other)) >= 4
        return 0.7 if long and word not in self._flags else 0.4

    def _find_parts(self, word: str) -> frozenset[str]:
        if word in self._parts:
            return frozenset(self._parts[word])
        if word.endswith(("ing", "ed", "er")):
            return frozenset()
        for i in range(4, len(word) - 2):
            if word[i:] in SHORT_PARTS and self.is_common(word[:i]):
                return frozenset((word[:i], word[i:]))
        if word in self._flags:
            return frozenset()
        cuts = ((word[:i], word[i:]) for i in range(3, len(word) - 2))
        return frozenset(
            part for cut in cuts if all(map(self.is_common, cut)) for part in cut
        )


def possible_bases(word: str) -> Iterator[str]:
    for ending in ("s", "es", "ed", "d", "ing", "er", "r", "est", "st"):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            stem = word.removesuffix(ending)
            yield from (stem, stem + "e", stem[:-1])
            if stem.endswith("i"):
                yield stem[:-1] + "y"
            if stem.endswith("y"):
                yield stem[:-1] + "ie"


@lru_cache(4_000)
def variants(base: str) -> tuple[str, ...]:
    """Return how a word looks before a suffix: stone, ston-; beauty, beauti-; sun, sunn."""
    found = {base}
    if base.endswith("e"):
        found.add(base[:-1])
    if base.endswith("y") and len(base) > 3:
        found.add(base[:-1] + "i")
    if base.endswith("a") and len(base) > 4:
        found.add(base[:-1])
    if DOUBLING.search(base):
        found.add(base + base[-1])
    return tuple(sorted(found, key=lambda stem: (-len(stem), stem)))


def derived(base: str, word: str) -> str:
    """Return how a word is derived from another by rule, or nothing.

    >>> derived("stone", "stony"), derived("happy", "unhappiness"), derived("car", "carpet")
    ('ston + y', 'un + happi + ness', '')
    """
    if base == word or len(base) < 3:
        return ""
    for stem in variants(base):
        at = word.find(stem)
        if at < 0:
            continue
        before, after = word[:at], word[at + len(stem) :]
        if before and before not in PREFIXES:
            continue
        if len(base) == 3:
            fits = len(stem) >= 3 and is_derived_from_short(before, after, stem == base)
        else:
            fits = (not after and stem == base) or is_suffix(after)
        if fits:
            return " + ".join(part for part in (before, stem, after) if part)
    return ""


def is_derived_from_short(before: str, after: str, whole: bool) -> bool:
    if before:
        return before in BEFORE_THREE_LETTERS and not after and whole
    return after in AFTER_THREE_LETTERS


def is_suffix(after: str) -> bool:
    if after in SUFFIXES or after in RARER_SUFFIXES:
        return True
    return any(
        after[:i] in SUFFIXES and after[i:] in SUFFIXES for i in range(1, len(after))
    )


def load() -> English:
    names = ("english.txt", "english-derived.txt", "english-compounds.txt")
    return English(*((DATA / name).read_text("utf-8").splitlines() for name in names))
