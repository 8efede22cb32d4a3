"""docs/adding-a-game.md is followed to the letter, in a copy of the repository."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
COPIED = ("src", "tests", "docs", "pyproject.toml", "client/src/wire.ts")
UNNEEDED = ("web", "browser", "__pycache__")  # the built page, and tests that open it
FAILED = re.compile(r"^FAILED (tests/\w+\.py)", re.MULTILINE)
REMINDER = re.compile(r"^\| .* \| `(tests/\w+\.py)` \|$", re.MULTILINE)


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    assert found, f"the guide shows no {kind}"
    return found[1]


def patched(text: str, diff: str) -> str:
    """A text after a diff, whose pieces are parted by empty lines."""
    for piece in diff.split("\n\n"):
        lines = piece.splitlines()
        old = "\n".join(line[1:] for line in lines if line[0] in " -")
        new = "\n".join(line[1:] for line in lines if line[0] in " +")
        assert text.count(old) == 1, f"the guide changes what is not there:\n{old}"
        text = text.replace(old, new)
    return text


def plain(source: str) -> str:
    """The list of games without its type, as the guide shows it."""
    return re.sub(r"^ALL: .*? = ", "ALL = ", source, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with Liar among the games, as the guide says, and nothing more."""
    copy = tmp_path_factory.mktemp("konspira")
    for name in COPIED:
        source, target = ROOT / name, copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(*UNNEEDED))
        else:
            shutil.copy(source, target)
    games = copy / "src" / "konspira" / "games"
    (games / "liar.py").write_text(block("python"), "utf-8")
    registry = games / "__init__.py"
    registry.write_text(patched(plain(registry.read_text("utf-8")), block("diff")), "utf-8")
    return copy


@pytest.fixture
def run(copy: Path) -> Callable[..., Sequence[str]]:
    """Runs tests of the copy; the files in which one fails."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}

    def run(*arguments: str) -> Sequence[str]:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, text=True
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        return sorted(
            set(re.findall(r"^FAILED (tests/\w+\.py)", done.stdout, re.MULTILINE))
        )

    return run


def test_one_line_is_enough_for_rooms_servers_and_bots(
    run: Callable[..., Sequence[str]],
) -> None:
    every_game = ("tests/test_every_game.py", "tests/test_room_game.py")
    assert run(*every_game, "tests/test_protocol.py", "-k", "liar or bot") == []


def test_what_is_missing_has_a_test_that_reminds_of_it(
    run: Callable[..., Sequence[str]],
) -> None:
    reminders = REMINDER.findall(GUIDE)
    assert len(reminders) == 4
    assert run(*reminders, "-k", "not bot") == sorted(reminders)
