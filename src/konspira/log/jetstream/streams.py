"""The streams of a JetStream log: how they must be set up, and what is wrong with others.

Rooms are spread over a fixed number of streams by a hash of their names, because what one
stream takes to find a room's entries grows with all the others in it. The number belongs
to the format: with another one no room would be found again.

Streams are made once, for a new log. A mark beside them remembers it, itself a stream: one
that is gone later was deleted with its rooms, and an empty one in its place would hide it.
"""

from __future__ import annotations

import asyncio
import logging
import re
from enum import Enum
from typing import Any
from zlib import crc32

from konspira.log import LogError
from konspira.log.jetstream.address import Address
from konspira.log.jetstream.connection import NO_ACCOUNT, OVER_LIMITS, Connection
from konspira.log.jetstream.errors import Passing, Refused

STREAMS = 8
CLUSTER_REPLICAS = 3
NO_STREAM = 10059
TOO_FEW_SERVERS = 10005
DOUBTS = 0.2, 0.5, 1.0  # seconds until a stream that is not found is looked for again
OLDEST_SERVER = 2, 12, 2  # older ones leave some who have lost a race without an answer


log = logging.getLogger(__name__)


class Missing(Enum):
    """What is done about streams that are not there."""

    REFUSED = "by those who only look into the log"
    MADE_ONCE = "for a new log, but not if they were there before"
    MADE = "in any case: an administrator has said so"


class Streams:
    """The names of a log's streams and subjects."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, room: str) -> int:
        return crc32(room.encode()) % STREAMS

    def stream(self, number: int) -> str:
        return f"{self.name}-{number}"

    def room(self, number: int, room: str) -> str:
        return f"{self.name}.room.{number}.{room}"

    def live(self, room: str) -> str:
        """Return the subject on which every entry of a room is published once stored."""
        return f"{self.name}.live.{self.of(room)}.{room}"

    def probe(self, number: int) -> str:
        return f"{self.name}.probe.{number}"

    @property
    def mark(self) -> str:
        """The stream that says that all others were made. It holds nothing."""
        return f"{self.name}-made"

    def settings(self, number: int, replicas: int) -> dict[str, Any]:
        """Return settings without limits, so that nothing is dropped but by `expire`."""
        return {
            "name": self.stream(number),
            "subjects": [self.room(number, "*"), self.probe(number)],
            "retention": "limits",
            "storage": "file",
            "discard": "new",
            "max_age": 0,
            "max_msgs": -1,
            "max_bytes": -1,
            "max_msg_size": -1,
            "max_msgs_per_subject": -1,
            "num_replicas": replicas,
            "allow_atomic": True,
            "allow_direct": True,
            "allow_rollup_hdrs": True,
            "deny_purge": False,
            "sealed": False,
            "no_ack": False,
            "republish": {
                "src": self.room(number, ">"),
                "dest": f"{self.name}.live.{number}.>",
            },
        }


async def prepare(
    connection: Connection, address: Address, streams: Streams, missing: Missing
) -> None:
    """Find every stream as it must be, or make it; or raise Refused."""
    check_server(connection.server, address)
    usual = CLUSTER_REPLICAS if connection.server.get("cluster") else 1
    replicas = address.replicas or usual
    wanted = [streams.settings(number, replicas) for number in range(STREAMS)]
    # First, because it is made last: if it is there, so were all others.
    marked = await find(connection, address, streams.mark) is not None
    found = [await find(connection, address, each["name"]) for each in wanted]
    if None in found:
        known = marked or await any_room(connection, streams, found)
        if known and missing is not Missing.MADE:
            found = await find_again(connection, address, wanted)
        elif missing is Missing.REFUSED:
            raise unknown(address)
        else:
            level = logging.WARNING if known else logging.INFO
            names = names_of_missing(wanted, found)
            log.log(level, "NATS at %s has no %s: made now, empty.", address, names)
            found = [await make(connection, address, each) for each in wanted]
    for has, wants in zip(found, wanted, strict=True):
        if missing is Missing.REFUSED:  # who looks does not mind how often it is kept
            del wants["num_replicas"]
        check_settings(has or {}, wants, address)
    if not marked and missing is not Missing.REFUSED:
        mark = {"name": streams.mark, "subjects": [f"{streams.name}.made"]}
        await make(connection, address, mark | {"num_replicas": replicas})


async def find_again(
    connection: Connection, address: Address, wanted: list[dict[str, Any]]
) -> list[dict[str, Any] | None]:
    """Return the settings of all streams, or raise Refused if some are really gone.

    Servers that have only just started may not know them all yet.
    """
    for pause in DOUBTS:
        await asyncio.sleep(pause)
        found = [await find(connection, address, each["name"]) for each in wanted]
        if None not in found:
            return found
    raise Refused(
        f"NATS at {address} has lost {names_of_missing(wanted, found)} with its rooms:"
        " restore it from a backup, or start once with --create-streams to go on without."
    )


def names_of_missing(
    wanted: list[dict[str, Any]], found: list[dict[str, Any] | None]
) -> str:
    missing = (each["name"] for each, has in zip(wanted, found, strict=True) if not has)
    return " and ".join(missing)


async def any_room(
    connection: Connection, streams: Streams, found: list[dict[str, Any] | None]
) -> bool:
    """Return whether a stream that is there holds a room: then all were made before."""
    for number, has in enumerate(found):
        if has is not None:
            what = {"subjects_filter": streams.room(number, "*")}
            answer = await connection.api(f"STREAM.INFO.{streams.stream(number)}", what)
            if answer.get("state", {}).get("subjects"):
                return True
    return False


def check_server(server: dict[str, Any], address: Address) -> None:
    version = str(server.get("version", ""))
    numbers = tuple(int(digits) for digits in re.findall(r"\d+", version)[:3])
    if numbers < OLDEST_SERVER:
        oldest = ".".join(map(str, OLDEST_SERVER))
        raise Refused(
            f"NATS at {address} is of version {version}: Konspira needs {oldest} or newer."
        )
    if not server.get("jetstream"):
        raise Refused(
            f"NATS at {address} runs without JetStream: add `jetstream {{ store_dir: ..."
            " }` to its configuration, and see docs/hosting.md."
        )


async def find(
    connection: Connection, address: Address, name: str
) -> dict[str, Any] | None:
    """Return the settings of a stream; None if it is not there."""
    answer = await connection.api(f"STREAM.INFO.{name}")
    error = answer.get("error")
    if error and error.get("err_code") == NO_STREAM:
        return None
    if error:
        raise reason(address, {"name": name}, error)
    settings: dict[str, Any] = answer["config"]
    return settings


async def make(
    connection: Connection, address: Address, wanted: dict[str, Any]
) -> dict[str, Any]:
    """Make a stream, unless it is there; return its settings."""
    found = await find(connection, address, wanted["name"])
    if found is not None:
        return found
    answer = await connection.api(f"STREAM.CREATE.{wanted['name']}", wanted)
    if error := answer.get("error"):
        raise reason(address, wanted, error)
    settings: dict[str, Any] = answer["config"]
    return settings


def check_settings(found: dict[str, Any], wanted: dict[str, Any], address: Address) -> None:
    name = wanted["name"]
    different = [
        f"{key} is {found.get(key)!r} and should be {value!r}"
        for key, value in wanted.items()
        if not fits(found.get(key), value)
    ]
    if different:
        raise Refused(
            f"The stream {name} at NATS {address} is set up in another way:"
            f" {'; '.join(different)}. Mend it with `nats stream edit {name}`, or give"
            " this log another name after the address's slash."
        )


def fits(found: Any, wanted: Any) -> bool:
    """Return whether a stream has the wanted settings; servers leave out false and zero."""
    return found == wanted or (not found and not wanted)


def unknown(address: Address) -> Refused:
    return Refused(
        f"NATS at {address} keeps no log named {address.name}: check the name, or start a"
        " server that makes it."
    )


def reason(address: Address, wanted: dict[str, Any], error: dict[str, Any]) -> Exception:
    """Return the error for a stream that cannot be made or used."""
    code, told = error.get("err_code"), error.get("description", "")
    if code in NO_ACCOUNT:
        return Refused(
            f"The account of these credentials at NATS {address} has no JetStream:"
            " enable it for the account."
        )
    if code in OVER_LIMITS:
        return no_space(address, told)
    if code == TOO_FEW_SERVERS:  # some may only be late
        wants = f"the log wants {wanted.get('num_replicas')}, or fewer with ?replicas=1"
        return Passing(f"{told}; {wants}")
    return Refused(f"NATS at {address} makes no stream {wanted['name']} ({told}).")


def no_space(address: Address, told: str) -> LogError:
    return Refused(
        f"JetStream at NATS {address} has no space left ({told}): make room on its disk,"
        " or raise max_file_store in its configuration, and the account's limits."
    )
