"""Decide which phones may connect to a server, and count them."""

from collections import Counter

from konspira.server.connection import Connection
from konspira.server.http_allowance import retry_after
from konspira.server.joining import Joining
from konspira.server.limits import household
from konspira.server.rooms import Rooms
from konspira.server.websocket import Refused, UpgradeRequest


class Connections:
    """All connections of phones to one server."""

    def __init__(self, rooms: Rooms, origins: frozenset[str] = frozenset()) -> None:
        self.rooms = rooms
        self._joining = Joining(rooms)
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self._by_address: Counter[str] = Counter()
        self.phones = 0

    def admit(self, request: UpgradeRequest) -> Connection:
        """Return the handler of a new connection, or raise Refused."""
        limits = self.rooms.limits
        if turn := self.rooms.rate_limits.http_turn(request.address):
            raise Refused(429, "Too many requests from this address.", retry_after(turn))
        if request.path != "/ws":
            raise Refused(404, "There is nothing here; the WebSocket is at /ws.")
        if not self._welcome_origin(request):
            raise Refused(403, "This page belongs to another site.")
        if self.phones >= limits.phones:
            raise Refused(503, "This server is full.")
        if self._by_address[household(request.address)] >= limits.phones_per_address:
            raise Refused(429, "Too many connections from this address.")
        return Connection(self.rooms, self._joining, self)

    def _welcome_origin(self, request: UpgradeRequest) -> bool:
        """Return whether the page that connects is ours; only browsers name one."""
        origin = request.headers.get("Origin")
        host = request.headers.get("Host", "")
        own = origin in (f"http://{host}", f"https://{host}")
        return origin is None or own or origin in self._origins

    def arrived(self, address: str) -> None:
        self.phones += 1
        self._by_address[household(address)] += 1

    def departed(self, address: str) -> None:
        self.phones -= 1
        who = household(address)
        self._by_address[who] -= 1
        if not self._by_address[who]:
            del self._by_address[who]
