"""Draw a game's law as a state diagram, in Mermaid's language, for docs/rules.

Phases are states, and moves the arrows between them; a move that leads nowhere else stays
in its phase. Who makes it stands behind it, unless that is a player.
"""

from collections.abc import Iterator

from konspira.game import CHANCE, CLOCK, HOST, MASTER, ROOM, Game
from konspira.law import Row, only

WHO = {
    CHANCE: "chance",
    CLOCK: "clock",
    HOST: "host",
    ROOM: "room",
    MASTER: "game master",
}


def diagram(game: Game) -> str:
    """Return the law of a game as the text of a Mermaid diagram."""
    return "\n".join(["stateDiagram-v2", *(f"  {line}" for line in arrows(game))])


def arrows(game: Game) -> Iterator[str]:
    seats = game.seats[0]
    first = type(game.setup(game.defaults(seats), seats).phase)
    yield f"[*] --> {first.__name__}"
    for phase, rows in game.law.rows.items():
        labels: dict[type, list[str]] = {}
        for kind, row in rows.items():
            if isinstance(row.bar, only) and row.bar.never:
                continue
            for there in row.to or (phase,):
                labels.setdefault(there, []).append(label(kind.__name__, row))
        for there, moves in labels.items():
            yield f"{phase.__name__} --> {there.__name__}: {', '.join(moves)}"
        if not rows:
            yield f"{phase.__name__} --> [*]"


def label(kind: str, row: Row) -> str:
    if not isinstance(row.bar, only):
        return kind
    return f"{kind} ({', '.join(WHO[place] for place in row.bar.places)})"
