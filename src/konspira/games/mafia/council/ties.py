"""Ties: talk is open again and votes may move, and in the end the lot decides."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.clock import check_in_time, timer
from konspira.games.mafia.council.speeches import nobody_goes, to_speeches, vote_out
from konspira.games.mafia.council.votes import check_ballot, decided, voters, with_votes
from konspira.games.mafia.moves import CallLot, DrawLot, Vote
from konspira.games.mafia.state import State, put
from konspira.games.mafia.state.phases import Count, Lot, TieTalk
from konspira.games.mafia.state.record import Ballot
from konspira.games.mafia.turn.elimination import without
from konspira.games.mafia.turn.revote import is_decided
from konspira.games.mafia.turn.tally import most_named
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NOT_YOUR_TURN, Refusal

# When the ballots have lain open


def end_count(state: State, phase: Count, at: int) -> State:
    after = after_final if phase.final else after_first
    return after(state, phase, at)


def after_first(state: State, phase: Count, at: int) -> State:
    finalists, terms = phase.finalists, state.terms
    if not finalists:  # MF-O63
        return nobody_goes(state, at)
    if is_decided(state, phase):  # MF-86, MF-O29
        return vote_out(state, finalists[0], at)
    if terms.second_place_lot and len(finalists) > 2:  # MF-O12
        first = most_named(state.ballots, state.seats)
        if len(first) == 1:
            return to_lot(state, without(finalists, first[0]), first[0])
    return to_speeches(state, finalists, at)


def after_final(state: State, phase: Count, at: int) -> State:
    match phase.finalists:
        case ():
            return nobody_goes(state, at)
        case (seat,):
            return vote_out(state, seat, at)
        case tied:
            if not most_named(state.ballots, state.seats):  # MF-O63
                return to_lot(state, tied)
            return to_tie_talk(state, tied, 1, at)


# Reopened talk


def to_tie_talk(state: State, tied: Seats, number: int, at: int) -> State:
    """Open the talk again (MF-47).

    Votes for those no longer tied are free again (MF-O14).
    """
    ballots = tuple([ballot if ballot in tied else None for ballot in state.ballots])
    clock = timer(state, at, state.terms.tie_ms)
    talk = TieTalk(tied, number, moved=False, clock=clock)
    return replace(state, phase=talk, ballots=ballots)


def moves_no_vote(state: State, phase: TieTalk, seat: Seat) -> Refusal | None:
    if seat not in state.town.living:
        return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN
    barred = state.shown.lying and seat not in voters(state, phase)
    return no.NO_BALLOT if barred else None


def movable(state: State, phase: TieTalk, seat: Seat) -> Choices:
    kept = (seat, state.ballots[seat])
    return {"seat": tuple([each for each in phase.finalists if each not in kept])}


def move_vote(state: State, phase: TieTalk, act: Act[Vote]) -> State:
    return moved(state, phase, act.seat, act.move.seat, act.at)


def moved(state: State, phase: TieTalk, seat: Seat, target: Seat, at: int) -> State:
    """Move the vote of a voter while all watch the count (MF-O15)."""
    check_in_time(phase, at)
    check_ballot(state, phase, seat, target)
    ballots = put(state.ballots, seat, target)
    return replace(state, ballots=ballots, phase=replace(phase, moved=True))


def end_tie_talk(state: State, phase: TieTalk, at: int) -> State:
    """Go on to who goes, to another round if a vote has moved, or to the lot.

    MF-O15, MF-48
    """
    council = with_votes(state.council, Ballot(True, state.ballots, phase.finalists))
    state = replace(state, council=council)
    tied = decided(state, most_named(state.ballots, state.seats) or phase.finalists)
    if len(tied) == 1:
        return vote_out(state, tied[0], at)
    if phase.moved and phase.round < state.terms.tie_rounds:
        return to_tie_talk(state, tied, phase.round + 1, at)
    return to_lot(state, tied)


# The lot


def to_lot(state: State, tied: Seats, leader: Seat | None = None) -> State:
    """Let chance draw one of the tied; a person who leads says when (MF-48, MF-O16)."""
    council = replace(state.council, lot=tied)
    return replace(state, phase=Lot(tied, leader, called=not state.led), council=council)


def has_no_lot(state: State, phase: TieTalk | Lot, seat: Seat) -> Refusal | None:
    if isinstance(phase, Lot):
        return no.NOTHING_CHANGES if phase.called else None
    tied = decided(state, most_named(state.ballots, state.seats))
    return no.NOBODY_IS_TIED if len(tied) == 1 else None


def call_lot(state: State, phase: TieTalk | Lot, act: Act[CallLot]) -> State:
    if isinstance(phase, TieTalk):
        council = with_votes(state.council, Ballot(True, state.ballots, phase.finalists))
        tied = most_named(state.ballots, state.seats) or phase.finalists
        phase = Lot(tied)
        state = replace(state, council=replace(council, lot=tied))
    return replace(state, phase=replace(phase, called=True))


def draw_lot(state: State, phase: Lot, act: Act[DrawLot]) -> State:
    drawn = act.move.seat
    if drawn not in phase.tied or not phase.called:
        raise IllegalMove(*no.NOT_A_LOT)
    if phase.leader is None:
        return vote_out(state, drawn, act.at)
    return to_speeches(state, tuple(sorted((phase.leader, drawn))), act.at)
