"""What most games need is written once: timers, interruptions, hidden answers, presence."""

import pytest
from msgspec import Struct

from konspira.game import Contact, IllegalMove, Seat
from konspira.kit import Away, Collect, Presence, Timer, clockwise, due, resumed

ADA, BEN, CY, DEE = map(Seat, range(4))
ALL = (ADA, BEN, CY, DEE)


class Ending(Struct, frozen=True):
    until: int | None


class Ringing(Struct, frozen=True):
    clock: Timer | None


class Timeless(Struct, frozen=True):
    pass


def test_a_phase_ends_at_a_moment_or_has_a_timer_or_no_limit() -> None:
    assert due(Ending(500)) == 500
    assert due(Ending(None)) is None
    assert due(Ringing(Timer(100, 700, hard=True))) == 700
    assert due(Ringing(None)) is None
    assert due(Timeless()) is None


def test_a_timer_that_has_rung_is_due_no_more() -> None:
    timer = Timer(100, 700, hard=False).ring()
    assert timer.rung and timer.due is None
    assert due(Ringing(timer)) is None


def test_an_interrupted_phase_loses_no_time() -> None:
    assert resumed(Ending(500), 90) == Ending(590)
    later = Ringing(Timer(190, 790, hard=True))
    assert resumed(Ringing(Timer(100, 700, hard=True)), 90) == later
    for phase in (Ending(None), Ringing(None), Timeless()):
        assert resumed(phase, 90) == phase


def test_answers_are_collected_until_all_are_there() -> None:
    votes: Collect[bool] = Collect()
    assert votes.lacking(ALL) == ALL
    votes = votes.given(CY, True).given(ADA, False)
    assert votes.seats == (CY, ADA)
    assert votes.lacking(ALL) == (BEN, DEE)
    assert (votes.of(CY), votes.of(ADA), votes.of(BEN)) == (True, False, None)


def test_a_later_answer_replaces_the_earlier_one() -> None:
    votes = Collect[bool]().given(CY, True).given(ADA, True).given(CY, False)
    assert votes.who(True) == (ADA,)
    assert votes.who(False) == (CY,)


def test_who_answered_alike_is_listed_clockwise() -> None:
    votes = Collect[bool]().given(DEE, True).given(BEN, True)
    assert votes.who(True) == (BEN, DEE)


def test_the_room_tells_who_is_away_and_since_when() -> None:
    people = (
        Presence().updated(Contact(CY, False), 10, 4).updated(Contact(ADA, False), 20, 4)
    )
    assert people.away == (Away(ADA, 20), Away(CY, 10))
    assert people.missing == (ADA, CY)
    assert people.updated(Contact(CY, False), 99, 4) is people
    assert people.updated(Contact(CY, True), 99, 4).missing == (ADA,)
    assert people.updated(Contact(BEN, True), 99, 4) is people


def test_nobody_is_away_who_has_no_seat() -> None:
    with pytest.raises(IllegalMove, match="no-such-seat"):
        Presence().updated(Contact(Seat(4), False), 10, 4)


def test_those_who_are_there_are_waited_for_and_all_if_nobody_is() -> None:
    people = Presence((Away(BEN, 1), Away(CY, 1)))
    assert people.present(ALL) == (ADA, DEE)
    assert people.present((BEN, CY)) == (BEN, CY)
    assert Presence().present(ALL) == ALL


def test_turns_go_clockwise_from_any_seat() -> None:
    assert clockwise(ALL, CY) == (CY, DEE, ADA, BEN)
    assert clockwise((ADA, BEN, DEE), CY) == (DEE, ADA, BEN)
