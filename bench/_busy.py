"""Write rooms in the middle of a game: `python bench/_busy.py FILE ROOMS REFEREE`.

Runs with whichever Konspira is on the path, because a log is of the version that wrote it.
The referee judges the words of clues. No peer has one, so beside peers it is `off`.
"""

import asyncio
import sys
from pathlib import Path

from bench import _rooms
from bench._rooms import Scribe, codes, write_rooms

ENTRIES = 45  # of a room in the middle of its first game


def main() -> None:
    path, rooms, referee = sys.argv[1:]
    _rooms.OPTIONS = {"grace_seconds": 0, "referee": referee}
    logs = [
        (code, Scribe(seed).play(ENTRIES)) for seed, code in enumerate(codes(int(rooms)))
    ]
    asyncio.run(write_rooms(Path(path), logs))


if __name__ == "__main__":
    main()
