"""What a room works out for its phones: once, and only when it has changed."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from server_harness import Party, all_see, house, phase, who_may

from konspira.games import GAMES
from konspira.games.codenames.moves import Clue, Mark
from konspira.log.memory import MemoryLog
from konspira.room import acts

ASKED = ("hand", "awaited", "deadline", "outcome")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[Any]:
    """Counts what is asked of Codenames, which plays on as ever."""
    codenames, count = GAMES["codenames"], Counter[Any]()

    def counted(name: str) -> Any:
        answer = getattr(codenames, name)

        def ask(state: Any, *seat: Any) -> Any:
            count[name, *seat] += 1
            return answer(state, *seat)

        return ask

    counting = replace(codenames, **{name: counted(name) for name in ASKED})
    monkeypatch.setitem(GAMES, "codenames", counting)
    return count


async def test_pointing_at_a_card_asks_the_game_for_nothing_but_its_table(
    asked: Counter[Any],
) -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(6, server)
        chief, seat = who_may(phones, "Clue")
        await chief.play(seat, Clue("ocean", 2))
        await all_see(phones, lambda phone: phase(phone) == "Guessing")
        operative, seat = who_may(phones, "Mark")
        asked.clear()
        await operative.play(seat, Mark(3))
        await all_see(phones, lambda phone: phone.table["phase"]["marks"])
        assert not asked


async def test_a_hand_is_asked_for_once_however_many_phones_show_it(
    asked: Counter[Any],
) -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        twins = [await party.back(server, phone.code, *phone.tokens) for phone in phones]
        await all_see(twins, lambda phone: phone.hands)
        chief, seat = who_may(phones, "Clue")
        asked.clear()
        await chief.play(seat, Clue("ocean", 2))
        everybody = [*phones, *twins]
        await all_see(everybody, lambda phone: phone.table["phase"]["type"] == "Guessing")
        hands = {key: times for key, times in asked.items() if key[0] == "hand"}
        assert len(hands) == 5  # four seats, and the host's place
        assert set(hands.values()) == {1}


async def test_a_view_of_the_room_is_the_same_while_people_play() -> None:
    async with house(MemoryLog()) as server, Party() as party:
        phones = await party.codenames(4, server)
        chief, seat = who_may(phones, "Clue")
        await chief.play(seat, Clue("ocean", 2))
        before = server.rooms._rooms[phones[0].code].broadcast._shown
        assert before is not None
        pointer, seat = who_may(phones, "Mark")
        await pointer.play(seat, Mark(3))
        during = server.rooms._rooms[phones[0].code].broadcast._shown
        assert during is not None
        assert during.room is before.room
        await phones[0].do(acts.Lock(True))
        after = server.rooms._rooms[phones[0].code].broadcast._shown
        assert after is not None
        assert after.room.locked
