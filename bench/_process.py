"""Run servers under test as child processes: start, pin to a core, watch and end them."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
STARTING_SECONDS = 30.0
PRIORITY = -15


class Cores(NamedTuple):
    """Where the server under test runs, and where the load comes from."""

    server: set[int]
    load: set[int]

    @property
    def apart(self) -> bool:
        return self.server != self.load


def cores() -> Cores:
    if not hasattr(os, "sched_getaffinity"):
        return Cores(set(), set())
    first, *others = sorted(os.sched_getaffinity(0))
    return Cores({first}, {others[-1]} if others else {first})


def pin(pid: int, where: set[int], priority: int = PRIORITY) -> None:
    """Keep a process on its core, with a higher priority if we may ask for that.

    Not by a real-time policy: a spinning thread of Node would wait for ever for another
    thread on the same core.
    """
    if where:
        os.sched_setaffinity(pid, where)
        with suppress(PermissionError):
            os.setpriority(os.PRIO_PROCESS, pid, priority)


def open_many_files() -> int:
    """Raise our limit of open files, which children inherit, and return it."""
    import resource  # which Windows does not have

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class Child:
    """A running server."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port = pid, port

    def cpu(self) -> dict[int, float]:
        """Return the seconds that the kernel has charged to each of its threads."""
        threads = {}
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            with suppress(FileNotFoundError):  # it has just ended
                spent, _, _ = (task / "schedstat").read_text().split()
                threads[int(task.name)] = int(spent) / 1e9
        return threads

    def cpu_in_kernel(self) -> float:
        """Return the seconds in system mode, of all threads, in steps of a tick."""
        stat = Path(f"/proc/{self.pid}/stat").read_text()
        return int(stat.rpartition(")")[2].split()[12]) / TICKS

    def memory(self) -> int:
        """Return the bytes that the process holds in memory, without its sockets."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def child(
    where: set[int],
    *command: str | Path,
    root: Path = ROOT,
    env: dict[str, str] | None = None,
) -> AsyncIterator[Child]:
    """Start a server that prints its port as the last word of some line."""
    process = await asyncio.create_subprocess_exec(
        *map(str, command),
        cwd=root,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=lambda: pin(0, where),
    )
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            port = await printed_port(process)
        yield Child(process.pid, port)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def printed_port(process: asyncio.subprocess.Process) -> int:
    assert process.stdout is not None
    async for line in process.stdout:
        last = line.decode().strip().rpartition(":")[2].split(" ")[-1]
        if last.isdigit():
            return int(last)
    raise RuntimeError("the server under test ended before it listened")
