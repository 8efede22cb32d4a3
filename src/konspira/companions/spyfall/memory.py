"""What one mind holds true of the places on the list, and what it answers there.

All know the same of each place, and each mind answers a little differently: all companions
would else answer alike, and the first answer that is not like theirs would be the spy's.
"""

from collections.abc import Sequence
from hashlib import shake_128
from itertools import accumulate
from math import log

from konspira.companions.spyfall.known_places import Places
from konspira.packs import comparable

LEVELS = range(3)  # hardly, it depends, yes always
HARDLY, DEPENDS, ALWAYS = LEVELS
LIKELY = ((0.75, 0.2, 0.05), (0.125, 0.75, 0.125), (0.05, 0.2, 0.75))
"""By what is true of a place: how likely somebody there gives each answer."""
LEAN = (0.25, 0.5, 0.25)  # ... in a place that a mind does not know
ANY = (1 / 3, 1 / 3, 1 / 3)  # ... as far as anybody else can tell
LOGS: dict[tuple[float, ...], tuple[float, ...]] = {
    chances: tuple(map(log, chances)) for chances in (*LIKELY, ANY)
}

Row = list[float]
"""One number for each place."""


class Memory:
    """What a mind knows of each place on the list. Questions have their numbers."""

    def __init__(self, known: Places | None, seed: int, names: Sequence[str]) -> None:
        self._seed = seed
        self._names = names
        self._levels = [(known or {}).get(comparable(name), ()) for name in names]

    def knows(self, place: int) -> bool:
        return bool(self._levels[place])

    def answer(self, place: int, question: int) -> int:
        """Return what this mind answers in a place; it may have to make it up."""
        level = self._level(place, question)
        chances = LEAN if level is None else LIKELY[level]
        return drawn(chances, f"{self._seed} {self._names[place]} {question}")

    def made_up(self, question: int) -> int:
        """Return the answer of somebody who has no idea where everybody is."""
        return drawn(LEAN, f"{self._seed} {question}")

    def chances(self, place: int, question: int) -> tuple[float, ...]:
        """Return how likely somebody in a place gives each of the answers."""
        level = self._level(place, question)
        return ANY if level is None else LIKELY[level]

    def logs(self, places: Sequence[int], question: int, answer: int) -> Row:
        """Return what an answer tells about each place, as logarithms."""
        return [LOGS[self.chances(place, question)][answer] for place in places]

    def _level(self, place: int, question: int) -> int | None:
        levels = self._levels[place]
        return levels[question - 1] if 0 < question <= len(levels) else None


def drawn(chances: Sequence[float], of: str) -> int:
    """Return an answer by its chances, always the same one for the same text."""
    luck = shake_128(of.encode()).digest(2)
    share = int.from_bytes(luck) / 0x10000
    return next(answer for answer, upto in enumerate(accumulate(chances)) if share < upto)
