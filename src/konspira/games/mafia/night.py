"""The night: every living phone does the same in every step, and no step ends early.

What a choice means depends on the token alone; what counts is looked up when a step ends.
"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card
from konspira.games.mafia.clock import (
    EARLY,
    call_at,
    calls_left,
    check_in_time,
    timer,
)
from konspira.games.mafia.elimination import announced, settle
from konspira.games.mafia.moves import Choose, Chosen, DrawOrder, Token
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.phases import (
    Cause,
    Dawn,
    Dusk,
    Nightfall,
    Panel,
    Recognition,
    Recruiting,
    Slot,
    Talk,
    Task,
)
from konspira.games.mafia.plays import before_whom, holder, may_come, played
from konspira.games.mafia.record import Look, Mark, Night, Recruit
from konspira.games.mafia.sides import awake
from konspira.games.mafia.state import Choices, Pending, State, put
from konspira.games.mafia.tally import most_named
from konspira.games.mafia.turns import agent_acts, by_day, is_over, mafia_acts, over
from konspira.kit import BySeat, Seats, Timer
from konspira.law import Choices as Ways
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN, TOO_EARLY, Refusal

LOOKS, LOOKS_WITH_CARDS = 12, 8  # so many of the newest are in the Agent's hand
COUNCIL = Talk(Timer(0, hard=False))  # what follows a dawn; its clock is set then


# The steps


def draw_order(state: State, phase: Nightfall, act: Act[DrawOrder]) -> State:
    """MF-O05: drawn at every nightfall, needed or not."""
    order = act.move.order
    if tuple(sorted(order)) != state.town.living:
        raise IllegalMove(*no.NOT_AN_ORDER)
    nobody: BySeat[Seat | None] = (None,) * state.seats
    choices = Choices(order, nobody, nobody, (0,) * state.seats)
    dusk = Dusk(timer(state, act.at, state.terms.steps.dusk))
    return replace(state, phase=dusk, choices=choices)


def end_dusk(state: State, phase: Dusk, at: int) -> State:
    if state.terms.night is not NightMode.SHORT:
        return to_task(state, Slot.FIRST, at)
    return to_the_mafia(state, Slot.BOTH, at)


def to_the_mafia(state: State, slot: Slot, at: int) -> State:
    """MF-C14.10, MF-O53: before the Mafia's first task the gang may meet."""
    if state.terms.gang_meets and state.turn == 1:
        clock = timer(state, at, state.terms.steps.panel)
        return replace(state, phase=Recognition(clock))
    return to_task(state, slot, at)


def end_recognition(state: State, phase: Recognition, at: int) -> State:
    short = state.terms.night is NightMode.SHORT
    return to_task(state, Slot.BOTH if short else Slot.SECOND, at)


def to_task(state: State, slot: Slot, at: int) -> State:
    """MF-17: the Agent's task, then the Mafia's. It runs whoever is alive (MF-O04)."""
    steps, longer = state.terms.steps, 0
    match slot:
        case Slot.FIRST:
            length, calls = steps.first, steps.first_calls
        case Slot.BOTH:
            length, calls = steps.both, steps.both_calls
        case Slot.SECOND:
            length, calls = steps.second, steps.second_calls
            longer = steps.longer if state.turn == 1 else 0
    start = at + longer
    clock = timer(state, start, length)
    task = Task(slot, tuple([start + call for call in calls]), clock)
    choices = state.choices
    if slot is Slot.SECOND:
        choices = replace(choices, sent=(0,) * state.seats)
    if has_switch(state, task):
        choices = replace(choices, switches=(False,) * state.seats)
    return replace(state, phase=task, choices=choices)


def end_task(state: State, phase: Task, at: int) -> State:
    if phase.slot is Slot.SECOND:
        return after_the_marks(state, at)
    state = replace(state, choices=replace(state.choices, look=look(state)))
    return replace(state, phase=Panel(timer(state, at, state.terms.steps.panel)))


def end_panel(state: State, phase: Panel, at: int) -> State:
    if state.terms.night is NightMode.SHORT:
        return after_the_marks(state, at)
    return to_the_mafia(state, Slot.SECOND, at)


def after_the_marks(state: State, at: int) -> State:
    """Dawn; or somebody is recruited first, and the task runs once more (MF-O37)."""
    recruit = recruited(state)
    return to_dawn(state, at) if recruit is None else to_recruiting(state, recruit, at)


def to_recruiting(state: State, recruit: Recruit, at: int) -> State:
    """MF-C03.3, MF-C03.4: all hear it, and only the marks of the next task will count."""
    town = awake(replace(state.town, recruit=recruit), state.terms)
    state = played(replace(state, town=town), Card.RECRUITMENT, None)
    if is_over(state):  # MF-O67
        return over(replace(state, nights=(*state.nights, recorded(state, None))))
    nobody: BySeat[Seat | None] = (None,) * state.seats
    choices = replace(state.choices, two=nobody, switches=())
    panel = Recruiting(timer(state, at, state.terms.steps.panel))
    return replace(state, phase=panel, choices=choices)


def end_recruiting(state: State, phase: Recruiting, at: int) -> State:
    return to_task(state, Slot.SECOND, at)


# Choosing


def phones_are_dark(state: State) -> bool:
    """All eyes are closed, and a person enters what is pointed at."""
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
    """MF-O59: every phone has it in the Mafia's task, until Recruitment is spent."""
    return phase.slot is not Slot.FIRST and may_come(state, Card.RECRUITMENT)


def choose(state: State, phase: Task, act: Act[Choose]) -> State:
    """What a phone has chosen at a call. It tells nothing, and nothing of it is refused
    because of a token: a mark that cannot count is no mark (MF-O06)."""
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
    """MF-O03: another player who is still in the game, or nobody."""
    if target is None or (target != seat and target in state.town.living):
        return target
    if target == seat:
        raise IllegalMove(*no.CHOOSE_SOMEBODY_ELSE)
    raise IllegalMove(*(no.THEY_ARE_OUT if target < state.seats else NO_SUCH_SEAT))


# What counts


def look(state: State) -> Look | None:
    """MF-20, MF-21: the token of whom the Agent has chosen; nobody chosen, no look."""
    agent = state.town.agent
    if agent is None or not agent_acts(state):
        return None
    seat = state.choices.one[agent]
    if seat is None or seat not in state.town.living:
        return None
    return Look(state.turn, seat, state.town.tokens[seat])


def doomed_agent(state: State) -> Seat | None:
    """MF-72: in a small game an Agent who has seen a Mafioso is out on the spot."""
    seen = state.choices.look
    fatal = seen is not None and seen.token is Token.MAFIOSO and state.terms.one_look
    return state.town.agent if fatal else None


def looks(state: State) -> tuple[Look, ...]:
    """What the Agent has seen, the newest."""
    found = [night.look for night in state.nights if night.look]
    seen = state.choices.look
    if seen and (not found or found[-1].turn != seen.turn):
        found.append(seen)
    most = LOOKS_WITH_CARDS if state.terms.cards else LOOKS
    return tuple(found[-most:])


def recruited(state: State) -> Recruit | None:
    """MF-C03.2, MF-O38: whom the holder of Recruitment has chosen with the switch on, if
    that is somebody asleep. Shelter and Safe Conduct do not protect from it."""
    town, choices = state.town, state.choices
    by = holder(state, Card.RECRUITMENT) if choices.switches else None
    if by is None or not mafia_acts(state) or not choices.switches[by]:
        return None
    seat = choices.two[by]
    if seat is None or seat in (*town.waking, doomed_agent(state)):
        return None
    return Recruit(seat, by, state.turn) if seat in town.living else None


def protected(state: State) -> Seats:
    """Whom the Mafia may not choose (MF-C08.4, MF-C09.3)."""
    if not state.shown.lying:
        return ()
    return before_whom(state, Card.SHELTER, Card.SAFE_CONDUCT)


def legal_targets(state: State) -> Seats:
    """MF-29, MF-O06: those who are asleep, and still in the game."""
    barred = (*state.town.waking, *protected(state), doomed_agent(state))
    return tuple([seat for seat in state.town.living if seat not in barred])


def marks(state: State) -> tuple[Mark, ...]:
    """The marks of those who wake, on somebody who is asleep (MF-O06). That an Agent is
    doomed and cannot be chosen any more, they must not see."""
    town, two = state.town, state.choices.two
    asleep = {*town.living} - {*town.waking, *protected(state)}
    chosen = [(seat, two[seat]) for seat in town.waking]
    return tuple([Mark(seat, on) for seat, on in chosen if on is not None and on in asleep])


def victim(state: State) -> Seat | None:
    """MF-29, MF-O05: most marks; ties and no mark at all are decided by the order drawn.
    If nobody wakes, or everybody does, nobody goes (MF-O52)."""
    if not mafia_acts(state) or not state.town.waking:
        return None
    town, two, doomed = state.town, state.choices.two, doomed_agent(state)
    barred = (None, doomed, *town.waking, *protected(state))
    marked = [on for seat in town.waking if (on := two[seat]) not in barred]
    first = most_named([on for on in marked if on in town.living], state.seats)
    if len(first) == 1:
        return first[0]
    if not first and state.terms.nobody_without_mark:
        return None
    first = first or legal_targets(state)
    return next((seat for seat in state.choices.order if seat in first), None)


# Dawn


def to_dawn(state: State, at: int) -> State:
    """MF-33, MF-34: all see who is gone. An Agent who saw too much goes first (MF-75)."""
    chosen, doomed = victim(state), doomed_agent(state)
    pending = [] if chosen is None else [Pending(chosen, Cause.MAFIA)]
    if doomed is not None:
        pending.append(Pending(doomed, Cause.AGENT_SAW))
    nights = (*state.nights, recorded(state, chosen))
    state = replace(state, nights=nights, pending=tuple(pending), then=COUNCIL)
    if state.terms.cards and pending and doomed is None:
        return settle(state, at)
    clock = timer(state, at, state.terms.steps.dawn)
    if pending:
        return announced(state, Dawn(pending[-1].seat, clock))
    return by_day(replace(state, phase=Dawn(None, clock)))


def recorded(state: State, chosen: Seat | None) -> Night:
    """The night with all its secrets, to be told at the end."""
    town, choices = state.town, state.choices
    waking = town.waking if mafia_acts(state) else ()
    agent = town.agent if agent_acts(state) else None
    order, one, two, look = choices.order, choices.one, choices.two, choices.look
    return Night(state.turn, order, one, two, waking, agent, look, chosen, town.living)
