"""The worked examples of scoring, both boxes, told move by move.

Examples A and those of Star Wars: Ada, Ben, Cy, Dee, Eve and Fay, who is the spy. Examples
B: ten players, the spies S1 and S2 among them, and the others N1 to N8. Each row tells what
happens, and everybody's points after it. (Example 11 of Star Wars says only that there are
no two spies.)
"""

from collections.abc import Iterable
from typing import Any

import pytest

from konspira.game import Game as AnyGame
from konspira.game import Seat
from konspira.games.spyfall.moves import Accuse, Guess, Nominate, OpenVote, Reveal, Vote
from konspira.games.spyfall.phases import Facing, Nominating, Questioning, RoundOver
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CIRCUS,
    CY,
    DEE,
    EVE,
    FAY,
    PEOPLE,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
)

N1, N2, N3, N4, N5, N6, N7, N8, S1, S2 = PEOPLE[:10]
NOBODY: tuple[Seat, ...] = ()
ALL = PEOPLE
BUDDIES = {"old_buddies": True}

Step = tuple[Any, ...]


def accuse(accuser: Seat, suspect: Seat, no: Iterable[Seat] = NOBODY) -> Step:
    return "accuse", accuser, suspect, tuple(no)


def vote_on(suspect: Seat, no: Iterable[Seat] = NOBODY) -> Step:
    """When time is up: the vote on this suspect, whoever has to name them."""
    return "vote on", suspect, tuple(no)


def guess(spy: Seat, place: int) -> Step:
    return "guess", spy, place


TIME_OUT: Step = ("time out",)
REVEAL_FAY: Step = ("reveal", FAY)
REVEAL_S1: Step = ("reveal", S1)


def told(game: Game, steps: Iterable[Step]) -> Game:
    for step in steps:
        game = tell(game, *step)
    return game


def tell(game: Game, what: str, *how: Any) -> Game:
    match what, how:
        case "accuse", (accuser, suspect, no):
            return game.after((accuser, Accuse(suspect))).votes(*no)
        case "time out", ():
            return game.out_of_time()
        case "vote on", (suspect, no):
            return put_to_vote(game, suspect).votes(*no)
        case "reveal", (spy,):
            return game.after((spy, Reveal()))
        case "guess", (spy, place):
            return game.after((spy, Guess(place)))
    raise AssertionError(what)


def put_to_vote(game: Game, suspect: Seat) -> Game:
    match game.phase:
        case Nominating(seat=nominator):
            return game.after((nominator, Nominate(suspect)))
        case Facing(seat=candidate):
            assert candidate == suspect, "the candidates come in turn"
            return game.after((game.table.dealer, OpenVote()))
    raise AssertionError(game.phase)


# Spyfall 2, one spy: Ada Ben Cy Dee Eve Fay

FAILS = [vote_on(FAY, ALL), *[vote_on(ADA, ALL)] * 5]  # no lap convicts anybody
BEN_FAILED = accuse(BEN, FAY, no=[CY])
A = {
    "A1": ([TIME_OUT, *FAILS], (0, 0, 0, 0, 0, 2)),
    "A2": ([TIME_OUT, vote_on(FAY, ALL), vote_on(ADA)], (0, 0, 0, 0, 0, 4)),
    "A3": ([accuse(BEN, ADA)], (0, 0, 0, 0, 0, 4)),
    "A4": ([accuse(BEN, FAY)], (2, 3, 2, 2, 2, 0)),
    "A5": ([BEN_FAILED, accuse(DEE, FAY)], (2, 3, 2, 2, 2, 0)),
    "A6": ([BEN_FAILED, TIME_OUT, vote_on(FAY)], (2, 2, 2, 2, 2, 0)),
    "A7": ([REVEAL_FAY, guess(FAY, BEACH)], (0, 0, 0, 0, 0, 4)),
    "A8": ([BEN_FAILED, REVEAL_FAY, guess(FAY, BANK)], (2, 2, 2, 2, 2, 0)),
}


@pytest.mark.parametrize("number", A)
def test_an_example_with_one_spy(number: str) -> None:
    """SF2-97, SF2-98, SF2-99, SF2-100, SF2-101, SF2-103, SF2-104, SF2-O01, SF2-O02,
    SF2-O03, SF2-O07, SF2-O10"""
    steps, points = A[number]
    game = told(asking(6), steps)
    assert game.phase == RoundOver()
    assert game.points == points


# Spyfall 2, two spies: N1 to N8, S1, S2

SPIES_WIN = (*[0] * 8, 4, 4)
B: dict[str, tuple[list[Step], tuple[int, ...], dict[str, Any]]] = {
    "B1": ([REVEAL_S1, guess(S1, BEACH), guess(S2, BEACH)], SPIES_WIN, {}),
    "B2": ([REVEAL_S1, guess(S1, BANK), guess(S2, BEACH)], (*[0] * 8, 2, 4), {}),
    "B3": ([REVEAL_S1, guess(S1, BANK), guess(S2, CIRCUS)], (*[2] * 8, 0, 0), {}),
    "B4": ([accuse(N1, S1, no=[N2, S2])], (3, *[2] * 7, 0, 2), {}),
    "B6": ([accuse(S2, S1)], (*[2] * 8, 0, 3), {}),
    "B7": (
        [accuse(S2, S1, no=[N1, N2, N3]), accuse(N3, S1)],
        (*[2] * 8, 0, 3),
        {},
    ),
    "B8": (
        [accuse(N1, S1, no=[N2, N3, N4]), accuse(N2, S2)],
        (2, 3, *[2] * 6, 2, 0),
        {},
    ),
    "B9": ([TIME_OUT, vote_on(S1, no=[N2, S2])], (*[2] * 8, 0, 0), {}),
    "B10": ([accuse(N1, N4, no=[N2])], SPIES_WIN, {}),
    "B11": ([TIME_OUT, vote_on(N2, ALL), *[vote_on(N1, ALL)] * 9], (*[0] * 8, 2, 2), {}),
    "B12": ([accuse(N1, S1)], (3, *[2] * 7, 0, 0), BUDDIES),
    "B13": (
        [accuse(S2, S1, no=[N1, N2, N3]), accuse(N1, S1)],
        (*[2] * 8, 0, 0),
        BUDDIES,
    ),
    "B14": (
        [TIME_OUT, vote_on(N2, ALL), *[vote_on(N1, ALL)] * 9],
        (*[0] * 8, 2, 2),
        BUDDIES,
    ),
}


@pytest.mark.parametrize("number", B)
def test_an_example_with_two_spies(number: str) -> None:
    """SF2-67, SF2-76, SF2-86, SF2-97, SF2-98, SF2-99, SF2-100, SF2-101, SF2-102, SF2-103,
    SF2-104, SF2-114, SF2-O02, SF2-O04, SF2-O06, SF2-O08, SF2-O09, SF2-O19"""
    steps, points, chosen = B[number]
    game = told(asking(10, **chosen), steps)
    assert game.phase == RoundOver()
    assert game.points == points


def test_example_b5_the_vote_fails_with_three_against() -> None:
    """SF2-70, SF2-73, SF2-O04"""
    game = asking(10)
    left = game.clock
    game = game.after((N1, Accuse(S1)))
    stopped = game.now
    game = game.votes(N2, N3, S2)
    assert isinstance(game.phase, Questioning)
    assert game.points == (0,) * 10
    assert game.clock == left - 1_000  # one second had passed before the accusation
    assert game.now > stopped
    assert game.refusal(N1, Accuse(S2)) == ("accused-already", "SF2-68")


# Star Wars: Ada Ben Cy Dee Eve Fay; Ada deals

UP_TO = {  # votes that fail on everybody who comes before, the dealer first
    seat: [vote_on(before, ALL) for before in PEOPLE[:seat]] for seat in PEOPLE[:7]
}
STARWARS_EXAMPLES = {
    "1": ([TIME_OUT, *UP_TO[Seat(6)]], (0, 0, 0, 0, 0, 2)),
    "2": ([TIME_OUT, *UP_TO[BEN], vote_on(BEN)], (0, 0, 0, 0, 0, 4)),
    "3": ([TIME_OUT, *UP_TO[FAY], vote_on(FAY)], (1, 1, 1, 1, 1, 0)),
    "4": ([accuse(BEN, ADA)], (0, 0, 0, 0, 0, 4)),
    "5": ([accuse(BEN, FAY)], (1, 2, 1, 1, 1, 0)),
    "6": ([BEN_FAILED, accuse(DEE, FAY)], (1, 2, 1, 1, 1, 0)),
    "7": ([BEN_FAILED, TIME_OUT, *UP_TO[FAY], vote_on(FAY)], (1, 1, 1, 1, 1, 0)),
    "8": ([REVEAL_FAY, guess(FAY, BEACH)], (0, 0, 0, 0, 0, 4)),
    "9": ([BEN_FAILED, REVEAL_FAY, guess(FAY, BANK)], (1, 1, 1, 1, 1, 0)),
}


@pytest.mark.parametrize("number", STARWARS_EXAMPLES)
def test_an_example_of_starwars(number: str) -> None:
    """SW-71, SW-72, SW-73, SW-74, SW-75, SW-76, SW-77, SW-O02, SW-O03"""
    steps, points = STARWARS_EXAMPLES[number]
    game = told(asking(6, STARWARS), steps)
    assert game.phase == RoundOver()
    assert game.points == points


def test_example_10_of_starwars_the_spys_diversion_fails() -> None:
    """SW-52, SW-53"""
    game = asking(6, STARWARS)
    left = game.clock
    game = told(game, [accuse(FAY, ADA, no=[BEN])])
    assert isinstance(game.phase, Questioning)
    assert game.points == (0,) * 6
    assert game.clock == left - 1_000
    assert game.refusal(FAY, Accuse(BEN)) == ("accused-already", "SW-48")


# Nothing more than that


@both_boxes
def test_a_spy_gets_four_at_most_and_the_others_one_more_than_for_winning(
    box: AnyGame,
) -> None:
    """SF2-104, SW-77"""
    examples = A if box is SPYFALL2 else STARWARS_EXAMPLES
    totals = [told(asking(6, box), steps).points for steps, _ in examples.values()]
    assert max(points[FAY] for points in totals) == 4
    assert max(max(points[:FAY]) for points in totals) == (3 if box is SPYFALL2 else 2)
    assert min(min(points) for points in totals) == 0


@pytest.mark.parametrize("number", A)
def test_a_role_has_no_effect_on_points(number: str) -> None:
    """SF2-45"""
    steps, points = A[number]
    assert told(asking(6, roles=False), steps).points == points


def test_the_vote_in_the_examples_is_cast_one_by_one() -> None:
    """SF2-69: four of five are not enough, the fifth decides."""
    game = asking(6).after((BEN, Accuse(FAY)))
    for seat in (ADA, CY, DEE):
        game = game.after((seat, Vote(True)))
        assert game.points == (0,) * 6
    assert game.after((EVE, Vote(True))).points == (2, 3, 2, 2, 2, 0)
