"""Send the phones of a room what they may see: changes at once, or all on one beat."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from konspira import wire
from konspira.game import Hand, Hush, Seat
from konspira.room import MemberId, Room, cards_in, hand_of
from konspira.server.equal_length import Frames, Lengths
from konspira.server.metrics import Metrics
from konspira.server.room_clock import RoomClock
from konspira.server.view_snapshot import ViewSnapshot, snapshot
from konspira.server.viewer import HandNews, Viewer

NO_HANDS: list[HandNews] = []


class Shared(NamedTuple):
    """The parts of a broadcast that are encoded once for all viewers."""

    head: bytes  # of what has changed
    whole: bytes  # of everything, if some viewer needs it
    hands: dict[Seat, HandNews]  # that have changed
    needed: bool  # also by viewers whose hands have not
    lengths: Lengths | None  # in a hush


class Broadcast:
    """Sends a room to its viewers.

    While the game is hushed, everything waits for the beat: then every phone gets one
    message, at the same moment and of the same length, whether or not there is news.
    """

    __slots__ = (
        *("_beat", "_beat_at", "_metrics", "_on_failure", "_room", "_shown", "_clock"),
        "viewers",
    )

    def __init__(
        self,
        clock: RoomClock,
        metrics: Metrics,
        on_failure: Callable[[Exception], None],
    ) -> None:
        self.viewers: frozenset[Viewer] = frozenset()
        self._metrics = metrics
        self._clock = clock
        self._on_failure = on_failure
        self._room = Room()
        self._shown: ViewSnapshot | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._beat_at = 0

    # Who looks on

    def enter(self, viewer: Viewer) -> None:
        """Add a viewer, or let it see everything anew, with the next `publish`."""
        self.viewers |= {viewer}
        viewer.fresh = True

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer. Without any, the last snapshot need not be kept."""
        self.viewers -= {viewer}
        if not self.viewers:
            self._shown = None

    def shows_to(self, member: MemberId) -> bool:
        """Return whether a phone of this member is connected here."""
        return any(member in viewer.members for viewer in self.viewers)

    def dismiss(self, code: int, why: str) -> None:
        """Close the sockets of all viewers: this room cannot go on here."""
        for viewer in self.viewers:
            viewer.dismiss(code, why)

    def close(self) -> None:
        if self._beat:
            self._beat.cancel()

    # When they see it

    def publish(self, room: Room) -> None:
        """Send the room as it is now, at once or on the next beat."""
        before, self._room = self._room, room
        if room.members is not before.members:
            tokens = {member.id: member.token for member in room.members}
            for viewer in self.viewers:
                viewer.keep(tokens)
        if self._beat or not self.viewers:  # a beat ends the hush, too
            return
        hush = self._hush()
        if hush:
            self._wait_for_beat(hush)
        else:
            self._send(None)

    def answer(self, viewer: Viewer) -> None:
        """Send the answers that did not go out with the news of a move.

        In a hush they wait for the beat.
        """
        if viewer.waits_for_answers and self._beat is None and self._hush() is None:
            viewer.send(viewer.news(wire.head(self._clock.now(), b"")))
            self._metrics.news += 1

    def ping(self) -> None:
        """Let every phone hear that its line holds; in a hush the beat does that."""
        if self._beat is None:
            ping = wire.encode(wire.Ping(self._clock.now()))
            for viewer in self.viewers:
                viewer.send(ping)

    def shows(self, seat: Seat) -> bool:
        """Return whether this hand was sent as it is now: between beats it may wait."""
        if self._beat is None or self._shown is None or self._room.playing is None:
            return True
        return means_the_same(self._shown.hands.get(seat), hand_of(self._room, seat))

    def _hush(self) -> Hush | None:
        playing = self._room.running
        return playing.game.hush(playing.gist) if playing else None

    def _wait_for_beat(self, hush: Hush) -> None:
        """Set the timer for the next beat: the same moment on all servers, never twice."""
        now = self._clock.now()
        last = max(now, self._beat_at)
        self._beat_at = last - last % hush.every + hush.every
        wait = (self._beat_at - now) / 1000
        loop = asyncio.get_running_loop()
        self._beat = loop.call_later(wait, self._on_beat, hush)

    def _on_beat(self, hush: Hush) -> None:
        """Send each phone one message of the same kind and size, and plan the next beat."""
        self._beat = None
        next_hush = self._hush()
        try:
            self._send(next_hush or hush)
        except Exception as error:
            self._on_failure(error)
            return
        if next_hush and self.viewers:
            self._wait_for_beat(next_hush)
        for viewer in self.viewers:  # after the last beat nothing waits any more
            self.answer(viewer)

    # What they see

    def _send(self, hush: Hush | None) -> None:
        """Send every viewer what has changed for it since the last time."""
        old, new = self._shown, snapshot(self._room, self._shown)
        self._shown = new
        since = old if old and new.continues(old) else None
        fresh = self._seat_viewers(new, since)
        head, whole, changed, needed, lengths = self._shared(new, since, fresh, hush)
        most: int | None = None
        frames: Frames = []
        for viewer in self.viewers:
            if lengths:
                most = lengths.of(viewer)
            if viewer.fresh:
                hands = [self._hand(new, seat, None) for seat in viewer.seats]
                frame = viewer.news(whole, hands, most=most)
            elif changed:
                hands = [changed[seat] for seat in viewer.seats if seat in changed]
                frame = viewer.news(head, hands, needed, most)
            else:
                frame = viewer.news(head, NO_HANDS, needed, most)
            if frame:
                frames.append((viewer, frame, most or 0))
        if lengths:
            frames, overflows = lengths.padded(frames)
            self._metrics.hush_overflows += overflows
        for viewer, frame, _ in frames:
            viewer.send(frame)
        self._metrics.news += len(frames)

    def _seat_viewers(self, new: ViewSnapshot, since: ViewSnapshot | None) -> bool:
        """Give viewers the seats they hold now; return whether any is to see all anew."""
        if since is None or new.room is not since.room:
            for viewer in self.viewers:
                viewer.sit(self._room)
        fresh = [viewer for viewer in self.viewers if viewer.fresh or since is None]
        for viewer in fresh:
            viewer.sit(self._room)
            viewer.fresh = True
        return bool(fresh)

    def _shared(
        self, new: ViewSnapshot, since: ViewSnapshot | None, fresh: bool, hush: Hush | None
    ) -> Shared:
        at = self._clock.now()
        room, table = new.changes_since(since) if since else (b"", b"")
        everything = new.whole() if fresh else b""
        lengths = None
        if hush:
            public = len(room) if since and new.room_has_changed(since) else 0
            begins = since is not None and not since.room.hushed
            day = len(room) + len(table) - public if begins else 0
            ends = not new.room.hushed
            lengths = Lengths(hush, public + len(everything), ends, day)
        return Shared(
            head=wire.head(at, room + table),
            whole=wire.head(at, everything),
            hands=self._changed_hands(new, since) if since else {},
            needed=bool(room or table or hush),
            lengths=lengths,
        )

    def _changed_hands(self, new: ViewSnapshot, old: ViewSnapshot) -> dict[Seat, HandNews]:
        """Return the hands that viewers here see and that have changed."""
        if new.hands is old.hands:
            return {}
        seen = {seat for viewer in self.viewers for seat in viewer.seats}
        news = [self._hand(new, seat, old.hands.get(seat)) for seat in seen]
        return {hand.seat: hand for hand in news if hand.changed}

    def _hand(self, new: ViewSnapshot, seat: Seat, before: Hand | None) -> HandNews:
        hand = new.hands.get(seat)
        if hand is None:
            hand = new.hands[seat] = hand_of(self._room, seat)
        if before == hand:
            return HandNews(seat, b"", stale=False)
        return HandNews(seat, wire.whole(hand), stale=not means_the_same(before, hand))


def means_the_same(before: Hand | None, now: Hand) -> bool:
    """Return whether a seat knows no more, and has the same kinds of move, as before.

    What it may choose can have changed with what others did: the rules look at that.
    """
    if before is None:
        return False
    kinds = {offer.kind for offer in now.offers}
    same_kinds = kinds == {offer.kind for offer in before.offers}
    return same_kinds and cards_in(before) == cards_in(now)
