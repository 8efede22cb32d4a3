"""The law of Codenames: in which phase which move is open, to whom, and what it does."""

from collections.abc import Iterator

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    ROOM,
    CompanionSeats,
    Contact,
    HostSeat,
    Move,
    NewSeat,
    Seat,
    TimeUp,
)
from konspira.games.codenames import challenge, enemy, presence, setup, timer, turns
from konspira.games.codenames import moves as m
from konspira.games.codenames import refusals as no
from konspira.games.codenames.options import LEAST, TimerMode, Variant
from konspira.games.codenames.pieces import (
    OUT,
    RETIRED,
    RIVAL,
    Role,
    Team,
    leads,
    works_for,
)
from konspira.games.codenames.state import (
    Choosing,
    Cluing,
    Dealing,
    Drawing,
    EnemyTurn,
    Guessing,
    Over,
    Phase,
    Review,
    Shuffling,
    State,
    is_judge,
    may_vote,
    several_judge,
    touchers,
)
from konspira.law import NOTHING, Choices, Law, Row, only, players
from konspira.refusals import NOT_NOW, NOT_YOUR_TURN, Refusal

TIMER_OFF = TimerMode.OFF  # before Python 3.12, to name a member is to call a function


# Before the game


def not_changing(state: State, phase: Choosing, seat: Seat) -> Refusal | None:
    if seat < 0:
        return NOT_YOUR_TURN
    three = state.options.variant is Variant.THREE_PLAYERS
    return no.ALL_THREE_ARE_NEEDED if three else None


def assignments(state: State, phase: Choosing, seat: Seat) -> Choices:
    """Return the choices of Assign; three players only pass the keys on (CN-111)."""
    three = state.options.variant is Variant.THREE_PLAYERS
    return {
        "seat": tuple(range(state.seats)),
        "team": "teams",
        "spymaster": (True,) if three else (True, False),
    }


def not_shuffling(state: State, phase: Choosing, seat: Seat) -> Refusal | None:
    enough = sum(place != OUT for place in state.places) >= LEAST[state.options.variant]
    return None if enough else no.TOO_FEW_TO_SHUFFLE


def not_starting(state: State, phase: Choosing, seat: Seat) -> Refusal | None:
    lack = setup.lacking(state)
    if lack is None:
        return None
    if lack.role is Role.SPYMASTER:
        return no.TEAM_NEEDS_A_SPYMASTER
    return no.TEAM_NEEDS_AN_OPERATIVE


# The clue


def not_cluing(state: State, phase: Cluing, seat: Seat) -> Refusal | None:
    mine = seat >= 0 and leads(state.places[seat], phase.team)
    return None if mine else NOT_YOUR_TURN


def not_asking(state: State, phase: Cluing, seat: Seat) -> Refusal | None:
    if bar := not_cluing(state, phase, seat):
        return bar
    if state.terms.one_team:
        return no.NOBODY_TO_ASK
    return no.CLUES_ARE_SPOKEN if state.options.spoken_clues else None


def not_answering(state: State, phase: Cluing, seat: Seat) -> Refusal | None:
    if seat < 0 or not leads(state.places[seat], RIVAL[phase.team]):
        return NOT_YOUR_TURN
    asked = state.question is not None and state.question.answer is None
    return None if asked else no.NOTHING_WAS_ASKED


def not_punishing(state: State, phase: Cluing, seat: Seat) -> Refusal | None:
    return not_cluing(state, phase, seat) if phase.penalty else NOT_NOW


def not_correcting(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    if seat != HOST and (seat < 0 or not leads(state.places[seat], turn.team)):
        return NOT_YOUR_TURN
    return no.TOO_LATE_TO_CORRECT if turn.made else None


# Guesses


def not_touching(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    if seat < 0 or not works_for(state.places[seat], turn.team):
        return NOT_YOUR_TURN
    if state.terms.captain and seat not in touchers(state, turn.team):
        return NOT_YOUR_TURN
    return None if may_vote(state, turn.team, seat) else NOT_YOUR_TURN


def not_stopping(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    if bar := not_touching(state, turn, seat):
        return bar
    return None if turn.made else no.TOUCH_FIRST


def not_pointing(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    mine = seat >= 0 and works_for(state.places[seat], turn.team)
    return None if mine else NOT_YOUR_TURN


def not_timing(state: State, phase: Cluing | Guessing, seat: Seat) -> Refusal | None:
    """Return why this seat cannot turn over the timer (CN-69, CN-70).

    Anybody may, except a spymaster whose operatives are guessing: it would show impatience
    (CN-56).
    """
    if seat < 0 or state.places[seat].role is RETIRED:
        return NOT_YOUR_TURN
    if type(phase) is Guessing and leads(state.places[seat], phase.team):
        return NOT_YOUR_TURN
    if state.options.timer is TIMER_OFF:
        return no.TIMER_IS_OFF
    runs = phase.clock and not phase.clock.rung
    return no.TIMER_IS_RUNNING if runs else None


# A clue in doubt


def not_flagging(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    """Return why this seat cannot flag the clue (CN-O09).

    Anybody may but the clue's own spymaster (CN-56); and once, unless the judge answers, so
    that nobody can hold up the game.
    """
    if seat < 0 or state.places[seat].role is RETIRED:
        return NOT_YOUR_TURN
    if leads(state.places[seat], turn.team):
        return NOT_YOUR_TURN
    return no.ALREADY_FLAGGED if seat in turn.doubters else None


def not_accepting(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    """Return why this seat cannot accept an unflagged clue: it is no lone judge."""
    if not is_judge(state, turn.team, seat) or several_judge(state, turn.team):
        return NOT_YOUR_TURN
    return challenge.settled(state, turn)


def not_rejecting(state: State, turn: Guessing, seat: Seat) -> Refusal | None:
    if not is_judge(state, turn.team, seat):
        return NOT_YOUR_TURN
    return challenge.approved(state, turn, seat)


def not_explaining(state: State, review: Review, seat: Seat) -> Refusal | None:
    return None if seat == review.flagged_by else NOT_NOW


def explanations(state: State, review: Review, seat: Seat) -> tuple[Choices, ...]:
    return ANY_REASON


def not_judging(state: State, review: Review, seat: Seat) -> Refusal | None:
    if not is_judge(state, review.turn.team, seat):
        return NOT_YOUR_TURN
    spoken = any(given.seat == seat for given in review.verdicts)
    return no.ALREADY_ANSWERED if spoken else None


# The enemy's turn, and what the host does for those who are lost


def not_covering(state: State, phase: EnemyTurn, seat: Seat) -> Refusal | None:
    mine = seat >= 0 and leads(state.places[seat], Team.RED)
    return None if mine else NOT_YOUR_TURN


def not_waiting(state: State, phase: Cluing, seat: Seat) -> Refusal | None:
    return None if state.terms.approval else NOT_NOW


# What the fields may hold

WRITTEN: Choices = {"number": "numbers"}
SPOKEN: Choices = {"number": "numbers", "word": ("",)}  # the word is heard in the room
CARD: Choices = {"card": "visible"}
REASON: Choices = {"reason": "reasons"}
ANY_REASON: tuple[Choices, ...] = ({"reason": (None,)}, REASON)
TEAM: Choices = {"team": "teams"}


def unless_settled(state: State, turn: Guessing, seat: Seat) -> tuple[Choices, ...]:
    return () if challenge.settled(state, turn) else ANY_REASON


def unless_approved(
    state: State, phase: Guessing | Review, seat: Seat
) -> tuple[Choices, ...]:
    turn = phase.turn if isinstance(phase, Review) else phase
    if phase is turn and challenge.settled(state, turn):
        return ()
    reasons = challenge.open_reasons(state, turn, seat)
    if reasons == state.terms.reasons:
        return (REASON,)
    return ({"reason": reasons},) if reasons else ()


def clues(state: State, phase: Phase, seat: Seat) -> Choices:
    return SPOKEN if state.options.spoken_clues else WRITTEN


def own_words(state: State, phase: Cluing, seat: Seat) -> Choices:
    return {"card": turns.words_left(state, phase.team)}


def enemy_words(state: State, phase: EnemyTurn, seat: Seat) -> Choices:
    return {"card": turns.words_left(state, Team.BLUE)}


def handovers(state: State, phase: Phase, seat: Seat) -> Iterator[Choices]:
    """Yield the keys of spymasters who are lost, and who may take them."""
    missing = state.presence.missing
    for team in state.terms.teams if missing else ():
        heirs = presence.heirs(state, team)
        if heirs and state.spymaster(team) in missing:
            yield {"team": (team,), "seat": heirs}


def helpers(state: State, phase: Phase, seat: Seat) -> Iterator[Choices]:
    if out := presence.onlookers(state.places):
        yield {"seat": out, "team": "sides"}


# The table

Rows = dict[type[Move], Row]
ROOM_SAYS: Rows = {
    Contact: Row(only(ROOM, others=NOT_NOW), NOTHING, presence.contact),
    CompanionSeats: Row(only(ROOM, others=NOT_NOW), NOTHING, presence.contact),
    HostSeat: Row(only(ROOM, others=NOT_NOW), NOTHING, presence.host_sits),
}
NO_WAIT: Rows = {m.GoOn: Row(only(HOST, but=NOT_NOW), NOTHING, timer.go_on)}
GUESTS: Rows = {NewSeat: Row(only(ROOM, others=NOT_NOW), NOTHING, presence.sit_down)}
IN_PLAY: Rows = {
    m.HandKey: Row(only(HOST), handovers, presence.hand_key, to=(Over,)),
    m.Admit: Row(only(HOST), helpers, presence.admit),
    **GUESTS,
    **ROOM_SAYS,
}
CALL_TIMER: Rows = {m.CallTimer: Row(not_timing, NOTHING, timer.call_timer)}
NEXT = (Cluing, Drawing)  # after a turn
AFTER_ENEMY = (*NEXT, Over)

LAW = Law(
    {
        Choosing: {
            m.Start: Row(only(HOST, but=not_starting), NOTHING, setup.start, to=(Dealing,)),
            m.ShuffleTeams: Row(
                only(HOST, but=not_shuffling), NOTHING, setup.shuffle, to=(Shuffling,)
            ),
            m.Assign: Row(only(HOST), assignments, setup.assign),
            m.JoinTeam: Row(not_changing, TEAM, setup.join),
            m.BecomeSpymaster: Row(players, TEAM, setup.become_spymaster),
            m.LeaveTeam: Row(not_changing, NOTHING, setup.sit_out),
            **NO_WAIT,
            **GUESTS,
            **ROOM_SAYS,
            CompanionSeats: Row(
                only(ROOM, others=NOT_NOW), NOTHING, presence.companions_sit
            ),
        },
        Shuffling: {
            m.Teams: Row(only(CHANCE), NOTHING, setup.take_teams, to=(Choosing,)),
            **NO_WAIT,
            **ROOM_SAYS,
        },
        Dealing: {
            m.Deal: Row(only(CHANCE), NOTHING, setup.lay_out, to=(Cluing,)),
            **NO_WAIT,
            **ROOM_SAYS,
        },
        Cluing: {
            m.Cover: Row(not_punishing, own_words, challenge.penalty_cover, to=(Over,)),
            m.Clue: Row(not_cluing, clues, turns.propose, to=(Guessing,)),
            m.Ask: Row(not_asking, WRITTEN, turns.ask),
            m.Answer: Row(
                not_answering, {"legal": (True, False)}, turns.answer, to=(Guessing,)
            ),
            **CALL_TIMER,
            **IN_PLAY,
            m.GoOn: Row(only(HOST, but=not_waiting), NOTHING, timer.go_on, to=(Guessing,)),
            TimeUp: Row(only(CLOCK), NOTHING, timer.cluing_time_up, to=(Guessing, Drawing)),
        },
        Guessing: {
            m.Touch: Row(not_touching, CARD, turns.touch, to=(*NEXT, Over)),
            m.Stop: Row(not_stopping, NOTHING, turns.stop, to=NEXT),
            m.Mark: Row(not_pointing, CARD, turns.point),
            m.Unmark: Row(not_pointing, CARD, turns.point),
            m.Accept: Row(not_accepting, NOTHING, challenge.accept_unasked),
            m.Reject: Row(
                not_rejecting, unless_approved, challenge.reject_unasked, to=(Review, *NEXT)
            ),
            m.Flag: Row(not_flagging, unless_settled, challenge.flag, to=(Review,)),
            m.Correct: Row(not_correcting, clues, turns.correct, to=(Cluing,)),
            **CALL_TIMER,
            **IN_PLAY,
            **NO_WAIT,
            TimeUp: Row(only(CLOCK), NOTHING, timer.clock_rings, to=NEXT),
        },
        Review: {
            m.Accept: Row(not_judging, NOTHING, challenge.accept, to=(Guessing,)),
            m.Reject: Row(
                not_judging, unless_approved, challenge.reject, to=(Guessing, *NEXT)
            ),
            m.Flag: Row(not_explaining, explanations, challenge.explain),
            **IN_PLAY,
            CompanionSeats: Row(
                only(ROOM, others=NOT_NOW),
                NOTHING,
                challenge.companions_sit,
                to=(Guessing, *NEXT),
            ),
            m.HandKey: Row(
                only(HOST), handovers, challenge.hand_key, to=(Guessing, *NEXT, Over)
            ),
            m.GoOn: Row(only(HOST), NOTHING, challenge.review_lapses, to=(Guessing,)),
            TimeUp: Row(only(CLOCK), NOTHING, challenge.review_lapses, to=(Guessing,)),
        },
        Drawing: {
            m.Draw: Row(only(CHANCE), NOTHING, enemy.take_proposal, to=(EnemyTurn,)),
            **NO_WAIT,
            **ROOM_SAYS,
        },
        EnemyTurn: {
            m.Cover: Row(not_covering, enemy_words, enemy.cover, to=AFTER_ENEMY),
            m.Propose: Row(not_covering, enemy_words, enemy.propose),
            **IN_PLAY,
            m.GoOn: Row(only(HOST), NOTHING, enemy.proposal_stands, to=AFTER_ENEMY),
            TimeUp: Row(only(CLOCK), NOTHING, enemy.proposal_stands, to=AFTER_ENEMY),
        },
        Over: {},
    }
)
