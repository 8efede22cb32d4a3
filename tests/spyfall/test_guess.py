"""Spyfall, the guess: a spy turns over their card and names the place."""

import pytest

from konspira.game import HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import Accuse, Ask, Guess, MoreTime, Reveal
from konspira.games.spyfall.phases import Guessing, RoundOver
from konspira.games.spyfall.record import Guessed, Named, Side
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CIRCUS,
    FAY,
    HAL,
    IDA,
    JOE,
    PEOPLE,
    PLACES,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    round_over,
    started,
)


def rule(box: AnyGame, ours: str, theirs: str) -> str:
    return ours if box is SPYFALL2 else theirs


def offered_places(game: Game, seat: Seat) -> list[int]:
    return [int(place) for place in game.choices(seat, "Guess", "place")]


# One spy


@both_boxes
def test_a_spy_may_stop_the_game_at_any_moment_of_the_questions(box: AnyGame) -> None:
    """SF2-78, SW-54"""
    first = asking(6, box)
    for game in (first, first.after((ADA, Ask(BEN))), first.trial(ADA, FAY, BEN)):
        stopped = game.after((FAY, Reveal()))
        assert stopped.phase == Guessing(FAY, stopped.now + 60_000)
        assert stopped.awaited == {FAY}


@both_boxes
def test_the_spys_button_does_nothing_for_the_others(box: AnyGame) -> None:
    """SF2-78, SW-54"""
    game = asking(6, box)
    for seat in PEOPLE[:5]:
        pressed = game.after((seat, Reveal()))
        assert pressed.state == game.state
        assert pressed.table == game.table
        assert pressed.hands() == game.hands()
    assert game.refusal(HOST, Reveal()) == ("not-your-turn", None)


@both_boxes
def test_the_button_is_on_every_phone(box: AnyGame) -> None:
    """SF2-78, SW-54"""
    assert asking(6, box).may("Reveal") == list(PEOPLE[:6])


@both_boxes
def test_the_revealed_spy_may_look_at_the_list_and_name_any_place_of_it(
    box: AnyGame,
) -> None:
    """SF2-79, SF2-80, SW-55, SW-56"""
    game = asking(6, box).after((FAY, Reveal()))
    assert game.table.places == PLACES
    assert offered_places(game, FAY) == list(range(len(PLACES)))


@both_boxes
def test_a_right_guess_wins(box: AnyGame) -> None:
    """SF2-04, SF2-81, SF2-93, SW-04, SW-57, SW-67"""
    game = asking(6, box).after((FAY, Reveal()), (FAY, Guess(BEACH)))
    assert game.phase == RoundOver()
    assert game.last.ending == Named((Guessed(FAY, BEACH),))
    assert game.last.won is Side.SPIES


@both_boxes
def test_a_wrong_guess_loses(box: AnyGame) -> None:
    """SF2-82, SF2-96, SW-58, SW-70"""
    game = asking(6, box).after((FAY, Reveal()), (FAY, Guess(BANK)))
    assert game.last.ending == Named((Guessed(FAY, BANK),))
    assert game.last.won is Side.OTHERS


@both_boxes
def test_nobody_but_the_revealed_spy_guesses(box: AnyGame) -> None:
    """SF2-80, SW-56"""
    game = asking(6, box)
    assert game.refusal(FAY, Guess(BEACH)) == ("not-now", None)
    game = game.after((FAY, Reveal()))
    assert game.may("Guess") == [FAY]
    for seat in (ADA, HOST):
        assert game.refusal(seat, Guess(BEACH)) == ("not-your-turn", None)


@both_boxes
def test_a_guess_is_a_place_of_the_list(box: AnyGame) -> None:
    """SW-59, SW-O17"""
    game = asking(6, box).after((FAY, Reveal()))
    assert game.refusal(FAY, Guess(len(PLACES))) == ("no-such-place", None)


def test_of_two_places_on_one_planet_only_the_right_one_will_do() -> None:
    """SW-59: the list tells them apart, and the other one is wrong."""
    places = ("Jabba's palace", "Jabba's sail barge", *PLACES)
    game = asking(6, STARWARS, places=places).after((FAY, Reveal()))
    assert game.after((FAY, Guess(0))).last.won is Side.SPIES
    assert game.after((FAY, Guess(1))).last.won is Side.OTHERS


@both_boxes
def test_a_place_that_was_played_cannot_be_the_place(box: AnyGame) -> None:
    """SF2-90, SW-63"""
    game = started(round_over(6, box).next_round(BANK)).after((FAY, Reveal()))
    refused = "place-was-played", rule(box, "SF2-90", "SW-63")
    assert game.refusal(FAY, Guess(BEACH)) == refused
    assert offered_places(game, FAY) == list(range(1, len(PLACES)))


@both_boxes
def test_the_clock_stands_still_and_nobody_else_does_anything(box: AnyGame) -> None:
    """SF2-78, SW-54"""
    game = asking(6, box).after((FAY, Reveal()))
    assert game.refusal(ADA, Ask(BEN)) == ("not-now", None)
    assert game.refusal(ADA, Accuse(FAY)) == ("not-now", None)
    assert game.refusal(FAY, Reveal()) == ("not-now", None)
    assert all(not hand.may for hand in game.hands()[:5])


# The spy has to guess


@both_boxes
def test_a_spy_who_names_nothing_in_time_has_guessed_wrong(box: AnyGame) -> None:
    """SF2-O20, SW-56"""
    game = asking(6, box).after((FAY, Reveal())).time_up()
    assert game.last.ending == Named((Guessed(FAY, None),))
    assert game.last.won is Side.OTHERS


@both_boxes
def test_the_spy_may_think_on_once(box: AnyGame) -> None:
    """SF2-O20, SW-56"""
    game = asking(6, box, guess_seconds=40).after((FAY, Reveal()))
    revealed = game.now
    assert game.deadline == revealed + 40_000
    assert game.refusal(ADA, MoreTime()) == ("not-your-turn", None)
    game = game.after((FAY, MoreTime()))
    assert game.deadline == revealed + 80_000
    assert game.hand(FAY).may == ("Guess",)
    refused = "no-more-time", rule(box, "SF2-O20", "SW-56")
    assert game.refusal(FAY, MoreTime()) == refused
    assert game.after((FAY, Guess(BEACH))).last.won is Side.SPIES


# Two spies


@pytest.mark.parametrize(("first", "second"), [(IDA, JOE), (JOE, IDA)])
def test_the_second_spy_must_show_their_card_and_guess_too(
    first: Seat, second: Seat
) -> None:
    """SF2-83, SF2-84"""
    game = asking(10).after((first, Reveal()))
    assert game.phase == Guessing(first, game.now + 60_000)
    game = game.after((first, Guess(BANK)))
    guesses = (Guessed(first, BANK),)
    assert game.phase == Guessing(second, game.now + 60_000, guesses=guesses)
    assert game.may("Guess") == [second]
    assert game.refusal(first, Guess(BEACH)) == ("not-your-turn", None)


@pytest.mark.parametrize(
    ("ida", "joe", "won"),
    [
        (BEACH, BEACH, Side.SPIES),
        (BEACH, BANK, Side.SPIES),
        (BANK, BEACH, Side.SPIES),
        (BANK, BANK, Side.OTHERS),
        (BANK, CIRCUS, Side.OTHERS),
    ],
)
def test_one_right_guess_of_two_is_enough(ida: int, joe: int, won: Side) -> None:
    """SF2-85, SF2-86, SF2-93, SF2-96"""
    game = asking(10).after((IDA, Reveal()), (IDA, Guess(ida)), (JOE, Guess(joe)))
    assert game.last.ending == Named((Guessed(IDA, ida), Guessed(JOE, joe)))
    assert game.last.won is won


def test_the_second_spy_sees_the_first_guess_but_not_whether_it_is_right() -> None:
    """SF2-O19"""
    seen = []
    for place in (BEACH, BANK):
        game = asking(10, place=place).after((IDA, Reveal()), (IDA, Guess(BEACH)))
        assert isinstance(game.phase, Guessing)
        assert game.phase.guesses == (Guessed(IDA, BEACH),)
        seen.append((game.table, game.hand(JOE), game.hand(IDA)))
    assert seen[0] == seen[1]


def test_a_second_guess_that_does_not_come_is_wrong() -> None:
    """SF2-84, SF2-O20"""
    game = asking(10).after((IDA, Reveal()), (IDA, Guess(BANK)))
    assert game.time_up().last.won is Side.OTHERS
    first = asking(10).after((IDA, Reveal())).time_up()
    assert first.after((JOE, Guess(BEACH))).last.won is Side.SPIES


def test_each_of_two_spies_may_think_on_once() -> None:
    """SF2-O20"""
    game = asking(10).after((IDA, Reveal()), (IDA, MoreTime()), (IDA, Guess(BANK)))
    assert game.hand(JOE).may == ("Guess", "MoreTime")
    shown = game.now
    assert game.after((JOE, MoreTime())).deadline == shown + 120_000


def test_the_button_of_a_non_spy_does_nothing_with_two_spies_either() -> None:
    """SF2-78"""
    game = asking(10)
    assert game.after((HAL, Reveal())).state == game.state
