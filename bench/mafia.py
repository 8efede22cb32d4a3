"""Measure Mafia against its budgets: rules, a beat of the night, talk, a cold room.

The rules race against TextArena's SecretMafia at its defaults, twelve players each. On both
sides complete random legal games are drawn beforehand, every choice, vote and line of talk;
what is timed is beginning a game and taking these moves one by one, each checked
(`Game.apply` here, `env.step` there), and nothing of who decides or looks. SecretMafia ends
when the Mafia is as many as the others, so ours ends at a certain win, too. Its nights have
one move for each who acts in them, and so have ours; a second line, without a budget, is a
game of ours as phones play it: all of them answer every call of both tasks. A third race is
with three action cards, other ones in each game. A win is seldom certain with cards, so
most of these games are played to their end.

A beat is what one server does each second of a night for 21 phones, a console and a TV,
when every hand has changed (at a call), and when none has. The sockets are left out: what
is sent is counted and dropped.

Rates are per CPU second of this process on one core; what is compared takes turns in many
short rounds, and the medians of ratios count.

Run `python3 dev.py bench mafia`, or `python bench/mafia.py 100` for 100 rounds.
"""

import asyncio
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from platform import python_version
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._budgets import Budget, show
from bench._mafia import Acts, Chronicle, Evening
from bench._rooms import Scribe

from konspira import wire
from konspira.game import MASTER, Act
from konspira.games.mafia import GAME
from konspira.games.mafia.moves import Say
from konspira.games.mafia.options import CardSet
from konspira.games.mafia.state.phases import Slot, Talk, Task
from konspira.games.mafia.state.terms import MOST
from konspira.room import Entry, Room, apply, room_view, table_of
from konspira.server.broadcast import Broadcast
from konspira.server.metrics import Metrics
from konspira.server.room_clock import RoomClock
from konspira.server.viewer import Viewer

ROUNDS = 25
PLAYERS = 12
GAMES = 20  # in one round
BEATS = 20  # in one round
TIMES_FASTER, FEWEST_ACTS, TIMES_FASTER_WITH_CARDS = 5.0, 120, 3.0
CARDS = [name for name in CardSet.__struct_fields__ if name != "new_gang"]  # 13 players
BEAT_MS, FRAME, LONG_FRAME, LINE = 1.0, 2_048, 4_096, 600
LINES_BEFORE = 300
USUAL_LINE = "I think it was Kim: she voted for the Agent twice. Why did nobody ask her?"
LONG_LINE = "Ж" * 300
CODENAMES_ENTRIES = 500


def cpu(work: Callable[[], object]) -> float:
    gc.collect()
    start = process_time()
    work()
    return process_time() - start


# The rules


class SecretMafia:
    """TextArena's game. Its roles follow from a seed, so a game can be played again."""

    def __init__(self) -> None:
        module = import_module("textarena.envs.SecretMafia.env")
        self.make, self.phases = module.SecretMafiaEnv, module.Phase

    def begin(self, seed: int) -> Any:
        env = self.make()
        env.reset(num_players=PLAYERS, seed=seed)
        return env

    def draw(self, seed: int) -> list[str]:
        """Return what everybody says and does in a game of legal moves."""
        env, rng = self.begin(seed), Random(seed)
        said: list[str] = []
        done = False
        while not done:
            said.append(self.legal(env, rng))
            done, _ = env.step(said[-1])
            assert not env.state.error_count, "the move was legal"
        return said

    def legal(self, env: Any, rng: Random) -> str:
        if env.phase == self.phases.DAY_DISCUSSION:
            return "I trust nobody."
        alive, me = env.state.game_state["alive_players"], env.state.current_player_id
        if env.phase == self.phases.NIGHT_MAFIA:
            others = [p for p in alive if env.player_roles[p] != "Mafia"]
        else:
            others = [p for p in alive if p != me]
        return f"[{rng.choice(others)}]"

    def play(self, games: Sequence[Sequence[str]]) -> None:
        """Play games again: the same seeds and moves lead to the same ends."""
        for seed, said in enumerate(games):
            env = self.begin(seed)
            for each in said:
                done, _ = env.step(each)
            assert done


def evenings(**options: Any) -> tuple[Any, list[Acts]]:
    played = [Evening(PLAYERS, seed, **options) for seed in range(GAMES)]
    return played[0].options, [evening.play() for evening in played]


def evenings_with_cards() -> list[tuple[Any, Acts]]:
    """Return evenings with three cards each, dealt at random and often played."""
    found = []
    for seed in range(GAMES):
        three = Random(seed).sample(CARDS, 3)
        evening = Evening(PLAYERS, seed, night="short", cards=dict.fromkeys(three, True))
        found.append((evening.options, evening.play()))
    return found


def fold(options: Any, games: Sequence[Acts]) -> None:
    for acts in games:
        reduce(GAME.apply, acts, GAME.setup(options, PLAYERS))


def fold_each(games: Sequence[tuple[Any, Acts]]) -> None:
    for options, acts in games:
        fold(options, [acts])


def race(rounds: int) -> list[Budget]:
    fewest = evenings(night="short", end_at_certain_win=True)
    all_calls = evenings(end_at_certain_win=True)
    with_cards = evenings_with_cards()
    sides: dict[str, Callable[[], None]] = {
        "konspira": lambda: fold(*fewest),
        "konspira, all phones": lambda: fold(*all_calls),
        "konspira, with cards": lambda: fold_each(with_cards),
    }
    acts = {
        "konspira": average(fewest[1]),
        "konspira, all phones": average(all_calls[1]),
        "konspira, with cards": average([played for _, played in with_cards]),
    }
    if find_spec("textarena"):
        peer = SecretMafia()
        drawn = [peer.draw(seed) for seed in range(GAMES)]
        sides["SecretMafia"] = lambda: peer.play(drawn)
        acts["SecretMafia"] = average(drawn)
    else:
        print("No race: the package textarena is missing; run python3 dev.py bench mafia")
    gc.freeze()  # what was imported and drawn need not be looked through again and again
    spent: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, work in sides.items():
            spent[name].append(cpu(work))
    print(f"Games of {PLAYERS} with moves drawn before, {GAMES} games, {rounds} rounds")
    for name, seconds in spent.items():
        rate = GAMES / median(seconds)
        each = median(seconds) / GAMES / acts[name] * 1e6
        print(f"  {name:<22}{rate:>8,.0f} games/s", end="")
        print(f"{acts[name]:>7.0f} moves a game{each:>7.2f} us a move")
    theirs = spent.get("SecretMafia", [])
    return [
        Budget(
            "games per CPU second, to SecretMafia",
            TIMES_FASTER,
            "x",
            ratios(theirs, spent["konspira"]),
            at_least=True,
        ),
        Budget(
            "the same, with three cards",
            TIMES_FASTER_WITH_CARDS,
            "x",
            ratios(theirs, spent["konspira, with cards"]),
            at_least=True,
        ),
        Budget("acts in such a game", FEWEST_ACTS, "", [acts["konspira"]], at_least=True),
    ]


def ratios(theirs: Sequence[float], ours: Sequence[float]) -> list[float]:
    return [one / other for one, other in zip(theirs, ours, strict=False)]


def average(games: Sequence[Sequence[object]]) -> float:
    return mean(map(len, games))


# What phones get


class Measure:
    """A socket that only measures what it is given."""

    address = "127.0.0.1"
    longest = 0

    def send(self, message: bytes) -> None:
        self.longest = max(self.longest, len(message))

    def close(self, code: int, reason: str = "") -> None:
        raise AssertionError(reason)


class Hall:
    """Everybody who looks on in a room, and a TV."""

    def __init__(self, room: Room) -> None:
        self.metrics = Metrics()
        watch = RoomClock(lambda: room.at, time.monotonic)
        self.broadcast = Broadcast(watch, self.metrics, self.failed)
        self.sockets: dict[Viewer, Measure] = {}
        for member in (*room.members, None):
            socket = Measure()
            viewer = Viewer(socket)
            if member:
                viewer.hold(member.id, member.token)
            self.sockets[viewer] = socket
            self.broadcast.enter(viewer)
        self.broadcast.publish(room)

    def failed(self, error: Exception) -> None:
        raise error

    def begin(self) -> None:
        """Count lengths from now on: the first messages show everything."""
        for socket in self.sockets.values():
            socket.longest = 0

    def beats(self, *rooms: Room) -> None:
        """Send a beat for each of these states of the room."""
        for room in rooms:
            self.broadcast.publish(room)
            hush = self.broadcast._hush()
            assert hush, "it is night"
            self.broadcast._on_beat(hush)

    def longest(self, *, knowing: bool) -> int:
        """Return the longest message to those who see more, or to all others."""
        playing = self.broadcast._room.running
        assert playing is not None
        out = {gone.seat for gone in playing.state.town.fallen}
        return max(
            socket.longest
            for viewer, socket in self.sockets.items()
            if knowing == any(seat == MASTER or seat in out for seat in viewer.seats)
        )


class Night(NamedTuple):
    """The same moment of a night, with two different sets of choices."""

    one: Room
    other: Room


def second_night() -> Night:
    """Return the Mafia's task of the second night, with a person who leads."""
    rooms = []
    for seed in (1, 2):
        evening = Evening(MOST, 1, master="person")
        chronicle = Chronicle(evening)
        while not (evening.state.turn == 2 and is_second_task(evening)):
            evening.step()
        chronicle.tell()
        evening.rng.seed(seed)
        phase = evening.state.phase
        assert isinstance(phase, Task)
        chosen = [Act(*each) for each in evening.choices(phase)]
        rooms.append(chronicle.write(chosen))
    return Night(*rooms)


def is_second_task(evening: Evening) -> bool:
    phase = evening.state.phase
    return isinstance(phase, Task) and phase.slot is Slot.SECOND


async def beats(rounds: int) -> list[Budget]:
    night = second_night()
    hall = Hall(night.one)
    hall.beats(night.one)
    hall.begin()
    changing, quiet = [], []
    for _ in range(rounds):
        changing.append(cpu(lambda: hall.beats(*night * BEATS)))
        quiet.append(cpu(lambda: hall.beats(*[night.one] * 2 * BEATS)))
    short, long = hall.longest(knowing=False), hall.longest(knowing=True)
    overflows = hall.metrics.hush_overflows
    hall.broadcast.close()
    idle = median(quiet) / 2 / BEATS * 1000
    print(f"A beat for {MOST} phones, console and TV, {rounds} rounds")
    print(f"  nothing has changed: {idle:.2f} ms; messages too long for it: {overflows}")
    each = [seconds / 2 / BEATS * 1000 for seconds in changing]
    what = "a beat of the night"
    return [
        Budget(f"{what}, every hand changes", BEAT_MS, "ms", each),
        Budget(f"{what}, a phone or the TV", FRAME, "bytes", [short]),
        Budget(f"{what}, ghosts and the console", LONG_FRAME, "bytes", [long]),
    ]


async def talk() -> list[Budget]:
    evening = Evening(MOST, 1, talk="written")
    chronicle = Chronicle(evening)
    while not isinstance(evening.state.phase, Talk):
        evening.step()
    chronicle.tell()
    at = evening.log[-1].at
    living = evening.state.town.living

    def say(number: int, text: str) -> Room:
        line = Act(at + 100 * number, living[number % len(living)], Say(text))
        return chronicle.write([line])

    for number in range(LINES_BEFORE):
        say(number, USUAL_LINE)
    hall = Hall(chronicle.room)
    lengths = []
    for number, text in enumerate((USUAL_LINE, LONG_LINE), LINES_BEFORE):
        hall.begin()
        hall.broadcast.publish(say(number, text))
        lengths.append(max(socket.longest for socket in hall.sockets.values()))
    usual, long = lengths
    print(f"A line of talk after {LINES_BEFORE} others, for each of {MOST} phones")
    print(f"  {len(USUAL_LINE)} letters: {usual} bytes; ", end="")
    print(f"{len(LONG_LINE)} Cyrillic letters: {long} bytes")
    return [Budget(f"a line of talk after {LINES_BEFORE}", LINE, "bytes", [usual])]


# A room opened cold


def opened(log: Sequence[bytes]) -> Callable[[], object]:
    """Return what decodes and folds all entries, and shows the room and its table."""
    decode = msgspec.json.Decoder(Entry).decode

    def work() -> object:
        room = reduce(apply, map(decode, log), Room())
        return wire.whole(room_view(room)), wire.whole(table_of(room))

    return work


def cold(rounds: int) -> list[Budget]:
    evening = Evening(MOST, 1)
    chronicle = Chronicle(evening)
    evening.play()
    chronicle.tell()
    logs = {"Mafia": chronicle.log, "Codenames": Scribe(1).play(CODENAMES_ENTRIES)}
    each: dict[str, list[float]] = {name: [] for name in logs}
    for _ in range(rounds):
        for name, log in logs.items():
            each[name].append(cpu(opened(log)) / len(log) * 1e6)
    print(f"A room opened cold: a finished game of {MOST}, and an evening of Codenames")
    for name, log in logs.items():
        print(f"  {name:<22}{len(log):>6,} entries{median(each[name]):>8.1f} us each")
    ratios = [ours / other for ours, other in zip(*each.values(), strict=True)]
    return [Budget("an entry of a cold room, to Codenames", 1.0, "x", ratios)]


async def measure(rounds: int) -> None:
    load = " ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"{time.strftime('%Y-%m-%d')}, CPython {python_version()};", end="")
    print(f" load average {load} on {os.cpu_count()} cores")
    rules = race(rounds)
    night = await beats(rounds)
    show([*rules, *night, *await talk(), *cold(rounds)])


def main() -> None:
    rounds = int(sys.argv[1]) if sys.argv[1:] else ROUNDS
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    asyncio.run(measure(rounds))


if __name__ == "__main__":
    main()
