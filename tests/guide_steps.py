"""The steps of docs/adding-a-game.md, read from the page and done in a copy."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from browser.chromium import HERE, alone
from hatch_build import CLIENT, node, npm_ci

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "adding-a-game.md"
LEFT_OUT = "unpacked", "built", "web", "shots"  # large, and made by programs
NOT_COPIED = shutil.ignore_patterns(
    *(".git", ".venv", ".*cache", "__pycache__", "node_modules", ".svelte-check"),
    *LEFT_OUT,
)
# "`docs/rules/liar.md`:", and below it what to put there
STEP = re.compile(r"`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WRITE = re.compile(r"^python3 dev\.py write (.+)$", re.MULTILINE)


class Step(NamedTuple):
    """A file that the guide shows."""

    path: str
    text: str


def steps() -> list[Step]:
    return [Step(*found) for found in STEP.findall(GUIDE.read_text("utf-8"))]


def shown(path: str) -> str:
    """What the guide says to put into this file."""
    (text,) = [step.text for step in steps() if step.path == path]
    return text


class Copy:
    """A copy of the repository, in which somebody follows the guide."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=NOT_COPIED, dirs_exist_ok=True)
        with alone(HERE / ".preparing"):
            npm_ci(CLIENT)  # the copy has the same lock, and changes nothing in there
        modules = CLIENT / "node_modules"
        (folder / "client" / "node_modules").symlink_to(modules, target_is_directory=True)
        (folder / "src" / "konspira" / "web").mkdir()  # where the page is built

    def follow(self, wanted: Iterable[Step]) -> None:
        for step in wanted:
            file = self.folder / step.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step.text, "utf-8")

    def write(self) -> None:
        """What the guide says to write anew; `dev.py` would install everything first."""
        (names,) = WRITE.findall(GUIDE.read_text("utf-8"))
        sys_python = "import sys, dev; dev.PYTHON = sys.executable; "
        code = sys_python + "dev.prepare = print; dev.write(sys.argv[1:])"
        self.run("-c", code, *names.split())

    def build(self) -> None:
        self.run("hatch_build.py")

    def run(self, *arguments: str, fails: bool = False) -> str:
        """Run Python in the copy; what it printed."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
        )
        assert fails or done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.folder / "src")}

    def failing(self, *arguments: str) -> list[str]:
        """Run tests of the copy; the files in which one fails."""
        said = self.run("-m", "pytest", "-p", "no:cacheprovider", *arguments, fails=True)
        assert re.search(r"^\d+ (passed|failed)|\d+ passed", said, re.MULTILINE), said
        return sorted(set(re.findall(r"^(?:FAILED|ERROR) (tests/[\w/]+\.py)", said, re.M)))

    def passes_in_the_client(self, *files: str) -> bool:
        """Whether these unit tests of the client pass in the copy."""
        vitest = ("node_modules/vitest/vitest.mjs", "run", "--testTimeout", "60000")
        try:
            node(self.folder / "client", *vitest, *files)
        except RuntimeError as error:
            print(error)  # pytest shows it when the test fails
            return False
        return True
