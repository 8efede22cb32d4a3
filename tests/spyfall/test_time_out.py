"""Spyfall when time is up: suspects are named in turn, or everybody is the suspect once."""

from typing import Any

import pytest

from konspira.game import CHANCE, HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Deal,
    Guess,
    Nominate,
    OpenVote,
    PassTurn,
    PickDealer,
    Reveal,
    Start,
    Vote,
)
from konspira.games.spyfall.phases import Facing, Judging, Nominating, RoundOver
from konspira.games.spyfall.record import Convicted, Side, Trial, Unexposed
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
    PEOPLE,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    started,
    timed_out,
    unpacked,
)

NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}
CANDIDATES: dict[str, Any] = {"time_out_vote": "candidates"}


def dealt_by(dealer: Seat, box: AnyGame = SPYFALL2, **chosen: Any) -> Game:
    """Time is up among six; this player dealt."""
    game = unpacked(6, box, **chosen).after((HOST, PickDealer(dealer)), (HOST, Start()))
    return started(game.after((CHANCE, Deal(BEACH, (FAY,), ("",) * 6)))).out_of_time()


def nominated(game: Game, suspect: Seat, *no: Seat) -> Game:
    """After the next player has named this suspect, and everybody has voted."""
    assert isinstance(game.phase, Nominating)
    return game.after((game.phase.seat, Nominate(suspect))).votes(*no)


def faced(game: Game, *no: Seat) -> Game:
    """After the vote on the next candidate."""
    return game.after((HOST, OpenVote())).votes(*no)


# Both forms


@pytest.mark.parametrize("way", [NOMINATORS, CANDIDATES], ids=["nominators", "candidates"])
@both_boxes
def test_when_time_is_up_nobody_can_guess_or_stop_the_clock(
    box: AnyGame, way: dict[str, Any]
) -> None:
    """SF2-56, SF2-O12, SW-40, SW-O05"""
    game = timed_out(6, box, **way)
    for move in (Reveal(), Guess(BEACH), Accuse(ADA)):
        assert game.refusal(FAY, move) == ("not-now", None)


@both_boxes
def test_a_guess_that_reaches_the_table_with_the_clock_at_zero_is_too_late(
    box: AnyGame,
) -> None:
    """SF2-O12, SW-O05"""
    game = asking(6, box)
    due = game.deadline
    assert due is not None
    for seat, move in ((FAY, Reveal()), (ADA, Reveal()), (ADA, Accuse(FAY))):
        assert game.refusal(seat, move, at=due) == ("not-now", None)
        assert game.at(due - 1, seat, move).now == due - 1


@both_boxes
def test_each_box_has_its_own_form_and_may_have_the_other(box: AnyGame) -> None:
    """SF2-57, SW-41, SW-O01"""
    own = Nominating if box is SPYFALL2 else Facing
    assert isinstance(timed_out(6, box).phase, own)
    assert isinstance(timed_out(6, box, **NOMINATORS).phase, Nominating)
    assert isinstance(timed_out(6, box, **CANDIDATES).phase, Facing)


def test_a_used_accusation_does_not_take_away_the_nomination() -> None:
    """SF2-O16, SF2-O17"""
    game = asking().trial(ADA, FAY, BEN).out_of_time()
    assert nominated(game, FAY).last.ending == Convicted(FAY, mid_round=False)


# Spyfall 2: each names a suspect


def test_the_dealer_names_a_suspect_first() -> None:
    """SF2-56, SF2-57"""
    game = dealt_by(DEE)
    assert game.phase == Nominating(DEE, 0, game.now + 60_000)
    assert game.awaited == {DEE}
    assert game.may("Nominate") == [DEE]
    assert game.refusal(ADA, Nominate(BEN)) == ("not-your-turn", None)


def test_everybody_but_the_suspect_votes_on_a_nomination() -> None:
    """SF2-58, SF2-61, SF2-O15, SF2-O18"""
    game = timed_out().after((ADA, Nominate(CY)), (ADA, OpenVote()))
    assert game.phase == Judging(ADA, CY, (ADA,), 0, game.now + 30_000)
    assert game.may("Vote") == [BEN, DEE, EVE, FAY]
    assert game.refusal(CY, Vote(False)) == ("suspect-has-no-vote", "SF2-O15")
    assert game.refusal(ADA, Vote(False)) == ("voted-already", "SF2-O18")


def test_nobody_nominates_themselves() -> None:
    """SF2-O15"""
    assert timed_out().refusal(ADA, Nominate(ADA)) == ("accuse-somebody-else", "SF2-O15")
    assert timed_out().refusal(ADA, Nominate(GUS)) == ("no-such-seat", None)


def test_the_talk_about_a_suspect_has_its_own_time() -> None:
    """SF2-60, SF2-O17: it begins when the name is known, and ends with the vote."""
    game = timed_out(talk_seconds=40)
    assert game.deadline == game.now + 40_000
    game = game.at(game.now + 39_000, ADA, Nominate(CY))
    assert game.phase == Facing(CY, 0, game.now + 40_000, nominator=ADA)
    assert game.may("Vote") == []
    assert game.refusal(BEN, Vote(True)) == ("not-now", None)
    later = game.time_up()
    assert later.phase == Judging(ADA, CY, (ADA,), 0, later.now + 30_000)


def test_the_dealer_or_who_named_the_suspect_ends_the_talk() -> None:
    """SF2-60, SF2-O17"""
    game = nominated(timed_out(), FAY, BEN).after((BEN, Nominate(CY)))
    assert game.may("OpenVote") == [ADA, BEN]
    for seat in (ADA, BEN, HOST):
        assert isinstance(game.after((seat, OpenVote())).phase, Judging)
    assert game.refusal(CY, OpenVote()) == ("not-your-turn", None)


@pytest.mark.parametrize("way", [NOMINATORS, CANDIDATES], ids=["nominators", "candidates"])
@both_boxes
def test_when_time_is_up_silence_is_no_no(box: AnyGame, way: dict[str, Any]) -> None:
    """SF2-O18, SW-O16: the vote waits for everybody who is there."""
    game = timed_out(4, box, **way)
    if isinstance(game.phase, Nominating):
        game = game.after((ADA, Nominate(DEE)))
    game = game.after((HOST, OpenVote()))
    assert isinstance(game.phase, Judging)
    silent = game.may("Vote")[0]
    late = game.after(*((s, Vote(True)) for s in game.may("Vote")[1:])).time_up()
    assert isinstance(late.phase, Judging)
    assert late.deadline is None
    assert late.awaited == {silent}
    ended = late.after((silent, Vote(True)))
    assert ended.last.ending == Convicted(game.phase.suspect, mid_round=False)
    assert not late.after((silent, Vote(False))).table.trials[0].passed


def test_the_host_goes_on_without_a_vote_but_not_before_its_time_is_over() -> None:
    """SF2-O18"""
    game = timed_out().after((ADA, Nominate(FAY)), (ADA, OpenVote()))
    game = game.after(*((seat, Vote(True)) for seat in (BEN, CY)))
    refused = "nobody-waits-for-them", None
    assert game.refusal(HOST, PassTurn(DEE)) == refused
    assert "PassTurn" not in game.hand(HOST).may
    late = game.time_up()
    assert late.refusal(HOST, PassTurn(BEN)) == refused  # has voted
    assert late.refusal(HOST, PassTurn(FAY)) == refused  # has no vote
    late = late.after((HOST, PassTurn(DEE)))
    assert late.awaited == {EVE}
    assert late.refusal(HOST, PassTurn(DEE)) == refused
    assert not late.after((DEE, Vote(False)), (EVE, Vote(True))).table.trials[0].passed
    done = late.after((EVE, Vote(True)))
    assert done.last.ending == Convicted(FAY, mid_round=False)
    assert done.table.trials[0].guilty == (ADA, BEN, CY, EVE)
    assert done.table.trials[0].innocent == ()


def test_if_the_votes_are_not_enough_the_next_player_names_a_suspect() -> None:
    """SF2-59, SF2-O27"""
    game = nominated(dealt_by(EVE), ADA, BEN)
    assert isinstance(game.phase, Nominating)
    assert (game.phase.seat, game.phase.lap) == (FAY, 1)
    game = nominated(game, ADA, BEN)
    assert isinstance(game.phase, Nominating)
    assert (game.phase.seat, game.phase.lap) == (ADA, 2)
    assert game.table.trials[0] == Trial(
        ADA, EVE, False, guilty=(CY, DEE, EVE, FAY), innocent=(BEN,), passed=False
    )


def test_the_same_suspect_may_be_named_again_by_another() -> None:
    """SF2-O16"""
    game = nominated(nominated(timed_out(), FAY, BEN), FAY)
    assert game.last.ending == Convicted(FAY, mid_round=False)


def test_a_spy_who_is_convicted_turns_their_card_over_and_loses() -> None:
    """SF2-63, SF2-64, SF2-94"""
    game = nominated(timed_out(), FAY)
    assert game.phase == RoundOver()
    assert game.last.won is Side.OTHERS
    assert game.last.cards.spies == (FAY,)


def test_if_the_convicted_is_no_spy_the_voting_stops_and_the_spies_win() -> None:
    """SF2-65, SF2-92"""
    game = nominated(timed_out(), CY)
    assert game.phase == RoundOver()
    assert game.last.ending == Convicted(CY, mid_round=False)
    assert game.last.won is Side.SPIES


@pytest.mark.parametrize("seats", [3, 6])
def test_after_one_lap_in_which_nobody_is_convicted_the_spies_win(seats: int) -> None:
    """SF2-04, SF2-66, SF2-91, SF2-O17"""
    game = timed_out(seats)
    for seat in PEOPLE[:seats]:
        suspect = Seat((seat + 1) % seats)
        game = nominated(game, suspect, *PEOPLE)
    assert len(game.table.trials) == seats
    assert game.last.ending == Unexposed()
    assert game.last.won is Side.SPIES


def test_whoever_names_nobody_in_time_is_skipped() -> None:
    """SF2-O17"""
    game = timed_out(talk_seconds=20)
    assert game.deadline == game.now + 20_000
    game = game.time_up()
    assert isinstance(game.phase, Nominating)
    assert game.phase.seat == BEN
    for _ in range(5):
        game = game.time_up()
    assert game.last.ending == Unexposed()


def test_nobody_may_pass() -> None:
    """SF2-56, SF2-O17"""
    assert timed_out().hand(ADA).may == ("Nominate",)


def test_with_two_spies_two_votes_may_differ_when_time_is_up() -> None:
    """SF2-62, SF2-O04"""
    assert isinstance(nominated(timed_out(10), IDA, BEN, CY, DEE).phase, Nominating)
    game = nominated(timed_out(10), IDA, BEN, JOE)
    assert game.last.ending == Convicted(IDA, mid_round=False)


def test_if_one_of_two_spies_is_exposed_both_lose() -> None:
    """SF2-67, SF2-O06"""
    game = nominated(timed_out(10), IDA)
    assert game.last.won is Side.OTHERS
    assert game.points == (*[2] * 8, 0, 0)


# Star Wars: each is the suspect once


def test_everybody_is_the_suspect_once_from_the_dealer_on() -> None:
    """SW-41, SW-47, SW-65, SW-O01, SW-O09"""
    game, suspects = dealt_by(DEE, STARWARS), []
    while isinstance(game.phase, Facing):
        suspects.append(game.phase.seat)
        assert game.phase.lap == len(suspects) - 1
        game = faced(game, *PEOPLE)
    assert suspects == [DEE, EVE, FAY, ADA, BEN, CY]
    assert game.last.ending == Unexposed()
    assert game.last.won is Side.SPIES


def test_the_dealer_opens_the_vote_on_the_candidate_after_the_talk() -> None:
    """SW-41, SW-42"""
    game = dealt_by(DEE, STARWARS)
    assert game.phase == Facing(DEE, 0, game.now + 45_000)
    assert game.awaited == {DEE}
    assert game.may("OpenVote") == [DEE]
    assert game.refusal(ADA, OpenVote()) == ("not-your-turn", None)
    opened = game.after((DEE, OpenVote()))
    assert opened.phase == Judging(None, DEE, (), 0, opened.now + 30_000)


def test_when_the_talk_has_lasted_long_enough_the_vote_opens() -> None:
    """SW-42"""
    for chosen, seconds in (({}, 45), ({"talk_seconds": 99}, 99)):
        game = timed_out(6, STARWARS, **chosen)
        assert game.deadline == game.now + seconds * 1000
        assert isinstance(game.time_up().phase, Judging)


def test_the_dealer_does_not_vote_on_themselves() -> None:
    """SW-43, SW-O08"""
    game = timed_out(6, STARWARS).after((ADA, OpenVote()))
    assert game.may("Vote") == [BEN, CY, DEE, EVE, FAY]
    assert game.refusal(ADA, Vote(False)) == ("suspect-has-no-vote", "SW-O08")


def test_nobody_counts_as_a_yes_before_they_have_voted_on_a_candidate() -> None:
    """SW-41, SW-O16"""
    game = timed_out(6, STARWARS).after((ADA, OpenVote()))
    assert game.awaited == {BEN, CY, DEE, EVE, FAY}
    assert game.votes(*PEOPLE).table.trials == (
        Trial(ADA, None, False, (), (BEN, CY, DEE, EVE, FAY), passed=False),
    )


def test_a_candidate_whom_all_vote_for_turns_their_card_over() -> None:
    """SW-43, SW-44, SW-68"""
    game = faced(dealt_by(FAY, STARWARS))
    assert game.last.ending == Convicted(FAY, mid_round=False)
    assert game.last.won is Side.OTHERS


def test_one_vote_against_saves_a_candidate() -> None:
    """SW-43"""
    game = faced(dealt_by(FAY, STARWARS), CY)
    assert isinstance(game.phase, Facing)
    assert game.phase.seat == ADA


def test_if_the_candidate_is_not_the_spy_the_spy_has_won_and_nobody_votes_again() -> None:
    """SW-45, SW-46, SW-65"""
    game = faced(timed_out(6, STARWARS))
    assert game.phase == RoundOver()
    assert game.last.ending == Convicted(ADA, mid_round=False)
    assert game.last.won is Side.SPIES
    assert game.refusal(BEN, Vote(True)) == ("not-now", None)


def test_nobody_nominates_a_candidate() -> None:
    """SW-O01"""
    game = timed_out(6, STARWARS)
    assert game.refusal(ADA, Nominate(BEN)) == ("not-now", None)
    assert not any("Nominate" in hand.may for hand in game.hands())


def test_in_starwars_suspects_may_be_named_as_in_the_other_box() -> None:
    """SW-O01, SW-O08"""
    game = timed_out(6, STARWARS, **NOMINATORS)
    assert game.refusal(ADA, Nominate(ADA)) == ("accuse-somebody-else", "SW-O08")
    assert nominated(game, FAY).points == (1, 1, 1, 1, 1, 0)


def test_in_spyfall2_candidates_may_be_faced_as_in_the_other_box() -> None:
    """SF2-62, SW-O01"""
    game = timed_out(10, **CANDIDATES)
    for _ in range(8):
        game = faced(game, *PEOPLE)
    assert faced(game, ADA, BEN).last.ending == Convicted(IDA, mid_round=False)


@both_boxes
def test_a_round_ends_in_one_of_three_ways(box: AnyGame) -> None:
    """SF2-55, SW-39"""
    convicted = asking(6, box).trial(BEN, FAY)
    named = asking(6, box).after((FAY, Reveal()), (FAY, Guess(BEACH)))
    timed = timed_out(6, box)
    while timed.phase != RoundOver():
        judged = isinstance(timed.phase, Judging)
        timed = timed.votes(*PEOPLE) if judged else timed.time_up()
    endings = [type(game.last.ending).__name__ for game in (convicted, named, timed)]
    assert endings == ["Convicted", "Named", "Unexposed"]
