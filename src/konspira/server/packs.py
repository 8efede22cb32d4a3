"""Read packs for a server: the built-in ones once, a group's own outside the event loop."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from konspira import companions
from konspira.packs.group_pack import GroupPack
from konspira.packs.shelf import Shelf
from konspira.room import Room, acts
from konspira.room.agreement import read_pack

T = TypeVar("T")

_reader = ThreadPoolExecutor(1, "packs")  # reading takes long: one pack at a time


@cache
def todays_packs() -> Shelf:
    """Return the packs that come with this release."""
    return Shelf()


def in_pack_thread(work: Callable[..., T], *what: object) -> asyncio.Future[T]:
    """Run work in the thread that reads packs, so that the event loop does not wait."""
    return asyncio.get_running_loop().run_in_executor(_reader, work, *what)


def described(act: acts.AddPack, room: Room) -> acts.AddPack:
    """Return the act with what its pack is about, and how much companions know of it.

    Slow: in the thread alone. Raise IllegalMove if the pack is broken.
    """
    pack = read_pack(act, room.language)
    about, known = pack.about, companions.known_of(pack, Shelf(room.packs))
    if known is not None:
        about = replace(about, known=known.words, few=not known.enough)
    return replace(act, about=about)


def read_all(packs: Iterable[GroupPack]) -> None:
    """Read packs whose contents older logs do not describe."""
    for pack in packs:
        _ = pack.about
