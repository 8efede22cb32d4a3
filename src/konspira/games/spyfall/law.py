"""The law of Spyfall: which move is open to whom in which phase, and what it does."""

from collections.abc import Mapping

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    ROOM,
    CompanionSeats,
    Contact,
    EndNow,
    Move,
    NewSeat,
    TimeUp,
)
from konspira.games.spyfall import (
    accusation,
    deck,
    guess,
    presence,
    questions,
    rounds,
    setup,
    straw_poll,
    suspects,
    time_out,
    votes,
    waiting,
)
from konspira.games.spyfall import moves as m
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
    Pointing,
    Questioning,
    RoundOver,
    Stopped,
    Unpacking,
)
from konspira.games.spyfall.state import does_not_play
from konspira.law import NOTHING, Choices, Law, Row, only
from konspira.refusals import NO_ROUND_YET, NOBODY_WAITS_FOR_THEM

Rows = Mapping[type[Move], Row]
To = tuple[type, ...]
YES_OR_NO: Choices = {"guilty": (True, False)}
LAP: To = (Nominating, Facing)
JUDGED: To = (Nominating, Facing, RoundOver)


NO_PASS = Row(only(HOST, but=NOBODY_WAITS_FOR_THEM), NOTHING, waiting.pass_turn)
BEFORE: Rows = {
    Contact: Row(only(ROOM), NOTHING, presence.contact),
    CompanionSeats: Row(only(ROOM), NOTHING, presence.contact),
    m.PassTurn: NO_PASS,
    EndNow: Row(only(HOST, but=NO_ROUND_YET), NOTHING, rounds.end_now),
}
"""The rows of every phase before the cards: there the host cannot pass a turn."""


def passing(*to: type) -> Row:
    return Row(
        only(HOST, but=waiting.waits_for_nobody),
        waiting.whom_to_pass,
        waiting.pass_turn,
        to,
    )


def in_round(contact_to: To = (), pass_turn: Row = NO_PASS) -> Rows:
    """Return the rows of every phase of a round: presence, and the host's moves."""
    return {
        Contact: Row(only(ROOM), NOTHING, presence.contact, contact_to),
        CompanionSeats: Row(only(ROOM), NOTHING, presence.contact, contact_to),
        m.PassTurn: pass_turn,
        m.VoidRound: Row(only(HOST), NOTHING, rounds.void_round, (Dealing,)),
        EndNow: Row(only(HOST, but=rounds.has_no_score), NOTHING, rounds.end_now, (Over,)),
    }


LAW = Law(
    {
        Unpacking: {
            m.Unpack: Row(only(CHANCE), NOTHING, setup.unpack, (Choosing,)),
            **BEFORE,
        },
        Choosing: {
            m.PickDealer: Row(only(HOST), presence.ANY_PLAYER, setup.pick_dealer),
            m.Start: Row(
                only(HOST, CHANCE, but=setup.waits_for_the_host),
                NOTHING,
                setup.start,
                (Dealing,),
            ),
            **BEFORE,
        },
        Dealing: {
            m.Deal: Row(only(CHANCE), NOTHING, setup.lay_out, (Looking,)),
            **BEFORE,
        },
        Looking: {
            m.Look: Row(setup.has_looked, NOTHING, setup.look, (Meeting,)),
            m.StartClock: Row(
                setup.starts_no_clock, NOTHING, setup.start_clock, (Questioning,)
            ),
            TimeUp: Row(only(CLOCK), NOTHING, setup.start_clock, (Questioning,)),
            **in_round((Meeting,), passing(Meeting)),
        },
        Meeting: {
            m.Look: Row(setup.has_looked, NOTHING, setup.look),
            m.StartClock: Row(
                setup.starts_no_clock, NOTHING, setup.start_clock, (Questioning,)
            ),
            TimeUp: Row(only(CLOCK), NOTHING, setup.start_clock, (Questioning,)),
            **in_round((), passing()),
        },
        Questioning: {
            m.Reveal: Row(does_not_play, NOTHING, guess.reveal, (Guessing,), in_time=True),
            m.Accuse: Row(
                accusation.has_accused,
                suspects.suspects,
                accusation.accuse,
                (Accusing,),
                in_time=True,
            ),
            m.StopClock: Row(
                accusation.stops_no_clock,
                NOTHING,
                accusation.stop_clock,
                (Stopped,),
                in_time=True,
            ),
            m.TakeBack: Row(questions.has_asked_nobody, NOTHING, questions.take_back),
            m.Answer: Row(questions.answers_by_card, NOTHING, questions.answer),
            m.Ask: Row(questions.asks_by_card, questions.whom_to_ask, questions.ask),
            m.AnswerCard: Row(deck.owes_no_card, deck.ANY_ANSWER, deck.answer_card),
            m.AskCard: Row(deck.asks_no_card, deck.whom_to_ask_what, deck.ask_card),
            TimeUp: Row(only(CLOCK), NOTHING, straw_poll.time_out, (Pointing,)),
            **in_round((), passing()),
        },
        Stopped: {
            m.Accuse: Row(
                accusation.has_not_stopped,
                suspects.suspects,
                accusation.accuse,
                (Accusing,),
            ),
            m.Withdraw: Row(
                accusation.does_not_withdraw, NOTHING, accusation.withdraw, (Questioning,)
            ),
            TimeUp: Row(only(CLOCK), NOTHING, accusation.withdraw, (Questioning,)),
            **in_round(),
        },
        Accusing: {
            m.Vote: Row(votes.has_no_vote, YES_OR_NO, votes.cast, (Questioning, RoundOver)),
            TimeUp: Row(only(CLOCK), NOTHING, votes.end_vote, (Questioning, RoundOver)),
            **in_round(),
        },
        Guessing: {
            m.Guess: Row(
                guess.does_not_guess, {"place": "unplayed"}, guess.guess, (RoundOver,)
            ),
            m.MoreTime: Row(guess.has_had_more_time, NOTHING, guess.more_time),
            TimeUp: Row(only(CLOCK), NOTHING, guess.guess_nothing, (RoundOver,)),
            **in_round(),
        },
        Pointing: {
            m.Point: Row(does_not_play, suspects.suspects, straw_poll.point, LAP),
            m.OpenPoll: Row(only(HOST), NOTHING, straw_poll.open_poll, LAP),
            TimeUp: Row(only(CLOCK), NOTHING, straw_poll.open_poll, LAP),
            **in_round(LAP),
        },
        Nominating: {
            m.Nominate: Row(
                time_out.does_not_nominate, suspects.suspects, time_out.nominate, (Facing,)
            ),
            TimeUp: Row(only(CLOCK), NOTHING, time_out.nominate_nobody, (RoundOver,)),
            **in_round((), passing(RoundOver)),
        },
        Facing: {
            m.OpenVote: Row(votes.opens_no_vote, NOTHING, votes.open_vote, (Judging,)),
            TimeUp: Row(only(CLOCK), NOTHING, votes.open_vote, (Judging,)),
            **in_round(),
        },
        Judging: {
            m.Vote: Row(votes.has_no_vote, YES_OR_NO, votes.cast, JUDGED),
            TimeUp: Row(only(CLOCK), NOTHING, votes.no_longer_wait, JUDGED),
            **in_round(JUDGED, passing(*JUDGED)),
        },
        RoundOver: {
            m.NextRound: Row(
                rounds.does_not_deal,
                rounds.ways_to_go_on,
                rounds.next_round,
                (Dealing, Over),
            ),
            m.OneMoreRound: Row(
                only(HOST, but=rounds.is_no_tie), NOTHING, rounds.one_more_round
            ),
            m.Retire: Row(only(HOST), presence.leavers, presence.retire),
            NewSeat: Row(only(ROOM), NOTHING, presence.new_seat),
            Contact: Row(only(ROOM), NOTHING, presence.contact),
            CompanionSeats: Row(only(ROOM), NOTHING, presence.contact),
            m.PassTurn: NO_PASS,
            EndNow: Row(
                only(HOST, but=rounds.has_no_score), NOTHING, rounds.end_now, (Over,)
            ),
        },
        Over: {},
    }
)
