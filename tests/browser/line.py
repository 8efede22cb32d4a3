"""The way from one phone to the server, through a proxy that a test can break."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

Listener = Callable[[bytes], None]


class Passage:
    """What becomes of the bytes of the connections that were made while it lasted."""

    dead = False  # they go nowhere, and nobody is told
    most: int | None = None  # of them reach the phone, and then it is cut off


class Line:
    """The way from one phone to the server, which a test can cut, drop and mend."""

    def __init__(self, far: int) -> None:
        self._far = far
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._path = Passage()
        self.calls = 0  # how often the phone has connected
        self.port = 0

    async def mend(self) -> None:
        """From now on connections are carried; those that were dropped stay dead."""
        self._path = Passage()
        if self._server is None:
            self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Both sides are told: connections are reset, and new ones refused."""
        if self._server:
            self._server.close()
            self._server = None
        for end in list(self._ends):
            end.transport.abort()

    def drop(self) -> None:
        """Nobody is told: every connection, old or new, stays open, and nothing arrives."""
        self._path.dead = True
        self._path = Passage()
        self._path.dead = True

    def cut_after(self, most: int) -> None:
        """So many more bytes reach the phone, in the middle of a message: then a reset."""
        self._path.most = most
        self._path = Passage()  # for the connections after it

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.calls += 1
        path = self._path
        self._ends.add(back)
        if path.dead:
            return
        try:
            far, on = await asyncio.open_connection("127.0.0.1", self._far)
        except OSError:
            back.transport.abort()
            return
        self._ends.add(on)
        asked, answered = self.listeners()
        await asyncio.gather(
            self._copy(near, on, path, asked), self._copy(far, back, path, answered, True)
        )
        if not path.dead:
            self._ends -= {back, on}

    def listeners(self) -> tuple[Listener, Listener]:
        """Return who hears what the phone sends on a connection, and what comes back."""
        return lambda data: None, lambda data: None

    async def _copy(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        path: Passage,
        hear: Listener,
        to_phone: bool = False,
    ) -> None:
        with suppress(OSError):
            while (data := await source.read(65_536)) and not path.dead:
                hear(data)
                if to_phone and path.most is not None:
                    sink.write(data[: path.most])
                    path.most -= len(data)
                    if path.most <= 0:
                        await sink.drain()
                        break
                else:
                    sink.write(data)
                await sink.drain()
        if not path.dead:
            sink.close()
