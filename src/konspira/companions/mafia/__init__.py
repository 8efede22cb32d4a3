"""A companion at Mafia.

Where to find what: `record` reads what lies open of votes and cards, `suspicion` makes odds
of it, and `knowing` is what one hand adds: for whom it plays and whom it knows. `ballots`
votes, `nights` chooses at night, `cards` plays the action cards, `ghosts` is what is left
to do for who is out, and `agent` tells of an Agent's looks. `pace` says how long it all
takes, and never sees a hand. `reasons` is what companions say, by what `open_facts` finds.
"""

from konspira.companions.mafia.ballots import vote
from konspira.companions.mafia.cards import answer, last_shot, play
from konspira.companions.mafia.ghosts import haunt
from konspira.companions.mafia.nights import choose
from konspira.companions.mafia.pace import after_ms, is_caller
from konspira.companions.mafia.reasons import bubble_ms, may_say, round_of, says
from konspira.companions.mind import Mind, Thought
from konspira.game import Move
from konspira.games.mafia.moves import EndSpeech, Ready
from konspira.games.mafia.state.phases import (
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Opening,
    RollCall,
    Speeches,
    Talk,
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.table import Table


def think(table: Table, hand: Hand, mind: Mind) -> Thought:
    return Thought(
        chosen(table, hand, mind),
        after_ms(table, hand.seat, mind),
        says(table, hand.seat, mind),
        bubble_ms(table, hand.seat, mind),
    )


def chosen(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Return the move; None: there is nothing to do, or people do it."""
    if not hand.offers:
        return None
    if isinstance(table.phase, Farewell):  # who goes is out already
        return last_shot(table, hand, mind)
    if hand.seat not in table.living:
        return haunt(table, hand, mind)
    match table.phase:
        case Task() as task:
            return choose(table, task, hand, mind)
        case Window() as window:
            return answer(table, window, hand, mind)
        case FirstVote() | FinalVote() | RollCall() | TieTalk():
            return vote(table, hand, mind)
        case Speeches():
            return EndSpeech() if "EndSpeech" in hand.may else None
        case Opening() | Talk() | LastCards():
            return play(table, hand, mind) or ready(table, hand, mind)
        case _:
            return None


def ready(table: Table, hand: Hand, mind: Mind) -> Ready | None:
    """Return that it is ready, where only companions are left to say so.

    The first of them says it, and last of all: nobody's card shall come too late.
    """
    phase = table.phase
    if "Ready" not in hand.may or hand.seat in getattr(phase, "ready", ()):
        return None
    return Ready() if is_caller(table, hand.seat, mind) else None


__all__ = ["after_ms", "may_say", "round_of", "says", "think"]
