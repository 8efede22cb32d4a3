"""dev.py does what it says, and what the pages tell people to run with it."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import dev
import pytest
from processes import limited

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
COMMAND = re.compile(r"python3? dev\.py (\w+)(?: (\w+))?")
PROGRAM = re.compile(r"(?:bin/python|dev\.py test(?: quick)?) ((?:\w+/)+\w+\.py)")


PLAYED = ("screens",)  # in a browser, for minutes: tests/browser/test_live_tours.py


@pytest.mark.parametrize("name", [name for name in dev.WRITERS if name not in PLAYED])
def test_a_generated_file_is_written(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it is up to date is checked where it is made."""
    monkeypatch.setenv("PYTHONPATH", "")
    dev.find_modules_of_tests()
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
    monkeypatch.setattr(dev, "find_modules_of_tests", lambda: None)
    monkeypatch.setattr(dev, "run", lambda *command: ran.append(str(command[-1])))
    dev.write(["wire"])
    assert ran == ["client/src/wire.ts"]
    dev.write([])
    assert ran[1:] == [target for *_, target in dev.WRITERS.values()]


def test_a_bench_gets_the_options_that_follow_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "prepare", lambda extra: None)
    monkeypatch.setattr(dev, "build_client", lambda: None)
    monkeypatch.setattr(dev, "run", lambda *words: ran.append((words[1].name, *words[2:])))
    dev.bench(["server", "--against", "../before"])
    assert ran == [("server.py", "--against", "../before")]
    dev.bench(["rules", "opening"])
    assert ran[1:] == [("rules.py",), ("opening.py",)]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What dev.py runs, instead of running it."""
    commands: list[list[str]] = []
    monkeypatch.setattr(dev, "prepare", lambda extra: None)
    monkeypatch.setattr(dev, "run", lambda *one: commands.append([*map(str, one)]))
    return commands


@pytest.fixture
def pip_warns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[int]:
    """Nothing is installed: what would be run warns, and ends with the code in here."""
    codes = [0]
    run = dev.output_of

    def warn(*command: str | Path, to: int | None) -> tuple[int, bytes]:
        warning = "import sys; print('WARNING: as root', file=sys.stderr)"
        program = f"{warning}; sys.exit({codes[0]})"
        return run(sys.executable, "-c", program, to=to)

    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    monkeypatch.setattr("venv.create", lambda folder, **how: None)
    monkeypatch.setattr(dev, "output_of", warn)
    return codes


def test_setting_up_tells_each_step_and_how_long_it_took(
    pip_warns: list[int], capfd: pytest.CaptureFixture[str]
) -> None:
    """Nothing that pip warns of stands between them."""
    dev.prepare("test")
    said, warned = capfd.readouterr()
    lines = said.split("\n")[1:-1]
    steps = [re.fullmatch(r"  (\d) of 4: .+ \.\.\. \d+ s", line) for line in lines]
    assert [step and step[1] for step in steps] == ["1", "2", "3", "4"]
    assert not warned
    dev.prepare("test")
    assert not capfd.readouterr().out, "the next time there is nothing to tell"


def test_a_step_that_fails_tells_what_was_said(pip_warns: list[int]) -> None:
    pip_warns[0] = 3
    with pytest.raises(SystemExit, match="WARNING: as root"):
        dev.prepare("test")


BUILD = [str(dev.PYTHON), "hatch_build.py"]
PYTEST = [str(dev.PYTHON), "-m", "pytest"]
ENGINES = [str(dev.PYTHON), "-m", "browser.engines.installing"]
PARALLEL = ["-n", str(dev.WORKERS), "--dist", "worksteal"]


# Rings


def test_what_must_hold_before_a_change_lands_is_tested_unless_a_ring_is_named(
    ran: list[list[str]],
) -> None:
    dev.test([])
    assert ran == [BUILD, [*PYTEST, *PARALLEL, "-m", "not all_only"]]


def test_all_leaves_out_what_it_does_in_a_longer_version(ran: list[list[str]]) -> None:
    dev.test(["all"])
    chosen = ["-m", "not short_version", "--hypothesis-profile", "all"]
    everything = [*PYTEST, *PARALLEL, *chosen]
    assert ran == [BUILD, ENGINES, everything]


def test_other_engines_have_a_ring_of_their_own(ran: list[list[str]]) -> None:
    """It tells first which of them are missing."""
    dev.test(["engines"])
    assert ran == [BUILD, ENGINES, [*PYTEST, *PARALLEL, *dev.RINGS["engines"]]]


def test_the_quick_ring_needs_no_client(ran: list[list[str]]) -> None:
    dev.test(["quick", "-k", "codenames"])
    assert ran == [[*PYTEST, *PARALLEL, *dev.RINGS["quick"], "-k", "codenames"]]


def test_the_browser_has_a_ring_of_its_own(ran: list[list[str]]) -> None:
    dev.test(["browser"])
    assert ran == [BUILD, [*PYTEST, *PARALLEL, *dev.RINGS["browser"]]]


@pytest.mark.parametrize(
    "named", ["tests/test_order.py", "tests", "tests/test_order.py::test_every[a]"]
)
def test_what_is_named_by_its_path_runs_whole(ran: list[list[str]], named: str) -> None:
    """Tests that only `all` runs, too."""
    dev.test(["-q", named])
    dev.test([named])
    assert ran == [BUILD, [*PYTEST, "-q", named], BUILD, [*PYTEST, named]]


def test_options_alone_are_for_the_whole_ring(ran: list[list[str]]) -> None:
    dev.test(["-k", "codenames"])
    assert ran == [BUILD, [*PYTEST, *PARALLEL, *dev.RINGS[""], "-k", "codenames"]]


def test_what_is_left_out_by_its_path_is_left_out_of_the_whole_ring(
    ran: list[list[str]],
) -> None:
    dev.test(["--ignore", "tests/browser"])
    chosen = [*PYTEST, *PARALLEL, *dev.RINGS[""], "--ignore", "tests/browser"]
    assert ran == [BUILD, chosen]


@pytest.mark.parametrize("word", ["nonsense-ring", "brwoser", "al"])
def test_a_ring_that_does_not_exist_is_refused_before_anything_runs(
    ran: list[list[str]], word: str
) -> None:
    with pytest.raises(
        SystemExit, match=f"{word} is no ring.* quick, browser, engines, all,"
    ):
        dev.test([word])
    assert not ran


def test_a_file_that_does_not_exist_is_for_pytest_to_miss(ran: list[list[str]]) -> None:
    dev.test(["tests/gone.py"])
    assert ran[-1][-1] == "tests/gone.py"


@pytest.mark.parametrize("ring", dev.RINGS)
def test_a_ring_names_files_that_exist(ring: str) -> None:
    named = [part for part in dev.RINGS[ring] if part.startswith("tests/")]
    assert all(any(ROOT.glob(part)) for part in named)


def test_every_test_has_a_time_limit(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) <= 900
    assert pytestconfig.pluginmanager.has_plugin("timeout")


def test_continuous_integration_runs_what_must_hold_before_a_change_lands() -> None:
    assert (ROOT / ".ci" / "run").read_text().endswith("exec python3 dev.py test\n")


# Signals


CHILD = """
import signal, time
try:
    afresh = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    print('begun', afresh, flush=True)
    time.sleep(600)
except KeyboardInterrupt:
    print('cleaned up', flush=True)
"""
PARENT = f"""
import sys, dev
dev.COMMANDS["play"] = lambda arguments: dev.run(sys.executable, "-c", {CHILD!r})
sys.argv = ["dev.py", "play"]
dev.main()
"""


SIGNALS = (signal.SIGINT, signal.SIGTERM)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("inherited", [signal.SIG_DFL, signal.SIG_IGN])
@pytest.mark.parametrize("by", SIGNALS)
def test_a_signal_ends_dev_py_and_what_it_runs_whatever_was_inherited(
    by: signal.Signals, inherited: signal.Handlers
) -> None:
    """A shell has SIGINT ignored in the background: `nohup python3 dev.py test &`."""
    started = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
        preexec_fn=lambda: [signal.signal(each, inherited) for each in SIGNALS] and None,
    )
    with limited(started) as running:
        assert running.stdout
        assert running.stdout.readline() == "begun True\n"
        running.send_signal(by)
        assert running.stdout.read() == "cleaned up\n"
        assert running.wait() == 128 + by


ENDED_AT_BIRTH = f"""
import os, signal, subprocess, sys, dev
class Popen(subprocess.Popen):
    def __init__(self, *what, **how):
        super().__init__(*what, **how)
        os.kill(os.getpid(), signal.SIGTERM)
dev.subprocess.Popen = Popen
dev.COMMANDS["play"] = lambda arguments: dev.run(sys.executable, "-c", {CHILD!r})
sys.argv = ["dev.py", "play"]
dev.main()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_signal_that_comes_while_a_child_is_started_ends_it_too() -> None:
    started = subprocess.Popen(
        [sys.executable, "-c", ENDED_AT_BIRTH],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # the child may not be ready for it
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    with limited(started) as running:
        assert running.stdout
        assert running.stdout.read() in ("", "begun True\ncleaned up\n")  # nobody holds it
        assert running.wait() == 128 + signal.SIGTERM


# Generated files and pages


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
        if command == "test" and argument and not argument.startswith("test"):
            assert argument in dev.RINGS
        if command == "bench" and argument:
            assert (ROOT / "bench" / f"{argument}.py").is_file()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_only_files_that_can_be_run(page: Path) -> None:
    for path in PROGRAM.findall(page.read_text("utf-8")):
        assert (ROOT / path).exists(), path


def test_contributing_tells_every_command() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {command for command, _ in COMMAND.findall(page)} == set(dev.COMMANDS)
