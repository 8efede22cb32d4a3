"""Spyfall when time is up: everybody points at once, and it binds nobody."""

from typing import Any

import pytest

from konspira.game import CHANCE, HOST
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Guess,
    Nominate,
    OpenPoll,
    OpenVote,
    PassTurn,
    Point,
    Retire,
    Reveal,
    VoidRound,
    Vote,
)
from konspira.games.spyfall.phases import Facing, Judging, Nominating, Pointing
from konspira.games.spyfall.record import Convicted, Pointed
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
    PEOPLE,
    SPYFALL2,
    Game,
    asking,
    both_boxes,
    cards,
    round_over,
    started,
)

NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}
CANDIDATES: dict[str, Any] = {"time_out_vote": "candidates"}
AT_FAY = {ADA: FAY, BEN: FAY, CY: BEN, DEE: FAY, EVE: BEN, FAY: BEN}


def poll(seats: int = 6, box: AnyGame = SPYFALL2, **chosen: Any) -> Game:
    """Time is up, and nobody has pointed yet."""
    return asking(seats, box, **chosen).time_up()


def lap(game: Game) -> tuple[type, int, int]:
    """What kind of turn it is in the lap of votes, the how many-eth, and whose."""
    assert isinstance(game.phase, Nominating | Facing), game.phase
    return type(game.phase), game.phase.lap, game.phase.seat


# What happens


@both_boxes
def test_when_time_is_up_everybody_points_at_once_for_20_seconds(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box)
    assert game.phase == Pointing((), game.now + 20_000)
    assert game.may("Point") == list(PEOPLE[:6])
    assert game.table.waiting == PEOPLE[:6]
    assert game.choices(BEN, "Point", "seat") == (ADA, CY, DEE, EVE, FAY)


@pytest.mark.parametrize("way", [NOMINATORS, CANDIDATES], ids=["nominators", "candidates"])
@both_boxes
def test_when_all_have_pointed_the_poll_opens_and_the_dealer_begins(
    box: AnyGame, way: dict[str, Any]
) -> None:
    """SF2-O40, SF2-57, SW-O28, SW-41"""
    game = poll(6, box, **way).pointed(AT_FAY)
    expected = Nominating if way is NOMINATORS else Facing
    assert lap(game) == (expected, 0, ADA)
    assert game.table.poll == tuple(Pointed(s, at) for s, at in AT_FAY.items())


def test_the_poll_shows_in_the_order_of_the_seats_not_of_the_taps() -> None:
    """SF2-O40"""
    taps = dict(reversed(AT_FAY.items()))
    assert poll().pointed(taps).table.poll == poll().pointed(AT_FAY).table.poll


@both_boxes
def test_after_20_seconds_the_poll_opens_without_those_who_have_not_pointed(
    box: AnyGame,
) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box).pointed({CY: FAY}).time_up()
    assert game.table.poll == (Pointed(CY, FAY),)
    assert lap(game)[1:] == (0, ADA)


@both_boxes
def test_if_nobody_points_the_votes_begin_all_the_same(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box).time_up()
    assert game.table.poll == ()
    assert lap(game)[1:] == (0, ADA)


@both_boxes
def test_who_thinks_better_of_it_points_at_another_until_the_poll_opens(
    box: AnyGame,
) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box).pointed({BEN: CY})
    assert game.hand(BEN).points_at == CY
    game = game.pointed({BEN: FAY})
    assert game.hand(BEN).points_at == FAY
    assert game.phase == Pointing((BEN,), game.deadline or 0)
    assert game.time_up().table.poll == (Pointed(BEN, FAY),)


@both_boxes
def test_nobody_points_at_themselves_or_at_an_empty_seat(box: AnyGame) -> None:
    """SF2-O15, SF2-O40, SW-O08, SW-O28"""
    rule = "SF2-O15" if box is SPYFALL2 else "SW-O08"
    assert poll(6, box).refusal(BEN, Point(BEN)) == ("accuse-somebody-else", rule)
    assert poll(6, box).refusal(BEN, Point(GUS)) == ("no-such-seat", None)


@both_boxes
def test_during_the_poll_nobody_can_guess_accuse_vote_or_nominate(box: AnyGame) -> None:
    """SF2-O12, SF2-O40, SW-O05, SW-O28"""
    game = poll(6, box)
    for move in (Reveal(), Guess(BEACH), Accuse(ADA), Vote(True), OpenVote()):
        assert game.refusal(FAY, move) == ("not-now", None)
    assert game.refusal(ADA, Nominate(FAY)) == ("not-now", None)


@both_boxes
def test_before_time_is_up_and_afterwards_nobody_points(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    for game in (asking(6, box), poll(6, box).time_up()):
        assert game.refusal(BEN, Point(FAY)) == ("not-now", None)
        assert game.refusal(HOST, OpenPoll()) == ("not-now", None)


# It binds nobody


@both_boxes
def test_the_poll_convicts_nobody_though_all_point_at_one(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box).pointed({**dict.fromkeys(PEOPLE[:5], FAY), FAY: ADA})
    assert lap(game)[1:] == (0, ADA)
    assert game.table.trials == ()
    assert game.table.accused == ()
    assert game.table.history == ()


def test_the_dealer_may_nominate_another_than_they_pointed_at() -> None:
    """SF2-57, SF2-O40"""
    game = poll().pointed(AT_FAY).after((ADA, Nominate(CY)), (ADA, OpenVote()))
    assert isinstance(game.phase, Judging)
    assert game.phase.suspect == CY
    assert game.phase.voted == (ADA,)  # Ben pointed at Fay, and votes as he likes
    assert game.may("Vote") == [BEN, DEE, EVE, FAY]


def test_the_poll_changes_no_points() -> None:
    """SF2-O40, SF2-100"""
    game = poll().pointed(AT_FAY).after((ADA, Nominate(FAY))).votes()
    assert game.last.ending == Convicted(FAY, mid_round=False)
    assert game.points == (2, 2, 2, 2, 2, 0)


# People who are not there


@both_boxes
def test_the_poll_waits_only_for_those_who_are_there(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = asking(6, box).away(ADA, EVE).time_up()
    assert game.table.waiting == (BEN, CY, DEE, FAY)
    game = game.pointed({BEN: FAY, CY: FAY, DEE: BEN})
    assert isinstance(game.phase, Pointing)
    game = game.pointed({FAY: EVE})  # who is away may be pointed at
    assert len(game.table.poll) == 4
    assert lap(game)[1:] == (0, ADA)


@both_boxes
def test_the_poll_opens_when_the_last_one_who_has_not_pointed_goes_away(
    box: AnyGame,
) -> None:
    """SF2-O40, SW-O28"""
    game = poll(4, box).pointed({ADA: BEN, BEN: CY, CY: DEE})
    assert isinstance(game.phase, Pointing)
    gone = game.away(DEE)
    assert len(gone.table.poll) == 3
    assert lap(gone)[1:] == (0, ADA)


@both_boxes
def test_who_comes_back_during_the_poll_is_waited_for_and_points(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = asking(4, box).away(DEE).time_up().pointed({ADA: BEN, BEN: CY}).back(DEE)
    game = game.pointed({CY: DEE})
    assert game.table.waiting == (DEE,)
    assert len(game.pointed({DEE: ADA}).table.poll) == 4


@both_boxes
def test_a_dark_phone_may_point_all_the_same(box: AnyGame) -> None:
    """SF2-O40, SW-O28: it was asleep, and its owner sits at the table."""
    game = asking(4, box).away(DEE).time_up().pointed({DEE: ADA, ADA: BEN, BEN: CY})
    assert isinstance(game.phase, Pointing)
    assert game.pointed({CY: DEE}).table.poll[-1] == Pointed(DEE, ADA)


@both_boxes
def test_if_only_one_is_there_their_finger_opens_the_poll(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = asking(4, box).away(ADA, BEN, CY).time_up().pointed({DEE: BEN})
    assert game.table.poll == (Pointed(DEE, BEN),)
    assert lap(game)[1:] == (0, ADA)


@both_boxes
def test_if_all_are_away_the_poll_ends_by_itself(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = asking(4, box).away(ADA, BEN, CY, DEE).time_up()
    assert isinstance(game.phase, Pointing)
    assert lap(game.time_up())[1:] == (0, ADA)


# The host


@both_boxes
def test_the_host_may_open_the_poll_early_and_nobody_else(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box).pointed({CY: FAY})
    assert "OpenPoll" in game.hand(HOST).may
    assert game.may("OpenPoll") == []
    assert game.refusal(ADA, OpenPoll()) == ("not-your-turn", None)
    opened = game.after((HOST, OpenPoll()))
    assert opened.table.poll == (Pointed(CY, FAY),)
    assert lap(opened)[1:] == (0, ADA)
    assert game.refusal(HOST, PassTurn(BEN)) == ("nobody-waits-for-them", None)


@both_boxes
def test_a_round_that_is_called_off_during_the_poll_leaves_nothing_of_it(
    box: AnyGame,
) -> None:
    """SF2-O40, SW-O28"""
    game = poll(6, box).pointed({CY: FAY}).after((HOST, VoidRound()))
    game = game.after((CHANCE, cards(game.state, BANK)))
    assert game.table.poll == ()
    assert started(game).time_up().time_up().table.poll == ()


@both_boxes
def test_the_poll_of_a_round_is_gone_in_the_next(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    game = poll(3, box, **NOMINATORS).pointed({ADA: CY, BEN: CY, CY: ADA})
    game = game.after((ADA, Nominate(CY))).votes()
    assert len(game.table.poll) == 3  # it may be looked at when the cards lie open
    assert game.next_round(BANK).table.poll == ()


def test_who_has_left_for_good_neither_points_nor_is_pointed_at() -> None:
    """SF2-O40"""
    game = round_over(6).after((HOST, Retire(CY))).next_round(BANK)
    game = started(game).time_up()
    assert game.may("Point") == [ADA, BEN, DEE, EVE, FAY]
    assert game.choices(ADA, "Point", "seat") == (BEN, DEE, EVE, FAY)
    assert game.refusal(CY, Point(ADA)) == ("not-your-turn", None)
    assert game.refusal(ADA, Point(CY)) == ("no-such-seat", None)
