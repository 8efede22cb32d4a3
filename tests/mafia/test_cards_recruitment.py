"""Mafia's card Recruitment: a Mafioso brings somebody into the Mafia.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia. Thirteen:
Joe is the Agent, and Kim, Leo and Mia are the Mafia.
"""

from typing import Any

import pytest

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Force
from konspira.games.mafia.cards.sides import force
from konspira.games.mafia.moves import Choose, CornerShot
from konspira.games.mafia.state.phases import (
    Dawn,
    Over,
    Panel,
    Recruiting,
    Slot,
    Talk,
    Task,
)
from konspira.games.mafia.state.record import Look, Played, Recruit
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
    PEOPLE,
    Game,
    alone,
    dealt,
)

MIA = PEOPLE[12]
RECRUITER = {KIM: Card.RECRUITMENT}


def force_of(game: Game, seat: Seat) -> Force:
    return force(game.state.town, seat)


def recruited(seat: Seat, by: Seat = KIM, **options: Any) -> Game:
    """This seat is being recruited in the first night."""
    game = dealt(12, cards={by: Card.RECRUITMENT}, **options)
    game = game.task(Slot.BOTH if options.get("night") == "short" else Slot.SECOND)
    game = game.called(two={by: seat}, recruits=(by,)).on()
    return game.on() if isinstance(game.phase, Panel) else game


def test_a_mafioso_brings_somebody_into_the_mafia() -> None:
    """MF-C03.1, MF-C03.2, MF-C03.4"""
    game = recruited(ADA)
    assert isinstance(game.phase, Recruiting)
    assert game.state.town.recruit == Recruit(ADA, KIM, 1)
    assert game.state.town.waking == (ADA, KIM, LEO)
    assert force_of(game, ADA) is Force.MAFIA and game.tokens[ADA] is COP


def test_all_hear_of_a_recruitment_and_nobody_hears_of_whom() -> None:
    """MF-C03.3, MF-O37: neither who was recruited nor by whom."""
    game = recruited(ADA)
    assert game.table.plays == (Played(1, Card.RECRUITMENT),)
    assert game.table.lying == () and game.table.spent == (Card.RECRUITMENT,)
    for seat in (BEN, JOE):
        held = game.hand(seat)
        assert held.waking == () and held.holding and held.holding.recruit is None


def test_the_recruit_reads_it_and_so_do_those_who_wake() -> None:
    """MF-C03.4, MF-28"""
    game = recruited(ADA)
    for seat in (ADA, KIM, LEO):
        held = game.hand(seat)
        assert held.holding and held.holding.recruit == Recruit(ADA, KIM, 1)
        assert held.waking == (ADA, KIM, LEO)


@pytest.mark.parametrize("night", ["narrated", "short"])
def test_the_task_runs_once_more_without_the_switch_and_only_its_marks_count(
    night: str,
) -> None:
    """MF-C03.7, MF-O37: the victim comes on top, and the recruit marks too."""
    game = recruited(ADA, night=night).on()
    assert isinstance(game.phase, Task) and game.phase.slot is Slot.SECOND
    assert game.state.choices.two == (None,) * 12
    assert game.choices(KIM, "Choose", "recruit") == (False,)
    call = Choose(2, None, BEN, recruit=True)
    at = game.phase.calls[-1]
    assert game.refusal(KIM, call, at) == ("no-switch", "MF-O59")
    game = game.called(two={ADA: BEN, KIM: CY, LEO: BEN}).on()
    assert isinstance(game.phase, Dawn) and game.phase.seat == BEN


def test_the_switch_is_on_every_phone_and_does_nothing_on_all_but_one() -> None:
    """MF-C03.1, MF-O59"""
    game = dealt(12, cards=RECRUITER).task(Slot.SECOND)
    for seat in game.living:
        assert game.choices(seat, "Choose", "recruit") == (False, True)
    others = tuple(seat for seat in game.living if seat != KIM)
    game = game.called(two={s: CY if s != CY else BEN for s in others}, recruits=others)
    game = game.on()
    assert isinstance(game.phase, Dawn) and game.state.town.recruit is None
    assert game.hand(ADA).holding and game.table.plays == ()


@pytest.mark.parametrize("holder", [ADA, JOE])
def test_only_a_mafioso_token_can_recruit(holder: Seat) -> None:
    """MF-93, MF-C03.1"""
    game = recruited(BEN, by=holder)
    assert isinstance(game.phase, Dawn) and game.state.town.recruit is None


@pytest.mark.parametrize("target", [LEO, None])
def test_nobody_is_recruited_who_wakes_already_or_if_nobody_is_chosen(target: Any) -> None:
    """MF-O38"""
    game = dealt(12, cards=RECRUITER).task(Slot.SECOND)
    game = game.called(two={KIM: target}, recruits=(KIM,)).on()
    assert isinstance(game.phase, Dawn) and game.table.spent == ()


def test_recruitment_may_wait_for_any_night_while_its_holder_lives() -> None:
    """MF-C03.6"""
    game = dealt(12, cards=RECRUITER).murder(BEN).vote_out(CY).task(Slot.SECOND)
    later = game.called(two={KIM: ADA}, recruits=(KIM,)).on()
    assert isinstance(later.phase, Recruiting)
    gone = dealt(12, cards=RECRUITER).murder(BEN).vote_out(KIM).task(Slot.SECOND)
    switch = gone.choices(LEO, "Choose", "recruit")
    assert switch == (False, True)  # nobody knows where the card is
    gone = gone.called(two={LEO: ADA}, recruits=(LEO, ADA)).on()
    assert isinstance(gone.phase, Dawn)


def test_a_recruited_agent_keeps_token_and_look() -> None:
    """MF-O38, MF-C03.7"""
    game = recruited(JOE).on().called(two={KIM: ADA}).until(Talk).vote_out(BEN)
    game = game.task(Slot.FIRST).called(one={JOE: CY}).on()
    assert game.state.choices.look == Look(2, CY, COP)
    assert force_of(game, JOE) is Force.MAFIA and game.tokens[JOE] is AGENT


def test_a_recruited_cop_keeps_card_and_token() -> None:
    """MF-O27, MF-C03.7: a recruited Cop may still shoot."""
    cards = {KIM: Card.RECRUITMENT, ADA: Card.CORNER_SHOT}
    game = dealt(12, cards=cards).task(Slot.SECOND)
    game = game.called(two={KIM: ADA}, recruits=(KIM,)).on().on()
    game = game.called(two={KIM: BEN}).until(Talk).after((ADA, CornerShot(CY)))
    assert CY in game.gone


def test_when_a_recruit_goes_only_the_token_is_seen() -> None:
    """MF-O36, MF-C03.5"""
    game = recruited(ADA).on().called(two={KIM: BEN}).until(Talk).vote_out(ADA)
    assert game.fallen[-1].seat == ADA and game.fallen[-1].token is COP


def test_the_last_of_the_police_is_recruited_and_the_game_is_over() -> None:
    """MF-O67: nobody is chosen any more."""
    game = alone(dealt(12, cards=RECRUITER), KIM, LEO, ADA).task(Slot.SECOND)
    game = game.called(two={KIM: ADA}, recruits=(KIM,)).on()
    assert isinstance(game.phase, Over) and game.outcome
    assert game.outcome.why == "mafia" and set(game.outcome.winners) == {ADA, KIM, LEO}


def test_a_game_goes_on_while_a_recruit_lives() -> None:
    """MF-C03.4, MF-O36, MF-59"""
    game = recruited(ADA).on().called(two={KIM: BEN}).until(Talk).vote_out(KIM)
    game = game.murder(CY).until(Talk).vote_out(LEO).on()
    assert MAFIOSO not in [game.tokens[seat] for seat in game.living]
    assert game.outcome is None and game.state.town.waking == (ADA,)
    game = game.murder(DEE).until(Talk).vote_out(ADA).on()
    assert game.outcome and game.outcome.why == "police"
    assert not {ADA, KIM, LEO} & set(game.outcome.winners)
