"""The first vote and the final vote: who may vote for whom, and what the ballots decide."""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards.card_play import before_whom
from konspira.games.mafia.clock import check_in_time, timer
from konspira.games.mafia.moves import Vote
from konspira.games.mafia.options import CommanderFirstVote
from konspira.games.mafia.state import State, put
from konspira.games.mafia.state.phases import (
    Count,
    FinalVote,
    FirstVote,
    RollCall,
    TieTalk,
)
from konspira.games.mafia.state.record import Ballot, Council
from konspira.games.mafia.turn.commander import choice_among, in_order
from konspira.games.mafia.turn.tally import counted, leaders, most_named
from konspira.kit import BySeat, Seats, Timer
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN, Refusal

Voting = FirstVote | FinalVote | RollCall
Ballots = Voting | TieTalk


def barred(state: State) -> Seats:
    """Return the seats that may not vote (MF-C08.6, MF-C10.4, MF-C12.4)."""
    return before_whom(state, lambda kind: kind.no_vote)


def voters(state: State, phase: Ballots) -> Seats:
    """Return the seats that may vote (MF-O10).

    All who live, but for those whom a card bars; and there must be somebody to vote for
    (MF-O43).
    """
    living, out = state.town.living, barred(state)
    if not out:
        return living
    able = candidates(state, phase)
    return tuple([s for s in living if s not in out and any([c != s for c in able])])


def has_no_vote(state: State, phase: FirstVote | FinalVote, seat: Seat) -> Refusal | None:
    """Return why a seat may not vote now, if so (MF-O09).

    A vote once given stays; but if they are opened one by one, it may be changed until then
    (MF-O66).
    """
    if seat not in state.town.living:
        return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN
    if state.shown.lying and seat in barred(state):
        return no.NO_BALLOT
    if state.ballots[seat] is None or state.terms.in_turn:
        return None
    return no.VOTED_ALREADY


def has_no_vote_left(state: State, phase: RollCall, seat: Seat) -> Refusal | None:
    if seat not in state.town.living:
        return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN
    if seat not in phase.order:
        return no.NO_BALLOT
    return no.OPENED_ALREADY if seat in phase.order[: phase.opened] else None


def candidates(state: State, phase: Ballots) -> Seats:
    """Return the seats that may be voted for.

    Nobody under Shelter or Arrest (MF-C08.5, MF-C10.3).
    """
    if not isinstance(phase, FirstVote) and in_final(phase):
        return phase.finalists
    if not state.shown.lying:
        return state.town.living
    hidden = before_whom(state, lambda kind: kind.not_voted_for)
    return tuple([seat for seat in state.town.living if seat not in hidden])


def in_final(phase: Ballots) -> bool:
    return phase.final if isinstance(phase, RollCall) else not isinstance(phase, FirstVote)


def whom_to_vote_for(state: State, phase: Voting, seat: Seat) -> Choices:
    kept = (seat, state.ballots[seat])
    return {"seat": tuple([each for each in candidates(state, phase) if each not in kept])}


def vote(state: State, phase: FirstVote | FinalVote, act: Act[Vote]) -> State:
    seat, target, at = act.seat, act.move.seat, act.at
    check_in_time(phase, at)
    check_ballot(state, phase, seat, target)
    ballots = put(state.ballots, seat, target)
    state = replace(state, ballots=ballots)
    if state.led or not all_have_voted(state, phase, ballots):
        return state
    return closed(state, phase, at)


def change_vote(state: State, phase: RollCall, act: Act[Vote]) -> State:
    """Change a vote; who is next and had chosen nothing is opened at once (MF-O66)."""
    seat, target, at = act.seat, act.move.seat, act.at
    check_in_time(phase, at)
    check_ballot(state, phase, seat, target)
    before = state.ballots[seat]
    state = replace(state, ballots=put(state.ballots, seat, target))
    is_next = before is None and phase.order[phase.opened] == seat
    return open_next(state, phase, at) if is_next else state


def check_ballot(state: State, phase: Ballots, seat: Seat, target: Seat) -> None:
    if target in candidates(state, phase) and target not in (seat, state.ballots[seat]):
        return
    if target == state.ballots[seat]:
        raise IllegalMove(*no.NOTHING_CHANGES)
    if target == seat:
        raise IllegalMove(*no.VOTE_FOR_SOMEBODY_ELSE)
    if target >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    if target not in state.town.living:
        raise IllegalMove(*no.THEY_ARE_OUT)
    raise IllegalMove(*(no.NOT_A_FINALIST if in_final(phase) else no.NOT_TO_BE_VOTED_FOR))


def all_have_voted(state: State, phase: Voting, ballots: BySeat[Seat | None]) -> bool:
    silent, lying = ballots.count(None) - len(state.town.fallen), state.shown.lying
    if not lying or silent > len(lying) + 1:  # so many have no vote, and one no candidate
        return silent <= 0
    return all([ballots[seat] is not None for seat in voters(state, phase)])


def closed(state: State, phase: FirstVote | FinalVote, at: int) -> State:
    """Close a vote in which all have voted who may.

    A person who leads closes it in time. A dark phone has the whole time: nobody loses a
    vote because a screen was asleep.
    """
    if isinstance(phase, FirstVote):
        return end_first_vote(state, phase, at)
    return end_final_vote(state, phase, at)


# Ballots that are opened one by one


def to_roll_call(state: State, final: bool, finalists: Seats, at: int) -> State:
    """Open the ballots one by one, from the Commander clockwise (MF-C04.4, MF-O66)."""
    phase = RollCall(final, finalists, (), 0, timer(state, at, 0))
    order = in_order(state, voters(state, phase))
    return roll_call(state, replace(phase, order=order), at)


def roll_call(state: State, phase: RollCall, at: int) -> State:
    """Go on to the next ballot; who has chosen nothing has a little longer."""
    if phase.opened == len(phase.order):
        return (
            counted_first(state, at) if not phase.final else counted_final(state, phase, at)
        )
    chosen = state.ballots[phase.order[phase.opened]] is not None
    length = state.terms.turn_ms if chosen else state.terms.wait_ms
    return replace(state, phase=replace(phase, clock=timer(state, at, length)))


def open_next(state: State, phase: RollCall, at: int) -> State:
    return roll_call(state, replace(phase, opened=phase.opened + 1), at)


# Counting


def finalists(state: State) -> Seats:
    """Return the finalists (MF-41, MF-42).

    The two with most votes, or all who share the lead. All who share second place are
    finalists too (MF-O12), unless the Commander has voted for one of them (MF-O29).
    """
    number, terms = counted(state.ballots, state.seats), state.terms
    first = leaders(number)
    if len(first) != 1 or terms.one_vote:  # MF-86, MF-87
        at_once = terms.one_vote or terms.commander_first_vote is CommanderFirstVote.LITERAL
        return decided(state, first) if at_once else first
    number[first[0]] = 0
    second = leaders(number)
    if terms.commander_first_vote is CommanderFirstVote.SECOND_SEAT:
        chosen = choice_among(state, second)
        second = second if chosen is None else (chosen,)
    return tuple(sorted((*first, *second)))


def end_first_vote(state: State, phase: FirstVote, at: int) -> State:
    return (
        to_roll_call(state, False, (), at)
        if state.terms.in_turn
        else counted_first(state, at)
    )


def counted_first(state: State, at: int) -> State:
    council = with_votes(state.council, Ballot(False, state.ballots, ()))
    count = Count(False, finalists(state), count_clock(state, at))
    return replace(state, phase=count, council=council)


def end_final_vote(state: State, phase: FinalVote, at: int) -> State:
    if state.terms.in_turn:
        return to_roll_call(state, True, phase.finalists, at)
    return counted_final(state, phase, at)


def counted_final(state: State, phase: FinalVote | RollCall, at: int) -> State:
    """Count the final vote: who has most goes (MF-46).

    Without any ballot all tie (MF-O63).
    """
    council = with_votes(state.council, Ballot(True, state.ballots, phase.finalists))
    first = decided(state, most_named(state.ballots, state.seats) or phase.finalists)
    count = Count(True, first, count_clock(state, at))
    return replace(state, phase=count, council=council)


def count_clock(state: State, at: int) -> Timer:
    """Return the time of a count: finger after finger rises, then all see what it means."""
    pointing = state.seats - state.ballots.count(None)
    return timer(state, at, state.terms.count_ms + pointing * state.terms.finger_ms)


def decided(state: State, tied: Seats) -> Seats:
    """Return who goes of the tied.

    The Commander's choice, if it is one of them (MF-C04.3).
    """
    chosen = choice_among(state, tied) if len(tied) > 1 else None
    return tied if chosen is None else (chosen,)


def with_votes(council: Council, votes: Ballot) -> Council:
    return replace(council, votes=(*council.votes, votes))
