"""What the docs show is run: every example, and the game of docs/adding-a-game.md."""

import doctest
import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import promises
import pytest
from guide_steps import GUIDE, shown
from msgspec.structs import replace
from promises import Play

from konspira import kit
from konspira.game import Game
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.law import Row
from konspira.log.engines import ENGINES
from konspira.options import Field, form
from konspira.packs import KINDS, CharacterPack
from konspira.packs.shelf import Shelf

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
ALL_GAMES = SOURCE / "konspira" / "games"
SCREENS = ROOT / "client" / "src" / "games"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
RULEBOOKS = ROOT / "docs" / "rules"
CODE = re.compile(r"`([^`\n]+)`")


def load_liar() -> Any:
    """The game that the guide shows, as a module."""
    module = ModuleType("liar")
    sys.modules["liar"] = module  # msgspec looks the types of fields up in there
    code = shown("src/konspira/games/liar.py")
    exec(compile(code, str(GUIDE), "exec"), vars(module))
    return module


LIAR = load_liar()
GAME: Game = LIAR.GAME


def is_tool(name: str) -> bool:
    """Whether the kit offers this to games."""
    value = getattr(kit, name)
    own = getattr(value, "__module__", "") == kit.__name__
    return name == "BySeat" or (own and not isinstance(value, TypeVar))


def every_promise() -> Iterator[Callable[[Play], None]]:
    for _, function in inspect.getmembers(promises, inspect.isfunction):
        signature = inspect.signature(function)
        kinds = [parameter.annotation for parameter in signature.parameters.values()]
        if kinds == [Play] and signature.return_annotation is None:
            yield function


PROMISES = list(every_promise())


# Examples


def examples(text: str) -> str:
    """A page without its fences, which doctest would take for output."""
    return re.sub(r"^```.*$", "", text, flags=re.MULTILINE)


def run(test: doctest.DocTest) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    said: list[str] = []
    runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    names = {"liar": LIAR} if page == GUIDE else {}
    text = examples(page.read_text("utf-8"))
    run(doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0))


def modules_with_examples() -> list[str]:
    names = []
    for path in sorted(SOURCE.glob("konspira/**/*.py")):
        if ">>> " in path.read_text("utf-8"):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            names.append(".".join(parts).removesuffix(".__init__"))
    return names


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module_run(name: str) -> None:
    tests = doctest.DocTestFinder().find(importlib.import_module(name))
    assert any(test.examples for test in tests)
    for test in tests:
        run(test)


def test_a_wrong_example_is_noticed() -> None:
    text = examples("```pycon\n>>> 1 + 1\n3\n```\n")
    with pytest.raises(AssertionError, match="Got:"):
        run(doctest.DocTestParser().get_doctest(text, {}, "page", None, 0))


# The game of docs/adding-a-game.md


def test_all_promises_are_found() -> None:
    names = {promise.__name__ for promise in PROMISES}
    known = {"ends", "replay_equals_state", "views_hide_what_they_must", "offers_are_kept"}
    assert known <= names
    assert not {"attempts", "refusal", "whole", "word"} & names


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_game_in_the_guide_keeps_every_promise(promise: Callable[[Play], None]) -> None:
    for seats in GAME.seats:
        for seed in range(3):
            promise(Play(GAME, seats, seed, {}, 100))
            if promise is not promises.ends:
                promise(Play(GAME, seats, seed, {}, seats // 2))


def test_the_guide_names_every_promise() -> None:
    guide = GUIDE.read_text("utf-8")
    for promise in PROMISES:
        assert f"| `{promise.__name__}` |" in guide


def test_a_leak_in_the_game_of_the_guide_is_noticed() -> None:
    def open_hand(state: Any, seat: Any) -> Any:
        return replace(GAME.hand(state, seat), word=state.word)

    with pytest.raises(AssertionError, match="tells"):
        promises.views_hide_what_they_must(Play(replace(GAME, hand=open_hand), 4, 1, {}, 2))


def test_the_game_in_the_guide_has_a_form() -> None:
    shelf = Shelf()
    names = shelf.names("words")
    assert form(GAME, 3, shelf) == (
        Field("pack", "pack", "words.en", ("LI-02",), names, pack="words"),
        Field("minutes", "number", 8, ("LI-05",), least=1, most=30),
    )


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("## The law", Row._fields),
        ("## The record", Game.__struct_fields__),
        ("## The kit", [name for name in vars(kit) if is_tool(name)]),
    ],
)
def test_the_guide_lists_the_whole_contract(heading: str, names: Sequence[str]) -> None:
    guide = GUIDE.read_text("utf-8")
    section = guide[guide.index(heading) :].split("\n## ")[0]
    told = [word.partition("(")[0] for word in CODE.findall(section)]
    assert not set(names) - set(told)


# Links, paths and figures


PROSE = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATHS = re.compile(r"(?:src|client|tests|bench|docs)/[\w./*{},-]+")


def anchors(page: Path) -> set[str]:
    """What a link to a heading of this page may end with."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in headings}


def without_blocks(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(without_blocks(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    for code in CODE.findall(without_blocks(page)):
        if "<" in code or "liar" in code or not PATHS.fullmatch(code):
            continue
        for path in braced(code):
            assert list(ROOT.glob(path.rstrip("/"))), path


def braced(path: str) -> list[str]:
    """locales/{en,pl} is locales/en and locales/pl."""
    found = re.fullmatch(r"(.*)\{(.*)\}(.*)", path)
    return (
        [f"{found[1]}{part}{found[3]}" for part in found[2].split(",")] if found else [path]
    )


def rows_of(page: str, table: str) -> dict[str, list[str]]:
    """The rows of the table with this heading, by their first cell."""
    lines = (ROOT / page).read_text("utf-8").splitlines()
    cells = []
    for line in lines[lines.index(table) + 2 :]:
        if not line.startswith("|"):
            break
        cells.append([cell.strip() for cell in line.strip("|").split("|")])
    return {first: rest for first, *rest in cells}


def span(seats: range) -> str:
    return f"{seats[0]}-{seats[-1]}"


def names_of_games(language: str) -> dict[str, str]:
    """What the page calls each game."""
    files = (ROOT / "client" / "src" / "games").glob(f"*/texts/{language}.ftl")
    texts = "\n".join(file.read_text("utf-8") for file in files)
    names = dict(re.findall(r"^game-([\w-]+) = (.+)$", texts, re.MULTILINE))
    return {name: names[name] for name in GAMES}


def test_the_readme_lists_every_game_with_phone_screens_and_its_players() -> None:
    rows = rows_of("README.md", "| game | players | what there is |")
    names = names_of_games("en")
    drawn = [game for game in GAMES.values() if (SCREENS / game.family / "phone").is_dir()]
    expected = {names[game.name]: span(game.seats) for game in drawn}
    assert {name: players for name, (players, _) in rows.items()} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_calls_its_games_what_the_page_calls_them(language: str) -> None:
    ending = ".md" if language == "en" else f".{language}.md"
    books = [page for page in RULEBOOKS.glob("*.md") if "".join(page.suffixes) == ending]
    titles = [book.read_text("utf-8").splitlines()[0] for book in books]
    for name in names_of_games(language).values():
        assert [title for title in titles if name in title], name


def test_the_readme_counts_characters_and_pictograms_right() -> None:
    rows, shelf = rows_of("README.md", "| game | players | what there is |"), Shelf()
    people = {pack.entries for pack in shelf if isinstance(pack, CharacterPack)}
    pictures = sum(map(len, shelf.pictograms()))
    counted = f"{min(people)} characters and {pictures} pictograms;"
    assert rows["Secret Identity"][1].startswith(counted)


def test_the_map_names_every_module_of_every_game() -> None:
    rows = rows_of("ARCHITECTURE.md", "| game | seats | modules of its own |")
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    shared = page[page.index("The games are built alike.") : page.index("| game | seats |")]
    for names, (seats, modules) in rows.items():
        games = [GAMES[name] for name in CODE.findall(names)]
        assert seats.split(", ") == [span(game.seats) for game in games]
        (package,) = {module_folder(game) for game in games}
        told = {*CODE.findall(shared), *CODE.findall(modules)}
        assert {path.stem for path in package.rglob("[a-z]*.py")} <= told, package.name
    packages = {name for name, game in GAMES.items() if module_folder(game) != ALL_GAMES}
    assert {name for row in rows for name in CODE.findall(row)} == packages


def module_folder(game: Game) -> Path:
    """Return where its code is: a package of its own, or the folder of all games."""
    path = Path(str(sys.modules[game.table_type.__module__].__file__))
    inside = path.relative_to(ALL_GAMES).parts
    return ALL_GAMES / inside[0] if inside[1:] else ALL_GAMES


# A kind of pack and an engine of the log stand in a list of the code, and so need no map.
LISTED = {kind.__module__.split(".")[-1] for kind in KINDS.values()} | set(ENGINES)


@pytest.mark.parametrize("package", ["room", "server", "packs", "log", "log/jetstream"])
def test_the_map_names_every_module_of_a_package(package: str) -> None:
    (row,) = re.findall(
        rf"^\| `src/konspira/{package}/` \| .*$",
        (ROOT / "ARCHITECTURE.md").read_text("utf-8"),
        re.MULTILINE,
    )
    modules = {path.stem for path in (SOURCE / "konspira" / package).glob("[a-z]*.py")}
    assert modules - LISTED <= set(CODE.findall(row)), package
