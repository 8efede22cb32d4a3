"""From round to round: counting points, the next dealer, and the end."""

from msgspec.structs import replace

from konspira.game import HOST, Act, EndNow, IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import NextRound, OneMoreRound, VoidRound
from konspira.games.spyfall.phases import InRound, Over, RoundOver
from konspira.games.spyfall.record import Ending, Round
from konspira.games.spyfall.score import awards, winner
from konspira.games.spyfall.setup import to_dealing
from konspira.games.spyfall.state import State
from konspira.kit import Collect, Seats
from konspira.law import Choices
from konspira.refusals import NO_ROUND_YET, NOT_YOUR_TURN, Refusal

RESHUFFLE_FROM = 8  # rounds
GO_ON: Choices = {"reshuffle": (False,)}
GO_ON_OR_RESHUFFLE: Choices = {"reshuffle": (False, True)}


def finish(state: State, ending: Ending) -> State:
    """Turn over all cards and count the points (SF2-97 to SF2-104)."""
    cards = state.dealt
    given = awards(state.terms, cards, state.ring, ending, state.trials)
    scores = list(state.scores)
    for award in given:
        scores[award.seat] += award.points
    played = Round(
        dealer=state.dealer,
        cards=cards,
        ending=ending,
        won=winner(cards, ending),
        awards=given,
        trials=state.trials,
        questions=tuple(state.asked.count(Seat(seat)) for seat in range(state.seats)),
    )
    return replace(
        state,
        phase=RoundOver(),
        scores=tuple(scores),
        used=(*state.used, cards.place),  # SF2-90, SW-63
        history=(*state.history, played),
        cards=None,
        ballots=Collect(),
    )


# The next round


def does_not_deal(state: State, phase: RoundOver, seat: Seat) -> Refusal | None:
    """Return why this seat cannot go on: the next dealer does, a deputy, or the host."""
    return None if seat in (HOST, state.acting_dealer) else NOT_YOUR_TURN


def ways_to_go_on(state: State, phase: RoundOver, seat: Seat) -> Choices:
    """Return the choices of NextRound: the host decides about a reshuffle (SW-O13)."""
    return GO_ON_OR_RESHUFFLE if seat == HOST and may_reshuffle(state) else GO_ON


def may_reshuffle(state: State) -> bool:
    """Return whether the places may be reshuffled: after eight rounds (SW-O13)."""
    enough = len(state.used) >= RESHUFFLE_FROM
    return state.terms.reshuffle and enough and not state.last_round


def next_round(state: State, phase: RoundOver, act: Act[NextRound]) -> State:
    """Deal a new place by the next dealer; after the last round, end (SF2-33, SF2-40)."""
    reshuffle = act.move.reshuffle
    if reshuffle and act.seat != HOST:
        raise IllegalMove(*NOT_YOUR_TURN)
    if reshuffle and not may_reshuffle(state):
        raise IllegalMove(*no.NO_RESHUFFLE_NOW)
    if state.last_round:
        return replace(state, phase=Over())
    state = replace(
        state,
        round=state.round + 1,
        dealer=state.next_dealer,
        used=() if reshuffle else state.used,
    )
    return to_dealing(state)


def is_no_tie(state: State, phase: RoundOver, seat: Seat) -> Refusal | None:
    """Return why no round can be added: the last one left no tie (SF2-O21, SW-O14)."""
    tied = state.last_round and len(leaders(state)) > 1
    return None if tied else no.NO_TIE


def leaders(state: State) -> Seats:
    best = max(state.scores)
    return tuple(Seat(s) for s, points in enumerate(state.scores) if points == best)


def one_more_round(state: State, phase: RoundOver, act: Act[OneMoreRound]) -> State:
    return replace(state, terms=replace(state.terms, rounds=state.terms.rounds + 1))


# The host breaks off


def void_round(state: State, phase: InRound, act: Act[VoidRound]) -> State:
    """Void a round: no points, its place counts as played, the same dealer deals again."""
    return to_dealing(replace(state, used=(*state.used, state.dealt.place)))


def has_no_score(state: State, phase: object, seat: Seat) -> Refusal | None:
    return None if state.history else NO_ROUND_YET


def end_now(state: State, phase: InRound | RoundOver, act: Act[EndNow]) -> State:
    """End with the points as they are; a running round is void, its cards unseen."""
    return replace(state, phase=Over(), cards=None, ballots=Collect(), fingers=Collect())
