"""Fold a room from the entries of its log, one step at a time, by the rules of rooms."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from konspira import log
from konspira.game import IllegalMove
from konspira.room import Entry, Room, acts, apply

decode_entry = msgspec.json.Decoder(Entry).decode


class Step(NamedTuple):
    """One entry, with the room before and after it."""

    entry: Entry
    before: Room
    after: Room


class CannotFold(Exception):
    """An entry that the rules of this Konspira refuse; `index` counts from 0."""

    def __init__(self, index: int, version: int, problem: object) -> None:
        super().__init__(f"the rules refuse entry {version} ({problem})")
        self.index = index


def fold(entries: list[log.LogEntry]) -> Iterator[Step]:
    room = Room()
    for index, (version, raw) in enumerate(entries):
        try:
            entry = decode_entry(raw)
            after = apply(room, entry)
        except (IllegalMove, msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise CannotFold(index, version, error) from None
        yield Step(entry, room, after)
        room = after


def count_games(entries: list[log.LogEntry]) -> int:
    """Return how many games were started, without folding: a file holds many rooms."""
    try:
        return sum(isinstance(decode_entry(raw).act, acts.Start) for _, raw in entries)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0
