"""Children of tests: none of them outlives its test, and none is waited for without end."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Any, TypeVar

Child = TypeVar("Child", bound=subprocess.Popen[Any])

SECONDS = 300.0  # until a child that hangs is given up; nothing is measured by it


@contextmanager
def limited(
    child: Child, seconds: float = SECONDS, family: bool = False
) -> Iterator[Child]:
    """Kill a child after a while, so that whoever reads its output reads its end at last.

    It is killed in any case when the block is left. `family`: it was started in a session
    of its own, and whatever it has started there is killed with it.
    """

    def kill() -> None:
        if family:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()

    late = Timer(seconds, kill)
    late.daemon = True
    with child:
        late.start()
        try:
            yield child
        finally:
            late.cancel()
            kill()
