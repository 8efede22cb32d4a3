"""How an operative reads a clue: which words does it mean?"""

from math import exp

from konspira.companions.codenames.chief import TRUST
from konspira.companions.codenames.memory import Memory
from konspira.companions.mind import Mind, Temper
from konspira.games.codenames.moves import Clue
from konspira.games.codenames.pieces import AGENT, Team
from konspira.games.codenames.state import Guessing
from konspira.games.codenames.views import Table

SURE = 0.25  # that a word is meant: with less, it is left alone
VERY_SURE = 0.5  # that an earlier clue has meant it


def understands(turn: Guessing, mind: Mind) -> bool:
    """Return whether the clue calls anything to mind."""
    return mind.knowledge is not None and mind.knowledge.knows(turn.clue.word)


def meant(table: Table, turn: Guessing, mind: Mind, forgets: bool = True) -> list[int]:
    """Return the cards that a clue is taken to mean, the surest first.

    None, if it calls nothing to mind. The first touch has to be made, so the likeliest word
    is meant then, however unsure. When all of them are found, one that an earlier clue has
    meant may be left (CN-42).
    """
    visible = [table.words[card] for card in table.visible]
    if not understands(turn, mind):
        return []
    memory = Memory(mind.knowledge, mind.seed, visible, whole=not forgets)
    weights = weighed(memory, turn.clue, mind.temper)
    if turn.clue.number == 0:  # it leads to none of our own: to the farthest, if to any
        places = [] if turn.made else [weights.index(min(weights))]
    elif left := still_meant(turn.clue, turn.made):
        first = [] if turn.made else [weights.index(max(weights))]
        places = sure(weights, left, SURE) or first
    else:
        places = left_over(table, memory, turn.team, mind.temper)
    return [table.visible[place] for place in places]


def weighed(memory: Memory, clue: Clue, temper: Temper) -> list[float]:
    """Return how likely a clue leads to each visible word, in relation to the others."""
    return [exp(each / TRUST[temper]) for each in memory.heard(clue.word)]


def still_meant(clue: Clue, found: int) -> int:
    """Return how many words of a clue are still to be found; an unlimited one: one more."""
    return max(0, clue.number - found) if isinstance(clue.number, int) else 1


def sure(weights: list[float], left: int, enough: float) -> list[int]:
    """Return the places of the likeliest words, up to the first that is a mere guess."""
    order = sorted(range(len(weights)), key=lambda place: -weights[place])
    found: list[int] = []
    total = sum(weights)
    for place in order[:left]:
        if (left - len(found)) * weights[place] < enough * total:
            break
        found.append(place)
        total -= weights[place]
    return found


def left_over(table: Table, memory: Memory, team: Team, temper: Temper) -> list[int]:
    """Return a word that was meant by an earlier clue of the team and is not found yet."""
    for turn in reversed(table.turns[:-1]):
        clue = turn.clue
        if clue is None or turn.team is not team or not memory.lexicon.knows(clue.word):
            continue
        hits = sum(table.covers[card] is AGENT[team] for card in turn.cards)
        left = still_meant(clue, hits) if isinstance(clue.number, int) else 0
        if places := sure(weighed(memory, clue, temper), left, VERY_SURE):
            return places[:1]
    return []
