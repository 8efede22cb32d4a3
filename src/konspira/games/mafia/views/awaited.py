"""When a game is hushed, who has to keep still, and whom it waits for."""

from msgspec.structs import replace

from konspira.game import CHANCE, CLOCK, MASTER, Hush, Seat
from konspira.games.mafia.council.votes import voters
from konspira.games.mafia.night.choices import phones_are_dark
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    HUSHED,
    Dealing,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Lot,
    Nightfall,
    Opening,
    Over,
    Phase,
    RollCall,
    Speeches,
    Talk,
    Task,
    TieTalk,
    Window,
)
from konspira.kit import Seats

BEAT, FRAME_BYTES, LONG_FRAME_BYTES = 1_000, 2_048, 4_096


def hush(state: State) -> Hush | None:
    """Return how messages are sent while their moment and size must tell nothing."""
    if not isinstance(state.phase, HUSHED):
        return None
    return Hush(BEAT, FRAME_BYTES, knowing(state), LONG_FRAME_BYTES)


def knowing(state: State) -> Seats:
    """Return who sees more than the living.

    The eliminated do from the night after on: before, their hands are as short as those of
    the living, and fit into the beat of a dawn.
    """
    fallen, turn = state.town.fallen, state.turn
    return (MASTER, *[gone.seat for gone in fallen if gone.turn < turn])


def silent(state: State) -> dict[Seat, str]:
    """Return who may not react, with the rule that says so.

    Who is out keeps what they know to themselves (MF-58), who leads shows nobody where they
    look (MF-67), and while a finalist speaks the others only listen (MF-44).
    """
    rules = {MASTER: "MF-67"} | {gone.seat: "MF-58" for gone in state.town.fallen}
    match state.phase:
        case Over():
            return {}
        case Speeches(speaker=speaker):
            listening = [seat for seat in state.town.living if seat != speaker]
            return rules | dict.fromkeys(listening, "MF-44")
    return rules


def gist(state: State) -> State:
    """Return the state without the lines of a talk.

    Nothing but the table depends on them.
    """
    return replace(state, talk=()) if state.talk else state


def awaited(state: State) -> frozenset[Seat]:
    match state.phase:
        case Dealing() | Nightfall() | Lot(called=True):
            return frozenset({CHANCE})
        case Over():
            return frozenset()
        case phase:
            waiting = frozenset(asked(state, phase))
            return waiting | {MASTER} if state.led else waiting or frozenset({CLOCK})


def asked(state: State, phase: Phase) -> Seats:
    """Return those who are asked for something just now. Nothing ever waits for them."""
    living = state.town.living
    match phase:
        case Task():
            return () if phones_are_dark(state) else living
        case Opening(ready=ready) | Talk(ready=ready) | LastCards(ready=ready):
            people = state.presence.people(living) or living
            return tuple([seat for seat in people if seat not in ready])
        case RollCall(order=order, opened=opened):
            return tuple([s for s in order[opened:] if state.ballots[s] is None])
        case FirstVote() | FinalVote():
            voting = voters(state, phase)
            return tuple([seat for seat in voting if state.ballots[seat] is None])
        case TieTalk():
            return voters(state, phase)
        case Window():
            return tuple([seat for seat in living if state.reactions[seat] is None])
        case Speeches(speaker=seat) | Farewell(seat=seat):
            return (seat,)
        case _:
            return ()
