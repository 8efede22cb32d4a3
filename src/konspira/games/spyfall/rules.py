"""Which move does what: one function for each part of a round."""

from konspira.game import HOST, ROOM, Act, Contact, EndNow, IllegalMove, NewSeat, TimeUp
from konspira.games.spyfall.before import (
    lay_out,
    look,
    pick_dealer,
    start,
    start_clock,
    unpack,
)
from konspira.games.spyfall.clock import contact, pass_turn, time_up
from konspira.games.spyfall.guess import guess, more_time, reveal
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Deal,
    Guess,
    Look,
    MoreTime,
    Move,
    NextRound,
    Nominate,
    OneMoreRound,
    OpenVote,
    PassTurn,
    PickDealer,
    Retire,
    Reveal,
    Start,
    StartClock,
    StopClock,
    TakeBack,
    Unpack,
    VoidRound,
    Vote,
    Withdraw,
)
from konspira.games.spyfall.questions import answer, ask, take_back
from konspira.games.spyfall.rounds import (
    end_now,
    new_seat,
    next_round,
    one_more_round,
    retire,
    void_round,
)
from konspira.games.spyfall.state import (
    Accusing,
    Choosing,
    Dealing,
    Facing,
    Guessing,
    InRound,
    Judging,
    Looking,
    Meeting,
    Nominating,
    Over,
    Questioning,
    RoundOver,
    State,
    Stopped,
    Unpacking,
    only,
)
from konspira.games.spyfall.votes import (
    accuse,
    cast,
    nominate,
    open_vote,
    stop_clock,
    withdraw,
)
from konspira.refusals import GAME_IS_OVER, NO_SUCH_SEAT, NOT_NOW


def apply(state: State, act: Act[Move]) -> State:
    if act.seat >= state.seats or act.seat < ROOM:
        raise IllegalMove(*NO_SUCH_SEAT)
    match state.phase:
        case Questioning() as phase:
            return in_questions(state, phase, act)
        case Stopped() | Accusing() | Nominating() | Facing() | Judging():
            return in_votes(state, act)
        case Guessing() as phase:
            return in_guessing(state, phase, act)
        case RoundOver():
            return between_rounds(state, act)
        case Over():
            raise IllegalMove(*GAME_IS_OVER)
        case _:
            return before_the_clock(state, act)


def before_the_clock(state: State, act: Act[Move]) -> State:
    match state.phase, act.move:
        case Unpacking(), Unpack() as drawn:
            return unpack(state, act.seat, drawn)
        case Choosing(), PickDealer(seat):
            return pick_dealer(state, act.seat, seat)
        case Choosing(), Start():
            return start(state, act.seat)
        case Dealing(), Deal() as drawn:
            return lay_out(state, act.seat, drawn)
        case (Looking() | Meeting()) as phase, Look():
            return look(state, phase, act.seat)
        case ((Looking() | Meeting()), StartClock()):
            return start_clock(state, act.seat, act.at)
        case _:
            return at_any_time(state, act)


def in_questions(state: State, phase: Questioning, act: Act[Move]) -> State:
    seat, at = act.seat, act.at
    match act.move:
        case Ask() as move:
            return ask(state, phase, seat, move)
        case Answer(words):
            return answer(state, phase, seat, words)
        case TakeBack():
            return take_back(state, phase, seat)
        case StopClock() if at < phase.until:
            return stop_clock(state, phase, seat, at)
        case Accuse(suspect) if at < phase.until:
            return accuse(state, phase, seat, suspect, at)
        case Reveal() if at < phase.until:  # SF2-O12, SW-O05
            return reveal(state, seat, at)
        case _:
            return at_any_time(state, act)


def in_votes(state: State, act: Act[Move]) -> State:
    seat, at = act.seat, act.at
    match state.phase, act.move:
        case Stopped(accuser=accuser) as phase, Accuse(suspect) if seat == accuser:
            return accuse(state, phase, seat, suspect, at)
        case Stopped() as phase, Withdraw():
            return withdraw(state, phase, seat, at)
        case (Accusing() | Judging()) as phase, Vote(guilty):
            return cast(state, phase, seat, guilty, at)
        case Nominating() as phase, Nominate(suspect):
            return nominate(state, phase, seat, suspect, at)
        case Facing() as phase, OpenVote():
            return open_vote(state, phase, seat, at)
        case _:
            return at_any_time(state, act)


def in_guessing(state: State, phase: Guessing, act: Act[Move]) -> State:
    match act.move:
        case Guess(place):
            return guess(state, phase, act.seat, place, act.at)
        case MoreTime():
            return more_time(state, phase, act.seat)
        case _:
            return at_any_time(state, act)


def between_rounds(state: State, act: Act[Move]) -> State:
    match act.move:
        case NextRound(reshuffle):
            return next_round(state, act.seat, reshuffle)
        case OneMoreRound():
            return one_more_round(state, act.seat)
        case Retire(seat):
            return retire(state, act.seat, seat)
        case NewSeat(invited):
            return new_seat(state, act.seat, invited)
        case _:
            return at_any_time(state, act)


def at_any_time(state: State, act: Act[Move]) -> State:
    """People come and go, and the host helps a table that is stuck."""
    match act.move:
        case TimeUp():
            return time_up(state, act)
        case Contact() as move:
            return contact(state, act, move)
        case PassTurn(seat):
            only(act.seat, HOST)
            return pass_turn(state, seat, act.at)
        case VoidRound() if isinstance(state.phase, InRound):
            return void_round(state, act.seat)
        case EndNow():
            return end_now(state, act.seat)
        case _:
            raise IllegalMove(*NOT_NOW)
