"""Write the client's types, client/src/wire.ts: `python3 dev.py write wire`.

Every message, view, move and option in TypeScript, made from the Structs themselves, so
that the two sides cannot drift apart: a test compares the file with what is made here.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from konspira import wire
from konspira.game import HOST, MASTER, Game
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.options import GameInfo
from konspira.packs import KINDS
from konspira.room.acts import COLOURS, FACES, PublicAct
from konspira.room.views import RoomView

PACK_LEAST = {name: kind.least for name, kind in KINDS.items()}
RULE_NUMBERS = {name: dict(game.numbers) for name, game in GAMES.items() if game.numbers}
HEAD = f"""\
// Made by `python3 dev.py write wire`. Do not edit.

/** The languages that Konspira speaks; the first is for those who speak no other. */
export const LANGUAGES = {json.dumps(LANGUAGES)} as const
export type Language = (typeof LANGUAGES)[number]
export const PROTOCOL = {wire.PROTOCOL}
/** Moves of a hushed game end in spaces: they are so many bytes long, or a multiple. */
export const ASK_SIZE = {wire.ASK_SIZE}
export const ALPHABET = {json.dumps(wire.ALPHABET)}
export const FACES = {FACES}
export const COLOURS = {COLOURS}
/** So much must be in a pack, by its kind. */
export const PACK_LEAST = {json.dumps(PACK_LEAST)}
export type PackKind = keyof typeof PACK_LEAST
/** Numbers of the rules that screens show, by game. */
export const RULE_NUMBERS = {json.dumps(RULE_NUMBERS)} as const
/** The host's place in a game, which is not a seat: the host moves from it. */
export const HOST = {HOST}
/** The place of the person who leads the game, if one does. No seat either. */
export const MASTER = {MASTER}

/** A move that is open. A choice lists values, or names the table's field that does. */
export type OfferOf<Move extends {{ type: string }}> = Move extends Move
  ? {{
      kind: Move["type"]
      choices?: {{ [Field in Exclude<keyof Move, "type">]?: string | Array<Move[Field]> }}
      differ?: Array<string>
    }}
  : never
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
# Fields that hold something of whichever game is played, and one sum that has a name.
NAMED = {
    ("Do", "act"): "Act",
    ("Play", "move"): "Move",
    ("Field", "pack"): "PackKind | null",
    ("News", "room"): "Partial<RoomView>",
    ("News", "table"): "Partial<Table> | null",
    ("News", "hands"): "Record<string, Hand>",
}


class Writer:
    """Collects the types that are reached from the roots, in a stable order.

    `sent`: what a phone sends may lack fields that have a default; what it gets lacks only
    the defaults of an `omit_defaults` message. A type that goes both ways is whole, so add
    what is received first.
    """

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}
        self._types: dict[str, type] = {}

    def add(self, root: Any, *, sent: bool, prefix: str = "") -> str:
        """Return the TypeScript name of a type, and write what it is made of."""
        return self._name(inspect.type_info(root), sent, prefix)

    def _name(self, info: inspect.Type, sent: bool, prefix: str) -> str:
        match info:
            case inspect.Metadata(type=inner):
                return self._name(inner, sent, prefix)
            case inspect.StructType():
                return self._struct(info, sent, prefix)
            case inspect.EnumType(cls=cls):
                return self._enum(cls, prefix)
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types=types):
                names = (self._name(kind, sent, prefix) for kind in types)
                return " | ".join(dict.fromkeys(names))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self._name(item, sent, prefix)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self._name(item, sent, prefix) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._name(value, sent, prefix)}>"
        return PLAIN[type(info)]

    def _claim(self, cls: type, prefix: str) -> tuple[str, bool]:
        """Return the name for a class, and whether it is new.

        What games define has a prefix.
        """
        name = cls.__name__
        if cls.__module__.startswith("konspira.games."):
            name = prefix + name
        if self._types.setdefault(name, cls) is not cls:
            raise TypeError(f"{name} is both {cls} and {self._types[name]}; rename one")
        new = name not in self.lines
        self.lines.setdefault(name, "")  # holds the place, and ends recursion
        return name, new

    def _enum(self, cls: type[Any], prefix: str) -> str:
        name, new = self._claim(cls, prefix)
        if new:
            values = " | ".join(json.dumps(member.value) for member in cls)
            self.lines[name] = f"{comment(cls)}export type {name} = {values}\n"
        return name

    def _struct(self, info: inspect.StructType, sent: bool, prefix: str) -> str:
        name, new = self._claim(info.cls, prefix)
        if new:
            hidden = getattr(info.cls, "filled_in", ())
            fields = [field for field in info.fields if field.name not in hidden]
            rows = [self._row(name, info, field, sent, prefix) for field in fields]
            if info.tag_field:
                rows.insert(0, f"  {info.tag_field}: {json.dumps(info.tag)}\n")
            body = "{\n" + "".join(rows) + "}" if rows else "{}"
            self.lines[name] = f"{comment(info.cls)}export interface {name} {body}\n"
        return name

    def _row(
        self,
        name: str,
        info: inspect.StructType,
        field: inspect.Field,
        sent: bool,
        prefix: str,
    ) -> str:
        omitted = info.cls.__struct_config__.omit_defaults
        optional = "?" if (sent or omitted) and not field.required else ""
        kind = NAMED.get((name, field.name))
        if (name, field.name) == (f"{prefix}Hand", "offers"):
            kind = f"Array<OfferOf<{prefix}Move>>"
        if kind is None:
            kind = self._name(field.type, sent, prefix)
            if omitted and field.default is None:  # then null is never sent
                kind = kind.removesuffix(" | null")
        return f"  {field.encode_name}{optional}: {kind}\n"


def comment(cls: type) -> str:
    """Return the first paragraph of a class's own docstring."""
    doc = (cls.__doc__ or "").strip().split("\n\n")[0].replace("\n    ", " ")
    return f"/** {doc} */\n" if doc else ""


def render() -> str:
    writer, sums = Writer(), {"Table": "", "Hand": "", "Move": ""}
    writer.add(RoomView, sent=False)
    writer.add(GameInfo, sent=False)
    sums["Out"] = writer.add(wire.Out, sent=False)
    sums["In"] = writer.add(wire.In, sent=True)
    sums["Act"] = writer.add(PublicAct, sent=True)
    games = {prefix_of(game): view_types(game) for game in GAMES.values()}
    for prefix, (table, hand, moves) in games.items():
        writer.add(table, sent=False, prefix=prefix)
        writer.add(hand, sent=False, prefix=prefix)
        sums[f"{prefix}Move"] = writer.add(moves, sent=True, prefix=prefix)
    for kind in ("Table", "Hand", "Move"):
        sums[kind] = " | ".join(prefix + kind for prefix in games)
    lines = [f"export type {name} = {union}\n" for name, union in sums.items()]
    return "\n".join([HEAD, *writer.lines.values(), *lines])


def prefix_of(game: Game) -> str:
    """Return the prefix of a game's types: CodenamesTable ...

    Boxes of one engine share it.
    """
    tag = view_types(game)[0].__struct_config__.tag
    return "".join(part.capitalize() for part in tag.split("_"))


def view_types(game: Game) -> tuple[Any, Any, Any]:
    """Return a game's Table, Hand and moves."""
    return game.table_type, game.hand_type, game.moves


def main() -> None:
    text = render()
    match sys.argv[1:]:
        case [path]:
            Path(path).write_text(text, "utf-8")
        case _:
            print(text, end="")


if __name__ == "__main__":
    main()
