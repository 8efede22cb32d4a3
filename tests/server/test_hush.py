"""A night on a real server: no message tells anything by coming, by its moment or length.

The toy game of `led_game` is hushed at night. Its hands are equally long; those of the game
master and of who is out of the game are longer, and lie in longer messages.
"""

from collections.abc import Sequence
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from led_game import LONG_SIZE, SIZE, Day, Deal, Exclude, Next, Pick, led_game
from msgspec.structs import replace
from server_harness import House, Party, house, news_of, pass_time, play, until

from konspira import wire
from konspira.client import Phone
from konspira.game import HOST, MASTER, Game, Hush, Move, Seat
from konspira.games import GAMES
from konspira.log.memory import MemoryLog
from konspira.room import acts
from konspira.server.connection import MOST_UNHEARD
from konspira.server.peer_presence import AWAY_SECONDS
from konspira.server.viewer import LONGEST_ANSWER

HOUR = 3_600
PEOPLE = 5


def rigged(wolf: int, every: int = HOUR * 1000) -> Game:
    """The toy game in which chance always makes the same seat the wolf."""
    return replace(
        led_game(every), deal=lambda state, packs, rng: Deal(Seat(wolf % state.seats))
    )


async def nightfall(
    party: Party, *servers: House, master: bool = False, people: int = PEOPLE
) -> list[Phone]:
    """So many phones at the first beat of a night; with a master the last one leads."""
    phones = await party.gather(people, *servers)
    host = phones[0]
    await host.do(acts.Choose("led", {"led": master}))
    if master:
        await host.do(acts.Appoint(phones[-1].members[0]))
    await host.do(acts.Start())
    await a_beat(phones)
    return phones


def quiet(phone: Phone) -> list[bytes]:
    """Every message that was filled up."""
    return [frame for frame in phone.frames or () if b'"pad":' in frame]


def lengths(phones: Sequence[Phone]) -> list[int]:
    """How long the last message of a beat was, phone by phone."""
    return [len(quiet(phone)[-1]) for phone in phones]


async def a_beat(phones: Sequence[Phone], seconds: float = HOUR) -> None:
    """Time passes to the next beat, and everybody hears it."""
    before = [len(quiet(phone)) for phone in phones]
    pass_time(seconds)
    for phone, heard in zip(phones, before, strict=True):
        await until(lambda phone=phone, heard=heard: len(quiet(phone)) > heard)  # type: ignore[misc]


async def tap(server: House, phone: Phone, seat: int, move: Move) -> None:
    """Make a move and wait until the server has taken it; the answer waits for the beat."""
    asks = server.entries(phone.code)
    raw = msgspec.Raw(msgspec.json.encode(move))
    ask = wire.Do(900 + asks, phone.members[0], acts.Play(seat, raw))
    phone.send(wire.spaced(wire.encode(ask)))
    await until(lambda: server.entries(phone.code) > asks)


def test_every_message_of_a_night_has_exactly_the_length_that_the_game_names() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server, master=True)
            tv = await party.onlooker(server, phones[0].code)
            everybody, console = [*phones, tv], phones[-1]
            await a_beat(everybody)  # the TV gets all there is
            await tap(server, console, MASTER, Next())
            await a_beat(everybody)
            await console.play(MASTER, Exclude(Seat(2)))
            await tap(server, console, MASTER, Next())
            await a_beat(everybody)
            for phone in everybody:
                assert phone.frames is not None
                phone.frames.clear()
            for seat in (0, 1, 3):
                await tap(server, phones[seat], seat, Pick(Seat((seat + 1) % 2)))
                await a_beat(everybody)
            await tap(server, console, MASTER, Next())  # the last beat of the night
            await a_beat(everybody)
            expected = {id(phones[2]): LONG_SIZE, id(console): LONG_SIZE}
            for phone in everybody:
                assert {len(frame) for frame in phone.frames or ()} == {
                    expected.get(id(phone), SIZE)
                }
                assert len(phone.frames or ()) == 4
            assert console.hands[MASTER]["picks"] == [1, 0, None, 0]
            assert server.rooms.metrics.hush_overflows == 0

    with patch.dict(GAMES, led=rigged(1)):
        play(scenario())


def test_when_somebody_comes_in_all_messages_grow_alike_by_what_is_public() -> None:
    async def scenario() -> list[list[int]]:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            first, second = phones[:2]
            back = await party.back(server, first.code, *second.tokens)
            tv = await party.onlooker(server, first.code)
            assert back.hands == {} and tv.room == {}
            everybody = [*phones, back, tv]
            await a_beat(everybody)
            assert back.hands == second.hands and tv.room == first.room
            grown = lengths(everybody)
            await a_beat(everybody)
            assert set(lengths(everybody)) == {SIZE}
            assert server.rooms.metrics.hush_overflows == 0
            return [grown]

    for wolf in (0, 1):
        with patch.dict(GAMES, led=rigged(wolf)):
            (grown,) = play(scenario())
        assert len(set(grown)) == 1
        assert SIZE < grown[0] < 3 * SIZE


def test_when_the_room_itself_changes_all_messages_grow_alike() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            ask = wire.Do(900, phones[1].members[0], acts.Rename("Benjamin"))
            phones[1].send(wire.encode(ask))
            await until(lambda: server.room(phones[1].code).room.members[1].name != "Ben")
            await a_beat(phones)
            assert phones[3].room["members"][1]["name"] == "Benjamin"
            changes = [news_of(phone)[-1]["room"] for phone in phones]
            public = len(b',"room":' + msgspec.json.encode(changes[0]))
            assert set(lengths(phones)) == {SIZE + public}
            assert server.rooms.metrics.hush_overflows == 0

    with patch.dict(GAMES, led=rigged(0)):
        play(scenario())


def test_what_does_not_fit_is_sent_all_the_same_and_counted() -> None:
    usual = rigged(0)

    def hush(state: Any) -> Hush | None:
        return Hush(HOUR * 1000, 256) if usual.hush(state) else None

    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            first = server.rooms.metrics.hush_overflows
            assert first == len(phones), "hands take more than 256 bytes"
            await a_beat(phones)
            assert set(lengths(phones)) == {256}, "nothing new, nothing to fit in"
            await tap(server, phones[0], 0, Pick(Seat(1)))
            await a_beat(phones)
            assert set(lengths(phones)) == {512}, "all alike"
            assert phones[0].hands[0]["picks"][0] == 1
            assert server.rooms.metrics.hush_overflows == first + 1

    with patch.dict(GAMES, led=replace(usual, hush=hush)):
        play(scenario())


def test_the_last_message_of_a_night_may_tell_more_but_is_as_long_for_all() -> None:
    usual = rigged(0)

    def hand(state: Any, seat: Seat) -> Any:
        long = isinstance(state.phase, Day) and seat == 1
        held = usual.hand(state, seat)
        return replace(held, padding="." * SIZE) if long else held

    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            await tap(server, phones[0], HOST, Next())
            await a_beat(phones)
            assert len(phones[1].hands[1]["padding"]) == SIZE
            assert set(lengths(phones)) == {2 * SIZE}
            assert server.rooms.metrics.hush_overflows == 0

    with patch.dict(GAMES, led=replace(usual, hand=hand)):
        play(scenario())


def test_a_flood_delays_no_beat_and_makes_no_message_longer() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            flood = phones[1]
            for number in range(60):
                field = "x" * 2_000
                flood.send(b'{"type":"Join","id":%d,"%b":1}' % (number, field.encode()))
            await until(lambda: server.rooms.metrics.malformed == 60)
            heard: list[int] = []
            beats = 0
            while len(heard) < 60:
                await a_beat(phones)
                beats += 1
                assert set(lengths(phones)) == {SIZE}
                refused = news_of(flood)[-1].get("refused", [])
                heard += [refusal["id"] for refusal in refused]
                assert all(len(str(refusal)) <= LONGEST_ANSWER for refusal in refused)
            assert heard == list(range(60)) and beats > 1
            assert server.rooms.metrics.hush_overflows == 0

    with patch.dict(GAMES, led=rigged(0)):
        play(scenario())


def test_answers_that_found_no_room_come_when_the_night_is_over() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            for number in range(60):
                phones[1].send(b'{"type":"Join","id":%d,"nonsense":1}' % number)
            await until(lambda: server.rooms.metrics.malformed == 60)
            await tap(server, phones[0], HOST, Next())
            await a_beat(phones)
            await until(lambda: sum(len(n.get("refused", ())) for n in night(phones)) == 60)

    def night(phones: list[Phone]) -> list[dict[str, Any]]:
        return news_of(phones[1])

    with patch.dict(GAMES, led=rigged(0)):
        play(scenario())


def test_a_phone_with_too_many_refusals_to_hear_is_hung_up_on() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            for _ in range(MOST_UNHEARD + 1):
                phones[1].send(b"nonsense")
            await until(lambda: phones[1].closed is not None)
            assert phones[1].closed == 1008
            await a_beat([phones[0], *phones[2:]])

    with patch.dict(GAMES, led=rigged(0)):
        play(scenario())


def test_nobody_sees_who_goes_and_comes_at_night_and_everybody_does_at_dawn() -> None:
    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            tv = await party.onlooker(server, phones[0].code)
            here = [*phones[:3], tv]
            await a_beat([*phones, tv], 1)
            before = phones[0].room
            for gone in phones[3:]:
                gone.hang_up()
            room = server.room(phones[0].code)
            await server.phones(4)
            for _ in range(int(AWAY_SECONDS) + 1):
                await a_beat(here, 1)
            await until(lambda: sum(not m.present for m in room.room.members) == 2)
            await a_beat(here, 1)
            again = await party.back(server, tv.code, *phones[3].tokens)
            await a_beat([*here, again], 1)
            assert again.hands.keys() == {3}, "its own view, with the next beat"
            for phone in (*here, again):
                assert phone.room == before
            assert set(lengths(here)) != {SIZE}, "somebody came in, for all to see"
            await until(lambda: room.room.members[3].present)
            await tap(server, phones[0], HOST, Next())
            await a_beat([*here, again], 1)
            for phone in (*here, again):
                present = [member["present"] for member in phone.room["members"]]
                assert present == [True, True, True, True, False]
                assert not phone.room["hushed"]

    with patch.dict(GAMES, led=rigged(0, every=1000)):
        play(scenario())


def test_all_servers_of_a_room_hide_and_show_the_same() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        async with house(log) as one, house(log) as other, Party() as party:
            phones = await nightfall(party, one, other)
            screens = [await party.onlooker(at, phones[0].code) for at in (one, other)]
            here = [*phones[:4], *screens]
            await a_beat([*phones, *screens], 1)
            before = phones[0].room
            phones[4].hang_up()
            await one.phones(3)
            for _ in range(int(AWAY_SECONDS) + 1):
                await a_beat(here, 1)
            there = other.room(phones[0].code)
            await until(lambda: not there.room.members[4].present)
            await a_beat(here, 1)
            assert all(phone.room == before for phone in here)
            late = await party.onlooker(other, phones[0].code)
            await a_beat([*here, late], 1)
            assert late.room == before, "a fresh screen is told no more"
            await tap(one, phones[0], HOST, Next())
            await a_beat([*here, late], 1)
            for phone in (*here, late):
                assert [m["present"] for m in phone.room["members"]] == [True] * 4 + [False]

    with patch.dict(GAMES, led=rigged(0, every=1000)):
        play(scenario())


@pytest.mark.parametrize("lost", [False, True])
def test_who_reads_the_line_learns_nothing_of_who_the_wolf_is(lost: bool) -> None:
    """The same evening with another wolf: as many messages, each as long, to each phone."""

    async def scenario() -> list[list[int]]:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server, master=True, people=7)
            tv = await party.onlooker(server, phones[0].code)
            everybody = [*phones, tv]
            rng = Random(1)
            for _ in range(6):
                for seat in range(6):
                    other = Seat(rng.choice([s for s in range(6) if s != seat]))
                    await tap(server, phones[seat], seat, Pick(other))
                    phones[seat].send(b"nonsense")
                if lost:
                    tab = await party.back(server, tv.code, *phones[1].tokens)
                    await a_beat([*everybody, tab])
                    tab.hang_up()
                    await server.phones(len(everybody))
                else:
                    await a_beat(everybody)
            assert server.rooms.metrics.hush_overflows == 0
            return [list(map(len, quiet(phone))) for phone in everybody]

    evenings = []
    for wolf in (0, 1, 5):
        with patch.dict(GAMES, led=rigged(wolf)):
            evenings.append(play(scenario()))
    assert evenings[0] == evenings[1] == evenings[2]


def test_moves_of_a_hushed_game_are_equally_long() -> None:
    """Without `seen`: a wolf's move would be stale whenever the wolf's hand has changed."""
    sent: list[bytes] = []
    usual = Phone.send

    def keep(phone: Phone, message: bytes) -> None:
        sent.append(message)
        usual(phone, message)

    async def scenario() -> None:
        async with house(MemoryLog()) as server, Party() as party:
            phones = await nightfall(party, server)
            assert all(phone.room["hushed"] for phone in phones)
            with patch.object(Phone, "send", keep):
                for seat, phone in enumerate(phones):
                    move = Pick(Seat((seat + 1) % PEOPLE))
                    await phone.play(seat, move, spaced=True)

    with patch.dict(GAMES, led=rigged(0, every=20)):
        play(scenario())
    assert [len(message) for message in sent] == [wire.ASK_SIZE] * PEOPLE
