"""What lies in the box: characters, pictogram cards, safes and keys."""

from enum import StrEnum
from random import Random

from msgspec import Struct

from konspira import packs
from konspira.games.secret_identity.options import Options
from konspira.packs import PictogramCard, comparable

PLACES = 8  # ID-10: the numbered places at the board
NUMBERS = tuple(range(1, PLACES + 1))
MOST_CARDS = 3  # ID-24

Cards = tuple[PictogramCard, ...]
Games = tuple[tuple[str, ...], ...]


class Side(StrEnum):
    GREEN = "green"  # ID-27: what the character is
    RED = "red"  # ID-28: what the character is not


class Character(Struct, frozen=True, gc=False):
    name: str
    hint: str


Board = tuple[Character | None, ...]  # None: the place is empty
EMPTY_BOARD: Board = (None,) * PLACES


class Safe(Struct, frozen=True, gc=False):
    """A clue as everybody sees it: the one visible pictogram of each card, by name.

    They are sorted, since the place within a side means nothing (ID-29).
    """

    green: tuple[str, ...]
    red: tuple[str, ...]


def draw_characters(
    cards: tuple[tuple[packs.Character, ...], ...],
    options: Options,
    count: int,
    used: frozenset[str],
    recent: Games,
    rng: Random,
    left_out: frozenset[str] = frozenset(),
) -> list[Character]:
    """Draw cards and sides (ID-O03), those that nobody has seen for long first.

    A card of this game is out with both sides, unless the pack has no other left. What
    the group filters out comes after all that it asked for, and of that the nearest first.
    """
    unseen = [card for card in cards if any(side.name not in used for side in card)]
    pool = [best_side(card, options, used, recent, rng, left_out) for card in unseen]
    rng.shuffle(pool)
    pool.sort(key=lambda ranked: ranked[0])
    drawn = [Character(side.name, side.hint) for _, side in pool[:count]]
    rng.shuffle(drawn)
    return drawn


Rank = tuple[int, int, int]


def best_side(
    card: tuple[packs.Character, ...],
    options: Options,
    used: frozenset[str],
    recent: Games,
    rng: Random,
    left_out: frozenset[str],
) -> tuple[tuple[bool, Rank], packs.Character]:
    """Return the side of a card to be laid, and how gladly: the lowest rank goes first."""
    fresh = [side for side in card if side.name not in used]
    seen = max(last_seen(side, recent) for side in card)

    def rank(side: packs.Character) -> Rank:
        return unwanted(side, options, left_out), last_seen(side, recent), seen

    side = min(rng.sample(fresh, len(fresh)), key=rank)
    return (len(fresh) < len(card), rank(side)), side


def unwanted(
    side: packs.Character, options: Options, left_out: frozenset[str] = frozenset()
) -> int:
    """Return 0 if a side is as agreed (ID-O25); who is not for children counts most."""
    grown_up = bool(left_out) and comparable(side.name) in left_out  # ID-O32
    theme = side.theme not in options.themes.chosen
    abroad = side.abroad and not options.known_abroad
    obscure = options.famous_only and not side.famous
    return 8 * grown_up + 4 * theme + 2 * abroad + obscure


def last_seen(side: packs.Character, recent: Games) -> int:
    """Return 0 if in none of the last games; the greater, the shorter ago."""
    since = [games for games, names in enumerate(recent, 1) if side.name in names]
    return max(since, default=0)


def draw_hands(cards: Cards, size: int, seats: int, rng: Random) -> tuple[Cards, ...]:
    """Draw the hands (ID-14); the box has enough for them (ID-O31)."""
    dealt = rng.sample(cards, size * seats)
    return tuple(tuple(dealt[seat * size : (seat + 1) * size]) for seat in range(seats))
