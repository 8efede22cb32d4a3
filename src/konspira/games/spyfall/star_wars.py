"""Star Wars Spyfall: 3 to 9 players, one Rebel spy, no roles."""

import sys
from collections.abc import Mapping
from typing import Any

from konspira.game import Act, IllegalMove, unported
from konspira.game import no_question as question
from konspira.games.spyfall import rules
from konspira.games.spyfall.before import deal, setup
from konspira.games.spyfall.clock import deadline
from konspira.games.spyfall.imagine import imagine
from konspira.games.spyfall.moves import Move
from konspira.games.spyfall.offers import offers, random_move
from konspira.games.spyfall.options import (
    MOST_SEATS_STAR_WARS,
    Box,
    StarWarsOptions,
    TimeOutVote,
    recommended_seconds,
)
from konspira.games.spyfall.state import State
from konspira.games.spyfall.views import Hand, Table, awaited, hand, hush, outcome, table

NAME = Box.STAR_WARS.value
VERSION = 2
SEATS = range(3, MOST_SEATS_STAR_WARS + 1)  # SW-07, SW-08
MOVES = Move
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "one-table": {},
    "turns": {"asking": "aloud"},
    "far-apart": {"asking": "written", "vote_seconds": 60},
}
TWINS = {
    "SF2-08": "SW-07",
    "SF2-09": "SW-08",
    "SF2-34": "SW-24",
    "SF2-36": "SW-26",
    "SF2-39": "SW-29",
    "SF2-48": "SW-32",
    "SF2-50": "SW-34",
    "SF2-52": "SW-36",
    "SF2-53": "SW-37",
    "SF2-68": "SW-48",
    "SF2-90": "SW-63",
    "SF2-O15": "SW-O08",
    "SF2-O18": "SW-O16",
    "SF2-O20": "SW-56",
    "SF2-O21": "SW-O14",
    "SF2-O30": "SW-64",
    "SF2-O35": "SW-O24",
}
"""The same rules in this box's own book."""


def defaults(seats: int) -> StarWarsOptions:
    return StarWarsOptions(
        pack="saga.en",
        time_out_vote=TimeOutVote.CANDIDATES,  # SW-41
        talk_seconds=45,
        round_seconds=recommended_seconds(Box.STAR_WARS, seats),
    )


def apply(state: State, act: Act[Move]) -> State:
    try:
        return rules.apply(state, act)
    except IllegalMove as refusal:
        rule = TWINS.get(refusal.rule or "", refusal.rule)
        raise IllegalMove(refusal.code, rule) from None


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
