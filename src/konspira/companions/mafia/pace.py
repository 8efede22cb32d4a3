"""How long a companion takes. It follows from the seed and from what lies open.

No function here gets a hand: whoever holds what, answers come alike.
"""

from konspira.companions.chance import TAP, Range, drawn_from, pause
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.mafia.state.phases import (
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    RollCall,
    Speeches,
    Talk,
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.views.table import Table
from konspira.kit import Timer

VOTE: Range = (600, 2_000)  # milliseconds; each is the pause after another ballot
SPEECH: Range = (3_000, 6_000)  # long enough for a bubble, and for what others think of it
TALKING: Range = (6_000, 14_000)  # among people, before a card of any moment
ALONE: Range = (1_500, 4_000)  # the same, if only companions are left, and at dusk
CALLER: Range = (5_000, 7_000)  # until the first of them says that it is ready
AFTER_CALL: Range = (200, 600)  # later than the phones, which answer at the call
BALLOTS = 0.3  # of the time there is, at most, for all ballots together
SHARE = 0.3  # of a time limit, at most, before anything else


def after_ms(table: Table, seat: Seat, mind: Mind) -> int:
    """Return how long after the last change of the table a seat moves."""
    if seat not in table.living and not isinstance(table.phase, Farewell):
        return pause(mind.seed, table, TAP)
    match table.phase:
        case Task() as task:
            return at_a_call(table, task, mind)
        case Window(call=call, clock=clock) | Farewell(call=call, clock=clock):
            return call - clock.since + pause(mind.seed, table, AFTER_CALL)
        case FirstVote(clock=clock) | FinalVote(clock=clock):
            return ballot_ms(table, clock, mind)
        case RollCall():
            return pause(mind.seed, table, VOTE)
        case Speeches(clock=clock):
            return in_time(pause(mind.seed, table, SPEECH), clock)
        case Talk(clock=clock) | LastCards(clock=clock):
            return in_time(talking_ms(table, seat, mind), clock)
        case TieTalk(clock=clock):
            return in_time(pause(mind.seed, table, TALKING), clock)
        case _:
            return pause(mind.seed, table, TAP)


def at_a_call(table: Table, task: Task, mind: Mind) -> int:
    """Return the time between two answers, so that the last is a little after its call.

    A thought is put off by a companion's own answer, and the table does not change in a
    task: equal steps lead to each call in its time, and to the last one after the phones.
    """
    late = drawn_from(mind.seed, "call", table.turn, task.slot).randint(*AFTER_CALL)
    if task.clock.rung and table.repeat_ms:
        return table.repeat_ms
    return (task.calls[-1] + late - task.clock.since) // len(task.calls)


def ballot_ms(table: Table, clock: Timer, mind: Mind) -> int:
    """Return the pause before a ballot: the more there are, the shorter."""
    least, most = VOTE
    share = int(BALLOTS * (clock.until - clock.since)) // max(1, len(table.voters))
    most = max(least // 2, min(most, 3 * share))
    return pause(mind.seed, table, (min(least, most // 3), most))


def talking_ms(table: Table, seat: Seat, mind: Mind) -> int:
    """Return when a seat plays a card; where it says that it is ready, it comes last."""
    people = any(person in table.living for person in mind.people)
    if not people and is_caller(table, seat, mind):
        return pause(mind.seed, table, CALLER)
    slow = people and isinstance(table.phase, Talk)  # the last cards may be over soon
    return pause(mind.seed, table, TALKING if slow else ALONE)


def is_caller(table: Table, seat: Seat, mind: Mind) -> bool:
    """Return whether this seat says for companions among themselves when it goes on."""
    companions = [each for each in table.living if each not in mind.people]
    return companions[:1] == [seat]


def in_time(wait: int, clock: Timer) -> int:
    """Return the pause, or a part of the time there is, if that is less."""
    if not clock.hard:
        return wait
    return min(wait, int(SHARE * (clock.until - clock.since)))
