"""Writes down what phones ask the server for, as somebody on their network sees it."""

from dataclasses import dataclass
from typing import NamedTuple

from playwright.async_api import Request

from browser.evening import Screen
from browser.line import Line, Listener

HEAD_ENDS = b"\r\n\r\n"
CONTROL = 0x8  # this bit of a frame's kind: a ping, a pong or a close
MASKED = 0x80  # this bit of a frame's length: four bytes of a mask follow it


class Asked(NamedTuple):
    """A request, how many bytes came back, and after how many messages of the server."""

    method: str
    path: str
    size: int
    messages: int


@dataclass
class Exchange:
    method: str
    path: str
    messages: int
    size: int = 0


class Wiretap(Line):
    """The line of one phone, with its service worker, if it has one."""

    def __init__(self, far: int) -> None:
        super().__init__(far)
        self.messages = 0  # that came over WebSockets
        self.said: list[int] = []  # how long each message was that went over them
        self._exchanges: list[Exchange] = []

    @property
    def asked(self) -> list[Asked]:
        """Every request so far, in the order in which they were made."""
        return [
            Asked(each.method, each.path, each.size, each.messages)
            for each in self._exchanges
        ]

    def forget(self) -> None:
        self._exchanges.clear()
        self.said.clear()

    def listeners(self) -> tuple[Listener, Listener]:
        connection = Connection(self)
        return connection.hear_phone, connection.hear_server

    def begin(self, method: str, path: str) -> Exchange:
        exchange = Exchange(method, path, self.messages)
        self._exchanges.append(exchange)
        return exchange


class Connection:
    """One connection: a browser sends the next request when the last one is answered."""

    def __init__(self, tap: Wiretap) -> None:
        self._tap = tap
        self._exchange: Exchange | None = None
        self._is_websocket = False
        self._from_phone = b""
        self._from_server = b""

    def hear_phone(self, data: bytes) -> None:
        self._from_phone += data
        while not self._is_websocket and HEAD_ENDS in self._from_phone:
            head, _, rest = self._from_phone.partition(HEAD_ENDS)
            first, *lines = head.decode().split("\r\n")
            fields = dict(line.lower().split(": ", 1) for line in lines)
            body = int(fields.get("content-length", 0))
            if len(rest) < body:
                return
            self._from_phone = rest[body:]
            method, path, _ = first.split(" ")
            self._exchange = self._tap.begin(method, path)
            self._is_websocket = "upgrade" in fields
        if self._is_websocket:
            frames, self._from_phone = whole_frames(self._from_phone)
            self._tap.said += map(len, messages_in(frames))

    def hear_server(self, data: bytes) -> None:
        assert self._exchange, "nobody asked for this"
        if not self._is_websocket:
            self._exchange.size += len(data)
            return
        self._from_server += data
        if not self._exchange.size:  # the handshake comes first
            head, ends, rest = self._from_server.partition(HEAD_ENDS)
            if not ends:
                return
            self._exchange.size, self._from_server = len(head), rest
        frames, self._from_server = whole_frames(self._from_server)
        self._tap.messages += len(messages_in(frames))


def messages_in(frames: list[bytes]) -> list[bytes]:
    return [frame for frame in frames if not frame[0] & CONTROL]


def whole_frames(data: bytes) -> tuple[list[bytes], bytes]:
    """Split what has come over a WebSocket into whole frames, and the rest."""
    frames = []
    while length := frame_length(data):
        frames.append(data[:length])
        data = data[length:]
    return frames, data


def frame_length(data: bytes) -> int:
    """The length of the frame that stands first, with its head; 0 if it is not whole."""
    if len(data) < 2:
        return 0
    mask = 4 if data[1] & MASKED else 0
    short = data[1] & ~MASKED
    more = {126: 2, 127: 8}.get(short, 0)
    size = int.from_bytes(data[2 : 2 + more], "big") if more else short
    whole = 2 + more + mask + size
    return whole if 2 + more <= len(data) and whole <= len(data) else 0


class PageRequests:
    """Whatever a page asks for, be it cached or not: cheaper, and blind to workers."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.asked: list[Asked] = []
        screen.page.on("request", self._hear)

    def _hear(self, request: Request) -> None:
        path = request.url.removeprefix(self._screen.origin)
        if not path.startswith(("data:", "blob:")):
            self.asked.append(Asked(request.method, path, 0, self.messages))

    @property
    def messages(self) -> int:
        return len(self._screen.heard)
