"""How suspicious everybody is: odds from the open record, and what they come to.

A Mafioso votes for another one seldom, and saves one where it can; a Cop does neither more
often than chance and a little skill will have it. So each open vote on somebody whose token
was turned up later speaks for or against who cast it, and so does a Bandage.
"""

from collections.abc import Collection, Mapping
from math import exp, log

from konspira.companions.mafia.record import (
    Vote,
    hidden_mafiosi,
    proven,
    saves,
    seats,
    shown,
    votes,
)
from konspira.game import Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

SKILL = 1.25  # a Cop finds Mafiosi so much more often than chance
BETRAYAL = {False: 0.08, True: 0.3}  # how often a Mafioso votes for another; in a final
FINAL_SKILL = 0.65  # how often a Cop is right who has the choice in a final
SAVED = {True: log(3), False: log(0.6)}  # a Bandage, for a Mafioso or not
PROVEN = -6.0  # only Recruitment can still make a Mafioso of a Cop


def odds(table: Table) -> list[float]:
    """Return for each seat how much what lies open speaks for a Mafioso: a logarithm."""
    tokens, found = shown(table), [0.0] * seats(table)
    for vote in votes(table):
        found[vote.voter] += weight(table, vote, tokens)
    for save in saves(table):
        if save.on in tokens:
            found[save.by] += SAVED[tokens[save.on] is Token.MAFIOSO]
    for seat in proven(table):
        found[seat] += PROVEN
    return found


def weight(table: Table, vote: Vote, tokens: Mapping[Seat, Token]) -> float:
    """Return how much one vote speaks for a Mafioso, by the tokens that lie open now."""
    if vote.final:
        choice = [seat for seat in vote.candidates if seat != vote.voter]
        mafiosi = [seat for seat in choice if tokens.get(seat) is Token.MAFIOSO]
        if not mafiosi or len(mafiosi) == len(choice):  # nobody had a choice that tells
            return 0.0
        right = FINAL_SKILL
    else:
        if vote.target not in tokens:
            return 0.0
        mafiosi_then = hidden_mafiosi(table, vote.turn)
        right = min(0.8, SKILL * mafiosi_then / max(1, vote.voters - 1))
    betrayal = BETRAYAL[vote.final]
    if tokens.get(vote.target) is Token.MAFIOSO:
        return log(betrayal / right)
    return log((1 - betrayal) / (1 - right))


def chances(
    table: Table,
    seat: Seat,
    mafioso: bool = False,
    mafiosi: Collection[Seat] = (),
    police: Collection[Seat] = (),
) -> dict[Seat, float]:
    """Return how likely each of the other living is a Mafioso, in the eyes of a seat.

    `mafioso` is whether it has such a token itself; whom it knows is certain. So many
    Mafiosi are hidden among the rest, and each set of so many is as likely as the odds of
    its members together.
    """
    others = [each for each in table.living if each != seat]
    unknown = [each for each in others if each not in mafiosi and each not in police]
    sure = {each: float(each in mafiosi) for each in others if each not in unknown}
    left = table.hidden.mafiosi - mafioso - sum(sure.values())
    found = odds(table)
    weights = [exp(found[each]) for each in unknown]
    shares = shares_of(weights, int(left))
    return sure | dict(zip(unknown, shares, strict=True))


def shares_of(weights: list[float], number: int) -> list[float]:
    """Return how likely each of some things is among so many of them.

    >>> shares_of([1, 1, 1, 1], 2)
    [0.5, 0.5, 0.5, 0.5]
    >>> [round(share, 2) for share in shares_of([3, 1, 1], 1)]
    [0.6, 0.2, 0.2]
    """
    number = max(0, min(number, len(weights)))
    if not number:
        return [0.0] * len(weights)
    if number == len(weights):
        return [1.0] * len(weights)
    whole = sums(weights, number)[number]
    return [
        each * sums([*weights[:n], *weights[n + 1 :]], number - 1)[number - 1] / whole
        for n, each in enumerate(weights)
    ]


def sums(weights: list[float], most: int) -> list[float]:
    """Return the sums of all products of 0, 1, ... so many different weights."""
    found = [1.0] + [0.0] * most
    for each in weights:
        for size in range(most, 0, -1):
            found[size] += found[size - 1] * each
    return found


def most_suspected(table: Table, among: Seats, number: int) -> Seats:
    """Return those of these seats for whom most speaks, if anything does."""
    found = odds(table)
    suspected = [seat for seat in among if found[seat] > 0]
    return tuple(sorted(suspected, key=lambda seat: -found[seat])[:number])
