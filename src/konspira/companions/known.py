"""How much of a pack companions know, whatever game it is for."""

from typing import NamedTuple


class Known(NamedTuple):
    """How many words or characters companions know, and whether that is enough.

    Enough to lead with words, and to guess more than at random with characters.
    """

    words: int
    enough: bool
