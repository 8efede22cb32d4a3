"""All rooms that phones of this server are in, and the way into them."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from konspira import wire
from konspira.game import IllegalMove
from konspira.log import Conflict, Log, LogError
from konspira.room import SERVER, Entry, Room, acts, apply, check
from konspira.room.agreement import versions
from konspira.server import refusals as no
from konspira.server.limits import Buckets, Limits, household
from konspira.server.live import LiveRoom, todays_packs
from konspira.server.metrics import Metrics
from konspira.server.phone import Phone
from konspira.server.watch import Watch
from konspira.server.websocket import Knock, Refused

IDLE_SECONDS = 30.0  # so long a room stays in memory when nobody is in it any more
PROBE_SECONDS = 5.0  # so long it is known whether the log takes entries

log = logging.getLogger(__name__)


def unix_milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Lobby:
    """One server's share of the rooms. The log may be shared with other servers."""

    def __init__(
        self,
        log: Log,
        limits: Limits | None = None,
        origins: frozenset[str] = frozenset(),
        clock: Callable[[], int] = unix_milliseconds,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.clock = clock
        self.seconds = seconds
        self.phones = 0
        self._log = log
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self._rooms: dict[str, asyncio.Task[LiveRoom]] = {}
        self._by_address: Counter[str] = Counter()
        an_hour = self.limits.rooms_per_address_per_hour
        self._openings = Buckets(an_hour / 3600, an_hour, seconds)
        a_minute = self.limits.codes_per_address_per_minute
        self._codes = Buckets(a_minute / 60, self.limits.codes_per_address, seconds)
        a_minute = self.limits.packs_per_address_per_minute
        self._packs_by_address = Buckets(a_minute / 60, a_minute, seconds)
        a_minute = self.limits.packs_per_room_per_minute
        self._packs_by_room = Buckets(a_minute / 60, a_minute, seconds)
        a_minute = self.limits.opinions_per_address_per_minute
        self._opinions = Buckets(a_minute / 60, a_minute / 10, seconds)
        self._folding = asyncio.Lock()
        self._probe: asyncio.Task[bool] | None = None
        self._probe_at = 0.0

    @property
    def rooms(self) -> int:
        return len(self._rooms)

    async def is_healthy(self) -> bool:
        """Whether the log takes entries. Asked of the disk once in a while, and no more
        often, however many ask."""
        if self._probe is None or (self._probe.done() and self._stale_probe()):
            self._probe_at = self.seconds()
            self._probe = asyncio.get_running_loop().create_task(self._probe_log())
        return await asyncio.shield(self._probe)

    def _stale_probe(self) -> bool:
        return self.seconds() - self._probe_at >= PROBE_SECONDS

    async def _probe_log(self) -> bool:
        try:
            await self._log.probe()
        except LogError as error:
            log.error("not healthy: %s", error)
            return False
        return True

    # Lines

    def admit(self, knock: Knock) -> Phone:
        """Who may open a line at all."""
        if knock.path != "/ws":
            raise Refused(404, "There is nothing here; the door is /ws.")
        if not self._welcome_origin(knock):
            raise Refused(403, "This page belongs to another site.")
        if self.phones >= self.limits.phones:
            raise Refused(503, "This server is full.")
        if self._by_address[household(knock.address)] >= self.limits.phones_per_address:
            raise Refused(429, "Too many connections from this address.")
        return Phone(self)

    def _welcome_origin(self, knock: Knock) -> bool:
        """A browser names the page it comes from, which must be ours; programs do not."""
        origin = knock.headers.get("Origin")
        host = knock.headers.get("Host", "")
        own = origin in (f"http://{host}", f"https://{host}")
        return origin is None or own or origin in self._origins

    def arrived(self, phone: Phone, address: str) -> None:
        self.phones += 1
        self._by_address[household(address)] += 1

    def departed(self, phone: Phone, address: str) -> None:
        self.phones -= 1
        who = household(address)
        self._by_address[who] -= 1
        if not self._by_address[who]:
            del self._by_address[who]

    # Rooms

    async def open(self, language: str, join: acts.Join, address: str) -> LiveRoom:
        """A new room with its first member."""
        if self.rooms >= self.limits.rooms:
            raise IllegalMove(*no.SERVER_IS_FULL)
        now, room, entries = self.clock(), Room(), []
        for act in (acts.Open(language, versions()), join):
            entries.append(check(room, Entry(now, SERVER, act), todays_packs()))
            room = apply(room, entries[-1])
        if not self._openings.take(address):
            raise IllegalMove(*no.TOO_MANY_ROOMS)
        raw = [msgspec.json.encode(entry) for entry in entries]
        while True:
            code = new_code()
            try:
                await self._log.append(code, 0, raw)
            except Conflict:  # one chance in millions: somebody has this code
                continue
            log.info("room opened")
            return await self._live(code, new=True)

    async def find(self, code: str) -> LiveRoom:
        return await self._live(code)

    def try_code(self, address: str) -> bool:
        """Whether this address may try a code. Right or wrong, it counts as one."""
        return self._codes.take(address)

    def was_no_guess(self, address: str) -> None:
        """A token was shown, so that the try does not count."""
        self._codes.give_back(address)

    def knows(self, address: str, code: str) -> bool:
        """Whether a member with this address is in that room: then its code is no secret
        there, and a school behind one router fits in."""
        task, who = self._rooms.get(code), household(address)
        if task is None or not task.done() or task.cancelled() or task.exception():
            return False
        return any(
            phone.members and household(phone.address) == who
            for phone in task.result().phones
        )

    def check_pack_budget(self, code: str, address: str) -> None:
        """Reading a pack costs a lot, a broken one as much as a good one."""
        if not (self._packs_by_address.take(address) and self._packs_by_room.take(code)):
            raise IllegalMove(*no.TOO_MANY_PACKS_AT_ONCE)

    def check_opinions(self, address: str) -> None:
        """The referee reads every clue that anybody is typing, but not any number."""
        if not self._opinions.take(address):
            raise IllegalMove(*no.TOO_MANY_QUESTIONS)

    async def _live(self, code: str, new: bool = False) -> LiveRoom:
        """The room in memory; loaded once, however many ask at the same moment."""
        task = self._rooms.get(code)
        if task is None or has_failed(task):
            task = asyncio.get_running_loop().create_task(self._load(code, new))
            self._rooms[code] = task
        return await asyncio.shield(task)

    async def _load(self, code: str, new: bool) -> LiveRoom:
        try:
            watch = Watch(self.clock, self.seconds)
            live = LiveRoom(code, self._log, watch, self.metrics, self._folding)
            await live.load(new)
        except BaseException:
            self._rooms.pop(code, None)
            raise
        self.left(live)  # whoever asked for it may be gone by now
        return live

    def left(self, live: LiveRoom) -> None:
        """Somebody went; if nobody is there for a while, the room leaves our memory."""
        if live.phones:
            return
        if live.farewell:
            live.farewell.cancel()
        loop = asyncio.get_running_loop()
        live.farewell = loop.call_later(IDLE_SECONDS, self._forget, live)

    def _forget(self, live: LiveRoom) -> None:
        if live.busy:
            self.left(live)
            return
        live.close()
        task = self._rooms.get(live.code)
        if task and task.done() and task.result() is live:
            del self._rooms[live.code]

    def close(self) -> None:
        for task in self._rooms.values():
            if task.done():
                task.result().close()
            else:
                task.cancel()
        self._rooms.clear()


def has_failed(task: asyncio.Task[LiveRoom]) -> bool:
    """Whether this room had to close while it was in use."""
    return task.done() and task.result().closed


def new_code() -> str:
    return "".join(secrets.choice(wire.ALPHABET) for _ in range(5))
