"""Players of Secret Identity in Python: they know all keys, and play fast.

Everywhere here the phone at an index holds the seat with that number.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from server_harness import all_see, pass_time, phase

from konspira.client import Phone
from konspira.game import HOST, Move, Seat
from konspira.games.secret_identity.moves import (
    EndTurn,
    MarkGuess,
    NextRound,
    Open,
    Place,
    Ready,
    SendBallot,
    SendClues,
    SetVote,
)
from konspira.games.secret_identity.pieces import NUMBERS, Side
from konspira.room import acts

Ballot = Mapping[int, int]  # whom this seat takes for which number


# What they see


def table(phones: Sequence[Phone]) -> dict[str, Any]:
    shown = phones[0].table
    assert shown is not None
    return shown


def keys(phones: Sequence[Phone]) -> list[int | None]:
    """The number of everybody."""
    return [phone.hands[seat]["key"] for seat, phone in enumerate(phones)]


def active(phones: Sequence[Phone]) -> int:
    """Together: who gives the clue."""
    seat: int = table(phones)["active"]
    return seat


def ballot(
    numbers: Sequence[int | None], voter: int, *missed: int, silent: int | None = None
) -> dict[int, int]:
    """The right number for everybody who gave a clue, but a wrong one for these.

    There is one voting key of each, so the wrong ones move on by one owner; with eight
    players no key is left over, and it takes two to be mistaken for each other.
    """
    owners = [seat for seat in range(len(numbers)) if seat not in (voter, silent)]
    spare = [number for number in NUMBERS if number not in numbers]
    wrong = [*missed[1:], None] if spare else [*missed[1:], *missed[:1]]
    taken_for = dict(zip(missed, wrong, strict=False))
    found = {}
    for owner in owners:
        other = taken_for.get(owner, owner)
        found[owner] = spare[0] if other is None else numbers[other] or 0
    return found


def points(numbers: Sequence[int | None], ballots: Sequence[Ballot]) -> list[int]:
    """ID-42, ID-43: a right vote is a point for its owner and one for the voter."""
    right = [
        (voter, owner)
        for voter, votes in enumerate(ballots)
        for owner, number in votes.items()
        if numbers[owner] == number
    ]
    return [sum(seat in pair for pair in right) for seat in range(len(numbers))]


# What they do


async def begin(phones: Sequence[Phone], **options: Any) -> None:
    """The host lays out eight characters."""
    await phones[0].do(acts.Choose("secret_identity", options))
    await phones[0].do(acts.Start())
    await becomes(phones, "Characters")


async def becomes(phones: Sequence[Phone], wanted: str) -> None:
    await all_see(phones, lambda phone: phase(phone) == wanted)


async def each(phones: Sequence[Phone], move: Move, but: int | None = None) -> None:
    """Everybody makes this move as soon as they may, but for one."""
    kind = type(move).__name__
    for seat, phone in enumerate(phones):
        if seat != but:
            await phone.until(lambda p=phone, s=seat: kind in p.may(s))  # type: ignore[misc]
            await phone.play(seat, move)


async def know(phones: Sequence[Phone]) -> None:
    """Everybody knows the eight, and has drawn a key."""
    await each(phones, Ready())
    await becomes(phones, "Clues")


async def clue(phones: Sequence[Phone], seat: int, cards: int = 1) -> None:
    """A clue of so many cards, the last of them on red."""
    for card in range(cards):
        side = Side.RED if card == 2 else Side.GREEN
        await phones[seat].play(seat, Place(card, 0, 0, side))
    await phones[seat].play(seat, SendClues())


async def clues(phones: Sequence[Phone], cards: int = 1) -> None:
    for seat in list(table(phones)["waiting"]):
        await clue(phones, seat, cards)
    await all_see(phones, lambda phone: phase(phone) in ("Voting", "Guessing"))


async def vote(phones: Sequence[Phone], seat: int, votes: Ballot) -> None:
    for owner, number in votes.items():
        await phones[seat].play(seat, SetVote(Seat(owner), number))
    await phones[seat].play(seat, SendBallot())


async def votes(phones: Sequence[Phone], ballots: Sequence[Ballot]) -> None:
    for seat in list(table(phones)["waiting"]):
        await vote(phones, seat, ballots[seat])
    await becomes(phones, "Scoring")


async def open_safe(phones: Sequence[Phone]) -> None:
    closed = table(phones)["phase"]["order"]
    await phones[0].play(HOST, Open())
    await all_see(phones, lambda p: p.table["phase"].get("order", []) == closed[1:])


async def open_safes(phones: Sequence[Phone], but: int = 0) -> None:
    """All that are closed, but for the last ones."""
    while phase(phones[0]) == "Scoring" and len(table(phones)["phase"]["order"]) > but:
        await open_safe(phones)


async def next_round(phones: Sequence[Phone]) -> None:
    await phones[0].play(HOST, NextRound())
    await becomes(phones, "Characters")


async def up_to_the_safes(phones: Sequence[Phone], *missed: tuple[int, int]) -> list[int]:
    """From the characters to the last vote; everybody is guessed, but for these pairs of
    voter and owner. What it brings everybody.
    """
    await know(phones)
    await clues(phones)
    numbers = keys(phones)
    wrong = [[owner for v, owner in missed if v == voter] for voter in range(len(phones))]
    ballots = [ballot(numbers, voter, *wrong[voter]) for voter in range(len(phones))]
    await votes(phones, ballots)
    return points(numbers, ballots)


async def rest_of_round(phones: Sequence[Phone], *missed: tuple[int, int]) -> list[int]:
    """The same, and all safes are opened."""
    brings = await up_to_the_safes(phones, *missed)
    await open_safes(phones)
    return brings


async def goes_missing(phones: Sequence[Phone], seat: int) -> None:
    """Somebody hangs up, and after a while the table knows."""
    phones[seat].hang_up()
    while seat not in table(phones)["missing"]:
        pass_time(6)
        await asyncio.sleep(0.05)


# Together


async def guess(phones: Sequence[Phone], right: bool) -> None:
    """All but one mark the same character."""
    giver = active(phones)
    key = keys(phones)[giver] or 0
    await each(phones, MarkGuess(key if right else key % 8 + 1), but=giver)
    await becomes(phones, "Revealed")


async def end_turn(phones: Sequence[Phone]) -> None:
    await phones[0].play(HOST, EndTurn())
    await all_see(phones, lambda phone: phase(phone) in ("Clues", "Over"))


async def turn(phones: Sequence[Phone], right: bool) -> None:
    """From the characters, which are asked about before the first turn, to the truth."""
    if phase(phones[0]) == "Characters":
        await know(phones)
    await clues(phones)
    await guess(phones, right)
