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
    `moves` is how many moves it has made in this game, by the log: who plays at random
    would else go in circles, for the same view gives the same thought.
    """

    seed: int
    temper: Temper = Temper.NORMAL
    knowledge: Any = None
    people: tuple[Seat, ...] = ()
    referee: Referee | None = None
    moves: int = 0


class Meant(Struct, frozen=True):
    """What a companion has meant with what it said: a secret until the game is over."""

    said: str
    aims: tuple[str, ...]


class Thought(Struct, frozen=True):
    """What a companion wants to do, and when.

    So long after the table has last changed, or the companion has last moved, whichever is
    later: a move of its own need not change the table. A thought holds as long as table
    and hand do. Without a move the companion waits for others.
    """

    move: Move | None
    after_ms: int  # follows from what lies open and the seed: a pause tells no secret
    bubble: str | None = None  # what it says: a stable word, of which the page has the text
    bubble_ms: int = 0  # how long after the last change of the table it says so
    meant: Meant | None = None  # with its move; told when the game is over
