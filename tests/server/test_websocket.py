"""Every adapter of the WebSocket port: sockets open, carry messages and end exactly once,
whatever a phone does."""

import asyncio
import itertools
import os
import shutil
import socket
import ssl
import struct
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.request import urlopen

import pytest
import uvicorn
from server_harness import PATIENCE
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from konspira.server.websocket import (
    Handler,
    OpenSocket,
    Refused,
    Socket,
    Sockets,
    UpgradeRequest,
)
from konspira.server.websocket.adapters import ADAPTERS, protocol

T = TypeVar("T")

MAX_MESSAGE = 1000
MAX_BEHIND = 256 * 1024

ENOUGH = 5000  # times 8000 bytes: more than a kernel keeps for somebody who does not read

ENOUGH_FRAMES = 100  # for a handler that counts

PICOWS_ALONE = pytest.mark.parametrize("adapter", ["picows"], indirect=True)

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Phone:
    """A client that speaks raw frames, so that it can also speak broken ones."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None, deaf: bool = False):
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if deaf:  # what it does not read soon waits in the server, not in the kernel
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls is not None:
            self.socket = tls.wrap_socket(self.socket)
        self._reader = self.socket.makefile("rb")

    def upgrade(self, target: str, **changed: str) -> tuple[int, dict[str, str], bytes]:
        """Ask for a WebSocket; return status, headers and the body of a refusal."""
        headers = {
            "Host": "konspira",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        } | {name.replace("_", "-"): value for name, value in changed.items()}
        lines = [f"GET {target} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        status = int(self._reader.readline().split()[1])
        answer = {}
        while line := self._reader.readline().decode().strip():
            name, _, value = line.partition(": ")
            answer[name.lower()] = value
        return status, answer, self._reader.read() if status != 101 else b""

    def say(self, kind: int, payload: bytes = b"", **how: Any) -> None:
        self.socket.sendall(frame(kind, payload, **how))

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it says."""
        first, length = self._reader.read(2)
        if length == 126:
            (length,) = struct.unpack("!H", self._reader.read(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._reader.read(8))
        assert first & 0x80, "the server never fragments"
        return first & 0x0F, self._reader.read(length)

    def hear_close(self) -> int:
        """The code of the server's close, which must be the next frame."""
        kind, payload = self.hear()
        assert kind == CLOSE
        return int.from_bytes(payload[:2])

    def hear_nothing_more(self) -> None:
        """The server has hung up. How the kernel tells this does not matter."""
        with suppress(ConnectionError):
            assert self._reader.read() == b""

    def hang_up(self) -> None:
        self._reader.close()
        self.socket.close()


def frame(
    kind: int, payload: bytes = b"", *, fin: bool = True, mask: bool = True, rsv: int = 0
) -> bytes:
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | rsv << 4 | kind])
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += struct.pack("!BH", bit | 126, size)
    else:
        head += struct.pack("!BQ", bit | 127, size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(a ^ b for a, b in zip(payload, itertools.cycle(key)))


class Echo:
    """A handler that repeats what it hears, does as it is told, and keeps a diary."""

    def __init__(self, request: UpgradeRequest) -> None:
        self.path, self.query, self.address = request.path, request.query, request.address
        self.origin = request.headers.get("ORIGIN")
        self.diary: list[str] = []
        self.counts = 0
        self.there = threading.Event()
        self.gone = threading.Event()

    def opened(self, socket: Socket) -> None:
        self.diary.append("opened")
        self.socket = cast(OpenSocket, socket)
        self.loop = asyncio.get_running_loop()
        self.there.set()
        if self.path == "/fails/at/once":
            raise ValueError("the spy is Anna")

    def counted(self) -> bool:
        self.counts += 1
        if self.path == "/fails/to/count":
            raise ValueError("the spy is Anna")
        if self.path == "/counts" and self.counts > ENOUGH_FRAMES:
            self.socket.close(4008, "too many")
            return False
        return True

    def heard(self, message: bytes) -> None:
        self.diary.append("heard")
        match message.split():
            case [b"fail,", *_]:
                raise ValueError(message)
            case [b"close", code, reason]:
                self.socket.close(int(code), reason.decode())
            case _:
                self.socket.send(message)

    def closed(self) -> None:
        self.diary.append("closed")
        self.gone.set()
        if self.path == "/fails/at/last":
            raise ValueError("the spy is Anna")

    def do(self, what: Callable[[], T]) -> T:
        """Run something where sockets live: on the event loop."""
        done: Future[T] = Future()
        self.loop.call_soon_threadsafe(lambda: done.set_result(what()))
        return done.result(PATIENCE)

    def fall_behind(self) -> None:
        """Send until something waits in the server, for a phone that does not read."""
        for _ in range(ENOUGH):
            self.do(lambda: self.socket.send(b"v" * 8000))
            if self.do(lambda: self.socket.behind()):
                return
        raise AssertionError("the kernel took it all")

    def wait_until_gone(self) -> None:
        assert self.gone.wait(PATIENCE), "closed() was never called"


def healthy(_: Request) -> PlainTextResponse:
    return PlainTextResponse("healthy")


class Server:
    """A real server on the loopback, in a thread of its own."""

    def __init__(
        self, adapter: str, loop: str, ping_every: float = 3600, **settings: Any
    ) -> None:
        self.handlers: dict[str, Echo] = {}
        self._phones: list[Phone] = []
        limits = {"max_message": MAX_MESSAGE, "max_behind": MAX_BEHIND}
        self.sockets = Sockets(self.admit, ping_every=ping_every, **limits)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        quiet: dict[str, Any] = {"log_config": None, "lifespan": "off"}
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                Starlette(routes=[Route("/healthz", healthy)]),
                ws=protocol(adapter, self.sockets),
                loop=loop,
                **quiet | {"proxy_headers": False} | settings,
            )
        )
        run = self._uvicorn.run
        self._thread = threading.Thread(target=run, args=([self._socket],), daemon=True)
        self._thread.start()

    def admit(self, request: UpgradeRequest) -> Handler:
        match request.path.split("/"):
            case ["", "refuse", status]:
                raise Refused(int(status), "nie wpuszczę")
            case ["", "break"]:
                raise RuntimeError("the spy is Anna")
        handler = self.handlers[request.query] = Echo(request)
        return handler

    def phone(self, **how: Any) -> Phone:
        phone = Phone(self.port, **how)
        self._phones.append(phone)
        return phone

    def connect(self, path: str = "/", **how: Any) -> tuple[Phone, Echo]:
        """A phone with an open socket, and the handler behind it."""
        phone, name = self.phone(**how), str(len(self.handlers))
        assert phone.upgrade(f"{path}?{name}")[0] == 101
        return phone, self.handler(name)

    def handler(self, name: str) -> Echo:
        """Who was admitted by that name: a phone may know of it before the handler does."""
        assert self.handlers[name].there.wait(PATIENCE), "opened() was never called"
        return self.handlers[name]

    def everybody_leaves(self) -> None:
        for phone in self._phones:
            phone.hang_up()
        self._phones.clear()
        for handler in self.handlers.values():
            handler.wait_until_gone()

    def ask_to_stop(self) -> None:
        self._uvicorn.should_exit = True

    def stop(self) -> None:
        self.ask_to_stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        for handler in self.handlers.values():
            assert handler.diary[0] == "opened"
            assert handler.diary[-1] == "closed"
            assert handler.diary.count("closed") == 1
        assert self.sockets.open == 0


@pytest.fixture(scope="module", params=ADAPTERS)
def adapter(request: pytest.FixtureRequest) -> str:
    return cast(str, request.param)


@pytest.fixture(scope="module", params=["uvloop", "asyncio"])
def running(adapter: str, request: pytest.FixtureRequest) -> Iterator[Server]:
    server = Server(adapter, request.param)
    yield server
    server.stop()


@pytest.fixture
def server(running: Server) -> Iterator[Server]:
    yield running
    running.everybody_leaves()


@pytest.fixture
def build(adapter: str) -> Iterator[Callable[..., Server]]:
    """For tests that want a server of their own."""
    servers: list[Server] = []

    def build(loop: str, **settings: Any) -> Server:
        servers.append(Server(adapter, loop, **settings))
        return servers[-1]

    yield build
    for server in servers:
        server.everybody_leaves()
        server.stop()


# Asking


def test_an_upgrade_is_answered_as_the_protocol_wants(server: Server) -> None:
    status, headers, _ = server.phone().upgrade("/?0")
    assert status == 101
    assert headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


def test_a_handler_learns_who_asks(server: Server) -> None:
    phone = server.phone()
    phone.upgrade("/room/%C5%81%C3%B3d%C5%BA?who", Origin="https://konspira.example")
    handler = server.handler("who")
    assert handler.path == "/room/Łódź"
    assert handler.origin == "https://konspira.example"
    assert handler.address == handler.socket.address == "127.0.0.1"


def test_firefox_is_understood_too(server: Server) -> None:
    assert server.phone().upgrade("/?fox", Connection="keep-alive, Upgrade")[0] == 101


def test_a_request_may_carry_long_headers(server: Server) -> None:
    phone = server.phone()
    assert phone.upgrade("/?long", Cookie="c" * 9000)[0] == 101
    phone.say(TEXT, b"hello")
    assert phone.hear() == (TEXT, b"hello")


@pytest.mark.parametrize("status", [403, 404, 429, 503])
def test_a_refusal_answers_with_its_status(server: Server, status: int) -> None:
    refused, admitted = server.sockets.refused, len(server.handlers)
    answer = server.phone().upgrade(f"/refuse/{status}")
    assert (answer[0], answer[2].decode()) == (status, "nie wpuszczę")
    assert server.sockets.refused == refused + 1
    assert len(server.handlers) == admitted


TWICE = "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
MALFORMED = [
    ("Sec-WebSocket-Key", "short", 400),
    ("Sec-WebSocket-Key", "", 400),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ", 400),  # not padded
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZSE=", 400),  # 17 bytes
    ("Sec-WebSocket-Key", "dGhl IHNhbXBsZSBub25jZQ==", 400),
    ("Sec-WebSocket-Key", TWICE, 400),
    ("Sec-WebSocket-Version", "8", 426),
    ("Sec-WebSocket-Version", "13, 8", 426),
    ("Sec-WebSocket-Version", "13\r\nSec-WebSocket-Version: 13", 426),
    ("Sec-WebSocket-Version", "żółty", 426),
    ("Origin", "https://konspira.example\r\nOrigin: https://evil.example", 400),
]


@pytest.mark.parametrize(("name", "value", "status"), MALFORMED)
def test_nobody_is_asked_about_a_malformed_request(
    server: Server, name: str, value: str, status: int
) -> None:
    admitted, refused = len(server.handlers), server.sockets.refused
    answer = server.phone().upgrade("/", **{name.replace("-", "_"): value})
    assert answer[0] == status and name.encode() in answer[2]
    assert answer[1].get("sec-websocket-version") == ("13" if status == 426 else None)
    assert len(server.handlers) == admitted
    assert server.sockets.refused == refused + 1


def test_a_failure_to_admit_tells_the_phone_nothing(server: Server) -> None:
    status, _, body = server.phone().upgrade("/break")
    assert (status, body) == (500, b"Internal Server Error")


def test_http_and_websockets_share_a_port(server: Server) -> None:
    phone, _ = server.connect()
    with urlopen(f"http://127.0.0.1:{server.port}/healthz", timeout=PATIENCE) as answer:
        assert answer.read() == b"healthy"
    phone.say(TEXT, b"and WebSockets")
    assert phone.hear() == (TEXT, b"and WebSockets")


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({"proxy_headers": False}, "127.0.0.1"),
        ({"proxy_headers": True, "forwarded_allow_ips": "10.0.0.1"}, "127.0.0.1"),
        ({"proxy_headers": True, "forwarded_allow_ips": "127.0.0.1"}, "192.0.2.7"),
    ],
    ids=["no proxy", "another proxy", "our proxy"],
)
def test_only_a_trusted_proxy_is_believed(
    build: Callable[..., Server], settings: dict[str, Any], address: str
) -> None:
    server = build("asyncio", **settings)
    server.phone().upgrade("/?far", X_Forwarded_For="żółty, 203.0.113.1, 192.0.2.7")
    assert server.handler("far").address == address


def test_compression_is_never_agreed_upon(server: Server) -> None:
    offer = "permessage-deflate; client_max_window_bits"
    status, headers, _ = server.phone().upgrade("/?short", Sec_WebSocket_Extensions=offer)
    assert status == 101
    assert "sec-websocket-extensions" not in headers


# Talking


@pytest.mark.parametrize("size", [0, 1, 125, 126, MAX_MESSAGE])
def test_a_message_is_heard_and_answered(server: Server, size: int) -> None:
    phone, _ = server.connect()
    phone.say(TEXT, b"m" * size)
    assert phone.hear() == (TEXT, b"m" * size)


def test_messages_that_arrive_together_are_heard_one_by_one(server: Server) -> None:
    phone, _ = server.connect()
    phone.socket.sendall(b"".join(frame(TEXT, b"%d" % i) for i in range(500)))
    assert [phone.hear()[1] for _ in range(500)] == [b"%d" % i for i in range(500)]


def test_a_message_may_arrive_byte_by_byte(server: Server) -> None:
    phone, _ = server.connect()
    for byte in frame(TEXT, b"slow hand"):
        phone.socket.sendall(bytes([byte]))
    assert phone.hear() == (TEXT, b"slow hand")


def test_fragments_are_put_together_even_round_a_ping(server: Server) -> None:
    phone, _ = server.connect()
    phone.say(TEXT, b"", fin=False)
    phone.say(CONTINUATION, b"a secret ", fin=False)
    phone.say(PING, b"there?")
    phone.say(CONTINUATION, b"in three parts")
    assert phone.hear() == (PONG, b"there?")
    assert phone.hear() == (TEXT, b"a secret in three parts")


def test_fragments_may_add_up_to_the_longest_message(server: Server) -> None:
    phone, _ = server.connect()
    phone.say(TEXT, b"m" * 600, fin=False)
    phone.say(CONTINUATION, b"m" * (MAX_MESSAGE - 600))
    assert phone.hear() == (TEXT, b"m" * MAX_MESSAGE)


@PICOWS_ALONE
def test_a_flood_of_messages_does_not_grow_the_buffer(server: Server) -> None:
    """asyncio's own protocols, such as that of the other adapter, have no such buffer."""
    phone, handler = server.connect()
    everything: Any = server._uvicorn.server_state.connections
    [wire] = [c for c in everything if getattr(c, "listener", None) is handler.socket]
    phone.socket.sendall(frame(PONG, b"x" * 100) * 20_000)
    phone.say(TEXT, b"done")
    assert phone.hear() == (TEXT, b"done")
    assert handler.do(lambda: len(wire.get_buffer(-1))) < 2 * MAX_MESSAGE


def test_a_late_reader_gets_long_messages_whole(server: Server) -> None:
    phone, handler = server.connect(deaf=True)
    sent: list[bytes] = []

    def send_three() -> int:
        for message in (b"%d " % len(sent) * 7000, b"%d " % len(sent) * 700, b"short"):
            handler.socket.send(message)
            sent.append(message)
        return handler.socket.behind()

    while handler.do(send_three) < MAX_BEHIND // 2:
        pass
    assert [phone.hear()[1] for _ in sent] == sent


# Saying goodbye


@pytest.mark.parametrize(
    ("said", "answered"),
    [
        (struct.pack("!H", 1000), 1000),
        (struct.pack("!H", 1001) + b"page left", 1001),
        (struct.pack("!H", 4321), 4321),
        (b"\x03", 1002),
        (struct.pack("!H", 0), 1002),
        (struct.pack("!H", 999), 1002),
        (struct.pack("!H", 1006), 1002),
        (struct.pack("!H", 5000), 1002),
    ],
)
def test_a_close_is_answered_with_its_own_code(
    server: Server, said: bytes, answered: int
) -> None:
    phone, handler = server.connect()
    phone.say(CLOSE, said)
    assert phone.hear_close() == answered
    phone.hear_nothing_more()
    handler.wait_until_gone()


@pytest.mark.parametrize(
    ("adapter", "answer"),
    [("picows", struct.pack("!H", 1000)), ("uvicorn", b"")],
    indirect=["adapter"],
)
def test_a_close_without_a_code_is_answered(server: Server, answer: bytes) -> None:
    """Both are right: `websockets` repeats the frame, and picows always sends a code."""
    phone, handler = server.connect()
    phone.say(CLOSE)
    assert phone.hear() == (CLOSE, answer)
    phone.hear_nothing_more()
    handler.wait_until_gone()


def test_a_handler_may_close_with_a_code_and_a_reason(server: Server) -> None:
    phone, handler = server.connect()
    phone.say(TEXT, b"close 4001 elsewhere")
    phone.say(TEXT, b"said too late")
    assert phone.hear() == (CLOSE, struct.pack("!H", 4001) + b"elsewhere")
    phone.say(CLOSE, struct.pack("!H", 4001))
    phone.hear_nothing_more()
    handler.wait_until_gone()
    assert handler.diary == ["opened", "heard", "closed"]


def test_a_long_reason_is_cut_to_what_a_close_can_hold(server: Server) -> None:
    phone, handler = server.connect()
    handler.do(lambda: handler.socket.close(4002, "ż" * 100))
    assert phone.hear() == (CLOSE, struct.pack("!H", 4002) + "ż".encode() * 61)


def test_a_phone_that_does_not_answer_a_close_is_hung_up(server: Server) -> None:
    phone, handler = server.connect()
    phone.say(TEXT, b"close 4001 elsewhere")
    assert phone.hear_close() == 4001
    phone.hear_nothing_more()
    handler.wait_until_gone()


def test_a_closed_socket_can_be_sent_to_in_vain(server: Server) -> None:
    phone, handler = server.connect()
    phone.hang_up()
    handler.wait_until_gone()
    handler.do(lambda: handler.socket.send(b"anybody there?"))
    handler.do(lambda: handler.socket.close(1000))


def test_a_half_closed_connection_ends(server: Server) -> None:
    phone, handler = server.connect()
    phone.socket.shutdown(socket.SHUT_WR)
    phone.hear_nothing_more()
    handler.wait_until_gone()


def test_a_phone_may_vanish(server: Server) -> None:
    phone, handler = server.connect()
    phone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    phone.hang_up()
    handler.wait_until_gone()


# Misbehaving


def test_a_message_too_big_for_one_frame_closes_with_1009(server: Server) -> None:
    phone, handler = server.connect()
    phone.say(TEXT, b"m" * (MAX_MESSAGE + 1))
    assert phone.hear_close() == 1009
    handler.wait_until_gone()
    assert "heard" not in handler.diary


def test_a_message_too_big_in_fragments_closes_with_1009(server: Server) -> None:
    phone, handler = server.connect()
    phone.say(TEXT, b"m" * MAX_MESSAGE, fin=False)
    phone.say(CONTINUATION, b"m")
    assert phone.hear_close() == 1009
    phone.say(CLOSE, struct.pack("!H", 1009))
    handler.wait_until_gone()
    assert "heard" not in handler.diary


@pytest.mark.parametrize("fin", [True, False])
def test_a_binary_message_closes_with_1003(server: Server, fin: bool) -> None:
    phone, handler = server.connect()
    phone.say(BINARY, b"\x00", fin=fin)
    assert phone.hear_close() == 1003
    phone.say(CLOSE, struct.pack("!H", 1003))
    handler.wait_until_gone()
    assert "heard" not in handler.diary


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(frame(TEXT, b"bare", mask=False), id="unmasked"),
        pytest.param(frame(TEXT, b"x", rsv=4), id="compressed"),
        pytest.param(frame(TEXT, b"x", rsv=1), id="reserved bit"),
        pytest.param(frame(PING, b"x", rsv=2), id="ping with a reserved bit"),
        pytest.param(frame(3, b"x"), id="unknown kind of message"),
        pytest.param(frame(11, b"x"), id="unknown kind of control"),
        pytest.param(frame(PING, b"x", fin=False), id="ping in fragments"),
        pytest.param(frame(PING, b"x" * 126), id="long ping"),
        pytest.param(frame(CONTINUATION, b"x"), id="continuation of nothing"),
        pytest.param(frame(TEXT, fin=False) + frame(TEXT), id="text within text"),
    ],
)
def test_a_broken_frame_closes_with_1002(server: Server, broken: bytes) -> None:
    phone, handler = server.connect()
    phone.socket.sendall(broken)
    assert phone.hear_close() == 1002
    phone.say(CLOSE, struct.pack("!H", 1002))
    handler.wait_until_gone()
    assert "heard" not in handler.diary


def test_a_handler_that_fails_ends_its_own_socket_only(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    other, _ = server.connect()
    phone, handler = server.connect()
    failed = server.sockets.failed
    phone.say(TEXT, b"fail, the spy is Anna")
    assert phone.hear_close() == 1011
    phone.say(CLOSE, struct.pack("!H", 1011))
    handler.wait_until_gone()
    other.say(TEXT, b"still here")
    assert other.hear() == (TEXT, b"still here")
    assert server.sockets.failed == failed + 1
    assert "ValueError in Echo.heard" in caplog.text
    assert "Anna" not in caplog.text


def test_a_handler_that_fails_to_count_ends_its_own_socket_only(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    other, _ = server.connect()
    phone, handler = server.connect("/fails/to/count")
    phone.say(TEXT, b"hello")
    assert phone.hear_close() == 1011
    handler.wait_until_gone()
    other.say(TEXT, b"still here")
    assert other.hear() == (TEXT, b"still here")
    assert "heard" not in handler.diary
    assert "ValueError in Echo.counted" in caplog.text


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(frame(PING), id="pings"),
        pytest.param(frame(PONG), id="pongs"),
        pytest.param(frame(TEXT, b"move"), id="messages"),
        pytest.param(frame(CONTINUATION, fin=False), id="fragments"),
    ],
)
def test_a_handler_counts_every_frame_and_nothing_after_the_one_too_many(
    server: Server, one: bytes
) -> None:
    phone, handler = server.connect("/counts")
    first = frame(TEXT, fin=False) if one[0] == CONTINUATION else b""
    with suppress(ConnectionError):
        phone.socket.sendall(first + one * 20_000)
    while True:
        kind, said = phone.hear()
        if kind == CLOSE:
            break
    assert said == struct.pack("!H", 4008) + b"too many"
    handler.wait_until_gone()
    assert handler.counts == ENOUGH_FRAMES + 1


@pytest.mark.parametrize("path", ["/fails/at/once", "/fails/at/last"])
def test_a_handler_may_fail_when_it_opens_and_when_it_closes(
    server: Server, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    phone, handler = server.connect(path)
    if path == "/fails/at/once":
        assert phone.hear_close() == 1011
    phone.hang_up()
    handler.wait_until_gone()
    other, _ = server.connect()
    other.say(TEXT, b"still here")
    assert other.hear() == (TEXT, b"still here")
    assert "ValueError in Echo." in caplog.text


def test_a_slow_reader_is_dropped_while_another_keeps_receiving(server: Server) -> None:
    _, slow = server.connect(deaf=True)
    quick_phone, quick = server.connect()
    dropped = server.sockets.slow

    def fan_out() -> None:
        slow.socket.send(b"v" * 8000)
        quick.socket.send(b"view")

    for _ in range(ENOUGH):
        slow.do(fan_out)
        assert quick_phone.hear() == (TEXT, b"view")
        if slow.gone.is_set():
            break
    slow.wait_until_gone()
    assert server.sockets.slow == dropped + 1
    quick_phone.say(TEXT, b"still here")
    assert quick_phone.hear() == (TEXT, b"still here")


def test_a_phone_that_pings_and_never_reads_is_dropped(server: Server) -> None:
    phone, handler = server.connect(deaf=True)
    pings = frame(PING, b"p" * 125) * 1000
    with suppress(ConnectionError):
        for _ in range(ENOUGH):
            phone.socket.sendall(pings)
    handler.wait_until_gone()


def test_a_silent_phone_is_dropped_and_one_that_answers_pings_is_kept(
    build: Callable[..., Server],
) -> None:
    server = build("uvloop", ping_every=1)
    _, silent = server.connect()
    stuck_phone, stuck = server.connect(deaf=True)
    stuck.fall_behind()
    stuck_phone.say(TEXT, b"bare", mask=False)  # it must go, but reads no goodbye
    phone, handler = server.connect()
    for _ in range(10):
        kind, payload = phone.hear()
        assert kind == PING
        phone.say(PONG, payload)
        if silent.gone.is_set() and stuck.gone.is_set():
            break
    assert silent.gone.is_set()
    assert stuck.gone.is_set()
    assert server.sockets.silent == 1
    assert not handler.gone.is_set()


# The end


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_shutdown_tells_every_phone_to_come_back(
    build: Callable[..., Server], loop: str
) -> None:
    server = build(loop)
    open_ = [server.connect() for _ in range(20)]
    _, stuck = server.connect(deaf=True)
    stuck.fall_behind()
    server.ask_to_stop()
    for phone, _ in open_:
        assert phone.hear() == (CLOSE, struct.pack("!H", 1012) + b"service restart")
        phone.say(CLOSE, struct.pack("!H", 1012))
        phone.hear_nothing_more()
    server.stop()  # although one phone reads nothing


# Behind a lock


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=konspira"
    command = [openssl, *kind.split(), "-keyout", str(path)]
    shown = subprocess.run(command, check=True, capture_output=True).stdout
    path.write_bytes(path.read_bytes() + shown)
    return path


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_websockets_work_over_tls(
    build: Callable[..., Server], loop: str, certificate: Path
) -> None:
    server = build(loop, ssl_certfile=str(certificate))
    tls = ssl.create_default_context(cafile=str(certificate))
    tls.check_hostname = False
    phone, _ = server.connect(tls=tls)
    for size in (1, 100, MAX_MESSAGE):
        phone.say(TEXT, b"m" * size)
        assert phone.hear() == (TEXT, b"m" * size)
    _, slow = server.connect(tls=tls, deaf=True)
    for _ in range(ENOUGH):
        slow.do(lambda: slow.socket.send(b"v" * 20_000))
        if slow.gone.is_set():
            break
    assert server.sockets.slow == 1
    server.ask_to_stop()
    assert phone.hear_close() == 1012
