"""What phones choose in a task of the night.

Every living phone does the same. What a choice means depends on the token alone; what
counts is looked up when a step ends (`outcome`).
"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card
from konspira.games.mafia.cards.card_play import may_come
from konspira.games.mafia.clock import EARLY, call_at, calls_left, check_in_time
from konspira.games.mafia.moves import Choose, Chosen
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.state import Choices, State, put
from konspira.games.mafia.state.phases import (
    Slot,
    Task,
)
from konspira.law import Choices as Ways
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN, TOO_EARLY, Refusal


def phones_are_dark(state: State) -> bool:
    """Return whether all eyes are closed, and a person enters what is pointed at."""
    return state.led and state.terms.night is NightMode.EYES


def does_not_choose(state: State, phase: Task, seat: Seat) -> Refusal | None:
    if seat not in state.town.living:
        return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN
    if state.led:  # there is always one more call
        return no.PHONES_ARE_DARK if phones_are_dark(state) else None
    done = state.choices.sent[seat] >= len(phase.calls)
    return no.CHOSEN_ALREADY if done else None


def choosable(state: State, phase: Task, seat: Seat) -> Ways:
    anybody = (None, *[other for other in state.town.living if other != seat])
    first, second = phase.slot is not Slot.SECOND, phase.slot is not Slot.FIRST
    return {
        "call": tuple(calls_left(phase, state.choices.sent[seat])),
        "one": anybody if first else (None,),
        "two": anybody if second else (None,),
        "recruit": (False, True) if has_switch(state, phase) else (False,),
    }


def has_switch(state: State, phase: Task) -> bool:
    """Return whether phones have the switch.

    In the Mafia's task, while Recruitment may come (MF-O59).
    """
    return phase.slot is not Slot.FIRST and may_come(state, Card.RECRUITMENT)


def choose(state: State, phase: Task, act: Act[Choose]) -> State:
    """Keep what a phone has chosen at a call.

    It tells nothing, and nothing of it is refused because of a token: a mark that cannot
    count is no mark (MF-O06).
    """
    move, seat, choices = act.move, act.seat, state.choices
    check_call(phase, choices.sent[seat], move.call, act.at)
    one, two, slot = choices.one, choices.two, phase.slot
    if slot is not Slot.SECOND:
        one = put(one, seat, checked(state, seat, move.one))
    elif move.one is not None:
        raise IllegalMove(*no.NOT_THIS_TASK)
    if slot is not Slot.FIRST:
        two = put(two, seat, checked(state, seat, move.two))
    elif move.two is not None:
        raise IllegalMove(*no.NOT_THIS_TASK)
    sent, switches = put(choices.sent, seat, move.call + 1), choices.switches
    if switches:
        switches = put(switches, seat, move.recruit)
    elif move.recruit:
        raise IllegalMove(*no.NO_SWITCH)
    choices = Choices(choices.order, one, two, sent, choices.look, switches)
    return replace(state, choices=choices)


def check_call(phase: Task, sent: int, call: int, at: int) -> None:
    if call < sent:
        raise IllegalMove(*no.CHOSEN_ALREADY)
    if call >= len(phase.calls) and call not in calls_left(phase, sent):
        raise IllegalMove(*no.NO_SUCH_CALL)
    check_in_time(phase, at)
    if at < call_at(phase, call) - EARLY:
        raise IllegalMove(*TOO_EARLY)


def checked(state: State, seat: Seat, target: Chosen) -> Chosen:
    """Return the target, if it is another living player or nobody.

    Refuse it otherwise (MF-O03).
    """
    if target is None or (target != seat and target in state.town.living):
        return target
    if target == seat:
        raise IllegalMove(*no.CHOOSE_SOMEBODY_ELSE)
    raise IllegalMove(*(no.THEY_ARE_OUT if target < state.seats else NO_SUCH_SEAT))
