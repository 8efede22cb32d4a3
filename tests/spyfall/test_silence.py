"""Not even the existence of a message tells a spy apart, in any random game.

After every move, the hands that have changed are the same and as long as they would be
if other people were the spies: a phone gets a message exactly when another would.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from promises import Play, encode

from konspira.game import Seat
from konspira.games.spyfall import moves
from konspira.games.spyfall.imagine import imagine
from konspira.games.spyfall.phases import Guessing
from konspira.games.spyfall.spyfall2 import GAME as spyfall2
from konspira.games.spyfall.starwars import GAME as starwars
from konspira.games.spyfall.state import State

Sizes = dict[Seat, int]


def changed(game: Any, before: State, after: State) -> Sizes:
    """The hands that a move changes, with their new length in bytes."""
    seats = [Seat(seat) for seat in range(before.seats)]
    hands = [(seat, game.hand(before, seat), game.hand(after, seat)) for seat in seats]
    return {seat: len(encode(new)) for seat, old, new in hands if old != new}


def with_other_spies(state: State, rng: Random) -> State:
    return replace(state, cards=imagine(state, None, rng).cards)


def told(game: Any, played: Play, rng: Random) -> Iterator[tuple[Sizes, Sizes]]:
    """What each move tells, and what it would tell if others were the spies."""
    steps = zip(played.states, played.log, played.states[1:], strict=False)
    for before, act, after in steps:
        shown = isinstance(before.phase, Guessing) or isinstance(act.move, moves.Reveal)
        if before.cards is not None and not shown:  # a spy has told everybody
            twin = with_other_spies(before, rng)
            other = changed(game, twin, game.apply(twin, act))
            yield changed(game, before, after), other


@pytest.mark.parametrize("game", [spyfall2, starwars], ids=lambda game: game.name)
@given(
    seats=st.integers(5, 9),
    seed=st.integers(0, 10**6),
    asking=st.sampled_from(["aloud", "written", "off", "deck"]),
    buddies=st.booleans(),
)
def test_the_same_hands_change_whoever_the_spies_are(
    game: Any, seats: int, seed: int, asking: str, buddies: bool
) -> None:
    two = {"spies": 2, "old_buddies": buddies} if game is spyfall2 else {}
    played = Play(game, seats, seed, {"asking": asking, **two}, 120)
    for here, there in told(game, played, Random(seed)):
        assert here == there


def test_a_hand_that_changes_for_a_spy_alone_is_noticed() -> None:
    """As it once was: old buddies met, and only their hands showed it."""

    class Telling:
        apply = staticmethod(spyfall2.apply)

        @staticmethod
        def hand(state: State, seat: Seat) -> Any:
            hand = spyfall2.hand(state, seat)
            card = hand.card and replace(hand.card, met=False)
            return replace(hand, card=card, padding="")

    options = {"spies": 2, "old_buddies": True}
    plays = [Play(spyfall2, 7, seed, options, 60) for seed in range(20)]
    pairs = [pair for played in plays for pair in told(Telling, played, Random(1))]
    assert any(here.keys() != there.keys() for here, there in pairs)
