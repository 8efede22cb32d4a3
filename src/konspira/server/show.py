"""What the phones of a room are shown, and when: changes at once, or all on one beat."""

import asyncio
from collections.abc import Callable
from operator import attrgetter, is_
from typing import TYPE_CHECKING

from konspira import wire
from konspira.game import Hand, Hush, Seat, Table
from konspira.room import Room, RoomView, cards_in, hand_of, room_view, table_of

if TYPE_CHECKING:
    from konspira.server.phone import Phone

LOOK_OF_ROOM = attrgetter(
    *("members", "ring", "host", "former", "locked", "language", "choice", "packs"),
    *("foreign", "results"),
)
LOOK_OF_GAME = attrgetter(
    *("number", "started", "seating", "paused", "paused_at", "seals", "outcome", "changes"),
)


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


class Show:
    """The side of a room that faces the phones.

    While the game is hushed, everything waits for the beat: then every phone gets one
    message, at the same moment and of the same length, whether or not there is news.
    """

    def __init__(
        self, clock: Callable[[], int], on_failure: Callable[[Exception], None]
    ) -> None:
        self.phones: set[Phone] = set()
        self._clock = clock
        self._on_failure = on_failure
        self._room = Room()
        self._shown: Shown | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._beat_at = 0

    def close(self) -> None:
        if self._beat:
            self._beat.cancel()

    def leave(self, phone: "Phone") -> None:
        """With nobody to show it to, what was shown last need not be kept."""
        self.phones.discard(phone)
        if not self.phones:
            self._shown = None

    def publish(self, room: Room) -> None:
        """Let everybody see the room as it is now."""
        self._room = room
        if self._beat:  # everything waits for it, the end of the hush as well
            return
        hush = self._hush()
        if hush:
            self._wait_for_beat(hush)
        else:
            self._send(None)

    @property
    def may_speak(self) -> bool:
        """Whether a message may go out now, or must wait for the beat."""
        return self._beat is None and self._hush() is None

    def shows(self, seat: Seat) -> bool:
        """Whether this hand has been sent as it is now: between beats it may wait."""
        if self._beat is None or self._shown is None or self._room.playing is None:
            return True
        return means_the_same(self._shown.hands.get(seat), hand_of(self._room, seat))

    def _hush(self) -> Hush | None:
        playing = self._room.running
        return playing.game.hush(playing.state) if playing else None

    def _wait_for_beat(self, hush: Hush) -> None:
        """Beats come at the same moments on all servers, and never twice at one."""
        now = self._clock()
        last = max(now, self._beat_at)
        self._beat_at = last - last % hush.every + hush.every
        wait = (self._beat_at - now) / 1000
        loop = asyncio.get_running_loop()
        self._beat = loop.call_later(wait, self._on_beat, hush)

    def _on_beat(self, hush: Hush) -> None:
        """All phones at once, each with a message of the same kind and size."""
        self._beat = None
        try:
            self._send(hush)
        except Exception as error:
            self._on_failure(error)
            return
        next_hush = self._hush()
        if next_hush and self.phones:
            self._wait_for_beat(next_hush)

    def _send(self, hush: Hush | None) -> None:
        """Send every phone what has changed for it since the last time."""
        old, new = self._shown, Shown(self._room, self._shown)
        self._shown = new
        same_game = old is not None and new.continues(old)
        shared = new.changes_since(old) if old and same_game else b""
        same_seats = old is not None and new.room is old.room
        at, whole = self._clock(), b""
        frames: list[tuple[Phone, bytes]] = []
        for phone in self.phones:
            if phone.fresh or not same_seats:
                phone.sit(self._room)
            if same_game and not phone.fresh:
                parts, (hands, stale) = shared, self._hands_for(phone, new, old)
            else:
                parts = whole = whole or new.whole()
                hands, stale = self._hands_for(phone, new, None)
            if frame := phone.news(at, parts, hands, stale, always=hush is not None):
                frames.append((phone, frame))
        if hush:
            frames = equally_long(frames, hush.size)
        for phone, frame in frames:
            phone.send(frame)

    def _hands_for(
        self, phone: "Phone", new: Shown, old: Shown | None
    ) -> tuple[dict[Seat, bytes], list[Seat]]:
        """The hands of a phone's seats that have changed; every hand, for a fresh phone.

        And the seats whose moves are stale, if they were made before these hands came.
        """
        hands: dict[Seat, bytes] = {}
        stale: list[Seat] = []
        for seat in phone.seats:
            hand = new.hands.get(seat)
            if hand is None:
                hand = new.hands[seat] = hand_of(self._room, seat)
            before = old.hands.get(seat) if old else None
            if before != hand:
                hands[seat] = wire.whole(hand)
                if not means_the_same(before, hand):
                    stale.append(seat)
        return hands, stale


def means_the_same(before: Hand | None, now: Hand) -> bool:
    """Whether a seat knows no more than before, and the same kinds of move are open to it.

    What it may choose can have changed with what others did: the rules look at that.
    """
    if before is None or before.may != now.may:
        return False
    return cards_in(before) == cards_in(now)


def equally_long(
    frames: "list[tuple[Phone, bytes]]", size: int
) -> "list[tuple[Phone, bytes]]":
    """Grown to the same multiple of `size`, so that no length tells anything."""
    longest = max((frame for _, frame in frames), key=len, default=b"")
    length = len(wire.padded(longest, size))
    return [(phone, wire.padded(frame, length)) for phone, frame in frames]


def looks_alike(before: Room, now: Room) -> bool:
    """Whether a room looks the same but for the state of its game: after most moves."""
    if not all(map(is_, LOOK_OF_ROOM(before), LOOK_OF_ROOM(now))):
        return False
    was, runs = before.playing, now.playing
    if was is None or runs is None:
        return was is runs
    return all(map(is_, LOOK_OF_GAME(was), LOOK_OF_GAME(runs)))
