"""What a companion chooses at night: looks, marks, and the notes that everybody else makes.

It sends something at every call, as every phone does.
"""

from collections import Counter

from konspira.companions.mafia.knowing import (
    best,
    force_of,
    friends,
    seen,
    suspects,
    whims,
)
from konspira.companions.mafia.record import no_agents, proven, shown, votes
from konspira.companions.mafia.suspicion import odds
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.mafia.cards import KINDS, Card, Force, Token
from konspira.games.mafia.moves import Choose
from konspira.games.mafia.state.phases import Slot, Task
from konspira.games.mafia.views.hands import Hand, Meaning
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

AGENT = 6.0  # how much the Mafia wants an Agent that it has seen
TRUSTED = 1.5  # a Cop whom everybody trusts
ACCUSER = 0.6  # for each vote on one of its own
MAYBE_AGENT = 0.4  # who may still be the Agent
SUSPECT = 0.5  # who is suspected is left to the town
RECRUITS_FROM = 2  # the night
CLEAR = 5.0  # how much more than whim a note follows from what a seat knows


def choose(table: Table, task: Task, hand: Hand, mind: Mind) -> Choose | None:
    """Return what this seat sends at the next call; None: it has answered all of them."""
    calls = [offer.choices["call"] for offer in hand.offers if offer.kind == "Choose"]
    if not calls or not calls[0]:
        return None
    call, one, two = int(str(calls[0][0])), None, None
    if task.slot is not Slot.SECOND:
        looks = hand.first is Meaning.LOOK
        one = looked_at(table, hand, mind) if looks else suspected(table, hand, mind)
    recruits = recruits_now(table, hand)
    if task.slot is not Slot.FIRST:
        if hand.second is not Meaning.MARK:
            two = trusted(table, hand, mind)
        elif recruits:
            two = idea(table, hand, mind)
        else:
            two = mark(table, hand, mind, last=call >= len(task.calls) - 1)
    return Choose(call, one, two, recruits)


def others(table: Table, hand: Hand) -> Seats:
    return tuple(seat for seat in table.living if seat != hand.seat)


# The Agent, and notes


def looked_at(table: Table, hand: Hand, mind: Mind) -> Seat | None:
    """Return whom the Agent looks at: of whom it knows least (MF-20).

    Least is known of those who are as likely a Mafioso as not.
    """
    chance, whim = suspects(table, hand), whims(table, mind, table.turn, "look")
    known = seen(hand)
    unseen = [seat for seat in others(table, hand) if seat not in known]
    doubt = {seat: abs(chance[seat] - 0.5) - 0.01 * whim[seat] for seat in unseen}
    return min(unseen, key=lambda seat: doubt[seat], default=None)


def suspected(table: Table, hand: Hand, mind: Mind) -> Seat | None:
    """Return the note of whom this seat suspects; a Mafioso writes down no fellow."""
    kept = friends(hand)
    able = tuple(seat for seat in others(table, hand) if seat not in kept)
    score = [a + b for a, b in zip(odds(table), whims(table, mind, "note"), strict=True)]
    if force_of(hand) is not Force.MAFIA:
        for seat, chance in suspects(table, hand).items():
            score[seat] += CLEAR * chance
    return best(able, score)


def trusted(table: Table, hand: Hand, mind: Mind) -> Seat | None:
    """Return the note of whom this seat trusts."""
    score = [b - a for a, b in zip(odds(table), whims(table, mind, "trust"), strict=True)]
    for seat, chance in suspects(table, hand).items():
        score[seat] -= CLEAR * chance
    return best(others(table, hand), score)


# The Mafia


def mark(table: Table, hand: Hand, mind: Mind, last: bool) -> Seat | None:
    """Return the mark of one who wakes (MF-29).

    Where people are among them it follows these, and leaves the last word to them: so a
    person who changes a mark late meets no second one. Companions follow the first of them.
    """
    there = [seat for seat in hand.waking if seat in table.living]
    people = [seat for seat in there if seat in mind.people]
    theirs = [each.target for each in hand.marks if each.seat in people]
    if theirs:
        (followed, _), *_ = Counter(theirs).most_common(1)
        return None if last else followed
    first = min((seat for seat in there if seat not in people), default=hand.seat)
    led = [each.target for each in hand.marks if each.seat == first != hand.seat]
    return led[0] if led and led[0] != hand.seat else idea(table, hand, mind)


def idea(table: Table, hand: Hand, mind: Mind) -> Seat | None:
    """Return whom the Mafia does best without: who sees, is trusted, or votes for it."""
    whim = whims(table, mind, table.turn, "mark")
    threat = threats(table, hand)
    return best(targets(table, hand), [threat[seat] + w for seat, w in enumerate(whim)])


def targets(table: Table, hand: Hand) -> Seats:
    """Return the living who may be the victim, as far as one who wakes can tell."""
    kept = {each.seat for each in table.lying if KINDS[each.card].not_marked}
    barred = {hand.seat, *hand.waking, *kept}
    return tuple(seat for seat in table.living if seat not in barred)


def threats(table: Table, hand: Hand) -> list[float]:
    """Return for each seat how much the Mafia has to fear from it."""
    found = [-SUSPECT * each for each in odds(table)]
    ours = {*hand.waking, *(s for s, t in shown(table).items() if t is Token.MAFIOSO)}
    for vote in votes(table):
        found[vote.voter] += ACCUSER if vote.target in ours else 0
    for seat in proven(table):
        found[seat] += TRUSTED
    agent = [seat for seat, token in seen(hand).items() if token is Token.AGENT]
    for seat in agent:
        found[seat] += AGENT
    if table.hidden.agents and not agent:
        barred = no_agents(table)
        for seat in table.living:
            found[seat] += MAYBE_AGENT if seat not in barred else 0
    return found


def recruits_now(table: Table, hand: Hand) -> bool:
    """Return whether this seat recruits whom it would mark (MF-C03.2).

    In the second night, or at once if it wakes alone.
    """
    holding = hand.holding
    if holding is None or holding.card is not Card.RECRUITMENT or not table.switch:
        return False
    if not holding.usable or hand.second is not Meaning.MARK:
        return False
    alone = not any(seat in table.living for seat in hand.waking if seat != hand.seat)
    return alone or table.turn >= RECRUITS_FROM
