"""Players of Codenames in Python: a test shows only the screens it is about."""

from collections.abc import Sequence
from typing import Any

from server_harness import all_see, in_time, phase, who_may

from konspira.client import Phone
from konspira.games.codenames.moves import Clue, Touch


def side_at_turn(phones: Sequence[Phone]) -> str:
    table = phones[0].table
    assert table is not None
    side: str = table["phase"]["team"]
    return side


def other(side: str) -> str:
    return "blue" if side == "red" else "red"


def places(phones: Sequence[Phone]) -> list[dict[str, Any]]:
    table = phones[0].table
    assert table is not None
    found: list[dict[str, Any]] = table["places"]
    return found


def spymaster(phones: Sequence[Phone], side: str) -> Phone:
    return phones[places(phones).index({"role": "spymaster", "team": side})]


def operative(phones: Sequence[Phone], side: str) -> Phone:
    return phones[places(phones).index({"role": "operative", "team": side})]


def key_of(phones: Sequence[Phone]) -> list[str]:
    """The key, as any of the spymasters has it."""
    for phone in phones:
        for hand in phone.hands.values():
            if hand["key"]:
                return list(hand["key"])
    raise AssertionError("nobody has the key")


def open_cards(phones: Sequence[Phone], identity: str) -> list[int]:
    """Where the words of this identity lie that are not covered yet."""
    table = phones[0].table
    assert table is not None
    pairs = enumerate(zip(key_of(phones), table["covers"], strict=True))
    return [card for card, (own, cover) in pairs if own == identity and cover is None]


async def clue(phones: Sequence[Phone], word: str = "zeppelin", number: int = 2) -> None:
    phone, seat = who_may(phones, "Clue")
    await phone.play(seat, Clue(word, number))
    await all_see(phones, lambda phone: phase(phone) != "Cluing")


async def touch_quickly(phone: Phone, found: Sequence[int]) -> None:
    """One word after the other; time flies, so that nobody waits for cards to turn."""
    for card in found:
        await in_time(phone, phone.seats[0], Touch(card))
