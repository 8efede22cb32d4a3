"""Other versions of Konspira, each run from its own sources."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench._process import ROOT, Child, child


@contextmanager
def version(commit: str) -> Iterator[Path | None]:
    """Yield the folder of older sources; None if git does not have them."""
    with TemporaryDirectory() as folder:
        tree = Path(folder) / commit
        if not git("worktree", "add", "--quiet", "--detach", tree, commit):
            yield None
            return
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", tree)


def git(*words: str | Path) -> bool:
    command = ["git", "-C", *map(str, (ROOT, *words))]
    return subprocess.run(command, capture_output=True).returncode == 0


def run_with(tree: Path, script: str, *arguments: str | Path) -> None:
    """Run a script of this folder with the Konspira of that tree."""
    command = [sys.executable, ROOT / "bench" / script, *arguments]
    subprocess.run([*map(str, command)], check=True, cwd=tree, env=environment(tree))


def protocol_of(tree: Path) -> int:
    """Return which protocol the Konspira of that tree speaks."""
    asked = [sys.executable, "-c", "from konspira.wire import PROTOCOL; print(PROTOCOL)"]
    told = subprocess.run(asked, check=True, env=environment(tree), stdout=subprocess.PIPE)
    return int(told.stdout)


@asynccontextmanager
async def konspira(where: set[int], data: Path, tree: Path = ROOT) -> AsyncIterator[Child]:
    """Run a server of that tree, on a log that its own version can read."""
    command = (sys.executable, "-m", "bench._konspira", data)
    async with child(where, *command, root=tree, env=environment(tree)) as server:
        yield server


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(tree / "src")])}
