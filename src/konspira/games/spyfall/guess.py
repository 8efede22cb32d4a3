"""The spy stops the game and names the place (SF2-78 to SF2-88, SW-54 to SW-61)."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat, TimeUp
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import Guess, MoreTime, Reveal
from konspira.games.spyfall.phases import Guessing, Questioning
from konspira.games.spyfall.record import Guessed, Named
from konspira.games.spyfall.rounds import finish
from konspira.games.spyfall.state import State
from konspira.refusals import NOT_YOUR_TURN, Refusal


def reveal(state: State, phase: Questioning, act: Act[Reveal]) -> State:
    """Stop the game for a spy. For anybody else the button does nothing."""
    if act.seat not in state.dealt.spies:
        return state
    return replace(state, phase=Guessing(act.seat, guess_until(state, act.at)))


def guess_until(state: State, at: int) -> int:
    return at + state.terms.guess_seconds * 1000


def does_not_guess(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    return None if seat == phase.seat else NOT_YOUR_TURN


def guess(state: State, phase: Guessing, act: Act[Guess]) -> State:
    place = act.move.place
    if place not in range(len(state.places)):
        raise IllegalMove(*no.NO_SUCH_PLACE)
    if place not in state.unplayed:
        raise IllegalMove(*no.PLACE_WAS_PLAYED)
    return guessed(state, phase, place, act.at)


def guess_nothing(state: State, phase: Guessing, act: Act[TimeUp]) -> State:
    return guessed(state, phase, None, act.at)


def guessed(state: State, phase: Guessing, place: int | None, at: int) -> State:
    """Note a guess; then the other spy, if any, must guess too (SF2-83, SF2-84)."""
    guesses = (*phase.guesses, Guessed(phase.seat, place))
    done = {guess.seat for guess in guesses}
    others = [spy for spy in state.dealt.spies if spy not in done]
    if not others:
        return finish(state, Named(guesses))
    until = guess_until(state, at)
    return replace(state, phase=Guessing(others[0], until, guesses=guesses))


def has_had_more_time(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    if seat != phase.seat:
        return NOT_YOUR_TURN
    return no.NO_MORE_TIME if phase.extended else None


def more_time(state: State, phase: Guessing, act: Act[MoreTime]) -> State:
    until = phase.until + state.terms.guess_seconds * 1000
    return replace(state, phase=replace(phase, until=until, extended=True))
