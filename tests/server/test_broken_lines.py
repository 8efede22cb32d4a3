"""Lines that break at bad moments, and many of them for one phone."""

import asyncio

from server_harness import Party, all_see, hears_all, house, pass_time, until

from konspira import wire
from konspira.log.memory import MemoryLog
from konspira.room import acts
from konspira.server.peer_presence import AWAY_SECONDS

TABS = 60
MASKED_TEXT, MASK = b"\x81", b"\x00\x00\x00\x00"  # this mask changes nothing


def masked(message: bytes) -> bytes:
    """Return a whole frame as a browser sends it."""
    size = len(message).to_bytes(2)
    return MASKED_TEXT + bytes([0x80 | 126]) + size + MASK + message


async def raw_phone(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def test_a_request_that_is_cut_in_the_middle_never_happens() -> None:
    """A proxy gives up in mid-frame: half of a message is none."""
    async with house(MemoryLog()) as server, Party() as party:
        host, guest = await party.gather(2, server)
        _, writer = await raw_phone(server.port)
        hello = wire.Hello(1, wire.PROTOCOL, guest.code, tuple(guest.tokens))
        writer.write(masked(wire.encode(hello)))
        await server.phones(3)
        leave = masked(wire.encode(wire.Do(2, guest.members[0], acts.Leave())))
        writer.write(leave[: len(leave) // 2])
        await writer.drain()
        writer.transport.abort()
        await server.phones(2)
        await hears_all(host, guest)
        assert len(host.room["members"]) == 2
        assert not server.rooms.metrics.malformed
        await guest.do(acts.Stand())


async def test_sixty_tabs_of_one_phone_are_one_member() -> None:
    """They all show the same, count as one, and are away when the last one is closed."""
    async with house(MemoryLog()) as server, Party() as party:
        host, guest = await party.gather(2, server)
        tabs = [await party.back(server, guest.code, *guest.tokens) for _ in range(TABS)]
        await all_see(tabs, lambda tab: len(tab.room["members"]) == 2)
        await tabs[-1].do(acts.Stand())
        everybody = [host, guest, *tabs]
        await all_see(everybody, lambda tab: tab.room["ring"] == [host.members[0]])
        pass_time(wire.PING_SECONDS)
        await until(lambda: all(tab.pings for tab in everybody))
        entries = server.entries(host.code)
        for tab in (guest, *tabs[1:]):
            tab.hang_up()
        await server.phones(2)
        pass_time(AWAY_SECONDS)
        await hears_all(host, tabs[0])
        assert server.entries(host.code) == entries, "who has a tab left is not away"
        tabs[0].hang_up()
        await server.phones(1)
        pass_time(AWAY_SECONDS)
        await host.until(lambda: not host.room["members"][1]["present"])
        assert server.entries(host.code) == entries + 1
