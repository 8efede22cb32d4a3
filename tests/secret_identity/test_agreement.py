"""Secret Identity together: how a team settles on one character."""

from collections import Counter
from itertools import product

import pytest
from promises import Play

from konspira.game import HOST, ROOM, Act, HostSeat, Seat
from konspira.games.secret_identity import GAME as secret_identity
from konspira.games.secret_identity.moves import ConfirmGuess, Decide, MarkGuess, Object
from konspira.games.secret_identity.pieces import NUMBERS
from konspira.games.secret_identity.state import Confirmed, Guessing, Mark, Revealed
from konspira.kit import Timer
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    Game,
    guess,
    guessing,
    leave,
    marks,
    skip,
    together,
)

# Phones that sleep


def test_a_sleeping_phone_decides_nothing() -> None:
    """ID-O30: a mark is a proposal, and the others sit in the room."""
    game = guessing().after((BEN, MarkGuess(5))).away(CY, DEE)
    assert marks(game) == [(BEN, 5)]
    assert game.table.waiting == (BEN, CY, DEE)
    game = game.back(DEE).after((DEE, MarkGuess(5)))
    assert marks(game) == [(BEN, 5), (DEE, 5)]
    assert guess(game.back(CY).after((CY, MarkGuess(5)))) == 5


def test_whoever_has_marked_may_put_the_phone_away() -> None:
    """ID-O30"""
    game = guessing().after((CY, MarkGuess(3)), (DEE, MarkGuess(3))).away(CY, DEE)
    assert guess(game.after((BEN, MarkGuess(3)))) == 3
    rung = guessing(talk_seconds=120).after((CY, MarkGuess(3))).away(CY).time_up()
    assert guess(rung) == 3


# Confirmed by a second tap


def confirmed(*others: tuple[Seat, int], **chosen: int) -> Game:
    """Ben means number 5 and says that this is the answer; these others have marked."""
    game = guessing(**chosen).after(*[(seat, MarkGuess(number)) for seat, number in others])
    return game.after((BEN, MarkGuess(5)), (BEN, ConfirmGuess()))


def confirmation(game: Game) -> Confirmed | None:
    assert isinstance(game.phase, Guessing), game.phase
    return game.phase.confirmed


def test_a_confirmed_mark_is_the_answer_when_nobody_objects_for_five_seconds() -> None:
    """ID-O30"""
    game = confirmed((CY, 3)).away(DEE)
    assert confirmation(game) == Confirmed(BEN, 5, game.now - 10_000 + 5_000)
    assert guess(game.time_up()) == 5


def test_before_that_time_is_not_up() -> None:
    """ID-O30"""
    game = confirmed()
    assert game.deadline == game.now + 5_000
    assert guessing().after((BEN, MarkGuess(5))).deadline is None


@pytest.mark.parametrize("seat", [BEN, CY, DEE])
def test_every_guesser_may_object(seat: Seat) -> None:
    """ID-O30: also the one who confirmed, who takes it back."""
    game = confirmed()
    assert game.may("Object") == [BEN, CY, DEE]
    game = game.at(game.now + 4_999, seat, Object())
    assert (confirmation(game), marks(game)) == (None, [(BEN, 5)])
    assert game.deadline is None
    assert confirmation(game.after((BEN, ConfirmGuess())))


def test_whoever_marks_another_one_objects() -> None:
    """ID-O30"""
    game = confirmed()
    game = game.at(game.now + 1_000, CY, MarkGuess(2))
    assert (confirmation(game), marks(game)) == (None, [(BEN, 5), (CY, 2)])
    game = confirmed()
    assert confirmation(game.at(game.now + 1_000, BEN, MarkGuess(2))) is None


def test_whoever_marks_the_same_one_does_not_object() -> None:
    """ID-O30: and when all say so, nobody has to wait."""
    game = confirmed()
    game = game.at(game.now + 1_000, CY, MarkGuess(5))
    assert confirmation(game)
    assert guess(game.at(game.now + 1_000, DEE, MarkGuess(5))) == 5


def test_only_an_own_mark_is_confirmed_and_only_one_at_a_time() -> None:
    """ID-O30"""
    game = guessing().after((BEN, MarkGuess(5)), (CY, MarkGuess(5)))
    assert game.may("ConfirmGuess") == [BEN, CY]
    assert game.refusal(DEE, ConfirmGuess()) == ("mark-first", "ID-O30")
    assert game.refusal(CY, Object()) == ("nothing-is-confirmed", "ID-O30")
    game = game.after((BEN, ConfirmGuess()))
    assert game.refusal(CY, ConfirmGuess()) == ("confirmed-already", "ID-O30")


def test_whoever_gave_the_clue_neither_confirms_nor_objects() -> None:
    """ID-74, ID-O30"""
    game = confirmed()
    for move in (ConfirmGuess(), Object()):
        assert game.refusal(ADA, move) == ("not-your-turn", None)
        assert game.refusal(HOST, move) == ("not-your-turn", None)


def test_without_its_guesser_a_confirmation_is_void() -> None:
    """ID-O30"""
    assert confirmation(confirmed().after(skip(BEN))) is None
    assert confirmation(confirmed().after(leave(BEN))) is None
    assert confirmation(confirmed().after(skip(CY)))


def test_whoever_was_passed_over_may_still_object() -> None:
    """ID-O30"""
    game = guessing().after(skip(DEE), (BEN, MarkGuess(5)), (BEN, ConfirmGuess()))
    assert game.after((DEE, Object())).phase == Guessing((Mark(BEN, 5),))


@pytest.mark.parametrize(("second", "answer"), [(100, 5), (117, 3)])
def test_the_end_of_the_talk_does_not_wait_for_objections(second: int, answer: int) -> None:
    """ID-O17, ID-O30: most marks count when it comes first."""
    game = guessing(talk_seconds=120)
    began = game.now
    game = game.after((CY, MarkGuess(3)), (DEE, MarkGuess(3)), (BEN, MarkGuess(5)))
    game = game.at(began + second * 1_000, BEN, ConfirmGuess())
    assert game.deadline == began + min(120, second + 5) * 1_000
    assert guess(game.time_up()) == answer


# The host decides


def test_the_host_decides_for_a_number_that_somebody_means() -> None:
    """ID-O30"""
    game = guessing().after((BEN, MarkGuess(5)), (CY, MarkGuess(2))).away(DEE)
    assert game.choices(HOST, "Decide", "number") == (2, 5)
    assert guess(game.after((HOST, Decide(2)))) == 2
    assert game.refusal(HOST, Decide(1)) == ("nobody-means-that", "ID-O30")
    assert game.refusal(BEN, Decide(5)) == ("not-your-turn", None)
    assert guessing().refusal(HOST, Decide(5)) == ("nobody-means-that", "ID-O30")


def test_a_host_who_gave_the_clue_does_not_decide() -> None:
    """ID-74, ID-O30"""
    game = guessing().after((BEN, MarkGuess(1)))
    hosts = game.after((ROOM, HostSeat(ADA)))
    assert hosts.refusal(HOST, Decide(1)) == ("host-gives-the-clue", "ID-74")
    assert "Decide" not in hosts.hand(HOST).may
    for seat in (BEN, None):
        assert guess(game.after((ROOM, HostSeat(seat)), (HOST, Decide(1)))) == 1
    assert game.refusal(ROOM, HostSeat(Seat(9))) == ("no-such-seat", None)


# Marks and time


def test_nothing_is_guessed_when_no_guesser_is_there() -> None:
    """ID-O17, ID-O30"""
    game = guessing().away(BEN, CY, DEE)
    assert isinstance(game.phase, Guessing)
    assert game.table.waiting == (BEN, CY, DEE)


def test_after_the_time_limit_the_majority_counts() -> None:
    """ID-O17"""
    game = guessing(5, talk_seconds=120)
    game = game.after((Seat(4), MarkGuess(7)), (CY, MarkGuess(7)), (BEN, MarkGuess(2)))
    assert guess(game.time_up()) == 7


@pytest.mark.parametrize("active", [ADA, CY])
def test_a_tie_is_broken_by_the_player_after_the_active_one(active: Seat) -> None:
    """ID-O17"""
    game = together(talk_seconds=120)
    while game.table.active != active:
        game = game.clued().guessed(2).next_turn()
    game = game.clued()
    first, second = game.table.waiting[:2] if active == ADA else (DEE, ADA)
    game = game.after((second, MarkGuess(4)), (first, MarkGuess(8)))
    assert guess(game.time_up()) == 8


def test_the_bell_alone_decides_nothing() -> None:
    """ID-O17, ID-O22"""
    game = guessing(talk_seconds=120)
    assert isinstance(game.phase, Guessing)
    assert game.phase.clock == Timer(game.now, game.now + 120_000, hard=True)
    rung = game.time_up()
    assert isinstance(rung.phase, Guessing)
    assert rung.phase.clock == Timer(game.now, game.now + 120_000, hard=True, rung=True)
    assert rung.deadline is None
    one = rung.after((BEN, MarkGuess(4)))
    assert marks(one) == [(BEN, 4)]
    assert guess(one.after((DEE, MarkGuess(4)))) == 4  # two of three


def test_the_table_tells_which_mark_would_be_the_last_word() -> None:
    """ID-O17"""
    game = guessing(talk_seconds=120).after((BEN, MarkGuess(4)))
    assert game.table.decisive == ((), (), (), ())
    game = game.after((CY, MarkGuess(4)))
    assert game.table.decisive == ((), (), (), (4,))
    one = guessing(talk_seconds=120).time_up().after((BEN, MarkGuess(4)))
    assert one.table.decisive == ((), (), (4,), (4,))  # now two of three are enough


def test_a_mark_ends_the_guess_if_and_only_if_it_is_decisive() -> None:
    """ID-O17"""
    told: Counter[bool] = Counter()
    for seed, seats in product(range(3), (3, 5, 8)):
        chosen = {"mode": "cooperative", "talk_seconds": 20}
        for state in Play(secret_identity, seats, seed, chosen, 150).states:
            if not isinstance(state.phase, Guessing):
                continue
            decisive = secret_identity.table(state).decisive
            for seat, number in product(map(Seat, range(seats)), NUMBERS):
                if "MarkGuess" not in secret_identity.hand(state, seat).may:
                    assert decisive[seat] == ()
                    continue
                after = secret_identity.apply(state, Act(0, seat, MarkGuess(number)))
                told[number in decisive[seat]] += 1
                assert isinstance(after.phase, Revealed) is (number in decisive[seat])
    assert all(told[answer] > 50 for answer in (True, False))


def test_the_host_may_go_on_without_a_guesser() -> None:
    """ID-O17"""
    game = guessing().after((BEN, MarkGuess(3)), (CY, MarkGuess(4)), (DEE, MarkGuess(4)))
    assert guess(game.after(skip(BEN))) == 4
    passed = guessing().after(skip(BEN))
    assert passed.phase == Guessing(passed=(BEN,))
    assert passed.after((BEN, MarkGuess(3))).phase == Guessing((Mark(BEN, 3),))


def test_a_team_may_end_without_an_answer() -> None:
    """ID-O17, ID-O18"""
    game = guessing().after(skip(BEN), skip(CY), skip(DEE))
    assert guess(game) is None
    assert game.table.team_score == 0


def test_a_running_time_limit_comes_before_the_host() -> None:
    """ID-O22"""
    game = guessing(talk_seconds=120)
    assert game.refusal(*skip(BEN)) == ("too-early", "ID-O22")
    assert isinstance(game.time_up().after(skip(BEN)).phase, Guessing)
