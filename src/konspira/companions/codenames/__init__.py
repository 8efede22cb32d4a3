"""A companion at Codenames.

Where to find what: `lexicon` is what all companions know of a language, `memory` what one
mind remembers of it, `stems` how words are compared; `chief` finds clues and `clue` gives
one, `reading` finds the words that a clue means and `operative` touches them; `covers`,
`judging` and `seating` are everything else that a seat may be asked, `pace` says how long
it all takes, and `voice` what a companion says besides. `known_words` tells people which
words companions know.
"""

from konspira.companions.codenames.clue import Given, clue
from konspira.companions.codenames.covers import cover
from konspira.companions.codenames.judging import answer, verdict
from konspira.companions.codenames.known_words import hearers, known_of, understands
from konspira.companions.codenames.lexicon import Lexicon, knowledge
from konspira.companions.codenames.operative import guess
from konspira.companions.codenames.pace import after_ms
from konspira.companions.codenames.seating import seating
from konspira.companions.codenames.voice import may_say, round_of, says
from konspira.companions.mind import Meant, Mind, Thought
from konspira.companions.voice import bubble_ms
from konspira.game import Move
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import Choosing, Cluing, EnemyTurn, Guessing, Review
from konspira.games.codenames.views import Hand, Table


def think(table: Table, hand: Hand, mind: Mind) -> Thought:
    move, meant = chosen(table, hand, mind), None
    if isinstance(move, Given):
        meant = Meant(move.clue.word, move.aims) if move.aims else None
        move = move.clue
    return Thought(
        move,
        after_ms(table, hand.seat, mind),
        says(table, hand.seat, mind),
        bubble_ms(table, mind),
        meant,
    )


def chosen(table: Table, hand: Hand, mind: Mind) -> Move | Given | None:
    """Return the move; None: it is for others to move."""
    match table.phase:
        case Choosing():
            return seating(table, hand, mind)
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


__all__ = [
    "Lexicon",
    "hearers",
    "knowledge",
    "known_of",
    "may_say",
    "round_of",
    "says",
    "think",
    "understands",
]
