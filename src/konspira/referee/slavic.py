"""Derivation in Polish and Russian: stems, alternations, prefixes, suffixes, compounds.

A visible word is taken apart into the roots that its relatives can show: the stems of its
own forms (róg, rog-), and what sound changes make of them (roż-). A clue is related when
it is such a root with a suffix, with a prefix as well, or with another word in front or
behind: roż + ek, na + roż + nik, nos + o + roż + ec. Letters often meet by chance, so this
is proof in three cases only, and a doubt otherwise: a root of four letters or more with an
ending of adjectives, a root of five or more with an ending of nouns, and a compound of two
words of four or more.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, Protocol

from konspira.referee.kin import Kin, Kind

NOUNS = ("noun", "adjective")
PROVEN, UNPROVEN = 0.8, 0.5
SHORT = 4  # letters: a root or a part of fewer proves nothing


class Reading(NamedTuple):
    """What an analyser says about a word: its headword and what that is."""

    lemma: str
    part: str  # "noun", "adjective", "verb" or anything else
    name: bool = False


class Analyser(Protocol):
    def read(self, word: str) -> Iterable[Reading]: ...

    def inflect(self, lemma: str) -> Iterable[tuple[str, str]]:
        """Return all forms of a headword, each with its part of speech."""


class Grammar(NamedTuple):
    """What the engine must know of a language. Tables only; see polish.py, russian.py."""

    vowels: str
    soft: str  # letters that may stand between a root and a suffix: koc-i-ak
    endings: tuple[str, ...]  # of nouns, longest first
    softened: dict[str, tuple[str, ...]]  # the end of a stem, and what suffixes make of it
    hardened: dict[str, tuple[str, ...]]  # and the way back
    vowel_swaps: tuple[tuple[str, str], ...]  # in the last syllable of a stem
    suffixes: frozenset[str]
    after_two_letters: frozenset[str]  # suffixes that prove something even after "ps-"
    after_prefix: frozenset[str]
    verbal: frozenset[str]  # suffixes of verbs, which meet any root
    prefixes: frozenset[str]
    short_prefixes: frozenset[str]
    first_parts: frozenset[str]  # of compounds, and no words by themselves: jedno-, dwu-
    link: str  # the vowels that join a compound
    headword_ends: tuple[str, ...]  # what makes a stem a headword again
    verb_ends: tuple[str, ...]
    sure_suffixes: frozenset[str]  # what makes an adjective of any noun
    short_parts: frozenset[str]  # second parts of three letters that are no chance
    learned: frozenset[str]  # second parts of Greek compounds: baro-metr is no bar
    own_suffixes: tuple[str, ...]  # a visible word may itself be derived with these
    irregular: dict[str, tuple[str, ...]]  # roots that no rule gives


class Found(NamedTuple):
    """How a word may be made of another, and whether that is proven."""

    proven: bool
    kind: Kind
    how: str
    root: str

    @property
    def confidence(self) -> float:
        return PROVEN if self.proven else UNPROVEN


class Slavic:
    """A dictionary with rules of derivation, over the analyser of one language."""

    def __init__(self, analyser: Analyser, grammar: Grammar) -> None:
        self._analyser = analyser
        self.grammar = grammar
        # A board is asked about at every letter that somebody types.
        self.read = lru_cache(50_000)(self._read)
        self.inflect = lru_cache(4_000)(self._inflect)
        self.openings = lru_cache(4_000)(self._openings)
        self.roots = lru_cache(4_000)(self._roots)
        self.base_roots = lru_cache(4_000)(self._base_roots)
        self.parts = lru_cache(4_000)(self._parts)

    def _read(self, word: str) -> tuple[Reading, ...]:
        return tuple(sorted({*self._analyser.read(word)}))

    def _inflect(self, lemma: str) -> frozenset[tuple[str, str]]:
        return frozenset(self._analyser.inflect(lemma))

    # What a dictionary tells

    def knows(self, word: str) -> bool:
        return bool(self.read(word))

    def is_common(self, word: str) -> bool:
        return self.knows(word)

    def is_name(self, word: str) -> bool:
        readings = self.read(word)
        return bool(readings) and all(reading.name for reading in readings)

    def describes(self, word: str) -> bool:
        readings = [reading for reading in self.read(word) if not reading.name]
        adjectives = {reading.lemma for reading in readings if reading.part == "adjective"}
        nouns = {reading.lemma for reading in readings if reading.part == "noun"}
        return bool(adjectives) and nouns <= adjectives  # polski is a noun as well: Polish

    def lemmas(self, word: str) -> frozenset[str]:
        return frozenset(reading.lemma for reading in self.read(word)) or frozenset([word])

    def is_form(self, word: str, of: str) -> bool:
        if of in self.lemmas(word):
            return True
        return word[0] == of[0] and any(word == form for form, _ in self.inflect(of))

    def is_own_word(self, word: str, of: str) -> bool:
        return any(r.lemma == word != of and not r.name for r in self.read(word))

    def is_headword(self, word: str) -> bool:
        readings = self.read(word)
        return len(word) >= 3 and any(r.lemma == word and r.part in NOUNS for r in readings)

    # What rules tell

    def kin(self, visible: str, clue: str) -> Kin | None:
        lemmas = self.lemmas(clue)
        if clue in lemmas:
            lemmas = frozenset([clue])
        found = [kin for lemma in sorted(lemmas) for kin in self.relations(visible, lemma)]
        return max(found, key=lambda kin: kin.confidence, default=None)

    def relations(self, visible: str, lemma: str) -> Iterator[Kin]:
        if found := self.derived(visible, lemma):
            yield Kin(found.kind, found.how, found.confidence)
        for part, sure in self.parts(visible).items():
            if lemma == part:
                yield Kin(Kind.PART, part, sure)
            elif (found := self.derived(part, lemma)) and found.proven:
                yield Kin(Kind.PART, f"{part}: {found.how}", UNPROVEN)
        if (found := self.derived(lemma, visible)) and len(found.root) >= SHORT:
            kind = Kind.PART if found.kind == Kind.COMPOUND else Kind.DERIVED
            yield Kin(kind, found.how, UNPROVEN)  # książka is not made of książę

    def derived(self, base: str, word: str) -> Found | None:
        """Return the best way in which a headword can be derived from another."""
        found = max(self.derivations(base, word), default=None)
        if (
            found
            and found.proven
            and (self.is_name(word) or self.has_prefix_of_its_own(word, base))
        ):
            return found._replace(proven=False)  # Katarzyna, and katar
        return found

    def derivations(self, base: str, word: str) -> Iterator[Found]:
        if not self.may_hold(word, base):  # nearly all words, at a small part of the cost
            return
        for root in self.roots(base):
            at = word.find(root)
            while at >= 0:
                before, after = word[:at], word[at + len(root) :]
                if not before:
                    yield from self.with_suffix(base, root, after)
                elif len(root) >= 3:
                    yield from self.with_prefix(before, root, after)
                    yield from self.as_second_part(before, root, after)
                at = word.find(root, at + 1)
        for root in self.base_roots(base):
            after = word.removeprefix(root)
            if after != word and len(after) > 1 and after in self.grammar.suffixes:
                yield Found(False, Kind.DERIVED, f"{root} + {after}", root)

    def may_hold(self, word: str, base: str) -> bool:
        """Return whether a word has two letters that roots of another begin with."""
        return any(pair in word for pair in self.openings(base))

    def _openings(self, base: str) -> frozenset[str]:
        """Return how roots of a word can begin, whatever sound changes leave of it."""
        grammar, near = self.grammar, {*base[1:5]}  # pies, ps-: a vowel may be lost
        swaps = {new[0] for old, new in grammar.vowel_swaps if old[0] in near}
        softer = {
            new[0]
            for old, all_new in grammar.softened.items()
            if old[0] in near
            for new in all_new
        }
        first = {base[0]} | {new for old, new in grammar.vowel_swaps if old == base[0]}
        second = near | swaps | softer | {*"eеьżи"}  # łza, łez-; яйцо, яич-
        found = {one + other for one in first for other in second}
        return frozenset(found | {root[:2] for root in grammar.irregular.get(base, ())})

    def has_prefix_of_its_own(self, word: str, base: str) -> bool:
        """Return whether a word has its own prefix: wyspać is wy + spać, not WYSPA + ć."""
        parts = {r.part for r in self.read(word) if r.lemma == word}
        short = self.grammar.short_prefixes if "verb" in parts else frozenset()
        for prefix in self.grammar.prefixes | short:
            rest = word.removeprefix(prefix)
            if (
                rest == word
                or len(rest) < 3
                or any(root in rest for root in self.roots(base))
            ):
                continue
            if any(r.lemma == rest and r.part in parts for r in self.read(rest)):
                return True
        return False

    def with_suffix(self, base: str, root: str, after: str) -> Iterator[Found]:
        """Yield koc + iak, mlecz + ny, krzyż + ak; and the first parts of compounds."""
        grammar, size = self.grammar, len(root.rstrip("ь"))
        how = f"{root} + {after}"
        if not after and root in grammar.irregular.get(base, ()):
            yield Found(True, Kind.DERIVED, root, root)
        if self.is_suffix(after, grammar.suffixes):
            if size >= 3 or after in grammar.after_two_letters:
                yield Found(self.is_proof(base, root, after), Kind.DERIVED, how, root)
        elif (size >= 6 and 1 <= len(after) <= 7) or (
            size >= SHORT and self.is_suffix_twice(root, after)
        ):
            yield Found(False, Kind.DERIVED, how, root)
        rest = after.removeprefix(grammar.soft) if grammar.soft else after
        linked = bool(rest[:1]) and rest[0] in grammar.link
        if size >= 3 and linked and self.is_second_part(rest[1:], size):
            proven = size >= SHORT and self.is_sure_part(rest[1:])
            proven = proven and not self.is_suffix(rest, grammar.suffixes)
            how = f"{root} + {rest[0]} + {rest[1:]}"
            yield Found(proven, Kind.COMPOUND, how, root)
        elif size >= SHORT and len(after) >= SHORT and self.is_headword(after):
            yield Found(min(size, len(after)) > SHORT, Kind.COMPOUND, how, root)

    def is_proof(self, base: str, root: str, suffix: str) -> bool:
        """Return whether a root with a suffix is certainly made of the word."""
        size = len(root.rstrip("ь"))
        if root in self.grammar.irregular.get(base, ()):
            return size >= SHORT
        if self.is_suffix(suffix, self.grammar.sure_suffixes):
            return size >= SHORT
        if size <= SHORT or self.is_suffix(suffix, self.grammar.verbal):
            return False
        return len(suffix) > (1 if root in self.stems(base) else 2)

    def is_sure_part(self, part: str) -> bool:
        long = len(part) >= SHORT and self.is_headword(part)
        return (
            long and part not in self.grammar.learned
        ) or part in self.grammar.short_parts

    def with_prefix(self, before: str, root: str, after: str) -> Iterator[Found]:
        """Yield na + roż + nik, bez + dom + ny. Prefixes meet roots by chance too often."""
        grammar, size = self.grammar, len(root)
        how = f"{before} + {root} + {after}".removesuffix(" + ")
        closed = self.is_suffix(after, grammar.after_prefix)
        bare = after in ("", *grammar.headword_ends) and size >= SHORT
        verb = self.is_suffix(after, grammar.verbal) and size >= SHORT
        if (before in grammar.prefixes and (closed or bare)) or (
            before in grammar.short_prefixes and verb
        ):
            yield Found(False, Kind.DERIVED, how, root)

    def as_second_part(self, before: str, root: str, after: str) -> Iterator[Found]:
        """Yield nos + o + roż + ec, jedno + roż + ec."""
        grammar = self.grammar
        bare = after in ("", *grammar.headword_ends)
        closed = bare or self.is_suffix(after, grammar.suffixes)
        joined = bare and min(len(before), len(root)) >= SHORT and self.is_headword(before)
        first = self.is_first_part(before)
        if (closed and first) or joined:
            known = before in grammar.first_parts
            proven = (
                first and bare and len(root) >= SHORT and (known or len(before) > SHORT)
            )
            if before[-1] in grammar.link and not known:
                before = f"{before[:-1]} + {before[-1]}"
            how = f"{before} + {root} + {after}".removesuffix(" + ")
            yield Found(proven, Kind.COMPOUND, how, root)

    def is_suffix(self, after: str, suffixes: frozenset[str]) -> bool:
        soft = self.grammar.soft
        return after in suffixes or bool(soft and after.removeprefix(soft) in suffixes)

    def is_suffix_twice(self, root: str, after: str) -> bool:
        """Return whether two suffixes follow: kamieni + arz + ski, by kamieniarz."""
        suffixes = self.grammar.suffixes
        for i in range(2, len(after) - 1):
            first, second = after[:i], after[i:]
            both = self.is_suffix(first, suffixes) and second in suffixes
            if both and self.is_headword(root + first):
                return True
        return False

    def is_second_part(self, rest: str, size: int) -> bool:
        vowels = self.grammar.vowels
        if size == 3 and rest in self.grammar.learned:
            return False
        if len(rest) < 3 or (len(rest) == 3 and rest[-1] in vowels):
            return False
        if size == 3 and len(rest) == 3 and rest not in self.grammar.short_parts:
            return False
        stem = rest.rstrip("ь")
        verbs = (stem + end for end in self.grammar.verb_ends if len(stem) >= 3)
        doer = rest.removesuffix("тель") + "ть"
        return self.knows(rest) or any(map(self.knows, verbs)) or self.knows(doer)

    def is_first_part(self, before: str) -> bool:
        grammar = self.grammar
        if before in grammar.first_parts:
            return True
        if len(before) < 4 or before[-1] not in grammar.link:
            return False
        return any(
            self.is_headword(before[:-1] + end) for end in ("", *grammar.headword_ends)
        )

    # What a word shows of its root

    def stems(self, word: str) -> frozenset[str]:
        """Return the stems of a word's own forms: pies, ps-; dzień, dni-."""
        grammar = self.grammar
        bare = (
            word.rstrip("ьй")
            if word[-1] in "ьй"
            else re.sub(f"[{grammar.vowels}]$", "", word)
        )
        found = {bare}
        forms = (form for form, part in self.inflect(word) if part in NOUNS)
        for form in (word, *forms):
            ending = next((end for end in grammar.endings if form.endswith(end)), "")
            stem = form.removesuffix(ending)
            if len(stem) >= 2 and stem[0] == word[0] and abs(len(stem) - len(bare)) <= 3:
                found.add(stem)
        return frozenset(stem for stem in found if stem and stem[-1] not in grammar.vowels)

    def _roots(self, word: str) -> tuple[str, ...]:
        found = {*self.grammar.irregular.get(word, ())}
        for stem in self.stems(word):
            found |= self.changed(stem)
        return tuple(sorted((r for r in found if len(r) >= 2), key=lambda r: (-len(r), r)))

    def _base_roots(self, word: str) -> tuple[str, ...]:
        """Return roots of what the word itself is derived from: książ + ka, so księg-."""
        found: set[str] = set()
        for suffix in self.grammar.own_suffixes:
            stem = word.removesuffix(suffix)
            if stem != word and len(stem) >= 4:
                for base in (stem, *self.swapped(stem, self.grammar.hardened)):
                    found |= self.changed(base)
        return tuple(sorted(root for root in found if len(root) >= 4))

    def changed(self, stem: str) -> set[str]:
        """Return a stem with all that sound changes can make of its last syllable."""
        return {
            changed
            for vowels in self.changed_vowels(stem)
            for changed in (vowels, *self.swapped(vowels, self.grammar.softened))
        }

    def changed_vowels(self, stem: str) -> set[str]:
        found = {stem}
        for old, new in self.grammar.vowel_swaps:
            at = stem.rfind(old)
            if at >= 0 and not any(c in self.grammar.vowels for c in stem[at + len(old) :]):
                found.add(stem[:at] + new + stem[at + len(old) :])
        return found

    def swapped(self, stem: str, swaps: dict[str, tuple[str, ...]]) -> Iterator[str]:
        for size in (3, 2, 1):
            if new_ends := swaps.get(stem[-size:]):
                yield from (stem[:-size] + new for new in new_ends)
                return

    def _parts(self, word: str) -> dict[str, float]:
        """Return the words that a compound is made of, and how sure that is: woda, spad."""
        grammar = self.grammar
        found: dict[str, float] = {}
        for i in range(3, len(word) - 2):
            first, second = word[:i], word[i:]
            known = first in grammar.first_parts
            if not known and not (first[-1] in grammar.link and len(first) >= 4):
                continue
            verbs = {v for end in grammar.verb_ends if self.knows(v := second + end)}
            if not (self.is_headword(second) or verbs):
                continue
            ends = ("", *grammar.headword_ends)
            firsts = set() if known else {first[:-1] + end for end in ends}
            firsts = {*filter(self.is_headword, firsts)}
            sure = (known or len(first) > SHORT) and self.is_sure_part(second)
            if known or firsts:
                found |= dict.fromkeys((second, *firsts), PROVEN if sure else UNPROVEN)
                found |= dict.fromkeys(verbs - found.keys(), UNPROVEN)
        return found
