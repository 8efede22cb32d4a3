"""Spyfall from round to round: dealers, played places, and the end of the game."""

from typing import Any

import pytest

from konspira.game import CHANCE, HOST, BadSetup, EndNow, Outcome, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Guess,
    Look,
    NextRound,
    OneMoreRound,
    Reveal,
    Start,
    StopClock,
    TakeBack,
    VoidRound,
    Vote,
)
from konspira.games.spyfall.phases import Dealing, Looking, Over, RoundOver
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CIRCUS,
    CY,
    DEE,
    EVE,
    FAY,
    PLACES,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    cards,
    dealt,
    ended,
    round_over,
    started,
    timed_out,
    unpacked,
)


def rule(box: AnyGame, ours: str, theirs: str) -> str:
    return ours if box is SPYFALL2 else theirs


def after_rounds(count: int, box: AnyGame = STARWARS, **chosen: Any) -> Game:
    """So many rounds are over; each time the next place of the list was played."""
    game = round_over(6, box, **chosen)
    for place in range(1, count):
        game = ended(game.next_round(place))
    return game


# The next round


@both_boxes
def test_each_round_has_a_new_dealer_clockwise(box: AnyGame) -> None:
    """SF2-31, SF2-33, SF2-O27, SW-21, SW-23"""
    game, dealers = dealt(6, box, rounds=8), []
    for place in range(1, 8):
        dealers.append(game.table.dealer)
        assert game.looked().may("StartClock") == [game.table.dealer]
        game = ended(game).next_round(place)
    assert dealers == [ADA, BEN, CY, DEE, EVE, FAY, ADA]
    assert game.table.round == 8


@both_boxes
def test_a_place_is_not_played_twice(box: AnyGame) -> None:
    """SF2-40, SF2-90, SW-30, SW-63"""
    game = round_over(6, box)
    assert game.table.used == (BEACH,)
    game = game.after((HOST, NextRound()))
    refused = "not-a-deal", rule(box, "SF2-36", "SW-26")
    assert game.refusal(CHANCE, cards(game.state, BEACH)) == refused
    assert game.after((CHANCE, cards(game.state, BANK))).phase == Looking()


def test_chance_draws_from_the_places_that_were_not_played() -> None:
    """SF2-90, SW-63"""
    game = unpacked(6, STARWARS, PLACES[:3]).after((HOST, Start()))
    game = ended(game.after((CHANCE, cards(game.state, BANK)))).after((HOST, NextRound()))
    drawn = {game.draw(n).place for n in range(40)}
    assert drawn == {BEACH, CIRCUS}


@both_boxes
def test_the_cards_go_back_and_everybody_sees_what_they_were(box: AnyGame) -> None:
    """SF2-89, SF2-O33, SW-62"""
    before = asking(6, box)
    game = before.trial(BEN, ADA)
    assert all(hand.card is None for hand in game.hands())
    assert game.last.cards == before.state.dealt
    assert game.last.dealer == ADA
    assert game.table.history == (game.last,)


@both_boxes
def test_a_finished_round_keeps_its_votes_and_how_often_each_was_asked(
    box: AnyGame,
) -> None:
    """SF2-O33, SW-62: everybody has seen both; a question taken back was none."""
    game = asking(6, box).after((ADA, Ask(CY)), (CY, Ask(DEE)), (CY, TakeBack()))
    game = game.after((CY, Ask(FAY)), (FAY, Ask(DEE)))
    game = game.trial(BEN, FAY, CY).trial(CY, FAY)
    assert [trial.accuser for trial in game.last.trials] == [BEN, CY]
    assert [trial.passed for trial in game.last.trials] == [False, True]
    assert game.last.questions == (0, 0, 1, 1, 0, 1)
    following = game.next_round()
    assert following.table.history[0].trials == game.last.trials
    assert following.state.asked == ()


@both_boxes
def test_written_questions_count_as_well(box: AnyGame) -> None:
    """SF2-50, SW-34"""
    game = asking(6, box, asking="written").after((ADA, Ask(CY, "Loud?")))
    game = game.after((CY, Answer("At times.")), (CY, Ask(DEE, "Warm?")))
    assert game.trial(BEN, FAY).last.questions == (0, 0, 1, 1, 0, 0)


@both_boxes
def test_nothing_carries_over_to_the_next_round_but_the_points(box: AnyGame) -> None:
    """SF2-O33, SW-01"""
    game = asking(6, box).trial(BEN, FAY, CY).trial(CY, FAY)
    points = game.points
    game = game.next_round(BANK)
    assert game.phase == Looking()
    assert game.points == points
    assert (game.table.trials, game.table.talk, game.table.accused) == ((), (), ())


@both_boxes
def test_points_add_up_round_by_round(box: AnyGame) -> None:
    """SF2-97, SW-71"""
    game = started(round_over(6, box).next_round(BANK))
    game = game.after((FAY, Reveal()), (FAY, Guess(CIRCUS)))
    won = 2 if box is SPYFALL2 else 1
    assert game.points == (*[won] * 5, 4)


@both_boxes
def test_the_host_or_the_next_dealer_goes_on(box: AnyGame) -> None:
    """SF2-33, SW-23"""
    game = round_over(6, box)
    assert game.phase == RoundOver()
    assert game.may("NextRound") == [BEN]
    for seat in (HOST, BEN):
        assert game.after((seat, NextRound())).phase == Dealing()
    for seat in (ADA, CY):
        assert game.refusal(seat, NextRound()) == ("not-your-turn", None)


# The end of the game


@both_boxes
def test_after_the_agreed_rounds_most_points_win(box: AnyGame) -> None:
    """SF2-16, SF2-105, SW-09, SW-78"""
    game = round_over(6, box, rounds=2)
    assert game.outcome is None
    game = ended(game.next_round(BANK, (BEN,)))
    game = game.after((HOST, NextRound()))
    assert game.phase == Over()
    assert game.outcome == Outcome((BEN, FAY), (0, 4, 0, 0, 0, 4), "most-points")
    assert game.awaited == set()
    assert game.refusal(HOST, NextRound()) == ("game-is-over", None)


@both_boxes
def test_a_tie_is_a_shared_win_or_the_host_adds_a_round(box: AnyGame) -> None:
    """SF2-O21, SW-O14"""
    game = ended(round_over(6, box, rounds=2).next_round(BANK, (BEN,)))
    assert game.refusal(ADA, OneMoreRound()) == ("not-your-turn", None)
    game = game.after((HOST, OneMoreRound()))
    assert game.table.terms.rounds == 3
    game = ended(game.next_round(CIRCUS, (BEN,))).after((HOST, NextRound()))
    assert game.outcome == Outcome((BEN,), (0, 8, 0, 0, 0, 4), "most-points")


@pytest.mark.parametrize("rounds", [1, 2], ids=["no tie", "not the last round"])
@both_boxes
def test_only_a_tie_at_the_end_is_played_off(box: AnyGame, rounds: int) -> None:
    """SF2-O21, SW-O14"""
    game = round_over(6, box, rounds=rounds)
    refused = "no-tie", rule(box, "SF2-O21", "SW-O14")
    assert game.refusal(HOST, OneMoreRound()) == refused
    assert "OneMoreRound" not in game.hand(HOST).may


def test_a_tie_before_the_last_round_is_no_tie_yet() -> None:
    """SF2-O21"""
    game = ended(round_over(6, rounds=3).next_round(BANK, (BEN,)))
    assert game.refusal(HOST, OneMoreRound()) == ("no-tie", "SF2-O21")


def test_a_play_off_opens_the_places_again_if_none_is_left() -> None:
    """SF2-O21, SF2-O30"""
    game = ended(dealt(6, places=PLACES[:2]))
    game = ended(game.next_round(BANK, (BEN,)))
    assert game.table.used == (BEACH, BANK)
    game = game.after((HOST, OneMoreRound()), (HOST, NextRound()))
    assert game.table.used == ()


# Star Wars: played places come back


@pytest.mark.parametrize("rounds", range(6, 13))
def test_from_the_eighth_round_on_the_played_places_may_come_back(rounds: int) -> None:
    """SW-64, SW-O13: once passed by, the chance does not go away."""
    game = after_rounds(rounds, rounds=20)
    assert len(game.table.used) == rounds
    if rounds >= 8:
        game = game.next_round(BEACH, reshuffle=True)
        assert game.table.used == ()
    else:
        refused = "no-reshuffle-now", "SW-64"
        assert game.refusal(HOST, NextRound(reshuffle=True)) == refused


def test_the_host_alone_brings_the_places_back() -> None:
    """SW-O13: the next dealer may go on, but not decide that."""
    game = after_rounds(8, rounds=20)
    (dealer,) = [
        seat for seat in range(game.state.seats) if "NextRound" in game.hand(Seat(seat)).may
    ]
    refused = "not-your-turn", None
    assert game.refusal(Seat(dealer), NextRound(reshuffle=True)) == refused
    assert game.after((Seat(dealer), NextRound())).table.used == game.table.used


def test_nobody_has_to_bring_the_places_back() -> None:
    """SW-64, SW-O13"""
    game = after_rounds(8, rounds=20)
    kept = game.next_round(8)
    assert len(kept.table.used) == 8


@pytest.mark.parametrize(
    ("played", "rounds", "may"), [(7, 20, False), (8, 20, True), (8, 8, False)]
)
def test_the_host_is_offered_to_bring_the_places_back_if_a_round_follows(
    played: int, rounds: int, may: bool
) -> None:
    """SW-64, SW-O13"""
    game = after_rounds(played, rounds=rounds)
    offered = game.choices(HOST, "NextRound", "reshuffle")
    assert offered == ((False, True) if may else (False,))


def test_after_the_last_round_no_place_comes_back() -> None:
    """SW-64, SW-O13"""
    game = after_rounds(8, rounds=8)
    refused = "no-reshuffle-now", "SW-64"
    assert game.refusal(HOST, NextRound(reshuffle=True)) == refused
    assert game.after((HOST, NextRound())).phase == Over()


def test_if_no_place_is_left_all_are_open_again() -> None:
    """SW-O13"""
    game = after_rounds(len(PLACES), rounds=20)
    assert len(game.table.used) == len(PLACES)
    game = game.next_round(BEACH)
    assert game.table.used == ()
    assert game.phase == Looking()


@pytest.mark.parametrize(
    ("box", "chosen"), [(SPYFALL2, {}), (STARWARS, {"reshuffle": False})]
)
def test_elsewhere_the_places_do_not_come_back(
    box: AnyGame, chosen: dict[str, bool]
) -> None:
    """SF2-90, SF2-O30, SW-64"""
    game = after_rounds(8, box, rounds=20, **chosen)
    assert game.table.terms.rounds == len(PLACES)
    refused = "no-reshuffle-now", rule(box, "SF2-O30", "SW-64")
    assert game.refusal(HOST, NextRound(reshuffle=True)) == refused


@both_boxes
def test_an_evening_may_have_fifty_rounds(box: AnyGame) -> None:
    """SF2-16, SW-09: the books set no limit; ours keeps the record short."""
    places = tuple(f"place {number}" for number in range(60))
    game = unpacked(6, box, places, rounds=50)
    assert game.table.terms.rounds == 50
    with pytest.raises(BadSetup):
        unpacked(6, box, places, rounds=51)


# The host ends the game early


@both_boxes
def test_the_host_may_end_the_game_with_the_score_as_it_stands(box: AnyGame) -> None:
    """SF2-O37, SW-O26"""
    game = round_over(6, box)
    assert "EndNow" in game.hand(HOST).may
    ended_here = game.after((HOST, EndNow()))
    assert ended_here.phase == Over()
    assert ended_here.outcome == Outcome((FAY,), (0, 0, 0, 0, 0, 4), "most-points")
    assert game.refusal(FAY, EndNow()) == ("not-your-turn", None)
    assert not any("EndNow" in hand.may for hand in game.hands())


@both_boxes
def test_a_round_that_is_running_when_the_game_ends_is_void(box: AnyGame) -> None:
    """SF2-O37, SW-O26: no points, and its cards stay unseen."""
    fresh = round_over(6, box).next_round(BANK, (BEN,))
    asks = started(fresh)
    poll = asks.time_up()
    vote = asks.after((CY, Accuse(BEN)), (ADA, Vote(True)))
    guess = asks.after((BEN, Reveal()))
    stopped, lap = asks.after((CY, StopClock())), asks.out_of_time()
    for game in (fresh, asks, stopped, vote, guess, poll, lap):
        assert "EndNow" in game.hand(HOST).may
        over = game.after((HOST, EndNow()))
        assert over.outcome == Outcome((FAY,), (0, 0, 0, 0, 0, 4), "most-points")
        assert len(over.table.history) == 1
        assert over.table.used == (BEACH,)  # where everybody was, nobody is told
        assert [hand.card for hand in over.hands()] == [None] * 6
        assert [hand.vote for hand in over.hands()] == [None] * 6
        assert over.deadline is None


@both_boxes
def test_before_a_round_is_finished_there_is_no_score_to_end_with(box: AnyGame) -> None:
    """SF2-O37, SW-O26"""
    for game in (unpacked(6, box), dealt(6, box), asking(6, box), timed_out(6, box)):
        assert "EndNow" not in game.hand(HOST).may
        assert game.refusal(HOST, EndNow()) == ("no-round-yet", None)
    over = round_over(6, box).after((HOST, EndNow()))
    assert over.hand(HOST).may == ()
    assert over.refusal(HOST, EndNow()) == ("game-is-over", None)


# A round that does not count


@both_boxes
def test_the_host_may_call_a_round_off_in_any_phase_of_it(box: AnyGame) -> None:
    fresh, asks = dealt(6, box), asking(6, box)
    vote = asks.after((BEN, Accuse(FAY)))
    guess = asks.after((FAY, Reveal()))
    talk = timed_out(6, box, time_out_vote="candidates")
    naming = timed_out(6, box, time_out_vote="nominators")
    votes = (talk, talk.time_up(), naming)
    for game in (fresh, asks, vote, guess, asks.time_up(), *votes):
        assert "VoidRound" in game.hand(HOST).may
        void = game.after((HOST, VoidRound()))
        assert void.phase == Dealing()
        assert void.table.used == (BEACH,)
        assert (void.table.dealer, void.table.round) == (ADA, 1)
        assert void.points == (0,) * 6
        assert not void.table.history
        assert not void.table.trials
        assert void.deadline is None
        assert void.state.cards is None
        assert game.refusal(ADA, VoidRound()) == ("not-your-turn", None)


@both_boxes
def test_old_votes_do_not_outlive_a_round_that_was_called_off(box: AnyGame) -> None:
    game = asking(6, box).after((BEN, Accuse(FAY)), (HOST, VoidRound()))
    game = game.after((CHANCE, cards(game.state, BANK)))
    assert [hand.vote for hand in game.hands()] == [None] * 6
    assert isinstance(started(game).trial(BEN, FAY).phase, RoundOver)


def test_old_buddies_meet_again_after_a_round_was_called_off() -> None:
    """SF2-110"""
    game = dealt(10, old_buddies=True).looked().after((ADA, Look()), (HOST, VoidRound()))
    game = game.after((CHANCE, cards(game.state, BANK)))
    assert game.phase == Looking()
    assert [hand.card and hand.card.buddy for hand in game.hands()] == [None] * 10


@both_boxes
def test_between_rounds_there_is_nothing_to_call_off(box: AnyGame) -> None:
    assert unpacked(6, box).refusal(HOST, VoidRound()) == ("not-now", None)
    assert round_over(6, box).refusal(HOST, VoidRound()) == ("not-now", None)


def test_if_the_last_place_was_called_off_all_are_open_again() -> None:
    """SF2-O30"""
    game = ended(dealt(6, places=PLACES[:2])).next_round(BANK)
    game = game.after((HOST, VoidRound()))
    assert game.table.used == ()
    assert game.table.round == 2


@both_boxes
def test_nobody_sits_outside_the_ring(box: AnyGame) -> None:
    for seat in (Seat(6), Seat(-5)):
        assert asking(6, box).refusal(seat, Reveal()) == ("no-such-seat", None)
