"""A companion where people talk: it hears nothing, so it stands in nobody's way.

Whatever it does leaves the round to people: it accuses nobody and names no place, hands
on a turn that has come to it, and votes as if it were not there.
"""

from konspira.companions.chance import chance
from konspira.companions.mind import Mind
from konspira.game import Move, Seat
from konspira.games.spyfall.moves import Answer, Ask, Guess, Nominate, Point, Vote, Withdraw
from konspira.games.spyfall.options import Asking
from konspira.games.spyfall.phases import (
    Accusing,
    Guessing,
    Judging,
    Nominating,
    Pointing,
    Questioning,
    Stopped,
)
from konspira.games.spyfall.views import Hand, Table
from konspira.kit import Seats

SILENCE = "…"  # a question or an answer in writing, in any language


def look_on(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Return a harmless move, if others would have to wait without one."""
    may = hand.may
    match table.phase:
        case Questioning() if "Answer" in may:
            return Answer(SILENCE)
        case Questioning() if "Ask" in may and table.answerable:
            return hand_on(table, hand, mind)
        case Stopped() if "Withdraw" in may:
            return Withdraw()
        case Accusing() | Judging() if "Vote" in may:
            return Vote(True)  # a verdict takes all votes: so it is for the others
        case Guessing() if "Guess" in may:
            return Guess(chance(mind.seed, table, hand).choice(table.unplayed))
        case Pointing() if "Point" in may and hand.points_at is None:
            return Point(favourite(table, hand, mind))
        case Nominating() if "Nominate" in may:
            return Nominate(favourite(table, hand, mind))
        case _:
            return None


def hand_on(table: Table, hand: Hand, mind: Mind) -> Ask:
    """Pass the turn on, to a person if there is one to ask."""
    people = tuple(seat for seat in table.answerable if seat in mind.people)
    seat = chance(mind.seed, table, hand).choice(people or table.answerable)
    return Ask(seat, SILENCE if table.terms.asking is Asking.WRITTEN else "")


def favourite(table: Table, hand: Hand, mind: Mind) -> Seat:
    """Return at whom most people have pointed; anybody, if nobody has."""
    others: Seats = tuple(seat for seat in table.ring if seat != hand.seat)
    fingers = [pointed.suspect for pointed in table.poll if pointed.seat != hand.seat]
    shuffled = chance(mind.seed, table, hand).sample(others, len(others))
    return max(shuffled, key=fingers.count)
