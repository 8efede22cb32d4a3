"""The nights of Mafia on the line: who reads or counts the messages learns nothing.

The same evening (two nights and the council between them, the same taps at the same
moments) is played on a real server with other deals. Of every phone, the TV and the console
the number, the moments and the lengths of all messages are the same, both ways.
"""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from konspira.game import Game, Hush, Seat
from konspira.games import GAMES
from konspira.games.mafia import GAME
from konspira.games.mafia.cards import Token
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Task
from konspira.games.mafia.views.hands import Hand
from konspira.kit import Seats
from mafia.server_table import Plan, Step, evening, stage

C, A, M = Token.COP, Token.AGENT, Token.MAFIOSO
PEOPLE = 8
FIVE = (C, C, A, M, M)
SHORT, LONG, ASK = 2_048, 4_096, 256
LED = {"master": "person"}


def plan(gone: Seats, turned: int = 0, **more: Any) -> Plan:
    """Three Cops go, first and third at night; the others hold the five tokens, turned."""
    tokens = iter((*FIVE[turned:], *FIVE[:turned]))
    dealt = tuple(C if seat in gone else next(tokens) for seat in range(PEOPLE))
    return Plan(dealt, (gone[0], gone[2]), gone[1], **more)


def played(plan: Plan) -> list[Step]:
    return stage(evening(plan))


def nights(steps: list[Step]) -> list[Step]:
    return [step for step in steps if step.hushed]


ENDS: list[Seats] = [(Seat(0), Seat(1), Seat(2)), (Seat(5), Seat(7), Seat(6))]
LAST = ENDS[0]


def test_everybody_is_once_of_each_kind_in_these_evenings() -> None:
    deals = [plan(gone, turned).tokens for gone in ENDS for turned in range(5)]
    for seat in range(PEOPLE):
        assert {tokens[seat] for tokens in deals} == {C, A, M}


@pytest.mark.parametrize("gone", ENDS)
def test_an_evening_is_the_same_on_every_line_whoever_is_who(gone: Seats) -> None:
    """MF-24, MF-65: Mafiosi may change their marks at each call, or never."""
    first = played(plan(gone))
    for turned in range(1, 5):
        assert played(plan(gone, turned, changing=turned % 2 == 1)) == first


@pytest.mark.parametrize(
    "options",
    [
        {"night": "short"},
        {"ghosts": "everything", "talk": "written"},
        LED,
        {**LED, "ghosts": "nothing", "night": "short"},
    ],
)
def test_so_it_is_with_other_options_and_with_a_person_who_leads(
    options: dict[str, Any],
) -> None:
    """MF-57, MF-65: the console, and those who are out, tell nothing by their messages."""
    first = played(plan(LAST, options=options))
    for turned in (2, 3):
        assert played(plan(LAST, turned, changing=True, options=options)) == first


def test_at_night_each_phone_gets_one_message_a_beat_and_says_one_thing_a_call() -> None:
    """MF-24: all of one length; those of the eliminated and of the console are longer."""
    steps = played(plan(LAST, options=LED))
    heard = [step.heard for step in nights(steps)]
    beats = [each for each in heard if any(each)]
    assert len(beats) > 70
    assert all(len(lengths) == 1 for each in beats for lengths in each)
    living, ghost, console, tv = ([each[n][0] for each in beats] for n in (4, 0, 8, 9))
    assert {*living[1:]} == {*tv[1:]} == {SHORT}
    assert {*console[1:]} == {LONG}
    assert {*ghost[1:]} == {SHORT, LONG}
    said = [step.said for step in nights(steps)]
    assert {length for each in said for lengths in each for length in lengths} == {ASK}
    for seat in range(3, PEOPLE):
        assert [step.said[seat] for step in steps if step.said[seat]][-8:] == [(ASK,)] * 8


def test_the_beat_of_a_dawn_is_as_long_as_those_before() -> None:
    """MF-33, MF-57: also for who has just gone"""
    steps = played(plan(LAST))
    ends = [number for number in range(1, len(steps)) if is_dawn(*steps[number - 1 :])]
    assert len(ends) == 2
    for end in ends:
        assert steps[end].heard == steps[end - 2].heard != steps[end - 1].heard


def is_dawn(before: Step, step: Step, *later: Step) -> bool:
    return before.hushed and not step.hushed


def test_refusals_and_nonsense_show_on_no_line() -> None:
    """MF-65: whoever sends them, and however many."""
    quiet = [step.heard for step in nights(played(plan(LAST)))]
    for turned in range(3):
        bad = plan(LAST, turned, nonsense=(Seat(3), Seat(5), Seat(0)))
        assert [step.heard for step in nights(played(bad))] == quiet


@pytest.mark.parametrize("gone", ENDS)
def test_what_the_eliminated_do_shows_on_no_other_line(gone: Seats) -> None:
    """MF-O80, MF-58: they bet and make faces by day and by night, or keep still"""
    quiet, haunted = (played(plan(gone, haunting=haunting)) for haunting in (False, True))
    others = [seat for seat in range(PEOPLE) if seat not in gone] + [PEOPLE]  # and the TV
    for one, other in zip(quiet, haunted, strict=True):
        assert [one.heard[n] for n in others] == [other.heard[n] for n in others]
    assert quiet != haunted  # who is out hears of it


def test_a_phone_is_lost_and_comes_back_alike_as_cop_agent_and_mafioso() -> None:
    """MF-65"""
    evenings = [plan(LAST, turned, lost=Seat(4)) for turned in (0, 1, 2)]
    assert {plan.tokens[4] for plan in evenings} == {C, A, M}
    first, second, third = map(played, evenings)
    assert first == second == third


def test_a_night_is_the_same_with_the_agent_and_without() -> None:
    """MF-26: the first victim is the Agent, or is not."""
    alive = plan(LAST)
    out = replace_tokens(alive, (A, C, C, C, C, C, M, M))
    one, other = nights(played(alive)), nights(played(out))
    assert one == other


def test_nobody_hears_at_once_whether_a_last_shot_is_fired() -> None:
    """MF-79, MF-85"""
    silent, spoken = (
        plan(LAST, options={"kids2": True}, shoots=shoots) for shoots in (False, True)
    )
    one, other = (nights(played(each)) for each in (silent, spoken))
    assert [step.heard for step in one] == [step.heard for step in other]
    assert one != other, "the one message of who shoots shows on their own line"


def replace_tokens(plan: Plan, tokens: tuple[Token, ...]) -> Plan:
    return Plan(tokens, plan.victims, plan.out)


# Planted differences


def hands(change: Callable[[State, Seat, Hand], Hand]) -> Game:
    def hand(state: State, seat: Seat) -> Hand:
        return change(state, seat, GAME.hand(state, seat))

    return replace(GAME, hand=hand)


def long_hands_of_the_mafia(state: State, seat: Seat, hand: Hand) -> Hand:
    more = " " * 1_000 if seat in state.town.waking else ""
    return replace(hand, padding=hand.padding + more)


def one_letter_by_day(state: State, seat: Seat, hand: Hand) -> Hand:
    more = " " if seat in state.town.waking and not GAME.hush(state) else ""
    return replace(hand, padding=hand.padding + more)


def no_beat_without_the_agent(state: State) -> Hush | None:
    first_task = isinstance(state.phase, Task) and state.phase.slot == "first"
    return None if first_task and state.town.agent is None else GAME.hush(state)


def slow_beat_for_one_mafioso(state: State) -> Hush | None:
    hush: Hush | None = GAME.hush(state)
    if hush is None or Seat(7) not in state.town.waking:
        return hush
    return replace(hush, every=2_000)


WITHOUT_AGENT = replace_tokens(plan(LAST), (A, C, C, C, C, C, M, M))
PLANTED: dict[str, tuple[Game, Plan]] = {
    "long hands": (hands(long_hands_of_the_mafia), plan(LAST, 2)),
    "a letter by day": (hands(one_letter_by_day), plan(LAST, 2)),
    "a night without beats": (
        replace(GAME, hush=no_beat_without_the_agent),
        WITHOUT_AGENT,
    ),
    "a slow beat": (replace(GAME, hush=slow_beat_for_one_mafioso), plan(LAST, 2)),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_difference_shows(planted: str) -> None:
    """MF-65"""
    game, other = PLANTED[planted]
    only_nights = other is WITHOUT_AGENT

    def messages(plan: Plan) -> list[Step]:
        return nights(played(plan)) if only_nights else played(plan)

    assert messages(plan(LAST)) == messages(other)
    with patch.dict(GAMES, mafia=game), pytest.raises(AssertionError):
        assert messages(plan(LAST)) == messages(other)
