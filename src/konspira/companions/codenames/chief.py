"""The chief of a team: which clue, for how many words?"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from konspira.companions.codenames.memory import Memory
from konspira.companions.codenames.stems import share_a_root, stem
from konspira.companions.mind import Temper
from konspira.games.codenames.pieces import AGENT, Identity, Team

LIST_OF_OTHERS = 32
"""Somebody else's list has the word at place r of ours with a chance of 1 - r / 32."""
FAINT = 0.05  # that chance at least, for the end of a long list
SIDEWAYS = 0.5  # how much is counted on what is merely near, besides what is named
NEEDED, LOST = 9 / 8, 2.0
"""Words to find in each turn that is left: at the beginning, and too many to be careful."""
LEAST_CARE = 0.2
"""How much of the harm counts for a team that is in a hurry."""
TRUST = {Temper.CALM: 0.3, Temper.NORMAL: 0.2, Temper.BOLD: 0.12}
"""How closely a guesser is thought to follow: the lower, the more closely."""
OWN, BYSTANDER, ENEMY, ASSASSIN = 1.0, -0.4, -1.2, -8.0
MOST = 4  # words that a clue is for
FOLLOWED = 6  # of the own words, the strongest: what else is found is found by chance
DIGITS = 9  # of a gain: what differs after them, differs between versions of Python
AHEAD = 1.5  # an own word that is not so far ahead of all others is not counted on


def shared(place: float) -> float:
    """Return how strongly a word comes to other people's minds, by its place in a list."""
    return max(FAINT, 1 - place / LIST_OF_OTHERS)


class Plan(NamedTuple):
    """A clue, what it should bring, and the places of the words it is meant for."""

    gain: float
    word: str
    aims: tuple[int, ...]


def values(identities: Sequence[Identity], team: Team) -> list[float]:
    """Return what a touch of each visible word brings."""
    worth = dict.fromkeys(Identity, ENEMY)
    worth |= {Identity.BYSTANDER: BYSTANDER, Identity.ASSASSIN: ASSASSIN}
    worth[AGENT[team]] = OWN
    return [worth[identity] for identity in identities]


def plans(memory: Memory, worth: Sequence[float], temper: Temper) -> list[Plan]:
    """Return all clues that come to mind, the best first; legality is not asked here."""
    spelled, trust, worth = memory.lexicon.spelled, TRUST[temper], careful(worth)
    found = (
        planned(spelled[clue], [exp(x / trust) for x in strengths], worth)
        for clue in candidates(memory, worth)
        if any(strengths := expected(memory, clue, worth))
    )
    return sorted(found, key=lambda plan: (-round(plan.gain, DIGITS), plan.word))


def expected(memory: Memory, clue: str, worth: Sequence[float]) -> list[float]:
    """Return how strongly a clue leads other people to each visible word.

    An own word counts only if it is named by the clue or names it. Of any other one all is
    feared: what is merely near, and what another form of the clue leads to.
    """
    named, near = memory.direct(clue), memory.indirect(clue)
    hoped = [a + SIDEWAYS * b if a else 0.0 for a, b in zip(named, near, strict=True)]
    feared = [a + b for a, b in zip(named, near, strict=True)]
    for form in memory.lexicon.forms_of(clue):
        if form != clue:
            feared = list(map(max, feared, memory.direct(form)))
    return [a if v == OWN else b for a, b, v in zip(hoped, feared, worth, strict=True)]


def careful(worth: Sequence[float]) -> list[float]:
    """Return what a touch of each word brings, to a team with so many turns left.

    It has no more of them than the other team has words: whoever has to find many in each
    of them would lose by being careful.
    """
    own, turns = worth.count(OWN), max(1, worth.count(ENEMY))
    calm = (LOST - own / turns) / (LOST - NEEDED)
    care = max(LEAST_CARE, min(1.0, calm))
    return [value if value == OWN else care * value for value in worth]


def candidates(memory: Memory, worth: Sequence[float]) -> dict[str, None]:
    """Return the words that own codenames name, or codenames that name one of them.

    Only of those that this mind has not forgotten.
    """
    lexicon, found = memory.lexicon, dict[str, None]()
    recalled = Memory(lexicon, memory.seed, ())
    for word, value in zip(memory.words, worth, strict=True):
        if value == OWN:
            found |= dict.fromkeys(recalled.of(word))
            found |= dict.fromkeys(lexicon.named_by.get(word, ()))
    return found


def planned(word: str, weights: Sequence[float], worth: Sequence[float]) -> Plan:
    """Return the number of words for which a clue is expected to bring the most.

    A guesser is thought to choose word after word, each by its weight, and to stop at the
    first that is not their own.
    """
    own = [place for place, value in enumerate(worth) if value == OWN]
    top = sorted(own, key=lambda place: -weights[place])[:FOLLOWED]
    others = [place for place, value in enumerate(worth) if value != OWN]
    harm = sum(weights[place] * worth[place] for place in others)
    rival = max((weights[place] for place in others), default=0.0)
    best, gain = Plan(float("-inf"), word, ()), 0.0
    own_weight, total = sum(weights[place] for place in own), sum(weights)
    found: dict[frozenset[int], float] = {frozenset(): 1.0}  # how likely these are found
    for number in range(1, min(MOST, len(own)) + 1):
        then: dict[frozenset[int], float] = {}
        for got, likely in found.items():
            taken = sum(weights[place] for place in got)
            left = total - taken
            gain += likely * (own_weight - taken + harm) / left
            for place in top:
                if place not in got:
                    both = got | {place}
                    then[both] = then.get(both, 0.0) + likely * weights[place] / left
        found = then
        if gain > best.gain + 1e-12:
            best = Plan(gain, word, tuple(top[:number]))
        if number < len(top) and weights[top[number]] < AHEAD * rival:
            break
    return best


def fair(
    found: Sequence[Plan], visible: Sequence[str], language: str, said: Sequence[str]
) -> Iterator[Plan]:
    """Yield the plans whose clue is new, and shares a root with no visible word."""
    old = {stem(word, language) for word in said}
    for plan in found:
        new = stem(plan.word, language) not in old
        if new and not any(share_a_root(plan.word, word, language) for word in visible):
            yield plan
