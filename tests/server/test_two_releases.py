"""Two releases on one log, as for a while in a rolling upgrade (docs/hosting.md).

The previous release is taken out of git and run by its own source: its server, and its
phones (`release_guests`). In the middle of every game the log is then opened by the server
of today. Both fold the same, or the older one lets the room go; it writes nothing into what
it cannot read, and nobody loses a seat.
"""

import asyncio
import json
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from room.recorded_rooms import differences, views
from server_harness import PATIENCE, folded, free_port, logged
from tools.cluster import Node

from konspira.games import GAMES
from konspira.log import Reader
from konspira.log.engines import read_log
from konspira.room import acts
from server.cluster_harness import generous
from server.release_guests import Guests

ROOT = Path(__file__).parents[2]
PREVIOUS = "102613fac41b918eb18dc9b098da274c931dbabe"  # the release before this one
LETS_GO = 1011, "room-is-broken"  # as that release says it; since then 1012, newer-version
OTHER_RULES = {"spyfall2", "starwars", "mafia"}  # since then: a running game is cut short
MOVES = 3  # at a time: no game ends so soon


# The previous release


@pytest.fixture(scope="module")
def previous(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source of the previous release."""
    packed = subprocess.run(
        ["git", "-C", str(ROOT), "archive", PREVIOUS, "src"], capture_output=True
    )
    if packed.returncode:
        pytest.skip(f"no history with {PREVIOUS[:7]} is here: {packed.stderr.decode()}")
    folder = tmp_path_factory.mktemp("previous")
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def of_release(source: Path, command: list[str]) -> list[str]:
    """The same program, run by another source than ours."""
    python, option, program, *given = command
    first = f"import sys; sys.path.insert(0, {str(source)!r})\n"
    return [python, option, first + program, *given]


GUESTS = """
import asyncio, sys
from importlib.util import module_from_spec, spec_from_file_location

spec = spec_from_file_location("release_guests", sys.argv[1])
guests = module_from_spec(spec)
spec.loader.exec_module(guests)
asyncio.run(guests.main())
"""


class RemoteGuests:
    """`Guests` in a process of their own."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self._child = child

    def __getattr__(self, name: str) -> Any:
        async def call(*given: Any) -> Any:
            assert self._child.stdin and self._child.stdout
            self._child.stdin.write(json.dumps([name, *given]).encode() + b"\n")
            answer = await self._child.stdout.readline()
            assert answer, f"the guests of the previous release failed at {name}"
            return json.loads(answer)

        return call


@asynccontextmanager
async def guests_of(source: Path) -> AsyncIterator[Any]:
    """People with phones of another release."""
    program = [
        sys.executable,
        "-c",
        GUESTS,
        str(Path(__file__).parent / "release_guests.py"),
    ]
    child = await asyncio.create_subprocess_exec(
        *of_release(source, program),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        limit=2**24,
    )
    guests = RemoteGuests(child)
    try:
        assert Path(await guests.source()).is_relative_to(source)
        yield guests
    finally:
        child.kill()
        await child.wait()


@contextmanager
def server(folder: Path, log: str, source: Path | None = None) -> Iterator[Node]:
    """A server of today, or of another release."""

    def command(port: int, log: str) -> list[str]:
        usual = generous(port, log)
        return of_release(source, usual) if source else usual

    port = free_port()
    node = Node(port, log, folder / f"node-{port}.log", command)
    try:
        node.start()
        node.wait_until_healthy()
        yield node
        assert node.stop() == 0, node.output
    finally:
        node.kill()


# What both show


async def agree(log: Reader, code: str, *all_guests: Any) -> None:
    """Wait until every phone shows what the log tells, folded by the rules of today."""
    lost: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                room = views(folded(await logged(log, code)))
                seen = [each for guests in all_guests for each in await guests.seen(code)]
                lost = [gap for each in seen for gap in differing(room, *each)]
                if not lost:
                    return
                await asyncio.sleep(0.1)
    except TimeoutError:
        raise AssertionError(lost[:5]) from None


def differing(
    now: dict[str, Any], room: Any, table: Any, hands: dict[str, Any]
) -> list[str]:
    mine = {seat: now["hands"][seat] for seat in hands}
    return [
        *differences(now["room"], room, "room"),
        *differences(now["table"], table, "table"),
        *differences(mine, hands, "hands"),
    ]


async def until_upgraded(log: Reader, code: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(isinstance(e.act, acts.Upgrade) for e in await logged(log, code)):
            await asyncio.sleep(0.05)


# On one log at once


@pytest.mark.timeout(300)
def test_two_releases_play_at_once_in_the_middle_of_every_game(
    tmp_path: Path, nats_url: str, previous: Path
) -> None:
    async def scenario(old: Node, new: Node) -> None:
        async with (
            read_log(nats_url) as log,
            guests_of(previous) as there,
            Guests() as here,
        ):
            then = await there.rules()
            assert {game for game in GAMES if then.get(game) != rules[game]} == OTHER_RULES
            for game in GAMES:
                code, tokens = await there.open(old.url)
                await there.begin(code, game)
                await there.play(code, MOVES)
                await here.back(new.url, code, tokens)
                if game not in OTHER_RULES:
                    await play_on_both(log, code, new, there, here)
                await until_upgraded(log, code)
                assert await there.dismissed(code) == [LETS_GO[0]] * len(tokens)
                assert await there.refusal(old.url, code, tokens[0]) == LETS_GO[1]
                await here.begin(code, game)
                await here.play(code, MOVES)
                await here.pause(code)
                await agree(log, code, here)
            code, tokens = await here.open(new.url)
            assert await there.refusal(old.url, code, tokens[0]) == LETS_GO[1]

    async def play_on_both(
        log: Reader, code: str, new: Node, there: Any, here: Guests
    ) -> None:
        await here.play(code, MOVES)
        await there.play(code, MOVES)
        await here.look_on(new.url, code, "Zoe")
        await there.pause(code)
        await agree(log, code, there, here)
        await here.resume(code)
        await there.abandon(code)

    rules = {game.name: game.version for game in GAMES.values()}
    with server(tmp_path, nats_url, previous) as old, server(tmp_path, nats_url) as new:
        asyncio.run(scenario(old, new))
        assert "in a room" not in new.output, "nothing has failed"


# One after the other


@pytest.mark.timeout(300)
def test_a_file_goes_to_the_new_release_and_back_in_the_middle_of_every_game(
    tmp_path: Path, previous: Path
) -> None:
    log = f"sqlite:{tmp_path / 'rooms.sqlite'}"
    rooms: dict[str, tuple[str, list[str]]] = {}

    async def before() -> None:
        with server(tmp_path, log, previous) as node:
            async with guests_of(previous) as there:
                for game in GAMES:
                    code, _ = rooms[game] = await there.open(node.url)
                    await there.begin(code, game)
                    await there.play(code, MOVES)

    async def upgraded() -> None:
        with server(tmp_path, log) as node:
            async with read_log(log) as kept, Guests() as here:
                for game, (code, tokens) in rooms.items():
                    await here.back(node.url, code, tokens)
                    if game in OTHER_RULES:
                        await until_upgraded(kept, code)
                        await here.begin(code, game)
                    await here.play(code, MOVES)
                    await here.pause(code)
                    await agree(kept, code, here)
        assert "in a room" not in node.output, "nothing has failed"

    async def back_again() -> None:
        with server(tmp_path, log, previous) as node:
            async with read_log(log) as kept, guests_of(previous) as there:
                for game, (code, tokens) in rooms.items():
                    entries = len(await kept.read(code))
                    if game in OTHER_RULES:
                        refused = await there.refusal(node.url, code, tokens[0])
                        assert refused == LETS_GO[1]
                        assert len(await kept.read(code)) == entries
                    else:
                        await there.back(node.url, code, tokens)
                        await agree(kept, code, there)
                        await there.resume(code)
                        await there.play(code, MOVES)

    async def scenario() -> None:
        await before()
        await upgraded()
        await back_again()

    asyncio.run(scenario())
