"""Errors between Konspira and NATS, and their messages."""

from __future__ import annotations

from nats.errors import Error, NoRespondersError

from konspira.log import LogError
from konspira.log.jetstream.address import Address


class Passing(Exception):
    """A failure that may be over in a moment."""


PASSING = (Passing, Error, OSError)  # OSError has Python's TimeoutError in it, and NATS's


class NotReady(LogError):
    """The servers are there, but cannot store anything yet."""


class Refused(LogError):
    """The servers are there but do not fit, or refuse us; only a person can mend that."""


def unreachable(address: Address, why: str) -> str:
    return f"NATS at {address} cannot be reached ({why}): start it, or check the address."


def not_now(address: Address, error: BaseException) -> str:
    return (
        f"NATS at {address} takes no entries just now ({describe(error)}): if it"
        " stays so, see whether most of its servers run and reach each other."
    )


def describe(error: BaseException) -> str:
    match error:
        case TimeoutError():
            return "no answer in time"
        case NoRespondersError():
            return "nobody answers for the stream"
    return str(error).removeprefix("nats: ") or type(error).__name__
