"""Today's board: for one team, the same for everybody with that language on that date.

Chance is an order that a hash gives: what comes first in it is drawn. So it is the same in
every version of Python, and a word more in a pack changes few boards. What was drawn is a
move in the log, like any deal: only who draws works it out.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, TypeVar

from konspira.game import Daily, Move
from konspira.games.codenames.moves import Deal, Draw
from konspira.games.codenames.options import Options, Variant
from konspira.games.codenames.pieces import BOARD, Key, Team, first_places, key_cards
from konspira.games.codenames.state import Dealing, Drawing, State
from konspira.games.codenames.terms import terms_of
from konspira.games.codenames.turns import words_left
from konspira.packs import Packs, WordPack

T = TypeVar("T")
OPTIONS: dict[str, Any] = {
    "variant": "one-team",
    "timer": "off",
    "reverse_sides": False,  # the cards of an earlier game change nothing
}


def setup(options: Options, seats: int) -> State:
    """Return the table before the deal: who comes first leads, and nobody changes places.

    No earlier game of the group counts.
    """
    places = first_places(Variant.ONE_TEAM, seats)
    return State(options, terms_of(options), places, phase=Dealing())


def deal(state: State, packs: Packs, date: str) -> Move:
    """Return board and key of this date, or the word that the enemy covers next."""
    if isinstance(state.phase, Drawing):
        left = [state.words[card] for card in words_left(state, Team.BLUE)]
        first = ordered(f"{date} {state.language} enemy", left)[0]
        return Draw(state.words.index(first))
    pack = packs.find(WordPack, state.options.pack)
    lot = f"{date} {pack.language}"
    cards = {card.front: card for card in pack.cards}
    fronts = ordered(f"{lot} cards", cards)[:BOARD]
    board = (ordered(f"{lot} side", cards[front].sides)[0] for front in fronts)
    return Deal(tuple(board), (), key_of(lot), pack.language)


def key_of(lot: str) -> Key:
    """Return a key: 9 agents of the team, 8 of the enemy, 7 bystanders, 1 assassin."""
    places = ordered(f"{lot} key", range(BOARD))
    dealt = dict(zip(places, key_cards(Team.RED), strict=True))
    return tuple(dealt[place] for place in range(BOARD))


def ordered(lot: str, names: Iterable[T]) -> list[T]:
    """Return names in the order that a lot gives them."""
    return sorted(names, key=lambda name: blake2b(f"{lot} {name}".encode()).digest())


DAILY = Daily(options=OPTIONS, setup=setup, deal=deal)
