"""A companion at Spyfall, in either box.

It hears nothing, so it plays where questions and answers are taps (`asking` is `deck`);
where people talk or write it only looks on. Where to find what: `known_places` is what all
companions know, `memory` what one mind holds true; `beliefs` says where everybody is, and
`suspects` who is a spy, by nothing but the answers at the table; `situation` is all of
that at one moment. `questions` and `verdicts` are what a companion does about it,
`looking_on` what it does where people talk, and `pace` how long it all takes.
"""

from konspira.companions.mind import Mind, Thought
from konspira.companions.spyfall import questions, verdicts
from konspira.companions.spyfall.known_places import knowledge, known_of
from konspira.companions.spyfall.looking_on import look_on
from konspira.companions.spyfall.pace import after_ms
from konspira.companions.spyfall.situation import Situation
from konspira.companions.voice import bubble_ms, says
from konspira.game import Move
from konspira.games.spyfall.moves import Look, NextRound, OpenVote, StartClock
from konspira.games.spyfall.options import Asking
from konspira.games.spyfall.phases import (
    Accusing,
    Facing,
    Guessing,
    Judging,
    Looking,
    Meeting,
    Nominating,
    Pointing,
    Questioning,
    RoundOver,
    Stopped,
)
from konspira.games.spyfall.views import Hand, Table


def think(table: Table, hand: Hand, mind: Mind) -> Thought:
    return Thought(
        chosen(table, hand, mind),
        after_ms(table, hand.seat, mind),
        says(table, hand.seat, mind),
        bubble_ms(table, mind),
    )


def chosen(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Return the move; None: it is for others to move."""
    if not hand.offers:
        return None
    if found := stage_direction(table, hand):
        return found
    if hand.card is None or table.terms.asking is not Asking.DECK:
        return look_on(table, hand, mind)
    return play(Situation(table, hand, hand.card, mind))


def stage_direction(table: Table, hand: Hand) -> Move | None:
    """Return what moves the game on, where a companion is asked for it at all."""
    match table.phase:
        case Looking() | Meeting() if "Look" in hand.may:
            return Look()
        case Looking() | Meeting() if "StartClock" in hand.may and have_seen(table):
            return StartClock()
        case Facing() if "OpenVote" in hand.may:
            return OpenVote()
        case RoundOver() if "NextRound" in hand.may:
            return NextRound()
        case _:
            return None


def have_seen(table: Table) -> bool:
    """Return whether everybody has looked: only then a companion starts the clock."""
    assert isinstance(table.phase, Looking | Meeting)
    return {*table.ring} <= {*table.phase.seen}


def play(seen: Situation) -> Move | None:
    """Return what a companion does in a round that is played with the deck."""
    match seen.table.phase:
        case Questioning():
            talk = verdicts.speak_up(seen)
            return talk or questions.answer(seen) or questions.ask(seen)
        case Stopped():
            return verdicts.accuse_or_withdraw(seen)
        case Accusing() | Judging() as trial:
            return verdicts.vote(seen, trial)
        case Guessing():
            return verdicts.guess(seen)
        case Pointing():
            return verdicts.point(seen)
        case Nominating():
            return verdicts.nominate(seen)
        case _:
            return None


__all__ = ["knowledge", "known_of", "think"]
