"""Counts the CPU seconds of this process and of all that it has started."""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Event, Lock, Thread
from typing import NamedTuple

PROC = Path("/proc")
EVERY = 0.5  # seconds: what looks costs as well


class Key(NamedTuple):
    """A process. Numbers are given out again, so that its start belongs to it."""

    number: int
    start: int


class Process(NamedTuple):
    key: Key
    parent: int
    own: int  # ticks
    children: int  # ticks of children that have ended and were waited for


def running() -> list[Process]:
    """Return every process of this machine."""
    found = []
    for number in filter(str.isdigit, os.listdir(PROC)):
        try:
            with open(f"{PROC}/{number}/stat", "rb", buffering=0) as stat:
                fields = stat.read().rpartition(b")")[2].split()
        except OSError:  # it has just ended
            continue
        own, children = sum(map(int, fields[11:13])), sum(map(int, fields[13:15]))
        found.append(
            Process(Key(int(number), int(fields[19])), int(fields[1]), own, children)
        )
    return found


class Family:
    """A process and all that come from it, those included that have ended.

    Chromium waits for none of its pages, and who is killed waits for nobody: what they were
    last seen to have used counts, unless their parent was told of it.
    """

    def __init__(self, root: int) -> None:
        self.root = root
        self.known: dict[int, Process] = {}  # alive when we looked last
        self.parents: dict[int, int] = {}  # those that they had first
        self.untold: dict[int, int] = defaultdict(int)  # ticks nobody heard of

    def look(self, processes: Iterable[Process]) -> None:
        """Take down what each of them has used until now."""
        running = {process.key.number: process for process in processes}
        ended = {
            number: process
            for number, process in self.known.items()
            if number not in running or running[number].key != process.key
        }
        self._bury(ended, running)
        self.known = {n: running[n] for n in self.known if n not in ended}
        if self.root in running:
            self.known[self.root] = running[self.root]
        self._adopt(running)

    def _bury(self, ended: Mapping[int, Process], running: Mapping[int, Process]) -> None:
        """What they have used is their nearest living ancestor's, who may know of it."""
        heirs: dict[int, int] = defaultdict(int)
        for number, process in ended.items():
            heir = self.parents[number]
            while heir in ended:
                heir = self.parents[heir]
            heirs[heir] += process.own + process.children + self.untold.pop(number, 0)
        for heir, ticks in heirs.items():
            told = running[heir].children - self.known[heir].children
            self.untold[heir] += max(0, ticks - told)

    def _adopt(self, running: Mapping[int, Process]) -> None:
        """Who has a parent in the family belongs to it for good, even as an orphan."""
        below: dict[int, list[Process]] = defaultdict(list)
        for process in running.values():
            below[process.parent].append(process)
        left = [*self.known]
        while left:
            parent = left.pop()
            for child in below[parent]:
                number = child.key.number
                if number not in self.known:
                    self.known[number], self.parents[number] = child, parent
                    left.append(number)
        for number, parent in self.parents.items():
            if parent not in self.known:
                self.parents[number] = self.root

    def ticks(self) -> int:
        """Return what all of them have used together."""
        used = sum(process.own + process.children for process in self.known.values())
        return used + sum(self.untold.values())


class CpuTime:
    """Looks at all processes a few times a second, so that none ends unseen."""

    def __init__(self) -> None:
        self._family = Family(os.getpid())
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
            self._family.look(running())
            ticks = self._family.ticks()
        return ticks / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self._ended.set()
