"""English: tables made from free dictionaries, and rules of derivation.

`data/english.txt` holds the words with their forms, `english-derived.txt` words derived
from each other, `english-compounds.txt` words made of two, with a question mark where only
their letters say so. tools/english_tables.py makes them.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources
from itertools import takewhile

from konspira.referee import regular
from konspira.referee.kin import Kin, Kind, split

PROVEN, UNPROVEN = 0.8, 0.5
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
# After four letters or more these say by themselves what a word was made of. Others meet
# letters by chance, as in corn and corner, so there a dictionary must confirm it.
SURE_SUFFIXES = frozenset(
    split("ness less ful fully lessly hood ship like wards proof")
) | {""}
AFTER_FIVE_LETTERS = frozenset(split("ish able ist ism"))
SURE_PREFIXES = frozenset(split("un non anti super self mid")) | {""}
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
# Pairs that are one word to English speakers, though no rule makes one of the other. Below
# are those that people argue about.
IRREGULAR = """
    long/length strong/strength wide/width broad/breadth deep/depth high/height thief/theft
    give/gift live/life sell/sale speak/speech sing/song choose/choice lose/loss bleed/blood
    feed/food fly/flight hot/heat think/thought shoot/shot weigh/weight advise/advice
    believe/belief prove/proof grieve/grief young/youth true/truth warm/warmth bath/bathe
    breath/breathe cloth/clothes prince/princess duke/duchess actor/actress wait/waiter
    god/goddess brass/brazen france/french greece/greek spain/spanish china/chinese
    wales/welsh england/english poland/polish turkey/turkish switzerland/swiss
    denmark/danish scotland/scottish ireland/irish fire/fiery"""
ARGUABLE = """
    die/death see/sight tell/tale sit/seat save/safe foul/filth glass/glaze grass/graze"""


def pairs(text: str) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(pair.split("/")) for pair in text.split())


RELATED, ARGUED = pairs(IRREGULAR), pairs(ARGUABLE)
DOUBLED = re.compile("^[^aeiou]*[aeiou][^aeiouwxy]$")  # and always so: rat, ratted
VOWELS = (*"aeiouy",)
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
        self._guessed: set[str] = set()  # compounds by their letters alone
        for line in compounds:
            first, second, *guess = line.split()
            self._parts[first + second].update((first, second))
            if guess:
                self._guessed.add(first + second)
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

    def is_own_word(self, word: str, of: str) -> bool:
        """Return whether an irregular form is inflected by itself: ground, saw, rose."""
        form, base = (of, word) if of in self.forms(word) else (word, of)
        flags = self._flags.get(form, "")
        return form in self._irregular.get(base, ()) and any(f in "nvVaA" for f in flags)

    # What rules tell

    def kin(self, visible: str, clue: str) -> Kin | None:
        found = [
            kin
            for lemma in self.lemmas(clue) - {visible}
            for kin in self.relations(visible, lemma)
        ]
        return max(found, key=lambda kin: kin.confidence, default=None)

    def relations(self, visible: str, lemma: str) -> Iterator[Kin]:
        if kin := self.listed(visible, lemma):
            yield kin
        yield from self.from_base(visible, lemma)
        if len(lemma) >= 4:
            yield from self.derived(lemma, visible)
        sure = UNPROVEN if visible in self._guessed else PROVEN
        for part in self.parts(visible):
            if lemma == part:
                yield Kin(Kind.PART, part, sure)
            elif len(part) >= 4:
                for kin in self.from_base(part, lemma):
                    yield Kin(Kind.PART, f"{part}: {kin.how}", UNPROVEN)

    def from_base(self, base: str, word: str) -> Iterator[Kin]:
        yield from self.derived(base, word)
        if kin := self.compound(base, word):
            yield kin

    def derived(self, base: str, word: str) -> Iterator[Kin]:
        """Yield a derivation by rule; moth + er is none, so few endings are a proof."""
        if split := derivation(base, word):
            before, _, after = split
            known = SURE_SUFFIXES | (AFTER_FIVE_LETTERS if len(base) > 4 else frozenset())
            sure = len(base) >= 4 and before in SURE_PREFIXES and after in known
            proven = sure or word not in self._flags
            how = " + ".join(part for part in split if part)
            yield Kin(Kind.DERIVED, how, PROVEN if proven else UNPROVEN)

    def listed(self, visible: str, lemma: str) -> Kin | None:
        """Return how the tables relate two words, directly or through one other word."""
        pair = frozenset((visible, lemma))
        if pair in RELATED:
            return Kin(Kind.DERIVED, "", 1.0)
        if pair in ARGUED:
            return Kin(Kind.DERIVED, "", UNPROVEN)
        near, far = self._family.get(visible, set()), self._family.get(lemma, set())
        if lemma in near:
            short, long = sorted((visible, lemma), key=len)
            if len(short) <= 3 and long.endswith("er"):
                return Kin(Kind.DERIVED, "", UNPROVEN)  # a tier is seldom somebody who ties
            if shares_root(visible, lemma):
                return Kin(Kind.DERIVED, "", 1.0)
            alike = (
                visible[:2] == lemma[:2]
            )  # star, stellar; but sun, solar is meaning alone
            return Kin(Kind.DERIVED, "", UNPROVEN) if alike else None
        both = near & far
        if visible[:4] == lemma[:4] and any(shares_root(visible, w) for w in both):
            return Kin(Kind.DERIVED, "", PROVEN)
        return None

    def compound(self, part: str, word: str) -> Kin | None:
        if part in self._parts.get(word, ()):
            return Kin(Kind.COMPOUND, part, UNPROVEN if word in self._guessed else PROVEN)
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


def shares_root(one: str, other: str) -> bool:
    """Return whether two words share four letters in a row, or most of the shorter.

    >>> shares_root("fly", "flier"), shares_root("star", "stellar")
    (True, False)
    """
    base, word = sorted((one.replace("y", "i"), other.replace("y", "i")), key=len)
    found = max(common_start(base, word[at:]) for at in range(len(word)))
    return found >= 4 or 2 * found > len(base)


def common_start(one: str, other: str) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


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


def derivation(base: str, word: str) -> tuple[str, str, str] | None:
    """Return the prefix, stem and suffix by which a word may be made of another.

    >>> derivation("happy", "unhappiness"), derivation("car", "carpet")
    (('un', 'happi', 'ness'), None)
    """
    if base == word or len(base) < 3:
        return None
    for stem in variants(base):
        at = word.find(stem)
        if at < 0:
            continue
        before, after = word[:at], word[at + len(stem) :]
        if before and before not in PREFIXES:
            continue
        if stem == base and after[:1] in VOWELS and DOUBLED.search(base):
            continue  # rating is of rate, and ratting of rat
        if len(base) == 3:
            fits = len(stem) >= 3 and is_derived_from_short(before, after, stem == base)
        else:
            fits = (not after and stem == base) or is_suffix(after)
        if fits:
            return before, stem, after
    return None


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
