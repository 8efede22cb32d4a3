"""Secret Identity. Everybody is one of eight characters, and shows it by pictograms alone.

All rules of the rulebook, and its co-operative game; ids such as ID-38 lead to
docs/rules/secret_identity.md. Where to find what: `options` what a group agrees on,
`pieces` what is in the box, `moves` what may happen, `state` a game at one moment,
`rules` which move does what (with `chance`, `window`, `clues`, `ballots`, `scoring`,
`together` and `people`, in the order of a round), `views` who sees what.
"""

import sys

from konspira.game import no_question as question
from konspira.game import unported
from konspira.games.secret_identity.chance import deal, setup
from konspira.games.secret_identity.imagine import imagine
from konspira.games.secret_identity.moves import Move
from konspira.games.secret_identity.offers import offers, random_move
from konspira.games.secret_identity.options import PRESETS, Options, defaults
from konspira.games.secret_identity.rules import apply, deadline
from konspira.games.secret_identity.state import State
from konspira.games.secret_identity.views import (
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
SEATS = range(3, 9)
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
