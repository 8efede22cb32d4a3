"""Limit how many HTTP requests an address may make."""

import asyncio
from collections.abc import Callable
from math import ceil

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from konspira.server.rate_limits import RateLimits

PATIENCE_SECONDS = 10.0
"""So long a file of the page waits for its turn. Twenty phones behind one router may all
want the pictures of a game in the same moment, and a script that was refused would leave a
page dead until somebody loads it again."""


class HttpAllowance:
    """Middleware that answers 429 to requests beyond the allowance of their address.

    `waits` tells which paths wait for their turn instead, for `PATIENCE_SECONDS` at most.
    """

    def __init__(
        self, app: ASGIApp, rate_limits: RateLimits, waits: Callable[[str], bool]
    ) -> None:
        self.app = app
        self._rate_limits = rate_limits
        self._waits = waits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        patience = PATIENCE_SECONDS if self._waits(scope["path"]) else 0.0
        address = scope["client"][0] if scope["client"] else ""
        turn = self._rate_limits.http_turn(address, patience)
        if turn > patience:
            await too_many_requests(turn)(scope, receive, send)
            return
        if turn:
            await asyncio.sleep(turn)
        await self.app(scope, receive, send)


def too_many_requests(seconds: float) -> Response:
    """Return the answer to a request that may be made again after this time."""
    about = {"code": "too-many-requests", "expected": "what Retry-After says"}
    headers = {"Cache-Control": "no-store", **retry_after(seconds)}
    return Response(msgspec.json.encode(about), 429, headers, "application/json")


def retry_after(seconds: float) -> dict[str, str]:
    return {"Retry-After": str(ceil(seconds))}
