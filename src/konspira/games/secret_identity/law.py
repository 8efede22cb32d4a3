"""The law of Secret Identity: in each phase, what is open to whom, and what it does."""

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    ROOM,
    CompanionSeats,
    Contact,
    EndNow,
    HostSeat,
    Move,
    Seat,
    TimeUp,
)
from konspira.games.secret_identity import (
    ballots,
    clues,
    cooperative,
    presence,
    scoring,
    setup,
    swap,
)
from konspira.games.secret_identity import moves as m
from konspira.games.secret_identity.pieces import NUMBERS
from konspira.games.secret_identity.state import (
    Characters,
    Clues,
    Dealing,
    Drawing,
    Guessing,
    Laying,
    Over,
    Phase,
    Revealed,
    RoundOver,
    Scoring,
    State,
    Voting,
    not_asked,
    ring,
)
from konspira.law import NOTHING, Law, Row, only
from konspira.refusals import NOBODY_WAITS_FOR_THEM, NOT_YOUR_TURN, Refusal

Rows = dict[type[Move], Row]


def nobody_waits(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    """Return why nobody is skipped in a phase: the host can make the moves that are due."""
    return NOBODY_WAITS_FOR_THEM if seat == HOST else NOT_YOUR_TURN


def told(*to: type) -> Rows:
    """Return the rows by which the room says who is there, and where the host sits."""
    return {
        Contact: Row(only(ROOM), NOTHING, presence.contact, to),
        CompanionSeats: Row(only(ROOM), NOTHING, presence.contact, to),
        HostSeat: Row(only(ROOM), NOTHING, presence.host_sits),
    }


def leaving(*to: type) -> Rows:
    """Return the rows by which the host ends the game or removes somebody for good."""
    return {
        EndNow: Row(scoring.not_ending, NOTHING, scoring.end_now, (Over,)),
        m.Leave: Row(only(HOST), presence.remaining, presence.leave, to),
    }


def skipping(*to: type) -> Rows:
    """Return the row by which the host goes on without somebody who is waited for."""
    return {m.Skip: Row(only(HOST), presence.late, presence.skip, to)}


NO_SKIPPING: Rows = {m.Skip: Row(nobody_waits, NOTHING, presence.skip)}


LAW = Law(
    {
        Dealing: {
            m.Deal: Row(only(CHANCE), NOTHING, setup.take_hands, (Laying,)),
            **told(),
        },
        Laying: {
            m.Lay: Row(only(CHANCE), NOTHING, setup.lay, (Characters, Drawing, Over)),
            **told(),
        },
        Characters: {
            m.Consent: Row(
                swap.not_answering, swap.unanswered, swap.consent, (Laying, Drawing, Over)
            ),
            m.Ready: Row(swap.not_ready, NOTHING, swap.ready, (Drawing,)),
            m.Flag: Row(swap.not_flagging, swap.flaggable, swap.flag),
            **skipping(Laying, Drawing, Over),
            **leaving(Laying, Drawing, Over),
            **told(Laying, Drawing),
        },
        Drawing: {
            m.Draw: Row(only(CHANCE), NOTHING, setup.hand_out_keys, (Clues, Scoring)),
            **told(),
        },
        Clues: {
            m.Flag: Row(swap.not_reopening, swap.fresh, swap.reopen, (Characters,)),
            m.Look: Row(clues.not_looking, NOTHING, clues.look),
            m.Place: Row(not_asked, clues.placeable, clues.place),
            m.TakeBack: Row(clues.not_placed, clues.placed, clues.take_back),
            m.SendClues: Row(
                clues.not_sending, NOTHING, clues.send_clues, (Voting, Guessing, Scoring)
            ),
            TimeUp: Row(only(CLOCK), NOTHING, ring),
            **skipping(Voting, Scoring, Drawing),
            **leaving(Voting, Scoring, Drawing, Over),
            **told(),
        },
        Voting: {
            m.SetVote: Row(not_asked, ballots.votes, ballots.set_vote),
            m.ClearVote: Row(not_asked, ballots.voted, ballots.clear_vote),
            m.SendBallot: Row(
                ballots.not_complete, NOTHING, ballots.send_ballot, (Scoring,)
            ),
            TimeUp: Row(only(CLOCK), NOTHING, ring),
            **skipping(Scoring),
            **leaving(Scoring),
            **told(),
        },
        Scoring: {
            m.Open: Row(scoring.not_opening, NOTHING, scoring.open_safe, (RoundOver, Over)),
            **NO_SKIPPING,
            **leaving(),
            **told(),
        },
        RoundOver: {
            m.NextRound: Row(only(HOST), NOTHING, scoring.next_round, (Laying,)),
            **NO_SKIPPING,
            **leaving(Over),
            **told(),
        },
        Guessing: {
            m.MarkGuess: Row(
                cooperative.not_guessing,
                {"number": NUMBERS},
                cooperative.mark_guess,
                (Revealed,),
            ),
            m.ConfirmGuess: Row(cooperative.not_confirming, NOTHING, cooperative.confirm),
            m.Object: Row(cooperative.not_objecting, NOTHING, cooperative.objected),
            m.Decide: Row(
                only(HOST, but=cooperative.not_deciding),
                cooperative.marked,
                cooperative.decide,
                (Revealed,),
            ),
            TimeUp: Row(only(CLOCK), NOTHING, cooperative.time_is_up, (Revealed,)),
            **skipping(Revealed),
            **leaving(Revealed, Over),
            **told(Revealed),
        },
        Revealed: {
            m.EndTurn: Row(
                cooperative.not_ending_turn, NOTHING, cooperative.end_turn, (Laying, Over)
            ),
            **NO_SKIPPING,
            **leaving(Over),
            **told(),
        },
        Over: {},
    }
)
