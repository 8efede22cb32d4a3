"""A companion at Codenames.

Where to find what: `lexicon` is what all companions know of a language, `memory` what one
mind remembers of it, `stems` how words are compared; `chief` finds clues and `clue` gives
one, `reading` finds the words that a clue means and `operative` touches them; `covers`,
`judging` and `seating` are everything else that a seat may be asked, and `pace` says how
long it all takes.
"""

from konspira.companions.codenames.clue import clue
from konspira.companions.codenames.covers import cover
from konspira.companions.codenames.judging import answer, verdict
from konspira.companions.codenames.lexicon import Lexicon, knowledge
from konspira.companions.codenames.operative import guess, people_among
from konspira.companions.codenames.pace import after_ms
from konspira.companions.codenames.reading import understands
from konspira.companions.codenames.seating import seating
from konspira.companions.mind import Mind, Thought
from konspira.game import Move
from konspira.games.codenames.pieces import Team, works_for
from konspira.games.codenames.state import Choosing, Cluing, EnemyTurn, Guessing, Review
from konspira.games.codenames.views import Hand, Table

UNKNOWN_CLUE = "unknown-clue"  # a companion does not know the word, and says so


def think(table: Table, hand: Hand, mind: Mind) -> Thought:
    wait = after_ms(table, hand.seat, mind)
    return Thought(chosen(table, hand, mind), wait, said(table, hand, mind))


def chosen(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Return the move; None: it is for others to move."""
    match table.phase:
        case Choosing():
            return seating(table, hand)
        case Cluing(team):
            penalty = cover(table, hand, mind, team)
            return penalty or answer(hand) or clue(table, team, hand, mind)
        case Guessing() as turn if "Mark" in hand.may:
            return guess(table, turn, hand, mind)
        case Review() as review:
            return verdict(table, review, hand, mind)
        case EnemyTurn():
            return cover(table, hand, mind, Team.RED)
        case _:
            return None


def said(table: Table, hand: Hand, mind: Mind) -> str | None:
    """Return what an operative tells people who guess with it."""
    turn, seat = table.phase, hand.seat
    if not isinstance(turn, Guessing) or not works_for(table.places[seat], turn.team):
        return None
    at_a_loss = not turn.made and not understands(turn, mind)
    return UNKNOWN_CLUE if at_a_loss and people_among(table, turn, seat, mind) else None


__all__ = ["Lexicon", "knowledge", "think"]
