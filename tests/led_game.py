"""A toy game with a night and a game master, for tests of rooms and servers.

One player is the wolf. At night everybody picks somebody, and only the wolf's pick counts;
by day somebody is sent out. It is led by a person, or by the host's taps. Nobody wins.
"""

from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import (
    CHANCE,
    HOST,
    MASTER,
    ROOM,
    Act,
    Contact,
    Game,
    Hush,
    IllegalMove,
    MasterPlace,
    Outcome,
    Seat,
)
from konspira.law import NOTHING, Choices, Law, Row, only
from konspira.packs import Packs
from konspira.refusals import NO_SUCH_SEAT, NOT_NOW, NOT_YOUR_TURN, Refusal

HAND, LONG_HAND = 300, 900  # bytes of a hand of the living, and of who sees more
SIZE, LONG_SIZE = 1_024, 2_048


class Options(game.Options, frozen=True, kw_only=True):
    led: bool = False  # by a person


# Moves


class Deal(game.Move, frozen=True):
    wolf: Seat


class Pick(game.Move, frozen=True):
    seat: Annotated[Seat, Meta(ge=0)]


class Next(game.Move, frozen=True):
    """Day comes after the night, and night after the day."""


class Exclude(game.Move, frozen=True):
    seat: Annotated[Seat, Meta(ge=0)]


class LetAppLead(game.Move, frozen=True):
    """The host goes on without a person who leads."""


# State


class Dealing(Struct, frozen=True, tag=True): ...


class Night(Struct, frozen=True, tag=True): ...


class Day(Struct, frozen=True, tag=True): ...


class Over(Struct, frozen=True, tag=True): ...


class State(Struct, frozen=True):
    seats: int
    led: bool
    phase: Dealing | Night | Day | Over = Dealing()
    wolf: Seat | None = None
    picks: tuple[Seat | None, ...] = ()
    out: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    known: tuple[Seat, ...] = ()  # as the room has told


def setup(options: Options, seats: int, *before: Any, **sat: Any) -> State:
    return State(seats, options.led, picks=(None,) * seats)


def living(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(s) for s in range(state.seats) if s not in state.out)


# Law


def out(state: State, phase: Any, seat: Seat) -> Refusal | None:
    if seat < 0:
        return NOT_YOUR_TURN
    return NOT_NOW if seat in state.out else None


def not_leading(state: State, phase: Any, seat: Seat) -> Refusal | None:
    return None if seat == (MASTER if state.led else HOST) else NOT_YOUR_TURN


def others(state: State, phase: Any, seat: Seat) -> Choices:
    return {"seat": tuple(other for other in living(state) if other != seat)}


def take(state: State, phase: Dealing, act: Act[Deal]) -> State:
    return replace(state, phase=Night(), wolf=act.move.wolf)


def pick(state: State, phase: Night, act: Act[Pick]) -> State:
    if act.move.seat == act.seat or act.move.seat not in living(state):
        raise IllegalMove(*NO_SUCH_SEAT)
    picks = list(state.picks)
    picks[act.seat] = act.move.seat
    return replace(state, picks=tuple(picks))


def next_phase(state: State, phase: Night | Day, act: Act[Next]) -> State:
    return replace(state, phase=Day() if isinstance(phase, Night) else Night())


def exclude(state: State, phase: Day, act: Act[Exclude]) -> State:
    if act.move.seat not in living(state):
        raise IllegalMove(*NO_SUCH_SEAT)
    gone = (*state.out, act.move.seat)
    over = len(gone) == state.seats
    return replace(state, out=gone, phase=Over() if over else phase)


def hear(state: State, phase: Any, act: Act[Contact]) -> State:
    rest = tuple(seat for seat in state.missing if seat != act.move.seat)
    return replace(state, missing=rest if act.move.here else (*rest, act.move.seat))


def hear_master(state: State, phase: Any, act: Act[MasterPlace]) -> State:
    return replace(state, led=state.led or act.move.held, known=act.move.seats)


def let_app_lead(state: State, phase: Any, act: Act[LetAppLead]) -> State:
    return replace(state, led=False)


ALWAYS: dict[type[game.Move], Row] = {
    Contact: Row(only(ROOM), NOTHING, hear),
    MasterPlace: Row(only(ROOM), NOTHING, hear_master),
    LetAppLead: Row(only(HOST), NOTHING, let_app_lead),
}
LAW = Law(
    {
        Dealing: {Deal: Row(only(CHANCE), NOTHING, take, to=(Night,)), **ALWAYS},
        Night: {
            Pick: Row(out, others, pick),
            Next: Row(not_leading, NOTHING, next_phase, to=(Day,)),
            **ALWAYS,
        },
        Day: {
            Exclude: Row(not_leading, others, exclude, to=(Over,)),
            Next: Row(not_leading, NOTHING, next_phase, to=(Night,)),
            **ALWAYS,
        },
        Over: {},
    }
)


# Views


class Table(game.Table, frozen=True, tag="led"):
    phase: Dealing | Night | Day | Over
    led: bool
    out: tuple[Seat, ...]
    missing: tuple[Seat, ...]


class Hand(game.Hand, frozen=True, tag="led"):
    wolf: Seat | None
    picks: tuple[Seat | None, ...]
    padding: str = ""


def table(state: State) -> Table:
    dark = isinstance(state.phase, Night)
    return Table(state.phase, state.led, state.out, () if dark else state.missing)


def hand(state: State, seat: Seat) -> Hand:
    knows = seat in (MASTER, state.wolf)
    picks = state.picks if knows else (state.picks[seat],) if seat >= 0 else ()
    wolf = state.wolf if knows else None
    found = Hand(wolf, picks, seat=seat, offers=LAW.offers(state, seat))
    length = LONG_HAND if seat == MASTER or seat in state.out else HAND
    return replace(found, padding="." * (length - len(msgspec.json.encode(found))))


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    if seat == MASTER or state.wolf is None or seat == state.wolf:
        return state
    others = [Seat(s) for s in range(state.seats) if s != seat]
    picks = tuple(
        state.picks[s] if s == seat or state.picks[s] is None else rng.choice(others)
        for s in range(state.seats)
    )
    return replace(state, wolf=rng.choice(others), picks=picks)


def led_game(every: int = 1_000) -> Game:
    """The toy game, with a beat of so many milliseconds."""

    def hush(state: State) -> Hush | None:
        if not isinstance(state.phase, Night):
            return None
        return Hush(every, SIZE, (*state.out, MASTER), LONG_SIZE)

    def deal(state: State, packs: Packs, rng: Random) -> Deal:
        return Deal(Seat(rng.randrange(state.seats)))

    def outcome(state: State) -> Outcome | None:
        over = isinstance(state.phase, Over)
        return Outcome((), (0,) * state.seats, "nobody-left") if over else None

    return Game(
        name="led",
        version=1,
        seats=range(3, 22),
        options=Options,
        table_type=Table,
        hand_type=Hand,
        law=LAW,
        setup=setup,
        deal=deal,
        awaited=lambda state: awaited(state),
        table=table,
        hand=hand,
        outcome=outcome,
        imagine=imagine,
        hush=hush,
        needs_master=lambda options: options.led,
        may_lead=lambda state, seat: seat is None or seat in state.out,
    )


def awaited(state: State) -> frozenset[Seat]:
    match state.phase:
        case Dealing():
            return frozenset({CHANCE})
        case Over():
            return frozenset()
        case _:
            return frozenset({MASTER if state.led else HOST})
