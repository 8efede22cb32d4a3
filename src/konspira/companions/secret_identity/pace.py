"""How long a companion takes. It follows from the seed and from what lies open."""

from konspira.companions.chance import TAP, Range, pause
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.secret_identity.state import Clues, Guessing, Revealed, Voting
from konspira.games.secret_identity.views import Table
from konspira.kit import Timer

LAYING: Range = (3_000, 6_000)  # milliseconds for each card, and for sending them
VOTING: Range = (1_500, 3_000)  # for each vote
GUESSING: Range = (8_000, 14_000)
READING: Range = (8_000, 12_000)  # of the answer, before the next turn
STEPS = 10  # a clue or a ballot is done in fewer


def after_ms(table: Table, seat: Seat, mind: Mind) -> int:
    """Return how long after the last change of the table, or its own move, a seat moves."""
    match table.phase:
        case Clues(looked=looked, clock=clock) if seat in looked:
            return in_time(pause(mind.seed, table, LAYING), clock)
        case Voting(clock=clock):
            return in_time(pause(mind.seed, table, VOTING), clock)
        case Guessing():
            return pause(mind.seed, table, GUESSING)
        case Revealed():
            return pause(mind.seed, table, READING)
        case _:
            return pause(mind.seed, table, TAP)


def in_time(wait: int, clock: Timer | None) -> int:
    """Return the pause, or a part of the time there is, if that is less."""
    return wait if clock is None else min(wait, (clock.until - clock.since) // STEPS)
