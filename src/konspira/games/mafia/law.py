"""The law of Mafia: which move is open to whom in which phase, and what it does."""

from typing import Any

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    ROOM,
    Contact,
    MasterPlace,
    Move,
    TimeUp,
)
from konspira.games.mafia import (
    bets,
    box,
    council,
    elimination,
    free,
    master,
    night,
    presence,
    setup,
    ties,
    turns,
    windows,
    written,
)
from konspira.games.mafia import moves as m
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.clock import Onward, more_time, when_time_is_up
from konspira.games.mafia.phases import (
    Count,
    Dawn,
    Dealing,
    Dusk,
    Farewell,
    FinalVote,
    FirstVote,
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
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.ready import ready_or_not
from konspira.games.mafia.state import State, is_not_living, is_not_out
from konspira.law import NOTHING, Law, Row, only

Rows = dict[type[Move], Row]


LEADING = master.leading()
MORE_TIME = Row(LEADING, NOTHING, more_time)
MORE_TIME_FOR_ALL = Row(only(HOST, MASTER, but=master.gives_no_time), NOTHING, more_time)
WHO_LEADS: Rows = {
    MasterPlace: Row(only(ROOM), NOTHING, master.master_place),
    m.LetAppLead: Row(only(HOST, but=master.app_leads), NOTHING, master.app_takes_over),
    m.HandToApp: Row(LEADING, NOTHING, master.app_takes_over),
}


def people(*to: type) -> Rows:
    """Who is there, who leads, and who is caught peeking: in every phase but the draws."""
    return {
        Contact: Row(only(ROOM), NOTHING, presence.contact, to),
        m.Exclude: Row(LEADING, master.living, master.exclude, (Over, *to)),
        m.WrongPhase: Row(LEADING, box.may_be_wrong, box.wrong_phase, (Over, *to)),
        **WHO_LEADS,
    }


DRAWING: Rows = {Contact: Row(only(ROOM), NOTHING, presence.contact), **WHO_LEADS}


def step(onward: Onward, *to: type) -> Rows:
    """The end of a step: by the clock, or by the game master."""
    return {
        TimeUp: Row(only(CLOCK), NOTHING, when_time_is_up(onward), to),
        m.Next: Row(LEADING, NOTHING, master.next_step(onward), to),
    }


def by_day(*to: type) -> Rows:
    """Mistakes are mended and the absent removed, by day."""
    return {
        m.PutBack: Row(
            master.leading(master.puts_nobody_back),
            master.whom_to_put_back,
            master.put_back,
        ),
        m.AgreeToRemove: Row(
            is_not_living, presence.agree_or_not, presence.agree_to_remove
        ),
        m.Remove: Row(
            only(HOST, but=presence.removes_nobody),
            presence.whom_to_remove,
            presence.remove,
            (Over, *to),
        ),
    }


VOTE = (council.has_no_vote, council.vote)
VOTED = (RollCall, Count)


def voting(onward: Onward, bar: Any, vote: Any) -> Rows:
    return {
        m.Vote: Row(bar, council.whom_to_vote_for, vote, VOTED),
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
    """The answers to a window are settled."""
    return END_OF_WINDOW[phase.kind](state, phase, at)


END_OF_WINDOW: dict[WindowKind, Onward] = {
    WindowKind.SWAP: setup.end_swap,
    WindowKind.SAVE: elimination.end_save,
    WindowKind.COUNCIL_OPENS: turns.end_council_opens,
    WindowKind.COUNCIL_CLOSES: turns.end_council_closes,
}
BOX: Rows = {m.PlaysCard: Row(LEADING, box.cards_to_play, box.plays_card, (Window, Reveal))}
FREE: Rows = {
    m.CornerShot: Row(
        free.does_not_play(Card.CORNER_SHOT),
        free.whom_to_shoot,
        free.corner_shot,
        (Window, Reveal),
    ),
    m.Tap: Row(free.does_not_play(Card.WIRETAP), free.whom_to_tap, free.tap),
    **BOX,
}
SAY: Rows = {m.Say: Row(written.says_nothing, NOTHING, written.say)}
BET: Rows = {m.Bet: Row(is_not_out, bets.bettable, bets.bet)}
RESUMED = (FirstVote, FinalVote, Count, Speeches)  # after a shot into the council
SETTLED = (Dawn, Reveal, Saved, Farewell, Window, Talk, *RESUMED, Nightfall, Over)
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
            m.Ready: Row(
                is_not_living, ready_or_not, setup.read, (Window, Nightfall, Over)
            ),
            **step(setup.end_opening, Window, Nightfall, Over),
            **people(Window, Nightfall),
        },
        Nightfall: {
            m.DrawOrder: Row(only(CHANCE), NOTHING, night.draw_order, (Dusk,)),
            **DRAWING,
        },
        Dusk: {**step(night.end_dusk, Recognition, Task), **people()},
        Task: {
            m.Choose: Row(night.does_not_choose, night.choosable, night.choose),
            m.EnterChoice: Row(
                LEADING, master.enterable, master.enter_choice, differ=("seat", "target")
            ),
            **BOX,
            **step(night.end_task, Panel, Recruiting, Dawn, Over),
            **people(),
        },
        Panel: {
            **step(night.end_panel, Recognition, Task, Recruiting, Dawn, Over),
            **people(),
        },
        Recognition: {**step(night.end_recognition, Task), **people()},
        Recruiting: {**step(night.end_recruiting, Task), **people()},
        Dawn: {**step(elimination.end_dawn, *SETTLED), **by_day(), **people()},
        Reveal: {**step(elimination.end_reveal, *SETTLED), **by_day(), **people()},
        Saved: {**step(elimination.end_saved, *SETTLED), **by_day(), **people()},
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
            m.Ready: Row(is_not_living, ready_or_not, council.want_the_vote, (FirstVote,)),
            m.CallVote: Row(LEADING, NOTHING, council.call_vote, (FirstVote,)),
            m.MoreTime: MORE_TIME_FOR_ALL,
            **SAY,
            **BET,
            **FREE,
            **step(council.end_talk, FirstVote),
            **by_day(FirstVote),
            **people(FirstVote),
        },
        FirstVote: {
            **voting(council.end_first_vote, *VOTE),
            **BET,
            **FREE,
            **by_day(),
            **people(),
        },
        RollCall: {
            **voting(council.open_next, council.has_no_vote_left, council.change_vote),
            **FREE,
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        Count: {
            **FREE,
            **step(ties.end_count, Speeches, *DECIDED),
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        Speeches: {
            m.EndSpeech: Row(council.does_not_speak, NOTHING, council.end_speech, SPOKEN),
            m.MoreTime: MORE_TIME_FOR_ALL,
            **SAY,
            **FREE,
            **step(council.next_speech, *SPOKEN),
            **by_day(FirstVote, FinalVote),
            **people(FirstVote, FinalVote),
        },
        FinalVote: {
            **voting(council.end_final_vote, *VOTE),
            **FREE,
            **by_day(FirstVote),
            **people(FirstVote),
        },
        TieTalk: {
            m.Vote: Row(ties.moves_no_vote, ties.movable, ties.move_vote),
            m.EnterBallot: Row(LEADING, master.ballots_to_move, master.enter_move),
            m.CallLot: Row(master.leading(ties.has_no_lot), NOTHING, ties.call_lot, (Lot,)),
            m.MoreTime: MORE_TIME_FOR_ALL,
            **SAY,
            **FREE,
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
        Over: {},
    }
)
