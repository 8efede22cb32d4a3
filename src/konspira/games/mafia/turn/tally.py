"""Counting marks and votes. Every ballot comes by here, so it is quick."""

from collections.abc import Iterable

from konspira.game import Seat
from konspira.kit import Seats


def counted(named: Iterable[Seat | None], seats: int) -> list[int]:
    """Return how often each seat is named."""
    number = [0] * seats
    for seat in named:
        if seat is not None:
            number[seat] += 1
    return number


def leaders(number: list[int]) -> Seats:
    """Return who is named most often, clockwise; nobody, if nobody is named at all."""
    most = max(number)
    if not most:
        return ()
    if number.count(most) == 1:
        return (Seat(number.index(most)),)
    return tuple([Seat(seat) for seat, times in enumerate(number) if times == most])


def most_named(named: Iterable[Seat | None], seats: int) -> Seats:
    return leaders(counted(named, seats))
