"""Who is a spy, by what they have answered: do they live here, or only listen?

Somebody who lives here answers by the place. A spy answers what seems likeliest by what
the others have said before. Bayes' rule compares the two, answer by answer.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import log

from konspira.companions.spyfall.beliefs import Heard, added, expected, shares
from konspira.companions.spyfall.memory import DEPENDS, LEVELS, Memory, Row
from konspira.game import Seat

SURE = 0.8  # how likely a spy gives the answer that seems likeliest
UNSURE = (1 - SURE) / (len(LEVELS) - 1)  # ... and each of the others


Odds = Mapping[Seat, float]
"""Logarithms of how much likelier the answers of each seat are, if it is a spy."""


def odds_of(
    memory: Memory,
    places: Sequence[int],
    here: int,
    heard: Iterable[Heard],
    seats: Sequence[Seat],
) -> Odds:
    """Return what the answers tell about each of these seats, if everybody is `here`."""
    odds = dict.fromkeys(seats, 0.0)
    nothing = [0.0] * len(places)
    said: Row = nothing  # by everybody, about each place
    own: dict[Seat, Row] = {}
    for seat, question, answer in heard:
        told = own.get(seat, nothing)
        if seat in odds:
            known = shares([whole - its for whole, its in zip(said, told, strict=True)])
            as_spy = spys_chance(expected(memory, places, known, question), answer)
            odds[seat] += log(as_spy / memory.chances(here, question)[answer])
        row = memory.logs(places, question, answer)
        said, own[seat] = added(said, row), added(told, row)
    return odds


def spys_chance(chances: Sequence[float], answer: int) -> float:
    """Return how likely a spy gives an answer."""
    return SURE if answer == likeliest(chances) else UNSURE


def likeliest(chances: Sequence[float]) -> int:
    """Return the likeliest answer; of equals one that commits to nothing."""
    return max(LEVELS, key=lambda answer: (round(chances[answer], 9), answer == DEPENDS))


def suspicions(odds: Odds, seats: Iterable[Seat], spies: int) -> dict[Seat, float]:
    """Return how likely each of these seats is a spy, if one or two of them are."""
    seats = tuple(seats)
    if spies >= len(seats):
        return dict.fromkeys(seats, 1.0)
    parts = dict(zip(seats, shares([odds[seat] for seat in seats]), strict=True))
    if spies == 1:
        return parts
    # two are as likely as the product of their parts
    with_another = {seat: part * (1 - part) for seat, part in parts.items()}
    pairs = sum(with_another.values()) / 2
    return {seat: each / pairs for seat, each in with_another.items()} if pairs else parts
