"""What is left for a companion that is out: a bet, and a face for people who make one."""

from konspira.companions.chance import drawn_from
from konspira.companions.mafia.ballots import wanted_out
from konspira.companions.mind import Mind
from konspira.games.mafia.moves import Bet, Feel
from konspira.games.mafia.state.record import Feeling
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.table import Table


def haunt(table: Table, hand: Hand, mind: Mind) -> Bet | Feel | None:
    """Bet once on each council and night; answer the face of a person with one face.

    It bets by what lies open, whatever a ghost may see: people shall have a chance.
    """
    if "Bet" in hand.may and hand.bet is None:
        on = wanted_out(table, mind, table.living)
        return None if on is None else Bet(on)
    if "Feel" in hand.may and is_to_answer(hand, mind):
        dice = drawn_from(mind.seed, "face", table.turn)
        return Feel(dice.choice([*Feeling]))
    return None


def is_to_answer(hand: Hand, mind: Mind) -> bool:
    """Return whether a person has just made a face, and this seat none that is seen."""
    seats = [face.seat for face in hand.felt]
    return bool(seats) and seats[-1] in mind.people and hand.seat not in seats
