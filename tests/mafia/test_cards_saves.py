"""Mafia's cards Vest and Bandage: somebody is to go, and stays.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

from typing import Any

import pytest

from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import CornerShot, Exclude
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Nightfall,
    Reveal,
    Saved,
    Talk,
    Window,
)
from konspira.games.mafia.state.record import Lying, Played
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    COP,
    CY,
    DEE,
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    PERSON,
    Game,
    day,
    dealt,
)

SAVE = WindowKind.SAVE
BOTH = {ADA: Card.VEST, BEN: Card.BANDAGE}


def chosen(seat: Seat, **options: Any) -> Game:
    """Night has chosen this player; Ada holds the Vest, Ben the Bandage."""
    return dealt(12, cards=BOTH, **options).murder(seat)


def lost(seat: Seat) -> Game:
    """The final vote has fallen on this player, and it is the moment to save them."""
    game = dealt(12, cards=BOTH).murder(DEE).used(SAVE, {}).until(Talk)
    game = game.first_vote({s: seat if s != seat else KIM for s in game.living})
    return game.final_vote({s: seat if s != seat else KIM for s in game.living}).window(
        SAVE
    )


# Who is to go is announced first


def test_with_cards_in_the_game_it_is_said_first_who_is_to_go() -> None:
    """MF-C01.2, MF-O59: the token is turned up only after everybody could save them."""
    game = chosen(CY)
    assert isinstance(game.phase, Dawn) and game.phase.seat == CY
    assert CY in game.living and not game.fallen
    game = game.on()
    assert isinstance(game.phase, Window) and game.phase.seat == CY
    assert game.phase.cause is Cause.MAFIA and CY in game.living
    game = game.on()
    assert isinstance(game.phase, Reveal) and game.gone == (CY,)


def test_it_is_said_first_even_if_no_card_could_save() -> None:
    """MF-C01.2, MF-O59"""
    game = dealt(12, cards={ADA: Card.WIRETAP}).murder(CY)
    assert isinstance(game.phase, Dawn) and not game.fallen
    game = game.on()
    assert isinstance(game.phase, Reveal) and game.gone == (CY,)


# Vest


@pytest.mark.parametrize("token", [COP, MAFIOSO])
def test_a_vest_saves_its_holder_from_the_vote(token: Any) -> None:
    """MF-C01.1, MF-C01.4, MF-C01.5, MF-C01.6"""
    holder = ADA if token is COP else KIM
    game = dealt(12, cards={holder: Card.VEST}).murder(DEE).used(SAVE, {}).until(Talk)
    game = game.first_vote({s: holder if s != holder else BEN for s in game.living})
    game = game.final_vote({s: holder if s != holder else BEN for s in game.living})
    game = game.used(SAVE, {holder: True})
    assert isinstance(game.phase, Saved) and holder in game.living
    assert game.tokens[holder] is token
    assert holder not in game.gone


def test_a_vest_saves_its_holder_from_the_mafia_and_nobody_goes_instead() -> None:
    """MF-C01.3, MF-C01.5, MF-C01.6, MF-O42"""
    game = chosen(ADA).used(SAVE, {ADA: True})
    assert isinstance(game.phase, Saved)
    assert (game.phase.seat, game.phase.cause) == (ADA, Cause.MAFIA)
    game = game.until(Talk)
    assert not game.fallen and len(game.living) == 12


def test_a_vest_lies_open_to_the_end_and_helps_once() -> None:
    """MF-C01.7, MF-C01.8, MF-104, MF-105"""
    game = chosen(ADA).used(SAVE, {ADA: True}).until(Talk)
    assert game.table.lying == (Lying(Card.VEST, ADA, ADA, 1),)
    assert game.table.plays == (Played(1, Card.VEST, ADA, ADA),)
    game = game.vote_out(DEE).murder(ADA).used(SAVE, {ADA: True})
    assert ADA in game.gone
    assert Card.VEST in [each.card for each in game.table.lying]


def test_nobody_else_can_use_the_vest_for_the_one_who_is_to_go() -> None:
    """MF-C01.3"""
    game = chosen(CY).used(SAVE, {ADA: True})
    assert game.gone == (CY,) and not game.table.plays


def test_a_vest_is_dead_in_the_agents_hand() -> None:
    """MF-93, MF-C01.9, MF-O27"""
    game = dealt(12, cards={JOE: Card.VEST}).murder(JOE).used(SAVE, {JOE: True})
    assert game.gone == (JOE,) and game.fallen[0].token is AGENT
    assert not game.table.plays


def test_a_vest_stops_no_shot() -> None:
    """MF-C01.9, MF-O39"""
    game = day({ADA: Card.VEST, BEN: Card.CORNER_SHOT}).after((BEN, CornerShot(ADA)))
    assert isinstance(game.phase, Reveal) and ADA in game.gone


def test_a_vest_works_in_the_one_vote_of_children() -> None:
    """MF-O39, MF-O58"""
    game = dealt(12, cards={ADA: Card.VEST}, kids3=True).murder(DEE).until(Talk)
    game = game.first_vote({s: ADA if s != ADA else BEN for s in game.living})
    game = game.used(SAVE, {ADA: True})
    assert isinstance(game.phase, Saved) and ADA in game.living


# Bandage


@pytest.mark.parametrize("holder", [BEN, LEO])
def test_a_bandage_saves_somebody_else_from_the_mafia(holder: Seat) -> None:
    """MF-C02.1, MF-C02.2, MF-C02.3, MF-C02.4"""
    game = dealt(12, cards={holder: Card.BANDAGE}).murder(CY).used(SAVE, {holder: True})
    assert isinstance(game.phase, Saved) and CY in game.living and not game.fallen
    assert game.table.plays == (Played(1, Card.BANDAGE, holder, CY),)


def test_a_bandage_saves_from_the_vote_and_the_council_ends() -> None:
    """MF-C02.2, MF-C02.3, MF-O42"""
    game = lost(CY).react({BEN: True}).on()
    assert isinstance(game.phase, Saved) and game.phase.cause is Cause.VOTE
    game = game.until(Nightfall)
    assert game.gone == (DEE,) and game.state.turn == 2


def test_a_bandage_saves_the_agent() -> None:
    """MF-C02.6"""
    game = dealt(12, cards={BEN: Card.BANDAGE}).murder(JOE).used(SAVE, {BEN: True})
    assert JOE in game.living and game.state.town.agent == JOE


def test_nobody_bandages_themselves() -> None:
    """MF-C02.5, MF-106"""
    game = chosen(BEN).used(SAVE, {BEN: True})
    assert game.gone == (BEN,)
    assert not game.table.plays and not game.table.lying


def test_a_bandage_saves_from_a_shot_unless_your_table_takes_that_out() -> None:
    """MF-C02.6, MF-O40, MF-O69"""
    cards = {ADA: Card.CORNER_SHOT, BEN: Card.BANDAGE}
    shot = day(cards).after((ADA, CornerShot(CY)))
    assert isinstance(shot.phase, Window) and shot.phase.cause is Cause.CORNER_SHOT
    assert CY in shot.react({BEN: True}).on().living
    off = day(cards, bandage_stops_shots=False).after((ADA, CornerShot(CY)))
    assert isinstance(off.phase, Reveal) and CY in off.gone


def test_a_bandage_does_not_help_after_an_exclusion_nor_an_agent_who_saw_too_much() -> None:
    """MF-C02.6, MF-O21, MF-O40"""
    game = day(BOTH, **PERSON).after((MASTER, Exclude(CY)))
    assert CY in game.gone and isinstance(game.phase, Talk)
    small = dealt(6, cards={ADA: Card.BANDAGE}).night({Seat(4): Seat(5)})
    assert isinstance(small.phase, Dawn) and small.gone == (Seat(4),)
    assert isinstance(small.on().phase, Talk)


# Both


def test_of_vest_and_bandage_the_vest_comes_first_and_the_other_goes_back_unseen() -> None:
    """MF-C01.9, MF-C02.6, MF-O41"""
    game = chosen(ADA).used(SAVE, {ADA: True, BEN: True})
    assert [play.card for play in game.table.plays] == [Card.VEST]
    assert game.table.spent == (Card.VEST,)
    again = game.until(Talk).vote_out(CY)
    assert CY in again.gone  # nobody used the Bandage, which is still there
    later = again.murder(DEE).used(SAVE, {BEN: True})
    assert DEE in later.living


def test_whoever_was_saved_may_be_chosen_again_in_the_same_turn() -> None:
    """MF-O41"""
    game = chosen(ADA).used(SAVE, {ADA: True}).until(Talk).vote_out(ADA)
    assert game.gone == (ADA,)


def test_the_window_comes_every_time_until_both_lie_used() -> None:
    """MF-O59"""
    vest = chosen(ADA).used(SAVE, {ADA: True}).until(Talk)
    bandage = vest.vote_out(KIM).murder(CY).window(SAVE)
    assert bandage.state.turn == 2  # a Bandage may still come
    neither = bandage.react({BEN: True}).on().until(Talk).vote_out(DEE).murder(CY)
    assert isinstance(neither.phase, Dawn) and isinstance(neither.on().phase, Reveal)


def test_a_card_hidden_with_somebody_who_is_out_keeps_its_window_alive() -> None:
    """MF-106, MF-O59"""
    game = dealt(12, cards={ADA: Card.VEST}).murder(ADA).used(SAVE, {})
    assert game.gone == (ADA,) and game.table.spent == ()
    game = game.until(Talk).vote_out(CY).murder(DEE).on()
    assert isinstance(game.phase, Window) and game.phase.kind is SAVE


def test_who_is_excluded_in_the_window_is_out_and_nothing_is_spent() -> None:
    """MF-O19, MF-O64"""
    game = chosen(CY, **PERSON).window(SAVE).react({BEN: True})
    game = game.after((MASTER, Exclude(CY))).on()
    assert game.gone == (CY,) and not game.table.plays
    assert isinstance(game.phase, Talk)
