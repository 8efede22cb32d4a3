"""The law of Spyfall: which move is open to whom in which phase, and what it does."""

from collections.abc import Mapping

from konspira.game import CHANCE, CLOCK, HOST, ROOM, Contact, EndNow, Move, NewSeat, TimeUp
from konspira.games.spyfall.accusation import (
    accuse,
    does_not_withdraw,
    has_accused,
    has_not_stopped,
    stop_clock,
    stops_no_clock,
    withdraw,
)
from konspira.games.spyfall.guess import (
    does_not_guess,
    guess,
    guess_nothing,
    has_had_more_time,
    more_time,
    reveal,
)
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Deal,
    Guess,
    Look,
    MoreTime,
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
from konspira.games.spyfall.phases import (
    Accusing,
    Choosing,
    Dealing,
    Facing,
    Guessing,
    Judging,
    Looking,
    Meeting,
    Nominating,
    Over,
    Questioning,
    RoundOver,
    Stopped,
    Unpacking,
)
from konspira.games.spyfall.presence import ANY_PLAYER, contact, leavers, new_seat, retire
from konspira.games.spyfall.questions import (
    answer,
    ask,
    does_not_ask,
    has_asked_nobody,
    owes_no_answer,
    take_back,
    whom_to_ask,
)
from konspira.games.spyfall.rounds import (
    does_not_deal,
    end_now,
    has_no_score,
    is_no_tie,
    next_round,
    one_more_round,
    void_round,
    ways_to_go_on,
)
from konspira.games.spyfall.setup import (
    has_looked,
    lay_out,
    look,
    pick_dealer,
    start,
    start_clock,
    starts_no_clock,
    unpack,
)
from konspira.games.spyfall.state import does_not_play
from konspira.games.spyfall.suspects import suspects
from konspira.games.spyfall.time_out import (
    does_not_nominate,
    nominate,
    nominate_nobody,
    time_out,
)
from konspira.games.spyfall.votes import (
    cast,
    end_vote,
    has_no_vote,
    no_longer_wait,
    open_vote,
    opens_no_vote,
)
from konspira.games.spyfall.waiting import pass_turn, waits_for_nobody, whom_to_pass
from konspira.law import NOTHING, Choices, Law, Row, only
from konspira.refusals import NO_ROUND_YET, NOBODY_WAITS_FOR_THEM

Rows = Mapping[type[Move], Row]
To = tuple[type, ...]
YES_OR_NO: Choices = {"guilty": (True, False)}
JUDGED: To = (Nominating, Facing, RoundOver)


NO_PASS = Row(only(HOST, but=NOBODY_WAITS_FOR_THEM), NOTHING, pass_turn)
BEFORE: Rows = {
    Contact: Row(only(ROOM), NOTHING, contact),
    PassTurn: NO_PASS,
    EndNow: Row(only(HOST, but=NO_ROUND_YET), NOTHING, end_now),
}
"""People come and go, and the host can do nothing for the table yet."""


def passing(*to: type) -> Row:
    return Row(only(HOST, but=waits_for_nobody), whom_to_pass, pass_turn, to)


def in_round(contact_to: To = (), pass_turn: Row = NO_PASS) -> Rows:
    """People come and go, and the host helps a table that is stuck."""
    return {
        Contact: Row(only(ROOM), NOTHING, contact, contact_to),
        PassTurn: pass_turn,
        VoidRound: Row(only(HOST), NOTHING, void_round, (Dealing,)),
        EndNow: Row(only(HOST, but=has_no_score), NOTHING, end_now, (Over,)),
    }


LAW = Law(
    {
        Unpacking: {
            Unpack: Row(only(CHANCE), NOTHING, unpack, (Choosing,)),
            **BEFORE,
        },
        Choosing: {
            PickDealer: Row(only(HOST), ANY_PLAYER, pick_dealer),
            Start: Row(only(HOST), NOTHING, start, (Dealing,)),
            **BEFORE,
        },
        Dealing: {
            Deal: Row(only(CHANCE), NOTHING, lay_out, (Looking,)),
            **BEFORE,
        },
        Looking: {
            Look: Row(has_looked, NOTHING, look, (Meeting,)),
            StartClock: Row(starts_no_clock, NOTHING, start_clock, (Questioning,)),
            **in_round((Meeting,), passing(Meeting)),
        },
        Meeting: {
            Look: Row(has_looked, NOTHING, look),
            StartClock: Row(starts_no_clock, NOTHING, start_clock, (Questioning,)),
            **in_round((), passing()),
        },
        Questioning: {
            Reveal: Row(does_not_play, NOTHING, reveal, (Guessing,), in_time=True),
            Accuse: Row(has_accused, suspects, accuse, (Accusing,), in_time=True),
            StopClock: Row(stops_no_clock, NOTHING, stop_clock, (Stopped,), in_time=True),
            TakeBack: Row(has_asked_nobody, NOTHING, take_back),
            Answer: Row(owes_no_answer, NOTHING, answer),
            Ask: Row(does_not_ask, whom_to_ask, ask),
            TimeUp: Row(only(CLOCK), NOTHING, time_out, (Nominating, Facing)),
            **in_round((), passing()),
        },
        Stopped: {
            Accuse: Row(has_not_stopped, suspects, accuse, (Accusing,)),
            Withdraw: Row(does_not_withdraw, NOTHING, withdraw, (Questioning,)),
            TimeUp: Row(only(CLOCK), NOTHING, withdraw, (Questioning,)),
            **in_round(),
        },
        Accusing: {
            Vote: Row(has_no_vote, YES_OR_NO, cast, (Questioning, RoundOver)),
            TimeUp: Row(only(CLOCK), NOTHING, end_vote, (Questioning, RoundOver)),
            **in_round(),
        },
        Guessing: {
            Guess: Row(does_not_guess, {"place": "unplayed"}, guess, (RoundOver,)),
            MoreTime: Row(has_had_more_time, NOTHING, more_time),
            TimeUp: Row(only(CLOCK), NOTHING, guess_nothing, (RoundOver,)),
            **in_round(),
        },
        Nominating: {
            Nominate: Row(does_not_nominate, suspects, nominate, (Facing,)),
            TimeUp: Row(only(CLOCK), NOTHING, nominate_nobody, (RoundOver,)),
            **in_round((), passing(RoundOver)),
        },
        Facing: {
            OpenVote: Row(opens_no_vote, NOTHING, open_vote, (Judging,)),
            TimeUp: Row(only(CLOCK), NOTHING, open_vote, (Judging,)),
            **in_round(),
        },
        Judging: {
            Vote: Row(has_no_vote, YES_OR_NO, cast, JUDGED),
            TimeUp: Row(only(CLOCK), NOTHING, no_longer_wait, JUDGED),
            **in_round(JUDGED, passing(*JUDGED)),
        },
        RoundOver: {
            NextRound: Row(does_not_deal, ways_to_go_on, next_round, (Dealing, Over)),
            OneMoreRound: Row(only(HOST, but=is_no_tie), NOTHING, one_more_round),
            Retire: Row(only(HOST), leavers, retire),
            NewSeat: Row(only(ROOM), NOTHING, new_seat),
            Contact: Row(only(ROOM), NOTHING, contact),
            PassTurn: NO_PASS,
            EndNow: Row(only(HOST, but=has_no_score), NOTHING, end_now, (Over,)),
        },
        Over: {},
    }
)
