"""Measure all servers at the same load, one after the other, again and again.

Every server is alive throughout, and each round begins with another one, so that a noisy
machine is noisy for everybody. Ratios are taken within one round.
"""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from bench import _peers
from bench._idle import several
from bench._load import Boardgame, Group, Live, Pass, Replayed, Tape, play, write_tape
from bench._process import ROOT, Child, Cores, child
from bench._rooms import codes
from bench._trees import konspira, protocol_of, run_with

ROOMS = 128
PAUSE = 0.16  # seconds between two moves of a room
CALM = 0.1  # the same, when only one room plays
TRIES = 4
KONSPIRA, OLD, REFEREED = "Konspira", "Konspira before", "with referee"
FAIR, BOARDGAME = "fair Node", "boardgame.io"
NODE, FLOOR = "Node ws", "C on epoll"
DOES_THE_JOB = (KONSPIRA, OLD, FAIR, BOARDGAME)
IS_DURABLE = (KONSPIRA, OLD, FAIR)  # before anybody sees a move
KEEPS_UP_WITH = {BOARDGAME: ROOMS // 2}  # rooms at the pace, if not all


class Length(NamedTuple):
    """How long to measure."""

    rounds: int
    paced: float  # seconds of a pass at the pace
    flat_out: float
    lone: float


class Player(NamedTuple):
    """A server and its phones."""

    server: Child
    groups: Sequence[Group]


class Race:
    """The passes of all servers: at the pace, flat out, and one room alone."""

    def __init__(self, length: Length, where: Cores, folder: Path) -> None:
        self.length, self.where, self.folder = length, where, folder
        self.players: dict[str, Player] = {}
        self.paced: dict[str, list[Pass]] = {}
        self.flat_out: dict[str, list[Pass]] = {}
        self.lone: dict[str, list[Pass]] = {}
        self.skipped: dict[str, str] = {}  # peers, and why

    async def run(self, before: Path | None) -> None:
        async with AsyncExitStack() as stack:
            await self.start_konspira(stack, KONSPIRA, ROOT)
            tape = await self.record()
            if before is not None:
                await self.start_konspira(stack, OLD, before)
            await self.start_konspira(stack, REFEREED, ROOT, "enforce")
            await self.start_peers(stack)
            await self.start_floors(stack, tape)
            await self.warm_up()
            for number in range(self.length.rounds):
                await self.round(number)

    async def warm_up(self) -> None:
        """Play for a while: Node compiles what is used often, and games must differ."""
        for name in self.players:
            await self.pace(name)
            if name in DOES_THE_JOB:
                await self.hurry(name)

    async def round(self, number: int) -> None:
        names = list(self.players)
        first = number % len(names)
        order = names[first:] + names[:first]
        for name in order:
            self.paced.setdefault(name, []).append(await self.pace(name))
        for name in [name for name in order if name in DOES_THE_JOB]:
            self.flat_out.setdefault(name, []).append(await self.hurry(name))
        for name in [name for name in order if name in IS_DURABLE]:
            self.lone.setdefault(name, []).append(await self.play_alone(name))

    async def pace(self, name: str) -> Pass:
        server, groups = self.players[name]
        rooms = groups[: KEEPS_UP_WITH.get(name, ROOMS)]
        return await play(rooms, server, self.length.paced, PAUSE)

    async def hurry(self, name: str) -> Pass:
        server, groups = self.players[name]
        return await play(groups, server, self.length.flat_out)

    async def play_alone(self, name: str) -> Pass:
        server, groups = self.players[name]
        return await play(groups[:1], server, self.length.lone, CALM)

    # Konspira, now and before

    async def start_konspira(
        self, stack: AsyncExitStack, name: str, tree: Path, referee: str = "off"
    ) -> None:
        data = self.folder / f"{name}.sqlite"
        run_with(tree, "_busy.py", data, str(ROOMS), referee)
        speaks = protocol_of(tree)
        groups = [Live(number, code, speaks) for number, code in enumerate(codes(ROOMS))]
        await self.start(stack, name, konspira(self.where.server, data, tree), groups)

    async def record(self) -> Tape:
        """Record one pass on tape; again, if the machine was too busy to keep the pace."""
        groups = [
            group for group in self.players[KONSPIRA].groups if isinstance(group, Live)
        ]
        wanted = 0.95 * ROOMS * self.length.paced / PAUSE
        for _ in range(TRIES):
            for group in groups:
                group.tape = []
            moves = (await self.pace(KONSPIRA)).moves
            tape = [group.tape or [] for group in groups]
            for group in groups:
                group.tape = None
            if moves >= wanted:
                break
        return tape

    # Peers

    async def start_peers(self, stack: AsyncExitStack) -> None:
        if lack := _peers.install():
            self.skipped |= {FAIR: lack, BOARDGAME: lack, NODE: lack}
            return
        live = [Live(number, code) for number, code in enumerate(codes(ROOMS))]
        await self.start_peer(stack, FAIR, _peers.fair(self.folder / "fair.sqlite"), live)
        games = [Boardgame(number) for number in range(ROOMS)]
        data = self.folder / "boardgame.sqlite"
        await self.start_peer(stack, BOARDGAME, _peers.boardgame(data), games)

    async def start_floors(self, stack: AsyncExitStack, tape: Tape) -> None:
        file = self.folder / "tape"
        write_tape(file, tape)
        floors = {NODE: _peers.node_ws(file), FLOOR: _peers.epoll(file)}
        for name, command in floors.items():
            if name in self.skipped:
                continue
            if command is None:
                self.skipped[name] = "there is no C compiler"
                continue
            groups = [Replayed(number, steps) for number, steps in enumerate(tape)]
            await self.start_peer(stack, name, command, groups)

    async def start_peer(
        self,
        stack: AsyncExitStack,
        name: str,
        command: _peers.Command,
        groups: Sequence[Group],
    ) -> None:
        await self.start(stack, name, child(self.where.server, *command), groups)

    async def start(
        self,
        stack: AsyncExitStack,
        name: str,
        starting: AbstractAsyncContextManager[Child],
        groups: Sequence[Group],
    ) -> None:
        server = await stack.enter_async_context(starting)
        await several(group.connect(server.port) for group in groups)
        self.players[name] = Player(server, groups)
        await asyncio.sleep(1.0)
