"""Mafia's New Gang cards: a third force, in its plain and its enlarged form.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia. Thirteen:
Joe is the Agent, and Kim, Leo and Mia are the Mafia.
"""

import pytest

from konspira.game import BadSetup, Seat
from konspira.games.mafia.cards import Card, Force
from konspira.games.mafia.cards.sides import force
from konspira.games.mafia.state.phases import (
    Dawn,
    Nightfall,
    Over,
    Recognition,
    Recruiting,
    Slot,
    Talk,
    Task,
)
from konspira.games.mafia.state.record import Lying, Played
from konspira.kit import Seats
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    JOE,
    KIM,
    LEO,
    PEOPLE,
    Game,
    alone,
    day,
    dealt,
)

MIA = PEOPLE[12]
GANG = {ADA: Card.NEW_GANG, BEN: Card.NEW_GANG, KIM: Card.NEW_GANG}


def force_of(game: Game, seat: Seat) -> Force:
    return force(game.state.town, seat)


def gang_known_to(game: Game, seat: Seat) -> Seats:
    held = game.hand(seat).holding
    assert held
    return held.gang


def gang_of(game: Game) -> set[Seat]:
    return {
        seat for seat in PEOPLE[: game.state.seats] if force_of(game, seat) is Force.GANG
    }


@pytest.mark.parametrize("seats", range(6, 13))
def test_a_new_gang_needs_thirteen_players(seats: int) -> None:
    """MF-C14.2, MF-O49"""
    with pytest.raises(BadSetup) as refused:
        dealt(seats, cards={ADA: Card.NEW_GANG})
    assert refused.value.code == "gang-needs-more"


def test_all_three_gang_cards_are_in_the_game_and_make_a_third_force() -> None:
    """MF-C14.1, MF-C14.3, MF-C14.8, MF-O51"""
    game = dealt(13, cards=GANG)
    assert game.table.terms.cards == (Card.NEW_GANG,) * 3
    assert gang_of(game) == {ADA, BEN, KIM}
    assert force_of(game, LEO) is Force.MAFIA and force_of(game, CY) is Force.POLICE


def test_a_mafioso_of_the_gang_still_wakes_and_a_cop_of_it_does_not() -> None:
    """MF-C14.11"""
    game = dealt(13, cards=GANG)
    assert game.state.town.waking == (KIM, LEO, MIA)


def test_in_the_agents_hand_a_gang_card_is_dead() -> None:
    """MF-C14.12, MF-O50, MF-93"""
    game = dealt(13, cards={ADA: Card.NEW_GANG, BEN: Card.NEW_GANG, JOE: Card.NEW_GANG})
    assert gang_of(game) == {ADA, BEN}
    gone = game.murder(JOE).on()
    assert gone.gone == (JOE,) and gone.table.plays == ()


def test_a_gang_member_who_goes_shows_the_card() -> None:
    """MF-C14.7, MF-O56, MF-106"""
    game = dealt(13, cards=GANG).murder(ADA)
    assert game.table.plays == ()  # only announced yet
    game = game.on()
    assert game.table.plays == (Played(1, Card.NEW_GANG, ADA),)
    assert game.table.lying == (Lying(Card.NEW_GANG, ADA, ADA, 1),)


def test_the_game_ends_when_two_of_three_forces_are_gone() -> None:
    """MF-C14.5, MF-C14.6, MF-C14.9"""
    game = alone(dealt(13, cards=GANG), KIM, CY)
    game = game.task(Slot.SECOND).called(two={KIM: CY}).until(Over)
    assert game.outcome and game.outcome.why == "gang"
    assert set(game.outcome.winners) == {ADA, BEN, KIM}  # those who are out, too
    police = alone(dealt(13, cards=GANG), ADA, CY, DEE).until(Talk).vote_out(ADA).on()
    assert police.outcome and police.outcome.why == "police"
    assert ADA not in police.outcome.winners and DEE in police.outcome.winners


def test_the_gang_keeps_the_game_going() -> None:
    """MF-C14.9, MF-O52: nights are run on, though nobody wakes."""
    game = alone(dealt(13, cards=GANG), ADA, CY, DEE)
    game = game.until(Dawn)
    assert isinstance(game.phase, Dawn) and game.phase.seat is None
    assert len(game.living) == 3 and game.outcome is None


def test_nobody_goes_at_night_if_everybody_wakes() -> None:
    """MF-O52"""
    game = alone(dealt(13, cards=GANG), KIM, LEO).until(Dawn)
    assert isinstance(game.phase, Dawn) and game.phase.seat is None


def test_a_recruited_gang_member_wakes_and_still_plays_for_the_gang() -> None:
    """MF-O38, MF-C14.12"""
    game = dealt(13, cards={**GANG, LEO: Card.RECRUITMENT}).task(Slot.SECOND)
    game = game.called(two={LEO: ADA}, recruits=(LEO,)).on()
    assert ADA in game.state.town.waking and force_of(game, ADA) is Force.GANG


def test_the_last_of_the_police_may_be_recruited_while_a_gang_lives() -> None:
    """MF-O67"""
    game = alone(dealt(13, cards={**GANG, LEO: Card.RECRUITMENT}), LEO, CY, ADA)
    game = game.task(Slot.SECOND).called(two={LEO: CY}, recruits=(LEO,)).on()
    assert isinstance(game.phase, Recruiting)


def test_members_know_nothing_of_each_other_in_the_plain_form() -> None:
    """MF-C14.4"""
    game = dealt(13, cards=GANG).murder(CY).until(Talk)
    for seat in game.living:
        assert gang_known_to(game, seat) == ()


@pytest.mark.parametrize("night", ["narrated", "short"])
def test_in_the_enlarged_form_the_gang_meets_before_the_first_mafia_task(
    night: str,
) -> None:
    """MF-C14.10, MF-O53"""
    game = dealt(13, cards=GANG, new_gang_enlarged=True, night=night)
    before = game.until(Task if night == "narrated" else Nightfall)
    assert gang_known_to(before, ADA) == ()
    game = game.until(Recognition)
    assert not game.state.nights
    for seat in game.living:
        assert gang_known_to(game, seat) == ((ADA, BEN, KIM) if seat in GANG else ())
    game = game.on()
    assert isinstance(game.phase, Task) and game.phase.slot is not Slot.FIRST
    later = game.until(Talk).vote_out(DEE).until(Recognition, Dawn)
    assert isinstance(later.phase, Dawn)
    assert later.state.turn == 2  # they meet once
    assert gang_known_to(later, ADA) == (ADA, BEN, KIM)


def test_without_a_gang_in_the_game_nobody_meets() -> None:
    """MF-C14.10"""
    game = day({ADA: Card.VEST}, new_gang_enlarged=True)
    assert not game.table.terms.gang_meets and {EVE, FAY, GUS, HAL} <= set(game.living)
