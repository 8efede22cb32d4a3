"""docs/protocol.md and docs/log.md say what is true: each code, each line, each limit."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, get_args, get_type_hints
from unittest.mock import patch

import msgspec
import pytest
from room.table import dealt, lost_by_red
from server_harness import PATIENCE, Clockwork, house

from konspira import wire
from konspira.client import Phone, Refused, connect
from konspira.game import HOST
from konspira.games import GAMES
from konspira.log.memory import MemoryLog
from konspira.log.sqlite import SqliteLog
from konspira.room import acts
from konspira.room.agreement import (
    LONGEST_TITLE,
    MOST_LETTERS_EVER,
    MOST_LINES,
    MOST_PACKS,
    MOST_PACKS_EVER,
)
from konspira.room.checks import MOST_ENTRIES
from konspira.room.names import LONGEST_NAME
from konspira.room.people import MOST_MEMBERS
from konspira.room.running import LONGEST_MOVE
from konspira.server.connection import MOST_UNHEARD, MOST_WAITING
from konspira.server.limits import Limits

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
LOG = (ROOT / "docs" / "log.md").read_text("utf-8")
RULE = re.compile(r"[A-Z]{2}\d?-O?\d+")


def section(text: str, title: str) -> str:
    """What stands under a heading, with all that is under it."""
    level = title.partition(" ")[0]
    rest = text.partition(f"\n{title}\n")[2]
    assert rest, f"there is no heading {title!r}"
    return re.split(rf"^#{{2,{len(level)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> dict[str, list[str]]:
    """The lines of tables whose first cell is a word of the protocol."""
    cells = [line.strip("|").split("|") for line in text.splitlines() if line[:3] == "| `"]
    names = [row[0].strip().strip("`") for row in cells]
    assert len(names) == len(set(names)), "something stands in a table twice"
    return {
        name: [c.strip() for c in row[1:]] for name, row in zip(names, cells, strict=True)
    }


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


# Messages, acts, limits


def test_every_message_is_in_the_tables_with_its_fields() -> None:
    sent = rows(section(PROTOCOL, "## What a phone sends"))
    got = rows(section(PROTOCOL, "## What a phone gets"))
    for kinds, table in [(wire.In, sent), (wire.Out, got)]:
        for kind in get_args(kinds):
            fields = set(re.findall(r"`(\w+)`", table[kind.__name__][0]))
            expected = set(kind.__struct_fields__) - ({"id"} if kinds is wire.In else set())
            assert fields == expected or kind is wire.News
    news = rows(section(PROTOCOL, "## What a phone gets").partition("`News` has")[2])
    assert set(news) == set(wire.News.__struct_fields__)


def test_the_limits_are_as_they_say() -> None:
    table, limits = rows(section(PROTOCOL, "## Limits")), msgspec.structs.asdict(Limits())
    assert table.keys() == limits.keys()
    for name, (number, _) in table.items():
        assert float(number.replace(",", "")) == limits[name], name


def most(kind: Any) -> int:
    """The length that an annotated type allows."""
    return int(next(note.max_length for note in get_args(kind)[1:]))


def test_what_is_the_same_on_every_server_is_as_they_say() -> None:
    hello = get_type_hints(wire.Hello, include_extras=True)
    added = get_type_hints(acts.AddPack, include_extras=True)
    expected = {
        "asks of one connection that wait for their turn": MOST_WAITING,
        "refusals of one connection that wait for a beat": MOST_UNHEARD,
        "tokens in a `Hello`": most(hello["tokens"]),
        "letters in a name": LONGEST_NAME,
        "people in a room": MOST_MEMBERS,
        "packs of a group's own at a time": MOST_PACKS,
        "packs added to a room in all": MOST_PACKS_EVER,
        "letters in all packs added to a room": MOST_LETTERS_EVER,
        "lines in a pack": MOST_LINES,
        "things that happen in a room": MOST_ENTRIES,
        "letters in a pack": most(added["text"]),
        "letters in a pack's name": most(acts.PackName),
        "letters in a pack's title": LONGEST_TITLE,
        "bytes in a move": LONGEST_MOVE,
    }
    told = re.findall(r"^\| ([\d,]+) \| (.+) \|$", section(PROTOCOL, "## Limits"), re.M)
    assert {what: int(number.replace(",", "")) for number, what in told} == expected


# Examples


def test_a_room_is_folded_from_its_file_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = lost_by_red(dealt())

    async def write() -> None:
        log = await SqliteLog.open(tmp_path / "konspira.sqlite")
        await log.append("BCDFG", 0, [msgspec.json.encode(entry) for entry in evening.log])
        await log.close()

    asyncio.run(write())
    monkeypatch.chdir(tmp_path)
    (program,) = blocks(LOG, "python")
    found: dict[str, Any] = {}
    exec(program, found)
    assert found["room"] == evening.room


# The bot

HASTE = 100  # times faster than life passes the server's time, so that nobody need wait
LEADS_ON = {"Start", "NextRound"}  # what the host of an evening of bots has to do


class Hurry(Clockwork):
    """A loop on which whatever is to be done later is done much sooner."""

    def call_later(self, delay: float, *what: Any, **how: Any) -> Any:  # type: ignore[override]
        return super().call_later(delay / HASTE, *what, **how)


def hasty(clock: Callable[[], int]) -> Callable[[], int]:
    began = clock()
    return lambda: began + HASTE * (clock() - began)


@asynccontextmanager
async def server() -> AsyncIterator[str]:
    """A real server on the loopback; its address."""
    wall, watch = hasty(time.time_ns), hasty(time.monotonic_ns)
    log, clock = MemoryLog(), lambda: wall() // 1_000_000
    async with house(log, clock=clock, seconds=lambda: watch() / 1e9) as running:
        yield running.url


async def lead_on(host: Phone) -> None:
    """Start the game, and every round, as soon as the rules allow it."""

    def is_over() -> bool:
        return bool(host.room["playing"]["outcome"])

    while not is_over():
        await host.until(lambda: is_over() or bool(LEADS_ON & set(host.may())))
        for offer in host.game.offers(*host.views(HOST)):
            if offer.kind in LEADS_ON:
                with suppress(Refused):  # a bot has changed teams meanwhile
                    await host.play(HOST, next(host.game.moves_of(offer)))


NAMES = ("Bo", "Cy", "Di", "Ed", "Fi", "Gil")


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_plays_a_game_to_its_end(game: str) -> None:
    (program,) = blocks(section(PROTOCOL, "## A bot"), "python")
    bot: dict[str, Any] = {"__name__": "bot"}
    exec(program, bot)
    bot["BREATH"] = 0.005 * HASTE

    async def evening() -> Any:
        async with server() as url, connect(url) as host:
            code = await host.open("Ann")
            await host.do(acts.Stand())
            await host.do(acts.Choose(game, {}))
            async with asyncio.TaskGroup() as bots:
                names = NAMES[: max(4, min(GAMES[game].seats))]
                for name in names:
                    bots.create_task(bot["play"](url, code, name))
                await host.until(lambda: len(host.room["ring"]) == len(names))
                await host.do(acts.Start())
                await host.until(lambda: host.table is not None)
                await lead_on(host)
            return host.room["results"]

    patience = patch("konspira.client.ANSWER_SECONDS", PATIENCE * HASTE)
    with patience, asyncio.Runner(loop_factory=Hurry) as runner:
        (result,) = runner.run(evening())
    assert result["game"] == game
