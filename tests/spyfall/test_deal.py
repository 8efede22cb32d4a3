"""Spyfall, the deal: one card each, a first look, and old buddies who meet."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
import pytest

from konspira.game import CHANCE, HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Deal,
    Look,
    NextRound,
    PassTurn,
    PickDealer,
    Reveal,
    Start,
    StartClock,
)
from konspira.games.spyfall.phases import Dealing, Looking, Meeting, Questioning, Turn
from konspira.packs import LocationPack
from spyfall.table import (
    ADA,
    BEACH,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    IDA,
    JOE,
    PLACES,
    SHELF,
    SPYFALL2,
    STARWARS,
    asking,
    both_boxes,
    dealt,
    drawn,
    ended,
    started,
    unpacked,
)

SEEDS = range(200)
encode = msgspec.json.encode
ROLES = ("",) * 6


# What chance deals


@both_boxes
def test_chance_may_draw_any_place(box: AnyGame) -> None:
    """SF2-34, SW-24"""
    pack = SHELF.find(LocationPack, box.defaults(6).pack)
    places = Counter(drawn(seed, 6, box).place for seed in SEEDS)
    assert set(places) == set(range(len(pack.locations)))


@pytest.mark.parametrize(
    ("seats", "box", "spies"),
    [(3, SPYFALL2, 1), (7, SPYFALL2, 1), (10, SPYFALL2, 2), (7, STARWARS, 1)],
)
def test_anybody_may_be_a_spy_and_every_spy_card_is_dealt(
    seats: int, box: AnyGame, spies: int
) -> None:
    """SF2-26, SF2-27, SF2-36, SF2-37, SW-03, SW-16, SW-26, SW-27"""
    deals = [drawn(seed, seats, box) for seed in SEEDS]
    assert {len(set(deal.spies)) for deal in deals} == {spies}
    often = Counter(spy for deal in deals for spy in deal.spies)
    assert set(often) == {Seat(seat) for seat in range(seats)}
    assert max(often.values()) < 4 * min(often.values())


@pytest.mark.parametrize("seats", [3, 7, 12])
def test_everybody_but_the_spies_gets_a_role_of_this_place(seats: int) -> None:
    """SF2-02, SF2-41, SF2-O24"""
    locations = SHELF.find(LocationPack, "locations.en").locations
    for seed in SEEDS[:40]:
        deal = drawn(seed, seats)
        held = [role for role in deal.roles if role]
        assert len(set(held)) == len(held) == seats - len(deal.spies)
        assert set(held) <= set(locations[deal.place].roles)
        assert not any(deal.roles[spy] for spy in deal.spies)


def test_another_time_other_roles_of_the_same_place_are_in_play() -> None:
    """SF2-38, SF2-O24"""
    deals = [drawn(seed, 3) for seed in SEEDS]
    place = deals[0].place
    held = {role for deal in deals if deal.place == place for role in deal.roles if role}
    assert len(held) > 2


@pytest.mark.parametrize(("box", "roles"), [(SPYFALL2, False), (STARWARS, None)])
def test_without_roles_a_card_shows_the_place_alone(
    box: AnyGame, roles: bool | None
) -> None:
    """SF2-24, SF2-115, SW-O11"""
    chosen = {} if roles is None else {"roles": roles}
    assert drawn(1, 6, box, **chosen).roles == ROLES


def test_starwars_has_no_roles_even_if_the_list_has_some() -> None:
    """SW-O11"""
    assert drawn(1, 6, STARWARS, pack="locations.en").roles == ROLES


def test_a_list_without_roles_deals_none() -> None:
    """SF2-O24"""
    assert drawn(1, 6, pack="saga.en").roles == ROLES


@both_boxes
def test_the_spy_and_the_place_change_from_round_to_round(box: AnyGame) -> None:
    """SF2-40, SW-03, SW-30: each deal is drawn anew, whatever the last one was."""
    rng, game, rounds = Random(3), dealt(6, box, rounds=12), []
    for _ in range(11):
        game = ended(game).after((HOST, NextRound()))
        game = game.after((CHANCE, box.deal(game.state, SHELF, rng)))
        rounds.append(game.state.dealt)
    assert len({cards.place for cards in rounds}) == 11
    spies = [cards.spies for cards in rounds]
    assert len(set(spies)) > 3
    assert any(before == now for before, now in pairwise(spies))  # nobody is safe twice


def test_a_list_that_was_edited_in_the_meantime_deals_no_roles() -> None:
    """SF2-O24"""
    game = unpacked(6, places=("a place that is on no shelf",)).after((HOST, Start()))
    assert game.draw(1).roles == ROLES


@pytest.mark.parametrize(("box", "rule"), [(SPYFALL2, "SF2-36"), (STARWARS, "SW-26")])
@pytest.mark.parametrize(
    "deal",
    [
        Deal(BEACH, (), ROLES),
        Deal(BEACH, (ADA, BEN), ROLES),
        Deal(BEACH, (GUS,), ROLES),
        Deal(len(PLACES), (ADA,), ROLES),
        Deal(BEACH, (ADA,), ROLES[1:]),
    ],
    ids=["no spy", "two spies", "a spy who is not there", "no such place", "a card short"],
)
def test_a_deal_that_is_not_whole_is_none(deal: Deal, box: AnyGame, rule: str) -> None:
    """SF2-36, SW-26"""
    game = unpacked(6, box).after((HOST, Start()))
    assert game.refusal(CHANCE, deal) == ("not-a-deal", rule)


@both_boxes
def test_nobody_but_chance_deals(box: AnyGame) -> None:
    """SF2-35, SW-25"""
    game = unpacked(6, box).after((HOST, Start()))
    assert game.phase == Dealing()
    assert game.awaited == {CHANCE}
    assert game.refusal(ADA, Deal(BEACH, (BEN,), ROLES)) == ("not-your-turn", None)
    assert game.refusal(HOST, Deal(BEACH, (BEN,), ROLES)) == ("not-your-turn", None)


# The cards


def test_a_card_shows_the_place_and_a_role() -> None:
    """SF2-02, SF2-41"""
    card = dealt().hand(BEN).card
    assert card is not None
    assert (card.spy, card.place, card.role) == (False, BEACH, "role 1")


def test_the_card_of_the_spy_shows_neither_place_nor_role() -> None:
    """SF2-42"""
    card = dealt().hand(FAY).card
    assert card is not None
    assert (card.spy, card.place, card.role, card.buddy) == (True, None, "", None)


@pytest.mark.parametrize("seats", [3, 9])
@both_boxes
def test_cards_that_are_left_are_seen_by_nobody(box: AnyGame, seats: int) -> None:
    """SF2-38, SW-28: as many cards are dealt as there are players, and that is all."""
    game = started(dealt(seats, box, undercover=(ADA,)))
    assert len(game.state.dealt.roles) == seats
    onlooker = encode((game.table, game.hand(HOST))).decode()
    for told in (onlooker, encode(game.hand(ADA)).decode()):
        assert '"place":0' not in told and "role " not in told


def test_in_starwars_all_but_one_know_the_place() -> None:
    """SW-02"""
    cards = [hand.card for hand in dealt(6, STARWARS).hands()]
    assert [card and card.place for card in cards] == [*[BEACH] * 5, None]
    assert [card and card.spy for card in cards] == [*[False] * 5, True]


@both_boxes
def test_the_dealer_is_dealt_a_card_like_everybody_else(box: AnyGame) -> None:
    """SF2-31, SF2-35, SW-21, SW-25"""
    game = dealt(6, box, undercover=(ADA,))
    assert game.table.dealer == ADA
    card, others = game.hand(ADA).card, game.hand(BEN).card
    assert card and card.spy
    assert others and others.place == BEACH


def test_two_spies_do_not_know_each_other() -> None:
    """SF2-07"""
    game = dealt(10)
    for look_at in (game, game.looked(), started(game)):
        for spy in (IDA, JOE):
            card = look_at.hand(spy).card
            assert card and card.spy and card.buddy is None


# The first look


@both_boxes
def test_everybody_looks_at_their_card_once(box: AnyGame) -> None:
    """SF2-39, SW-29"""
    game = dealt(6, box).after((CY, Look()))
    assert game.phase == Looking((CY,))
    assert game.awaited == {ADA, BEN, DEE, EVE, FAY}
    rule = "SW-29" if box is STARWARS else "SF2-39"
    assert game.refusal(CY, Look()) == ("looked-already", rule)
    assert game.refusal(HOST, Look()) == ("not-your-turn", None)


@both_boxes
def test_the_clock_starts_when_the_dealer_says_so(box: AnyGame) -> None:
    """SF2-39, SF2-47, SW-29, SW-31: people say that they are ready, no phone has to."""
    game = dealt(6, box)
    for ready in (game, game.after((CY, Look())), game.looked()):
        assert ready.deadline is None
        assert ready.may("StartClock") == [ADA]
        assert isinstance(ready.after((ADA, StartClock())).phase, Questioning)
    assert game.looked().awaited == {ADA}


@both_boxes
def test_the_dealer_starts_the_clock_and_asks_first(box: AnyGame) -> None:
    """SF2-47, SF2-48, SW-31, SW-32"""
    game = unpacked(6, box).after((HOST, PickDealer(DEE)), (HOST, Start()))
    game = game.after((CHANCE, Deal(BEACH, (FAY,), ROLES))).looked()
    for seat in (ADA, FAY):
        assert game.refusal(seat, StartClock()) == ("not-your-turn", None)
    assert game.after((DEE, StartClock())).turn == Turn(asker=DEE)


@both_boxes
def test_the_host_may_start_the_clock_for_the_dealer(box: AnyGame) -> None:
    assert dealt(6, box).looked().after((HOST, StartClock())).turn == Turn(asker=ADA)


@both_boxes
def test_before_the_clock_runs_nobody_can_guess(box: AnyGame) -> None:
    """SF2-78, SW-54"""
    assert dealt(6, box).refusal(FAY, Reveal()) == ("not-now", None)


# Old buddies


def test_when_all_have_looked_at_their_cards_everybody_closes_their_eyes() -> None:
    """SF2-110, SF2-111: before that the clock cannot start."""
    game = dealt(10, old_buddies=True)
    assert game.may("StartClock") == []
    assert game.refusal(ADA, StartClock()) == ("not-all-have-looked", "SF2-39")
    game = game.looked()
    assert game.phase == Meeting()
    assert game.awaited == set(game.state.ring)
    assert isinstance(game.after((ADA, StartClock())).phase, Questioning)


def test_the_spies_open_their_eyes_and_find_each_other() -> None:
    """SF2-112"""
    before = dealt(10, old_buddies=True)
    after = before.looked()
    assert [h.card and h.card.buddy for h in before.hands()] == [None] * 10
    assert [h.card and h.card.buddy for h in after.hands()] == [*[None] * 8, JOE, IDA]
    assert [h.card and h.card.buddy for h in started(before).hands()] == [
        *[None] * 8,
        JOE,
        IDA,
    ]


def test_then_all_open_their_eyes_and_the_dealer_starts_the_clock() -> None:
    """SF2-113"""
    game = dealt(10, old_buddies=True).looked().looked()
    assert game.awaited == {ADA}
    assert game.after((ADA, StartClock())).turn == Turn(asker=ADA)


def test_buddies_need_two_spies() -> None:
    """SF2-110"""
    game = dealt(6, old_buddies=True).looked()
    assert isinstance(game.phase, Looking)
    assert asking(6, old_buddies=True).turn == Turn(asker=ADA)


# At once, or by hand


@both_boxes
def test_the_cards_are_dealt_as_soon_as_the_list_lies_there(box: AnyGame) -> None:
    """SF2-O38, SW-O27"""
    game = unpacked(6, box, start_by_hand=False)
    assert game.awaited == {CHANCE}
    assert game.draw(1) == Start()
    assert game.after((CHANCE, Start())).phase == Dealing()


@both_boxes
def test_or_the_host_has_them_dealt(box: AnyGame) -> None:
    """SF2-O38, SW-O27"""
    game = unpacked(6, box)
    assert game.awaited == {HOST}
    assert game.refusal(CHANCE, Start()) == ("not-your-turn", None)
    assert game.after((HOST, Start())).phase == Dealing()


@both_boxes
def test_the_clock_starts_a_moment_after_the_last_look(box: AnyGame) -> None:
    """SF2-O38, SW-O27"""
    game = dealt(6, box, start_by_hand=False)
    for seat in (BEN, CY, DEE, EVE, FAY):
        game = game.after((seat, Look()))
        assert game.deadline is None
    game = game.after((ADA, Look()))
    assert game.deadline == game.now + 3_000
    assert isinstance(game.time_up().phase, Questioning)
    assert game.time_up().turn.asker == ADA


@both_boxes
def test_the_dealer_or_the_host_starts_it_earlier(box: AnyGame) -> None:
    """SF2-O38, SW-O27"""
    game = dealt(6, box, start_by_hand=False).after((BEN, Look()))
    for seat in (ADA, HOST):
        assert isinstance(game.after((seat, StartClock())).phase, Questioning)
    for seat in (BEN, FAY):
        assert game.refusal(seat, StartClock()) == ("not-your-turn", None)


def test_the_clock_waits_for_nobody_who_is_away_or_was_passed_over() -> None:
    """SF2-O38"""
    game = dealt(4, start_by_hand=False).after((ADA, Look()), (BEN, Look()))
    assert game.away(CY).after((DEE, Look())).deadline is not None
    assert game.after((DEE, Look())).away(CY).deadline is not None
    assert game.after((DEE, Look()), (HOST, PassTurn(CY))).deadline is not None


def test_by_hand_the_clock_waits_for_its_dealer() -> None:
    """SF2-47, SF2-O38"""
    game = dealt().looked()
    assert game.deadline is None
    assert isinstance(game.after((ADA, StartClock())).phase, Questioning)


def test_old_buddies_have_met_before_the_clock_starts_by_itself() -> None:
    """SF2-113, SF2-O38"""
    game = dealt(10, old_buddies=True, start_by_hand=False).looked()
    assert isinstance(game.phase, Meeting) and game.deadline is None
    game = game.looked()
    assert isinstance(game.phase, Meeting)
    assert isinstance(game.time_up().phase, Questioning)
