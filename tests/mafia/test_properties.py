"""Mafia: what is true of every game, whatever is agreed and whatever people do."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from promises import PACKS, ends, refusal, replay_equals_state

from konspira.game import HOST, MASTER, Act, Move, Seat
from konspira.games.mafia.moves import (
    AgreeToRemove,
    Bet,
    CallVote,
    Choose,
    EndSpeech,
    Exclude,
    Next,
    PutBack,
    Ready,
    Remove,
    Say,
    Shoot,
    Vote,
)
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Over
from konspira.options import choose
from mafia.random_games import ByTheRules, Evening, agreements
from mafia.table import AGENT, BOX, COP, MAFIOSO, Game

numbers = st.integers(6, 21)
seeds = st.integers(0, 10**6)


@given(data=st.data(), seats=numbers, seed=seeds)
def test_every_evening_ends_and_can_be_replayed(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-59"""
    evening = Evening(seats, seed, data.draw(agreements(seats)))
    ends(evening)
    replay_equals_state(evening)


@given(data=st.data(), seats=numbers, seed=seeds)
def test_the_tokens_always_add_up(data: st.DataObject, seats: int, seed: int) -> None:
    """MF-08, MF-09, MF-15, MF-35, MF-50, MF-83"""
    evening = Evening(seats, seed, data.draw(agreements(seats)))
    for state in evening.states[1:]:
        adds_up(state)
    for before, act, after in zip(
        evening.states, evening.log, evening.states[1:], strict=False
    ):
        if not isinstance(act.move, PutBack):
            assert set(after.town.living) <= set(before.town.living)


def adds_up(state: State) -> None:
    terms, town = state.terms, state.town
    dealt = {COP: terms.cops, AGENT: terms.agents, MAFIOSO: terms.mafiosi}
    assert Counter(town.tokens) == Counter(dealt)
    assert len(town.tokens) == state.seats
    out = [gone.seat for gone in town.fallen]
    assert sorted((*town.living, *out)) == [*range(state.seats)]
    assert all(gone.token is town.tokens[gone.seat] for gone in town.fallen)
    assert town.waking == tuple(s for s in town.living if town.tokens[s] is MAFIOSO)
    one_side = len(town.waking) in (0, len(town.living))
    settled = not state.pending and not hasattr(state.phase, "cause")
    if isinstance(state.phase, Over):
        assert one_side or terms.end_at_certain_win or state.phase.asleep
    elif settled and type(state.phase).__name__ in ("Talk", "Nightfall", "FirstVote"):
        assert not one_side


@given(data=st.data(), seats=numbers, seed=seeds)
def test_a_certain_win_would_have_been_a_win_anyway(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-O17: the same evening, move by move, with the option and without"""
    options = {**data.draw(agreements(seats)), "end_at_certain_win": False}
    certain = choose(BOX, seats, {**options, "end_at_certain_win": True}, PACKS)
    state, evening = BOX.setup(certain, seats), ByTheRules(seats, seed, options)
    for act in evening.log:
        if isinstance(state.phase, Over):
            break
        state = BOX.apply(state, act)
    assert isinstance(state.phase, Over) and isinstance(evening.state.phase, Over)
    if not evening.state.phase.asleep:
        assert Game(BOX, state).winner == Game(BOX, evening.state).winner


# Bad input


def nonsense(state: State, rng: Random) -> list[Move]:
    """What a page would never send: for oneself, the dead, nobody there, at any time."""
    seats = [Seat(rng.randrange(state.seats)) for _ in range(2)]
    seats.append(Seat(state.seats))
    moves: list[Move] = [
        Ready(),
        Ready(False),
        EndSpeech(),
        Next(),
        CallVote(),
        Shoot(None),
    ]
    moves += [Say("x" * 300), Say(""), Say("\u200b"), Choose(0), Choose(999)]
    for seat in seats:
        moves += [Vote(seat), Bet(seat), Shoot(seat), Exclude(seat), PutBack(seat)]
        moves += [Remove(seat), AgreeToRemove(seat)]
        moves += [Choose(call, seat) for call in range(3)]
        moves += [Choose(call, None, seat) for call in range(3)]
    return moves


@given(data=st.data(), seats=numbers, seed=seeds)
def test_whatever_is_refused_is_refused_alike_in_every_twin(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-14, MF-65: a refusal tells nobody who is who, nor what others have done"""
    evening, rng = Evening(seats, seed, data.draw(agreements(seats))), Random(seed)
    for state in rng.sample(evening.states, min(25, len(evening.states))):
        at = BOX.deadline(state) or 0
        viewer = rng.choice([HOST, MASTER, *map(Seat, range(seats))])
        twin = BOX.imagine(state, viewer, rng)
        for move in nonsense(state, rng):
            act = Act(at - rng.choice([1, 1_500, 2_500, 40_000]), viewer, move)
            assert refusal(BOX, state, act) == refusal(BOX, twin, act), act
