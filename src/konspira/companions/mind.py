"""What makes one companion differ from another, and what it thinks."""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct

from konspira.game import Move, Seat
from konspira.verdict import Question, Verdict

Seed = Annotated[int, Meta(ge=0, lt=1 << 53)]
"""What a server draws for a companion when it is invited; it stands in the log."""
Referee = Callable[[Question], Verdict]


class Temper(StrEnum):
    CALM = "calm"
    NORMAL = "normal"
    BOLD = "bold"


class Mind(Struct, frozen=True):
    """One companion, as far as it is not its seat: all that `think` gets besides views.

    `knowledge` is what `konspira.companions.knowledge` returned for its game, and None
    where it knows nothing. `people` are the seats that people hold: everybody sees it by
    the badges of the others. `referee` judges clues; without one, spelling is compared.
    """

    seed: int
    temper: Temper = Temper.NORMAL
    knowledge: Any = None
    people: tuple[Seat, ...] = ()
    referee: Referee | None = None


class Thought(Struct, frozen=True):
    """What a companion wants to do, and how long after the table has last changed.

    It holds as long as its table and hand do. Without a move it waits for another table.
    """

    move: Move | None
    after_ms: int  # follows from what lies open and the seed: a pause tells no secret
    bubble: str | None = None  # what it says: a stable word, of which the page has the text
