"""Who sees what: the two doors through which anything of a game reaches people.

Both are built up from what may be known, never cut down from the state.
"""

from konspira import game
from konspira.game import CHANCE, HOST, EndNow, Hush, Outcome, Seat
from konspira.games.secret_identity import moves
from konspira.games.secret_identity.ballots import complete
from konspira.games.secret_identity.moves import Move, Place
from konspira.games.secret_identity.options import Options
from konspira.games.secret_identity.people import in_play, may_end_now, skippable
from konspira.games.secret_identity.pieces import PLACES, Board, Cards, Safe
from konspira.games.secret_identity.state import (
    Ballot,
    Characters,
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
    Seats,
    State,
    Voting,
    staying,
    waiting,
)
from konspira.games.secret_identity.together import guessers

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
    waiting: Seats  # the seats everybody waits for
    cards_left: tuple[int, ...]
    missed: tuple[int, ...]  # rounds without a clue: each counts as a card in a tie
    missing: Seats  # without contact just now
    gone: Seats  # left for good
    spare: int  # how many swaps the pack still allows
    history: tuple[Round, ...]  # the last one may still have closed safes


class Hand(game.Hand, frozen=True, tag=NAME):
    seat: Seat
    key: int | None  # the own number, 1 to 8
    cards: Cards
    draft: tuple[Place, ...]
    ballot: Ballot  # by seat
    may: tuple[str, ...]  # the kinds of move that are open to this seat


def table(state: State) -> Table:
    return Table(
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        characters=state.characters,
        safes=state.safes,
        scores=state.scores,
        team_score=state.team_score,
        active=state.active,
        fresh=state.fresh,
        waiting=waiting(state),
        cards_left=tuple([len(cards) for cards in state.hands]),
        missed=state.missed,
        missing=state.missing,
        gone=state.gone,
        spare=state.spare,
        history=state.history,
    )


def hand(state: State, seat: Seat) -> Hand:
    kinds = tuple([kind.__name__ for kind in may(state, seat)])
    if seat < 0:
        return Hand(seat, None, (), (), (), kinds)
    return Hand(
        seat=seat,
        key=state.keys[seat],
        cards=state.hands[seat] if state.hands else (),
        draft=state.drafts[seat],
        ballot=state.ballots[seat],
        may=kinds,
    )


def may(state: State, seat: Seat) -> list[type[Move]]:
    """The kinds of move that are open to a seat, as its screen lists them."""
    if seat == HOST:
        return host_may(state)
    if seat not in staying(state):
        return []
    match state.phase:
        case Characters() as phase:
            return may_in_window(state, phase, seat)
        case Clues() as phase:
            return may_clue(state, phase, seat)
        case Voting() if seat in waiting(state):
            return may_vote(state, seat)
        case Scoring() if seat in waiting(state):
            return [moves.Open]
        case Guessing() if seat in guessers(state):
            return [moves.MarkGuess]
        case Revealed() if seat == state.active:
            return [moves.EndTurn]
        case _:
            return []


def host_may(state: State) -> list[type[Move]]:
    if not in_play(state.phase):
        return []
    kinds: list[type[Move]] = []
    match state.phase:
        case Scoring():
            kinds = [moves.Open]
        case RoundOver():
            kinds = [moves.NextRound]
        case Revealed():
            kinds = [moves.EndTurn]
    if skippable(state.phase, waiting(state), state.missing):
        kinds = [moves.Skip]
    if may_end_now(state):
        kinds.append(EndNow)
    return [*kinds, moves.Leave]


def may_in_window(state: State, phase: Characters, seat: Seat) -> list[type[Move]]:
    kinds: list[type[Move]] = []
    if any(seat not in proposal.agreed for proposal in phase.proposals):
        kinds = [moves.Consent]
    elif not phase.proposals and seat not in phase.ready:
        kinds = [moves.Ready]
    asked = len(phase.proposals)
    if not phase.reopened and asked < state.spare and asked + len(phase.kept) < PLACES:
        kinds.append(moves.Flag)
    return kinds


def may_clue(state: State, phase: Clues, seat: Seat) -> list[type[Move]]:
    kinds: list[type[Move]] = []
    if state.fresh is not None and state.spare and seat != state.active:
        kinds = [moves.Flag]
    if state.keys[seat] is not None and seat not in phase.looked:
        kinds = [moves.Look]
    if seat not in waiting(state):
        return kinds
    kinds.append(moves.Place)
    return [*kinds, moves.TakeBack, moves.SendClues] if state.drafts[seat] else kinds


def may_vote(state: State, seat: Seat) -> list[type[Move]]:
    kinds: list[type[Move]] = [moves.SetVote]
    ballot = state.ballots[seat]
    if any(number is not None for number in ballot):
        kinds.append(moves.ClearVote)
    return [*kinds, moves.SendBallot] if complete(state.safes, seat, ballot) else kinds


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


def outcome(state: State) -> Outcome | None:
    """ID-57 to ID-59; together: ID-82 to ID-85, the same points for all."""
    match state.phase:
        case Over(winners, why):
            team = (state.team_score,) * state.seats
            return Outcome(winners, team if state.together else state.scores, why)
        case _:
            return None


def hush(state: State) -> Hush | None:
    """Never: a draft changes the own hand alone, and who is done is open to all."""
    return None
