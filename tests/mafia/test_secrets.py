"""Mafia: nothing leaves by table or hand that its reader may not know. Planted leaks are
noticed."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from promises import PROMISES, encode, views_hide_what_they_must

from konspira.game import HOST, Seat
from konspira.games.mafia.moves import AgreeToRemove, EnterChoice, Exclude, WrongPhase
from konspira.games.mafia.night.outcome import marks
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Dawn, Farewell, Panel, Slot, Talk, Task
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.out_of_game import Ghost, console
from mafia.random_games import Evening, agreements
from mafia.table import ADA, BEN, BOX, CY, DEE, EVE, FAY, Game, dealt

NIGHT = Task | Panel | Farewell
SAID_ALOUD = Exclude | WrongPhase  # by a person who leads, and everybody hears it
EVERYWHERE = pytest.mark.parametrize("seats", range(6, 22))
few = settings(
    max_examples=max(1, settings().max_examples // 15)
)  # at every number of seats


def thinned(evening: Evening, states: int) -> Evening:
    """The same evening, of which so many states are looked at."""
    evening.states = evening.states[:: max(1, len(evening.states) // states)]
    return evening


@EVERYWHERE
@few
@given(data=st.data(), seed=st.integers(0, 10**6), length=st.integers(30, 600))
def test_views_hide_what_they_must_at_every_number_of_seats(
    seats: int, data: st.DataObject, seed: int, length: int
) -> None:
    """MF-14, MF-23, MF-24, MF-57, MF-65"""
    evening = Evening(seats, seed, data.draw(agreements(seats)), length)
    views_hide_what_they_must(thinned(evening, 20))


@EVERYWHERE
@few
@given(data=st.data(), seed=st.integers(0, 10**6), length=st.integers(30, 200))
def test_all_promises_hold_at_every_number_of_seats(
    seats: int, data: st.DataObject, seed: int, length: int
) -> None:
    evening = Evening(seats, seed, data.draw(agreements(seats)), length)
    for promise in PROMISES:
        if promise is not views_hide_what_they_must:
            promise(evening)


# At night


@EVERYWHERE
@few
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_whatever_anybody_does_at_night_the_others_see_nothing_of_it(
    seats: int, data: st.DataObject, seed: int
) -> None:
    """MF-24, MF-28, MF-65: but for the marks, which those who wake see."""
    evening = Evening(seats, seed, data.draw(agreements(seats)), 400)
    states = evening.states
    for before, act, after in zip(states, evening.log, states[1:], strict=False):
        if not isinstance(after.phase, NIGHT) or before.phase != after.phase:
            continue
        if before.led != after.led or isinstance(act.move, SAID_ALOUD):
            continue
        assert encode(BOX.table(before)) == encode(BOX.table(after)), act
        mover = act.move.seat if isinstance(act.move, EnterChoice) else act.seat
        for seat in before.town.living:
            if seat != mover:
                seen = [without_marks(BOX.hand(state, seat)) for state in (before, after)]
                assert seen[0] == seen[1], f"{seat} sees {act}"


def without_marks(hand: Hand) -> Hand:
    return replace(hand, marks=(), padding="")


def test_a_mafioso_who_marks_a_doomed_agent_is_not_told_that_it_is_no_mark() -> None:
    """MF-72, MF-75, MF-O20: that an Agent saw too much is announced at dawn."""

    def marked(look: Seat) -> Game:
        game = dealt(6, small_game_mafia_first_turn=True).task(Slot.FIRST)
        game = game.called(one={EVE: look}).task(Slot.SECOND)
        return game.called(0, two={FAY: EVE})

    doomed, safe = marked(FAY), marked(Seat(0))
    assert encode(doomed.hand(FAY)) == encode(safe.hand(FAY))


def test_who_comes_back_at_night_shows_at_dawn_only() -> None:
    """MF-65: nor does it show that people had agreed to remove them."""
    game = dealt(8).away(ADA).murder(EVE).until(Talk).after(*vote_to_remove(ADA))
    game = game.task(Slot.FIRST)
    back = game.back(ADA).away(BEN)
    assert encode(game.table) == encode(back.table)
    for seat in (CY, DEE, FAY):
        assert encode(game.hand(seat)) == encode(back.hand(seat))
    dawn = back.until(Dawn)
    assert dawn.table.missing == (BEN,) and not any(dawn.table.agreed)


def vote_to_remove(seat: Seat) -> list[tuple[Seat, AgreeToRemove]]:
    return [(other, AgreeToRemove(seat)) for other in (CY, DEE)]


# Planted leaks

Leak = Callable[[State, Seat, Hand], Hand]


def lives(state: State, seat: Seat) -> bool:
    return bool(state.town.tokens) and seat in state.town.living


def is_out(state: State, seat: Seat) -> bool:
    return 0 <= seat < state.seats and not lives(state, seat) and bool(state.town.tokens)


def open_eyes(state: State) -> Ghost:
    town = state.town
    return Ghost(town.agent, town.waking, (), (), ())


def ghosts(state: State, seat: Seat, hand: Hand) -> Hand:
    """The eliminated see the night, whatever was agreed, and as soon as they are out."""
    return replace(hand, ghost=open_eyes(state)) if is_out(state, seat) else hand


def ghost_of_the_living(state: State, seat: Seat, hand: Hand) -> Hand:
    return replace(hand, ghost=open_eyes(state)) if lives(state, seat) else hand


def whispers(state: State, seat: Seat, hand: Hand) -> Hand:
    return replace(hand, whispers=state.whispers) if lives(state, seat) else hand


def faces(state: State, seat: Seat, hand: Hand) -> Hand:
    return replace(hand, felt=state.felt) if lives(state, seat) else hand


def bets(state: State, seat: Seat, hand: Hand) -> Hand:
    newest = state.bets[-1].on if state.bets else None
    return replace(hand, bet=newest) if is_out(state, seat) else hand


def console_of_the_host(state: State, seat: Seat, hand: Hand) -> Hand:
    return replace(hand, console=console(state)) if seat == HOST else hand


def console_of_the_eliminated(state: State, seat: Seat, hand: Hand) -> Hand:
    return replace(hand, console=console(state)) if is_out(state, seat) else hand


def roster(state: State, seat: Seat, hand: Hand) -> Hand:
    """A Cop sees who wakes."""
    return replace(hand, waking=state.town.waking) if lives(state, seat) else hand


def roster_too_early(state: State, seat: Seat, hand: Hand) -> Hand:
    """The Mafiosi know each other before they have woken."""
    wakes = seat in state.town.waking
    return replace(hand, waking=state.town.waking) if wakes else hand


def marks_for_all(state: State, seat: Seat, hand: Hand) -> Hand:
    at_night = isinstance(state.phase, Task) and lives(state, seat)
    return replace(hand, marks=marks(state)) if at_night else hand


def looks(state: State, seat: Seat, hand: Hand) -> Hand:
    """Who was looked at can read it."""
    seen = [night.look for night in state.nights if night.look and night.look.seat == seat]
    return replace(hand, looks=tuple(seen)) if lives(state, seat) else hand


def notes(state: State, seat: Seat, hand: Hand) -> Hand:
    """The notes of the neighbour."""
    if not lives(state, seat):
        return hand
    return replace(hand, notes=BOX.hand(state, state.town.living[0]).notes)


def ballots(state: State, seat: Seat, hand: Hand) -> Hand:
    if not lives(state, seat):
        return hand
    return replace(hand, ballot=state.ballots[state.town.living[0]])


LEAKS: dict[str, tuple[Leak, dict[str, Any]]] = {
    "ghosts who shall see nothing": (ghosts, {"ghosts": "nothing"}),
    "ghosts before the night after": (ghosts, {"ghosts": "open-eyes"}),
    "ghosts before their last shot": (ghosts, {"kids2": True}),
    "what faces ghosts make": (faces, {}),
    "a ghost's view for the living": (ghost_of_the_living, {}),
    "whispers": (whispers, {"talk": "written"}),
    "bets": (bets, {}),
    "the console for the host": (console_of_the_host, {}),
    "the console for the eliminated": (console_of_the_eliminated, {}),
    "the console beside a person": (console_of_the_host, {"master": "person"}),
    "the roster": (roster, {}),
    "the roster before the first night": (roster_too_early, {}),
    "marks": (marks_for_all, {}),
    "looks": (looks, {}),
    "notes": (notes, {}),
    "ballots": (ballots, {}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(leak: str) -> None:
    """MF-14, MF-57"""
    hand, options = LEAKS[leak]
    planted = replace(BOX, hand=lambda s, seat: hand(s, seat, BOX.hand(s, seat)))
    with pytest.raises(AssertionError, match="tells"):
        for evening in (thinned(Evening(9, seed, options, 300), 40) for seed in range(4)):
            evening.game = planted
            views_hide_what_they_must(evening)


@pytest.mark.parametrize("options", [{}, {"ghosts": "nothing"}, {"talk": "written"}])
def test_where_none_is_planted_there_is_no_leak(options: dict[str, Any]) -> None:
    for evening in (thinned(Evening(9, seed, options, 300), 40) for seed in range(2)):
        views_hide_what_they_must(evening)
