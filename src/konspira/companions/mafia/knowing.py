"""What one hand adds to what lies open: for whom a seat plays, and whom it knows."""

from konspira.companions.chance import drawn_from
from konspira.companions.mafia.record import seats
from konspira.companions.mafia.suspicion import chances
from konspira.companions.mind import Mind, Temper
from konspira.game import Seat
from konspira.games.mafia.cards import Force, Token
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

WHIM = {Temper.CALM: 0.7, Temper.NORMAL: 1.0, Temper.BOLD: 1.5}
"""How much of a choice is whim; a vote for a Cop or for a Mafioso speaks about as much."""


def force_of(hand: Hand) -> Force:
    """Return for whom a seat plays (MF-O27, MF-O34)."""
    if hand.holding is not None:
        return hand.holding.force
    return Force.MAFIA if hand.token is Token.MAFIOSO else Force.POLICE


def seen(hand: Hand) -> dict[Seat, Token]:
    """Return the tokens that a seat has seen: by looks, by Wiretap, in a Role Swap."""
    found = {look.seat: look.token for look in hand.looks}
    if hand.holding is not None:
        for look in (hand.holding.tap, hand.holding.swap):
            if look is not None:
                found[look.seat] = look.token
    return found


def friends(hand: Hand) -> Seats:
    """Return who is on its side for certain, itself left out."""
    match force_of(hand):
        case Force.MAFIA:
            known = hand.waking
        case Force.GANG if hand.holding is not None:
            known = hand.holding.gang
        case _:
            known = ()
    return tuple(seat for seat in known if seat != hand.seat)


def known_mafiosi(hand: Hand) -> set[Seat]:
    """Return the Mafiosi that a seat knows: seen, or met at night."""
    met = {seat for seat in hand.waking if seat != hand.seat}
    return met | {seat for seat, token in seen(hand).items() if token is Token.MAFIOSO}


def known_police(hand: Hand) -> set[Seat]:
    mafiosi = known_mafiosi(hand)
    return {seat for seat in seen(hand) if seat not in mafiosi}


def suspects(table: Table, hand: Hand) -> dict[Seat, float]:
    """Return how likely each of the others is a Mafioso, by all that this seat knows.

    Its own token is hidden only as long as it lives.
    """
    mafioso = hand.token is Token.MAFIOSO and hand.seat in table.living
    return chances(table, hand.seat, mafioso, known_mafiosi(hand), known_police(hand))


def whims(table: Table, mind: Mind, *about: object) -> list[float]:
    """Return a whim for each seat: the same whenever the same is asked."""
    dice = drawn_from(mind.seed, *about)
    whim = WHIM[mind.temper]
    return [dice.gauss(0, whim) for _ in range(seats(table))]


def best(among: Seats, scores: list[float]) -> Seat | None:
    """Return the seat with the highest score; None: there is no seat."""
    return max(among, key=lambda seat: scores[seat], default=None)
