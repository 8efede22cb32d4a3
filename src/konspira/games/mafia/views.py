"""What people see of a game: the table, which is for all, and the hand of each seat.

At night nothing may tell one living player from another: their hands have the same fields,
list the same moves and are equally long in bytes.
"""

from enum import StrEnum

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import MASTER, Seat
from konspira.games.mafia.attention import knowing
from konspira.games.mafia.bets import bet_of
from konspira.games.mafia.cards import Card
from konspira.games.mafia.council import Ballots, candidates, voters
from konspira.games.mafia.ending import told
from konspira.games.mafia.ghosts import Console, Ghost, console, ghost, whispers
from konspira.games.mafia.held import Holding, holding
from konspira.games.mafia.law import LAW
from konspira.games.mafia.learned import has_met, mafia
from konspira.games.mafia.moves import Token
from konspira.games.mafia.night import looks, marks
from konspira.games.mafia.phases import (
    Count,
    Opening,
    Over,
    Panel,
    Phase,
    Recognition,
    Recruiting,
    RollCall,
    Slot,
    Talk,
    Task,
    TieTalk,
)
from konspira.games.mafia.presence import UNSEEN, removable
from konspira.games.mafia.record import (
    Council,
    Fallen,
    Look,
    Lying,
    Mark,
    Played,
    Spoken,
    Told,
)
from konspira.games.mafia.state import State, present, two_thirds
from konspira.games.mafia.terms import Terms
from konspira.games.mafia.turns import agent_acts, mafia_acts
from konspira.kit import BySeat, Seats

NAME = "mafia"
LIVING_BYTES = 1_152  # more than any hand of somebody who lives takes
HOLDING_BYTES = 1_344  # the same, if they hold cards
KNOWING_BYTES = 2_048  # the same for those who see more, at night
NOTES = 4  # so many of the newest are in a hand
encode = msgspec.json.Encoder().encode


class Table(game.Table, frozen=True, tag=NAME):
    terms: Terms
    phase: Phase
    turn: int  # of the night that falls or has passed; 0 before the first
    led: bool  # by a person
    living: Seats
    fallen: tuple[Fallen, ...]
    candidates: Seats  # who may be voted for now
    voters: Seats  # who may vote now
    voted: Seats  # who has
    ballots: BySeat[Seat | None]  # that lie open: opened, counted, and in a tie talk
    ready_needed: int  # how many of those present end the talk
    missing: Seats  # without contact, as of dawn
    removable: Seats  # absent for a whole turn
    agreed: BySeat[Seats]  # who agrees to remove each of them
    talk: tuple[Spoken, ...]  # written lines of this council
    council: Council  # of this turn
    councils: tuple[Council, ...]  # of earlier turns
    plays: tuple[Played, ...]  # of action cards, in their order
    spent: tuple[Card, ...]  # which cannot come any more
    lying: tuple[Lying, ...]  # face up, and before whom
    commander: Seat | None
    told: Told | None  # everything, when the game is over


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
    bet: Seat | None  # of the eliminated, in this council
    whispers: tuple[Spoken, ...]  # the newest lines of the eliminated
    ghost: Ghost | None
    console: Console | None
    holding: Holding | None  # the action card, if the game has any
    padding: str = ""  # makes all hands of one kind equally long


# The table


def table(state: State) -> Table:
    phase = state.phase
    vote = phase if isinstance(phase, Ballots) else None
    return Table(
        terms=state.terms,
        phase=phase,
        turn=state.turn,
        led=state.led,
        living=state.town.living,
        fallen=state.town.fallen,
        candidates=candidates(state, vote) if vote else (),
        voters=voters(state, vote) if vote else (),
        voted=voted(state) if vote else (),
        ballots=open_ballots(state, phase),
        ready_needed=ready_needed(state),
        missing=state.missing,
        removable=() if isinstance(phase, UNSEEN) else removable(state),
        agreed=state.agreed,
        talk=state.talk,
        council=state.council,
        councils=state.councils,
        plays=state.shown.plays,
        spent=tuple(dict.fromkeys([play.card for play in state.shown.plays])),
        lying=state.shown.lying,
        commander=state.shown.commander,
        told=told(state) if isinstance(phase, Over) else None,
    )


def open_ballots(state: State, phase: Phase) -> BySeat[Seat | None]:
    """MF-O08: counted, or opened one by one (MF-O66)."""
    match phase:
        case Count() | TieTalk():
            return state.ballots
        case RollCall(order=order, opened=number):
            opened = order[:number]
            ballots = enumerate(state.ballots)
            return tuple([ballot if seat in opened else None for seat, ballot in ballots])
        case _:
            return ()


def voted(state: State) -> Seats:
    ballots = state.ballots
    return tuple([seat for seat in state.town.living if ballots[seat] is not None])


def ready_needed(state: State) -> int:
    """How many have to be ready to end this step; 0: it ends otherwise."""
    match state.phase:
        case Opening() if not state.led:
            return len(present(state))
        case Talk() if not state.led:
            return two_thirds(len(present(state)))
        case _:
            return 0


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
    """The hand of a place without a token."""
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
        ghost=None,
        console=None,
        holding=holding(state, seat),
    )


def of_the_eliminated(state: State, seat: Seat) -> Hand:
    """Their token lies open; they keep their own notes, and see what was agreed on."""
    held = blank(state, seat, whispers=whispers(state))
    return replace(
        held,
        token=state.town.tokens[seat],
        notes=notes(state, seat),
        bet=bet_of(state, seat),
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
    """What this phone has chosen in the running night."""
    if not isinstance(state.phase, Task | Panel | Recognition | Recruiting):
        return None
    choices = state.choices
    return Note(state.turn, choices.one[seat], choices.two[seat])


def notes(state: State, seat: Seat) -> tuple[Note, ...]:
    """One's own choices of the nights before, the newest ones."""
    nights = [night for night in state.nights if seat in night.order]
    return tuple([Note(n.turn, n.one[seat], n.two[seat]) for n in nights[-NOTES:]])
