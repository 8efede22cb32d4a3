"""Codenames. Two teams race to find their agents among 25 words, led by one-word clues.

All rules of the rulebook with their variants; ids such as CN-41 lead to
docs/rules/codenames.md. Where to find what: `options` what a group agrees on, `pieces`
what is in the box, `moves` what may happen, `state` a game at one moment, `rules` which
move does what (with `before`, `turns`, `dispute`, `people` and `clock`), `views` who sees
what.
"""

import sys

from konspira.game import unported
from konspira.games.codenames.before import deal, setup
from konspira.games.codenames.clock import deadline
from konspira.games.codenames.imagine import imagine
from konspira.games.codenames.moves import Move
from konspira.games.codenames.offers import offers, random_move
from konspira.games.codenames.options import PRESETS, Options, defaults
from konspira.games.codenames.people import MOST_SEATS
from konspira.games.codenames.referee import question
from konspira.games.codenames.rules import apply
from konspira.games.codenames.state import State
from konspira.games.codenames.views import (
    NAME,
    Hand,
    Table,
    awaited,
    hand,
    hush,
    outcome,
    table,
)

VERSION = 2
SEATS = range(2, MOST_SEATS + 1)
MOVES = Move

__all__ = [
    "GAME",
    "MOVES",
    "NAME",
    "PRESETS",
    "SEATS",
    "VERSION",
    "Hand",
    "Move",
    "Options",
    "State",
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
