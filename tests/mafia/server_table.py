"""A table of Mafia on a real server, on a clock that stands still between the steps.

Two evenings can be compared message by message: in each step half a second passes, the
phones do what the script says, and every message that came in it is kept with its length.
The script knows what is public, and nothing else.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import msgspec
from server_harness import PATIENCE, Clockwork, House, Party, hears_all, house

from konspira import wire
from konspira.client import Phone
from konspira.game import MASTER, Move, Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.moves import (
    Bet,
    Choose,
    EndSpeech,
    Feel,
    Next,
    Protect,
    React,
    Ready,
    Shoot,
    Vote,
)
from konspira.games.mafia.state.record import Feeling
from konspira.kit import Seats
from konspira.log.memory import MemoryLog
from konspira.room import acts
from konspira.server.room_clock import RoomClock

T = TypeVar("T")
STEP = 0.5  # seconds
LISTENING = 40  # turns of the loop without a message, then nothing is on its way
LONGEST = 1_000  # steps of an evening
EARLY = 1_500  # so long before a call the phones answer it, in milliseconds
Lengths = tuple[int, ...]


class Stopwatch(Clockwork):
    """An event loop whose clock can be held; then time passes by hand only."""

    held: float | None = None

    def time(self) -> float:
        return super().time() if self.held is None else self.held

    def hold(self, watch: RoomClock) -> None:
        """Stop a quarter of a second after a full one, by the time of a room: so beats
        never come in the very moment in which phones do something."""
        since_full = watch.now() % 1000
        exact = (super().time() - watch._since) * 1000 % 1
        self.held = super().time() + (1250.5 - since_full - exact) / 1000

    def let_go(self) -> None:
        assert self.held is not None
        self.ahead += self.held - super().time()
        self.held = None


def stage(scenario: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Stopwatch) as runner:
        return runner.run(scenario)


def stopwatch() -> Stopwatch:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Stopwatch), "run the scenario with `stage`"
    return loop


class Rigged(Random):
    """Chance deals these tokens and cards; orders and lots begin with the first seat."""

    def __init__(self, tokens: Sequence[Token], cards: Sequence[Card] = ()) -> None:
        super().__init__(1)
        self.tokens, self.cards = tokens, cards

    def shuffle(self, x: Any) -> None:
        x[:] = self.tokens

    def sample(self, population: Any, k: int, **kwargs: Any) -> list[Any]:
        drawn = list(population)[:k]
        return list(self.cards) if sorted(drawn) == sorted(self.cards) else drawn

    def choice(self, seq: Any) -> Any:
        return seq[0]


class Step(NamedTuple):
    """How long the messages of half a second were, phone by phone, pings left out.

    Those come to all at once, whatever happens, and none in a hush.
    """

    hushed: bool
    heard: list[Lengths]
    said: list[Lengths]


@dataclass
class Stage:
    """Phones round a table, and all they have heard and said, step by step."""

    server: House
    party: Party
    phones: list[Phone]  # of the seats, clockwise
    others: list[Phone]  # console, if a person leads, and TV
    steps: list[Step] = field(default_factory=list)
    saying: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))

    @property
    def everybody(self) -> list[Phone]:
        return [*self.phones, *self.others]

    @property
    def tv(self) -> Phone:
        return self.others[-1]

    @property
    def table(self) -> dict[str, Any]:
        assert self.tv.table is not None
        return self.tv.table

    @property
    def phase(self) -> str:
        return str(self.table["phase"]["type"])

    @property
    def living(self) -> list[Seat]:
        return [Seat(seat) for seat in self.table["living"]]

    @property
    def now(self) -> int:
        """The time on the game's clock, as of the last message to the TV."""
        started: int = self.tv.room["playing"]["started"]
        return self.tv.at - started

    # What people do

    def tap(self, seat: int, move: Move) -> None:
        """A phone makes a move, and does not wait for the answer."""
        place = len(self.phones) if seat == MASTER else max(seat, 0)
        phone = self.everybody[place]
        raw = msgspec.Raw(msgspec.json.encode(move))
        ask = wire.Do(next(phone._ids), phone.members[0], acts.Play(int(seat), raw))
        self.say(place, wire.spaced(wire.encode(ask)))

    def say(self, place: int, message: bytes) -> None:
        self.saying[place].append(len(message))
        self.everybody[place].send(message)

    # Time

    async def start(self) -> None:
        """The host starts the game, and the tokens are dealt."""
        host = self.phones[0]
        ask = wire.Do(next(host._ids), host.members[0], acts.Start())
        self.say(0, wire.encode(ask))
        await self.step()
        assert self.phase == "Opening"

    async def step(self, seconds: float = STEP) -> None:
        """So much time passes at once, and everything that comes of it has arrived."""
        clock = stopwatch()
        assert clock.held is not None
        clock.held += seconds
        await self.silence()
        heard: list[Lengths] = []
        for phone in self.everybody:
            assert phone.frames is not None
            heard.append(tuple(map(len, phone.frames)))
            phone.frames.clear()
        said = [tuple(self.saying[place]) for place in range(len(self.everybody))]
        self.saying.clear()
        self.check_pings()
        self.steps.append(Step(self.tv.room["hushed"], heard, said))

    def check_pings(self) -> None:
        """Fail if a ping came to some phones only, or in a hush."""
        pings = {phone.pings for phone in self.everybody if phone.closed is None}
        in_hush = self.tv.room["hushed"] and self.steps and self.steps[-1].hushed
        assert len(pings) == 1 and (not in_hush or pings == {0})
        for phone in self.everybody:
            phone.pings = 0

    async def silence(self, heard: Callable[[], bool] = lambda: True) -> None:
        """Wait until nothing is on its way any more, and the server has `heard` all."""
        still, patience = 0, time.monotonic() + PATIENCE
        frames = [phone.frames for phone in self.everybody if phone.frames is not None]
        before = sum(map(len, frames))
        while still < LISTENING or not heard():
            await asyncio.sleep(0)
            after = sum(map(len, frames))
            still = still + 1 if before == after else 0
            before = after
            assert time.monotonic() < patience, "there is no end of messages"


@dataclass(frozen=True)
class Plan:
    """What happens in an evening of two nights and the council between them."""

    tokens: tuple[Token, ...]
    victims: tuple[Seat, Seat]  # whom everybody chooses in the Mafia's tasks
    out: Seat  # whom everybody votes for
    changing: bool = False  # whether all choices change from call to call
    nonsense: Seats = ()  # whose phones send bad moves at night
    lost: Seat | None = None  # whose phone is lost in the second night, and comes back
    haunting: bool = False  # whether those who are out bet and make faces, in every step
    shoots: bool = False  # whether who goes says at the call that they do not shoot
    options: dict[str, Any] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()
    uses: tuple[str, ...] = ()  # the kinds of windows in which all phones say "use"
    protects: bool = False  # whether Shelter and Safe Conduct are played
    recruiting: bool = False  # whether all phones have the switch on in the first night

    @property
    def led(self) -> bool:
        return self.options.get("master") == "person"


class Script:
    """Does what a plan says, by what everybody can see."""

    def __init__(self, plan: Plan, at: Stage) -> None:
        self.plan, self.at = plan, at
        self.seen: tuple[Any, ...] = ()  # the phase, as far as it is one to the script
        self.steps = 0  # in this phase
        self.calls = 0  # that were answered in this phase

    async def act(self) -> None:
        """What happens in this step."""
        at, phase = self.at, self.at.table["phase"]
        marks = ("slot", "speaker", "kind", "seat")
        seen = (at.table["turn"], phase["type"], *[phase.get(mark) for mark in marks])
        if seen != self.seen:
            self.seen, self.steps, self.calls = seen, 0, 0
        match phase["type"]:
            case "Task":
                await self.at_night(phase)
            case "LastCards" if self.plan.protects and self.steps == 1:
                self.protect()
            case "Opening" | "Talk" | "LastCards":
                self.one_by_one(Ready())
            case "FirstVote" | "FinalVote":
                self.vote()
            case "Speeches" if self.steps == 2:
                at.tap(phase["speaker"], EndSpeech())
            case "Farewell" if self.plan.shoots and self.steps == 16:
                at.tap(phase["seat"], Shoot(None))
            case "Window":
                self.in_a_window(phase)
        self.haunt()
        if self.plan.led and self.goes_on(phase):
            at.tap(MASTER, Next())
        self.steps += 1

    def haunt(self) -> None:
        """Some of it is refused, as at any table: only who has done it hears of that."""
        out = [Seat(gone["seat"]) for gone in self.at.table["fallen"]]
        for seat in out if self.plan.haunting else ():
            self.at.tap(seat, Bet(self.at.living[self.steps % 2]))
            self.at.tap(seat, Feel(Feeling.LAUGH))

    def in_a_window(self, phase: dict[str, Any]) -> None:
        """All phones answer at the call, whoever holds which card."""
        if self.calls or self.at.now < phase["call"] - EARLY:
            return
        self.calls += 1
        use, living = phase["kind"] in self.plan.uses, self.at.living
        kidnapping = "kidnapping" in self.at.table["terms"]["cards"]
        aimed = phase["kind"] == "swap" or (phase["kind"] == "council-opens" and kidnapping)
        for seat in living:
            others = [other for other in living if other != seat]
            target = others[(seat + 1) % len(others)] if aimed and use else None
            self.at.tap(seat, React(use, target))

    def protect(self) -> None:
        """Who holds a card for it plays it: everybody sees that at once."""
        for seat in self.at.living:
            if "Protect" in self.at.phones[seat].may(seat):
                self.at.tap(seat, Protect())

    def one_by_one(self, move: Move) -> None:
        living = self.at.living
        if self.steps < len(living) and not self.plan.led:
            self.at.tap(living[self.steps], move)

    def vote(self) -> None:
        living, out = self.at.living, self.plan.out
        if self.steps < len(living):
            seat = living[self.steps]
            other = next(Seat(s) for s in self.at.table["candidates"] if s != out)
            self.at.tap(seat, Vote(other if seat == out else out))

    def goes_on(self, phase: dict[str, Any]) -> bool:
        """When a person goes on to the next step: after a while that is always the same."""
        if phase["type"] == "Task":
            return self.calls == len(phase["calls"]) and self.at.now > phase["calls"][-1]
        return phase["type"] != "Speeches" and self.steps == 20

    # Night

    async def at_night(self, phase: dict[str, Any]) -> None:
        for seat in self.plan.nonsense:
            self.talk_nonsense(seat)
        calls = phase["calls"][self.calls :]
        if calls and self.at.now >= calls[0] - EARLY:
            self.answer_the_call(phase)
            self.calls += 1
        second_night = self.at.table["turn"] == 2
        if self.plan.lost is not None and second_night:
            if phase["slot"] == "first" and self.steps == 8:
                self.at.phones[self.plan.lost].hang_up()
            if phase["slot"] == "second" and self.steps == 20:
                await self.come_back(self.plan.lost)

    def answer_the_call(self, phase: dict[str, Any]) -> None:
        """All phones send what they have chosen, whoever holds them."""
        living, last = self.at.living, self.calls == len(phase["calls"]) - 1
        victim = self.plan.victims[self.at.table["turn"] - 1]
        for seat in living:
            if self.at.phones[seat].closed is not None:
                continue
            others = [other for other in living if other != seat]
            target = others[(seat + self.calls) % len(others)]
            if victim != seat and (last or not self.plan.changing):
                target = victim
            one = None if phase["slot"] == "second" else others[seat % len(others)]
            two = None if phase["slot"] == "first" else target
            on = self.plan.recruiting and self.has_switch(phase)
            self.at.tap(seat, Choose(self.calls, one, two, on))

    def has_switch(self, phase: dict[str, Any]) -> bool:
        table = self.at.table
        can_come = "recruitment" in table["terms"]["cards"]
        return (
            can_come and phase["slot"] == "second" and "recruitment" not in table["spent"]
        )

    def talk_nonsense(self, seat: Seat) -> None:
        """Bad moves of all kinds, one in each step."""
        at, bad = self.at, self.steps % 8
        gone = next((fallen["seat"] for fallen in at.table["fallen"]), 99)
        moves = [
            *(Choose(999), Choose(0, seat, seat), Choose(0, Seat(gone), Seat(gone))),
            *(Vote(Seat(0)), Next(), Ready(), Choose(0, Seat(99))),
        ]
        if bad < len(moves):
            at.tap(seat, moves[bad])
        else:
            at.say(seat, b"nonsense")

    async def come_back(self, seat: Seat) -> None:
        lost = self.at.phones[seat]
        self.at.phones[seat] = await self.at.party.back(
            self.at.server, lost.code, *lost.tokens
        )


async def evening(plan: Plan) -> list[Step]:
    """All messages of an evening, until the second dawn."""
    return (await whole_evening(plan)).steps


async def whole_evening(plan: Plan) -> Stage:
    """The table at the second dawn, with all messages until then."""
    chance = Rigged(plan.tokens, plan.cards)
    with patch("konspira.server.room_timers.SystemRandom", lambda: chance):
        async with house(MemoryLog()) as server, Party() as party:
            at = await seated(plan, server, party)
            script = Script(plan, at)
            stopwatch().hold(server.rooms._rooms[at.tv.code].broadcast._clock)
            await at.start()
            while at.table["turn"] < 2 or at.phase not in ("Dawn", "Talk"):
                await script.act()
                await at.step()
                assert len(at.steps) < LONGEST, f"it never comes out of {at.phase}"
            stopwatch().let_go()
            assert server.rooms.metrics.hush_overflows == 0
            tokens = [
                at.phones[seat].hands[seat]["token"] for seat in range(len(plan.tokens))
            ]
            assert tokens == list(plan.tokens) or "swap" in plan.uses
            return at


async def seated(plan: Plan, server: House, party: Party) -> Stage:
    """Everybody is there, and knows what will be played."""
    phones = await party.gather(len(plan.tokens) + plan.led, server)
    tv = await party.onlooker(server, phones[0].code)
    others = [*phones[len(plan.tokens) :], tv]
    host = phones[0]
    await host.do(acts.Choose("mafia", {"pace": "quick", **plan.options}))
    if plan.led:
        await host.do(acts.Appoint(others[0].members[0]))
    await hears_all(*phones, tv)
    for phone in (*phones, tv):
        assert phone.frames is not None
        phone.frames.clear()
        phone.pings = 0
    return Stage(server, party, phones[: len(plan.tokens)], others)
