"""What one address, or one room, may ask of the server within a minute or an hour."""

from konspira.game import IllegalMove
from konspira.server import refusals as no
from konspira.server.limits import Buckets, Clock, Limits


class Allowances:
    def __init__(self, limits: Limits, seconds: Clock) -> None:
        an_hour = limits.rooms_per_address_per_hour
        self._openings = Buckets(an_hour / 3600, an_hour, seconds)
        a_minute = limits.codes_per_address_per_minute
        self._codes = Buckets(a_minute / 60, limits.codes_per_address, seconds)
        a_minute = limits.packs_per_address_per_minute
        self._packs_by_address = Buckets(a_minute / 60, a_minute, seconds)
        a_minute = limits.packs_per_room_per_minute
        self._packs_by_room = Buckets(a_minute / 60, a_minute, seconds)
        a_minute = limits.opinions_per_address_per_minute
        self._opinions = Buckets(a_minute / 60, a_minute / 10, seconds)

    def check_opening(self, address: str) -> None:
        if not self._openings.take(address):
            raise IllegalMove(*no.TOO_MANY_ROOMS)

    def try_code(self, address: str) -> bool:
        """Whether this address may try a code. Right or wrong, it counts as one."""
        return self._codes.take(address)

    def was_no_guess(self, address: str) -> None:
        """A token was shown, so that the try does not count."""
        self._codes.give_back(address)

    def check_pack(self, code: str, address: str) -> None:
        """Reading a pack costs a lot, a broken one as much as a good one."""
        if not (self._packs_by_address.take(address) and self._packs_by_room.take(code)):
            raise IllegalMove(*no.TOO_MANY_PACKS_AT_ONCE)

    def check_opinion(self, address: str) -> None:
        """The referee reads every clue that anybody is typing, but not any number."""
        if not self._opinions.take(address):
            raise IllegalMove(*no.TOO_MANY_QUESTIONS)
