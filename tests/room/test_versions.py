"""A newer version that plays in a room: the older one lets it go, and harms nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec
import pytest
from server_harness import Party as Phones
from server_harness import house, refusal, until

from konspira.client import Closed
from konspira.games import GAMES
from konspira.games.codenames import GAME as codenames
from konspira.log.memory import MemoryLog
from konspira.room import SERVER, Entry, acts
from konspira.room.versions import ROOM, NewerEntryError, decode_entry
from room.table import OPENED, VERSIONS

LATER = codenames.version + 1
UPGRADES = [{"codenames": LATER}, {ROOM: VERSIONS[ROOM] + 1}]
LATER_ENTRIES = [
    b'{"at":1,"by":1,"act":{"type":"Whisper","to":2}}',
    b'{"at":1,"by":1,"act":{"type":"Lock","locked":true,"until":9}}',
    b'{"at":1,"by":1,"act":{"type":"Speak","language":"tlh"}}',
]
LATER_MOVE = b'{"at":1,"by":1,"act":{"type":"Play","seat":0,"move":{"type":"Whistle"}}}'
NO_ENTRIES = [
    b"",
    b"{}",
    b"\xff",
    b'{"at":1,"by":0,"act":null}',
    b'{"at":1,"by":0,"act":{}}',
]


@contextmanager
def next_release() -> Iterator[None]:
    """Codenames is played by other rules now."""
    with patch.dict(GAMES, codenames=msgspec.structs.replace(codenames, version=LATER)):
        yield


@pytest.mark.parametrize("raw", LATER_ENTRIES)
def test_an_act_a_field_or_a_value_that_we_do_not_know_is_of_a_later_release(
    raw: bytes,
) -> None:
    with pytest.raises(NewerEntryError):
        decode_entry(raw)


@pytest.mark.parametrize("raw", NO_ENTRIES)
def test_what_is_no_entry_of_any_release_is_damage(raw: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        decode_entry(raw)


async def test_a_newer_server_ends_the_game_and_an_older_one_writes_nothing() -> None:
    log = MemoryLog()
    async with Phones() as party:
        async with house(log) as server:
            phones = await party.codenames(4, server)
            code, tokens = phones[0].code, phones[0].tokens
        with next_release():
            async with house(log) as newer:
                back = await party.back(newer, code, *tokens)
                assert back.room["cut_short"] == "codenames"
                live = newer.room(code)
                await until(lambda: live.room.versions["codenames"] == LATER)
                await back.do(acts.Start())
                assert back.table and back.room["cut_short"] is None
        before = await log.read(code)
        async with house(log) as older:
            late = await party.phone(older)
            assert await refusal(late.hello(code, *tokens)) == "newer-version"
        assert await log.read(code) == before


def upgrade(rules: dict[str, int]) -> bytes:
    act = acts.Upgrade({**VERSIONS, **rules}, "codenames")
    return msgspec.json.encode(Entry(OPENED, SERVER, act))


@pytest.mark.parametrize("entry", [*map(upgrade, UPGRADES), *LATER_ENTRIES, LATER_MOVE])
async def test_an_older_server_lets_go_of_a_room_in_which_a_newer_one_plays(
    entry: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    log = MemoryLog()
    async with house(log) as server, Phones() as party:
        phones = await party.codenames(4, server)
        code = phones[0].code
        version, _ = (await log.read(code))[-1]
        await log.append(code, version, [entry])
        for phone in phones:
            with pytest.raises(Closed) as closed:
                await phone.until(lambda: False)
            assert closed.value.code == 1012
        late = await party.phone(server)
        assert await refusal(late.hello(code)) == "newer-version"
        assert len(await log.read(code, version)) == 1
        assert await late.open("Ada"), "other rooms go on"
    assert not caplog.records, "nothing has failed"
