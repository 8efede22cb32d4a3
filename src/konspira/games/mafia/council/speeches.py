"""Speeches of the finalists, and how a council ends."""

from msgspec.structs import replace

from konspira.game import Act, Seat
from konspira.games.mafia.clock import timer
from konspira.games.mafia.moves import EndSpeech
from konspira.games.mafia.state import Pending, State
from konspira.games.mafia.state.phases import (
    Cause,
    Nightfall,
    Reveal,
    Speeches,
)
from konspira.games.mafia.turn.elimination import settle
from konspira.games.mafia.turn.revote import to_final_vote
from konspira.kit import Seats
from konspira.refusals import NOT_YOUR_TURN, Refusal


def to_speeches(state: State, finalists: Seats, at: int) -> State:
    """Let the finalists speak clockwise, each for a short while (MF-43)."""
    return speaking(state, finalists, finalists[0], at)


def speaking(state: State, finalists: Seats, speaker: Seat, at: int) -> State:
    clock = timer(state, at, state.terms.speech_ms)
    return replace(state, phase=Speeches(finalists, speaker, clock))


def does_not_speak(state: State, phase: Speeches, seat: Seat) -> Refusal | None:
    return None if seat == phase.speaker else NOT_YOUR_TURN


def end_speech(state: State, phase: Speeches, act: Act[EndSpeech]) -> State:
    return next_speech(state, phase, act.at)


def next_speech(state: State, phase: Speeches, at: int) -> State:
    """Go on to the next finalist, or to the final vote.

    A single finalist goes without a second vote, for there is nobody else (MF-O13).
    """
    waiting = [seat for seat in phase.finalists if seat > phase.speaker]
    if waiting:
        return speaking(state, phase.finalists, waiting[0], at)
    if len(phase.finalists) == 1:
        return vote_out(state, phase.speaker, at)
    return to_final_vote(state, phase.finalists, at)


# How it ends


def vote_out(state: State, seat: Seat, at: int) -> State:
    """Put this seat out, and end the turn (MF-46, MF-49 to MF-51)."""
    pending = (Pending(seat, Cause.VOTE),)
    return settle(replace(state, pending=pending, then=Nightfall()), at)


def nobody_goes(state: State, at: int) -> State:
    """End the turn without anybody going (MF-O63)."""
    reveal = Reveal(None, None, timer(state, at, state.terms.reveal_ms))
    return replace(state, phase=reveal, then=Nightfall())
