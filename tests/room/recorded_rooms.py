"""Compares what people saw of rooms of earlier releases with what they see now.

After each entry stands all that anybody saw of the room, and what came of moves that
somebody tried just then: a release may show more, but must show and refuse the same.
`record_rooms.py` writes them.
"""

import lzma
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from konspira.game import HOST, MASTER, IllegalMove, Seat
from konspira.room import Entry, Room, apply, check, hand_of, room_view, table_of
from room.strategies import PACKS

# What a seat may do is said in another way now, so that hands are filled up otherwise.
NOT_KEPT = ("may", "padding")

Refused = tuple[str, str | None]


class Try(Struct, frozen=True, array_like=True):
    """A move that somebody tries, and how it is refused; None: it is not."""

    entry: Entry
    refused: Refused | None


class Moment(Struct, frozen=True):
    """An entry of the log, and all that can be seen after it."""

    entry: Raw
    room: Any
    table: Any = None
    hands: dict[str, Any] = {}
    tries: tuple[Try, ...] = ()


# What can be seen


def views(room: Room) -> dict[str, Any]:
    """Everything that leaves the server, for whomever."""
    seats = range(len(room.playing.seating)) if room.playing else []
    places: tuple[Seat, ...] = (HOST, *map(Seat, seats)) if room.playing else ()
    if room.playing and room.playing.game.has_master:
        places += (MASTER,)
    hands = {str(seat): hand_of(room, seat) for seat in places}
    return {"room": room_view(room), "table": table_of(room), "hands": hands}


def refusal(room: Room, entry: Entry) -> Refused | None:
    try:
        apply(room, check(room, entry, PACKS))
    except IllegalMove as error:
        return error.code, error.rule
    return None


def differences(new: Any, old: Any, where: str) -> Iterator[str]:
    """Where a view has lost or changed something. A Struct may have grown fields."""
    whole = msgspec.to_builtins(new, order="sorted")
    if whole == old:
        return
    if isinstance(new, Struct) and isinstance(old, dict):
        for name, value in old.items():
            if name in NOT_KEPT:
                continue
            now = whole[name] if name == "type" else getattr(new, name, "nothing")
            yield from differences(now, value, f"{where}.{name}")
    elif isinstance(new, dict) and isinstance(old, dict) and len(new) == len(old):
        plain = {str(msgspec.to_builtins(key)): value for key, value in new.items()}
        for name, value in old.items():
            yield from differences(plain.get(name, "nothing"), value, f"{where}.{name}")
    elif isinstance(new, list | tuple) and isinstance(old, list) and len(new) == len(old):
        for number, (now, then) in enumerate(zip(new, old, strict=True)):
            yield from differences(now, then, f"{where}[{number}]")
    else:
        yield f"{where} is {whole!r}, and was {old!r}"


# What was seen


@lru_cache(maxsize=1)  # one room after the other is asked for its rules and its entries
def read(path: Path) -> list[Moment]:
    lines = lzma.decompress(path.read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Moment) for line in lines]
