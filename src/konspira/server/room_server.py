"""A room on one server: its fold, its queue of submissions, and its appends to the log.

An act is checked on the fold, appended by compare-and-swap, and only then published,
through the log like everybody else's. No server owns a room: of several that want to deal
or to end a time limit exactly one is first, and the others fold its entry.

Nothing here knows of phones. `published` is called with the room before and after each
entry, `ended` when the room cannot go on.
"""

import asyncio
import time
from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.log import Conflict, Log, LogEntry, LogError
from konspira.packs import About
from konspira.refusals import MALFORMED_MOVE
from konspira.room import SERVER, Entry, MemberId, Room, acts, apply, check
from konspira.room.running import has_question, owed_finish, question
from konspira.room.versions import NewerEntryError, decode_entry, is_newer
from konspira.server.failures import (
    CANNOT_GO_ON,
    COME_AGAIN,
    BrokenRoom,
    NewerRoom,
    NoSuchRoom,
    log_failure,
)
from konspira.server.metrics import Metrics
from konspira.server.packs import described, in_pack_thread, read_all, todays_packs
from konspira.server.room_clock import RoomClock
from konspira.server.room_companions import RoomCompanions
from konspira.server.room_timers import RoomTimers
from konspira.server.submissions import AutomaticSubmissions, AwaitedSubmission, Submission
from konspira.verdict import Question

SLICE_SECONDS = 0.0005  # of folding, before everybody else has their turn

encode = msgspec.json.Encoder().encode

UNREAD = About("", "", "", 0)


class PendingEntry:
    """An entry of this server on its way into the log, and the room that will follow."""

    __slots__ = ("after", "before", "entries", "expected", "heard", "submission")

    def __init__(
        self,
        submission: Submission,
        entries: list[bytes],
        expected: int,
        before: Room,
        after: Room,
    ) -> None:
        self.submission = submission
        self.entries = entries  # its own, and what belongs to the same moment
        self.expected = expected
        self.before, self.after = before, after
        self.heard = False


class RoomServer:
    """One room on this server: makes submitted acts in order, and follows the log."""

    __slots__ = (
        *(
            "_clock",
            "_companions",
            "_early",
            "_ended",
            "_folding",
            "_log",
            "_metrics",
            "_pending",
        ),
        *("_processing", "_published", "_queue", "_recovery", "_timers", "_unfollow"),
        *("_version", "automatic", "closed", "code", "now", "room"),
    )

    def __init__(
        self,
        code: str,
        log: Log,
        clock: RoomClock,
        metrics: Metrics,
        folding: asyncio.Lock,
        published: Callable[[Room, Room], None],
        ended: Callable[[int, str], None],
    ) -> None:
        self.code = code
        self.room = Room()
        self.now = clock.now
        self.closed = False
        self._log = log
        self._clock = clock
        self._metrics = metrics
        self._folding = folding  # one room at a time has a slice
        self._published = published
        self._ended = ended
        self._version = 0
        self._early: list[LogEntry] | None = []  # heard before the past was folded
        self._queue: list[Submission] = []  # mostly empty: a deque would weigh more
        self._pending: PendingEntry | None = None
        self._processing = False
        self._recovery: asyncio.Task[None] | None = None
        self.automatic = AutomaticSubmissions(self.submit)
        self._timers = RoomTimers(self.automatic, clock)
        self._companions = RoomCompanions(self.automatic, clock, metrics)
        self._unfollow = log.follow(code, self._hear)

    # Opening and closing

    async def load(self, new: bool = False) -> None:
        """Fold the log of the room and follow it; raise NoSuchRoom if it is empty."""
        try:
            past = await self._log.read(self.code)
            if not past:
                raise NoSuchRoom
            await self._fold_all(iter(past))
            if unread := [pack for pack in self.room.packs if pack.told is None]:
                await in_pack_thread(read_all, unread)
            while self._early:
                early, self._early = self._early, []
                await self._fold_all(iter(early))
            self._check_newer()
        except BaseException:
            self.close()
            raise
        self._early = None
        self._look()
        if not new and self._anybody_present():
            self.automatic.submit(SERVER, acts.RollCall(), self._anybody_present)

    def _anybody_present(self) -> bool:
        return any(member.present for member in self.room.people)

    def _look(self) -> None:
        """Do what the server owes the room as it is now."""
        self._timers.look(self.room)
        self._companions.look(self.room)

    async def _fold_all(self, entries: Iterator[LogEntry]) -> None:
        """Fold entries in slices, so that no other room waits for a long log."""
        while True:
            async with self._folding:
                more = self._fold_slice(entries)
            if not more:
                return
            await asyncio.sleep(0)

    def _fold_slice(self, entries: Iterator[LogEntry]) -> bool:
        """Fold for one slice of time; return whether entries may be left."""
        end = time.perf_counter() + SLICE_SECONDS
        for version, raw in entries:
            if version > self._version:  # else it was read, and heard as well
                self._fold(version, raw)
            if time.perf_counter() > end:
                return True
        return False

    @property
    def busy(self) -> bool:
        """Whether something is under way that must not be forgotten."""
        submitted = self._pending or self._queue or self.automatic.pending
        return bool(submitted or self._timers.busy)

    def close(self) -> None:
        """Stop following the log, and refuse what is in the queue."""
        self.closed = True
        self._unfollow()
        self._timers.close()
        self._companions.close()
        self.automatic.close()
        self._process_queue()

    def fail(self, error: Exception) -> None:
        """Close the room after an error: what follows a lost entry must not be shown."""
        log_failure("a room", error)
        self._dissolve(CANNOT_GO_ON, "this room has failed")

    def _dissolve(self, code: int, why: str) -> None:
        """Close the room and tell its phones why; one that comes back is told more."""
        self.close()
        self._ended(code, why)

    # Into the log

    def submit(self, submission: Submission) -> None:
        """Put a submission into the queue; its act is made after those before it."""
        self._queue.append(submission)
        self._process_queue()

    async def perform(
        self, by: MemberId, act: acts.RoomAct, check: Callable[[], None] | None = None
    ) -> None:
        """Make an act, or raise IllegalMove and nothing has changed."""
        submission = AwaitedSubmission(by, act, check)
        self.submit(submission)
        await submission.done

    async def read_pack(
        self, by: MemberId, act: acts.AddPack, may: Callable[[], None]
    ) -> acts.RoomAct:
        """Return the act with what the pack is about, or raise IllegalMove.

        `may` is called before the pack is read, and after everything that can be refused
        without reading it.
        """
        check(self.room, Entry(self.now(), by, replace(act, about=UNREAD)), todays_packs())
        may()
        return await in_pack_thread(described, act, self.room)

    def asks_referee(self, act: acts.RoomAct) -> bool:
        """Return whether the referee must be asked before this act is made."""
        return isinstance(act, acts.Play) and has_question(self.room, act)

    def question(self, by: MemberId, act: acts.Play) -> Question | None:
        """Return the question to the referee about a move, or raise IllegalMove."""
        check(self.room, Entry(self.now(), by, act), todays_packs())
        return question(self.room, act)

    def has_hearers(self, act: acts.Play) -> bool:
        """Return whether companions are given words by this move."""
        return bool(self._companions.hearers(act))

    def understood(self, act: acts.Play) -> asyncio.Future[bool | None]:
        """Return whether those companions know the words."""
        return self._companions.understood(act)

    def _process_queue(self) -> None:
        """Begin submissions until one is on its way into the log."""
        if self._processing:  # a callback has submitted the next
            return
        self._processing = True
        try:
            while self._queue and self._pending is None:
                self._begin(self._queue.pop(0))
        finally:
            self._processing = False

    def _begin(self, submission: Submission) -> None:
        """Check an act and append it to the log, or tell its submitter why not."""
        try:
            if self.closed:
                raise NoSuchRoom
            submission.check()
            room, act = self.room, submission.act
            entry = check(room, Entry(self.now(), submission.by, act), todays_packs())
            after = apply(room, entry)
            entries = [encode(entry)]
            if finish := owed_finish(after):  # what a game brought is kept as it ends
                entries.append(encode(Entry(entry.at, SERVER, finish)))
            pending = PendingEntry(submission, entries, self._version, room, after)
            appended = self._log.append(self.code, self._version, entries)
        except Exception as error:
            submission.over(error)
            return
        self._pending = pending
        appended.add_done_callback(self._appended)

    def _appended(self, outcome: asyncio.Future[int]) -> None:
        pending = self._pending
        assert pending is not None, "one entry at a time is on its way"
        error = outcome.exception() if not outcome.cancelled() else LogError("cancelled")
        if error is None:
            self._metrics.entries += len(pending.entries)
            self._next(pending, None)
        else:
            recovery = self._recover(pending, error)
            self._recovery = asyncio.get_running_loop().create_task(recovery)

    def _next(self, pending: PendingEntry, error: Exception | None) -> None:
        """Tell the submitter how it ended, and begin the next submission."""
        self._pending = None
        pending.submission.over(error)
        self._process_queue()

    async def _recover(self, pending: PendingEntry, error: BaseException) -> None:
        """Read the log after a failed append; try again if another server was first."""
        try:
            there = await self._is_there(pending, error)
        except Exception as failure:
            self._next(pending, failure)
            return
        finally:
            self._recovery = None
        if there:
            self._next(pending, None)
        else:
            self._pending = None
            self._queue.insert(0, pending.submission)
            self._process_queue()

    async def _is_there(self, pending: PendingEntry, error: BaseException) -> bool:
        """Return whether the entry is in the log; if not, another server was first.

        Raise the error if the log has failed, and NoSuchRoom if the room is gone.
        """
        if isinstance(error, Conflict):
            self._metrics.conflicts += 1
            await self._catch_up()
            if self.closed:
                raise NoSuchRoom
            if self._version == pending.expected:
                self._dissolve(CANNOT_GO_ON, "this room has expired")
                raise NoSuchRoom
        else:
            await self._catch_up()
            if not pending.heard:  # else it got there in spite of the error
                raise error
        # Somebody's two phones may do the same in the same millisecond, on two servers.
        # The entries are equal, byte by byte, and one of them is enough.
        return pending.heard

    async def _catch_up(self) -> None:
        for version, raw in await self._log.read(self.code, self._version):
            self._hear(version, raw)

    # Out of the log

    def _hear(self, version: int, raw: bytes) -> None:
        """Fold and publish an entry that the log tells of, or keep it while loading."""
        if self._early is not None:
            self._early.append((version, raw))
        elif version > self._version and not self.closed:
            try:
                self._apply_entry(version, raw)
            except NewerRoom:  # whose server may take the phones of ours
                self._dissolve(COME_AGAIN, "a newer version plays here")
            except Exception as error:
                self.fail(error)

    def _apply_entry(self, version: int, raw: bytes) -> None:
        before, pending = self.room, self._pending
        mine = pending is not None and pending.entries[0] == raw
        if pending and mine and pending.before is before:
            self.room, self._version = pending.after, version
        else:
            self._fold(version, raw)
        if pending and mine and not pending.heard:
            pending.heard = True
            pending.submission.accepted()
        if self.room.versions is not before.versions:
            self._check_newer()
        self._published(before, self.room)
        self._look()

    def _fold(self, version: int, raw: bytes) -> None:
        """Apply an entry to the room, or raise BrokenRoom."""
        try:
            self.room = apply(self.room, decode_entry(raw))
        except NewerEntryError as error:
            raise NewerRoom from error
        except Exception as error:
            why = error.code if isinstance(error, IllegalMove) else type(error).__name__
            if why == MALFORMED_MOVE.code:  # a log holds none: a later release added it
                raise NewerRoom from error
            raise BrokenRoom(f"entry {version} is refused: {why}") from error
        self._version = version
        self._clock.not_before(self.room.at)

    def _check_newer(self) -> None:
        if is_newer(self.room):
            raise NewerRoom
