"""The chief of a team: which clue, for how many words?"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from konspira.companions.codenames.memory import Memory
from konspira.companions.codenames.stems import share_a_root, stem
from konspira.companions.mind import Temper
from konspira.games.codenames.pieces import AGENT, Identity, Team

TRUST = {Temper.CALM: 0.3, Temper.NORMAL: 0.2, Temper.BOLD: 0.12}
"""How closely a guesser is thought to follow: the lower, the more closely."""
OWN, BYSTANDER, ENEMY, ASSASSIN = 1.0, -0.4, -1.2, -8.0
MOST = 4  # words that a clue is for
FOLLOWED = 6  # of the own words, the strongest: what else is found is found by chance
AHEAD = 1.5  # an own word that is not so far ahead of all others is not counted on


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
    spelled, trust = memory.lexicon.spelled, TRUST[temper]
    found = (
        planned(spelled[clue], [exp(x / trust) for x in memory.strengths(clue)], worth)
        for clue in candidates(memory, worth)
    )
    return sorted(found, key=lambda plan: (-plan.gain, plan.word))


def candidates(memory: Memory, worth: Sequence[float]) -> dict[str, None]:
    """Return the stems of words that own codenames name, or that name one of them.

    Only of those that this mind has not forgotten.
    """
    lexicon, found = memory.lexicon, dict[str, None]()
    recalled = Memory(lexicon, memory.seed, ())
    for word, bare, value in zip(memory.words, memory.stems, worth, strict=True):
        if value == OWN:
            found |= dict.fromkeys(recalled.of(word))
            named_by = lexicon.named_by.get(bare, ())
            found |= dict.fromkeys(stem(name, lexicon.language) for name in named_by)
    return {each: None for each in found if each in lexicon.spelled}


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
