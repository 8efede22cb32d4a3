"""Secret Identity: votes, the opening of safes, and the end of a game."""

import pytest

from konspira.game import HOST, Outcome, Seat
from konspira.games.secret_identity.moves import (
    ClearVote,
    NextRound,
    Open,
    Ready,
    SendBallot,
    SetVote,
)
from konspira.games.secret_identity.state import (
    Gain,
    Laying,
    Opened,
    RoundOver,
    Scoring,
    Voting,
)
from secret_identity.table import ADA, BEN, CY, DEE, Game, cluing, dealt, voting, wrong

ALL = (ADA, BEN, CY, DEE)
ADAS = ((ADA, SetVote(BEN, 5)), (ADA, SetVote(CY, 6)), (ADA, SetVote(DEE, 7)))
ALL_RIGHT = {seat: {o: o + 1 for o in ALL if o != seat} for seat in ALL}


# Ballots


def test_everybody_guesses_every_opponent() -> None:
    """ID-34, ID-35, ID-O12"""
    game = voting().after(*ADAS[:2])
    assert game.refusal(ADA, SendBallot()) == ("guess-everybody", "ID-O12")
    game = game.after(ADAS[2], (ADA, SendBallot()))
    assert isinstance(game.phase, Voting)
    assert game.phase.sent == (ADA,)
    assert game.table.waiting == (BEN, CY, DEE)


def test_nobody_guesses_themselves() -> None:
    """ID-34"""
    assert voting().refusal(ADA, SetVote(ADA, 5)) == ("guess-somebody-else", "ID-34")
    assert voting().refusal(ADA, ClearVote(ADA)) == ("guess-somebody-else", "ID-34")


def test_nobody_has_a_voting_key_with_their_own_number_to_give() -> None:
    """ID-O05"""
    refused = ("that-is-your-own-number", "ID-O05")
    assert voting().refusal(BEN, SetVote(ADA, 2)) == refused


def test_a_number_moves_from_one_opponent_to_another() -> None:
    """ID-38, ID-O04"""
    game = voting().after(*ADAS, (ADA, SetVote(DEE, 5)))
    assert game.hand(ADA).ballot == (None, None, 6, 5)
    assert game.refusal(ADA, SendBallot()) == ("guess-everybody", "ID-O12")


def test_a_vote_may_be_changed_until_the_ballot_is_sent() -> None:
    """ID-O11"""
    game = voting().after(*ADAS, (ADA, SetVote(BEN, 8)), (ADA, ClearVote(CY)))
    assert game.hand(ADA).ballot == (None, 8, None, 7)
    assert game.refusal(ADA, ClearVote(CY)) == ("no-vote-there", None)
    game = game.after((ADA, SetVote(CY, 6)), (ADA, SendBallot()))
    for move in (SetVote(BEN, 3), ClearVote(BEN), SendBallot()):
        assert game.refusal(ADA, move) == ("not-your-turn", None)


def test_there_is_nobody_beyond_the_last_seat() -> None:
    """ID-34"""
    assert voting().refusal(ADA, SetVote(Seat(4), 5)) == ("no-such-seat", None)


def test_scoring_follows_when_everybody_has_voted() -> None:
    """ID-39"""
    game = voting()
    votes = {seat: wrong(game, seat) for seat in ALL}
    last = votes.pop(DEE)
    game = game.voted(votes)
    assert isinstance(game.phase, Voting)
    assert isinstance(game.voted({DEE: last}).phase, Scoring)


def test_eight_players_always_find_seven_numbers() -> None:
    """ID-16, ID-38, ID-O05"""
    game = voting(8)
    game = game.voted(
        {Seat(s): {Seat(o): o + 1 for o in range(8) if o != s} for s in range(8)}
    )
    assert game.opened().table.scores == (14,) * 8


# Opening


def test_safes_are_opened_one_after_another_by_their_owners() -> None:
    """ID-37, ID-40, ID-O13"""
    game = voting().voted(ALL_RIGHT)
    assert game.phase == Scoring(ALL)
    assert game.table.history[-1].opened == ()
    assert game.refusal(BEN, Open()) == ("not-your-turn", None)
    game = game.after((ADA, Open()), (HOST, Open()))
    assert game.phase == Scoring((CY, DEE))
    assert [opened.seat for opened in game.table.history[-1].opened] == [ADA, BEN]


def test_the_next_round_starts_one_seat_further() -> None:
    """ID-O13"""
    game = voting().all_wrong().opened().next_round().clued().all_wrong()
    assert game.phase == Scoring((BEN, CY, DEE, ADA))


def test_an_open_safe_shows_key_votes_and_points() -> None:
    """ID-01, ID-40, ID-41, ID-42, ID-43, ID-44"""
    votes = {
        ADA: {BEN: 2, CY: 5, DEE: 6},
        BEN: {ADA: 1, CY: 5, DEE: 6},
        CY: {ADA: 7, BEN: 5, DEE: 6},
        DEE: {ADA: 1, BEN: 5, CY: 6},
    }
    game = voting().voted(votes).after((ADA, Open()))
    gains = (Gain(ADA, 2, "ID-42"), Gain(BEN, 1, "ID-43"), Gain(DEE, 1, "ID-43"))
    assert game.table.history[-1].opened == (Opened(ADA, 1, (None, 1, 7, 1), gains),)
    assert game.table.scores == (2, 1, 0, 1)


def test_a_wrong_vote_costs_nothing() -> None:
    """ID-44"""
    game = voting().all_wrong().opened()
    assert game.table.scores == (0, 0, 0, 0)
    assert all(not opened.gains for opened in game.table.history[-1].opened)


@pytest.mark.parametrize("seats", range(3, 9))
def test_nobody_gets_more_than_two_points_for_each_opponent(seats: int) -> None:
    """ID-60"""
    players = [Seat(seat) for seat in range(seats)]
    right = {seat: {o: o + 1 for o in players if o != seat} for seat in players}
    game = voting(seats).voted(right).opened()
    assert game.table.scores == (2 * (seats - 1),) * seats


def test_eight_players_who_know_each_other_end_with_fifty_six() -> None:
    """ID-47, ID-60"""
    players = [Seat(seat) for seat in range(8)]
    right = {seat: {o: o + 1 for o in players if o != seat} for seat in players}
    game = cluing(8)
    for _ in range(4):
        game = game.clued().voted(right).opened()
        game = game if game.outcome else game.next_round()
    assert game.table.scores == (56,) * 8


# Rounds


def test_the_host_begins_the_next_round() -> None:
    """ID-48, ID-49, ID-50, ID-54"""
    game = voting().voted(ALL_RIGHT).opened()
    assert game.phase == RoundOver()
    assert game.refusal(ADA, NextRound()) == ("not-your-turn", None)
    game = game.after((HOST, NextRound()))
    assert game.phase == Laying()
    assert game.hand(ADA).key is None
    assert game.hand(ADA).ballot == (None,) * 4
    assert game.table.safes == (None,) * 4
    assert game.table.scores == (6,) * 4


def test_the_game_ends_after_four_rounds() -> None:
    """ID-07, ID-48, ID-56"""
    game = cluing()
    for number in range(1, 5):
        assert game.table.round == number
        game = game.clued().voted(ALL_RIGHT if number == 2 else {})
        game = game.all_wrong().opened()
        game = game if number == 4 else game.next_round()
    assert game.outcome == Outcome(ALL, (6, 6, 6, 6), "shared")
    assert len(game.table.history) == 4
    for move in (Open(), NextRound(), Ready()):
        assert game.refusal(HOST, move) == ("game-is-over", None)


def test_the_history_keeps_every_round() -> None:
    """ID-51"""
    game = voting().all_wrong().opened()
    played = game.table.history[0]
    assert [person.name for person in played.characters if person] == game.names
    assert all(played.safes)
    assert [opened.number for opened in played.opened] == [1, 2, 3, 4]


# The end


def finished(scores: tuple[int, ...], *, missed: tuple[int, ...] = (0, 0, 0)) -> Game:
    game = voting(3, rounds=1).all_wrong()
    return game.changed(scores=scores, missed=missed).opened()


def test_most_points_win() -> None:
    """ID-57"""
    assert finished((3, 8, 5)).outcome == Outcome((BEN,), (3, 8, 5), "most-points")


def test_cards_matter_among_tied_players_only() -> None:
    """ID-58, ID-O15"""
    outcome = finished((8, 8, 5), missed=(1, 0, 0)).outcome
    assert outcome == Outcome((BEN,), (8, 8, 5), "cards-left")


def test_players_who_are_still_tied_share_the_win() -> None:
    """ID-59"""
    assert finished((8, 8, 5)).outcome == Outcome((ADA, BEN), (8, 8, 5), "shared")


def test_a_group_may_play_fewer_or_more_rounds() -> None:
    """ID-56"""
    assert dealt(rounds=6).table.rounds == 6
    assert finished((1, 0, 0)).table.rounds == 1
