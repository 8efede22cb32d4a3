"""How a companion reads the signs of others: who is who?"""

from collections.abc import Sequence
from random import Random

from konspira.companions.chance import drawn_from
from konspira.companions.mind import Mind
from konspira.companions.secret_identity.assignment import best_assignment
from konspira.companions.secret_identity.memory import Memory
from konspira.game import Seat
from konspira.games.secret_identity.moves import (
    ConfirmGuess,
    MarkGuess,
    SendBallot,
    SetVote,
)
from konspira.games.secret_identity.pieces import NUMBERS, Safe
from konspira.games.secret_identity.state import Guessing
from konspira.games.secret_identity.views import Hand, Table

DIGITS = 9  # of a sum: what differs after them, differs between versions of Python
UNDECIDED = 1e-6  # what luck adds where nothing is known


def vote(table: Table, hand: Hand, mind: Mind) -> SetVote | SendBallot | None:
    """Return the next vote, or the ballot when all are set."""
    if "SendBallot" in hand.may:
        return SendBallot()
    if "SetVote" not in hand.may:
        return None
    seat, number = next(iter(votes(table, hand, mind).items()))
    return SetVote(seat, number)


def votes(table: Table, hand: Hand, mind: Mind) -> dict[Seat, int]:
    """Return a number for every safe that has none yet: each number once (ID-38).

    All safes are read together, for a number that fits one of them best may be the only
    one that fits another.
    """
    targets = [
        (Seat(seat), safe)
        for seat, safe in enumerate(table.safes)
        if safe and seat != hand.seat and hand.ballot[seat] is None
    ]
    taken = {hand.key, *hand.ballot}
    numbers = [number for number in NUMBERS if number not in taken]
    memory = Memory(mind.knowledge, mind.seed)
    dice = drawn_from(mind.seed, "votes", table.round, hand.seat)
    worth = [read(table, safe, numbers, memory, dice) for _, safe in targets]
    places = best_assignment(worth)
    return {seat: numbers[p] for (seat, _), p in zip(targets, places, strict=True)}


def read(
    table: Table, safe: Safe, numbers: Sequence[int], memory: Memory, dice: Random
) -> list[float]:
    """Return how well a clue fits the characters with these numbers.

    Where nothing is known luck decides, or all companions would guess alike.
    """
    luck = [UNDECIDED * dice.random() for _ in NUMBERS]
    names = {n: each.name if each else "" for n, each in enumerate(table.characters, 1)}
    return [round(fit(safe, names[n], memory), DIGITS) + luck[n - 1] for n in numbers]


def fit(safe: Safe, name: str, memory: Memory) -> float:
    """Return how well a clue fits a character: what is red is what they are not."""
    green = sum(memory.fit(sign, name) for sign in safe.green)
    return green - sum(memory.fit(sign, name) for sign in safe.red)


def guess(
    table: Table, phase: Guessing, hand: Hand, mind: Mind
) -> MarkGuess | ConfirmGuess | None:
    """Return the guess of who plays in a team: among people a mark, and they decide.

    Companions alone confirm it, if it is not the answer at once.
    """
    if any(mark.seat == hand.seat for mark in phase.marks):
        people = [seat for seat in mind.people if seat != table.active]
        may = "ConfirmGuess" in hand.may and not people
        return ConfirmGuess() if may else None
    safe = None if table.active is None else table.safes[table.active]
    if "MarkGuess" not in hand.may or safe is None:
        return None
    memory = Memory(mind.knowledge, mind.seed)
    dice = drawn_from(mind.seed, "guess", table.round, hand.seat)
    worth = read(table, safe, NUMBERS, memory, dice)
    return MarkGuess(NUMBERS[worth.index(max(worth))])
