"""Today's board on real servers: the same everywhere, dealt at once, and soon begun."""

from random import Random
from typing import Any

import msgspec
from server_harness import (
    House,
    Party,
    clockwork,
    folded,
    house,
    logged,
    now,
    pass_time,
    refusal,
)

from konspira.client import Phone
from konspira.games.codenames.moves import Clue, Deal
from konspira.log.memory import MemoryLog
from konspira.room import acts
from konspira.room.day import DAY_MS
from server.companion_table import (
    companion_plays,
    has_moved,
    kind_of,
    play_to_the_end,
    room_of,
    thought_through,
)

CLUE_SECONDS = 6  # until a person who is alone has something to think of


def until_noon() -> float:
    """Seconds until it is noon by UTC: no test runs over midnight."""
    noon = DAY_MS // 2
    return ((noon - now()) % DAY_MS) / 1000


async def begun(party: Party, server: House, people: int = 1) -> list[Phone]:
    """So many people play today's board: the host has tapped once."""
    phones = await party.gather(people, server)
    await phones[0].do(acts.PlayToday("Kit"))
    await phones[0].do(acts.Start())
    await phones[0].until(lambda: bool(words_on(phones[0])))
    return phones


def words_on(phone: Phone) -> Any:
    return phone.table["words"] if phone.table else []


async def first_clue(server: House, log: MemoryLog, phone: Phone) -> Clue:
    while not [e for e in await companion_plays(log, phone.code) if kind_of(e) == "Clue"]:
        pass_time(0.5)
        await phone.recall(by=phone.members[0])  # a message there and back
    said = (await companion_plays(log, phone.code))[0]
    assert isinstance(said.act, acts.Play)
    return msgspec.json.decode(bytes(said.act.move), type=Clue)


async def test_tables_on_two_servers_have_one_board_and_hear_one_clue() -> None:
    """However many people sit there, and although they do not know each other."""
    one, other = MemoryLog(), MemoryLog()
    async with house(one) as here, house(other) as there, Party() as party:
        pass_time(until_noon())
        (alone,) = await begun(party, here)
        (host, *_) = await begun(party, there, people=3)
        assert words_on(alone) == words_on(host)
        states = [room_of(*at).playing for at in ((here, alone), (there, host))]
        assert states[0] and states[1] and states[0].state.key == states[1].state.key
        clues = [await first_clue(here, one, alone), await first_clue(there, other, host)]
        assert clues[0] == clues[1]
        views = [phone.room["playing"] for phone in (alone, host)]
        assert views[0]["today"] == views[1]["today"] == alone.room["today"]


async def test_tomorrow_there_is_another_board() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        pass_time(until_noon())
        (phone,) = await begun(party, server)
        today, words = phone.room["today"], words_on(phone)
        await phone.do(acts.Abandon())
        pass_time(DAY_MS / 1000)
        await phone.do(acts.Start())
        await phone.until(lambda: words_on(phone) not in ([], words))
        assert phone.room["playing"]["today"] == phone.room["today"] > today


async def test_a_person_who_is_alone_soon_has_a_clue() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (phone,) = await begun(party, server)
        with clockwork().stopped():
            await thought_through(server, phone, 0)
            pass_time(CLUE_SECONDS)
            await has_moved(server, phone)


async def test_it_is_played_to_its_end_and_what_was_dealt_lies_open() -> None:
    log = MemoryLog()
    async with house(log) as server, Party() as party:
        (phone,) = await begun(party, server)
        await play_to_the_end(server, phone, Random(4))
        entries = await logged(log, phone.code)
        room = folded(entries)
        assert room.results[-1].game == "codenames" and room.playing
        assert room.playing.today, "the end knows of which day it is"
        deals = [seal.deal for seal in room.playing.seals]
        board = msgspec.json.decode(deals[0], type=Deal)
        assert board.words == room.playing.state.words
        assert server.rooms.metrics.companion_refusals == 0


async def test_no_phone_says_which_day_it_is() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        (phone,) = await party.gather(1, server)
        day = acts.Today("2020-01-01", acts.Mind(seed=1))
        for act in (
            acts.PlayToday("Kit", today=day),
            acts.PlayToday("Kit", agreed={"variant": "two-teams"}),
            acts.Start(today=day),
        ):
            assert await refusal(phone.do(act)) == "not-allowed"
        assert phone.room["today"] is None
