"""Errors of a room on its server, and how they are logged and answered."""

import logging
import traceback

from konspira import wire
from konspira.game import IllegalMove
from konspira.log import Damaged, LogError
from konspira.packs import PackError
from konspira.room import refusals as room_refusals
from konspira.server import refusals as no

# Why a socket is closed, as protocol.md lists it
CANNOT_GO_ON = 1011
COME_AGAIN = 1012

log = logging.getLogger(__name__)


class NoSuchRoom(Exception):
    """Nothing is logged under this code: it never was, or it has expired."""


class BrokenRoom(Exception):
    """The log holds an entry that the rules of today refuse. Names no code of a room."""


class NewerRoom(BrokenRoom):
    """A newer version of Konspira plays in the room: nothing is wrong with it.

    We must not show what we may misread, nor write into it.
    """


def log_failure(what: str, error: BaseException) -> None:
    """Log the type and place of an error, but not its text, which may quote a secret."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s in %s\n%s", type(error).__name__, what, where)


def refusal_of(ask: wire.In, error: Exception) -> wire.Refusal | None:
    """Return the refusal to send for an error; None if it is a fault of ours."""
    match error:
        case IllegalMove():
            cause = error.__cause__
            text = str(cause) if cause else None
            about = cause.about if isinstance(cause, PackError) else {}
            return wire.Refusal(ask.id, error.code, error.rule, text, about)
        case NoSuchRoom():
            return wire.Refusal(ask.id, *room_refusals.NO_SUCH_ROOM)
        case NewerRoom():
            return wire.Refusal(ask.id, *no.NEWER_VERSION)
        case BrokenRoom() | Damaged():
            log.error("room cannot be opened: %s", error)
            return wire.Refusal(ask.id, *no.ROOM_IS_BROKEN)
        case LogError():
            log.error("log failed: %s", error)
            return wire.Refusal(ask.id, *no.LOG_FAILED)
        case _:
            return None
