"""The votes when time is up: one lap round the table (SF2-56, SW-40)."""

from msgspec.structs import replace

from konspira.game import Act, Seat, TimeUp
from konspira.games.spyfall.moves import Nominate
from konspira.games.spyfall.options import TimeOutVote
from konspira.games.spyfall.phases import Facing, Nominating
from konspira.games.spyfall.record import Unexposed
from konspira.games.spyfall.rounds import finish
from konspira.games.spyfall.state import State
from konspira.games.spyfall.suspects import check_suspect
from konspira.kit import clockwise
from konspira.refusals import NOT_YOUR_TURN, Refusal


def next_in_lap(state: State, lap: int, at: int) -> State:
    """Go on clockwise from the dealer, one lap (SF2-57, SF2-59, SW-41, SF2-O17)."""
    order = clockwise(state.ring, state.dealer)
    if lap == len(order):
        return finish(state, Unexposed())  # SF2-66, SW-47
    until = talk_until(state, at)
    if state.terms.time_out_vote is TimeOutVote.CANDIDATES:
        return replace(state, phase=Facing(order[lap], lap, until))
    return replace(state, phase=Nominating(order[lap], lap, until))


def talk_until(state: State, at: int) -> int:
    return at + state.terms.talk_seconds * 1000


def does_not_nominate(state: State, phase: Nominating, seat: Seat) -> Refusal | None:
    return None if seat == phase.seat else NOT_YOUR_TURN


def nominate(state: State, phase: Nominating, act: Act[Nominate]) -> State:
    """Name a suspect and begin the talk about them (SF2-60)."""
    check_suspect(state, act.seat, act.move.seat)
    until = talk_until(state, act.at)
    facing = Facing(act.move.seat, phase.lap, until, nominator=act.seat)
    return replace(state, phase=facing)


def nominate_nobody(state: State, phase: Nominating, act: Act[TimeUp]) -> State:
    return next_in_lap(state, phase.lap + 1, act.at)
