"""The receiving side of one connection: what it was sent, and the answers that wait."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from konspira import wire
from konspira.game import Seat
from konspira.room import MemberId, Room
from konspira.server.websocket import Socket

LONGEST_ANSWER = 300  # bytes of a refusal in a hush


class HandNews(NamedTuple):
    """An encoded hand; empty if it has not changed."""

    seat: Seat
    hand: bytes
    stale: bool  # moves made without having seen it are out of date

    @property
    def changed(self) -> bool:
        return bool(self.hand)


class Viewer:
    """The receiving side of a connection: whose hands it may see, and its answers."""

    __slots__ = (
        "_hand_v",
        "_socket",
        "_v",
        "done",
        "fresh",
        "members",
        "refused",
        "seats",
        "send",
    )

    def __init__(self, socket: Socket) -> None:
        self._socket: Socket | None = socket
        self.send: Callable[[bytes], None] = socket.send  # never waits
        self._v = 0
        self._hand_v: dict[Seat, int] = {}  # the News that made each seat's moves stale
        self.members: dict[MemberId, str] = {}  # with the hash of the token each has shown
        self.seats: tuple[Seat, ...] = ()  # of all these members, as last sent
        self.fresh = True  # knows nothing yet, or must forget what it knew
        self.done: tuple[int, ...] = ()
        self.refused: tuple[wire.Refusal, ...] = ()

    @property
    def address(self) -> str:
        return self._socket.address if self._socket else ""

    @property
    def closed(self) -> bool:
        return self._socket is None

    def close(self) -> None:
        """Drop the socket, because the phone is gone: what is still sent is lost."""
        self._socket = None
        self.send = lost

    # Who it is

    def hold(self, member: MemberId, token: str) -> None:
        """Let it be this member, too, who has shown the token with this hash."""
        self.members[member] = token

    def keep(self, tokens: dict[MemberId, str]) -> None:
        """Drop the members that are gone, or have moved to another phone."""
        held = {m: token for m, token in self.members.items() if tokens.get(m) == token}
        if len(held) != len(self.members):
            self.members, self.fresh = held, True

    def sit(self, room: Room) -> None:
        """Take the seats that its members hold now, and the host's place.

        With other seats come hands that are new to this phone alone, or must be forgotten.
        """
        seats = tuple(seat for member in self.members for seat in room.seats_of(member))
        if seats != self.seats:
            self.seats, self.fresh = seats, True

    def has_seen(self, seat: Seat, v: int) -> bool:
        """Return whether News `v` came after the last that made this seat's moves stale."""
        return v >= self._hand_v.get(seat, 0)

    # What it is told

    @property
    def waits_for_answers(self) -> bool:
        return bool(self.done or self.refused)

    def news(
        self,
        head: bytes,
        hands: Sequence[HandNews] = (),
        needed: bool = True,
        most: int | None = None,
    ) -> bytes:
        """Return an encoded News with the answers that wait.

        It is empty if there is nothing to say and it is not `needed`. `head` is what it
        shares with other phones. Answers that do not fit into `most` bytes wait.
        """
        if not (hands or self.done or self.refused):
            if not needed:
                return b""
            self._v += 1
            self.fresh = False
            return wire.NEWS % (head, b"", self._v)
        parts = b""
        if hands:
            inner = b",".join([b'"%d":%b' % (seat, hand) for seat, hand, _ in hands])
            parts = b',"hands":{%b}' % inner
        if self.done or self.refused:
            left = None if most is None else most - wire.FRAME - len(head) - len(parts)
            parts += self._answers(left)
        self._v += 1
        self.fresh = False
        for seat, _, stale in hands:
            if stale:
                self._hand_v[seat] = self._v
        return wire.NEWS % (head, parts, self._v)

    def _answers(self, left: int | None) -> bytes:
        """Encode the answers that wait, as many as fit into so many bytes."""
        done, refused = self.done, self.refused
        if left is not None:
            done, left = first_that_fit(done, left)
            refused, left = first_that_fit(tuple(map(brief, refused)), left)
        self.done = self.done[len(done) :]
        self.refused = self.refused[len(refused) :]
        parts = b',"done":%b' % wire.encode(done) if done else b""
        return parts + b',"refused":%b' % wire.encode(refused) if refused else parts

    def say(self, message: wire.Answered) -> None:
        """Send an answer that is not part of a News."""
        if self._socket:
            self._socket.send(wire.encode(message))

    def dismiss(self, code: int, reason: str) -> None:
        """Close the socket."""
        if self._socket:
            self._socket.close(code, reason)


Answers = TypeVar("Answers", tuple[int, ...], tuple[wire.Refusal, ...])


def first_that_fit(answers: Answers, left: int) -> tuple[Answers, int]:
    """Return the answers that fit into so many bytes, and how many bytes are left."""
    for number, answer in enumerate(answers):
        left -= len(wire.encode((answer,)))
        if left < 0:
            return answers[:number], left
    return answers, left


def brief(refusal: wire.Refusal) -> wire.Refusal:
    """Return the refusal without its explanation if that is long: a hush has no room."""
    if len(wire.encode((refusal,))) <= LONGEST_ANSWER:
        return refusal
    return replace(refusal, text=None, about={})


def lost(news: bytes) -> None:
    """Drop what is sent to a phone that is gone."""
