"""Secret Identity: slow, absent and departed players, and soft time limits."""

import pytest

from konspira.game import CLOCK, HOST, ROOM, Contact, Outcome, Seat, TimeUp
from konspira.games.secret_identity.moves import (
    Leave,
    Look,
    NextRound,
    Open,
    Place,
    SendClues,
    SetVote,
    Skip,
)
from konspira.games.secret_identity.pieces import NUMBERS
from konspira.games.secret_identity.state import (
    Characters,
    Clues,
    RoundOver,
    Scoring,
    Voting,
)
from konspira.kit import Timer
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    GREEN,
    Game,
    cluing,
    dealt,
    leave,
    seated,
    skip,
    voting,
)


def open_votes(game: Game, seat: Seat) -> tuple[int | None, ...]:
    """The votes in this seat's safe, after all are open."""
    return next(o.votes for o in game.table.history[-1].opened if o.seat == seat)


# Time limits


def test_there_is_no_time_limit_by_default() -> None:
    """ID-O22"""
    assert cluing().deadline is voting().deadline is None
    assert cluing().refusal(CLOCK, TimeUp()) == ("no-deadline", None)
    assert dealt().refusal(CLOCK, TimeUp()) == ("no-deadline", None)


def test_a_soft_limit_only_rings() -> None:
    """ID-O22"""
    game = cluing(clue_seconds=120)
    assert game.deadline == game.now + 120_000
    assert game.refusal(CLOCK, TimeUp()) == ("too-early", None)
    assert game.refusal(ADA, TimeUp()) == ("not-your-turn", None)
    rung = game.time_up()
    assert isinstance(rung.phase, Clues)
    assert rung.phase.clock == Timer(game.now, game.now + 120_000, hard=False, rung=True)
    assert rung.table.waiting == game.table.waiting
    assert rung.deadline is None
    assert isinstance(rung.clued().phase, Voting)


def test_a_ballot_takes_longer_with_more_opponents() -> None:
    """ID-O22"""
    for seats in (3, 8):
        game = voting(seats, ballot_seconds=30)
        assert game.deadline == game.now + (seats - 1) * 30_000
        rung = game.time_up().phase
        assert isinstance(rung, Voting) and rung.clock and rung.clock.rung


def test_the_host_goes_on_without_somebody_only_after_the_limit() -> None:
    """ID-O22"""
    game = cluing(clue_seconds=120)
    assert game.refusal(*skip(DEE)) == ("too-early", "ID-O22")
    assert "Skip" not in game.hand(HOST).may
    assert isinstance(game.time_up().after(skip(DEE)).phase, Clues)


def test_nobody_has_to_wait_out_the_limit_for_the_absent() -> None:
    """ID-O22"""
    game = cluing(clue_seconds=120).away(DEE).after(skip(DEE))
    assert isinstance(game.phase, Clues)
    assert game.phase.skipped == (DEE,)


# Skipped


def test_a_safe_without_a_clue_takes_no_votes() -> None:
    """ID-O09"""
    game = cluing().clued(ADA, BEN, CY).after(skip(DEE))
    assert isinstance(game.phase, Voting)
    assert game.table.safes[DEE] is None
    assert game.phase.seats == (ADA, BEN, CY, DEE)
    assert game.refusal(ADA, SetVote(DEE, 5)) == ("no-clue-in-that-safe", "ID-O09")
    game = game.all_wrong().opened()
    assert open_votes(game, DEE) == (None,) * 4


def test_whoever_gave_no_clue_may_still_vote() -> None:
    """ID-O09"""
    game = cluing(3).clued(ADA, BEN).after(skip(CY))
    votes = {ADA: {BEN: 5}, BEN: {ADA: 5}, CY: {ADA: 1, BEN: 2}}
    assert game.voted(votes).opened().table.scores == (1, 1, 2)


def test_a_skipped_draft_stays_in_the_hand() -> None:
    """ID-58"""
    game = cluing().after((DEE, Place(0, 0, 0, GREEN))).clued(ADA, BEN, CY)
    game = game.after(skip(DEE))
    assert len(game.hand(DEE).cards) == 10
    assert game.hand(DEE).draft == ()


def test_the_votes_already_set_count() -> None:
    """ID-36, ID-44"""
    game = voting(3).voted({ADA: {BEN: 5, CY: 6}, BEN: {ADA: 5, CY: 6}})
    game = game.after((CY, SetVote(ADA, 1)), skip(CY))
    assert isinstance(game.phase, Scoring)
    game = game.opened()
    assert game.table.scores == (1, 0, 1)
    assert open_votes(game, BEN) == (5, None, None)


def test_others_votes_on_a_skipped_voter_stay_valid() -> None:
    """ID-42"""
    game = voting(3).voted({ADA: {BEN: 5, CY: 3}, BEN: {ADA: 5, CY: 3}})
    assert game.after(skip(CY)).opened().table.scores == (1, 1, 2)


def test_a_skipped_round_counts_as_a_card_used() -> None:
    """ID-58, ID-O15"""
    game = cluing(3, rounds=1).clued(ADA, BEN).after(skip(CY)).all_wrong()
    assert game.table.missed == (0, 0, 1)
    assert game.table.cards_left == (9, 9, 10)
    assert game.opened().outcome == Outcome((ADA, BEN, CY), (0, 0, 0), "shared")


def test_no_more_cards_are_counted_than_there_are() -> None:
    """ID-58"""
    game = voting(3, rounds=1, hand_size=1).all_wrong()
    game = game.changed(missed=(3, 0, 1)).opened()
    assert game.outcome == Outcome((ADA, BEN, CY), (0, 0, 0), "shared")


def test_a_round_without_any_clue_goes_on_to_the_safes() -> None:
    """ID-O09"""
    game = cluing(3).after(skip(ADA), skip(BEN), skip(CY))
    assert game.phase == Scoring((ADA, BEN, CY))
    assert game.opened().table.scores == (0, 0, 0)


def test_the_only_one_with_a_clue_has_nobody_to_guess() -> None:
    """ID-34"""
    game = cluing(3).clued(ADA).after(skip(BEN), skip(CY))
    assert isinstance(game.phase, Voting)
    assert game.phase.seats == (BEN, CY)
    assert game.refusal(ADA, SetVote(BEN, 3)) == ("not-your-turn", None)


def test_only_the_host_skips_and_only_whom_all_wait_for() -> None:
    game = cluing().clued(ADA)
    assert game.refusal(BEN, Skip(CY)) == ("not-your-turn", None)
    for seat in (ADA, Seat(7)):
        assert game.refusal(*skip(seat)) == ("nobody-waits-for-them", None)
    scoring = voting().all_wrong()
    assert scoring.refusal(*skip(ADA)) == ("nobody-waits-for-them", None)
    assert scoring.opened().refusal(*skip(ADA)) == ("nobody-waits-for-them", None)


# Contact


def test_everybody_sees_who_is_missing() -> None:
    game = cluing().away(CY, ADA, CY)
    assert game.table.missing == (ADA, CY)
    assert game.back(CY).table.missing == (ADA,)
    assert game.refusal(ADA, Contact(CY, True)) == ("not-your-turn", None)


@pytest.mark.parametrize(
    "game",
    [
        seated(),
        dealt(),
        cluing(),
        voting(),
        voting().all_wrong(),
        voting().all_wrong().opened(),
    ],
)
def test_contact_may_be_lost_in_every_phase(game: Game) -> None:
    lost = game.away(DEE)
    assert lost.table.missing == (DEE,)
    assert lost.phase == game.phase


def test_contact_no_longer_matters_when_the_game_is_over() -> None:
    game = voting(rounds=1).all_wrong().opened()
    assert game.refusal(ROOM, Contact(ADA, False)) == ("game-is-over", None)


def test_nobody_plays_a_card_for_the_absent() -> None:
    """ID-O22"""
    game = cluing().clued(ADA, BEN, CY).away(DEE)
    assert game.table.waiting == (DEE,)


def test_reconnecting_restores_key_hand_and_drafts() -> None:
    """ID-O11"""
    laid = Place(3, 1, 0, GREEN)
    game = cluing().after((ADA, laid))
    back = game.away(ADA).back(ADA)
    assert back.hand(ADA) == game.hand(ADA)
    assert back.hand(ADA).draft == (laid,)
    game = voting().after((ADA, SetVote(CY, 6))).away(ADA)
    assert game.back(ADA).hand(ADA).ballot == (None, None, 6, None)


# Gone for good


def test_whoever_leaves_is_removed_after_the_round() -> None:
    game = cluing().after(leave(DEE))
    assert game.table.gone == (DEE,)
    assert game.refusal(DEE, Look()) == ("not-your-turn", None)
    assert game.hand(DEE).may == ()
    game = game.clued().all_wrong().opened().next_round()
    assert isinstance(game.phase, Clues)
    assert game.phase.seats == (ADA, BEN, CY)
    assert game.hand(DEE).key is None
    assert game.clued().all_wrong().phase == Scoring((BEN, CY, ADA))


def test_the_clue_of_one_who_left_is_still_guessed() -> None:
    """ID-42"""
    game = cluing(4).clued(DEE).after(leave(DEE)).clued()
    assert isinstance(game.phase, Voting)
    assert game.phase.seats == (ADA, BEN, CY)
    votes = {
        ADA: {BEN: 5, CY: 6, DEE: 4},
        BEN: {ADA: 5, CY: 6, DEE: 4},
        CY: {ADA: 5, BEN: 6, DEE: 7},
    }
    game = game.voted(votes).opened()
    assert game.table.scores == (1, 1, 0, 2)


def test_the_ballot_of_one_who_left_counts_as_far_as_it_is_set() -> None:
    """ID-43"""
    game = voting().after((DEE, SetVote(ADA, 1)), leave(DEE))
    assert game.table.waiting == (ADA, BEN, CY)
    game = game.all_wrong().opened()
    assert game.table.scores == (1, 0, 0, 1)


def test_the_host_opens_the_safe_of_one_who_left() -> None:
    """ID-40"""
    game = voting().all_wrong().after(leave(ADA))
    assert game.awaited == {HOST}
    assert game.after((HOST, Open())).phase == Scoring((BEN, CY, DEE))


def test_points_stay_in_the_ranking() -> None:
    game = voting(rounds=1).all_wrong()
    game = game.changed(scores=(9, 2, 2, 2)).after(leave(ADA))
    assert game.opened().outcome == Outcome((ADA,), (9, 2, 2, 2), "most-points")


def test_a_tie_goes_to_those_who_stayed() -> None:
    """ID-58, ID-O15"""
    game = voting(rounds=1).all_wrong()
    game = game.changed(scores=(9, 9, 2, 2)).after(leave(ADA))
    assert game.opened().outcome == Outcome((BEN,), (9, 9, 2, 2), "cards-left")


def test_three_must_remain_for_a_full_game() -> None:
    """ID-02"""
    game = cluing(3).after(leave(CY)).clued().all_wrong()
    assert isinstance(game.phase, Scoring)  # the round is finished
    game = game.opened()
    assert game.outcome == Outcome((), (0, 0, 0), "broken-off")
    last = cluing(3, rounds=1).after(leave(CY)).clued().all_wrong().opened()
    assert last.outcome == Outcome((ADA, BEN), (0, 0, 0), "shared")


@pytest.mark.parametrize("game", [dealt(3), voting(3).all_wrong().opened()])
def test_between_rounds_there_is_nothing_to_finish(game: Game) -> None:
    """ID-02"""
    assert isinstance(game.phase, Characters | RoundOver)
    assert game.after(leave(BEN)).outcome == Outcome((), (0, 0, 0), "broken-off")


def test_nobody_leaves_twice() -> None:
    game = cluing().after(leave(DEE))
    for seat in (DEE, Seat(7)):
        assert game.refusal(*leave(seat)) == ("no-such-seat", None)
    assert game.refusal(ADA, Leave(BEN)) == ("not-your-turn", None)


def test_nobody_joins_later() -> None:
    """ID-02: the number of seats is that of the first deal."""
    game = voting().all_wrong().opened().after((HOST, NextRound())).laid()
    assert len(game.table.cards_left) == 4
    assert len(NUMBERS) == 8


def test_a_clue_sent_before_leaving_needs_no_second_look() -> None:
    game = cluing().after((DEE, Place(0, 0, 0, GREEN)), (DEE, SendClues()), leave(DEE))
    assert game.table.missed == (0, 0, 0, 0)


def test_the_host_opens_the_safe_of_a_player_who_has_left() -> None:
    """ID-40: somebody who has left for good cannot."""
    game = voting().all_wrong()
    owner = game.table.waiting[0]
    left = game.after((HOST, Leave(owner)))
    assert left.refusal(owner, Open()) == ("not-your-turn", None)
    assert left.after((HOST, Open())).table.history[-1].opened[0].seat == owner


def test_when_all_have_left_nobody_can_leave() -> None:
    game = voting(3).all_wrong().after(leave(ADA), leave(BEN), leave(CY))
    assert isinstance(game.phase, Scoring)
    assert game.hand(HOST).may == ("Open",)
