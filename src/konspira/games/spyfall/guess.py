"""The spy stops the game and names the place (SF2-78 to SF2-88, SW-54 to SW-61)."""

from msgspec.structs import replace

from konspira.game import IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.rounds import finish
from konspira.games.spyfall.state import (
    Guessed,
    Guessing,
    Named,
    State,
    only,
    open_places,
)
from konspira.refusals import NOT_YOUR_TURN


def reveal(state: State, seat: Seat, at: int) -> State:
    """Only a spy stops the game. Anybody else has pressed a button that does nothing."""
    if seat not in state.ring:
        raise IllegalMove(*NOT_YOUR_TURN)
    if seat not in state.dealt.spies:
        return state
    return replace(state, phase=Guessing(seat, guess_until(state, at)))


def guess_until(state: State, at: int) -> int:
    return at + state.terms.guess_seconds * 1000


def guess(state: State, phase: Guessing, seat: Seat, place: int, at: int) -> State:
    only(seat, phase.seat)
    if place not in range(len(state.places)):
        raise IllegalMove(*no.NO_SUCH_PLACE)
    if place not in open_places(state):
        raise IllegalMove(*no.PLACE_WAS_PLAYED)
    return guessed(state, phase, place, at)


def guessed(state: State, phase: Guessing, place: int | None, at: int) -> State:
    """SF2-83, SF2-84: then the other spy shows their card, and must guess too."""
    guesses = (*phase.guesses, Guessed(phase.seat, place))
    done = {guess.seat for guess in guesses}
    others = [spy for spy in state.dealt.spies if spy not in done]
    if not others:
        return finish(state, Named(guesses))
    until = guess_until(state, at)
    return replace(state, phase=Guessing(others[0], until, guesses=guesses))


def more_time(state: State, phase: Guessing, seat: Seat) -> State:
    only(seat, phase.seat)
    if phase.extended:
        raise IllegalMove(*no.NO_MORE_TIME)
    until = phase.until + state.terms.guess_seconds * 1000
    return replace(state, phase=replace(phase, until=until, extended=True))
