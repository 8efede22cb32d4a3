"""What anybody can look up: who voted for whom, whose token lies open, who saved whom."""

from collections.abc import Iterator
from typing import NamedTuple

from konspira.game import Seat
from konspira.games.mafia.cards import COPS, KINDS, Card, Token
from konspira.games.mafia.state.record import Ballot
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats


class Vote(NamedTuple):
    """One ballot of one seat, as all have seen it."""

    turn: int
    final: bool
    voter: Seat
    target: Seat
    candidates: Seats  # the finalists; nobody in particular in a first vote
    voters: int  # how many voted then


class Save(NamedTuple):
    """Somebody has saved somebody else."""

    by: Seat
    on: Seat


def seats(table: Table) -> int:
    """Return how many sit at the table: each has one token."""
    terms = table.terms
    return terms.mafiosi + terms.agents + terms.cops


def shown(table: Table) -> dict[Seat, Token]:
    """Return the tokens that lie open: of all who are out."""
    return {gone.seat: gone.token for gone in table.fallen}


def votes(table: Table) -> Iterator[Vote]:
    """Yield all votes that lie open, the oldest first.

    Of ballots that were cast again (after a shot, or in a tie) only the last ones count:
    the others were not meant to stay.
    """
    for council in (*table.councils, table.council):
        last: dict[bool, Ballot] = {ballot.final: ballot for ballot in council.votes}
        for final, ballot in sorted(last.items()):
            voters = len(ballot.ballots) - ballot.ballots.count(None)
            for voter, target in enumerate(ballot.ballots):
                if target is not None:
                    yield Vote(
                        *(council.turn, final, Seat(voter), target),
                        *(ballot.candidates, voters),
                    )


def hidden_mafiosi(table: Table, turn: int) -> int:
    """Return how many Mafioso tokens were hidden when the council of a turn voted."""
    gone = [each for each in table.fallen if each.turn < turn]
    return table.terms.mafiosi - sum(each.token is Token.MAFIOSO for each in gone)


def saves(table: Table) -> list[Save]:
    """Return who has laid a Bandage on whom (MF-C02.3)."""
    plays = [play for play in table.plays if play.card is Card.BANDAGE]
    return [Save(p.seat, p.on) for p in plays if p.seat is not None and p.on is not None]


def proven(table: Table) -> set[Seat]:
    """Return who has played a card that only a Cop can play (MF-92)."""
    return {
        play.seat
        for play in table.plays
        if play.seat is not None and KINDS[play.card].users == COPS
    }


def no_agents(table: Table) -> set[Seat]:
    """Return who cannot be the Agent: the Agent plays no card but the Commander.

    A card that changes tokens may have come after one that showed itself, so it tells
    nothing.
    """
    return {
        play.seat
        for play in table.plays
        if play.seat is not None
        and play.card is not Card.ROLE_SWAP
        and Token.AGENT not in KINDS[play.card].users
    }
