"""A companion at Secret Identity.

Where to find what: `likeness` is what all companions know of signs and characters,
`memory` what one mind remembers of it; `giving` finds the signs for the own character,
`reading` says who the others are, with `assignment` for all of them at once; `pace` says
how long it all takes. What companions say is what they say in any game.
"""

from konspira.companions.mind import Mind, Thought
from konspira.companions.secret_identity.giving import clue
from konspira.companions.secret_identity.likeness import Likeness, knowledge, known_of
from konspira.companions.secret_identity.pace import after_ms
from konspira.companions.secret_identity.reading import guess, vote
from konspira.companions.voice import bubble_ms, says
from konspira.game import Move
from konspira.games.secret_identity.moves import Consent, EndTurn, Open, Ready
from konspira.games.secret_identity.state import (
    Characters,
    Clues,
    Guessing,
    Revealed,
    Scoring,
    Voting,
)
from konspira.games.secret_identity.views import Hand, Table


def think(table: Table, hand: Hand, mind: Mind) -> Thought:
    return Thought(
        chosen(table, hand, mind),
        after_ms(table, hand.seat, mind),
        says(table, hand.seat, mind),
        bubble_ms(table, mind),
    )


def chosen(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Return the move; None: it is for others to move."""
    match table.phase:
        case Characters() as window:
            return agreed(window, hand)
        case Clues():
            return clue(table, hand, mind)
        case Voting():
            return vote(table, hand, mind)
        case Guessing() as phase:
            return guess(table, phase, hand, mind)
        case Scoring() if "Open" in hand.may:
            return Open()
        case Revealed() if "EndTurn" in hand.may:
            return EndTurn()
        case _:
            return None


def agreed(window: Characters, hand: Hand) -> Consent | Ready | None:
    """Return a yes to whatever somebody flags: who is not known to all goes (ID-12)."""
    for proposal in window.proposals:
        if "Consent" in hand.may and hand.seat not in proposal.agreed:
            return Consent(proposal.slot, yes=True)
    return Ready() if "Ready" in hand.may else None


__all__ = ["Likeness", "knowledge", "known_of", "think"]
