"""Who may import whom. What a module must not know, it cannot leak or depend on."""

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from subprocess import PIPE, run

import pytest

SOURCE = Path(__file__).parents[2] / "src"
# What modules under this name may know of Konspira. An exact name, or with a dot at the
# end everything inside that package. `{own}` is the game's own module or package.
MAY_IMPORT = {
    "konspira.move": ["konspira.refusals", "konspira.verdict"],
    "konspira.law": ["konspira.kit", "konspira.move", "konspira.refusals"],
    "konspira.kit": ["konspira.move", "konspira.refusals"],
    "konspira.game": [
        *("konspira.kit", "konspira.law", "konspira.move"),
        *("konspira.packs", "konspira.refusals", "konspira.verdict"),
    ],
    "konspira.refusals": [],
    "konspira.languages": [],
    "konspira.skeletons": [],
    "konspira.verdict": [],
    "konspira.packs": ["konspira.packs", "konspira.packs."],
    "konspira.games": [
        *("konspira.game", "konspira.kit", "konspira.law"),
        *("konspira.packs", "konspira.refusals", "konspira.verdict"),
        *("{own}", "{own}."),
    ],
    "konspira.companions": [
        *("konspira.game", "konspira.games", "konspira.games.", "konspira.kit"),
        *("konspira.packs", "konspira.verdict"),
        *("konspira.companions", "konspira.companions."),
    ],
    "konspira.log": ["konspira.log", "konspira.log."],
    "konspira.referee": [
        *("konspira.languages", "konspira.packs", "konspira.packs.", "konspira.verdict"),
        *("konspira.referee", "konspira.referee."),
    ],
    "konspira.room": [
        *("konspira.game", "konspira.games", "konspira.games.", "konspira.kit"),
        *("konspira.options",),
        *("konspira.companions", "konspira.companions.mind", "konspira.companions.voice"),
        *("konspira.packs", "konspira.packs.faults", "konspira.packs.group_pack"),
        *("konspira.packs.parsing", "konspira.refusals", "konspira.verdict"),
        *("konspira.languages", "konspira.skeletons"),
        *("konspira.room", "konspira.room."),
    ],
}
# What the rooms of Mafia know of each other, besides its words. A dot at the end: what
# stands inside that package.
MAFIA = "konspira.games.mafia"
WORDS = ["refusals", "options", "moves", "clock", "cards", "state", "state."]
TURN = [*WORDS, "cards."]
PARTS = [*TURN, "turn."]  # night and council do not know each other
PEOPLE = [*PARTS, "setup", "night.", "council."]
LAW = [*PEOPLE, "people."]
ROOMS = {
    **dict.fromkeys(WORDS, WORDS),
    "cards.": WORDS,
    "turn.": TURN,
    "setup": PARTS,
    "night.": PARTS,
    "council.": PARTS,
    "people.": PEOPLE,
    "law": LAW,
    "imagine.": LAW,  # and neither law nor views: it says independently who knows what
    "views.": [*LAW, "law"],
}
NEVER_IMPORT = {
    "konspira": "tools",
    "konspira.referee": "konspira.server",
}
PURE = (
    *("konspira.game", "konspira.move", "konspira.law", "konspira.kit"),
    *("konspira.games", "konspira.companions", "konspira.options", "konspira.room"),
)
MAY_WAIT = ("konspira.server", "konspira.log", "konspira.client", "konspira.cli")


def modules() -> dict[str, Path]:
    """Every module of Konspira by its full name."""
    found = {}
    for path in sorted(SOURCE.glob("konspira/**/*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


MODULES = modules()


def imports(module: str, source: str, package: bool = False) -> Iterator[str]:
    """Full names of all modules that a source imports, wherever in it that happens."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                home = module.split(".")[: None if package else -1]
                home = home[: len(home) - node.level + 1]
                base = ".".join([*home, base] if base else home)
            for alias in node.names:
                inside = f"{base}.{alias.name}"
                yield inside if inside in MODULES else base


def within(module: str, name: str) -> bool:
    """Whether a module is this one, or stands somewhere inside it."""
    return module == name or module.startswith(f"{name}.")


def own(module: str) -> str:
    """The part of Konspira that a module may know as itself: its game, for a game."""
    return ".".join(module.split(".")[:3])


def allowed(module: str, imported: str, may: list[str]) -> bool:
    if module == "konspira.games":  # the list of games knows them all
        may = [*may, "konspira.games."]
    for name in may:
        name = name.format(own=own(module))
        if imported == name or (name.endswith(".") and imported.startswith(name)):
            return True
    return False


def offences(module: str, source: str, package: bool = False) -> list[str]:
    """Every import that a module has no right to, as a sentence."""
    found = []
    for imported in imports(module, source, package):
        ours = within(imported, "konspira")
        for name, may in MAY_IMPORT.items():
            if ours and within(module, name) and not allowed(module, imported, may):
                found.append(f"{module} imports {imported}; {name} may not")
        for name, never in NEVER_IMPORT.items():
            if within(module, name) and within(imported, never):
                found.append(f"{module} imports {imported}; {name} never does")
        waits = any(within(module, name) for name in MAY_WAIT)
        if within(imported, "asyncio") and not waits:
            found.append(f"{module} imports asyncio; rules and folds wait for nothing")
        if within(module, MAFIA) and module != MAFIA and within(imported, MAFIA):
            own_room = room_of(module)
            if room_of(imported) not in [own_room, *ROOMS.get(own_room, [])]:
                found.append(f"{module} imports {imported}; {own_room} may not")
    if any(within(module, name) for name in PURE) and opens_files(source):
        found.append(f"{module} opens a file; ruff sees imports alone")
    return found


def room_of(module: str) -> str:
    """The room of Mafia in which a module stands; its package is a word of its own."""
    first, *inside = module.removeprefix(f"{MAFIA}.").split(".")
    return f"{first}." if inside else first


def opens_files(source: str) -> bool:
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return any(isinstance(call.func, ast.Name) and call.func.id == "open" for call in calls)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_it_may_know(module: str) -> None:
    path = MODULES[module]
    assert offences(module, path.read_text("utf-8"), path.name == "__init__.py") == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("konspira.games.chess", "from konspira.packs.shelf import Shelf"),
        ("konspira.games.chess", "from konspira.packs import shelf"),
        ("konspira.games.chess", "import konspira.packs.shelf as shelf"),
        ("konspira.games.chess", "from konspira import Match"),
        ("konspira.games.chess", "from konspira import match"),
        ("konspira.games.chess", "from konspira.options import choose"),
        ("konspira.games.chess", "from konspira.games import codenames"),
        ("konspira.games.chess", "from konspira.games.codenames.pieces import Team"),
        ("konspira.games.chess", "from ..server import websocket"),
        ("konspira.games.chess.rules", "from ... import match"),
        ("konspira.games.chess.rules", "def f():\n    import konspira.log.sqlite"),
        ("konspira.games.chess", "import asyncio"),
        ("konspira.game", "from konspira.packs.shelf import Shelf"),
        ("konspira.room.agreement", "from konspira.packs.shelf import Shelf"),
        ("konspira.game", "from konspira.games import GAMES"),
        ("konspira.packs.shelf", "from konspira.game import BadSetup"),
        ("konspira.log.sqlite", "from konspira.game import Act"),
        ("konspira.log.sqlite", "import konspira"),
        ("konspira.room", "from konspira.log import Conflict"),
        ("konspira.room", "from konspira import server"),
        ("konspira.room", "import asyncio.queues"),
        ("konspira.room.people", "text = open('names.txt').read()"),
        ("konspira.games.chess", "def f():\n    open('board', 'w')"),
        ("konspira.options", "from asyncio import sleep"),
        ("konspira.server.app", "from tools import catalogue"),
        ("konspira.cli.packs", "import tools.catalogue"),
        ("konspira.referee.pl", "if True:\n    from konspira import server"),
        ("konspira.referee.pl", "from konspira.games import codenames"),
        ("konspira.referee.pl", "import asyncio"),
        ("konspira.companions.chess", "from konspira.packs.shelf import Shelf"),
        ("konspira.companions.chess", "from konspira.room.state import RoomState"),
        ("konspira.companions.chess", "from konspira import room"),
        ("konspira.companions.chess", "from konspira.server import rooms"),
        ("konspira.companions.chess", "from konspira.log import Log"),
        ("konspira.companions.chess", "from konspira import referee"),
        ("konspira.companions.chess", "from konspira import Match"),
        ("konspira.companions.chess", "words = open('words.txt').read()"),
        ("konspira.games.chess", "from konspira.companions import think"),
        (f"{MAFIA}.cards.windows", f"from {MAFIA}.council.votes import voters"),
        (f"{MAFIA}.cards.windows", f"from {MAFIA}.law import LAW"),
        (f"{MAFIA}.cards", f"from {MAFIA}.cards import windows"),
        (f"{MAFIA}.state.terms", f"from {MAFIA}.turn import flow"),
        (f"{MAFIA}.night.steps", f"from {MAFIA}.council import talk"),
        (f"{MAFIA}.council.talk", f"from {MAFIA}.views.table import Table"),
        (f"{MAFIA}.people.master", f"from {MAFIA}.law import LAW"),
        (f"{MAFIA}.law", f"from {MAFIA}.views.hands import hand"),
        (f"{MAFIA}.imagine.twin", f"from {MAFIA}.views.own_card import holding"),
        (f"{MAFIA}.views.hands", f"from {MAFIA} import GAME"),
        (f"{MAFIA}.cellar", f"from {MAFIA}.moves import Vote"),
    ],
)
def test_an_import_that_breaks_the_layers_is_noticed(module: str, source: str) -> None:
    assert offences(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("konspira.games.chess", "from konspira import game"),
        ("konspira.games.chess", "from konspira.game import Seat"),
        ("konspira.games.chess", "from konspira.packs import Card, comparable"),
        ("konspira.games.chess.rules", "from konspira.games.chess.board import Board"),
        ("konspira.games.chess.rules", "from . import board"),
        ("konspira.games.chess.rules", "import msgspec, random"),
        ("konspira.room", "from konspira.packs.group_pack import GroupPack"),
        ("konspira.companions.chess", "from konspira.games.chess.views import Table"),
        ("konspira.log.sqlite", "import asyncio"),
        ("konspira.server.app", "from konspira import room\nimport asyncio"),
        ("konspira.match", "from konspira.games import codenames"),
        (f"{MAFIA}.council.talk", f"from {MAFIA}.turn.ready import ready_or_not"),
        (f"{MAFIA}.views.hands", f"from {MAFIA}.law import LAW"),
    ],
)
def test_an_import_that_keeps_the_layers_is_fine(module: str, source: str) -> None:
    assert offences(module, source) == []


def circle(imported: Mapping[str, set[str]]) -> list[str]:
    """Modules that import each other, be it for their types alone or in a function."""
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_module_needs_one_that_needs_it() -> None:
    imported = {
        module: {*imports(module, path.read_text("utf-8"), path.name == "__init__.py")}
        for module, path in MODULES.items()
    }
    ours = {name: known & set(MODULES) - {name} for name, known in imported.items()}
    assert circle(ours) == []


def test_a_circle_is_noticed() -> None:
    assert circle({"room": {"game"}, "game": {"law"}, "law": {"room"}, "wire": {"room"}})
    assert circle({"room": {"game"}, "game": {"law"}, "wire": {"room", "law"}}) == []


FOLDED = [
    *("games/chess.py", "games/chess/rules.py", "room/people.py", "packs/words.py"),
    *("companions/chess.py", "companions/chess/openings.py"),
]


def complaints(place: str, source: str) -> str:
    """What ruff says of this source if it stood there."""
    command = [sys.executable, "-m", "ruff", "check", "--select", "TID251", "--quiet"]
    where = ["--stdin-filename", str(SOURCE / "konspira" / place), "-"]
    return run([*command, *where], input=source, stdout=PIPE, text=True).stdout


@pytest.mark.parametrize("place", FOLDED)
def test_what_is_folded_reads_no_clock_no_die_and_no_file(place: str) -> None:
    impure = [
        *("import time", "from datetime import datetime", "import asyncio", "import os"),
        *("from pathlib import Path", "import io", "import socket", "import secrets"),
        *("from random import choice", "import random\nrandom.shuffle([])", "import uuid"),
        *("from importlib import resources", "import sqlite3"),
        *("import konspira.packs.shelf", "from konspira.packs import shelf"),
    ]
    told = complaints(place, "\n".join(impure))
    assert told.count("TID251") == len(impure), told


@pytest.mark.parametrize("place", [*FOLDED, "packs/shelf.py", "server/room_server.py"])
def test_what_rules_may_use_is_no_complaint(place: str) -> None:
    pure = ["import hashlib", "import msgspec", "from random import Random"]
    besides = [] if place in FOLDED else ["import time"]
    assert complaints(place, "\n".join([*pure, *besides])) == ""


def test_the_layers_speak_of_modules_that_exist() -> None:
    expected = {"konspira.game", "konspira.games.codenames.law", "konspira.packs.shelf"}
    assert expected <= set(MODULES)


def changing(module: str) -> set[str]:
    """Functions of a module that return another state of the game."""
    functions = ast.walk(ast.parse(MODULES[module].read_text("utf-8")))
    return {
        node.name
        for node in functions
        if isinstance(node, ast.FunctionDef)
        and node.returns
        and "State" in ast.unparse(node.returns)
    }


def imported_names(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


def changes(source: str) -> list[str]:
    """What this source imports of Mafia by which it could change a game."""
    found = []
    for module, name in imported_names(source):
        whole = f"{module}.{name}" in MODULES  # a module, of which anything can be called
        if within(module, MAFIA) and (whole or name in changing(module)):
            found.append(f"{module}.{name}")
    return found


VIEWS = [module for module in MODULES if module.startswith(f"{MAFIA}.views.")]


@pytest.mark.parametrize("module", VIEWS)
def test_views_of_mafia_import_nothing_that_changes_a_game(module: str) -> None:
    assert changes(MODULES[module].read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        f"from {MAFIA}.night.steps import to_dawn",
        f"from {MAFIA}.council import votes",
        f"from {MAFIA}.council.votes import vote, voters",
    ],
)
def test_a_view_that_could_change_a_game_is_noticed(source: str) -> None:
    assert changes(source)
