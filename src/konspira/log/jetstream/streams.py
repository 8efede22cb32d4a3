"""The streams of a JetStream log: how they must be set up, and what is wrong with others.

Rooms are spread over a fixed number of streams by a hash of their names, because what one
stream takes to find a room's entries grows with all the others in it. The number belongs
to the format: with another one no room would be found again.
"""

from __future__ import annotations

import re
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
OLDEST_SERVER = 2, 12, 2  # older ones leave some who have lost a race without an answer


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

    def settings(self, number: int, replicas: int) -> dict[str, Any]:
        """Return settings without limits, so that nothing is dropped but by `expire`."""
        return {
            "name": self.stream(number),
            "subjects": [self.room(number, "*"), self.probe(number)],
            "retention": "limits",
            "storage": "file",
            "discard": "new",
            "max_age": 0,
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
    connection: Connection, address: Address, streams: Streams, *, make: bool
) -> None:
    """Find every stream as it must be, or make it; or raise Refused."""
    check_server(connection.server, address)
    usual = CLUSTER_REPLICAS if connection.server.get("cluster") else 1
    replicas = address.replicas or usual
    for number in range(STREAMS):
        wanted = streams.settings(number, replicas)
        found = await find_or_make(connection, address, wanted, make)
        if not make:  # who only looks does not mind how often it is kept
            del wanted["num_replicas"]
        check_settings(found, wanted, address)


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


async def find_or_make(
    connection: Connection, address: Address, wanted: dict[str, Any], make: bool
) -> dict[str, Any]:
    """Return the settings of the stream as it is there."""
    name = wanted["name"]
    answer = await connection.api(f"STREAM.INFO.{name}")
    error = answer.get("error")
    if error and error.get("err_code") == NO_STREAM:
        if not make:
            raise Refused(
                f"NATS at {address} keeps no log named {address.name}: check the name, or"
                " start a server that makes it."
            )
        answer = await connection.api(f"STREAM.CREATE.{name}", wanted)
        error = answer.get("error")
    if error:
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
        wants = f"the log wants {wanted['num_replicas']}, or fewer with ?replicas=1"
        return Passing(f"{told}; {wants}")
    return Refused(f"NATS at {address} makes no stream {wanted['name']} ({told}).")


def no_space(address: Address, told: str) -> LogError:
    return Refused(
        f"JetStream at NATS {address} has no space left ({told}): make room on its disk,"
        " or raise max_file_store in its configuration, and the account's limits."
    )
