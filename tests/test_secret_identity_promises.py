"""Secret Identity keeps every promise of a game, in every mode at every number of seats."""

from random import Random
from typing import Any

import promises
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from secret_identity_table import SHELF
from test_every_game import PROMISES, tables

from konspira import Match
from konspira.game import ROOM, Contact, Seat
from konspira.games.secret_identity import GAME as secret_identity
from konspira.games.secret_identity.options import Options
from konspira.packs.characters import THEMES

MODES = ("competitive", "cooperative")
everywhere = pytest.mark.parametrize("mode", MODES)


@pytest.fixture(autouse=True)
def own_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "PACKS", SHELF)
    monkeypatch.setattr("test_every_game.PACKS", SHELF)


class Restless(promises.Play):
    """A random game in which people lose contact and come back."""

    def step(self) -> None:
        if self.rng.random() < 0.08:
            seat = Seat(self.rng.randrange(self.seats))
            self.do(ROOM, Contact(seat, self.rng.random() < 0.5))
        else:
            super().step()


@everywhere
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", secret_identity.seats)
def test_every_promise_is_kept(seats: int, promise: Any, mode: str) -> None:
    """ID-02, ID-64"""
    for seed in range(2):
        options = {"mode": mode, "clue_seconds": 60 * seed, "talk_seconds": 20}
        promise(Restless(secret_identity, seats, seed, options, 60 + 80 * seed))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@given(data=st.data(), seed=st.integers(0, 10**6), length=st.integers(0, 120))
@settings(max_examples=15, deadline=None)
def test_every_promise_is_kept_whatever_is_agreed(
    promise: Any, data: st.DataObject, seed: int, length: int
) -> None:
    seats, options = data.draw(tables(secret_identity))
    promise(Restless(secret_identity, seats, seed, options, length))


@everywhere
@pytest.mark.parametrize("seats", secret_identity.seats)
def test_every_random_game_ends(seats: int, mode: str) -> None:
    """ID-46, ID-56, ID-80"""
    for seed in range(2):
        promises.ends(promises.Play(secret_identity, seats, seed, {"mode": mode}, 5_000))
        promises.ends(Restless(secret_identity, seats, seed, {"mode": mode}, 5_000))


@everywhere
def test_a_game_can_be_played_without_a_server(mode: str) -> None:
    match = Match(secret_identity, seats=4, options={"mode": mode}, seed=1, packs=SHELF)
    rng = Random(1)
    while match.awaited:
        seat = rng.choice(sorted(match.awaited))
        move = match.random_move(seat)
        assert move is not None, "whoever is awaited can move"
        match.play(seat, move)
    assert match.outcome is not None
    assert match.outcome.why != "broken-off"


def test_there_is_a_switch_for_every_theme_of_a_pack() -> None:
    themes = Options().themes
    assert [name.replace("_", "-") for name in themes.__struct_fields__] == list(THEMES)
