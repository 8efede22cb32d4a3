"""Mafia by day: talk, first vote, finalists, speeches, final vote, ties and the lot."""

from random import Random
from typing import Any

import pytest

from konspira.game import CHANCE, HOST, Seat
from konspira.games.mafia.moves import DrawLot, EndSpeech, MoreTime, Ready, Vote
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    Dawn,
    Dusk,
    FinalVote,
    FirstVote,
    Lot,
    Nightfall,
    Panel,
    Reveal,
    Speeches,
    Talk,
    Task,
    TieTalk,
)
from mafia.table import (
    ADA,
    BEN,
    BOX,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    MAFIOSO,
    PEOPLE,
    SHELF,
    Chosen,
    Game,
    dealt,
)

NOBODY_DIES: dict[str, Any] = {"mafia_no_choice": "nobody"}


def council(seats: int = 8, **options: Any) -> Game:
    """The talk of the first turn, after a night in which nobody went."""
    return dealt(seats, **NOBODY_DIES, **options).until(Talk)


def votes(*targets: Seat | None) -> Chosen:
    """Ada's vote, Ben's, and so on."""
    return dict(zip(PEOPLE, targets, strict=False))


TIE = votes(BEN, ADA, ADA, ADA, BEN, BEN, ADA, BEN)  # 4 against 4


def tied(**options: Any) -> Game:
    """Ada and Ben have four votes each in the final: talk is open again."""
    game = council(**options).first_vote(TIE).final_vote(TIE)
    return game.until(TieTalk)


# Talk


def test_two_thirds_of_those_who_are_there_end_the_talk() -> None:
    """MF-36, MF-37"""
    game = council()
    assert game.table.ready_needed == 6
    game = game.after(*((seat, Ready()) for seat in PEOPLE[:5]))
    assert isinstance(game.phase, Talk)
    assert isinstance(game.after((FAY, Ready())).phase, FirstVote)
    changed_mind = game.after((ADA, Ready(False)), (FAY, Ready()))
    assert isinstance(changed_mind.phase, Talk)
    assert isinstance(game.away(GUS).phase, FirstVote)  # 5 of 7 are two thirds


def test_the_talk_lasts_as_long_as_agreed() -> None:
    """MF-37"""
    game = council(talk_seconds=120)
    end = game.time_up()
    assert (end.now - game.now, type(end.phase)) == (120_000, FirstVote)


def test_the_host_gives_more_time() -> None:
    """MF-37"""
    game = council(talk_seconds=120)
    more = game.after((HOST, MoreTime()))
    assert more.time_up().now - game.now == 150_000
    assert game.refusal(ADA, MoreTime()) == ("not-your-turn", None)


@pytest.mark.parametrize("phase", [Talk, FirstVote, Speeches, FinalVote, TieTalk])
def test_the_host_gives_more_time_to_talks_votes_and_speeches(phase: type) -> None:
    """MF-O77"""
    game = council()
    while not isinstance(game.phase, phase):
        voting = isinstance(game.phase, FirstVote | FinalVote)
        game = game.voted(TIE) if voting else game.on()
    more = game.after((HOST, MoreTime()))
    assert game.deadline is not None and more.deadline == game.deadline + 30_000


@pytest.mark.parametrize("phase", [Dusk, Task, Panel, Dawn])
def test_nobody_gives_more_time_at_night(phase: type) -> None:
    """MF-O77"""
    game = dealt().until(phase)
    for seat in (HOST, ADA):
        assert "MoreTime" not in game.hand(seat).may
        assert game.refusal(seat, MoreTime())[0] == "not-now"


def test_mafiosi_talk_and_vote_like_everybody() -> None:
    """MF-36, MF-40"""
    game = council()
    assert set(game.may("Ready")) == set(game.living)
    assert set(game.until(FirstVote).may("Vote")) == set(game.living)


# The first vote


def test_everybody_points_at_one_other_player() -> None:
    """MF-40, MF-O09"""
    game = council().until(FirstVote)
    (offer,) = BOX.offers(game.table, game.hand(BEN))
    assert offer.choices["seat"] == (ADA, CY, DEE, EVE, FAY, GUS, HAL)
    assert game.refusal(BEN, Vote(BEN)) == ("vote-for-somebody-else", "MF-O09")
    assert game.refusal(BEN, Vote(Seat(8))) == ("no-such-seat", None)


def test_votes_are_hidden_until_the_ballot_closes_then_all_lie_open() -> None:
    """MF-53, MF-O08: who has voted is seen at once"""
    game = council().until(FirstVote).after((ADA, Vote(BEN)), (CY, Vote(ADA)))
    assert game.table.voted == (ADA, CY) and game.table.ballots == ()
    assert game.hand(ADA).ballot == BEN and game.hand(BEN).ballot is None
    game = game.until(Count)
    assert game.table.ballots == (BEN, None, ADA, None, None, None, None, None)
    (counted,) = game.table.council.votes
    assert counted.ballots == game.table.ballots


def test_a_vote_stays() -> None:
    """MF-O09"""
    game = council().until(FirstVote).after((ADA, Vote(BEN)))
    assert game.refusal(ADA, Vote(CY)) == ("voted-already", "MF-O09")


def test_whoever_is_late_has_no_vote() -> None:
    """MF-O09: shown as nobody's vote, and it counts for nobody"""
    game = council().until(FirstVote)
    late = game.now + 20_000
    assert game.refusal(ADA, Vote(BEN), late) == ("not-now", None)
    game = game.after((ADA, Vote(BEN))).time_up()
    assert game.now == late and game.table.ballots[CY] is None
    assert game.finalists == (BEN,)


def test_the_ballot_closes_when_all_have_voted_and_a_dark_phone_has_its_time() -> None:
    """MF-40, MF-O08"""
    game = council().until(FirstVote)
    game = game.after(*((seat, Vote(HAL)) for seat in PEOPLE[:7]))
    assert isinstance(game.phase, FirstVote)
    assert isinstance(game.after((HAL, Vote(ADA))).phase, Count)
    game = game.away(HAL)
    assert isinstance(game.phase, FirstVote)
    assert game.back(HAL).after((HAL, Vote(ADA))).table.ballots[HAL] == ADA
    assert isinstance(game.time_up().phase, Count)
    dark = council().until(FirstVote).away(HAL)
    dark = dark.after(*((seat, Vote(HAL)) for seat in PEOPLE[:7]))
    assert isinstance(dark.phase, FirstVote)


@pytest.mark.parametrize(
    ("ballots", "finalists"),
    [
        (votes(BEN, ADA, ADA, ADA, ADA, BEN, BEN, CY), (ADA, BEN)),
        (votes(BEN, ADA, ADA, ADA, BEN, BEN, CY, CY), (ADA, BEN)),
        (votes(BEN, CY, ADA, BEN, CY, ADA, DEE, None), (ADA, BEN, CY)),
        (votes(BEN, ADA, ADA, ADA, ADA, BEN, CY, CY), (ADA, BEN, CY)),
        (votes(None, ADA, ADA, ADA), (ADA,)),
        (votes(BEN, CY, DEE, EVE, FAY, GUS, HAL, ADA), PEOPLE[:8]),
        (votes(), ()),
    ],
)
def test_who_is_a_finalist(ballots: Chosen, finalists: tuple[Seat, ...]) -> None:
    """MF-41, MF-42, MF-O12: two, or all who share the lead, or second place"""
    assert council().first_vote(ballots).finalists == finalists


def test_the_lot_may_choose_between_those_in_second_place() -> None:
    """MF-O12"""
    ballots = votes(BEN, ADA, ADA, ADA, ADA, BEN, CY, CY)
    game = council(second_place_tie="lot").first_vote(ballots).until(Lot)
    assert isinstance(game.phase, Lot)
    assert (game.phase.leader, game.phase.tied) == (ADA, (BEN, CY))
    assert game.refusal(CHANCE, DrawLot(ADA)) == ("not-a-deal", "MF-48")
    game = game.after((CHANCE, DrawLot(CY)))
    assert isinstance(game.phase, Speeches) and game.finalists == (ADA, CY)


def test_a_tie_at_the_top_knows_no_lot_for_second_place() -> None:
    """MF-42, MF-O12"""
    ballots = votes(BEN, CY, ADA, BEN, CY, ADA, DEE, None)
    game = council(second_place_tie="lot").first_vote(ballots).until(Lot, Speeches)
    assert isinstance(game.phase, Speeches) and game.finalists == (ADA, BEN, CY)


def test_nobody_votes_nobody_goes() -> None:
    """MF-O63: the turn is over"""
    game = council().first_vote({}).until(Reveal)
    assert isinstance(game.phase, Reveal) and game.phase.seat is None
    game = game.until(Nightfall)
    assert game.living == PEOPLE[:8] and game.table.turn == 2


# Speeches


def test_finalists_speak_one_after_the_other() -> None:
    """MF-43, MF-44"""
    game = council(speech_seconds=30).first_vote(TIE).until(Speeches)
    assert isinstance(game.phase, Speeches) and game.phase.speaker == ADA
    assert game.may("EndSpeech") == [ADA]
    assert game.refusal(BEN, EndSpeech()) == ("not-your-turn", None)
    assert game.refusal(CY, Ready()) == ("not-now", None)
    start = game.now
    game = game.time_up()
    assert game.now - start == 30_000
    assert isinstance(game.phase, Speeches) and game.phase.speaker == BEN
    assert isinstance(game.after((BEN, EndSpeech())).phase, FinalVote)


def test_while_a_finalist_speaks_the_others_do_not_even_react() -> None:
    """MF-44"""
    game = council().first_vote(TIE).until(Speeches)
    assert BOX.silent(game.state)[CY] == "MF-44"
    assert ADA not in BOX.silent(game.state)
    assert CY not in BOX.silent(council().state)


def test_a_single_finalist_speaks_and_goes_without_a_second_vote() -> None:
    """MF-O13"""
    game = council().first_vote(votes(None, ADA, ADA)).until(Speeches)
    assert game.finalists == (ADA,)
    game = game.after((ADA, EndSpeech()))
    assert isinstance(game.phase, Reveal) and game.gone == (ADA,)


# The final vote


def test_in_the_final_all_vote_and_only_for_finalists() -> None:
    """MF-45, MF-O10, MF-O11: the finalists too, though not for themselves"""
    game = council().first_vote(votes(BEN, CY, ADA, BEN, CY, ADA)).until(FinalVote)
    assert game.finalists == (ADA, BEN, CY) and set(game.may("Vote")) == set(game.living)
    assert game.refusal(GUS, Vote(DEE)) == ("not-a-finalist", "MF-45")
    assert game.refusal(ADA, Vote(ADA)) == ("vote-for-somebody-else", "MF-O09")
    (offer,) = BOX.offers(game.table, game.hand(ADA))
    assert offer.choices["seat"] == (BEN, CY)


def test_most_votes_in_the_final_go() -> None:
    """MF-46, MF-49, MF-50, MF-51, MF-52: the token is turned up, and night falls again"""
    game = council().first_vote(TIE)
    game = game.final_vote(votes(BEN, ADA, BEN, BEN, BEN, BEN, ADA, ADA)).until(Reveal)
    (fallen,) = game.table.fallen
    assert (fallen.seat, fallen.token, fallen.cause) == (BEN, COP, Cause.VOTE)
    assert isinstance(game.phase, Reveal) and game.phase.lot == ()
    assert game.phase.clock.until - game.now == game.table.terms.reveal_ms
    assert game.table.council.out == BEN
    game = game.until(Nightfall)
    assert game.table.turn == 2 and BEN not in game.living
    assert game.table.councils[0].out == BEN


def test_a_mafioso_who_is_voted_out_shows_it() -> None:
    """MF-49"""
    assert council().vote_out(GUS).fallen[0].token is MAFIOSO


def test_no_ballot_in_the_final_is_a_lot_at_once() -> None:
    """MF-48, MF-O63"""
    game = council().first_vote(TIE).final_vote({}).until(Lot, TieTalk)
    assert isinstance(game.phase, Lot) and game.phase.tied == (ADA, BEN)


# Ties


def test_a_tie_reopens_the_talk_until_somebody_moves() -> None:
    """MF-47, MF-O15: all watch the count, and an unequal one decides"""
    game = tied()
    assert game.table.ballots[:2] == (BEN, ADA)
    assert game.refusal(CY, Vote(ADA)) == ("nothing-changes", None)
    assert game.refusal(CY, Vote(DEE)) == ("not-a-finalist", "MF-45")
    start, game = game.now, game.after((CY, Vote(BEN)))
    assert game.table.ballots[CY] == BEN
    game = game.time_up()
    assert game.now - start == 60_000
    assert isinstance(game.phase, Reveal) and game.gone == (BEN,)


def test_if_nobody_moves_the_lot_decides() -> None:
    """MF-48, MF-O15, MF-O16"""
    game = tied().time_up()
    assert isinstance(game.phase, Lot) and game.phase.tied == (ADA, BEN)
    assert game.awaited == {CHANCE}
    assert game.refusal(CHANCE, DrawLot(CY)) == ("not-a-deal", "MF-48")
    game = game.after((CHANCE, DrawLot(BEN)))
    assert game.gone == (BEN,) and game.table.council.lot == (ADA, BEN)
    assert isinstance(game.phase, Reveal) and game.phase.lot == (ADA, BEN)
    terms = game.table.terms  # the lot is watched before the token is turned up
    assert game.phase.clock.until - game.now == terms.reveal_ms + terms.lot_ms


def test_the_lot_is_fair() -> None:
    """MF-O16: chance draws each of the tied, and nobody else"""
    state = tied().time_up().state
    drawn = [BOX.deal(state, SHELF, Random(seed)).seat for seed in range(200)]
    assert set(drawn) == {ADA, BEN} and 70 < drawn.count(ADA) < 130


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_moves_that_cancel_out_bring_another_round_and_then_the_lot(rounds: int) -> None:
    """MF-O15"""
    game = tied(tie_rounds=rounds)
    for number in range(1, rounds + 1):
        assert isinstance(game.phase, TieTalk) and game.phase.round == number
        ballots = game.table.ballots
        swap = [(seat, Vote(ADA if ballots[seat] == BEN else BEN)) for seat in (CY, EVE)]
        game = game.after(*swap).time_up()
    assert isinstance(game.phase, Lot)


def test_only_the_tied_go_on() -> None:
    """MF-O14: votes for the others are free again"""
    game = council().first_vote(votes(BEN, CY, ADA, BEN, CY, ADA)).until(FinalVote)
    game = game.voted(votes(BEN, ADA, BEN, ADA, CY, CY, ADA, BEN)).until(TieTalk)
    assert game.finalists == (ADA, BEN)
    assert game.table.ballots == (BEN, ADA, BEN, ADA, None, None, ADA, BEN)
    assert game.refusal(EVE, Vote(CY)) == ("not-a-finalist", "MF-45")
    game = game.after((EVE, Vote(ADA))).time_up()
    assert game.gone == (ADA,)


def test_a_tie_of_three_may_become_one_of_two() -> None:
    """MF-O14, MF-O15"""
    ballots = votes(BEN, CY, ADA, BEN, CY, ADA)
    game = council().first_vote(ballots).final_vote(ballots).until(TieTalk)
    assert game.finalists == (ADA, BEN, CY)
    game = game.after((EVE, Vote(ADA)), (GUS, Vote(BEN))).time_up()
    assert isinstance(game.phase, TieTalk)
    assert (game.finalists, game.phase.round) == ((ADA, BEN), 2)


def test_after_the_last_round_the_lot_is_drawn_among_those_who_still_lead() -> None:
    """MF-48, MF-O14, MF-O15: three tie, two votes move, and only two are left to draw"""
    ballots = votes(BEN, CY, ADA, BEN, CY, ADA)
    game = council(tie_rounds=1).first_vote(ballots).final_vote(ballots).until(TieTalk)
    assert game.finalists == (ADA, BEN, CY)
    game = game.after((EVE, Vote(ADA)), (GUS, Vote(BEN))).time_up()
    assert isinstance(game.phase, Lot) and game.phase.tied == (ADA, BEN)
    assert game.refusal(CHANCE, DrawLot(CY)) == ("not-a-deal", "MF-48")
    assert game.table.council.lot == (ADA, BEN)


def test_every_round_of_votes_is_recorded() -> None:
    """MF-53"""
    game = tied().after((CY, Vote(BEN))).time_up()
    finals = [vote.final for vote in game.table.council.votes]
    assert finals == [False, True, True]
    assert game.table.council.votes[-1].ballots[CY] == BEN


# Children


def test_with_children_most_votes_go_at_once() -> None:
    """MF-86: without speeches or a second vote"""
    ballots = votes(BEN, ADA, ADA, ADA, ADA, BEN)
    game = council(kids3=True).first_vote(ballots)
    assert game.finalists == (ADA,)
    game = game.on()
    assert isinstance(game.phase, Reveal) and game.gone == (ADA,)


def test_with_children_a_shared_lead_is_a_final() -> None:
    """MF-87, MF-O26: with speeches, ties and lot as ever"""
    game = council(kids3=True).first_vote(TIE).until(Speeches)
    assert game.finalists == (ADA, BEN)
    assert isinstance(game.final_vote(TIE).until(TieTalk).phase, TieTalk)


def test_the_record_of_all_votes_lies_open() -> None:
    """MF-53: also those of earlier turns"""
    game = council().vote_out(ADA).until(Nightfall).until(Talk)
    assert [each.turn for each in game.table.councils] == [1]
    assert game.table.councils[0].votes[0].ballots[BEN] == ADA
    assert game.table.council.turn == 2 and game.table.council.votes == ()
    assert game.living == PEOPLE[1:8] and GUS in game.living and HAL in game.living
