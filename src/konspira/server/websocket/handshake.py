"""Check the headers of a request to open a WebSocket, alike for every adapter."""

import binascii
from base64 import b64decode
from collections.abc import Callable, Sequence

from konspira.server.websocket import Refused

VERSION = "13"
KEY_BYTES = 16


def check_handshake(values: Callable[[str], Sequence[str]]) -> None:
    """Raise Refused if the headers are not those of RFC 6455, section 4.2.1.

    `values` returns all values of a header. Two Origins are refused, too: else the one
    that is looked at might not be the page's.
    """
    if list(values("Sec-WebSocket-Version")) != [VERSION]:
        expected = {"Sec-WebSocket-Version": VERSION, "Upgrade": "websocket"}
        raise Refused(426, f"Sec-WebSocket-Version: expected {VERSION}.", expected)
    keys = values("Sec-WebSocket-Key")
    if len(keys) != 1 or not is_key(keys[0]):
        raise Refused(400, "Sec-WebSocket-Key: expected one of 16 bytes in base64.")
    if len(values("Origin")) > 1:
        raise Refused(400, "Origin: expected one at most.")


def is_key(key: str) -> bool:
    """Return whether a key is 16 bytes in base64.

    >>> is_key("dGhlIHNhbXBsZSBub25jZQ=="), is_key("short"), is_key("")
    (True, False, False)
    """
    try:
        return len(b64decode(key, validate=True)) == KEY_BYTES
    except (binascii.Error, ValueError):
        return False
