"""Mafia's cards of a box: the game master enters what people without phones play."""

from typing import Any

import pytest

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import PlaysCard, PutBack, WrongPhase
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Farewell,
    LastCards,
    Opening,
    Recruiting,
    Reveal,
    Slot,
    Talk,
    Task,
    Window,
)
from konspira.games.mafia.state.record import Look, Lying, Played
from mafia.cards import before
from mafia.table import (
    ADA,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    JOE,
    KIM,
    LEO,
    PERSON,
    Game,
    dealt,
)

EYES: dict[str, Any] = {**PERSON, "night": "eyes"}
SAVE, SWAP = WindowKind.SAVE, WindowKind.SWAP
OPENS = WindowKind.COUNCIL_OPENS


def boxed(**cards: Card) -> Game:
    """A game with cards of a box, all phones dark; Ada, Ben ... hold these."""
    seats = {"ada": ADA, "ben": BEN, "cy": CY, "joe": JOE, "kim": KIM}
    held = {seats[name]: card for name, card in cards.items()}
    return dealt(12, cards=held, mafia_no_choice="nobody", **EYES)


def plays(game: Game, seat: Seat, card: Card, target: Seat | None = None) -> Game:
    return game.after((MASTER, PlaysCard(seat, card, target)))


# At its moment


def test_a_vest_of_the_box_is_entered_in_the_window() -> None:
    """MF-104, MF-O55"""
    game = boxed(ada=Card.VEST).until(Talk).vote_out_by_master(ADA)
    game = game.window(SAVE)
    game = plays(game, ADA, Card.VEST).on()
    assert ADA in game.living and game.table.spent == (Card.VEST,)


@pytest.mark.parametrize(
    ("card", "kind", "target"),
    [
        (Card.ROLE_SWAP, SWAP, KIM),
        (Card.ARREST, OPENS, None),
        (Card.KIDNAPPING, OPENS, CY),
    ],
)
def test_a_card_of_the_box_is_entered_in_its_window(
    card: Card, kind: WindowKind, target: Seat | None
) -> None:
    """MF-O55, MF-104"""
    game = boxed(ada=card).window(kind)
    console = game.hand(MASTER).console
    assert console and console.deck and console.deck.playable == (ADA,)
    game = plays(game, ADA, card, target).on()
    assert game.table.plays[-1].card is card and game.table.plays[-1].seat == ADA
    assert game.table.plays[-1].on == target


@pytest.mark.parametrize("card", [Card.SHELTER, Card.SAFE_CONDUCT])
def test_a_card_of_the_box_is_entered_among_the_last_of_the_day(card: Card) -> None:
    """MF-O55, MF-O70"""
    game = boxed(ada=card).until(LastCards)
    console = game.hand(MASTER).console
    assert console and console.deck and console.deck.playable == (ADA,)
    game = plays(game, ADA, card)
    assert isinstance(game.phase, LastCards) and before(game, card) == (ADA,)


def test_free_cards_of_the_box_work_in_the_council() -> None:
    """MF-O45, MF-O48"""
    game = boxed(ada=Card.WIRETAP, ben=Card.CORNER_SHOT).until(Talk)
    game = plays(game, ADA, Card.WIRETAP, JOE)
    held = game.hand(ADA).holding
    assert held and held.tap == Look(1, JOE, game.tokens[JOE])
    game = plays(game.until(Talk), BEN, Card.CORNER_SHOT, CY)
    assert isinstance(game.phase, Reveal) and game.gone == (CY,)


def test_a_recruitment_is_shown_to_the_game_master_alone() -> None:
    """MF-C03.2, MF-O37"""
    game = boxed(kim=Card.RECRUITMENT).task(Slot.SECOND)
    game = plays(game, KIM, Card.RECRUITMENT, ADA)
    assert game.table.plays == ()
    game = game.on()
    assert isinstance(game.phase, Recruiting) and ADA in game.state.town.waking


def test_a_last_shot_of_the_box_is_entered_for_who_goes() -> None:
    """MF-C13.3"""
    game = boxed(ada=Card.LAST_SHOT).until(Talk).vote_out_by_master(ADA).until(Farewell)
    game = plays(game, ADA, Card.LAST_SHOT, KIM).on()
    assert game.gone == (ADA, KIM)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (PlaysCard(BEN, Card.WIRETAP, CY), "not-your-card"),
        (PlaysCard(ADA, Card.WIRETAP), "no-target-here"),
        (PlaysCard(ADA, Card.WIRETAP, ADA), "point-at-somebody-else"),
        (PlaysCard(ADA, Card.WIRETAP, Seat(12)), "no-such-seat"),
        (PlaysCard(Seat(12), Card.WIRETAP, ADA), "no-such-seat"),
        (PlaysCard(CY, Card.VEST), "not-its-moment"),
        (PlaysCard(JOE, Card.CORNER_SHOT, ADA), "not-its-moment"),
    ],
)
def test_what_cannot_be_played_now_is_refused(move: PlaysCard, said: str) -> None:
    """MF-O55, MF-93, MF-103: the card goes back, without a penalty."""
    game = boxed(ada=Card.WIRETAP, cy=Card.VEST, joe=Card.CORNER_SHOT).until(Talk)
    assert game.refusal(MASTER, move)[0] == said


def test_nobody_plays_for_a_seat_with_a_phone_and_nobody_but_the_game_master() -> None:
    """MF-103"""
    cards = {ADA: Card.WIRETAP}
    game = dealt(12, cards=cards, mafia_no_choice="nobody", **PERSON).until(Talk)
    move = PlaysCard(ADA, Card.WIRETAP, CY)
    assert game.refusal(MASTER, move)[0] == "they-have-a-phone"
    assert game.refusal(HOST, move)[0] == "master-only"
    assert game.refusal(ADA, move)[0] == "master-only"
    assert game.away(ADA).after((MASTER, move)).table.spent == (Card.WIRETAP,)


def test_while_the_app_leads_there_is_no_box() -> None:
    """MF-O55"""
    game = dealt(12, cards={ADA: Card.WIRETAP}).until(Talk).away(ADA)
    assert game.refusal(MASTER, PlaysCard(ADA, Card.WIRETAP, CY))[0] == "app-leads"
    assert game.refusal(MASTER, WrongPhase(BEN))[0] == "app-leads"


# In the wrong phase


def test_whoever_shows_a_card_in_the_wrong_phase_is_out_and_it_does_nothing() -> None:
    """MF-107, MF-108, MF-O46, MF-O55: no save, no last shot."""
    cards = {ADA: Card.LAST_SHOT, BEN: Card.BANDAGE}
    game = dealt(12, cards=cards, mafia_no_choice="nobody", **PERSON).task(Slot.SECOND)
    game = game.after((MASTER, WrongPhase(ADA)))
    assert isinstance(game.phase, Task) and game.gone == (ADA,)
    assert game.fallen[0].cause is Cause.WRONG_PHASE and game.fallen[0].token is COP
    assert game.table.plays == (Played(1, Card.LAST_SHOT, ADA),)
    assert game.table.lying == (Lying(Card.LAST_SHOT, ADA, ADA, 1),)
    game = game.until(Dawn).on()
    assert isinstance(game.phase, Talk)  # nobody else is out


def test_a_card_that_all_have_seen_has_no_window_any_more() -> None:
    """MF-108, MF-O59"""
    cards = {ADA: Card.BANDAGE}
    game = dealt(12, cards=cards, **PERSON).task(Slot.SECOND)
    game = game.after((MASTER, WrongPhase(ADA))).called(two={KIM: BEN}).on()
    assert isinstance(game.phase, Dawn) and game.phase.seat == BEN
    assert isinstance(game.on().phase, Reveal)


@pytest.mark.parametrize("seat", [BEN, CY, Seat(12)])
def test_only_who_holds_a_hidden_action_card_can_show_one(seat: Seat) -> None:
    """MF-107, MF-O55"""
    cards = {ADA: Card.VEST, CY: Card.COMMANDER}
    game = dealt(12, cards=cards, **PERSON)
    assert isinstance(game.phase, Opening)
    said = game.refusal(MASTER, WrongPhase(seat))[0]
    assert said == ("no-such-seat" if seat == Seat(12) else "no-cards")


def test_a_mistake_of_the_game_master_is_mended_with_the_card() -> None:
    """MF-107"""
    game = dealt(12, cards={ADA: Card.VEST}, mafia_no_choice="nobody", **PERSON)
    game = game.until(Talk).after((MASTER, WrongPhase(ADA)), (MASTER, PutBack(ADA)))
    assert ADA in game.living and game.table.plays == () and game.table.lying == ()
    game = game.vote_out_by_master(ADA).window(SAVE).react({ADA: True}).on()
    assert ADA in game.living


def test_a_gang_member_who_is_put_back_shows_the_card_once() -> None:
    """MF-C14.7, MF-105"""
    gang = dict.fromkeys((ADA, BEN, KIM), Card.NEW_GANG)
    game = dealt(13, cards=gang, mafia_no_choice="nobody", **PERSON).until(Talk)
    game = game.after((MASTER, WrongPhase(ADA)))
    assert game.table.plays == (Played(1, Card.NEW_GANG, ADA),)
    game = game.after((MASTER, PutBack(ADA)))
    assert game.table.plays == ()
    game = game.vote_out_by_master(ADA).until(Reveal)
    assert game.table.plays == (Played(1, Card.NEW_GANG, ADA),)


# The console


def test_the_console_shows_cards_forces_targets_and_answers() -> None:
    """MF-06, MF-109"""
    cards = {ADA: Card.TURNCOAT, BEN: Card.SAFE_CONDUCT, KIM: Card.RECRUITMENT}
    game = dealt(12, cards=cards, mafia_no_choice="nobody", **PERSON)
    game = game.protected(BEN).task(Slot.SECOND)
    console = game.hand(MASTER).console
    assert console and console.deck
    deck = console.deck
    assert deck.cards[ADA] is Card.TURNCOAT and str(deck.forces[ADA]) == "mafia"
    assert not {ADA, BEN, KIM, LEO} & set(deck.targets) and DEE in deck.targets
    assert deck.playable == (KIM,) and deck.recruit is None
    assert console.waking == (ADA, KIM, LEO)


def test_nobody_but_the_game_master_has_a_console() -> None:
    """MF-103"""
    game = dealt(12, cards={ADA: Card.VEST}, **PERSON).murder(EVE).window(SAVE)
    assert isinstance(game.phase, Window)
    assert all(game.hand(seat).console is None for seat in (*range(12), HOST))
