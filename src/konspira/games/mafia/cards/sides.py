"""Who is on which side: four small functions, and nothing else decides it (MF-O36).

Looks, tokens turned up and the symbols on cards go by the token, the end of the game by
the force, and the night by who wakes.
"""

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.mafia.cards import KINDS, Card, Force, Token
from konspira.games.mafia.state import Town
from konspira.games.mafia.state.terms import Terms
from konspira.kit import Seats


def token(town: Town, seat: Seat) -> Token:
    """Return the token of a seat, as looks and reveals show it; Role Swap changes it."""
    return town.tokens[seat]


def card_active(town: Town, seat: Seat, card: Card) -> bool:
    """Return whether this seat holds the card and its token may use it (MF-93)."""
    held = town.cards[seat] is card if town.cards else card is Card.NEUTRAL
    return held and token(town, seat) in KINDS[card].users


def force(town: Town, seat: Seat) -> Force:
    """Return for whom a seat plays (MF-O51).

    The gang; or the Mafia, if recruited; or the side of the token, which a Turncoat leaves
    for the other one (MF-C05.2).
    """
    mafioso = token(town, seat) is Token.MAFIOSO
    if town.cards:
        if card_active(town, seat, Card.NEW_GANG):
            return Force.GANG
        if is_recruit(town, seat):  # MF-O38
            return Force.MAFIA
        mafioso ^= card_active(town, seat, Card.TURNCOAT)
    return Force.MAFIA if mafioso else Force.POLICE


def wakes(town: Town, seat: Seat, terms: Terms) -> bool:
    """Return whether a seat acts with the Mafia by night.

    The gang changes nothing (MF-C14.11).
    """
    mafioso = token(town, seat) is Token.MAFIOSO
    if not town.cards:
        return mafioso
    if is_recruit(town, seat):
        return True
    if terms.turncoat_wakes_by_token or town.cards[seat] is not Card.TURNCOAT:  # MF-O34
        return mafioso
    return mafioso ^ card_active(town, seat, Card.TURNCOAT)


def is_recruit(town: Town, seat: Seat) -> bool:
    return town.recruit is not None and town.recruit.seat == seat


def forces(town: Town, seats: Seats) -> set[Force]:
    """Return the forces that these seats play for."""
    return {force(town, seat) for seat in seats}


def awake(town: Town, terms: Terms) -> Town:
    """Return the town with those who wake and the Agent looked up by token and card."""
    waking = tuple([seat for seat in town.living if wakes(town, seat, terms)])
    agents = [seat for seat in town.living if town.tokens[seat] is Token.AGENT]
    return replace(town, waking=waking, agent=agents[0] if agents else None)
