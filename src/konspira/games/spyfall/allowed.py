"""Which kinds of move are open to a seat, as its screen lists them.

Nothing here may tell a spy from the others: it follows from what all can see.
"""

from konspira.game import HOST, EndNow, Seat
from konspira.games.spyfall import moves
from konspira.games.spyfall.moves import MOST_QUESTIONS, Move
from konspira.games.spyfall.rounds import FEWEST_SEATS, heir, may_add_round, may_end_now
from konspira.games.spyfall.state import (
    Accusing,
    Choosing,
    Facing,
    Guessing,
    InRound,
    Judging,
    Looking,
    Meeting,
    Nominating,
    Questioning,
    RoundOver,
    State,
    Stopped,
    Turn,
    accused_already,
    acting_dealer,
    answerable,
    may_start_clock,
)
from konspira.games.spyfall.votes import chairs


def may(state: State, seat: Seat) -> list[type[Move]]:
    """The kinds of move that are open to a seat, as its screen lists them."""
    if seat == HOST:
        return may_host(state)
    if seat not in state.ring:
        return []
    match state.phase:
        case Questioning() as phase:
            return may_in_questions(state, phase, seat)
        case Stopped() | Accusing() | Nominating() | Facing() | Judging():
            return may_in_votes(state, seat)
        case Looking() | Meeting() as phase:
            kinds: list[type[Move]] = [] if seat in phase.seen else [moves.Look]
            starts = may_start_clock(state) and seat == acting_dealer(state)
            return [*kinds, moves.StartClock] if starts else kinds
        case Guessing(seat=spy, extended=extended) if seat == spy:
            return [moves.Guess] if extended else [moves.Guess, moves.MoreTime]
        case RoundOver():
            return [moves.NextRound] if seat == heir(state) else []
        case _:
            return []


def may_in_questions(state: State, phase: Questioning, seat: Seat) -> list[type[Move]]:
    """The spy's button stands on every phone."""
    kinds: list[type[Move]] = [moves.Reveal]
    if seat not in accused_already(state):
        kinds.append(moves.Accuse)
        kinds += [] if seat in state.withdrawn else [moves.StopClock]
    if phase.undo is not None and phase.undo.asker == seat:
        kinds.append(moves.TakeBack)
    turn = phase.turn
    if turn.answering == seat:
        kinds.append(moves.Answer)
    elif turn.answering is None and turn.asker == seat and may_ask(state, turn):
        kinds.append(moves.Ask)
    return kinds


def may_in_votes(state: State, seat: Seat) -> list[type[Move]]:
    match state.phase:
        case Stopped(accuser=accuser) if seat == accuser:
            return [moves.Accuse, moves.Withdraw]
        case Accusing() | Judging() as vote if seat not in (vote.suspect, *vote.voted):
            return [moves.Vote]
        case Nominating(seat=nominator) if seat == nominator:
            return [moves.Nominate]
        case Facing() as phase if seat in chairs(state, phase):
            return [moves.OpenVote]
        case _:
            return []


def may_ask(state: State, turn: Turn) -> bool:
    return bool(answerable(state.askable, turn)) and len(state.talk) < MOST_QUESTIONS


def may_host(state: State) -> list[type[Move]]:
    """The host may also help a table that is stuck."""
    kinds: list[type[Move]] = []
    match state.phase:
        case Choosing():
            return [moves.Start, moves.PickDealer]
        case RoundOver():
            return may_between_rounds(state)
        case Looking() | Meeting() as phase:
            if may_start_clock(state):
                kinds = [moves.StartClock]
            if set(state.ring) - set(phase.seen):
                kinds.append(moves.PassTurn)
        case Questioning(turn=turn) if turn.asker is not None:
            kinds = [moves.PassTurn]
        case Stopped():
            kinds = [moves.Withdraw]
        case Nominating() | Judging(until=None):
            kinds = [moves.PassTurn]
        case Facing():
            kinds = [moves.OpenVote]
    kinds += [moves.VoidRound] if isinstance(state.phase, InRound) else []
    return [*kinds, EndNow] if may_end_now(state) else kinds


def may_between_rounds(state: State) -> list[type[Move]]:
    kinds: list[type[Move]] = [moves.NextRound, EndNow]
    if may_add_round(state):
        kinds.append(moves.OneMoreRound)
    if len(state.ring) > FEWEST_SEATS:
        kinds.append(moves.Retire)
    return kinds
