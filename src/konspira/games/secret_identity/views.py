"""What people see of a game: the table, which is for all, and the hand of each seat.

Both are built up from what may be known, never cut down from the state.
"""

from konspira import game
from konspira.game import CHANCE, HOST, Outcome, Seat
from konspira.games.secret_identity.cooperative import decisive
from konspira.games.secret_identity.law import LAW
from konspira.games.secret_identity.moves import Place
from konspira.games.secret_identity.options import Options
from konspira.games.secret_identity.pieces import Board, Cards, Safe
from konspira.games.secret_identity.state import (
    Ballot,
    Clues,
    Dealing,
    Drawing,
    Guessing,
    Laying,
    Over,
    Phase,
    Revealed,
    Round,
    RoundOver,
    Scoring,
    State,
    Voting,
    staying,
    waiting,
)
from konspira.kit import Seats

NAME = "secret_identity"


class Table(game.Table, frozen=True, tag=NAME):
    options: Options
    phase: Phase
    round: int
    rounds: int
    characters: Board  # place 0 has the number 1; None: empty
    safes: tuple[Safe | None, ...]  # the clues of this round, by seat; None: no clue
    scores: tuple[int, ...]
    team_score: int  # together
    active: Seat | None  # together: whose turn it is
    fresh: int | None  # together: the place of the new character, if it may be flagged
    decisive: tuple[tuple[int, ...], ...]  # together: whose mark would settle the guess
    waiting: Seats  # the seats everybody waits for
    cards_left: tuple[int, ...]
    missed: tuple[int, ...]  # rounds without a clue: each counts as a card in a tie
    missing: Seats  # without contact just now
    gone: Seats  # left for good
    spare: int  # how many swaps the pack still allows
    history: tuple[Round, ...]  # the last one may still have closed safes


class Hand(game.Hand, frozen=True, tag=NAME):
    key: int | None  # the own number, 1 to 8
    cards: Cards
    draft: tuple[Place, ...]
    ballot: Ballot  # by seat


def table(state: State) -> Table:
    phase, waited_for = state.phase, waiting(state)
    return Table(
        options=state.options,
        phase=phase,
        round=state.round,
        rounds=state.rounds,
        characters=state.characters,
        safes=state.safes,
        scores=state.scores,
        team_score=state.team_score,
        active=state.active,
        fresh=state.fresh,
        decisive=decisive(state, phase, waited_for) if isinstance(phase, Guessing) else (),
        waiting=waited_for,
        cards_left=tuple([len(cards) for cards in state.hands]),
        missed=state.missed,
        missing=state.presence.missing,
        gone=state.gone,
        spare=state.spare,
        history=state.history,
    )


def hand(state: State, seat: Seat) -> Hand:
    offers = LAW.offers(state, seat)
    if seat < 0:
        return Hand(None, (), (), (), seat=seat, offers=offers)
    return Hand(
        seat=seat,
        key=state.keys[seat],
        cards=state.hands[seat] if state.hands else (),
        draft=state.drafts[seat],
        ballot=state.ballots[seat],
        offers=offers,
    )


def awaited(state: State) -> frozenset[Seat]:
    match state.phase:
        case Dealing() | Laying() | Drawing():
            return frozenset({CHANCE})
        case RoundOver():
            return frozenset({HOST})
        case Scoring() | Revealed() if not set(waiting(state)).issubset(staying(state)):
            return frozenset({HOST})  # for one who has left
        case _:
            return frozenset(waiting(state))


def silent(state: State) -> dict[Seat, str]:
    """Return who may not react (ID-O23).

    While clues are given and votes are cast nobody hints; together, who gives the clue does
    not, until it is guessed.
    """
    match state.phase:
        case Clues() | Guessing() if state.together:
            return {} if state.active is None else {state.active: "ID-O23"}
        case Clues() | Voting():
            return {Seat(seat): "ID-O23" for seat in range(state.seats)}
        case _:
            return {}


def outcome(state: State) -> Outcome | None:
    """Return the outcome by ID-57 to ID-59; together by ID-82 to ID-85."""
    match state.phase:
        case Over(winners, why):
            team = (state.team_score,) * state.seats
            return Outcome(winners, team if state.together else state.scores, why)
        case _:
            return None
