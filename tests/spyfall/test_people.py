"""Spyfall: who leaves for good, who sits down, and whom the host goes on without."""

from typing import Any

import pytest

from konspira.game import HOST, ROOM, NewSeat, Outcome, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Ask,
    Guess,
    Look,
    NextRound,
    Nominate,
    PassTurn,
    Retire,
    Reveal,
    Vote,
)
from konspira.games.spyfall.phases import Looking, Meeting, Nominating, Questioning, Turn
from konspira.games.spyfall.record import Convicted
from spyfall.table import (
    ADA,
    BANK,
    BEN,
    CIRCUS,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    dealt,
    ended,
    round_over,
    started,
    timed_out,
)

NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}


def left(game: Game, *seats: Seat) -> Game:
    return game.after(*((HOST, Retire(seat)) for seat in seats))


def joined(game: Game, count: int = 1) -> Game:
    return game.after(*[(ROOM, NewSeat())] * count)


def nominator(game: Game) -> Seat:
    assert isinstance(game.phase, Nominating), game.phase
    return game.phase.seat


# Leaving for good


@both_boxes
def test_who_leaves_keeps_the_points_and_plays_no_more(box: AnyGame) -> None:
    game = left(round_over(6, box), FAY)
    assert game.points == (0, 0, 0, 0, 0, 4)
    assert game.table.gone == (FAY,)
    game = game.next_round(BANK, (EVE,))
    assert game.hand(FAY).card is None
    assert game.hand(FAY).may == ()
    assert game.awaited == {ADA, BEN, CY, DEE, EVE}
    assert game.refusal(FAY, Look()) == ("not-your-turn", None)


@both_boxes
def test_who_has_left_can_do_nothing_and_nobody_can_do_anything_to_them(
    box: AnyGame,
) -> None:
    game = started(left(round_over(6, box), FAY).next_round(BANK, (EVE,)))
    assert game.refusal(FAY, Reveal()) == ("not-your-turn", None)
    assert game.refusal(FAY, Accuse(ADA)) == ("not-your-turn", None)
    assert game.refusal(ADA, Accuse(FAY)) == ("no-such-seat", None)
    assert game.refusal(BEN, Ask(FAY)) == ("nobody-there", None)
    vote = game.after((ADA, Accuse(BEN)))
    assert vote.refusal(FAY, Vote(True)) == ("not-your-turn", None)
    assert vote.may("Vote") == [CY, DEE, EVE]


@both_boxes
def test_the_deal_goes_past_an_empty_place(box: AnyGame) -> None:
    """SF2-33, SW-23"""
    assert left(round_over(6, box), BEN).next_round().table.dealer == CY
    assert left(round_over(6, box), ADA).next_round().table.dealer == BEN
    assert left(round_over(6, box), BEN, CY).may("NextRound") == [DEE]


def test_a_place_that_is_empty_is_not_asked_to_nominate() -> None:
    """SF2-59"""
    game = started(left(round_over(6), CY).next_round(BANK)).out_of_time()
    assert nominator(game) == BEN
    game = game.after((BEN, Nominate(FAY))).votes(ADA)
    assert nominator(game) == DEE


@both_boxes
def test_a_leaver_may_win_the_game(box: AnyGame) -> None:
    """SF2-105, SW-78"""
    game = started(left(round_over(6, box, rounds=2), FAY).next_round(BANK, (EVE,)))
    game = game.after((EVE, Reveal()), (EVE, Guess(CIRCUS)), (HOST, NextRound()))
    assert game.outcome is not None
    assert game.outcome.winners == (FAY,)


@both_boxes
def test_three_must_stay(box: AnyGame) -> None:
    """SF2-09, SW-08"""
    game = round_over(3, box)
    rule = "SF2-09" if box is SPYFALL2 else "SW-08"
    assert game.refusal(HOST, Retire(ADA)) == ("three-are-needed", rule)
    assert "Retire" not in game.hand(HOST).may
    assert "Retire" in round_over(4, box).hand(HOST).may


@both_boxes
def test_only_the_host_says_that_somebody_has_left(box: AnyGame) -> None:
    game = round_over(6, box)
    assert game.refusal(ADA, Retire(ADA)) == ("not-your-turn", None)
    assert game.refusal(HOST, Retire(GUS)) == ("no-such-seat", None)
    assert left(game, FAY).refusal(HOST, Retire(FAY)) == ("no-such-seat", None)
    assert asking(6, box).refusal(HOST, Retire(FAY)) == ("not-now", None)


# Sitting down


@both_boxes
def test_a_newcomer_plays_from_the_next_round_on(box: AnyGame) -> None:
    game = joined(round_over(6, box))
    assert game.points == (0, 0, 0, 0, 0, 4, 0)
    game = game.next_round(BANK, (GUS,))
    card = game.hand(GUS).card
    assert card and card.spy
    assert GUS in game.awaited
    assert ended(game).points == (0, 0, 0, 0, 0, 4, 4)


@both_boxes
def test_a_newcomer_sits_at_the_end_of_the_ring(box: AnyGame) -> None:
    """SF2-33, SW-23"""
    game, dealers = joined(round_over(6, box, rounds=8)), []
    for place in range(1, 8):
        game = game.next_round(place)
        dealers.append(game.table.dealer)
        game = ended(game)
    assert dealers == [BEN, CY, DEE, EVE, FAY, GUS, ADA]


@pytest.mark.parametrize(
    ("box", "seats", "rule"), [(SPYFALL2, 12, "SF2-08"), (STARWARS, 9, "SW-07")]
)
def test_a_full_ring_takes_nobody(box: AnyGame, seats: int, rule: str) -> None:
    """SF2-08, SW-07"""
    game = round_over(seats, box)
    assert game.refusal(ROOM, NewSeat()) == ("ring-is-full", rule)
    assert len(joined(left(game, ADA)).points) == seats + 1


def test_combined_boxes_take_eight_at_most() -> None:
    """SF2-107, SF2-O29"""
    game = joined(round_over(7, boxes="combined"))
    assert game.refusal(ROOM, NewSeat()) == ("ring-is-full", "SF2-08")


@both_boxes
def test_newcomers_wait_for_the_end_of_the_round(box: AnyGame) -> None:
    for game in (dealt(6, box), asking(6, box), timed_out(6, box)):
        assert game.refusal(ROOM, NewSeat()) == ("not-now", None)
    assert round_over(6, box).refusal(HOST, NewSeat()) == ("not-your-turn", None)


# Another number of players


def test_the_number_of_spies_stays_as_long_as_it_can() -> None:
    """SF2-O23"""
    assert joined(round_over(9)).table.terms.spies == 1
    assert left(round_over(10), ADA).table.terms.spies == 2
    assert left(round_over(6, spies=2), ADA).table.terms.spies == 2
    assert len(ended(round_over(10).next_round(BANK)).last.cards.spies) == 2


def test_the_twelfth_player_brings_a_second_spy() -> None:
    """SF2-15, SF2-O23"""
    game = joined(round_over(11, spies=1))
    assert game.table.terms.spies == 2
    game = started(game.next_round(BANK))
    assert len(game.state.dealt.spies) == 2
    convicted = game.trial(ADA, BEN, CY, DEE)  # two votes may differ now
    assert convicted.last.ending == Convicted(BEN, mid_round=True)


def test_four_players_have_one_spy() -> None:
    """SF2-O05, SF2-O23"""
    game = left(round_over(5, spies=2, old_buddies=True), ADA)
    assert (game.table.terms.spies, game.table.terms.dissent) == (1, 0)
    game = started(game.next_round(BANK))
    assert len(game.state.dealt.spies) == 1
    assert isinstance(game.trial(BEN, CY, DEE).phase, Questioning)


def test_two_spies_come_back_with_the_fifth_player() -> None:
    """SF2-O23: what was agreed on is not forgotten."""
    agreed: dict[str, Any] = {"spies": 2, "old_buddies": True, "two_spy_dissent": 1}
    four = left(round_over(5, **agreed), ADA)
    assert (four.table.terms.spies, four.table.terms.old_buddies) == (1, False)
    assert isinstance(started(four.next_round(BANK)).phase, Questioning)  # nobody to meet
    five = joined(four).table.terms
    assert (five.spies, five.old_buddies, five.dissent) == (2, True, 1)
    game = joined(four).next_round(BANK).looked()
    assert isinstance(game.phase, Meeting)


def test_with_the_twelfth_player_the_agreement_about_two_spies_holds() -> None:
    """SF2-15, SF2-O23"""
    agreed: dict[str, Any] = {"spies": 1, "old_buddies": True, "two_spy_dissent": 1}
    game = joined(round_over(11, **agreed))
    terms = game.table.terms
    assert (terms.spies, terms.old_buddies, terms.dissent) == (2, True, 1)
    played = started(game.next_round(BANK))
    assert not played.trial(ADA, BEN, CY, DEE).table.trials[0].passed
    assert played.trial(ADA, BEN, CY).table.trials[0].passed
    again = left(game, ADA).table.terms
    assert (again.spies, again.old_buddies, again.dissent) == (1, False, 0)


@pytest.mark.parametrize(
    ("box", "seats", "before", "after"),
    [
        (SPYFALL2, 4, 6, 7),
        (SPYFALL2, 5, 7, 7),
        (SPYFALL2, 8, 8, 9),
        (STARWARS, 6, 7, 8),
        (STARWARS, 8, 8, 8),
    ],
)
def test_the_recommended_time_follows_the_number_of_players(
    box: AnyGame, seats: int, before: int, after: int
) -> None:
    """SF2-18, SF2-O23, SW-11"""
    assert asking(seats, box).clock == before * 60_000
    game = joined(round_over(seats, box))
    assert started(game.next_round()).clock == after * 60_000
    back = left(game, ADA)
    assert started(back.next_round()).clock == before * 60_000


@both_boxes
def test_a_time_that_the_group_has_chosen_stays(box: AnyGame) -> None:
    """SF2-18, SW-11"""
    game = joined(round_over(4, box, round_seconds=100))
    assert started(game.next_round()).clock == 100_000


def test_the_outcome_has_points_for_everybody_who_ever_played() -> None:
    """SF2-105"""
    game = joined(left(round_over(6, rounds=1), ADA)).after((HOST, NextRound()))
    assert game.outcome == Outcome((FAY,), (0, 0, 0, 0, 0, 4, 0), "most-points")


# The host goes on without somebody


@both_boxes
def test_the_host_goes_on_without_a_player_who_does_nothing(box: AnyGame) -> None:
    looking = dealt(6, box).after((HOST, PassTurn(CY)))
    assert looking.phase == Looking((CY,))
    assert asking(6, box).after((HOST, PassTurn(ADA))).turn == Turn(asker=BEN)
    written = asking(6, box, asking="written").after((ADA, Ask(CY, "Loud?")))
    assert written.after((HOST, PassTurn(CY))).turn == Turn(asker=DEE)
    naming = timed_out(6, box, **NOMINATORS)
    assert nominator(naming.after((HOST, PassTurn(ADA)))) == BEN


@both_boxes
def test_the_host_passes_over_nobody_for_whom_the_table_does_not_wait(
    box: AnyGame,
) -> None:
    refused = "nobody-waits-for-them", None
    assert dealt(6, box).after((CY, Look())).refusal(HOST, PassTurn(CY)) == refused
    assert asking(6, box).refusal(HOST, PassTurn(BEN)) == refused
    written = asking(6, box, asking="written").after((ADA, Ask(CY, "Loud?")))
    assert written.refusal(HOST, PassTurn(ADA)) == refused
    assert timed_out(6, box, **NOMINATORS).refusal(HOST, PassTurn(BEN)) == refused
    assert round_over(6, box).refusal(HOST, PassTurn(ADA)) == refused
    assert asking(6, box).refusal(BEN, PassTurn(ADA)) == ("not-your-turn", None)


def test_the_host_may_close_the_eyes_of_others() -> None:
    """SF2-111"""
    game = dealt(10, old_buddies=True).looked().after((HOST, PassTurn(CY)))
    assert game.phase == Meeting((CY,))


@both_boxes
def test_a_hand_from_before_offers_nobody_to_pass_over(box: AnyGame) -> None:
    """Table and hand reach a phone one after the other."""
    offers = box.offers(round_over(6, box).table, asking(6, box).hand(HOST))
    assert [list(box.moves_of(o)) for o in offers if o.kind == "PassTurn"] == [[]]
