"""Scoring: the safes are opened one by one, and the points are booked (ID-40 to ID-46)."""

from collections.abc import Mapping

from msgspec.structs import replace

from konspira.game import HOST, Act, EndNow, Seat
from konspira.games.secret_identity import cooperative
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import NextRound, Open
from konspira.games.secret_identity.pieces import EMPTY_BOARD
from konspira.games.secret_identity.state import (
    FEWEST,
    Gain,
    Laying,
    Opened,
    Over,
    Phase,
    Round,
    RoundOver,
    Scoring,
    State,
    not_staying,
    staying,
)
from konspira.kit import Seats
from konspira.refusals import NOT_YOUR_TURN, Refusal


def start_scoring(state: State) -> State:
    """Open safes in seat order, starting one seat further each round (ID-O13)."""
    start = (state.round - 1) % state.seats
    ring = [Seat((start + step) % state.seats) for step in range(state.seats)]
    order = tuple(seat for seat in ring if state.keys[seat] is not None)
    played = Round(state.characters, state.safes)
    return replace(state, phase=Scoring(order), history=(*state.history, played))


def not_opening(state: State, phase: Scoring, seat: Seat) -> Refusal | None:
    """Return why this seat cannot open the next safe: its owner does, or the host."""
    if seat == HOST:
        return None
    return not_staying(state, phase, seat) if seat == phase.order[0] else NOT_YOUR_TURN


def open_safe(state: State, phase: Scoring, act: Act[Open]) -> State:
    owner, *others = phase.order
    opened = count(state, owner)
    scores = list(state.scores)
    for gain in opened.gains:
        scores[gain.seat] += gain.points
    played = state.history[-1]
    played = replace(played, opened=(*played.opened, opened))
    state = replace(
        state,
        phase=Scoring(tuple(others)),
        scores=tuple(scores),
        history=(*state.history[:-1], played),
    )
    return state if others else end_round(state)


def count(state: State, owner: Seat) -> Opened:
    """Count the votes on a safe: each right one is a point for two (ID-41 to ID-44)."""
    number = state.keys[owner]
    assert number is not None, "only who is in this round has a safe"
    votes = tuple([ballot[owner] for ballot in state.ballots])
    right = [Seat(voter) for voter, vote in enumerate(votes) if vote == number]
    gains = [Gain(owner, len(right), "ID-42")] if right else []
    gains += [Gain(voter, 1, "ID-43") for voter in right]
    return Opened(owner, number, votes, tuple(gains))


def end_round(state: State) -> State:
    if state.round == state.rounds:
        return replace(state, phase=won(state))
    if len(staying(state)) < FEWEST:
        return broken_off(state)
    return replace(state, phase=RoundOver())


def next_round(state: State, phase: RoundOver, act: Act[NextRound]) -> State:
    """Lay new characters; hands are what is left of them (ID-48 to ID-54)."""
    nobody = (None,) * state.seats
    return replace(
        state,
        phase=Laying(),
        round=state.round + 1,
        characters=EMPTY_BOARD,
        safes=nobody,
        keys=nobody,
        ballots=(nobody,) * state.seats,
    )


def broken_off(state: State) -> State:
    """End a game with too few players: points stay, but nobody has won (ID-O20)."""
    keys, drafts = (None,) * state.seats, ((),) * state.seats
    return replace(state, phase=Over((), "broken-off"), keys=keys, drafts=drafts)


def not_ending(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    """Return why the host cannot end now: nothing is scored yet (ID-O26)."""
    if seat != HOST:
        return NOT_YOUR_TURN
    played = len(state.history) if state.together else scored(state)
    return None if played else no.NO_ROUND_YET


def end_now(state: State, phase: Phase, act: Act[EndNow]) -> State:
    """End with the score as it stands; what is not finished is void (ID-O26)."""
    if state.together:
        winners, state = cooperative.winners(state), cooperative.put_away(state)
    else:
        state = void_round(state)
        winners = leading(state)
    return replace(state, phase=Over(winners, "ended-early"))


def scored(state: State) -> int:
    """Return how many rounds are over, with every point counted."""
    done = state.phase == RoundOver()
    return state.round if done else state.round - 1


def void_round(state: State) -> State:
    """Undo the round that is not finished: no points, and its secrets stay secret."""
    if state.phase == RoundOver():
        return state
    scores = list(state.scores)
    history = state.history[: scored(state)]
    for played in state.history[scored(state) :]:
        for gain in [gain for opened in played.opened for gain in opened.gains]:
            scores[gain.seat] -= gain.points
    nobody = (None,) * state.seats
    return replace(
        state,
        scores=tuple(scores),
        history=history,
        round=scored(state),
        safes=nobody,
        keys=nobody,
        drafts=((),) * state.seats,
        ballots=(nobody,) * state.seats,
    )


def leading(state: State) -> Seats:
    """Return the winners of a game that was ended early: only points count (ID-O26).

    Cards were saved for rounds that nobody played.
    """
    leaders = best({Seat(seat): score for seat, score in enumerate(state.scores)})
    return tuple(s for s in leaders if s not in state.gone) or leaders


def won(state: State) -> Over:
    """Return the end: most points, then most cards left, then shared (ID-57 to ID-59)."""
    leaders = best({Seat(seat): score for seat, score in enumerate(state.scores)})
    if len(leaders) == 1:
        return Over(leaders, "most-points")
    thrifty = best({seat: cards_for_tie(state, seat) for seat in leaders})
    return Over(thrifty, "cards-left" if len(thrifty) == 1 else "shared")


def best(values: Mapping[Seat, int]) -> Seats:
    most = max(values.values())
    return tuple(seat for seat, value in values.items() if value == most)


def cards_for_tie(state: State, seat: Seat) -> int:
    """Return the cards that count in a tie.

    A round without a clue counts as a card used, and those who have left lose every tie.
    """
    if seat in state.gone:
        return -1
    return max(0, len(state.hands[seat]) - state.missed[seat])
