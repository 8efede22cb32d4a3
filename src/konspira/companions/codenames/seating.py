"""Where a companion sits down: wherever somebody is still needed, and nowhere else."""

from konspira.game import Seat
from konspira.games.codenames.moves import BecomeSpymaster, JoinTeam
from konspira.games.codenames.pieces import OUT, Role, operatives_of
from konspira.games.codenames.views import Hand, Table

Choice = JoinTeam | BecomeSpymaster


def seating(table: Table, hand: Hand) -> Choice | None:
    """Return the place that a team lacks, unless another team would lack this seat."""
    lack = table.lacking
    if lack is None or not is_spare(table, hand.seat):
        return None
    if lack.role is Role.SPYMASTER:
        return BecomeSpymaster(lack.team)
    return JoinTeam(lack.team) if "JoinTeam" in hand.may else None


def is_spare(table: Table, seat: Seat) -> bool:
    """Return whether a seat sits out, or is one of several operatives of its team."""
    place = table.places[seat]
    if place == OUT:
        return True
    if place.role is not Role.OPERATIVE or place.team is None:
        return False
    return len(operatives_of(table.places, place.team)) > 1
