"""Whatever anybody sends: the room is untouched, the others play on, the server lives.

KONSPIRA_FUZZ_SECONDS=600 keeps on sending for longer than a usual test run has time for.
"""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from server_harness import (
    GENEROUS,
    House,
    Party,
    folded,
    hears_all,
    house,
    logged,
    news_of,
    play,
    request,
    who_may,
)

from konspira import wire
from konspira.client import Closed, Phone, Refused
from konspira.games.codenames.moves import Clue, Mark
from konspira.log.memory import MemoryLog
from konspira.room import MemberId, acts

SECONDS = float(os.environ.get("KONSPIRA_FUZZ_SECONDS", "3"))
ROUNDS = max(1, round(SECONDS))  # of each kind; each takes about half a second
LINES = 15
LIMITS = replace(
    GENEROUS,
    codes_per_address=1_000_000,
    codes_per_site=1_000_000,
    wrong_codes=1_000_000,
    packs_per_address_per_minute=1_000_000,
    opinions_per_address_per_minute=1_000_000,
    packs_per_room_per_minute=1_000_000,
    rooms_per_address_per_hour=1_000_000,
    rooms=1_000_000,
)


class Siege:
    """A game that goes on, and somebody who sends whatever comes to their mind."""

    def __init__(self, party: Party, log: MemoryLog, server: House, phones: list[Phone]):
        self.party, self.log, self.server, self.phones = party, log, server, phones
        self.code = phones[0].code

    async def version(self) -> int:
        return len(await self.log.read(self.code))

    async def holds(self, before: int, *others: Phone) -> None:
        """Nothing has happened to the room, and its people have noticed nothing."""
        assert await self.version() == before
        await hears_all(*self.phones)
        assert all(phone.closed is None for phone in self.phones)
        assert all(phone.room == self.phones[0].room for phone in self.phones)
        assert (await request(self.server.port, "/healthz"))[0] == 200

    async def goes_on(self) -> None:
        """The game can be played as if nothing had been."""
        before = await self.version()
        spymaster, seat = who_may(self.phones, "Clue")
        await spymaster.play(seat, Clue("ocean", 1))
        await hears_all(*self.phones)
        operative, seat = who_may(self.phones, "Mark")
        await operative.play(seat, Mark(3))
        assert await self.version() == before + 2
        folded(await logged(self.log, self.code))


@asynccontextmanager
async def siege() -> AsyncIterator[Siege]:
    log = MemoryLog()
    async with house(log, LIMITS) as server, Party() as party:
        phones = await party.codenames(4, server)
        yield Siege(party, log, server, phones)


async def answered(phone: Phone) -> None:
    """Everything this phone sent has been dealt with. Its ids may be anything by now, so
    the last word has an id that nobody else would choose."""
    phone.send(wire.encode(wire.Do(LAST_WORD, MemberId(0), acts.Sit())))
    said = b":%d," % LAST_WORD
    await phone.until(lambda: any(said in frame for frame in phone.frames or ()))


LAST_WORD = 1_987_654_321


def member_messages(phone: Phone) -> list[bytes]:
    """Messages of every kind as a member might send them, all well-formed."""
    me = phone.members[0]
    raw = wire.encode
    some_acts: list[Any] = [
        acts.Rename("Zoe"),
        acts.Sit(),
        acts.Arrange((me, MemberId(2))),
        acts.PassHost(MemberId(2)),
        acts.TakeBack(),
        acts.Choose("codenames", {"timer": "off", "clue_rules": {"acronyms": "never"}}),
        acts.AddPack("Ours", "kind: words\nlanguage: en\ntitle: Ours\n\nalpha\nbeta"),
        acts.Start(),
        acts.Reseat(1, me),
        acts.SitIn(me),
    ]
    return [
        raw(wire.Open(1, wire.PROTOCOL, "Zoe")),
        raw(wire.Hello(2, wire.PROTOCOL, phone.code, tuple(phone.tokens))),
        raw(wire.Join(3, "Zoe")),
        raw(wire.MoveOut(4, me)),
        raw(wire.MoveIn(5, wire.PROTOCOL, phone.code, "A" * 22)),
        *(raw(wire.Do(6, me, act, 3)) for act in some_acts),
        b'{"type":"Do","id":7,"by":1,"act":{"type":"Play","seat":0,"move":'
        b'{"type":"Clue","word":"ocean","number":3}},"seen":9}',
        b'{"type":"Do","id":8,"by":1,"act":{"type":"Play","seat":-3,"move":'
        b'{"type":"HandKey","team":"red","seat":2}}}',
    ]


# What cannot be a message

DEEP = 50_000
NONSENSE = {
    "nothing": b"",
    "a space": b" ",
    "no JSON": b"hello",
    "broken UTF-8": b'{"type":"Join","id":1,"name":"\xff\xfe"}',
    "half a letter": b'{"type":"Join","id":1,"name":"\xc5"}',
    "a lone surrogate": b'{"type":"Join","id":1,"name":"\\ud800"}',
    "UTF-8 of a surrogate": b'{"type":"Join","id":1,"name":"\xed\xa0\x80"}',
    "a zero byte": b'{"type":"Join","id":1,"name":"a\x00b"}',
    "an array": b"[]",
    "a number": b"7",
    "null": b"null",
    "no type": b'{"id":1}',
    "no id": b'{"type":"Join","name":"Zoe"}',
    "another type": b'{"type":"Tick","id":1}',
    "an answer of ours": b'{"type":"News","v":1,"at":1}',
    "a type twice": b'{"type":"Join","type":"Open","id":1,"name":"Zoe"}',
    "an unknown field": b'{"type":"Join","id":1,"name":"Zoe","host":true}',
    "a negative id": b'{"type":"Join","id":-1,"name":"Zoe"}',
    "a huge id": b'{"type":"Join","id":%d,"name":"Zoe"}' % 10**40,
    "an id of many digits": b'{"type":"Join","id":1%b,"name":"Zoe"}' % (b"0" * 9000),
    "a huge exponent": b'{"type":"Join","id":1e999999999,"name":"Zoe"}',
    "no number": b'{"type":"Join","id":NaN,"name":"Zoe"}',
    "a huge seat": b'{"type":"Do","id":1,"by":1,"act":{"type":"Play","seat":%d,"move":{}}}'
    % 10**30,
    "a huge member": b'{"type":"Do","id":1,"by":%d,"act":{"type":"Sit"}}' % 10**30,
    "a huge option": b'{"type":"Do","id":1,"by":1,"act":{"type":"Choose",'
    b'"game":"codenames","options":{"timer_seconds":%d}}}' % 10**30,
    "a server's act": b'{"type":"Do","id":1,"by":0,"act":{"type":"Tick"}}',
    "a long name": b'{"type":"Join","id":1,"name":"%b"}' % (b"A" * 100_000),
    "deep arrays": b"[" * DEEP,
    "a deep name": b'{"type":"Join","id":1,"name":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a deep move": b'{"type":"Do","id":1,"by":1,"act":{"type":"Play","seat":0,"move":'
    + b"[" * DEEP
    + b"]" * DEEP
    + b"}}",
    "a deep unknown field": b'{"type":"Join","id":1,"name":"Zoe","x":'
    + b'{"a":' * (DEEP // 5)
    + b"1"
    + b"}" * (DEEP // 5)
    + b"}",
}


@pytest.mark.parametrize("inside", [False, True], ids=["at the door", "in the room"])
async def test_nonsense_is_refused_or_ends_one_line_and_changes_nothing(
    inside: bool,
) -> None:
    async with siege() as besieged:
        before = await besieged.version()
        for what, message in NONSENSE.items():
            sender = await besieged.party.phone(besieged.server)
            if inside:
                await sender.hello(besieged.code, *besieged.phones[0].tokens)
            sender.send(message)
            assert await answer(sender) in (WRONG, 1008), what
            await besieged.holds(before)
        await besieged.goes_on()


WRONG = ("malformed", "not-your-seat", "not-in-a-room", "bad-name")


async def answer(phone: Phone) -> object:
    """Either it was refused and the line is open, or with which code the line closed."""
    try:
        await answered(phone)
    except Closed as closed:
        return closed.code
    codes = {r["code"] for news in news_of(phone) for r in news.get("refused", ())}
    assert codes <= set(WRONG), codes
    return WRONG


MOVES = {
    "broken UTF-8": b'{"type":"Clue","word":"\xff","number":1}',
    "a lone surrogate": b'{"type":"Clue","word":"\\ud800","number":1}',
    "unknown": b'{"type":"Win"}',
    "nothing": b"null",
    "a number": b"1",
    "text": b'"Clue"',
    "chance's": b'{"type":"Deal","words":[],"reverse":[],"key":[]}',
    "the clock's": b'{"type":"TimeUp"}',
    "a huge number": b'{"type":"Clue","word":"ocean","number":%d}' % 10**30,
    "a card far away": b'{"type":"Touch","card":%d}' % 10**18,
    "a card before the first": b'{"type":"Touch","card":-1}',
    "a long word": b'{"type":"Clue","word":"%b","number":1}' % (b"a" * 50_000),
    "a hundred levels": b"[" * 100 + b"]" * 100,
    "five hundred levels": b'{"type":"Clue","word":'
    + b"[" * 500
    + b"]" * 500
    + b',"number":1}',
}


NO_MOVE = ("malformed", "malformed-move", "not-now", "not-your-turn")


async def test_a_move_that_is_none_is_refused_by_the_room() -> None:
    async with siege() as besieged:
        before = await besieged.version()
        spymaster, seat = who_may(besieged.phones, "Clue")
        act = b'{"type":"Play","seat":%d,"move":%b}'
        frame = b'{"type":"Do","id":900,"by":%d,"act":%b}'
        for what, move in MOVES.items():
            spymaster.send(frame % (spymaster.members[0], act % (seat, move)))
            await hears_all(spymaster)
            last = [r["code"] for n in news_of(spymaster)[-2:] for r in n["refused"]]
            assert last[0] in NO_MOVE, what
            await besieged.holds(before)
        await besieged.goes_on()


async def test_a_message_of_ten_megabytes_ends_its_line_alone() -> None:
    async with siege() as besieged:
        before = await besieged.version()
        for start in (b"x", b'{"type":"Join","id":1,"name":"'):
            sender = await besieged.party.onlooker(besieged.server, besieged.code)
            with suppress(Closed):
                sender.send(start + b"A" * 10_000_000)
                await sender.until(lambda: False)
            assert sender.closed in (1006, 1009)  # it need not hear us out
            await besieged.holds(before)
        await besieged.goes_on()


async def test_messages_out_of_order_are_refused_one_by_one() -> None:
    async with siege() as besieged:
        before = await besieged.version()
        host = besieged.phones[0]
        hello = wire.encode(wire.Hello(1, wire.PROTOCOL, besieged.code))
        for messages in (
            member_messages(host)[3:],  # before any Hello
            [hello, hello, hello],
            [hello, *member_messages(host)[5:]],  # as somebody else
            [member_messages(host)[1], member_messages(host)[0]],
        ):
            sender = await besieged.party.phone(besieged.server)
            for message in messages:
                sender.send(message)
            await answered(sender)
            assert sender.closed is None
            await besieged.holds(before)
        await besieged.goes_on()


# What might almost be one


class Mutator:
    """Changes messages a little, or a lot, the same way for the same seed."""

    def __init__(self, seed: int, seeds: list[bytes]) -> None:
        self.rng, self.seeds = Random(seed), seeds
        self.ways: list[Callable[[bytes], bytes]] = [
            self.flip,
            self.cut,
            self.repeat,
            self.splice,
            self.swap_value,
            self.swap_value,
            self.noise,
        ]

    def message(self) -> bytes:
        message = self.rng.choice(self.seeds)
        for _ in range(self.rng.choice([1, 1, 1, 2, 3])):
            message = self.rng.choice(self.ways)(message)
        return message

    def place(self, message: bytes) -> int:
        return self.rng.randrange(len(message) + 1)

    def flip(self, message: bytes) -> bytes:
        at = self.place(message)
        return message[:at] + self.rng.randbytes(1) + message[at + 1 :]

    def cut(self, message: bytes) -> bytes:
        start, end = sorted((self.place(message), self.place(message)))
        return message[:start] + message[end:]

    def repeat(self, message: bytes) -> bytes:
        start, end = sorted((self.place(message), self.place(message)))
        part = message[start:end] * self.rng.choice([1, 2, 50])
        return message[:end] + part[:5000] + message[end:]

    def splice(self, message: bytes) -> bytes:
        other = self.rng.choice(self.seeds)
        return message[: self.place(message)] + other[self.place(other) :]

    def noise(self, message: bytes) -> bytes:
        return self.rng.randbytes(self.rng.choice([1, 10, 1000]))

    def swap_value(self, message: bytes) -> bytes:
        """The same shape with something strange in it: the hardest to tell from others."""
        try:
            value = json.loads(message)
        except ValueError:
            return message
        return json.dumps(self.strange(value)).encode()

    def strange(self, value: Any) -> Any:
        if isinstance(value, dict) and value and self.rng.random() < 0.8:
            key = self.rng.choice(list(value))
            if self.rng.random() < 0.1:
                return {k: v for k, v in value.items() if k != key}
            return value | {key: self.strange(value[key])}
        return self.rng.choice(STRANGE)


STRANGE: list[Any] = [
    *(None, True, False, 0, 1, -1, -3, 2, 25, 1.5, 1e300),
    *(2**31, 2**53, 2**63, -(2**63), 2**64, 10**30),
    *("", " ", "Zoe", "Ada", "\x00", "\u202e", "\ud800", "🂡"),
    *("é" * 20, "A" * 21, "A" * 3000),
    *("red", "codenames", "mafia", "CN-25", "unlimited", "Start", "Tick", "Do"),
    *([], [[]], [1, 2], [1, 1], list(range(100)), {}, {"type": "Sit"}, {"type": "Tick"}),
    {"type": "Mark", "card": 1},
]


@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_mutated_messages_of_a_stranger_change_nothing(seed: int) -> None:
    async with siege() as besieged:
        before = await besieged.version()
        messages = member_messages(besieged.phones[0])
        mutator = Mutator(seed, [message for message in messages if harmless(message)])
        await bombard(besieged, mutator)
        await besieged.holds(before)
        await besieged.goes_on()


def harmless(message: bytes) -> bool:
    """Whether it cannot make somebody of a stranger: by joining, or with a real token."""
    return b'"Join"' not in message and b'"Hello"' not in message


async def bombard(besieged: Siege, mutator: Mutator, *tokens: str) -> None:
    """Some hundred messages, from one line after the other."""
    for _ in range(LINES):
        with suppress(Closed, Refused):
            sender = await besieged.party.back(besieged.server, besieged.code, *tokens)
            for _ in range(20):
                sender.send(mutator.message())
            await answered(sender)
            sender.hang_up()


@pytest.mark.parametrize("seed", range(1000, 1000 + ROUNDS))
def test_mutated_messages_of_a_member_break_nothing(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A member may do what members may; whatever comes of it, the room makes sense."""

    async def scenario() -> None:
        async with siege() as besieged:
            vandal, others = besieged.phones[0], besieged.phones[1:]
            mutator = Mutator(seed, member_messages(vandal))
            await bombard(besieged, mutator, *vandal.tokens)
            await hears_all(*others)
            room = folded(await logged(besieged.log, besieged.code))
            tv = await besieged.party.onlooker(besieged.server, besieged.code)
            await hears_all(tv)
            assert all(phone.closed is None for phone in others)
            assert all(phone.room == tv.room for phone in others)
            assert [m["name"] for m in tv.room["members"]] == [m.name for m in room.members]
            assert (await request(besieged.server.port, "/healthz"))[0] == 200

    play(scenario())
    assert not [r for r in caplog.records if r.levelname == "ERROR"], caplog.text


async def test_bytes_that_are_no_http_do_no_harm() -> None:
    async with siege() as besieged:
        before, rng = await besieged.version(), Random(5)
        for _ in range(30):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", besieged.server.port
            )
            start = rng.choice([b"", b"GET ", b"GET /ws HTTP/1.1\r\n", b"\x16\x03\x01"])
            writer.write(start + rng.randbytes(rng.choice([1, 100, 5000])))
            with suppress(ConnectionError):
                writer.write_eof()
                await reader.read(1000)
            writer.close()
        await besieged.holds(before)
        await besieged.goes_on()
