"""Mafia's cards Corner Shot and Last Shot, with all that a shot may set off.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

from typing import Any

import pytest

from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import CornerShot, Exclude, Shoot, Vote
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Nightfall,
    Over,
    Reveal,
    Slot,
    Speeches,
    Talk,
    TieTalk,
    Window,
)
from konspira.games.mafia.state.record import Lying, Played
from mafia.table import (
    ADA,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    JOE,
    KIM,
    LEO,
    PEOPLE,
    PERSON,
    Game,
    alone,
    day,
    dealt,
)

SAVE = WindowKind.SAVE
SHOOTER = {ADA: Card.CORNER_SHOT}
LAST = {ADA: Card.LAST_SHOT}


# Corner Shot


def test_a_corner_shot_puts_somebody_out_at_once() -> None:
    """MF-C11.1, MF-C11.3, MF-104"""
    game = day(SHOOTER).after((ADA, CornerShot(CY)))
    assert isinstance(game.phase, Reveal) and game.phase.cause is Cause.CORNER_SHOT
    assert game.fallen[0].seat == CY and game.fallen[0].token is COP
    assert game.fallen[0].by == ADA
    assert game.table.plays == (Played(1, Card.CORNER_SHOT, ADA, CY),)
    assert game.table.lying == (Lying(Card.CORNER_SHOT, ADA, ADA, 1),)


@pytest.mark.parametrize("holder", [KIM, JOE])
def test_only_a_cop_token_can_shoot(holder: Seat) -> None:
    """MF-93, MF-C11.1"""
    game = day({holder: Card.CORNER_SHOT})
    assert game.refusal(holder, CornerShot(CY)) == ("card-is-dead", "MF-93")


@pytest.mark.parametrize(
    ("seat", "target", "said"),
    [
        (BEN, CY, "not-your-card"),
        (ADA, ADA, "shoot-somebody-else"),
        (ADA, DEE, "they-are-out"),
        (ADA, Seat(12), "no-such-seat"),
        (DEE, CY, "you-are-out"),
    ],
)
def test_a_shot_needs_its_card_and_somebody_who_lives(
    seat: Seat, target: Seat, said: str
) -> None:
    """MF-C11.2, MF-103"""
    game = dealt(12, cards=SHOOTER).murder(DEE).until(Talk)
    assert game.refusal(seat, CornerShot(target))[0] == said


def test_a_shot_is_fired_once() -> None:
    """MF-105"""
    game = day(SHOOTER).after((ADA, CornerShot(CY))).until(Talk)
    assert game.refusal(ADA, CornerShot(DEE)) == ("card-is-spent", "MF-105")


def test_the_talk_goes_on_with_the_time_it_had_left() -> None:
    """MF-O45: the clock stands still while somebody goes."""
    game = day(SHOOTER)
    assert isinstance(game.phase, Talk)
    left = game.phase.clock.until - game.now
    game = game.after((ADA, CornerShot(CY))).until(Talk)
    assert isinstance(game.phase, Talk) and game.phase.clock.until - game.now == left


def test_a_shot_into_the_first_vote_lets_it_begin_again() -> None:
    """MF-O45, MF-C11.5"""
    game = day(SHOOTER).until(FirstVote).after((BEN, Vote(CY)), (DEE, Vote(CY)))
    game = game.after((ADA, CornerShot(CY))).until(FirstVote)
    assert game.state.ballots == (None,) * 12 and CY not in game.table.candidates
    assert game.now == game.phase.clock.until - 20_000  # type: ignore[union-attr]


def final_between(*finalists: Seat, cards: Any = SHOOTER) -> Game:
    """Speeches of these finalists."""
    game = day(cards).until(FirstVote)
    voters = [seat for seat in game.living if seat not in finalists]
    votes = {seat: finalists[n % len(finalists)] for n, seat in enumerate(voters[:6])}
    game = game.voted(votes)
    assert game.finalists == tuple(sorted(finalists))
    return game.until(Speeches)


@pytest.mark.parametrize(
    ("finalists", "left"), [((KIM, LEO, JOE), (JOE, LEO)), ((KIM, LEO), ())]
)
@pytest.mark.parametrize("phase", [Speeches, FinalVote])
def test_a_finalist_is_shot(finalists: Any, left: Any, phase: type) -> None:
    """MF-O45: the final begins again while two are left, otherwise the first vote."""
    game = final_between(*finalists).until(phase).after((ADA, CornerShot(KIM)))
    game = game.until(FirstVote, FinalVote)
    assert isinstance(game.phase, FinalVote if left else FirstVote)
    assert not left or game.finalists == left


def test_speeches_go_on_if_somebody_else_is_shot() -> None:
    """MF-O45"""
    game = final_between(KIM, LEO)
    assert isinstance(game.phase, Speeches)
    after = game.after((ADA, CornerShot(CY))).until(Speeches)
    assert isinstance(after.phase, Speeches) and after.finalists == (KIM, LEO)
    assert after.phase.speaker == game.phase.speaker


def test_a_shot_into_a_tie_lets_the_final_begin_again() -> None:
    """MF-O45"""
    game = final_between(KIM, LEO).final_vote({ADA: KIM, BEN: LEO}).until(TieTalk)
    game = game.after((ADA, CornerShot(CY))).until(FinalVote)
    assert game.finalists == (KIM, LEO)


def test_who_has_lost_the_final_can_no_longer_shoot_and_others_can() -> None:
    """MF-O45"""
    game = final_between(KIM, ADA).final_vote({BEN: ADA, CY: ADA, DEE: KIM})
    assert isinstance(game.phase, Count) and game.phase.finalists == (ADA,)
    assert game.refusal(ADA, CornerShot(KIM)) == ("too-late-to-shoot", "MF-O45")
    other = final_between(KIM, LEO).final_vote({BEN: LEO, CY: LEO, DEE: KIM})
    assert isinstance(other.phase, Count)
    shot = other.after((ADA, CornerShot(LEO))).until(Nightfall)
    assert shot.gone == (LEO,)  # and nobody goes in Leo's place
    both = other.after((ADA, CornerShot(CY))).until(Nightfall)
    assert both.gone == (CY, LEO)


def test_whom_the_mafia_has_chosen_can_shoot_only_if_saved() -> None:
    """MF-C11.4, MF-O45"""
    cards = {**SHOOTER, BEN: Card.BANDAGE}
    game = dealt(12, cards=cards).murder(ADA)
    while isinstance(game.phase, Dawn | Window):
        assert game.refusal(ADA, CornerShot(KIM))[0] == "not-now"
        game = game.react({BEN: True}).on() if isinstance(game.phase, Window) else game.on()
    game = game.until(Talk).after((ADA, CornerShot(KIM)))
    assert isinstance(game.phase, Reveal) and game.gone == (KIM,)


def test_a_shot_may_win_the_game() -> None:
    """MF-59, MF-O65"""
    game = alone(dealt(12, cards=SHOOTER), ADA, BEN, CY, KIM).murder(BEN).until(Talk)
    game = game.after((ADA, CornerShot(KIM))).until(Over)
    assert game.outcome and game.outcome.why == "police"


# Last Shot


def test_whoever_goes_with_the_card_may_take_somebody_along() -> None:
    """MF-C13.1, MF-C13.2, MF-C13.3, MF-C13.4, MF-104"""
    game = dealt(12, cards=LAST).murder(ADA).until(Farewell)
    assert isinstance(game.phase, Farewell) and game.phase.card
    assert game.may("Shoot") == [ADA]
    game = game.shot(KIM)
    assert [gone.seat for gone in game.fallen] == [ADA, KIM]
    assert game.fallen[1].cause is Cause.LAST_SHOT and game.fallen[1].by == ADA
    assert game.table.plays == (Played(1, Card.LAST_SHOT, ADA, KIM),)


@pytest.mark.parametrize("cause", ["mafia", "vote", "corner shot"])
def test_it_works_however_its_holder_goes(cause: str) -> None:
    """MF-C13.2, MF-O46"""
    game = dealt(12, cards={**LAST, BEN: Card.CORNER_SHOT}, mafia_no_choice="nobody")
    if cause == "mafia":
        game = game.murder(ADA)
    elif cause == "vote":
        game = game.until(Talk).vote_out(ADA)
    else:
        game = game.until(Talk).after((BEN, CornerShot(ADA)))
    assert game.until(Farewell).shot(KIM).gone == (ADA, KIM)


def test_it_is_a_right_and_the_card_stays_hidden_if_nobody_is_shot() -> None:
    """MF-O46, MF-106"""
    game = dealt(12, cards=LAST).murder(ADA).until(Farewell).shot(None)
    assert isinstance(game.phase, Talk) and game.gone == (ADA,)
    assert game.table.plays == () and game.table.spent == ()


def test_everybody_who_goes_with_a_cop_token_has_the_same_farewell() -> None:
    """MF-O59: but without the card the shot is nothing."""
    game = dealt(12, cards=LAST).murder(BEN).until(Farewell)
    assert game.may("Shoot") == [BEN]
    game = game.shot(KIM)
    assert isinstance(game.phase, Talk) and game.gone == (BEN,)
    assert game.table.plays == ()


@pytest.mark.parametrize("holder", [KIM, JOE])
def test_a_token_that_is_no_cops_has_no_farewell(holder: Seat) -> None:
    """MF-93, MF-C13.1"""
    game = dealt(12, cards={holder: Card.LAST_SHOT}, mafia_no_choice="nobody")
    game = game.until(Talk).vote_out(holder)
    assert isinstance(game.on().phase, LastCards)


def test_when_the_card_is_spent_the_farewell_goes() -> None:
    """MF-O59"""
    game = dealt(12, cards=LAST).murder(ADA).until(Farewell).shot(KIM)
    game = game.until(Talk).vote_out(CY)
    assert isinstance(game.on().phase, LastCards)


def test_whoever_is_saved_shoots_nobody() -> None:
    """MF-C13.5, MF-O46, MF-C02.6"""
    game = dealt(12, cards={**LAST, BEN: Card.BANDAGE}).murder(ADA)
    game = game.used(SAVE, {BEN: True})
    while not isinstance(game.phase, Talk):
        assert not isinstance(game.phase, Farewell)
        game = game.on()
    assert ADA in game.living and Card.LAST_SHOT not in game.table.spent


def test_whoever_is_hit_may_be_bandaged() -> None:
    """MF-O46, MF-O40"""
    game = dealt(12, cards={**LAST, BEN: Card.BANDAGE}).murder(ADA).until(Farewell)
    game = game.shot(CY)
    assert isinstance(game.phase, Window) and game.phase.cause is Cause.LAST_SHOT
    game = game.react({BEN: True}).on().until(Talk)
    assert game.gone == (ADA,) and CY in game.living


def test_not_after_an_exclusion() -> None:
    """MF-C13.5, MF-O46, MF-O19"""
    game = day(LAST, **PERSON).after((MASTER, Exclude(ADA)))
    assert isinstance(game.phase, Talk) and ADA in game.gone


def test_a_last_shot_wins_or_draws() -> None:
    """MF-O18, MF-O65, MF-C13.5"""
    win = alone(dealt(12, cards=LAST), ADA, BEN, CY, KIM).murder(ADA).until(Farewell)
    win = win.shot(KIM).until(Over)
    assert win.outcome and win.outcome.why == "police" and ADA in win.outcome.winners
    two = alone(dealt(12, cards=LAST), ADA, KIM).murder(ADA).until(Farewell)
    assert two.outcome is None  # the shot comes first
    draw = two.shot(KIM).until(Over)
    assert draw.outcome and draw.outcome.why == "draw" and draw.outcome.winners == ()


# Chains, large tables and children


def test_at_a_large_table_the_right_comes_first_and_then_the_card() -> None:
    """MF-O23, MF-C13.5"""
    game = dealt(20, cards=LAST).murder(ADA).until(Farewell)
    assert isinstance(game.phase, Farewell) and not game.phase.card
    game = game.shot(BEN).until(Farewell)
    assert isinstance(game.phase, Farewell) and game.phase.seat == BEN
    assert game.phase.card  # nobody knows that Ben does not hold it
    game = game.on().until(Farewell)
    assert isinstance(game.phase, Farewell)
    assert (game.phase.seat, game.phase.card) == (ADA, True)
    game = game.shot(CY)
    assert game.gone == (ADA, BEN, CY)


def test_a_chain_ends_when_nobody_in_it_has_a_right_left() -> None:
    """MF-O23, MF-81, MF-O46, MF-O65"""
    game = dealt(20, cards={BEN: Card.LAST_SHOT}).murder(ADA).until(Farewell)
    game = game.shot(BEN).until(Farewell)
    assert isinstance(game.phase, Farewell)
    assert (game.phase.seat, game.phase.card) == (BEN, True)
    game = game.shot(CY).until(Talk)
    assert game.gone == (ADA, BEN, CY)


@pytest.mark.parametrize("chain", [False, True])
def test_children_who_are_shot_from_a_corner_shoot_too(chain: bool) -> None:
    """MF-O24, MF-C11.5, MF-O58"""
    game = day(SHOOTER, kids2=True, last_shot_chain=chain).after((ADA, CornerShot(BEN)))
    game = game.until(Farewell).shot(CY)
    assert game.gone == (BEN, CY)
    after = game.on()
    assert isinstance(after.phase, Farewell) is chain


def test_at_a_large_table_who_is_shot_from_a_corner_has_no_last_shot() -> None:
    """MF-78, MF-81"""
    game = day(SHOOTER, seats=20).after((ADA, CornerShot(BEN)))
    assert isinstance(game.on().phase, Talk)


def test_a_vest_in_the_first_turn_gives_no_right_and_it_does_not_move() -> None:
    """MF-O22"""
    game = dealt(20, cards={ADA: Card.VEST}).murder(ADA).used(SAVE, {ADA: True})
    game = game.until(Talk).vote_out(BEN).until(Farewell).on()
    game = game.murder(CY).until(Talk)
    assert game.gone == (BEN, CY) and not isinstance(game.phase, Farewell)


def test_a_shot_in_the_farewell_is_for_who_goes_alone() -> None:
    """MF-79, MF-C13.3"""
    game = dealt(12, cards=LAST).murder(BEN).until(Farewell)
    assert isinstance(game.phase, Farewell)
    for seat in (ADA, CY, KIM):
        assert game.refusal(seat, Shoot(DEE), game.phase.call)[0] == "not-your-turn"
    fired = game.at(game.phase.call, BEN, Shoot(EVE))
    assert fired.refusal(BEN, Shoot(FAY)) == ("shot-already", "MF-79")
    assert fired.refusal(BEN, Shoot(BEN))[0] == "shot-already"


def test_small_tables_play_with_cards_too() -> None:
    """MF-O58, MF-72: an Agent who saw too much is out without a save."""
    agent, mafioso = PEOPLE[4], PEOPLE[5]
    game = dealt(6, cards={ADA: Card.BANDAGE}, small_game_mafia_first_turn=True)
    game = game.night({agent: mafioso}, {mafioso: BEN})
    assert isinstance(game.phase, Dawn) and game.gone == (agent,)
    game = game.on()
    assert isinstance(game.phase, Dawn) and game.phase.seat == BEN  # announced first
    game = game.on()
    assert isinstance(game.phase, Window) and game.phase.seat == BEN
    assert game.react({ADA: True}).on().until(Talk).gone == (agent,)


def test_there_is_no_shot_by_night() -> None:
    """MF-C11.2, MF-O55"""
    game = dealt(12, cards=SHOOTER).task(Slot.SECOND)
    assert game.refusal(ADA, CornerShot(CY))[0] == "not-now"
    assert LEO in game.living
