"""Write rooms with a heavy past into a file: `python bench/_cold.py FILE`.

Runs with whichever Konspira is on the path, because a log is of the version that wrote it.
"""

import asyncio
import sys
from itertools import product
from pathlib import Path

import msgspec
from bench._rooms import TOKENS, Scribe, write_rooms

from konspira.games import GAMES
from konspira.room import SERVER, Entry, MemberId, acts
from konspira.server.tokens import hashed

PACKS, ENTRIES = 200, 28_000
WITH_PACKS, WITH_ENTRIES = "BCDFG", "BCDFH"
LETTERS = 59_990
AT = 1_790_000_000_000


def heavy_pack() -> str:
    """Return a pack of as many short words as fit: what takes longest to read."""
    words = ("".join(word) for word in product("abcdefghijklm", repeat=4))
    text = "kind: words\nlanguage: en\ntitle: Heavy\n\n" + " / ".join(("x", "y"))
    while len(text) < LETTERS - 20:
        text += f"\n{next(words)} {next(words)}"
    return text


def with_packs() -> list[bytes]:
    rules = {game.name: game.version for game in GAMES.values()}
    entries = [
        Entry(AT, SERVER, acts.Open("en", rules)),
        Entry(AT, SERVER, acts.Join("Ann", hashed(TOKENS[0]))),
    ]
    text = heavy_pack()
    for number in range(PACKS):
        entries.append(Entry(AT, MemberId(1), acts.AddPack(f"pack {number}", text)))
        if number < PACKS - 1:
            entries.append(Entry(AT, MemberId(1), acts.DropPack(f"pack {number}")))
    return [msgspec.json.encode(entry) for entry in entries]


if __name__ == "__main__":
    rooms = [(WITH_PACKS, with_packs()), (WITH_ENTRIES, Scribe(1).play(ENTRIES))]
    asyncio.run(write_rooms(Path(sys.argv[1]), rooms))
