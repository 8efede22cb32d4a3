"""The limits on what clients may ask of a server; each has a test that crosses it."""

import ipaddress
from collections.abc import Callable
from math import inf

from msgspec import Struct

Clock = Callable[[], float]
"""Seconds that never run backwards."""


class Limits(Struct, frozen=True, kw_only=True):
    """All limits of a server. The defaults suit many parties behind one router."""

    message_bytes: int = 128 * 1024
    behind_bytes: int = 512 * 1024  # unread by a slow phone
    messages_per_second: float = 15
    message_burst: int = 60
    http_connections: int = 2_000  # or a quarter of the open files that are allowed
    http_connections_per_address: int = 200
    http_seconds: float = 20  # for a whole request
    http_requests_per_address: int = 300  # at once; the first load takes some 40
    http_requests_per_address_per_second: float = 20  # and in the long run
    phones: int = 20_000
    phones_per_address: int = 200
    rooms: int = 10_000
    rooms_per_address_per_hour: int = 60
    codes_per_address: int = 120  # tried at once without a token
    codes_per_address_per_minute: int = 30  # and in the long run
    codes_per_site: int = 480  # the same for an IPv6 network of /48
    codes_per_site_per_minute: int = 120
    wrong_codes: int = 3_000  # from everywhere; beyond is a flood
    wrong_codes_per_minute: int = 300
    codes_per_site_per_hour_in_a_flood: int = 10
    packs_per_address_per_minute: int = 10
    packs_per_room_per_minute: int = 10
    opinions_per_address_per_minute: int = 3000  # of the referee


class Bucket:
    """A token bucket: it fills with `rate` a second up to `size`; each `take` costs one.

    >>> time = iter([0.0, 0.0, 0.0, 1.0])
    >>> bucket = Bucket(rate=1, size=2, now=0.0)
    >>> [bucket.take(at) for at in time]
    [True, True, False, True]
    """

    __slots__ = ("level", "rate", "since", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate, self.size, self.level, self.since = rate, size, size, now

    def take(self, now: float) -> bool:
        """Take one, or return False if there is none."""
        return self.turn(now, patience=0.0) == 0

    def turn(self, now: float, patience: float) -> float:
        """Take one and return after how many seconds it is there.

        If that is longer than `patience`, nothing is taken.

        >>> bucket = Bucket(rate=2, size=1, now=0.0)
        >>> [bucket.turn(0.0, patience=1.0) for _ in range(4)]
        [0.0, 0.5, 1.0, 1.5]
        """
        self.level = min(self.size, self.level + max(0.0, now - self.since) * self.rate)
        self.since = now
        missing = max(0.0, 1 - self.level)
        turn = 0.0 if not missing else missing / self.rate if self.rate else inf
        if turn <= patience:
            self.level -= 1
        return turn

    def is_empty(self, now: float) -> bool:
        return self.level + (now - self.since) * self.rate < 1

    def give_back(self) -> None:
        self.level = min(self.size, self.level + 1)

    def full(self, now: float) -> bool:
        """Return whether this bucket is as good as a new one, and may be forgotten."""
        return self.level + (now - self.since) * self.rate >= self.size


def household(address: str) -> str:
    """Return the network that shares the limits of an address.

    That is a whole /64 for IPv6, because a line may take any address in it.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8::7:9")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    return network(address, 64)


def site(address: str) -> str:
    """Return the network that one customer may have got, with many households in it.

    That is a /48 for IPv6: from 65,536 households somebody could guess as from one.

    >>> site("192.0.2.7"), site("2001:db8:0:7::9")
    ('192.0.2.7', '2001:db8::/48')
    """
    return network(address, 48)


def network(address: str, prefix: int) -> str:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    rest = 128 - prefix
    return str(ipaddress.ip_network((int(ip) >> rest << rest, prefix)))


class Buckets:
    """One bucket for each household, or other network, that has asked lately."""

    MOST = 10_000  # remembered before the idle ones are forgotten

    def __init__(
        self,
        rate: float,
        size: float,
        clock: Clock,
        network: Callable[[str], str] = household,
    ) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._network = network
        self._buckets: dict[str, Bucket] = {}
        self._most = self.MOST

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address, or return False if it is empty."""
        return self.turn(address, patience=0.0) == 0

    def turn(self, address: str, patience: float) -> float:
        """Take one and return after how many seconds it is there: see `Bucket.turn`."""
        who, now = self._network(address), self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self._rate, self._size, now)
        return bucket.turn(now, patience)

    def give_back(self, address: str) -> None:
        """Give back one that was taken in advance."""
        bucket = self._buckets.get(self._network(address))
        if bucket:
            bucket.give_back()

    def _forget(self, now: float) -> None:
        """Forget the idle buckets. If few are idle, look again late: looking costs."""
        self._buckets = {a: b for a, b in self._buckets.items() if not b.full(now)}
        self._most = max(self.MOST, 2 * len(self._buckets))
