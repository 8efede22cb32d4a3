"""Spyfall, an accusation: the clock stops, everybody but the suspect votes."""

from typing import Any

import pytest

from konspira.game import HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Ask,
    Guess,
    Reveal,
    StopClock,
    Vote,
    Withdraw,
)
from konspira.games.spyfall.phases import (
    Accusing,
    Guessing,
    Questioning,
    RoundOver,
    Stopped,
)
from konspira.games.spyfall.record import Convicted, Side, Trial
from spyfall.table import (
    ADA,
    BANK,
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
    asking,
    both_boxes,
    started,
)


def passes(seats: int, noes: int, **chosen: Any) -> bool:
    """Whether Ada's accusation of Ben passes with so many votes against."""
    game = asking(seats, **chosen).after((ADA, Accuse(BEN)))
    game = game.votes(*game.may("Vote")[:noes])
    assert isinstance(game.phase, RoundOver | Questioning)
    return isinstance(game.phase, RoundOver)


# Who accuses whom


@both_boxes
def test_anybody_may_stop_the_clock_and_accuse_somebody(box: AnyGame) -> None:
    """SF2-68, SW-48"""
    game = asking(6, box)
    for accuser in PEOPLE[:6]:
        suspect = Seat((accuser + 1) % 6)
        phase = game.after((accuser, Accuse(suspect))).phase
        assert isinstance(phase, Accusing)
        assert (phase.accuser, phase.suspect) == (accuser, suspect)


@both_boxes
def test_everybody_accuses_once_in_a_round(box: AnyGame) -> None:
    """SF2-68, SW-48"""
    game = asking(6, box).trial(BEN, ADA, CY)
    assert game.table.accused == (BEN,)
    rule = "SF2-68" if box is SPYFALL2 else "SW-48"
    assert game.refusal(BEN, Accuse(DEE)) == ("accused-already", rule)
    assert game.may("Accuse") == [ADA, CY, DEE, EVE, FAY]


@both_boxes
def test_in_the_next_round_everybody_may_accuse_again(box: AnyGame) -> None:
    """SF2-68, SF2-O33, SW-48"""
    game = asking(6, box).trial(BEN, ADA, CY).trial(CY, ADA)
    game = started(game.next_round(BANK))
    assert game.table.accused == ()
    assert game.table.trials == ()
    assert isinstance(game.after((BEN, Accuse(DEE))).phase, Accusing)


@both_boxes
def test_nobody_accuses_themselves(box: AnyGame) -> None:
    """SF2-O15, SW-O08"""
    rule = "SF2-O15" if box is SPYFALL2 else "SW-O08"
    assert asking(6, box).refusal(BEN, Accuse(BEN)) == ("accuse-somebody-else", rule)
    assert asking(6, box).refusal(BEN, Accuse(GUS)) == ("no-such-seat", None)
    assert asking(6, box).refusal(HOST, Accuse(BEN)) == ("not-your-turn", None)


@both_boxes
def test_the_same_player_may_be_accused_again_by_another(box: AnyGame) -> None:
    """SF2-O16, SW-O09"""
    game = asking(6, box).trial(BEN, FAY, CY).trial(CY, FAY, ADA).trial(DEE, FAY)
    assert game.phase == RoundOver()
    assert [trial.accuser for trial in game.table.trials] == [BEN, CY, DEE]


@both_boxes
def test_the_spy_may_accuse_and_vote_like_everybody_else(box: AnyGame) -> None:
    """SF2-75, SF2-O14, SW-53, SW-O07"""
    accused = asking(6, box).trial(FAY, ADA)
    assert accused.last.ending == Convicted(ADA, mid_round=True)
    blocked = asking(6, box).trial(BEN, ADA, FAY)
    assert isinstance(blocked.phase, Questioning)
    assert blocked.table.trials[0].innocent == (FAY,)


@both_boxes
def test_of_two_accusations_at_once_the_later_is_refused_and_not_used_up(
    box: AnyGame,
) -> None:
    """SF2-O13, SW-O06"""
    game = asking(6, box).after((BEN, Accuse(ADA)))
    assert game.refusal(CY, Accuse(DEE), at=game.now) == ("not-now", None)
    game = game.votes(EVE)
    assert game.table.accused == (BEN,)
    assert isinstance(game.after((CY, Accuse(DEE))).phase, Accusing)


@both_boxes
def test_an_accusation_that_comes_after_the_spys_card_is_refused(box: AnyGame) -> None:
    """SF2-O13, SW-O06"""
    game = asking(6, box).after((FAY, Reveal()))
    assert game.refusal(BEN, Accuse(FAY), at=game.now) == ("not-now", None)


# The clock stops before the name is said


@both_boxes
def test_the_clock_stops_while_the_accuser_looks_for_the_name(box: AnyGame) -> None:
    """SF2-68, SF2-O35, SW-48, SW-O24"""
    game = asking(6, box).after((ADA, Ask(CY)))
    stopped = game.after((BEN, StopClock()))
    left = game.clock - 1_000
    assert stopped.phase == Stopped(BEN, stopped.now + 20_000, game.turn, left)
    assert stopped.awaited == {BEN}
    assert stopped.hand(BEN).may == ("Accuse", "Withdraw")
    assert all(not stopped.hand(seat).may for seat in (ADA, CY, DEE, EVE, FAY))
    vote = stopped.at(stopped.now + 15_000, BEN, Accuse(FAY))
    assert isinstance(vote.phase, Accusing)
    assert (vote.phase.left, vote.table.accused) == (left, (BEN,))
    back = vote.votes(CY)
    assert (back.clock, back.turn) == (left, game.turn)


@both_boxes
def test_who_thinks_better_of_it_gives_the_time_back(box: AnyGame) -> None:
    """SF2-O35, SW-O24: and has not used up the accusation."""
    game = asking(6, box).after((ADA, Ask(CY)))
    stopped = game.after((BEN, StopClock()))
    for seat in (BEN, HOST):
        on = stopped.at(stopped.now + 9_000, seat, Withdraw())
        assert on.clock == game.clock - 1_000
        assert on.turn == game.turn
        assert on.table.accused == ()
        assert isinstance(on.after((BEN, Accuse(FAY))).phase, Accusing)
    for seat in (ADA, FAY):
        assert stopped.refusal(seat, Withdraw()) == ("not-your-turn", None)


@both_boxes
def test_a_stopped_clock_goes_on_by_itself(box: AnyGame) -> None:
    """SF2-O35, SW-O24"""
    game = asking(6, box)
    on = game.after((BEN, StopClock())).time_up()
    assert on.clock == game.clock - 1_000
    assert on.table.accused == ()


@both_boxes
def test_nobody_stops_the_clock_in_vain_twice_in_a_round(box: AnyGame) -> None:
    """SF2-O35, SW-O24: after that the name comes with the accusation."""
    game = asking(6, box).after((BEN, StopClock()), (BEN, Withdraw()))
    rule = "SF2-O35" if box is SPYFALL2 else "SW-O24"
    assert game.refusal(BEN, StopClock()) == ("clock-stopped-already", rule)
    assert game.may("StopClock") == [ADA, CY, DEE, EVE, FAY]
    assert game.may("Accuse") == [ADA, BEN, CY, DEE, EVE, FAY]
    used = game.trial(CY, ADA, DEE)
    rule = "SF2-68" if box is SPYFALL2 else "SW-48"
    assert used.refusal(CY, StopClock()) == ("accused-already", rule)
    fresh = started(game.trial(BEN, ADA).next_round(BANK))
    assert isinstance(fresh.after((BEN, StopClock())).phase, Stopped)


@both_boxes
def test_while_the_clock_stands_nobody_else_accuses_and_nobody_guesses(
    box: AnyGame,
) -> None:
    """SF2-87, SF2-O11, SF2-O13, SF2-O35, SW-60, SW-O04, SW-O06, SW-O24"""
    game = asking(6, box).after((BEN, StopClock()))
    for seat, move in ((CY, Accuse(ADA)), (CY, StopClock()), (FAY, Reveal())):
        assert game.refusal(seat, move) == ("not-now", None)
    on = game.after((BEN, Withdraw()))
    assert isinstance(on.after((FAY, Reveal())).phase, Guessing)


@both_boxes
def test_with_the_clock_at_zero_nobody_stops_it(box: AnyGame) -> None:
    """SF2-56, SW-40"""
    game = asking(6, box)
    assert game.deadline is not None
    assert game.refusal(BEN, StopClock(), at=game.deadline) == ("not-now", None)
    assert game.refusal(HOST, StopClock()) == ("not-your-turn", None)


# Voting


@both_boxes
def test_everybody_but_the_suspect_votes(box: AnyGame) -> None:
    """SF2-69, SF2-O15, SF2-O18, SW-49, SW-O08, SW-O16"""
    game = asking(6, box).after((BEN, Accuse(ADA)))
    assert game.may("Vote") == [CY, DEE, EVE, FAY]
    assert game.awaited == {CY, DEE, EVE, FAY}
    (offer,) = box.offers(game.table, game.hand(CY))
    assert list(box.moves_of(offer)) == [Vote(True), Vote(False)]
    rule = "SF2-O15" if box is SPYFALL2 else "SW-O08"
    assert game.refusal(ADA, Vote(False)) == ("suspect-has-no-vote", rule)
    assert game.refusal(HOST, Vote(True)) == ("not-your-turn", None)


@both_boxes
def test_who_accuses_counts_as_a_yes_and_a_vote_is_final(box: AnyGame) -> None:
    """SF2-O18, SW-O16"""
    game = asking(6, box).after((BEN, Accuse(ADA)), (CY, Vote(True)))
    rule = "SF2-O18" if box is SPYFALL2 else "SW-O16"
    assert game.refusal(BEN, Vote(False)) == ("voted-already", rule)
    assert game.refusal(CY, Vote(False)) == ("voted-already", rule)


@both_boxes
def test_votes_are_shown_by_name_when_they_are_complete(box: AnyGame) -> None:
    """SF2-O18, SW-O16"""
    game = asking(6, box).after((BEN, Accuse(ADA)), (FAY, Vote(False)), (CY, Vote(True)))
    assert isinstance(game.phase, Accusing)
    assert game.phase.voted == (BEN, CY, FAY)
    assert game.table.trials == ()
    game = game.votes(EVE)
    assert game.table.trials == (
        Trial(ADA, BEN, True, guilty=(BEN, CY, DEE), innocent=(EVE, FAY), passed=False),
    )


@both_boxes
def test_silence_is_a_no(box: AnyGame) -> None:
    """SF2-O18, SW-O16"""
    game = asking(6, box).after((BEN, Accuse(FAY)), *((s, Vote(True)) for s in (ADA, CY)))
    game = game.time_up()
    assert isinstance(game.phase, Questioning)
    assert game.table.trials[0].guilty == (ADA, BEN, CY)
    assert game.table.trials[0].innocent == (DEE, EVE)


@both_boxes
def test_a_vote_takes_thirty_seconds_or_what_was_agreed(box: AnyGame) -> None:
    """SF2-O18, SW-O16"""
    for game, seconds in ((asking(6, box), 30), (asking(6, box, vote_seconds=12), 12)):
        vote = game.after((BEN, Accuse(FAY)))
        assert vote.deadline == vote.now + seconds * 1000


# The required votes


@pytest.mark.parametrize("seats", range(3, 10))
@both_boxes
def test_with_one_spy_all_but_the_suspect_must_agree(box: AnyGame, seats: int) -> None:
    """SF2-61, SF2-69, SW-05, SW-43, SW-49"""
    assert asking(seats, box).trial(ADA, BEN).phase == RoundOver()
    for seat in asking(seats, box).after((ADA, Accuse(BEN))).may("Vote"):
        assert isinstance(asking(seats, box).trial(ADA, BEN, seat).phase, Questioning)


@pytest.mark.parametrize(
    ("seats", "dissent", "most_noes"),
    [
        *((seats, 2, 2) for seats in range(6, 13)),
        *((seats, 1, 1) for seats in range(5, 13)),
        (5, 2, 1),  # four voters: two against two is not more than half
    ],
)
def test_with_two_spies_some_votes_may_differ(
    seats: int, dissent: int, most_noes: int
) -> None:
    """SF2-62, SF2-70, SF2-O04, SF2-O05"""
    agreed = {"spies": 2, "two_spy_dissent": dissent}
    assert [passes(seats, noes, **agreed) for noes in range(4) if noes < seats - 1] == [
        noes <= most_noes for noes in range(4) if noes < seats - 1
    ]


def test_the_dissent_of_two_spies_is_no_matter_with_one() -> None:
    """SF2-69"""
    assert not passes(8, 1, spies=1, two_spy_dissent=2)


# What follows


@both_boxes
def test_a_vote_that_passes_ends_the_round_and_shows_the_card(box: AnyGame) -> None:
    """SF2-71, SF2-72, SF2-95, SW-50, SW-51, SW-69"""
    game = asking(6, box).trial(BEN, FAY)
    assert game.phase == RoundOver()
    assert game.last.ending == Convicted(FAY, mid_round=True)
    assert game.last.won is Side.OTHERS
    assert game.last.cards.spies == (FAY,)


@both_boxes
def test_an_innocent_who_is_convicted_ends_the_round_and_the_spies_win(
    box: AnyGame,
) -> None:
    """SF2-71, SF2-O03, SW-50, SW-66"""
    game = asking(6, box).trial(BEN, ADA)
    assert game.phase == RoundOver()
    assert game.last.ending == Convicted(ADA, mid_round=True)
    assert game.last.won is Side.SPIES


@both_boxes
def test_when_a_vote_fails_the_game_goes_on(box: AnyGame) -> None:
    """SF2-73, SW-52"""
    game = asking(6, box).trial(BEN, FAY, CY)
    assert isinstance(game.phase, Questioning)
    assert game.points == (0,) * 6
    assert game.table.history == ()


@pytest.mark.parametrize("suspect", [ADA, FAY], ids=["an innocent", "the spy"])
@both_boxes
def test_while_a_vote_is_open_nobody_can_guess_whoever_is_accused(
    box: AnyGame, suspect: Seat
) -> None:
    """SF2-87, SF2-O11, SW-60, SW-O04"""
    game = asking(6, box).after((BEN, Accuse(suspect)))
    assert game.refusal(FAY, Reveal()) == ("not-now", None)
    assert game.refusal(FAY, Guess(BANK)) == ("not-now", None)
    game = game.votes(CY)
    assert isinstance(game.after((FAY, Reveal())).phase, Guessing)


@both_boxes
def test_a_spy_who_is_voted_for_loses_the_round(box: AnyGame) -> None:
    """SF2-88, SW-61"""
    game = asking(6, box).after((BEN, Accuse(FAY)))
    assert game.refusal(FAY, Reveal())[0] == "not-now"
    assert game.votes().last.won is Side.OTHERS


def test_neither_of_two_spies_can_guess_while_a_vote_is_open() -> None:
    """SF2-87, SF2-O11"""
    game = asking(10).after((ADA, Accuse(IDA)))
    for spy in (IDA, JOE):
        assert game.refusal(spy, Reveal()) == ("not-now", None)


def test_exposing_one_of_two_spies_is_enough() -> None:
    """SF2-05, SF2-95"""
    game = asking(10).trial(ADA, JOE, IDA)
    assert game.last.won is Side.OTHERS


def test_starwars_knows_no_dissent() -> None:
    """SW-05, SW-49"""
    assert asking(9, STARWARS).table.terms.dissent == 0
    assert isinstance(asking(9, STARWARS).trial(ADA, IDA, BEN).phase, Questioning)
