"""Mafia's nights shorten by one formula of public numbers (MF-O72), and dawns by theirs."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from konspira.games.mafia.cards import Card
from konspira.games.mafia.state.lengths import part_left
from konspira.games.mafia.state.phases import Dawn, Nightfall, Recruiting, Slot, Task
from mafia.table import ADA, AGENT, BEN, COP, FAY, GUS, HAL, MAFIOSO, PEOPLE, Game, dealt

SHORTEST = {"Dusk": 3, "Task-first": 8, "Panel": 4, "Task-second": 20}
STEADY = {"Dusk": 6, "Task-first": 20, "Panel": 6, "Task-second": 36}
FIRST = STEADY | {"Task-second": 48}


def at_night(turn: int, living: int, **chosen: Any) -> Game:
    """Nightfall of this turn, with so many alive; among them both Mafiosi of 12."""
    game = dealt(max(living, 8), **chosen).until(Nightfall)
    town = game.state.town
    left = (*town.living[: living - 2], *town.living[-2:])
    town = replace(town, living=left)
    return game.changed(turn=turn, town=town)


def seconds(game: Game) -> dict[str, float]:
    """How long each step of this night is."""
    game, found = game.asleep(), {}
    while not isinstance(game.phase, Dawn):
        phase, start = game.phase, game.now
        slot = f"-{phase.slot}" if isinstance(phase, Task) else ""
        game = game.on()
        found[f"{type(phase).__name__}{slot}"] = (game.now - start) / 1000
    return found


def night(turn: int, living: int, **chosen: Any) -> float:
    """How many seconds such a night takes, from nightfall to dawn."""
    return sum(seconds(at_night(turn, living, **chosen)).values())


@pytest.mark.parametrize("living", [6, 8, 12, 21])
def test_the_first_night_takes_its_full_time(living: int) -> None:
    """MF-O72, MF-30: however many there are"""
    assert seconds(at_night(1, living)) == FIRST


@pytest.mark.parametrize(("turn", "living"), [(3, 6), (3, 5), (4, 8), (4, 5), (7, 4)])
def test_from_the_third_night_on_six_take_35_seconds(turn: int, living: int) -> None:
    """MF-O72"""
    assert seconds(at_night(turn, living)) == SHORTEST
    assert night(turn, living) == 35


def test_the_nights_of_eight_people() -> None:
    """MF-O72: one goes every night, and nobody is voted out"""
    assert [night(turn, 9 - turn) for turn in (1, 2, 3, 4)] == [80, 47.375, 35, 35]


@pytest.mark.parametrize(
    ("turn", "living", "part"),
    [
        *((2, 12, 1_000), (2, 11, 875), (2, 8, 500), (2, 7, 375), (2, 6, 250), (2, 4, 0)),
        *((3, 18, 1_000), (3, 17, 916), (3, 8, 166), (3, 6, 0), (5, 13, 150), (9, 2, 0)),
    ],
)
def test_nights_shorten_by_the_living_for_each_night_so_far(
    turn: int, living: int, part: int
) -> None:
    """MF-O72: in thousandths of what can be saved, so that no server rounds otherwise"""
    assert part_left(turn, living) == part
    found = seconds(at_night(turn, living))
    for step, shortest in SHORTEST.items():
        longest = STEADY[step]
        exact = shortest + (longest - shortest) * part / 1000
        assert found[step] == pytest.approx(exact, abs=0.001)


@pytest.mark.parametrize("living", range(3, 22))
def test_no_night_is_longer_than_one_before_it(living: int) -> None:
    """MF-O72: nor with fewer alive"""
    nights = [night(turn, living) for turn in (1, 2, 3, 5)]
    assert nights == sorted(nights, reverse=True) and nights[0] > nights[1]
    assert night(2, living) <= night(2, min(21, living + 1))


@pytest.mark.parametrize("mode", ["narrated", "short"])
@pytest.mark.parametrize("pace", ["quick", "normal", "slow"])
@pytest.mark.parametrize(("turn", "living"), [(1, 8), (2, 7), (3, 6), (9, 3)])
def test_no_call_is_shorter_than_6_seconds(
    mode: str, pace: str, turn: int, living: int
) -> None:
    """MF-O72: and after the last one there is time for answers that are on their way"""
    game = at_night(turn, living, night=mode, pace=pace).asleep()
    while not isinstance(game.phase, Dawn):
        if isinstance(game.phase, Task):
            moments = (game.now, *game.phase.calls)
            lengths = [b - a for a, b in pairwise(moments)]
            assert min(lengths) >= 6_000
            assert game.phase.clock.until - moments[-1] >= 1_500
        game = game.on()


def test_a_steady_night_stays_as_long() -> None:
    """MF-O72: but for the first meeting of the Mafia"""
    assert seconds(at_night(1, 8, night_pace="steady")) == FIRST
    for turn, living in ((2, 8), (3, 6), (9, 3)):
        assert seconds(at_night(turn, living, night_pace="steady")) == STEADY


@pytest.mark.parametrize(("pace", "total"), [("quick", 34), ("slow", 52.5)])
def test_the_pace_stretches_short_nights_too(pace: str, total: float) -> None:
    """MF-O72, MF-30: quick ones keep the six seconds of a call"""
    assert night(3, 6, pace=pace) == total


def test_a_short_night_with_both_tasks_shortens_as_well() -> None:
    """MF-O72"""
    assert night(1, 8, night="short") == 42
    assert night(3, 6, night="short") == 27


def test_its_length_tells_nothing_of_the_tokens() -> None:
    """MF-O72, MF-26: with or without an Agent, with one Mafioso or two"""
    game = dealt(8).murder(ADA).until(Nightfall)
    for out in (BEN, FAY, HAL):
        town = game.state.town
        left = tuple(seat for seat in town.living if seat != out)
        other = game.changed(town=replace(town, living=left))
        agent = None if out == FAY else town.agent
        waking = tuple(seat for seat in town.waking if seat != out)
        other = other.changed(town=replace(other.state.town, agent=agent, waking=waking))
        assert sum(seconds(other).values()) == 43.25


def test_who_was_recruited_has_time_to_read_it() -> None:
    """MF-O72, MF-C03.3: that panel is as long as in the first night"""
    game = dealt(8, cards={GUS: Card.RECRUITMENT}).murder(ADA).until(Nightfall)
    task = game.asleep().task(Slot.SECOND)
    game = task.called(two={GUS: BEN}, recruits=(GUS,)).until(Recruiting)
    assert game.on().now - game.now == 6_000


# Dawns


def dawn(game: Game) -> float:
    """How many seconds the dawn takes that has just broken."""
    assert isinstance(game.phase, Dawn), game.phase
    return (game.phase.clock.until - game.now) / 1000


def test_a_dawn_takes_as_long_as_it_takes_to_tell() -> None:
    """MF-33, MF-34: a breath, and its letters at fifteen a second, in any language"""
    assert dawn(dealt(8).murder(ADA)) == 1.5 + 120 / 15
    assert dawn(dealt(8, mafia_no_choice="nobody").night()) == 1.5 + 105 / 15


def test_a_dawn_that_tells_of_the_agent_has_its_own_time() -> None:
    """MF-72"""
    small = (COP, COP, COP, COP, AGENT, MAFIOSO)
    game = dealt(6, small).night(one={PEOPLE[4]: PEOPLE[5]})
    assert PEOPLE[4] in game.gone and dawn(game) == pytest.approx(1.5 + 110 / 15, abs=0.001)


def test_a_dawn_with_cards_says_only_who_is_to_go() -> None:
    """MF-C01.2"""
    game = dealt(8, cards={ADA: Card.VEST}).murder(BEN)
    assert dawn(game) == pytest.approx(1.5 + 110 / 15, abs=0.001)


@pytest.mark.parametrize(("pace", "factor"), [("quick", 0.75), ("slow", 1.5)])
def test_the_pace_is_how_quickly_people_read(pace: str, factor: float) -> None:
    """MF-30, MF-33"""
    assert dawn(dealt(8, pace=pace).murder(ADA)) == 1.5 + 8 * factor
