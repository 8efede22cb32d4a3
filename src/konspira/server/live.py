"""A room as one server holds it: its fold, the phones connected here, and its clock.

Nobody owns a room. A move is checked on the fold, appended by compare-and-swap, and only
then seen by anybody, through the log like everybody else's. Deals and time limits go the
same way, so of several servers exactly one wins and the others fold its entry.
"""

import asyncio
import logging
import secrets
import time
import traceback
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from konspira.game import CHANCE, IllegalMove
from konspira.log import Conflict, Log, LogError
from konspira.log import Entry as LogEntry
from konspira.packs import About
from konspira.packs.own import OwnPack
from konspira.packs.shelf import Shelf
from konspira.room import SERVER, Entry, MemberId, Room, acts, apply, check, deadline
from konspira.room.agreement import is_newer, upgraded, with_about
from konspira.room.running import owed_finish, question
from konspira.room.state import Member, Playing
from konspira.server import refusals as no
from konspira.server.metrics import Metrics
from konspira.server.show import Show
from konspira.server.watch import Watch
from konspira.verdict import Question

if TYPE_CHECKING:
    from konspira.server.phone import Phone

AWAY_SECONDS = 5.0  # a phone that comes back sooner was never away
RETRY_SECONDS = 1.0  # before the server tries again what the log or the rules refused
SLICE_SECONDS = 0.002  # of folding, before everybody else has their turn
CANNOT_GO_ON = 1011

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
T = TypeVar("T")

# Reading a pack takes long, and is done beside the event loop: one pack at a time.
_reader = ThreadPoolExecutor(1, "packs")


async def beside_the_loop(work: Callable[..., T], *what: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(_reader, work, *what)


def look_into(packs: Iterable[OwnPack]) -> None:
    """Logs of older versions do not say what a pack is about: it must be read."""
    for pack in packs:
        _ = pack.about


@cache
def todays_packs() -> Shelf:
    return Shelf()


UNREAD = About("", "", "", 0)


class NoSuchRoom(Exception):
    """Nothing was ever logged under this code, or it has expired."""


class BrokenRoom(Exception):
    """The log holds an entry that the rules of today refuse. Tells no code of a room."""


class Mine:
    """An entry of this server on its way into the log, and the room that will follow."""

    def __init__(self, room: Room, entry: Entry, phone: "Phone | None", ask: int) -> None:
        entry = check(room, entry, todays_packs())
        self.before, self.after = room, apply(room, entry)
        self.raw = encode(entry)
        finish = owed_finish(self.after)  # what a game brought is kept as it ends
        self.besides = [encode(Entry(entry.at, SERVER, finish))] if finish else []
        self.phone, self.ask = phone, ask
        self.heard = False


class LiveRoom:
    def __init__(
        self, code: str, log: Log, watch: Watch, metrics: Metrics, folding: asyncio.Lock
    ) -> None:
        self.code = code
        self.room = Room()
        self.now = watch.now
        self.show = Show(watch.now, self._fail)
        self.phones = self.show.phones
        self.closed = False
        self.farewell: asyncio.TimerHandle | None = None  # the lobby's, when nobody is here
        self._log = log
        self._watch = watch
        self._folding = folding  # one room at a time has a slice
        self._metrics = metrics
        self._version = 0
        self._early: list[LogEntry] | None = []  # heard before the past was folded
        self._turn = asyncio.Lock()
        self._under_way = 0  # acts that have their turn, or wait for it
        self._mine: Mine | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._dealing = False
        self._noting = False  # what the log must hold for later versions
        self._answering_for: set[MemberId] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._unfollow = log.follow(code, self._hear)

    async def load(self, new: bool = False) -> None:
        """Fold what is in the log, and from then on whatever comes."""
        try:
            past = await self._log.read(self.code)
            if not past:
                raise NoSuchRoom
            await self._fold_all(iter(past))
            if unread := [pack for pack in self.room.packs if pack.told is None]:
                await beside_the_loop(look_into, unread)
            while self._early:
                early, self._early = self._early, []
                await self._fold_all(iter(early))
            self._check_newer()
        except BaseException:
            self.close()
            raise
        self._early = None
        self._wind()
        if not new and self._anybody_present():
            self._spawn(self._quietly(SERVER, acts.RollCall(), self._anybody_present))

    async def _fold_all(self, entries: Iterator[LogEntry]) -> None:
        """However long a log is, nobody else waits for it: it is folded in slices."""
        while True:
            async with self._folding:
                more = self._fold_slice(entries)
            if not more:
                return
            await asyncio.sleep(0)

    def _fold_slice(self, entries: Iterator[LogEntry]) -> bool:
        """Whether the time was over before the entries were."""
        end = time.perf_counter() + SLICE_SECONDS
        for version, raw in entries:
            if version > self._version:  # else it was read, and heard as well
                self._fold(version, raw)
            if time.perf_counter() > end:
                return True
        return False

    def close(self) -> None:
        """Let go of the room; it lives on in the log."""
        self.closed = True
        self._unfollow()
        self.show.close()
        if self._alarm:
            self._alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()

    def _dissolve(self, why: str) -> None:
        """The room cannot go on here. Whoever comes back will be told what is wrong."""
        self.close()
        for phone in self.phones:
            phone.dismiss(CANNOT_GO_ON, why)

    # Into the log

    async def submit(
        self,
        by: MemberId,
        act: Any,
        phone: "Phone | None" = None,
        ask: int = 0,
        check: Callable[[], None] | None = None,
    ) -> None:
        """Make the act happen, or raise IllegalMove and nothing has changed.

        `check` may refuse it as the rules may. Like them it is asked in the act's turn,
        and once more whenever another server was first.
        """
        self._under_way += 1
        try:
            async with self._turn:
                done = False
                while not done:
                    if self.closed:
                        raise NoSuchRoom
                    if check:
                        check()
                    entry = Entry(self.now(), by, act)
                    done = await self._append(Mine(self.room, entry, phone, ask))
        finally:
            self._under_way -= 1

    async def read_pack(
        self, by: MemberId, act: acts.AddPack, may: Callable[[], None]
    ) -> Any:
        """The act with what the pack is about, or IllegalMove. `may` is asked before the
        pack is read, and after everything that can be refused without reading it."""
        check(self.room, Entry(self.now(), by, replace(act, about=UNREAD)), todays_packs())
        may()
        return await beside_the_loop(with_about, act, self.room.language)

    def question(self, by: MemberId, act: acts.Play) -> Question | None:
        """What the referee is asked about a move. Like the rules, it may be refused."""
        check(self.room, Entry(self.now(), by, act), todays_packs())
        return question(self.room, act)

    async def _append(self, mine: Mine) -> bool:
        """Whether the entry is in the log now; if not, another server was first."""
        self._mine, expected = mine, self._version
        try:
            await self._log.append(self.code, expected, [mine.raw, *mine.besides])
            self._metrics.entries += 1 + len(mine.besides)
            return True
        except Conflict:
            self._metrics.conflicts += 1
            await self._catch_up()
            if self._version == expected:
                self._dissolve("this room has expired")
                raise NoSuchRoom from None
        except LogError:
            await self._catch_up()
            if not mine.heard:  # else it got there in spite of the error
                raise
        finally:
            self._mine = None
        # Somebody's two phones may do the same in the same millisecond, on two servers.
        # The entries are equal, byte by byte, and one of them is enough.
        return mine.heard

    async def _catch_up(self) -> None:
        for version, raw in await self._log.read(self.code, self._version):
            self._hear(version, raw)

    async def _quietly(self, by: MemberId, act: Any, needed: Callable[[], bool]) -> None:
        """What the server does by itself. If it is refused, somebody else was first."""

        def check() -> None:
            if not needed():
                raise IllegalMove(*no.NOT_NEEDED)

        wait = RETRY_SECONDS
        while True:
            try:
                await self.submit(by, act, check=check)
                return
            except (IllegalMove, NoSuchRoom):
                return
            except LogError as error:
                log.error("%s failed: %s", type(act).__name__, error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, 60)

    # Out of the log

    def _hear(self, version: int, raw: bytes) -> None:
        if self._early is not None:
            self._early.append((version, raw))
        elif version > self._version and not self.closed:
            self._or_dissolve(self._take_in, version, raw)

    def _take_in(self, version: int, raw: bytes) -> None:
        before = self.room
        mine = self._mine if self._mine and self._mine.raw == raw else None
        if mine and mine.before is before:
            self.room, self._version = mine.after, version
        else:
            self._fold(version, raw)
        if mine and not mine.heard:
            mine.heard = True
            if mine.phone:
                mine.phone.done.append(mine.ask)
        if self.room.versions is not before.versions:
            self._check_newer()
        self._look_after_members(before)
        self.show.publish(self.room)
        self._wind()

    def _fold(self, version: int, raw: bytes) -> None:
        try:
            self.room = apply(self.room, decode_entry(raw))
        except Exception as error:
            why = error.code if isinstance(error, IllegalMove) else type(error).__name__
            raise BrokenRoom(f"entry {version} is refused: {why}") from error
        self._version = version
        self._watch.not_before(self.room.at)

    def _check_newer(self) -> None:
        if is_newer(self.room):
            raise BrokenRoom("a newer version of Konspira has opened it")

    def _or_dissolve(self, step: Callable[..., None], *what: object) -> None:
        """A room that could not follow one entry must not show what comes after it."""
        try:
            step(*what)
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        log_failure("a room", error)
        self._dissolve("this room has failed")

    # Who is connected

    @property
    def busy(self) -> bool:
        return bool(self.phones or self._under_way or self._tasks)

    def enter(self, phone: "Phone", members: Iterable[MemberId]) -> None:
        """A phone comes in, or has shown that it is these members' too."""
        self.phones.add(phone)
        phone.fresh = True
        for member in members:
            phone.members[member] = self.room.member(member).token
            self._say_back(member)
        self._or_dissolve(self.show.publish, self.room)

    def exit(self, phone: "Phone") -> None:
        self.show.leave(phone)
        for member in phone.members:
            if not self._connected(member):
                asyncio.get_running_loop().call_later(AWAY_SECONDS, self._say_away, member)

    def never_came(self, who: MemberId) -> None:
        """The phone was gone before it heard its token, so nobody can ever be this member.

        They will come again as somebody new, and find their name free.
        """
        self._spawn(self._quietly(who, acts.Leave(), lambda: True))

    def _connected(self, member: MemberId) -> bool:
        return any(member in phone.members for phone in self.phones)

    def _say_back(self, who: MemberId) -> None:
        if who not in self._answering_for and self._is_missed(who):
            self._answering_for.add(who)
            self._spawn(self._answer_for(who))

    async def _answer_for(self, who: MemberId) -> None:
        try:
            await self._quietly(SERVER, acts.Back(who), lambda: self._is_missed(who))
        finally:
            self._answering_for.discard(who)
        self._say_back(who)  # they may have been called again in the meantime

    def _say_away(self, who: MemberId) -> None:
        if self._has_gone(who):
            away = acts.Away(who)
            self._spawn(self._quietly(SERVER, away, lambda: self._has_gone(who)))

    def _is_missed(self, who: MemberId) -> bool:
        """Whether others must be told that this member has a phone here."""
        member = self._find(who)
        known = member is None or (member.present and member.confirmed)
        return not known and self._connected(who)

    def _has_gone(self, who: MemberId) -> bool:
        member = self._find(who)
        return member is not None and member.present and not self._connected(who)

    def _find(self, who: MemberId) -> Member | None:
        return next((m for m in self.room.members if m.id == who), None)

    def _anybody_present(self) -> bool:
        return any(member.present for member in self.room.members)

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

    # Time and chance

    def _wind(self) -> None:
        """Set the alarm for the next time limit, and deal if the game waits for it."""
        if self.closed:
            return
        due = deadline(self.room)
        if due != self._alarm_at:
            if self._alarm:
                self._alarm.cancel()
            self._alarm_at, self._alarm = due, None
            if due is not None:
                wait = max(0, due - self.now()) / 1000
                self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        playing = self.room.running
        if playing and not self._dealing and awaits_chance(playing):
            self._dealing = True
            self._spawn(self._deal(playing))

        if not self._noting and (note := self._next_note()):
            self._noting = True
            self._spawn(self._note(note))

    def _next_note(self) -> acts.Upgrade | acts.Finish | None:
        """What later versions must find in the log, if it does not stand there yet."""
        if self.room.running:
            return None
        return owed_finish(self.room) or upgraded(self.room, todays_packs())

    async def _note(self, note: acts.Upgrade | acts.Finish) -> None:
        try:
            await self._quietly(SERVER, note, lambda: self._next_note() == note)
        finally:
            self._noting = False
        if self._next_note() == note:  # refused
            self._wind_later()
        else:
            self._wind()

    def _ring(self) -> None:
        self._alarm_at = self._alarm = None
        if self._time_is_up():
            self._spawn(self._tick())
        else:  # the alarm came a moment too early
            self._wind()

    def _time_is_up(self) -> bool:
        due = deadline(self.room)
        return due is not None and due <= self.now()

    async def _tick(self) -> None:
        await self._quietly(SERVER, acts.Tick(), self._time_is_up)
        self._wind_later()

    async def _deal(self, playing: Playing) -> None:
        """Draw for the game as it is. If it has moved on, another server has dealt."""

        def still_awaited() -> bool:
            now = self.room.running
            return now is not None and now.state is playing.state

        try:
            drawn = await self._draw(playing)
            sealed = acts.Deal(msgspec.Raw(encode(drawn)), secrets.token_hex(16))
            await self._quietly(SERVER, sealed, still_awaited)
        finally:
            self._dealing = False
        if still_awaited():  # refused: paused just now, for instance
            self._wind_later()
        else:
            self._wind()

    async def _draw(self, playing: Playing) -> Any:
        """A group's own pack may have to be read first."""
        shelf, rng = Shelf(self.room.packs), SystemRandom()
        if self.room.packs:
            return await beside_the_loop(playing.game.deal, playing.state, shelf, rng)
        return playing.game.deal(playing.state, shelf, rng)

    def _wind_later(self) -> None:
        """Look again in a moment, lest a refusal leave the room without its clock."""
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wind)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self.closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log_failure("what a room does by itself", error)


def awaits_chance(playing: Playing) -> bool:
    return playing.paused_at is None and CHANCE in playing.game.awaited(playing.state)


def log_failure(what: str, error: BaseException) -> None:
    """Tell where it failed and how, but not the error's text: it may quote a secret."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s in %s\n%s", type(error).__name__, what, where)
