"""The steps of a night, from nightfall to dawn. None of them ends early."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card
from konspira.games.mafia.cards.card_play import played
from konspira.games.mafia.cards.sides import awake
from konspira.games.mafia.clock import timer
from konspira.games.mafia.moves import DrawOrder
from konspira.games.mafia.night.choices import has_switch
from konspira.games.mafia.night.outcome import doomed_agent, look, marks, recruited, victim
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.state import Choices, Pending, State
from konspira.games.mafia.state.lengths import Steps, shortened
from konspira.games.mafia.state.phases import (
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
from konspira.games.mafia.state.record import Night, Recruit
from konspira.games.mafia.turn.elimination import announced, settle
from konspira.games.mafia.turn.flow import agent_acts, by_day, is_over, mafia_acts, over
from konspira.kit import BySeat, Timer

COUNCIL = Talk(Timer(0, 0, hard=False))  # what follows a dawn; its clock is set then


def draw_order(state: State, phase: Nightfall, act: Act[DrawOrder]) -> State:
    """Keep the order that decides ties, drawn at every nightfall, needed or not.

    MF-O05
    """
    order = act.move.order
    if tuple(sorted(order)) != state.town.living:
        raise IllegalMove(*no.NOT_AN_ORDER)
    nobody: BySeat[Seat | None] = (None,) * state.seats
    choices = Choices(order, nobody, nobody, (0,) * state.seats)
    dusk = Dusk(timer(state, act.at, tonight(state).dusk))
    return replace(state, phase=dusk, choices=choices)


def tonight(state: State) -> Steps:
    """Return how long the steps of this night are, as everybody can tell (MF-O72)."""
    terms, living = state.terms, len(state.town.living)
    return shortened(terms.steps, terms.shortest, state.turn, living)


def end_dusk(state: State, phase: Dusk, at: int) -> State:
    if state.terms.night is not NightMode.SHORT:
        return to_task(state, Slot.FIRST, at)
    return to_the_mafia(state, Slot.BOTH, at)


def to_the_mafia(state: State, slot: Slot, at: int) -> State:
    """Go on to the Mafia's task.

    Before the first one the gang may meet (MF-C14.10, MF-O53).
    """
    if state.terms.gang_meets and state.turn == 1:
        clock = timer(state, at, state.terms.steps.panel)
        return replace(state, phase=Recognition(clock))
    return to_task(state, slot, at)


def end_recognition(state: State, phase: Recognition, at: int) -> State:
    short = state.terms.night is NightMode.SHORT
    return to_task(state, Slot.BOTH if short else Slot.SECOND, at)


def to_task(state: State, slot: Slot, at: int) -> State:
    """Begin the Agent's task or the Mafia's (MF-17), no matter who is alive (MF-O04)."""
    steps, longer = tonight(state), 0
    match slot:
        case Slot.FIRST:
            length, calls = steps.first, steps.first_calls
        case Slot.BOTH:
            length, calls = steps.both, steps.both_calls
        case Slot.SECOND:
            length, calls = steps.second, steps.second_calls
            longer = steps.longer
    start = at + longer
    clock = timer(state, at, longer + length)
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
    return replace(state, phase=Panel(timer(state, at, tonight(state).panel)))


def end_panel(state: State, phase: Panel, at: int) -> State:
    if state.terms.night is NightMode.SHORT:
        return after_the_marks(state, at)
    return to_the_mafia(state, Slot.SECOND, at)


def after_the_marks(state: State, at: int) -> State:
    """Go on to dawn; or recruit somebody first, and run the task once more (MF-O37)."""
    recruit = recruited(state)
    return to_dawn(state, at) if recruit is None else to_recruiting(state, recruit, at)


def to_recruiting(state: State, recruit: Recruit, at: int) -> State:
    """Tell all of a recruitment; only marks of the next task count (MF-C03.3, MF-C03.4)."""
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


# Dawn


def to_dawn(state: State, at: int) -> State:
    """Show all who is gone (MF-33, MF-34); an Agent who saw too much goes first (MF-75)."""
    chosen, doomed = victim(state), doomed_agent(state)
    pending = [] if chosen is None else [Pending(chosen, Cause.MAFIA)]
    if doomed is not None:
        pending.append(Pending(doomed, Cause.AGENT_SAW))
    nights = (*state.nights, recorded(state, chosen))
    active = state.turn if mafia_acts(state) and marks(state) else state.active
    state = replace(state, nights=nights, pending=tuple(pending), then=COUNCIL)
    state = replace(state, active=active)
    if state.terms.cards and pending and doomed is None:
        return settle(state, at)
    dawn = state.terms.dawn
    length = dawn.agent_saw if doomed is not None else dawn.gone if pending else dawn.nobody
    clock = timer(state, at, length)
    if pending:
        return announced(state, Dawn(pending[-1].seat, clock))
    return by_day(replace(state, phase=Dawn(None, clock)))


def recorded(state: State, chosen: Seat | None) -> Night:
    """Return the record of this night with all its secrets, to be told at the end."""
    town, choices = state.town, state.choices
    waking = town.waking if mafia_acts(state) else ()
    agent = town.agent if agent_acts(state) else None
    order, one, two, look = choices.order, choices.one, choices.two, choices.look
    return Night(state.turn, order, one, two, waking, agent, look, chosen, town.living)
