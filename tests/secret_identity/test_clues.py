"""Secret Identity: keys and clues."""

import pytest

from konspira.game import HOST, Seat
from konspira.games.secret_identity.moves import (
    Look,
    MarkGuess,
    NextRound,
    Open,
    Place,
    Ready,
    SendBallot,
    SendClues,
    TakeBack,
)
from konspira.games.secret_identity.pieces import Safe, Side
from konspira.games.secret_identity.state import Clues, Guessing, Scoring, Voting
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    GREEN,
    RED,
    Game,
    by_chance,
    cluing,
    dealt,
    seated,
    together,
)

ALL = (ADA, BEN, CY, DEE)


def placed(*cards: Place, seat: Seat = ADA) -> Game:
    return cluing().after(*[(seat, card) for card in cards])


def shown(*cards: Place) -> Safe | None:
    """Ada's clue, after all others have given theirs."""
    game = placed(*cards).after((ADA, SendClues()))
    return game.clued().table.safes[ADA]


# Keys


def test_a_key_tells_everybody_who_they_are() -> None:
    """ID-03, ID-18, ID-19, ID-20, ID-23"""
    game = dealt().drawn(5, 3, 8, 1)
    assert [game.hand(seat).key for seat in ALL] == [5, 3, 8, 1]
    assert game.hand(HOST).key is None


def test_everybody_sees_who_has_looked() -> None:
    """ID-19"""
    game = cluing().after((CY, Look()), (ADA, Look()))
    assert isinstance(game.phase, Clues)
    assert game.phase.looked == (ADA, CY)
    assert game.refusal(ADA, Look()) == ("looked-already", "ID-19")
    assert game.refusal(HOST, Look()) == ("not-your-turn", None)
    assert together().refusal(BEN, Look()) == ("not-your-turn", None)


def next_round_by_chance(seed: int) -> tuple[Game, Game]:
    """The first round and the second, with what chance brings to each."""
    first = by_chance(by_chance(seated(), seed).each(Ready()), seed)
    over = first.clued().all_wrong().opened().after((HOST, NextRound()))
    return first, by_chance(by_chance(over, seed + 1).each(Ready()), seed + 1)


def test_every_round_lays_out_eight_new_characters() -> None:
    """ID-05, ID-54"""
    for seed in range(10):
        first, second = next_round_by_chance(seed)
        assert len(set(first.names) | set(second.names)) == 16
        assert (first.table.round, second.table.round) == (1, 2)


def test_every_round_everybody_draws_a_new_key_from_all_eight() -> None:
    """ID-05, ID-50, ID-55"""
    drawn: dict[int, set[int | None]] = {}
    for seed in range(60):
        first, second = next_round_by_chance(seed)
        drawn.setdefault(first.hand(ADA).key or 0, set()).add(second.hand(ADA).key)
        assert len({second.hand(seat).key for seat in ALL} - {None}) == 4
    # whatever the first key was, the second may be any, and the first again
    assert set().union(*drawn.values()) == set(range(1, 9))
    assert all(len(keys) > 1 for keys in drawn.values())
    assert any(first in keys for first, keys in drawn.items())


def test_the_old_keys_are_taken_back_before_new_ones_are_drawn() -> None:
    """ID-50"""
    over = cluing().clued().all_wrong().opened().after((HOST, NextRound()))
    assert [over.hand(seat).key for seat in ALL] == [None] * 4
    again = over.laid().drawn(2, 1, 4, 3)
    assert [again.hand(seat).key for seat in ALL] == [2, 1, 4, 3]


# Laying cards


@pytest.mark.parametrize(
    ("face", "end", "picture"),
    [
        (0, 0, "0.4.front-left"),
        (0, 1, "0.4.front-right"),
        (1, 0, "0.4.back-left"),
        (1, 1, "0.4.back-right"),
    ],
)
@pytest.mark.parametrize("side", Side)
def test_one_pictogram_of_a_card_is_seen(
    face: int, end: int, picture: str, side: Side
) -> None:
    """ID-04, ID-25, ID-26, ID-27, ID-28, ID-O01"""
    safe = shown(Place(4, face, end, side))
    assert safe == (Safe((picture,), ()) if side is GREEN else Safe((), (picture,)))


@pytest.mark.parametrize("red", range(4))
def test_three_cards_lie_on_either_side_in_any_split(red: int) -> None:
    """ID-24, ID-O02"""
    sides = [RED] * red + [GREEN] * (3 - red)
    safe = shown(*[Place(card, 0, 0, side) for card, side in enumerate(sides)])
    assert safe is not None
    assert (len(safe.red), len(safe.green)) == (red, 3 - red)


def test_the_place_within_a_side_means_nothing() -> None:
    """ID-29"""
    cards = [Place(3, 0, 0, GREEN), Place(1, 0, 0, GREEN), Place(2, 1, 1, GREEN)]
    assert shown(*cards) == shown(*reversed(cards))
    assert shown(*cards) == Safe(("0.1.front-left", "0.2.back-right", "0.3.front-left"), ())


def test_four_cards_are_too_many() -> None:
    """ID-24, ID-O02, ID-O08"""
    game = placed(*[Place(card, 0, 0, GREEN) for card in range(3)])
    assert game.refusal(ADA, Place(3, 0, 0, RED)) == ("three-cards-at-most", "ID-24")


def test_no_card_is_too_few() -> None:
    """ID-24, ID-O08"""
    assert cluing().refusal(ADA, SendClues()) == ("place-a-card-first", "ID-O08")


def test_a_card_may_be_turned_moved_and_taken_back() -> None:
    """ID-25"""
    game = placed(*[Place(card, 0, 0, GREEN) for card in range(3)])
    game = game.after((ADA, Place(1, 1, 0, RED)), (ADA, TakeBack(0)))
    assert game.hand(ADA).draft == (Place(1, 1, 0, RED), Place(2, 0, 0, GREEN))
    assert game.refusal(ADA, TakeBack(0)) == ("card-is-not-placed", None)


def test_only_cards_of_the_own_hand_can_be_laid() -> None:
    """ID-24"""
    assert cluing().refusal(ADA, Place(10, 0, 0, GREEN)) == ("no-such-card", None)
    assert cluing().refusal(HOST, Place(0, 0, 0, GREEN)) == ("not-your-turn", None)


def test_a_clue_is_fixed_when_it_is_sent() -> None:
    """ID-O10"""
    game = placed(Place(0, 0, 0, GREEN)).after((ADA, SendClues()))
    for move in (Place(1, 0, 0, RED), TakeBack(0), SendClues()):
        assert game.refusal(ADA, move) == ("not-your-turn", None)


def test_clues_appear_together_when_all_are_sent() -> None:
    """ID-32, ID-O10"""
    game = cluing().clued(ADA, BEN, CY)
    assert game.table.safes == (None,) * 4
    assert isinstance(game.phase, Clues)
    assert game.table.waiting == (DEE,)
    game = game.clued(DEE)
    assert isinstance(game.phase, Voting)
    assert [safe.green for safe in game.table.safes if safe] == [
        (f"{seat}.0.front-left",) for seat in ALL
    ]


def test_nobody_votes_before_the_clues_lie_open() -> None:
    """ID-32"""
    for move in (SendBallot(), MarkGuess(1), Open()):
        assert cluing().refusal(ADA, move) == ("not-now", None)


# The stock of cards


def test_used_cards_never_come_back() -> None:
    """ID-06, ID-52, ID-53"""
    game = placed(*[Place(card, 0, 0, GREEN) for card in (0, 2, 4)])
    game = game.after((ADA, SendClues()))
    assert game.table.cards_left == (10, 10, 10, 10)
    game = game.clued().all_wrong().opened().next_round()
    assert game.table.cards_left == (7, 9, 9, 9)
    left = [card[0].split(".")[1] for card in game.hand(ADA).cards]
    assert left == ["1", "3", "5", "6", "7", "8", "9"]


def spent(rounds: int, **chosen: int) -> Game:
    """Three players who lay as much as they can, for so many rounds."""
    game = cluing(3, **chosen)
    for _ in range(rounds):
        for seat in game.table.waiting:
            most = min(3, len(game.hand(seat).cards))
            cards = [(seat, Place(card, 0, 0, GREEN)) for card in range(most)]
            game = game.after(*cards, (seat, SendClues()))
        game = game.all_wrong().opened()
        if game.outcome is None:
            game = game.next_round()
    return game


def test_ten_cards_are_enough_for_four_rounds() -> None:
    """ID-61, ID-62"""
    assert spent(3).table.cards_left == (1, 1, 1)
    assert spent(4).table.cards_left == (0, 0, 0)
    thrifty = cluing(3)
    for _ in range(3):
        thrifty = thrifty.clued().all_wrong().opened().next_round()
    assert thrifty.clued().all_wrong().opened().table.cards_left == (6, 6, 6)


def test_whoever_has_no_card_left_gives_no_clue_but_votes() -> None:
    """ID-O09"""
    game = cluing(3, hand_size=1).clued().all_wrong().opened().next_round()
    assert game.phase == Scoring((BEN, CY, ADA))  # nobody has a card
    game = cluing(3, hand_size=4)
    for seat, cards in ((ADA, 3), (BEN, 3), (CY, 1)):
        moves = [(seat, Place(card, 0, 0, GREEN)) for card in range(cards)]
        game = game.after(*moves, (seat, SendClues()))
    game = game.all_wrong().opened().next_round().clued().all_wrong().opened().next_round()
    assert isinstance(game.phase, Clues)
    assert game.phase.seats == (CY,)
    game = game.after((ADA, Look())).clued()
    assert isinstance(game.phase, Voting)
    assert game.phase.seats == (ADA, BEN)  # Cy has nobody to guess
    assert game.all_wrong().opened().table.missed == (0, 0, 0)


def test_together_only_the_active_seat_gives_a_clue() -> None:
    """ID-71, ID-72"""
    game = together()
    assert game.refusal(BEN, Place(0, 0, 0, GREEN)) == ("not-your-turn", None)
    game = game.clued(ADA)
    assert isinstance(game.phase, Guessing)
    assert game.table.safes == (Safe(("0.0.front-left",), ()), None, None, None)
