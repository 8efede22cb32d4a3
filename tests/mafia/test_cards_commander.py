"""Mafia's card Commander: opens every vote, breaks ties, and wanders.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

from typing import Any

import pytest

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import (
    AgreeToRemove,
    CornerShot,
    EnterBallot,
    Exclude,
    Next,
    Remove,
    Vote,
)
from konspira.games.mafia.state.phases import (
    Count,
    FinalVote,
    FirstVote,
    Lot,
    Nightfall,
    Reveal,
    RollCall,
    Saved,
    Speeches,
    Talk,
    TieTalk,
)
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
    PERSON,
    Chosen,
    Game,
    day,
    dealt,
)

OPENS = WindowKind.COUNCIL_OPENS


def council(commander: Seat = CY, **options: Any) -> Game:
    """The first council; Cy is Commander."""
    return day({commander: Card.COMMANDER}, **options)


NAMES = ("ada", "ben", "cy", "dee", "eve", "fay", "gus", "hal", "ida", "joe", "kim", "leo")
BY_NAME = dict(zip(NAMES, PEOPLE, strict=False))


def ballots(**votes: str) -> Chosen:
    """Who votes for whom: `ballots(ada="ben cy")`, Ben and Cy vote for Ada."""
    return {
        BY_NAME[by]: BY_NAME[on] for on, all_by in votes.items() for by in all_by.split()
    }


# Who has it


@pytest.mark.parametrize("holder", [ADA, JOE, KIM])
def test_the_commander_shows_itself_whatever_the_token(holder: Seat) -> None:
    """MF-C04.1, MF-C04.2, MF-O33"""
    game = dealt(12, cards={holder: Card.COMMANDER})
    assert game.table.commander == holder


def test_it_passes_to_the_next_living_player_on_the_left_after_each_council() -> None:
    """MF-C04.5"""
    game = council(CY).vote_out(DEE).until(Nightfall)
    assert game.table.commander == EVE  # Dee, who is next, is out
    game = game.murder(FAY).until(Talk).vote_out(ADA).until(Nightfall)
    assert game.table.commander == GUS


def test_it_passes_round_the_table_even_if_nobody_went() -> None:
    """MF-C04.5, MF-O63"""
    game = council(LEO).first_vote({}).until(Nightfall)
    assert game.table.commander == ADA


def test_a_commander_who_is_the_victim_passes_it_on_before_the_vote() -> None:
    """MF-O31, MF-C04.6"""
    game = dealt(12, cards={CY: Card.COMMANDER}).murder(CY)
    assert game.table.commander == CY
    game = game.until(Talk)
    assert game.table.commander == DEE
    game = game.vote_out(KIM).until(Nightfall)
    assert game.table.commander == EVE  # and Dee passes it on like any Commander


def test_a_commander_who_is_voted_out_passes_it_on_once() -> None:
    """MF-O31"""
    game = council(CY).vote_out(CY).until(Nightfall)
    assert game.table.commander == DEE


def test_a_commander_who_is_shot_or_excluded_passes_it_on_at_once() -> None:
    """MF-O31"""
    cards = {CY: Card.COMMANDER, ADA: Card.CORNER_SHOT}
    shot = day(cards).until(FirstVote).after((ADA, CornerShot(CY))).until(FirstVote)
    assert shot.table.commander == DEE
    excluded = council(CY, **PERSON).after((MASTER, Exclude(CY)))
    assert excluded.table.commander == DEE


def tied_final(**options: Any) -> Game:
    """The final vote between Ada and Ben is tied, and the lot is not drawn yet."""
    game = final(council(CY, **options), ada="dee eve fay gus", ben="hal ida joe kim")
    return game.until(Lot)


def test_a_commander_excluded_before_the_lot_leads_no_vote_that_begins_again() -> None:
    """MF-O75, MF-O31, MF-O64"""
    game = tied_final(**PERSON).after((MASTER, Exclude(CY)))
    assert isinstance(game.phase, FinalVote) and game.table.commander == DEE
    game = game.until(RollCall)
    assert isinstance(game.phase, RollCall) and game.phase.order[0] == DEE


def test_a_commander_removed_before_the_lot_leads_no_vote_that_begins_again() -> None:
    """MF-O75, MF-O31, MF-O64"""
    game = council(CY, **PERSON).away(DEE)
    game = game.at(game.now + 1_000, MASTER, Next()).until(Nightfall).until(Talk)
    game = final(game, ada="eve fay gus hal", ben="ida joe kim leo").until(Lot)
    assert game.table.commander == DEE
    agreed = game.after(
        *((seat, AgreeToRemove(DEE)) for seat in game.living if seat != DEE)
    )
    game = agreed.after((HOST, Remove(DEE)))
    assert isinstance(game.phase, FinalVote) and game.table.commander == EVE


# Ballots in turn


def test_every_vote_is_opened_clockwise_from_the_commander() -> None:
    """MF-C04.4, MF-O32, MF-O66: two seconds apart; nothing is seen before."""
    game = council(CY).until(FirstVote)
    for seat in game.living:
        game = game.after((seat, Vote(ADA if seat != ADA else BEN)))
    assert isinstance(game.phase, RollCall) and game.table.ballots == (None,) * 12
    assert game.phase.order[:3] == (CY, DEE, EVE) and game.phase.order[-1] == BEN
    begun = game.now
    game = game.on()
    assert game.now - begun == 2_000
    assert game.table.ballots == (None, None, ADA, *[None] * 9)
    game = game.on().on()
    assert [seat for seat, b in enumerate(game.table.ballots) if b is not None] == [2, 3, 4]


def test_a_choice_may_be_changed_until_it_is_opened() -> None:
    """MF-O66"""
    game = council(CY).until(FirstVote)
    for seat in game.living:
        game = game.after((seat, Vote(ADA if seat != ADA else BEN)))
    game = game.on().after((DEE, Vote(KIM)))
    assert game.refusal(CY, Vote(KIM)) == ("opened-already", "MF-O66")
    assert game.refusal(DEE, Vote(KIM)) == ("nothing-changes", None)
    game = game.on()
    assert game.table.ballots[DEE] == KIM


def test_before_it_is_opened_a_vote_may_be_changed_while_others_choose() -> None:
    """MF-O66"""
    game = council(CY).until(FirstVote).after((ADA, Vote(BEN)), (ADA, Vote(CY)))
    assert game.state.ballots[ADA] == CY


def test_who_has_chosen_nothing_has_eight_seconds() -> None:
    """MF-O66, MF-O09"""
    game = council(CY).until(FirstVote).on()
    assert isinstance(game.phase, RollCall)
    begun = game.now
    late = game.on()
    assert late.now - begun == 8_000 and late.table.ballots[CY] is None
    assert isinstance(late.phase, RollCall) and late.phase.opened == 1
    quick = game.after((CY, Vote(ADA)))
    assert isinstance(quick.phase, RollCall) and quick.phase.opened == 1
    assert quick.table.ballots[CY] == ADA  # and it is opened at once


def test_a_table_may_vote_at_once_and_the_commander_only_breaks_ties() -> None:
    """MF-O32"""
    game = council(CY, ballot="simultaneous").until(FirstVote)
    game = game.first_vote({seat: ADA for seat in game.living if seat != ADA})
    assert isinstance(game.phase, Count)
    assert game.until(FinalVote, Reveal).table.commander == CY


def test_a_person_who_leads_opens_the_ballots() -> None:
    """MF-O66"""
    game = council(CY, **PERSON).until(FirstVote).after((CY, Vote(ADA))).away(DEE)
    game = game.on()
    assert isinstance(game.phase, RollCall) and game.phase.opened == 0
    game = game.on()
    assert game.table.ballots[CY] == ADA
    game = game.after((MASTER, EnterBallot(DEE, BEN)))
    assert game.table.ballots[DEE] == BEN


def test_a_person_who_leads_is_offered_no_ballot_that_was_opened_empty() -> None:
    """MF-O66"""
    game = council(CY, **PERSON).until(FirstVote).away(CY).away(DEE).on()
    assert isinstance(game.phase, RollCall) and game.phase.order[:2] == (CY, DEE)
    assert late_ballots(game) == (CY, DEE)
    game = game.on()
    assert late_ballots(game) == (DEE,)
    assert game.refusal(MASTER, EnterBallot(CY, BEN)) == ("opened-already", "MF-O66")


def late_ballots(game: Game) -> tuple[Seat, ...]:
    """For whom the game master may still enter one."""
    offers = game.hand(MASTER).offers
    (offer,) = [each for each in offers if each.kind == "EnterBallot"]
    return tuple(offer.choices["seat"])


# Ties


def final(game: Game, **votes: str) -> Game:
    """The final vote between Ada and Ben has ended like this."""
    first = ballots(ada="cy dee eve fay", ben="gus hal ida")
    return game.first_vote(first).final_vote(ballots(**votes))


def test_in_a_tied_final_the_commanders_choice_goes_at_once() -> None:
    """MF-C04.3"""
    game = final(council(CY), ada="dee eve fay gus", ben="cy hal ida joe")
    assert isinstance(game.phase, Count) and game.phase.finalists == (BEN,)
    game = game.on()
    assert isinstance(game.phase, Reveal) and game.gone == (BEN,)


def test_a_commander_who_has_voted_for_nobody_tied_breaks_no_tie() -> None:
    """MF-O30, MF-C04.6"""
    game = final(council(CY), ada="dee eve fay gus", ben="hal ida joe kim")
    assert isinstance(game.on().phase, TieTalk)


def test_a_kidnapped_commander_breaks_no_tie_and_the_next_voter_begins() -> None:
    """MF-O30, MF-C04.6, MF-C12.8"""
    cards = {CY: Card.COMMANDER, ADA: Card.KIDNAPPING}
    game = dealt(12, cards=cards, mafia_no_choice="nobody").used(OPENS, {ADA: CY})
    game = game.until(FirstVote)
    assert game.refusal(CY, Vote(ADA)) == ("no-ballot", "MF-O47")
    first = ballots(ada="dee eve fay", ben="gus hal ida")
    game = game.first_vote(first).until(FinalVote).on()
    assert isinstance(game.phase, RollCall) and game.phase.order[0] == DEE


def test_in_a_tie_talk_the_commander_may_still_decide() -> None:
    """MF-C04.3, MF-47"""
    game = final(council(CY), ada="dee eve fay gus", ben="hal ida joe kim").on()
    game = game.after((CY, Vote(ADA)), (DEE, Vote(BEN)), (HAL, Vote(ADA)), (GUS, Vote(BEN)))
    tied = [game.state.ballots.count(seat) for seat in (ADA, BEN)]
    assert tied == [4, 5]
    game = game.after((KIM, Vote(ADA))).on()
    assert game.gone == (ADA,)


def test_in_the_first_vote_the_commander_fills_a_second_place_that_is_shared() -> None:
    """MF-O29: and nobody is out yet."""
    votes = {"ada": "dee eve fay", "ben": "gus hal", "leo": "cy ida"}
    game = council(CY)
    game = game.first_vote(ballots(**votes))
    assert isinstance(game.phase, Count) and game.phase.finalists == (ADA, LEO)
    assert isinstance(game.on().phase, Speeches)
    off = council(CY, commander_first_vote="off")
    assert off.first_vote(ballots(**votes)).finalists == (ADA, BEN, LEO)
    literal = council(CY, commander_first_vote="literal")
    assert literal.first_vote(ballots(**votes)).finalists == (ADA, BEN, LEO)


TIE = {"ada": "dee eve fay", "ben": "gus hal cy"}


def test_a_tie_at_the_top_of_the_first_vote_makes_finalists_of_all() -> None:
    """MF-O29, MF-42"""
    game = council(CY)
    game = game.first_vote(ballots(**TIE))
    assert game.finalists == (ADA, BEN) and isinstance(game.on().phase, Speeches)


def test_by_the_letter_a_tie_in_the_first_vote_puts_the_commanders_choice_out() -> None:
    """MF-O29: with saves as after any vote, and the council closes."""
    cards = {CY: Card.COMMANDER, BEN: Card.VEST}
    game = day(cards, commander_first_vote="literal")
    game = game.first_vote(ballots(**TIE))
    assert game.finalists == (BEN,)
    saved = game.used(WindowKind.SAVE, {BEN: True})
    assert isinstance(saved.phase, Saved)
    gone = game.used(WindowKind.SAVE, {})
    assert gone.gone == (BEN,)
    night = gone.until(Nightfall)
    assert night.state.turn == 2 and night.table.commander == DEE


def test_by_the_letter_one_at_the_top_still_speaks_first() -> None:
    """MF-O13, MF-O29"""
    game = council(CY, commander_first_vote="literal")
    game = game.first_vote(ballots(ada="cy dee eve")).on()
    assert isinstance(game.phase, Speeches)


def test_in_the_one_vote_of_children_the_commanders_choice_goes() -> None:
    """MF-O29, MF-O58, MF-87"""
    game = council(CY, kids3=True)
    game = game.first_vote(ballots(**TIE)).on()
    assert game.gone == (BEN,)
    other = council(CY, kids3=True)
    other = other.first_vote(ballots(ada="dee eve fay", ben="gus hal ida")).on()
    assert isinstance(other.phase, Speeches)


@pytest.mark.parametrize("phase", [FirstVote, RollCall, Speeches, FinalVote])
def test_there_is_never_more_than_one_commander(phase: type) -> None:
    """MF-C04.5"""
    game = council(CY).until(FirstVote)
    if phase is not FirstVote:
        votes = {seat: ADA if seat != ADA else BEN for seat in game.living}
        for seat, target in votes.items():
            game = game.after((seat, Vote(target)))
    game = game.until(phase)
    assert game.table.commander == CY
    assert [play.card for play in game.table.plays] == [Card.COMMANDER]
