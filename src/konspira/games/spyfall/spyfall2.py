"""Spyfall 2: 3 to 12 players, one or two spies, and a role on every card."""

from konspira.games.spyfall.box import game_of
from konspira.games.spyfall.law import LAW
from konspira.games.spyfall.options import (
    MOST_SEATS,
    Box,
    Spyfall2Options,
    recommended_seconds,
    suggested_spies,
)

SEATS = range(3, MOST_SEATS + 1)  # SF2-08, SF2-09


def defaults(seats: int) -> Spyfall2Options:
    return Spyfall2Options(
        spies=suggested_spies(seats),
        round_seconds=recommended_seconds(Box.SPYFALL2, seats),
    )


GAME = game_of(Box.SPYFALL2, LAW, SEATS, Spyfall2Options, defaults)
