"""Flood a server with requests, flat out: `python bench/_flood.py KIND PORT NET ADDRESSES`.

Sixty connections come from so many addresses of 127.NET.0.0/16, each with one request
under way, and come back when the server hangs up. What the server answers does not matter.
Runs until it is ended; prints `ready` before the first request.
"""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from picows import WSError, ws_connect

from konspira import wire
from konspira.client import Closed, Phone, Refused
from konspira.game import HOST
from konspira.games.codenames.moves import Clue, Start
from konspira.room import acts

CONNECTIONS = 60
WORDS = ("ocean", "night", "comet", "desert", "music", "winter", "metal", "kitchen")


class Target(NamedTuple):
    port: int
    asset: str  # the path of the largest file of the page
    code: str  # of a room with a chief, who has this token and seat
    token: str
    seat: int


async def flood_http(target: Target, own: str, path: Callable[[], str]) -> None:
    """Ask again and again by one connection, until the server hangs up."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", target.port, local_addr=(own, 0), limit=1 << 20
    )
    try:
        while True:
            head = f"GET {path()} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n"
            writer.write(head.encode())
            answer = await reader.readuntil(b"\r\n\r\n")
            length = answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length or 0))
    finally:
        writer.close()


async def missing(target: Target, own: str) -> None:
    await flood_http(target, own, lambda: "/api/qr/BCDFG.svg")


async def games(target: Target, own: str) -> None:
    await flood_http(target, own, lambda: f"/api/games?seats={random.randint(2, 21)}")


async def asset(target: Target, own: str) -> None:
    await flood_http(target, own, lambda: target.asset)


async def hello(target: Target, own: str) -> None:
    """Connect, try a code, hang up."""
    phone = await connected(target, own)
    try:
        await phone.hello("".join(random.choices(wire.ALPHABET, k=5)))
    finally:
        phone.hang_up()


async def consult(target: Target, own: str) -> None:
    """Come in as the chief, on yet another tab, and ask the referee without end."""
    phone = await connected(target, own)
    try:
        await phone.hello(target.code, target.token)
        while True:
            word = random.choice(WORDS) + random.choice("abcdefghij")
            await phone.consult(target.seat, Clue(word, 1))
    finally:
        phone.hang_up()


async def connected(target: Target, own: str) -> Phone:
    phone = Phone()
    url = f"ws://127.0.0.1:{target.port}/ws"
    await ws_connect(lambda: phone, url, local_addr=(own, 0))
    return phone


Flood = Callable[[Target, str], Awaitable[None]]

FLOODS: dict[str, Flood] = {
    "missing": missing,
    "games": games,
    "asset": asset,
    "hello": hello,
    "consult": consult,
}


async def keep_on(flood: Flood, target: Target, own: str) -> None:
    while True:
        with suppress(OSError, EOFError, WSError, Closed, Refused, TimeoutError):
            await flood(target, own)
        await asyncio.sleep(0)


async def chief(port: int) -> tuple[str, str, int]:
    """Open a room of Codenames; return its code, its first chief's token and seat."""
    phones: list[Phone] = []
    for number in range(4):
        phone = Phone()
        await ws_connect(lambda phone=phone: phone, f"ws://127.0.0.1:{port}/ws")
        if number:
            await phone.hello(phones[0].code)
            await phone.join(f"Player {number}")
        else:
            await phone.open("Player 0")
        phones.append(phone)
    await phones[0].do(acts.Choose("codenames", {"grace_seconds": 0}))
    await phones[0].do(acts.Start())
    await phones[0].play(HOST, Start())
    while True:
        for phone in phones:
            for seat in phone.hands:
                if "Clue" in phone.may(seat):
                    return phone.code, phone.tokens[0], seat
        await asyncio.sleep(0.01)


async def main() -> None:
    kind, port, net, addresses, path = sys.argv[1:]
    room = await chief(int(port)) if kind == "consult" else ("", "", 0)
    target = Target(int(port), path, *room)
    print("ready", flush=True)
    owns = [f"127.{net}.0.{1 + n % int(addresses)}" for n in range(CONNECTIONS)]
    await asyncio.gather(*(keep_on(FLOODS[kind], target, own) for own in owns))


if __name__ == "__main__":
    asyncio.run(main())
