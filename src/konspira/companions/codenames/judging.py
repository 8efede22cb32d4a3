"""What a companion says of other people's clues: as little as it can.

It keeps nobody waiting, and never decides between people.
"""

from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.codenames.moves import Accept, Answer, Reject
from konspira.games.codenames.options import Judge, Variant
from konspira.games.codenames.pieces import Place, Role, Team, leads, works_for
from konspira.games.codenames.state import Review
from konspira.games.codenames.views import Hand, Table
from konspira.verdict import Ruling


def answer(hand: Hand) -> Answer | None:
    """Return the answer to a private question: yes, unless the referee is certain."""
    if hand.asked is None or "Answer" not in hand.may:
        return None
    opinion = hand.asked.opinion
    return Answer(opinion is None or opinion.ruling is not Ruling.FORBIDDEN)


def verdict(table: Table, review: Review, hand: Hand, mind: Mind) -> Accept | Reject | None:
    """Return what the people among the judges have said, when all of them have spoken.

    Where none of them judges the clue stands, as it does when nobody answers.
    """
    if "Accept" not in hand.may:
        return None
    people = people_who_judge(table, review.turn.team, mind)
    said = [given for given in review.verdicts if given.seat in people]
    if {given.seat for given in said} != {*people} - {*table.missing}:
        return None
    against = [given.reason for given in said if given.reason is not None]
    if "Reject" in hand.may and 2 * len(against) > len(said):
        return Reject(against[-1])
    return Accept()


def people_who_judge(table: Table, team: Team, mind: Mind) -> tuple[Seat, ...]:
    """Return the people who judge together with a companion; where it is alone, none."""
    one_team = table.options.variant is Variant.ONE_TEAM
    if not one_team and table.options.judge is not Judge.VOTE:
        return ()
    return tuple(
        Seat(seat)
        for seat, place in enumerate(table.places)
        if seat in mind.people and has_say(place, team, one_team)
    )


def has_say(place: Place, team: Team, one_team: bool) -> bool:
    if one_team:
        return works_for(place, team)
    plays = place.role in (Role.SPYMASTER, Role.OPERATIVE)
    return plays and not leads(place, team)
