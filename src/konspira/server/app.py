"""The HTTP side: the client's files, a few answers in JSON, health and metrics."""

from functools import cache
from hashlib import sha256
from ipaddress import ip_address, ip_network
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from konspira import __version__, wire
from konspira.games import GAMES
from konspira.options import game_info
from konspira.server.addresses import address_for_phones, is_here, split_host
from konspira.server.connections import Connections
from konspira.server.http_allowance import HttpAllowance
from konspira.server.packs import todays_packs
from konspira.server.page_files import PageFiles, is_known

FEWEST_SEATS = min(game.seats.start for game in GAMES.values())
MOST_SEATS = max(game.seats.stop for game in GAMES.values()) - 1
OWN_PATHS = ("/api", "/healthz", "/livez", "/metrics", "/ws")  # all others are pages
EVERY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
WEB = Path(__file__).parent.parent / "web"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
# Browsers heed it on a page they can trust, and complain of it on any other.
ALONE = ("Cross-Origin-Opener-Policy", "same-origin")


class SafeHeaders:
    """Middleware that adds security headers: they forbid what our pages never do."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.secure = secure  # phones come by https, whatever our own end of it is

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.secure or is_trusted(scope):
                    headers.setdefault(*ALONE)
            await send(message)

        await self.app(scope, receive, send_safely)


def is_trusted(scope: Scope) -> bool:
    """Return whether a browser trusts this origin: by https, or from this machine."""
    host = Headers(scope=scope).get("host", "")
    return scope.get("scheme") == "https" or is_here(split_host(host)[0])


class Site:
    """The HTTP endpoints. `public_url` is where phones find this server, if it is known.

    `listens` is the address that the server listens on, and `monitors` are the networks
    that may see its counts, beside this machine.
    """

    def __init__(
        self, connections: Connections, public_url: str | None, listens: str, monitors: str
    ) -> None:
        self.connections = connections
        self.rooms = connections.rooms
        self.listens = listens
        self.monitors = [ip_network(each.strip()) for each in monitors.split(",") if each]
        self.public_url = public_url.rstrip("/") if public_url else None

    async def health(self, request: Request) -> Response:
        """Answer whether the log accepts entries: 503 if not, as with a full disk."""
        ok = await self.rooms.is_healthy()
        about = {"ok": ok, "version": __version__, "protocol": wire.PROTOCOL}
        return answer(about, 200 if ok else 503)

    async def life(self, request: Request) -> Response:
        """Answer that the server runs, whatever the state of its log.

        For load balancers, which would take it away from phones that are told to wait.
        """
        return answer({"ok": True})

    async def no_page(self, request: Request) -> Response:
        return answer({"code": "no-such-page", "expected": "see docs/protocol.md"}, 404)

    async def no_upgrade(self, request: Request) -> Response:
        response = answer({"code": "websocket-only", "expected": "Upgrade: websocket"}, 426)
        response.headers["Upgrade"] = "websocket"
        return response

    async def metrics(self, request: Request) -> Response:
        """Answer with the counters: to this machine, and to the networks of `monitors`."""
        if not self.may_monitor(request.client.host if request.client else ""):
            return PlainTextResponse("only from this machine, and --monitors\n", 403)
        rooms, phones = len(self.rooms), self.connections.phones
        text = self.rooms.metrics.text(rooms=rooms, phones=phones)
        return PlainTextResponse(text)

    def may_monitor(self, client: str) -> bool:
        if is_here(client):
            return True
        try:
            address = ip_address(client)
        except ValueError:
            return False
        return any(address in network for network in self.monitors)

    async def games(self, request: Request) -> Response:
        """Answer with every game and its options, as they are for so many players."""
        try:
            seats = int(request.query_params.get("seats", "6"))
        except ValueError:
            return answer({"code": "seats-do-not-fit", "expected": "a number"}, 400)
        body, etag = games_for(min(max(seats, FEWEST_SEATS), MOST_SEATS))
        headers = {"Cache-Control": "no-cache", "ETag": f'"{etag}"'}
        if is_known(request.headers.get("if-none-match", ""), etag):
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "application/json")

    async def way(self, request: Request) -> Response:
        """Answer with the address to invite to; null if it leads no phone here."""
        return answer({"url": self.address_for_phones(request)})

    def address_for_phones(self, request: Request) -> str | None:
        client = request.client.host if request.client else ""
        return self.public_url or address_for_phones(
            request.url.scheme, request.url.netloc, client, self.listens
        )


@cache  # the games of a release do not change, and each takes milliseconds
def games_for(seats: int) -> tuple[bytes, str]:
    """Return every game with its form for so many players, as JSON, and a hash of it."""
    games = [game_info(game, seats, todays_packs()) for game in GAMES.values()]
    body = msgspec.json.encode(games)
    return body, sha256(body).hexdigest()[:16]


def answer(content: object, status: int = 200) -> Response:
    """Return an answer in JSON that is not cached."""
    body = msgspec.json.encode(content)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


async def no_client(request: Request) -> Response:
    text = "Konspira is running. There is no client yet: see docs/protocol.md.\n"
    return PlainTextResponse(text)


def make_app(
    connections: Connections,
    public_url: str | None = None,
    web: Path = WEB,
    listens: str = "127.0.0.1",
    monitors: str = "",
) -> ASGIApp:
    """Return the ASGI application of a server; `web` is the folder of the built client."""
    site = Site(connections, public_url, listens, monitors)
    routes: list[BaseRoute] = [
        Route("/healthz", site.health),
        Route("/livez", site.life),
        Route("/metrics", site.metrics),
        Route("/api/games", site.games),
        Route("/api/way", site.way),
        Route("/api/{path:path}", site.no_page, methods=EVERY_METHOD),
        Route("/api", site.no_page, methods=EVERY_METHOD),
        Route("/ws", site.no_upgrade, methods=EVERY_METHOD),
    ]
    files = PageFiles(web)
    routes.append(Mount("/", files) if files else Route("/", no_client))

    def is_of_page(path: str) -> bool:
        return not path.startswith(OWN_PATHS) and files.find(path) is not None

    app = Starlette(routes=routes)
    limited = HttpAllowance(app, connections.rooms.rate_limits, waits=is_of_page)
    # Around everything: Starlette puts its own answer to a failure around `middleware`.
    secure = public_url is not None and public_url.startswith("https:")
    return SafeHeaders(limited, secure)
