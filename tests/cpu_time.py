"""Counts the CPU seconds of this process and of all that it has started."""

import os
from collections import defaultdict
from pathlib import Path
from threading import Event, Lock, Thread
from typing import NamedTuple

PROC = Path("/proc")
EVERY = 0.25  # seconds


class Process(NamedTuple):
    parent: int
    used: int  # ticks, those of children that have ended and were waited for included
    children: int  # of these, the ticks of such children


def running() -> dict[int, Process]:
    """Return every process of this machine."""
    found: dict[int, Process] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        own, children = sum(map(int, fields[11:13])), sum(map(int, fields[13:15]))
        found[int(stat.parent.name)] = Process(int(fields[1]), own + children, children)
    return found


def family(processes: dict[int, Process]) -> dict[int, Process]:
    """Return those of them that are this process, or were started by it."""
    children: dict[int, list[int]] = defaultdict(list)
    for number, process in processes.items():
        children[process.parent].append(number)
    found, left = {}, [os.getpid()]
    while left:
        number = left.pop()
        if number in processes:
            found[number] = processes[number]
            left += children[number]
    return found


def unaccounted(before: dict[int, Process], now: dict[int, Process]) -> int:
    """Return the ticks of processes that have ended, and that their parent was not told of.

    Chromium waits for none of its pages: without this, whatever they did would be forgotten
    when they are closed.
    """
    ended: dict[int, int] = defaultdict(int)
    for number, process in before.items():
        if number not in now:
            ended[process.parent] += process.used
    return sum(
        max(0, ticks - (now[parent].children - before[parent].children))
        for parent, ticks in ended.items()
        if parent in now and parent in before
    )


class CpuTime:
    """Looks at all processes a few times a second, so that none ends unseen."""

    def __init__(self) -> None:
        self._last: dict[int, Process] = {}
        self._lost = 0
        self._lock, self._ended = Lock(), Event()
        if PROC.is_dir():
            Thread(target=self._look_again, daemon=True).start()

    def _look_again(self) -> None:
        while not self._ended.wait(EVERY):
            self.seconds()

    def seconds(self) -> float:
        """Return what has been used until now."""
        if not PROC.is_dir():
            return sum(os.times()[:4])
        with self._lock:
            now = family(running())
            self._lost += unaccounted(self._last, now)
            self._last = now
            ticks = self._lost + sum(process.used for process in now.values())
        return ticks / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self._ended.set()
