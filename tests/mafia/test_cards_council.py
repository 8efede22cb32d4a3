"""Mafia's cards of the council: Wiretap, Shelter, Safe Conduct, Arrest, Kidnapping.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

from typing import Any

import pytest

from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import CornerShot, Exclude, Ready, Say, Shoot, Tap, Vote
from konspira.games.mafia.state.phases import (
    Count,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    Nightfall,
    Reveal,
    Slot,
    Speeches,
    Talk,
    Tapped,
    TieTalk,
    Window,
)
from konspira.games.mafia.state.record import Look, Lying, Played
from konspira.games.mafia.views.hands import HOLDING_BYTES, encode
from konspira.kit import resumed
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    PERSON,
    Game,
    alone,
    day,
    dealt,
)

OPENS = WindowKind.COUNCIL_OPENS


# Wiretap


@pytest.mark.parametrize(("target", "token"), [(KIM, MAFIOSO), (JOE, AGENT), (BEN, COP)])
def test_a_wiretap_shows_its_holder_a_token_and_nobody_else(
    target: Seat, token: Any
) -> None:
    """MF-C07.1, MF-C07.3, MF-O48: all see who listens to whom."""
    game = day({ADA: Card.WIRETAP}).after((ADA, Tap(target)))
    held = game.hand(ADA).holding
    assert held and held.tap == Look(1, target, token)
    assert game.table.plays == (Played(1, Card.WIRETAP, ADA, target),)
    for seat in game.living[1:]:
        other = game.hand(seat).holding
        assert other and other.tap is None


def test_all_hands_change_with_a_wiretap_and_stay_as_long() -> None:
    """MF-C07.3"""
    before = day({ADA: Card.WIRETAP})
    after = before.after((ADA, Tap(KIM)))
    for seat in before.living:
        assert before.hand(seat) != after.hand(seat)
        lengths = {len(encode(game.hand(seat))) for game in (before, after)}
        assert lengths == {HOLDING_BYTES}


def test_a_wiretap_works_once_and_lies_open_to_the_end() -> None:
    """MF-C07.5, MF-105"""
    game = day({ADA: Card.WIRETAP}).after((ADA, Tap(KIM))).until(Talk)
    assert game.refusal(ADA, Tap(LEO)) == ("card-is-spent", "MF-105")
    assert "Tap" not in game.hand(ADA).may
    later = game.vote_out(CY).until(Nightfall).murder(BEN).until(Talk)
    assert later.table.lying == (Lying(Card.WIRETAP, ADA, ADA, 1),)


def at_every_moment() -> dict[str, Game]:
    game = day({ADA: Card.WIRETAP, BEN: Card.CORNER_SHOT})
    vote = game.until(FirstVote)
    count = vote.voted({s: KIM if s in (CY, DEE) else LEO for s in vote.living[:4]})
    speeches = count.until(Speeches)
    final = count.until(FinalVote)
    tie = final.voted({CY: KIM, DEE: LEO})
    return {
        "talk": game,
        "first vote": vote,
        "count": count,
        "speeches": speeches,
        "final vote": final,
        "tie talk": tie.until(TieTalk),
    }


@pytest.mark.parametrize("moment", at_every_moment())
def test_a_wiretap_works_at_any_moment_of_the_council(moment: str) -> None:
    """MF-C07.2: the council waits while all look, and goes on where it was"""
    game = at_every_moment()[moment]
    assert game.may("Tap") == [ADA]
    seen = game.after((ADA, Tap(KIM)))
    assert isinstance(seen.phase, Tapped) and (seen.phase.seat, seen.phase.on) == (ADA, KIM)
    after = seen.on()
    assert after.phase == resumed(game.phase, game.state.terms.moment_ms)
    assert after.state.ballots == game.state.ballots
    assert after.may("Vote") == game.may("Vote")


def test_a_wiretap_works_neither_at_night_nor_while_somebody_goes() -> None:
    """MF-C07.6, MF-O48"""
    game = dealt(12, cards={ADA: Card.WIRETAP}).task(Slot.SECOND)
    assert game.refusal(ADA, Tap(KIM))[0] == "not-now"
    going = game.called(two={KIM: BEN}).on()
    while not isinstance(going.phase, Talk):
        assert going.refusal(ADA, Tap(KIM))[0] == "not-now"
        going = going.on()


@pytest.mark.parametrize(
    ("seat", "target", "said"),
    [
        (BEN, KIM, "not-your-card"),
        (ADA, ADA, "point-at-somebody-else"),
        (ADA, CY, "they-are-out"),
        (ADA, Seat(12), "no-such-seat"),
        (CY, KIM, "you-are-out"),
    ],
)
def test_a_wiretap_needs_its_holder_and_another_living_player(
    seat: Seat, target: Seat, said: str
) -> None:
    """MF-103, MF-O48"""
    game = dealt(12, cards={ADA: Card.WIRETAP}).murder(CY).until(Talk)
    assert game.refusal(seat, Tap(target))[0] == said


def test_a_wiretap_is_dead_in_the_agents_hand() -> None:
    """MF-93"""
    game = day({JOE: Card.WIRETAP})
    assert game.refusal(JOE, Tap(KIM)) == ("card-is-dead", "MF-93")
    assert "Tap" not in game.hand(JOE).may


# Shelter


def sheltered(holder: Seat = ADA, **options: Any) -> Game:
    """The night of the turn in which this seat is sheltered."""
    others = options.pop("others", {})
    game = day({holder: Card.SHELTER, **others}, **options).vote_out(CY)
    return game.protected(holder)


@pytest.mark.parametrize("holder", [ADA, KIM])
def test_shelter_is_played_at_the_end_of_a_council(holder: Seat) -> None:
    """MF-C08.1, MF-C08.2"""
    game = sheltered(holder)
    assert isinstance(game.phase, Nightfall)
    assert game.table.lying == (Lying(Card.SHELTER, holder, holder, 1),)


def test_the_mafia_may_not_choose_somebody_sheltered() -> None:
    """MF-C08.3, MF-C08.4: a mark on them is none."""
    game = sheltered().task(Slot.SECOND).called(two={KIM: ADA, LEO: ADA})
    assert game.hand(KIM).marks == ()
    assert game.on().until(Dawn).phase == game.on().phase
    dawn = game.on()
    assert isinstance(dawn.phase, Dawn) and dawn.phase.seat is None


def test_nobody_votes_for_somebody_sheltered_and_they_do_not_vote() -> None:
    """MF-C08.5, MF-C08.6"""
    game = sheltered().until(FirstVote)
    assert ADA not in game.table.candidates and ADA not in game.table.voters
    assert game.refusal(BEN, Vote(ADA)) == ("not-to-be-voted-for", "MF-O43")
    assert game.refusal(ADA, Vote(BEN)) == ("no-ballot", "MF-O47")
    others = [seat for seat in game.living if seat != ADA]
    for seat in others:
        game = game.after((seat, Vote(BEN if seat != BEN else KIM)))
    assert isinstance(game.phase, Count)  # all have voted who may


def test_somebody_sheltered_may_talk() -> None:
    """MF-C08.7"""
    game = sheltered(talk="written").until(Talk).after((ADA, Say("I am safe.")))
    assert game.table.talk[-1].seat == ADA
    assert ADA in game.after((ADA, Ready())).phase.ready  # type: ignore[union-attr]


def test_no_shot_hits_somebody_sheltered() -> None:
    """MF-C08.3, MF-C08.9, MF-O44, MF-C11.5, MF-C13.5"""
    others = {BEN: Card.CORNER_SHOT, DEE: Card.LAST_SHOT}
    game = sheltered(others=others).until(Talk)
    assert game.refusal(BEN, CornerShot(ADA)) == ("they-are-sheltered", "MF-O44")
    game = game.vote_out(DEE).until(Farewell)
    assert isinstance(game.phase, Farewell)
    said = game.refusal(DEE, Shoot(ADA), game.phase.call)
    assert said == ("they-are-sheltered", "MF-O44")


def test_shelter_does_not_stop_the_game_master() -> None:
    """MF-C08.9, MF-O44"""
    game = sheltered(**PERSON).until(Talk).after((MASTER, Exclude(ADA)))
    assert ADA in game.gone


def test_shelter_is_taken_away_after_the_protected_turn_and_works_once() -> None:
    """MF-C08.8, MF-O44, MF-105"""
    game = sheltered().until(Talk)
    assert game.table.lying
    game = game.vote_out(DEE).until(Nightfall)
    assert game.state.turn == 3 and game.table.lying == ()
    assert game.table.spent == (Card.SHELTER,)
    game = game.murder(ADA)
    assert isinstance(game.phase, Dawn) and game.phase.seat == ADA


def test_somebody_sheltered_may_be_recruited_looked_at_and_kidnapped() -> None:
    """MF-C08.9, MF-O38, MF-O47"""
    others = {KIM: Card.RECRUITMENT, BEN: Card.KIDNAPPING, DEE: Card.WIRETAP}
    game = sheltered(others=others).task(Slot.SECOND)
    game = game.called(two={KIM: ADA}, recruits=(KIM,)).on()
    assert ADA in game.state.town.waking
    game = game.used(OPENS, {BEN: ADA}).after((DEE, Tap(ADA)))
    assert Lying(Card.KIDNAPPING, BEN, ADA, 2) in game.table.lying


def test_if_protection_leaves_nobody_nobody_goes() -> None:
    """MF-O43: the night takes its full time, and so does the vote."""
    full = dealt(12, cards={ADA: Card.SHELTER}, night_pace="steady")
    game = alone(full, ADA, BEN, KIM, LEO).murder(BEN)
    game = game.until(Talk).first_vote({}).protected(ADA)
    begun = game.now
    dawn = game.until(Dawn)
    assert isinstance(dawn.phase, Dawn) and dawn.phase.seat is None
    assert dawn.now - begun > 60_000


# Safe Conduct


def conducted(holder: Seat = ADA) -> Game:
    game = day({holder: Card.SAFE_CONDUCT}).vote_out(CY)
    return game.protected(holder)


@pytest.mark.parametrize("holder", [ADA, LEO])
def test_a_safe_conduct_is_played_at_the_end_of_a_council(holder: Seat) -> None:
    """MF-C09.1, MF-C09.2, MF-C09.5"""
    assert conducted(holder).table.lying == (Lying(Card.SAFE_CONDUCT, holder, holder, 1),)


def test_a_safe_conduct_keeps_the_mafia_away_for_a_night() -> None:
    """MF-C09.3"""
    game = conducted().task(Slot.SECOND).called(two={KIM: ADA, LEO: BEN}).on()
    assert isinstance(game.phase, Dawn) and game.phase.seat == BEN


def test_with_a_safe_conduct_one_votes_and_can_be_voted_out() -> None:
    """MF-C09.4, MF-C09.7"""
    game = conducted().until(FirstVote)
    assert ADA in game.table.candidates and ADA in game.table.voters
    assert ADA in game.vote_out(ADA).gone


@pytest.mark.parametrize("victim", [BEN, None])
def test_a_safe_conduct_is_taken_away_when_the_dawn_is_settled(victim: Seat | None) -> None:
    """MF-C09.6, MF-C09.7, MF-O57: whether somebody went or not."""
    marks = {} if victim is None else {KIM: victim}
    game = conducted().task(Slot.SECOND).called(two=marks).on()
    assert isinstance(game.phase, Dawn) and game.table.lying
    game = game.until(Talk)
    assert game.table.lying == () and Card.SAFE_CONDUCT in game.table.spent


# Arrest


@pytest.mark.parametrize("holder", [ADA, KIM])
def test_whoever_is_arrested_has_no_vote_and_no_votes(holder: Seat) -> None:
    """MF-C10.1, MF-C10.2, MF-C10.3, MF-C10.4, MF-O47"""
    cards = {holder: Card.ARREST}
    game = dealt(12, cards=cards, mafia_no_choice="nobody").window(OPENS)
    game = game.react({holder: True}).on()
    assert isinstance(game.phase, Talk)
    assert game.table.lying == (Lying(Card.ARREST, holder, holder, 1),)
    game = game.until(FirstVote)
    assert holder not in game.table.candidates and holder not in game.table.voters
    assert game.refusal(BEN, Vote(holder))[0] == "not-to-be-voted-for"
    assert game.refusal(holder, Vote(BEN))[0] == "no-ballot"


def arrested(**options: Any) -> Game:
    cards = {ADA: Card.ARREST, BEN: Card.CORNER_SHOT}
    game = dealt(12, cards=cards, mafia_no_choice="nobody", **options)
    return game.used(OPENS, {ADA: True})


def test_whoever_is_arrested_may_talk_and_be_shot() -> None:
    """MF-C10.5, MF-C10.7, MF-O44: it stops votes alone."""
    game = arrested(talk="written").after((ADA, Say("Take me away.")))
    game = game.after((BEN, CornerShot(ADA)))
    assert ADA in game.gone


def test_an_arrest_is_taken_away_when_the_vote_is_settled() -> None:
    """MF-C10.6"""
    game = arrested().vote_out(CY)
    assert isinstance(game.phase, Reveal) and game.table.lying
    assert game.until(Nightfall).table.lying == ()


def test_the_victim_of_the_night_can_no_longer_be_arrested() -> None:
    """MF-O47: the window comes after the dawn is settled."""
    game = dealt(12, cards={ADA: Card.ARREST}).murder(ADA)
    assert ADA not in game.window(OPENS).living


# Kidnapping


def kidnapped(victim: Seat = CY, **others: Card) -> Game:
    game = dealt(12, cards={ADA: Card.KIDNAPPING}, mafia_no_choice="nobody")
    return game.used(OPENS, {ADA: victim})


def test_a_kidnapped_player_does_not_vote_and_can_be_voted_out() -> None:
    """MF-C12.1, MF-C12.2, MF-C12.3, MF-C12.4, MF-C12.6"""
    game = kidnapped()
    assert game.table.plays == (Played(1, Card.KIDNAPPING, ADA, CY),)
    assert game.table.lying == (Lying(Card.KIDNAPPING, ADA, CY, 1),)
    game = game.until(FirstVote)
    assert CY not in game.table.voters and CY in game.table.candidates
    assert game.refusal(CY, Vote(ADA)) == ("no-ballot", "MF-O47")
    others = {seat: CY for seat in game.living if seat != CY}
    assert game.voted(others).until(Reveal).gone == (CY,)


@pytest.mark.parametrize("holder", [KIM, JOE])
def test_only_a_cop_token_can_kidnap(holder: Seat) -> None:
    """MF-93, MF-C12.1"""
    game = dealt(12, cards={holder: Card.KIDNAPPING}, mafia_no_choice="nobody")
    game = game.used(OPENS, {holder: CY})
    assert game.table.lying == () and game.table.plays == ()


def test_a_kidnapped_player_may_talk_and_play_a_card() -> None:
    """MF-C12.5, MF-C12.8, MF-O47"""
    cards = {ADA: Card.KIDNAPPING, CY: Card.WIRETAP}
    game = dealt(12, cards=cards, mafia_no_choice="nobody", talk="written")
    game = game.used(OPENS, {ADA: CY}).after((CY, Say("Help!")), (CY, Tap(KIM)))
    held = game.hand(CY).holding
    assert held and held.tap == Look(1, KIM, MAFIOSO)


def test_a_kidnapping_is_taken_away_when_the_vote_is_settled() -> None:
    """MF-C12.7"""
    game = kidnapped().vote_out(DEE).until(Nightfall)
    assert game.table.lying == () and game.table.spent == (Card.KIDNAPPING,)


def test_arrest_and_kidnapping_are_shown_together_by_number() -> None:
    """MF-O47: to kidnap somebody who is arrested is legal and idle."""
    cards = {ADA: Card.KIDNAPPING, BEN: Card.ARREST}
    game = dealt(12, cards=cards, mafia_no_choice="nobody").window(OPENS)
    game = game.react({ADA: BEN, BEN: True})
    assert game.table.plays == ()  # nobody sees anything before the end
    game = game.on()
    assert [play.card for play in game.table.plays] == [Card.ARREST, Card.KIDNAPPING]
    assert {each.seat for each in game.table.lying} == {BEN}
    assert BEN not in game.until(FirstVote).table.voters


def test_use_without_anybody_to_kidnap_is_nothing() -> None:
    """MF-C12.3"""
    game = dealt(12, cards={ADA: Card.KIDNAPPING}, mafia_no_choice="nobody")
    game = game.used(OPENS, {ADA: True})
    assert game.table.plays == () and isinstance(game.phase, Talk)


def test_a_window_of_the_council_goes_when_its_cards_are_spent() -> None:
    """MF-O59"""
    game = kidnapped().vote_out(DEE).murder(EVE)
    while not isinstance(game.phase, Talk):
        assert not isinstance(game.phase, Window)
        game = game.on()
    assert FAY in game.living
