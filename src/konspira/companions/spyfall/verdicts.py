"""What companions do about spies: accuse, point, nominate and vote; and what spies do."""

from konspira.companions.spyfall.situation import Situation
from konspira.game import Move, Seat
from konspira.games.spyfall.moves import (
    Accuse,
    Guess,
    Nominate,
    Point,
    Reveal,
    Vote,
    Withdraw,
)
from konspira.games.spyfall.phases import Voting
from konspira.games.spyfall.views import Table

PATIENCE = 16  # answers less one for each seat, before anybody is accused: see `is_early`
ACCUSE = 0.6  # how likely somebody must be a spy to be accused
VOTE = 0.5  # ... and to be voted guilty
DOUBT = 0.5  # that is left of the doubt when somebody is accused again
LISTEN = 3  # answers for each seat but two, before a spy names a place, unless it is hunted
GUESS = 0.75  # how likely a place must be for a spy to name it
HUNTED = 0.65  # ... for a spy who is about to be accused
LATE_GUESS = 0.5  # ... when the end of the round is near
TURN_MS = 15_000  # how long a question and its answer take, more or less
LATE = 0.8  # of a round


def speak_up(seen: Situation) -> Move | None:
    """Return an accusation, or the end of a spy's silence; None: wait and listen."""
    return reveal(seen) if seen.card.spy else accuse(seen)


def accuse(seen: Situation) -> Accuse | None:
    """Accuse who most likely is a spy, if the others may well agree: it is done once."""
    if "Accuse" not in seen.hand.may or seen.card.spy or seen.is_lost:
        return None
    if is_early(seen):
        return None
    suspect = seen.suspect()
    acquitted = sum(trial.suspect == suspect for trial in seen.table.trials)
    sure = seen.suspicions[suspect] > 1 - (1 - ACCUSE) * DOUBT**acquitted
    return Accuse(suspect) if sure and would_agree(seen, suspect) else None


def would_agree(seen: Situation, suspect: Seat) -> bool:
    """Return whether the others would convict a suspect, by what all have heard."""
    voters = [s for s in seen.table.ring if s not in (suspect, seen.hand.seat)]
    against = [s for s in voters if seen.suspected_by(s)[suspect] <= VOTE]
    return len(against) <= seen.table.terms.dissent


def is_early(seen: Situation) -> bool:
    """Return whether it is too early for accusations.

    In a small group everybody is soon asked twice, while a spy has heard little: without
    more patience it would hardly win.
    """
    seats = len(seen.table.ring)
    return len(seen.heard) < max(seats, PATIENCE - seats)


def accuse_or_withdraw(seen: Situation) -> Move | None:
    """Name somebody with the clock stopped, or nobody: a seat may have been taken over."""
    if found := accuse(seen):
        return found
    return Withdraw() if "Withdraw" in seen.hand.may else None


def reveal(seen: Situation) -> Reveal | None:
    """Stop the game to name the place: if it is clear, or there is no time left."""
    if "Reveal" not in seen.hand.may or not seen.heard:
        return None
    _, chance = seen.guess
    ripe = len(seen.heard) >= LISTEN * (len(seen.table.ring) - 2)
    if (ripe and chance > GUESS) or (is_late(seen.table) and chance > LATE_GUESS):
        return Reveal()
    return Reveal() if chance > HUNTED and is_hunted(seen) else None


def is_late(table: Table) -> bool:
    """Return whether the end of a round is near, by how much was asked.

    A thought knows no clock. Where people talk for long, the end comes unawares.
    """
    return table.asked * TURN_MS > LATE * table.terms.round_seconds * 1000


def is_hunted(seen: Situation) -> bool:
    """Return whether people in the likeliest place would accuse this spy."""
    return not is_early(seen) and seen.own_guilt > ACCUSE


def guess(seen: Situation) -> Guess | None:
    return Guess(seen.guess[0]) if "Guess" in seen.hand.may else None


def vote(seen: Situation, phase: Voting) -> Vote | None:
    if "Vote" not in seen.hand.may:
        return None
    return Vote(is_guilty(seen, phase))


def is_guilty(seen: Situation, phase: Voting) -> bool:
    """Return whether to vote against a suspect.

    Who does not know the place leaves the verdict to the others: votes have to agree.
    """
    suspect = phase.suspect
    if seen.card.spy:
        return spys_vote(seen, suspect)
    return seen.is_lost or seen.suspicions[suspect] > VOTE


def spys_vote(seen: Situation, suspect: Seat) -> bool:
    """Help to convict whoever looks guiltier than most, and no old buddy."""
    guilt = seen.suspicions.get(suspect, 0.0)
    return guilt * len(seen.others) >= 1


def point(seen: Situation) -> Point | None:
    """Point at a suspect, once."""
    if "Point" not in seen.hand.may or seen.hand.points_at is not None:
        return None
    return Point(seen.suspect())


def nominate(seen: Situation) -> Nominate | None:
    return Nominate(seen.suspect()) if "Nominate" in seen.hand.may else None
