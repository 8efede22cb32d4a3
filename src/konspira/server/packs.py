"""Read packs for a server: the built-in ones once, a group's own outside the event loop."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from konspira.packs.group_pack import GroupPack
from konspira.packs.shelf import Shelf

T = TypeVar("T")

_reader = ThreadPoolExecutor(1, "packs")  # reading takes long: one pack at a time


@cache
def todays_packs() -> Shelf:
    """Return the packs that come with this release."""
    return Shelf()


def in_pack_thread(work: Callable[..., T], *what: object) -> asyncio.Future[T]:
    """Run work in the thread that reads packs, so that the event loop does not wait."""
    return asyncio.get_running_loop().run_in_executor(_reader, work, *what)


def read_all(packs: Iterable[GroupPack]) -> None:
    """Read packs whose contents older logs do not describe."""
    for pack in packs:
        _ = pack.about
