"""Find the address of a client: the same that uvicorn gives to an HTTP request."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr


def address_of(
    transport: asyncio.Transport, config: Config, forwarded: Iterable[bytes]
) -> str:
    """Return the peer's IP, or the one it comes from if it is a proxy that `config` trusts.

    `forwarded` are the values of all X-Forwarded-For headers. Empty if the peer has gone.
    """

    async def nothing(*_: object) -> None: ...

    headers = [(b"x-forwarded-for", who) for who in forwarded]
    client = get_remote_addr(transport)
    scope: Any = {"type": "websocket", "client": client, "headers": headers}
    if config.proxy_headers:
        ask: Any = ProxyHeadersMiddleware(nothing, config.forwarded_allow_ips)
        with suppress(StopIteration):
            ask(scope, None, None).send(None)  # it awaits nothing, so one step is all of it
    return scope["client"][0] if scope["client"] else ""
