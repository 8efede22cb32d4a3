"""Packs as the server reads them: those of today once, a group's own beside the loop."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from konspira.packs.own import OwnPack
from konspira.packs.shelf import Shelf

T = TypeVar("T")

_reader = ThreadPoolExecutor(1, "packs")  # reading takes long: one pack at a time


@cache
def todays_packs() -> Shelf:
    return Shelf()


def beside_the_loop(work: Callable[..., T], *what: object) -> asyncio.Future[T]:
    """Do it in the thread that reads packs, so that nobody else waits for it."""
    return asyncio.get_running_loop().run_in_executor(_reader, work, *what)


def look_into(packs: Iterable[OwnPack]) -> None:
    """Logs of older versions do not say what a pack is about: it must be read."""
    for pack in packs:
        _ = pack.about
