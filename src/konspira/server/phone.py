"""One connection: what a phone asks, and what it gets to see."""

import asyncio
import hashlib
import logging
import secrets
from collections import deque
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from konspira import wire
from konspira.game import IllegalMove, Seat
from konspira.log import Damaged, LogError
from konspira.packs import PackError
from konspira.room import SERVER, MemberId, Room, acts
from konspira.room import refusals as room_refusals
from konspira.room.state import OFFER_MS
from konspira.server import refusals as no
from konspira.server.limits import Bucket
from konspira.server.live import (
    CANNOT_GO_ON,
    BrokenRoom,
    LiveRoom,
    NoSuchRoom,
    log_failure,
)
from konspira.server.opinions import opinion
from konspira.server.websocket import Line
from konspira.verdict import Verdict

if TYPE_CHECKING:
    from konspira.server.lobby import Lobby

MOST_WAITING = 32  # messages of one phone that wait for their turn
GUESS_SECONDS = 1.0  # until somebody with a wrong token and no guesses left hears so
TOO_FAST = 1008

log = logging.getLogger(__name__)


class Phone:
    """The guest behind a line. Asks are answered one after the other, in order."""

    __slots__ = (
        "_asks",
        "_bucket",
        "_hand_v",
        "_line",
        "_lobby",
        "_v",
        "_worker",
        "done",
        "fresh",
        "live",
        "members",
        "refused",
        "seats",
    )

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby = lobby
        self._line: Line | None = None
        self._bucket: Bucket | None = None
        self._asks: deque[wire.In] | None = None
        self._worker: asyncio.Task[None] | None = None
        self._v = 0
        self._hand_v: dict[Seat, int] = {}  # the News that made each seat's moves stale
        self.live: LiveRoom | None = None
        self.members: dict[MemberId, str] = {}  # with the hash of the token each has shown
        self.seats: tuple[Seat, ...] = ()  # of all members on this phone, as last sent
        self.fresh = True  # knows nothing yet, or must forget what it knew
        self.done: list[int] = []
        self.refused: list[wire.Refusal] = []

    # The line

    def opened(self, line: Line) -> None:
        self._line = line
        self._lobby.arrived(self, line.address)

    def closed(self) -> None:
        """The ask that is being served is still served: it may be in the log by now."""
        line, self._line = self._line, None
        if self._asks:
            self._asks.clear()
        if self.live:
            self.live.exit(self)
            self._lobby.left(self.live)
        if line:
            self._lobby.departed(self, line.address)

    def counted(self) -> bool:
        limits, now = self._lobby.limits, self._lobby.seconds()
        if self._bucket is None:
            rate = limits.messages_per_second
            self._bucket = Bucket(rate, limits.message_burst, now)
        if not self._bucket.take(now):
            self._hang_up("too many messages")
            return False
        return True

    def heard(self, message: bytes) -> None:
        try:
            ask = wire.decode(message)
        except msgspec.MsgspecError as error:
            self._lobby.metrics.malformed += 1
            ask_id = wire.id_of(message)
            self._refuse(wire.Refusal(ask_id, *no.MALFORMED, str(error)))
            return
        except RecursionError:
            self._hang_up("nested too deeply")
            return
        self._enqueue(ask)

    def _enqueue(self, ask: wire.In) -> None:
        if self._asks is None:
            self._asks = deque()
        self._asks.append(ask)
        if len(self._asks) > MOST_WAITING:
            self._hang_up("too many messages")
        elif self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def _hang_up(self, reason: str) -> None:
        self._lobby.metrics.throttled += 1
        if self._asks:
            self._asks.clear()
        self.dismiss(TOO_FAST, reason)

    def dismiss(self, code: int, reason: str) -> None:
        if self._line:
            self._line.close(code, reason)

    # What it gets to see

    def sit(self, room: Room) -> None:
        """Take the seats that the members on this phone hold now, and the host's place.

        With other seats come hands that are new to this phone alone, or must be forgotten.
        """
        seats = tuple(seat for member in self.members for seat in room.seats_of(member))
        if seats != self.seats:
            self.seats, self.fresh = seats, True

    def news(
        self,
        at: int,
        shared: bytes,
        hands: dict[Seat, bytes],
        stale: Iterable[Seat] = (),
        always: bool = False,
    ) -> bytes:
        """What has changed for this phone, and the answers that wait for it; or nothing.

        `stale`: what these seats do without having seen this message is out of date.
        """
        if not (shared or hands or self.done or self.refused or always):
            return b""
        self._v += 1
        self.fresh = False
        parts = shared
        if hands:
            self._hand_v.update(dict.fromkeys(stale, self._v))
            inner = b",".join(b'"%d":%b' % (seat, hand) for seat, hand in hands.items())
            parts += b',"hands":{%b}' % inner
        if self.done:
            parts += b',"done":%b' % wire.encode(self.done)
            self.done = []
        if self.refused:
            parts += b',"refused":%b' % wire.encode(self.refused)
            self.refused = []
        return wire.news(self._v, at, parts)

    def send(self, news: bytes) -> None:
        if self._line:
            self._line.send(news)
            self._lobby.metrics.news += 1

    def _refuse(self, refusal: wire.Refusal) -> None:
        self.refused.append(refusal)
        self._answer()

    def _answer(self) -> None:
        """Answers go out at once, unless the game is hushed and they wait for the beat."""
        if not (self.done or self.refused):  # they went out with the news of a move
            return
        if self.live is None or self.live.show.may_speak:
            now = self.live.now() if self.live else self._lobby.clock()
            self.send(self.news(now, b"", {}))

    def _say(self, message: wire.Welcome | wire.Transfer | wire.Opinion) -> None:
        if self._line:
            self._line.send(wire.encode(message))

    # What it asks

    async def _work(self) -> None:
        try:
            while self._asks:
                await self._serve(self._asks.popleft())
        except Exception as error:
            log_failure("an ask", error)
            self.dismiss(CANNOT_GO_ON, "this could not be done")
        finally:
            self._worker = None
            self._asks = None

    async def _serve(self, ask: wire.In) -> None:
        metrics = self._lobby.metrics
        try:
            await self._do(ask)
            return
        except IllegalMove as error:
            cause = error.__cause__
            text = str(cause) if cause else None
            about = cause.about if isinstance(cause, PackError) else {}
            refusal = wire.Refusal(ask.id, error.code, error.rule, text, about)
        except NoSuchRoom:
            refusal = wire.Refusal(ask.id, *room_refusals.NO_SUCH_ROOM)
        except BrokenRoom as error:
            log.error("room cannot be opened: %s", error)
            refusal = wire.Refusal(ask.id, *no.ROOM_IS_BROKEN)
        except Damaged as error:
            log.error("room cannot be opened: %s", error)
            refusal = wire.Refusal(ask.id, *no.ROOM_IS_BROKEN)
        except LogError as error:
            log.error("log failed: %s", error)
            refusal = wire.Refusal(ask.id, *no.LOG_FAILED)
        metrics.refusals[refusal.code] += 1
        self._refuse(refusal)
        if refusal.code == "too-many-codes":
            self._hang_up("too many codes")

    async def _do(self, ask: wire.In) -> None:
        match ask:
            case wire.Do():
                await self._act(ask)
            case wire.Open():
                await self._open(ask)
            case wire.Hello():
                await self._hello(ask)
            case wire.Join(id, name, look, watch, chosen):
                live, token = self._in_room(), new_token()
                beside = tuple(self.members)
                join = acts.Join(name, hashed(token), look, watch, chosen, beside)
                await live.submit(SERVER, join)
                self._welcome(id, live, token)
            case wire.Consult(id, by, seat, move):
                self._check_mine(by)
                live = self._in_room()
                act = acts.Play(seat, move)
                verdict = await self._opinion(live, by, act)
                if verdict is None:
                    raise IllegalMove(*no.NOTHING_TO_JUDGE)
                self._say(wire.Opinion(id, verdict))
            case wire.MoveOut(id, by):
                live, code = self._in_room(), new_token()
                offer = acts.OfferSeat(hashed(code))
                await live.submit(by, offer, check=lambda: self._check_mine(by))
                self._say(wire.Transfer(id, code, OFFER_MS // 1000))
            case wire.MoveIn():
                await self._move_in(ask)

    async def _act(self, ask: wire.Do) -> None:
        live = self._in_room()

        def check() -> None:
            self._check_mine(ask.by)
            if isinstance(ask.act, acts.Play) and ask.seen is not None:
                self._check_fresh(live, ask.by, Seat(ask.act.seat), ask.seen)

        check()  # who must not act need not wait for a turn
        act = ask.act
        if any(getattr(act, field) is not None for field in act.filled_in):
            raise IllegalMove(*room_refusals.NOT_ALLOWED)
        if isinstance(act, acts.AddPack):
            budget = partial(self._lobby.check_pack_budget, live.code, self.address)
            act = await live.read_pack(ask.by, act, budget)
        elif isinstance(act, acts.Play) and (
            verdict := await self._opinion(live, ask.by, act)
        ):
            act = replace(act, opinion=verdict)
        await live.submit(ask.by, act, self, ask.id, check)
        self._answer()

    async def _opinion(
        self, live: LiveRoom, by: MemberId, act: acts.Play
    ) -> Verdict | None:
        """What the referee says of a move; None if its game has no question about it."""
        asked = live.question(by, act)
        if asked is None:
            return None
        self._lobby.check_opinions(self.address)
        return await opinion(asked)

    async def _open(self, ask: wire.Open) -> None:
        self._check_outside(ask.protocol)
        token = new_token()
        join = acts.Join(ask.name, hashed(token), ask.look)
        live = await self._lobby.open(ask.language, join, self.address)
        self._welcome(ask.id, live, token)

    async def _hello(self, ask: wire.Hello) -> None:
        """Whoever shows a token comes back, always. All others have few guesses."""
        self._check_outside(ask.protocol)
        free = self._lobby.knows(self.address, ask.room)
        paid = not free and self._lobby.try_code(self.address)
        allowed = free or paid
        if not allowed and not ask.tokens:
            raise IllegalMove(*no.TOO_MANY_CODES)
        answer_at = asyncio.get_running_loop().time() + GUESS_SECONDS
        try:
            live = await self._lobby.find(ask.room)
        except (NoSuchRoom, BrokenRoom, LogError):
            if not allowed:
                await self._no_such_luck(answer_at)
            raise
        holders = {token: live.room.holder(hashed(token)) for token in ask.tokens}
        known = tuple(dict.fromkeys(member.id for member in holders.values() if member))
        if known and paid:
            self._lobby.was_no_guess(self.address)
        elif not known and not allowed:
            await self._no_such_luck(answer_at)
        lost = tuple(token for token, member in holders.items() if not member)
        you = tuple(wire.You(member) for member in known)
        self._say(wire.Welcome(ask.id, wire.PROTOCOL, live.code, you, lost))
        self._enter(live, known)

    async def _no_such_luck(self, answer_at: float) -> None:
        """Over the limit every wrong token hears the same, after the same time: whether
        there is such a room cannot be told from how long it took to look."""
        await asyncio.sleep(answer_at - asyncio.get_running_loop().time())
        raise IllegalMove(*no.TOO_MANY_CODES)

    async def _move_in(self, ask: wire.MoveIn) -> None:
        """The code for a seat is a guess like that of a room."""
        if self.live is None:
            self._check_outside(ask.protocol)
        elif self.live.code != ask.room:
            raise IllegalMove(*no.ALREADY_IN_A_ROOM)
        if not self._lobby.try_code(self.address):
            raise IllegalMove(*no.TOO_MANY_CODES)
        live, token = self.live or await self._lobby.find(ask.room), new_token()
        beside = tuple(self.members)
        take_over = acts.TakeOver(hashed(ask.code), hashed(token), beside)
        await live.submit(SERVER, take_over)
        self._welcome(ask.id, live, token)

    @property
    def address(self) -> str:
        return self._line.address if self._line else ""

    def _enter(self, live: LiveRoom, members: tuple[MemberId, ...]) -> None:
        """Only a line that is still open comes in: the phone may be gone by now."""
        if self._line:
            self.live = live
            live.enter(self, members)

    def _welcome(self, ask: int, live: LiveRoom, token: str) -> None:
        member = live.room.holder(hashed(token))
        if member is None:  # removed in the same moment
            raise IllegalMove(*room_refusals.NO_SUCH_MEMBER)
        if self._line is None:
            live.never_came(member.id)
            return
        you = (wire.You(member.id, token),)
        self._say(wire.Welcome(ask, wire.PROTOCOL, live.code, you))
        self._enter(live, (member.id,))

    def _in_room(self) -> LiveRoom:
        if self.live is None:
            raise IllegalMove(*no.NOT_IN_A_ROOM)
        return self.live

    def _check_outside(self, protocol: int) -> None:
        if protocol != wire.PROTOCOL:
            raise IllegalMove(*no.OTHER_PROTOCOL)
        if self.live is not None:
            raise IllegalMove(*no.ALREADY_IN_A_ROOM)

    def _check_fresh(self, live: LiveRoom, by: MemberId, seat: Seat, seen: int) -> None:
        """A move made before its player saw what they know and may do now is stale."""
        unsent = live.room.holds(by, seat) and not live.show.shows(seat)
        if unsent or seen < self._hand_v.get(seat, 0):
            raise IllegalMove(*no.STALE)

    def _check_mine(self, member: MemberId) -> None:
        if member not in self.members:
            raise IllegalMove(*room_refusals.NOT_YOUR_SEAT)


def new_token() -> str:
    """128 random bits, in 22 letters."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token. It is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
