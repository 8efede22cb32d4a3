"""Writes what there is into client/src/catalogue.json: `python3 dev.py write catalogue`.

Client, docs and tests read it there, so nothing of it is listed by hand a second time.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import Struct

from konspira import refusals
from konspira.games import GAMES, AnyGame
from konspira.languages import LANGUAGES
from konspira.refusals import Refusal
from konspira.room import refusals as refusals_of_rooms
from konspira.server import refusals as refusals_of_the_server
from konspira.wire_ts import view_types

SERVER, ROOM, EVERY_GAME = "server", "room", "game"


class RefusalInfo(Struct, frozen=True):
    """A code, who says it (the server, a room, every game or a family), by which rules."""

    code: str
    of: tuple[str, ...]
    rules: tuple[str, ...]


class Catalogue(Struct, frozen=True):
    """Everything there is."""

    languages: tuple[str, ...]
    refusals: tuple[RefusalInfo, ...]


def catalogue() -> Catalogue:
    return Catalogue(languages=LANGUAGES, refusals=tuple(all_refusals()))


# Refusals


def all_refusals() -> Iterator[RefusalInfo]:
    """Every code that can be said, in a stable order."""
    said: dict[str, list[tuple[str, str | None]]] = {}
    for speaker, declared in declared_refusals().items():
        for refusal in declared:
            said.setdefault(refusal.code, []).append((speaker, refusal.rule))
    for code, by in said.items():
        speakers = dict.fromkeys(speaker for speaker, _ in by)
        rules = dict.fromkeys(rule for _, rule in by if rule)
        yield RefusalInfo(code, tuple(speakers), tuple(rules))


def declared_refusals() -> dict[str, list[Refusal]]:
    """The refusals that each part of Konspira declares."""
    found = {
        SERVER: refusals_in(refusals_of_the_server),
        ROOM: refusals_in(refusals_of_rooms),
        EVERY_GAME: refusals_in(refusals),
    }
    for game in GAMES.values():
        found[family_of(game)] = refusals_of(game)
    return found


def refusals_of(game: AnyGame) -> list[Refusal]:
    """What a game declares in the modules of its package, for itself alone."""
    own = dict.fromkeys(r for module in modules_of(game) for r in refusals_in(module))
    common = refusals_in(refusals)
    return [refusal for refusal in own if refusal not in common]


def refusals_in(module: ModuleType) -> list[Refusal]:
    return [value for value in vars(module).values() if isinstance(value, Refusal)]


# Games


def family_of(game: AnyGame) -> str:
    """Games of one family share the types of their tables and hands."""
    tag = view_types(game)[0].__struct_config__.tag
    return str(tag)


def modules_of(game: AnyGame) -> Iterator[ModuleType]:
    """Every module of the game's package; a game may also be a single module."""
    home = ".".join(view_types(game)[0].__module__.split(".")[:3])
    package = importlib.import_module(home)
    yield package
    for found in pkgutil.iter_modules(getattr(package, "__path__", ())):
        yield importlib.import_module(f"{home}.{found.name}")


# The file


def render() -> str:
    """The catalogue as JSON, one thing a line, so that a difference can be read."""
    parts = msgspec.to_builtins(catalogue())
    lists = (f"{json(name)}: {lines(part)}" for name, part in parts.items())
    return "{\n" + ",\n".join(lists) + "\n}\n"


def lines(things: list[object]) -> str:
    return "[\n" + ",\n".join(f"  {json(thing)}" for thing in things) + "\n]"


def json(thing: object) -> str:
    return msgspec.json.format(msgspec.json.encode(thing), indent=0).decode()


def main() -> None:
    (path,) = sys.argv[1:]
    Path(path).write_text(render(), "utf-8")


if __name__ == "__main__":
    main()
