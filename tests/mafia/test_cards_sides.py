"""Mafia's cards Turncoat and Role Swap: people on another side than they seem.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia. Thirteen:
Joe is the Agent, and Kim, Leo and Mia are the Mafia.
"""

from random import Random
from typing import Any

import pytest

from konspira.game import BadSetup, Seat
from konspira.games.mafia.cards import Card, Force, WindowKind
from konspira.games.mafia.cards.sides import card_active, force
from konspira.games.mafia.moves import React, Tap
from konspira.games.mafia.state.phases import Nightfall, Reveal, Slot, Talk, Window
from konspira.games.mafia.state.record import Look, Lying, Played
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    BOX,
    COP,
    CY,
    DEE,
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    PEOPLE,
    Game,
    dealt,
)

MIA = PEOPLE[12]
SWAP = WindowKind.SWAP


def force_of(game: Game, seat: Seat) -> Force:
    return force(game.state.town, seat)


# Turncoat


@pytest.mark.parametrize(
    ("holder", "side", "awake"),
    [(ADA, Force.MAFIA, True), (KIM, Force.POLICE, False), (JOE, Force.POLICE, False)],
)
def test_a_turncoat_plays_for_the_other_side_and_wakes_with_it(
    holder: Seat, side: Force, awake: bool
) -> None:
    """MF-C05.1, MF-C05.2, MF-C05.3, MF-O34, MF-O27: but in the Agent's hand it is dead."""
    game = dealt(12, cards={holder: Card.TURNCOAT})
    assert force_of(game, holder) is side
    assert (holder in game.state.town.waking) is awake
    held = game.hand(holder).holding
    assert held and held.force is side and held.usable is (holder != JOE)


@pytest.mark.parametrize(("holder", "awake"), [(ADA, False), (KIM, True)])
def test_a_table_may_let_the_token_say_who_wakes(holder: Seat, awake: bool) -> None:
    """MF-O34"""
    game = dealt(12, cards={holder: Card.TURNCOAT}, turncoat_wakes_by="token")
    assert (holder in game.state.town.waking) is awake
    assert force_of(game, holder) is (Force.MAFIA if holder == ADA else Force.POLICE)


def test_a_sleeping_turncoat_may_be_chosen_and_shows_the_token() -> None:
    """MF-C05.5, MF-O07, MF-O34, MF-106"""
    game = dealt(12, cards={KIM: Card.TURNCOAT}).murder(KIM).on()
    assert isinstance(game.phase, Reveal)
    assert game.fallen[0].token is MAFIOSO
    assert game.table.plays == () and game.table.lying == ()


def test_the_police_wins_with_a_turncoat_who_holds_a_mafioso_token() -> None:
    """MF-C05.2, MF-C05.4, MF-59"""
    game = dealt(12, cards={KIM: Card.TURNCOAT}).murder(ADA).until(Talk).vote_out(LEO).on()
    assert game.outcome and game.outcome.why == "police"
    assert KIM in game.outcome.winners and LEO not in game.outcome.winners


def test_a_turncoat_with_a_cop_token_is_the_last_of_the_mafia() -> None:
    """MF-C05.5, MF-O36, MF-59"""
    game = dealt(12, cards={ADA: Card.TURNCOAT}).murder(BEN).until(Talk).vote_out(KIM)
    game = game.murder(CY).until(Talk).vote_out(LEO).on()
    assert game.outcome is None
    game = game.murder(DEE).until(Talk).vote_out(ADA).on()
    assert game.fallen[-1].token is COP
    assert game.outcome and game.outcome.why == "police" and ADA not in game.outcome.winners


def test_agent_and_wiretap_see_the_token_of_a_turncoat() -> None:
    """MF-C05.6, MF-C07.6, MF-O36"""
    cards = {ADA: Card.TURNCOAT, BEN: Card.WIRETAP}
    game = dealt(12, cards=cards, mafia_no_choice="nobody").task(Slot.FIRST)
    game = game.called(one={JOE: ADA}).on()
    assert game.hand(JOE).looks == (Look(1, ADA, COP),)
    game = game.until(Talk).after((BEN, Tap(ADA)))
    held = game.hand(BEN).holding
    assert held and held.tap == Look(1, ADA, COP)


def test_a_recruited_turncoat_is_of_the_mafia() -> None:
    """MF-O38, MF-C05.6"""
    cards = {KIM: Card.TURNCOAT, LEO: Card.RECRUITMENT}
    game = dealt(12, cards=cards).task(Slot.SECOND)
    game = game.called(two={LEO: KIM}, recruits=(LEO,)).on()
    assert force_of(game, KIM) is Force.MAFIA and KIM in game.state.town.waking


def test_a_turncoat_needs_two_mafioso_tokens() -> None:
    """MF-O35, MF-C05.6"""
    with pytest.raises(BadSetup) as refused:
        dealt(7, cards={ADA: Card.TURNCOAT})
    assert refused.value.code == "turncoat-needs-more"


# Role Swap


def swapping(holder: Seat = KIM, **others: Card) -> Game:
    return dealt(12, cards={holder: Card.ROLE_SWAP}).on()


def test_role_swap_shows_itself_after_all_have_looked_at_their_tokens() -> None:
    """MF-C06.1, MF-C06.2, MF-C06.3, MF-O33"""
    game = dealt(12, cards={KIM: Card.ROLE_SWAP})
    assert game.table.lying == (Lying(Card.ROLE_SWAP, KIM, KIM, 0),)
    assert game.hand(ADA).token is COP
    game = game.on()
    assert isinstance(game.phase, Window) and game.phase.kind is SWAP


def test_two_swap_tokens_and_play_their_new_roles() -> None:
    """MF-C06.4, MF-C06.5, MF-C06.8, MF-O28: tokens move, cards stay."""
    game = swapping().react({KIM: JOE}).on()
    assert game.tokens[KIM] is AGENT and game.tokens[JOE] is MAFIOSO
    assert game.state.town.waking == (JOE, LEO) and game.state.town.agent == KIM
    assert game.state.town.cards[KIM] is Card.ROLE_SWAP
    assert game.table.plays == (Played(0, Card.ROLE_SWAP, KIM, JOE),)


def test_both_know_each_other_and_the_table_knows_only_who_swapped() -> None:
    """MF-C06.4, MF-C06.6"""
    game = swapping().react({KIM: JOE}).on()
    kim, joe, ada = (game.hand(seat).holding for seat in (KIM, JOE, ADA))
    assert kim and kim.swap == Look(0, JOE, MAFIOSO)
    assert joe and joe.swap == Look(0, KIM, AGENT)
    assert ada and ada.swap is None
    seen = {BOX.imagine(game.state, ADA, Random(n)).town.tokens[KIM] for n in range(40)}
    assert len(seen) > 1


@pytest.mark.parametrize("answers", [{}, {KIM: True}, {ADA: BEN}])
def test_nobody_need_swap_and_then_the_card_is_spent(answers: Any) -> None:
    """MF-C06.4, MF-C06.7: nor can anybody but its holder, nor without a partner."""
    game = swapping()
    before = game.tokens
    game = game.react(answers).on()
    assert isinstance(game.phase, Nightfall) and game.tokens == before
    assert Card.ROLE_SWAP in game.table.spent
    assert game.table.lying == (Lying(Card.ROLE_SWAP, KIM, KIM, 0),)
    later = game.murder(ADA).until(Talk).vote_out(BEN)
    assert Card.ROLE_SWAP in [each.card for each in later.table.lying]


def test_role_swap_is_dead_in_the_agents_hand_and_is_not_shown() -> None:
    """MF-93, MF-O33: the window comes all the same."""
    game = dealt(12, cards={JOE: Card.ROLE_SWAP})
    assert game.table.lying == ()
    before = game.tokens
    game = game.on()
    assert isinstance(game.phase, Window)
    game = game.react({JOE: KIM}).on()
    assert game.tokens == before and game.table.plays == ()


def test_after_a_swap_it_is_looked_at_anew_who_can_use_a_card() -> None:
    """MF-O27, MF-C06.8: a Turncoat's side turns with the token."""
    cards = {KIM: Card.ROLE_SWAP, ADA: Card.TURNCOAT, JOE: Card.VEST}
    game = dealt(12, cards=cards).on()
    assert force_of(game, ADA) is Force.MAFIA
    swapped = game.react({KIM: ADA}).on()
    assert swapped.tokens[ADA] is MAFIOSO and force_of(swapped, ADA) is Force.POLICE
    with_agent = game.react({KIM: JOE}).on()
    assert card_active(with_agent.state.town, JOE, Card.VEST)
    assert not card_active(game.state.town, JOE, Card.VEST)


def test_nobody_swaps_with_themselves() -> None:
    """MF-C06.4, MF-104"""
    game = swapping()
    assert isinstance(game.phase, Window)
    said = game.refusal(KIM, React(True, KIM), game.phase.call)
    assert said == ("point-at-somebody-else", "MF-104")
