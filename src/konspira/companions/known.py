"""How much of a pack companions know, whatever game it is for."""

from typing import NamedTuple


class Known(NamedTuple):
    """How many words companions know, and whether that is enough to lead with them."""

    words: int
    enough: bool
