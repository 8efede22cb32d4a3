"""The law of Mafia: which move is open to whom in which phase, and what it does."""

from typing import Any

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    ROOM,
    CompanionSeats,
    Contact,
    MasterPlace,
    Move,
    TimeUp,
)
from konspira.games.mafia import moves as m
from konspira.games.mafia import setup
from konspira.games.mafia.cards import LAST, Card, WindowKind, windows
from konspira.games.mafia.clock import Onward, more_time, when_time_is_up
from konspira.games.mafia.council import (
    anytime_cards,
    bets,
    ghost_faces,
    last_cards,
    speeches,
    talk,
    ties,
    votes,
    written_talk,
)
from konspira.games.mafia.night import choices, steps
from konspira.games.mafia.people import master, physical_cards, presence
from konspira.games.mafia.state import State, is_not_asked
from konspira.games.mafia.state.phases import (
    Count,
    Dawn,
    Dealing,
    Dusk,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Lot,
    Nightfall,
    Opening,
    Over,
    Panel,
    Recognition,
    Recruiting,
    Reveal,
    RollCall,
    Saved,
    Speeches,
    Talk,
    Tapped,
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.turn import elimination, flow
from konspira.games.mafia.turn.ready import ready_or_not
from konspira.law import NOTHING, Law, Row, only

Rows = dict[type[Move], Row]


LEADING = master.leading()
HOST_OR_LEADER = master.host_or_leader()
MORE_TIME = Row(HOST_OR_LEADER, NOTHING, more_time)
WHO_LEADS: Rows = {
    MasterPlace: Row(only(ROOM), NOTHING, master.master_place),
    m.LetAppLead: Row(only(HOST, but=master.app_leads), NOTHING, master.app_takes_over),
    m.HandToApp: Row(LEADING, NOTHING, master.app_takes_over),
}


def people(*to: type) -> Rows:
    """Return the rows of who is there, who leads and who is caught peeking."""
    return {
        Contact: Row(only(ROOM), NOTHING, presence.contact, to),
        CompanionSeats: Row(only(ROOM), NOTHING, presence.contact, to),
        m.Exclude: Row(LEADING, master.living, master.exclude, (Over, *to)),
        m.WrongPhase: Row(
            LEADING, physical_cards.may_be_wrong, physical_cards.wrong_phase, (Over, *to)
        ),
        **WHO_LEADS,
    }


DRAWING: Rows = {
    Contact: Row(only(ROOM), NOTHING, presence.contact),
    CompanionSeats: Row(only(ROOM), NOTHING, presence.contact),
    **WHO_LEADS,
}


def step(onward: Onward, *to: type) -> Rows:
    """Return the rows that end a step: by the clock, or by the game master."""
    return {
        TimeUp: Row(only(CLOCK), NOTHING, when_time_is_up(onward), to),
        m.Next: Row(LEADING, NOTHING, master.next_step(onward), to),
    }


def moment(onward: Onward, *to: type) -> Rows:
    """Return the rows of a step that all only look at: the host may go on, too."""
    skip = Row(master.whoever_leads(), NOTHING, master.next_step(onward), to)
    return {**step(onward, *to), m.Next: skip}


def by_day(*to: type) -> Rows:
    """Return the rows that mend mistakes and remove the absent, by day."""
    return {
        m.PutBack: Row(
            master.leading(master.puts_nobody_back),
            master.whom_to_put_back,
            master.put_back,
        ),
        m.AgreeToRemove: Row(is_not_asked, presence.agree_or_not, presence.agree_to_remove),
        m.Remove: Row(
            only(HOST, but=presence.removes_nobody),
            presence.whom_to_remove,
            presence.remove,
            (Over, *to),
        ),
    }


VOTE = (votes.has_no_vote, votes.vote)
VOTED = (RollCall, Count)


def voting(onward: Onward, bar: Any, vote: Any) -> Rows:
    return {
        m.Vote: Row(bar, votes.whom_to_vote_for, vote, VOTED),
        m.EnterBallot: Row(
            LEADING,
            master.ballots_to_enter,
            master.enter_ballot,
            VOTED,
            differ=("seat", "target"),
        ),
        m.MoreTime: MORE_TIME,
        **step(onward, RollCall, Count),
    }


def end_window(state: State, phase: Window, at: int) -> State:
    """Settle the answers to a window."""
    return END_OF_WINDOW[phase.kind](state, phase, at)


END_OF_WINDOW: dict[WindowKind, Onward] = {
    WindowKind.SWAP: setup.end_swap,
    WindowKind.SAVE: elimination.end_save,
    WindowKind.COUNCIL_OPENS: flow.end_council_opens,
}
BOX: Rows = {
    m.PlaysCard: Row(
        LEADING,
        physical_cards.cards_to_play,
        physical_cards.plays_card,
        (Window, Reveal, Tapped),
    )
}
FEEL: Rows = {
    m.Feel: Row(ghost_faces.feels_nothing, ghost_faces.feelings, ghost_faces.feel)
}
ANYTIME: Rows = {
    m.CornerShot: Row(
        anytime_cards.does_not_play(Card.CORNER_SHOT),
        anytime_cards.whom_to_shoot,
        anytime_cards.corner_shot,
        (Window, Reveal),
    ),
    m.Tap: Row(
        anytime_cards.does_not_play(Card.WIRETAP),
        anytime_cards.whom_to_tap,
        anytime_cards.tap,
        (Tapped,),
    ),
    **BOX,
    **FEEL,
}
SAY: Rows = {m.Say: Row(written_talk.says_nothing, NOTHING, written_talk.say)}
BET: Rows = {m.Bet: Row(bets.bets_nothing, bets.bettable, bets.bet)}
RESUMED = (FirstVote, FinalVote, Count, Speeches)  # after a shot into the council
SUNSET = (Nightfall, Over)
SEEN = (Window, *SUNSET)
COUNCIL = (Talk, FirstVote, RollCall, Count, Speeches, FinalVote, TieTalk, LastCards)
SETTLED = (Dawn, Reveal, Saved, Farewell, Window, Talk, *RESUMED, LastCards, *SUNSET)
SPOKEN = (FinalVote, Window, Reveal)
DRAWN = (Window, Reveal, Speeches)
DECIDED = (Reveal, Window, Lot, TieTalk)


LAW = Law(
    {
        Dealing: {
            m.Deal: Row(only(CHANCE), NOTHING, setup.take_tokens, (Opening,)),
            **DRAWING,
        },
        Opening: {
            m.Ready: Row(setup.has_looked, setup.looked_once, setup.look, SEEN),
            m.CallNight: Row(
                master.host_or_leader(setup.has_called), NOTHING, setup.call_night, SEEN
            ),
            **step(setup.end_opening, *SEEN),
            **people(Window, Nightfall),
        },
        Nightfall: {
            m.DrawOrder: Row(only(CHANCE), NOTHING, steps.draw_order, (Dusk,)),
            **DRAWING,
        },
        Dusk: {**BET, **step(steps.end_dusk, Recognition, Task), **people()},
        Task: {
            m.Choose: Row(choices.does_not_choose, choices.choosable, choices.choose),
            m.EnterChoice: Row(
                LEADING, master.enterable, master.enter_choice, differ=("seat", "target")
            ),
            **BET,
            **BOX,
            **step(steps.end_task, Panel, Recruiting, Dawn, Over),
            **people(),
        },
        Panel: {
            **BET,
            **step(steps.end_panel, Recognition, Task, Recruiting, Dawn, Over),
            **people(),
        },
        Recognition: {**step(steps.end_recognition, Task), **people()},
        Recruiting: {**step(steps.end_recruiting, Task), **people()},
        Dawn: {**moment(elimination.end_dawn, *SETTLED), **by_day(), **people()},
        Reveal: {**moment(elimination.end_reveal, *SETTLED), **by_day(), **people()},
        Saved: {**moment(elimination.end_saved, *SETTLED), **by_day(), **people()},
        Window: {
            m.React: Row(windows.does_not_answer, windows.answers, windows.react),
            **BOX,
            **step(end_window, *SETTLED),
            **people(),
        },
        Farewell: {
            m.Shoot: Row(
                elimination.has_no_shot, elimination.whom_to_shoot, elimination.shoot
            ),
            **BOX,
            **step(elimination.end_farewell, *SETTLED),
            **people(),
        },
        Talk: {
            m.Ready: Row(is_not_asked, ready_or_not, talk.want_the_vote, (FirstVote,)),
            m.CallVote: Row(LEADING, NOTHING, talk.call_vote, (FirstVote,)),
            m.MoreTime: MORE_TIME,
            **SAY,
            **BET,
            **ANYTIME,
            **step(talk.end_talk, FirstVote),
            **by_day(FirstVote),
            **people(FirstVote),
        },
        FirstVote: {
            **voting(votes.end_first_vote, *VOTE),
            **BET,
            **ANYTIME,
            **by_day(),
            **people(),
        },
        RollCall: {
            **voting(votes.open_next, votes.has_no_vote_left, votes.change_vote),
            **ANYTIME,
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        Count: {
            **ANYTIME,
            **step(ties.end_count, Speeches, *DECIDED),
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        Speeches: {
            m.EndSpeech: Row(speeches.does_not_speak, NOTHING, speeches.end_speech, SPOKEN),
            m.MoreTime: MORE_TIME,
            **SAY,
            **ANYTIME,
            **step(speeches.next_speech, *SPOKEN),
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        FinalVote: {
            **voting(votes.end_final_vote, *VOTE),
            **ANYTIME,
            **by_day(FirstVote),
            **people(FirstVote),
        },
        TieTalk: {
            m.Vote: Row(ties.moves_no_vote, ties.movable, ties.move_vote),
            m.EnterBallot: Row(LEADING, master.ballots_to_move, master.enter_move),
            m.CallLot: Row(master.leading(ties.has_no_lot), NOTHING, ties.call_lot, (Lot,)),
            m.MoreTime: MORE_TIME,
            **SAY,
            **ANYTIME,
            **step(ties.end_tie_talk, Window, Reveal, Lot),
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        Lot: {
            m.DrawLot: Row(only(CHANCE), NOTHING, ties.draw_lot, DRAWN),
            m.CallLot: Row(master.leading(ties.has_no_lot), NOTHING, ties.call_lot),
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        Tapped: {
            **moment(anytime_cards.end_tapped, *COUNCIL),
            **by_day(*COUNCIL, Nightfall),
            **people(*COUNCIL, Nightfall),
        },
        LastCards: {
            m.Ready: Row(is_not_asked, ready_or_not, last_cards.want_the_night, SUNSET),
            m.CallNight: Row(HOST_OR_LEADER, NOTHING, last_cards.call_night, SUNSET),
            m.MoreTime: MORE_TIME,
            m.Protect: Row(anytime_cards.does_not_play(*LAST), NOTHING, last_cards.protect),
            **SAY,
            **BET,
            **ANYTIME,
            **step(last_cards.end_last_cards, *SUNSET),
            **by_day(Nightfall),
            **people(Nightfall, Over),
        },
        Over: {},
    }
)
