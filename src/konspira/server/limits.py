"""How much anybody may ask of the server. Every number has a test that crosses it."""

from collections.abc import Callable

from msgspec import Struct

Clock = Callable[[], float]
"""Seconds that never run backwards."""


class Limits(Struct, frozen=True, kw_only=True):
    """The defaults suit a party behind one router, many times over."""

    message_bytes: int = 128 * 1024
    behind_bytes: int = 512 * 1024  # unread by a slow phone
    messages_per_second: float = 15
    message_burst: int = 60
    phones: int = 20_000
    phones_per_address: int = 200
    rooms: int = 10_000
    rooms_per_address_per_hour: int = 60
    wrong_codes_per_address_per_minute: int = 30
    pictures_per_address_per_minute: int = 240


class Bucket:
    """Fills with `rate` drops a second up to `size`; each ask takes one, or is too much.

    >>> time = iter([0.0, 0.0, 0.0, 1.0])
    >>> bucket = Bucket(rate=1, size=2, now=0.0)
    >>> [bucket.take(at) for at in time]
    [True, True, False, True]
    """

    __slots__ = ("level", "rate", "since", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate, self.size, self.level, self.since = rate, size, size, now

    def take(self, now: float) -> bool:
        self.level = min(self.size, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether this bucket is as good as a new one, so that it may be forgotten."""
        return self.level + (now - self.since) * self.rate >= self.size


class Buckets:
    """One bucket for each address that has asked lately."""

    MOST = 10_000  # addresses remembered before the idle ones are forgotten

    def __init__(self, rate: float, size: float, clock: Clock) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._size, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        self._buckets = {a: b for a, b in self._buckets.items() if not b.full(now)}
