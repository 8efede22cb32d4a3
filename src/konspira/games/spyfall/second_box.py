"""Spyfall 2: 3 to 12 players, one or two spies, and a role on every card."""

import sys
from collections.abc import Mapping
from typing import Any

from konspira.game import no_question as question
from konspira.game import unported
from konspira.games.spyfall.before import deal, setup
from konspira.games.spyfall.clock import deadline
from konspira.games.spyfall.imagine import imagine
from konspira.games.spyfall.moves import Move
from konspira.games.spyfall.offers import offers, random_move
from konspira.games.spyfall.options import (
    MOST_SEATS,
    Box,
    Spyfall2Options,
    recommended_seconds,
    suggested_spies,
)
from konspira.games.spyfall.rules import apply
from konspira.games.spyfall.views import Hand, Table, awaited, hand, hush, outcome, table

NAME = Box.SPYFALL_2.value
VERSION = 2
SEATS = range(3, MOST_SEATS + 1)  # SF2-08, SF2-09
MOVES = Move
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "one-table": {},
    "turns": {"asking": "aloud"},
    "far-apart": {"asking": "written", "vote_seconds": 60},
}


def defaults(seats: int) -> Spyfall2Options:
    return Spyfall2Options(
        spies=suggested_spies(seats),
        round_seconds=recommended_seconds(Box.SPYFALL_2, seats),
    )


__all__ = [
    "GAME",
    "MOVES",
    "NAME",
    "PRESETS",
    "SEATS",
    "VERSION",
    "Hand",
    "Table",
    "apply",
    "awaited",
    "deadline",
    "deal",
    "defaults",
    "hand",
    "hush",
    "imagine",
    "offers",
    "outcome",
    "question",
    "random_move",
    "setup",
    "table",
]

GAME = unported(sys.modules[__name__])
