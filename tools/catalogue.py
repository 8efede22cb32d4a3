"""Collect games, options, moves, acts, refusals, packs: `python3 dev.py write catalogue`.

Games, languages, options, presets, refusals, packs, moves and acts stand in the code once.
The page and its tests read them in client/src/catalogue.json. This is a tool: nothing that
runs for players imports it.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect
from tools.view_schema import Shapes, shapes_of
from tools.wire_ts import PACK_LEAST, view_types

from konspira import refusals
from konspira.companions import plays_well, required
from konspira.game import Contact, EndNow, HostSeat, NewSeat, Seat, TimeUp
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.options import Field, form
from konspira.packs.shelf import Shelf
from konspira.refusals import Refusal
from konspira.room import acts
from konspira.room import refusals as refusals_of_rooms
from konspira.server import refusals as refusals_of_the_server

SERVER, ROOM, EVERY_GAME = "server", "room", "game"
CONTRACT_MOVES = (TimeUp, Contact, NewSeat, HostSeat, EndNow)


class GameEntry(Struct, frozen=True):
    """A game. Those of one family share the types of their tables and hands."""

    name: str
    family: str
    version: int
    seats: tuple[int, int]
    presets: dict[str, Any]
    companions: bool  # know it; others they play at random
    required: dict[str, Any]  # options by which companions can play it
    daily: bool  # there is one for each date


class OptionEntry(Struct, frozen=True, omit_defaults=True):
    """An option of a game. `default` is for the smallest group, `defaults` for others."""

    game: str
    name: str
    kind: str
    rules: tuple[str, ...]
    default: bool | int | str
    defaults: dict[str, bool | int | str] = {}  # by number of players, where it differs
    values: tuple[str, ...] = ()  # of a choice
    least: int | None = None  # of a number
    most: int | None = None
    pack: str | None = None  # of a pack: its kind


class InputEntry(Struct, frozen=True, omit_defaults=True):
    """A field of a move or act, as somebody fills it in.

    `kind`: a text of `least` to `most` letters, a number from `least` to `most`, a switch,
    a choice of `values`, a seat, or other things, which no screen asks for.
    """

    name: str
    kind: str
    least: int | None = None
    most: int | None = None
    values: tuple[str, ...] = ()  # of a choice; a number may be one of these as well
    optional: bool = False  # may be left out
    nullable: bool = False


class MoveEntry(Struct, frozen=True):
    """A move. `of` is a family, or "game" for those of the contract."""

    name: str
    of: str
    fields: tuple[InputEntry, ...]


class ActEntry(Struct, frozen=True):
    """An act of a room, and who may do it. `public`: phones may ask for it."""

    name: str
    who: str
    public: bool
    about: str
    fields: tuple[InputEntry, ...]


class RefusalEntry(Struct, frozen=True):
    """A code, who says it (the server, a room, every game or a family), by which rules."""

    code: str
    of: tuple[str, ...]
    rules: tuple[str, ...]


class PackKindEntry(Struct, frozen=True):
    """A kind of pack, and how much must be in one."""

    kind: str
    least: int


class PackEntry(Struct, frozen=True):
    """A pack that comes with Konspira."""

    name: str
    kind: str
    language: str
    title: str
    entries: int


class PieceEntry(Struct, frozen=True):
    """A card of a game, and what is printed on it; what is not said is usual."""

    of: str  # a family
    name: str
    facts: Struct


class Catalogue(Struct, frozen=True):
    """Everything that is listed in client/src/catalogue.json."""

    languages: tuple[str, ...]
    games: tuple[GameEntry, ...]
    options: tuple[OptionEntry, ...]
    moves: tuple[MoveEntry, ...]
    shapes: tuple[Shapes, ...]  # of each family
    pieces: tuple[PieceEntry, ...]
    acts: tuple[ActEntry, ...]
    refusals: tuple[RefusalEntry, ...]
    pack_kinds: tuple[PackKindEntry, ...]
    packs: tuple[PackEntry, ...]


def catalogue() -> Catalogue:
    return Catalogue(
        LANGUAGES,
        tuple(map(game_entry, GAMES.values())),
        tuple(option for game in GAMES.values() for option in options_of(game)),
        tuple(all_moves()),
        tuple({game.family: shapes_of(game) for game in GAMES.values()}.values()),
        tuple(all_pieces()),
        tuple(all_acts()),
        tuple(all_refusals()),
        tuple(PackKindEntry(*kind) for kind in PACK_LEAST.items()),
        tuple(map(pack_entry, Shelf())),
    )


# Games and their options


def game_entry(game: Any) -> GameEntry:
    seats = (game.seats[0], game.seats[-1])
    return GameEntry(
        *(game.name, family_of(game), game.version, seats, dict(game.presets)),
        companions=plays_well(game),
        required=dict(required(game)),
        daily=game.daily is not None,
    )


def family_of(game: Any) -> str:
    return str(view_types(game)[0].__struct_config__.tag)


def options_of(game: Any) -> Iterator[OptionEntry]:
    """Yield the lines of its form, each with the defaults of every size."""
    shelf, sizes = Shelf(), game.seats
    for lines in zip(*(form(game, seats, shelf) for seats in sizes), strict=True):
        first: Field = lines[0]
        others = {
            str(seats): line.default
            for seats, line in zip(sizes, lines, strict=True)
            if line.default != first.default
        }
        yield OptionEntry(
            *(game.name, first.name, first.kind, first.rules, first.default, others),
            values=first.values if first.kind == "choice" else (),  # packs are listed apart
            least=first.least,
            most=first.most,
            pack=first.pack,
        )


def pack_entry(pack: Any) -> PackEntry:
    return PackEntry(pack.name, pack.kind, pack.language, pack.title, pack.entries)


def all_pieces() -> Iterator[PieceEntry]:
    for family, game in {family_of(game): game for game in GAMES.values()}.items():
        for name, facts in game.pieces.items():
            yield PieceEntry(family, name, facts)


# Moves and acts


def all_moves() -> Iterator[MoveEntry]:
    """Yield the moves of the contract, then those of each family in their order."""
    for kind in CONTRACT_MOVES:
        yield MoveEntry(kind.__name__, EVERY_GAME, tuple(inputs(kind)))
    for family, game in {family_of(game): game for game in GAMES.values()}.items():
        for kind in get_args(view_types(game)[2]):
            if kind not in CONTRACT_MOVES:
                yield MoveEntry(kind.__name__, family, tuple(inputs(kind)))


def all_acts() -> Iterator[ActEntry]:
    public = get_args(acts.PublicAct)
    for kind in acts.KINDS:
        hidden = kind.filled_in if kind in public else ()
        fields = tuple(field for field in inputs(kind) if field.name not in hidden)
        who, about = kind.who.name.lower(), " ".join((kind.__doc__ or "").split())
        yield ActEntry(kind.__name__, who, kind in public, about, fields)


def inputs(kind: type[Struct]) -> Iterator[InputEntry]:
    """Yield the fields of a move or act, as a screen can ask for them."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    hints = get_type_hints(kind, include_extras=True)
    for field in info.fields:
        yield input_entry(field, is_seat(hints[field.name]))


def input_entry(field: inspect.Field, seat: bool) -> InputEntry:
    types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    told = [bare(each) for each in types]
    may_lack = (not field.required, any(isinstance(one, inspect.NoneType) for one in told))
    words = [one for one in told if isinstance(one, inspect.LiteralType)]
    values = tuple(str(value) for one in words for value in one.values)
    for one in told:
        match one:
            case inspect.IntType() if seat:
                return InputEntry(field.name, "seat", None, None, (), *may_lack)
            case inspect.IntType(ge=least, le=most):
                return InputEntry(field.name, "number", least, most, values, *may_lack)
            case inspect.StrType(min_length=least, max_length=most):
                return InputEntry(field.name, "text", least, most, (), *may_lack)
            case inspect.BoolType():
                return InputEntry(field.name, "switch", None, None, (), *may_lack)
            case inspect.EnumType(cls):
                values = tuple(member.value for member in cls)
                return InputEntry(field.name, "choice", None, None, values, *may_lack)
    return InputEntry(field.name, "things", None, None, (), *may_lack)


def bare(info: inspect.Type) -> inspect.Type:
    return info.type if isinstance(info, inspect.Metadata) else info


def is_seat(hint: Any) -> bool:
    """Return whether a field holds a seat, or None; only type hints know `Seat`."""
    return hint is Seat or any(map(is_seat, get_args(hint)))


# Refusals


def all_refusals() -> Iterator[RefusalEntry]:
    """Yield every code that can be said, in a stable order."""
    said: dict[str, list[tuple[str, str | None]]] = {}
    for speaker, declared in declared_refusals().items():
        for refusal in declared:
            said.setdefault(refusal.code, []).append((speaker, refusal.rule))
    for code, by in said.items():
        speakers = dict.fromkeys(speaker for speaker, _ in by)
        rules = dict.fromkeys(rule for _, rule in by if rule)
        yield RefusalEntry(code, tuple(speakers), tuple(rules))


def declared_refusals() -> dict[str, list[Refusal]]:
    """Return the refusals that each part of Konspira declares."""
    found = {
        SERVER: refusals_in(refusals_of_the_server),
        ROOM: refusals_in(refusals_of_rooms),
        EVERY_GAME: refusals_in(refusals),
    }
    return found | {family_of(game): refusals_of(game) for game in GAMES.values()}


def refusals_of(game: Any) -> list[Refusal]:
    """Return what a game declares in the modules of its package, for itself alone."""
    own = dict.fromkeys(r for module in modules_of(game) for r in refusals_in(module))
    common = refusals_in(refusals)
    return [refusal for refusal in own if refusal not in common]


def refusals_in(module: ModuleType) -> list[Refusal]:
    return [value for value in vars(module).values() if isinstance(value, Refusal)]


def modules_of(game: Any) -> Iterator[ModuleType]:
    """Yield every module of the game's package; a game may also be a single module."""
    home = ".".join(view_types(game)[0].__module__.split(".")[:3])
    package = importlib.import_module(home)
    yield package
    for found in pkgutil.iter_modules(getattr(package, "__path__", ())):
        yield importlib.import_module(f"{home}.{found.name}")


# The file


def render() -> str:
    """Return the catalogue as JSON, one thing a line, so that a difference can be read."""
    parts = msgspec.to_builtins(catalogue())
    lists = (f"{json(name)}: {lines(part)}" for name, part in parts.items())
    return "{\n" + ",\n".join(lists) + "\n}\n"


def lines(things: Iterable[object]) -> str:
    return "[\n" + ",\n".join(f"  {json(thing)}" for thing in things) + "\n]"


def json(thing: object) -> str:
    return msgspec.json.format(msgspec.json.encode(thing), indent=0).decode()


def main() -> None:
    (path,) = sys.argv[1:]
    Path(path).write_text(render(), "utf-8")


if __name__ == "__main__":
    main()
