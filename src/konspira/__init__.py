"""Konspira: hidden-identity party games, by the full rules, with secrets that stay secret.

For the rules alone, without any server, use `Match`.
"""

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    BadSetup,
    IllegalMove,
    MalformedMove,
    Offer,
    Outcome,
    Seat,
)
from konspira.match import Match

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "CLOCK",
    "HOST",
    "MASTER",
    "BadSetup",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "Offer",
    "Outcome",
    "Seat",
]
