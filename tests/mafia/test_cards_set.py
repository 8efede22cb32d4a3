"""Mafia's set of cards: what is chosen, dealt and known, and what setup refuses."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from konspira.game import CHANCE, BadSetup
from konspira.games.mafia.cards import GANG, KINDS, Card
from konspira.games.mafia.cards.sides import card_active
from konspira.games.mafia.moves import Deal, Tap
from konspira.games.mafia.options import CardSet
from konspira.games.mafia.state.phases import Nightfall, Opening, Over, Talk, Window
from konspira.options import game_info, preset
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    BOX,
    CY,
    JOE,
    KIM,
    LEO,
    PEOPLE,
    SHELF,
    Game,
    day,
    dealt,
    fresh,
)

SINGLE = [card for card in Card if card not in (Card.NEW_GANG, Card.NEUTRAL)]
ALL_ON = dict.fromkeys(CardSet.__struct_fields__, True)


def drawn(game: Game, seed: int) -> Deal:
    deal = game.draw(seed)
    assert isinstance(deal, Deal)
    return deal


# The set


def test_without_cards_it_is_the_basic_version() -> None:
    """MF-90: every basic rule stays, and nobody holds anything."""
    game = dealt(12)
    assert game.table.terms.cards == () and game.state.town.cards == ()
    assert game.hand(ADA).holding is None
    assert drawn(fresh(12), 1).cards == ()


def test_everybody_sees_the_set_before_the_deal_and_always() -> None:
    """MF-95"""
    game = fresh(13, cards={"vest": True, "new_gang": True})
    assert game.table.terms.cards == (Card.VEST, *[Card.NEW_GANG] * GANG)
    assert dealt(12, cards={ADA: Card.VEST}).table.terms.cards == (Card.VEST,)


@pytest.mark.parametrize("seats", [16, 19, 21])
def test_there_is_one_card_for_each_player(seats: int) -> None:
    """MF-96, MF-97, MF-O54: the other cards are neutral, as many as it takes."""
    game = fresh(seats, cards=ALL_ON)
    cards = Counter(drawn(game, 1).cards)
    assert cards == Counter(
        [*SINGLE, *[Card.NEW_GANG] * GANG, *[Card.NEUTRAL] * (seats - 16)]
    )


def test_cards_are_shuffled() -> None:
    """MF-97"""
    game = fresh(12, cards={"vest": True})
    holders = {drawn(game, seed).cards.index(Card.VEST) for seed in range(200)}
    assert holders == set(range(12))


@pytest.mark.parametrize(
    "cards",
    [(), (Card.VEST,) * 12, (Card.VEST, *[Card.NEUTRAL] * 10), (Card.NEUTRAL,) * 12],
)
def test_a_deal_of_other_cards_is_refused(cards: tuple[Card, ...]) -> None:
    """MF-96, MF-97"""
    game = fresh(12, cards={"vest": True})
    tokens = drawn(game, 1).tokens
    assert game.refusal(CHANCE, Deal(tokens, cards)) == ("not-a-deal", "MF-97")


@pytest.mark.parametrize(
    ("seats", "cards", "code"),
    [
        (12, {"new_gang": True}, "gang-needs-more"),
        (7, {"turncoat": True}, "turncoat-needs-more"),
        (8, {**ALL_ON, "new_gang": False}, "too-many-cards"),
    ],
)
def test_a_set_that_does_not_go_with_so_many_players_is_refused(
    seats: int, cards: dict[str, bool], code: str
) -> None:
    """MF-97, MF-O35, MF-O49"""
    with pytest.raises(BadSetup) as refused:
        fresh(seats, cards=cards)
    assert refused.value.code == code


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_preset_has_at_most_one_card_for_four_players(seats: int) -> None:
    """MF-O76, MF-99"""
    for name in game_info(BOX, seats, SHELF).presets:
        terms = fresh(seats, **preset(BOX, name, seats)).state.terms
        assert len(terms.cards) <= seats // 4


def test_a_preset_grows_with_the_number_of_players() -> None:
    """MF-O76"""
    storms = [fresh(seats, **preset(BOX, "storm", seats)) for seats in (6, 8, 12, 21)]
    assert [game.state.terms.cards for game in storms] == [
        (Card.CORNER_SHOT,),
        (Card.BANDAGE, Card.CORNER_SHOT),
        (Card.BANDAGE, Card.CORNER_SHOT, Card.LAST_SHOT),
        (Card.BANDAGE, Card.CORNER_SHOT, Card.LAST_SHOT),
    ]


@pytest.mark.parametrize("seats", [6, 12, 21])
def test_the_first_evening_is_the_basic_version(seats: int) -> None:
    """MF-16, MF-O76"""
    first = fresh(seats, **preset(BOX, "first-evening", seats)).state.terms
    assert first.cards == () and first.steps.first > fresh(seats).state.terms.steps.first


def test_no_preset_says_who_leads() -> None:
    """MF-O76, MF-03"""
    for values in BOX.presets.values():
        assert "master" not in values
        assert not fresh(13, **values).state.led


def test_more_cards_than_a_quarter_of_the_players_are_no_mistake() -> None:
    """MF-O54"""
    six = dict.fromkeys(
        ["vest", "bandage", "wiretap", "arrest", "shelter", "last_shot"], True
    )
    assert len(fresh(12, cards=six).table.terms.cards) == 6


# Who may use what


@pytest.mark.parametrize("card", SINGLE)
def test_the_symbols_on_a_card_say_which_tokens_may_use_it(card: Card) -> None:
    """MF-92, MF-93, MF-O27"""
    by_token = {}
    for holder in (ADA, KIM, JOE):
        game = dealt(12, cards={holder: card})
        held = game.hand(holder).holding
        assert held and held.card is card
        by_token[game.tokens[holder]] = held.usable
        assert held.usable is card_active(game.state.town, holder, card)
    assert {token for token, usable in by_token.items() if usable} == {*KINDS[card].users}
    assert (AGENT in KINDS[card].users) is (card is Card.COMMANDER)


def test_every_token_holds_a_neutral_card_and_it_gives_nothing() -> None:
    """MF-N.1, MF-N.2, MF-98"""
    game = day({ADA: Card.WIRETAP})
    for seat in (BEN, JOE, KIM):
        held = game.hand(seat).holding
        assert held and held.card is Card.NEUTRAL and held.usable
        assert game.refusal(seat, Tap(CY)) == ("not-your-card", "MF-103")


def test_the_holder_reads_the_own_card_at_any_time_and_nobody_else_does() -> None:
    """MF-102, MF-103"""
    game = dealt(12, cards={ADA: Card.VEST})
    for phase in (Opening, Nightfall, Talk):
        game = game.until(phase)
        held = game.hand(ADA).holding
        assert held and held.card is Card.VEST
        twins = [BOX.imagine(game.state, BEN, Random(seed)) for seed in range(60)]
        assert len({twin.town.cards.index(Card.VEST) for twin in twins}) > 5
        assert {twin.town.cards[BEN] for twin in twins} == {Card.NEUTRAL}


def test_cards_that_were_not_played_stay_hidden_until_the_end() -> None:
    """MF-106, MF-N.3"""
    cards = {ADA: Card.VEST, KIM: Card.BANDAGE}
    game = dealt(12, cards=cards).murder(ADA).until(Talk).vote_out(KIM)
    assert {ADA, KIM} <= set(game.gone)
    assert game.table.plays == () and game.table.lying == () and game.table.told is None
    game = game.murder(BEN).until(Talk).vote_out(LEO).until(Over)
    assert game.table.told and game.table.told.cards[ADA] is Card.VEST
    assert game.table.told.cards[BEN] is Card.NEUTRAL


# Only cards that can be used


@pytest.mark.parametrize("seats", [8, 12, 13, 16, 21])
def test_a_table_may_deal_only_cards_that_can_be_used(seats: int) -> None:
    """MF-O50: in a single draw, and at random."""
    names = ["recruitment", "kidnapping", "role_swap", "wiretap"]
    game = fresh(seats, cards=dict.fromkeys(names, True), redeal_unusable=True)
    holders = set()
    for seed in range(60):
        deal = drawn(game, seed)
        for token, card in zip(deal.tokens, deal.cards, strict=True):
            assert token in KINDS[card].users
        holders.add(deal.cards.index(Card.WIRETAP))
        game.at(0, CHANCE, deal)
    assert len(holders) > seats // 2


def test_a_deal_with_a_dead_card_is_refused_then() -> None:
    """MF-O50"""
    game = fresh(12, cards={"vest": True}, redeal_unusable=True)
    tokens = dealt(12).tokens
    cards = tuple(Card.VEST if seat == JOE else Card.NEUTRAL for seat in PEOPLE[:12])
    assert game.refusal(CHANCE, Deal(tokens, cards)) == ("not-a-deal", "MF-97")


def test_there_must_be_players_enough_who_can_use_them() -> None:
    """MF-O50"""
    names = [name for name in ALL_ON if name not in ("commander", "new_gang")]
    options: dict[str, Any] = {"cards": dict.fromkeys(names, True)}
    assert fresh(12, **options).table.terms.cards
    with pytest.raises(BadSetup) as refused:
        fresh(12, **options, redeal_unusable=True)
    assert refused.value.code == "too-many-cards"


@pytest.mark.parametrize(
    ("card", "swap"),
    [(Card.VEST, False), (Card.COMMANDER, False), (Card.ROLE_SWAP, True)],
)
def test_whom_to_swap_with_is_chosen_after_the_opening(card: Card, swap: bool) -> None:
    """MF-C06.3, MF-O33: with half a minute of its own"""
    game = dealt(12, cards={ADA: card}).on()
    assert isinstance(game.phase, Window) is swap
    if swap:
        assert game.on().now == game.now + 30_000
