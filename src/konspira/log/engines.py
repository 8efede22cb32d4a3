"""Open a log by its URL, such as `sqlite:rooms.sqlite`. All engines are listed here."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from konspira.log import Log, LogError, Reader
from konspira.log.memory import MemoryLog
from konspira.log.sqlite import SqliteLog, SqliteReader

if TYPE_CHECKING:
    from konspira.log.jetstream import JetStreamLog


class Engine(NamedTuple):
    """How to open a log for writing, and (`look`) one that a server uses for reading."""

    open: Callable[[str, bool, bool], Awaitable[Log]]  # the flags: see `open_log`
    look: Callable[[str], Awaitable[Reader]]
    lasts: bool  # whether rooms are still there when the server has stopped


async def open_memory(place: str, patient: bool, create_streams: bool) -> Log:
    return await MemoryLog.open(place)


async def open_sqlite(place: str, patient: bool, create_streams: bool) -> Log:
    return await SqliteLog.open(place)


async def open_jetstream(place: str, patient: bool, create_streams: bool) -> Log:
    return await jetstream().open(place, patient, create_streams)


async def look_into_jetstream(place: str) -> Reader:
    return await jetstream().look(place)


def jetstream() -> "type[JetStreamLog]":
    """Import the engine, or raise LogError: only clusters install its client."""
    try:
        from konspira.log.jetstream import JetStreamLog
    except ModuleNotFoundError as error:
        raise LogError(
            f"A log on NATS needs the package {error.name}: install it with"
            " `pip install 'konspira[cluster]'`."
        ) from None
    return JetStreamLog


ENGINES = {
    "sqlite": Engine(open_sqlite, SqliteReader.open, lasts=True),
    "memory": Engine(open_memory, MemoryLog.open, lasts=False),
    "nats": Engine(open_jetstream, look_into_jetstream, lasts=True),
}


def url_of(given: str) -> str:
    """Return the URL itself; the name of a file alone is that of a SQLite log."""
    scheme, colon, _ = given.partition(":")
    return given if colon and scheme in ENGINES else f"sqlite:{given}"


def is_url(given: str) -> bool:
    return url_of(given) == given


def engine_of(url: str) -> tuple[Engine, str]:
    """Return the engine, and what it is to open."""
    scheme, colon, place = url.partition(":")
    if not colon or scheme not in ENGINES:
        known = ", ".join(f"{name}:" for name in ENGINES)
        raise LogError(f"{url} is no log that Konspira knows: it must begin with {known}")
    return ENGINES[scheme], place


def without_secrets(given: str) -> str:
    """Return a log's name or URL as it may be shown, without its credentials."""
    scheme, _, place = given.partition(":")
    if scheme != "nats":
        return given
    return f"nats://{place.removeprefix('//').partition('?')[0].rpartition('@')[2]}"


@asynccontextmanager
async def open_log(
    url: str, patient: bool = False, create_streams: bool = False
) -> AsyncIterator[Log]:
    """Open a log for its one writer, or raise LogError.

    A patient one takes a log whose servers cannot be reached yet, and until they can be
    every use of it is a LogError. `create_streams`: rooms that NATS has lost are given up.
    """
    engine, place = engine_of(url)
    log = await engine.open(place, patient, create_streams)
    try:
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def read_log(url: str) -> AsyncIterator[Reader]:
    """Open a log for reading, or raise LogError; nothing is made or changed."""
    engine, place = engine_of(url)
    log = await engine.look(place)
    try:
        yield log
    finally:
        await log.close()
