"""Companions for games that have no module of their own: any legal move, slowly."""

from konspira.companions.chance import CLUE, chance, pause
from konspira.companions.mind import Mind, Thought
from konspira.game import Game, Hand, Table


def any_thought(game: Game, table: Table, hand: Hand, mind: Mind) -> Thought:
    """Return a move at random from the offers of a hand; None if it has no offer."""
    move = game.random_move(table, hand, chance(mind.seed, table, hand))
    return Thought(move, pause(mind.seed, table, CLUE))
