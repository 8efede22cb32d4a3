"""Serve the files of the built page, from memory, compressed as the build left them.

The build puts a brotli and a gzip version beside each file that gets shorter by it
(`client/vite/compressed.ts`). Here one of them is chosen, and nothing is ever compressed:
that would take the event loop's time from every room.
"""

import re
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

SUFFIXES = {"br": ".br", "gzip": ".gz"}  # what is best first
IDENTITY = "identity"
LONGEST_ACCEPT = 500  # letters of an Accept-Encoding that is read; browsers send 30
WEIGHT = re.compile(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*")
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
KEPT, CHECKED = "public, max-age=31536000, immutable", "no-cache"


class PageFile(Struct, frozen=True):
    """One file, as it is (`identity`) and in the encodings that the build made."""

    media_type: str
    etag: str  # of the file as it is
    cache_control: str
    bodies: dict[str, bytes]

    def response(self, headers: Headers) -> Response:
        """Return the answer to a request with these headers: 200, or 304."""
        wanted = ",".join(headers.getlist("accept-encoding"))
        encoding = next(name for name in preferred(wanted) if name in self.bodies)
        etag = self.etag if encoding == IDENTITY else f"{self.etag}-{encoding}"
        told = {"Cache-Control": self.cache_control, "ETag": f'"{etag}"'}
        if len(self.bodies) > 1:
            told["Vary"] = "Accept-Encoding"
        if is_known(headers.get("if-none-match", ""), etag):
            return Response(status_code=304, headers=told)
        if encoding != IDENTITY:
            told["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], 200, told, self.media_type)


class PageFiles:
    """An ASGI application: the files of a folder. /BCDFG or /tv/BCDFG get index.html."""

    def __init__(self, folder: Path) -> None:
        self._files = read_files(folder)

    def __bool__(self) -> bool:
        return "index.html" in self._files

    def find(self, path: str) -> PageFile | None:
        """Return the file of a path that begins with a slash, or None."""
        name = path.removeprefix("/")
        if "." not in name.rpartition("/")[2]:
            name = "index.html"
        return self._files.get(name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answer(scope)(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        """Return the file, 404 or 405. A Range is not heeded: the whole file is short."""
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("only GET and HEAD\n", 405, {"Allow": "GET, HEAD"})
        found = self.find(scope["path"])
        if found is None:
            return PlainTextResponse("there is no such file\n", 404)
        return found.response(Headers(scope=scope))


@cache
def read_files(folder: Path) -> dict[str, PageFile]:
    """Return the files of a folder by their paths: read once, when a server starts."""
    if not folder.is_dir():
        return {}
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    return {
        name: read_file(name, path)
        for name, path in names.items()
        if not path.name.startswith(".") and not is_version(name, names)
    }


def is_version(name: str, names: dict[str, Path]) -> bool:
    """Return whether a file is another one, compressed."""
    return any(
        name.endswith(suffix) and name.removesuffix(suffix) in names
        for suffix in SUFFIXES.values()
    )


def read_file(name: str, path: Path) -> PageFile:
    body = path.read_bytes()
    bodies = {IDENTITY: body}
    for encoding, suffix in SUFFIXES.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[encoding] = beside.read_bytes()
    media_type = TYPES.get(path.suffix, "application/octet-stream")
    named_by_hash = name.startswith("assets/")
    return PageFile(
        media_type,
        sha256(body).hexdigest()[:16],
        KEPT if named_by_hash else CHECKED,
        bodies,
    )


@lru_cache(256)
def preferred(header: str) -> tuple[str, ...]:
    """Return the encodings that an Accept-Encoding allows, the best first.

    The file as it is comes last, even if it is forbidden: rather that than no page.

    >>> preferred("gzip, deflate, br"), preferred("br;q=0.5, gzip"), preferred("gzip;q=0")
    (('br', 'gzip', 'identity'), ('gzip', 'br', 'identity'), ('identity',))
    """
    if len(header) > LONGEST_ACCEPT:
        return (IDENTITY,)
    weights: dict[str, float] = {}
    for part in header.split(","):
        name, semicolon, rest = part.partition(";")
        weight = WEIGHT.fullmatch(rest) if semicolon else None
        allowed = float(weight[1]) if weight else 0.0 if semicolon else 1.0
        weights[name.strip().lower()] = allowed
    any_other = weights.get("*", 0.0)
    found = [(weights.get(name, any_other), name) for name in SUFFIXES]
    ranked = sorted(found, key=lambda each: -each[0])  # stable: the better first
    return (*(name for weight, name in ranked if weight > 0), IDENTITY)


def is_known(if_none_match: str, etag: str) -> bool:
    """Return whether an If-None-Match names this version of a file."""
    tags = (tag.strip().removeprefix("W/") for tag in if_none_match.split(","))
    return any(tag in ("*", f'"{etag}"') for tag in tags)
