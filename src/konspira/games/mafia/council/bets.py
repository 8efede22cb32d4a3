"""Sealed bets of the eliminated: whom will the night take, whom will the town vote out?"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.moves import Bet
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.state import State, is_not_out
from konspira.games.mafia.state.phases import (
    Dusk,
    FirstVote,
    LastCards,
    Panel,
    Phase,
    Slot,
    Talk,
    Task,
)
from konspira.games.mafia.state.record import Council, Night, Wager
from konspira.games.mafia.turn.flow import mafia_acts
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, NOT_NOW, Refusal

Betting = Talk | FirstVote | LastCards | Dusk | Task | Panel


def bets_nothing(state: State, phase: Betting, seat: Seat) -> Refusal | None:
    """Return why a seat may not bet now, if so.

    On the night, from the last cards of the day until the Mafia meets: after that the
    eliminated see its marks (MF-O80).
    """
    barred = is_not_out(state, phase, seat)
    if barred is None and isinstance(phase, Dusk | Task | Panel):
        return None if mafia_acts(state) and is_before_the_mafia(state, phase) else NOT_NOW
    return barred


def is_before_the_mafia(state: State, phase: Dusk | Task | Panel) -> bool:
    match phase:
        case Task(slot=slot):
            return slot is Slot.FIRST
        case Panel():
            return state.terms.night is not NightMode.SHORT
        case _:
            return True


def bettable(state: State, phase: Betting, seat: Seat) -> Choices:
    return {"seat": "living"}


def bet(state: State, phase: Betting, act: Act[Bet]) -> State:
    """Bet on somebody who lives; it may be changed while bets are open."""
    on = act.move.seat
    if on not in state.town.living:
        raise IllegalMove(*(no.THEY_ARE_OUT if on < state.seats else NO_SUCH_SEAT))
    turn, night = bet_on(state)
    this = (turn, night, act.seat)
    others = [each for each in state.bets if (each.turn, each.night, each.seat) != this]
    return replace(state, bets=(*others, Wager(turn, act.seat, on, night)))


def bet_on(state: State) -> tuple[int, bool]:
    """Return on which turn people bet now, and whether on its night."""
    if isinstance(state.phase, LastCards):
        return state.turn + 1, True
    return state.turn, is_night(state.phase)


def is_night(phase: Phase) -> bool:
    return isinstance(phase, Dusk | Task | Panel)


def bet_of(state: State, seat: Seat) -> Seat | None:
    """Return whom this seat has bet on, in this night or in the council after it."""
    now = bet_on(state)
    own = [each for each in state.bets if each.seat == seat]
    return next((each.on for each in own if (each.turn, each.night) == now), None)


def won(
    bets: tuple[Wager, ...], councils: tuple[Council, ...], nights: tuple[Night, ...]
) -> list[Seat]:
    """Return who won each bet that was won; whom the Mafia chose may have been saved."""
    out = {council.turn: council.out for council in councils}
    chosen = {night.turn: night.victim for night in nights}
    return [
        each.seat
        for each in bets
        if (chosen if each.night else out).get(each.turn) == each.on
    ]
