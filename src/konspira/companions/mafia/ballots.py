"""How a companion votes: by what lies open, by what it has seen, and by whim.

What it votes never depends on who has voted before, but where ballots lie open: so it
changes its mind at most once for each of them, and games come to an end.
"""

from konspira.companions.chance import drawn_from
from konspira.companions.mafia.knowing import (
    best,
    force_of,
    friends,
    known_mafiosi,
    known_police,
    whims,
)
from konspira.companions.mafia.suspicion import odds
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.mafia.cards import Force
from konspira.games.mafia.moves import Vote
from konspira.games.mafia.state.phases import FinalVote, RollCall, TieTalk
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

CERTAIN = 100.0
LOST = 0.6  # of the first ballots: who has so many is as good as voted out
THINKS_AGAIN = 0.25  # how likely a companion thinks again in a tie


def vote(table: Table, hand: Hand, mind: Mind) -> Vote | None:
    """Return the ballot of a seat, unless it lies there already."""
    if "Vote" not in hand.may:
        return None
    able = tuple(seat for seat in table.candidates if seat != hand.seat)
    chosen = best(able, scores(table, hand, mind))
    return None if chosen in (None, hand.ballot) else Vote(chosen)


def scores(table: Table, hand: Hand, mind: Mind) -> list[float]:
    """Return for each seat how much this one wants it out."""
    found, whim = odds(table), whims(table, mind, table.turn, *moment(table, mind))
    force = force_of(hand)
    sign = -1 if force is Force.MAFIA and not hand.waking else 1  # it knows no fellows
    wanted = [sign * each + whim[seat] for seat, each in enumerate(found)]
    if force is not Force.MAFIA:
        for seat in known_mafiosi(hand):
            wanted[seat] += CERTAIN
        for seat in known_police(hand):
            wanted[seat] -= CERTAIN
    lost = lost_already(table)
    for seat in friends(hand):
        wanted[seat] += CERTAIN if seat in lost else -2 * CERTAIN
    return wanted


def moment(table: Table, mind: Mind) -> tuple[object, ...]:
    """Return what a whim lasts for: a vote; and in a tie some think again."""
    match table.phase:
        case TieTalk(round=number):
            about = (mind.seed, "thinks again", table.turn, number)
            again = drawn_from(*about).random() < THINKS_AGAIN
            return ("tie", number) if again else (True,)
        case RollCall(final=final):
            return (final,)
        case phase:
            return (isinstance(phase, FinalVote),)


def lost_already(table: Table) -> Seats:
    """Return who is as good as voted out, as everybody can tell.

    In a final, who had most of the first ballots; where ballots are opened one by one, who
    has more than half of them. To vote for a fellow then costs nothing, and looks well.
    """
    phase = table.phase
    if isinstance(phase, RollCall):
        half = len(phase.order) / 2
        lost = [seat for seat in table.candidates if table.ballots.count(seat) > half]
        if lost or not phase.final:
            return tuple(lost)
    if not isinstance(phase, FinalVote | RollCall):
        return ()
    first = [ballot.ballots for ballot in table.council.votes if not ballot.final]
    if not first:
        return ()
    cast = [target for target in first[-1] if target is not None]
    return tuple(s for s in table.candidates if cast.count(s) >= max(2, LOST * len(cast)))


def wanted_out(table: Table, mind: Mind, among: Seats) -> Seat | None:
    """Return whom a bystander would vote for, by what lies open and by whim."""
    whim, found = whims(table, mind, table.turn, "bystander"), odds(table)
    return best(among, [each + whim[seat] for seat, each in enumerate(found)])
