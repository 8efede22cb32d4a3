"""Writes the client's types from `wire` and the games: `python -m konspira.wire_ts`."""

import json
from typing import Any

import msgspec.inspect as inspect

from konspira import wire
from konspira.games import GAMES, AnyGame
from konspira.room.views import RoomView

PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
# What a News holds depends on the game, so its fields are named here.
NEWS = {
    "room": "Partial<RoomView>",
    "table": "Partial<Table> | null",
    "hands": "Record<string, Hand>",
}


class Writer:
    """Collects the Structs that are reached from the roots, in a stable order."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}

    def add(self, root: Any, *, sent: bool, prefix: str = "") -> str:
        """The TypeScript name of a type; what it is made of is written on the way."""
        return self.name(inspect.type_info(root), sent, prefix)

    def name(self, info: inspect.Type, sent: bool, prefix: str) -> str:
        match info:
            case inspect.Metadata(type=inner):
                return self.name(inner, sent, prefix)
            case inspect.StructType():
                return self.struct(info, sent, prefix)
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.EnumType(cls=cls):
                return " | ".join(json.dumps(member.value) for member in cls)
            case inspect.UnionType(types=types):
                names = (self.name(kind, sent, prefix) for kind in types)
                return " | ".join(dict.fromkeys(names))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self.name(item, sent, prefix)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.name(item, sent, prefix) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.name(value, sent, prefix)}>"
        return PLAIN[type(info)]

    def struct(self, info: inspect.StructType, sent: bool, prefix: str) -> str:
        shared = info.cls.__module__.startswith(("konspira.room", "konspira.wire"))
        name = info.cls.__name__ if shared else prefix + info.cls.__name__
        name = "Outcome" if info.cls.__name__ == "Outcome" else name
        if name in self.lines:
            return name
        self.lines[name] = ""  # holds the place, and ends recursion
        rows = [f"  {info.tag_field}: {json.dumps(info.tag)}"] if info.tag_field else []
        for field in info.fields:
            kind = NEWS.get(field.name) if name == "News" else None
            kind = kind or self.name(field.type, sent, prefix)
            # Only what a phone sends, or an `omit_defaults` message, may lack a field.
            loose = (
                sent or info.cls.__struct_config__.omit_defaults
            ) and not field.required
            rows.append(f"  {field.encode_name}{'?' if loose else ''}: {kind}")
        doc = (info.cls.__doc__ or "").strip().split("\n\n")[0].replace("\n    ", " ")
        comment = f"/** {doc} */\n" if doc else ""
        self.lines[name] = (
            f"{comment}export interface {name} {{\n" + "\n".join(rows) + "\n}\n"
        )
        return name


def render() -> str:
    writer, unions = Writer(), {}
    unions["In"] = writer.add(wire.In, sent=True)
    writer.add(RoomView, sent=False)
    unions["Out"] = writer.add(wire.Out, sent=False)
    tables, hands = [], []
    for game in GAMES.values():
        prefix = "".join(part.capitalize() for part in game.NAME.split("_"))
        table, hand, move = view_types(game)
        tables.append(writer.add(table, sent=False, prefix=prefix))
        hands.append(writer.add(hand, sent=False, prefix=prefix))
        unions[f"{prefix}Move"] = writer.add(move, sent=True, prefix=prefix)
    unions["Table"], unions["Hand"] = " | ".join(tables), " | ".join(hands)
    head = (
        "// Made from src/konspira/wire.py by `python -m konspira.wire_ts`. Do not edit.\n"
    )
    alphabet = f"export const ALPHABET = {json.dumps(wire.ALPHABET)}\n"
    protocol = f"export const PROTOCOL = {wire.PROTOCOL}\n"
    sums = [f"export type {name} = {union}\n" for name, union in unions.items()]
    return "\n".join([head, protocol + alphabet, *writer.lines.values(), *sums])


def view_types(game: AnyGame) -> tuple[Any, Any, Any]:
    """A game's Table, Hand and moves."""
    module: Any = game
    return module.Table, module.Hand, game.MOVES


if __name__ == "__main__":
    print(render(), end="")
