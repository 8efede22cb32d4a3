"""Where everybody is, by what they have answered."""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import NamedTuple

from konspira.companions.spyfall.memory import LEVELS, Memory, Row
from konspira.game import Seat


class Heard(NamedTuple):
    """An answer at the table."""

    seat: Seat
    question: int  # its number
    answer: int


def beliefs(memory: Memory, places: Sequence[int], heard: Iterable[Heard]) -> Row:
    """Return how likely each place is, if all of these answers are a resident's."""
    told = [0.0] * len(places)
    for _, question, answer in heard:
        told = added(told, memory.logs(places, question, answer))
    return shares(told)


def expected(
    memory: Memory, places: Sequence[int], chances: Row, question: int
) -> tuple[float, ...]:
    """Return how likely each answer is to somebody for whom each place is so likely."""
    sums = [0.0] * len(LEVELS)
    for place, chance in zip(places, chances, strict=True):
        for answer, likely in enumerate(memory.chances(place, question)):
            sums[answer] += chance * likely
    return tuple(sums)


def surprise(chances: Sequence[float]) -> float:
    """Return how much an answer would tell to somebody who expects this (entropy)."""
    return -sum(chance * log(chance) for chance in chances if chance > 0)


def added(one: Row, other: Row) -> Row:
    return [a + b for a, b in zip(one, other, strict=True)]


def shares(logs: Row) -> Row:
    """Return parts of one, from logarithms of what they are in proportion to."""
    most = max(logs, default=0.0)
    parts = [exp(each - most) for each in logs]
    whole = sum(parts)
    return [part / whole for part in parts]
