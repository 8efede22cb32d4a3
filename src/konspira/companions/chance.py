"""Chance that is the same on every server: it comes from a seed and from what is seen."""

from hashlib import blake2b
from random import Random

from msgspec import msgpack

from konspira.game import Hand, Table

Range = tuple[int, int]
TAP: Range = (2_000, 6_000)  # milliseconds
CLUE: Range = (6_000, 15_000)


def drawn_from(seed: int, *seen: object) -> Random:
    """Return the chance that belongs to a seed and these values."""
    return Random(blake2b(msgpack.encode((seed, *seen)), digest_size=16).digest())


def chance(seed: int, table: Table, hand: Hand) -> Random:
    """Return the chance inside a thought."""
    return drawn_from(seed, table, hand)


def pause(seed: int, table: Table, between: Range) -> int:
    """Return a time to think, in milliseconds. It gets no hand, so it tells of none."""
    return drawn_from(seed, "pause", table).randint(*between)
