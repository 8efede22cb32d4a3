"""How long a companion takes. It follows from the seed and from what lies open."""

from konspira.companions.chance import CLUE, TAP, Range, pause
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.spyfall.phases import (
    Facing,
    Looking,
    Meeting,
    Nominating,
    Questioning,
    RoundOver,
)
from konspira.games.spyfall.views import Table

QUESTION: Range = (5_000, 11_000)  # milliseconds
ANSWER: Range = (3_000, 8_000)


def after_ms(table: Table, seat: Seat, mind: Mind) -> int:
    """Return how long after the last change of the table a seat moves."""
    return pause(mind.seed, table, between(table, seat))


def between(table: Table, seat: Seat) -> Range:
    match table.phase:
        case Questioning(turn=turn) if turn.due == seat:
            return QUESTION if turn.answering is None else ANSWER
        case Looking() | Meeting() if seat in table.phase.seen:
            return CLUE  # then it may start the clock, if companions are among themselves
        case Facing() | Nominating() | RoundOver():
            return CLUE  # people read, and talk
        case _:
            return TAP
