"""Sealed bets of the eliminated: whom will this council vote out?"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.moves import Bet
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import FirstVote, Talk
from konspira.games.mafia.state.record import Council, Wager
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT


def bettable(state: State, phase: Talk | FirstVote, seat: Seat) -> Choices:
    return {"seat": "living"}


def bet(state: State, phase: Talk | FirstVote, act: Act[Bet]) -> State:
    """Bet on somebody who lives; it may be changed until the first vote closes."""
    on = act.move.seat
    if on not in state.town.living:
        raise IllegalMove(*(no.THEY_ARE_OUT if on < state.seats else NO_SUCH_SEAT))
    this = (state.turn, act.seat)
    others = [each for each in state.bets if (each.turn, each.seat) != this]
    return replace(state, bets=(*others, Wager(state.turn, act.seat, on)))


def bet_of(state: State, seat: Seat) -> Seat | None:
    """Return whom this seat has bet on in this council."""
    bets = [each.on for each in state.bets if each.seat == seat and each.turn == state.turn]
    return bets[0] if bets else None


def won(bets: tuple[Wager, ...], councils: tuple[Council, ...]) -> list[Seat]:
    """Return who won each bet that was won."""
    out = {council.turn: council.out for council in councils}
    return [each.seat for each in bets if out.get(each.turn) == each.on]
