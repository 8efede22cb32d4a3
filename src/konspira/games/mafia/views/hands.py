"""The hand of each seat: what it alone sees of a game.

At night nothing may tell one living player from another: their hands have the same fields,
list the same moves and are equally long in bytes.
"""

from enum import StrEnum

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.council.bets import bet_of
from konspira.games.mafia.law import LAW
from konspira.games.mafia.night.outcome import looks, marks
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    Panel,
    Recognition,
    Recruiting,
    Slot,
    Task,
)
from konspira.games.mafia.state.record import (
    Felt,
    Look,
    Mark,
    Spoken,
)
from konspira.games.mafia.turn.flow import agent_acts, mafia_acts
from konspira.games.mafia.views.awaited import knowing
from konspira.games.mafia.views.night_knowledge import has_met, mafia
from konspira.games.mafia.views.out_of_game import (
    Console,
    Ghost,
    console,
    felt,
    ghost,
    whispers,
)
from konspira.games.mafia.views.own_card import Holding, holding
from konspira.games.mafia.views.table import NAME
from konspira.kit import Seats

LIVING_BYTES = 1_152  # more than any hand of somebody who lives takes
HOLDING_BYTES = 1_344  # the same, if they hold cards
KNOWING_BYTES = 2_560  # the same for those who see more, at night
NOTES = 4  # so many of the newest are in a hand
encode = msgspec.json.Encoder().encode


class Meaning(StrEnum):
    """What choosing a person means for this phone. Read only while held."""

    LOOK = "look"  # the Agent: whose token?
    SUSPECT = "suspect"  # a note: whom do you suspect most?
    MARK = "mark"  # those who wake: the victim
    TRUST = "trust"  # a note: whom do you trust?


class Note(Struct, frozen=True, gc=False):
    """What this seat chose in a night: its own notes, looks or marks."""

    turn: int
    one: Seat | None
    two: Seat | None


class Hand(game.Hand, frozen=True, tag=NAME):
    token: Token | None
    first: Meaning | None  # of the first task, in its slot
    second: Meaning | None
    chosen: Note | None  # what this phone has sent in the running night
    notes: tuple[Note, ...]  # of the nights before
    looks: tuple[Look, ...]  # the Agent's
    waking: Seats  # for those who wake, from the first time they do
    marks: tuple[Mark, ...]  # of the others who wake, as of the last call
    ballot: Seat | None  # one's own, while the others still vote
    bet: Seat | None  # of the eliminated, in this council or night
    whispers: tuple[Spoken, ...]  # the newest lines of the eliminated
    felt: tuple[Felt, ...]  # and the small faces that they show each other
    ghost: Ghost | None
    console: Console | None
    holding: Holding | None  # the action card, if the game has any
    padding: str = ""  # makes all hands of one kind equally long


# Hands


def hand(state: State, seat: Seat) -> Hand:
    if seat == MASTER:
        held = blank(state, seat, console=console(state), whispers=whispers(state))
    elif seat < 0 or not state.town.tokens:
        return blank(state, seat)
    elif seat in state.town.living:
        held = of_the_living(state, seat)
    else:
        held = of_the_eliminated(state, seat)
    living = HOLDING_BYTES if state.terms.cards else LIVING_BYTES
    size = KNOWING_BYTES if seat in knowing(state) else living
    return replace(held, padding=" " * (-len(encode(held)) % size))


def blank(
    state: State,
    seat: Seat,
    console: Console | None = None,
    whispers: tuple[Spoken, ...] = (),
) -> Hand:
    """Return the hand of a place without a token."""
    return Hand(
        seat=seat,
        offers=LAW.offers(state, seat),
        token=None,
        first=None,
        second=None,
        chosen=None,
        notes=(),
        looks=(),
        waking=(),
        marks=(),
        ballot=None,
        bet=None,
        whispers=whispers,
        felt=(),
        ghost=None,
        console=console,
        holding=None,
    )


def of_the_living(state: State, seat: Seat) -> Hand:
    phase, town = state.phase, state.town
    slot = phase.slot if isinstance(phase, Task) else None
    wakes = seat in town.waking
    roster = mafia(state, seat) if wakes and has_met(state) else ()
    marking = wakes and slot in (Slot.SECOND, Slot.BOTH) and mafia_acts(state)
    return Hand(
        seat=seat,
        offers=LAW.offers(state, seat),
        token=town.tokens[seat],
        first=first_meaning(state, seat) if slot in (Slot.FIRST, Slot.BOTH) else None,
        second=second_meaning(state, seat) if slot in (Slot.SECOND, Slot.BOTH) else None,
        chosen=chosen(state, seat),
        notes=notes(state, seat),
        looks=looks(state) if seat == town.agent else (),
        waking=roster,
        marks=marks(state) if marking else (),
        ballot=state.ballots[seat],
        bet=None,
        whispers=(),
        felt=(),
        ghost=None,
        console=None,
        holding=holding(state, seat),
    )


def of_the_eliminated(state: State, seat: Seat) -> Hand:
    """Return the hand of somebody who is out.

    Their token lies open; they keep their own notes, and see what was agreed on.
    """
    held = blank(state, seat, whispers=whispers(state))
    return replace(
        held,
        token=state.town.tokens[seat],
        notes=notes(state, seat),
        bet=bet_of(state, seat),
        felt=felt(state),
        ghost=ghost(state, seat),
        holding=holding(state, seat),
    )


def first_meaning(state: State, seat: Seat) -> Meaning:
    looks = seat == state.town.agent and agent_acts(state)
    return Meaning.LOOK if looks else Meaning.SUSPECT


def second_meaning(state: State, seat: Seat) -> Meaning:
    wakes = seat in state.town.waking and mafia_acts(state)
    return Meaning.MARK if wakes else Meaning.TRUST


def chosen(state: State, seat: Seat) -> Note | None:
    """Return what this phone has chosen in the running night."""
    if not isinstance(state.phase, Task | Panel | Recognition | Recruiting):
        return None
    choices = state.choices
    return Note(state.turn, choices.one[seat], choices.two[seat])


def notes(state: State, seat: Seat) -> tuple[Note, ...]:
    """Return the choices of this seat in the nights before, the newest ones."""
    nights = [night for night in state.nights if seat in night.order]
    return tuple([Note(n.turn, n.one[seat], n.two[seat]) for n in nights[-NOTES:]])
