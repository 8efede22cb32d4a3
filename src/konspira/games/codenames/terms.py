"""What follows from the options for a whole game, worked out once."""

from functools import lru_cache

from msgspec import Struct

from konspira.games.codenames.moves import Number, Reason
from konspira.games.codenames.options import (
    ChallengeUntil,
    Options,
    Referee,
    TouchBy,
    Variant,
)
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.reasons import reasons

Sides = tuple[Team | None, ...]


class Terms(Struct, frozen=True, gc=False):
    one_team: bool  # against a simulated enemy: nobody is a rival
    teams: tuple[Team, ...]  # that people can sit in
    apart: bool  # people begin in one team and companions in the other
    sides: Sides  # that an operative may join in mid-game; None: both at once
    numbers: tuple[Number, ...]  # that a clue may have
    reasons: tuple[Reason, ...]  # against a clue, as far as their rules hold here
    approval: bool  # a clue goes to the rival spymaster first
    enforced: bool  # what the referee is certain about is kept back
    captain: bool  # one operative touches for all
    majority: bool  # operatives vote on every touch
    late: bool  # a clue may be challenged to the end of the turn


@lru_cache(128)  # most groups agree on the same
def terms_of(options: Options) -> Terms:
    one_team = options.variant is Variant.ONE_TEAM
    return Terms(
        one_team=one_team,
        teams=(Team.RED,) if one_team else tuple(Team),
        apart=options.against_companions and options.variant is Variant.TWO_TEAMS,
        sides=sides(options.variant),
        numbers=numbers(options),
        reasons=reasons(options),
        # Without a rival there is nobody to ask, and a spoken clue cannot be unsaid.
        approval=options.pre_approval and not options.spoken_clues and not one_team,
        enforced=options.referee is Referee.ENFORCE and not one_team,
        captain=options.touch_by is TouchBy.CAPTAIN,
        majority=options.touch_by is TouchBy.MAJORITY,
        late=options.challenge_until is ChallengeUntil.END_OF_TURN,
    )


def sides(variant: Variant) -> Sides:
    match variant:
        case Variant.ONE_TEAM:
            return (Team.RED,)
        case Variant.THREE_PLAYERS:
            return (None,)
        case Variant.TWO_TEAMS:
            return tuple(Team)


def numbers(options: Options) -> tuple[Number, ...]:
    """Return the numbers that a clue may have (CN-45, CN-48, CN-O01)."""
    zero = (0,) if options.expert_zero else ()
    unlimited = ("unlimited",) if options.expert_unlimited else ()
    return (*zero, *range(1, 10), *unlimited)
