"""What the docs show is run: every example, and the game of docs/adding-a-game.md."""

import doctest
import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import promises
import pytest
from msgspec.structs import replace
from promises import Play

from konspira.game import Game
from konspira.options import Field, form
from konspira.packs.shelf import Shelf

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
GUIDE = ROOT / "docs" / "adding-a-game.md"


def load_game(name: str, page: Path) -> ModuleType:
    """The game that a page shows in its python blocks, as a module."""
    code = "".join(
        re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    )
    module = ModuleType(name)
    sys.modules[name] = module  # msgspec looks the types of fields up in there
    exec(compile(code, str(page), "exec"), vars(module))
    return module


LIAR: Any = load_game("liar", GUIDE)


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
    for seats in LIAR.SEATS:
        for seed in range(3):
            promise(Play(LIAR, seats, seed, {}, 100))
            if promise is not promises.ends:
                promise(Play(LIAR, seats, seed, {}, seats // 2))


def test_the_guide_names_every_promise() -> None:
    guide = GUIDE.read_text("utf-8")
    for promise in PROMISES:
        assert f"| `{promise.__name__}` |" in guide


def test_a_leak_in_the_game_of_the_guide_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play, hand = Play(LIAR, 4, 1, {}, 2), LIAR.hand

    def open_hand(state: Any, seat: Any) -> Any:
        return replace(hand(state, seat), word=state.word)

    monkeypatch.setattr(LIAR, "hand", open_hand)
    with pytest.raises(AssertionError, match="tells"):
        promises.views_hide_what_they_must(play)


def test_the_game_in_the_guide_has_a_form() -> None:
    shelf = Shelf()
    names = shelf.names("words")
    expected = Field("pack", "pack", "words.en", ("LI-02",), names, pack="words")
    assert form(LIAR, 3, shelf) == (expected,)


def test_the_guide_lists_the_whole_contract() -> None:
    guide = GUIDE.read_text("utf-8")
    contract = [name for name in vars(Game) if not name.startswith("_")]
    table = guide[guide.index("## The contract") : guide.index("## Joining the others")]
    for name in contract:
        assert hasattr(LIAR, name), name
        assert f"`{name}`" in table or f"`{name}(" in table, name
