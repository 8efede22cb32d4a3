"""A phone in Python: speaks the protocol of docs/protocol.md, for tests, bots and load.

    async with connect("ws://127.0.0.1:8000/ws") as phone:
        code = await phone.open("Ann")
        await phone.until(lambda: len(phone.room["members"]) >= 4)
        await phone.do(Start())

Like the page in a browser it knows no rules: it shows `room`, `table` and `hands`, sends
acts, and hears why not.
"""

import asyncio
import itertools
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from konspira import wire
from konspira.game import HOST, Game, Hand, Move, Table
from konspira.games import game_named
from konspira.room import acts
from konspira.room.acts import Look, MemberId
from konspira.verdict import Verdict

ANSWER_SECONDS = 30.0


class Refused(Exception):
    """The server refused: `code` says why, `rule` which rule says so."""

    def __init__(self, refusal: wire.Refusal) -> None:
        super().__init__(refusal.code, refusal.rule, refusal.text)
        self.code, self.rule, self.text = refusal.code, refusal.rule, refusal.text


class Closed(Exception):
    """The connection is gone. `code` is the WebSocket's, if the server closed it."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Phone(WSListener):
    """One connection, and what it has received."""

    def __init__(self, silence: float | None = None) -> None:
        self.room: dict[str, Any] = {}
        self.table: dict[str, Any] | None = None
        self.hands: dict[int, dict[str, Any]] = {}
        self.v = 0
        self.at = 0
        self.code = ""
        self.members: list[MemberId] = []
        self.tokens: list[str] = []
        self.frames: list[bytes] | None = None  # set to a list to keep all but pings
        self.pings = 0  # that came
        self.closed: int | None = None
        self.on_news: Callable[[], None] | None = None
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._waiting: set[asyncio.Future[None]] = set()
        self._transport: WSTransport | None = None
        self._silence = silence
        self._alarm: asyncio.TimerHandle | None = None

    # What people do

    async def open(self, name: str, language: str = "en", look: Look | None = None) -> str:
        """Open a room as its host; return its code."""
        look = look or Look()
        await self._ask(wire.Open(next(self._ids), wire.PROTOCOL, name, look, language))
        return self.code

    async def hello(self, code: str, *tokens: str) -> None:
        """Enter a room, as the members whose tokens these are."""
        hello = wire.Hello(next(self._ids), wire.PROTOCOL, code, tokens)
        welcome: wire.Welcome = await self._ask(hello)
        self.tokens += [token for token in tokens if token not in welcome.lost]

    async def join(self, name: str, watch: bool = False) -> MemberId:
        """Become a member; return the member's id."""
        await self._ask(wire.Join(next(self._ids), name, Look(), watch))
        return self.members[-1]

    async def come_again(self, token: str) -> MemberId:
        """Come back as a member who has left the room and had this token."""
        await self._ask(wire.Return(next(self._ids), token))
        return self.members[-1]

    async def do(
        self,
        act: Any,
        by: MemberId | None = None,
        seen: int | None = None,
        spaced: bool = False,
    ) -> None:
        """Do an act of a member on this phone; by default of the first."""
        who = self.members[0] if by is None else by
        await self._ask(wire.Do(next(self._ids), who, act, seen), spaced)

    async def play(
        self,
        seat: int,
        move: Move,
        by: MemberId | None = None,
        seen: int | None = None,
        spaced: bool = False,
    ) -> None:
        """Make a move in the game. `spaced`: as long as every move of a hushed game."""
        raw = msgspec.Raw(msgspec.json.encode(move))
        await self.do(acts.Play(int(seat), raw), by, seen, spaced)

    async def consult(self, seat: int, move: Move, by: MemberId | None = None) -> Verdict:
        """Return what the referee would say of a move."""
        verdict = (await self.ask_about(seat, move, by)).verdict
        assert verdict is not None, "there is a referee"
        return verdict

    async def ask_about(
        self, seat: int, move: Move, by: MemberId | None = None
    ) -> wire.Opinion:
        """Return what the referee would say of a move, and whether companions know it."""
        raw = msgspec.Raw(msgspec.json.encode(move))
        who = self.members[0] if by is None else by
        ask = wire.Consult(next(self._ids), who, int(seat), raw)
        opinion: wire.Opinion = await self._ask(ask)
        return opinion

    async def recall(self, by: MemberId | None = None) -> tuple[wire.Deed, ...]:
        """Return what companions did for a member who was away."""
        who = self.members[0] if by is None else by
        answer: wire.Deeds = await self._ask(wire.Recall(next(self._ids), who))
        return answer.deeds

    async def move_out(self, by: MemberId | None = None) -> str:
        """Return the code with which another phone takes this member over."""
        who = self.members[0] if by is None else by
        answer: wire.Transfer = await self._ask(wire.MoveOut(next(self._ids), who))
        return answer.code

    async def move_in(self, room: str, code: str) -> None:
        """Take over a member from another phone, by the code that it got."""
        await self._ask(wire.MoveIn(next(self._ids), wire.PROTOCOL, room, code))

    # What they see

    @property
    def seats(self) -> list[int]:
        """The seats this phone holds in the game at the table."""
        return sorted(seat for seat in self.hands if seat >= 0)

    @property
    def is_host(self) -> bool:
        return self.room.get("host") in self.members

    @property
    def game(self) -> Game:
        """The game at the table, by the name that the room gives it."""
        assert self.table is not None, "there is no game at the table"
        return game_named(self.room["playing"]["game"])

    def views(self, seat: int) -> tuple[Table, Hand]:
        """Return table and hand of a seat as the game's own types, for bots."""
        table = msgspec.convert(self.table, self.game.table_type)
        return table, msgspec.convert(self.hands[seat], self.game.hand_type)

    def may(self, seat: int = HOST) -> list[str]:
        """Return the kinds of move that are open to a seat."""
        hand = self.hands.get(seat)
        if not hand:
            return []
        return list(dict.fromkeys(offer["kind"] for offer in hand["offers"]))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until `true()` returns True; it is called again whenever there is news."""
        async with asyncio.timeout(ANSWER_SECONDS):
            while not true():
                if self.closed is not None:
                    raise Closed(self.closed)
                news = asyncio.get_running_loop().create_future()
                self._waiting.add(news)
                await news

    def send(self, message: bytes) -> None:
        """Send anything at all, well-formed or not."""
        if self._transport is None or self.closed is not None:
            raise Closed(self.closed or 1006)
        self._transport.send(WSMsgType.TEXT, message)

    def hang_up(self) -> None:
        """Drop the connection without closing it, like a phone whose battery died."""
        if self._transport:
            self._transport.disconnect(graceful=False)

    async def _ask(self, ask: wire.In, spaced: bool = False) -> Any:
        answer = asyncio.get_running_loop().create_future()
        self._answers[ask.id] = answer
        try:
            raw = wire.encode(ask)
            self.send(wire.spaced(raw) if spaced else raw)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answer
        finally:
            del self._answers[ask.id]

    # Called by picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._listen()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self.closed = int(frame.get_close_code())  # type: ignore[call-overload]  # an IntEnum
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            self._hear(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed = self.closed if self.closed is not None else 1006
        if self._alarm:
            self._alarm.cancel()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Closed(self.closed))
        self._wake()

    def _listen(self) -> None:
        """Hang up if nothing comes for as long as was agreed."""
        if self._silence is not None:
            if self._alarm:
                self._alarm.cancel()
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(self._silence, self.hang_up)

    def _hear(self, message: bytes) -> None:
        self._listen()
        heard = wire.decode_out(message)
        if self.frames is not None and not isinstance(heard, wire.Ping):
            self.frames.append(message)
        match heard:
            case wire.Welcome() as welcome:
                self.code = welcome.room
                self.members += [you.member for you in welcome.you]
                self.tokens += [you.token for you in welcome.you if you.token]
                self._answered(welcome.id, welcome)
            case wire.Transfer() | wire.Opinion() | wire.Deeds() as answer:
                self._answered(answer.id, answer)
            case wire.Ping(at):
                self.at = at
                self.pings += 1
            case wire.News() as news:
                self._learn(news)

    def _learn(self, news: wire.News) -> None:
        self.v, self.at = news.v, news.at
        if news.whole:
            self.room, self.table, self.hands = {}, None, {}
        if isinstance(news.room, dict):
            self.room |= news.room
        if isinstance(news.table, dict):
            self.table = (self.table or {}) | news.table
        if isinstance(news.more, dict):
            assert self.table is not None, "only what is there can grow"
            grown = {name: [*self.table[name], *more] for name, more in news.more.items()}
            self.table |= grown
        if isinstance(news.hands, dict):
            self.hands |= {int(seat): hand for seat, hand in news.hands.items()}
        for ask in news.done:
            self._answered(ask, None)
        for refusal in news.refused:
            waiting = self._answers.get(refusal.id)
            if waiting and not waiting.done():
                waiting.set_exception(Refused(refusal))
        self._wake()

    def _answered(self, ask: int, answer: Any) -> None:
        waiting = self._answers.get(ask)
        if waiting and not waiting.done():
            waiting.set_result(answer)

    def _wake(self) -> None:
        for news in self._waiting:
            if not news.done():
                news.set_result(None)
        self._waiting.clear()
        if self.on_news:
            self.on_news()


@asynccontextmanager
async def connect(
    url: str, ssl_context: ssl.SSLContext | None = None, silence: float | None = None
) -> AsyncIterator[Phone]:
    """Connect a phone; disconnect it at the end, or after so many seconds of silence.

    In a room that is a dead line, if they are more than `Welcome.pings`.
    """
    phone = Phone(silence)  # picows gives None for one that was cut off at once
    transport, _ = await ws_connect(
        lambda: phone,
        url,
        ssl_context=ssl_context,
        websocket_handshake_timeout=ANSWER_SECONDS,
    )
    try:
        yield phone
    finally:
        transport.disconnect(graceful=False)
        await transport.wait_disconnected()
