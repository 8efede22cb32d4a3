"""Spyfall when somebody is out of contact: the table goes on without a hint of roles."""

from typing import Any

import pytest

from konspira.game import HOST, ROOM, Contact, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Guess,
    Look,
    NextRound,
    Nominate,
    OpenVote,
    PassTurn,
    Reveal,
    StartClock,
    StopClock,
    Vote,
    Withdraw,
)
from konspira.games.spyfall.phases import (
    Accusing,
    Facing,
    Guessing,
    Judging,
    Looking,
    Meeting,
    Nominating,
    Questioning,
    Turn,
)
from konspira.games.spyfall.record import Convicted, Guessed, Named, Side, Trial
from konspira.kit import Away
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    IDA,
    JOE,
    PEOPLE,
    STARWARS,
    Game,
    asking,
    both_boxes,
    dealt,
    round_over,
    timed_out,
    unpacked,
)

NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}
CANDIDATES: dict[str, Any] = {"time_out_vote": "candidates"}


def nominator(game: Game) -> int:
    assert isinstance(game.phase, Nominating), game.phase
    return game.phase.seat


def without_absent(game: Game, suspect: Seat, *no: Seat) -> Game:
    """Ada accuses; all who are there vote, and the time for the others passes."""
    game = game.after((ADA, Accuse(suspect)))
    here = [seat for seat in sorted(game.awaited) if seat in game.state.present]
    return game.after(*((seat, Vote(seat not in no)) for seat in here)).time_up()


def possible_spies(game: Game) -> set[Seat]:
    """To whom chance deals a spy's card, sooner or later."""
    deals = [game.draw(seed) for seed in range(80)]
    return {spy for deal in deals for spy in deal.spies}


# Who is away is no secret


@both_boxes
def test_everybody_sees_who_is_away_and_since_when(box: AnyGame) -> None:
    game = asking(6, box).away(CY)
    gone = game.now
    game = game.away(BEN)
    assert game.table.missing == (Away(BEN, game.now), Away(CY, gone))
    assert game.away(CY).table.missing == game.table.missing  # still away, since then
    assert game.back(CY).table.missing == (Away(BEN, game.now),)


@both_boxes
def test_only_the_room_says_who_is_there(box: AnyGame) -> None:
    game = asking(6, box)
    for seat in (HOST, BEN):
        assert game.refusal(seat, Contact(BEN, False)) == ("not-your-turn", None)
    assert game.refusal(ROOM, Contact(GUS, False)) == ("no-such-seat", None)


@pytest.mark.parametrize("gone", [ADA, FAY], ids=["an innocent", "the spy"])
@both_boxes
def test_the_table_says_nothing_about_the_role_of_who_is_away(
    box: AnyGame, gone: Any
) -> None:
    here = asking(6, box, undercover=(FAY,)).away(gone)
    there = asking(6, box, undercover=(BEN,)).away(gone)
    assert here.table == there.table
    assert here.hand(HOST) == there.hand(HOST)


# Before the clock runs


@both_boxes
def test_the_table_does_not_wait_for_the_look_of_the_absent(box: AnyGame) -> None:
    game = dealt(6, box).away(CY)
    game = game.after(*((s, Look()) for s in (ADA, BEN, DEE, EVE, FAY)))
    assert game.awaited == {ADA}
    assert game.after((ADA, StartClock())).turn == Turn(asker=ADA)
    assert game.back(CY).awaited == {CY}


def test_old_buddies_close_their_eyes_without_the_absent() -> None:
    """SF2-111"""
    game = dealt(10, old_buddies=True)
    game = game.after(*((seat, Look()) for seat in PEOPLE[1:10]))
    assert isinstance(game.phase, Looking)
    game = game.away(ADA)
    assert isinstance(game.phase, Meeting)
    game = game.after(*((seat, Look()) for seat in PEOPLE[1:10]))
    assert game.awaited == {BEN}
    assert game.after((BEN, StartClock())).turn == Turn(asker=ADA)


@both_boxes
def test_the_next_who_is_there_starts_the_clock_for_the_dealer(box: AnyGame) -> None:
    game = dealt(6, box).looked().away(ADA, BEN)
    assert game.may("StartClock") == [CY]
    assert game.after((CY, StartClock())).turn == Turn(asker=ADA)
    assert game.refusal(ADA, StartClock()) == ("not-your-turn", None)
    assert game.back(ADA).may("StartClock") == [ADA]


@both_boxes
def test_people_come_and_go_before_the_deal_and_after_the_round_too(box: AnyGame) -> None:
    assert unpacked(6, box).away(BEN).table.missing
    game = round_over(6, box).away(BEN)
    assert game.may("NextRound") == [CY]
    assert game.next_round(BANK).table.dealer == BEN


# Questions


@both_boxes
def test_spoken_questions_need_no_phone(box: AnyGame) -> None:
    """SF2-48, SF2-52, SF2-O28, SW-32, SW-36, SW-O19"""
    game = asking(6, box).away(ADA, CY)
    assert game.turn == Turn(asker=ADA)
    game = game.after((ADA, Ask(CY)))
    assert game.turn == Turn(asker=CY, barred=ADA)
    assert game.away(CY).turn == game.turn
    assert game.choices(CY, "Ask", "seat") == (BEN, DEE, EVE, FAY)


@both_boxes
def test_a_dealer_with_a_dark_phone_still_asks_the_first_question(box: AnyGame) -> None:
    """SF2-48, SF2-O28, SW-32, SW-O19"""
    game = dealt(6, box).away(ADA).after((BEN, StartClock()))
    assert game.turn == Turn(asker=ADA)
    written = dealt(6, box, asking="written").away(ADA).after((BEN, StartClock()))
    assert written.turn == Turn(asker=BEN)


@both_boxes
def test_in_writing_the_question_of_an_absent_asker_passes_on_without_a_ban(
    box: AnyGame,
) -> None:
    """SF2-O28, SW-O19"""
    game = asking(6, box, asking="written")
    later = game.after((ADA, Ask(BEN, "Loud?")), (BEN, Answer("No."))).away(BEN)
    assert later.turn == Turn(asker=CY)
    assert later.after((CY, Ask(ADA, "Warm?"))).turn == Turn(asker=CY, answering=ADA)
    assert game.away(CY, BEN, ADA).turn == Turn(asker=DEE)
    assert game.away(DEE).turn == Turn(asker=ADA)


@both_boxes
def test_in_writing_nobody_asks_the_absent(box: AnyGame) -> None:
    """SF2-O28, SW-O19"""
    game = asking(6, box, asking="written").away(CY)
    assert game.refusal(ADA, Ask(CY, "Loud?")) == ("nobody-there", None)
    assert game.choices(ADA, "Ask", "seat") == (BEN, DEE, EVE, FAY)


@both_boxes
def test_an_absent_answerer_is_passed_over_and_an_absent_asker_waited_out(
    box: AnyGame,
) -> None:
    game = asking(6, box, asking="written").after((ADA, Ask(CY, "Loud?")))
    assert game.away(CY).turn == Turn(asker=DEE)
    assert game.away(CY).after((DEE, Ask(ADA, "Warm?"))).turn.answering == ADA
    game = game.away(ADA)
    assert game.turn == Turn(asker=ADA, answering=CY)
    assert game.after((CY, Answer("No."))).turn == Turn(asker=CY, barred=ADA)


@both_boxes
def test_if_only_two_are_there_they_may_ask_back_in_writing(box: AnyGame) -> None:
    """SF2-53, SW-37: nobody else is left to be asked."""
    game = asking(3, box, asking="written")
    game = game.after((ADA, Ask(BEN, "Loud?")), (BEN, Answer("No."))).away(CY)
    assert game.after((BEN, Ask(ADA, "Warm?"))).turn.answering == ADA
    alone = game.away(ADA)
    assert alone.may("Ask") == []
    assert alone.refusal(BEN, Ask(ADA, "Warm?")) == ("nobody-there", None)


@both_boxes
def test_if_nobody_is_there_the_game_waits_for_all(box: AnyGame) -> None:
    game = asking(3, box, asking="written").away(ADA, BEN, CY)
    assert game.turn == Turn(asker=ADA)
    assert game.awaited == {ADA}
    assert game.after((ADA, Ask(CY, "Loud?"))).turn == Turn(asker=ADA, answering=CY)
    assert game.back(BEN).turn == Turn(asker=ADA)


@both_boxes
def test_turns_on_honour_wait_for_nobody(box: AnyGame) -> None:
    assert asking(6, box, asking="off").away(ADA).turn == Turn()


# Votes


@both_boxes
def test_a_vote_waits_for_the_absent_until_its_time_is_over(box: AnyGame) -> None:
    """SF2-O18, SW-O23: somebody with a dark phone may sit at the table."""
    game = asking(6, box).away(CY).after((BEN, Accuse(FAY)))
    assert game.awaited == {ADA, CY, DEE, EVE}
    game = game.after(*((seat, Vote(True)) for seat in (ADA, DEE, EVE)))
    assert isinstance(game.phase, Accusing)
    assert game.awaited == {CY}
    saved = game.after((CY, Vote(False)))
    assert isinstance(saved.phase, Questioning)


@both_boxes
def test_only_then_the_absent_are_left_out(box: AnyGame) -> None:
    """SF2-O18, SW-O23"""
    game = asking(6, box).away(CY).after((BEN, Accuse(FAY)))
    game = game.after(*((seat, Vote(True)) for seat in (ADA, DEE, EVE))).time_up()
    assert game.last.ending == Convicted(FAY, mid_round=True)
    assert game.table.trials[0].guilty == (ADA, BEN, DEE, EVE)
    assert game.table.trials[0].innocent == ()


@both_boxes
def test_who_loses_contact_during_a_vote_may_still_come_back_to_it(box: AnyGame) -> None:
    """SF2-O18, SW-O23"""
    game = asking(6, box).after((BEN, Accuse(FAY)))
    game = game.after(*((seat, Vote(True)) for seat in (ADA, CY, DEE))).away(FAY, EVE)
    assert isinstance(game.phase, Accusing)
    assert game.time_up().last.ending == Convicted(FAY, mid_round=True)
    back = game.back(EVE)
    assert back.awaited == {EVE}
    assert isinstance(back.after((EVE, Vote(False))).phase, Questioning)
    assert isinstance(back.time_up().phase, Questioning)  # who is there and silent says no


@both_boxes
def test_a_vote_that_was_cast_counts_even_if_its_voter_has_gone(box: AnyGame) -> None:
    """SF2-O18, SW-O23"""
    game = asking(6, box).after((BEN, Accuse(FAY)), (CY, Vote(False))).away(CY).votes()
    assert isinstance(game.phase, Questioning)
    assert game.table.trials[0].innocent == (CY,)


@both_boxes
def test_if_all_are_away_when_time_is_over_silence_is_theirs(box: AnyGame) -> None:
    """SF2-O18, SW-O23"""
    game = asking(4, box).after((ADA, Accuse(DEE)), (BEN, Vote(True)))
    game = game.away(ADA, BEN, DEE, CY)
    assert game.awaited == {CY}
    assert isinstance(game.time_up().phase, Questioning)


@both_boxes
def test_two_voters_are_needed(box: AnyGame) -> None:
    """SF2-O18, SW-O23"""
    game = asking(3, box).away(CY).after((ADA, Accuse(BEN)))
    assert isinstance(game.phase, Accusing)  # not decided in the moment it is opened
    failed = game.time_up()
    assert isinstance(failed.phase, Questioning)
    assert failed.table.trials == (Trial(BEN, ADA, True, (ADA,), (), passed=False),)
    two = asking(4, box).away(DEE).after((ADA, Accuse(BEN)), (CY, Vote(True))).time_up()
    assert two.last.ending == Convicted(BEN, mid_round=True)


@both_boxes
def test_an_absent_player_may_be_accused(box: AnyGame) -> None:
    """SF2-68, SW-48"""
    game = asking(3, box).away(CY).trial(ADA, CY)
    assert game.last.ending == Convicted(CY, mid_round=True)
    assert game.last.won is Side.OTHERS


@pytest.mark.parametrize(("noes", "passes"), [(2, True), (3, False)])
def test_the_allowed_dissent_stays_when_somebody_is_absent(noes: int, passes: bool) -> None:
    """SF2-62, SF2-O04, SF2-O05"""
    game = without_absent(asking(10).away(HAL, GUS), IDA, *(BEN, CY, DEE)[:noes])
    assert game.table.trials[0].passed is passes
    assert len(game.table.trials[0].guilty) == 7 - noes


def test_more_than_half_of_those_who_are_heard_must_agree() -> None:
    """SF2-O05"""
    game = asking(6, spies=2).away(DEE)
    assert without_absent(game, BEN, CY).table.trials[0].passed  # three against one
    assert not without_absent(game, BEN, CY, EVE).table.trials[0].passed  # two each


@both_boxes
def test_in_writing_an_asker_who_goes_during_a_vote_has_passed_the_turn_on(
    box: AnyGame,
) -> None:
    """SF2-O28, SW-O19"""
    game = asking(6, box, asking="written").after((ADA, Ask(BEN, "?")), (BEN, Answer("!")))
    stopped = game.after((CY, StopClock())).away(BEN)
    assert stopped.after((CY, Withdraw())).turn == Turn(asker=CY)
    vote = game.after((CY, Accuse(DEE))).away(BEN).votes(EVE)
    assert vote.turn == Turn(asker=CY)


# The guess


@both_boxes
def test_a_revealed_spy_who_goes_away_has_until_time_is_up(box: AnyGame) -> None:
    """SF2-O20, SW-56"""
    game = asking(6, box).after((FAY, Reveal())).away(FAY)
    assert isinstance(game.phase, Guessing)
    assert game.time_up().last.won is Side.OTHERS


def test_the_guess_of_an_absent_second_spy_is_wrong() -> None:
    """SF2-84, SF2-86"""
    game = asking(10).away(JOE).after((IDA, Reveal()), (IDA, Guess(BEACH)))
    assert isinstance(game.phase, Guessing)
    game = game.time_up()
    assert game.last.ending == Named((Guessed(IDA, BEACH), Guessed(JOE, None)))
    assert game.points == (*[0] * 8, 4, 2)


# When time is up


@both_boxes
def test_a_nominator_with_a_dark_phone_has_as_much_time_as_the_others(box: AnyGame) -> None:
    """SF2-57, SF2-59, SF2-O17"""
    game = timed_out(6, box, **NOMINATORS)
    assert nominator(game.away(ADA, BEN)) == ADA
    assert nominator(asking(6, box, **NOMINATORS).away(ADA).out_of_time()) == ADA
    assert nominator(game.away(ADA, BEN).time_up()) == BEN
    assert nominator(game.away(ADA).after((HOST, PassTurn(ADA)))) == BEN


def test_an_absent_voter_is_left_out_at_time_out_too_but_not_before() -> None:
    """SF2-58, SF2-O18"""
    game = timed_out().after((ADA, Nominate(FAY)), (ADA, OpenVote()))
    game = game.after(*((seat, Vote(True)) for seat in (BEN, CY, DEE))).away(EVE)
    assert isinstance(game.phase, Judging)
    assert game.awaited == {EVE}
    assert game.time_up().last.ending == Convicted(FAY, mid_round=False)


def test_after_its_time_a_vote_goes_on_as_soon_as_the_last_silent_one_has_gone() -> None:
    """SF2-O18"""
    game = timed_out().after((ADA, Nominate(FAY)), (ADA, OpenVote()))
    game = game.after(*((seat, Vote(True)) for seat in (BEN, CY))).away(DEE).time_up()
    assert game.awaited == {EVE}
    assert game.back(DEE).awaited == {DEE, EVE}
    assert game.away(EVE).last.ending == Convicted(FAY, mid_round=False)


def test_if_all_were_away_a_late_vote_waits_for_those_who_are_back() -> None:
    """SF2-O18"""
    game = timed_out(4).after((ADA, Nominate(DEE)), (ADA, OpenVote()), (BEN, Vote(True)))
    game = game.away(ADA, BEN, CY, DEE).time_up()
    assert game.awaited == {CY}
    assert game.back(CY).awaited == {CY}
    assert game.back(BEN).last.ending == Convicted(DEE, mid_round=False)


@both_boxes
def test_the_next_who_is_there_opens_the_votes_for_the_dealer(box: AnyGame) -> None:
    """SW-41: the order still begins with the dealer, absent or not."""
    game = timed_out(6, box, **CANDIDATES).away(ADA)
    assert isinstance(game.phase, Facing)
    assert game.phase.seat == ADA
    assert game.may("OpenVote") == [BEN]
    game = game.after((BEN, OpenVote())).votes()
    assert game.last.ending == Convicted(ADA, mid_round=False)


def test_unanimity_is_that_of_the_players_who_are_there() -> None:
    """SW-O23"""
    game = timed_out(6, STARWARS).away(BEN, CY, DEE, EVE)
    game = game.after((ADA, OpenVote()), (FAY, Vote(True)))
    assert isinstance(game.phase, Judging)
    failed = game.time_up()
    assert failed.table.trials[0].passed is False  # one voter is not enough
    assert isinstance(failed.phase, Facing)
    two = timed_out(6, STARWARS).away(BEN, CY, DEE).after((ADA, OpenVote()))
    two = two.after((EVE, Vote(True)), (FAY, Vote(True))).time_up()
    assert two.last.ending == Convicted(ADA, mid_round=False)


# The deal


@both_boxes
def test_whoever_is_away_is_not_dealt_the_spy(box: AnyGame) -> None:
    """SF2-O36, SW-O25"""
    game = round_over(6, box).away(BEN, FAY).after((HOST, NextRound()))
    assert possible_spies(game) == {ADA, CY, DEE, EVE}
    assert possible_spies(game.back(FAY)) == {ADA, CY, DEE, EVE, FAY}


@both_boxes
def test_with_too_few_at_the_table_anybody_may_be_the_spy(box: AnyGame) -> None:
    """SF2-O36, SW-O25: among two everybody would know."""
    game = round_over(4, box).away(BEN, CY).after((HOST, NextRound()))
    assert possible_spies(game) == {ADA, BEN, CY, DEE}
