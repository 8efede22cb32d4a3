"""Describe the fields of a game's views and moves, for a screen that knows no game.

JSON says that a value is a number; it does not say that it is somebody's seat. The page's
plain screen, which draws any game that has no screens of its own, reads that from here, by
way of the catalogue.
"""

from collections.abc import Mapping
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from konspira.game import Game, Hand, Options, Seat
from konspira.kit import BY_SEAT

Shape = str | dict[str, Any]
"""A kind of value ("seat", "word", "flag", ...), or how such values are put together."""
Fields = dict[str, Shape]

KINDS: dict[Any, str] = {Seat: "seat", bool: "flag", int: "number", str: "text"}


class Shapes(Struct, frozen=True):
    """The shapes of one family's table, hand and moves. Records are named once."""

    family: str
    table: Fields
    hand: Fields  # without what every hand has
    moves: dict[str, Fields]
    records: dict[str, Fields]


def shapes_of(game: Game) -> Shapes:
    reader = Reader()
    return Shapes(
        game.family,
        reader.fields(game.table_type),
        reader.fields(game.hand_type, but=Hand.__struct_fields__),
        {name: reader.fields(kind) for name, kind in game.law.kinds.items()},
        reader.records,
    )


class Reader:
    """Reads shapes from type hints, and collects the records on its way."""

    def __init__(self) -> None:
        self.records: dict[str, Fields] = {}

    def fields(self, record: Any, but: tuple[str, ...] = ()) -> Fields:
        hints = get_type_hints(record, include_extras=True)
        names = [name for name in record.__struct_fields__ if name not in but]
        return {name: self.shape(hints[name]) for name in names}

    def shape(self, hint: Any) -> Shape:
        """Return the shape of a value of this type."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(parts)
        if origin in (Union, UnionType):
            return self._one_of([part for part in parts if part is not type(None)])
        if origin is tuple and parts[-1] is not Ellipsis:
            return {"items": [self.shape(part) for part in parts]}
        if origin in (tuple, list, frozenset):
            return {"list": self.shape(parts[0])}
        if origin in (dict, Mapping):
            return {"map": [self.shape(part) for part in parts]}
        return KINDS.get(hint) or self._named(origin or hint)

    def _annotated(self, parts: tuple[Any, ...]) -> Shape:
        shape = self.shape(parts[0])
        for note in (note for note in parts[1:] if isinstance(note, Meta)):
            if note.extra == BY_SEAT and isinstance(shape, dict):
                shape = {"by_seat": shape["list"]}
            if note.max_length is not None and shape == "text":
                shape = {"text": note.max_length}
        return shape

    def _one_of(self, parts: list[Any]) -> Shape:
        """Return the shape of a value that may be missing, or one of several records."""
        shapes = [self.shape(part) for part in parts]
        records = [shape.get("record") for shape in shapes if isinstance(shape, dict)]
        if len(records) == len(shapes) and None not in records:
            return {"record": [name for names in records for name in names or ()]}
        return shapes[0] if all(shape == shapes[0] for shape in shapes) else "any"

    def _named(self, kind: Any) -> Shape:
        if kind is Literal or (isinstance(kind, type) and issubclass(kind, Enum)):
            return "word"
        if not (isinstance(kind, type) and issubclass(kind, Struct)):
            return "any"
        if issubclass(kind, Options):
            return "options"
        tag = kind.__struct_config__.tag
        name = tag if isinstance(tag, str) else kind.__name__
        if name not in self.records:
            self.records[name] = {}  # holds the place, and ends recursion
            self.records[name] = self.fields(kind)
        return {"record": [name]}
