"""The person who leads: goes from step to step, and enters what phones cannot.

The place of the MASTER is the room's affair. The game hears when it is taken or becomes
empty; the app leads on only if host or game master say so.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from konspira.game import HOST, MASTER, Act, IllegalMove, MasterPlace, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card
from konspira.games.mafia.cards.sides import awake
from konspira.games.mafia.clock import Onward, led_by_a_person, led_by_the_app
from konspira.games.mafia.council.ties import moved
from konspira.games.mafia.council.votes import (
    Ballots,
    Voting,
    candidates,
    change_vote,
    vote,
    voters,
)
from konspira.games.mafia.moves import (
    EnterBallot,
    EnterChoice,
    Exclude,
    HandToApp,
    LetAppLead,
    Next,
    PutBack,
    Vote,
)
from konspira.games.mafia.night.choices import checked, phones_are_dark
from konspira.games.mafia.options import Ghosts
from konspira.games.mafia.people.removal import taken_out
from konspira.games.mafia.state import Shown, State, put
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Over,
    Phase,
    Reveal,
    RollCall,
    Slot,
    Task,
    TieTalk,
)
from konspira.kit import Seats
from konspira.law import Bar, Choices, only
from konspira.refusals import NO_SUCH_SEAT, Refusal

# Who leads


def may_lead(state: State, seat: Seat | None) -> bool:
    """Return whether somebody may lead: without a seat, or out (MF-03, MF-O68)."""
    if isinstance(state.phase, Over):
        return False
    return seat is None or seat not in state.town.living


def app_leads(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    return None if state.led else no.APP_LEADS


def leading(but: Bar = app_leads) -> only:
    """Return the bar of what the game master alone does, while a person leads."""

    def bar(state: State, phase: Phase, seat: Seat) -> Refusal | None:
        return but(state, phase, seat) if state.led else no.APP_LEADS

    return only(MASTER, but=bar, others=no.MASTER_ONLY)


def host_or_leader(but: Bar | None = None) -> only:
    """Return the bar of what the host does, and who leads, while a person does."""

    def bar(state: State, phase: Phase, seat: Seat) -> Refusal | None:
        if seat != HOST and not state.led:
            return no.APP_LEADS
        return but(state, phase, seat) if but else None

    return only(HOST, MASTER, but=bar)


def whoever_leads() -> only:
    """Return the bar of what the person does who leads, or the host while the app does."""

    def bar(state: State, phase: Phase, seat: Seat) -> Refusal | None:
        if state.led:
            return None if seat == MASTER else no.MASTER_ONLY
        return None if seat == HOST else no.APP_LEADS

    return only(HOST, MASTER, but=bar, others=no.MASTER_ONLY)


def master_place(state: State, phase: Phase, act: Act[MasterPlace]) -> State:
    """Let the person who takes the place lead from now on.

    An empty place waits for the host.
    """
    if not act.move.held:
        return state
    seats = act.move.seats
    if any(seat >= state.seats for seat in seats):
        raise IllegalMove(*NO_SUCH_SEAT)
    if any(seat in state.town.living for seat in seats):
        raise IllegalMove(*no.THEY_ARE_STILL_IN)
    leaders = tuple(sorted({*state.leaders, *seats}))
    state = replace(state, informed=informed(state), leaders=leaders)
    return replace(state, led=True, phase=led_by_a_person(phase))


def informed(state: State) -> Seats:
    """Return who may have seen everything while the app led (MF-O79)."""
    if state.led or state.terms.ghosts is not Ghosts.EVERYTHING:
        return state.informed
    return tuple(sorted({*state.informed, *[gone.seat for gone in state.town.fallen]}))


def app_takes_over(state: State, phase: Phase, act: Act[LetAppLead | HandToApp]) -> State:
    return replace(state, led=False, phase=led_by_the_app(phase, act.at))


def next_step(onward: Onward) -> Callable[[State, Any, Act[Next]], State]:
    def on(state: State, phase: Any, act: Act[Next]) -> State:
        return onward(state, phase, act.at)

    return on


# For seats without a phone


def unreachable(state: State) -> Seats:
    """Return the living for whom the game master enters.

    With closed eyes that is everybody.
    """
    living = state.town.living
    if phones_are_dark(state):
        return living
    return tuple([seat for seat in living if seat in state.presence.missing])


def check_unreachable(state: State, seat: Seat) -> None:
    if seat in unreachable(state):
        return
    if seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    out = seat not in state.town.living
    raise IllegalMove(*(no.THEY_ARE_OUT if out else no.THEY_HAVE_A_PHONE))


def enterable(state: State, phase: Task, seat: Seat) -> Choices:
    slots = (Slot.FIRST, Slot.SECOND) if phase.slot is Slot.BOTH else (phase.slot,)
    target = (None, *state.town.living)
    return {"seat": unreachable(state), "slot": slots, "target": target}


def enter_choice(state: State, phase: Task, act: Act[EnterChoice]) -> State:
    seat, slot, choices = act.move.seat, act.move.slot, state.choices
    check_unreachable(state, seat)
    if slot is Slot.BOTH or phase.slot not in (slot, Slot.BOTH):
        raise IllegalMove(*no.NOT_THIS_TASK)
    target = checked(state, seat, act.move.target)
    if slot is Slot.FIRST:
        choices = replace(choices, one=put(choices.one, seat, target))
    else:
        choices = replace(choices, two=put(choices.two, seat, target))
    return replace(state, choices=choices)


def ballots_to_enter(state: State, phase: Voting, seat: Seat) -> Choices:
    able, late = voters(state, phase), opened(phase)
    waiting = [s for s in unreachable(state) if s in able and s not in late]
    without = [s for s in waiting if state.ballots[s] is None]
    return {"seat": tuple(without), "target": candidates(state, phase)}


def enter_ballot(state: State, phase: Voting, act: Act[EnterBallot]) -> State:
    seat, target = act.move.seat, act.move.target
    check_unreachable(state, seat)
    if state.ballots[seat] is not None:
        raise IllegalMove(*no.VOTED_ALREADY)
    check_voter(state, phase, seat)
    ballot = Act(act.at, seat, Vote(target))
    if isinstance(phase, RollCall):
        return change_vote(state, phase, ballot)
    return vote(state, phase, ballot)


def check_voter(state: State, phase: Ballots, seat: Seat) -> None:
    if seat not in voters(state, phase):
        raise IllegalMove(*no.NO_BALLOT)
    if seat in opened(phase):
        raise IllegalMove(*no.OPENED_ALREADY)


def opened(phase: Ballots) -> Seats:
    """Return whose ballots lie open already, with a name on them or without (MF-O66)."""
    return phase.order[: phase.opened] if isinstance(phase, RollCall) else ()


def ballots_to_move(state: State, phase: TieTalk, seat: Seat) -> list[Choices]:
    ways: list[Choices] = []
    able = voters(state, phase)
    for other in [seat for seat in unreachable(state) if seat in able]:
        kept = (other, state.ballots[other])
        left = tuple([each for each in phase.finalists if each not in kept])
        ways.append({"seat": (other,), "target": left})
    return ways


def enter_move(state: State, phase: TieTalk, act: Act[EnterBallot]) -> State:
    check_unreachable(state, act.move.seat)
    check_voter(state, phase, act.move.seat)
    return moved(state, phase, act.move.seat, act.move.target, act.at)


# In and out


def living(state: State, phase: Phase, seat: Seat) -> Choices:
    return {"seat": "living"}


def exclude(state: State, phase: Phase, act: Act[Exclude]) -> State:
    """Put out somebody who was caught peeking (MF-64)."""
    seat = act.move.seat
    if seat not in state.town.living:
        raise IllegalMove(*(no.THEY_ARE_OUT if seat < state.seats else NO_SUCH_SEAT))
    return taken_out(state, seat, Cause.EXCLUDED, act.at)


def puts_nobody_back(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    return None if mistakes(state) else no.OUT_FOR_GOOD


def mistakes(state: State) -> Seats:
    """Return who may have been eliminated by mistake.

    In this turn, and they have never led.
    """
    today = [gone.seat for gone in state.town.fallen if gone.turn == state.turn]
    knowing = (*state.leaders, *state.informed)
    return tuple(sorted([seat for seat in today if seat not in knowing]))


def whom_to_put_back(state: State, phase: Phase, seat: Seat) -> Choices:
    return {"seat": mistakes(state)}


def put_back(state: State, phase: Phase, act: Act[PutBack]) -> State:
    """Take somebody in again who was eliminated by mistake; nothing was shown."""
    seat = act.move.seat
    if seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    if seat in state.town.living:
        raise IllegalMove(*no.THEY_ARE_STILL_IN)
    if seat in state.leaders:
        raise IllegalMove(*no.THEY_HAVE_LED)
    if seat not in mistakes(state):
        raise IllegalMove(*no.OUT_FOR_GOOD)
    return back(state, seat)


def back(state: State, seat: Seat) -> State:
    town, council, phase = state.town, state.council, state.phase
    if isinstance(phase, Dawn) and phase.seat == seat:
        phase = replace(phase, seat=None)
    if isinstance(phase, Reveal) and phase.seat == seat:
        phase = replace(phase, seat=None, cause=None, lot=(), by=None, gang=False)
    town = replace(
        town,
        living=tuple(sorted((*town.living, seat))),
        fallen=tuple([gone for gone in town.fallen if gone.seat != seat]),
    )
    if council.out == seat:
        council = replace(council, out=None)
    return replace(
        state,
        phase=phase,
        shown=without_its_going(state, seat),
        town=awake(town, state.terms),
        council=council,
        put_back=tuple(sorted({*state.put_back, seat})),
        pending=tuple([each for each in state.pending if each.seat != seat]),
        bets=tuple([bet for bet in state.bets if bet.seat != seat]),
    )


def without_its_going(state: State, seat: Seat) -> Shown:
    """Return what lies open, but for the card that this seat showed because it went."""
    (gone,) = (each for each in state.town.fallen if each.seat == seat)
    wrong = gone.cause is Cause.WRONG_PHASE

    def shown_by_going(card: Card, by: Seat | None) -> bool:
        return by == seat and (card is Card.NEW_GANG or wrong)

    shown = state.shown
    plays = [each for each in shown.plays if not shown_by_going(each.card, each.seat)]
    lying = [each for each in shown.lying if not shown_by_going(each.card, each.holder)]
    return replace(shown, plays=tuple(plays), lying=tuple(lying))
