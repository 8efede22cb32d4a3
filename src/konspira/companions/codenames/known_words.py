"""Which words companions know: of a pack before a game, and of a clue while it is typed."""

from collections.abc import Collection

from konspira.companions.codenames.lexicon import Lexicon, lexicon_in
from konspira.companions.known import Known
from konspira.game import Move, Seat
from konspira.games.codenames.moves import Ask, Clue, Correct
from konspira.games.codenames.pieces import BOARD, operatives_of
from konspira.games.codenames.state import Cluing, Guessing, Review
from konspira.games.codenames.views import Table
from konspira.packs import Pack, Packs, WordPack

ENOUGH = 20  # words of a board, to lead a team on it


def known_of(pack: Pack, packs: Packs) -> Known | None:
    """Return how much companions know of a pack; None: it is of another kind."""
    if not isinstance(pack, WordPack):
        return None
    lexicon = lexicon_in(pack.language, packs)
    words = lexicon.known(pack.words) if lexicon else 0
    return Known(words, is_enough(words, pack.entries))


def is_enough(known: float, words: float) -> bool:
    """Return whether a board of such words has enough that companions know, as a rule."""
    return known * BOARD >= ENOUGH * words


def hearers(table: Table, move: Move, companions: Collection[Seat]) -> tuple[Seat, ...]:
    """Return the companions among the operatives to whom this move gives a word."""
    match table.phase:
        case Cluing(team) | Guessing(team) | Review(Guessing(team)):
            spoken = table.options.spoken_clues
        case _:
            return ()
    if spoken or not isinstance(move, Clue | Correct | Ask):
        return ()
    return tuple(s for s in operatives_of(table.places, team) if s in companions)


def understands(lexicon: Lexicon | None, move: Move) -> bool:
    """Return whether the word of a clue calls anything to mind, on whatever board.

    It follows from the language alone: it tells of no card.
    """
    assert isinstance(move, Clue | Correct | Ask), "nothing else is for hearers"
    return lexicon is not None and lexicon.knows(move.word)
