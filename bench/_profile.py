"""Profile where the server's CPU goes, by thread and by function.

Samples are taken by py-spy, from outside: the server runs as it does in production. Two
passes follow each other, one without samples for the figures and one with them for the
shares. Work in C counts for the Python function that called it.
"""

import asyncio
import shutil
import sys
from collections import Counter
from pathlib import Path

from bench._idle import several
from bench._load import Live, Pass, play
from bench._process import ROOT, Child, Cores
from bench._race import ROOMS
from bench._rooms import codes
from bench._trees import konspira, run_with

SECONDS = 8.0
RATE = 250  # samples a second
SHOWN = 30  # functions


async def profile(where: Cores, folder: Path, pause: float) -> None:
    spy = shutil.which("py-spy", path=Path(sys.executable).parent)
    if spy is None:
        print("py-spy is missing: python3 -m pip --python .venv/bin/python install py-spy")
        return
    data, samples = folder / "profile.sqlite", folder / "samples"
    run_with(ROOT, "_busy.py", data, str(ROOMS), "off")
    async with konspira(where.server, data) as server:
        groups = [Live(number, code) for number, code in enumerate(codes(ROOMS))]
        await several(group.connect(server.port) for group in groups)
        await play(groups, server, SECONDS / 4, pause)
        plain = await play(groups, server, SECONDS, pause)
        async with asyncio.TaskGroup() as both:
            both.create_task(sample(spy, server, samples))
            both.create_task(play(groups, server, SECONDS + 1.0, pause))
    show(plain, samples.read_text())


async def sample(spy: str, server: Child, samples: Path) -> None:
    told = ("--pid", server.pid, "--duration", int(SECONDS), "--rate", RATE)
    form = (
        "--format",
        "raw",
        "--output",
        samples,
        "--function",
        "--threads",
        "--nonblocking",
    )
    process = await asyncio.create_subprocess_exec(
        *(spy, "record", *map(str, (*told, *form))),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, errors = await process.communicate()
    if process.returncode:
        raise RuntimeError(errors.decode())


def show(plain: Pass, samples: str) -> None:
    cost = plain.cpu_per_view * 1e6
    kernel = plain.cpu_in_kernel / plain.views * 1e6
    main = plain.cpu_of_main_thread / plain.views * 1e6
    print(
        f"{plain.moves_per_second:,.0f} moves/s, busy {plain.cpu / plain.seconds:.0%},",
        end="",
    )
    print(f" CPU per view {cost:.1f} us: kernel {kernel:.1f}; main thread {main:.1f}")
    threads: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for line in samples.splitlines():
        stack, _, number = line.rpartition(" ")
        count = int(number)
        thread, *functions = stack.split(";")
        functions = functions or ["(no Python)"]
        threads[thread] += count
        alone[functions[-1]] += count
        within.update(dict.fromkeys(functions, count))
    one = cost / threads.total()
    print("us of CPU per view by thread, as sampled")
    for thread, count in threads.most_common():
        print(f"  {count * one:6.1f}  {thread}")
    print("us of CPU per view by function: alone, with all that it calls")
    for function, count in alone.most_common(SHOWN):
        print(f"  {count * one:6.1f} {within[function] * one:6.1f}  {function}")
