"""The files of the page: which version of one is served, for how long, and to whom."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from server_harness import GENEROUS, House, clockwork, house, request

from konspira.log.memory import MemoryLog
from konspira.server import http_allowance, run
from konspira.server.app import HEADERS, make_app
from konspira.server.limits import Limits
from konspira.server.page_files import LONGEST_ACCEPT, preferred

SCRIPT = b"start()" * 100
BROTLI = b"as brotli would have it"  # nobody here unpacks it
ASSET = "/assets/app-1a2b.js"
A_YEAR = "public, max-age=31536000, immutable"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a page, as the build leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / ".stamp").write_text("of the build")
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js.br").write_bytes(BROTLI)
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "card.bin").write_bytes(bytes(2304))
    (tmp_path / "secret.txt").write_text("the key")
    monkeypatch.setattr(run, "make_app", partial(make_app, web=folder))
    return folder


@asynccontextmanager
async def site(limits: Limits = GENEROUS) -> AsyncIterator[House]:
    async with house(MemoryLog(), limits) as server:
        yield server


async def test_every_path_without_a_dot_is_the_page(web: Path) -> None:
    async with site() as server:
        for target in ("/", "/BCDFG", "/tv/BCDFG", "/index.html"):
            status, headers, body = await request(server.port, target)
            assert (status, body) == (200, b"<p>the page</p>")
            assert headers["cache-control"] == "no-cache"
            assert headers["content-type"] == "text/html; charset=utf-8"
        for target, status in (("/ws", 426), ("/api/rooms", 404), ("/api/", 404)):
            assert (await request(server.port, target))[0] == status


async def test_a_file_is_served_as_the_build_left_it_and_kept_for_a_year(web: Path) -> None:
    wanted = {
        "": (None, SCRIPT),
        "gzip": ("gzip", gzip.compress(SCRIPT)),
        "gzip, deflate, br": ("br", BROTLI),
        "br;q=0, gzip;q=0.1": ("gzip", gzip.compress(SCRIPT)),
        "zstd": (None, SCRIPT),
    }
    async with site() as server:
        tags = set()
        for accepted, (encoding, content) in wanted.items():
            asked = {"Accept-Encoding": accepted}
            status, headers, body = await request(server.port, ASSET, asked)
            assert status == 200 and len(body) == len(content)
            assert headers.get("content-encoding") == encoding
            assert headers["content-type"] == "text/javascript; charset=utf-8"
            assert (headers["cache-control"], headers["vary"]) == (
                A_YEAR,
                "Accept-Encoding",
            )
            tags.add((encoding, headers["etag"]))
            known = asked | {"If-None-Match": headers["etag"]}
            status, again, body = await request(server.port, ASSET, known)
            assert (status, body, again["etag"]) == (304, b"", headers["etag"])
        assert len(tags) == len({etag for _, etag in tags}) == 3  # one for each version


async def test_what_does_not_get_shorter_has_one_version(web: Path) -> None:
    """Cards of pictures are equally long, whatever is on them: compressed they were not."""
    async with site() as server:
        asked = {"Accept-Encoding": "gzip, br"}
        _, headers, body = await request(server.port, "/assets/card.bin", asked)
        assert len(body) == 2304
        assert "content-encoding" not in headers and "vary" not in headers


NOT_THERE = (
    "/assets/none.js",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/assets/app-1a2b.js.br",
    "/assets/app-1a2b.js/../app-1a2b.js",
    "/.stamp",
    "/a" * 3000 + ".js",
    "/%00.js",
    "/%ff.js",
)


async def test_nothing_else_is_served(web: Path) -> None:
    async with site() as server:
        for target in NOT_THERE:
            status, headers, body = await request(server.port, target)
            assert status == 404 and b"key" not in body, target
            for name, value in HEADERS.items():
                assert headers[name.lower()] == value
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "BREW"):
            status, headers, _ = await request(server.port, ASSET, {}, method)
            assert (status, headers["allow"]) == (405, "GET, HEAD")


async def test_who_asks_for_the_head_gets_the_head(web: Path) -> None:
    async with site() as server:
        for target in ("/", ASSET):
            _, whole, body = await request(server.port, target)
            status, head, nothing = await request(server.port, target, {}, "HEAD")
            assert (status, nothing) == (200, b"")
            assert head["content-length"] == str(len(body))
            assert head["etag"] == whole["etag"]


@pytest.mark.parametrize("span", ["bytes=0-3", "bytes=9-1", "bytes=-5", "lines=1-2", ""])
async def test_who_asks_for_a_part_gets_all(web: Path, span: str) -> None:
    """As HTTP allows: no file is long, and a part of a compressed one is of no use."""
    async with site() as server:
        status, headers, body = await request(server.port, ASSET, {"Range": span})
        assert (status, body) == (200, SCRIPT) and "content-range" not in headers


async def test_a_request_beyond_all_measure_is_refused_and_others_go_on(web: Path) -> None:
    mega = 1_000_000
    async with site() as server:
        for target, headers in (
            ("/", {"X-Long": "x" * mega}),
            ("/", {f"X-{number}": "x" * 1000 for number in range(1000)}),
            ("/?" + "x" * mega, {}),
            ("/" + "x" * mega, {}),
        ):
            status, _, _ = await request(server.port, target, headers)
            assert status == 400
        long_query = f"/api/games?seats={'9' * 5000}&{'x=1&' * 10_000}"
        assert (await request(server.port, long_query))[0] == 400
        assert (await request(server.port, "/"))[0] == 200


@pytest.mark.parametrize(
    ("header", "encodings"),
    [
        ("", ["identity"]),
        ("*", ["br", "gzip", "identity"]),
        ("*;q=0", ["identity"]),
        ("gzip, *;q=0", ["gzip", "identity"]),
        ("GZIP ; Q=1".lower(), ["gzip", "identity"]),
        ("br;q=0.8, gzip;q=0.9", ["gzip", "br", "identity"]),
        ("identity;q=0", ["identity"]),
        ("br;q=2, gzip;q=-1", ["identity"]),
        ("br;q=, gzip;level=9", ["identity"]),
        (",,;;q=1,br", ["br", "identity"]),
        ("br," * LONGEST_ACCEPT, ["identity"]),
    ],
)
def test_an_accept_encoding_is_read_as_far_as_it_makes_sense(
    header: str, encodings: list[str]
) -> None:
    assert list(preferred(header)) == encodings


# The allowance

FEW = Limits(http_requests_per_address=2, http_requests_per_address_per_second=2)


async def test_a_file_of_the_page_waits_for_its_turn_and_nothing_else_does(
    web: Path,
) -> None:
    """A script that was refused would leave a page dead."""
    async with site(FEW) as server:
        with clockwork().stopped():
            for target in ("/", ASSET):
                assert (await request(server.port, target))[0] == 200
            late = [asyncio.create_task(request(server.port, ASSET)) for _ in range(4)]
            while server.rooms.rate_limits.http_turn("127.0.0.1") < 2.2:
                await asyncio.sleep(0)
            for target in ("/assets/none.js", "/healthz", "/api/way"):
                assert (await request(server.port, target))[0] == 429
            assert not any(each.done() for each in late)
        clockwork().ahead += 2.0
        assert [(await each)[0] for each in late] == [200] * 4


async def test_a_file_that_would_wait_for_too_long_is_refused(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_allowance, "PATIENCE_SECONDS", 0.4)
    async with site(FEW) as server:
        with clockwork().stopped():
            for _ in range(2):
                await request(server.port, ASSET)
            status, headers, _ = await request(server.port, ASSET)
            assert (status, headers["retry-after"]) == (429, "1")
