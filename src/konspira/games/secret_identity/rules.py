"""The transitions of Secret Identity: which move does what, phase by phase."""

from typing import TypeVar

from msgspec.structs import replace

from konspira.game import (
    CLOCK,
    ROOM,
    Act,
    Contact,
    EndNow,
    IllegalMove,
    Seat,
    TimeUp,
)
from konspira.games.secret_identity import ballots, clues, scoring, together, window
from konspira.games.secret_identity.chance import hand_out_keys, lay, take_hands
from konspira.games.secret_identity.moves import (
    ClearVote,
    Consent,
    Deal,
    Draw,
    EndTurn,
    Flag,
    Lay,
    Leave,
    Look,
    MarkGuess,
    Move,
    NextRound,
    Open,
    Place,
    Ready,
    SendBallot,
    SendClues,
    SetVote,
    Skip,
    TakeBack,
)
from konspira.games.secret_identity.people import contact, end_now, in_play, leave, skip
from konspira.games.secret_identity.state import (
    Characters,
    Clues,
    Dealing,
    Drawing,
    Guessing,
    Laying,
    Over,
    Revealed,
    RoundOver,
    Scoring,
    State,
    Voting,
    only,
)
from konspira.refusals import GAME_IS_OVER, NO_DEADLINE, NO_SUCH_SEAT, NOT_NOW, TOO_EARLY

P = TypeVar("P", Characters, Guessing)


def apply(state: State, act: Act[Move]) -> State:
    """One function per phase below: what each move does in it, and nothing else."""
    if act.seat >= state.seats or act.seat < ROOM:
        raise IllegalMove(*NO_SUCH_SEAT)
    match state.phase:
        case Clues() as phase:
            return in_clues(state, phase, act)
        case Voting() as phase:
            return in_voting(state, phase, act)
        case Characters() as phase:
            return in_characters(state, phase, act)
        case Guessing() as phase:
            return in_guessing(state, phase, act)
        case Scoring() | RoundOver() | Revealed():
            return after_a_round(state, act)
        case Dealing() | Laying() | Drawing():
            return while_chance_moves(state, act)
        case Over():
            raise IllegalMove(*GAME_IS_OVER)


def back(phase: P, seat: Seat) -> P:
    """Whoever speaks has a say again, even if the host went on without them.

    A flag is no word, for it would show who raised it.
    """
    if seat not in phase.passed:
        return phase
    return replace(phase, passed=tuple(other for other in phase.passed if other != seat))


def while_chance_moves(state: State, act: Act[Move]) -> State:
    match state.phase, act.move:
        case Dealing(), Deal() as drawn:
            return take_hands(state, act.seat, drawn)
        case Laying() as phase, Lay() as drawn:
            return lay(state, phase, act.seat, drawn)
        case Drawing(), Draw() as drawn:
            return hand_out_keys(state, act.seat, drawn, act.at)
        case _:
            return at_any_time(state, act)


def in_characters(state: State, phase: Characters, act: Act[Move]) -> State:
    match act.move:
        case Flag() as move:
            return window.flag(state, phase, act.seat, move)
        case Consent() as move:
            return window.consent(state, back(phase, act.seat), act.seat, move)
        case Ready():
            return window.ready(state, back(phase, act.seat), act.seat)
        case _:
            return at_any_time(state, act)


def in_clues(state: State, phase: Clues, act: Act[Move]) -> State:
    match act.move:
        case Look():
            return clues.look(state, phase, act.seat)
        case Place() as move:
            return clues.place(state, act.seat, move)
        case TakeBack(card):
            return clues.take_back(state, act.seat, card)
        case SendClues():
            return clues.send_clues(state, phase, act.seat, act.at)
        case Flag() as move if state.fresh is not None:
            return window.reopen(state, act.seat, move)
        case _:
            return at_any_time(state, act)


def in_voting(state: State, phase: Voting, act: Act[Move]) -> State:
    match act.move:
        case SetVote() as vote:
            return ballots.set_vote(state, act.seat, vote)
        case ClearVote(target):
            return ballots.clear_vote(state, act.seat, target)
        case SendBallot():
            return ballots.send_ballot(state, phase, act.seat)
        case _:
            return at_any_time(state, act)


def in_guessing(state: State, phase: Guessing, act: Act[Move]) -> State:
    match act.move:
        case MarkGuess() as move:
            return together.mark_guess(state, back(phase, act.seat), act.seat, move)
        case _:
            return at_any_time(state, act)


def after_a_round(state: State, act: Act[Move]) -> State:
    match state.phase, act.move:
        case Scoring() as phase, Open():
            return scoring.open_safe(state, phase, act.seat)
        case RoundOver(), NextRound():
            return scoring.next_round(state, act.seat)
        case Revealed(), EndTurn():
            return together.end_turn(state, act.seat)
        case _:
            return at_any_time(state, act)


def at_any_time(state: State, act: Act[Move]) -> State:
    """Time passes and people come and go in every phase; the rest is out of place."""
    match act.move:
        case TimeUp():
            return time_up(state, act)
        case Contact() as move:
            return contact(state, act, move)
        case Skip(seat) if in_play(state.phase):
            return skip(state, act, seat)
        case Leave(seat) if in_play(state.phase):
            return leave(state, act, seat)
        case EndNow() if in_play(state.phase):
            return end_now(state, act.seat)
        case _:
            raise IllegalMove(*NOT_NOW)


def deadline(state: State) -> int | None:
    match state.phase:
        case Clues(clock=clock) | Voting(clock=clock) | Guessing(clock=clock):
            return clock.until if clock and not clock.rung else None
        case _:
            return None


def time_up(state: State, act: Act[Move]) -> State:
    """A soft limit only rings (ID-O22); the talk of a team ends with it (ID-O17)."""
    only(act.seat, CLOCK)
    due = deadline(state)
    match state.phase:
        case Clues(clock=clock) | Voting(clock=clock) | Guessing(clock=clock) as phase:
            if clock is None or due is None:
                raise IllegalMove(*NO_DEADLINE)
            if act.at < due:
                raise IllegalMove(*TOO_EARLY)
            if isinstance(phase, Guessing):
                return together.talk_is_over(state, phase, clock)
            return replace(state, phase=replace(phase, clock=replace(clock, rung=True)))
        case _:
            raise IllegalMove(*NO_DEADLINE)
