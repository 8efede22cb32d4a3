"""Mafia's opening: everybody looks at their token, and nobody is hurried (MF-O71)."""

from typing import Any

import msgspec
import pytest

from konspira.game import CLOCK, HOST, MASTER, ROOM, Contact, MasterPlace, TimeUp
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import CallNight, Exclude, HandToApp, Next, Ready
from konspira.games.mafia.state.phases import Nightfall, Opening, Over, Window
from konspira.kit import Timer
from mafia.table import ADA, BEN, FAY, GUS, HAL, PEOPLE, PERSON, Game, dealt

LEAST, MOST = 8_000, 180_000
encode = msgspec.json.encode


def looked(game: Game, *seats: Any, at: int) -> Game:
    """After these have looked, all at this moment."""
    for seat in seats:
        game = game.at(at, seat, Ready())
    return game


def opening(game: Game) -> Opening:
    assert isinstance(game.phase, Opening), game.phase
    return game.phase


# When it ends


def test_night_falls_when_the_last_one_has_looked() -> None:
    """MF-O71, MF-13"""
    game = looked(dealt(8), *PEOPLE[:7], at=20_000)
    assert opening(game).ready == PEOPLE[:7]
    game = game.at(95_000, HAL, Ready())
    assert isinstance(game.phase, Nightfall) and game.now == 95_000


def test_the_opening_never_takes_less_than_8_seconds() -> None:
    """MF-O71: who is quick waits, and the clock says how long"""
    game = looked(dealt(8), *PEOPLE[:8], at=3_000)
    assert opening(game).clock == Timer(0, LEAST, hard=True)
    assert game.refusal(CLOCK, TimeUp(), LEAST - 1)[0] == "too-early"
    game = game.time_up()
    assert isinstance(game.phase, Nightfall) and game.now == LEAST


@pytest.mark.parametrize("last", [LEAST - 1, LEAST])
def test_a_look_from_the_eighth_second_on_is_enough(last: int) -> None:
    """MF-O71"""
    game = looked(dealt(8), *PEOPLE[:7], at=0).at(last, HAL, Ready())
    assert isinstance(game.phase, Opening if last < LEAST else Nightfall)


def test_after_three_minutes_night_falls_by_itself() -> None:
    """MF-O71: nobody has looked, or nearly everybody has"""
    for seats in ((), PEOPLE[:7]):
        game = looked(dealt(8), *seats, at=1_000).time_up()
        assert isinstance(game.phase, Nightfall) and game.now == MOST


@pytest.mark.parametrize("pace", ["quick", "slow"])
def test_no_pace_hurries_the_opening(pace: str) -> None:
    """MF-O71"""
    assert opening(dealt(8, pace=pace)).clock.until == MOST


def test_after_it_comes_the_swap_of_roles_if_there_may_be_one() -> None:
    """MF-O71, MF-C06.3"""
    game = dealt(12, cards={ADA: Card.ROLE_SWAP})
    for ended in (
        looked(game, *PEOPLE[:12], at=9_000),
        game.at(9_000, HOST, CallNight()),
        game.time_up(),
    ):
        assert isinstance(ended.phase, Window)


# Who has looked


def test_everybody_sees_who_has_not_looked_yet() -> None:
    """MF-O71: the table says who has, and how many there are to wait for"""
    game = looked(dealt(8), BEN, HAL, at=5_000)
    assert opening(game).ready == (BEN, HAL) and game.table.ready_needed == 8
    assert game.awaited == {*PEOPLE[:8]} - {BEN, HAL}


def test_who_has_looked_has_looked() -> None:
    """MF-O71: it is said once, and not taken back"""
    game = dealt(8)
    assert game.choices(ADA, "Ready", "ready") == (True,)
    assert game.refusal(ADA, Ready(False)) == ("nothing-changes", None)
    game = looked(game, ADA, at=1_000)
    assert "Ready" not in game.hand(ADA).may
    for again in (Ready(), Ready(False)):
        assert game.refusal(ADA, again) == ("nothing-changes", None)


def test_a_look_tells_nothing_of_the_token() -> None:
    """MF-O71, MF-14: Cop, Agent and Mafioso do the same, and change the same"""
    for seat in (ADA, FAY, GUS):
        before = dealt(8)
        after = before.at(4_000, seat, Ready())
        assert {kind.kind for kind in before.offers(seat)} == {"Ready"}
        for other in set(PEOPLE[:8]) - {seat}:
            assert encode(after.hand(other)) == encode(before.hand(other))
        swapped = before.changed(
            town=msgspec.structs.replace(
                before.state.town, tokens=tuple(reversed(before.tokens))
            )
        ).at(4_000, seat, Ready())
        assert encode(swapped.table) == encode(after.table)
        assert len(encode(swapped.hand(seat))) == len(encode(after.hand(seat)))


# Phones that sleep, people who leave


def test_who_has_lost_contact_is_waited_for() -> None:
    """MF-O71: every seat has to look; whose phone sleeps must not wake up in a night"""
    game = looked(dealt(8), *PEOPLE[:7], at=2_000).away(HAL)
    assert opening(game).clock.until == MOST and game.table.missing == (HAL,)
    game = game.at(100_000, ROOM, Contact(HAL, True)).at(101_000, HAL, Ready())
    assert isinstance(game.phase, Nightfall)


def test_everybodys_phone_may_sleep() -> None:
    """MF-O71: then time decides"""
    game = dealt(8).away(*PEOPLE[:8])
    assert isinstance(game.phase, Opening)
    assert game.time_up().now == MOST


def test_who_has_looked_may_lose_contact() -> None:
    """MF-O71"""
    game = looked(dealt(8), HAL, at=2_000).away(HAL)
    game = looked(game, *PEOPLE[:7], at=10_000)
    assert isinstance(game.phase, Nightfall)


# Somebody says so


def test_the_host_lets_night_fall_without_waiting() -> None:
    """MF-O71"""
    game = looked(dealt(8), ADA, at=2_000)
    assert "CallNight" in game.hand(HOST).may
    assert game.refusal(ADA, CallNight()) == ("not-your-turn", None)
    game = game.at(30_000, HOST, CallNight())
    assert isinstance(game.phase, Nightfall)


def test_the_host_cannot_make_it_shorter_than_8_seconds() -> None:
    """MF-O71: it is called once, and falls then, whoever looks meanwhile"""
    game = dealt(8).at(2_000, HOST, CallNight())
    assert opening(game).called and opening(game).clock.until == LEAST
    assert "CallNight" not in game.hand(HOST).may
    assert game.refusal(HOST, CallNight()) == ("nothing-changes", None)
    game = game.at(3_000, ADA, Ready()).time_up()
    assert isinstance(game.phase, Nightfall) and game.now == LEAST


def test_a_tap_in_the_moment_of_the_last_look_ends_one_step_only() -> None:
    """MF-O71: the second of the two comes too late, and nothing follows from it"""
    game = looked(dealt(8), *PEOPLE[:7], at=20_000)
    first = game.at(20_000, HAL, Ready())
    assert first.refusal(HOST, CallNight(), 20_000) == ("not-now", None)
    called = game.at(20_000, HOST, CallNight())
    assert called.refusal(HAL, Ready(), 20_000) == ("not-now", None)
    assert first.state == called.state


# A person leads


def test_a_person_who_leads_says_when_night_falls() -> None:
    """MF-O71, MF-06: looks only show, and the clock only rings"""
    game = looked(dealt(8, **PERSON), *PEOPLE[:8], at=20_000)
    assert not opening(game).clock.hard and game.table.ready_needed == 0
    assert isinstance(game.time_up().phase, Opening)
    for place, move in ((MASTER, Next()), (MASTER, CallNight()), (HOST, CallNight())):
        assert isinstance(game.after((place, move)).phase, Nightfall)


def test_when_the_app_leads_nobody_else_but_the_host_may_say_it() -> None:
    """MF-O71"""
    assert dealt(8).refusal(MASTER, CallNight())[0] == "app-leads"


def test_if_the_app_takes_over_the_opening_goes_on() -> None:
    """MF-O71: with the looks that there are, and ten seconds at least"""
    game = looked(dealt(8, **PERSON), *PEOPLE[:7], at=MOST + 1_000)
    game = game.at(MOST + 2_000, MASTER, HandToApp())
    assert opening(game).ready == PEOPLE[:7]
    assert opening(game).clock.until == MOST + 12_000
    assert isinstance(game.at(MOST + 3_000, HAL, Ready()).phase, Nightfall)


def test_a_person_may_take_over_in_the_opening() -> None:
    """MF-O71, MF-03: all have looked, and from then on it waits for them"""
    game = looked(dealt(8), *PEOPLE[:8], at=3_000)
    game = game.after((ROOM, MasterPlace(True, ())))
    assert isinstance(game.time_up().phase, Opening)


def test_nobody_waits_for_who_was_taken_out() -> None:
    """MF-O71, MF-64: a person took them out, and then the app leads"""
    game = looked(dealt(8, **PERSON), *PEOPLE[1:7], at=3_000)
    game = game.after((MASTER, Exclude(ADA)), (MASTER, HandToApp()))
    assert isinstance(looked(game, HAL, at=9_000).phase, Nightfall)


def test_who_was_taken_out_has_not_looked() -> None:
    """MF-O71, MF-64"""
    game = looked(dealt(8, **PERSON), ADA, BEN, at=3_000)
    game = game.after((MASTER, Exclude(ADA)))
    assert opening(game).ready == (BEN,)
    assert game.refusal(ADA, Ready()) == ("you-are-out", "MF-55")


def test_the_game_may_be_decided_before_the_first_night() -> None:
    """MF-O71, MF-O74: so many were taken out that the Mafia cannot lose"""
    game = dealt(8, **PERSON)
    game = game.after(*((MASTER, Exclude(seat)) for seat in PEOPLE[:4]))
    assert isinstance(game.after((MASTER, Next())).phase, Over)
