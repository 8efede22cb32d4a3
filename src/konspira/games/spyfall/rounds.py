"""From round to round: counting points, the next dealer, leavers and newcomers."""

from msgspec.structs import replace

from konspira.game import HOST, ROOM, IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.before import to_dealing
from konspira.games.spyfall.options import Terms, fitted, recommended_seconds
from konspira.games.spyfall.score import awards, winner
from konspira.games.spyfall.state import (
    Ending,
    InRound,
    Over,
    Round,
    RoundOver,
    State,
    from_seat,
    last_round_played,
    leaders,
    may_reshuffle,
    next_dealer,
    only,
)
from konspira.refusals import HOST_ONLY, NO_ROUND_YET, NO_SUCH_SEAT

FEWEST_SEATS = 3


def finish(state: State, ending: Ending) -> State:
    """All cards are turned over, and the points are counted (SF2-97 to SF2-104)."""
    cards = state.dealt
    given = awards(state.terms, cards, state.ring, ending, state.trials)
    scores = list(state.scores)
    for award in given:
        scores[award.seat] += award.points
    played = Round(state.dealer, cards, ending, winner(cards, ending), given)
    return replace(
        state,
        phase=RoundOver(),
        scores=tuple(scores),
        used=(*state.used, cards.place),  # SF2-90, SW-63
        history=(*state.history, played),
        cards=None,
        ballots=(),
    )


def next_round(state: State, seat: Seat, reshuffle: bool) -> State:
    """SF2-33, SF2-40: the next dealer deals a new place; after the last round, the end."""
    only(seat, HOST, *(() if reshuffle else (heir(state),)))  # SW-O13: the host decides
    if reshuffle and not may_reshuffle(state.terms, state.used, state.round):
        raise IllegalMove(*no.NO_RESHUFFLE_NOW)
    if last_round_played(state):
        return replace(state, phase=Over())
    state = replace(
        state,
        round=state.round + 1,
        dealer=next_dealer(state),
        used=() if reshuffle else state.used,
    )
    return to_dealing(state)


def heir(state: State) -> Seat:
    """Who deals next, or acts for them while they are away."""
    return from_seat(state.present, next_dealer(state))[0]


def one_more_round(state: State, seat: Seat) -> State:
    """SF2-O21, SW-O14: a tie stands, unless the host adds a round."""
    only(seat, HOST)
    if not may_add_round(state):
        raise IllegalMove(*no.NO_TIE)
    return replace(state, terms=replace(state.terms, rounds=state.terms.rounds + 1))


def may_add_round(state: State) -> bool:
    return last_round_played(state) and len(leaders(state)) > 1


def void_round(state: State, seat: Seat) -> State:
    """No points; the place counts as played, and the same dealer deals again."""
    only(seat, HOST)
    used = (*state.used, state.dealt.place)
    return to_dealing(replace(state, used=used, ballots=()))


def end_now(state: State, seat: Seat) -> State:
    """The points stay as they are; a round that is running is void, its cards unseen."""
    only(seat, HOST)
    if not may_end_now(state):
        raise IllegalMove(*NO_ROUND_YET)
    return replace(state, phase=Over(), cards=None, ballots=())


def may_end_now(state: State) -> bool:
    return bool(state.history) and isinstance(state.phase, InRound | RoundOver)


def retire(state: State, seat: Seat, leaver: Seat) -> State:
    """A seat that leaves keeps its points, and is out of the ring from now on."""
    only(seat, HOST)
    if leaver not in state.ring:
        raise IllegalMove(*NO_SUCH_SEAT)
    if len(state.ring) == FEWEST_SEATS:
        raise IllegalMove(*no.THREE_ARE_NEEDED)
    players = len(state.ring)
    state = replace(state, gone=tuple(sorted((*state.gone, leaver))))
    return replace(state, terms=refitted(state.terms, players, players - 1))


def new_seat(state: State, seat: Seat, invited: bool) -> State:
    """Newcomers wait for the next round, and begin with no points."""
    only(seat, ROOM)
    if not invited:
        raise IllegalMove(*HOST_ONLY)
    players = len(state.ring)
    if players >= state.terms.most_seats:
        raise IllegalMove(*no.RING_IS_FULL)
    terms = refitted(state.terms, players, players + 1)
    return replace(state, scores=(*state.scores, 0), terms=terms)


def refitted(terms: Terms, before: int, now: int) -> Terms:
    """SF2-O23: another number of players may need other spies and another time."""
    if terms.round_seconds == recommended_seconds(terms.box, before):
        terms = replace(terms, round_seconds=recommended_seconds(terms.box, now))
    return fitted(terms, now)
