"""Where a companion sits down: wherever somebody is still needed, and nowhere else.

If it knows too few of the words it does not lead, as long as there is a person who can.
"""

from konspira.companions.codenames.known_words import is_enough
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.codenames.moves import BecomeSpymaster, JoinTeam
from konspira.games.codenames.pieces import OUT, Role, Team, operatives_of
from konspira.games.codenames.views import Hand, Table

Choice = JoinTeam | BecomeSpymaster


def seating(table: Table, hand: Hand, mind: Mind) -> Choice | None:
    """Return the place that a team lacks, unless another team would lack this seat."""
    place = table.places[hand.seat]
    leads_well = may_lead(table, mind) or leads_companions(table, place.team, mind)
    if place.role is Role.SPYMASTER and place.team and not leads_well:
        return JoinTeam(place.team) if "JoinTeam" in hand.may else None
    lack = table.lacking
    if lack is None or not is_spare(table, hand.seat):
        return None
    if table.options.against_companions and lack.team is not place.team:
        return None  # the others may be people, among whom it does not sit
    if lack.role is Role.SPYMASTER:
        return BecomeSpymaster(lack.team) if leads_well else None
    return JoinTeam(lack.team) if "JoinTeam" in hand.may else None


def may_lead(table: Table, mind: Mind) -> bool:
    """Return whether a companion knows enough of the words, or nobody else can lead.

    Nobody knows the board before the deal, but everybody the words that it is drawn from.
    """
    known = mind.knowledge.share if mind.knowledge else 0
    return is_enough(known, 1) or not any(is_free(table, who) for who in mind.people)


def leads_companions(table: Table, team: Team | None, mind: Mind) -> bool:
    """Return whether a team is one of companions alone: no person is to lead that."""
    people = [table.places[seat].team for seat in mind.people]
    return table.options.against_companions and team not in people


def is_free(table: Table, person: Seat) -> bool:
    """Return whether a person is there and leads no team."""
    there = person not in table.missing
    return there and table.places[person].role is not Role.SPYMASTER


def is_spare(table: Table, seat: Seat) -> bool:
    """Return whether a seat sits out, or is one of several operatives of its team."""
    place = table.places[seat]
    if place == OUT:
        return True
    if place.role is not Role.OPERATIVE or place.team is None:
        return False
    return len(operatives_of(table.places, place.team)) > 1
