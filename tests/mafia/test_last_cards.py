"""Mafia's last cards of the day: what may be done between the vote and the night.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

from itertools import pairwise
from typing import Any

import pytest

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import (
    Bet,
    CallNight,
    CornerShot,
    Exclude,
    MoreTime,
    Next,
    Protect,
    Ready,
    Say,
    Tap,
)
from konspira.games.mafia.state.phases import (
    Cause,
    Farewell,
    LastCards,
    Nightfall,
    Over,
    Reveal,
    Saved,
    Talk,
    Task,
    Window,
)
from konspira.games.mafia.state.record import Look
from konspira.games.mafia.views.hands import encode
from mafia.cards import before, played
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    IDA,
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


def last(cards: dict[Seat, Card] | None = None, **options: Any) -> Game:
    """Cy was voted out, and the last cards of the first day may be played."""
    return day(cards or {}, **options).vote_out(CY).until(LastCards)


def left(game: Game) -> int:
    """Milliseconds until the moment is over."""
    assert isinstance(game.phase, LastCards), game.phase
    return game.phase.clock.until - game.now


# When it comes


@pytest.mark.parametrize("cards", [None, {ADA: Card.VEST}, {ADA: Card.SHELTER}])
def test_every_council_ends_with_it_on_every_phone_alike(
    cards: dict[Seat, Card] | None,
) -> None:
    """MF-O70, MF-51: with cards or without, after the token is turned"""
    game = last(cards)
    assert CY in game.gone and left(game) == 20_000
    assert game.may("Ready") == [*game.living]
    assert {len(encode(game.hand(seat))) for seat in game.living} == {
        len(encode(game.hand(ADA)))
    }
    assert isinstance(game.on().phase, Nightfall)


def test_it_comes_when_nobody_goes() -> None:
    """MF-O70, MF-O63, MF-O42: nobody voted, or somebody was saved"""
    game = dealt(12).until(Talk).first_vote({})
    assert isinstance(game.until(Reveal).on().phase, LastCards)
    saved = day({BEN: Card.BANDAGE}).first_vote(dict.fromkeys(PEOPLE[1:12], ADA))
    saved = saved.used(SAVE, {BEN: True})
    assert isinstance(saved.phase, Saved) and isinstance(saved.on().phase, LastCards)


def test_it_does_not_come_when_the_game_is_over() -> None:
    """MF-O70, MF-59"""
    game = dealt(6).until(Talk).vote_out(FAY)
    assert isinstance(game.on().phase, Over)


@pytest.mark.parametrize("seconds", [5, 120])
def test_a_table_says_how_long_it_is(seconds: int) -> None:
    """MF-O70"""
    game = last(dusk_seconds=seconds)
    assert game.time_up().now - game.now == seconds * 1000


def test_a_table_may_go_without_unless_a_card_needs_it() -> None:
    """MF-O70, MF-O59: Shelter and Safe Conduct have no other moment, until they lie used"""
    none = dealt(12, dusk_seconds=0).until(Talk).vote_out(CY)
    assert isinstance(none.on().phase, Nightfall)
    shot = day({ADA: Card.CORNER_SHOT}, dusk_seconds=0).vote_out(CY)
    assert isinstance(shot.on().phase, Nightfall)
    game = last({ADA: Card.SHELTER}, dusk_seconds=0, window_seconds=7)
    assert left(game) == 7_000
    game = game.after((ADA, Protect())).until(Talk).vote_out(DEE)
    assert isinstance(game.on().phase, Nightfall)


# How it ends


def test_two_thirds_of_those_who_are_there_let_night_fall() -> None:
    """MF-O70: the absent do not count"""
    game = last().away(KIM, LEO)
    here = [seat for seat in game.living if seat not in (KIM, LEO)]
    assert len(here) == 9 and game.table.ready_needed == 6
    game = game.after(*((seat, Ready()) for seat in here[:5]))
    assert isinstance(game.phase, LastCards) and game.phase.ready == tuple(here[:5])
    taken_back = game.after((here[0], Ready(False)), (here[5], Ready()))
    assert isinstance(taken_back.phase, LastCards)
    assert isinstance(game.after((here[5], Ready())).phase, Nightfall)


def test_night_falls_when_those_who_are_not_ready_have_gone_away() -> None:
    """MF-O70"""
    game = last().after(*((seat, Ready()) for seat in (ADA, BEN, DEE, EVE, FAY, GUS)))
    assert game.table.ready_needed == 8
    game = game.away(KIM)
    assert isinstance(game.phase, LastCards) and game.table.ready_needed == 7
    assert isinstance(game.away(LEO).phase, Nightfall)


def test_the_host_lets_night_fall_or_gives_more_time() -> None:
    """MF-O70, MF-O77"""
    game = last()
    assert isinstance(game.after((HOST, CallNight())).phase, Nightfall)
    assert left(game.after((HOST, MoreTime()))) == 50_000
    for move in (CallNight(), MoreTime()):
        assert game.refusal(ADA, move) == ("not-your-turn", None)
        assert game.refusal(MASTER, move) == ("app-leads", "MF-03")


def test_a_person_who_leads_lets_night_fall() -> None:
    """MF-O70, MF-06: readiness only shows, and so does the clock"""
    game = last(**PERSON)
    assert game.table.ready_needed == 0
    ready = game.after(*((seat, Ready()) for seat in game.living))
    assert isinstance(ready.phase, LastCards)
    console = ready.hand(MASTER).console
    assert console is not None and console.ready
    assert isinstance(ready.time_up().phase, LastCards)
    for move in (Next(), CallNight()):
        assert isinstance(game.after((MASTER, move)).phase, Nightfall)
    assert isinstance(game.after((HOST, CallNight())).phase, Nightfall)


def test_who_is_excluded_is_not_waited_for() -> None:
    """MF-O70, MF-64"""
    game = last(**PERSON).after((ADA, Ready()), (BEN, Ready()))
    game = game.after((MASTER, Exclude(ADA)))
    assert isinstance(game.phase, LastCards) and game.phase.ready == (BEN,)


# Wiretap and Corner Shot


def test_a_wiretap_is_played_after_the_vote() -> None:
    """MF-O70, MF-C07.2, MF-O48"""
    game = last({ADA: Card.WIRETAP}).after((ADA, Tap(KIM))).on()
    held = game.hand(ADA).holding
    assert held and held.tap == Look(1, KIM, game.tokens[KIM])
    assert isinstance(game.phase, LastCards) and played(game)[-1] == (
        Card.WIRETAP,
        ADA,
        KIM,
    )


def test_a_corner_shot_is_fired_after_the_vote_and_the_rest_of_the_moment_goes_on() -> None:
    """MF-O70, MF-C11.2, MF-O45"""
    game = last({ADA: Card.CORNER_SHOT}).after((DEE, Ready()), (KIM, Ready()))
    game = game.at(game.now + 8_000, ADA, CornerShot(KIM))
    assert isinstance(game.phase, Reveal) and game.phase.cause is Cause.CORNER_SHOT
    game = game.on()
    assert isinstance(game.phase, LastCards) and left(game) == 12_000
    assert KIM in game.gone and game.phase.ready == (DEE,)
    assert isinstance(game.time_up().phase, Nightfall)


def test_such_a_shot_has_its_save_window_and_its_farewell() -> None:
    """MF-O70, MF-O40, MF-O46"""
    cards = {ADA: Card.CORNER_SHOT, BEN: Card.BANDAGE, DEE: Card.LAST_SHOT}
    shot = last(cards)
    shot = shot.at(shot.now + 5_000, ADA, CornerShot(DEE))
    assert isinstance(shot.phase, Window) and shot.phase.kind is SAVE
    saved = shot.used(SAVE, {BEN: True}).on()
    assert DEE in saved.living and left(saved) == 15_000
    answered = shot.used(SAVE, {}).until(Farewell).shot(KIM).until(LastCards)
    assert {DEE, KIM} <= {*answered.gone} and left(answered) == 15_000


def test_such_a_shot_may_end_the_game() -> None:
    """MF-O70, MF-59"""
    game = alone(dealt(12, cards={ADA: Card.CORNER_SHOT}), ADA, BEN, DEE, EVE, KIM)
    game = game.murder(EVE).until(Talk).first_vote({}).until(LastCards)
    game = game.after((ADA, CornerShot(KIM))).on()
    assert game.outcome is not None and game.outcome.why == "police"


def test_a_commander_who_is_shot_there_passes_the_card_on_once() -> None:
    """MF-O31, MF-O70: with the hand-over that was due"""
    cards = {DEE: Card.COMMANDER, ADA: Card.CORNER_SHOT}
    game = last(cards).after((ADA, CornerShot(DEE))).until(LastCards)
    assert game.table.commander == DEE
    assert game.until(Nightfall).table.commander == EVE
    led = last({DEE: Card.COMMANDER}, **PERSON).after((MASTER, Exclude(DEE)))
    assert led.until(Nightfall).table.commander == EVE


# Shelter and Safe Conduct


@pytest.mark.parametrize("card", [Card.SHELTER, Card.SAFE_CONDUCT])
@pytest.mark.parametrize("holder", [ADA, KIM])
def test_who_plays_protection_is_told_to_all_at_once(card: Card, holder: Seat) -> None:
    """MF-O70, MF-C08.2, MF-C09.2, MF-104"""
    game = last({holder: card}).after((holder, Protect()))
    assert isinstance(game.phase, LastCards) and before(game, card) == (holder,)
    assert card in game.table.spent
    game = game.murder(ADA if holder == ADA else BEN)
    assert holder in game.living


def test_both_may_be_played_and_in_any_order() -> None:
    """MF-O70"""
    cards = {ADA: Card.SHELTER, BEN: Card.SAFE_CONDUCT}
    game = last(cards).after((BEN, Protect()), (ADA, Protect()))
    assert before(game, Card.SHELTER) == (ADA,)
    assert before(game, Card.SAFE_CONDUCT) == (BEN,)
    assert before(game.until(Task), Card.SAFE_CONDUCT) == (BEN,)


def test_a_shelter_keeps_shots_away_from_its_play_on() -> None:
    """MF-O44, MF-O70; a Safe Conduct does not (MF-C09.7)"""
    cards = {ADA: Card.CORNER_SHOT, BEN: Card.SHELTER, DEE: Card.SAFE_CONDUCT}
    game = last(cards).after((BEN, Protect()), (DEE, Protect()))
    assert game.refusal(ADA, CornerShot(BEN)) == ("they-are-sheltered", "MF-O44")
    assert BEN not in game.choices(ADA, "CornerShot", "seat")
    assert DEE in game.after((ADA, CornerShot(DEE))).gone


# Who plays nothing


@pytest.mark.parametrize("card", [Card.WIRETAP, Card.CORNER_SHOT, Card.SHELTER])
def test_who_is_out_plays_nothing(card: Card) -> None:
    """MF-O70, MF-55: Cy was voted out with the card"""
    game = last({CY: card})
    for move in (Tap(ADA), CornerShot(ADA), Protect(), Ready()):
        assert game.refusal(CY, move) == ("you-are-out", "MF-55")
    assert game.hand(CY).may == ("Bet", "Feel")


def test_nothing_is_played_after_its_time() -> None:
    """MF-O70"""
    cards = {ADA: Card.WIRETAP, BEN: Card.SHELTER}
    game = last(cards)
    until = game.now + left(game)
    for seat, move in ((ADA, Tap(KIM)), (BEN, Protect())):
        assert game.refusal(seat, move, until) == ("not-now", None)


@pytest.mark.parametrize("card", [Card.SHELTER, Card.SAFE_CONDUCT, Card.WIRETAP])
def test_all_hands_change_together_and_are_equally_long(card: Card) -> None:
    """MF-103, MF-O70: when it begins, when somebody plays, and when it is over"""
    reveal = day({ADA: card, BEN: Card.CORNER_SHOT, DEE: Card.ARREST}).vote_out(CY)
    game = reveal.until(LastCards)
    after = game.after((ADA, Tap(KIM) if card is Card.WIRETAP else Protect()))
    moments = [reveal, game, after, after.until(LastCards), after.until(Nightfall)]
    if card is not Card.WIRETAP:  # which all look at before the moment goes on
        del moments[3]
    for one, other in pairwise(moments):
        for seat in game.living:
            assert one.hand(seat) != other.hand(seat)
    for moment in moments:
        assert len({len(encode(moment.hand(seat))) for seat in game.living}) == 1


# The town talks


def test_where_people_write_they_write_on() -> None:
    """MF-O70, MF-36: the living to all, the eliminated among themselves"""
    game = last(talk="written")
    game = game.at(game.now + 2_000, ADA, Say("So it was not Cy."))
    assert game.table.talk[-1].text == "So it was not Cy."
    ghost = game.at(game.now + 2_000, CY, Say("Told you."))
    assert ghost.table.talk == game.table.talk
    assert ghost.hand(CY).whispers[-1].text == "Told you."
    assert last().refusal(ADA, Say("Aloud."))[0] == "talk-is-aloud"


def test_nobody_bets_on_a_vote_that_is_over() -> None:
    """MF-O70, MF-54, MF-O80: the next bet is on the night"""
    game = dealt(12).murder(HAL).until(Talk).vote_out(CY)
    assert "Bet" not in game.hand(HAL).may
    game = game.until(LastCards).after((HAL, Bet(ADA)))
    assert [(bet.turn, bet.night) for bet in game.state.bets] == [(2, True)]
    assert game.awaited == {ADA, BEN, DEE, EVE, FAY, GUS, IDA, JOE, KIM, LEO}
