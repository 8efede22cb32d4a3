"""Mafia: whatever a seat does not know is otherwise in one of its twins.

Twelve people, unless a test says otherwise: nine Cops, Joe is the Agent, Kim and Leo are
the Mafia.
"""

from collections.abc import Callable, Hashable
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import Bet, Say, Shoot, Vote
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Cause, Dawn, Farewell, FirstVote, Slot, Talk
from konspira.games.mafia.state.record import Night
from mafia.random_games import Evening, agreements
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    BOX,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    Game,
)
from mafia.table import dealt as any_deal
from mafia.twins import Viewer, is_certain, twins

ANY = {COP, AGENT, MAFIOSO}
dealt = partial(any_deal, ghosts="open-eyes")  # with which the eliminated know least


def possible(game: Game, viewer: Viewer) -> dict[Seat, set[Token]]:
    """The tokens that each seat may have, as far as this viewer can tell."""
    seen = [twin.town.tokens for twin in twins(game, viewer, 300)]
    return {Seat(n): {tokens[n] for tokens in seen} for n in range(game.state.seats)}


def certain(game: Game, viewer: Viewer) -> set[Seat]:
    """Whose token this viewer knows."""
    found = possible(game, viewer)
    known = {seat for seat, tokens in found.items() if len(tokens) == 1}
    assert all(found[seat] == {game.tokens[seat]} for seat in known)
    return known


def first_task() -> Game:
    return dealt(12).task(Slot.FIRST)


def second_task() -> Game:
    """Joe has looked at Kim; Kim marks Ben and Leo Cy at the first call."""
    game = first_task().called(one={JOE: KIM, ADA: BEN}).task(Slot.SECOND)
    return game.called(0, two={KIM: BEN, LEO: CY, ADA: EVE})


def day() -> Game:
    """Ben was the victim, and all talk."""
    game = second_task().called(two={KIM: BEN, LEO: BEN})
    return game.until(Talk)


def second_night(**chosen: Any) -> Game:
    """Ben was the first victim, Cy was voted out, and it is the Mafia's task again."""
    game = dealt(12, **chosen).night({JOE: KIM}, {KIM: BEN, LEO: BEN}).vote_out(CY)
    game = game.task(Slot.FIRST).called(one={JOE: DEE}).task(Slot.SECOND)
    return game.called(0, two={KIM: EVE, LEO: FAY})


# Tokens


@pytest.mark.parametrize("story", [first_task, second_task, day, second_night])
def test_nobody_knows_more_of_the_living_than_the_law_allows(
    story: Callable[[], Game],
) -> None:
    """MF-14, MF-21, MF-23, MF-28"""
    game = story()
    out = set(game.gone)
    woken = game.state.turn > 1 or story is not first_task
    looked = {KIM} if story is not first_task else set()
    looked |= {DEE} if story is second_night else set()
    expected = {
        None: out,
        HOST: out,
        ADA: out | {ADA},
        JOE: out | {JOE} | looked,
        KIM: out | ({KIM, LEO} if woken else {KIM}),
        LEO: out | ({KIM, LEO} if woken else {LEO}),
    }
    assert {viewer: certain(game, viewer) for viewer in expected} == expected


def test_each_must_hold_everything_possible_that_their_token_leaves_open() -> None:
    """MF-14, MF-23: not only some other token, but each that the count allows."""
    game = second_night()
    cop, agent, mafioso = (possible(game, seat) for seat in (ADA, JOE, KIM))
    for seat in set(game.living) - {ADA}:
        assert cop[seat] == ANY
    for seat in set(game.living) - {JOE, KIM, DEE}:
        assert agent[seat] == {COP, MAFIOSO}
    for seat in set(game.living) - {KIM, LEO}:
        assert mafioso[seat] == {COP, AGENT}
    assert possible(first_task(), KIM)[LEO] == ANY


@pytest.mark.parametrize(
    ("ghosts", "before", "after"),
    [
        ("nothing", {BEN, CY}, {BEN, CY}),
        ("open-eyes", {BEN, CY}, set(range(12))),
        ("everything", {BEN, CY}, set(range(12))),
    ],
)
def test_the_eliminated_learn_the_tokens_from_the_night_after(
    ghosts: str, before: set[Seat], after: set[Seat]
) -> None:
    """MF-56, MF-57"""
    voted_out = day().vote_out(CY) if ghosts == "open-eyes" else None
    game = dealt(12, ghosts=ghosts).night({JOE: KIM}, {KIM: BEN, LEO: BEN}).vote_out(CY)
    assert voted_out is None or certain(voted_out, BEN) == {BEN, CY}
    assert certain(game, BEN) == certain(game, CY) == before
    later = game.task(Slot.SECOND)
    assert certain(later, BEN) == certain(later, CY) == after


def test_in_a_small_game_no_ghost_sees_who_is_the_agent() -> None:
    """MF-57, MF-77: from the second turn on the Agent no longer wakes."""
    game = dealt(7).vote_out(ADA).task(Slot.SECOND)
    found = possible(game, ADA)
    assert found[Seat(6)] == {MAFIOSO}
    assert all(found[seat] == {COP, AGENT} for seat in map(Seat, range(1, 6)))


# Everything else that is secret


def ballot() -> Game:
    """Ada and Kim have voted, the others have not."""
    return day().until(FirstVote).after((ADA, Vote(KIM)), (KIM, Vote(ADA)))


def ghosts_at_work() -> Game:
    """Ben and Cy are out; in the second council Ben bets, and both whisper."""
    game = second_night(talk="written").called(two={KIM: DEE, LEO: DEE}).until(Talk)
    whispers = (BEN, Say("It was Kim.")), (CY, Say("I know!"))
    return game.after((BEN, Bet(ADA)), *whispers)


def away_at_night() -> Game:
    return second_night().away(EVE, KIM)


def farewell() -> Game:
    """A first victim of twenty shoots at Ada."""
    game = dealt(20).murder(BEN).until(Farewell)
    assert isinstance(game.phase, Farewell)
    return game.at(game.phase.call, BEN, Shoot(ADA))


def doomed() -> Game:
    """Eve has seen Fay, the Mafioso of six, who has marked nobody. Chance has chosen Cy."""
    game = dealt(6, small_game_mafia_first_turn=True)
    return game.night({EVE: FAY}, order=(CY,))


ALL_TWELVE = {None, HOST, MASTER, *range(12)}
Secret = tuple[Callable[[], Game], Callable[[State], Hashable], set[Any]]
SECRETS: dict[str, Secret] = {
    "a mark": (second_task, lambda state: state.choices.two[KIM], {KIM, LEO}),
    "a note": (second_task, lambda state: state.choices.two[ADA], {ADA}),
    "a suspicion": (second_task, lambda state: state.choices.one[ADA], {ADA}),
    "the look": (second_task, lambda state: state.choices.look, {JOE}),
    "the order": (second_task, lambda state: state.choices.order, set()),
    "who has sent": (second_task, lambda state: state.choices.sent[ADA], {ADA}),
    "a mark of yesterday": (day, lambda state: state.nights[0].two[LEO], {KIM, LEO}),
    "a note of yesterday": (day, lambda state: state.nights[0].one[ADA], {ADA}),
    "the look of yesterday": (day, lambda state: state.nights[0].look, {JOE}),
    "the order of yesterday": (day, lambda state: state.nights[0].order, set()),
    "who woke": (day, lambda state: state.nights[0].waking, {KIM, LEO}),
    "a ballot": (ballot, lambda state: state.ballots[ADA], {ADA}),
    "a bet": (
        ghosts_at_work,
        lambda state: tuple(bet.on for bet in state.bets if bet.seat == BEN),
        {BEN},
    ),
    "whether somebody bets": (day, lambda state: len(state.bets), {BEN}),
    "whispers": (ghosts_at_work, lambda state: state.whispers, {BEN, CY, DEE}),
    "how many whisper": (ghosts_at_work, lambda state: state.said, {BEN, CY, DEE}),
    "who is away at night": (away_at_night, lambda state: state.presence, set()),
    "a mark before open eyes": (
        second_night,
        lambda state: state.choices.two[KIM],
        {KIM, LEO, BEN, CY},
    ),
    "a look before open eyes": (
        second_night,
        lambda state: state.choices.look,
        {JOE, BEN, CY},
    ),
    "a look before they had open eyes": (
        second_night,
        lambda state: state.nights[0].look,
        {JOE},
    ),
    "a note before open eyes": (second_night, lambda state: state.choices.two[DEE], {DEE}),
    "the order before open eyes": (second_night, lambda state: state.choices.order, set()),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_what_is_secret_is_otherwise_in_some_twin_of_all_who_do_not_know_it(
    secret: str,
) -> None:
    """MF-24, MF-65, MF-O05, MF-O08, MF-O62"""
    story, value, knowing = SECRETS[secret]
    game = story()
    found = {viewer for viewer in ALL_TWELVE if is_certain(game, value, viewer)}
    assert found == knowing | {MASTER}


def test_a_last_shot_is_known_to_who_fired_it_alone() -> None:
    """MF-79: until the farewell is over."""
    game = farewell()
    for viewer in (None, HOST, ADA, CY, Seat(14), Seat(19)):
        shots = {twin.shot for twin in twins(game, viewer)}
        assert len(shots) > 5
    assert {twin.shot for twin in twins(game, BEN)} == {game.state.shot}


def test_nobody_knows_who_goes_after_an_agent_who_saw_too_much() -> None:
    """MF-72, MF-75, MF-O20: who marked nobody does not know either."""
    game = doomed()
    assert isinstance(game.phase, Dawn) and game.phase.seat == EVE
    for viewer in (None, ADA, CY, EVE, FAY):
        victims = {twin.pending[0].seat for twin in twins(game, viewer)}
        assert len(victims) > 1, viewer
    assert certain(game, EVE) == {EVE, FAY, *range(4)}


@pytest.mark.parametrize("ghosts", ["nothing", "everything"])
def test_ghosts_see_all_or_nothing_if_so_agreed(ghosts: str) -> None:
    """MF-57"""
    game = second_night(ghosts=ghosts)
    same = [twin == game.state for twin in twins(game, BEN)]
    assert all(same) if ghosts == "everything" else not any(same)


def test_nothing_is_hidden_from_the_game_master() -> None:
    for story in (first_task, second_task, day, second_night, ghosts_at_work, farewell):
        state = story().state
        assert BOX.imagine(state, MASTER, Random(1)) is state


# What a twin is


@given(data=st.data(), seats=st.integers(6, 21), seed=st.integers(0, 10**6))
def test_every_twin_is_a_game_that_could_have_been(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-08, MF-29, MF-72, MF-O05: what is imagined leads to what all have seen."""
    evening = Evening(seats, seed, data.draw(agreements(seats)))
    rng = Random(seed)
    for state in rng.sample(evening.states, 20):
        viewers: list[Viewer] = [None, HOST, *map(Seat, range(seats))]
        could_have_been(state, BOX.imagine(state, rng.choice(viewers), rng))


def could_have_been(state: State, twin: State) -> None:
    assert sorted(twin.town.tokens) == sorted(state.town.tokens)
    if not twin.town.tokens:
        return
    tokens, living = twin.town.tokens, twin.town.living
    assert all(tokens[gone.seat] is gone.token for gone in twin.town.fallen)
    assert twin.town.waking == tuple(s for s in living if tokens[s] is MAFIOSO)
    agents = [seat for seat in living if tokens[seat] is AGENT]
    assert twin.town.agent == (agents[0] if agents else None)
    for night, true in zip(twin.nights, state.nights, strict=True):
        assert sorted(night.order) == sorted(true.order)
        assert all(tokens[seat] is MAFIOSO for seat in night.waking)
        for chosen in (night.one, night.two):
            assert all(target != seat for seat, target in enumerate(chosen))
        if night.look is not None:
            assert night.look.token is tokens[night.look.seat]
        if night.agent is not None:
            assert tokens[night.agent] is AGENT
            assert night.one[night.agent] == (night.look and night.look.seat)
        assert night.victim == victim_of(twin, night)


def victim_of(twin: State, night: Night) -> Seat | None:
    """The victim by the rules, said once more: most marks, then the order drawn."""
    if night.turn == 1 and not twin.terms.mafia_first_night:
        return None
    gone = [each for each in twin.town.fallen if each.turn == night.turn]
    unlucky = {each.seat for each in gone if each.cause is Cause.AGENT_SAW}
    asleep = [seat for seat in night.order if seat not in {*night.waking, *unlucky}]
    marks = [night.two[seat] for seat in night.waking if night.two[seat] in asleep]
    if not marks and twin.terms.nobody_without_mark:
        return None
    return max(asleep, key=marks.count, default=None)
