"""Start a server: one port for pages and phones."""

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import uvicorn
from msgspec import Struct

from konspira.log import Log, LogError
from konspira.log.engines import open_log
from konspira.server.address_numbers import AddressNumbers
from konspira.server.app import make_app
from konspira.server.connections import Connections
from konspira.server.http_connections import HttpConnections
from konspira.server.limits import Limits
from konspira.server.open_files import allow_many_files, fitting, open_files, queue_length
from konspira.server.packs import todays_packs
from konspira.server.referee_thread import load_dictionaries
from konspira.server.rooms import Rooms
from konspira.server.websocket import Sockets, adapters

PING_SECONDS = 20.0
EXPIRE_EVERY_SECONDS = 3600.0
REFEREE_AFTER_SECONDS = 2.0
SWITCH_SECONDS = 0.001  # Python's own 5 ms add up: an act changes threads several times

log = logging.getLogger(__name__)


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    host: str = "0.0.0.0"
    port: int = 8000
    log: str = "memory:"  # the URL of the log that keeps the rooms
    create_streams: bool = False  # also those that NATS has lost, with their rooms
    keep_days: float = 30
    public_url: str | None = None
    certificate: Path | None = None
    private_key: Path | None = None
    proxies: str | None = None  # whose X-Forwarded-For is believed
    monitors: str | None = None  # who may see /metrics, beside this machine
    websockets: str = "picows"  # by name: see `websocket.adapters`
    address_key: str = ""  # of the numbers that stand for addresses; "": a random one
    limits: Limits = Limits()


class JsonLines(logging.Formatter):
    """Format log records as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def make_server(log: Log, settings: Settings) -> tuple[uvicorn.Server, Connections]:
    """Return a server on this log, which may be shared with others, and its connections."""
    origins = frozenset({settings.public_url} if settings.public_url else ())
    limits = fitting(settings.limits, open_files())
    numbers = AddressNumbers(settings.address_key)
    connections = Connections(Rooms(log, limits, numbers=numbers), origins)
    sockets = Sockets(
        connections.admit,
        max_message=limits.message_bytes,
        max_behind=limits.behind_bytes,
        ping_every=PING_SECONDS,
    )
    shared = settings.proxies is not None
    http = HttpConnections(limits, connections.rooms.seconds, shared)
    config = uvicorn.Config(
        make_app(
            connections,
            settings.public_url,
            listens=settings.host,
            monitors=settings.monitors or "",
        ),
        host=settings.host,
        port=settings.port,
        http=cast(type[asyncio.Protocol], http.protocol),  # uvicorn only calls it
        ws=adapters.protocol(settings.websockets, sockets),
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.private_key,
        proxy_headers=shared,
        forwarded_allow_ips=settings.proxies,
        backlog=queue_length(open_files()),
        access_log=False,  # a path may hold a room's code
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config), connections


Ready = Callable[[int], None]
"""Called once phones can come, with the port."""


async def serve(settings: Settings, ready: Ready | None = None) -> None:
    """Serve until a signal comes; then close every connection, and the log."""
    allow_many_files()
    async with open_log(settings.log, True, settings.create_streams) as kept:
        server, connections = make_server(kept, settings)
        tune_python()
        sweeper = asyncio.create_task(expire(kept, settings.keep_days * 86_400))
        listening = asyncio.create_task(tell_when_ready(server, ready))
        referee = asyncio.create_task(load_referee())
        try:
            await server.serve()
        finally:
            for task in (sweeper, listening, referee):
                task.cancel()
            connections.rooms.close()


def tune_python() -> None:
    """Make garbage collections rare and short, and thread switches quick.

    What is loaded by now stays for good, so the collector need not look through it again
    and again: with a long log to fold that would take long. And a thread that reads a log
    or a pack gives way to the event loop soon.
    """
    todays_packs()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)  # rooms are trees of frozen values: no cycles
    sys.setswitchinterval(SWITCH_SECONDS)


async def tell_when_ready(server: uvicorn.Server, ready: Ready | None) -> None:
    """Call `ready` with the port once the server listens."""
    while not server.started:
        await asyncio.sleep(0.01)
    if ready:
        ready(server.servers[0].sockets[0].getsockname()[1])


async def load_referee() -> None:
    """Load the referee's dictionaries once the phones of before have come back."""
    await asyncio.sleep(REFEREE_AFTER_SECONDS)
    try:
        await load_dictionaries()
    except Exception:
        log.exception("the referee's dictionaries could not be loaded")


async def expire(kept: Log, idle_seconds: float) -> None:
    """Remove rooms this long after their last entry, once an hour, for ever."""
    while True:
        try:
            if gone := await kept.expire(idle_seconds):
                log.info("%d rooms have expired", gone)
        except LogError as error:
            log.error("old rooms could not be removed: %s", error)
        except Exception:
            log.exception("old rooms could not be removed")
        await asyncio.sleep(EXPIRE_EVERY_SECONDS)


def bind_error(host: str, port: int) -> OSError | None:
    """Return the error that listening there would raise, or None."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as probe:
                if os.name == "posix":  # elsewhere it would let two share a port
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
    except OSError as error:
        return error
    return None


def port_is_free(host: str, port: int) -> bool:
    return bind_error(host, port) is None


def next_free_port(host: str, port: int) -> int | None:
    """Return the first free port after this one, or None."""
    nearby = range(port + 1, min(port + 100, 65_536))
    return next((other for other in nearby if port_is_free(host, other)), None)
