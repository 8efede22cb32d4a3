"""What an Agent has seen, and whether it is about to go.

Nothing that companions say uses it: a bubble follows from what lies open, and this is from
a hand. docs/companions.md says why.
"""

from konspira.companions.mafia.knowing import seen
from konspira.game import Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.state.phases import Speeches, Window
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.table import Table


def seen_by_agent(hand: Hand) -> dict[Seat, Token]:
    """Return whom the Agent has seen, with their tokens; nobody, if it is not the Agent."""
    return seen(hand) if hand.token is Token.AGENT else {}


def is_about_to_go(table: Table, hand: Hand) -> bool:
    """Return whether this seat may be out a moment later, as everybody can tell.

    Who has a last word: a finalist who speaks (MF-43), and who waits to be saved.
    """
    match table.phase:
        case Speeches(speaker=seat):
            return seat == hand.seat
        case Window(seat=seat):
            return seat == hand.seat
        case _:
            return False
