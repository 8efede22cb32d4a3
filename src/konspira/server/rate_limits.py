"""What one address, or one room, may ask of the server within a minute or an hour."""

from konspira.game import IllegalMove
from konspira.server import refusals as no
from konspira.server.limits import Bucket, Buckets, Clock, Limits, site


class RateLimits:
    """Counts what costs a server much, and refuses what is too much of it."""

    def __init__(self, limits: Limits, seconds: Clock) -> None:
        an_hour = limits.rooms_per_address_per_hour
        self._openings = Buckets(an_hour / 3600, an_hour, seconds)
        self._codes = CodeLimits(limits, seconds)
        a_minute = limits.packs_per_address_per_minute
        self._packs_by_address = Buckets(a_minute / 60, a_minute, seconds)
        a_minute = limits.packs_per_room_per_minute
        self._packs_by_room = Buckets(a_minute / 60, a_minute, seconds)
        a_minute = limits.opinions_per_address_per_minute
        self._opinions = Buckets(a_minute / 60, a_minute / 10, seconds)
        a_second = limits.http_requests_per_address_per_second
        self._http = Buckets(a_second, limits.http_requests_per_address, seconds)

    def check_opening(self, address: str) -> None:
        """Count a new room; raise IllegalMove if this address opens too many."""
        if not self._openings.take(address):
            raise IllegalMove(*no.TOO_MANY_ROOMS)

    def try_code(self, address: str) -> bool:
        """Count a guess, right or wrong; return False if this address may try no more."""
        return self._codes.take(address)

    def was_wrong(self) -> None:
        """Count a guess that was wrong, whoever made it."""
        self._codes.was_wrong()

    def was_no_guess(self, address: str) -> None:
        """Take a counted guess back, because a valid token was shown."""
        self._codes.give_back(address)

    def check_pack(self, code: str, address: str) -> None:
        """Count a pack to read; raise IllegalMove if there are too many.

        A broken one costs as much as a good one.
        """
        if not (self._packs_by_address.take(address) and self._packs_by_room.take(code)):
            raise IllegalMove(*no.TOO_MANY_PACKS_AT_ONCE)

    def check_opinion(self, address: str) -> None:
        """Count a question to the referee; raise IllegalMove if there are too many."""
        if not self._opinions.take(address):
            raise IllegalMove(*no.TOO_MANY_QUESTIONS)

    def http_turn(self, address: str, patience: float = 0.0) -> float:
        """Count a request, and return after how many seconds it may be answered.

        If that is longer than `patience`, it is not counted, and not to be answered.
        """
        return self._http.turn(address, patience)


class CodeLimits:
    """How many codes may be tried: from a household, from a site, and in a flood.

    Who guesses from very many networks at once stays within the limits of each. So wrong
    codes are counted together, too, and while there are too many of them every network has
    a few tries left: enough for guests who read the code from a screen.
    """

    def __init__(self, limits: Limits, seconds: Clock) -> None:
        self._seconds = seconds
        a_minute = limits.codes_per_address_per_minute
        household = Buckets(a_minute / 60, limits.codes_per_address, seconds)
        a_minute = limits.codes_per_site_per_minute
        of_site = Buckets(a_minute / 60, limits.codes_per_site, seconds, site)
        an_hour = limits.codes_per_site_per_hour_in_a_flood
        self._few = Buckets(an_hour / 3600, an_hour, seconds, site)
        self._usual = household, of_site
        a_minute = limits.wrong_codes_per_minute
        self._wrong = Bucket(a_minute / 60, limits.wrong_codes, seconds())

    def take(self, address: str) -> bool:
        flooded = self._wrong.is_empty(self._seconds())
        counted = (*self._usual, self._few) if flooded else self._usual
        return all(buckets.take(address) for buckets in counted)

    def was_wrong(self) -> None:
        self._wrong.take(self._seconds())

    def give_back(self, address: str) -> None:
        for buckets in (*self._usual, self._few):
            buckets.give_back(address)
