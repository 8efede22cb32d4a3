"""The connection of one phone: its requests, their rate limit, and its members."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from konspira import wire
from konspira.game import IllegalMove, Seat
from konspira.refusals import NOT_NOW
from konspira.room import MemberId, acts
from konspira.room import refusals as room_refusals
from konspira.room.state import TRANSFER_MS
from konspira.server import refusals as no
from konspira.server.failures import CANNOT_GO_ON, log_failure, refusal_of
from konspira.server.joining import Arrival, Joining
from konspira.server.limits import Bucket
from konspira.server.open_room import OpenRoom
from konspira.server.referee_thread import verdict_on
from konspira.server.room_companions import drawn_mind
from konspira.server.rooms import Rooms
from konspira.server.submissions import Submission
from konspira.server.tokens import hashed, new_token
from konspira.server.viewer import Viewer
from konspira.server.websocket import Socket
from konspira.verdict import Verdict

MOST_WAITING = 32  # messages of one phone that wait for their turn
MOST_UNHEARD = 100  # refusals that wait for the next beat of a hush
TOO_FAST = 1008


class Register(Protocol):
    """Counts the connections of a server."""

    def arrived(self, address: str) -> None: ...
    def departed(self, address: str) -> None: ...


class Connection:
    """The handler behind a socket. Requests are answered one after the other, in order."""

    __slots__ = (
        "_asks",
        "_bucket",
        "_joining",
        "_register",
        "_rooms",
        "_serving",
        "_task",
        "room",
        "viewer",
    )

    viewer: Viewer

    def __init__(self, rooms: Rooms, joining: Joining, register: Register) -> None:
        self._rooms = rooms
        self._joining = joining
        self._register = register
        self._bucket: Bucket | None = None
        self._asks: deque[wire.In] | None = None
        self._serving = False
        self._task: asyncio.Task[None] | None = None
        self.room: OpenRoom | None = None

    # The socket

    def opened(self, socket: Socket) -> None:
        """Begin to serve a socket."""
        self.viewer = Viewer(socket)
        self._register.arrived(socket.address)

    def closed(self) -> None:
        """Leave the room, and drop the requests that wait.

        The one that is being served is still served: it may be in the log by now.
        """
        address = self.viewer.address
        self.viewer.close()
        if self._asks:
            self._asks.clear()
        if self.room:
            self.room.presence.leave(self.viewer)
            self._rooms.left(self.room)
        self._register.departed(address)

    def counted(self) -> bool:
        """Count a frame; return False and close the socket if there are too many."""
        limits, now = self._rooms.limits, self._rooms.seconds()
        if self._bucket is None:
            rate = limits.messages_per_second
            self._bucket = Bucket(rate, limits.message_burst, now)
        if not self._bucket.take(now):
            self._hang_up("too many messages")
            return False
        return True

    def heard(self, message: bytes) -> None:
        """Decode a message and serve it after those before it, or refuse it."""
        try:
            ask = wire.decode(message)
        except msgspec.MsgspecError as error:
            self._rooms.metrics.malformed += 1
            ask_id = wire.id_of(message)
            self._refuse(wire.Refusal(ask_id, *no.MALFORMED, str(error)))
            return
        except RecursionError:
            self._hang_up("nested too deeply")
            return
        if self._asks is None:
            self._asks = deque()
        self._asks.append(ask)
        if len(self._asks) > MOST_WAITING:
            self._hang_up("too many messages")
        else:
            self._serve_next()
            self._rooms.batching.received()

    def _hang_up(self, reason: str) -> None:
        self._rooms.metrics.throttled += 1
        if self._asks:
            self._asks.clear()
        self.viewer.dismiss(TOO_FAST, reason)

    # One ask after the other

    def _serve_next(self) -> None:
        while self._asks and not self._serving:
            ask, self._serving = self._asks.popleft(), True
            if type(ask) is wire.Do:
                self._act(ask)
            else:
                self._spawn(self._work(ask))
        if not self._asks:
            self._asks = None

    async def _work(self, ask: wire.In) -> None:
        """Serve a request that has to wait for something."""
        try:
            await self._do(ask)
        except Exception as error:
            self.served(ask, error)
        else:
            self.served(ask, None)

    def served(self, ask: wire.In, error: Exception | None) -> None:
        """Answer a request, and go on to the next."""
        self._task = None
        if error is None:
            self._answer()
        elif refusal := refusal_of(ask, error):
            self._rooms.metrics.refusals[refusal.code] += 1
            self._refuse(refusal)
            if refusal.code == no.TOO_MANY_CODES.code:
                self._hang_up("too many codes")
        else:
            log_failure("an ask", error)
            self.viewer.dismiss(CANNOT_GO_ON, "this could not be done")
        self._serving = False
        self._serve_next()

    def _refuse(self, refusal: wire.Refusal) -> None:
        self.viewer.refused += (refusal,)
        if len(self.viewer.refused) > MOST_UNHEARD:
            self._hang_up("too many messages")
        else:
            self._answer()

    def _answer(self) -> None:
        if self.room:
            self.room.broadcast.answer(self.viewer)
        elif self.viewer.waits_for_answers:
            self.viewer.send(self.viewer.news(wire.head(self._rooms.clock(), b"")))
            self._rooms.metrics.news += 1

    # Acts

    def _act(self, ask: wire.Do) -> None:
        """Submit an act to the room, or refuse it.

        Most acts are moves, which wait for nothing but their turn in the queue.
        """
        try:
            room, act = self._in_room(), ask.act
            self._check_mine(ask.by)  # who must not act need not wait for a turn
            for field in act.filled_in:
                if getattr(act, field) is not None:
                    raise IllegalMove(*room_refusals.NOT_ALLOWED)
            if isinstance(act, acts.Invite | acts.Lend):
                act = with_drawn_mind(act)
            if isinstance(act, acts.AddPack) or room.server.asks_referee(act):
                self._spawn(self._prepare(room, ask))
            else:
                room.server.submit(PhoneSubmission(self, ask, act))
        except IllegalMove as error:
            self.served(ask, error)

    async def _prepare(self, room: OpenRoom, ask: wire.Do) -> None:
        """Read a pack, or ask the referee, and then submit the act."""
        try:
            act = await self._filled_in(room, ask.by, ask.act)
        except Exception as error:
            self.served(ask, error)
        else:
            room.server.submit(PhoneSubmission(self, ask, act))

    async def _filled_in(
        self, room: OpenRoom, by: MemberId, act: acts.RoomAct
    ) -> acts.RoomAct:
        """Return the act with the fields that the server fills in."""
        if isinstance(act, acts.AddPack):
            allowed = partial(self._rooms.rate_limits.check_pack, room.code, self.address)
            return await room.server.read_pack(by, act, allowed)
        assert isinstance(act, acts.Play), "of nothing else there is more to know"
        return replace(act, opinion=await self._opinion(room, by, act))

    async def _opinion(
        self, room: OpenRoom, by: MemberId, act: acts.Play
    ) -> Verdict | None:
        """Return the referee's verdict on a move; None if its game asks for none."""
        asked = room.server.question(by, act)
        if asked is None:
            return None
        self._rooms.rate_limits.check_opinion(self.address)
        return await verdict_on(asked)

    async def _consulted(self, ask: int, by: MemberId, act: acts.Play) -> wire.Opinion:
        """Return what the referee thinks of a move, and whether companions understand it.

        Raise IllegalMove if it concerns neither.
        """
        server = self._in_room().server
        asked, heard = server.question(by, act), server.has_hearers(act)
        if asked is None and not heard:
            raise IllegalMove(*no.NOTHING_TO_JUDGE)
        self._rooms.rate_limits.check_opinion(self.address)
        known = await server.understood(act) if heard else None
        return wire.Opinion(ask, await verdict_on(asked) if asked else None, known)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.get_running_loop().create_task(work)

    def check(self, ask: wire.Do) -> None:
        """Raise IllegalMove if the act is for another phone's seat, or a stale move."""
        self._check_mine(ask.by)
        if isinstance(ask.act, acts.Play) and ask.seen is not None:
            self._check_fresh(ask.by, Seat(ask.act.seat), ask.seen)

    def _check_mine(self, member: MemberId) -> None:
        if member not in self.viewer.members:
            raise IllegalMove(*room_refusals.NOT_YOUR_SEAT)

    def _check_fresh(self, by: MemberId, seat: Seat, seen: int) -> None:
        """Raise IllegalMove if a move was made before its player saw the present hand."""
        room = self._in_room()
        unsent = room.server.room.holds(by, seat) and not room.broadcast.shows(seat)
        if unsent or not self.viewer.has_seen(seat, seen):
            raise IllegalMove(*no.STALE)

    # Coming in

    async def _do(self, ask: wire.In) -> None:
        """Serve any request but Do; raise if it is refused."""
        joining, viewer = self._joining, self.viewer
        match ask:
            case wire.Open():
                self._check_outside(ask.protocol)
                self._arrive(await joining.open(ask, viewer))
            case wire.Hello():
                self._check_outside(ask.protocol)
                self._arrive(await joining.come_back(ask, viewer))
            case wire.Join():
                self._arrive(await joining.join(ask, viewer, self._in_room()))
            case wire.Return():
                self._arrive(await joining.return_to(ask, viewer, self._in_room()))
            case wire.MoveIn():
                self._check_may_move_in(ask)
                self._arrive(await joining.take_over(ask, viewer, self.room))
            case wire.MoveOut(id, by):
                room, code = self._in_room(), new_token()
                offer = acts.OfferSeat(hashed(code))
                await room.server.perform(by, offer, partial(self._check_mine, by))
                viewer.say(wire.Transfer(id, code, TRANSFER_MS // 1000))
            case wire.Consult(id, by, seat, move):
                self._check_mine(by)
                viewer.say(await self._consulted(id, by, acts.Play(seat, move)))
            case wire.Recall(id, by):
                self._check_mine(by)
                viewer.say(wire.Deeds(id, deeds_for(self._in_room(), by)))

    def _arrive(self, arrival: Arrival) -> None:
        """Enter the room, unless the phone is gone by now."""
        room, members = arrival.room, arrival.members
        if not self.viewer.closed:
            self.viewer.say(arrival.welcome)
            self.room = room
            room.enter(self.viewer, members)
        elif arrival.newcomer:
            room.presence.never_came(*members)

    def _check_may_move_in(self, ask: wire.MoveIn) -> None:
        if self.room is None:
            self._check_outside(ask.protocol)
        elif self.room.code != ask.room:
            raise IllegalMove(*no.ALREADY_IN_A_ROOM)

    @property
    def address(self) -> str:
        return self.viewer.address

    def _in_room(self) -> OpenRoom:
        if self.room is None:
            raise IllegalMove(*no.NOT_IN_A_ROOM)
        return self.room

    def _check_outside(self, protocol: int) -> None:
        if protocol != wire.PROTOCOL:
            raise IllegalMove(*no.OTHER_PROTOCOL)
        if self.room is not None:
            raise IllegalMove(*no.ALREADY_IN_A_ROOM)


def deeds_for(room: OpenRoom, who: MemberId) -> tuple[wire.Deed, ...]:
    """Return what companions did for a member in the game at the table.

    Raise IllegalMove in a hush, where an answer would be one message more.
    """
    now = room.server.room
    if now.hush:
        raise IllegalMove(*NOT_NOW)
    done = now.playing.deeds if now.playing else ()
    return tuple(
        wire.Deed(deed.seat, deed.at, msgspec.Raw(deed.move.encode()))
        for deed in done
        if deed.member == who
    )


def with_drawn_mind(act: acts.Invite | acts.Lend) -> acts.Invite | acts.Lend:
    """Return the act with a seed for the mind; raise IllegalMove if the phone chose one."""
    if act.mind.seed:
        raise IllegalMove(*room_refusals.NOT_ALLOWED)
    return replace(act, mind=drawn_mind(act.mind))


class PhoneSubmission(Submission):
    """An act that a phone asks for, whose result is told to that phone."""

    __slots__ = ("_ask", "_connection")

    def __init__(self, connection: Connection, ask: wire.Do, act: acts.RoomAct) -> None:
        super().__init__(ask.by, act)
        self._connection, self._ask = connection, ask

    def check(self) -> None:
        self._connection.check(self._ask)

    def accepted(self) -> None:
        self._connection.viewer.done += (self._ask.id,)

    def over(self, error: Exception | None) -> None:
        self._connection.served(self._ask, error)
