"""Companions for games that have no module of their own: any legal move, slowly."""

from konspira.companions.chance import CLUE, drawn_from, pause
from konspira.companions.mind import Mind, Thought
from konspira.companions.voice import bubble_ms, says
from konspira.game import Game, Hand, Table


def any_thought(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    """Return a move at random from the offers of a hand; None if it has no offer."""
    dice = drawn_from(mind.seed, mind.moves, table, hand)
    return Thought(
        game.random_move(table, hand, dice),
        pause(mind.seed, table, CLUE),
        says(table, hand.seat, mind),
        bubble_ms(table, mind),
    )
