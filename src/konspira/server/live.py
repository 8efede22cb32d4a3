"""A room as one server holds it: its fold, the phones connected here, and its clock.

Nobody owns a room. A move is checked on the fold, appended by compare-and-swap, and only
then seen by anybody, through the log like everybody else's. Deals and time limits go the
same way, so of several servers exactly one wins and the others fold its entry.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from konspira import wire
from konspira.game import CHANCE, Hand, Hush, IllegalMove, Seat, Table
from konspira.log import Conflict, Log, LogError
from konspira.room import (
    SERVER,
    Entry,
    MemberId,
    Room,
    RoomView,
    acts,
    apply,
    deadline,
    hand_of,
    room_view,
    table_of,
)
from konspira.server.metrics import Metrics

if TYPE_CHECKING:
    from konspira.server.phone import Phone

AWAY_SECONDS = 5.0  # a phone that comes back sooner was never away

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
Milliseconds = Callable[[], int]


class NoSuchRoom(Exception):
    """Nothing was ever logged under this code, or it has expired."""


class BrokenRoom(Exception):
    """The log holds an entry that the rules of today refuse."""


class Shown:
    """What was last sent out, so that only changes need to be sent."""

    def __init__(self, room: Room, old: "Shown | None") -> None:
        self.state = room
        same_look = old is not None and looks_alike(old.state, room)
        self.room: RoomView = old.room if old and same_look else room_view(room)
        self.table: Table | None = table_of(room)
        self.hands: dict[Seat, Hand] = {}
        now, before = room.playing, old.state.playing if old else None
        if old and now and before and now.state is before.state:
            self.hands = old.hands

    def continues(self, old: "Shown") -> bool:
        """Whether it is still the same game, so that changes can be told from before."""
        now, before = self.state.playing, old.state.playing
        if now is None or before is None:
            return now is before
        return now.number == before.number and type(self.table) is type(old.table)

    def changes_since(self, old: "Shown") -> bytes:
        """What everybody gets to know, as parts of a News."""
        parts = b""
        if self.room is not old.room and (room := wire.changes(old.room, self.room)):
            parts += b',"room":' + room
        if self.table and old.table and (table := wire.changes(old.table, self.table)):
            parts += b',"table":' + table
        return parts

    def whole(self) -> bytes:
        room, table = wire.whole(self.room), wire.whole(self.table)
        return b',"whole":true,"room":%b,"table":%b' % (room, table)


class Mine:
    """An entry of this server on its way into the log."""

    def __init__(self, raw: bytes, room: Room, phone: "Phone | None", ask: int) -> None:
        self.raw, self.room, self.phone, self.ask = raw, room, phone, ask


class LiveRoom:
    def __init__(self, code: str, log: Log, clock: Milliseconds, metrics: Metrics) -> None:
        self.code = code
        self.room = Room()
        self.phones: set[Phone] = set()
        self._log = log
        self._clock = clock
        self._metrics = metrics
        self._version = 0
        self._early: list[tuple[int, bytes]] | None = []  # heard before the past was read
        self._turn = asyncio.Lock()
        self._mine: Mine | None = None
        self._shown: Shown | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._dealing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._unfollow = log.follow(code, self._hear)

    async def load(self) -> "LiveRoom":
        """Fold what is in the log, and from then on whatever comes."""
        try:
            past = await self._log.read(self.code)
            if not past:
                raise NoSuchRoom(self.code)
            for version, raw in past:
                self._fold(version, decode_entry(raw))
        except BaseException:
            self.close()
            raise
        early, self._early = self._early or [], None
        for version, raw in early:
            self._hear(version, raw)
        self._wind()
        if any(member.present for member in self.room.members):
            self._spawn(self._quietly(SERVER, acts.RollCall()))
        return self

    def close(self) -> None:
        """Let go of the room; it lives on in the log."""
        self._unfollow()
        for handle in (self._alarm, self._beat):
            if handle:
                handle.cancel()
        for task in tuple(self._tasks):
            task.cancel()

    # Into the log

    async def submit(
        self, by: MemberId, act: Any, phone: "Phone | None" = None, ask: int = 0
    ) -> None:
        """Make the act happen, or raise IllegalMove and nothing has changed."""
        async with self._turn:
            while True:
                entry = Entry(max(self._clock(), self.room.at), by, act)
                raw = encode(entry)
                self._mine = Mine(raw, apply(self.room, entry), phone, ask)
                try:
                    await self._log.append(self.code, self._version, [raw])
                    self._metrics.entries += 1
                    return
                except Conflict:
                    self._metrics.conflicts += 1
                    await self._catch_up()
                except LogError:
                    await self._catch_up()
                    raise
                finally:
                    self._mine = None

    async def _catch_up(self) -> None:
        """Another server was first: fold its entries before trying again."""
        news = await self._log.read(self.code, self._version)
        if not news and not await self._log.read(self.code):
            raise NoSuchRoom(self.code)  # it has expired
        for version, raw in news:
            self._hear(version, raw)

    async def _quietly(self, by: MemberId, act: Any) -> None:
        """What the server does by itself: if it is refused, somebody else was first."""
        try:
            await self.submit(by, act)
        except (IllegalMove, NoSuchRoom):
            pass
        except LogError as error:
            log.error("%s failed: %s", type(act).__name__, error)

    # Out of the log

    def _hear(self, version: int, raw: bytes) -> None:
        if self._early is not None:
            self._early.append((version, raw))
            return
        if version <= self._version:
            return
        before, mine = self.room, self._mine
        if mine and mine.raw == raw:
            self.room, self._version = mine.room, version
            if mine.phone:
                mine.phone.done.append(mine.ask)
        else:
            self._fold(version, decode_entry(raw))
        self._look_after_members(before)
        self._publish()
        self._wind()

    def _fold(self, version: int, entry: Entry) -> None:
        try:
            self.room = apply(self.room, entry)
        except IllegalMove as error:
            raise BrokenRoom(f"{self.code} at {version}: {error}") from error
        self._version = version

    # Who is connected

    @property
    def busy(self) -> bool:
        return bool(self.phones) or self._turn.locked()

    def enter(self, phone: "Phone", members: Iterable[MemberId]) -> None:
        """A phone comes in, or has shown that it is these members' too."""
        self.phones.add(phone)
        phone.fresh = True
        for member in members:
            phone.members[member] = self.room.member(member).token
            self._say_back(member)
        self._publish()

    def exit(self, phone: "Phone") -> None:
        self.phones.discard(phone)
        for member in phone.members:
            if not self._connected(member):
                asyncio.get_running_loop().call_later(AWAY_SECONDS, self._say_away, member)

    def _connected(self, member: MemberId) -> bool:
        return any(member in phone.members for phone in self.phones)

    def _say_back(self, who: MemberId) -> None:
        member = self._find(who)
        if member and not (member.present and member.confirmed):
            self._spawn(self._quietly(SERVER, acts.Back(who)))

    def _say_away(self, who: MemberId) -> None:
        member = self._find(who)
        if member and member.present and not self._connected(who):
            self._spawn(self._quietly(SERVER, acts.Away(who)))

    def _find(self, who: MemberId) -> Any:
        return next((m for m in self.room.members if m.id == who), None)

    def _look_after_members(self, before: Room) -> None:
        """Phones lose members that are gone or moved, and answer for those called away."""
        if self.room.members is before.members:
            return
        tokens = {member.id: member.token for member in self.room.members}
        for phone in self.phones:
            held = {m: t for m, t in phone.members.items() if tokens.get(m) == t}
            if len(held) != len(phone.members):
                phone.members, phone.fresh = held, True
            for member in held:
                self._say_back(member)

    # Out to the phones

    def _publish(self) -> None:
        hush = self._hush()
        if hush is None:
            self._send(None)
        elif self._beat is None:
            self._wait_for_beat(hush)

    @property
    def may_speak(self) -> bool:
        """Whether a message may go out now, or must wait for the beat."""
        return self._hush() is None

    def _hush(self) -> Hush | None:
        playing = self.room.running
        return playing.rules.hush(playing.state) if playing else None

    def _wait_for_beat(self, hush: Hush) -> None:
        wait = hush.every - self._clock() % hush.every
        loop = asyncio.get_running_loop()
        self._beat = loop.call_later(wait / 1000, self._on_beat)

    def _on_beat(self) -> None:
        """All phones at once, each with a message of the same kind and size."""
        self._beat = None
        hush = self._hush()
        self._send(hush)
        if hush:
            self._wait_for_beat(hush)

    def _send(self, hush: Hush | None) -> None:
        """Send every phone what has changed for it since the last time."""
        old, new = self._shown, Shown(self.room, self._shown)
        self._shown = new
        same_game = old is not None and new.continues(old)
        shared = new.changes_since(old) if old and same_game else b""
        at, size, whole = self._clock(), hush.size if hush else 0, b""
        for phone in self.phones:
            if same_game and not phone.fresh:
                phone.tell(at, shared, self._hands_for(phone, new, old), size)
            else:
                whole = whole or new.whole()
                phone.tell(at, whole, self._hands_for(phone, new, None), size)

    def _hands_for(
        self, phone: "Phone", new: Shown, old: Shown | None
    ) -> dict[Seat, bytes]:
        """The hands of a phone's seats that have changed; every hand, for a fresh phone."""
        hands: dict[Seat, bytes] = {}
        for seat in phone.seats(self.room):
            hand = new.hands.get(seat)
            if hand is None:
                hand = new.hands[seat] = hand_of(self.room, seat)
            if old is None or old.hands.get(seat) != hand:
                hands[seat] = wire.whole(hand)
        return hands

    # Time and chance

    def _wind(self) -> None:
        """Set the alarm for the next time limit, and deal if the game waits for it."""
        due = deadline(self.room)
        if due != self._alarm_at:
            if self._alarm:
                self._alarm.cancel()
            self._alarm_at, self._alarm = due, None
            if due is not None:
                wait = max(0, due - self._clock()) / 1000
                self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        playing = self.room.running
        if playing and not self._dealing and CHANCE in playing.rules.awaited(playing.state):
            self._dealing = True
            self._spawn(self._deal())

    def _ring(self) -> None:
        self._alarm_at = self._alarm = None
        due = deadline(self.room)
        if due is not None and due > self._clock():  # the alarm came a moment too early
            self._wind()
        else:
            self._spawn(self._quietly(SERVER, acts.Tick()))

    async def _deal(self) -> None:
        try:
            playing = self.room.running
            if playing is None or playing.paused_at is not None:
                return
            drawn = playing.rules.deal(playing.state, self.room.shelf, SystemRandom())
            sealed = acts.Deal(msgspec.Raw(encode(drawn)), secrets.token_hex(16))
            await self._quietly(SERVER, sealed)
        finally:
            self._dealing = False

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def looks_alike(before: Room, now: Room) -> bool:
    """Whether a room looks the same but for the state of its game: after most moves."""
    for field in ("members", "ring", "host", "locked", "language", "choice", "packs"):
        if getattr(before, field) is not getattr(now, field):
            return False
    was, runs = before.playing, now.playing
    if was is None or runs is None:
        return was is runs
    fields: Iterable[str] = ("number", "seating", "paused", "paused_at", "seals", "outcome")
    return all(getattr(was, field) is getattr(runs, field) for field in fields)
