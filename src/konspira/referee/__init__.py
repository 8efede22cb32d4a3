"""The referee: says whether a clue is legal, in Polish, Russian and English."""

from konspira.referee.judge import check
from konspira.referee.library import LANGUAGES, installed, load, status
from konspira.verdict import (
    Compounds,
    Forms,
    HouseRules,
    Letters,
    Reason,
    Ruling,
    Verdict,
)

__all__ = [
    "LANGUAGES",
    "Compounds",
    "Forms",
    "HouseRules",
    "Letters",
    "Reason",
    "Ruling",
    "Verdict",
    "check",
    "installed",
    "load",
    "status",
]
