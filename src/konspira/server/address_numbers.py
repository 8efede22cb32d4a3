"""Numbers that stand for addresses, so that a log can tell them apart and holds none.

The log of a room says which members came by one line, because who holds two phones is
mostly at one address (`konspira.room.phones`). Without the key a number means nothing. With
it one could try out all addresses there are, so it is never written anywhere.
"""

import hmac
import secrets

from konspira.server.limits import household

VARIABLE = "KONSPIRA_ADDRESS_KEY"  # servers that share a log should share the key, too
SHORTEST_KEY = 32  # letters
NUMBER_BYTES = 6  # so that JavaScript could count so far


class WeakKeyError(Exception):
    """The key in the environment could be guessed."""


class AddressNumbers:
    """Gives each address a number, which is another one in every room.

    >>> numbers = AddressNumbers("a long and secret key of all servers")
    >>> numbers.of("BCDFG", "192.0.2.7") == numbers.of("BCDFG", "::ffff:192.0.2.7")
    True
    >>> numbers.of("BCDFG", "192.0.2.7") == numbers.of("BCDFH", "192.0.2.7")
    False
    """

    __slots__ = ("_key",)

    def __init__(self, key: str = "") -> None:
        """Take this key, or a random one, which lasts as long as the process."""
        if key and len(key) < SHORTEST_KEY:
            raise WeakKeyError(
                f"{VARIABLE} has {len(key)} letters; it needs at least {SHORTEST_KEY}."
                " `openssl rand -hex 32` makes a good one."
            )
        self._key = key.encode() or secrets.token_bytes(32)

    def of(self, room: str, address: str) -> int:
        """Return the number of an address in a room; never 0."""
        text = f"{room} {household(address)}".encode()
        digest = hmac.digest(self._key, text, "sha256")[:NUMBER_BYTES]
        return int.from_bytes(digest) + 1
