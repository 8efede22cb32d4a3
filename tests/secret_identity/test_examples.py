"""The eight worked examples of the rules of Secret Identity, played move by move."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from konspira import Match
from konspira.game import HOST, Seat
from konspira.games.secret_identity import GAME as secret_identity
from konspira.games.secret_identity.moves import Open
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    SHELF,
    Game,
    cards_of,
    dealt,
    together,
    voting,
    wrong,
)

Votes = dict[Seat, dict[Seat, int]]


def story(game: Game) -> str:
    """How the table stands: points, and the end if it has come."""
    team = game.state.together
    points = f"team {game.table.team_score}" if team else str([*game.table.scores])
    if game.outcome is None:
        return points
    winners = " and ".join("ABCDEFGH"[seat] for seat in game.outcome.winners)
    return f"{points}, {game.outcome.why}: {winners or 'nobody'}"


def natalia() -> Game:
    """Her safe alone: three of four have put a 2 into it."""
    game = dealt(5).drawn(2, 1, 3, 4, 5).clued()
    into_hers = {BEN: 2, CY: 2, DEE: 2, ED: 8}
    votes: Votes = {seat: wrong(game, seat) for seat in (ADA, BEN, CY, DEE, ED)}
    for seat, number in into_hers.items():
        rest = {target: n for target, n in votes[seat].items() if n != number}
        free = iter(sorted({6, 7, 8} - {number, *rest.values()}))
        votes[seat] = {s: rest.get(s, 0) or next(free) for s in votes[seat]}
        votes[seat][ADA] = number
    return game.voted(votes).after((HOST, Open()))


def whole_round() -> Game:
    votes: Votes = {
        ADA: {BEN: 7, CY: 1, DEE: 5},
        BEN: {ADA: 3, CY: 1, DEE: 6},
        CY: {ADA: 3, BEN: 2, DEE: 5},
        DEE: {ADA: 8, BEN: 7, CY: 1},
    }
    return dealt().drawn(3, 7, 1, 5).clued().voted(votes).opened()


def last_round(scores: tuple[int, ...], cards: tuple[int, ...]) -> Game:
    """Nobody is guessed in the last round, and these cards are left."""
    game = voting(3, rounds=1).all_wrong()
    hands = tuple(cards_of(seat, size) for seat, size in enumerate(cards))
    return game.changed(scores=scores, hands=hands).opened()


def thirty() -> Game:
    """Ada has 28 points; all three guess her, and she guesses two of them."""
    game = voting()
    votes: Votes = {
        ADA: {BEN: 2, CY: 3, DEE: 8},
        BEN: {ADA: 1, CY: 5, DEE: 6},
        CY: {ADA: 1, BEN: 5, DEE: 6},
        DEE: {ADA: 1, BEN: 5, CY: 6},
    }
    game = game.changed(scores=(28, 0, 0, 0))
    return game.voted(votes).opened()


def team(*right: int) -> Game:
    """Ten turns, of which these are guessed."""
    game = together()
    for turn in range(1, 11):
        game = game.clued().guessed(1 if turn in right else 2).next_turn()
    return game


def overlooked() -> Game:
    votes: Votes = {ADA: {BEN: 5, CY: 6}, BEN: {ADA: 5, CY: 3}, CY: {ADA: 5, BEN: 2}}
    return voting(3).voted(votes).opened()


@dataclass(frozen=True)
class Example:
    number: int
    title: str
    played: Callable[[], Game]
    then: str


EXAMPLES = [
    Example(1, "Natalia's safe", natalia, "[3, 1, 1, 1, 0]"),
    Example(2, "a whole round", whole_round, "[5, 4, 5, 4]"),
    Example(
        3,
        "cards break a tie",
        lambda: last_round((14, 14, 11), (2, 4, 6)),
        "[14, 14, 11], cards-left: B",
    ),
    Example(
        4,
        "a shared win",
        lambda: last_round((14, 14, 11), (3, 3, 6)),
        "[14, 14, 11], shared: A and B",
    ),
    Example(5, "past thirty", thirty, "[33, 2, 2, 1]"),
    Example(
        6,
        "seven of ten",
        lambda: team(1, 2, 4, 5, 7, 8, 10),
        "team 7, nearly-made-it: nobody",
    ),
    Example(7, "none", team, "team 0, anybody-there: nobody"),
    Example(
        7,
        "all",
        lambda: team(*range(1, 11)),
        "team 10, mind-readers: A and B and C and D",
    ),
    Example(8, "never guessed", overlooked, "[0, 2, 2]"),
]


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=lambda example: f"{example.number}-{example.title}"
)
def test_worked_example(example: Example) -> None:
    """ID-40, ID-41, ID-42, ID-43, ID-44, ID-45, ID-46, ID-47, ID-57, ID-58, ID-59, ID-75,
    ID-81, ID-82, ID-84, ID-85, ID-O14, ID-O15, ID-O20"""
    assert story(example.played()) == example.then


def test_no_worked_example_is_missing() -> None:
    assert {example.number for example in EXAMPLES} == set(range(1, 9))


def test_a_round_pays_two_points_for_each_right_vote() -> None:
    """ID-60"""
    assert sum(whole_round().table.scores) == 2 * 9


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_whoever_is_awaited_can_move(mode: str) -> None:
    match = Match(secret_identity, seats=4, options={"mode": mode}, seed=1, packs=SHELF)
    rng = Random(1)
    while match.awaited:
        seat = rng.choice(sorted(match.awaited))
        move = match.random_move(seat)
        assert move is not None
        match.play(seat, move)
    assert match.outcome is not None
    assert match.outcome.why != "broken-off"
