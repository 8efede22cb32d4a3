"""Opens a log by its URL, such as `sqlite:rooms.sqlite`. All engines stand here."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from konspira.log import Log, LogError, Reader
from konspira.log.memory import MemoryLog
from konspira.log.sqlite import SqliteLog, SqliteReader


class Engine(NamedTuple):
    """Both open what the rest of a URL names. `look` is for a log in use by a server."""

    open: Callable[[str], Awaitable[Log]]
    look: Callable[[str], Awaitable[Reader]]
    lasts: bool  # whether rooms are still there when the server has stopped


ENGINES = {
    "sqlite": Engine(SqliteLog.open, SqliteReader.open, lasts=True),
    "memory": Engine(MemoryLog.open, MemoryLog.open, lasts=False),
}


def url_of(given: str) -> str:
    """The URL itself; the name of a file alone is that of a SQLite log."""
    scheme, colon, _ = given.partition(":")
    return given if colon and scheme in ENGINES else f"sqlite:{given}"


def is_url(given: str) -> bool:
    return url_of(given) == given


def engine_of(url: str) -> tuple[Engine, str]:
    """The engine, and what it is to open."""
    scheme, colon, place = url.partition(":")
    if not colon or scheme not in ENGINES:
        known = ", ".join(f"{name}:" for name in ENGINES)
        raise LogError(f"{url} is no log that Konspira knows: it must begin with {known}")
    return ENGINES[scheme], place


@asynccontextmanager
async def open_log(url: str) -> AsyncIterator[Log]:
    """The log, for the one who writes it. LogError says why it cannot be opened."""
    engine, place = engine_of(url)
    log = await engine.open(place)
    try:
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def read_log(url: str) -> AsyncIterator[Reader]:
    """The log, to look into; nothing is made or changed."""
    engine, place = engine_of(url)
    log = await engine.look(place)
    try:
        yield log
    finally:
        await log.close()
