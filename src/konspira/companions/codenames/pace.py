"""How long a companion takes. It follows from the seed and from what lies open."""

from konspira.companions.chance import CLUE, TAP, Range, pause
from konspira.companions.codenames.operative import (
    is_hurried,
    is_lost_for_words,
    opening_ms,
    people_among,
)
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.codenames.pieces import leads, works_for
from konspira.games.codenames.state import Cluing, Guessing
from konspira.games.codenames.views import Table
from konspira.kit import Timer

FIRST_CLUE: Range = (12_000, 20_000)  # milliseconds
TOUCH_MS = 3_000  # after it has pointed at the card
PATIENCE_MS = 25_000  # until a captain stops whose people point at nothing
SHARE = 0.4  # of a time limit, at most


def after_ms(table: Table, seat: Seat, mind: Mind) -> int:
    """Return how long after the last change of the table a seat moves."""
    phase = table.phase
    if isinstance(phase, Guessing) and works_for(table.places[seat], phase.team):
        return guessing_ms(table, phase, seat, mind)
    between = TAP
    if isinstance(phase, Cluing) and leads(table.places[seat], phase.team):
        between = CLUE if table.turns else FIRST_CLUE
        between = TAP if phase.penalty else between
    return in_time(pause(mind.seed, table, between), getattr(phase, "clock", None))


def guessing_ms(table: Table, turn: Guessing, seat: Seat, mind: Mind) -> int:
    """Return how long an operative takes: a touch waits until it counts."""
    if people := people_among(table, turn, seat, mind):
        if turn.made and table.captain == seat and is_lost_for_words(table, turn, people):
            return PATIENCE_MS
        return pause(mind.seed, table, TAP)
    if any(mark.seat == seat for mark in turn.marks):
        return max(TOUCH_MS, opening_ms(table, turn))
    if is_hurried(table, turn):
        return opening_ms(table, turn)
    return in_time(pause(mind.seed, table, TAP), turn.clock)


def in_time(wait: int, clock: Timer | None) -> int:
    """Return the pause, or a part of the time there is, if that is less."""
    if clock is None or not clock.hard:
        return wait
    return min(wait, int(SHARE * (clock.until - clock.since)))
