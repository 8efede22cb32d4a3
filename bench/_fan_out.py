"""A bare server on the WebSocket port: it sends a phone's message to all of its room."""

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvicorn

from konspira.server.websocket import Handler, Socket, Sockets, UpgradeRequest
from konspira.server.websocket.adapters import protocol


class Member:
    """One phone, in the room that its request names."""

    def __init__(self, room: set[Socket]) -> None:
        self._room = room

    def opened(self, socket: Socket) -> None:
        self._socket = socket
        self._room.add(socket)

    def counted(self) -> bool:
        return True

    def heard(self, message: bytes) -> None:
        for socket in self._room:
            socket.send(message)

    def closed(self) -> None:
        self._room.discard(self._socket)


async def serve(adapter: str) -> None:
    rooms: defaultdict[str, set[Socket]] = defaultdict(set)

    def admit(request: UpgradeRequest) -> Handler:
        return Member(rooms[request.query])

    sockets = Sockets(admit, max_message=131_072, max_behind=524_288, ping_every=3600)
    ws = protocol(adapter, sockets)
    app: Any = None  # nobody asks for a page
    server = uvicorn.Server(
        uvicorn.Config(
            app, host="127.0.0.1", port=0, ws=ws, log_config=None, lifespan="off"
        )
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"listening on :{server.servers[0].sockets[0].getsockname()[1]}", flush=True)
    await serving


if __name__ == "__main__":
    if sys.platform == "win32":
        from asyncio import new_event_loop
    else:
        from uvloop import new_event_loop
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(sys.argv[1]))
