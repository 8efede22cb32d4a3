"""Mafia: last shots at large tables and with children, and what follows from them."""

from typing import Any

import pytest

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.moves import Exclude, Shoot, Vote
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Farewell,
    FirstVote,
    Nightfall,
    Over,
    Reveal,
    Talk,
    Task,
)
from konspira.games.mafia.views.awaited import FRAME_BYTES, LONG_FRAME_BYTES, hush
from mafia.table import (
    ADA,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    MAFIOSO,
    PEOPLE,
    Game,
    dealt,
)

KIDS2: dict[str, Any] = {"kids2": True}


def farewell(seats: int = 20, **options: Any) -> Game:
    """Ada is the victim of the first night, and may shoot."""
    return dealt(seats, **options).murder(ADA).until(Farewell)


def after_shot(game: Game) -> Game:
    """Whatever comes after a farewell that is neither a reveal nor a dawn."""
    return game.until(Farewell, Talk, Nightfall)


def test_the_first_two_of_a_large_table_have_a_last_shot() -> None:
    """MF-78, MF-79, MF-80: the victim of the Mafia, and who is voted out"""
    game = farewell()
    assert isinstance(game.phase, Farewell) and game.phase.seat == ADA
    game = game.shot(BEN)
    assert isinstance(game.phase, Reveal) and game.gone == (ADA, BEN)
    fallen = game.table.fallen[-1]
    assert (fallen.token, fallen.cause, fallen.by) == (COP, Cause.LAST_SHOT, ADA)
    game = game.until(Talk).vote_out(CY).until(Farewell)
    assert isinstance(game.phase, Farewell) and game.phase.seat == CY
    game = game.shot(DEE).until(Nightfall)
    assert game.gone == (ADA, BEN, CY, DEE)


def test_who_is_hit_does_not_shoot_back() -> None:
    """MF-81, MF-O23"""
    game = after_shot(farewell().shot(BEN))
    assert isinstance(game.phase, Talk)


def test_from_the_second_turn_on_nobody_shoots() -> None:
    """MF-82, MF-O22: also if somebody has not used the right"""
    game = farewell().until(Talk).until(Nightfall).murder(BEN)
    assert isinstance(after_shot(game).phase, Talk)
    assert isinstance(after_shot(game.until(Talk).vote_out(CY)).phase, Nightfall)


def test_who_was_shot_gives_nobody_else_a_right() -> None:
    """MF-81, MF-O22: one shot after the night, one after the vote"""
    game = farewell().shot(BEN).until(Talk).vote_out(CY).until(Farewell).shot(DEE)
    assert isinstance(after_shot(game).phase, Nightfall)


def test_a_last_shot_is_a_right_and_not_a_duty() -> None:
    """MF-O22: at nobody, or without an answer"""
    game = farewell()
    assert after_shot(game.shot(None)).gone == (ADA,)
    assert after_shot(game.time_up()).gone == (ADA,)


def test_anybody_else_who_lives_may_be_hit() -> None:
    """MF-79: and nobody else"""
    game = farewell()
    assert isinstance(game.phase, Farewell)
    at = game.phase.call
    (offer,) = game.offers(ADA)
    assert offer.choices["seat"] == (None, *PEOPLE[1:20])
    assert game.refusal(ADA, Shoot(ADA), at) == ("shoot-somebody-else", "MF-79")
    assert game.refusal(ADA, Shoot(Seat(20)), at) == ("no-such-seat", None)
    assert game.refusal(BEN, Shoot(CY), at) == ("not-your-turn", None)
    assert game.refusal(HOST, Shoot(CY), at) == ("not-your-turn", None)
    later = game.shot(BEN).until(Talk).vote_out(CY).until(Farewell)
    assert isinstance(later.phase, Farewell)
    out = later.refusal(CY, Shoot(BEN), later.phase.call)
    assert out == ("they-are-out", "MF-50")


def test_who_fell_this_turn_gets_messages_as_short_as_those_of_the_living() -> None:
    """As docs/protocol.md says of a hush: longer ones are for those who see more."""
    game = farewell()
    first = hush(game.state)
    night = hush(game.shot(BEN).until(Talk).vote_out(CY).until(Task).state)
    assert first and night
    assert [first.length((seat,)) for seat in (ADA, DEE)] == [FRAME_BYTES] * 2
    lengths = [night.length((seat,)) for seat in (ADA, BEN, CY, DEE)]
    assert lengths == [LONG_FRAME_BYTES] * 3 + [FRAME_BYTES]


def test_a_farewell_lasts_its_time_and_is_told_at_its_end() -> None:
    """MF-79, MF-80: one answer, at the call; nobody sees it before"""
    game = farewell(window_seconds=12)
    assert isinstance(game.phase, Farewell) and hush(game.state) is not None
    call, until = game.phase.call, game.phase.clock.until
    assert (call - game.now, until - game.now) == (10_000, 12_000)
    assert game.refusal(ADA, Shoot(BEN), call - 2_001) == ("too-early", None)
    silent = game.table
    game = game.at(call - 2_000, ADA, Shoot(BEN))
    assert game.table == silent and BEN in game.living
    assert game.refusal(ADA, Shoot(CY)) == ("shot-already", "MF-79")
    assert game.refusal(ADA, Shoot(CY), until)[0] in ("shot-already", "not-now")
    assert game.time_up().now == until


# Children


def test_with_children_everybody_who_goes_may_shoot() -> None:
    """MF-85: by night and by day, in every turn"""
    game = dealt(**KIDS2).murder(ADA).until(Farewell).shot(BEN).until(Talk)
    game = game.vote_out(CY).until(Farewell).shot(None).until(Nightfall)
    game = game.murder(DEE).until(Farewell)
    assert isinstance(game.phase, Farewell) and game.phase.seat == DEE
    assert game.shot(GUS).gone == (ADA, BEN, CY, DEE, GUS)


def test_without_that_rule_nobody_shoots() -> None:
    """MF-85"""
    assert isinstance(after_shot(dealt().murder(ADA)).phase, Talk)


@pytest.mark.parametrize(("chain", "shooter"), [(False, None), (True, BEN)])
def test_children_who_are_hit_shoot_only_if_agreed(
    chain: bool, shooter: Seat | None
) -> None:
    """MF-85, MF-O24"""
    game = dealt(last_shot_chain=chain, **KIDS2).murder(ADA).until(Farewell)
    game = after_shot(game.shot(BEN))
    seat = game.phase.seat if isinstance(game.phase, Farewell) else None
    assert seat == shooter


def test_a_chain_goes_on_until_nobody_shoots() -> None:
    """MF-O24: three are out before anybody talks"""
    game = dealt(10, last_shot_chain=True, **KIDS2).murder(ADA).until(Farewell)
    game = game.shot(BEN).until(Farewell).shot(CY).until(Farewell).shot(None)
    assert isinstance(game.phase, Talk) and game.gone == (ADA, BEN, CY)


def test_a_chain_needs_the_rule_of_the_children() -> None:
    """MF-81, MF-O24"""
    game = after_shot(farewell(last_shot_chain=True).shot(BEN))
    assert isinstance(game.phase, Talk)


def test_an_agent_who_saw_too_much_does_not_shoot() -> None:
    """MF-72, MF-85"""
    game = dealt(6, **KIDS2).night(one={EVE: FAY})
    assert game.gone == (EVE,) and isinstance(after_shot(game).phase, Talk)


# The end comes after the shot


def down_to_two() -> Game:
    """A night with one Mafioso and one Cop left: the Cop, Eve, goes, and may shoot."""
    game = dealt(6, kids1=True, **KIDS2)  # Fay is the Mafioso
    game = game.murder(ADA).until(Talk).vote_out(BEN).until(Nightfall)
    game = game.murder(CY).until(Talk).vote_out(DEE).until(Nightfall)
    assert game.living == (EVE, FAY)
    return game.murder(EVE)


def test_a_shot_that_is_due_comes_before_the_end() -> None:
    """MF-O65, MF-59: the last Cop is out, but the game is not over yet"""
    game = down_to_two()
    assert isinstance(game.phase, Dawn) and game.living == (FAY,)
    assert isinstance(game.until(Farewell).phase, Farewell)
    over = game.until(Farewell).shot(None).until(Over)
    assert over.outcome is not None and over.outcome.why == "mafia"


def test_if_both_sides_go_together_nobody_wins() -> None:
    """MF-O18, MF-O65"""
    game = down_to_two().until(Farewell).shot(FAY).until(Over)
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.winners) == ("draw", ())


def test_a_last_shot_can_win_the_game() -> None:
    """MF-O65, MF-60: the last Mafioso goes after the last but one Cop"""
    game = dealt(6, kids1=True, **KIDS2).murder(ADA).until(Farewell).shot(FAY)
    assert game.until(Over).outcome.why == "police"  # type: ignore[union-attr]


def test_nobody_left_nobody_to_shoot_at() -> None:
    """MF-79: the farewell of the very last is left out"""
    chain: dict[str, Any] = {"last_shot_chain": True}
    game = dealt(6, kids1=True, **KIDS2, **chain)
    game = game.murder(ADA).until(Farewell).shot(BEN).until(Farewell).shot(CY)
    game = game.until(Farewell).shot(DEE).until(Farewell).shot(None).until(Talk)
    game = game.until(Nightfall).murder(EVE).until(Farewell).shot(FAY)
    assert game.until(Over, Farewell).outcome is not None


def test_an_excluded_seat_does_not_shoot() -> None:
    """MF-64, MF-O19"""
    game = dealt(master="person", **KIDS2).until(FirstVote)
    game = game.after((MASTER, Exclude(GUS)))
    assert GUS in game.gone and isinstance(game.phase, FirstVote)
    assert game.refusal(GUS, Vote(HAL)) == ("you-are-out", "MF-55")
    assert game.tokens[GUS] is MAFIOSO and HAL in game.living
