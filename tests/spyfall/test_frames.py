"""Nothing on the line tells a spy apart: the messages of a whole round, one by one.

The same evening is played twice on a real server, with other spies and the same taps. A
seat that is a spy in one and not in the other must get as many messages of the same size
at the same points; who reads the line, or looks over a shoulder, learns nothing.
"""

from collections.abc import Sequence
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from server_harness import (
    Party,
    all_see,
    hears_all,
    house,
    news_of,
    pass_time,
    phase,
    play,
    refusal,
)

from konspira.client import Phone
from konspira.game import HOST, Move, Seat
from konspira.games.spyfall import moves
from konspira.log.memory import MemoryLog
from konspira.room import acts

PEOPLE = 7
DEALER = 0


class Rigged(Random):
    """Chance deals the same each time, but to the spies we name."""

    def __init__(self, spies: tuple[int, ...]) -> None:
        super().__init__(1)
        self.spies = spies

    def randrange(self, *args: Any, **kwargs: Any) -> int:
        return DEALER  # the only number that is drawn: who deals first

    def choice(self, seq: Any) -> Any:
        return seq[0]

    def sample(self, population: Any, k: int, **kwargs: Any) -> list[Any]:
        if k == len(self.spies) and isinstance(population[0], int):  # seats
            return [Seat(spy) for spy in self.spies]
        return list(population[:k])


async def seats_of(
    party: Party, options: dict[str, Any], game: str, at: Any
) -> list[Phone]:
    phones = await party.gather(PEOPLE, at)
    await phones[0].do(acts.Choose(game, {"start_by_hand": True, **options}))
    await phones[0].do(acts.Start())
    await all_see(phones, lambda phone: phase(phone) == "Choosing")
    for phone in phones:
        assert phone.frames is not None
        await hears_all(phone)
        phone.frames.clear()
    for phone in phones:  # at once: a ping comes to all of them, or to none
        phone.pings = 0
    return phones


async def tap(phones: Sequence[Phone], seat: int, move: Move) -> None:
    """One tap, and everybody has heard of it before the next."""
    await phones[max(seat, 0)].play(seat, move)
    await hears_all(*phones)


async def first_looks(phones: Sequence[Phone], meeting: bool) -> None:
    await tap(phones, HOST, moves.Start())
    await all_see(phones, lambda phone: phase(phone) == "Looking")
    for _ in range(1 + meeting):
        for seat in range(PEOPLE):
            await tap(phones, seat, moves.Look())
    await tap(phones, DEALER, moves.StartClock())


async def a_round(phones: Sequence[Phone], press: int) -> None:
    """Questions, a press for nothing, second thoughts, a failed vote, a straw poll."""
    await questions(phones)
    await tap(phones, press, moves.Reveal())
    pass_time(33.3)
    await tap(phones, 4, moves.StopClock())
    await tap(phones, 4, moves.Withdraw())
    await tap(phones, 2, moves.StopClock())
    assert await refusal(phones[1].play(1, moves.Reveal())) == "not-now"
    await tap(phones, 2, moves.Accuse(Seat(5)))
    assert await refusal(phones[1].play(1, moves.Reveal())) == "not-now"
    for seat in (0, 1, 3, 4, 6):
        await tap(phones, seat, moves.Vote(seat > 3))
    assert phase_of(phones)["type"] == "Questioning"
    if phase_of(phones)["turn"]["asker"] is not None:
        deck = phones[1].table["deck"] if phones[1].table else ()
        loud = moves.AskCard(Seat(2), deck[0]) if deck else moves.Ask(Seat(2), "Loud?")
        await tap(phones, 1, loud)
    pass_time(3600)
    await all_see(phones, lambda phone: phase(phone) == "Pointing")
    await hears_all(*phones)
    await straw_poll(phones)
    await all_see(phones, lambda phone: phase(phone) in ("Nominating", "Facing"))
    await hears_all(*phones)


async def straw_poll(phones: Sequence[Phone]) -> None:
    """Everybody points, one of them at somebody else after all."""
    for seat in (3, 1, 6, 3, 0, 2, 4, 5):
        await tap(phones, seat, moves.Point(Seat((seat + 1) % PEOPLE)))


async def questions(phones: Sequence[Phone]) -> None:
    """Aloud with a tap on the wrong face, with an answer by phone, or on honour."""
    if phase_of(phones)["turn"]["asker"] is None:
        return
    if phones[0].table and phones[0].table["deck"]:
        await tap(phones, 0, moves.AskCard(Seat(1), phones[0].table["deck"][3]))
        await tap(phones, 1, moves.AnswerCard(1))
        return
    await tap(phones, 0, moves.Ask(Seat(1), "Is it loud here?"))
    if phase_of(phones)["turn"]["answering"] is not None:
        await tap(phones, 1, moves.Answer("At times."))
        return
    await tap(phones, 0, moves.TakeBack())
    await tap(phones, 0, moves.Ask(Seat(1)))


def phase_of(phones: Sequence[Phone]) -> dict[str, Any]:
    assert phones[0].table is not None
    found: dict[str, Any] = phones[0].table["phase"]
    return found


async def evening(
    game: str, spies: tuple[int, ...], press: int, options: dict[str, Any]
) -> tuple[list[list[bytes]], list[dict[str, Any]]]:
    """All frames that each phone got in a round, and the cards they held in it."""
    with patch("konspira.server.room_timers.SystemRandom", lambda: Rigged(spies)):
        async with house(MemoryLog()) as here, Party() as party:
            phones = await seats_of(party, options, game, here)
            await first_looks(phones, bool(options.get("old_buddies")))
            cards = [phones[seat].hands[seat]["card"] for seat in range(PEOPLE)]
            await a_round(phones, press)
            assert len({phone.pings for phone in phones}) == 1 <= phones[0].pings
            return [list(phone.frames or ()) for phone in phones], cards


GAMES = [
    ("spyfall2", {}, (4,), (6,)),
    ("spyfall2", {"asking": "aloud"}, (4,), (6,)),
    ("spyfall2", {"asking": "written", "pack": "locations.ru"}, (0,), (3,)),
    ("spyfall2", {"asking": "deck", "pack": "locations.pl"}, (0,), (3,)),
    ("spyfall2", {"asking": "deck", "spies": 2}, (1, 4), (3, 6)),
    ("spyfall2", {"spies": 2}, (1, 4), (3, 6)),
    ("spyfall2", {"spies": 2, "old_buddies": True}, (1, 4), (3, 6)),
    ("spyfall2", {"roles": False, "asking": "written"}, (2,), (1,)),
    ("spyfall2", {"boxes": "combined"}, (1,), (2,)),
    ("starwars", {"asking": "aloud"}, (6,), (1,)),
    ("starwars", {"asking": "deck", "pack": "saga.ru"}, (1,), (2,)),
]


@pytest.mark.parametrize(("game", "options", "spies", "others"), GAMES)
def test_spies_and_the_others_get_as_many_messages_of_the_same_size(
    game: str, options: dict[str, Any], spies: tuple[int, ...], others: tuple[int, ...]
) -> None:
    innocent = 5  # not a spy in either evening; presses the spy's button
    here, cards = play(evening(game, spies, innocent, options))
    there, other_cards = play(evening(game, others, innocent, options))
    assert [seat for seat in range(PEOPLE) if cards[seat]["spy"]] == list(spies)
    assert [seat for seat in range(PEOPLE) if other_cards[seat]["spy"]] == list(others)
    for seat in range(PEOPLE):
        sizes, other_sizes = list(map(len, here[seat])), list(map(len, there[seat]))
        assert sizes == other_sizes, f"seat {seat}"


def test_at_the_deal_every_phone_gets_a_message_of_the_same_size() -> None:
    frames, cards = play(evening("spyfall2", (3,), 5, {}))
    assert {card["spy"] for card in cards} == {True, False}
    dealt = [
        next(frame for frame in heard if b'"Looking"' in frame) for heard in frames[1:]
    ]  # but the host's, who gets the host's hand as well
    counts = [len(str(msgspec.json.decode(frame)["v"])) for frame in dealt]
    # Who came first has heard more messages, and counts them with more digits.
    assert len({len(f) - count for f, count in zip(dealt, counts, strict=True)}) == 1
    assert all(b'"card":{' in frame for frame in dealt)


async def test_the_press_of_the_spys_button_by_another_reaches_nobody() -> None:
    """And who pressed it gets the shortest of answers."""
    with patch("konspira.server.room_timers.SystemRandom", lambda: Rigged((3,))):
        async with house(MemoryLog()) as here, Party() as party:
            phones = await seats_of(party, {}, "spyfall2", here)
            await first_looks(phones, meeting=False)
            before = [len(news_of(phone)) for phone in phones]
            await phones[5].play(5, moves.Reveal())
            await hears_all(*phones)
            more = [len(news_of(p)) - b for p, b in zip(phones, before, strict=True)]
            assert more == [1, 1, 1, 1, 1, 2, 1]  # each heard the answer of hears_all
            answer = news_of(phones[5])[-2]
            assert not answer.get("table") and not answer.get("hands")


def test_no_message_to_a_spy_holds_the_place_or_a_role() -> None:
    frames, cards = play(evening("spyfall2", (3,), 5, {}))
    roles = [card["role"] for card in cards if card["role"]]
    assert len(roles) == PEOPLE - 1
    for frame in frames[3]:
        assert not any(role.encode() in frame for role in roles)
        news = msgspec.json.decode(frame)
        for hand in news.get("hands", {}).values():
            assert not hand["card"] or hand["card"]["place"] is None


def test_a_message_to_one_player_holds_nobody_elses_role() -> None:
    frames, cards = play(evening("spyfall2", (3,), 5, {}))
    for seat, heard in enumerate(frames):
        others = {card["role"] for card in cards} - {cards[seat]["role"], ""}
        assert not any(role.encode() in frame for frame in heard for role in others)
